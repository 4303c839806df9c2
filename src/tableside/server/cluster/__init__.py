"""Cluster: several servers on one PostgreSQL that tell each other what happened over Redis. ``docs/reliability.md``
explains the design."""

"""Nodes: several servers on one PostgreSQL, told of each other's news by Redis. ``docs/reliability.md`` says why so."""

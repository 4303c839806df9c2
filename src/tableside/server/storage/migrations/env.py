"""Alembic's entry: it is given an open connection by ``store.migrate`` and never reads a configuration file."""

from alembic import context

from tableside.server.storage.model import metadata

connection = context.config.attributes["connection"]
# SQLite changes a table by creating it again.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

"""Alembic's entry: runs on the connection it is handed, inside the transaction that is open there."""

from alembic import context

from sixrubies.table.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

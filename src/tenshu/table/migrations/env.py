"""What Alembic runs: the migrations, on the connection of whoever asks and within its transaction."""

from __future__ import annotations

from alembic import context

from tenshu.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by making a new one
)
with context.begin_transaction():
    context.run_migrations()

"""How a database of an earlier Tenshu becomes one of today; Alembic runs it, behind a lock, when a store is opened.

A new migration is a file beside the last one, with its `down_revision`; `schema.REVISION` then names the new one.
A migration that was released is never changed.
"""

"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make tables, seats, links, events and leases."""
    _make_tables()
    _make_seats_and_links()
    _make_events()
    _make_leases()


def _of_table(*, primary_key: bool = True) -> sa.Column[str]:
    return sa.Column("table_id", sa.String, primary_key=primary_key, nullable=False)


def _seat() -> sa.Column[int]:
    return sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False)


def _belongs(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], f"{name}_table_id", ondelete="CASCADE")


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("over", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    unfinished = sa.text("over IS NULL")
    op.create_index("tables_unfinished", "tables", ["created"], sqlite_where=unfinished, postgresql_where=unfinished)


def _make_seats_and_links() -> None:
    op.create_table(
        "seats",
        _of_table(),
        _seat(),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        _belongs("seats"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "links",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        _seat(),
        _of_table(primary_key=False),
        sa.Column("purpose", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        _belongs("links"),
        sqlite_with_rowid=False,
    )
    op.create_index("links_of_table", "links", ["table_id"])


def _make_events() -> None:
    op.create_table(
        "events",
        _of_table(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("action", sa.Integer),
        sa.Column("detail", sa.JSON),
        sa.Column("key", sa.LargeBinary),
        sa.Column("at", sa.BigInteger, nullable=False),
        _belongs("events"),
        sqlite_with_rowid=False,
    )
    keyed = sa.text("key IS NOT NULL")
    op.create_index("events_key", "events", ["key"], unique=True, sqlite_where=keyed, postgresql_where=keyed)


def _make_leases() -> None:
    op.create_table(
        "leases",
        _of_table(),
        _seat(),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        _belongs("leases"),
        sqlite_with_rowid=False,
    )

"""The tables of the database; `migrations` brings a database here, and a test shows that the two agree."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
)

REVISION = "0001"  # the newest migration, so that a database that is up to date needs no Alembic
VERSIONS = "alembic_version"  # where Alembic notes the revision of a database

# Each key has a name of our own, so that a migration can speak of it on both databases.
metadata = MetaData(naming_convention={"fk": "%(table_name)s_%(column_0_name)s", "pk": "%(table_name)s_pk"})

# Times are milliseconds since 1970: SQLite has no type for them, and so both databases hold the same.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("commitment", String, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("over", BigInteger),  # when it ended
    sqlite_with_rowid=False,
)
# After a restart those tables are looked for whose bots have to go on.
Index(
    "tables_unfinished",
    tables.c.created,
    sqlite_where=tables.c.over.is_(None),
    postgresql_where=tables.c.over.is_(None),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    sqlite_with_rowid=False,
)

# One secret may lead to several seats, for people who share a screen.
links = Table(
    "links",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("purpose", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("links_of_table", links.c.table_id)

# Without row numbers SQLite keeps the events of a table side by side, in the order in which they are read.
events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("action", Integer),
    Column("detail", JSON(none_as_null=True)),
    Column("key", LargeBinary),  # a hash of table, seat and the client's idempotency key
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index(
    "events_key",
    events.c.key,
    unique=True,
    sqlite_where=events.c.key.is_not(None),
    postgresql_where=events.c.key.is_not(None),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("owner", String, nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

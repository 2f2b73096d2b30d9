"""Opening a database: how SQLite and PostgreSQL are connected to and brought up to date; all else is alike on both."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, func, inspect, make_url, select, text
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from tenshu.table.model import StoreError
from tenshu.table.schema import REVISION, VERSIONS

SQLITE, POSTGRESQL = "sqlite", "postgresql"
_DRIVERS = {SQLITE: "sqlite+aiosqlite", POSTGRESQL: "postgresql+asyncpg"}
_MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 0x7465_6E73_6875  # of PostgreSQL's advisory locks, the one for our migrations: "tenshu" in ASCII
_BUSY = 5  # seconds in which another process should be done with SQLite's one lock for writing
_TRIES = 50  # a tenth of a second apart
_CONNECT = 10  # seconds in which PostgreSQL should let us in
_ANSWER = 30  # seconds in which PostgreSQL should answer
# Connections of a store: one writes, one sends hints, the others read. PostgreSQL takes a hundred from all workers.
_POOL = {"pool_size": 8, "max_overflow": 0}


def read_url(url: str) -> URL:
    """Return the address of a database with the driver that we use, or raise when it is none of ours."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError("A database is sqlite:///FILE or postgresql://USER@HOST/NAME.") from None
    kind = parsed.get_backend_name()
    if kind not in _DRIVERS:
        raise StoreError(f"A database is sqlite:///FILE or postgresql://USER@HOST/NAME, not {kind}.")
    if kind == SQLITE and parsed.database in {None, "", ":memory:"}:
        raise StoreError("The store needs a file: what SQLite holds in memory is gone when the table closes.")
    return parsed.set(drivername=_DRIVERS[kind])


def is_sqlite(url: URL) -> bool:
    """Return whether an address is that of a file."""
    return url.get_backend_name() == SQLITE


def connect(url: URL) -> AsyncEngine:
    """Return an engine that connects when it is first used."""
    if not is_sqlite(url):
        limits = {"timeout": _CONNECT, "command_timeout": _ANSWER}
        # A lock is of use only if what is read after it is new, whatever the server is set to.
        return _engine(url, isolation_level="READ COMMITTED", pool_pre_ping=True, connect_args=limits, **_POOL)
    engine = _engine(url, connect_args={"timeout": _BUSY}, **_POOL)
    event.listen(engine.sync_engine, "connect", _set_up)
    return engine


def connect_to_file(url: URL) -> Engine:
    """Return an engine for a thread that writes to a file."""
    plain = url.set(drivername=SQLITE)
    engine = create_engine(plain, hide_parameters=True, poolclass=NullPool, connect_args={"timeout": _BUSY})
    event.listen(engine, "connect", _set_up)
    return engine


def _engine(url: URL, **settings: Any) -> AsyncEngine:  # noqa: ANN401 (SQLAlchemy's own)
    return create_async_engine(url, hide_parameters=True, **settings)  # an error must not show a seed in some log


def _set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Make a connection of SQLite wait for the disk at each commit, and hold keys of other tables to be true."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def begin_writing(connection: Connection) -> None:
    """Take SQLite's lock before anything is read, so that what was read still holds at the commit."""
    if connection.dialect.name == SQLITE:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def private_file(path: Path, *, is_new: bool = False) -> None:
    """Make an empty file that only its owner may read, since seeds of games are in it; one that is there stays."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600, exist_ok=not is_new)


async def migrate(url: URL) -> None:
    """Bring a database up to date, from whatever it is; of several processes that try, one does and others wait."""
    if is_sqlite(url):
        private_file(Path(url.database or ""))
    # With keys of other tables unchecked, since SQLite alters a table by making a new one in its place.
    engine = _engine(url, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            if is_sqlite(url):
                await _keep_journal_ahead(connection)
            if await connection.run_sync(_revision) != REVISION:
                await connection.rollback()
                await _migrate_locked(connection)
    finally:
        await engine.dispose()


async def _migrate_locked(connection: AsyncConnection) -> None:
    await connection.run_sync(begin_writing)
    if connection.dialect.name == POSTGRESQL:
        await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    await connection.run_sync(_upgrade)
    await connection.commit()


async def _keep_journal_ahead(connection: AsyncConnection) -> None:
    """Let readers and the writer not wait for each other; the file remembers it."""
    for _ in range(_TRIES):  # to change this SQLite needs the file for itself, and does not wait for it
        try:
            await connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        except OperationalError:
            await asyncio.sleep(0.1)
        else:
            return
    raise StoreError("The database is in use by something that does not let go of it.")


def _revision(connection: Connection) -> str | None:
    """Return the revision of a database, if it has one."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    return str(connection.scalar(text(f"SELECT version_num FROM {VERSIONS}")))  # noqa: S608 (a constant)


def _upgrade(connection: Connection) -> None:
    # Imported late: a database that is up to date, which is nearly every one, does without.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(f"This database was made by a newer Tenshu: {error}") from error

"""The store: an append-only log of events for each table, in SQLite or PostgreSQL.

    async with await open_store("sqlite:///tables.db") as store:
        await store.create(Table("catte", 1, (Seat(0), Seat(1), Seat(2))))

The log is the truth, so there is no owner of a table: whoever knows the number of the next event may append it, and of
several who try, one wins and the others are told where the table stands. An append that returns is durable.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Select, func, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tenshu.table.database import connect, is_sqlite, migrate, private_file, read_url
from tenshu.table.hints import Hints, MemoryHints, NotifyHints
from tenshu.table.jobs import EVENT, AddLinks, AnyRow, Append, Create, Lease, Release, read_event, select_heads
from tenshu.table.lines import line
from tenshu.table.model import (
    Appended,
    Changes,
    ClosedError,
    Event,
    Link,
    Place,
    Seat,
    Stale,
    StoreError,
    Table,
    UnavailableError,
    UnknownTableError,
    digest,
)
from tenshu.table.schema import events, links, seats, tables
from tenshu.table.writer import Writer

_NO_CHANGES = Changes()


def now() -> int:
    """Return the time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def open_store(url: str, hints: Hints | None = None, clock: Callable[[], int] = now) -> Store:
    """Open a database by its address, and bring it up to date.

    Hints go through the database where it can carry them; with SQLite they stay within this process.
    """
    where = read_url(url)
    try:
        await migrate(where)
    except (SQLAlchemyError, OSError) as error:
        raise UnavailableError(f"The database {where} cannot be opened. ({error})") from error
    engine = connect(where)
    if hints is None:
        hints = MemoryHints() if is_sqlite(where) else NotifyHints(engine)
    return Store(where, engine, hints, clock)


class Store:
    """What is kept of all tables."""

    def __init__(self, url: URL, engine: AsyncEngine, hints: Hints, clock: Callable[[], int]) -> None:
        self.engine = engine
        self.hints = hints
        self._url = url
        self._clock = clock
        self._is_closed = False
        # A single statement needs no transaction, which PostgreSQL would be asked for and told the end of.
        self._reader = engine if is_sqlite(url) else engine.execution_options(isolation_level="AUTOCOMMIT")
        self.line = line(url, engine)
        self._writer = Writer(self.line, self._announce)
        self.is_shared = not is_sqlite(url)  # whether other processes may write too

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        await self._writer.close()
        await self.hints.close()
        self._is_closed = True
        await self.engine.dispose()

    # Tables

    async def create(self, table: Table, links: Iterable[Link] = ()) -> None:
        """Lay out a table, with the links that lead to it."""
        await self._writer.write(Create(table, tuple(links), self._clock()))

    async def link(self, table: str, *links: Link) -> None:
        """Let more links lead to a table that there is."""
        await self._writer.write(AddLinks(table, links, self._clock()))

    async def table(self, table: str) -> Table:
        """Return a table as it is now, or raise when there is none."""
        head = select(func.max(events.c.seq)).where(events.c.table_id == tables.c.id).scalar_subquery()
        # One statement, so that seats, settings and head belong together.
        joined = select(tables, seats, func.coalesce(head, 0).label("head")).join_from(tables, seats, isouter=True)
        rows = await self._read(joined.where(tables.c.id == table).order_by(seats.c.seat))
        if not rows:
            raise UnknownTableError(table)
        return _read_table(rows)

    async def unfinished(self) -> tuple[str, ...]:
        """Return the names of all tables whose games are not over, oldest first."""
        rows = await self._read(select(tables.c.id).where(tables.c.over.is_(None)).order_by(tables.c.created))
        return tuple(row.id for row in rows)

    async def behind(self, token: str) -> tuple[Place, ...]:
        """Return where a link leads: one place, several for people at one screen, or none."""
        rows = await self._read(select(links).where(links.c.digest == digest(token)).order_by(links.c.seat))
        return tuple(Place(row.table_id, row.purpose, row.seat) for row in rows)

    # Events

    async def events(self, table: str, after: int = 0) -> tuple[Event, ...]:
        """Return what happened at a table, in order; `after` leaves out what is known already."""
        later = (events.c.table_id == table) & (events.c.seq > after)
        return tuple(map(read_event, await self._read(select(*EVENT).where(later).order_by(events.c.seq))))

    async def heads(self, some: Iterable[str]) -> dict[str, int]:
        """Return the number of the last event of each of some tables, for whoever looks whether a hint was lost."""
        names = list(some)
        return dict(await self._read(select_heads(names))) if names else {}

    async def append(
        self, table: str, seq: int, new: Iterable[Event], *, key: str = "", changes: Changes = _NO_CHANGES
    ) -> Appended | Stale:
        """Append events, all or none, if the first of them has the number `seq`; return when they are durable.

        A `key` makes it safe to ask again: what the same seat appends with the same key is appended once, and the
        answer is the first event that the key made, whatever is asked for now.
        """
        some = tuple(new)
        if not some:
            raise ValueError("nothing to append")
        return await self._writer.write(Append(table, seq, some, key, changes, self._clock()))

    def _announce(self, job: object, outcome: object) -> None:
        if isinstance(job, Append) and isinstance(outcome, Appended) and not outcome.repeated:
            self.hints.announce(job.table, outcome.events[-1].seq)

    # Leases

    async def lease(self, table: str, seat: int, owner: str, seconds: float) -> bool:
        """Return whether this owner is now the only one to think for a seat; to ask again prolongs it.

        A lease saves work and nothing else: two who think for one seat still cannot both append.
        """
        at = self._clock()
        return await self._writer.write(Lease(table, seat, owner, at, at + round(1000 * seconds)))

    async def release(self, table: str, seat: int, owner: str) -> None:
        """Give a lease back before its time."""
        await self._writer.write(Release(table, seat, owner))

    # Backups

    async def backup(self, path: Path) -> None:
        """Copy the whole database into a new file, as it is at this moment, while games go on."""
        if not is_sqlite(self._url):
            raise StoreError("A PostgreSQL database is backed up by its own tool: pg_dump --format=custom.")
        try:
            private_file(path, is_new=True)
        except OSError as error:
            raise StoreError(f"A backup needs a new file. ({error})") from error
        async with self._reading() as connection:
            await connection.execute(text("VACUUM INTO :path"), {"path": str(path)})

    # Reading

    async def _read(self, statement: Select[*tuple[Any, ...]]) -> list[AnyRow]:
        async with self._reading() as connection:
            return list((await connection.execute(statement)).all())

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        if self._is_closed:
            raise ClosedError
        try:
            async with self._reader.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise UnavailableError(f"The database is away. ({error})") from error


def _read_table(rows: list[AnyRow]) -> Table:
    first = rows[0]
    return Table(
        game=first.game,
        version=first.version,
        seats=tuple(Seat(row.seat, row.kind, row.name, row.level) for row in rows if row.seat is not None),
        commitment=first.commitment,
        seed=first.seed,
        options=first.options,
        settings=first.settings,
        id=first.id,
        created=first.created,
        over=first.over,
        head=first.head,
    )

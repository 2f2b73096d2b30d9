"""What a store writes: each kind of job with its SQL, as many at once as are waiting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, TypeAlias

from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tenshu.table.database import SQLITE
from tenshu.table.model import Appended, Changes, Event, Link, Stale, Table, UnknownTableError, digest, scoped_key
from tenshu.table.schema import events, leases, links, seats, tables

Rows: TypeAlias = "list[dict[str, Any]]"
AnyRow: TypeAlias = Row[*tuple[Any, ...]]

EVENT = (events.c.seq, events.c.kind, events.c.seat, events.c.action, events.c.detail, events.c.at)


def read_event(row: AnyRow) -> Event:
    """Return an event from its columns."""
    return Event(seq=row.seq, kind=row.kind, seat=row.seat, action=row.action, detail=row.detail, at=row.at)


# Creating


@dataclass(frozen=True, slots=True, eq=False)
class Create:
    """Lay out a table."""

    table: Table
    links: tuple[Link, ...]
    at: int

    @property
    def place(self) -> tuple[int, str, int]:
        """Return what it touches."""
        return 0, self.table.id, 0

    @classmethod
    def write(cls, connection: Connection, jobs: Sequence[Create]) -> list[None]:
        """Insert all tables, then their seats and links."""
        connection.execute(insert(tables), [job.row for job in jobs])
        _insert(connection, seats, [row for job in jobs for row in job.seats])
        _insert(connection, links, [row for job in jobs for row in _link_rows(job.table.id, job.links, job.at)])
        return [None] * len(jobs)

    @property
    def row(self) -> dict[str, Any]:
        """Return the row of the table itself."""
        row = asdict(self.table) | {"created": self.at}
        return {column.name: row[column.name] for column in tables.columns}

    @property
    def seats(self) -> Rows:
        """Return the rows of its seats."""
        return [{"table_id": self.table.id, **asdict(seat)} for seat in self.table.seats]


def _link_rows(table: str, some: Sequence[Link], at: int) -> Rows:
    return [
        {"digest": digest(link.token), "seat": link.seat, "table_id": table, "purpose": link.purpose, "made": at}
        for link in some
    ]


def _insert(connection: Connection, where: Any, rows: Rows) -> None:  # noqa: ANN401 (a table)
    if rows:
        connection.execute(insert(where), rows)


@dataclass(frozen=True, slots=True, eq=False)
class AddLinks:
    """Let more links lead to a table."""

    table: str
    links: tuple[Link, ...]
    at: int

    @property
    def place(self) -> tuple[int, str, int]:
        """Return what it touches."""
        return 4, self.table, 0

    @classmethod
    def write(cls, connection: Connection, jobs: Sequence[AddLinks]) -> list[None]:
        """Insert all links."""
        _insert(connection, links, [row for job in jobs for row in _link_rows(job.table, job.links, job.at)])
        return [None] * len(jobs)


# Leases


@dataclass(frozen=True, slots=True, eq=False)
class Lease:
    """Let one owner think for a seat, until a time; the same owner may prolong it."""

    table: str
    seat: int
    owner: str
    now: int
    until: int

    @property
    def place(self) -> tuple[int, str, int]:
        """Return what it touches."""
        return 1, self.table, self.seat

    @classmethod
    def write(cls, connection: Connection, jobs: Sequence[Lease]) -> list[bool]:
        """Return of each lease whether it was given."""
        return [job.take(connection) for job in jobs]

    def take(self, connection: Connection) -> bool:
        """Take the lease if it is free, ours, or over; who holds it decides a single statement."""
        # Both databases speak the same words here, which SQLAlchemy keeps apart.
        upsert = sqlite.insert if connection.dialect.name == SQLITE else postgresql.insert
        row = {"table_id": self.table, "seat": self.seat, "owner": self.owner, "until": self.until}
        wanted = upsert(leases).values(row)
        statement = wanted.on_conflict_do_update(
            index_elements=[leases.c.table_id, leases.c.seat],
            set_={"owner": wanted.excluded.owner, "until": wanted.excluded.until},
            where=or_(leases.c.owner == wanted.excluded.owner, leases.c.until <= self.now),
        ).returning(leases.c.owner)
        return connection.execute(statement).first() is not None


@dataclass(frozen=True, slots=True, eq=False)
class Release:
    """Give a lease back, if it is still ours."""

    table: str
    seat: int
    owner: str

    @property
    def place(self) -> tuple[int, str, int]:
        """Return what it touches."""
        return 2, self.table, self.seat

    @classmethod
    def write(cls, connection: Connection, jobs: Sequence[Release]) -> list[None]:
        """Delete all these leases."""
        is_ours = (
            (leases.c.table_id == bindparam("t"))
            & (leases.c.seat == bindparam("s"))
            & (leases.c.owner == bindparam("o"))
        )
        connection.execute(delete(leases).where(is_ours), [{"t": j.table, "s": j.seat, "o": j.owner} for j in jobs])
        return [None] * len(jobs)


# Appending


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Add events to a table, if the first of them has the number that is next there."""

    table: str
    seq: int
    events: tuple[Event, ...]
    key: str
    changes: Changes
    at: int

    @property
    def place(self) -> tuple[int, str, int]:
        """Return what it touches."""
        return 3, self.table, self.seq

    @property
    def scoped(self) -> bytes | None:
        """Return what is kept of the key."""
        return scoped_key(self.table, self.events[0].seat, self.key) if self.key else None

    @classmethod
    def write(cls, connection: Connection, jobs: Sequence[Append]) -> list[Outcome]:
        """Decide under a lock which of the appends are next at their tables, and insert all of these at once."""
        heads = _heads(connection, sorted({job.table for job in jobs}))
        known = _known(connection, [job.scoped for job in jobs])
        outcomes = [job.decide(heads, known) for job in jobs]
        new = [
            (job, made.events)
            for job, made in zip(jobs, outcomes, strict=True)
            if isinstance(made, Appended) and not made.repeated
        ]
        _insert(connection, events, [row for job, made in new for row in job.rows(made)])
        for job, _ in new:
            job.change(connection)
        return outcomes

    def decide(self, heads: dict[str, int], known: dict[bytes, Event]) -> Outcome:
        """Return what comes of it, and count it in; a known key comes first, since who repeats is always late."""
        scoped = self.scoped
        if self.table not in heads:
            return UnknownTableError(self.table)
        if scoped in known:
            return Appended((known[scoped],), repeated=True)
        if self.seq != heads[self.table] + 1:
            return Stale(heads[self.table])
        made = tuple(replace(event, seq=seq, at=self.at) for seq, event in enumerate(self.events, self.seq))
        heads[self.table] = made[-1].seq
        if scoped:
            known[scoped] = made[0]
        return Appended(made)

    def rows(self, made: tuple[Event, ...]) -> Iterator[dict[str, Any]]:
        """Yield the rows of its events; the first carries the key."""
        key = self.scoped
        for event in made:
            yield {
                "table_id": self.table,
                "seq": event.seq,
                "kind": event.kind,
                "seat": event.seat,
                "action": event.action,
                "detail": event.detail,
                "key": key,
                "at": event.at,
            }
            key = None

    def change(self, connection: Connection) -> None:
        """Write what changes with the events."""
        self._change_seats(connection)
        for purpose, seat in self.changes.unlinked:
            gone = (links.c.table_id == self.table) & (links.c.purpose == purpose) & (links.c.seat == seat)
            connection.execute(delete(links).where(gone))
        _insert(connection, links, _link_rows(self.table, self.changes.links, self.at))
        self._change_table(connection)

    def _change_seats(self, connection: Connection) -> None:
        for seat in self.changes.seats:
            is_it = (seats.c.table_id == self.table) & (seats.c.seat == seat.seat)
            connection.execute(update(seats).where(is_it).values(kind=seat.kind, name=seat.name, level=seat.level))

    def _change_table(self, connection: Connection) -> None:
        new: dict[str, Any] = {}
        if self.changes.settings is not None:
            new["settings"] = self.changes.settings
        if self.changes.over is not None:
            new["over"] = self.at if self.changes.over else None
        if new:
            connection.execute(update(tables).where(tables.c.id == self.table).values(new))


Outcome: TypeAlias = Appended | Stale | UnknownTableError


def _heads(connection: Connection, some: list[str]) -> dict[str, int]:
    """Return the number of the last event of each table that there is, and let nobody else append until the commit."""
    if connection.dialect.name != SQLITE:  # which locks the whole file
        # A statement of its own: PostgreSQL looks at the rows of a statement as they were before it waited for a lock.
        named = select(tables.c.id).where(tables.c.id.in_(padded(some))).order_by(tables.c.id)
        connection.execute(named.with_for_update(key_share=True))
    return dict(connection.execute(select_heads(some)).all())


def select_heads(some: list[str]) -> Select[str, int]:
    """Return a query for the number of the last event of each of some tables."""
    last = select(func.max(events.c.seq)).where(events.c.table_id == tables.c.id).scalar_subquery()
    return select(tables.c.id, func.coalesce(last, 0)).where(tables.c.id.in_(padded(some)))


def _known(connection: Connection, keys: Sequence[bytes | None]) -> dict[bytes, Event]:
    """Return what some keys have made before."""
    asked = [key for key in keys if key]
    if not asked:
        return {}
    rows = connection.execute(select(events.c.key, *EVENT).where(events.c.key.in_(padded(asked))))
    return {row.key: read_event(row) for row in rows}


def padded(some: list[Any]) -> list[Any]:
    """Repeat the last until there are 1, 2, 4 … of them: so the databases prepare nine statements, and not hundreds."""
    return some + some[-1:] * ((1 << (len(some) - 1).bit_length()) - len(some))

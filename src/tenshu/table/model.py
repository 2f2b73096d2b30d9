"""What is kept of a table: who sits there, which links lead to it, and all that happened, as events with numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_urlsafe
from typing import TypeAlias

Json: TypeAlias = "dict[str, object]"

NOBODY = -1  # the seat of an event or a link that belongs to the whole table

# What an event can be. The store asks no more of a kind than that it is a word: others may follow.
ANSWER = "answer"  # a seat, or chance, answers the open question with an action, and everybody knows
DRAFT = "draft"  # a seat would answer with an action, and nobody else knows
UNDRAFT = "undraft"  # a seat takes back its draft but for the first so many
BACK = "back"  # a seat takes back all answers but for the first so many
OFFER = "offer"  # a seat asks the other people for leave to do so
AGREE = "agree"  # one of them agrees
REFUSE = "refuse"  # one of them does not, or the seat asks no longer
JOIN = "join"  # somebody takes a seat
LEAVE = "leave"  # a bot takes a seat, or nobody
CUT = "cut"  # a seat cuts, as one cuts a deck
START = "start"  # the game begins
PACE = "pace"  # a seat sets how many milliseconds bots wait
REMATCH = "rematch"  # they play again, at another table

# Who can sit on a seat.
OPEN, PERSON, BOT = "open", "person", "bot"

# What a link can be for.
INVITE, WATCH, PRIVATE, HOST = "invite", "watch", "private", "host"

_ID = 12  # random bytes of a table's name: it stands in addresses, and nobody should find others by counting
_TOKEN = 24  # random bytes of a secret: so many that a plain hash is as good as a slow one


def new_id() -> str:
    """Return a name for a table, which tells nothing and cannot be guessed."""
    return token_urlsafe(_ID)


def new_token() -> str:
    """Return a secret for a link."""
    return token_urlsafe(_TOKEN)


def digest(token: str) -> bytes:
    """Return what is kept of a secret."""
    return sha256(token.encode(errors="surrogatepass")).digest()


def scoped_key(table: str, seat: int, key: str) -> bytes:
    """Return what is kept of an idempotency key: 16 bytes, whatever a client sends, and other ones for each seat."""
    return sha256(f"{table}\n{seat}\n{key}".encode(errors="surrogatepass")).digest()[:16]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at a table; the store gives it its number and its time."""

    kind: str
    seat: int = NOBODY
    action: int | None = None
    detail: Json | None = None
    seq: int = 0  # from 1 without a gap, or 0 while it is not appended
    at: int = 0  # milliseconds since 1970


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat, and who sits on it."""

    seat: int
    kind: str = OPEN
    name: str = ""
    level: str = ""  # of a bot


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it is laid out; `head` and `over` are told by the store."""

    game: str
    version: int
    seats: tuple[Seat, ...]
    commitment: str = ""  # shown from the start
    seed: bytes = field(default=b"", repr=False)  # a secret until the game is over
    options: Json = field(default_factory=dict)
    settings: Json = field(default_factory=dict)  # of the table, such as its pace; no rule looks at them
    id: str = field(default_factory=new_id)
    created: int = 0  # milliseconds since 1970
    over: int | None = None  # when it ended, in milliseconds since 1970
    head: int = 0  # number of the last event that these seats and settings take into account


@dataclass(frozen=True, slots=True)
class Link:
    """A way to a table, for whoever has its secret; the store keeps a hash of it only."""

    token: str = field(repr=False)
    purpose: str
    seat: int = NOBODY


@dataclass(frozen=True, slots=True)
class Place:
    """Where a link leads."""

    table: str
    purpose: str
    seat: int


@dataclass(frozen=True, slots=True)
class Changes:
    """What changes with some events, in the same transaction or not at all."""

    seats: tuple[Seat, ...] = ()  # as they are from now on
    links: tuple[Link, ...] = ()  # which open from now on
    unlinked: tuple[tuple[str, int], ...] = ()  # purpose and seat of the links that open no more
    settings: Json | None = None  # as they are from now on
    over: bool | None = None  # whether the game has ended


@dataclass(frozen=True, slots=True)
class Appended:
    """The events are written, and stay written."""

    events: tuple[Event, ...]
    repeated: bool = False  # the key was known: nothing was written, and the one event is what the key made then

    @property
    def seq(self) -> int:
        """Return the number of the first event."""
        return self.events[0].seq


@dataclass(frozen=True, slots=True)
class Stale:
    """Nothing was written: the table has gone on in the meantime, or is not yet there."""

    head: int  # number of its last event


class StoreError(Exception):
    """The store cannot do what it was asked for."""


class UnknownTableError(StoreError):
    """There is no such table."""

    def __init__(self, table: str) -> None:
        super().__init__(f"There is no table {table!r}.")


class UnavailableError(StoreError):
    """The database is away; it may be back the next time."""


class ClosedError(StoreError):
    """The store was closed."""

    def __init__(self) -> None:
        super().__init__("The store is closed.")

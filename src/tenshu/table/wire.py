"""The wire format: what clients send, and what they get. Text is never sent, but for what people typed.

A `Message` travels as its key and its arguments, and whoever shows it renders it in the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from tenshu.core.view import Line, View
from tenshu.core.words import Message
from tenshu.table.sitting import Phase

_Name = Annotated[str, Meta(max_length=200)]
_Token = Annotated[str, Meta(max_length=100)]
_Number = Annotated[int, Meta(ge=0, le=1_000_000)]
_Key = Annotated[str, Meta(max_length=100)]

Kind: TypeAlias = Literal["open", "person", "bot"]

MOST_TOKENS = 200  # tables that a lobby shows

# What clients send


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: a field that nobody knows is refused, since it is mostly a slip."""


class NewSeat(Request, frozen=True):
    """A seat of a new table: for who opens it and shares the screen, for someone with a link, or for a bot."""

    kind: Literal["me", "open", "bot"]
    name: _Name = ""
    level: _Name = ""  # of a bot; the usual one, if none


class File(Request, frozen=True):
    """A file that somebody brings, such as a deck of their own."""

    name: _Name
    text: Annotated[str, Meta(max_length=20_000)]


class NewTable(Request, frozen=True):
    """A table to be opened."""

    title: _Name
    seats: Annotated[list[NewSeat], Meta(max_length=8)]
    options: dict[str, Annotated[str, Meta(max_length=20_000)]] = {}
    brought: dict[str, File] = {}  # by option, in place of a value
    pace: _Number | None = None  # milliseconds that bots wait before they answer


class NewLesson(Request, frozen=True):
    """A lesson to be begun: whoever learns sits down against bots."""

    title: _Name
    name: _Name
    pace: _Number | None = None  # milliseconds that bots wait; longer than usual, if none


class Lobby(Request, frozen=True):
    """The secrets of the tables that someone wants to see."""

    tokens: Annotated[list[_Token], Meta(max_length=MOST_TOKENS)]


class Join(Request, frozen=True):
    """Somebody takes an open seat: a certain one, or the first."""

    name: _Name
    seat: _Number | None = None


class Cut(Request, frozen=True):
    """A seat cuts."""

    text: _Name
    seat: _Number | None = None


class Move(Request, frozen=True):
    """A seat answers the open question, after so many answers as it knows of.

    With `end` all hear it at once; otherwise it is added to the seat's draft. To send it again with the same key is
    safe. A seat is named only by who has several.
    """

    ply: _Number
    action: _Number
    key: _Key = ""
    end: bool = True
    seat: _Number | None = None


class Mine(Request, frozen=True):
    """A seat does something that needs no more words, such as ending its turn."""

    seat: _Number | None = None
    key: _Key = ""


class Back(Request, frozen=True):
    """A seat takes back all answers, or what it drafted, but for the first `ply`."""

    ply: _Number
    seat: _Number | None = None
    key: _Key = ""


class Agree(Request, frozen=True):
    """A seat agrees to an offer: to that of a certain ply, or to whichever there is."""

    ply: _Number | None = None
    seat: _Number | None = None
    key: _Key = ""


class SetSeat(Request, frozen=True):
    """The host, or who sits there, gives a seat to a bot, or opens it."""

    kind: Literal["bot", "open"]
    level: _Name = ""


class SetPace(Request, frozen=True):
    """How many milliseconds bots wait before they answer."""

    pace: _Number


class NewLink(Request, frozen=True):
    """A new link to the table, for someone to join or to watch."""

    purpose: Literal["invite", "watch"]


class Clone(Request, frozen=True):
    """A new table that goes on from a point of a finished game, against bots."""

    ply: _Number
    seat: _Number
    name: _Name = ""
    level: _Name = ""


class Import(Request, frozen=True):
    """The text of a game that is over, to be looked at."""

    log: Annotated[str, Meta(max_length=1_000_000)]


class Hello(Request, frozen=True):
    """The first message of a WebSocket: the secret, which stands in no address, and what is known already."""

    token: _Token
    seq: _Number = 0
    ply: _Number | None = None


# What clients get


class Reply(Struct, frozen=True, omit_defaults=False):
    """What a client gets."""


class Problem(Reply, frozen=True):
    """Something that was refused, and why; `text` is the same in English, for who writes a program."""

    error: Message
    text: str
    seq: int | UnsetType = UNSET  # where the table stands
    ply: int | UnsetType = UNSET


class Opened(Reply, frozen=True):
    """A table that was opened, and the secrets that lead to it."""

    table: str
    token: str
    invite: str
    watch: str
    commitment: str


class Seated(Reply, frozen=True):
    """A secret of one's own, which opens a seat at a table on any device; or the right to watch."""

    table: str
    token: str
    seat: int | None


class LinkMade(Reply, frozen=True):
    """A secret that leads to a table."""

    purpose: str
    token: str


class Done(Reply, frozen=True):
    """Something was written; this is where the table stands."""

    seq: int
    ply: int


class SeatShown(Reply, frozen=True):
    """A seat, as all may see it."""

    seat: int
    kind: Kind
    name: str
    level: str
    cut: str
    is_mine: bool


class Warn(Reply, frozen=True):
    """Something that a choice wastes.

    More than can be kept, what could be done and is not, what brings nothing, or what could be had for less.
    """

    sort: Literal["lost", "unused", "vain", "dear"]
    what: Message  # where it is one of the notes, the same


class Choice(Reply, frozen=True):
    """Something that the seat may do now, what it costs and what it brings."""

    action: int
    name: Message
    notes: list[Message]
    warns: list[Warn]
    gained: list[Message]  # what the seat's draft would then have changed in all, where there is a draft


class Beyond(Choice, frozen=True):
    """Something that the seat may do once it has given the answers `by`, and can point at before."""

    by: list[int]


class Heard(Reply, frozen=True):
    """An answer as this seat heard it; the action is -1 and there are no words where it is hidden."""

    ply: int
    seat: int
    question: str
    action: int
    what: Message | None
    changed: list[Message]
    turn: int = 0  # the same for all of one turn, chance's answers too; 0 where a game tells of no turns


class OfferShown(Reply, frozen=True):
    """A seat asks for leave to take back all answers but for the first `ply`."""

    seat: int
    ply: int
    agreed: list[int]
    is_asked: bool  # whether this client has yet to agree


class LessonPage(Reply, frozen=True):
    """Something that a lesson says, and the actions by which things on the table are meant."""

    text: Message
    points: list[int]
    is_try: bool  # whether to try what is not allowed, and to read why


class LessonShown(Reply, frozen=True):
    """What a lesson says now: pages to be turned, the first of which has this `number`; `legal` is what it asks for."""

    number: int
    of: int
    pages: list[LessonPage]  # none while others answer
    is_done: bool  # whether the learner may play on as they like


class Snapshot(Reply, frozen=True):
    """A table as one seat sees it."""

    table: str
    seq: int  # number of the last event that this client may know of
    phase: Phase
    game: str
    version: int
    options: dict[str, str]
    seats: list[SeatShown]
    pace: int
    seat: int  # who sees this: a seat, or 9 for who only watches
    mine: list[int]
    is_host: bool
    commitment: str
    seed: str | None  # when the game is over
    ply: int  # answers that all know of
    drafted: int  # answers that only this seat knows of
    draft: list[Heard]  # those answers
    gained: list[Message]  # what they changed in all
    asked: list[int]  # seats that may answer
    question: Message | None
    view: View
    legal: list[Choice]
    beyond: list[Beyond]  # what can be pointed at although it is not asked for yet
    can_end: bool  # whether there is a draft that all could hear now
    goes_on: bool  # whether this seat's turn may go on then, once chance has answered
    back: int | None  # the ply of this seat's last answer that could be taken back
    offer: OfferShown | None
    places: list[int] | None  # when the game is over
    rematch: bool
    taken_over: int  # answers that the table's luck had no part in: those of another game, or of a lesson
    lesson: LessonShown | None


class Update(Reply, frozen=True):
    """What a feed sends: the table, and the answers from `first` on; whatever was known from there on is gone."""

    snapshot: Snapshot
    first: int
    heard: list[Heard]


class Moment(Reply, frozen=True):
    """A table as it stood after its first `ply` answers."""

    ply: int
    plies: int
    seat: int  # whose eyes these are; -1 when the game is over and nothing is hidden any more
    asked: list[int]
    question: Message | None
    view: View
    heard: Heard | None  # the answer that led there


class Stop(Reply, frozen=True):
    """The points of all sides after the first `ply` answers: the seats', then the rivals'."""

    ply: int
    points: list[float]


class Points(Reply, frozen=True):
    """How the points went, turn by turn."""

    stops: list[Stop]


class RoundOver(Reply, frozen=True):
    """A round that ended with the first `ply` answers: what its points were made of, and how it ended."""

    ply: int
    sheet: list[Line]
    note: Message | None


class Rounds(Reply, frozen=True):
    """The rounds that are over, in games that begin the score sheet anew after each."""

    rounds: list[RoundOver]


class History(Reply, frozen=True):
    """Answers, as this seat heard them."""

    first: int
    heard: list[Heard]
    ply: int


class Candidate(Reply, frozen=True):
    """Something that a bot thought of."""

    action: int
    name: Message
    visits: int
    worth: float
    points: float


class Hint(Reply, frozen=True):
    """What a bot would do in this seat's place, and what it thought of."""

    level: str
    ply: int
    action: int
    candidates: list[Candidate]


class Explained(Reply, frozen=True):
    """What an action costs and brings, or why it is not allowed."""

    action: int
    name: Message
    is_legal: bool
    notes: list[Message]


class Summary(Reply, frozen=True):
    """A table in a lobby; `number` is that of the secret among those that were sent."""

    number: int
    table: str
    game: str
    options: dict[str, str]
    phase: Phase
    seats: list[SeatShown]
    is_my_turn: bool
    ply: int
    created: int
    seat: int | None
    lesson: str  # the title, while its lesson lasts


class OptionShown(Reply, frozen=True):
    """An option of a game; where `is_brought`, players may bring values of their own, in a file like the sample."""

    name: str
    values: list[str]
    is_brought: bool
    sample: str


class TitleShown(Reply, frozen=True):
    """A box on the shelf."""

    title: str
    game: str
    version: int
    seats: list[int]
    options: list[OptionShown]
    fixed: dict[str, str]  # options that make it this edition
    levels: list[str]
    usual_level: str
    is_ready: bool  # whether its rules are compiled
    progress: float  # which part of them is, from 0 to 1


class ServerShown(Reply, frozen=True):
    """The server: how others in the same network reach it, where that is known."""

    address: str

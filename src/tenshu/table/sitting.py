"""A table as its events leave it: who sits there, what was answered, and what is still a draft.

Nothing here waits or writes. Each question about what may happen is answered with the events that would make it so,
or with a `Fault`; `apply` takes events that were written. So all workers that read the same events stand at the same
place.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from tenshu.bots import default_level, levels
from tenshu.core.game import Game
from tenshu.core.play import Move, Play
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.rng import new_rng
from tenshu.core.words import Fault
from tenshu.table.fairness import Luck, check_cut
from tenshu.table.lessons import Lesson, find_lesson
from tenshu.table.model import (
    AGREE,
    ANSWER,
    BACK,
    BOT,
    CUT,
    DRAFT,
    JOIN,
    LEAVE,
    OFFER,
    OPEN,
    PACE,
    PERSON,
    REFUSE,
    REMATCH,
    START,
    UNDRAFT,
    Event,
    Seat,
    Table,
)

Phase: TypeAlias = Literal["gathering", "playing", "over"]
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

SLOWEST = 10_000  # milliseconds between the answers of bots
USUAL_PACE = 900
LONGEST_NAME = 40


class StaleError(Exception):
    """An answer was given to a table that has gone on in the meantime; this is where it stands."""

    def __init__(self, seq: int, ply: int) -> None:
        super().__init__(f"the table is at event {seq} and has had {ply} answers")
        self.seq, self.ply = seq, ply


@dataclass(frozen=True)
class Offer:
    """A seat asks the other people for leave to take back all answers after the first so many."""

    seat: int
    ply: int
    agreed: frozenset[int] = frozenset()


@dataclass
class Sitting:
    """A table as it stands after some of its events."""

    table: Table
    play: Play
    seats: list[Seat]
    cuts: list[str]
    begun: int = 0  # answers that were there from the start, as when a table is cloned
    seq: int = 0  # number of the last event that was taken
    public: int = 0  # number of the last event that all know of
    private: dict[int, int] = field(default_factory=dict)  # by seat: number of the last event that only it knows of
    is_started: bool = False
    drafts: dict[int, list[int]] = field(default_factory=dict)  # by seat: what it would answer, one after another
    drafted: dict[int, int] = field(default_factory=dict)  # by seat: the ply at which its draft last changed
    offer: Offer | None = None
    pace: int = USUAL_PACE
    rematch: str = ""  # the table at which they play again
    backs: dict[int, int] = field(default_factory=dict)  # by event: how many answers stayed when some went back
    lesson: Lesson | None = None  # that is followed as long as its answers are given

    @property
    def game(self) -> Game:
        """Return the game that is played."""
        return self.play.game

    @property
    def ply(self) -> int:
        """Return how many answers everybody knows of."""
        return len(self.play.moves)

    @property
    def phase(self) -> Phase:
        """Return whether people gather, play, or have played."""
        if not self.is_started:
            return GATHERING
        return OVER if self.play.is_over else PLAYING

    @property
    def luck(self) -> Luck:
        """Return the luck of this table."""
        return Luck(self.table.seed, tuple(self.cuts))

    @property
    def taken_over(self) -> int:
        """Return how many answers this table's luck had no part in: those of another game, or of a lesson."""
        return max(self.begun, self.lesson.followed(self.play) if self.lesson else 0)

    @property
    def people(self) -> list[int]:
        """Return the seats of people."""
        return [seat.seat for seat in self.seats if seat.kind == PERSON]

    def own(self, seat: int) -> Play:
        """Return the game as a seat has it before it: with its draft, of which only what is legal is left."""
        draft = self.drafts.get(seat)
        if not draft:
            return self.play
        own = self.play.copy()
        for action in draft:
            if action not in own.choices(seat):  # another seat has answered in the meantime
                break
            own.redo(Move(seat, action))
        return own

    def take(self, events: Iterable[Event]) -> None:
        """Take events that were written, in order."""
        for event in events:
            if event.seq != self.seq + 1:
                raise ValueError(f"event {event.seq} of {self.table.id} does not follow {self.seq}")
            _TAKE[event.kind](self, event)
            self.seq = event.seq
            if event.kind in (DRAFT, UNDRAFT):
                self.private[event.seat] = event.seq
            else:
                self.public = event.seq

    def last_known(self, seats: Iterable[int]) -> int:
        """Return the number of the last event that some seats know of: what others draft tells them nothing."""
        return max([self.public, *(self.private.get(seat, 0) for seat in seats)])

    # Playing

    def prepared(self, own: Play) -> Move | None:
        """Return the answer that a lesson asks for now, if there is one."""
        return self.lesson.next(own) if self.lesson else None

    def is_turn_over(self, own: Play) -> bool:
        """Tell whether a draft has come to the end of a turn, after which the same seat has another."""
        return own is not self.play and self.game.turn(own.state) != self.game.turn(self.play.state)

    def may_go_on(self, own: Play, seat: int) -> bool:
        """Tell whether a draft stops at chance in the middle of a turn, which the same seat may go on with after it.

        All that chance may answer is tried, and not what it will; what the seat cannot see is guessed for that, since
        rules are not made for a state with blanks.
        """
        game, turn = self.game, self.game.turn(self.play.state)
        if own is self.play or own.asked != [CHANCE] or not turn or turn != game.turn(own.state):
            return False
        world = own.seen(seat)
        game.doors.guess(world, seat, new_rng(0))
        after = (_answered_by_chance(game, world, action) for action in own.choices(CHANCE))
        return any(game.turn(one) == turn and game.doors.waiting(one) >> seat & 1 for one in after)

    def choices(self, own: Play, seat: int) -> list[int]:
        """Return what a seat may answer now: in a lesson, what the lesson asks for; after its turn, nothing."""
        if self.is_turn_over(own):
            return []
        due = self.prepared(own)
        return own.choices(seat) if due is None else [due.action] * (due.seat == seat)

    def answer(self, seat: int, ply: int, action: int, *, is_end: bool) -> list[Event]:
        """Return the events of an answer that a seat gives after `ply` answers: a draft, or what everybody hears."""
        own = self.own(seat)
        self._check_playing(seat)
        if ply != len(own.moves) and not self._was_asked_since(seat, ply, own):
            raise StaleError(self.last_known([seat]), len(own.moves))
        if self.is_turn_over(own):
            raise Fault("table-turn-over")
        asked = self.choices(own, seat)
        own = own.copy()
        own.act(seat, action)
        if action not in asked:
            raise Fault("lesson-other")
        return self._publish(own) if is_end else [Event(DRAFT, seat, action)]

    def _was_asked_since(self, seat: int, ply: int, own: Play) -> bool:
        """Tell whether all that came after `ply` was answered by others who were asked together with this seat.

        They answer before its draft, so that it counts fewer answers than there are by as many as it has not heard.
        """
        known = ply - (len(own.moves) - self.ply)
        # Who knew less than when the draft last changed did not know of that change: it was sent twice.
        if not self.drafted.get(seat, 0) <= known < self.ply:
            return False
        if any(move.seat in (seat, CHANCE) for move in self.play.moves[known:]):
            return False
        return seat in self.play.at(known).asked

    def end(self, seat: int) -> list[Event]:
        """Return the events that end a seat's turn: everybody hears its draft."""
        self._check_playing(seat)
        own = self.own(seat)
        if len(own.moves) == self.ply:
            raise Fault("table-no-draft")
        return self._publish(own.copy())

    def _publish(self, own: Play) -> list[Event]:
        """Return a seat's draft as answers, with those of chance that follow."""
        if self.lesson:
            self.lesson.deal(own)
        if own.asked == [CHANCE]:
            self.luck.settle(own)
        return [Event(ANSWER, *move) for move in own.moves[self.ply :]]

    def step_back(self, seat: int, ply: int) -> list[Event]:
        """Return the event that takes back a draft up to a ply."""
        kept = ply - self.ply
        if not 0 <= kept < len(self.own(seat).moves) - self.ply:
            raise Fault("table-no-draft")
        return [Event(UNDRAFT, seat, kept)]

    def check_person(self, seat: int) -> None:
        """Raise when a bot has a seat, for which its person does not answer then."""
        if self.seats[seat].kind == BOT:
            raise Fault("table-bot-sits")

    def _check_playing(self, seat: int) -> None:
        if not self.is_started:
            raise Fault("table-not-started")
        if self.seats[seat].kind not in (PERSON, BOT):
            raise Fault("table-seat-empty", seat=seat + 1)

    # Taking back

    def take_back(self, seat: int, ply: int, mine: Collection[int]) -> list[Event]:
        """Return the events that take back all answers from a decision of this seat on.

        People who do not share the screen are asked first; those who do agree with it. A game that is over stays:
        its seed is known.
        """
        if self.phase == OVER:
            raise Fault("table-over")
        if self.lesson and self.lesson.next(self.play):
            ply = self.lesson.heard_at(ply)
        if not self.begun <= ply < self.ply or self.play.moves[ply].seat != seat:
            raise Fault("table-nothing-to-take-back")
        if self._others(mine):
            agreed = sorted({*mine} & {*self.people} - {seat})
            return [Event(OFFER, seat, ply), *(Event(AGREE, one) for one in agreed)]
        return [Event(BACK, seat, ply)]

    def agree(self, seat: int, mine: Collection[int], ply: int | None = None) -> list[Event]:
        """Return the events of a seat that agrees; when it is the last to be asked the answers go back.

        With a ply it agrees to that offer only, and not to another that was made in the meantime.
        """
        offer = self._offered(mine)
        if ply not in (None, offer.ply):
            raise Fault("table-no-offer")
        left = set(self._others({offer.seat})) - offer.agreed - set(mine)
        agreed = [Event(AGREE, one) for one in sorted(set(mine) & set(self.people))] or [Event(AGREE, seat)]
        return agreed if left else [*agreed, Event(BACK, offer.seat, offer.ply)]

    def refuse(self, seat: int) -> list[Event]:
        """Return the event of a seat that refuses, or no longer wants, to take back."""
        if self.offer is None:
            raise Fault("table-no-offer")
        return [Event(REFUSE, seat)]

    def _offered(self, mine: Collection[int]) -> Offer:
        if self.offer is None or self.offer.seat in mine:
            raise Fault("table-no-offer")
        return self.offer

    def _others(self, mine: Collection[int]) -> list[int]:
        return [seat for seat in self.people if seat not in mine]

    # Seats

    def sit(self, seat: int, name: str) -> list[Event]:
        """Return the event of a person who takes an open seat."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != OPEN:
            raise Fault("table-seat-taken", seat=seat + 1)
        return [_sits(JOIN, Seat(seat, PERSON, check_name(name)))]

    def open_seat(self) -> int:
        """Return the first seat that is open."""
        for seat in self.seats:
            if seat.kind == OPEN:
                return seat.seat
        raise Fault("table-full")

    def put_bot(self, seat: int, level: str) -> list[Event]:
        """Return the event of a bot that takes a seat; whoever sat there may come back."""
        self._check_seat(seat)
        return [_sits(LEAVE, replace(self.seats[seat], kind=BOT, level=check_level(self.game, level)))]

    def free(self, seat: int) -> list[Event]:
        """Return the event that opens a seat, which can be done while people gather."""
        self._check_seat(seat)
        if self.is_started:
            raise Fault("table-started")
        return [_sits(LEAVE, Seat(seat))]

    def come_back(self, seat: int) -> list[Event]:
        """Return the event of a person who takes the seat back that a bot had in the meantime."""
        now = self.seats[seat]
        if now.kind != BOT:
            raise Fault("table-seat-taken", seat=seat + 1)
        return [_sits(JOIN, replace(now, kind=PERSON, level=""))]

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Fault("table-no-seat", seat=seat + 1, seats=len(self.seats))

    # Beginning and ending

    def cut(self, seat: int, text: str) -> list[Event]:
        """Return the event of a seat that cuts, which it can while people gather."""
        if self.is_started:
            raise Fault("table-started")
        return [Event(CUT, seat, detail={"text": check_cut(text)})]

    def start(self) -> list[Event]:
        """Return the events that begin the game, with the first answers of chance."""
        if self.is_started:
            raise Fault("table-started")
        if any(one.kind == OPEN for one in self.seats):
            raise Fault("table-seats-open", seats=sum(one.kind == OPEN for one in self.seats))
        return [Event(START), *self._publish(self.play.copy())]

    def set_pace(self, pace: int) -> list[Event]:
        """Return the event that sets how many milliseconds bots wait before they answer."""
        return [Event(PACE, action=check_pace(pace))]

    def is_over_after(self, events: Iterable[Event]) -> bool:
        """Tell whether the game is over once these answers are given."""
        after = self.play.copy()
        answers = [event for event in events if event.kind == ANSWER]
        for event in answers:
            after.redo(_move(event))
        return bool(answers) and not after.asked

    def known_before(self, seq: int, ply: int) -> int:
        """Return how many of the `ply` answers that someone knew at the event `seq` still stand."""
        return min([ply, self.ply, *(kept for event, kept in self.backs.items() if event > seq)])


def _answered_by_chance(game: Game, world: Bytes, action: int) -> Bytes:
    after = world.copy()
    game.doors.apply(after, CHANCE, action)
    return after


# Taking events


def _answered(sitting: Sitting, event: Event) -> None:
    sitting.play.redo(_move(event))
    if event.seat != CHANCE:
        sitting.offer = None
        draft = sitting.drafts.pop(event.seat, [])
        if draft[:1] == [event.action]:
            sitting.drafts[event.seat] = draft[1:]
        for seat in [*sitting.drafts]:
            _cut_off(sitting, seat)


def _cut_off(sitting: Sitting, seat: int) -> None:
    """Keep no more of a draft than is legal: the rest must not come back when it would be legal again."""
    draft = [move.action for move in sitting.own(seat).moves[sitting.ply :]]
    if draft:
        sitting.drafts[seat] = draft
    else:
        del sitting.drafts[seat]


def _drafted(sitting: Sitting, event: Event) -> None:
    sitting.drafts[event.seat] = [*sitting.drafts.get(event.seat, []), _number(event)]
    sitting.drafted[event.seat] = sitting.ply


def _undrafted(sitting: Sitting, event: Event) -> None:
    sitting.drafts[event.seat] = sitting.drafts.get(event.seat, [])[: _number(event)]
    sitting.drafted[event.seat] = sitting.ply


def _went_back(sitting: Sitting, event: Event) -> None:
    sitting.play = sitting.play.at(_number(event))
    sitting.backs[event.seq] = _number(event)
    sitting.drafts.clear()
    sitting.drafted.clear()
    sitting.offer = None


def _offered(sitting: Sitting, event: Event) -> None:
    sitting.offer = Offer(event.seat, _number(event))


def _agreed(sitting: Sitting, event: Event) -> None:
    if sitting.offer:
        sitting.offer = replace(sitting.offer, agreed=sitting.offer.agreed | {event.seat})


def _refused(sitting: Sitting, _: Event) -> None:
    sitting.offer = None


def _sat_down(sitting: Sitting, event: Event) -> None:
    sitting.seats[event.seat] = seated(event)


def seated(event: Event) -> Seat:
    """Return a seat as somebody who came or went leaves it."""
    detail = event.detail or {}
    return Seat(event.seat, str(detail["kind"]), str(detail["name"]), str(detail["level"]))


def _left(sitting: Sitting, event: Event) -> None:
    _sat_down(sitting, event)
    sitting.drafts.pop(event.seat, None)
    if sitting.seats[event.seat].kind == OPEN:
        sitting.cuts[event.seat] = ""


def _started(sitting: Sitting, _: Event) -> None:
    sitting.is_started = True
    sitting.begun = sitting.ply


def _cut(sitting: Sitting, event: Event) -> None:
    sitting.cuts[event.seat] = str((event.detail or {})["text"])


def _paced(sitting: Sitting, event: Event) -> None:
    sitting.pace = _number(event)


def _met_again(sitting: Sitting, event: Event) -> None:
    sitting.rematch = str((event.detail or {})["table"])


def _move(event: Event) -> Move:
    return Move(event.seat, _number(event))


def _number(event: Event) -> int:
    if event.action is None:
        raise ValueError(f"event {event.seq} lacks its number")
    return event.action


_TAKE: dict[str, Callable[[Sitting, Event], None]] = {
    ANSWER: _answered,
    DRAFT: _drafted,
    UNDRAFT: _undrafted,
    BACK: _went_back,
    OFFER: _offered,
    AGREE: _agreed,
    REFUSE: _refused,
    JOIN: _sat_down,
    LEAVE: _left,
    START: _started,
    CUT: _cut,
    PACE: _paced,
    REMATCH: _met_again,
}


# Sitting down


def lay_out(table: Table, game: Game) -> Sitting:
    """Return a table as it stands before its first event; its seats may be those of later, which events lead to."""
    play = Play(game, len(table.seats), {name: str(value) for name, value in table.options.items()})
    pace = table.settings.get("pace", USUAL_PACE)
    return Sitting(
        table,
        play,
        [*table.seats],
        [""] * len(table.seats),
        pace=pace if isinstance(pace, int) else 0,
        lesson=find_lesson(str(table.settings["lesson"])) if "lesson" in table.settings else None,
    )


def check_name(name: str) -> str:
    """Return what a person is called, or raise when it cannot be shown on a line."""
    plain = " ".join(name.split())
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable():
        raise Fault("table-name", most=LONGEST_NAME)
    return plain


def check_level(game: Game, level: str) -> str:
    """Return a level of bots, or raise when the game has none of this name."""
    if level and level not in levels(game):
        raise Fault("bots-level", name=level, known=", ".join(levels(game)))
    return level or default_level(game)


def check_pace(pace: int) -> int:
    """Return how many milliseconds bots wait, or raise when it is too long."""
    if not 0 <= pace <= SLOWEST:
        raise Fault("table-pace", most=SLOWEST)
    return pace


def _sits(kind: str, seat: Seat) -> Event:
    return Event(kind, seat.seat, detail={"kind": seat.kind, "name": seat.name, "level": seat.level})

"""What a seat is shown: one snapshot of its table, made of what it may see and hear and of nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from msgspec import Raw, json

from tenshu.core.game import Game, no_changes
from tenshu.core.heard import OPEN, Said, in_sight, seen_by, taken
from tenshu.core.play import Move, Play
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.core.record import Bytes
from tenshu.core.view import View
from tenshu.core.words import Fault, Message, message
from tenshu.table import wire
from tenshu.table.beyond import sums, ways
from tenshu.table.lessons import LEARNER
from tenshu.table.model import HOST, PRIVATE, Place
from tenshu.table.rooms import Drawn, Room
from tenshu.table.sitting import OVER, PLAYING, Sitting

_encode = json.Encoder().encode
_FEW = 40  # answers, or a few more, that someone is told who has just come and has answered none yet


@dataclass(frozen=True)
class Holder:
    """Who holds a secret: to join, to watch, or to sit on some seats and perhaps to lay down how the table is."""

    table: str
    purpose: str
    seats: tuple[int, ...] = ()
    is_host: bool = False
    token: str = field(default="", repr=False, compare=False)  # the secret itself, to be looked up again

    def check_belongs(self) -> None:
        """Raise when this is somebody who does not belong to the table."""
        if self.purpose not in (PRIVATE, HOST):
            raise Fault("table-only-watching")

    def choose(self, seat: int | None) -> int:
        """Return a seat of one's own: the one that is named, or the only one."""
        if not self.seats:
            raise Fault("table-only-watching")
        if seat is None and len(self.seats) > 1:
            raise Fault("table-which-seat", seats=", ".join(str(one + 1) for one in self.seats))
        chosen = self.seats[0] if seat is None else seat
        if chosen not in self.seats:
            raise Fault("table-not-yours", seat=chosen + 1)
        return chosen

    def viewer(self, sitting: Sitting, before: int = SPECTATOR) -> int:
        """Return whose eyes to look with: those of one's seat that is asked, or else as `before`."""
        if not self.seats:
            return SPECTATOR
        asked = [seat for seat in self.seats if seat in sitting.play.asked]
        if before in asked or (before in self.seats and not asked):
            return before
        return asked[0] if asked else self.seats[0]


def held(places: Sequence[Place], token: str = "") -> Holder:
    """Return who holds the secret that leads to these places."""
    seats = tuple(place.seat for place in places if place.purpose == PRIVATE)
    is_host = any(place.purpose == HOST for place in places)
    return Holder(places[0].table, places[-1].purpose, seats, is_host, token)


def update(room: Room, holder: Holder, viewer: int, first: int | None) -> wire.Update:
    """Return the table as one seat sees it, with what it heard from the ply `first` on, or since its last answer."""
    sitting = room.sitting
    since = _last_answer(sitting, viewer) if first is None else first
    said = [heard(one) for one in room.heard(viewer, since)]
    return wire.Update(snapshot(sitting, holder, viewer, room.drawn), since, said)


def _last_answer(sitting: Sitting, seat: int) -> int:
    moves = sitting.play.moves
    own = (ply for ply in range(len(moves) - 1, -1, -1) if moves[ply].seat == seat)
    return next(own, _lately(moves))


def _lately(moves: Sequence[Move]) -> int:
    """Return where the last few answers begin; never within what chance did at once, of which a log tells the sum."""
    first = max(0, len(moves) - _FEW)
    while first and moves[first].seat == moves[first - 1].seat == CHANCE:
        first -= 1
    return first


def heard(one: Said) -> wire.Heard:
    """Return an answer as it travels."""
    return wire.Heard(one.ply, one.seat, one.question, one.action, one.what, list(one.changed), one.turn)


def snapshot(sitting: Sitting, holder: Holder, viewer: int, drawn: Drawn | None = None) -> wire.Snapshot:
    """Return the table as one seat sees it, with its own draft; `drawn` has the views that were made of it before."""
    own = sitting.own(viewer)
    is_over = sitting.phase == OVER
    is_asked = sitting.phase == PLAYING and viewer in own.asked and not sitting.is_turn_over(own)
    return wire.Snapshot(
        table=sitting.table.id,
        seq=sitting.last_known(holder.seats),
        phase=sitting.phase,
        game=sitting.game.name,
        version=sitting.game.version,
        options=sitting.play.options,
        seats=seats(sitting, holder),
        pace=sitting.pace,
        seat=viewer,
        mine=list(holder.seats),
        is_host=holder.is_host,
        commitment=sitting.table.commitment,
        seed=sitting.table.seed.hex() if is_over else None,
        ply=sitting.ply,
        drafted=len(own.moves) - sitting.ply,
        draft=_draft(sitting, own, viewer),
        gained=[] if own is sitting.play else _gained(sitting.play, viewer, own.seen(viewer)),
        asked=[seat for seat in sitting.play.asked if seat != CHANCE],
        question=question(own) if is_asked else question(sitting.play),
        view=_view(sitting, own, OPEN if is_over else viewer, {} if drawn is None else drawn),
        legal=choices(sitting, own, viewer) if is_asked else [],
        beyond=further(own, viewer, sitting.play) if is_asked and not sitting.prepared(own) else [],
        can_end=len(own.moves) > sitting.ply,
        goes_on=sitting.may_go_on(own, viewer),
        back=_back(sitting, viewer),
        offer=_offer(sitting, holder),
        places=sitting.play.places() if is_over else None,
        rematch=bool(sitting.rematch),
        taken_over=sitting.taken_over,
        lesson=_lesson(sitting, own, viewer),
    )


def _view(sitting: Sitting, own: Play, viewer: int, drawn: Drawn) -> View:
    """Return the table as a viewer sees it, drawn and encoded once for all who see the same."""
    if sitting.is_turn_over(own):  # until it is ended, it is this turn and not the next
        return {**seen_by(own, viewer), "facts": seen_by(sitting.play, viewer)["facts"]}
    seen = in_sight(own, viewer).tobytes()
    if seen not in drawn:
        drawn[seen] = Raw(_encode(seen_by(own, viewer)))
    return cast("View", drawn[seen])  # it travels as one


def question(play: Play) -> Message | None:
    """Return what is asked, as it is said to people."""
    return message(f"{play.game.name}-question-{play.question}", **play.options) if play.question else None


def choices(sitting: Sitting, own: Play, seat: int) -> list[wire.Choice]:
    """Return what a seat may do, and what each would cost and bring: with its draft, since before that."""
    return offered(own, seat, sitting.choices(own, seat), None if own is sitting.play else sitting.play)


def offered(own: Play, seat: int, actions: Sequence[int], before: Play | None = None) -> list[wire.Choice]:
    """Return what actions would cost and bring, and what a draft since `before` would have brought with each."""
    seen = own.seen(seat)
    return [_choice(own.game, before, seen, seat, action) for action in actions]


def _choice(game: Game, before: Play | None, seen: Bytes, seat: int, action: int) -> wire.Choice:
    return wire.Choice(
        action,
        game.say(seen, action),
        game.explain(seen, seat, action),
        [wire.Warn(one.sort, one.what) for one in game.waste(seen, seat, action)],
        [] if before is None else _gained(before, seat, _after(game, seen, seat, action)),
    )


def further(own: Play, seat: int, before: Play) -> list[wire.Beyond]:
    """Return what a seat can point at before it is asked for it, and what a draft would have brought since `before`."""
    seen = own.seen(seat)
    found = [*ways(own.game, seen, seat), *sums(own.game, seen, seat)]
    offers = [_choice(own.game, before, way.seen, seat, way.action) for way in found]
    return [
        wire.Beyond(one.action, one.name, one.notes, one.warns, one.gained, list(way.by))
        for one, way in zip(offers, found, strict=True)
    ]


def _draft(sitting: Sitting, own: Play, viewer: int) -> list[wire.Heard]:
    """Return what a seat has drafted, as it heard itself."""
    if own is sitting.play:
        return []
    again = sitting.play.copy()
    return [heard(taken(again, viewer, move)) for move in own.moves[sitting.ply :]]


def _gained(before: Play, seat: int, after: Bytes) -> list[Message]:
    return before.game.changes(before.seen(seat), after)


def _after(game: Game, seen: Bytes, seat: int, action: int) -> Bytes:
    """Return what a seat would see after an answer; of a game that tells of no changes it is not looked at."""
    if game.changes is no_changes:
        return seen
    after = seen.copy()
    game.doors.apply(after, seat, action)
    return after


def seats(sitting: Sitting, holder: Holder) -> list[wire.SeatShown]:
    """Return who sits where."""
    return [
        wire.SeatShown(
            seat=one.seat,
            kind=cast("wire.Kind", one.kind),
            name=one.name,
            level=one.level,
            cut=sitting.cuts[one.seat],
            is_mine=one.seat in holder.seats,
        )
        for one in sitting.seats
    ]


def _back(sitting: Sitting, viewer: int) -> int | None:
    if sitting.phase != PLAYING:
        return None
    moves = sitting.play.moves
    return next((ply for ply in range(sitting.ply - 1, sitting.begun - 1, -1) if moves[ply].seat == viewer), None)


def _lesson(sitting: Sitting, own: Play, viewer: int) -> wire.LessonShown | None:
    """Return what is said to the learner, as long as the lesson lasts; nothing while the others answer."""
    lesson = sitting.lesson
    if lesson is None or viewer != LEARNER or sitting.phase != PLAYING or not lesson.is_on(own):
        return None
    ply = min(len(own.moves), lesson.end)
    number = 1 + sum(page.ply < ply for page in lesson.pages)
    pages = [wire.LessonPage(page.text, list(page.points), page.is_try) for page in lesson.said(own)]
    return wire.LessonShown(number, len(lesson.pages), pages, is_done=ply == lesson.end)


def _offer(sitting: Sitting, holder: Holder) -> wire.OfferShown | None:
    offer = sitting.offer
    if offer is None:
        return None
    asked = set(holder.seats) & set(sitting.people) - offer.agreed
    return wire.OfferShown(offer.seat, offer.ply, sorted(offer.agreed), bool(asked) and offer.seat not in holder.seats)


def moment(sitting: Sitting, viewer: int, ply: int) -> wire.Moment:
    """Return the table as it stood after its first `ply` answers."""
    if not 0 <= ply <= sitting.ply:
        raise Fault("table-no-ply", ply=ply, plies=sitting.ply)
    viewer = OPEN if sitting.phase == OVER else viewer
    then = sitting.play.at(max(ply - 1, 0))
    told = heard(taken(then, viewer, sitting.play.moves[ply - 1])) if ply else None
    asked = [seat for seat in then.asked if seat != CHANCE]
    return wire.Moment(ply, sitting.ply, viewer, asked, question(then), seen_by(then, viewer), told)

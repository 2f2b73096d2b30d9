"""What a table of Catte looks like to one seat, for any screen."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import WORD, numbers
from tenshu.core.record import Bytes
from tenshu.core.view import NO_ACTION, NO_SEAT, Area, Line, Piece, Round, Slot, View
from tenshu.core.words import Message, message
from tenshu.games.catte.doors import DOORS
from tenshu.games.catte.pieces import (
    CATS,
    COFFEES,
    COLOURS,
    LIMIT,
    NCATS,
    NCOFFEES,
    NONE,
    NUMBER,
)
from tenshu.games.catte.state import (
    ACQUIRED_LINE,
    ACTIONS,
    CARD,
    COFFEE,
    LIMIT_BROKEN,
    LINES,
    NO_COFFEE,
    PAIR,
    PLAY,
    PUT_COFFEE,
    SET,
    START,
    State,
)
from tenshu.games.catte.text import card_mark, card_name, coffee_mark, coffee_name, colour_name
from tenshu.mechanisms.rounds import Names, lines_of_ended

OVER = -1  # no question is open
_IN_A_TRICK = {PUT_COFFEE, PLAY, PAIR}


def view(redacted: Bytes) -> View:
    """Return the table: the trick and the last one, the coffee cards, the hands that can be seen, and the sheet."""
    state = State.read(redacted)
    seats = range(state.seats)
    return View(
        chapter=int(state.completed),
        facts=_facts(state),
        areas=[
            _trick(state),
            *_last_trick(state),
            *(_coffee(state, s) for s in seats),
            *(_hand(redacted, state, s) for s in seats if state.hand[s]),
        ],
        sheet=_sheet(redacted, state),
        notes=[_notes(state, seat) for seat in seats],
    )


def _question(state: State) -> int:
    return int(state.question[state.open - 1]) if state.open else OVER


def _is_asked(state: State, question: int, seat: int) -> bool:
    return _question(state) == question and bool(state.asked[state.open - 1] >> seat & 1)


# Facts and notes


def _facts(state: State) -> list[Message]:
    rounds, won = int(state.seats), _tricks_won(state)
    facts = [message("catte-round", number=min(int(state.completed) + 1, rounds), rounds=rounds)]
    if _question(state) in _IN_A_TRICK:
        facts.append(message("catte-trick", number=won + 1))
    if state.center != NONE:
        facts.append(message("catte-trump", colour=colour_name(COFFEES[state.center][0])))
    if state.led != NONE:
        facts.append(message("catte-led", colour=colour_name(int(state.led))))
    if not state.forced_set:
        facts.append(message("catte-no-forced-set"))
    if not state.led_set:
        facts.append(message("catte-no-led-set"))
    if state.completed and (won == 0 or _question(state) == OVER):
        facts.append(_ended(state))
    return facts


def _tricks_won(state: State) -> int:
    return sum(int(cards).bit_count() for cards in state.acquired)


def _ended(state: State) -> Message:
    """Return how the last round ended, which is news until a trick of this one is won."""
    seat = message("seat", number=int(state.ended_by) + 1)
    if state.ended == LIMIT_BROKEN:
        return message("catte-ended-limit", round=int(state.completed), seat=seat)
    if state.ended == NO_COFFEE:
        return message("catte-ended-coffee", round=int(state.completed), seat=seat)
    return message("catte-ended-cards", round=int(state.completed))


def _notes(state: State, seat: int) -> list[Message]:
    notes = [message("catte-hand-size", cards=int(state.hand_size[seat]))]
    if seat == state.leader and _question(state) not in {START, OVER}:
        notes.insert(0, message("catte-leads"))
    voids = [colour for colour in range(len(COLOURS)) if state.void[seat] >> colour & 1]
    notes += [message("catte-void", colour=colour_name(colour)) for colour in voids]
    return notes


# Areas


def _trick(state: State) -> Area:
    order = [(int(state.leader) + turn) % int(state.seats) for turn in range(state.seats)]
    return Area(
        id="trick",
        name=message("catte-the-trick"),
        seat=NO_SEAT,
        slots=[_center(state), *(_played(state, seat) for seat in order)],
    )


def _center(state: State) -> Slot:
    pieces = [] if state.center == NONE else [_coffee_piece(int(state.center), COFFEE + int(state.center))]
    note = message("catte-is-trump") if pieces else None
    return Slot(id="center", name=message("catte-center"), note=note, pieces=pieces, action=NO_ACTION)


def _played(state: State, seat: int) -> Slot:
    cards = [int(card) for card in (state.trick[seat], state.pair[seat]) if card != NONE]
    pieces = [_card_piece(card, NO_ACTION) for card in cards]
    name = message("seat", number=seat + 1)
    return Slot(id=f"seat-{seat}", name=name, note=_played_note(state, seat), pieces=pieces, action=NO_ACTION)


def _played_note(state: State, seat: int) -> Message | None:
    if _is_asked(state, PAIR, seat):
        return message("catte-set-begun")
    if state.pair[seat] != NONE:
        total = int(NUMBER[state.trick[seat]] + NUMBER[state.pair[seat]])
        return message("catte-set-sum", number=total, ahead="yes" if seat == state.winner else "no")
    return message("catte-ahead") if seat == state.winner else None


def _last_trick(state: State) -> list[Area]:
    """Return the trick before the one that is played, if there was one in this round; who leads now has won it."""
    trick = _tricks_won(state) - 1
    if trick < 0 or state.leaders[trick] == NONE:
        return []
    center = [_coffee_piece(int(state.centers[trick]), NO_ACTION)]
    order = [(int(state.leaders[trick]) + turn) % int(state.seats) for turn in range(state.seats)]
    slots = [
        Slot(id="center", name=message("catte-center"), note=None, pieces=center, action=NO_ACTION),
        *(_played_before(state, trick, seat) for seat in order),
    ]
    return [Area(id="last", name=message("catte-last"), seat=NO_SEAT, slots=slots)]


def _played_before(state: State, trick: int, seat: int) -> Slot:
    white, card = divmod(int(state.plays[trick, seat]), NCATS)
    pieces = [_card_piece(card, NO_ACTION), *([_card_piece(white - 1, NO_ACTION)] if white else [])]
    note = message("catte-won") if seat == state.leader else None
    name = message("seat", number=seat + 1)
    return Slot(id=f"seat-{seat}", name=name, note=note, pieces=pieces, action=NO_ACTION)


def _coffee(state: State, seat: int) -> Area:
    return Area(id="coffee", name=message("catte-coffees"), seat=seat, slots=[_unused(state, seat), _won(state, seat)])


def _unused(state: State, seat: int) -> Slot:
    coffees = _coffees(int(state.unused[seat]))
    pieces = [_coffee_piece(coffee, COFFEE + coffee) for coffee in coffees]
    note = message("catte-unused-points", points=len(coffees) ** 2)
    return Slot(id="unused", name=message("catte-unused"), note=note, pieces=pieces, action=NO_ACTION)


def _won(state: State, seat: int) -> Slot:
    pieces = [_coffee_piece(coffee, NO_ACTION) for coffee in _coffees(int(state.acquired[seat]))]
    total, limit = acquired_sum(state, seat), int(LIMIT[state.seats])
    note = message("catte-acquired-sum", sum=total, limit=limit, fate=fate(total, limit))
    return Slot(id="acquired", name=message("catte-acquired"), note=note, pieces=pieces, action=NO_ACTION)


def acquired_sum(state: State, seat: int) -> int:
    """Return the sum of a seat's acquired coffee cards."""
    return sum(COFFEES[coffee][1] for coffee in _coffees(int(state.acquired[seat])))


def fate(total: int, limit: int) -> str:
    """Return where a sum of acquired coffee cards stands: `under`, `exact` or `over` the limit."""
    return "exact" if total == limit else "over" if total > limit else "under"


def _hand(redacted: Bytes, state: State, seat: int) -> Area:
    held = _cards(int(state.hand[seat]))
    slots = []
    for colour in range(len(COLOURS)):
        cards = [card for card in held if CATS[card][0] == colour]
        if cards:
            pieces = [_card_piece(card, CARD + card) for card in cards]
            slots.append(Slot(id=COLOURS[colour], name=colour_name(colour), note=None, pieces=pieces, action=NO_ACTION))
    sets = _sets(redacted, seat)
    if sets:
        slots.append(Slot(id="set", name=message("catte-set-with"), note=None, pieces=sets, action=NO_ACTION))
    return Area(id="hand", name=message("catte-hand"), seat=seat, slots=slots)


def _sets(redacted: Bytes, seat: int) -> list[Piece]:
    """Return the black cat cards with which a seat may begin a set now, as pieces of their own."""
    legal = np.zeros(-(-ACTIONS // WORD), np.uint64)
    DOORS.choices(redacted, seat, legal)
    begun = [_card_piece(action - SET, action) for action in numbers(legal) if SET <= action < COFFEE]
    return [Piece(**{**piece, "id": f"set-{piece['id']}"}) for piece in begun]


def _cards(bits: int) -> list[int]:
    return [card for card in range(NCATS) if bits >> card & 1]


def _coffees(bits: int) -> list[int]:
    return [coffee for coffee in range(NCOFFEES) if bits >> coffee & 1]


def _card_piece(card: int, action: int) -> Piece:
    colour, number = CATS[card]
    name = COLOURS[colour]
    return Piece(id=f"{name}-{number}", name=card_name(card), mark=card_mark(card), tint=name, action=action)


def _coffee_piece(coffee: int, action: int) -> Piece:
    colour, number = COFFEES[coffee]
    tint = COLOURS[colour]
    name, mark = coffee_name(coffee), coffee_mark(coffee)
    return Piece(id=f"coffee-{tint}-{number}", name=name, mark=mark, tint=tint, action=action)


# The score sheet


def _sheet(redacted: Bytes, state: State) -> list[Line]:
    points = np.zeros((LINES, state.seats), np.int64)
    DOORS.sheet(redacted, points)
    shown = range(state.completed) if state.completed == state.seats else [*range(state.completed), *_NOW]
    return [Line(name=_line_name(line), points=points[line].tolist()) for line in shown]


_NOW = range(ACQUIRED_LINE, LINES)  # the lines of the round being played


def _line_name(line: int) -> Message:
    if line in _NOW:
        return message("catte-line-acquired" if line == ACQUIRED_LINE else "catte-line-unused")
    return message("catte-line-round", number=line + 1)


# A round that is over


def ended(before: Bytes, seat: int, action: int) -> Round | None:
    """Return what the points of the round that an answer ends were made of, and how it ended."""
    lines = lines_of_ended(State, DOORS, _round_lines, int(State.read(before).seats), before, seat, action)
    if not lines:
        return None
    after = before.copy()
    DOORS.apply(after, seat, action)
    return Round(sheet=lines, note=_ended(State.read(after)))


def _round_lines(_kept: Bytes) -> Names:
    return {line: _line_name(line) for line in _NOW}

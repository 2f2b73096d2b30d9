"""What a table of CATsle Builders looks like to one seat, for any screen."""

from __future__ import annotations

from functools import cache

import numpy as np

from tenshu.core.record import Bytes
from tenshu.core.view import NO_ACTION, NO_SEAT, Area, Line, Piece, Round, Slot, View
from tenshu.core.words import Message, message
from tenshu.games.catsle_builders.doors import DOORS
from tenshu.games.catsle_builders.pieces import (
    CARDS,
    EDITIONS,
    EXTRA,
    HAND,
    LIMITS,
    NONE,
    NSUITS,
    PLACES,
    ROUNDS,
    SUITS,
    has_place,
    number_of,
    suit_of,
)
from tenshu.games.catsle_builders.state import (
    BONUS_LINE,
    CARD,
    FLOOR_LINE,
    LINES,
    PLACE,
    PLACE_CARD,
    PLACE_LINES,
    PLAY,
    REVEAL,
    START,
    TAKE,
    State,
)
from tenshu.games.catsle_builders.text import card_mark, card_name, place_name, suit_name
from tenshu.mechanisms.rounds import Names, lines_of_ended

OVER = -1  # no question is open
_IN_A_TRICK = {REVEAL, PLAY, TAKE, PLACE_CARD}


def view(redacted: Bytes) -> View:
    """Return the table: the trick and the last one, the boards, the hands that can be seen, and the score sheet."""
    state = State.read(redacted)
    seats = range(state.seats)
    return View(
        chapter=int(state.completed),
        facts=_facts(state),
        areas=[
            _trick(state),
            *_last_trick(state),
            *(_board(state, s) for s in seats),
            *(_hand(state, s) for s in seats if state.hand[s]),
        ],
        sheet=_sheet(redacted, state),
        notes=[_notes(state, seat) for seat in seats],
    )


def _question(state: State) -> int:
    return int(state.question[state.open - 1]) if state.open else OVER


def _facts(state: State) -> list[Message]:
    edition = EDITIONS[state.edition]
    facts = [message("catsle_builders-round", number=min(int(state.completed) + 1, ROUNDS), rounds=ROUNDS)]
    if _question(state) in _IN_A_TRICK:
        facts.append(message("catsle_builders-trick", number=_tricks_over(state) + 1, tricks=int(HAND[state.seats])))
    if state.led != NONE:
        facts.append(message("catsle_builders-led", suit=suit_name(int(state.led))))
    if state.removed != NONE:
        facts.append(message("catsle_builders-removed", suit=suit_name(int(state.removed))))
    if state.winner_leads:
        facts.append(message("catsle_builders-winner-leads", edition=edition))
    return facts


def _tricks_over(state: State) -> int:
    """Return how many tricks of this round are over: all that the leader has played to but the one on the table."""
    return int(HAND[state.seats] - state.hand_size[state.leader]) - int(state.trick[state.leader] != NONE)


def _notes(state: State, seat: int) -> list[Message]:
    notes = [message("catsle_builders-hand-size", cards=int(state.hand_size[seat]))]
    if seat == state.leader and _question(state) not in {START, OVER}:
        notes.insert(0, message("catsle_builders-leads"))
    taking = _to_take(state, seat) if _question(state) in {TAKE, PLACE_CARD} else 0
    if taking:
        notes.append(message("catsle_builders-to-take", cards=taking))
    voids = [suit for suit in range(NSUITS) if state.void[seat] >> suit & 1]
    notes += [message("catsle_builders-void", suit=suit_name(suit)) for suit in voids]
    return notes


def _to_take(state: State, seat: int) -> int:
    """Return how many cards of this trick a seat has still to take: a question is open for each."""
    return sum(int(state.question[i] == TAKE and state.asked[i] >> seat & 1) for i in range(state.open))


def _trick(state: State) -> Area:
    order = [(int(state.leader) + turn) % int(state.seats) for turn in range(state.seats)]
    slots = [_played(state, seat) for seat in order]
    if state.extra != NONE:
        extra = [int(state.extra)] if _on_table(state, int(state.extra)) else []
        slots.append(_slot("extra", message("catsle_builders-extra"), None, extra))
    if _question(state) == PLACE_CARD:
        slots.append(_taken(state))
    return Area(id="trick", name=message("catsle_builders-the-trick"), seat=NO_SEAT, slots=slots)


def _played(state: State, seat: int) -> Slot:
    card, rank = int(state.trick[seat]), int(state.rank[seat])
    note = message("catsle_builders-rank", rank=rank) if rank else None
    return _slot(f"seat-{seat}", _seat(seat), note, [card] if _on_table(state, card) else [])


def _taken(state: State) -> Slot:
    """Return the card that was taken and has no place yet, by whom, and whose it was."""
    card, taker = int(state.about[state.open - 1]), int(state.asked[state.open - 1]).bit_length() - 1
    players = [seat for seat in range(state.seats) if state.trick[seat] == card]  # nobody played the extra card
    note = message("catsle_builders-from", seat=_seat(players[0])) if players else None
    return _slot(f"taken-{taker}", message("catsle_builders-taken"), note, [card])


def _last_trick(state: State) -> list[Area]:
    """Return the trick before the one that is played, with who took what of it, if there was one in this round."""
    trick = _tricks_over(state) - 1
    if trick < 0 or state.leaders[trick] == NONE:
        return []
    order = [(int(state.leaders[trick]) + turn) % int(state.seats) for turn in range(state.seats)]
    plays, boards = state.plays[trick].tolist(), [sum(cards) for cards in state.board[: state.seats].tolist()]
    slots = [_slot_of_last(plays[seat], boards, f"seat-{seat}", _seat(seat)) for seat in order]
    if EXTRA[state.seats]:
        slots.append(_slot_of_last(plays[state.seats], boards, "extra", message("catsle_builders-extra")))
    return [Area(id="last", name=message("catsle_builders-last"), seat=NO_SEAT, slots=slots)]


def _slot_of_last(card: int, boards: list[int], name: str, title: Message) -> Slot:
    """Return a card of the last trick and who took it; what nobody took is discarded, and nobody looks back (A12)."""
    takers = [seat for seat, cards in enumerate(boards) if cards >> card & 1]
    if not takers:
        return _slot(name, title, message("catsle_builders-discarded"), [])
    return _slot(name, title, message("catsle_builders-taken-by", seat=_seat(takers[0])), [card])


@cache
def _seat(seat: int) -> Message:
    return message("seat", number=seat + 1)


def _on_table(state: State, card: int) -> bool:
    return card != NONE and bool(int(state.table) >> card & 1)


def _board(state: State, seat: int) -> Area:
    places = [place for place in range(PLACES) if has_place(state.seats, place)]
    return Area(
        id="board",
        name=message("catsle_builders-board", edition=EDITIONS[state.edition]),
        seat=seat,
        slots=[_place(state, seat, place) for place in places],
    )


def _place(state: State, seat: int, place: int) -> Slot:
    cards, limit = state.board[seat, place], int(LIMITS[state.seats, place])
    note = message("catsle_builders-limit", cards=int(cards).bit_count(), limit=limit)
    # One places on one's own board only; while nobody places, a lesson may point at any.
    is_others = _question(state) == PLACE_CARD and not state.asked[state.open - 1] >> seat & 1
    action = NO_ACTION if is_others else PLACE + place
    return _slot(f"place-{place}", place_name(state, place), note, _cards(int(cards)), action)


def _hand(state: State, seat: int) -> Area:
    slots = []
    for suit in range(NSUITS):
        cards = [card for card in _cards(int(state.hand[seat])) if suit_of(card) == suit]
        if cards:
            slots.append(_slot(SUITS[suit], suit_name(suit), None, cards))
    return Area(id="hand", name=message("catsle_builders-hand"), seat=seat, slots=slots)


def _cards(bits: int) -> list[int]:
    return [card for card in range(CARDS) if bits >> card & 1]


def _slot(name: str, title: Message, note: Message | None, cards: list[int], action: int = NO_ACTION) -> Slot:
    return Slot(id=name, name=title, note=note, pieces=[_piece(card) for card in cards], action=action)


@cache
def _piece(card: int) -> Piece:
    suit = SUITS[suit_of(card)]
    mark = card_mark(card)
    return Piece(id=f"{suit}-{number_of(card)}", name=card_name(card), mark=mark, tint=suit, action=CARD + card)


def _sheet(redacted: Bytes, state: State) -> list[Line]:
    points = np.zeros((LINES, state.seats), np.int64)
    DOORS.sheet(redacted, points)
    shown = [line for line in range(LINES) if _is_shown(state, line)]
    return [Line(name=_line_name(state, line), points=points[line].tolist()) for line in shown]


def _is_shown(state: State, line: int) -> bool:
    if line < ROUNDS:
        return bool(line < state.completed)
    if line < BONUS_LINE and not has_place(state.seats, line - PLACE_LINES):
        return False
    return bool(state.completed < ROUNDS)


def _line_name(state: State, line: int) -> Message:
    edition = EDITIONS[state.edition]
    if line < ROUNDS:
        return message("catsle_builders-line-round", number=line + 1)
    if line == BONUS_LINE:
        return message("catsle_builders-line-bonus", edition=edition)
    if line == FLOOR_LINE:
        return message("catsle_builders-line-floor")
    return place_name(state, line - PLACE_LINES)


# A round that is over


def ended(before: Bytes, seat: int, action: int) -> Round | None:
    """Return what the points of the round that an answer ends were made of."""
    lines = lines_of_ended(State, DOORS, _round_lines, ROUNDS, before, seat, action)
    return Round(sheet=lines, note=None) if lines else None


def _round_lines(kept: Bytes) -> Names:
    state = State.read(kept)
    return {line: _line_name(state, line) for line in range(ROUNDS, LINES) if _is_shown(state, line)}

"""Why an action of CATsle Builders is legal or not, what it costs and what it brings."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import ONE, no_numbers, numbers
from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.catsle_builders.doors import DOORS
from tenshu.games.catsle_builders.pieces import EDITIONS, LIMITS, SCRAP, SUIT_CARDS, TAKES, has_place, suit_of
from tenshu.games.catsle_builders.state import (
    ACTIONS,
    CARD,
    FLOOR_LINE,
    LINES,
    PLACE,
    PLACE_CARD,
    PLACE_LINES,
    PLAY,
    SUIT,
    TAKE,
    State,
)
from tenshu.games.catsle_builders.text import place_name, suit_name


def explain(redacted: Bytes, seat: int, action: int) -> list[Message]:
    """Return what a legal action brings, or the reason why another is not legal and the rule that says so."""
    state = State.on(redacted)
    if state.open == 0:
        return [message("explain-over")]
    if not state.asked[state.open - 1] >> seat & 1:
        return [message("explain-not-asked")]
    question = state.question[state.open - 1]
    answers = _BRINGS if action in _legal(redacted, seat) else _WHY_NOT
    return answers[question](redacted, seat, action) if question in answers else []


def _legal(redacted: Bytes, seat: int) -> list[int]:
    words = no_numbers(ACTIONS)
    DOORS.choices(redacted, seat, words)
    return numbers(words)


def _play_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    played = redacted.copy()
    DOORS.apply(played, seat, action)
    after = State.on(played)
    rank = int(after.rank[seat])
    so_far = int((after.rank > 0).sum())
    if so_far < after.seats:
        return [message("catsle_builders-explain-rank-so-far", rank=rank, played=so_far, rule="5-2")]
    takes = int(TAKES[after.seats, rank - 1])
    return [message("catsle_builders-explain-rank", rank=rank, cards=takes, rule="5-3")]


def _take_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    places = _may_place(redacted, seat, action - CARD)
    if len(places) > 1:
        return [message("catsle_builders-explain-free", rule="5-4")]
    return [_joins(redacted, seat, action - CARD, places[0], named="card")]


def _may_place(redacted: Bytes, seat: int, card: int) -> list[int]:
    """Return the places where a card may go: those that would be legal if that were asked."""
    asked = redacted.copy()
    state = State.on(asked)
    state.question[state.open - 1], state.about[state.open - 1] = PLACE_CARD, card
    return [action - PLACE for action in _legal(asked, seat)]


def _place_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    state = State.on(redacted)
    return [_joins(redacted, seat, int(state.about[state.open - 1]), action - PLACE, named="place")]


def _joins(redacted: Bytes, seat: int, card: int, place: int, named: str) -> Message:
    """Return what a card brings in a place, to stand after the name of the one or of the other.

    A round counts 0 at least, but that is settled only when it ends.
    """
    placed = redacted.copy()
    state = State.on(placed)
    state.board[seat, place] |= ONE << np.uint64(card)
    gain = _board_points(placed, seat) - _board_points(redacted, seat)
    return message(
        "catsle_builders-explain-joins",
        place=place_name(state, place),
        named=named,
        kind="scrap" if place == SCRAP else "column",
        cards=int(state.board[seat, place]).bit_count(),
        limit=int(LIMITS[state.seats, place]),
        sign="less" if gain < 0 else "more",
        amount=abs(gain),
        points=f"{gain:+d}",  # which a screen draws
        rule="5-4",
    )


def _board_points(data: Bytes, seat: int) -> int:
    lines = np.zeros((LINES, State.on(data).seats), np.int64)
    DOORS.sheet(data, lines)
    return int(lines[PLACE_LINES:FLOOR_LINE, seat].sum())


def _why_not_play(redacted: Bytes, seat: int, action: int) -> list[Message]:
    state = State.on(redacted)
    if not _is_card(action):
        return [message("explain-other-kind")]
    if not int(state.hand[seat]) >> action - CARD & 1:
        return [message("catsle_builders-explain-not-held")]
    held = int(state.hand[seat] & SUIT_CARDS[state.led]).bit_count()
    return [message("catsle_builders-explain-follow", suit=suit_name(int(state.led)), cards=held, rule="5-1")]


def _why_not_take(_redacted: Bytes, _seat: int, action: int) -> list[Message]:
    if not _is_card(action):
        return [message("explain-other-kind")]
    return [message("catsle_builders-explain-not-there", rule="5-3")]


def _why_not_place(redacted: Bytes, seat: int, action: int) -> list[Message]:
    state = State.on(redacted)
    if not PLACE <= action < SUIT:
        return [message("explain-other-kind")]
    place = action - PLACE
    if not has_place(state.seats, place):
        edition = EDITIONS[state.edition]
        section = "10" if edition == EDITIONS[0] else "9"  # where each rulebook speaks of three players
        return [message("catsle_builders-explain-no-scrap", rule=section)]
    # A suit that lies on the board has its place already, so the place asked for holds another suit.
    cards = int(state.board[seat, place])
    suit = suit_name(suit_of(cards.bit_length() - 1))
    return [message("catsle_builders-explain-taken", suit=suit, rule="5-4")]


def _is_card(action: int) -> bool:
    return CARD <= action < PLACE


_BRINGS = {PLAY: _play_brings, TAKE: _take_brings, PLACE_CARD: _place_brings}
_WHY_NOT = {PLAY: _why_not_play, TAKE: _why_not_take, PLACE_CARD: _why_not_place}

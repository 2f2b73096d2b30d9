"""Why an action of CATsle Builders is legal or not, what it costs and what it brings."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import WORD, numbers
from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.catsle_builders import doors
from tenshu.games.catsle_builders.pieces import EDITIONS, HAS_SCRAP, LIMITS, PLACES, RANKS, SCRAP, SUIT_CARDS, TAKES
from tenshu.games.catsle_builders.state import ACTIONS, CARD, PLACE, PLACE_CARD, PLAY, SUIT, TAKE, State
from tenshu.games.catsle_builders.text import card_name, place_name, suit_name


def explain(redacted: Bytes, seat: int, action: int) -> list[Message]:
    """Return what a legal action brings, or the reason why another is not legal and the rule that says so."""
    state = State.on(redacted)
    if state.open == 0:
        return [message("explain-over")]
    if not state.asked[state.open - 1] >> seat & 1:
        return [message("explain-not-asked")]
    legal = np.zeros(-(-ACTIONS // WORD), np.uint64)
    doors.choices(redacted, seat, legal)
    question = state.question[state.open - 1]
    answers = _BRINGS if action in numbers(legal) else _WHY_NOT
    return answers[question](redacted, seat, action) if question in answers else []


def _after(redacted: Bytes, seat: int, action: int) -> tuple[State, int]:
    """Return the state after an action, and the points that it brings to its seat."""
    after = redacted.copy()
    doors.apply(after, seat, action)
    return State.on(after), _points(after, seat) - _points(redacted, seat)


def _points(data: Bytes, seat: int) -> int:
    out = np.zeros(State.on(data).seats, np.int64)
    doors.scores(data, out)
    return int(out[seat])


def _play_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    after, _ = _after(redacted, seat, action)
    rank = int(after.rank[seat])
    played = int((after.rank > 0).sum())
    if played < after.seats:
        return [message("catsle_builders-explain-rank-so-far", rank=rank, played=played, rule="5-2")]
    takes = int(TAKES[after.seats, rank - 1])
    return [message("catsle_builders-explain-rank", rank=rank, cards=takes, rule="5-3")]


def _take_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    before, (after, points) = State.on(redacted), _after(redacted, seat, action)
    if after.open and after.question[after.open - 1] == PLACE_CARD:
        return [message("catsle_builders-explain-free", rule="5-4")]
    place = _home(before, seat, (action - CARD) // RANKS)
    return [_joins(before, seat, place, points)]


def _place_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    _, points = _after(redacted, seat, action)
    return [_joins(State.on(redacted), seat, action - PLACE, points)]


def _joins(state: State, seat: int, place: int, points: int) -> Message:
    return message(
        "catsle_builders-explain-joins",
        place=place_name(state, place),
        cards=int(state.board[seat, place]).bit_count() + 1,
        limit=int(LIMITS[state.seats, place]),
        points=points,
        rule="5-4",
    )


def _home(state: State, seat: int, suit: int) -> int:
    """Return the place of the board where a suit lies, or else the only empty one."""
    places = range(SCRAP if HAS_SCRAP[state.seats] else SCRAP + 1, PLACES)
    lies = [place for place in places if state.board[seat, place] & SUIT_CARDS[suit]]
    return lies[0] if lies else next(place for place in places if not state.board[seat, place])


def _why_not_play(redacted: Bytes, seat: int, action: int) -> list[Message]:
    state = State.on(redacted)
    if not _is_card(action):
        return [message("explain-other-kind")]
    if not int(state.hand[seat]) >> action - CARD & 1:
        return [message("catsle_builders-explain-not-held", card=card_name(action - CARD))]
    held = int(state.hand[seat] & SUIT_CARDS[state.led]).bit_count()
    return [message("catsle_builders-explain-follow", suit=suit_name(int(state.led)), cards=held, rule="5-1")]


def _why_not_take(_redacted: Bytes, _seat: int, action: int) -> list[Message]:
    if not _is_card(action):
        return [message("explain-other-kind")]
    return [message("catsle_builders-explain-not-there", card=card_name(action - CARD), rule="5-3")]


def _why_not_place(redacted: Bytes, seat: int, action: int) -> list[Message]:
    state = State.on(redacted)
    if not PLACE <= action < SUIT:
        return [message("explain-other-kind")]
    place = action - PLACE
    if place == SCRAP and not HAS_SCRAP[state.seats]:
        edition = EDITIONS[state.edition]
        section = "10" if edition == EDITIONS[0] else "9"  # where each rulebook speaks of three players
        return [message("catsle_builders-explain-no-scrap", place=place_name(state, place), rule=section)]
    # A suit that lies on the board has its place already, so the place asked for holds another suit.
    cards = int(state.board[seat, place])
    suit = suit_name((cards.bit_length() - 1) // RANKS)
    return [message("catsle_builders-explain-taken", place=place_name(state, place), suit=suit, rule="5-4")]


def _is_card(action: int) -> bool:
    return CARD <= action < PLACE


_BRINGS = {PLAY: _play_brings, TAKE: _take_brings, PLACE_CARD: _place_brings}
_WHY_NOT = {PLAY: _why_not_play, TAKE: _why_not_take, PLACE_CARD: _why_not_place}

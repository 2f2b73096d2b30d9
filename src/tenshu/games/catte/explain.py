"""Why an action of Catte is legal or not, what it costs and what it brings."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import WORD, numbers
from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.catte.doors import DOORS
from tenshu.games.catte.pieces import (
    BROWN,
    CATS,
    COFFEES,
    COLOUR_CATS,
    LIMIT,
    NCATS,
    NONE,
    WHITE,
)
from tenshu.games.catte.state import ACTIONS, CARD, COFFEE, PAIR, PLAY, PUT_COFFEE, SEAT, SET, State
from tenshu.games.catte.text import card_name, coffee_name, colour_name
from tenshu.games.catte.view import acquired_sum, fate


def explain(redacted: Bytes, seat: int, action: int) -> list[Message]:
    """Return what a legal action brings, or the reason why another is not legal and the rule that says so."""
    state = State.on(redacted)
    if state.open == 0:
        return [message("explain-over")]
    if not state.asked[state.open - 1] >> seat & 1:
        return [message("explain-not-asked")]
    legal = np.zeros(-(-ACTIONS // WORD), np.uint64)
    DOORS.choices(redacted, seat, legal)
    question = state.question[state.open - 1]
    answers = _BRINGS if action in numbers(legal) else _WHY_NOT
    return answers[question](redacted, seat, action) if question in answers else []


# What a legal action brings


def _put_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    """Return what the coffee card makes trump, what it is worth, and whom it would take to the limit."""
    state, coffee = State.on(redacted), action - COFFEE
    colour, number = COFFEES[coffee]
    row = int(state.unused[seat]).bit_count()
    told = [
        message("catte-explain-trump", colour=colour_name(colour), number=number),
        message("catte-explain-row", before=row**2, after=(row - 1) ** 2),
    ]
    limit = int(LIMIT[state.seats])
    for taker in range(state.seats):
        reached = fate(acquired_sum(state, taker) + number, limit)
        if reached != "under":
            who = message("catte-you") if taker == seat else message("seat", number=taker + 1)
            told.append(message("catte-explain-would", seat=who, limit=limit, fate=reached))
    return told


def _play_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    if action < SET:
        return _single_brings(redacted, seat, action)
    return _set_brings(redacted, seat, action)


def _single_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    state = State.on(redacted)
    if state.led == NONE:
        return [_leads(state, CATS[action - CARD][0]), *_last_card(redacted, seat, action)]
    return _follows(redacted, seat, action)


def _set_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    """Return the numbers that a set with this black card may have, and with which white cards it comes out ahead."""
    state = State.on(redacted)
    white = [card for card in range(NCATS) if int(state.hand[seat] & COLOUR_CATS[WHITE]) >> card & 1]
    told = [_range(CATS[action - SET][1], [CATS[card][1] for card in white])]
    if state.led == NONE:
        return [*told, _leads(state, BROWN)]
    ahead = [card for card in white if _ahead(redacted, seat, action, CARD + card) == seat]
    is_last = (seat + 1) % state.seats == state.leader
    if not ahead:
        return [*told, _wins(state, seat, int(state.winner)) if is_last else _behind(int(state.winner))]
    brings = _wins(state, seat, seat) if is_last else message("catte-explain-ahead")
    if ahead != white:
        brings = message("catte-explain-from", card=card_name(ahead[0]), what=brings)
    return [*told, brings]


def _range(black: int, white: list[int]) -> Message:
    if len(white) == 1:
        return message("catte-explain-brown", number=black + white[0])
    return message("catte-explain-range", lowest=black + white[0], highest=black + white[-1])


def _pair_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    state = State.on(redacted)
    number = CATS[state.trick[seat]][1] + CATS[action - CARD][1]
    told = [message("catte-explain-brown", number=number)]
    if state.led == NONE:
        return [*told, _leads(state, BROWN), *_last_card(redacted, seat, action)]
    return [*told, *_follows(redacted, seat, action)]


def _leads(state: State, colour: int) -> Message:
    trump = "yes" if colour == COFFEES[state.center][0] else "no"
    return message("catte-explain-leads", colour=colour_name(colour), trump=trump)


def _follows(redacted: Bytes, seat: int, action: int) -> list[Message]:
    """Return who is ahead after a play; who wins what, where it is the last of the trick."""
    state, after = State.on(redacted), _after(redacted, seat, action)
    ahead = _ahead(redacted, seat, action)
    if after.winner == NONE:
        return [_wins(state, seat, ahead), *_round_ends(state, after)]
    if ahead == seat:
        return [message("catte-explain-ahead"), *_last_card(redacted, seat, action)]
    return [_behind(ahead), *_last_card(redacted, seat, action)]


def _behind(rival: int) -> Message:
    return message("catte-explain-behind", seat=message("seat", number=rival + 1))


def _wins(state: State, seat: int, winner: int) -> Message:
    total = acquired_sum(state, winner) + COFFEES[state.center][1]
    limit, coffee = int(LIMIT[state.seats]), coffee_name(int(state.center))
    reached = fate(total, limit)
    if winner == seat:
        return message("catte-explain-wins", coffee=coffee, sum=total, limit=limit, fate=reached)
    who = message("seat", number=winner + 1)
    return message("catte-explain-loses", seat=who, coffee=coffee, sum=total, limit=limit, fate=reached)


def _round_ends(before: State, after: State) -> list[Message]:
    return [message("catte-explain-round-ends")] if after.completed > before.completed else []


def _last_card(redacted: Bytes, seat: int, action: int) -> list[Message]:
    after = _after(redacted, seat, action)
    return [] if after.hand_size[seat] else [message("catte-explain-last-card")]


def _after(redacted: Bytes, seat: int, *actions: int) -> State:
    after = redacted.copy()
    for action in actions:
        DOORS.apply(after, seat, action)
    return State.on(after)


def _ahead(redacted: Bytes, seat: int, *actions: int) -> int:
    """Return the seat that is ahead after some actions, or that wins the trick if they complete it."""
    after = _after(redacted, seat, *actions)
    if after.winner != NONE:
        return int(after.winner)
    return int(after.ended_by if after.completed > State.on(redacted).completed else after.leader)


# Why an action is not legal


def _why_not_put(_redacted: Bytes, _seat: int, action: int) -> list[Message]:
    if not COFFEE <= action < SEAT:
        return [message("explain-other-kind")]
    return [message("catte-explain-not-in-row", rule="How to Play 5")]


def _why_not_play(redacted: Bytes, seat: int, action: int) -> list[Message]:
    if CARD <= action < SET:
        return _not_held(redacted, seat, action - CARD) or _why_not_off_colour(redacted, seat)
    if SET <= action < COFFEE:
        return _not_held(redacted, seat, action - SET) or _why_not_set(redacted, seat)
    return [message("explain-other-kind")]


def _not_held(redacted: Bytes, seat: int, card: int) -> list[Message]:
    if int(State.on(redacted).hand[seat]) >> card & 1:
        return []
    return [message("catte-explain-not-held")]


def _why_not_off_colour(redacted: Bytes, seat: int) -> list[Message]:
    state = State.on(redacted)
    held = int(state.hand[seat] & COLOUR_CATS[state.led]).bit_count()
    if not held:  # only a set is brown
        return [message("catte-explain-make-set", rule="How to Play Cards")]
    colour = colour_name(int(state.led))
    return [message("catte-explain-follow", colour=colour, cards=held, rule="How to Play 2")]


def _why_not_set(redacted: Bytes, seat: int) -> list[Message]:
    state = State.on(redacted)
    if not state.hand[seat] & COLOUR_CATS[WHITE]:
        return [message("catte-explain-no-white", rule="How to Play Cards")]
    if state.led == NONE:
        return [message("catte-explain-no-led-set", rule="C2")]
    return [message("catte-explain-set-is-brown", rule="How to Play Cards"), *_why_not_off_colour(redacted, seat)]


def _why_not_pair(redacted: Bytes, seat: int, action: int) -> list[Message]:
    if not CARD <= action < SET:
        return [message("explain-other-kind")]
    held = _not_held(redacted, seat, action - CARD)
    return held or [message("catte-explain-not-white", rule="How to Play Cards")]


_BRINGS = {PUT_COFFEE: _put_brings, PLAY: _play_brings, PAIR: _pair_brings}
_WHY_NOT = {PUT_COFFEE: _why_not_put, PLAY: _why_not_play, PAIR: _why_not_pair}

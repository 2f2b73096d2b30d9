"""Takes a round of Catte back, decision by decision, from what all have seen of it."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import bit, lowest
from tenshu.core.questions import answered, ask, question, waiting
from tenshu.core.rules import compiled
from tenshu.games.catte.pieces import BROWN, COLOUR, NCATS, NONE
from tenshu.games.catte.rules import colour_played, is_stronger, show_void, tricks_won
from tenshu.games.catte.state import CARD, COFFEE, PAIR, PLAY, PUT_COFFEE, SET, State


@compiled
def take_back(state: State) -> tuple[int, int]:
    """Take back what was decided last in this round; return the seat and its action, or NONE twice.

    All is then, byte for byte, as it was when that seat was asked.
    """
    asked, seat = question(state), lowest(np.uint64(waiting(state)))
    trick = tricks_won(state)
    if asked == PAIR:
        return _take_back_black(state, seat, trick)
    if state.trick[state.leader] == NONE:
        if trick == 0 or state.leaders[trick - 1] == NONE:
            return NONE, NONE
        if asked == PLAY:
            return _take_back_coffee(state, seat)
        _return_to_last_trick(state, trick - 1)
    return _take_back_play(state, _last_to_play(state))


@compiled
def _take_back_coffee(state: State, seat: int) -> tuple[int, int]:
    coffee = int(state.center)
    state.unused[seat] |= bit(coffee)
    state.center = NONE
    _ask_again(state, PUT_COFFEE, seat)
    return seat, COFFEE + coffee


@compiled
def _return_to_last_trick(state: State, trick: int) -> None:
    """Lay a trick out as it was when all had played; who leads now has won it, and its coffee card."""
    state.winner, state.leader = state.leader, state.leaders[trick]
    state.center = state.centers[trick]
    state.acquired[state.winner] &= ~bit(state.center)
    for seat in range(state.seats):
        state.trick[seat] = state.plays[trick, seat] % NCATS
        state.pair[seat] = state.plays[trick, seat] // NCATS - 1
    state.led = colour_played(state, state.leader)


@compiled
def _last_to_play(state: State) -> int:
    seat = int(state.leader - 1) % state.seats
    while state.trick[seat] == NONE:
        seat = (seat - 1) % state.seats
    return int(seat)


@compiled
def _take_back_play(state: State, seat: int) -> tuple[int, int]:
    """Take back a card that was played alone, or the white one of a set."""
    trick, was_led = tricks_won(state), state.led
    is_off_colour = colour_played(state, seat) != was_led
    card, is_set = int(state.trick[seat]), state.pair[seat] != NONE
    if is_set:
        card = int(state.pair[seat])
        state.pair[seat] = NONE
        state.plays[trick, seat] = state.trick[seat]
    else:
        state.trick[seat] = NONE
        _forget(state, seat, trick)
    _take_up(state, card, seat)
    if is_off_colour:
        _show_voids_again(state, seat, trick)
    state.led = NONE if seat == state.leader else was_led
    state.winner = _winner_before(state, seat)
    _ask_again(state, PAIR if is_set else PLAY, seat)
    return seat, CARD + card


@compiled
def _take_back_black(state: State, seat: int, trick: int) -> tuple[int, int]:
    """Take back the black card of a set that has no white one yet."""
    card = int(state.trick[seat])
    state.trick[seat] = NONE
    _forget(state, seat, trick)
    _take_up(state, card, seat)
    _ask_again(state, PLAY, seat)
    return seat, SET + card


@compiled
def _forget(state: State, seat: int, trick: int) -> None:
    """Forget that a seat played to a trick, and if it led, that there was one."""
    state.plays[trick, seat] = NONE
    if seat == state.leader:
        state.leaders[trick] = state.centers[trick] = NONE


@compiled
def _take_up(state: State, card: int, seat: int) -> None:
    state.hand[seat] |= bit(card)
    state.hand_size[seat] += 1
    state.seen &= ~bit(card)


@compiled
def _winner_before(state: State, seat: int) -> int:
    """Return who was ahead before a seat played, or NONE."""
    winner, rival = NONE, int(state.leader)
    while rival != seat:
        if winner == NONE or not is_stronger(state, winner, rival):
            winner = rival
        rival = (rival + 1) % state.seats
    return int(winner)


@compiled
def _show_voids_again(state: State, seat: int, tricks: int) -> None:
    """Let a seat be void in what it showed not to hold in the first tricks of this round."""
    state.void[seat] = 0
    for trick in range(tricks):
        if state.leaders[trick] != NONE:
            state.led = _colour_noted(state, trick, state.leaders[trick])
            colour = _colour_noted(state, trick, seat)
            if colour != state.led:
                show_void(state, colour, seat)


@compiled
def _colour_noted(state: State, trick: int, seat: int) -> int:
    play = int(state.plays[trick, seat])
    return int(COLOUR[play]) if play < NCATS else BROWN


@compiled
def _ask_again(state: State, what: int, seat: int) -> None:
    answered(state, lowest(np.uint64(waiting(state))))
    ask(state, what, seat, 0)

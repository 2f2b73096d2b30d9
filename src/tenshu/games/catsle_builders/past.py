"""Takes a round of CATsle Builders back, card by card, from what all have seen of it."""

from __future__ import annotations

from tenshu.core.bits import Bits, bit
from tenshu.core.questions import ask, question
from tenshu.core.rules import compiled
from tenshu.games.catsle_builders.pieces import EXTRA, HAND, NO_CARDS, NONE, PLACES
from tenshu.games.catsle_builders.rules import rank_player, suit_of
from tenshu.games.catsle_builders.state import PLAY, State


@compiled
def take_back(state: State) -> tuple[int, int]:
    """Take back the last card that was played in this round; return the seat and the card, or NONE twice.

    All is then, byte for byte, as it was when that seat was asked for a card.
    """
    if state.trick[state.leader] == NONE:
        if not _return_to_last_trick(state):
            return NONE, NONE
    elif question(state) != PLAY:
        _return_cards(state)
    seat = _last_to_play(state)
    card, trick = int(state.trick[seat]), int(HAND[state.seats] - state.hand_size[seat] - 1)
    state.plays[trick, seat] = NONE
    _unrank(state, seat)
    state.trick[seat] = NONE
    state.table &= ~bit(card)
    state.seen &= ~bit(card)
    state.hand[seat] |= bit(card)
    state.hand_size[seat] += 1
    if seat == state.leader:
        state.led = state.leaders[trick] = NONE
    elif suit_of(card) != state.led:
        state.void[seat] = _voids_shown(state, seat, trick)
    _ask_again(state, seat)
    return seat, card


@compiled
def _return_to_last_trick(state: State) -> bool:
    """Lay the trick before this one on the table, as it was when all had played; tell whether there was one."""
    trick = int(HAND[state.seats] - state.hand_size[state.leader] - 1)
    if trick < 0 or state.leaders[trick] == NONE:
        return False
    if EXTRA[state.seats] > 0:
        _hide_extra(state, trick + 1)
        state.extra = state.plays[trick, state.seats]
    state.leader = state.leaders[trick]
    state.led = suit_of(state.plays[trick, state.leader])
    seat = int(state.leader)
    for _ in range(state.seats):
        state.trick[seat] = state.plays[trick, seat]
        rank_player(state, seat)
        seat = (seat + 1) % state.seats
    _return_cards(state)
    return True


@compiled
def _hide_extra(state: State, trick: int) -> None:
    if state.extra != NONE:
        state.seen &= ~bit(state.extra)
        state.deck |= bit(state.extra)
        state.plays[trick, state.seats] = NONE


@compiled
def _return_cards(state: State) -> None:
    """Return the cards of this trick from the boards to the table: whatever was taken of it lies there."""
    cards = _cards_of_trick(state)
    for seat in range(state.seats):
        for place in range(PLACES):
            state.board[seat, place] &= ~cards
    state.table = cards


@compiled
def _cards_of_trick(state: State) -> Bits:
    cards = NO_CARDS if state.extra == NONE else bit(state.extra)
    for seat in range(state.seats):
        cards |= bit(state.trick[seat])
    return cards


@compiled
def _last_to_play(state: State) -> int:
    seat = int(state.leader - 1) % state.seats
    while state.trick[seat] == NONE:
        seat = (seat - 1) % state.seats
    return int(seat)


@compiled
def _unrank(state: State, seat: int) -> None:
    for rival in range(state.seats):
        if state.rank[rival] > state.rank[seat]:
            state.rank[rival] -= 1
    state.rank[seat] = 0


@compiled
def _voids_shown(state: State, seat: int, tricks: int) -> int:
    """Return the suits that a seat showed not to hold in the first tricks of this round, one bit each."""
    voids = 0
    for trick in range(tricks):
        if state.leaders[trick] != NONE:
            led = suit_of(state.plays[trick, state.leaders[trick]])
            if suit_of(state.plays[trick, seat]) != led:
                voids |= 1 << led
    return int(voids)


@compiled
def _ask_again(state: State, seat: int) -> None:
    while state.open > 0:
        state.open -= 1
        state.question[state.open] = state.asked[state.open] = state.about[state.open] = 0
    ask(state, PLAY, seat, 0)

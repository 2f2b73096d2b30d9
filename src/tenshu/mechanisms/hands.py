"""Hidden hands, in games where who can follow suit must, and who does not is void for all to see."""

from __future__ import annotations

from typing import Protocol

from tenshu.core.bits import EMPTY, Bits, Words, bit, count, has, nth
from tenshu.core.record import Ints
from tenshu.core.rng import Rng, roll
from tenshu.core.rules import compiled

_DECK = -1  # the holder of the cards that no hand holds
_SWAPS = 2  # for each hidden card: enough to even out the order in which a guess was dealt


class Hands(Protocol):
    """The fields of a state that has hidden hands."""

    seats: int
    deck: Bits  # the cards that no seat may see
    hand: Words
    hand_size: Ints  # which all may see
    void: Ints  # suits that a seat has shown not to hold, one bit each


@compiled
def hide_hands(state: Hands, seat: int) -> None:
    """Blank the deck and all hands but that of a seat."""
    state.deck = EMPTY
    for rival in range(state.seats):
        if rival != seat:
            state.hand[rival] = EMPTY


@compiled
def guess_hands(state: Hands, seat: int, cards: Bits, suits: Words, rng: Rng) -> None:
    """Deal those of `cards` that a seat does not hold: any deal in which no rival holds a suit that it is void in.

    `suits` are the cards of each suit. Where nobody is void, each deal is as likely as the next; otherwise
    roughly so: in the tightest positions that were tried, within a factor of two.
    """
    voids = 0
    for rival in range(state.seats):
        if rival == seat:
            cards &= ~state.hand[rival]
        else:
            voids |= state.void[rival]
    state.deck = cards
    for rival in range(state.seats):
        if rival != seat:
            for _ in range(state.hand_size[rival]):
                free = state.deck if voids == 0 else _may_get(state, seat, rival, suits)
                _give(state, nth(free, roll(rng, count(free))), _DECK, rival)
    if voids != 0:
        for _ in range(_SWAPS * count(cards)):
            _swap(state, nth(cards, roll(rng, count(cards))), nth(cards, roll(rng, count(cards))), suits)


@compiled
def _may_hold(state: Hands, seat: int, suits: Words) -> Bits:
    """Return the cards of the suits that a seat has not shown to be void in."""
    cards = EMPTY
    for suit in range(suits.size):
        if state.void[seat] >> suit & 1 == 0:
            cards |= suits[suit]
    return cards


@compiled
def _may_get(state: Hands, seat: int, rival: int, suits: Words) -> Bits:
    """Return the cards that a rival may get so that enough are left for the others.

    By Hall's theorem a deal can be finished when every group of rivals finds as many cards as it lacks.
    A group that finds no more than that must keep them all.
    """
    cards: Bits = state.deck & _may_hold(state, rival, suits)
    for group in range(1, 1 << state.seats):
        if group >> rival & 1 == 0 and group >> seat & 1 == 0:
            lacking, theirs = 0, EMPTY
            for other in range(state.seats):
                if group >> other & 1 != 0 and count(state.hand[other]) < state.hand_size[other]:
                    lacking += state.hand_size[other] - count(state.hand[other])
                    theirs |= _may_hold(state, other, suits)
            if count(state.deck & theirs) == lacking:
                cards &= ~theirs
    return cards


@compiled
def _swap(state: Hands, card: int, other: int, suits: Words) -> None:
    """Swap two hidden cards where both holders may hold what they get."""
    holder, other_holder = _holder_of(state, card), _holder_of(state, other)
    if _may_receive(state, holder, other, suits) and _may_receive(state, other_holder, card, suits):
        _give(state, card, holder, other_holder)
        _give(state, other, other_holder, holder)


@compiled
def _may_receive(state: Hands, holder: int, card: int, suits: Words) -> bool:
    return holder == _DECK or has(_may_hold(state, holder, suits), card)


@compiled
def _holder_of(state: Hands, card: int) -> int:
    for seat in range(state.seats):
        if has(state.hand[seat], card):
            return seat
    return _DECK


@compiled
def _give(state: Hands, card: int, giver: int, receiver: int) -> None:
    if giver == _DECK:
        state.deck &= ~bit(card)
    else:
        state.hand[giver] &= ~bit(card)
    if receiver == _DECK:
        state.deck |= bit(card)
    else:
        state.hand[receiver] |= bit(card)

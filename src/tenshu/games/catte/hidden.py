"""What a seat of Catte may not see, and guesses of it."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import bit, count, lowest, nth
from tenshu.core.questions import HIDDEN, about, question, waiting
from tenshu.core.rng import Rng, roll
from tenshu.core.rules import compiled, rule
from tenshu.games.catte.pieces import ALL_CATS, COLOUR_CATS, WHITE
from tenshu.games.catte.rules import may_pair
from tenshu.games.catte.state import DEAL, PAIR, State
from tenshu.mechanisms.hands import guess_hands, hide_hands

_TRIES = 64  # one in 12 is kept at worst (a hand of white cards), and then none of them in one guess of 260


@rule("Preparation 1", "Preparation 2", "How to Play 4", ruling="C14")
def redact(state: State, seat: int) -> None:
    """Hide what a seat may not see: other hands and the cat cards left over."""
    hide_hands(state, seat)


@rule("Preparation 1", "Preparation 3", ruling="C14")
def heard(state: State, seat: int, action: int) -> int:
    """Return an answer as a seat hears it: cat cards are dealt face down, and all else is open."""
    if question(state) == DEAL and about(state) != seat:
        return HIDDEN
    return action


@compiled
def guess(state: State, seat: int, rng: Rng) -> None:
    """Deal the cat cards that a seat cannot see."""
    if state.open > 0 and question(state) == PAIR and waiting(state) != 1 << seat:
        guess_unfinished_set(state, seat, lowest(np.uint64(waiting(state))), rng)
    else:
        guess_hands(state, seat, ALL_CATS & ~state.seen, COLOUR_CATS, rng)


@compiled
def guess_unfinished_set(state: State, seat: int, rival: int, rng: Rng) -> None:
    """Deal where a rival has laid the black cat card of a set, and so must hold a white one.

    A white card is given to that hand first, then the rest is dealt. Of the deals in which the hand has several white
    cards that makes several times too many, so only one in so many is kept.
    """
    unseen = ALL_CATS & ~state.seen
    for holder in range(state.seats):
        if holder == seat:
            unseen &= ~state.hand[holder]
    white = unseen & COLOUR_CATS[WHITE]
    state.hand_size[rival] -= 1
    for _ in range(_TRIES):
        hide_hands(state, seat)
        card = nth(white, roll(rng, count(white)))
        guess_hands(state, seat, unseen & ~bit(card), COLOUR_CATS, rng)
        state.hand[rival] |= bit(card)
        if roll(rng, count(may_pair(state, rival))) == 0:
            break
    state.hand_size[rival] += 1

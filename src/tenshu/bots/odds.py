"""Small sums that the senses of several games are made of."""

from __future__ import annotations

from tenshu.bots.tree import Reals
from tenshu.core.bits import EMPTY, ONE, WORD, Words, lowest
from tenshu.core.rules import compiled


@compiled
def all_miss(share: float, cards: int) -> float:
    """Return how likely none of so many cards is of a kind that has this share of all."""
    missed, miss = 1.0, 1.0 - share
    while cards > 0:
        if cards & 1:
            missed *= miss
        miss *= miss
        cards >>= 1
    return missed


@compiled
def weight_of(legal: Words, weights: Reals) -> float:
    """Return what all legal actions weigh together."""
    weight = 0.0
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            weight += weights[word * WORD + lowest(left)]
            left &= left - ONE
    return weight

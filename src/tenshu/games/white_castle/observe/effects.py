"""What effects give and do, in few numbers that add up."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import EMPTY, ONE, Bits, lowest
from tenshu.core.record import Bytes, Ints
from tenshu.core.rows import put
from tenshu.core.rules import compiled
from tenshu.games.white_castle.pieces import (
    ACTION,
    EFFECTS,
    INFLUENCE,
    LANTERN,
    MEMBERS,
    NTHINGS,
    WELL,
    Effect,
)

# What is given: the six things, resources of one's choice, influence.
PICKED, INFLUENCED = NTHINGS, NTHINGS + 1
GIVEN = INFLUENCED + 1
MOST_GIVEN = 4  # of one sort, by all that a die can trigger in a room

# What else a block of a card in the castle can do: the Lantern Reward, the Well, one of the three members, for a seal.
_LANTERN, _WELL, _MEMBER = range(3)
_FOR_A_SEAL = _MEMBER + len(MEMBERS)
DONE = _FOR_A_SEAL + 1


def _gives(effect: Effect) -> list[int]:
    return [*effect.gains, effect.picks, effect.what if effect.kind == INFLUENCE else 0]


def _does(effect: Effect) -> list[bool]:
    members = [effect.kind == ACTION and effect.what == member for member in range(len(MEMBERS))]
    return [effect.kind == LANTERN, effect.kind == WELL, *members, effect.seals > 0]


GIVES: Ints = np.array([_gives(effect) for effect in EFFECTS], np.int16)
DOES: Ints = np.array([_does(effect) for effect in EFFECTS], np.int16)


@compiled
def observe_effects(effects: Bits, gives: int, does: int, row: Bytes) -> None:
    """Add what some effects give and do to the numbers that begin there."""
    while effects != EMPTY:
        effect = lowest(effects)
        effects &= effects - ONE
        for sort in range(GIVEN):
            put(row, gives + sort, int(row[gives + sort]) + int(GIVES[effect, sort]), MOST_GIVEN)
        for sort in range(DONE):
            row[does + sort] |= DOES[effect, sort]

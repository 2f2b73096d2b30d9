"""A small random generator that gives the same numbers interpreted, compiled and on a GPU.

It is sfc32: four words of 32 bits, kept in wider fields and cut after each addition, so that nothing overflows
anywhere. It has no period worth fearing (at least 2**32, on average 2**127) and passes the usual batteries.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenshu.core.rules import compiled, door

Rng: TypeAlias = NDArray[np.int64]

_MASK = 0xFFFFFFFF
_WARM_UP = 12  # as many steps as it takes for seeds that differ in one bit to look unrelated


def new_rng(seed: int, stream: int = 0) -> Rng:
    """Return a generator; each pair of seed and stream, below 2**63, has numbers of its own."""
    rng = np.zeros(4, np.int64)
    sow(rng, seed, stream)
    return rng


@door
def sow(rng: Rng, seed: int, stream: int) -> None:
    """Start a generator anew."""
    rng[0] = stream & _MASK
    rng[1] = seed & _MASK
    rng[2] = seed >> 32
    rng[3] = 1 + (stream >> 32)
    for _ in range(_WARM_UP):
        step(rng)


@compiled
def step(rng: Rng) -> int:
    """Return the next 32 random bits."""
    a, b, c, counter = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    out = (a + b + counter) & _MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & _MASK
    rng[2] = ((((c << 21) | (c >> 11)) & _MASK) + out) & _MASK
    rng[3] = (counter + 1) & _MASK
    return out


@door
def roll(rng: Rng, sides: int) -> int:
    """Return a whole number from 0 to `sides` - 1, each as likely as the next to within 1 in 2**32 / `sides`."""
    return (step(rng) * sides) >> 32

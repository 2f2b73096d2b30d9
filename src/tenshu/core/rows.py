"""What games write on the rows that nets read, always in the same way."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import EMPTY, ONE, Bits, lowest
from tenshu.core.record import Bytes, Ints
from tenshu.core.rules import compiled

# Points of a lead that are told apart. Whether it is enough to win turns on one point, which a net hardly sees in a
# number that may be a hundred: so each step is a number of its own, and steps are small where it is close.
_STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33, 40, 50)
_LEADS: Ints = np.array(_STEPS, np.int64)
LEAD_STEPS = 2 * len(_STEPS)  # numbers that tell one lead
LEAD_WORDS = f"{', '.join(map(str, _STEPS))} points ahead, then as many behind"


@compiled
def mark(row: Bytes, start: int, bits: Bits) -> None:
    """Write a 1 for each number of a set."""
    while bits != EMPTY:
        row[start + lowest(bits)] = 1
        bits &= bits - ONE


@compiled
def put(row: Bytes, index: int, number: int, most: int) -> None:
    """Write a number, or 0 where it is below, or the most that stands there where it is above."""
    row[index] = min(max(number, 0), most)


@compiled
def put_lead(row: Bytes, start: int, lead: int) -> None:
    """Write a 1 for each step of a lead that is reached, or after the places of those for each step behind."""
    first, points = (start, lead) if lead > 0 else (start + _LEADS.size, -lead)
    for step in range(_LEADS.size):
        if points < _LEADS[step]:
            return
        row[first + step] = 1

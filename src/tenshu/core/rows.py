"""What games write on the rows that nets read, always in the same way."""

from __future__ import annotations

from tenshu.core.bits import EMPTY, ONE, Bits, lowest
from tenshu.core.record import Bytes
from tenshu.core.rules import compiled


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

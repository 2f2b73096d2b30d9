"""Sets of small numbers as bits: cards, seats, and the actions that are legal.

A `Bits` holds numbers from 0 to 63; a larger set is a row of such words (`fill`, `pick`).
The loops below are written so that the compiler knows them: `count` becomes one instruction.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenshu.core.rules import compiled

Bits: TypeAlias = np.uint64
Words: TypeAlias = NDArray[np.uint64]

ONE = np.uint64(1)
EMPTY = np.uint64(0)
WORD = 64


@compiled
def bit(number: int) -> Bits:
    """Return the set that holds one number."""
    return ONE << np.uint64(number)


@compiled
def first(size: int) -> Bits:
    """Return the set of the numbers below `size`, which is at most 63."""
    return (ONE << np.uint64(size)) - ONE


@compiled
def has(bits: Bits, number: int) -> bool:
    """Tell whether a number is in a set."""
    return bool((bits >> np.uint64(number)) & ONE)


@compiled
def count(bits: Bits) -> int:
    """Return how many numbers are in a set."""
    size = 0
    while bits != 0:
        bits &= bits - ONE
        size += 1
    return size


@compiled
def lowest(bits: Bits) -> int:
    """Return the lowest number of a set that is not empty."""
    return count(bits ^ (bits - ONE)) - 1


@compiled
def nth(bits: Bits, index: int) -> int:
    """Return the number that has `index` lower ones in its set."""
    # Halving, rather than removing the lowest `index` times: how often it loops does not depend on the set,
    # so no processor guesses wrong and no thread of a GPU waits for another.
    number, half = 0, WORD // 2
    while half > 0:
        low = bits & first(half)
        size = count(low)
        if index < size:
            bits = low
        else:
            index -= size
            bits >>= np.uint64(half)
            number += half
        half //= 2
    return number


@compiled
def moved(bits: Bits, offset: int) -> Bits:
    """Return the set of the numbers of another, each plus `offset`, all of them still below 64."""
    return bits << np.uint64(offset)


@compiled
def clear(words: Words) -> None:
    """Empty a large set."""
    for word in range(words.size):
        words[word] = EMPTY


@compiled
def fill(words: Words, offset: int, bits: Bits) -> int:
    """Make a large set hold the numbers of a small one, each plus `offset`; return how many they are."""
    clear(words)
    word, shift = offset // WORD, offset % WORD
    words[word] = bits << np.uint64(shift)
    if shift > 0 and word + 1 < words.size:
        words[word + 1] = bits >> np.uint64(WORD - shift)
    return count(bits)


@compiled
def pick(words: Words, index: int) -> int:
    """Return the number that has `index` lower ones in a large set."""
    word = 0
    size = count(words[word])
    while index >= size:
        index -= size
        word += 1
        size = count(words[word])
    return word * WORD + nth(words[word], index)


def no_numbers(size: int) -> Words:
    """Return a large set that has room for the numbers below `size`, and is empty."""
    return np.zeros(-(-size // WORD), np.uint64)


def numbers(words: Words) -> list[int]:
    """Return the numbers in a large set, lowest first."""
    found = []
    for word, some in enumerate(words.tolist()):
        bits = some
        while bits:
            rest = bits & (bits - 1)
            found.append(word * WORD + (bits ^ rest).bit_length() - 1)
            bits = rest
    return found

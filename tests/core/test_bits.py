"""Sets of small numbers as bits, held against Python's own sets."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenshu.core.bits import WORD, Bits, Words, bit, clear, count, fill, first, has, lowest, moved, nth, numbers, pick

WORDS = 4
SMALL = st.sets(st.integers(0, WORD - 1))
LARGE = st.sets(st.integers(0, WORDS * WORD - 1))


def bits_of(some: set[int]) -> Bits:
    """Return a set as a word."""
    return np.uint64(sum(1 << number for number in some))


def words_of(some: set[int]) -> Words:
    """Return a large set as a row of words."""
    return np.array([bits_of({n % WORD for n in some if n // WORD == word}) for word in range(WORDS)], np.uint64)


@pytest.mark.parametrize("number", range(WORD))
def test_bit_is_the_set_of_one_number(number: int) -> None:
    """A set of one number has that bit and no other."""
    assert 1 << number == int(bit(number))


@pytest.mark.parametrize("size", range(WORD))
def test_first_is_the_set_of_the_lower_numbers(size: int) -> None:
    """The first so many numbers are those below; none for 0."""
    assert bits_of(set(range(size))) == first(size)


@given(st.data())
def test_a_set_is_moved(data: st.DataObject) -> None:
    """Each number becomes larger by the same."""
    offset = data.draw(st.integers(0, WORD - 1))
    some = data.draw(st.sets(st.integers(0, WORD - 1 - offset)))

    assert bits_of({number + offset for number in some}) == moved(bits_of(some), offset)


@given(SMALL)
def test_has_tells_what_is_in_a_set(some: set[int]) -> None:
    """A number is in a set or it is not, the highest included."""
    assert some == {number for number in range(WORD) if has(bits_of(some), number)}


def test_has_answers_yes_or_no() -> None:
    """The answer is a truth value, so that it can be counted or inverted."""
    assert [True, False] == [has(np.uint64(2**63), 63), has(np.uint64(2**63), 0)]
    assert bool is type(has(np.uint64(1), 0))


@given(SMALL)
def test_count_is_the_size(some: set[int]) -> None:
    """A set is as large as it is."""
    assert len(some) == count(bits_of(some))


@given(SMALL.filter(bool))
def test_lowest_is_the_minimum(some: set[int]) -> None:
    """The lowest number of a set is its minimum."""
    assert min(some) == lowest(bits_of(some))


@given(SMALL)
def test_nth_goes_through_a_set_in_order(some: set[int]) -> None:
    """The numbers with 0, 1, 2, … lower ones are the sorted set."""
    assert sorted(some) == [nth(bits_of(some), index) for index in range(len(some))]


@pytest.mark.parametrize("some", [set(), {0}, {63}, set(range(64)), {31, 32}, {0, 63}])
def test_the_edges_of_a_word(some: set[int]) -> None:
    """The empty set, the full one, and the first and last number are sets like any other."""
    bits = bits_of(some)

    assert len(some) == count(bits)
    assert sorted(some) == [nth(bits, index) for index in range(len(some))]
    assert some == {number for number in range(WORD) if has(bits, number)}


@given(LARGE)
def test_numbers_lists_a_large_set(some: set[int]) -> None:
    """The numbers of a large set are listed lowest first, whatever word they are in."""
    assert sorted(some) == numbers(words_of(some))


@given(LARGE, SMALL, st.integers(0, (WORDS - 1) * WORD))
def test_fill_puts_a_small_set_anywhere_in_a_large_one(before: set[int], some: set[int], offset: int) -> None:
    """A small set is moved up by the offset, over the edge of a word too, and replaces what was there."""
    words = words_of(before)
    size = fill(words, offset, bits_of(some))

    assert sorted(number + offset for number in some) == numbers(words)
    assert len(some) == size


@given(SMALL, st.data())
def test_fill_reaches_the_last_word(some: set[int], data: st.DataObject) -> None:
    """A small set may stand in the last word, if its highest number still fits there."""
    offset = data.draw(st.integers((WORDS - 1) * WORD, WORDS * WORD - 1 - max(some, default=0)))
    words = words_of(set())

    assert len(some) == fill(words, offset, bits_of(some))
    assert sorted(number + offset for number in some) == numbers(words)


@given(LARGE)
def test_pick_goes_through_a_large_set_in_order(some: set[int]) -> None:
    """The numbers with 0, 1, 2, … lower ones are the sorted set, over empty words too."""
    words = words_of(some)

    assert sorted(some) == [pick(words, index) for index in range(len(some))]


@given(LARGE)
def test_looking_changes_no_set(some: set[int]) -> None:
    """Listing and picking leave the words alone."""
    words = words_of(some)
    before = words.copy()
    numbers(words)
    for index in range(len(some)):
        pick(words, index)

    assert before.tolist() == words.tolist()


@given(LARGE)
def test_clear_empties_every_word(some: set[int]) -> None:
    """Nothing is left of a set that was cleared."""
    words = words_of(some)
    clear(words)

    assert [] == numbers(words)

"""Compiled loops that play any game.

They take a game's rules as arguments. A game calls each from a cached door of its own, with its own rules,
so that all of it becomes one piece of machine code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenshu.core.bits import EMPTY, ONE, WORD, Words, clear, lowest, pick
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import Rng, roll, sow
from tenshu.core.rules import compiled

_State = Any


@compiled
def next_seat(waiting: int) -> int:
    """Return the seat that answers first when several may: the lowest."""
    return lowest(np.uint64(waiting))


@compiled
def random_game(
    waiting: Callable[[_State], int],
    choices: Callable[[_State, int, Words], int],
    apply: Callable[[_State, int, int], None],
    state: _State,
    legal: Words,
    rng: Rng,
) -> int:
    """Play on at random to the end; return how many decisions the seats took, those of chance not counted."""
    decisions = 0
    asked = waiting(state)
    while asked != 0:
        seat = next_seat(asked)
        apply(state, seat, pick(legal, roll(rng, choices(state, seat, legal))))
        decisions += seat != CHANCE
        asked = waiting(state)
    return decisions


@compiled
def random_games(
    setup: Callable[[_State, int, Ints], None],
    waiting: Callable[[_State], int],
    choices: Callable[[_State, int, Words], int],
    apply: Callable[[_State, int, int], None],
    score: Callable[[_State, Ints], None],
    place: Callable[[_State, Ints], None],
    data: Bytes,
    state: _State,
    legal: Words,
    rng: Rng,
    seats: int,
    options: Ints,
    seed: int,
    first_game: int,
    scores: Ints,
    places: Ints,
) -> int:
    """Play a game at random for each row of `scores` and `places`; return how many decisions were taken.

    Game number i is the same whoever plays it: its generator is sown with `seed` and i.
    """
    decisions = 0
    for row in range(scores.shape[0]):
        sow(rng, seed, first_game + row)
        data[:] = 0
        setup(state, seats, options)
        decisions += random_game(waiting, choices, apply, state, legal, rng)
        score(state, scores[row])
        place(state, places[row])
    return decisions


@compiled
def perft(
    waiting: Callable[[_State], int],
    choices: Callable[[_State, int, Words], int],
    apply: Callable[[_State, int, int], None],
    data: Bytes,
    states: _State,
    legal: Words,
    depth: int,
) -> int:
    """Count the ways in which the first of `states` can go on for `depth` answers, or to its end if that is sooner.

    The rows of `data` are the bytes of `states`; there is one for each answer, and one more.
    """
    total, level = 0, 0
    total += _enter(waiting, choices, states[0], legal[0], depth)
    while level >= 0:
        action = _take_lowest(legal[level])
        if action < 0:
            level -= 1
            continue
        data[level + 1] = data[level]
        apply(states[level + 1], next_seat(waiting(states[level])), action)
        level += 1
        total += _enter(waiting, choices, states[level], legal[level], depth - level)
    return total


@compiled
def _enter(
    waiting: Callable[[_State], int],
    choices: Callable[[_State, int, Words], int],
    state: _State,
    legal: Words,
    depth: int,
) -> int:
    """List what is still to be tried in `state`, and return how many ways end here."""
    clear(legal)
    asked = waiting(state)
    if depth == 0 or asked == 0:
        return 1
    ways = choices(state, next_seat(asked), legal)
    if depth > 1:
        return 0
    clear(legal)  # they were counted: none needs trying
    return ways


@compiled
def _take_lowest(words: Words) -> int:
    """Remove and return the lowest number of a large set, or return -1 when it is empty."""
    for word in range(words.size):
        if words[word] != EMPTY:
            number = lowest(words[word])
            words[word] &= words[word] - ONE
            return word * WORD + number
    return -1

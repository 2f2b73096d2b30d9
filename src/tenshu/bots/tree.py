"""The search: a tree of what the seats may decide, grown by playing the game out again and again.

Each iteration begins with the state as one seat sees it, fills in at random what the seat does not know, walks down
the tree to a decision that was not tried there yet, and plays on from there. What comes of it is added to every
decision on the way. Chance has no nodes: what it brings is drawn anew each time, so that a node stands for what was
decided and is an average over luck and over what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenshu.core.bits import EMPTY, ONE, WORD, Words, lowest, pick
from tenshu.core.loops import next_seat
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import Rng, roll, sow, step
from tenshu.core.rules import compiled

_State = Any
Reals: TypeAlias = NDArray[np.float64]

# The columns of a tree: a row a node, the first of which is empty so that 0 means none.
FIRST, NEXT, ACTION, VISITS, MOVER = range(5)
COLUMNS = 5
WORTH, POINTS = range(2)  # sums over visits: of what the mover strives for, and of its points
SUMS = 2

# Settings of a search, as numbers that compiled code takes.
EXPLORE, URGENCY, GUIDED = range(3)
SETTINGS = 3

_MANTISSA = 2.0**-32


@compiled
def grow(
    waiting: Callable[[_State], int],
    choices: Callable[[_State, int, Words], int],
    apply: Callable[[_State, int, int], None],
    guess: Callable[[_State, int, Rng], None],
    weigh: Callable[[_State, int, Words, Reals], None],
    is_cut: Callable[[_State, _State], bool],
    value: Callable[[_State, Reals, Reals], None],
    data: Bytes,
    states: _State,
    seat: int,
    root: int,
    nodes: Ints,
    sums: Reals,
    settings: Reals,
    legal: Words,
    weights: Reals,
    children: Ints,
    path: Ints,
    worth: Reals,
    points: Reals,
    rng: Rng,
    used: int,
    iterations: int,
) -> int:
    """Add so many iterations to the tree below `root`; return how many nodes are used then.

    The first row of `data` is what `seat` sees; the second is played in.
    """
    for _ in range(iterations):
        data[1] = data[0]
        guess(states[1], seat, rng)
        length, used = _descend(
            waiting, choices, apply, weigh, is_cut, states, seat, root, nodes, sums, settings, legal, weights, children,
            path, rng, used,
        )  # fmt: skip
        _play_out(waiting, choices, apply, weigh, is_cut, states, settings, legal, weights, rng)
        value(states[1], worth, points)
        for place in range(length):
            node = path[place]
            nodes[node, VISITS] += 1
            sums[node, WORTH] += worth[nodes[node, MOVER]]
            sums[node, POINTS] += points[nodes[node, MOVER]]
    return used


@compiled
def _descend(
    waiting: Callable[[_State], int],
    choices: Callable[[_State, int, Words], int],
    apply: Callable[[_State, int, int], None],
    weigh: Callable[[_State, int, Words, Reals], None],
    is_cut: Callable[[_State, _State], bool],
    states: _State,
    me: int,
    root: int,
    nodes: Ints,
    sums: Reals,
    settings: Reals,
    legal: Words,
    weights: Reals,
    children: Ints,
    path: Ints,
    rng: Rng,
    used: int,
) -> tuple[int, int]:
    """Walk down the tree to a decision that is new; return how many nodes were passed, and how many are used.

    Where several seats may answer, `me` does so first. A tree that is full grows no more, and is still walked.
    """
    state = states[1]
    node, length = root, 0
    while length < path.size:
        asked = waiting(state)
        if asked == 0 or is_cut(states[0], state):
            break
        seat = me if length == 0 and asked >> me & 1 else next_seat(asked)
        ways = choices(state, seat, legal)
        if seat == CHANCE or ways == 1:
            apply(state, seat, pick(legal, roll(rng, ways)))
            continue
        weigh(state, seat, legal, weights)
        action = _select(node, nodes, sums, settings, legal, weights, children, nodes.shape[0] - used)
        child = children[action] if action >= 0 else 0
        _forget(node, nodes, children)
        if action < 0:
            break
        apply(state, seat, action)
        is_new = child == 0
        if is_new:
            child = used
            used += 1
            nodes[child, NEXT] = nodes[node, FIRST]
            nodes[child, ACTION] = action
            nodes[child, MOVER] = seat
            nodes[node, FIRST] = child
        path[length] = child
        length += 1
        node = child
        if is_new:
            break
    return length, used


@compiled
def _select(
    node: int, nodes: Ints, sums: Reals, settings: Reals, legal: Words, weights: Reals, children: Ints, room: int
) -> int:
    """Return the action to try: what has paid, and what is likely to pay and was seldom tried.

    Where there is no room for new nodes it is one that was tried before, or -1 when there is none.
    Leaves the children of the node in `children`, by their actions.
    """
    child = nodes[node, FIRST]
    while child != 0:
        children[nodes[child, ACTION]] = child
        child = nodes[child, NEXT]
    tried, paid, likely = _so_far(nodes, sums, legal, weights, children)
    untried = (paid / tried if tried > 0 else 0.5) - settings[URGENCY]
    curiosity = settings[EXPLORE] * sqrt(tried + 1.0) / likely
    best, action = -1e9, -1
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            one = word * WORD + lowest(left)
            left &= left - ONE
            child = children[one]
            if room == 0 and child == 0:
                continue
            visits = nodes[child, VISITS]
            mean = sums[child, WORTH] / visits if visits > 0 else untried
            score = mean + curiosity * weights[one] / (1.0 + visits)
            if score > best:
                best, action = score, one
    return action


@compiled
def _so_far(nodes: Ints, sums: Reals, legal: Words, weights: Reals, children: Ints) -> tuple[float, float, float]:
    """Return how often the legal actions were tried, what that paid, and the sum of their weights."""
    tried, paid, likely = 0.0, 0.0, 0.0
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            one = word * WORD + lowest(left)
            left &= left - ONE
            likely += weights[one]
            child = children[one]
            if child != 0:
                tried += nodes[child, VISITS]
                paid += sums[child, WORTH]
    return tried, paid, likely


@compiled
def _forget(node: int, nodes: Ints, children: Ints) -> None:
    """Empty `children` again."""
    child = nodes[node, FIRST]
    while child != 0:
        children[nodes[child, ACTION]] = 0
        child = nodes[child, NEXT]


@compiled
def _play_out(
    waiting: Callable[[_State], int],
    choices: Callable[[_State, int, Words], int],
    apply: Callable[[_State, int, int], None],
    weigh: Callable[[_State, int, Words, Reals], None],
    is_cut: Callable[[_State, _State], bool],
    states: _State,
    settings: Reals,
    legal: Words,
    weights: Reals,
    rng: Rng,
) -> None:
    """Play on to where it is cut: with the game's sense, or at random."""
    state = states[1]
    asked = waiting(state)
    while asked != 0 and not is_cut(states[0], state):
        seat = next_seat(asked)
        ways = choices(state, seat, legal)
        if seat == CHANCE or ways == 1 or settings[GUIDED] == 0.0:
            action = pick(legal, roll(rng, ways))
        else:
            weigh(state, seat, legal, weights)
            action = draw(legal, weights, rng)
        apply(state, seat, action)
        asked = waiting(state)


@compiled
def draw(legal: Words, weights: Reals, rng: Rng) -> int:
    """Return one of the legal actions, each as likely as it weighs."""
    total = 0.0
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            total += weights[word * WORD + lowest(left)]
            left &= left - ONE
    left_over = total * (step(rng) * _MANTISSA)
    action = -1
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            action = word * WORD + lowest(left)
            left &= left - ONE
            left_over -= weights[action]
            if left_over < 0.0:
                return action
    return action


@compiled
def weigh_evenly(legal: Words, weights: Reals) -> None:
    """Let all legal actions weigh the same."""
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            weights[word * WORD + lowest(left)] = 1.0
            left &= left - ONE


@compiled
def heaviest(legal: Words, weights: Reals) -> int:
    """Return the legal action that weighs most, the lowest of several."""
    best, action = -1.0, -1
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            one = word * WORD + lowest(left)
            left &= left - ONE
            if weights[one] > best:
                best, action = weights[one], one
    return action


# Whole games without a search

RANDOM, SENSIBLE, GREEDY = range(3)  # any legal action; as likely as it weighs; the heaviest


@compiled
def sensible_games(
    setup: Callable[[_State, int, Ints], None],
    waiting: Callable[[_State], int],
    choices: Callable[[_State, int, Words], int],
    apply: Callable[[_State, int, int], None],
    score: Callable[[_State, Ints], None],
    place: Callable[[_State, Ints], None],
    weigh: Callable[[_State, int, Words, Reals], None],
    data: Bytes,
    state: _State,
    legal: Words,
    weights: Reals,
    rng: Rng,
    seats: int,
    options: Ints,
    seed: int,
    first_game: int,
    manners: Ints,
    scores: Ints,
    places: Ints,
) -> int:
    """Play a game for each row of `scores` and `places`, each seat in its manner; return the decisions taken."""
    decisions = 0
    for row in range(scores.shape[0]):
        sow(rng, seed, first_game + row)
        data[:] = 0
        setup(state, seats, options)
        asked = waiting(state)
        while asked != 0:
            seat = next_seat(asked)
            ways = choices(state, seat, legal)
            action = pick(legal, roll(rng, ways))
            if seat != CHANCE:
                decisions += 1
                if ways > 1 and manners[seat] != RANDOM:
                    weigh(state, seat, legal, weights)
                    action = draw(legal, weights, rng) if manners[seat] == SENSIBLE else heaviest(legal, weights)
            apply(state, seat, action)
            asked = waiting(state)
        score(state, scores[row])
        place(state, places[row])
    return decisions

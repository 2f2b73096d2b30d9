"""The search: a tree of what the seats may decide, grown by playing the game out again and again.

Each iteration begins with the state as one seat sees it, fills in what the seat does not know with a guess, walks down
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
EXPLORE, URGENCY, TRUST, GREED, GUIDED, PROPOSALS, OTHERS = range(7)

# The rows of states that a search works in: what the seat sees, what is played in, a guess, another, and paper.
SEEN, WORLD, GUESS, OTHER, PAPER = range(5)
ROWS = 5

_MANTISSA = 2.0**-32


@compiled
def grow(
    waiting: Callable[[_State], int],
    choices: Callable[[_State, int, Words], int],
    apply: Callable[[_State, int, int], None],
    guess: Callable[[_State, int, Rng], None],
    likelihood: Callable[[_State, int, Words, Reals], float],
    weigh: Callable[[_State, int, Words, Reals], None],
    is_cut: Callable[[_State, _State], bool],
    value: Callable[[_State, Reals, Reals], None],
    select: Callable[[int, Ints, Reals, Reals, Words, Reals, Ints, int, Rng], int],
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
    likely: Reals,
    rng: Rng,
    used: int,
    iterations: int,
) -> int:
    """Add so many iterations to the tree below `root`; return how many nodes are used then.

    The first row of `data` is what `seat` sees; the others are worked in. `likely` holds how well the guess in its row
    explains what was played, or 0 where there is none yet.
    """
    proposals = int(settings[PROPOSALS])
    for _ in range(iterations):
        likely[0] = _imagine(guess, likelihood, data, states, seat, proposals, likely[0], legal, weights, rng)
        length, used = _descend(
            waiting, choices, apply, weigh, is_cut, select, states, seat, root, nodes, sums, settings, legal, weights,
            children, path, rng, used,
        )  # fmt: skip
        _play_out(waiting, choices, apply, weigh, is_cut, states, settings, legal, weights, rng)
        value(states[WORLD], worth, points)
        for place in range(length):
            node = path[place]
            nodes[node, VISITS] += 1
            sums[node, WORTH] += worth[nodes[node, MOVER]]
            sums[node, POINTS] += points[nodes[node, MOVER]]
    return used


@compiled
def _imagine(
    guess: Callable[[_State, int, Rng], None],
    likelihood: Callable[[_State, int, Words, Reals], float],
    data: Bytes,
    states: _State,
    seat: int,
    proposals: int,
    likely: float,
    legal: Words,
    weights: Reals,
    rng: Rng,
) -> float:
    """Fill in what a seat cannot see; return how likely the others were to play as they did, had it been so.

    Without proposals any guess will do. Otherwise each proposal is a guess that takes the place of the last one if it
    explains better what was played, and else as often as it explains it nearly as well: so guesses come up as often
    as they are likely (Metropolis and Hastings).
    """
    if proposals == 0:
        data[WORLD] = data[SEEN]
        guess(states[WORLD], seat, rng)
        return 1.0
    for _ in range(proposals):
        data[OTHER] = data[SEEN]
        guess(states[OTHER], seat, rng)
        data[PAPER] = data[OTHER]
        other = likelihood(states[PAPER], seat, legal, weights)
        if step(rng) * _MANTISSA * likely < other:
            data[GUESS] = data[OTHER]
            likely = other
    data[WORLD] = data[GUESS]
    return likely


@compiled
def _descend(
    waiting: Callable[[_State], int],
    choices: Callable[[_State, int, Words], int],
    apply: Callable[[_State, int, int], None],
    weigh: Callable[[_State, int, Words, Reals], None],
    is_cut: Callable[[_State, _State], bool],
    select: Callable[[int, Ints, Reals, Reals, Words, Reals, Ints, int, Rng], int],
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

    Where several seats may answer, `me` does so first, so that its decisions follow each other in the tree. What others
    decide has nodes only if the settings say so; else they play as they do when it is played on. A tree that is full
    grows no more, and is still walked.
    """
    state = states[WORLD]
    node, length, is_new = root, 0, False
    while length < path.size and not is_new:
        asked = waiting(state)
        if asked == 0 or is_cut(states[SEEN], state):
            break
        seat = me if asked >> me & 1 else next_seat(asked)
        ways = choices(state, seat, legal)
        if seat == CHANCE or ways == 1 or (seat != me and settings[OTHERS] == 0.0):
            apply(state, seat, _usual(weigh, state, seat, ways, settings, legal, weights, rng))
            continue
        weigh(state, seat, legal, weights)
        _doubt(legal, weights, settings[TRUST])
        _note(node, nodes, children, seat)
        action = select(node, nodes, sums, settings, legal, weights, children, nodes.shape[0] - used, rng)
        child = children[action] if action >= 0 else 0
        _forget(node, nodes, children)
        if action < 0:
            break
        apply(state, seat, action)
        is_new = child == 0
        if is_new:
            child, used = used, used + 1
            _add(node, nodes, child, action, seat)
        path[length] = node = child
        length += 1
    return length, used


@compiled
def _doubt(legal: Words, weights: Reals, trust: float) -> None:
    """Bring the weights of the legal actions nearer to each other, since first sight misses much."""
    if trust == 1.0:
        return
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            weights[word * WORD + lowest(left)] **= trust
            left &= left - ONE


@compiled
def _add(node: int, nodes: Ints, child: int, action: int, seat: int) -> None:
    """Add a node for what a seat decides."""
    nodes[child, NEXT] = nodes[node, FIRST]
    nodes[child, ACTION] = action
    nodes[child, MOVER] = seat
    nodes[node, FIRST] = child


@compiled
def _note(node: int, nodes: Ints, children: Ints, seat: int) -> None:
    """Note what a seat decided at a node by its actions, since looking for each in turn would take long.

    Another seat may decide there after other luck, or when a forced answer fell to someone else.
    """
    child = nodes[node, FIRST]
    while child != 0:
        if nodes[child, MOVER] == seat:
            children[nodes[child, ACTION]] = child
        child = nodes[child, NEXT]


@compiled
def _forget(node: int, nodes: Ints, children: Ints) -> None:
    """Forget the children of a node again."""
    child = nodes[node, FIRST]
    while child != 0:
        children[nodes[child, ACTION]] = 0
        child = nodes[child, NEXT]


@compiled
def puct(
    node: int,  # noqa: ARG001 (other ways of choosing look at it)
    nodes: Ints,
    sums: Reals,
    settings: Reals,
    legal: Words,
    weights: Reals,
    children: Ints,
    room: int,
    rng: Rng,  # noqa: ARG001 (and draw lots)
) -> int:
    """Return the action to try: what has paid, and what is likely to pay and was seldom tried.

    Where there is no room for new nodes it is one that was tried before, or -1 when there is none.
    """
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
    state = states[WORLD]
    asked = waiting(state)
    while asked != 0 and not is_cut(states[SEEN], state):
        seat = next_seat(asked)
        ways = choices(state, seat, legal)
        apply(state, seat, _usual(weigh, state, seat, ways, settings, legal, weights, rng))
        asked = waiting(state)


@compiled
def _usual(
    weigh: Callable[[_State, int, Words, Reals], None],
    state: _State,
    seat: int,
    ways: int,
    settings: Reals,
    legal: Words,
    weights: Reals,
    rng: Rng,
) -> int:
    """Return what a seat usually does, where nothing was found out: what its sense says, or anything."""
    if seat == CHANCE or ways == 1 or settings[GUIDED] == 0.0:
        return pick(legal, roll(rng, ways))
    weigh(state, seat, legal, weights)
    is_greedy = step(rng) * _MANTISSA < settings[GREED]
    return heaviest(legal, weights) if is_greedy else draw(legal, weights, rng)


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

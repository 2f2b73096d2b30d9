"""What a seat may decide in a row, as a tree in compiled code that many tables walk down at once.

A node stands for the decisions that the seat has taken since the root, whatever chance and the others did in between.
What others decide has no nodes.
"""

from __future__ import annotations

from math import sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenshu.bots.layers import Singles
from tenshu.core.record import Ints
from tenshu.core.rules import compiled, door

_Reals: TypeAlias = NDArray[np.float64]

ROOT = 0  # which no decision leads to, so that 0 also stands for no node
BEYOND = -1  # where a table is that has left the tree


class Branches:
    """The tree of one decision, with a column for each answer, and where each of the tables is in it."""

    def __init__(self, answers: int, nodes: int, tables: int, depth: int) -> None:
        self._next = np.zeros((nodes, answers), np.int64)
        self._begun = np.zeros((nodes, answers), np.int64)  # how often each answer was chosen
        self._paid = np.zeros((nodes, answers, 2))  # how often that came to an end, and what it has paid
        self._used = np.ones(1, np.int64)
        self._at, self._steps = np.zeros(tables, np.int64), np.zeros(tables, np.int64)
        self._path, self._before = np.zeros((tables, depth, 2), np.int64), np.zeros((tables, depth))
        self._known = 1  # nodes that other batches have found

    def tried(self, action: int) -> int:
        """Return how often an answer at the root was tried."""
        return int(self._paid[ROOT, action, 0])

    def mean(self, action: int) -> float:
        """Return what it has been worth."""
        return float(self._paid[ROOT, action, 1] / max(self._paid[ROOT, action, 0], 1))

    def begin(self, actions: Ints) -> None:
        """Let a table begin with each of some answers at the root; the tables after those are left alone."""
        self._known = int(self._used[0])
        self._at[:], self._steps[:] = BEYOND, 0
        begin(actions, self._at, self._steps, self._path, self._before, self._next, self._begun, self._used)

    def walk(
        self, tables: Ints, likely: Singles, expected: Singles, gained: _Reals, curiosity: float, actions: Ints
    ) -> NDArray[np.bool_]:
        """Choose for those tables that are still in the tree; tell which of them are beyond it now."""
        walk(
            tables, likely, expected, gained, curiosity, self._known, self._at, self._steps, self._path, self._before,
            self._next, self._begun, self._paid, self._used, actions,
        )  # fmt: skip
        return self._at[tables] == BEYOND  # type: ignore[no-any-return]

    def learn(self, worth: _Reals) -> None:
        """Add what came of each table to all that was decided on the way there."""
        learn(worth, self._steps, self._path, self._before, self._paid)


@door
def begin(
    actions: Ints, at: Ints, steps: Ints, path: Ints, before: _Reals, next_: Ints, begun: Ints, used: Ints
) -> None:
    """Go from the root with each of some answers, at the first tables."""
    for table in range(actions.size):
        at[table] = ROOT
        _follow(table, actions[table], 0.0, at, steps, path, before, next_, begun, used)


@door
def walk(
    tables: Ints,
    likely: Singles,
    expected: Singles,
    gained: _Reals,
    curiosity: float,
    known: int,
    at: Ints,
    steps: Ints,
    path: Ints,
    before: _Reals,
    next_: Ints,
    begun: Ints,
    paid: _Reals,
    used: Ints,
    actions: Ints,
) -> None:
    """Choose an answer for each of some tables by what has paid and by how likely it is (PUCT).

    A table that comes to a node for the first time leaves the tree there, and so do all that come in the same batch.
    Those on their way count as tried, so that tables spread; what they pay counts when they are back.
    """
    for number in range(tables.size):
        table = tables[number]
        if at[table] == BEYOND:
            continue
        if at[table] >= known or steps[table] == path.shape[1]:
            at[table] = BEYOND
            continue
        action = _best(at[table], likely[number], expected[number], curiosity, begun, paid)
        actions[table] = action
        _follow(table, action, gained[table], at, steps, path, before, next_, begun, used)


@compiled
def _best(node: int, likely: Singles, expected: float, curiosity: float, begun: Ints, paid: _Reals) -> int:
    tried = 1
    for action in range(likely.size):
        tried += begun[node, action]
    best, chosen = -1e30, 0
    for action in range(likely.size):
        if likely[action] > 0:
            times = paid[node, action, 0]
            mean = paid[node, action, 1] / times if times > 0 else expected
            score = mean + curiosity * likely[action] * sqrt(tried) / (1 + begun[node, action])
            if score > best:
                best, chosen = score, action
    return chosen


@compiled
def _follow(
    table: int,
    action: int,
    gained: float,
    at: Ints,
    steps: Ints,
    path: Ints,
    before: _Reals,
    next_: Ints,
    begun: Ints,
    used: Ints,
) -> None:
    """Note what is decided at a table, and go to the node behind it: a new one, if there is room."""
    node, length = at[table], steps[table]
    path[table, length, 0], path[table, length, 1], before[table, length] = node, action, gained
    steps[table] += 1
    begun[node, action] += 1
    if next_[node, action] == 0 and used[0] < next_.shape[0]:
        next_[node, action] = used[0]
        used[0] += 1
    at[table] = next_[node, action] if next_[node, action] != 0 else BEYOND


@door
def learn(worth: _Reals, steps: Ints, path: Ints, before: _Reals, paid: _Reals) -> None:
    """Add what came of each table since each decision on its way."""
    for table in range(steps.size):
        for step in range(steps[table]):
            node, action = path[table, step]
            paid[node, action, 0] += 1
            paid[node, action, 1] += worth[table] - before[table, step]

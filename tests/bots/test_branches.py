"""The tree of a seat's own decisions that many tables walk down at once."""

from __future__ import annotations

import numpy as np
import pytest

from tenshu.bots.branches import Branches

TABLES, ANSWERS, NODES = 8, 3, 64
EVEN = np.full((TABLES, ANSWERS), 1 / ANSWERS, np.float32)
NONE = np.zeros(TABLES)


def walked(found: Branches, likely: np.ndarray = EVEN, gained: np.ndarray = NONE) -> tuple[list[int], list[bool]]:
    """Return what is chosen at each table, -1 where nothing is, and which of them are beyond the tree."""
    actions, tables = np.full(TABLES, -1), np.arange(TABLES)
    beyond = found.walk(tables, likely, np.zeros(TABLES, np.float32), gained, 0.5, actions)
    return actions.tolist(), beyond.tolist()


def first(action: int = 0) -> np.ndarray:
    """Return the same answer at the root for all tables."""
    return np.full(TABLES, action)


def test_a_decision_that_is_new_is_not_chosen_for() -> None:
    """Who comes to a node first leaves the tree there, and so does everybody in the same batch."""
    found = Branches(ANSWERS, NODES, TABLES, 4)
    found.begin(first())

    assert ([-1] * TABLES, [True] * TABLES) == walked(found)


def test_tables_spread_over_what_looks_alike() -> None:
    """Those on their way count, so that not all take the same; and what is impossible is never chosen."""
    found = Branches(ANSWERS, NODES, TABLES, 4)
    found.begin(first())
    found.learn(np.zeros(TABLES))
    found.begin(first())
    likely = np.array([[0.5, 0.0, 0.5]] * TABLES, np.float32)
    actions, beyond = walked(found, likely)

    assert [4, 0, 4] == [actions.count(answer) for answer in range(ANSWERS)]
    assert not any(beyond)


def test_what_pays_is_chosen_more_often_and_makes_the_root_better() -> None:
    """The second decision is learned: an answer is worth what comes of it with good play after it."""
    found, chosen = Branches(ANSWERS, NODES, TABLES, 2), [0] * ANSWERS
    for _ in range(20):
        found.begin(first(2))
        actions, _ = walked(found)
        found.learn(np.array([1.0 if action == 1 else 0.0 for action in actions]))
        for action in actions:
            chosen[action] += action >= 0

    assert 20 * TABLES == found.tried(2)
    assert 0 == found.tried(1)
    assert chosen[1] > 0.8 * sum(chosen)
    assert found.mean(2) > 0.75


def test_what_was_gained_before_a_decision_is_not_its_merit() -> None:
    """An answer that came after a gain is worth no more for it."""
    found = Branches(ANSWERS, NODES, TABLES, 2)
    found.begin(first())
    found.learn(np.zeros(TABLES))
    found.begin(first())
    gained = np.arange(TABLES, dtype=float)
    walked(found, gained=gained)
    found.learn(gained + 2.0)

    assert found.mean(0) == pytest.approx((gained + 2.0).sum() / (2 * TABLES))
    paid = found._paid[1]  # noqa: SLF001 (the node behind the answer)
    assert (2.0 * paid[:, 0] == paid[:, 1]).all()


@pytest.mark.parametrize(("nodes", "depth"), [(NODES, 1), (1, 4)], ids=["no deeper", "no room"])
def test_a_tree_that_may_not_grow_is_left_at_once(nodes: int, depth: int) -> None:
    """Then only the answers at the root are compared, and each counts what came of it."""
    found = Branches(ANSWERS, nodes, TABLES, depth)
    for _ in range(2):
        found.begin(np.arange(TABLES) % 2)
        assert ([-1] * TABLES, [True] * TABLES) == walked(found)
        found.learn((np.arange(TABLES) % 2).astype(np.float64))

    assert [TABLES, TABLES, 0] == [found.tried(answer) for answer in range(ANSWERS)]
    assert [0.0, 1.0, 0.0] == [found.mean(answer) for answer in range(ANSWERS)]


def test_tables_that_take_no_part_are_left_alone() -> None:
    """Fewer tables than there are may be played at."""
    found = Branches(ANSWERS, NODES, TABLES, 4)
    found.begin(np.zeros(3, np.int64))
    found.learn(np.ones(TABLES))

    assert 3 == found.tried(0)

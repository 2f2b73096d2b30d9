"""What decisions turned out to be worth, in windows that begin and end anywhere."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor

from tenshu.learn.windows import Window, advantages

TRACE = 0.9


def some_window(seed: int, steps: int, tables: int, sides: int) -> tuple[Window, Tensor]:
    """Return made-up play at some tables, with what was expected of each decision."""
    luck = torch.Generator().manual_seed(seed)
    shape = (steps, tables)
    nothing = torch.zeros(shape)
    window = Window(
        rows=nothing,
        hidden=nothing,
        legal=nothing,
        seat=torch.randint(sides, shape, generator=luck),
        action=nothing,
        likely=nothing,
        own=torch.rand(shape, generator=luck) < 0.8,
        reward=torch.randn((*shape, sides), generator=luck),
        over=torch.rand(shape, generator=luck) < 0.15,
    )
    return window, torch.randn(shape, generator=luck)


def slowly(window: Window, value: Tensor, table: int) -> dict[int, float]:
    """Return the same for one table, by following each seat to its next decision; unknown ones are left out."""
    steps = len(value)
    found: dict[int, float] = {}
    for step in reversed(range(steps)):
        seat, gained = int(window.seat[step, table]), 0.0
        for later in range(step, steps):
            if later > step and int(window.seat[later, table]) == seat:  # it decides again
                surprise = gained + float(value[later, table]) - float(value[step, table])
                trail = found.get(later, 0.0) if window.own[later, table] else 0.0  # a slip tells nothing of it
                found[step] = surprise + TRACE * trail
                break
            gained += float(window.reward[later, table, seat])
            if window.over[later, table]:
                found[step] = gained - float(value[step, table])
                break
    return found


@pytest.mark.parametrize(("seed", "sides"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_advantages_are_what_one_finds_by_following_each_seat(seed: int, sides: int) -> None:
    """Backwards and at all tables at once comes out what a patient reader finds."""
    window, value = some_window(seed, 40, 6, sides)
    better, known = advantages(window, value, TRACE)

    for table in range(6):
        expected = slowly(window, value, table)
        assert sorted(expected) == known[:, table].nonzero().squeeze(1).tolist()
        for step in range(40):
            assert expected.get(step, 0.0) == pytest.approx(float(better[step, table]), abs=1e-4)


def test_what_came_of_a_last_decision_is_not_known() -> None:
    """Where a window is cut within a game, the last decision of each seat is left out; at its end none is."""
    window, value = some_window(5, 12, 1, 3)
    window.over[:] = False
    _, cut = advantages(window, value, TRACE)
    window.over[-1] = True
    _, whole = advantages(window, value, TRACE)

    assert 12 - len(set(window.seat.flatten().tolist())) == int(cut.sum())
    assert 12 == int(whole.sum())

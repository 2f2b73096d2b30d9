"""What sides strive for."""

from __future__ import annotations

import numpy as np
import pytest

from tenshu.bots.striving import strive


def worth(*points: float) -> list[float]:
    """Return what some points are worth to each side, where a lead of 10 is half of a great one."""
    out = np.zeros(len(points))
    strive(np.array(points, np.float64), len(points), 10.0, out)
    return [float(one) for one in out]


def test_to_win_is_worth_more_than_to_be_second() -> None:
    """The winner has more than half, all others less, in the order of their points, and all from 0 to 1."""
    first, second, third = worth(30, 20, 0)

    assert 1 > first > 0.5 > second > third > 0


def test_a_lead_counts_besides_the_victory() -> None:
    """To win by much is better than by little, and to lose by little better than by much."""
    assert worth(90, 0)[0] > worth(1, 0)[0]
    assert worth(0, 1)[0] > worth(0, 90)[0]


def test_a_shared_victory_is_shared() -> None:
    """Who is level with another gets half of what winning is worth, and the lead over a third counts alike."""
    first, second, third = worth(20, 20, 10)

    assert first == second
    assert worth(20, 19, 10)[0] > first > third
    assert [0.5, 0.5] == worth(5, 5)


def test_it_is_the_same_below_zero() -> None:
    """Points below zero are points."""
    assert worth(30, 20) == pytest.approx(worth(-5, -15))

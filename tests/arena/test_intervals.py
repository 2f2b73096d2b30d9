"""How sure an analysis is: figures from sums over games, and what goes with what."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import bootstrap

from tenshu.arena.statistics import (
    Samples,
    beyond,
    centred,
    false_discoveries,
    interval,
    intervals,
    means,
    over,
    proportion,
    slope,
)


def drawn(games: int, columns: int, seed: int = 1) -> Samples:
    """Return numbers with a long tail."""
    return np.random.default_rng(seed).exponential(2.0, (games, columns))


def test_means_agree_with_those_of_tournaments() -> None:
    """Many means at once have the intervals that SciPy's bootstrap has for each, but for its luck."""
    samples = drawn(80, 3)
    for found, column in zip(means(samples), samples.T, strict=True):
        expected = interval(column)

        assert pytest.approx(expected.mean) == found.mean
        assert pytest.approx(expected.low, abs=0.02) == found.low
        assert pytest.approx(expected.high, abs=0.02) == found.high


def test_a_ratio_agrees_with_scipy() -> None:
    """A figure that is no mean has the interval of SciPy's BCa bootstrap over pairs."""
    parts = drawn(400, 2)
    (found,) = intervals(parts, lambda sums: over(sums[..., :1], sums[..., 1:]))
    expected = bootstrap(
        (parts[:, 0], parts[:, 1]),
        lambda a, b, axis: a.sum(axis=axis) / b.sum(axis=axis),
        paired=True,
        vectorized=True,
        rng=np.random.default_rng(5),
    ).confidence_interval

    assert pytest.approx(parts[:, 0].sum() / parts[:, 1].sum()) == found.mean
    assert pytest.approx(expected.low, abs=0.02) == found.low
    assert pytest.approx(expected.high, abs=0.02) == found.high


def test_what_has_no_spread() -> None:
    """One game has no interval, games that are all alike have one of no width, and nothing is divided by nothing."""
    assert [(3.0, None, None)] == [tuple(vars(one).values()) for one in means(np.array([[3.0]]))]
    assert [(3.0, 3.0, 3.0)] == [tuple(vars(one).values()) for one in means(np.array([[3.0], [3.0]]))]
    assert [0.0, 2.0] == over(np.array([1.0, 4.0]), np.array([0.0, 2.0])).tolist()


def test_intervals_do_not_depend_on_how_many_are_drawn_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many games are resampled in parts, and all parts count."""
    samples = drawn(50, 1)
    whole = means(samples)
    monkeypatch.setattr("tenshu.arena.statistics._NUMBERS", 7 * 50)

    assert whole == means(samples)


def test_a_proportion_by_hand() -> None:
    """Of what never happened in 10 games, the rule of Clopper and Pearson says: in up to 30.8 % of them."""
    never, once = proportion(np.zeros(10, bool)), proportion(np.arange(10) == 3)

    assert (0.0, 0.0) == (never.mean, never.low)
    assert pytest.approx(1 - 0.025**0.1) == never.high
    assert 0.1 == once.mean
    assert pytest.approx(1 - 0.975**0.1) == once.low


# What goes with what


def test_what_is_more_than_expected() -> None:
    """Seats are held against their table and their place in the order; alone, against all games."""
    assert [[-0.5, 0.5], [0.5, -0.5]] == centred(np.array([[1.0, 5.0], [2.0, 4.0]])).tolist()
    assert [[-1.0], [1.0]] == centred(np.array([[2.0], [4.0]])).tolist()


def test_what_goes_with_something_else_is_taken_out() -> None:
    """What is left has nothing to do with what was known, and nothing known takes nothing away."""
    values, known = np.array([[3.0, -3.0], [1.0, -1.0]]), np.array([[1.0, -1.0], [0.0, 0.0]])

    assert [[0.0, 0.0], [1.0, -1.0]] == beyond(values, known).tolist()
    assert values.tolist() == beyond(values, np.zeros((2, 2))).tolist()


def test_a_slope_by_hand() -> None:
    """The slope is least squares, and its error that of leaving out one game at a time."""
    x = np.array([[1.0, -1.0], [1.0, -1.0], [2.0, -2.0]])
    y = np.array([[3.0, -3.0], [1.0, -1.0], [2.0, -2.0]])
    found = slope(x, y)
    without = [(np.delete(x, k, 0) * np.delete(y, k, 0)).sum() / (np.delete(x, k, 0) ** 2).sum() for k in range(3)]
    error = np.sqrt(sum((one - 16 / 12) ** 2 for one in without))

    assert found is not None
    assert pytest.approx((2 * 3 + 2 * 1 + 2 * 4) / 12) == found.interval.mean
    assert found.interval.high is not None
    # Games weigh 1/6, 1/6 and 2/3, as two do: one degree of freedom, whose t is 12.706.
    assert pytest.approx(12.7062 * error, rel=1e-4) == found.interval.high - found.interval.mean


def test_a_slope_that_one_game_decides() -> None:
    """Of one game nobody can tell how much is luck, and without any difference there is no slope."""
    assert slope(np.array([[1.0, -1.0], [0.0, 0.0]]), np.ones((2, 2))) is None
    assert slope(np.zeros((2, 2)), np.ones((2, 2))) is None


def test_slopes_are_seldom_found_where_there_are_none() -> None:
    """Of choices that change nothing about 95 % have an interval with 0 in it, also where few took them."""
    rng = np.random.default_rng(4)
    held = 0
    for _ in range(400):
        y = rng.exponential(5, (150, 3)) + rng.exponential(5, (150, 1))
        found = slope(centred((rng.random((150, 3)) < 0.05).astype(float)), centred(y))
        assert found is not None
        held += (found.interval.low or 0) <= 0 <= (found.interval.high or 0)
        assert (found.p < 0.05) == (not (found.interval.low or 0) <= 0 <= (found.interval.high or 0))

    assert 0.92 <= held / 400 <= 0.985


def test_false_discoveries_by_hand() -> None:
    """After Benjamini and Hochberg each p is multiplied by the number of tests over its rank, and never falls again."""
    assert pytest.approx([0.03, 0.06, 0.06]) == false_discoveries([0.01, 0.05, 0.06])
    assert [] == false_discoveries([])

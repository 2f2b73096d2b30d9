"""How sure the arena is: one sample is a block of a tournament, or a game of an analysis."""

from __future__ import annotations

import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtr, ndtri
from scipy.stats import binomtest, bootstrap, false_discovery_control
from scipy.stats import t as student

from tenshu.arena.match import Pairing, Result
from tenshu.arena.sprt import Sprt
from tenshu.arena.summary import Estimate, estimate

Samples: TypeAlias = NDArray[np.float64]
# What follows from sums over games: of the last axis of an array, for all other axes at once.
Figures: TypeAlias = Callable[[Samples], Samples]

RESAMPLES = 9_999
_NUMBERS = 4_000_000  # that are drawn at once: some 30 MB
_NONE = 1e-9  # what rounding leaves of nothing
_TAIL = 0.025  # of the resamples, on either side of an interval
_SEED = 1  # of the bootstrap, so that the same results have the same intervals


@dataclass(frozen=True)
class Interval:
    """A mean or another figure, and the bounds of its 95 % confidence interval; None when there is one sample."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Standing:
    """How a candidate fares among copies of a baseline."""

    candidate: str
    baseline: str
    blocks: int
    games: int
    share: Interval  # of the victories; a shared one counts as a part
    lead: Interval  # in points over the mean of the others
    effect: float | None  # the lead in standard deviations of a block
    score: Estimate  # the candidate's points
    sprt: str | None  # what the test says, where there is one
    ratios: list[float]  # the path of that test


def standings(results: Iterable[Result], tests: Mapping[Pairing, Sprt]) -> list[Standing]:
    """Return how each candidate fares among each baseline."""
    return [_standing(pairing, blocks, tests.get(pairing)) for pairing, blocks in by_pairing(results).items()]


def by_pairing(results: Iterable[Result]) -> dict[Pairing, list[Result]]:
    """Return the blocks of each pairing."""
    found: dict[Pairing, list[Result]] = defaultdict(list)
    for result in results:
        found[result.pairing].append(result)
    return dict(found)


def _standing(pairing: Pairing, blocks: Sequence[Result], test: Sprt | None) -> Standing:
    leads = np.array([block.lead for block in blocks])
    return Standing(
        candidate=pairing.candidate,
        baseline=pairing.baseline,
        blocks=len(blocks),
        games=sum(len(block.games) for block in blocks),
        share=interval(np.array([block.share for block in blocks])),
        lead=interval(leads),
        effect=effect(leads),
        score=estimate(np.array([block.score for block in blocks])),
        sprt=test.verdict if test else None,
        ratios=test.path if test else [],
    )


def effect(samples: Samples) -> float | None:
    """Return a mean in standard deviations, where there is a spread."""
    if len(samples) == 1 or not np.ptp(samples):
        return None
    return float(samples.mean() / samples.std(ddof=1))


def interval(samples: Samples) -> Interval:
    """Return the mean of some blocks, with a bias-corrected and accelerated bootstrap over them."""
    mean = float(samples.mean())
    if len(samples) == 1:
        return Interval(mean, None, None)
    if not np.ptp(samples):
        return Interval(mean, mean, mean)
    batch = max(1, _NUMBERS // len(samples))
    rng = np.random.default_rng(_SEED)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of data whose spread is almost none, which is told below
        found = bootstrap((samples,), np.mean, n_resamples=RESAMPLES, batch=batch, rng=rng).confidence_interval
    if not np.isfinite([found.low, found.high]).all():
        margin = estimate(samples).margin or 0.0
        return Interval(mean, mean - margin, mean + margin)
    return Interval(mean, float(found.low), float(found.high))


def by_deal(samples: Iterable[tuple[int, float]]) -> Samples:
    """Return a mean for each deal: what was played on the same deal is not independent."""
    found: dict[int, list[float]] = defaultdict(list)
    for deal, sample in samples:
        found[deal].append(sample)
    return np.array([np.mean(same) for _, same in sorted(found.items())])


# Of figures that follow from sums over games


def intervals(parts: Samples, figures: Figures) -> list[Interval]:
    """Return figures that follow from sums over games, each with its BCa bootstrap.

    `parts` has a row for each game, and `figures` makes of the sum of rows what is asked for. All figures are drawn
    from the same resamples, and what SciPy does one by one, in a time that grows with the square of the games for its
    jackknife, is done here for all at once.
    """
    found = figures(parts.sum(axis=0))
    if len(parts) == 1:
        return [Interval(float(one), None, None) for one in found]
    drawn = np.concatenate([figures(sums) for sums in _resampled(parts)])
    left_out = figures(parts.sum(axis=0) - parts)
    return [_bca(float(found[k]), drawn[:, k], left_out[:, k]) for k in range(len(found))]


def intervals_of_each(parts: Samples, figures: Figures) -> list[list[Interval]]:
    """Return the same figures for each of several things; `parts` has games, things and what is summed up."""
    games, things, columns = parts.shape

    def together(sums: Samples) -> Samples:
        apart = figures(sums.reshape(*sums.shape[:-1], things, columns))
        return apart.reshape(*sums.shape[:-1], -1)

    found = intervals(parts.reshape(games, -1), together)
    count = len(found) // things
    return [found[start : start + count] for start in range(0, len(found), count)]


def _resampled(parts: Samples) -> Iterator[Samples]:
    """Yield sums over as many games as there are, drawn with replacement: some at a time, RESAMPLES in all."""
    rng, games = np.random.default_rng(_SEED), len(parts)
    batch = max(1, _NUMBERS // games)
    for start in range(0, RESAMPLES, batch):
        rows = min(batch, RESAMPLES - start)
        drawn = rng.integers(games, size=(rows, games)) + games * np.arange(rows)[:, None]
        times = np.bincount(drawn.ravel(), minlength=rows * games).reshape(rows, games).astype(np.float64)
        yield times @ parts


def _bca(found: float, drawn: Samples, left_out: Samples) -> Interval:
    """Return an interval that is corrected for bias and for a spread that changes with the figure (Efron 1987)."""
    apart = left_out.mean() - left_out
    squares = float((apart**2).sum())
    if not np.ptp(drawn) or not squares:
        return Interval(found, found, found)
    below = (np.mean(drawn < found) + np.mean(drawn <= found)) / 2  # of figures that come in steps many are equal
    bias, acceleration = (
        ndtri(np.clip(below, 1 / len(drawn), 1 - 1 / len(drawn))),
        float((apart**3).sum()) / (6 * squares**1.5),
    )
    z = bias + ndtri(np.array([_TAIL, 1 - _TAIL]))
    low, high = np.quantile(drawn, ndtr(bias + z / (1 - acceleration * z)))
    return Interval(found, float(low), float(high))


def over(top: Samples, bottom: Samples) -> Samples:
    """Return a ratio, which is 0 where there is nothing to divide by."""
    found: Samples = np.zeros(np.broadcast_shapes(top.shape, bottom.shape))
    np.divide(top, bottom, out=found, where=bottom != 0)
    return found


def means(samples: Samples) -> list[Interval]:
    """Return the mean of each column, whose rows are games."""
    counted = np.concatenate([np.ones((len(samples), 1)), samples], axis=1)
    return intervals(counted, lambda sums: over(sums[..., 1:], sums[..., :1]))


def proportion(happened: NDArray[np.bool_]) -> Interval:
    """Return the share of the games in which something happened, with its exact interval (Clopper and Pearson).

    Of what never happened a bootstrap would be sure that it never does.
    """
    found = binomtest(int(happened.sum()), len(happened))
    bounds = found.proportion_ci(confidence_level=1 - 2 * _TAIL)
    return Interval(float(found.statistic), float(bounds.low), float(bounds.high))


# What goes with what


@dataclass(frozen=True)
class Slope:
    """By how much one thing is larger for each one of another, and how likely so much is by luck alone."""

    interval: Interval
    p: float


def centred(values: Samples) -> Samples:
    """Return what the seats of each game, in the order of play, have more than could be expected.

    That is more than the seats of that game, and more than seats that are asked as soon; alone, more than in all games.
    """
    at_the_table: Samples = values - values.mean(axis=1, keepdims=True) if values.shape[1] > 1 else values
    found: Samples = at_the_table - at_the_table.mean(axis=0, keepdims=True)
    return found


def beyond(values: Samples, known: Samples) -> Samples:
    """Return what of some values does not go with something that is known, both centred."""
    return values - over((values * known).sum(), (known**2).sum()) * known


def slope(x: Samples, y: Samples) -> Slope | None:
    """Return how `y` goes with `x`, both centred, a row for each game; None where one game decides it all.

    Least squares, with the error of a jackknife over games (CR3), since seats of one game are not independent. The
    degrees of freedom are those of as many games as carry the weight: where few have any `x`, they are few.
    """
    weights = (x**2).sum(axis=1)
    total = weights.sum()
    leverage = over(weights, total)
    if total < _NONE or leverage.max() > 1 - _NONE:
        return None
    found = float((x * y).sum() / total)
    residuals = (x * (y - found * x)).sum(axis=1) / (1 - leverage)
    error = float(np.sqrt((residuals**2).sum()) / total)
    if not error:
        return Slope(Interval(found, found, found), float(found == 0))
    freedom = max(1.0, 1 / float((leverage**2).sum()) - 1)
    margin = float(student.ppf(1 - _TAIL, freedom)) * error
    return Slope(Interval(found, found - margin, found + margin), float(2 * student.sf(abs(found) / error, freedom)))


def false_discoveries(p: Sequence[float]) -> list[float]:
    """Return for each of many tests what share of those at least as clear is to be expected by luck alone.

    That is after Benjamini and Hochberg.
    """
    return [float(q) for q in false_discovery_control(np.array(p))] if p else []

"""How sure a tournament is: a block is one sample, never a game."""

from __future__ import annotations

import warnings
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.stats import bootstrap

from tenshu.arena.match import Pairing, Result
from tenshu.arena.sprt import Sprt
from tenshu.arena.summary import Estimate, estimate

Samples: TypeAlias = NDArray[np.float64]

RESAMPLES = 9_999
_NUMBERS = 4_000_000  # that are drawn at once: some 30 MB
_SEED = 1  # of the bootstrap, so that the same results have the same intervals


@dataclass(frozen=True)
class Interval:
    """A mean, and the bounds of its 95 % confidence interval; None when one block is all there is."""

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

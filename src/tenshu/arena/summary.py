"""What a simulation shows: points, seat balance and ties, each with how sure it is."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import numpy as np
from numpy.typing import NDArray

from tenshu.arena.simulation import Simulation

QUANTILES = (0, 5, 25, 50, 75, 95, 100)  # in percent
_Z = 1.959964  # 95 % of a normal distribution lies within so many standard deviations
_TWO = 2  # a standard deviation needs two games


@dataclass(frozen=True)
class Estimate:
    """A mean, and half the width of its 95 % confidence interval; None when one game is all there is."""

    mean: float
    margin: float | None


@dataclass(frozen=True)
class Balance:
    """How one side fares."""

    points: Estimate
    wins: Estimate  # the share of games won; a shared first place counts as a part


@dataclass(frozen=True)
class Summary:
    """The figures of a simulation."""

    games: int
    decisions: int
    seconds: float
    points: Estimate
    deviation: float  # of one seat's points in one game
    quantiles: dict[str, float]
    histogram: list[tuple[float, int]]  # points, and how many times a seat had them
    balance: list[Balance]  # of each side: the seats, then the rivals
    shared: Estimate  # the share of games that more than one side won
    beaten: Estimate | None  # the share of games in which a seat came before every rival; None without rivals

    @property
    def rate(self) -> float:
        """Return decisions per second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def json(self) -> dict[str, object]:
        """Return the figures as plain data."""
        return {**asdict(self), "decisions_per_second": self.rate}


def summarise(simulation: Simulation) -> Summary:
    """Return what a simulation of at least one game shows."""
    scores, wins = simulation.scores[:, : simulation.seats], win_shares(simulation.places)
    quantiles = np.percentile(scores, QUANTILES)
    values, counts = np.unique(scores, return_counts=True)
    return Summary(
        games=len(scores),
        decisions=simulation.decisions,
        seconds=simulation.seconds,
        points=estimate(scores.mean(axis=1)),  # the points of one game are not independent: a game is one sample
        deviation=float(scores.std()),
        quantiles={f"{q}": float(value) for q, value in zip(QUANTILES, quantiles, strict=True)},
        histogram=[(value.item(), int(count)) for value, count in zip(values, counts, strict=True)],
        balance=[
            Balance(estimate(points), estimate(won)) for points, won in zip(simulation.scores.T, wins.T, strict=True)
        ],
        shared=estimate((wins.max(axis=1) < 1).astype(np.float64)),
        beaten=_beaten(simulation),
    )


def _beaten(simulation: Simulation) -> Estimate | None:
    if not simulation.rivals:
        return None
    seats, rivals = np.split(simulation.places, [simulation.seats], axis=1)
    return estimate((seats.min(axis=1) < rivals.min(axis=1)).astype(np.float64))


def win_shares(places: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return each side's part in the victory of each game: 1, or 1/k when k sides share it."""
    first = (places == 1).astype(np.float64)
    shares: NDArray[np.float64] = first / first.sum(axis=1, keepdims=True)
    return shares


def estimate(samples: NDArray[np.float64] | NDArray[np.int64]) -> Estimate:
    """Return the mean of independent samples and how sure it is."""
    mean = float(samples.mean())
    if len(samples) < _TWO:
        return Estimate(mean, None)
    return Estimate(mean, float(_Z * samples.std(ddof=1) / np.sqrt(len(samples))))

"""Ratings: one that lives while games are played, and one to claim, fitted to all games with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce
from scipy.special import expit

from tenshu.arena.match import RIVAL, Outcome, Result

Numbers: TypeAlias = NDArray[np.float64]

ANCHORS = ("random", "visitor", RIVAL)  # who stands at 0, the first of them that is there
_SCALE = 400 / log(10)  # Elo's: 400 points are odds of ten to one
_RESAMPLES = 999
_SEED = 1
_STEPS, _STRIDE, _NEAR = 100, 2.0, 1e-9  # of Newton's method: how many, how long at most, and when it is there
_RIDGE = 1e-6  # of a game, so that bots who have not met yet, not even by others, can be fitted at all
_PRIOR = 1.0  # games without merit that each pairing is said to have had, so that who always wins has a rating too


@dataclass(frozen=True)
class Live:
    """A rating while games are played: how good, and how unsure that is."""

    mu: float
    sigma: float


class LiveTable:
    """OpenSkill's Plackett-Luce ratings, game after game; copies of a bot move together."""

    def __init__(self, names: Sequence[str]) -> None:
        self._model = PlackettLuce()
        self._ratings = {name: self._model.rating(name=name) for name in names}

    def add(self, result: Result) -> None:
        """Take in the games of a block."""
        for game in result.games:
            self._rate(game, result.names(game))

    def _rate(self, game: Outcome, names: Sequence[str]) -> None:
        rated = self._model.rate([[self._ratings[name]] for name in names], ranks=[float(p) for p in game.places])
        for name in set(names):
            same = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            mu, sigma = (float(np.mean([getattr(one, what) for one in same])) for what in ("mu", "sigma"))
            self._ratings[name] = self._model.rating(mu=mu, sigma=sigma, name=name)

    @property
    def ratings(self) -> dict[str, Live]:
        """The ratings as they stand."""
        return {name: Live(float(one.mu), float(one.sigma)) for name, one in self._ratings.items()}


@dataclass(frozen=True)
class Rating:
    """A rating on Elo's scale, with its 95 % interval; the anchor is at 0 and has none."""

    name: str
    rating: float
    low: float
    high: float


def anchor(names: Sequence[str]) -> str:
    """Return who stands at 0: someone who plays at random, or the rival, or else who was named last."""
    return next((name for name in ANCHORS if name in names), names[-1])


def ratings(results: Sequence[Result], names: Sequence[str]) -> list[Rating]:
    """Fit a Plackett-Luce model to all games, with percentiles of a bootstrap over deals; the best first.

    Who has not played yet has no rating.
    """
    played = {name for result in results for name in result.pairing}
    names = [name for name in names if name in played]
    fit = _Fit(results, names)
    deals = len(fit.places)
    drawn = np.random.default_rng(_SEED).multinomial(deals, np.full(deals, 1 / deals), size=_RESAMPLES)
    best, again = fit.strengths(np.ones((1, deals))), fit.strengths(drawn)
    low, high = np.percentile(again, (2.5, 97.5), axis=0)
    found = [Rating(*one) for one in zip(names, best[0].tolist(), low.tolist(), high.tolist(), strict=True)]
    return sorted(found, key=lambda rating: -rating.rating)


class _Fit:
    """How often each candidate took each place, by deal, and the strengths that make this most likely.

    At a table of one candidate and n - 1 equal baselines the places of the baselines tell nothing, so the likelihood
    of a ranking is that of the candidate's place. A place that is shared counts in equal parts for all that it could
    be.
    """

    def __init__(self, results: Sequence[Result], names: Sequence[str]) -> None:
        pairings = list(dict.fromkeys(result.pairing for result in results))
        deals = {number: row for row, number in enumerate(sorted({result.number for result in results}))}
        sides = len(results[0].games[0].places)
        self.places = np.zeros((len(deals), len(pairings), sides))
        for result in results:
            parts = np.sum([_place(game) for game in result.games], axis=0)
            self.places[deals[result.number], pairings.index(result.pairing)] += parts
        self._others = np.log(np.arange(sides - 1, 0, -1))  # how many are left to pick from besides, pick by pick
        whose = np.zeros((len(pairings), len(names)))  # what turns strengths into those of candidates over baselines
        for row, (candidate, baseline) in enumerate(pairings):
            whose[row, names.index(candidate)], whose[row, names.index(baseline)] = 1, -1
        self._anchor = names.index(anchor(names))
        self._whose = np.delete(whose, self._anchor, axis=1)

    def strengths(self, weights: Numbers | NDArray[np.int64]) -> Numbers:
        """Return the most likely strengths in Elo points, for each row of how often each deal counts.

        They are found by Newton's method, all rows at once; the likelihood has one peak and no other.
        """
        places = np.tensordot(weights, self.places, 1) + _PRIOR / self.places.shape[2]
        found = np.zeros((len(weights), self._whose.shape[1]))
        for _ in range(_STEPS):
            slope, bend = self._slopes(found @ self._whose.T, places)
            slopes, bends = slope @ self._whose, np.einsum("rp,pi,pj->rij", bend, self._whose, self._whose)
            bends += _RIDGE * np.eye(len(self._whose.T))
            step = np.linalg.solve(bends, slopes[..., None])[..., 0]
            found += np.clip(step, -_STRIDE, _STRIDE)
            if np.abs(step).max() < _NEAR:
                break
        return np.insert(found, self._anchor, 0, axis=1) * _SCALE

    def _slopes(self, above: Numbers, places: Numbers) -> tuple[Numbers, Numbers]:
        """Return by how much the log likelihood rises with what each candidate is above its baseline, and bends down.

        The candidate is picked first, second, … of those who are left: above m equal others by x, its odds are e^x
        to m.
        """
        left = places[..., ::-1].cumsum(axis=-1)[..., ::-1][..., :-1]  # how often it was not picked before
        picked = expit(above[..., None] - self._others)
        return places[..., :-1].sum(axis=-1) - (left * picked).sum(axis=-1), (left * picked * (1 - picked)).sum(axis=-1)


def _place(game: Outcome) -> Numbers:
    """Return which place the candidate took, in parts where it is shared."""
    place = game.places[game.candidate]
    better, shared = sum(other < place for other in game.places), game.places.count(place)
    parts = np.zeros(len(game.places))
    parts[better : better + shared] = 1 / shared
    return parts

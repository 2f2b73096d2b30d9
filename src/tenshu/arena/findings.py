"""What a tournament shows: standings, ratings, the order of play, points, score sheets and pace."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

import numpy as np

from tenshu.arena.match import Outcome, Pace, Pairing, Result
from tenshu.arena.ratings import Live, LiveTable, Rating, ratings
from tenshu.arena.setup import Setup
from tenshu.arena.sprt import Sprt
from tenshu.arena.statistics import Samples, Standing, by_deal, standings
from tenshu.arena.summary import QUANTILES, Estimate, estimate


@dataclass(frozen=True)
class Spread:
    """How something varies from game to game."""

    mean: float
    quantiles: list[float]  # at QUANTILES


@dataclass(frozen=True)
class Speed:
    """How long a bot takes for a decision, forced ones left out."""

    decisions: int
    seconds: float
    median_ms: float
    slow_ms: float  # one in a hundred takes longer


@dataclass(frozen=True)
class Findings:
    """The figures of a tournament."""

    setup: Setup
    results: Sequence[Result]
    standings: list[Standing]
    ratings: list[Rating]
    live: dict[str, Live]
    order: list[Estimate]  # the share of victories of who is asked first, second, …; none where one seat plays alone
    scores: dict[str, Samples]  # a bot's points in each game, in no order
    sheet: list[dict[str, Samples]]  # for each line of the score sheet
    pace: dict[str, Speed]

    def json(self) -> dict[str, object]:
        """Return the figures as plain data."""
        return {
            **self.setup.json(),
            "blocks": self.setup.blocks,
            "par": self.setup.table.par,
            "standings": [asdict(standing) for standing in self.standings],
            "ratings": [{**asdict(one), "live": asdict(self.live[one.name])} for one in self.ratings],
            "order": [asdict(share) for share in self.order],
            "scores": {name: asdict(spread(points)) for name, points in self.scores.items()},
            "sheet": [{name: asdict(spread(points)) for name, points in line.items()} for line in self.sheet],
            "pace": {name: asdict(speed) for name, speed in self.pace.items()},
        }


def find(setup: Setup, results: Sequence[Result], tests: Mapping[Pairing, Sprt]) -> Findings:
    """Return what the results of at least one block show."""
    live = LiveTable(setup.sides)
    for result in results:
        live.add(result)
    return Findings(
        setup=setup,
        results=results,
        standings=standings(results, tests),
        ratings=ratings(results, setup.sides),
        live=live.ratings,
        order=order_shares(results) if setup.table.seats > 1 else [],
        scores=_by_bot([(name, game.scores[side]) for game, name, side in _sides(results)]),
        sheet=[
            _by_bot([(name, game.sheet[line][side]) for game, name, side in _sides(results)])
            for line in range(len(results[0].games[0].sheet))
        ],
        pace=pace(results),
    )


def order_shares(results: Sequence[Result]) -> list[Estimate]:
    """Return the share of victories by the order in which seats are first asked.

    Each seat has had the candidate equally often, so the strength of bots does not show here.
    """
    seats = len(results[0].games[0].order)
    return [
        estimate(by_deal([(result.number, game.shares[game.order[k]]) for result in results for game in result.games]))
        for k in range(seats)
    ]


def pace(results: Sequence[Result]) -> dict[str, Speed]:
    """Return how long each bot takes."""
    found: dict[str, Pace] = defaultdict(Pace)
    for result in results:
        for name, one in result.pace.items():
            found[name].merge(one)
    return {
        name: Speed(one.decisions, one.seconds, 1000 * one.quantile(0.5), 1000 * one.quantile(0.99))
        for name, one in found.items()
    }


def spread(samples: Samples) -> Spread:
    """Return how samples vary."""
    return Spread(float(samples.mean()), np.percentile(samples, QUANTILES).tolist())


def _sides(results: Sequence[Result]) -> Iterator[tuple[Outcome, str, int]]:
    """Yield each side of each game, and who played it."""
    for result in results:
        for game in result.games:
            for side, name in enumerate(result.names(game)):
                yield game, name, side


def _by_bot(samples: Sequence[tuple[str, float]]) -> dict[str, Samples]:
    found: dict[str, list[float]] = defaultdict(list)
    for name, sample in samples:
        found[name].append(sample)
    return {name: np.array(values) for name, values in found.items()}

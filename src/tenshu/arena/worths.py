"""What choices go with: points and victories beyond those of others at the same table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenshu.arena.statistics import Interval, Samples, beyond, centred, false_discoveries, slope
from tenshu.arena.study import Choice

Order: TypeAlias = NDArray[np.int64]  # for each game the seats, in the order in which they are first asked

_FEWEST = 20  # games in which seats differ in a choice, before anything is said of it


@dataclass(frozen=True)
class Worth:
    """What an answer goes with."""

    choice: Choice
    times: int  # that it was given
    games: int  # in which it was given
    points: Interval | None  # for each time; None where too few games tell anything
    share: Interval | None
    p: float | None  # how likely so many points are by luck alone
    q: float | None  # how many of those choices that are at least as clear are luck

    def json(self) -> dict[str, object]:
        """Return it as plain data."""
        told = {**asdict(self), "question": self.choice.question, "what": self.choice.what.json()}
        return {name: value for name, value in told.items() if name != "choice"}


class _Entry(NamedTuple):
    """That someone gave an answer: in which game, asked as what number, and how often."""

    game: int
    where: int
    times: int


class Worths:
    """What choices go with, in games whose points and victories are known in the order of play."""

    def __init__(self, points: Samples, shares: Samples, order: Order) -> None:
        self._points, self._shares = centred(points), centred(shares)
        self._where = np.argsort(order, axis=1)  # of each seat, as what number it is asked

    def of_openings(self, first: Iterable[Sequence[Mapping[str, Choice]]]) -> list[Worth]:
        """Return what first decisions go with, beside others at the same question."""
        found = self._entries([dict.fromkeys(one.values(), 1) for one in seats] for seats in first)
        asked: dict[str, Samples] = defaultdict(lambda: np.zeros(self._points.shape))
        for choice, entries in found.items():
            asked[choice.question] += self._counts(entries)
        return _ranked([self._one(choice, found[choice], centred(asked[choice.question])) for choice in found])

    def of_choices(self, taken: Iterable[Sequence[Mapping[Choice, int]]]) -> list[Worth]:
        """Return what answers go with, for each time that they are given."""
        nothing = np.zeros(self._points.shape)
        return _ranked([self._one(choice, found, nothing) for choice, found in self._entries(taken).items()])

    def _entries(self, taken: Iterable[Sequence[Mapping[Choice, int]]]) -> dict[Choice, list[_Entry]]:
        """Return who gave each answer how often: tables of all would not fit into memory."""
        found: dict[Choice, list[_Entry]] = defaultdict(list)
        for game, seats in enumerate(taken):
            for seat, choices in enumerate(seats):
                for choice, times in choices.items():
                    found[choice].append(_Entry(game, int(self._where[game, seat]), times))
        return found

    def _counts(self, entries: Sequence[_Entry]) -> Samples:
        games, where, times = np.array(entries).T
        counts = np.zeros(self._points.shape)
        counts[games, where] = times
        return counts

    def _one(self, choice: Choice, entries: Sequence[_Entry], known: Samples) -> Worth:
        counts = self._counts(entries)
        x = beyond(centred(counts), known) if _tells(counts) else np.zeros_like(counts)
        points, share = (slope(x, beyond(y, known)) for y in (self._points, self._shares))
        return Worth(
            choice,
            times=int(counts.sum()),
            games=int(counts.any(axis=1).sum()),
            points=points.interval if points else None,
            share=share.interval if share else None,
            p=points.p if points else None,
            q=None,
        )


def _tells(count: Samples) -> bool:
    """Tell whether enough games say something of a choice: seats differ in it, or where there is one, games do."""
    differing = np.ptp(count, axis=1) > 0 if count.shape[1] > 1 else count[:, 0] != np.median(count)
    return int(differing.sum()) >= _FEWEST


def _ranked(worths: Sequence[Worth]) -> list[Worth]:
    """Return what is known of choices, with what so many tests make of it, the best first."""
    tested = [(one, one.p) for one in worths if one.p is not None]
    told = false_discoveries([p for _, p in tested])
    corrected = [replace(one, q=q) for (one, _), q in zip(tested, told, strict=True)]
    return sorted([*corrected, *(one for one in worths if one.p is None)], key=_rank)


def _rank(worth: Worth) -> tuple[bool, float, int]:
    """Return where a choice stands: by its points, and last where too few games tell anything."""
    return worth.points is None, -worth.points.mean if worth.points else 0.0, -worth.times


def extremes(worths: Sequence[Worth], count: int) -> list[Worth]:
    """Return so many of the surely best choices and of the surely worst, the best first.

    Sure is what the nearer end of the interval says: few games can make any choice look like the best.
    """
    tested = [one for one in worths if one.points]
    best = sorted(tested, key=lambda one: -_bound(one, "low"))[:count]
    rest = [one for one in tested if one not in best]
    worst = sorted(rest, key=lambda one: _bound(one, "high"))[:count]
    return sorted([*best, *worst], key=_rank)


def _bound(worth: Worth, end: str) -> float:
    return float(getattr(worth.points, end))

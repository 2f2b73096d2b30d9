"""What the games of an analysis show: seats, length, where points come from, what winners have, choices, margins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenshu.arena.analysis import Analysis
from tenshu.arena.findings import Spread, spread
from tenshu.arena.statistics import Interval, Samples, intervals_of_each, means, over, proportion
from tenshu.arena.study import Study, Tally
from tenshu.arena.summary import win_shares
from tenshu.arena.worths import Order, Worth, Worths

Wins: TypeAlias = NDArray[np.bool_]

LENGTHS = ("decisions", "seat", "answers", "chance", "chapters")
LEADS = ("most", "second", "last")
_PAIR = 2
_CLOSE = 0.1  # of the winner's points: a lead that is no larger is a close game


@dataclass(frozen=True)
class Fare:
    """How a side fares."""

    share: Interval  # of the victories
    points: Interval


@dataclass(frozen=True)
class Length:
    """How long games are, counted in one way."""

    what: str  # one of LENGTHS
    mean: Interval
    spread: Spread


@dataclass(frozen=True)
class Asked:
    """How often a seat is asked something in a game, and how much choice it has."""

    question: str
    answers: Interval
    decisions: Interval  # the share of the answers where there was more than one choice
    choices: Interval  # at a decision


@dataclass(frozen=True)
class SheetLine:
    """What a line of the score sheet has to do with points and victories."""

    points: Interval  # of a seat
    deviation: float
    part: Interval  # of all points
    apart: Interval  # the part of it in what sets the totals of seats apart; over all lines these are 1
    correlation: Interval  # with the total
    winners: Interval | None  # points of those who win; None where nobody does
    others: Interval | None
    difference: Interval | None
    effect: float | None  # the difference in standard deviations of the line


@dataclass(frozen=True)
class Lead:
    """The most points of a game, or by how many they are ahead of the second most, or of the fewest."""

    what: str  # one of LEADS
    mean: Interval
    spread: Spread


@dataclass(frozen=True)
class Margins:
    """How close games are."""

    leads: list[Lead]
    close: Interval  # the share of games with a lead of no more than a tenth of the winner's points
    broken: Interval  # those with equal points at the top, of whom a tie-break chose one
    shared: Interval  # those that more than one side won


@dataclass(frozen=True)
class Samplings:
    """What plots are drawn from."""

    points: Samples  # of every seat of every game
    decisions: Samples  # of every game
    leads: Samples  # over the second
    winners: list[Samples]  # for each line of the score sheet the points of those who win
    others: list[Samples]


@dataclass(frozen=True)
class Insights:
    """The figures of an analysis."""

    analysis: Analysis
    games: int
    order: list[Fare]  # of who is asked first, second, …
    rivals: list[Fare]
    lengths: list[Length]
    questions: list[Asked]
    lines: list[SheetLine]
    openings: list[Worth]  # the first decisions of seats, the best first
    choices: list[Worth]  # all answers
    margins: Margins | None  # None where there is one side
    samplings: Samplings

    def json(self) -> dict[str, object]:
        """Return the figures as plain data."""
        return {
            **self.analysis.json(),
            "games": self.games,
            "par": self.analysis.table.par,
            "order": [asdict(one) for one in self.order],
            "rivals": [asdict(one) for one in self.rivals],
            "lengths": [asdict(one) for one in self.lengths],
            "questions": [asdict(one) for one in self.questions],
            "lines": [asdict(one) for one in self.lines],
            "openings": [one.json() for one in self.openings],
            "choices": [one.json() for one in self.choices],
            "margins": asdict(self.margins) if self.margins else None,
        }


def find(analysis: Analysis, studies: Sequence[Study]) -> Insights:
    """Return what at least one game shows."""
    seats = analysis.table.seats
    scores = np.array([one.scores for one in studies], np.float64)
    shares = win_shares(np.array([one.places for one in studies]))
    order = np.array([one.order for one in studies])
    sheet = np.array([one.sheet for one in studies], np.float64).reshape(len(studies), -1, scores.shape[1])
    worths = Worths(_in(order, scores), _in(order, shares), order)
    winners, others = _by_victory(sheet[:, :, :seats], shares[:, :seats] > 0)
    return Insights(
        analysis=analysis,
        games=len(studies),
        order=_fares(_in(order, shares), _in(order, scores)),
        rivals=_fares(shares[:, seats:], scores[:, seats:]),
        lengths=_lengths(studies),
        questions=_questions(analysis, studies),
        lines=_lines(sheet[:, :, :seats], shares[:, :seats] > 0),
        openings=worths.of_openings(one.first for one in studies),
        choices=worths.of_choices(one.taken for one in studies),
        margins=_margins(scores, shares) if scores.shape[1] > 1 else None,
        samplings=Samplings(
            points=scores[:, :seats].ravel(),
            decisions=np.array([sum(seat.decisions for seat in one.seats) for one in studies], np.float64),
            leads=_leads(scores)[:, LEADS.index("second")] if scores.shape[1] > 1 else np.zeros(0),
            winners=winners,
            others=others,
        ),
    )


def _in(order: Order, sides: Samples) -> Samples:
    """Return what seats have, in the order of play."""
    return np.take_along_axis(sides, order, axis=1)


def _fares(shares: Samples, points: Samples) -> list[Fare]:
    count = shares.shape[1]
    found = means(np.concatenate([shares, points], axis=1)) if count else []
    return [Fare(*pair) for pair in zip(found[:count], found[count:], strict=True)]


# Length


def _lengths(studies: Sequence[Study]) -> list[Length]:
    """Return how long games are, in all ways that there are; of seats a game has several, and is one sample."""
    counted = {
        "decisions": [[sum(seat.decisions for seat in one.seats)] for one in studies],
        "seat": [[seat.decisions for seat in one.seats] for one in studies],
        "answers": [[sum(seat.answers for seat in one.seats)] for one in studies],
        "chance": [[one.chance] for one in studies],
        "chapters": [[one.chapters] for one in studies],
    }
    counts = {what: np.array(counted[what], np.float64) for what in LENGTHS}
    found = means(np.stack([one.mean(axis=1) for one in counts.values()], axis=1))
    return [
        Length(what, mean, spread(counts[what].ravel()))
        for what, mean in zip(LENGTHS, found, strict=True)
        if counts[what].any()
    ]


def _questions(analysis: Analysis, studies: Sequence[Study]) -> list[Asked]:
    """Return what seats are asked, in the order in which the game lists its questions."""
    known = {question for one in studies for question in one.questions}
    asked = [question for question in analysis.table.loaded.questions if question in known]
    tallies = [[one.questions.get(question, Tally()) for question in asked] for one in studies]
    seats = analysis.table.seats
    parts = np.array([[(seats, one.answers, one.decisions, one.choices) for one in game] for game in tallies], float)
    found = intervals_of_each(parts, lambda sums: over(sums[..., 1:], sums[..., :-1]))
    return [Asked(question, *figures) for question, figures in zip(asked, found, strict=True)]


# The score sheet


def _lines(sheet: Samples, wins: Wins) -> list[SheetLine]:
    """Return what each line has to do with points and victories; `sheet` has games, lines and seats."""
    lines, totals = sheet.transpose(1, 0, 2), sheet.sum(axis=1)
    if not len(lines):
        return []
    found = intervals_of_each(np.stack([_line_parts(one, totals, wins) for one in lines], axis=1), _line_figures)
    return [_line(float(points.std()), wins, figures) for points, figures in zip(lines, found, strict=True)]


def _line_parts(points: Samples, totals: Samples, wins: Wins) -> Samples:
    """Return for each game what the figures of a line are made of, in the order in which they are taken apart."""
    mine, all_of_it = _at_the_table(points), _at_the_table(totals)
    columns = [
        points.sum(axis=1),
        np.full(len(points), points.shape[1]),
        totals.sum(axis=1),
        (mine * all_of_it).sum(axis=1),
        (all_of_it**2).sum(axis=1),
        (mine**2).sum(axis=1),
        _mean_where(points, wins),
        wins.any(axis=1),
        _mean_where(points, ~wins),
        (~wins).any(axis=1),
    ]
    return np.stack(columns, axis=1).astype(np.float64)


def _line(deviation: float, wins: Wins, figures: Sequence[Interval]) -> SheetLine:
    points, part, apart, correlation, winners, others, difference = figures
    is_won, is_lost = bool(wins.any()), not wins.all()
    return SheetLine(
        points=points,
        deviation=deviation,
        part=part,
        apart=apart,
        correlation=correlation,
        winners=winners if is_won else None,
        others=others if is_lost else None,
        difference=difference if is_won and is_lost else None,
        effect=difference.mean / deviation if is_won and is_lost and deviation else None,
    )


def _line_figures(sums: Samples) -> Samples:
    points, seats, totals, both, total_squares, squares, won, winners, lost, others = np.moveaxis(sums, -1, 0)
    first, second = over(won, winners), over(lost, others)
    return np.stack(
        [
            over(points, seats),
            over(points, totals),
            over(both, total_squares),
            over(both, np.sqrt(squares.clip(0) * total_squares.clip(0))),
            first,
            second,
            first - second,
        ],
        axis=-1,
    )


def _at_the_table(points: Samples) -> Samples:
    """Return by how much seats differ from the mean of their table; alone, from the mean of all games."""
    around: Samples = points.mean(axis=1, keepdims=True) if points.shape[1] > 1 else points.mean()
    return points - around


def _mean_where(points: Samples, chosen: Wins) -> Samples:
    """Return for each game the mean of the seats that are chosen there, or 0 where none is."""
    return over((points * chosen).sum(axis=1), chosen.sum(axis=1).astype(np.float64))


def _by_victory(sheet: Samples, wins: Wins) -> tuple[list[Samples], list[Samples]]:
    lines = sheet.transpose(1, 0, 2)
    return [line[wins] for line in lines], [line[~wins] for line in lines]


# Margins


def _leads(scores: Samples) -> Samples:
    """Return for each game the most points, and by how much they are ahead of the second most and of the fewest."""
    ranked = -np.sort(-scores, axis=1)
    most = ranked[:, 0]
    return np.stack([most, most - ranked[:, 1], most - ranked[:, -1]], axis=1)


def _margins(scores: Samples, shares: Samples) -> Margins:
    leads, shared = _leads(scores), (shares > 0).sum(axis=1) > 1
    most, ahead, _ = leads.T
    told = (ahead <= _CLOSE * most, (ahead == 0) & ~shared, shared)
    found = [Lead(what, mean, spread(lead)) for what, mean, lead in zip(LEADS, means(leads), leads.T, strict=True)]
    # Of two, the second is the last.
    return Margins(found[:-1] if scores.shape[1] == _PAIR else found, *map(proportion, told))

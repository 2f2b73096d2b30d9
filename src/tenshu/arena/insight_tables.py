"""The figures of an analysis as tables in words, for a terminal or a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tenshu.arena.findings import Spread
from tenshu.arena.insights import Fare, Insights, SheetLine
from tenshu.arena.match import RIVAL
from tenshu.arena.statistics import Interval
from tenshu.arena.study import Choice
from tenshu.arena.summary import QUANTILES
from tenshu.arena.tables import Grid, Speaker, bot_name, bounded, share_of
from tenshu.arena.worths import Worth, extremes

SHOWN = 8  # of the best choices, and of the worst
_QUANTILES = (5, 50, 95)  # in percent, of those that are known
_SURE = 0.001  # below this a share of false discoveries is not told apart from none


class Names(NamedTuple):
    """What the things of a game are called."""

    lines: Sequence[str]  # of the score sheet
    question: Callable[[str], str]
    choice: Callable[[Choice], str]


def insight_grids(insights: Insights, names: Names, speaker: Speaker) -> Iterator[Grid]:
    """Yield the tables of an analysis."""
    yield _seats(insights, speaker)
    yield _lengths(insights, speaker)
    yield _questions(insights, names, speaker)
    yield _sheet(insights, names, speaker)
    yield _apart(insights, names, speaker)
    if any(line.difference for line in insights.lines):
        yield _winners(insights, names, speaker)
    for name, worths in (("openings", insights.openings), ("choices", insights.choices)):
        if extremes(worths, SHOWN):
            yield _worths(name, worths, names, speaker)
    if insights.margins:
        yield _leads(insights, speaker)
        yield _endings(insights, speaker)


def insight_notes(insights: Insights, speaker: Speaker) -> list[str]:
    """Return what a reader should know before believing the figures."""
    analysis = insights.analysis
    found = [speaker.say("cli-analyse-note-bot", bot=analysis.bot), speaker.say("cli-analyse-note-cause")]
    if not insights.rivals:
        par = speaker.say("cli-percent", number=speaker.decimal(100 * analysis.table.par, 1))
        found.insert(0, speaker.say("cli-analyse-note-par", par=par))
    if analysis.timed:
        found.append(speaker.say("cli-arena-note-timed", bots=", ".join(analysis.timed)))
    return found


def _grid(name: str, speaker: Speaker, keys: Sequence[str], rows: list[list[str]]) -> Grid:
    head, told = [speaker.say(key) for key in keys], speaker.say(f"cli-analyse-told-{name}")
    return Grid(f"cli-analyse-table-{name}", head, rows, told)


def _seats(insights: Insights, speaker: Speaker) -> Grid:
    rivals = [bot_name(RIVAL, speaker)] * len(insights.rivals)
    told = [(str(number), one) for number, one in enumerate(insights.order, 1)]
    rows = [_fare(name, one, speaker) for name, one in [*told, *zip(rivals, insights.rivals, strict=True)]]
    keys = ("cli-arena-asked", "cli-arena-share", "cli-analyse-points")
    return _grid("seats", speaker, keys, rows)


def _fare(name: str, fare: Fare, speaker: Speaker) -> list[str]:
    return [name, share_of(fare.share, speaker), bounded(fare.points, speaker, 1)]


def _lengths(insights: Insights, speaker: Speaker) -> Grid:
    rows = [
        [speaker.say(f"cli-analyse-length-{one.what}"), *_spread(one.mean, one.spread, speaker)]
        for one in insights.lengths
    ]
    return _grid("length", speaker, ("cli-analyse-counted", *_SPREAD), rows)


_SPREAD = ("cli-analyse-mean", "cli-analyse-low", "cli-analyse-median", "cli-analyse-high")


def _spread(mean: Interval, spread: Spread, speaker: Speaker) -> list[str]:
    """Return a mean, and what few games go below, half of them, and few go above."""
    known = dict(zip(QUANTILES, spread.quantiles, strict=True))
    return [bounded(mean, speaker, 1), *(speaker.decimal(known[q], 0) for q in _QUANTILES)]


def _questions(insights: Insights, names: Names, speaker: Speaker) -> Grid:
    rows = [
        [
            names.question(one.question),
            bounded(one.answers, speaker, 1),
            share_of(one.decisions, speaker),
            bounded(one.choices, speaker, 1),
        ]
        for one in insights.questions
    ]
    keys = ("cli-analyse-question", "cli-analyse-answers", "cli-analyse-free", "cli-analyse-open")
    return _grid("questions", speaker, keys, rows)


def _sheet(insights: Insights, names: Names, speaker: Speaker) -> Grid:
    rows = [
        [name, bounded(line.points, speaker, 1), speaker.decimal(line.deviation, 1), share_of(line.part, speaker)]
        for name, line in zip(names.lines, insights.lines, strict=True)
    ]
    keys = ("cli-analyse-line", "cli-analyse-points", "cli-analyse-deviation", "cli-analyse-part")
    return _grid("sheet", speaker, keys, rows)


def _apart(insights: Insights, names: Names, speaker: Speaker) -> Grid:
    ranked = sorted(zip(names.lines, insights.lines, strict=True), key=lambda one: -one[1].apart.mean)
    rows = [[name, share_of(line.apart, speaker), bounded(line.correlation, speaker, 2)] for name, line in ranked]
    keys = ("cli-analyse-line", "cli-analyse-apart-part", "cli-analyse-correlation")
    return _grid("apart", speaker, keys, rows)


def _winners(insights: Insights, names: Names, speaker: Speaker) -> Grid:
    rows = [[name, *_difference(line, speaker)] for name, line in by_difference(insights, names)]
    keys = ("cli-analyse-line", "cli-analyse-won", "cli-analyse-lost", "cli-analyse-difference", "cli-arena-effect")
    return _grid("winners", speaker, keys, rows)


def by_difference(insights: Insights, names: Names) -> list[tuple[str, SheetLine]]:
    """Return the lines of the score sheet that tell winners from others, those first in which winners have most."""
    told = [(name, line) for name, line in zip(names.lines, insights.lines, strict=True) if line.difference]
    return sorted(told, key=lambda one: -(one[1].effect or 0))


def _difference(line: SheetLine, speaker: Speaker) -> list[str]:
    won, lost, apart = (
        "–" if told is None else bounded(told, speaker, 1) for told in (line.winners, line.others, line.difference)
    )
    return [won, lost, apart, "–" if line.effect is None else speaker.decimal(line.effect, 2)]


def _worths(name: str, worths: Sequence[Worth], names: Names, speaker: Speaker) -> Grid:
    rows = [_worth(one, names, speaker) for one in extremes(worths, SHOWN)]
    keys = ("cli-analyse-choice", "cli-analyse-times", "cli-arena-lead", "cli-analyse-more", "cli-analyse-false")
    tested = sum(one.points is not None for one in worths)
    told = speaker.say("cli-analyse-choices-shown", shown=len(rows), tested=tested, named=len(worths))
    grid = _grid(name, speaker, keys, rows)
    return grid._replace(told=f"{grid.told} {told}")


def _worth(worth: Worth, names: Names, speaker: Speaker) -> list[str]:
    points = "–" if worth.points is None else bounded(worth.points, speaker, 1)
    share = "–" if worth.share is None else share_of(worth.share, speaker)
    return [names.choice(worth.choice), str(worth.times), points, share, _false(worth.q, speaker)]


def _false(q: float | None, speaker: Speaker) -> str:
    if q is None:
        return "–"
    return f"< {speaker.decimal(_SURE, 3)}" if q < _SURE else speaker.decimal(q, 3)


def _leads(insights: Insights, speaker: Speaker) -> Grid:
    assert insights.margins is not None  # noqa: S101 (asked before)
    rows = [
        [speaker.say(f"cli-analyse-lead-{one.what}"), *_spread(one.mean, one.spread, speaker)]
        for one in insights.margins.leads
    ]
    return _grid("leads", speaker, ("cli-analyse-lead", *_SPREAD), rows)


def _endings(insights: Insights, speaker: Speaker) -> Grid:
    margins = insights.margins
    assert margins is not None  # noqa: S101 (asked before)
    told = {
        "cli-analyse-ending-close": margins.close,
        "cli-analyse-ending-broken": margins.broken,
        "cli-analyse-ending-shared": margins.shared,
    }
    rows = [[speaker.say(key), share_of(share, speaker)] for key, share in told.items()]
    return _grid("endings", speaker, ("cli-analyse-ending", "cli-analyse-games"), rows)

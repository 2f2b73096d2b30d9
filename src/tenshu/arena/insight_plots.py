"""The plots of an analysis."""

from __future__ import annotations

from collections.abc import Sequence

from tenshu.arena.insight_tables import SHOWN, Names, by_difference
from tenshu.arena.insights import Insights
from tenshu.arena.plots import Row, drawn_rows, histograms, spreads
from tenshu.arena.statistics import Interval
from tenshu.arena.tables import Speaker
from tenshu.arena.worths import Worth, extremes

_LONGEST = 44  # letters of a name beside a plot
_PERCENT = 100


def insight_plots(insights: Insights, names: Names, speaker: Speaker) -> dict[str, str]:
    """Return all plots by their names."""
    samplings, lines = insights.samplings, dict(zip(names.lines, insights.lines, strict=True))
    found = {
        "seats": _seats(insights),
        "seat-points": drawn_rows(
            "seat-points", [_row(str(number), one.points) for number, one in enumerate(insights.order, 1)]
        ),
        "points": histograms("points", {speaker.say("cli-analyse-a-seat"): samplings.points}),
        "length": histograms("length", {speaker.say("cli-analyse-length-decisions"): samplings.decisions}),
        "lines": _lines(insights, names, speaker),
        "apart": drawn_rows("apart", [_row(name, line.apart, _PERCENT) for name, line in lines.items()], 0),
        "winners": _winners(insights, names),
        "openings": _worths("openings", insights.openings, names),
        "choices": _worths("choices", insights.choices, names),
        "leads": histograms("leads", {speaker.say("cli-analyse-lead-second"): samplings.leads})
        if insights.margins
        else "",
    }
    return {name: svg for name, svg in found.items() if svg}


def _row(name: str, told: Interval, factor: int = 1) -> Row:
    low, high = (told.mean if bound is None else bound for bound in (told.low, told.high))
    return Row(name, factor * told.mean, factor * min(low, told.mean), factor * max(high, told.mean))


def _seats(insights: Insights) -> str:
    """Draw the share of victories of who is asked first, second, …; alone there is nobody to compare with."""
    if insights.rivals:
        return ""
    rows = [_row(str(number), one.share, _PERCENT) for number, one in enumerate(insights.order, 1)]
    return drawn_rows("seats", rows, _PERCENT * insights.analysis.table.par)


def _lines(insights: Insights, names: Names, speaker: Speaker) -> str:
    """Draw for each line of the score sheet the spread of winners and of others."""
    won, lost = speaker.say("cli-analyse-winner"), speaker.say("cli-analyse-other")
    samplings = insights.samplings
    groups = [
        {group: values for group, values in ((won, winners), (lost, others)) if len(values)}
        for winners, others in zip(samplings.winners, samplings.others, strict=True)
    ]
    return spreads("lines", dict(zip(names.lines, groups, strict=True)))


def _winners(insights: Insights, names: Names) -> str:
    rows = [_row(name, line.difference) for name, line in by_difference(insights, names) if line.difference]
    return drawn_rows("winners", rows, 0) if rows else ""


def _worths(name: str, worths: Sequence[Worth], names: Names) -> str:
    rows = [_row(_short(names.choice(one.choice)), one.points) for one in extremes(worths, SHOWN) if one.points]
    return drawn_rows(name, rows, 0) if rows else ""


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"

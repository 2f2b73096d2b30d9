"""The plots of a report: SVG that takes its colours and letters from the page around it."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import StringIO
from itertools import cycle
from typing import Any, NamedTuple

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tenshu.arena.findings import Findings
from tenshu.arena.sprt import BOUND
from tenshu.arena.statistics import Samples, Standing

# What colours are called while they are drawn: on the page each is a variable, light or dark as the reader likes.
INK, INDIGO, VERMILION, GOLD = "#1f1b16", "#243b5a", "#b8341f", "#c79a2e"
_VARIABLES = {INK: "var(--ink)", INDIGO: "var(--indigo)", VERMILION: "var(--vermilion)", GOLD: "var(--gold)"}
_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tenshu",
    "text.parse_math": False,  # a $ in a name is a $
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.linewidth": 0.8,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "font.size": 10.0,
}
_WIDTH, _ROW, _MARGIN = 7.2, 0.32, 0.75  # inches
_COLUMNS = 3
_BINS = 40
_APART = 0.08  # of a plot's height that names of lines need
_STROKES = ("-", "--", ":", "-.")  # of lines in one plot, beside the names at their ends


class Row(NamedTuple):
    """Something with a value, and the bounds around it; what lies between the inner bounds is drawn thick."""

    name: str
    middle: float
    low: float
    high: float
    inner: tuple[float, float] | None = None


class Line(NamedTuple):
    """How something changed: values, half of the widths of their intervals, and over what."""

    name: str  # or nothing, where a plot has one line
    over: Sequence[float]
    values: Sequence[float]
    margins: Sequence[float]


def plots(findings: Findings, names: Mapping[str, str], lines: Sequence[str]) -> dict[str, str]:
    """Return all plots by their names; `names` are those of bots, `lines` those of the score sheet."""
    found = {
        "share": shares(findings, names),
        "rating": ratings(findings, names),
        "order": order(findings),
        "score": scores(findings, names),
        "sheet": sheet(findings, names, lines),
        "pace": pace(findings, names),
        "test": tests(findings.standings, names),
    }
    return {name: svg for name, svg in found.items() if svg}


def shares(findings: Findings, names: Mapping[str, str]) -> str:
    """Draw the share of victories of each candidate, in percent, beside an even one."""
    rows = [
        Row(
            f"{names[one.candidate]} / {names[one.baseline]}",
            100 * one.share.mean,
            100 * (one.share.mean if one.share.low is None else one.share.low),
            100 * (one.share.mean if one.share.high is None else one.share.high),
        )
        for one in findings.standings
    ]
    return drawn_rows("share", rows, 100 * findings.setup.table.par)


def ratings(findings: Findings, names: Mapping[str, str]) -> str:
    """Draw the ratings, the best on top."""
    return drawn_rows(
        "rating", [Row(names[one.name], *_ends(one.rating, one.low, one.high)) for one in findings.ratings], 0
    )


def _ends(middle: float, low: float, high: float) -> tuple[float, float, float]:
    return middle, min(low, middle), max(high, middle)


def order(findings: Findings) -> str:
    """Draw the share of victories of who is asked first, second, …, in percent."""
    rows = [
        Row(str(place), 100 * one.mean, 100 * (one.mean - (one.margin or 0)), 100 * (one.mean + (one.margin or 0)))
        for place, one in enumerate(findings.order, 1)
    ]
    return drawn_rows("order", rows, 100 * findings.setup.table.par) if rows else ""


def pace(findings: Findings, names: Mapping[str, str]) -> str:
    """Draw how many milliseconds a decision takes: half of them, and all but one in a hundred."""
    rows = [Row(names[bot], one.median_ms, one.median_ms, one.slow_ms) for bot, one in findings.pace.items()]
    return drawn_rows("pace", rows, log=True)


def scores(findings: Findings, names: Mapping[str, str]) -> str:
    """Draw how each bot's points are spread, one below the other on one scale."""
    return histograms("score", {names[bot]: points for bot, points in findings.scores.items()})


def histograms(name: str, groups: Mapping[str, Samples]) -> str:
    """Draw how often each group has which value, in percent, one below the other on one scale; a line is the median."""
    bins = _bins(np.concatenate(list(groups.values())))
    with _figure(name, len(groups) * 1.1 + 0.4) as (figure, out):
        stacked = figure.subplots(len(groups), 1, sharex=True, squeeze=False)[:, 0]
        for axes, (group, values) in zip(stacked, groups.items(), strict=True):
            weights = np.full(len(values), 100 / len(values))
            axes.hist(values, bins, weights=weights, color=INDIGO, alpha=0.55, edgecolor=INDIGO, linewidth=0.4)
            axes.axvline(float(np.median(values)), color=VERMILION, linewidth=1.6)
            axes.set_title(group, loc="left", fontsize=10)
    return out[0]


def _bins(points: Samples) -> list[float]:
    """Return whole numbers between which points are counted: every one, or else some of the same distance."""
    low, high = np.floor(points.min()), np.floor(points.max()) + 1
    step = max(1, np.ceil((high - low) / _BINS))
    return [float(edge) for edge in np.arange(low, high + step, step)]


def sheet(findings: Findings, names: Mapping[str, str], lines: Sequence[str]) -> str:
    """Draw what the points are made of: for each line of the score sheet its spread, bot by bot."""
    told = [{names[bot]: line[bot] for bot in findings.scores} for line in findings.sheet]
    return spreads("sheet", dict(zip(lines, told, strict=False)))


def spreads(name: str, things: Mapping[str, Mapping[str, Samples]]) -> str:
    """Draw how things are spread, each in a plot of its own, group by group; all things have the same groups."""
    if not things:
        return ""
    deep, groups = -(-len(things) // _COLUMNS), len(next(iter(things.values())))
    with _figure(name, deep * (groups * 0.22 + 0.75)) as (figure, out):
        grid = figure.subplots(deep, _COLUMNS, sharey=True, squeeze=False).ravel()
        for axes, (thing, told) in zip(grid, things.items(), strict=False):
            _draw_rows(axes, [_spread(group, values) for group, values in told.items()])
            axes.set_title(thing, loc="left", fontsize=9)
        for axes in grid[len(things) :]:
            axes.set_visible(False)
    return out[0]


def _spread(name: str, samples: Samples) -> Row:
    low, first, middle, third, high = (float(one) for one in np.percentile(samples, (5, 25, 50, 75, 95)))
    return Row(name, middle, low, high, (first, third))


def tests(standings: Sequence[Standing], names: Mapping[str, str]) -> str:
    """Draw how the evidence went, block by block, between the bounds where a test stops."""
    tried = [one for one in standings if one.ratios]
    if not tried:
        return ""
    with _figure("test", 3.0) as (figure, out):
        axes = figure.subplots()
        for bound in (-BOUND, BOUND):
            axes.axhline(bound, color=GOLD, linewidth=1.2, linestyle="--")
        for one in tried:
            axes.plot(range(1, len(one.ratios) + 1), one.ratios, color=INDIGO, linewidth=1.4)
            where = len(one.ratios), one.ratios[-1]
            axes.annotate(f" {names[one.candidate]} / {names[one.baseline]}", where, va="center", fontsize=9)
        axes.margins(x=0.15)
    return out[0]


def curves(name: str, things: Mapping[str, Sequence[Line]], par: float | None = None, *, wide: int = 2) -> str:
    """Draw how things changed, `wide` plots beside each other, with a broken line to hold them against."""
    deep = -(-len(things) // wide)
    with _figure(name, deep * 2.3) as (figure, out):
        grid = figure.subplots(deep, wide, sharex=True, squeeze=False).ravel()
        for axes, (thing, lines) in zip(grid, things.items(), strict=False):
            if par is not None:
                axes.axhline(par, color=GOLD, linewidth=1.2, linestyle="--")
            for line, stroke in zip(lines, cycle(_STROKES), strict=False):
                _draw_line(axes, line, stroke)
            _name_lines(axes, lines)
            axes.set_title(thing, loc="left", fontsize=10)
            axes.grid(axis="y", color=INK, alpha=0.15, linewidth=0.6)
            axes.margins(x=0.12 if any(line.name for line in lines) else 0.02)
        for axes in grid[len(things) :]:
            axes.set_visible(False)
    return out[0]


def _draw_line(axes: Axes, line: Line, stroke: str) -> None:
    """Draw a line with its interval as a shade."""
    values, margins = np.array(line.values), np.array(line.margins)
    axes.fill_between(line.over, values - margins, values + margins, color=INDIGO, alpha=0.15, linewidth=0)
    axes.plot(line.over, values, color=INDIGO, linewidth=1.4, linestyle=stroke)


def _name_lines(axes: Axes, lines: Sequence[Line]) -> None:
    """Write the names of lines at their ends, one above the other where they end close to each other."""
    bottom, top = axes.get_ylim()
    height = -np.inf
    for line in sorted(lines, key=lambda line: line.values[-1]):
        height = max(line.values[-1], height + _APART * (top - bottom))
        axes.annotate(f" {line.name}", (line.over[-1], height), va="center", fontsize=9, color=VERMILION)


def drawn_rows(name: str, rows: Sequence[Row], par: float | None = None, *, log: bool = False) -> str:
    """Draw a value and its bounds a row, the first on top, and a broken line to hold them against."""
    with _figure(name, len(rows) * _ROW + _MARGIN) as (figure, out):
        axes = figure.subplots()
        if par is not None:
            axes.axvline(par, color=GOLD, linewidth=1.2, linestyle="--")
        _draw_rows(axes, rows)
        if log:
            axes.set_xscale("log")
    return out[0]


def _draw_rows(axes: Axes, rows: Sequence[Row]) -> None:
    """Draw a value and its bounds a row, the first on top."""
    for y, row in enumerate(rows):
        axes.plot([row.low, row.high], [y, y], color=INDIGO, linewidth=1.6, solid_capstyle="butt")
        if row.inner:
            axes.plot(row.inner, [y, y], color=INDIGO, linewidth=5, alpha=0.55, solid_capstyle="butt")
        axes.plot([row.middle], [y], color=VERMILION, marker="o", markersize=5)
    axes.set_yticks(range(len(rows)), [row.name for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=INK, alpha=0.15, linewidth=0.6)


@contextmanager
def _figure(name: str, height: float) -> Iterator[tuple[Figure, list[str]]]:
    """Give a figure to draw on; when that is done, the list beside it holds the SVG."""
    with rc_context(_STYLE), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph")  # the reader's letters are drawn by the browser
        figure, out = Figure((_WIDTH, height), layout="constrained"), list[str]()
        yield figure, out
        buffer = StringIO()
        figure.savefig(buffer, format="svg", transparent=True)
        out.append(_inline(buffer.getvalue(), name))


def _inline(svg: str, name: str) -> str:
    """Return a drawing as part of a page: no addresses, ids of its own, the page's colours and letters."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>|<style.*?</style>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' (?:xmlns(?::\w+)?|width|height|version)="[^"]*"', "", svg[: svg.index(">")]) + svg[svg.index(">") :]
    svg = svg.replace("xlink:href", "href")
    used = set(re.findall(r'(?:href="|url\()#([^")]+)', svg))
    svg = re.sub(r' id="([^"]*)"', lambda found: found[0] if found[1] in used else "", svg)
    svg = re.sub(r'( id="|href="#|url\(#)', rf"\g<1>{name}-", svg)
    svg = re.sub(r"font: (?:\w+ )*?([\d.]+px)[^;\"]*", r"font-size: \1", svg)
    svg = re.sub(r"font-family: [^;\"]*;? ?", "", svg)
    for colour, variable in _VARIABLES.items():
        svg = svg.replace(colour, variable)
    return svg.replace("<svg", '<svg role="img"', 1).strip()

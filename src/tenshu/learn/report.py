"""The report of a training: one page with its curves, that needs nothing beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tenshu.arena.plots import Line, curves
from tenshu.arena.report import Report, html
from tenshu.arena.tables import Grid, Speaker
from tenshu.learn.log import Row, last_strength

_MILLION = 1e6
_POINTS = 400  # of a curve, which no eye tells from more
# What is told of each window, in the order of the plots, and what it is multiplied by.
_WINDOWS = {"entropy": 1.0, "explained": 1.0, "moved": 1.0, "rate": 1e-3}
# What is told of strength: half of the width of its interval, and what it is when one is no better than others.
_MEASURED = {"victories": ("victories_error", 1.0), "lead": ("error", 0.0)}
# What is noted with weights and is told as it stands.
_FACTS = ("minutes", "seed", "device", "tables", "layers", "width", "slips", "tenshu", "torch", "numba")


def page(rows: Sequence[Row], about: Mapping[str, str], speaker: Speaker, language: str, title: str) -> str:
    """Return the report of a training as HTML; `about` is what is noted with its weights."""
    rows = rows[1:] if len(rows) > 1 else rows  # in the first window all is new, the machine included
    report = Report(
        title=title,
        facts={speaker.say(f"cli-train-fact-{name}"): about[name] for name in _FACTS if name in about}
        | {speaker.say("cli-train-fact-decisions"): _millions(int(about["decisions"]), speaker)},
        notes=[speaker.say("cli-train-note-par")],
        grids=[strength_grid(last_strength(list(rows)), speaker)],
        plots=_plots(rows, speaker),
    )
    return html(report, speaker, language)


def strength_grid(strengths: Sequence[Row], speaker: Speaker) -> Grid:
    """Return how strong a net is as a table."""
    keys = ("cli-arena-baseline", "cli-train-seats", "cli-train-games", "cli-train-par", "cli-arena-lead")
    rows = [
        [
            speaker.say("cli-train-among", who=one["among"]),
            str(one["seats"]),
            str(one["games"]),
            _within(one["victories"], one.get("victories_error"), 2, speaker),
            _within(one["lead"], one["error"], 1, speaker),
        ]
        for one in strengths
    ]
    return Grid("cli-train-strength", [speaker.say(key) for key in keys], rows)


def strength_words(strengths: Sequence[Row], speaker: Speaker) -> list[str]:
    """Return how strong a net is in words: some for each of those that it was measured among."""
    return [
        speaker.say(
            "cli-train-measured-among",
            who=speaker.say("cli-train-among", who=one["among"]),
            seats=speaker.say("cli-train-line", seats=one["seats"]),
            victories=_within(one["victories"], one.get("victories_error"), 2, speaker),
            lead=_within(one["lead"], one["error"], 1, speaker),
        )
        for one in strengths
    ]


def _within(value: float, margin: float | None, digits: int, speaker: Speaker) -> str:
    told = speaker.decimal(value, digits)
    return told if margin is None else f"{told} ± {speaker.decimal(margin, digits)}"


def _millions(decisions: int, speaker: Speaker) -> str:
    return speaker.say("cli-train-millions", number=speaker.decimal(decisions / _MILLION, 1))


def _plots(rows: Sequence[Row], speaker: Speaker) -> dict[str, str]:
    """Return all plots by their names; before anything is measured there is no strength to draw."""
    measured = [row for row in rows if "strength" in row]
    found = {f"train-{value}": _strength_plot(measured, value, speaker) for value in _MEASURED} if measured else {}
    thinned = rows[:: -(-len(rows) // _POINTS)]
    over = [row["decisions"] / _MILLION for row in thinned]
    things = {
        speaker.say(f"cli-train-curve-{name}"): [
            Line("", over, [row[name] * factor for row in thinned], [0.0] * len(over))
        ]
        for name, factor in _WINDOWS.items()
    }
    return {**found, "train-windows": curves("train-windows", things)}


def _strength_plot(measured: Sequence[Row], value: str, speaker: Speaker) -> str:
    """Draw how strength grew: a plot for each of those who were played against, a line for each number of seats."""
    margin, par = _MEASURED[value]
    among = dict.fromkeys(one["among"] for one in measured[-1]["strength"])
    things = {
        speaker.say("cli-train-among", who=who): list(_by_seats(measured, who, value, margin, speaker)) for who in among
    }
    return curves(f"train-{value}", things, par)


def _by_seats(measured: Sequence[Row], who: str, value: str, margin: str, speaker: Speaker) -> Iterator[Line]:
    """Yield a line for each number of seats: how one fared among some others."""
    found: dict[int, list[tuple[float, float, float]]] = {}
    for row in measured:
        for one in row["strength"]:
            if one["among"] == who:
                told = row["decisions"] / _MILLION, one[value], one.get(margin, 0.0)
                found.setdefault(one["seats"], []).append(told)
    for seats, points in found.items():
        over, values, margins = zip(*points, strict=True)
        yield Line(speaker.say("cli-train-line", seats=seats), over, values, margins)

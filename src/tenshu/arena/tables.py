"""The figures of a tournament as tables in words, for a terminal or a page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from tenshu.arena.findings import Findings
from tenshu.arena.match import RIVAL
from tenshu.arena.statistics import Interval, Standing
from tenshu.arena.summary import Estimate
from tenshu.core.words import Argument

_PAIR = 2


class Speaker(Protocol):
    """Someone who says messages in the language of the reader."""

    def say(self, key: str, /, **args: Argument) -> str:
        """Return a message."""
        ...

    def decimal(self, number: float, digits: int) -> str:
        """Return a number with so many digits after the point."""
        ...


class Grid(NamedTuple):
    """A table: its name, which is also its title's key, what stands above its columns, its rows, and how to read it."""

    name: str
    head: list[str]
    rows: list[list[str]]
    told: str = ""


def grids(findings: Findings, speaker: Speaker) -> Iterator[Grid]:
    """Yield the tables of a tournament."""
    yield _standings(findings, speaker)
    if len(findings.setup.bots) > _PAIR and findings.setup.table.seats > 1:
        yield _cross(findings, speaker)
    yield _ratings(findings, speaker)
    if findings.order:
        yield _order(findings, speaker)
    yield _pace(findings, speaker)


def notes(findings: Findings, speaker: Speaker) -> list[str]:
    """Return what a reader should know before believing the figures."""
    setup = findings.setup
    par = speaker.say("cli-percent", number=speaker.decimal(100 * setup.table.par, 1))
    found = [speaker.say("cli-arena-note-par", par=par)]
    if any(standing.sprt not in {None, "open"} for standing in findings.standings):
        found.append(speaker.say("cli-arena-note-stopped"))
    if any(standing.share.mean in {0, 1} for standing in findings.standings):
        found.append(speaker.say("cli-arena-note-clean"))
    if setup.timed:
        found.append(speaker.say("cli-arena-note-timed", bots=", ".join(setup.timed)))
    return found


def _standings(findings: Findings, speaker: Speaker) -> Grid:
    is_tested = any(standing.sprt for standing in findings.standings)
    last = "cli-arena-test" if is_tested else "cli-arena-effect"
    keys = ("cli-arena-candidate", "cli-arena-baseline", "cli-arena-blocks", "cli-arena-share", "cli-arena-lead", last)
    rows = [_standing(standing, speaker) for standing in findings.standings]
    return Grid("cli-arena-standings", [speaker.say(key) for key in keys], rows)


def _standing(standing: Standing, speaker: Speaker) -> list[str]:
    return [
        bot_name(standing.candidate, speaker),
        bot_name(standing.baseline, speaker),
        str(standing.blocks),
        share_of(standing.share, speaker),
        bounded(standing.lead, speaker, 1),
        _verdict(standing, speaker),
    ]


def _verdict(standing: Standing, speaker: Speaker) -> str:
    """Return what the test says, or where there is none how large the lead is beside what varies."""
    if standing.sprt:
        return speaker.say("cli-arena-verdict", verdict=standing.sprt, ratio=speaker.decimal(standing.ratios[-1], 2))
    return "–" if standing.effect is None else speaker.decimal(standing.effect, 2)


def _cross(findings: Findings, speaker: Speaker) -> Grid:
    """Return everybody's share among everybody, since who beats whom need not follow from ratings."""
    bots = [rating.name for rating in findings.ratings]
    shares = {(one.candidate, one.baseline): one.share.mean for one in findings.standings}
    if findings.setup.table.seats == _PAIR:
        shares |= {(baseline, candidate): 1 - share for (candidate, baseline), share in shares.items()}
    rows = [[bot, *("–" if row == bot else _percent(shares.get((bot, row)), speaker) for row in bots)] for bot in bots]
    return Grid("cli-arena-cross", [speaker.say("cli-arena-candidate"), *bots], rows)


def _ratings(findings: Findings, speaker: Speaker) -> Grid:
    rows = []
    for one in findings.ratings:
        live = findings.live[one.name]
        bounds = "" if one.low == one.high else f" ({_signed(one.low)}…{_signed(one.high)})"
        mood = f"{speaker.decimal(live.mu, 1)} ± {speaker.decimal(2 * live.sigma, 1)}"
        rows.append([bot_name(one.name, speaker), f"{_signed(one.rating)}{bounds}", mood])
    head = [speaker.say(key) for key in ("cli-arena-bot", "cli-arena-rating", "cli-arena-live")]
    return Grid("cli-arena-ratings", head, rows)


def _order(findings: Findings, speaker: Speaker) -> Grid:
    rows = [[str(place), _within(share, speaker)] for place, share in enumerate(findings.order, 1)]
    return Grid("cli-arena-order", [speaker.say("cli-arena-asked"), speaker.say("cli-arena-share")], rows)


def _pace(findings: Findings, speaker: Speaker) -> Grid:
    rows = [
        [name, str(one.decisions), _milliseconds(one.median_ms, speaker), _milliseconds(one.slow_ms, speaker)]
        for name, one in findings.pace.items()
    ]
    keys = ("cli-arena-bot", "cli-arena-decisions", "cli-arena-median", "cli-arena-slow")
    return Grid("cli-arena-pace", [speaker.say(key) for key in keys], rows)


def bot_name(name: str, speaker: Speaker) -> str:
    """Return what a bot is called; the rival has a name of its own in each language."""
    return speaker.say("rival", number=1, count=1) if name == RIVAL else name


def share_of(share: Interval, speaker: Speaker) -> str:
    """Return a share with its interval, in percent."""
    return speaker.say("cli-percent", number=bounded(share, speaker, 1, 100))


def bounded(told: Interval, speaker: Speaker, digits: int, factor: int = 1) -> str:
    """Return a figure with its interval."""
    mean = speaker.decimal(told.mean * factor, digits)
    if told.low is None or told.high is None:
        return mean
    return f"{mean} ({speaker.decimal(told.low * factor, digits)}…{speaker.decimal(told.high * factor, digits)})"


def _within(told: Estimate, speaker: Speaker) -> str:
    margin = "" if told.margin is None else f" ± {speaker.decimal(100 * told.margin, 1)}"
    return speaker.say("cli-percent", number=speaker.decimal(100 * told.mean, 1) + margin)


def _percent(share: float | None, speaker: Speaker) -> str:
    return "–" if share is None else speaker.say("cli-percent", number=speaker.decimal(100 * share, 1))


def _signed(rating: float) -> str:
    return f"{rating:+.0f}" if round(rating) else "0"


def _milliseconds(number: float, speaker: Speaker) -> str:
    return speaker.decimal(number, 3 if number < 1 else 0)

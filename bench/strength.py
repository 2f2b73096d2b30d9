"""Measures the levels of bots against each other at every table, and writes the tables of docs/strength.md.

    python -m bench.strength [GAME-SEATS ...] [--blocks 60] [--seconds 600] [--threads 2]
    python -m bench.strength --write

What was played is kept in build/strength, a file a table, and the same command goes on from there.
With `--seconds` a table is left after so long; `--write` writes what there is.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.progress import Progress

from tenshu.arena.findings import Speed, pace
from tenshu.arena.match import RIVAL, Result, Table, rehearse
from tenshu.arena.results import open_results
from tenshu.arena.setup import Setup
from tenshu.arena.statistics import Interval, Standing, standings
from tenshu.arena.tournament import run
from tenshu.arena.workers import open_workers
from tenshu.bots.net import net_of
from tenshu.bots.players import LEVELS, find_player
from tenshu.core.words import Fault
from tenshu.games import GAMES, load

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "build" / "strength"
SEED = 2026
HIGHEST_FIRST = LEVELS[::-1]
GOAL = 1.2  # times its par share is what a level should win among the level below it
FEWEST = 10  # deals before anything is said of a goal: a few that all end alike have an interval without width
ALONE = ["level", "games", "victories", "points", "median ms", "99 % ms"]
AMONG = ["level", "among", "deals", "games", "victories / par", "goal", "lead in points", "median ms", "99 % ms"]
OPTIONS = {"white_castle-1": {"difficulty": "hard"}}
# The line above a table: when it was measured, how often the levels thought that look ahead, what the net had learned
# from, and how to go on.
HEAD = re.compile(
    r"^(?P<measured>\*\*.+\*\*, commit \S+, \S+, (?P<thought>.+?))"
    r"(?:, of an earlier (?P<earlier>.+))?(?P<command>: `.+`)$",
    re.MULTILINE,
)


def tables() -> dict[str, Table]:
    """Return all tables at which the games are played, by name."""
    return {
        f"{game}-{seats}": Table(game, seats, load(game).choose_options(OPTIONS.get(f"{game}-{seats}", {})))
        for game in GAMES
        for seats in load(game).seats
    }


def play(name: str, table: Table, blocks: int, seconds: float, threads: int) -> None:
    """Play what is not kept yet, and note what it shows."""
    setup, commit = Setup(table, HIGHEST_FIRST, blocks, SEED, is_ladder=True), _commit()
    results: list[Result] = []
    rehearse(table, setup.bots)
    end = time.monotonic() + seconds
    with (
        open_results(KEPT / f"{name}.jsonl", setup.json()) as kept,
        open_workers(setup, threads) as workers,
        Progress(transient=True) as progress,
    ):
        task = progress.add_task(name, total=blocks * len(setup.pairings))
        for result in run(setup, workers, kept.kept):
            kept.add(result)
            results.append(result)
            progress.advance(task)
            if time.monotonic() > end:
                break
    note(name, table, results, commit)


def note(name: str, table: Table, results: list[Result], commit: str) -> None:
    """Keep the figures of a table, with when and on which commit they came about."""
    speeds = pace(results)
    rows = [_row(one, table.par, speeds[one.candidate]) for one in standings(results, {})]
    blocks = max(result.number for result in results) + 1
    when = {"commit": commit, "date": str(datetime.now(UTC).date()), "thought": _thought(table.game)}
    shown = {**when, "blocks": blocks, "rows": rows}
    (KEPT / f"{name}.json").write_text(json.dumps(shown, indent=1))
    for row in rows:
        sys.stdout.write(f"{name}: {' · '.join(row)}\n")


def _commit() -> str:
    """Return which sources these are, with a plus where they were changed since."""
    return _git("rev-parse", "--short", "HEAD") + ("+" if _git("status", "--porcelain", "src") else "")


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603, S607 (our own words)


def _row(one: Standing, par: float, speed: Speed) -> list[str]:
    """Return a row of the page's table."""
    times = [f"{speed.median_ms:.0f}", f"{speed.slow_ms:.0f}"]
    if one.baseline == RIVAL:
        return [one.candidate, str(one.games), _percent(one.share), f"{one.score.mean:.1f}", *times]
    shares = [_times(one.share, par), goal(one.share, one.blocks, par), _points(one.lead)]
    return [one.candidate, one.baseline, str(one.blocks), str(one.games), *shares, *times]


def goal(share: Interval, blocks: int, par: float) -> str:
    """Return whether the goal is met, where there are enough deals to say so."""
    if blocks < FEWEST or share.low is None:
        return "few deals"
    return "yes" if share.mean >= GOAL * par and share.low > par else "no"


def _times(share: Interval, par: float) -> str:
    return f"{share.mean / par:.2f}{_bounds(share, 1 / par, '.2f')}"


def _percent(share: Interval) -> str:
    return f"{100 * share.mean:.0f} %{_bounds(share, 100, '.0f')}"


def _points(lead: Interval) -> str:
    return f"{lead.mean:+.1f}{_bounds(lead, 1, '+.1f')}"


def _bounds(one: Interval, scale: float, form: str) -> str:
    if one.low is None or one.high is None:
        return ""
    return f" ({one.low * scale:{form}} to {one.high * scale:{form}})"


# Writing the page


def page() -> str:
    """Return the page with the tables that were measured."""
    text = PAGE.read_text()
    for game in GAMES:
        before, begin, rest = text.partition(f"<!-- {game}: written by bench/strength.py -->\n")
        written, end, after = rest.partition(f"<!-- end of {game} -->\n")
        if not begin or not end:
            raise ValueError(f"{PAGE.name} has no place for the tables of {game}")
        text = f"{before}{begin}\n{retold(game, ''.join(_tables(game, written)))}{end}{after}"
    return text


def retold(game: str, written: str) -> str:
    """Return the tables of a game with heads that say whose thinking was another than now, or whether the net was."""

    def head(found: re.Match[str]) -> str:
        return f"{found['measured']}{_earlier(game, found['thought'])}{found['command']}"

    return HEAD.sub(head, written)


def _earlier(game: str, thought: str) -> str:
    then, now = (dict(told.split(" ", 1) for told in text.split(", ")) for text in (thought, _thought(game)))
    changed = [name for name in (*LEVELS, "net") if then.get(name) != now.get(name)]
    return f", of an earlier {' and '.join(changed)}" if changed else ""


def _tables(game: str, written: str) -> Iterator[str]:
    """Yield the tables of a game; one that was not measured here stays as it was written."""
    for name, table in tables().items():
        kept = KEPT / f"{name}.json"
        if table.game != game:
            continue
        if kept.exists():
            yield from _table(name, table, json.loads(kept.read_text()))
        else:
            yield from re.findall(rf"^{re.escape(_heading(table))}.*\n\n(?:\|.*\n)+\n", written, re.MULTILINE)


def _heading(table: Table) -> str:
    seats = "One seat against the rival, hard" if table.seats == 1 else f"{table.seats} seats"
    return f"**{seats}**"


def _table(name: str, table: Table, shown: dict[str, Any]) -> Iterator[str]:
    command = f"python -m bench.strength {name} --blocks {shown['blocks']}"
    yield f"{_heading(table)}, commit {shown['commit']}, {shown['date']}, {shown['thought']}: `{command}`\n\n"
    for row in (ALONE if table.seats == 1 else AMONG, *shown["rows"]):
        yield f"| {' | '.join(row)} |\n"
        if row is ALONE or row is AMONG:
            yield "| --- " * len(row) + "|\n"
    yield "\n"


def _thought(game: str) -> str:
    """Return how often those levels play on before they decide that look ahead, and what their net has learned from."""
    loaded = load(game)
    budgets = [(level, find_player(level, loaded).budget.iterations) for level in LEVELS]
    told = [f"{level} {iterations:,}" for level, iterations in budgets if iterations]
    return ", ".join([*told, f"net of {int(net_of(loaded).about['decisions']) / 1e6:,.0f} million decisions"])


def main() -> None:
    """Measure some tables or all, or write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", metavar="GAME-SEATS", help=f"of {', '.join(tables())}; all, if none")
    parser.add_argument("--blocks", type=int, default=60, help="deals for each step")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="how long a table may take")
    parser.add_argument("--threads", type=int, default=0, help="how many processes; 0 is one a core")
    parser.add_argument("--write", action="store_true", help="write the page and play nothing")
    given = parser.parse_args()
    unknown = [name for name in given.tables if name not in tables()]
    if unknown:
        parser.error(f"there is no table {unknown[0]}; there are {', '.join(tables())}")
    try:
        measure(given)
    except Fault as fault:  # what is kept may be of other code
        parser.error(str(fault))


def measure(given: argparse.Namespace) -> None:
    """Play what is to be played, and write the page."""
    if not given.write:
        KEPT.mkdir(parents=True, exist_ok=True)
        for name in given.tables or tables():
            play(name, tables()[name], given.blocks, given.seconds, given.threads)
    PAGE.write_text(page())


if __name__ == "__main__":
    main()

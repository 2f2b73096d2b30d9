"""Many random games, and what they show."""

from __future__ import annotations

import json
from math import floor
from pathlib import Path
from typing import TYPE_CHECKING

from tenshu.cli import games as choosing
from tenshu.cli.names import side_name
from tenshu.cli.screen import Screen, Shown

if TYPE_CHECKING:
    from tenshu.arena.simulation import Simulation
    from tenshu.arena.summary import Estimate, Summary

_MOST_GAMES = 10_000_000  # whose points still fit into memory
_MOST_THREADS = 1024
_BARS = 15  # lines of the histogram
_BAR = 40  # the longest, in letters


def simulate(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 100_000,
    option: list[str] | None = None,
    deck: Path | None = None,
    seed: int = 0,
    threads: int = 0,
    json: bool = False,
    screen: Shown,
) -> int:
    """Play many random games on all cores."""
    from tenshu.arena.summary import summarise

    choice = choosing.choose(game, option, deck)
    seats = choice.check_seats(choosing.usual_seats(choice.game) if seats is None else seats)
    choosing.check_number("--games", games, 1, _MOST_GAMES)
    choosing.check_number("--threads", threads, 0, _MOST_THREADS)
    choosing.check_seed(seed)
    done = _run(screen, choice, seats, games, seed, threads)
    if json:
        _print_json(screen, done, summarise(done))
    else:
        _show(screen, choosing.title_name(screen, choice.game, choice.options), done, summarise(done))
    return 0


def _run(screen: Screen, choice: choosing.Choice, seats: int, games: int, seed: int, threads: int) -> Simulation:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from tenshu.arena.simulation import simulate as play

    name = choosing.title_name(screen, choice.game, choice.options)
    with screen.busy("cli-preparing", game=name):
        play(choice.game, seats, 1, choice.options, seed=seed, threads=1)
    rate = TextColumn("{task.fields[rate]}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=screen.err, transient=True, disable=not screen.err.is_terminal) as progress:
        task = progress.add_task(screen.say("cli-simulating"), total=games, rate="")

        def advance(more: int) -> None:
            speed = progress.tasks[0].speed or 0
            progress.update(task, advance=more, rate=screen.say("cli-games-rate", rate=round(speed)))

        return play(choice.game, seats, games, choice.options, seed=seed, threads=threads, progress=advance)


def _print_json(screen: Screen, done: Simulation, summary: Summary) -> None:
    head = {name: getattr(done, name) for name in ("game", "seats", "options", "seed", "threads")}
    screen.out.file.write(json.dumps({**head, "rivals": len(done.rivals), **summary.json()}) + "\n")


def _show(screen: Screen, name: str, done: Simulation, summary: Summary) -> None:
    screen.print(screen.say("cli-simulated", game=name, seats=done.seats, games=summary.games), style="bold")
    screen.print(
        screen.say(
            "cli-simulated-speed",
            decisions=summary.decisions,
            seconds=screen.decimal(summary.seconds, 2),
            rate=round(summary.rate),
            threads=done.threads,
        )
    )
    screen.print()
    _show_sides(screen, done, summary)
    screen.print()
    _show_points(screen, summary)


def _show_sides(screen: Screen, done: Simulation, summary: Summary) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(screen.say("cli-simulated-seat"))
    for key in ("cli-simulated-points", "cli-simulated-wins"):
        table.add_column(screen.say(key), justify="right")
    for number, side in enumerate(summary.balance):
        name = screen.render(side_name(number, done.rivals))
        table.add_row(name, _figure(screen, side.points), _share(screen, side.wins))
    screen.print(table)
    if done.seats > 1:
        screen.print(screen.say("cli-simulated-caption"), style="dim")
    screen.print(_who_won(screen, summary))


def _who_won(screen: Screen, summary: Summary) -> str:
    """Return what to hold the games won against; a rival has other rules, so no share would be even."""
    shared = _share(screen, summary.shared)
    if summary.beaten is not None:
        return screen.say("cli-simulated-beaten", beaten=_share(screen, summary.beaten), shared=shared)
    par = screen.say("cli-percent", number=screen.decimal(100 / len(summary.balance), 1))
    return screen.say("cli-simulated-par", par=par, shared=shared)


def _figure(screen: Screen, estimate: Estimate, factor: int = 1) -> str:
    """Return a mean with half the width of its 95 % confidence interval."""
    margin = "" if estimate.margin is None else f" ± {screen.decimal(estimate.margin * factor, 2)}"
    return screen.decimal(estimate.mean * factor, 2) + margin


def _share(screen: Screen, estimate: Estimate) -> str:
    return screen.say("cli-percent", number=_figure(screen, estimate, factor=100))


def _show_points(screen: Screen, summary: Summary) -> None:
    mean, deviation = _figure(screen, summary.points), screen.decimal(summary.deviation, 2)
    screen.print(screen.say("cli-simulated-mean", mean=mean, deviation=deviation))
    quantiles = [f"{screen.say('cli-percent', number=q)} {value:g}" for q, value in summary.quantiles.items()]
    screen.print(screen.say("cli-simulated-quantiles", quantiles=" · ".join(quantiles)))
    bars = _bars(summary.histogram)
    total, most = sum(count for _, count in bars), max(count for _, count in bars)
    width = max(len(label) for label, _ in bars)
    for label, count in bars:
        bar = "█" * round(_BAR * count / most)
        share = screen.say("cli-percent", number=screen.decimal(100 * count / total, 1))
        screen.print(f"{label:>{width + 2}}  {share:>7}  {bar}".rstrip())


def _bars(histogram: list[tuple[float, int]]) -> list[tuple[str, int]]:
    """Return the histogram in at most so many bars of equal width, each with the points that it stands for."""
    lowest, highest = floor(histogram[0][0]), floor(histogram[-1][0])
    step = -(-(highest - lowest + 1) // _BARS)
    bars = []
    for first in range(lowest, highest + 1, step):
        count = sum(count for points, count in histogram if first <= points < first + step)
        bars.append((f"{first}" if step == 1 else f"{first}–{first + step - 1}", count))
    return bars

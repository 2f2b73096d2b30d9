"""How fast each game is on this machine."""

from __future__ import annotations

import json as plain_json
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING

from tenshu.cli.games import check_number, title_name
from tenshu.cli.screen import Screen, Shown
from tenshu.core.words import Fault
from tenshu.games import GAMES, find_title, load

if TYPE_CHECKING:
    from rich.table import Table

    from tenshu.arena.speed import Load, Rate, Speed
    from tenshu.core.game import Game

_MOST_RUNS = 1000
_MOST_SECONDS = 600.0
_RATES = ("game", "seats", "one-core", "all-cores")
_STEPS = ("game", "seats", "act", "replay", "guess", "state")


def bench(
    game: str = "",
    /,
    *,
    seats: int | None = None,
    json: bool = False,
    core_only: bool = False,
    seconds: float = 1.0,
    runs: int = 5,
    screen: Shown,
) -> int:
    """Time each game at each seat count."""
    from tenshu.arena.speed import machine, measure

    check_number("--runs", runs, 1, _MOST_RUNS)
    if not 0 < seconds <= _MOST_SECONDS:
        raise Fault("cli-seconds", seconds=str(seconds), most=f"{_MOST_SECONDS:g}")
    found = []
    for name in [find_title(game).game] if game else GAMES:
        loaded, took = _loaded(screen, name)
        if not game and seats is not None and seats not in loaded.seats:
            continue
        for count in loaded.seats if seats is None else [loaded.check_seats(seats)]:
            with screen.busy("cli-timing", game=_name(screen, loaded), seats=count):
                speed = measure(loaded, count, seconds=seconds, runs=runs, core_only=core_only)
            found.append((loaded, took, speed))
            if json:
                line = {**asdict(speed), **asdict(took), **machine()}
                screen.out.file.write(plain_json.dumps(line) + "\n")
                screen.out.file.flush()
    if seats is not None and not found:
        loaded.check_seats(seats)
    if not json:
        _show(screen, found, machine())
    return 0


def _loaded(screen: Screen, name: str) -> tuple[Game, Load]:
    from tenshu.arena.speed import load_timed

    with screen.busy("cli-loading-games"):
        return load_timed(partial(load, name))


def _name(screen: Screen, game: Game) -> str:
    return title_name(screen, game, game.choose_options({}))


def _show(screen: Screen, found: list[tuple[Game, Load, Speed]], on: dict[str, object]) -> None:
    screen.print(screen.say("cli-bench-machine", **{name: str(value) for name, value in on.items()}))
    for game, took in {game.name: (game, took) for game, took, _ in found}.values():
        key = "cli-bench-cold" if took.compiled_now else "cli-bench-warm"
        screen.print(screen.say(key, game=_name(screen, game), seconds=screen.decimal(took.load_s, 1)))
    rates, steps = _table(screen, _RATES), _table(screen, _STEPS)
    for game, _, speed in found:
        rates.add_row(_name(screen, game), str(speed.seats), *_rates(screen, speed))
        steps.add_row(_name(screen, game), str(speed.seats), *_steps(screen, speed))
    for table in (rates, steps):
        screen.print()
        screen.print(table)


def _table(screen: Screen, columns: tuple[str, ...]) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(screen.say(f"cli-bench-{column}"), justify="right" if number else "left")
    return table


def _rates(screen: Screen, speed: Speed) -> list[str]:
    return [_rate(screen, rate) if rate else "–" for rate in (speed.one_core, speed.all_cores)]


def _steps(screen: Screen, speed: Speed) -> list[str]:
    times = [screen.decimal(time, 1) for time in (speed.act_us, speed.replay_us, speed.guess_us)]
    return [*times, str(speed.state_bytes)]


def _rate(screen: Screen, rate: Rate) -> str:
    middle, lowest, highest = (_short(screen, r) for r in (rate.median, rate.lowest, rate.highest))
    return f"{middle} ({lowest}–{highest})"


def _short(screen: Screen, number: float) -> str:
    """Return a large number in a few letters."""
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{screen.decimal(number / size, 1)}{letter}"
    return f"{number:.0f}"

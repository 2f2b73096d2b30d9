"""Bots against each other, and how sure it is who is better."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

from tenshu.cli import games as choosing
from tenshu.cli.exits import DONE, INTERRUPTED
from tenshu.cli.screen import Screen, Shown
from tenshu.core.words import Fault

if TYPE_CHECKING:
    from tenshu.arena.findings import Findings
    from tenshu.arena.match import Pairing, Result
    from tenshu.arena.setup import Setup
    from tenshu.arena.sprt import Sprt
    from tenshu.core.play import Play

_MOST_BLOCKS = 1_000_000
_MOST_PROCESSES = 1024
_LARGEST_EFFECT = 10
_EXTRAS = {"arena": ("scipy", "openskill", "matplotlib"), "cluster": ("distributed",)}


def tournament(
    game: str,
    /,
    *bots: str,
    seats: int | None = None,
    blocks: int = 100,
    option: list[str] | None = None,
    deck: Path | None = None,
    seed: int = 0,
    threads: int = 0,
    cluster: str | None = None,
    sprt: bool = False,
    effect: float = 0.1,
    file: Path | None = None,
    report: Path | None = None,
    json: bool = False,
    screen: Shown,
) -> int:
    """Let bots play each other on the same deals."""
    _check_extras(*(("arena", "cluster") if cluster else ("arena",)))
    from tenshu.arena.match import Table
    from tenshu.arena.setup import Setup
    from tenshu.arena.sprt import Sprt

    choice = choosing.choose(game, option, deck)
    seats = choice.check_seats(choosing.usual_seats(choice.game) if seats is None else seats)
    choosing.check_number("--blocks", blocks, 1, _MOST_BLOCKS)
    choosing.check_number("--threads", threads, 0, _MOST_PROCESSES)
    choosing.check_seed(seed)
    setup = Setup(Table(choice.game.name, seats, choice.options), bots, blocks, seed)
    tests = {pairing: Sprt(_checked(effect)) for pairing in setup.pairings} if sprt else {}
    for path in (file, report):
        _check_place(path)
    name = choosing.title_name(screen, choice.game, choice.options)
    with screen.busy("cli-preparing", game=name):
        example = _rehearsed(setup)
    results, finished = _play(screen, setup, tests, (threads, cluster or ""), file)
    if results:
        _tell(screen, setup, results, tests, example, name, report, as_json=json)
    if not finished:
        _tell_how_to_go_on(screen, setup, len(results), file)
    return DONE if finished else INTERRUPTED


def _check_extras(*extras: str) -> None:
    """Raise when something is not installed that only tournaments need."""
    for extra in extras:
        if not all(find_spec(package) for package in _EXTRAS[extra]):
            raise Fault("cli-tournament-extra", extra=extra)


def _checked(effect: float) -> float:
    if not (isfinite(effect) and 0 < effect <= _LARGEST_EFFECT):
        raise Fault("cli-tournament-effect", effect=f"{effect:g}", most=str(_LARGEST_EFFECT))
    return effect


def _check_place(path: Path | None) -> None:
    """Raise when nothing can be written there, before anything is played."""
    if path is None:
        return
    if path.is_dir() or not path.name:
        raise Fault("cli-save-folder", name=str(path))
    if not path.parent.is_dir():
        raise Fault("cli-tournament-no-folder", name=str(path), folder=str(path.parent))


def _rehearsed(setup: Setup) -> Play:
    from tenshu.arena.match import rehearse

    return rehearse(setup.table, setup.bots)


def _play(
    screen: Screen, setup: Setup, tests: dict[Pairing, Sprt], where: tuple[int, str], file: Path | None
) -> tuple[list[Result], bool]:
    """Play what is not kept; return the results, and whether that was all or someone interrupted."""
    from tenshu.arena.results import open_results
    from tenshu.arena.tournament import run
    from tenshu.arena.workers import open_workers
    from tenshu.cli.standings import watched

    found: list[Result] = []
    with open_results(file, setup.json()) as results, open_workers(setup, *where) as workers:
        try:
            with watched(screen, setup) as tell:
                for result in run(setup, workers, results.kept, tests):
                    results.add(result)
                    found.append(result)
                    tell(result, tests.get(result.pairing))
        except KeyboardInterrupt:
            return found, False
    return found, True


def _tell(
    screen: Screen,
    setup: Setup,
    results: Sequence[Result],
    tests: dict[Pairing, Sprt],
    example: Play,
    name: str,
    report: Path | None,
    *,
    as_json: bool,
) -> None:
    """Show what the results show: as tables or as JSON, and as a page if one was asked for."""
    from tenshu.arena.findings import find

    with screen.busy("cli-tournament-counting"):
        findings = find(setup, results, tests)
    if report:
        _write_report(screen, findings, example, name, report)
    if as_json:
        screen.out.file.write(json.dumps(findings.json()) + "\n")
    else:
        _show(screen, findings, name)
        if report:
            screen.out.print(screen.say("cli-tournament-report", name=str(report)), soft_wrap=True)


def _write_report(screen: Screen, findings: Findings, example: Play, name: str, report: Path) -> None:
    from tenshu.arena.report import page
    from tenshu.core.questions import SPECTATOR

    view = example.game.view(example.seen(SPECTATOR))
    lines = [screen.render(line["name"]) for line in view["sheet"]]
    try:
        report.write_text(page(findings, screen, screen.language, name, lines), encoding="utf-8")
    except OSError as error:
        raise Fault("cli-arena-file-unwritable", name=str(report), reason=str(error.strerror)) from error


def _show(screen: Screen, findings: Findings, name: str) -> None:
    from rich.table import Table

    from tenshu.arena.tables import grids, notes

    screen.print(screen.say("cli-arena-title", game=name, seats=findings.setup.table.seats), style="bold")
    for note in notes(findings, screen):
        screen.print(note, style="dim")
    for grid in grids(findings, screen):
        screen.print()
        screen.print(screen.say(grid.name), style="bold")
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        for number, head in enumerate(grid.head):
            table.add_column(head, justify="right" if number else "left", no_wrap=not number)
        for row in grid.rows:
            table.add_row(*row)
        screen.print(table)


def _tell_how_to_go_on(screen: Screen, setup: Setup, done: int, file: Path | None) -> None:
    blocks = setup.blocks * len(setup.pairings)
    screen.err.print(screen.say("cli-tournament-stopped", done=done, blocks=blocks))
    if file:
        screen.err.print(screen.say("cli-tournament-go-on", name=str(file)))

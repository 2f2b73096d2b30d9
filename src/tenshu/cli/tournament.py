"""Bots against each other, and how sure it is who is better."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

from tenshu.cli import games as choosing
from tenshu.cli.arena import MOST_PROCESSES, check_extras, check_place, show, write_page
from tenshu.cli.exits import DONE, INTERRUPTED
from tenshu.cli.screen import Screen, Shown
from tenshu.core.words import Fault

if TYPE_CHECKING:
    from tenshu.arena.match import Pairing, Result
    from tenshu.arena.setup import Setup
    from tenshu.arena.sprt import Sprt
    from tenshu.core.play import Play
    from tenshu.core.view import Line

_MOST_BLOCKS = 1_000_000
_LARGEST_EFFECT = 10


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
    ladder: bool = False,
    sprt: bool = False,
    effect: float = 0.1,
    file: Path | None = None,
    report: Path | None = None,
    json: bool = False,
    screen: Shown,
) -> int:
    """Let bots play each other on the same deals."""
    check_extras(*(("arena", "cluster") if cluster else ("arena",)))
    from tenshu.arena.match import Table
    from tenshu.arena.setup import Setup
    from tenshu.arena.sprt import Sprt

    choice = choosing.choose(game, option, deck)
    seats = choice.check_seats(choosing.usual_seats(choice.game) if seats is None else seats)
    choosing.check_number("--blocks", blocks, 1, _MOST_BLOCKS)
    choosing.check_number("--threads", threads, 0, MOST_PROCESSES)
    choosing.check_seed(seed)
    setup = Setup(Table(choice.game.name, seats, choice.options), bots, blocks, seed, ladder)
    tests = {pairing: Sprt(_checked(effect)) for pairing in setup.pairings} if sprt else {}
    for path in (file, report):
        check_place(path)
    name = choosing.title_name(screen, choice.game, choice.options)
    with screen.busy("cli-preparing", game=name):
        example = _rehearsed(setup)
    results, finished = _play(screen, setup, tests, (threads, cluster or ""), file)
    if results:
        _tell(screen, setup, results, tests, example, name, report, as_json=json)
    if not finished:
        _tell_how_to_go_on(screen, setup, len(results), file)
    return DONE if finished else INTERRUPTED


def _checked(effect: float) -> float:
    if not (isfinite(effect) and 0 < effect <= _LARGEST_EFFECT):
        raise Fault("cli-tournament-effect", effect=f"{effect:g}", most=str(_LARGEST_EFFECT))
    return effect


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
    from tenshu.arena.report import page
    from tenshu.arena.tables import grids, notes

    with screen.busy("cli-tournament-counting"):
        findings = find(setup, results, tests)
    if report:
        lines = [screen.render(line["name"]) for line in _sheet(example)]
        write_page(report, page(findings, screen, screen.language, name, lines))
    if as_json:
        screen.out.file.write(json.dumps(findings.json()) + "\n")
    else:
        title = screen.say("cli-arena-title", game=name, seats=setup.table.seats)
        show(screen, title, notes(findings, screen), grids(findings, screen))
        if report:
            screen.out.print(screen.say("cli-tournament-report", name=str(report)), soft_wrap=True)


def _sheet(example: Play) -> list[Line]:
    from tenshu.core.questions import SPECTATOR

    return example.game.view(example.seen(SPECTATOR))["sheet"]


def _tell_how_to_go_on(screen: Screen, setup: Setup, done: int, file: Path | None) -> None:
    blocks = setup.blocks * len(setup.pairings)
    screen.err.print(screen.say("cli-tournament-stopped", done=done, blocks=blocks))
    if file:
        screen.err.print(screen.say("cli-tournament-go-on", name=str(file)))

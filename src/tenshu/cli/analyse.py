"""What matters in a game, told from many games of bots."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from tenshu.cli import games as choosing
from tenshu.cli.arena import MOST_PROCESSES, check_extras, check_place, show, write_page
from tenshu.cli.exits import DONE, INTERRUPTED
from tenshu.cli.screen import Screen, Shown

if TYPE_CHECKING:
    from tenshu.arena.analysis import Analysis
    from tenshu.arena.insight_tables import Names
    from tenshu.arena.insights import Insights
    from tenshu.arena.study import Choice, Study
    from tenshu.core.play import Play

_MOST_GAMES = 100_000  # whose studies still fit into memory


def analyse(
    game: str,
    /,
    *,
    seats: int | None = None,
    bot: str | None = None,
    games: int = 1000,
    option: list[str] | None = None,
    deck: Path | None = None,
    seed: int = 0,
    threads: int = 0,
    file: Path | None = None,
    report: Path | None = None,
    json: bool = False,
    screen: Shown,
) -> int:
    """Tell from games of bots what matters in a game."""
    check_extras("arena")
    from tenshu.arena.analysis import Analysis, usual_bot
    from tenshu.arena.match import Table, rehearse

    choice = choosing.choose(game, option, deck)
    seats = choice.check_seats(choosing.usual_seats(choice.game) if seats is None else seats)
    choosing.check_number("--games", games, 1, _MOST_GAMES)
    choosing.check_number("--threads", threads, 0, MOST_PROCESSES)
    choosing.check_seed(seed)
    table = Table(choice.game.name, seats, choice.options)
    analysis = Analysis(table, bot or usual_bot(choice.game), games, seed)
    for path in (file, report):
        check_place(path)
    name = choosing.title_name(screen, choice.game, choice.options)
    with screen.busy("cli-preparing", game=name):
        example = rehearse(table, analysis.bots)
    studies, finished = _play(screen, analysis, threads, file)
    if studies:
        _tell(screen, analysis, studies, example, name, report, as_json=json)
    if not finished:
        _tell_how_to_go_on(screen, analysis, len(studies), file)
    return DONE if finished else INTERRUPTED


def _play(screen: Screen, analysis: Analysis, threads: int, file: Path | None) -> tuple[list[Study], bool]:
    """Play what is not kept; return what games show, and whether that was all or someone interrupted."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from tenshu.arena.analysis import FORMAT, run
    from tenshu.arena.results import open_file
    from tenshu.arena.workers import open_workers

    found: list[Study] = []
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    shown = Progress(*columns, console=screen.err, transient=True, disable=not screen.err.is_terminal)
    with open_file(file, analysis.json(), FORMAT) as results, open_workers(analysis, threads) as workers:
        try:
            with shown as progress:
                task = progress.add_task(screen.say("cli-simulating"), total=analysis.games)
                for played, study in run(analysis, workers, results.kept):
                    results.add(played)
                    found.append(study)
                    progress.advance(task)
        except KeyboardInterrupt:
            return found, False
    return found, True


def _tell(
    screen: Screen,
    analysis: Analysis,
    studies: Sequence[Study],
    example: Play,
    name: str,
    report: Path | None,
    *,
    as_json: bool,
) -> None:
    """Show what the games show: as tables or as JSON, and as a page if one was asked for."""
    from tenshu.arena.insight_report import insight_page
    from tenshu.arena.insight_tables import insight_grids, insight_notes
    from tenshu.arena.insights import find

    with screen.busy("cli-tournament-counting"):
        insights = find(analysis, studies)
    names = _names(screen, example, insights)
    title = screen.say("cli-analyse-title", game=name, seats=analysis.table.seats, games=insights.games)
    if report:
        write_page(report, insight_page(insights, names, screen, screen.language, title))
    if as_json:
        screen.out.file.write(json.dumps(_named(insights, names)) + "\n")
        return
    show(screen, title, insight_notes(insights, screen), insight_grids(insights, names, screen))
    if report:
        screen.out.print(screen.say("cli-tournament-report", name=str(report)), soft_wrap=True)


def _names(screen: Screen, example: Play, insights: Insights) -> Names:
    """Return what the things of a game are called in the language spoken here."""
    from tenshu.arena.insight_tables import Names
    from tenshu.core.questions import SPECTATOR

    game, options = example.game, example.options

    def question(key: str) -> str:
        return screen.say(f"{game.name}-question-{key}", **options)

    def did(one: Choice) -> str:
        what = screen.render(one.what)
        args = {**options, "answer": one.what.key, "you": "no"}
        return screen.say_if_known(f"{game.name}-did-{one.question}", **args, what=what)

    # What seats did may be said alike of two questions, such as choosing a room.
    said = Counter(did(one.choice) for one in insights.choices)

    def choice(one: Choice) -> str:
        """Return an answer as a seat plays it, where the game has clear words for that, else after the question."""
        if said[did(one)] == 1:
            return did(one)
        return screen.say("cli-analyse-answer", question=question(one.question), what=one.what)

    sheet = game.view(example.seen(SPECTATOR))["sheet"]
    return Names([screen.render(line["name"]) for line in sheet], question, choice)


def _named(insights: Insights, names: Names) -> dict[str, object]:
    """Return the figures as plain data, with what things are called."""
    lines = [{"name": name, **asdict(line)} for name, line in zip(names.lines, insights.lines, strict=True)]
    worths = {
        key: [{"name": names.choice(one.choice), **one.json()} for one in found]
        for key, found in (("openings", insights.openings), ("choices", insights.choices))
    }
    return {**insights.json(), "lines": lines, **worths}


def _tell_how_to_go_on(screen: Screen, analysis: Analysis, done: int, file: Path | None) -> None:
    screen.err.print(screen.say("cli-analyse-stopped", done=done, games=analysis.games))
    if file:
        screen.err.print(screen.say("cli-tournament-go-on", name=str(file)))

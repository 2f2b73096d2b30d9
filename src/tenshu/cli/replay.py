"""Reading a log in words, and walking through it."""

from __future__ import annotations

import json as plain_json
from pathlib import Path
from typing import TYPE_CHECKING

from tenshu.cli.answers import plain, whole_number
from tenshu.cli.games import check_number, title_name
from tenshu.cli.screen import Screen, Shown
from tenshu.core.words import Fault, Message

if TYPE_CHECKING:
    from tenshu.core.play import Play

_SEED = "seed"  # a note from which all that is hidden follows


def replay(
    file: Path,
    /,
    *,
    ply: int | None = None,
    seat: int | None = None,
    open: bool = False,  # noqa: A002 the option is called so
    step: bool = False,
    json: bool = False,
    screen: Shown,
) -> int:
    """Tell a log in words and show the table."""
    from tenshu.core.heard import OPEN
    from tenshu.core.questions import SPECTATOR

    play, notes = opened(screen, file)
    ply = check_number("--ply", len(play.moves) if ply is None else ply, 0, len(play.moves))
    if seat is not None:
        viewer = check_number("--seat", seat, 1, play.seats) - 1
    else:
        viewer = OPEN if open or not play.asked else SPECTATOR
    if json:
        _print_json(screen, play, notes, ply, viewer)
    elif step:
        _walk(screen, play, ply if ply < len(play.moves) else 0, viewer)
    else:
        _tell(screen, play.at(ply), viewer)
    return 0


def opened(screen: Screen, file: Path) -> tuple[Play, dict[str, str]]:
    """Return a log by its path or its name among the saved games."""
    from tenshu.cli.saves import find
    from tenshu.core.log import open_log
    from tenshu.games import load

    with screen.busy("cli-loading"):
        return open_log(find(file), load)


def _tell(screen: Screen, play: Play, viewer: int) -> None:
    from tenshu.cli.flow import Flow
    from tenshu.cli.story import Told, tell

    def show(told: Told) -> None:
        for ply, line in told:
            screen.print(Flow((f"{ply:>4}  {line.parts[0]}", *line.parts[1:])))

    screen.print(title_name(screen, play.game, play.options), style="bold")
    show(tell(screen, play, viewer, 0, show))
    screen.print()
    _show(screen, play, viewer)


def _show(screen: Screen, play: Play, viewer: int) -> None:
    """Show the table as a viewer sees it, and the result when there is one."""
    from tenshu.cli.sheet import draw_sheet, result_lines
    from tenshu.cli.table import Drawing, draw_areas, draw_facts, draw_lines, draw_notes
    from tenshu.core.heard import seen_by
    from tenshu.core.questions import SPECTATOR

    drawing = Drawing(screen, viewer if viewer >= 0 else SPECTATOR, tuple(play.asked), rivals=play.rivals)
    view = seen_by(play, viewer)
    screen.print(draw_facts(drawing, title_name(screen, play.game, play.options), view))
    sheet, notes = draw_sheet(drawing, view), draw_notes(drawing, view)
    for part in (*draw_areas(drawing, view), sheet, notes, *draw_lines(drawing, view)):
        screen.print()
        screen.print(part)
    screen.print()
    if not play.asked:
        for line in result_lines(drawing, play):
            screen.print(line)
    else:
        screen.print(screen.say(f"{play.game.name}-question-{play.question}", **play.options), style="bold")


def _walk(screen: Screen, play: Play, ply: int, viewer: int) -> None:
    """Show one answer after another: Enter goes on, b goes back, a number goes there, q ends."""
    from tenshu.cli.story import Told, tell

    def show(told: Told) -> None:
        for _, line in told:
            screen.print(line, style="bold")

    while True:
        here = play.at(ply)
        show(tell(screen, here, viewer, max(ply - 1, 0), show))
        _show(screen, here, viewer)
        try:
            text = plain(screen.ask(screen.say("cli-step", ply=ply, last=len(play.moves)))).casefold()
        except EOFError:
            return
        if text == "q" or (not text and ply == len(play.moves)):
            return
        ply = _next(screen, text, ply, len(play.moves))


def _next(screen: Screen, text: str, ply: int, last: int) -> int:
    if not text:
        return ply + 1
    if text == "b":
        return max(ply - 1, 0)
    number = whole_number(text)
    if number is not None and number <= last:
        return number
    screen.print(screen.render(Fault("cli-step-unread", text=text, last=last).message))
    return ply


def _print_json(screen: Screen, play: Play, notes: dict[str, str], ply: int, viewer: int) -> None:
    """Print one object; what the viewer may not know is null, and the seed is left out."""
    from tenshu.core.heard import OPEN, said, seen_by

    here = play.at(ply)
    moves = [
        {
            "ply": answer.ply,
            "seat": answer.seat + 1 if answer.seat < play.seats else "chance",
            "question": answer.question,
            "action": answer.action if answer.what else None,
            "said": screen.render(answer.what) if answer.what else None,
            "changed": [screen.render(change) for change in answer.changed],
        }
        for answer in said(here, viewer)
    ]
    told = {
        "game": play.game.name,
        "version": play.game.version,
        "seats": play.seats,
        "rivals": len(play.rivals),
        "options": play.options,
        "notes": {name: note for name, note in notes.items() if viewer == OPEN or name != _SEED},
        "answers": len(play.moves),
        "ply": ply,
        "moves": moves,
        "asked": [seat + 1 if seat < play.seats else "chance" for seat in here.asked],
        "question": here.question,
        "scores": here.scores(),
        "places": here.places(),
        "view": seen_by(here, viewer),
    }
    text = plain_json.dumps(told, ensure_ascii=False, default=Message.json)
    screen.out.file.write(text + "\n")

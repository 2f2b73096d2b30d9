"""What happened, told part by part: where a part of the game ended, with the table as it stood."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tenshu.cli.flow import Flow
from tenshu.cli.games import title_name
from tenshu.cli.recap import lines
from tenshu.cli.screen import Screen
from tenshu.cli.sheet import draw_sheet
from tenshu.cli.table import Drawing, draw_areas, draw_facts, draw_lines
from tenshu.core.heard import OPEN, seen_by
from tenshu.core.play import Play
from tenshu.core.questions import SPECTATOR
from tenshu.core.record import Bytes

Told = list[tuple[int, Flow]]  # runs of answers, each with the ply that it begins with


def tell(
    screen: Screen,
    play: Play,
    viewer: int,
    first: int,
    show: Callable[[Told], None],
    pause: Callable[[], None] = lambda: None,
) -> Told:
    """Tell what was answered from the ply `first` on, up to the end of the last part, and return what is left to tell.

    The end of a part is shown as it was, all else by `show`.
    """
    over, told = ends(play, first), Told()
    for ply, line in lines(screen, play, viewer, first, over):
        if ply not in over:
            told.append((ply, line))
            continue
        show(told)
        told = Told()
        _show_end(screen, play, viewer, ply, line)
        pause()
    return told


def ends(play: Play, first: int) -> frozenset[int]:
    """Return the plies, from `first` on, of answers that ended a part of the game and cleared its table.

    What ends the whole game is none of them: its table stays.
    """
    again = play.at(first)
    before, found = _chapter(play, again.state), set()
    if before == _chapter(play, play.state):
        return frozenset()
    for ply in range(first, len(play.moves) - (not play.asked)):
        play.game.doors.apply(again.state, *play.moves[ply])
        after = _chapter(play, again.state)
        if after > before:
            found.add(ply)
        before = after
    return frozenset(found)


def _chapter(play: Play, state: Bytes) -> int:
    return play.game.view(state)["chapter"]


def _show_end(screen: Screen, play: Play, viewer: int, ply: int, line: Flow) -> None:
    """Show the table just before the answer that ended a part, that answer, and the points after it."""
    drawing = Drawing(screen, SPECTATOR if viewer == OPEN else viewer, rivals=play.rivals)
    view = seen_by(play.at(ply), viewer)
    sheet = draw_sheet(drawing, seen_by(play.at(ply + 1), viewer))
    parts: list[RenderableType] = [draw_facts(drawing, title_name(screen, play.game, play.options), view)]
    parts += [*draw_areas(drawing, view), *draw_lines(drawing, view)]
    parts += [Padding(line, (0, 0, 0, 2), expand=False), Text(screen.say("cli-chapter-over"), "bold"), sheet]
    for part in parts:
        if not screen.is_short:
            screen.print()
        screen.print(part)
    screen.print()

"""One screen for one decision: what happened, the table and the question, in as many lines as there are."""

from __future__ import annotations

import sys
from typing import NamedTuple

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tenshu.cli.answers import brings
from tenshu.cli.games import title_name
from tenshu.cli.screen import Screen
from tenshu.cli.sheet import draw_sheet
from tenshu.cli.table import ACT, Drawing, draw_areas, draw_facts, draw_lines, draw_notes
from tenshu.core.play import Play

_FEW = 6  # choices that are shown a line each, with what they bring
_PROMPT = 1  # line for what is typed


class Layout(NamedTuple):
    """What a screen has room for."""

    sheet: bool  # the score sheet, which has a key of its own
    blanks: bool  # lines between the parts
    folded: bool  # what is common to all, a line a part
    told: bool  # what each choice brings, which has a key too


# From the widest to the tightest; the first that fits the window is taken.
_LAYOUTS = (
    Layout(sheet=True, blanks=True, folded=False, told=True),
    Layout(sheet=False, blanks=True, folded=False, told=True),
    Layout(sheet=False, blanks=False, folded=False, told=True),
    Layout(sheet=False, blanks=False, folded=True, told=True),
    Layout(sheet=False, blanks=False, folded=True, told=False),
)


def show_turn(drawing: Drawing, play: Play, told: list[str]) -> None:
    """Show a seat what was told since its last decision, its table and its question."""
    for part in _fitting(drawing, play, told) if sys.stdout.isatty() else _laid_out(drawing, play, told, _LAYOUTS[0]):
        drawing.screen.print(part)


def _laid_out(drawing: Drawing, play: Play, told: list[str], layout: Layout) -> list[RenderableType]:
    return [*_news(layout, told), *_parts(drawing, play, layout)]


def _fitting(drawing: Drawing, play: Play, told: list[str]) -> list[RenderableType]:
    """Return all of it, laid out to fit the window; where nothing fits, the beginning of what was told is left out."""
    screen = drawing.screen
    room = screen.out.height - _PROMPT
    for layout in _LAYOUTS:
        parts = _laid_out(drawing, play, told, layout)
        if _height(screen, parts) <= room:
            return parts
    parts = _parts(drawing, play, _LAYOUTS[-1])
    return [*_shortened(screen, told, room - _height(screen, parts)), *parts]


def _height(screen: Screen, parts: list[RenderableType]) -> int:
    return sum(len(screen.out.render_lines(part, pad=False)) for part in parts)


def _news(layout: Layout, told: list[str]) -> list[RenderableType]:
    shown = told if layout.sheet else [" · ".join(told)] if told else []
    lines: list[RenderableType] = [Padding(line, (0, 0, 0, 2), expand=False) for line in shown]
    return ["", *lines, ""] if layout.blanks else lines


def _shortened(screen: Screen, told: list[str], room: int) -> list[RenderableType]:
    """Return the last of what was told, as far as there is room."""
    for first in range(len(told)):
        news = _news(_LAYOUTS[-1], ["…", *told[first:]])
        if _height(screen, news) <= room:
            return news
    return []


def _parts(drawing: Drawing, play: Play, layout: Layout) -> list[RenderableType]:
    view = play.game.view(play.seen(drawing.me))
    heading = draw_facts(drawing, title_name(drawing.screen, play.game, play.options), view)
    notes = draw_notes(drawing, view, with_points=not layout.sheet, folded=layout.folded)
    sheet = [draw_sheet(drawing, view)] if layout.sheet else []
    shown: list[RenderableType] = [heading]
    for part in (*draw_areas(drawing, view, folded=layout.folded), *sheet, notes, *draw_lines(drawing, view)):
        shown += ["", part] if layout.blanks and layout.sheet else [part]
    return [*shown, *([""] if layout.blanks else []), *_question(drawing, play, layout)]


def _question(drawing: Drawing, play: Play, layout: Layout) -> list[RenderableType]:
    screen, seat = drawing.screen, drawing.me
    question = screen.say(f"{play.game.name}-question-{play.question}", **play.options)
    turn = Text(screen.say("cli-turn", seat=seat + 1, question=question), ACT)
    keys = Text(screen.say("cli-keys", count=len(play.choices(seat))), "dim")
    return [turn, *_choices(screen, play, seat, told=layout.told), keys]


def _choices(screen: Screen, play: Play, seat: int, *, told: bool) -> list[RenderableType]:
    """Return the choices: when they are few, with what they bring."""
    choices = play.choices(seat)
    names = [f"{number:>3} {play.say(action, screen.language)}" for number, action in enumerate(choices, 1)]
    columns = Columns(names, padding=(0, 2), column_first=False)
    if not told or len(choices) > _FEW or not brings(screen, play, seat, choices[0]):
        return [columns]
    lines = choice_lines(screen, play, seat)
    if any(cell_len(line) >= screen.out.width for line in lines):
        return [columns]
    return [*lines] if len(lines) == len(choices) else [columns, f"    {lines[0]}"]


def choice_lines(screen: Screen, play: Play, seat: int) -> list[str]:
    """Return a line for each choice: its number, its name and what it brings; one for all where they bring the same."""
    choices = play.choices(seat)
    told = [brings(screen, play, seat, action) for action in choices]
    if len(choices) > 1 and len(set(told)) == 1:
        return [screen.say("cli-choice-same", told=told[0] or screen.say("cli-explain-nothing"))]
    return [
        f"{number:>3} "
        + screen.say("cli-choice" if what else "cli-choice-bare", what=play.say(action, screen.language), told=what)
        for number, (action, what) in enumerate(zip(choices, told, strict=True), 1)
    ]

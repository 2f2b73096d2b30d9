"""One screen for one decision: what happened, the table and the question, in as many lines as there are."""

from __future__ import annotations

import sys
from typing import NamedTuple

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenshu.cli.answers import brings
from tenshu.cli.flow import Flow, joined
from tenshu.cli.games import title_name
from tenshu.cli.screen import Screen
from tenshu.cli.sheet import draw_sheet
from tenshu.cli.table import ACT, Drawing, draw_areas, draw_facts, draw_lines, draw_notes
from tenshu.core.play import Play

_FEW = 9  # choices that are shown a line each, with what they bring
_LONG = 8  # lines of columns
_ENOUGH = 3  # lines of what was told, rather than all of it and a folded table
_PROMPT = 1  # line for what is typed


class Layout(NamedTuple):
    """What a screen has room for."""

    sheet: bool = False  # the score sheet, which has a key of its own
    gaps: bool = False  # lines between the parts of the table
    blanks: bool = False  # lines before and after it
    beside: bool = False  # parts of the table next to each other, where the window is wide enough
    folded: bool = False  # what is common to all, a line a part
    told: bool = False  # what each choice brings, which has a key too
    whole: bool = True  # all that happened, and not just the end of it


# From the widest to the tightest; the first that fits the window is taken.
_LAYOUTS = (
    Layout(sheet=True, gaps=True, blanks=True, told=True),
    Layout(sheet=True, gaps=True, blanks=True, beside=True, told=True),
    Layout(gaps=True, blanks=True, beside=True, told=True),
    Layout(blanks=True, told=True),
    Layout(blanks=True, beside=True, told=True),
    Layout(told=True),
    Layout(beside=True, told=True),
    Layout(beside=True),
    Layout(beside=True, whole=False),
    Layout(folded=True, told=True),
    Layout(folded=True, beside=True, told=True),
    Layout(folded=True),
    Layout(folded=True, beside=True),
)


def show_turn(drawing: Drawing, play: Play, told: list[Flow]) -> None:
    """Show a seat what was told since its last decision, its table and its question."""
    turn = _Turn(drawing, play)
    for part in _fitting(turn, told) if sys.stdout.isatty() else _laid_out(turn, told, _LAYOUTS[0]):
        drawing.screen.print(part)


class _Turn:
    """A seat's decision: whatever takes a while to find out, found out once for all layouts."""

    def __init__(self, drawing: Drawing, play: Play) -> None:
        self.drawing, self.play, self.screen = drawing, play, drawing.screen
        self.view = play.game.view(play.seen(drawing.me))
        self.choices = play.choices(drawing.me)
        is_told = len(self.choices) <= _FEW and brings(self.screen, play, drawing.me, self.choices[0])
        self.lines = choice_lines(self.screen, play, drawing.me) if is_told else []
        self._areas: dict[tuple[bool, bool], list[RenderableType]] = {}

    def areas(self, layout: Layout) -> list[RenderableType]:
        """Return the parts of the table, which several layouts share."""
        how = layout.folded, layout.beside
        if how not in self._areas:
            self._areas[how] = draw_areas(self.drawing, self.view, folded=layout.folded, beside=layout.beside)
        return self._areas[how]


def _laid_out(turn: _Turn, told: list[Flow], layout: Layout) -> list[RenderableType]:
    return [*_news(layout, told), *_parts(turn, layout)]


def _fitting(turn: _Turn, told: list[Flow]) -> list[RenderableType]:
    """Return all of it, laid out to fit the window; where nothing fits, the beginning of what was told is left out."""
    screen = turn.screen
    room = screen.out.height - _PROMPT
    for layout in _LAYOUTS:
        parts = _parts(turn, layout)
        left = room - _height(screen, parts)
        if layout.whole and _height(screen, _news(layout, told)) <= left:
            return [*_news(layout, told), *parts]
        if not layout.whole and left >= _ENOUGH and not screen.is_short:
            return [*_shortened(screen, told, left), *parts]
    return [*_shortened(screen, told, left), *parts]


def _height(screen: Screen, parts: list[RenderableType]) -> int:
    return sum(len(screen.out.render_lines(part, pad=False)) for part in parts)


def _news(layout: Layout, told: list[Flow]) -> list[RenderableType]:
    shown = told if layout.gaps or not told else [joined(told, " · ")]
    if layout.folded:  # where room is short, lines are broken anywhere
        shown = [Flow((str(line),)) for line in shown]
    lines: list[RenderableType] = [Padding(line, (0, 0, 0, 2), expand=False) for line in shown]
    return ["", *lines, ""] if layout.blanks else lines


def _shortened(screen: Screen, told: list[Flow], room: int) -> list[RenderableType]:
    """Return the last of what was told, as far as there is room."""
    for first in range(len(told)):
        news = _news(_LAYOUTS[-1], [Flow(("…",)), *told[first:]])
        if _height(screen, news) <= room:
            return news
    return []


def _parts(turn: _Turn, layout: Layout) -> list[RenderableType]:
    drawing, view = turn.drawing, turn.view
    heading = draw_facts(drawing, title_name(turn.screen, turn.play.game, turn.play.options), view)
    notes = draw_notes(drawing, view, with_points=not layout.sheet, folded=layout.folded)
    sheet = [draw_sheet(drawing, view)] if layout.sheet else []
    shown: list[RenderableType] = [heading]
    lines = draw_lines(drawing, view, beside=layout.folded and layout.beside)
    for part in (*turn.areas(layout), *sheet, notes, *lines):
        shown += ["", part] if layout.gaps else [part]
    return [*shown, *([""] if layout.blanks else []), *_question(turn, layout)]


def _question(turn: _Turn, layout: Layout) -> list[RenderableType]:
    screen, play, seat = turn.screen, turn.play, turn.drawing.me
    question = screen.say(f"{play.game.name}-question-{play.question}", **play.options)
    asked = Text(screen.say("cli-turn", seat=seat + 1, question=question), ACT)
    keys = Text(screen.say("cli-keys", count=len(turn.choices)), "dim")
    return [asked, *_choices(turn, layout), keys]


def _choices(turn: _Turn, layout: Layout) -> list[RenderableType]:
    """Return the choices: when they are few, with what they bring; where room is short, as running text."""
    names = [f"{n:>3} {turn.play.say(action, turn.screen.language)}" for n, action in enumerate(turn.choices, 1)]
    if layout.folded and layout.beside and not layout.told:
        return [Text("  ".join(names))]
    columns = _columns(turn.screen, names)
    if not layout.told or not turn.lines:
        return [columns]
    if len(turn.lines) < len(turn.choices):
        return [columns, _hanging(f"    {turn.lines[0]}")]
    return [_hanging(line) for line in turn.lines]


def _columns(screen: Screen, names: list[str]) -> RenderableType:
    """Return names in columns, or if these are long because one name is, one after another."""
    columns = Columns(names, padding=(0, 2), column_first=False)
    return columns if _height(screen, [columns]) <= _LONG else Flow(tuple(f"{name}  " for name in names))


def _hanging(line: str) -> RenderableType:
    """Return a line that goes on, where it is too long, below its beginning but for the number there."""
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_row(line[:3], line[4:])
    return row


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

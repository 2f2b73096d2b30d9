"""A view of any game, drawn with Rich: shape and letter tell pieces apart, colour only helps."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tenshu.cli.block import block, side_by_side
from tenshu.cli.marks import Mark, in_language
from tenshu.cli.names import side_name
from tenshu.cli.screen import Screen
from tenshu.core.questions import SPECTATOR
from tenshu.core.view import NO_SEAT, Area, Piece, Slot, View
from tenshu.core.words import Message

# Middle tones, which can be read on dark and on light ground alike.
TINTS = {
    "gray": "#808080",
    "green": "#2f8f2f",
    "red": "#d9442f",
    "brown": "#a8722a",
    "blue": "#3a80c8",
    "yellow": "#b08a00",
    "orange": "#d07010",
    "purple": "#9a5fc0",
    "pink": "#d05f90",
    "white": "bold",
    "black": "bold",
}
ACT = "bold #c79a2e"  # gold: what is legal
MAY = "*"  # the same without colour
TURN = "▸"
NOTHING = "–"
_MOST = 0.4  # of a window: with news, notes and a question a larger table fills it


@dataclass(frozen=True)
class Drawing:
    """What a view is drawn with: who looks, whose turn it is, and what is legal for the one who looks."""

    screen: Screen
    me: int = SPECTATOR
    asked: tuple[int, ...] = ()
    legal: frozenset[int] = field(default_factory=frozenset)
    rivals: range = range(0)  # the sides that the game itself plays

    def mark(self, piece: Piece) -> str:
        """Return the mark of a piece in the language spoken."""
        return in_language(piece["mark"], self.screen.language)

    def seat_name(self, seat: int) -> str:
        """Return how a seat is called, or a rival."""
        name = self.screen.render(side_name(seat, self.rivals))
        return self.screen.say("cli-seat-mine", seat=name) if seat == self.me else name


def draw_facts(drawing: Drawing, title: str, view: View) -> RenderableType:
    """Return the heading: the game, and its moment."""
    facts = [drawing.screen.render(fact) for fact in view["facts"]]
    return Text.assemble((title, "bold"), *(f" · {fact}" for fact in facts))


def draw_areas(
    drawing: Drawing, view: View, *, folded: bool = False, beside: bool | None = None
) -> list[RenderableType]:
    """Return each part of the table; the same part of several seats is drawn as one.

    Folded, what is common to all takes a line a part without what is empty, and columns stand closer.
    Beside each other, parts share lines: as tables where the window is wide enough, folded as running text.
    Where nothing is said of that, they do so in a window that is too low for them otherwise.
    """
    console = drawing.screen.out
    groups = [areas for areas in _groups(view) if not _is_line(areas)]
    if not folded:
        parts = [block(console, _draw_group(drawing, areas, 2)) for areas in groups]
        is_high = sys.stdout.isatty() and sum(len(part.lines) + 1 for part in parts) > console.height
        return [*(side_by_side(console, parts) if (is_high and beside is None) or beside else parts)]
    common = [areas[0] for areas in groups if areas[0]["seat"] == NO_SEAT]
    others = [_draw_group(drawing, areas, 1) for areas in groups if areas[0]["seat"] != NO_SEAT]
    if beside and common:
        return [_running(drawing, common), *others]
    return [*(_line(drawing, area, folded=True) for area in common), *others]


def _width(drawing: Drawing, part: RenderableType) -> int:
    """Return how many columns something takes when no line of it is broken."""
    console = drawing.screen.out
    return console.measure(part, options=console.options.update(width=10_000)).maximum


def fills_window(drawing: Drawing, view: View) -> bool:
    """Tell whether a table takes so much of a window that with a question below it nothing stays of what was above."""
    console = drawing.screen.out
    lines = sum(len(console.render_lines(part)) for part in draw_areas(drawing, view))
    return sys.stdout.isatty() and lines > _MOST * console.height


def draw_lines(drawing: Drawing, view: View, *, beside: bool = False) -> list[RenderableType]:
    """Return what one seat alone has and that is nothing but pieces, such as a hand: a line each, or running text."""
    lines = [areas[0] for areas in _groups(view) if _is_line(areas)]
    return [_running(drawing, lines)] if beside and lines else [_line(drawing, area) for area in lines]


def _groups(view: View) -> list[list[Area]]:
    groups: dict[str, list[Area]] = {}
    for area in view["areas"]:
        groups.setdefault(area["id"], []).append(area)
    return list(groups.values())


def _draw_group(drawing: Drawing, areas: list[Area], gap: int) -> RenderableType:
    if any("row" in slot for slot in areas[0]["slots"]):
        return _rows(drawing, areas[0], gap)
    across = _rows_of_seats(drawing, areas, gap)
    console = drawing.screen.out
    if console.measure(across).minimum <= console.width and _fits(drawing, across):
        return across
    return _rows_of_slots(drawing, areas, gap)


def _fits(drawing: Drawing, table: Table) -> bool:
    """Tell whether no cell has to be broken, or at most into a few lines because it holds many pieces."""
    if _width(drawing, table) <= drawing.screen.out.width:
        return True
    return len(table.columns) <= 7  # noqa: PLR2004 so many columns of ten letters fit eighty


def _is_line(areas: list[Area]) -> bool:
    first, *others = areas
    return not others and first["seat"] != NO_SEAT and not any(slot["note"] for slot in first["slots"])


def _line(drawing: Drawing, area: Area, *, folded: bool = False) -> Text:
    """Return an area as one line: what lies in each slot."""
    name = Text(drawing.screen.render(area["name"]), "bold")
    return Text("  ").join([name, _flow(drawing, _named_slots(drawing, area, folded=folded), name.cell_len + 2)])


def _running(drawing: Drawing, areas: list[Area]) -> Text:
    """Return areas one after another as running text, each begun with its name, without what is empty."""
    parts, begin = list[Text](), set()
    for area in areas:
        first, *others = _named_slots(drawing, area, folded=True)
        begin.add(len(parts))
        parts += [Text.assemble((f"{drawing.screen.render(area['name'])} ", "bold"), first), *others]
    return _flow(drawing, parts, begin=begin)


def _named_slots(drawing: Drawing, area: Area, *, folded: bool) -> list[Text]:
    """Return what lies in each slot, or row of slots, after its name; folded, only where there is something."""
    told = []
    for name, slots in _by_row(area).items():
        cells = [_cell(drawing, area, slot) for slot in slots if not folded or _has_something(drawing, slot)]
        if cells:
            told.append(Text.assemble((f"{drawing.screen.render(name)} ", "dim"), Text(" ").join(cells)))
    return told or [Text(NOTHING, "dim")]


def _has_something(drawing: Drawing, slot: Slot) -> bool:
    return bool(slot["pieces"] or slot["note"]) or slot["action"] in drawing.legal


def _flow(drawing: Drawing, parts: list[Text], indent: int = 0, begin: Collection[int] = ()) -> Text:
    """Return parts one after another; a line is broken between them, not inside. Those in `begin` begin something."""
    flow, at = Text(), indent
    for number, part in enumerate(parts):
        if flow and at + 3 + part.cell_len <= drawing.screen.out.width:
            flow.append(" | " if number in begin else " · ", "dim")
            at += 3
        elif flow:
            flow.append("\n" + " " * indent)
            at = indent
        flow.append_text(part)
        at += part.cell_len
    return flow


def _grid(title: str, gap: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")
    table.add_column(Text(title, "not dim bold"), no_wrap=True)
    return table


def _rows(drawing: Drawing, area: Area, gap: int) -> Table:
    """Return an area that is a table: its slots by their rows, and by their names in columns."""
    screen = drawing.screen
    table = _grid(screen.render(area["name"]), gap)
    columns = list(dict.fromkeys(slot["name"] for slot in area["slots"]))
    for name in columns:
        table.add_column(screen.render(name))
    for row, slots in _by_row(area).items():
        cells = {slot["name"]: _cell(drawing, area, slot) for slot in slots}
        table.add_row(f"  {screen.render(row)}", *(cells.get(name, Text("")) for name in columns))
    return table


def _by_row(area: Area) -> dict[Message, list[Slot]]:
    """Return the slots of each row; one that stands in none is a row of its own."""
    rows: dict[Message, list[Slot]] = {}
    for slot in area["slots"]:
        rows.setdefault(slot.get("row", slot["name"]), []).append(slot)
    return rows


def _rows_of_seats(drawing: Drawing, areas: list[Area], gap: int) -> Table:
    screen = drawing.screen
    table = _grid(screen.render(areas[0]["name"]), gap)
    columns = {slot["id"]: slot for area in areas for slot in area["slots"]}
    for slot in columns.values():
        table.add_column(screen.render(slot["name"]))
    for area in areas:
        slots = {slot["id"]: slot for slot in area["slots"]}
        cells = [_cell(drawing, area, slots[name]) if name in slots else Text("") for name in columns]
        table.add_row(_owner(drawing, area), *cells)
    return table


def _rows_of_slots(drawing: Drawing, areas: list[Area], gap: int) -> Table:
    screen = drawing.screen
    table = _grid(screen.render(areas[0]["name"]), gap)
    for area in areas:
        table.add_column(_owner(drawing, area))
    rows = {slot["id"]: slot for area in areas for slot in area["slots"]}
    for name, row in rows.items():
        found = [{slot["id"]: slot for slot in area["slots"]}.get(name) for area in areas]
        cells = [_cell(drawing, area, slot) if slot else Text("") for area, slot in zip(areas, found, strict=True)]
        table.add_row(f"  {screen.render(row['name'])}", *cells)
    return table


def _owner(drawing: Drawing, area: Area) -> Text:
    seat = area["seat"]
    if seat == NO_SEAT:
        return Text("")
    mark = TURN if seat in drawing.asked else " "
    return Text(f"{mark} {drawing.seat_name(seat)}", "bold" if seat in drawing.asked else "")


def _cell(drawing: Drawing, area: Area, slot: Slot) -> Text:
    """Return what lies in a slot, and its note."""
    cell = _pieces(drawing, slot["pieces"])
    if slot["note"]:
        cell = Text(" ").join([*([cell] if slot["pieces"] else []), Text(drawing.screen.render(slot["note"]), "dim")])
    elif not slot["pieces"]:
        cell = Text(NOTHING, "dim")
    # Another's slot may stand for the same action as one's own.
    if slot["action"] in drawing.legal and area["seat"] in (NO_SEAT, drawing.me):
        cell.append(MAY, ACT)
    return cell


def _pieces(drawing: Drawing, pieces: Iterable[Piece]) -> Text:
    return Text(" ").join(_piece(drawing, piece) for piece in pieces)


def _piece(drawing: Drawing, piece: Piece) -> Text:
    tint = TINTS.get(piece["tint"], "")
    mark = drawing.mark(piece)
    if piece["action"] in drawing.legal:
        return Text.assemble((mark, f"bold {tint}"), (MAY, ACT))
    return Text(mark, tint)


def draw_legend(drawing: Drawing, marks: list[tuple[Mark, Message]]) -> Text:
    """Return marks with what they stand for."""
    screen = drawing.screen
    written = [(in_language(mark, screen.language), screen.render(name)) for mark, name in marks]
    known = [Text.assemble((mark, "bold"), " ", name) for mark, name in written]
    return Text("  ").append_text(_flow(drawing, known, 2))


def draw_notes(drawing: Drawing, view: View, *, with_points: bool = False, folded: bool = False) -> Text:
    """Return what is known of each side, and its points where there is no room for the score sheet.

    Folded, a line may be broken anywhere.
    """
    screen, told = drawing.screen, []
    for seat, notes in enumerate(view["notes"]):
        points = sum(line["points"][seat] for line in view["sheet"])
        known = [screen.say("cli-points", points=points)] if with_points else []
        known += [screen.render(note) for note in notes]
        if known:
            name = Text(drawing.seat_name(seat), "bold")
            told.append(Text(" ").join([name, Text(screen.say("cli-list-separator").join(known), "dim")]))
    return Text(" · ").join(told) if folded else _flow(drawing, told)

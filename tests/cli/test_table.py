"""How tables are drawn whose parts have rows, and what stands beside what."""

from __future__ import annotations

import sys

import pytest
from rich.console import RenderableType

from tenshu.cli.marks import legend, marked
from tenshu.cli.screen import Screen
from tenshu.cli.table import Drawing, draw_areas, draw_legend, fills_window
from tenshu.core.view import NO_ACTION, NO_SEAT, Area, Piece, Sign, Slot, View
from tenshu.core.words import Message, message


def named(text: str) -> Message:
    """Return a message that says a text."""
    return message("cli-choice-bare", what=text)


def slot(row: str, column: str, *marks: str, action: int = NO_ACTION) -> Slot:
    """Return a slot in a row of a table, with pieces whose marks are messages."""
    pieces = [
        Piece(id=f"{number}", name=named(mark), mark=named(mark), tint="", action=action)
        for number, mark in enumerate(marks)
    ]
    return Slot(id=f"{row}/{column}", name=named(column), note=None, pieces=pieces, action=NO_ACTION, row=named(row))


def area(name: str, *slots: Slot) -> Area:
    """Return a common area."""
    return Area(id=name, name=named(name), seat=NO_SEAT, slots=list(slots))


ROOMS = area("rooms", slot("hall", "top", "2F", action=7), slot("hall", "bottom", "1S"), slot("well", "bottom"))
YARDS = area("yards", slot("east", "price", "5I"), slot("west", "price", "3I"))
VIEW = View(
    chapter=0,
    facts=[],
    areas=[ROOMS, YARDS],
    sheet=[],
    notes=[[]],
    legend=[Sign(mark=named("1S"), name=named("a seal"))],
)


def drawn(*, folded: bool = False, beside: bool | None = None, legal: frozenset[int] = frozenset()) -> list[str]:
    """Return the lines of a table as text, without what trails."""
    screen = Screen("en")
    return lines(screen, draw_areas(Drawing(screen, 0, (0,), legal), VIEW, folded=folded, beside=beside))


def lines(screen: Screen, parts: list[RenderableType]) -> list[str]:
    """Return what is shown, line by line."""
    with screen.out.capture() as capture:
        for part in parts:
            screen.print(part)
    return [line.rstrip() for line in capture.get().splitlines()]


def test_slots_in_rows_are_a_table() -> None:
    """Slots of one row stand beside each other, and those of one name below each other; a cell may be missing."""
    expected = [
        "rooms   top  bottom",
        "  hall  2F   1S",
        "  well       –",
        "yards   price",
        "  east  5I",
        "  west  3I",
    ]

    assert expected == drawn()


def test_parts_beside_each_other() -> None:
    """Where the window is wide enough parts share lines, each keeping its shape."""
    expected = [
        "rooms   top  bottom   yards   price",
        "  hall  2F   1S         east  5I",
        "  well       –          west  3I",
    ]

    assert expected == drawn(beside=True)


def test_a_narrow_window_keeps_parts_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not fit beside another part stands below it."""
    monkeypatch.setenv("COLUMNS", "34")

    assert drawn() == drawn(beside=True)


def test_rows_fold_into_lines() -> None:
    """Folded, a row is its name and what lies there, and rows where nothing lies are left out."""
    assert ["rooms  hall 2F 1S", "yards  east 5I · west 3I"] == drawn(folded=True)


def test_folded_parts_run_on() -> None:
    """Folded and beside each other, parts follow one another like words, and one sees where each begins."""
    assert ["rooms hall 2F* 1S | yards east 5I · west 3I"] == drawn(folded=True, beside=True, legal=frozenset({7}))


@pytest.mark.parametrize(("height", "is_beside"), [("6", True), ("20", False)])
def test_a_low_window_puts_parts_beside_each_other(
    monkeypatch: pytest.MonkeyPatch, height: str, *, is_beside: bool
) -> None:
    """Where nothing else is said, a terminal too low for the parts below each other has them beside each other."""
    monkeypatch.setenv("LINES", height)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    screen = Screen("en")

    assert drawn(beside=is_beside) == drawn()
    assert is_beside == fills_window(Drawing(screen), VIEW)


def test_marks_that_are_messages() -> None:
    """Such a mark can be typed as it is drawn, and the view itself has the key to its signs."""
    screen = Screen("en")

    assert [7] == marked(VIEW, "2f", "en")
    assert [] == marked(VIEW, "1s", "en")
    assert [(named("1S"), named("a seal"))] == legend(VIEW)
    assert ["  1S a seal"] == lines(screen, [draw_legend(Drawing(screen), legend(VIEW))])

"""What the screens look like: 80 columns, no colour where none is wanted, and any game."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Tenshu
from tests.cli.mirror import PLAY, whole_game

from tenshu.cli.flow import Flow
from tenshu.cli.layout import show_turn
from tenshu.cli.screen import Screen
from tenshu.cli.sheet import draw_sheet
from tenshu.cli.table import Drawing, draw_areas, draw_lines, draw_notes
from tenshu.core.play import Play
from tenshu.core.view import NO_ACTION, NO_SEAT, Area, Line, Piece, Slot, View
from tenshu.core.words import message
from tenshu.games import load

LANGUAGES = ["en", "fr", "ja"]
COLOUR = re.compile(r"\x1b\[[\d;:]*m")  # what colours and weights are written with, and nothing else


def assert_narrow(text: str, columns: int = 80) -> None:
    """Check that no line takes more columns than there are, wide letters counted as two."""
    for line in text.splitlines():
        assert cell_len(line) <= columns, line


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_fits_80_columns(tenshu: Tenshu, language: str, seats: int) -> None:
    """Tables, questions, explanations and keys fit 80 columns in every language."""
    typed = ["h", *["1", "?", "? 1", "? column 1", "9999", "nonsense", "="] * 6, "u", "q"]
    outcome = tenshu(f"play catsle-builders --seats {seats} --seed 1 --bot random --language {language}", typed)

    assert 0 == outcome.code
    assert_narrow(outcome.out)


def test_a_turn_fits_a_low_window(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """With five seats, each turn of the first round fits 24 lines from its heading to its prompt."""
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    outcome = tenshu("play catsle-builders --seats 5 --seed 3 --bot random", ["1"] * 24)
    turns = outcome.out.replace("Saved.", "> 1\n").split("> 1\n")[1:-2]  # before the first, the game is introduced

    assert 20 < len(turns)
    for turn in turns:
        assert "CATsle Builders · Round 1 of 3" in turn
        assert "h: help" in turn
        assert turn.count("\n") < 24, turn


def test_a_window_too_low_for_all_that_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was told first is left out first, and the table and the question are always there."""
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LINES", "18")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    play, screen = Play(load("catsle_builders"), 5), Screen("en")
    play.settle(3)
    drawing = Drawing(screen, play.asked[0], tuple(play.asked))
    with screen.out.capture() as capture:
        show_turn(drawing, play, [Flow((f"{'news ' * 12}{number}",)) for number in range(9)])
    shown = capture.get()

    assert 17 >= shown.count("\n")
    assert " 0 · " not in shown
    assert "  … · news" in shown
    assert re.search(r" 8 *\n", shown)
    assert "h: help" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_else_fits_80_columns(tenshu: Tenshu, tmp_path: Path, language: str) -> None:
    """A whole game to its result, its replay, the games, simulations and counts fit 80 columns in every language."""
    path = tmp_path / "game.log"
    path.write_text(whole_game("en")[1], encoding="utf-8")
    commands = [
        ["resume", str(path)],
        ["replay", str(path)],
        ["replay", str(path), "--ply", "60"],
        "games",
        "simulate catsle-builders --games 20",
        "perft catsle-builders --depth 2 --divide",
        "bench catsle-builders --seats 3 --seconds 0.001 --runs 1",
    ]
    for command in commands:
        words = command.split() if isinstance(command, str) else command
        outcome = tenshu([*words, "--language", language])

        assert 0 == outcome.code
        lines = [line for line in outcome.out.splitlines() if str(path) not in line]
        assert_narrow("\n".join(lines))


def test_no_colour_means_no_colour_codes(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """With NO_COLOR no colours are written, even where they would be forced; the cursor may be moved."""
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    outcome = tenshu(f"{PLAY} --people 2", ["", "1", "", "1", "q"])

    assert not COLOUR.search(outcome.out + outcome.err)
    assert "\x1b[3J" in outcome.out


def test_colour_where_it_is_wanted(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal with colours gets them."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")

    assert "\x1b[" in tenshu(PLAY, ["q"]).out


def test_version_and_help(tenshu: Tenshu) -> None:
    """The version is told, and tenshu alone shows help."""
    assert (0, "tenshu 0.1.0\n", "") == tenshu("--version")
    assert tenshu("") == tenshu("--help") == tenshu("-h")


def test_games_are_listed(tenshu: Tenshu) -> None:
    """The list has titles, seats and options."""
    outcome = tenshu("games")

    assert "catsle-builders  CATsle Builders  3 to 5 seats" in outcome.out
    assert "chatpentiers  CHATpentiers" in outcome.out
    assert "--option winner_leads=no (or yes)" in outcome.out


def test_games_say_what_options_do(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game tells what an option does, the list tells it below the option."""
    monkeypatch.setattr(Screen, "say_if_known", lambda _, key, /, **_args: f"<{key}>")
    outcome = tenshu("games")

    assert "--option winner_leads=no (or yes)\n      <catsle_builders-option-winner_leads>\n" in outcome.out


# Games that do not exist yet


def piece(number: int, action: int = NO_ACTION) -> Piece:
    """Return some piece."""
    return Piece(id=f"p{number}", name=message("seat", number=number), mark=f"P{number}", tint="red", action=action)


def slots(count: int, *, notes: bool = True) -> list[Slot]:
    """Return slots with up to two pieces each."""
    return [
        Slot(
            id=f"slot-{number}",
            name=message("cli-seat-mine", seat=f"place {number}"),
            note=message("cli-points", points=number) if notes else None,
            pieces=[piece(number, number) for _ in range(number % 3)],
            action=100 + number,
        )
        for number in range(count)
    ]


def view(*areas: Area, seats: int) -> View:
    """Return a view with these areas."""
    sheet = [Line(name=message("cli-sheet"), points=list(range(seats)))]
    return View(chapter=0, facts=[], areas=list(areas), sheet=sheet, notes=[[message("explain-over")]] * seats)


def area(name: str, seat: int, holds: list[Slot]) -> Area:
    """Return an area."""
    return Area(id=name, name=message("seat", number=1), seat=seat, slots=holds)


VIEWS = {
    "a sheet of 24 fields for four": view(*(area("hexes", seat, slots(24)) for seat in range(4)), seats=4),
    "a sheet of 24 fields for one": view(area("hexes", 0, slots(24)), seats=1),
    "a common board of 40 spaces": view(area("board", NO_SEAT, slots(40)), seats=2),
    "a hand of 30 cards": view(area("hand", 1, slots(30, notes=False)), seats=2),
    "nothing": view(seats=1),
    "an area without slots": view(area("empty", NO_SEAT, []), area("void", 0, []), seats=1),
    "seats that show different slots": view(area("hand", 0, slots(2)), area("hand", 1, slots(5)[3:]), seats=2),
}


def drawn(name: str, legal: frozenset[int] = frozenset()) -> Iterator[str]:
    """Yield the parts of a view as text."""
    screen = Screen("en")
    drawing = Drawing(screen, 0, (0,), legal)
    shown = VIEWS[name]
    for part in (
        *draw_areas(drawing, shown),
        *draw_lines(drawing, shown),
        draw_sheet(drawing, shown),
        draw_notes(drawing, shown, with_points=True),
    ):
        with screen.out.capture() as capture:
            screen.print(part)
        yield capture.get()


@pytest.mark.parametrize("name", VIEWS)
def test_any_view_fits_80_columns(name: str) -> None:
    """Boards of any shape are drawn whole within 80 columns."""
    text = "".join(drawn(name))

    assert_narrow(text)
    for shown in VIEWS[name]["areas"]:
        for slot in shown["slots"]:
            assert text.count(slot["name"].args[0][1]) >= 1  # type: ignore[arg-type]


def test_what_is_legal_is_marked() -> None:
    """Pieces and places that may be chosen carry a star; a rival's places do not."""
    plain = "".join(drawn("seats that show different slots"))
    marked = "".join(drawn("seats that show different slots", frozenset({1, 101, 104})))

    assert "*" not in plain
    assert "P1*" in marked
    assert 2 == marked.count("*")

"""What the commands of the arena share: what they check before they play, and how they show what they found."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from tenshu.cli.screen import Screen
from tenshu.core.words import Fault

if TYPE_CHECKING:
    from tenshu.arena.tables import Grid

MOST_PROCESSES = 1024
_EXTRAS = {
    "arena": ("scipy", "openskill", "matplotlib"),
    "cluster": ("distributed",),
    "serve": ("litestar", "sqlalchemy", "aiosqlite", "uvicorn", "segno"),
}


def check_extras(*extras: str) -> None:
    """Raise when something is not installed that only some commands need."""
    for extra in extras:
        if not all(find_spec(package) for package in _EXTRAS[extra]):
            raise Fault("cli-tournament-extra", extra=extra)


def check_place(path: Path | None) -> None:
    """Raise when nothing can be written there, before anything is played."""
    if path is None:
        return
    if path.is_dir() or not path.name:
        raise Fault("cli-save-folder", name=str(path))
    if not path.parent.is_dir():
        raise Fault("cli-tournament-no-folder", name=str(path), folder=str(path.parent))


def write_page(path: Path, page: str) -> None:
    """Write a report."""
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Fault("cli-arena-file-unwritable", name=str(path), reason=str(error.strerror)) from error


def show(screen: Screen, title: str, notes: Iterable[str], grids: Iterable[Grid]) -> None:
    """Show tables under a title, and what is to be known of all of them."""
    screen.print(title, style="bold")
    for note in notes:
        screen.print(note, style="dim")
    for grid in grids:
        screen.print()
        _show_grid(screen, grid)


def _show_grid(screen: Screen, grid: Grid) -> None:
    """Show a table; what something is called may take several lines, figures never."""
    from rich.table import Table

    screen.print(screen.say(grid.name), style="bold")
    if grid.told:
        screen.print(grid.told, style="dim")
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for number, head in enumerate(grid.head):
        table.add_column(head, justify="right" if number else "left", overflow="fold")
    for row in grid.rows:
        table.add_row(row[0], *(figure.replace(" ", "\N{NO-BREAK SPACE}") for figure in row[1:]))
    screen.print(table)

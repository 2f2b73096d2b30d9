"""How a training stands while it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from tenshu.cli.screen import Screen
from tenshu.learn.log import Row
from tenshu.learn.report import strength_grid, strength_words
from tenshu.learn.training import Training

Tell: TypeAlias = Callable[[Row], None]


@contextmanager
def watched(screen: Screen, training: Training, minutes: float, strengths: Sequence[Row]) -> Iterator[Tell]:
    """Show how it stands in a terminal, or print lines where there is none; give what is to be told of each window."""
    if not screen.err.is_terminal:
        yield partial(_note, screen, minutes)
        return
    standing = _Standing(screen, training, minutes, strengths)
    with Live(get_renderable=standing.drawn, console=screen.err, transient=True):
        yield standing.add


def _note(screen: Screen, minutes: float, row: Row) -> None:
    """Print a line for a window after which strength was measured."""
    if "strength" in row:
        done, whole = screen.decimal(row["seconds"] / 60, 1), screen.decimal(minutes, 1)
        windows, rate = row["windows"], _rate(screen, row)
        told = screen.say("cli-train-measured", minutes=done, all=whole, windows=windows, rate=rate)
        screen.err.print(" | ".join([told, *strength_words(row["strength"], screen)]), soft_wrap=True)


def _rate(screen: Screen, row: Row) -> str:
    return screen.say("cli-train-rate", rate=round(row["rate"]))


class _Standing:
    """How far it is, how fast it goes, and how strong the net was when it was last measured."""

    def __init__(self, screen: Screen, training: Training, minutes: float, strengths: Sequence[Row]) -> None:
        self._screen, self._strengths = screen, strengths
        text = TextColumn("{task.description}")
        columns = text, BarColumn(), TaskProgressColumn(), TimeRemainingColumn(), TextColumn("{task.fields[rate]}")
        self._progress = Progress(*columns, console=screen.err)
        self._task = self._progress.add_task(screen.say("cli-train-running"), total=60 * minutes, rate="")
        self._progress.update(self._task, completed=training.progress.seconds)

    def add(self, row: Row) -> None:
        """Take in a window."""
        self._progress.update(self._task, completed=row["seconds"], rate=_rate(self._screen, row))
        self._strengths = row.get("strength", self._strengths)

    def drawn(self) -> RenderableType:
        """Return how it stands now, to be drawn."""
        return Group(self._progress, self._table()) if self._strengths else self._progress

    def _table(self) -> Table:
        grid = strength_grid(self._strengths, self._screen)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for number, head in enumerate(grid.head):
            table.add_column(head, justify="right" if number else "left")
        for row in grid.rows:
            table.add_row(*row)
        return table

"""How a tournament stands while it is played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import numpy as np
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tenshu.arena.match import Pairing, Result
from tenshu.arena.ratings import LiveTable
from tenshu.arena.setup import Setup
from tenshu.arena.sprt import Sprt
from tenshu.arena.summary import Estimate, estimate
from tenshu.arena.tables import bot_name
from tenshu.cli.screen import Screen

_MOST_ROWS = 12  # of pairings, that a terminal has room for; beyond that the ratings tell enough
_PAIR = 2

Tell: TypeAlias = Callable[[Result, Sprt | None], None]


@contextmanager
def watched(screen: Screen, setup: Setup) -> Iterator[Tell]:
    """Show how it stands, where there is a terminal; give what is to be told of each block."""
    standings = _Standings(screen, setup)
    if not screen.err.is_terminal:
        yield lambda *_: None
        return
    with Live(get_renderable=standings.drawn, console=screen.err, transient=True):
        yield standings.add


class _Standings:
    """The blocks so far, and what they say."""

    def __init__(self, screen: Screen, setup: Setup) -> None:
        self._screen, self._setup = screen, setup
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        self._progress = Progress(*columns, console=screen.err)
        total = setup.blocks * len(setup.pairings)
        self._task = self._progress.add_task(screen.say("cli-simulating"), total=total)
        self._shares: dict[Pairing, list[float]] = defaultdict(list)
        self._leads: dict[Pairing, list[float]] = defaultdict(list)
        self._tests: dict[Pairing, Sprt] = {}
        self._live = LiveTable(setup.sides)

    def add(self, result: Result, test: Sprt | None) -> None:
        """Take in a block."""
        self._shares[result.pairing].append(result.share)
        self._leads[result.pairing].append(result.lead)
        self._live.add(result)
        if test:
            self._tests[result.pairing] = test
        self._progress.advance(self._task)

    def drawn(self) -> Group:
        """Return how it stands now, to be drawn."""
        tables = []
        if len(self._setup.pairings) <= _MOST_ROWS:
            tables.append(self._pairings())
        if len(self._setup.bots) > _PAIR:
            tables.append(self._ratings())
        return Group(self._progress, *tables)

    def _pairings(self) -> Table:
        table = self._table(
            "cli-arena-candidate", "cli-arena-baseline", "cli-arena-share", "cli-arena-lead", "cli-arena-test"
        )
        for pairing, shares in list(self._shares.items()):
            share, lead = estimate(np.array(shares)), estimate(np.array(self._leads[pairing]))
            percent = self._screen.say("cli-percent", number=self._figure(share, 100))
            names = [bot_name(name, self._screen) for name in pairing]
            test = self._tests.get(pairing)
            ratio = self._screen.decimal(test.ratio, 2) if test else ""
            table.add_row(*names, percent, self._figure(lead), ratio)
        return table

    def _ratings(self) -> Table:
        table = self._table("cli-arena-bot", "cli-arena-live")
        for name, live in sorted(self._live.ratings.items(), key=lambda one: -one[1].mu):
            told = self._figure(Estimate(live.mu, 2 * live.sigma))
            table.add_row(bot_name(name, self._screen), told)
        return table

    def _table(self, *keys: str) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for key in keys:
            table.add_column(self._screen.say(key))
        return table

    def _figure(self, told: Estimate, factor: int = 1) -> str:
        margin = "" if told.margin is None else f" ± {self._screen.decimal(told.margin * factor, 1)}"
        return self._screen.decimal(told.mean * factor, 1) + margin

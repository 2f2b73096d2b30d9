"""An analysis: many games of one bot in all seats, and what each of them shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from tenshu.arena.match import Pace, Table, play_game
from tenshu.arena.results import Format
from tenshu.arena.setup import block_seed, conditions, timed
from tenshu.arena.study import Study, study
from tenshu.arena.workers import Workers, in_order
from tenshu.bots.players import find_player, levels
from tenshu.core.game import Game
from tenshu.core.play import Move, Play
from tenshu.core.words import Fault

_USUAL = "apprentice"  # quick, and does not play at random


@dataclass(frozen=True)
class Analysis:
    """So many games of one bot against itself."""

    table: Table
    bot: str
    games: int
    seed: int

    def __post_init__(self) -> None:
        self.table.loaded.check_seats(self.table.seats)
        find_player(self.bot, self.table.loaded)

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays."""
        return (self.bot,)

    @property
    def timed(self) -> list[str]:
        """Who thinks for so many seconds: played again, a game may go otherwise."""
        return timed(self.table, self.bots)

    def json(self) -> dict[str, object]:
        """Return what must be the same for the same games, as plain data."""
        return conditions(self.table, self.bots, self.seed)


@dataclass(frozen=True)
class Played:
    """A finished game by its answers: with these, all that is known of it can be told again."""

    number: int
    moves: list[Move]

    @property
    def key(self) -> int:
        """Which game of the analysis it is."""
        return self.number

    def json(self) -> dict[str, object]:
        """Return the game as a line of a file holds it."""
        return {"number": self.number, "moves": self.moves}

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Played:
        """Return the game that a line of a file holds; KeyError, TypeError or ValueError when it holds none."""
        return cls(int(told["number"]), [Move(int(seat), int(action)) for seat, action in told["moves"]])


FORMAT = Format("analysis", 1, Played.read)


def usual_bot(game: Game) -> str:
    """Return who plays when nobody says."""
    known = levels(game)
    return _USUAL if _USUAL in known else known[-1]


def run(analysis: Analysis, workers: Workers, kept: Mapping[int, Played]) -> Iterator[tuple[Played, Study]]:
    """Yield each game and what it shows, in their order, however many workers there are; none is played again."""
    calls = (partial(play_and_study, analysis, number, kept.get(number)) for number in range(analysis.games))
    return in_order(workers, calls)


def play_and_study(analysis: Analysis, number: int, kept: Played | None) -> tuple[Played, Study]:
    """Return a game and what it shows: one that was kept, or one that is played now."""
    play = _replayed(analysis.table, kept) if kept else _played(analysis, number)
    return kept or Played(number, play.moves), study(analysis.table, play.moves)


def _played(analysis: Analysis, number: int) -> Play:
    names, pace = analysis.bots * analysis.table.seats, {analysis.bot: Pace()}
    return play_game(analysis.table, block_seed(analysis.seed, number), names, pace)


def _replayed(table: Table, kept: Played) -> Play:
    """Return a game from its answers, each checked: a file may have been changed."""
    try:
        play = Play(table.loaded, table.seats, table.options, kept.moves)
    except Fault as fault:
        raise Fault("cli-analyse-damaged", number=kept.number) from fault
    if play.asked:
        raise Fault("cli-analyse-damaged", number=kept.number)
    return play

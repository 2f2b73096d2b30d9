"""Compiles what the tests of a game call: `python -m tests.compiling catte`.

Each worker of a test run that finds a game not compiled yet would compile it for itself, at the same time as the
others. So `make compiled` does it first, a process a game; what is missing here costs time, and breaks nothing.
"""

from __future__ import annotations

import sys

import numpy as np

from tenshu.arena.simulation import simulate
from tenshu.bots import tree
from tenshu.bots.sensing import search_doors
from tenshu.core.bits import WORD, no_numbers
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.rng import new_rng
from tenshu.games import load
from tenshu.table.warming import warm
from tenshu.vector import Tables


def main(name: str) -> None:
    """Compile a game: its rules, its search, and its many tables. One process is quickest, since they share rules."""
    game = load(name)
    seats = game.seats.stop - 1
    warm(name, "table")
    warm(name, "bots")
    simulate(game, seats, 1, threads=1)
    game.perft(Play(game, seats).state, 1)
    _sensible_game(game, seats)
    _some_tables(game)


def _sensible_game(game: Game, seats: int) -> None:
    points = np.zeros((1, game.sides(seats)), np.int64)
    search_doors(game).sensible_games(
        game.state.blank(),
        no_numbers(game.actions),
        np.zeros(WORD * game.words),
        new_rng(0),
        seats,
        game.option_numbers(game.choose_options({})),
        0,
        0,
        np.full(seats, tree.SENSIBLE, np.int64),
        points,
        points.copy(),
    )


def _some_tables(game: Game) -> None:
    tables = Tables(game, 1)
    tables.reset()
    tables.put(tables.states().copy())
    tables.step(tables.masks().argmax(axis=1))


if __name__ == "__main__":
    main(sys.argv[1])

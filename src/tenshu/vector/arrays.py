"""The arrays of many tables, a row a table: on a CPU of NumPy, on a GPU of CUDA.

Compiled code takes them in these tuples; where they are made is all that a CPU and a GPU do differently.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from tenshu.core.game import Game
from tenshu.core.observing import Observing

_WORD = np.dtype(np.uint64).itemsize

# How tables are played, as numbers that compiled code takes.
SEED, FIRST, TABLES, FORCED, AGAIN = range(5)


class Board(NamedTuple):
    """What lies on the tables."""

    words: Any  # the states
    paper: Any  # room for a copy of each
    rngs: Any
    seats: Any  # how many
    sides: Any
    options: Any
    games: Any  # how many were begun
    settings: Any  # the same for all tables: SEED, FIRST, TABLES, FORCED, AGAIN


class Seen(NamedTuple):
    """Who decides at each table, and what is seen there."""

    rows: Any  # what the seat sees, as the game's `observe` writes it
    hidden: Any  # what it does not see, for a critic; no columns if nobody asked for it
    legal: Any  # what it may do, as a set of bits
    seat: Any  # or NOBODY where the game is over


class Outcome(NamedTuple):
    """What the last step brought."""

    gains: Any  # by how many points the lead of each side over the mean of the others has grown
    over: Any  # 1 where a game has ended
    won: Any  # the share of the victory that each side had in the last game that ended
    finals: Any  # the scores in that game, in the parts of a point that the game counts in
    leads: Any  # as they stand, times the number of others and the parts of a point
    points: Any  # room to count in


def make(
    game: Game,
    observing: Observing,
    seats: Sequence[int],
    options: Sequence[Sequence[int]],
    settings: Sequence[int],
    keep: Callable[[Any], Any],
    *,
    hidden: bool,
) -> tuple[Board, Seen, Outcome]:
    """Return the arrays of tables with so many seats and such options each, blank; `keep` puts one where it is used."""
    tables, words = len(seats), game.state.dtype.itemsize // _WORD
    sides = [game.sides(one) for one in seats]
    most = max(game.sides(one) for one in game.seats)

    def blank(width: int, kind: Any) -> Any:  # noqa: ANN401
        return keep(np.zeros((tables, width) if width >= 0 else tables, kind))

    one = -1
    board = Board(
        blank(words, np.uint64),
        blank(words, np.uint64),
        blank(4, np.int64),
        keep(np.array(seats, np.int64)),
        keep(np.array(sides, np.int64)),
        keep(np.array(options, np.int64).reshape(tables, -1)),
        blank(one, np.int64),
        keep(np.array(settings, np.int64)),
    )
    seen = Seen(
        blank(observing.width, np.uint8),
        blank(observing.hidden_width if hidden else 0, np.uint8),
        blank(game.words, np.uint64),
        blank(one, np.int64),
    )
    outcome = Outcome(
        blank(most, np.float32),
        blank(one, np.uint8),
        blank(most, np.float32),
        blank(most, np.int64),
        blank(most, np.int64),
        blank(most, np.int64),
    )
    return board, seen, outcome

"""Makes a game ready: what a table calls is compiled, or loaded where that was done before.

python -m tenshu.table.warming GAME
"""

from __future__ import annotations

import sys

from tenshu.bots import default_level
from tenshu.bots.warming import bots_steps, rules_steps
from tenshu.games import load


def warm(name: str) -> None:
    """Call once whatever a table of this game needs."""
    game = load(name)
    seats = game.seats.stop - 1
    for step in (*rules_steps(game, seats), *bots_steps(game, seats, ["greedy", default_level(game)])):
        step()


if __name__ == "__main__":
    warm(sys.argv[1])

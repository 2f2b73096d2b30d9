"""Makes a game ready: what a table calls is compiled, or loaded where that was done before.

python -m tenshu.table.warming GAME
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain

from tenshu.bots import default_level, levels
from tenshu.bots.warming import bots_steps, rules_steps
from tenshu.core.game import Game
from tenshu.games import load


def warm(name: str, tell: Callable[[int, int], object] = lambda *_: None) -> None:
    """Call once whatever a table of this game needs, and tell how many steps are done, of how many."""
    game = load(name)
    seats = game.seats.stop - 1
    # The strongest advises people.
    rules, bots = rules_steps(game, seats), ["greedy", default_level(game), levels(game)[-1]]
    of = len(rules) + len(bots)
    for done, step in enumerate(chain(rules, _later(game, seats, bots)), 1):
        step()
        tell(done, of)


def _later(game: Game, seats: int, bots: list[str]) -> Iterator[Callable[[], object]]:
    """Yield the steps of the bots, who play by the rules even to get ready: only once these are there."""
    yield from bots_steps(game, seats, bots)


def _tell(done: int, of: int) -> None:
    """Tell whoever waits for it; one that was killed does not, and the next finds what is compiled."""
    with suppress(OSError):
        os.write(sys.stdout.fileno(), f"{done} {of}\n".encode())


if __name__ == "__main__":
    warm(sys.argv[1], _tell)

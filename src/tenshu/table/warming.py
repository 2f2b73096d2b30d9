"""Makes a game ready: what a table calls is compiled, or loaded where that was done before.

python -m tenshu.table.warming GAME PART
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Literal

from tenshu.bots import default_level, levels
from tenshu.bots.warming import bots_steps, rules_steps
from tenshu.core.game import Game
from tenshu.games import load

# A table can be played at as soon as the first part is there: the rules, and the bots that a page offers when nobody
# says. What other bots and hints need takes as long again, and is made ready while that is played.
Part = Literal["table", "bots"]
FIRST = ("visitor", "journeyman")
_LEAST = 5  # how much a process that nobody waits for yet gives way to others


def warm(name: str, part: Part, tell: Callable[[int, int], object] = lambda *_: None) -> None:
    """Call once whatever a part of this game needs, and tell how many steps are done, of how many."""
    game = load(name)
    seats = game.seats.stop - 1
    rules = rules_steps(game, seats) if part == "table" else []
    bots = _bots(game, part)
    of = len(rules) + len(bots)
    for done, step in enumerate(chain(rules, _later(game, seats, bots)), 1):
        step()
        tell(done, of)


def _bots(game: Game, part: Part) -> list[str]:
    """Return the bots of a part, of those that need more than rules; the strongest advises people."""
    _, *known = levels(game)
    if part == "table" or not known:
        return [level for level in known if level in FIRST]
    return [level for level in (known[0], default_level(game), known[-1]) if level not in FIRST]


def _later(game: Game, seats: int, bots: Sequence[str]) -> Iterator[Callable[[], object]]:
    """Yield the steps of the bots, who play by the rules even to get ready: only once these are there."""
    yield from bots_steps(game, seats, bots)


def _tell(done: int, of: int) -> None:
    """Tell whoever waits for it; one that was killed does not, and the next finds what is compiled."""
    with suppress(OSError):
        os.write(sys.stdout.fileno(), f"{done} {of}\n".encode())


def main(name: str, part: Part) -> None:
    """Make a part of a game ready, for another process."""
    if part == "bots" and hasattr(os, "nice"):  # as everywhere but on Windows
        os.nice(_LEAST)
    warm(name, part, _tell)


if __name__ == "__main__":
    main(sys.argv[1], "bots" if sys.argv[2:] == ["bots"] else "table")

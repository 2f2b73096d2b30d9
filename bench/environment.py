"""Plays the same tables on a GPU and on a CPU, and compares all that a step writes, byte for byte.

    python -m bench.environment [GAME ...] [--tables 4096] [--steps 400]

At each table an answer is drawn from what is legal there, and given on both machines; at every number of seats, with
rows for a critic, and with forced answers asked for. Prints a line of JSON for each game.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenshu import GAMES, load
from tenshu.core import gpu
from tenshu.core.game import Game
from tenshu.vector import Tables

SEED = 2026
_THREADS = 8


def compare(game: Game, tables: int, steps: int) -> dict[str, Any]:
    """Return how many steps were the same on both, and what differed first."""
    here = Tables(game, tables, forced=True, hidden=True, threads=_THREADS)
    there = Tables(game, tables, forced=True, hidden=True, device="cuda")
    luck = np.random.default_rng(SEED)
    here.reset(SEED)
    there.reset(SEED)
    found = {"game": game.name, "device": str(gpu.cuda.get_current_device().name), "tables": tables}
    for step in range(steps + 1):
        differs = [name for name, one, other in _arrays(here, there) if one.tobytes() != other.tobytes()]
        if differs:
            return {**found, "same steps": step, "then differ": differs}
        if step < steps:
            answers = _drawn(here.masks(), luck)
            here.step(answers)
            there.step(answers)
    return {**found, "same steps": steps, "answers": steps * tables}


def _arrays(here: Tables, there: Tables) -> Iterator[tuple[str, NDArray[Any], NDArray[Any]]]:
    """Yield the arrays of both by name: the states, what is seen, and what came of the last step."""
    yield "states", here.states(), there.states()
    for one, other in ((here.seen, there.seen), (here.outcome, there.outcome)):
        for name in one._fields:
            yield name, getattr(one, name), getattr(other, name).copy_to_host()


def _drawn(masks: NDArray[np.bool_], luck: np.random.Generator) -> NDArray[np.int64]:
    """Return a legal answer for each table."""
    drawn: NDArray[np.int64] = np.where(masks, luck.random(masks.shape), -1.0).argmax(1)
    return drawn


def main() -> None:
    """Compare some games or all."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    options.add_argument("--tables", type=int, default=4096)
    options.add_argument("--steps", type=int, default=400)
    asked = options.parse_args()
    if not gpu.cuda.is_available():
        options.error("there is no CUDA GPU here; run this where there is one, with the extra [gpu] installed")
    is_same = True
    for name in asked.games:
        found = compare(load(name), asked.tables, asked.steps)
        is_same &= found["same steps"] == asked.steps
        print(json.dumps(found), flush=True)
    sys.exit(0 if is_same else 1)


if __name__ == "__main__":
    main()

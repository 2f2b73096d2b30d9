"""Times how fast nets learn: decisions a second, playing and learning together, and how much of that is play.

    python -m bench.learning [GAME ...] [--windows 12] [--device cuda]

A training is begun from nothing by the game's recipe and thrown away again; nothing is measured of what it has learned.
The first windows, in which memory finds its place and steps are recorded, are left out. Prints a line of JSON for each
game. Nothing else should use the GPU meanwhile.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Literal

import torch

from tenshu import GAMES, load
from tenshu.arena.simulation import cores
from tenshu.learn.recipes import CPU_TABLES, recipe_of
from tenshu.learn.training import Training

_FIRST = 3  # windows that are left out
_FOREVER = 1e6  # minutes: rates of learning stay what they are at first


def measure(name: str, windows: int, device: Literal["cuda", "cpu"]) -> dict[str, Any]:
    """Return the speed of a game's training: the middle of some windows, the lowest and the highest."""
    game = load(name)
    recipe = recipe_of(game)
    if device == "cpu":
        recipe = recipe.with_tables(CPU_TABLES)
    with TemporaryDirectory() as folder:
        training = Training(game, recipe, Path(folder), device=device, threads=cores())
        rows = list(islice(training.run(_FOREVER), _FIRST + windows))[_FIRST:]
    return {
        "game": name,
        "device": training.about()["device"],
        "tables": recipe.tables,
        "window": recipe.window,
        "batch": recipe.batch,
        "layers": recipe.layers,
        "width": recipe.width,
        "decisions_per_second": _spread([row["rate"] for row in rows]),
        "play": _spread([row["playing"] for row in rows]),
    }


def _spread(numbers: Sequence[float]) -> dict[str, float]:
    return {"median": median(numbers), "lowest": min(numbers), "highest": max(numbers)}


def main() -> None:
    """Time some games or all."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    options.add_argument("--windows", type=int, default=12, help="that are timed of each game")
    options.add_argument("--device", choices=("cuda", "cpu"), default="cuda" if torch.cuda.is_available() else "cpu")
    asked = options.parse_args()
    for name in asked.games:
        print(json.dumps(measure(name, asked.windows, asked.device)), flush=True)


if __name__ == "__main__":
    main()

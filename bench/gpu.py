"""Plays the same random games on a GPU and on a CPU, compares their last states byte for byte, and times the GPU.

    python bench/gpu.py [--games 1048576] [--compare 10000] [--runs 7]

Prints a line of JSON for each game and seat count.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tenshu import GAMES, load
from tenshu.core import gpu
from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.rng import new_rng

SEED = 2026


def on_cpu(game: Game, seats: int, games: int) -> Bytes:
    """Return the last states of the first `games` games."""
    rows = np.zeros((games, game.state.dtype.itemsize), np.uint8)
    legal, rng = np.zeros(game.words, np.uint64), new_rng(0)
    options = game.option_numbers(game.choose_options({}))
    out = np.zeros((1, game.sides(seats)), np.int64)
    for number in range(games):
        game.doors.random_games(rows[number], legal, rng, seats, options, SEED, number, out, out.copy())
    return rows


def measure(game: Game, seats: int, games: int, compare: int, runs: int) -> dict[str, Any]:
    """Return how many of the compared games are equal, and the decisions a second over several runs."""
    options = game.option_numbers(game.choose_options({}))
    data, _ = gpu.batch(game, seats, options, compare)(SEED)
    equal = int((data.copy_to_host() == on_cpu(game, seats, compare)).all(axis=1).sum())
    run = gpu.batch(game, seats, options, games)
    run(SEED)
    rates = [_rate(run, SEED + number) for number in range(runs)]
    return {
        "game": game.name,
        "seats": seats,
        "device": _device(),
        "compared": compare,
        "equal": equal,
        "games": games,
        "decisions_per_second": {"median": np.median(rates), "lowest": min(rates), "highest": max(rates)},
    }


def _device() -> str:
    return str(gpu.cuda.get_current_device().name)


def _rate(run: Callable[[int], tuple[Any, Any]], seed: int) -> float:
    """Return decisions a second, the blanking of the states and the start of the kernel included."""
    begin = time.perf_counter()
    _, decisions = run(seed)
    seconds = time.perf_counter() - begin
    return float(decisions.copy_to_host().sum() / seconds)


def main() -> None:
    """Measure every game at every seat count."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=1 << 20)
    options.add_argument("--compare", type=int, default=10_000)
    options.add_argument("--runs", type=int, default=7)
    asked = options.parse_args()
    if not gpu.cuda.is_available():
        options.error("there is no CUDA GPU here; run this where there is one, with the extra [gpu] installed")
    for name in GAMES:
        game = load(name)
        for seats in game.seats:
            print(json.dumps(measure(game, seats, asked.games, asked.compare, asked.runs)), flush=True)


if __name__ == "__main__":
    main()

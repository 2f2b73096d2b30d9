"""The rules in a CUDA kernel, on Numba's simulator, and what is said where there is no GPU."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tenshu import GAMES, load
from tenshu.core.game import Game
from tenshu.core.rng import new_rng

BATCH, SEED = 2, 2**62 + 5
ROOT = Path(__file__).parents[2]

KERNEL = f"""
import json
import sys
from tenshu import load
from tenshu.core import gpu
game = load(sys.argv[1])
options = game.option_numbers(game.choose_options({{}}))
for seats in game.seats:
    run = gpu.batch(game, seats, options, {BATCH})
    run(1)  # the state of an earlier batch is no part of the next
    data, decisions = run({SEED})
    states = [bytes(row).hex() for row in data.copy_to_host()]
    print(json.dumps([states, decisions.copy_to_host().tolist()]))
"""


def run(*command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run Python in another process."""
    environment = {**os.environ, "COLUMNS": "200", **settings}
    return subprocess.run(  # noqa: S603
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False, cwd=ROOT
    )


def on_cpu(game: Game, seats: int) -> tuple[list[str], list[int]]:
    """Return the last states and the decisions of the same games here."""
    options = game.option_numbers(game.choose_options({}))
    rows = np.zeros((BATCH, game.state.dtype.itemsize), np.uint8)
    out, legal = np.zeros((2, 1, game.sides(seats)), np.int64), np.zeros(game.words, np.uint64)
    decisions = [
        game.doors.random_games(row, legal, new_rng(0), seats, options, SEED, number, *out)
        for number, row in enumerate(rows)
    ]
    return [bytes(row).hex() for row in rows], decisions


@pytest.mark.parametrize("name", GAMES)
def test_the_kernel_plays_the_games_of_the_cpu(name: str) -> None:
    """Each thread of the kernel ends in the bytes that the same game number ends in here, at every seat count."""
    game = load(name)
    done = run("-W", "error", "-c", KERNEL, name, NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")

    assert "" == done.stderr
    assert [list(on_cpu(game, seats)) for seats in game.seats] == [
        json.loads(line) for line in done.stdout.splitlines()
    ]


@pytest.mark.parametrize("settings", [{}, {"NUMBA_DISABLE_JIT": "1"}], ids=["compiled", "interpreted"])
def test_without_a_gpu_the_bench_says_so(settings: dict[str, str]) -> None:
    """Where there is no GPU the bench says what is missing in one sentence, and exits with 2."""
    done = run("bench/gpu.py", CUDA_VISIBLE_DEVICES="", **settings)

    assert (2, "") == (done.returncode, done.stdout)
    assert "no CUDA GPU" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr

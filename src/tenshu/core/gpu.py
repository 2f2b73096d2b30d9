"""The third way to run the rules: in a CUDA kernel, one game a thread (extra `[gpu]`).

The kernel is all that is made for a GPU; what it calls are the rules and loops that the CPU runs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import cuda as numba_cuda

from tenshu.core.game import Game
from tenshu.core.loops import random_game
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import sow

cuda: Any = numba_cuda  # which has no types of its own
_THREADS = 32  # in a block: few, since a block is done when the longest of its games is


@cache  # a kernel of a large game takes half a minute to compile, whatever the number of seats
def kernel(game: Game) -> Any:  # noqa: ANN401 (numba-cuda names no type for it)
    """Return the kernel that plays game number i, the same as on a CPU, in row i of its arrays."""
    setup, waiting, choices, apply, *_ = game.rules
    dtype, words = game.state.dtype, game.words

    @cuda.jit  # type: ignore[untyped-decorator]  # see `cuda` above
    def play(data: Bytes, decisions: Ints, seats: int, options: Ints, seed: int) -> None:
        row = cuda.grid(1)
        if row < data.shape[0]:
            state = data[row].view(dtype)[0]
            legal, rng = cuda.local.array(words, np.uint64), cuda.local.array(4, np.int64)
            sow(rng, seed, row)
            setup(state, seats, options)
            decisions[row] = random_game(waiting, choices, apply, state, legal, rng)

    return play


def batch(game: Game, seats: int, options: Ints, games: int) -> Callable[[int], tuple[Any, Any]]:
    """Return a function that plays `games` games from a seed, and gives their last states and decisions, on the GPU."""
    play = kernel(game)
    blank = cuda.to_device(np.zeros((games, game.state.dtype.itemsize), np.uint8))
    data, chosen = cuda.device_array_like(blank), cuda.to_device(options)
    decisions = cuda.device_array(games, np.int64)

    def run(seed: int) -> tuple[Any, Any]:
        data.copy_to_device(blank)
        play[-(-games // _THREADS), _THREADS](data, decisions, seats, chosen, seed)
        cuda.synchronize()
        return data, decisions

    return run

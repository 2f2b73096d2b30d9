"""Many tables on a GPU (extra `[gpu]`): a kernel a step, a table a thread.

The kernels are all that is made for a GPU; what they call is what the CPU runs.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tenshu.core.game import Game
from tenshu.core.gpu import cuda
from tenshu.vector.arrays import Board, Outcome, Seen
from tenshu.vector.stepping import stepping

_THREADS = 64  # in a block


def is_there() -> bool:
    """Tell whether this machine has a GPU that CUDA can use."""
    return bool(cuda.is_available())


class Kernels(NamedTuple):
    """What is started on the GPU for all tables at once."""

    begin: Any
    take_over: Any
    step: Any


@cache  # a kernel of a large game takes half a minute to compile
def kernels(game: Game) -> Kernels:
    """Return the kernels of a game."""
    steps = stepping(game)
    begin_table, take_over_table, step_table = steps.begin, steps.take_over, steps.step

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda has no types
    def begin(board: Board, seen: Seen, outcome: Outcome) -> None:
        table = cuda.grid(1)
        if table < board.words.shape[0]:
            begin_table(table, board, seen, outcome)

    @cuda.jit  # type: ignore[untyped-decorator]  # as above
    def take_over(board: Board, seen: Seen, outcome: Outcome) -> None:
        table = cuda.grid(1)
        if table < board.words.shape[0]:
            take_over_table(table, board, seen, outcome)

    @cuda.jit  # type: ignore[untyped-decorator]  # as above
    def step(board: Board, seen: Seen, outcome: Outcome, actions: Any) -> None:  # noqa: ANN401 (an array of the GPU)
        table = cuda.grid(1)
        if table < board.words.shape[0]:
            step_table(table, board, seen, outcome, actions)

    return Kernels(begin, take_over, step)


class OnGpu:
    """Runs the kernels; arrays stay on the GPU."""

    def __init__(self, game: Game, tables: int) -> None:
        self._kernels = kernels(game)
        self._grid = -(-tables // _THREADS), _THREADS

    @staticmethod
    def keep(array: Any) -> Any:  # noqa: ANN401 (an array of NumPy becomes one of the GPU)
        """Return an array on the GPU; one without columns has no bytes there, so it gets one that nobody reads."""
        return cuda.to_device(np.ascontiguousarray(array))

    def begin(self, board: Board, seen: Seen, outcome: Outcome) -> None:
        """Lay out a new game at each table."""
        self._kernels.begin[self._grid](board, seen, outcome)

    def take_over(self, board: Board, seen: Seen, outcome: Outcome) -> None:
        """Go on from what was put on the tables."""
        self._kernels.take_over[self._grid](board, seen, outcome)

    def step(self, board: Board, seen: Seen, outcome: Outcome, actions: Any) -> None:  # noqa: ANN401 (an array there)
        """Answer at each table."""
        self._kernels.step[self._grid](board, seen, outcome, actions)

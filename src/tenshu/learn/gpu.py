"""What is measured against on a GPU (extra `[gpu]`): apprentices at all tables, a table a thread."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from tenshu.bots.tree import heaviest
from tenshu.core.game import Game
from tenshu.core.gpu import cuda

THREADS = 64  # in a block


@cache  # it takes a while to compile
def choosing(game: Game) -> Any:  # noqa: ANN401 (numba-cuda names no type for it)
    """Return the kernel that writes what looks best at each table."""
    weigh, dtype = import_module(f"tenshu.bots.sense.{game.name}").weigh, game.state.dtype

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda has no types
    def choose(words: Any, legal: Any, seat: Any, weights: Any, actions: Any) -> None:  # noqa: ANN401 (arrays of the GPU)
        table = cuda.grid(1)
        if table < words.shape[0] and seat[table] >= 0:
            weigh(words[table].view(dtype)[0], seat[table], legal[table], weights[table])
            actions[table] = heaviest(legal[table], weights[table])

    return choose

"""The game's sense at many tables: what an apprentice would do, to measure nets by."""

from __future__ import annotations

import numpy as np

from tenshu.bots.sensing import search_doors
from tenshu.bots.tree import heaviest
from tenshu.core.bits import WORD
from tenshu.vector import Tables


class Apprentices:
    """Apprentices at all tables, who say what they would do."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._weights = tables.keep(np.zeros((len(tables), WORD * tables.game.words)))
        self.actions = tables.keep(np.zeros(len(tables), np.int64))

    def decide(self) -> None:
        """Write into `actions` what each would do; it looks at nothing that its seat may not see."""
        if self._tables.device == "cuda":
            self._decide_on_gpu()
        else:
            self._decide_on_cpu()

    def _decide_on_gpu(self) -> None:
        from tenshu.learn.gpu import THREADS, choosing  # noqa: PLC0415 (the extra for GPUs need not be there)

        board, seen = self._tables.board, self._tables.seen
        grid = -(-len(self._tables) // THREADS), THREADS
        choosing(self._tables.game)[grid](board.words, seen.legal, seen.seat, self._weights, self.actions)

    def _decide_on_cpu(self) -> None:
        tables, weigh = self._tables, search_doors(self._tables.game).weigh
        for table in np.flatnonzero(tables.seen.seat >= 0).tolist():
            legal, weights = tables.seen.legal[table], self._weights[table]
            weigh(tables.board.words[table].view(np.uint8), int(tables.seen.seat[table]), legal, weights)
            self.actions[table] = heaviest(legal, weights)

"""A bot that takes what looks best at first sight."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tenshu.bots.bot import Answer, Budget, Candidate
from tenshu.bots.sensing import search_doors
from tenshu.core.bits import WORD, no_numbers
from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, roll


class GreedyBot:
    """Plays by the game's sense alone, without looking ahead; between equals it draws lots."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._doors = search_doors(game)
        self._legal, self._weights = no_numbers(game.actions), np.zeros(WORD * game.words)

    def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng, budget: Budget) -> Answer:  # noqa: ARG002 (it takes no thought)
        """Return the legal action that weighs most."""
        self._doors.weigh(redacted, seat, self._legal, self._weights)
        weights = [float(self._weights[action]) for action in legal]
        best = [action for action, weight in zip(legal, weights, strict=True) if weight == max(weights)]
        ranked = sorted(zip(legal, weights, strict=True), key=lambda pair: -pair[1])
        candidates = tuple(Candidate(action, 0, weight / sum(weights), 0.0) for action, weight in ranked)
        return Answer(best[roll(rng, len(best))], candidates)

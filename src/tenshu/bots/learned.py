"""A bot that plays what a net likes best, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tenshu.bots.bot import Answer, Budget, Candidate
from tenshu.bots.layers import Singles
from tenshu.bots.net import Net, net_of, shares
from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng
from tenshu.vector.stepping import observing_of, stepping


class NetBot:
    """Plays what its net likes best; its reasons are how much it likes what it could do."""

    def __init__(self, game: Game, net: Net | None = None) -> None:
        self.game, self.net = game, net or net_of(game)
        self._see, self._row = stepping(game).see, np.zeros(observing_of(game).width, np.uint8)

    def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng, budget: Budget) -> Answer:  # noqa: ARG002 (it takes neither luck nor thought)
        """Return the legal action that is liked most."""
        liking = self.liking(redacted, seat, legal)
        ranked = sorted(zip(legal, liking.tolist(), strict=True), key=lambda pair: -pair[1])
        return Answer(ranked[0][0], tuple(Candidate(action, 0, share, 0.0) for action, share in ranked))

    def liking(self, redacted: Bytes, seat: int, legal: Sequence[int]) -> Singles:
        """Return how likely each legal action is to be the one."""
        self._row[:] = 0
        self._see(redacted, seat, self._row)
        liked, _ = self.net.judge(self._row)
        return shares(liked[list(legal)])

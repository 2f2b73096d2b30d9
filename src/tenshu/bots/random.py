"""A bot that takes any legal action, each as readily as the next."""

from __future__ import annotations

from collections.abc import Sequence

from tenshu.bots.bot import Answer, Budget
from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, roll


class RandomBot:
    """Plays any game, by the rules and by nothing else."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng, budget: Budget) -> Answer:  # noqa: ARG002 (the protocol has them)
        """Return a legal action; what the table looks like has no part in it."""
        return Answer(legal[roll(rng, len(legal))])

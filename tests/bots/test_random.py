"""What the random bot does."""

from __future__ import annotations

from collections import Counter

from tests.bots.tables import settled

from tenshu.bots import Budget
from tenshu.bots.bot import bot_rng
from tenshu.bots.random import RandomBot


def test_the_random_bot_takes_each_legal_action_alike() -> None:
    """Over many decisions each action comes about as often as the next, and no other comes at all."""
    play = settled("catsle_builders")
    bot, legal = RandomBot(play.game), [2, 3, 5, 7]
    taken = Counter(bot.decide(play.state, 0, legal, bot_rng(1, 0, ply), Budget()).action for ply in range(2000))

    assert set(legal) == set(taken)
    assert all(400 < times < 600 for times in taken.values())

"""What the greedy bot does with the sense of a game."""

from __future__ import annotations

import pytest
from tests.bots.tables import settled

from tenshu.bots import Budget
from tenshu.bots.bot import bot_rng
from tenshu.bots.greedy import GreedyBot
from tenshu.bots.tree import Reals
from tenshu.core.bits import Words
from tenshu.core.record import Bytes
from tenshu.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_it_takes_what_weighs_most(name: str) -> None:
    """Of what is legal it takes the heaviest, and tells of all the others by their weight."""
    play = settled(name)
    seat = play.asked[0]
    legal = play.choices(seat)
    answer = GreedyBot(play.game).decide(play.seen(seat), seat, legal, bot_rng(1, seat, 0), Budget())
    weights = [candidate.worth for candidate in answer.candidates]

    assert legal == sorted(candidate.action for candidate in answer.candidates)
    assert sorted(weights, reverse=True) == weights
    assert 1 == pytest.approx(sum(weights))
    assert 0 < weights[-1]
    assert weights[0] == next(one.worth for one in answer.candidates if one.action == answer.action)


def test_between_equals_it_draws_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where two weigh the same both come up, by luck and not by their numbers."""
    play = settled("catsle_builders")
    seat = play.asked[0]
    legal = play.choices(seat)
    bot = GreedyBot(play.game)

    def weigh(_data: Bytes, _seat: int, _legal: Words, weights: Reals) -> None:
        weights[:] = 1.0
        weights[[legal[0], legal[-1]]] = 2.0

    monkeypatch.setattr(bot, "_doors", bot._doors._replace(weigh=weigh))  # noqa: SLF001 (in place of the game's own)
    taken = {bot.decide(play.seen(seat), seat, legal, bot_rng(1, seat, ply), Budget()).action for ply in range(40)}

    assert {legal[0], legal[-1]} == taken

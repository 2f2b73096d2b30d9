"""What a bot may know, and what the random one does with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from tenshu.bots import Answer, Bot, Budget, players
from tenshu.bots.bot import bot_rng
from tenshu.bots.greedy import GreedyBot
from tenshu.bots.random import RandomBot
from tenshu.bots.search import SearchBot
from tenshu.cli.seats import Seating
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, new_rng
from tenshu.games import GAMES, load


def settled(name: str) -> Play:
    """Return a game in which a seat has something to decide."""
    game = load(name)
    play = Play(game, game.seats.start)
    play.settle(3)
    return play


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", [RandomBot, GreedyBot, SearchBot])
def test_what_a_bot_cannot_see_does_not_change_its_move(name: str, bot: Callable[[Game], Bot]) -> None:
    """However the hidden things are shuffled, a bot gets the same bytes and answers the same."""
    play = settled(name)
    doors, seat = play.game.doors, play.asked[0]
    seen, legal = play.seen(seat), play.choices(seat)
    answer = bot(play.game).decide(seen.copy(), seat, legal, new_rng(9), Budget(200))
    for luck in range(10):
        world = seen.copy()
        doors.guess(world, seat, new_rng(luck))
        doors.redact(world, seat)

        assert np.array_equal(seen, world)
        assert answer == bot(play.game).decide(world, seat, legal, new_rng(9), Budget(200))


@pytest.mark.parametrize("name", GAMES)
def test_a_table_shows_a_bot_no_more_than_its_seat_sees(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot is given at a table is the redacted state and its choices, and nothing of the table."""
    given: list[tuple[Bytes, int, Sequence[int]]] = []

    class Spy(RandomBot):
        def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng, budget: Budget) -> Answer:
            given.append((redacted.copy(), seat, legal))
            return super().decide(redacted, seat, legal, rng, budget)

    monkeypatch.setattr(players, "RandomBot", Spy)
    play = settled(name)
    seat = play.asked[0]
    Seating(("visitor",) * play.seats, 3).decide(play, seat)

    assert play.seen(seat).tolist() == given[0][0].tolist()
    assert (seat, play.choices(seat)) == given[0][1:]


def test_a_bot_sits_down_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table makes one bot for each seat, however often it decides."""
    made: list[RandomBot] = []

    class Counted(RandomBot):
        def __init__(self, game: Game) -> None:
            super().__init__(game)
            made.append(self)

    monkeypatch.setattr(players, "RandomBot", Counted)
    play = settled("catsle_builders")
    seating = Seating(("visitor",) * play.seats, 3)
    for _ in range(2 * play.seats):
        play.act(play.asked[0], seating.decide(play, play.asked[0]).action)

    assert play.seats == len(made)


def test_the_luck_of_a_bot_does_not_tell_the_seed() -> None:
    """A bot's generator differs by seat and ply, and is not the one that deals."""
    generators = {tuple(bot_rng(7, seat, ply)) for seat in range(3) for ply in range(3)}

    assert 9 == len(generators)
    assert not generators & {tuple(new_rng(7, ply)) for ply in range(3)}
    assert tuple(bot_rng(7, 1, 2)) == tuple(bot_rng(7, 1, 2))


def test_the_random_bot_takes_each_legal_action_alike() -> None:
    """Over many decisions each action comes about as often as the next, and no other comes at all."""
    play = settled("catsle_builders")
    bot, legal = RandomBot(play.game), [2, 3, 5, 7]
    taken = Counter(bot.decide(play.state, 0, legal, bot_rng(1, 0, ply), Budget()).action for ply in range(2000))

    assert set(legal) == set(taken)
    assert all(400 < times < 600 for times in taken.values())

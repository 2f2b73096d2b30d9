"""No bot sees what it should not: what a seat cannot see has no part in its answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from tests.bots.tables import SEED, settled

from tenshu.bots import LEVELS, Answer, Budget, players
from tenshu.bots.ahead import Foresight
from tenshu.bots.bot import Bot, bot_rng
from tenshu.bots.foresight import ForesightBot
from tenshu.bots.random import RandomBot
from tenshu.bots.search import SearchBot, Settings
from tenshu.bots.worlds import Guessing
from tenshu.cli.seats import Seating
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, new_rng
from tenshu.games import GAMES

SEARCHING = ("search:100", "net", "foresight:64", "advice")
HIDING = ("catsle_builders", "catte")  # the games in which something is hidden
THOUGHTLESS = ("random", "greedy")
BOTS = [*THOUGHTLESS, *(pytest.param(spec, marks=pytest.mark.compiled) for spec in SEARCHING)]
MOMENTS = (0, 7, 30)  # decisions before it


def shuffled(play: Play, seat: int, luck: int) -> Play:
    """Return the same game with all that a seat cannot see in another order."""
    other = play.at(len(play.moves))
    other.state = play.seen(seat)
    play.game.doors.guess(other.state, seat, new_rng(luck))
    return other


def answer(spec: str, play: Play, seat: int) -> Answer:
    """Return what a bot answers at a table, or advises a person there to do."""
    if spec == "advice":
        return Seating(("person",) * play.seats, SEED).advise(play, seat)
    return Seating((spec,) * play.seats, SEED).decide(play, seat)


@pytest.mark.parametrize("decisions", MOMENTS)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", BOTS)
def test_what_a_seat_cannot_see_does_not_change_its_answer(
    spec: str, name: str, decisions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the hidden things are shuffled, with the same luck a bot answers the same and for the same reasons."""
    monkeypatch.setattr(players, "_WHILE", 0.0)  # however busy this machine is
    play = settled(name, decisions=decisions)
    for seat in play.asked:
        worlds = [shuffled(play, seat, luck) for luck in range(5)]
        answers = {answer(spec, world, seat) for world in (play, *worlds)}

        assert 1 == len(answers)
        assert (name in HIDING) == (len({bytes(world.state) for world in worlds}) > 1)


@pytest.mark.compiled
@pytest.mark.parametrize("name", HIDING)
@pytest.mark.parametrize("decisions", [30, 45])
@pytest.mark.parametrize(
    "make",
    [
        lambda game: SearchBot(game, Settings(proposals=3)),
        lambda game: ForesightBot(game, foresight=Foresight(depth=3, guessing=Guessing(worlds=16))),
    ],
    ids=["search", "foresight"],
)
def test_weighing_what_was_played_peeks_at_nothing(name: str, decisions: int, make: Callable[[Game], Bot]) -> None:
    """A bot that weighs its guesses by what the others have played answers from what its seat has seen of it."""
    play = settled(name, decisions=decisions)
    seat = play.asked[0]
    bot = make(play.game)
    worlds = [play, *(shuffled(play, seat, luck) for luck in range(5))]
    answers = {
        bot.decide(world.seen(seat), seat, world.choices(seat), bot_rng(SEED, seat, 0), Budget(100)) for world in worlds
    }

    assert 1 == len(answers)
    assert answers.pop().iterations >= 1


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
    assert (seat, tuple(play.choices(seat))) == given[0][1:]


@pytest.mark.parametrize(
    "spoil", [lambda given, _: given.fill(0), lambda _, rng: rng.fill(0)], ids=["the state", "the luck"]
)
def test_a_bot_cannot_change_the_table(spoil: Callable[[Bytes, Rng], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot is given is a copy: whatever it does to it, the game stays as it is."""

    class Vandal(RandomBot):
        def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng, budget: Budget) -> Answer:
            spoil(redacted, rng)
            return super().decide(redacted, seat, legal, rng, budget)

    monkeypatch.setattr(players, "RandomBot", Vandal)
    play = settled("catte")
    before = bytes(play.state)
    Seating(("visitor",) * play.seats, 3).decide(play, play.asked[0])

    assert before == bytes(play.state)


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
    seating.sit_down(play.game)
    for _ in range(2 * play.seats):
        play.act(play.asked[0], seating.decide(play, play.asked[0]).action)

    assert play.seats == len(made)


def test_the_luck_of_a_bot_does_not_tell_the_seed() -> None:
    """A bot's generator differs by seat and ply, and is not the one that deals."""
    generators = {tuple(bot_rng(7, seat, ply)) for seat in range(3) for ply in range(3)}

    assert 9 == len(generators)
    assert not generators & {tuple(new_rng(7, ply)) for ply in range(3)}
    assert tuple(bot_rng(7, 1, 2)) == tuple(bot_rng(7, 1, 2))


def test_every_level_is_tried() -> None:
    """The bots above are those behind the levels."""
    kinds = {spec.partition(":")[0] for spec in (*THOUGHTLESS, *SEARCHING)} - {"advice"}

    assert kinds == set(players._PLAIN)  # noqa: SLF001 (what there is to try)
    assert len(LEVELS) == 5

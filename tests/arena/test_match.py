"""Blocks: one deal, every seat."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.arena.made_up import block, game

from tenshu.arena.match import RIVAL, Block, Pace, Pairing, Result, Table, find_entrant, play_block, rehearse
from tenshu.bots.bot import Answer, Budget
from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng
from tenshu.core.words import Fault
from tenshu.games import load

CATTE = Table("catte", 3, load("catte").choose_options({}))


def played(candidate: str, baseline: str, seed: int = 1, table: Table = CATTE) -> Result:
    """Return what comes of a block."""
    return play_block(Block(table, Pairing(candidate, baseline), 0, seed))


class Failing:
    """A bot that cannot."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng, budget: Budget) -> Answer:  # noqa: ARG002
        """Fail."""
        raise ArithmeticError("too many")


class Illegal(Failing):
    """A bot that answers what nobody asked."""

    def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng, budget: Budget) -> Answer:  # noqa: ARG002
        """Answer with what is not legal."""
        return Answer(max(legal) + 1)


class Unmade(Failing):
    """A bot that cannot even be made."""

    def __init__(self, game: Game) -> None:
        raise ValueError(game.name)


def test_a_block_has_a_game_for_each_seat() -> None:
    """The candidate takes each seat once, and every game has points, places, a score sheet and an order of play."""
    done = played("greedy", "random")

    assert [0, 1, 2] == [one.candidate for one in done.games]
    for one in done.games:
        assert [0, 1, 2] == sorted(one.order)
        assert one.scores == [sum(line[side] for line in one.sheet) for side in range(3)]
        assert 1 == min(one.places)
    assert ["random", "greedy", "random"] == done.names(done.games[1])
    assert {"greedy", "random"} == set(done.pace)
    assert all(pace.decisions > 10 and pace.seconds > 0 for pace in done.pace.values())


def test_the_same_block_is_the_same_again() -> None:
    """All but the time it took follows from the seed."""
    assert played("greedy", "random").games == played("greedy", "random").games
    assert played("greedy", "random").games != played("greedy", "random", seed=2).games


def test_every_seating_has_the_same_first_player() -> None:
    """What chance decides before anybody acts is the same in every game of a block."""
    for seed in range(3):
        assert 1 == len({tuple(one.order) for one in played("greedy", "random", seed).games})


def test_bots_that_think_alike_are_exactly_even() -> None:
    """Two names for one bot play the same game in every seating, so nobody is ahead."""
    done = played("visitor", "random")

    assert pytest.approx(1 / 3) == done.share
    assert pytest.approx(0) == done.lead
    assert 1 == len({tuple(one.scores) for one in done.games})


@pytest.mark.compiled
def test_alone_the_rival_is_the_baseline() -> None:
    """Alone a block is one game, and the share of victories is against the rival."""
    table = Table("white_castle", 1, load("white_castle").choose_options({}))
    done = played("random", RIVAL, table=table)

    assert (0.5, 2) == (table.par, table.sides)
    assert ["random", RIVAL] == done.names(done.games[0])
    assert done.lead == done.games[0].scores[0] - done.games[0].scores[1]
    assert ["random"] == list(done.pace)


def test_shares_and_leads_by_hand() -> None:
    """A shared victory counts as a part, and the lead is over the mean of the others."""
    done = block(0, [5, 1, 3], [4, 4, 0])

    assert [1, 0, 0] == done.games[0].shares
    assert [0.5, 0.5, 0] == done.games[1].shares
    assert 0.75 == done.share
    assert 4.5 == done.score
    assert ((5 - 2) + (4 - 2)) / 2 == done.lead
    assert [1 / 3] * 3 == game(0, [2, 2, 2]).shares


def test_a_block_can_be_written_and_read() -> None:
    """What a line of JSON holds is the block that was written."""
    done = played("greedy", "random")

    assert done == Result.read(json.loads(json.dumps(done.json())))


def test_pace_by_hand() -> None:
    """Half of the decisions are as quick as the median says, to a tenth, and the slowest are seen."""
    pace, slow = Pace(), Pace()
    for _ in range(97):
        pace.add(0.001)
    for _ in range(3):
        slow.add(1.0)
    pace.merge(slow)

    assert 100 == pace.decisions
    assert pytest.approx(3.097) == pace.seconds
    assert pytest.approx(0.001, rel=0.1) == pace.quantile(0.5)
    assert pytest.approx(1.0, rel=0.1) == pace.quantile(0.99)
    assert 0 == Pace().quantile(0.5)


@pytest.mark.parametrize(
    ("bot", "told"),
    [("Failing", "ArithmeticError: too many"), ("Illegal", "not legal"), ("Unmade", "ValueError: catte")],
)
def test_a_bot_that_fails_is_named(bot: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes wrong in a bot that someone wrote is one sentence with its name."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    name = f"tests.arena.test_match:{bot}"
    with pytest.raises(Fault) as refused:
        played(name, "random")

    assert name in str(refused.value)
    assert told in str(refused.value)


def test_iterations_bind_alone() -> None:
    """A level thinks for its iterations, however slow the machine; a bot that has none keeps its seconds."""
    for level in ("journeyman", "grandmaster"):
        budget = find_entrant(level, load("catte")).budget

        assert budget.iterations > 0
        assert 0 == budget.seconds
    assert Budget(50) == find_entrant("search:50", load("catte")).budget


def test_a_rehearsal_ends() -> None:
    """Every bot has answered, and the game that is returned is over."""
    play = rehearse(CATTE, ["greedy", "search:5"])

    assert [] == play.asked
    with pytest.raises(Fault):
        rehearse(CATTE, ["nobody"])

"""The parts of the search: choosing by weight, whole games by sense, and a tree."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from tests.bots.tables import settled

from tenshu.bots import tree
from tenshu.bots.search import Settings, Tree
from tenshu.bots.sensing import search_doors
from tenshu.core.bits import WORD, Words, no_numbers
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import Rng, new_rng, roll
from tenshu.core.rules import compiled
from tenshu.games import GAMES, load

ACTIONS = 100  # which take two words


def some(*actions: int) -> Words:
    """Return a set of actions."""
    words = no_numbers(ACTIONS)
    for action in actions:
        words[action // WORD] |= np.uint64(1 << action % WORD)
    return words


def weighing(**weights: float) -> tree.Reals:
    """Return weights by action, such as a7=2."""
    out = np.full(2 * WORD, 99.0)  # what is not legal may have any weight
    for name, weight in weights.items():
        out[int(name[1:])] = weight
    return out


def test_an_action_is_drawn_as_often_as_it_weighs() -> None:
    """Three times the weight comes up three times as often, and what is not legal never does."""
    rng, legal = new_rng(5), some(7, 70, 99)
    drawn = Counter(tree.draw(legal, weighing(a7=1, a70=3, a99=4), rng) for _ in range(4000))

    assert {7, 70, 99} == set(drawn)
    assert 400 < drawn[7] < 600
    assert 1350 < drawn[70] < 1650


def test_what_weighs_nothing_is_drawn_last() -> None:
    """Where all but one weigh nothing that one is drawn; where all do, some legal action still is."""
    rng = new_rng(5)

    assert {70} == {tree.draw(some(7, 70, 99), weighing(a7=0, a70=1, a99=0), rng) for _ in range(50)}
    assert tree.draw(some(7, 70), weighing(a7=0, a70=0), rng) in {7, 70}


def test_the_heaviest() -> None:
    """The heaviest legal action is taken, the lowest of several."""
    assert 70 == tree.heaviest(some(7, 70, 99), weighing(a7=1, a70=3, a99=2))
    assert 70 == tree.heaviest(some(7, 70, 99), weighing(a7=1, a70=3, a99=3))
    assert 7 == tree.heaviest(some(7), weighing(a7=0))


def test_weighing_evenly() -> None:
    """All that is legal weighs 1, and nothing else is touched."""
    weights = weighing(a7=5)
    tree.weigh_evenly(some(7, 99), weights)

    assert [1, 99, 1] == [weights[7], weights[8], weights[99]]


@compiled
def any_of_four(world: Bytes, seat: int, rng: Rng) -> None:  # noqa: ARG001 (asked as a guess is)
    """Guess a number from 0 to 3."""
    world[0] = roll(rng, 4)


@compiled
def explains(world: Bytes, seat: int, legal: Words, weights: tree.Reals) -> float:  # noqa: ARG001 (asked as it is)
    """Find 3 three times as likely as any other."""
    return 3.0 if world[0] == 3 else 1.0


def imagined(proposals: int) -> Counter[int]:
    """Return how often a search imagines each number, with so many guesses for each time."""
    data, rng, legal, weights = np.zeros((tree.ROWS, 1), np.uint8), new_rng(1), some(1), weighing(a1=1)
    found, likely = Counter[int](), 0.0
    for _ in range(4000):
        likely = tree._imagine(any_of_four, explains, data, data, 0, proposals, likely, legal, weights, rng)  # noqa: SLF001 (a part of it)
        found[int(data[tree.WORLD, 0])] += 1
    return found


@pytest.mark.parametrize(("proposals", "share"), [(0, 1 / 4), (1, 1 / 2), (3, 1 / 2)])
def test_a_guess_comes_up_as_often_as_it_explains_what_was_played(proposals: int, share: float) -> None:
    """Of weighed guesses, what explains three times as well comes up three times as often; of others, all do alike."""
    found = imagined(proposals)

    assert {0, 1, 2, 3} == set(found)
    assert share == pytest.approx(found[3] / 4000, abs=0.06)


def played(name: str, manner: int, games: int, others: int = tree.RANDOM) -> tuple[Ints, Ints]:
    """Return the scores and places of games in which the first seat has a manner and the others another."""
    game = load(name)
    seats = game.seats.stop - 1
    points = np.zeros((games, game.sides(seats)), np.int64)
    ranks = points.copy()
    data, legal, rng = game.state.blank(), np.zeros(game.words, np.uint64), new_rng(0)
    options = game.option_numbers(game.choose_options({}))
    manners = np.array([manner, *[others] * (seats - 1)], np.int64)
    search_doors(game).sensible_games(
        data, legal, np.zeros(WORD * game.words), rng, seats, options, 11, 0, manners, points, ranks
    )
    return points, ranks


@pytest.mark.parametrize("name", ["catte", "cat_tower"])
def test_games_at_random_are_the_random_games(name: str) -> None:
    """Where all play at random the games are those of the simulation, to the point."""
    points, ranks = played(name, tree.RANDOM, 4)
    game = load(name)
    expected, places = np.zeros_like(points), np.zeros_like(ranks)
    game.doors.random_games(
        game.state.blank(), np.zeros(game.words, np.uint64), new_rng(0), points.shape[1],
        game.option_numbers(game.choose_options({})), 11, 0, expected, places,
    )  # fmt: skip

    assert expected.tolist() == points.tolist()
    assert places.tolist() == ranks.tolist()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("manner", [tree.SENSIBLE, tree.GREEDY])
def test_sense_beats_chance(name: str, manner: int) -> None:
    """Who plays by the sense of a game has more points than those who play at random, on average."""
    points, _ = played(name, manner, 400)

    assert points[:, 0].mean() > points[:, 1:].mean() + 1


def test_a_tree_that_is_full_is_still_walked() -> None:
    """Where there is no room for another node, what is there goes on being tried, and nothing is written beyond it."""
    play = settled("catte", decisions=40)
    seat = play.asked[0]
    room = 2 * len(play.choices(seat))
    one = Tree(search_doors(play.game), play.game, seat, play.seats, Settings(), room)
    one.grow(play.seen(seat), new_rng(1), 5 * room)
    tried = one.candidates()

    assert room >= len(tried)
    assert 2 * room < sum(candidate.visits for candidate in tried) <= 5 * room


@pytest.mark.parametrize(("crowd", "others"), [(2, False), (3, False), (4, True)])
def test_whose_decisions_the_tree_holds(crowd: int, *, others: bool) -> None:
    """The seat that searches has nodes, beyond its next decision too; others have them unless three are a crowd."""
    play = settled("catte", decisions=40)
    seat = play.asked[0]
    one = Tree(search_doors(play.game), play.game, seat, play.seats, Settings(crowd=crowd), 200)
    one.grow(play.seen(seat), new_rng(1), 100)
    movers = Counter(one._nodes[one.root + 1 : one._used, tree.MOVER].tolist())  # noqa: SLF001 (what is in it)

    assert 3 == play.seats
    assert movers[seat] > len(one.candidates())
    assert others == (len(movers) > 1)

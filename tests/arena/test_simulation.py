"""Many random games."""

from __future__ import annotations

import numpy as np
import pytest
from tests.core.toy import GAME as TOY

from tenshu.arena.simulation import Simulation, cores, simulate
from tenshu.arena.speed import Rate, load_timed, machine, measure
from tenshu.arena.summary import estimate, summarise, win_shares
from tenshu.core.words import Fault
from tenshu.games import GAMES, load


@pytest.mark.parametrize("name", GAMES)
def test_threads_do_not_change_the_games(name: str) -> None:
    """Game number i is the same however many threads share the work, and however many games there are."""
    game = load(name)
    seats = game.seats.start
    one = simulate(game, seats, 24, seed=4, threads=1)
    many = simulate(game, seats, 24, seed=4, threads=5)
    fewer = simulate(game, seats, 7, seed=4, threads=2)

    assert one.scores.tolist() == many.scores.tolist()
    assert one.places.tolist() == many.places.tolist()
    assert one.decisions == many.decisions
    assert one.scores[:7].tolist() == fewer.scores.tolist()


def test_another_seed_gives_other_games() -> None:
    """The seed decides which games are played."""
    game = load("catsle_builders")
    scores = [simulate(game, 4, 8, seed=seed).scores.tolist() for seed in (1, 2, 1)]

    assert scores[0] == scores[2] != scores[1]


def test_options_are_played() -> None:
    """A variant gives other games than the default, and an unknown one is refused."""
    game = load("catsle_builders")
    usual, variant = simulate(game, 4, 8), simulate(game, 4, 8, {"winner_leads": "yes"})

    assert usual.scores.tolist() != variant.scores.tolist()
    assert "yes" == variant.options["winner_leads"]
    with pytest.raises(Fault):
        simulate(game, 4, 8, {"winner_leads": "perhaps"})


def test_progress_adds_up() -> None:
    """Progress is told for every game, once."""
    told: list[int] = []
    done = simulate(load("catsle_builders"), 3, 25, threads=2, progress=told.append)

    assert 25 == sum(told) == len(done.scores)
    assert 2 == done.threads
    assert cores() == simulate(load("catsle_builders"), 3, 1).threads


def some_games(scores: list[list[int]], places: list[list[int]]) -> Simulation:
    """Return a simulation that came out as we want."""
    table = np.array(scores, np.int64), np.array(places, np.int64)
    return Simulation("some", 2, {}, 0, 1, *table, decisions=100, seconds=0.5)


def test_the_figures_by_hand() -> None:
    """Means, spread, shares and ties are those that one finds with pencil and paper."""
    summary = summarise(some_games([[1, 3], [4, 4], [6, 0], [5, 1]], [[2, 1], [1, 1], [1, 2], [1, 2]]))

    assert 200 == summary.rate
    assert (3.0, 0.0) == (summary.points.mean, round(summary.quantiles["0"], 9))
    assert (4.0, 2.0) == tuple(seat.points.mean for seat in summary.balance)
    assert (0.625, 0.375) == tuple(seat.wins.mean for seat in summary.balance)
    assert 0.25 == summary.shared.mean
    assert [(0, 1), (1, 2), (3, 1), (4, 2), (5, 1), (6, 1)] == summary.histogram
    assert (2.5, 6.0) == (round(summary.quantiles["50"] - 1, 9), summary.quantiles["100"])


def test_rivals_by_hand() -> None:
    """A rival has a balance of its own and no part in the points of seats; beaten is who comes after a seat."""
    places = np.array([[1, 2], [2, 1], [1, 1], [1, 2]])
    scores = np.array([[5, 4], [2, 9], [7, 7], [6, 1]])
    summary = summarise(Simulation("some", 1, {}, 0, 1, scores, places, decisions=8, seconds=1.0))

    assert (5.0, [(2, 1), (5, 1), (6, 1), (7, 1)]) == (summary.points.mean, summary.histogram)
    assert [(5.0, 0.625), (5.25, 0.375)] == [(side.points.mean, side.wins.mean) for side in summary.balance]
    assert summary.beaten is not None
    assert (0.5, 0.25) == (summary.beaten.mean, summary.shared.mean)


def test_without_rivals_none_is_beaten() -> None:
    """Where seats play against each other alone, nothing is said of rivals."""
    assert summarise(some_games([[1, 3]], [[2, 1]])).beaten is None


def test_a_game_against_a_rival_is_simulated_and_timed() -> None:
    """Alone, a simulation has a column for the seat and one for the rival, and timing makes room for both."""
    done = simulate(TOY, 1, 30, {"deck": "4-4-4"}, seed=1)

    assert range(1, 2) == done.rivals
    assert [[3, 4]] * 30 == done.scores.tolist()
    assert [[2, 1]] * 30 == done.places.tolist()
    assert 60 == done.decisions
    assert measure(TOY, 1, seconds=0.001, runs=1, core_only=True).one_core.median > 0


def test_a_shared_first_place_counts_in_parts() -> None:
    """Three winners of one game have a third each."""
    assert [[1 / 3, 1 / 3, 1 / 3, 0], [0, 1, 0, 0]] == win_shares(np.array([[1, 1, 1, 4], [2, 1, 3, 4]])).tolist()


def test_the_margin_is_that_of_95_percent() -> None:
    """The margin is 1.96 standard errors, and one sample has none."""
    found = estimate(np.array([0.0, 2.0]))

    assert found.margin is not None
    assert round(found.margin, 6) == 1.959964
    assert estimate(np.array([5])).margin is None


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    """Of many intervals about 95 % hold the mean that the samples were drawn from."""
    rng = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        found = estimate(rng.normal(3, 2, 200))
        held += abs(found.mean - 3) <= (found.margin or 0)

    assert 360 < held < 395


def test_timing_a_game() -> None:
    """What is timed is positive, in order, and says what it was timed on."""
    game, load_time = load_timed(lambda: load("catsle_builders"))
    speed = measure(game, 3, seconds=0.001, runs=3)

    assert load_time.load_s > 0
    assert game.state.dtype.itemsize == speed.state_bytes
    assert min(speed.act_us, speed.replay_us, speed.guess_us) > 0
    for rate in (speed.one_core, speed.all_cores):
        assert isinstance(rate, Rate)
        assert 0 < rate.lowest <= rate.median <= rate.highest
    assert {"tenshu", "python", "numba", "interpreted", "cpu", "cores"} == set(machine())


@pytest.mark.compiled
def test_compiled_games_are_quick() -> None:
    """Compiled, a core takes a million decisions a second on any machine of today."""
    done = simulate(load("catsle_builders"), 4, 2000, threads=1)

    assert done.decisions / done.seconds > 1_000_000

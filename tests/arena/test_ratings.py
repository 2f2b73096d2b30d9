"""Ratings."""

from __future__ import annotations

from math import log, log10

import numpy as np
import pytest
from scipy.optimize import minimize
from tests.arena.made_up import block

from tenshu.arena.match import Result
from tenshu.arena.ratings import LiveTable, _Fit, anchor, ratings


def duels(won: int, lost: int) -> list[Result]:
    """Return blocks of one game for two."""
    return [block(number, [1, 0] if number < won else [0, 1]) for number in range(won + lost)]


def test_a_duel_by_hand() -> None:
    """Of two, the difference is that of the odds, with one game more that nobody deserved."""
    first, second = ratings(duels(300, 100), ["a", "b"])

    assert ("a", "b", 0.0) == (first.name, second.name, second.rating)
    assert pytest.approx(400 * log10(300.5 / 100.5), abs=1e-6) == first.rating
    assert pytest.approx(400 * log10(0.75 / 0.25 * 1.24), abs=25) == first.high
    assert first.low < first.rating < first.high


def test_who_wins_everything_has_a_rating() -> None:
    """A clean sweep has no best strength, so that one game more keeps it finite."""
    (first, _) = ratings(duels(20, 0), ["a", "b"])

    assert pytest.approx(400 * log10(20.5 / 0.5), abs=1e-6) == first.rating


def test_ties_count_for_both() -> None:
    """A game that is shared moves nobody."""
    (first, second) = ratings([block(0, [2, 2]), block(1, [3, 3])], ["a", "b"])

    assert pytest.approx(0, abs=1e-9) == first.rating == second.rating


def test_who_has_not_played_has_no_rating() -> None:
    """A tournament that was stopped early rates those who have met; pairs that have nobody in common can be fitted."""
    one_pair = [block(0, [1, 0], pairing=("a", "b"))]
    two_pairs = [*one_pair, block(0, [1, 0], pairing=("c", "d"))]

    assert {"a", "b"} == {one.name for one in ratings(one_pair, ["a", "b", "c"])}
    assert all(np.isfinite([one.rating, one.low, one.high]).all() for one in ratings(two_pairs, ["a", "b", "c", "d"]))


def ranked(strengths: dict[str, float], pairing: tuple[str, str], seats: int, rng: np.random.Generator) -> list[float]:
    """Draw scores whose order is that of a Plackett-Luce model: the strength, with Gumbel's luck."""
    names = [pairing[0], *[pairing[1]] * (seats - 1)]
    return [strengths[name] + float(rng.gumbel()) for name in names]


def test_strengths_are_found_again() -> None:
    """From games that were drawn with known strengths, the fit finds these within its intervals."""
    rng, strengths = np.random.default_rng(5), {"random": 0.0, "b": 0.8, "c": 1.7}
    pairs = [(one, other) for one in strengths for other in strengths if one != other]
    results = [block(number, ranked(strengths, pair, 4, rng), pairing=pair) for number in range(300) for pair in pairs]
    found = {one.name: one for one in ratings(results, list(strengths))}

    assert 0 == found["random"].rating == found["random"].low
    for name in ("b", "c"):
        truth = strengths[name] * 400 / log(10)
        assert found[name].low < truth < found[name].high
        assert found[name].high - found[name].low < 120


def test_no_strengths_are_likelier() -> None:
    """Another method, on the likelihood of whole rankings, finds the same."""
    rng, names = np.random.default_rng(6), ["x", "y", "z"]
    pairs = [(one, other) for one in names for other in names if one != other]
    results = [
        block(n, ranked(dict.fromkeys(names, 0.0), pair, 3, rng), pairing=pair) for n in range(9) for pair in pairs
    ]

    def unlikely(free: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
        strengths, total = dict(zip(names, [*free, 0.0], strict=True)), 0.0
        for result in results:
            for game in result.games:
                order = sorted(range(3), key=lambda side: game.places[side])
                worth = [strengths[result.names(game)[side]] for side in order]
                total += sum(worth[k] - np.logaddexp.reduce(worth[k:]) for k in range(3))
        for candidate, baseline in pairs:  # the game more that nobody deserved, a third for each place
            x = strengths[candidate] - strengths[baseline]
            first, second = x - np.logaddexp(x, log(2)), -np.logaddexp(x, log(2)) + x - np.logaddexp(x, 0)
            total += (first + second - np.logaddexp(x, log(2)) - np.logaddexp(x, 0)) / 3
        return -float(total)

    found = _Fit(results, names).strengths(np.ones((1, 9)))[0] * log(10) / 400

    assert pytest.approx(minimize(unlikely, np.zeros(2)).x, abs=1e-3) == found[:2]


def test_who_stands_at_zero() -> None:
    """Someone who plays at random, or the rival, or who was named last."""
    assert "random" == anchor(["greedy", "visitor", "random"])
    assert "visitor" == anchor(["greedy", "visitor"])
    assert "rival" == anchor(["greedy", "rival"])
    assert "b" == anchor(["a", "b"])


def test_live_ratings_follow_the_games() -> None:
    """Who wins goes up and gets surer; copies of one bot move together."""
    table = LiveTable(["a", "b"])
    before = table.ratings["a"]
    for number in range(10):
        table.add(block(number, [9, 1, 2], [2, 7, 1], [1, 1, 3]))
    after = table.ratings

    assert after["a"].mu > before.mu > after["b"].mu
    assert after["a"].sigma < before.sigma

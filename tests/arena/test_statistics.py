"""How sure a tournament is."""

from __future__ import annotations

import numpy as np
import pytest
from tests.arena.made_up import block

from tenshu.arena.findings import find, order_shares, pace
from tenshu.arena.match import Pairing, Table
from tenshu.arena.setup import Setup
from tenshu.arena.sprt import BOUND, Sprt
from tenshu.arena.statistics import by_deal, effect, interval, standings


def test_the_interval_of_a_normal_sample() -> None:
    """Of much data that is normal, the bootstrap has the interval that tables have."""
    samples = np.random.default_rng(3).normal(10, 2, 400)
    found = interval(samples)
    margin = 1.96 * samples.std(ddof=1) / 20

    assert found.mean == samples.mean()
    assert pytest.approx(found.mean - margin, abs=0.02) == found.low
    assert pytest.approx(found.mean + margin, abs=0.02) == found.high


def test_the_interval_leans_with_the_sample() -> None:
    """Of data with a long tail, the interval reaches further to that side."""
    found = interval(np.random.default_rng(1).exponential(1, 30))

    assert found.low is not None
    assert found.high is not None
    assert found.high - found.mean > found.mean - found.low


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    """Of many intervals about 95 % hold the mean that the samples were drawn from."""
    rng = np.random.default_rng(2)
    found = [interval(rng.binomial(3, 0.25, 60) / 3) for _ in range(100)]

    assert 88 <= sum((one.low or 0) <= 0.25 <= (one.high or 0) for one in found) <= 99


def test_samples_without_spread() -> None:
    """One block has no interval, and blocks that are all alike have one of no width."""
    assert (2.0, None, None) == tuple(vars(interval(np.array([2.0]))).values())
    assert (2.0, 2.0, 2.0) == tuple(vars(interval(np.array([2.0, 2.0]))).values())
    assert effect(np.array([2.0, 2.0])) is None
    assert pytest.approx(2 / np.sqrt(2)) == effect(np.array([1.0, 3.0]))


def test_a_block_is_one_sample() -> None:
    """Standings are of block means, and what is played on one deal is one sample wherever deals are."""
    results = [block(0, [3, 1], [0, 2]), block(1, [1, 1], [3, 1])]
    (found,) = standings(results, {})

    assert (2, 4) == (found.blocks, found.games)
    assert (1 + 0.25) / 2 == found.share.mean
    assert (2 - 1) / 2 == found.lead.mean
    assert [2.0, 5.0] == by_deal([(7, 5.0), (3, 1.0), (3, 3.0)]).tolist()


def test_the_order_of_play_by_hand() -> None:
    """Shares are by who is asked first, not by seat, and are means over deals."""
    results = [block(0, [3, 1], [2, 0]), block(1, [0, 1], [1, 1])]
    first, second = order_shares(results)

    assert (0.625, 0.375) == (first.mean, second.mean)
    assert first.margin == second.margin


def test_pace_adds_up() -> None:
    """The decisions of all blocks are counted by bot."""
    found = pace([block(0, [1, 2]), block(1, [1, 2])])

    assert 2 == found["a"].decisions
    assert pytest.approx(1, rel=0.1) == found["b"].median_ms


def test_findings_as_plain_data() -> None:
    """All figures are there, for each bot and each line of the score sheet."""
    setup = Setup(Table("catte", 3, {}), ("greedy", "random"), 2, 1)
    results = [block(number, [9, 2, number], [1, 8, 3], [2, 2, 5], pairing=("greedy", "random")) for number in range(2)]
    told = find(setup, results, {}).json()

    assert ("catte", 2, ["greedy", "random"]) == (
        told["game"],
        told["blocks"],
        [one["name"] for one in told["ratings"]],  # type: ignore[attr-defined]
    )
    assert {"standings", "ratings", "order", "scores", "sheet", "pace", "par", "seed", "code"} <= set(told)
    assert 3 == len(told["order"])  # type: ignore[arg-type]


# The test that stops early


def ratio_by_hand(leads: list[float], effect: float) -> float:
    """Return the log likelihood ratio by trying all deviations."""
    sigma = np.linspace(0.05, 20, 200_000)
    x = np.array(leads)

    def best(d: float) -> float:
        squares = (x[:, None] - d * sigma) ** 2
        return float((-len(x) * np.log(sigma) - squares.sum(axis=0) / (2 * sigma**2)).max())

    return best(effect) - best(0)


@pytest.mark.parametrize("leads", [[1.0, 2.0, -0.5, 3.0], [-4.0, 1.0, 0.5], [2.0]])
def test_the_ratio_is_that_of_the_likeliest_deviations(leads: list[float]) -> None:
    """The closed form agrees with trying every deviation under either hypothesis."""
    test = Sprt(0.5)
    for lead in leads:
        test.add(lead)

    assert pytest.approx(ratio_by_hand(leads, 0.5), abs=1e-4) == test.ratio


def decide(mean: float, seed: int, effect: float = 0.4) -> tuple[str, int]:
    """Return what the test says of blocks with a deviation of 5, and after how many it says so."""
    test, rng = Sprt(effect), np.random.default_rng(seed)
    while not test.is_decided:
        test.add(rng.normal(mean, 5))
    return test.verdict, len(test.path)


def test_it_is_seldom_wrong_and_soon_done() -> None:
    """Either error comes up about 5 times in 100, after some 5.3 blocks over the square of the effect."""
    ahead, even = ([decide(mean, seed) for seed in range(300)] for mean in (0.4 * 5, 0))

    assert sum(verdict != "ahead" for verdict, _ in ahead) <= 24
    assert sum(verdict != "not-ahead" for verdict, _ in even) <= 24
    assert 20 < np.mean([blocks for _, blocks in ahead]) < 45


def test_even_bots_are_told_to_be_even() -> None:
    """Blocks without any lead, as of two bots that are one, decide too."""
    test = Sprt(0.5)
    while not test.is_decided:
        test.add(0.0)

    assert ("not-ahead", 24) == (test.verdict, len(test.path))
    assert -BOUND >= test.ratio
    assert ("open", 0.0) == (Sprt(0.1).verdict, Sprt(0.1).ratio)


def test_the_bound_is_that_of_the_protocol() -> None:
    """Errors of 5 % either way stop at 2.94."""
    assert 2.94 == round(BOUND, 2)
    assert {Pairing("a", "b"): "open"} == {
        Pairing(one.candidate, one.baseline): one.sprt
        for one in standings([block(0, [1, 2])], {Pairing("a", "b"): Sprt(0.1, [0.1])})
    }

"""Nets answer well where it is known what is best: they cannot get worse unseen."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean

import numpy as np
import pytest
from tests.bots.suite import losses, positions, share_right

from tenshu.bots.learned import NetBot
from tenshu.bots.net import net_of
from tenshu.games import GAMES, load

# What the answers of the nets that come with the games lose in each suite on average, from 0 to 1, rounded up:
# `python -m bench.positions --check`. A share of right answers would count a small mistake like a large one.
LOSSES = {"cat_tower": 0.0069, "catsle_builders": 0.0091, "catte": 0.0318, "white_castle": 0.0271}
# And how often they take what is best, or as good as that, rounded down.
RIGHT = {"cat_tower": 0.92, "catsle_builders": 0.9, "catte": 0.7, "white_castle": 0.71}
FEWEST = 40  # positions


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_net_answers_as_long_searches_do(name: str) -> None:
    """Its answers lose no more to what is best than they did when it was released."""
    found = losses(name, NetBot(load(name)))

    assert len(found) >= FEWEST
    assert mean(found) <= LOSSES[name]
    assert share_right(found) >= RIGHT[name]


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_net_with_broken_weights_is_found_out(name: str) -> None:
    """Weights that were laid out the wrong way round, or lost a layer, do not pass."""
    game, net = load(name), net_of(load(name))
    first, second, *others = net.layers
    own, weight, _ = second
    backwards = second._replace(own=np.ascontiguousarray(own.T), weight=np.ascontiguousarray(weight.T))
    nothing = second._replace(own=np.zeros_like(own), weight=np.zeros_like(weight))
    turned, lost = (replace(net, layers=(first, layer, *others)) for layer in (backwards, nothing))

    assert all(mean(losses(name, NetBot(game, broken))) > LOSSES[name] for broken in (turned, lost))


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_each_position_is_there_once(name: str) -> None:
    """None counts twice: where games begin alike, what is asked there is one position."""
    found = [(one.play.options, one.play.moves, one.seat) for one in positions(name)]

    assert all(one not in found[:number] for number, one in enumerate(found))


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_positions_are_questions_with_one_best_answer(name: str) -> None:
    """Each has a choice, and what was found best is legal."""
    for position in positions(name):
        legal = position.play.choices(position.seat)

        assert 1 < len(legal)
        assert set(position.worths) <= set(legal)
        assert max(position.worths, key=position.worths.__getitem__) == next(iter(position.worths))

"""Nets that play among each other: what is told of them is what came of their games."""

from __future__ import annotations

import numpy as np
import pytest
from bench.nets import Meeting, anything, pairs

from tenshu.bots.net import Net, net_of
from tenshu.games import load

GAMES = 256


def backwards(net: Net) -> Net:
    """Return a net that likes least what another likes best."""
    own, weight, bias = net.layers[-1]
    turned = net.layers[-1]._replace(own=-own, weight=-weight, bias=-bias)
    return Net(**{**vars(net), "layers": (*net.layers[:-1], turned)})


def test_each_is_tried_among_the_first_and_the_first_among_each() -> None:
    """Two others are compared with the first, and not with each other."""
    assert [("b", "a"), ("a", "b"), ("c", "a"), ("a", "c")] == pairs(["a", "b", "c"])


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), [("catte", 3), ("cat_tower", 2)])
def test_who_plays_well_wins_and_who_plays_backwards_does_not(name: str, seats: int) -> None:
    """Among nets that do the opposite of what it does a net wins nearly always, and one of them nearly never."""
    net, other = net_of(load(name)), backwards(net_of(load(name)))
    won, lead = Meeting(load(name), net, other, seats, GAMES).play(0.0)
    lost, behind = Meeting(load(name), other, net, seats, GAMES).play(0.0)

    assert (GAMES,) == won.shape == lead.shape
    assert 0.9 * seats < won.mean() <= seats
    assert 0 <= lost.mean() < 0.2
    assert behind.mean() < 0 < lead.mean()


@pytest.mark.compiled
def test_where_all_answers_slip_it_does_not_matter_who_plays() -> None:
    """The same luck then leads to the same games, whatever the nets would have liked, and one has its share."""
    game = load("catte")
    net = net_of(game)
    won, lead = Meeting(game, net, net, 3, GAMES).play(1.0)
    same = Meeting(game, backwards(net), net, 3, GAMES).play(1.0)

    assert np.array_equal(won, same[0])
    assert np.array_equal(lead, same[1])
    assert 0.7 < won.mean() < 1.3


def test_anything_is_legal_and_each_as_likely() -> None:
    """Of two that are legal each is drawn about as often as the other, and no third is."""
    legal = np.tile(np.array([0b1010], np.uint64), (1000, 1))
    drawn = anything(legal, 8, np.random.default_rng(1))

    assert {1, 3} == set(drawn.tolist())
    assert 400 < (drawn == 1).sum() < 600

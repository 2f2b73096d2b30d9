"""Layers that treat alike what is alike are the matrices that they stand for."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from tests.games.observed import exchanged
from torch import Tensor
from torch.nn import functional

from tenshu.bots.layers import actions_of, kinds_first
from tenshu.core.observing import Answers, Field, Observing, observe_nothing
from tenshu.learn.nets import Player
from tenshu.learn.tied import Given, Layer, Units, hidden_units, passing_on, with_sums

ALIKE = 3
INPUTS, OUTPUTS = Units(ALIKE, 4, 5), Units(ALIKE, 2, 3)

# What is about kinds stands between what is not, in rows and among actions.
OBSERVING = Observing(
    version=1,
    fields=(Field("any", 2, 9, ""), Field("cards", 12, 4, "", each=2), Field("suits", 3, 7, "", each=1)),
    hidden=(),
    answers=9,
    observe=observe_nothing,
    observe_hidden=observe_nothing,
    alike=ALIKE,
    about=(Answers(2), Answers(6, each=2), Answers(1)),
)


def dense(layer: Layer) -> tuple[Tensor, Tensor]:
    """Return the matrix and the biases that a layer stands for, with kinds first."""
    assert layer.own is not None
    each_out, each = layer.own.shape
    shared, rest = layer.weight[:, :each], layer.weight[:, each:]
    rows = []
    for kind in range(ALIKE):
        blocks = [shared[:each_out] + (layer.own if other == kind else 0) for other in range(ALIKE)]
        rows.append(torch.cat([*blocks, rest[:each_out]], 1))
    rows.append(torch.cat([*[shared[each_out:]] * ALIKE, rest[each_out:]], 1))
    return torch.cat(rows), torch.cat([*[layer.bias[:each_out]] * ALIKE, layer.bias[each_out:]])


def said_by(layer: Layer, given: Tensor) -> Tensor:
    """Return what a layer says of numbers with kinds first."""
    about = given[:, : ALIKE * INPUTS.each].reshape(-1, ALIKE, INPUTS.each)
    said = layer(Given(about, with_sums(about, given[:, ALIKE * INPUTS.each :])))
    return torch.cat([said.about.flatten(1), said.others], 1)


@torch.no_grad()
def test_a_layer_that_passes_on_adds_what_it_is_given() -> None:
    """Whether kinds are alike or not: it says a part of what it would say anyway, and what it is given besides."""
    torch.manual_seed(2)
    given = torch.randn(16, INPUTS.number)
    tied, plain = Layer(INPUTS, INPUTS), Layer(Units(0, 0, INPUTS.number), Units(0, 0, INPUTS.number))
    before = said_by(tied, given), plain(Given(None, given)).others
    passing_on(tied, 0.25)
    passing_on(plain, 0.25)

    assert torch.allclose(before[0] / 4 + given, said_by(tied, given), atol=1e-5)
    assert torch.allclose(before[1] / 4 + given, plain(Given(None, given)).others, atol=1e-5)


def test_a_layer_is_the_matrix_that_it_stands_for() -> None:
    """It says the same, and learns the same from what it is told."""
    torch.manual_seed(1)
    layer, given = Layer(INPUTS, OUTPUTS), torch.randn(16, INPUTS.number)
    told = torch.randn(16, OUTPUTS.number)
    learned = []
    for said in (said_by(layer, given), functional.linear(given, *dense(layer))):
        layer.zero_grad()
        (said.relu() * told).sum().backward()  # type: ignore[no-untyped-call]  # torch has no types for it
        learned.append([said, *(one.grad for one in layer.parameters() if one.grad is not None)])

    assert 4 == len(learned[0]) == len(learned[1])
    assert all(torch.allclose(mine, other, atol=1e-4) for mine, other in zip(*learned, strict=True))


@torch.no_grad()
def test_a_layer_begins_as_an_untied_one_does() -> None:
    """Weights of any kind are spread as evenly, and as far."""
    torch.manual_seed(2)
    weights, _ = dense(Layer(Units(ALIKE, 60, 20), Units(ALIKE, 50, 30)))
    bound = 1 / 200**0.5
    for block in (weights[:50, :60], weights[:50, 60:120], weights[150:, :60], weights[:50, 180:], weights[150:, 180:]):
        assert 0.9 * bound < float(block.abs().max()) < 1.001 * bound
        assert float(block.std()) == pytest.approx(bound / 3**0.5, rel=0.1)


@pytest.mark.parametrize(("width", "units"), [(640, (5, 112, 80)), (1280, (5, 224, 160)), (4, (5, 1, 1))])
def test_most_units_are_about_kinds(width: int, units: tuple[int, int, int]) -> None:
    """Seven of eight, and at least one of each; without kinds none."""
    assert units == hidden_units(5, width)
    assert (0, 0, width) == hidden_units(0, width)


def test_what_is_alike_stands_first() -> None:
    """Kinds tell the same in the same order; what is about none comes after them, as it was."""
    row, actions = kinds_first(OBSERVING.fields, ALIKE), kinds_first(actions_of(OBSERVING), ALIKE)

    assert [[2, 3, 8, 9, 14], [4, 5, 10, 11, 15], [6, 7, 12, 13, 16]] == row.about.tolist()
    assert [0, 1] == row.others.tolist()
    assert [2, 3, 4, 5, 6, 7, 0, 1, 8] == actions.flat.tolist()
    assert list(range(17)) == kinds_first(OBSERVING.fields, 0).flat.tolist()
    assert 0 == kinds_first(OBSERVING.fields, 0).about.size


@torch.no_grad()
def test_answers_come_back_in_the_order_of_actions() -> None:
    """What changes place in a row does so among the actions, wherever they are."""
    torch.manual_seed(3)
    player, kinds = Player(OBSERVING, 32, 3), [2, 0, 1]
    torch.nn.init.normal_(player.policy.weight)
    assert player.policy.own is not None
    torch.nn.init.normal_(player.policy.own)
    player.policy.bias[:] = torch.tensor([10.0, 20, 30, 40, 50])  # two for each kind, and three for the others
    rows = torch.randint(5, (8, OBSERVING.width), dtype=torch.uint8)
    others = torch.from_numpy(np.array([exchanged(OBSERVING.fields, row, kinds) for row in rows.numpy()]))
    liked, liked_there = player(rows)[0].numpy(), player(others)[0].numpy()

    assert [30, 40, *[10, 20] * 3, 50] == pytest.approx(liked.mean(0), abs=4)
    assert not np.allclose(liked, liked_there, atol=1e-2)
    assert np.allclose([exchanged(OBSERVING.about, row, kinds) for row in liked], liked_there, atol=1e-4)


def test_rows_are_scaled_and_what_fills_them_up_tells_nothing() -> None:
    """A number at its most counts as 1, for any kind; weights of what is not there never change."""
    torch.manual_seed(4)
    player = Player(OBSERVING, 32, 3)
    first = player.layers[0]
    torch.nn.init.normal_(player.value.weight)
    rows = torch.randint(5, (8, OBSERVING.width), dtype=torch.uint8)
    player(rows)[1].sum().backward()
    wanted = [1 / 4] * 4 + [1 / 7] + [0] * 3 + [1 / 9] * 2 + [0] * 6

    assert wanted == pytest.approx(player.scale.tolist())
    assert first.own is not None
    for weights, used in ((first.weight, player.scale > 0), (first.own, player.scale[:8] > 0)):
        assert weights.grad is not None
        assert 0 == weights.grad[:, ~used].count_nonzero()
        assert 0 < weights.grad[:, used].count_nonzero()


@pytest.mark.parametrize("is_tied", [True, False])
def test_bytes_are_read_in_half_precision_too(is_tied: bool) -> None:  # noqa: FBT001
    """Under autocast a net learns in half precision from the bytes as they are, and says in full about the same."""
    torch.manual_seed(5)
    player = Player(OBSERVING, 64, 3, is_tied=is_tied)
    torch.nn.init.normal_(player.value.weight)
    rows = torch.randint(5, (8, OBSERVING.width), dtype=torch.uint8)
    with torch.autocast("cpu", torch.bfloat16, cache_enabled=False):
        assert torch.bfloat16 == player.given(rows).others.dtype
        said = player(rows)[1]
    said.sum().backward()

    assert torch.float32 == said.dtype
    assert 0 < (player(rows)[1] - said).abs().max() < 0.1
    assert all(torch.float32 == one.grad.dtype for one in player.parameters() if one.grad is not None)

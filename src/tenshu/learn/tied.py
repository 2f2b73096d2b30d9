"""Layers that treat alike what the rules do not tell apart.

In a game with suits, of which none is stronger than another, a net would have to learn everything once for each suit.
Here the weights between what is about one suit and what is about the same one are shared by all suits, and so are
those between what is about two different ones: what is learned of one suit holds for all, and when suits change places
in what is seen, they change places in what is liked. The weights are kept and multiplied as few as they are: what a
suit gets from itself beyond what it gets from any, and what all get from the sum over suits
(`bots/layers.py`). Where nothing is alike that sum is left out, and the layer is like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from tenshu.bots.layers import Order, Places, Singles, kinds_first
from tenshu.core.observing import Answers, Field, scale

_ABOUT_KINDS = 7 / 8  # of the units of a hidden layer are about one kind each, the others about no kind
_EVEN = 8  # a GPU is several times as quick with rows of halves that are a multiple of this
_NOTHING = -1


class Units(NamedTuple):
    """What goes into a layer, or comes out of it."""

    alike: int  # kinds
    each: int  # how many are about one of them
    others: int  # how many are about none

    @property
    def number(self) -> int:
        """Return how many there are."""
        return self.alike * self.each + self.others


def hidden_units(alike: int, width: int) -> Units:
    """Return the units of a hidden layer; kinds have one each at least."""
    if alike == 0:
        return Units(0, 0, width)
    each = max(1, int(width * _ABOUT_KINDS) // alike)
    return Units(alike, each, max(1, width - alike * each))


class Given(NamedTuple):
    """What a layer is given of each row, or has to say of it."""

    about: Tensor | None  # each kind, a row of numbers a kind; None where no kinds are alike
    others: Tensor  # what is about no kind; before it, where a layer is given it, the sum over kinds
    scale: Tensor | None = None  # what is to be multiplied by, which falls to the weights: there are fewer of them


class Layer(nn.Module):
    """A linear layer, with as many weights as there are different ones."""

    def __init__(self, inputs: Units, outputs: Units) -> None:
        super().__init__()
        bound = 1 / sqrt(inputs.number)
        numbers = outputs.each + outputs.others
        self.weight = nn.Parameter(torch.empty(numbers, inputs.each + inputs.others).uniform_(-bound, bound))
        self.bias = nn.Parameter(torch.empty(numbers).uniform_(-bound, bound))
        # What is about a kind gets both from its own kind: so together they begin as large as the weights of others.
        both = torch.empty(outputs.each, inputs.each).uniform_(-bound, bound)
        own = both - self.weight.detach()[: outputs.each, : inputs.each]
        self.own = nn.Parameter(own) if outputs.each else None

    def forward(self, given: Given) -> Given:
        """Return the outputs."""
        weight = self.weight if given.scale is None else self.weight * given.scale
        common = functional.linear(given.others, weight, self.bias)
        if self.own is None or given.about is None:
            return Given(None, common)
        own = self.own if given.scale is None else self.own * given.scale[: self.own.shape[1]]
        about = functional.linear(given.about, own)
        for_kinds, others = common.split_with_sizes([len(own), len(weight) - len(own)], -1)
        about += for_kinds[:, None]
        return Given(about, others)


@torch.no_grad()
def passing_on(layer: Layer, part: float) -> Layer:
    """Let a layer whose outputs are as many as its inputs pass these on, besides a part of what it makes of them."""
    for weights in layer.parameters():
        weights.mul_(part)
    ways = layer.weight if layer.own is None else layer.own
    ways.diagonal().add_(1.0)
    if layer.own is not None:
        each = len(layer.own)
        layer.weight[each:, each:].diagonal().add_(1.0)
    return layer


class Rectified(nn.Module):
    """What is below zero becomes zero, and is made ready for the next layer."""

    def forward(self, said: Given) -> Given:
        """Return what the next layer is given."""
        if said.about is None:
            return Given(None, said.others.relu_())
        about = said.about.relu_()
        return Given(about, with_sums(about, said.others.relu()))


def with_sums(about: Tensor, others: Tensor) -> Tensor:
    """Return what is about no kind, with the sums over kinds before it."""
    return torch.cat([about.sum(1, dtype=about.dtype), others], -1)


class Reader(nn.Module):
    """A net that reads rows of bytes: it puts them in order, as its first layer takes them, and scales them."""

    scale: Tensor  # of what the first layer is given; 0 where rows were filled up
    kinds_at: Tensor
    others_at: Tensor

    def __init__(self, fields: Sequence[Field], alike: int) -> None:
        super().__init__()
        about, others = order = _filled(kinds_first(fields, alike)) if alike > 0 else kinds_first(fields, alike)
        self.inputs = _units(order)
        given = np.concatenate([*about[:1], others])
        self.register_buffer("scale", torch.from_numpy(_scale(fields, given)))
        self.register_buffer("kinds_at", torch.from_numpy(about.ravel().clip(0)), persistent=False)
        self.register_buffer("others_at", torch.from_numpy(others.clip(0)), persistent=False)

    def given(self, rows: Tensor) -> Given:
        """Return what the first layer is given. Bytes are cast at once into the numbers that it multiplies."""
        alike, each, _ = self.inputs
        if alike == 0:
            return Given(None, rows.to(self._precision(rows)), self.scale)
        about = rows.index_select(1, self.kinds_at).to(self._precision(rows)).view(-1, alike, each)
        others = rows.index_select(1, self.others_at).to(about.dtype)
        return Given(about, with_sums(about, others), self.scale)

    def _precision(self, rows: Tensor) -> torch.dtype:
        """Return the precision of what is multiplied; half of it tells all bytes apart."""
        kind = rows.device.type
        return torch.get_autocast_dtype(kind) if torch.is_autocast_enabled(kind) else self.scale.dtype


def _units(order: Order) -> Units:
    alike, each = order.about.shape
    return Units(alike, each, order.others.size)


def _filled(order: Order) -> Order:
    """Return an order with places of nothing after those about each kind and after the others, to be even."""
    (_, each), others = order.about.shape, order.others.size
    about = np.pad(order.about, ((0, 0), (0, -each % _EVEN)), constant_values=_NOTHING)
    return Order(about, np.pad(order.others, (0, -others % _EVEN), constant_values=_NOTHING))


def _scale(fields: Sequence[Field], places: Places) -> Singles:
    """Return what the numbers in some places are multiplied by: what is told of one kind, as that of any."""
    return np.append(scale(fields), np.float32(0))[places]  # the last is that of nothing


class Answering(nn.Module):
    """Puts what a last layer says of actions into their order."""

    back: Tensor | None

    def __init__(self, actions: Sequence[Answers], alike: int) -> None:
        super().__init__()
        order = kinds_first(actions, alike)
        is_in_order = bool((order.flat == np.arange(order.flat.size)).all())
        back = None if is_in_order else torch.from_numpy(np.argsort(order.flat))
        self.register_buffer("back", back, persistent=False)
        self.outputs = _units(order)

    def forward(self, said: Given) -> Tensor:
        """Return a column an action."""
        if said.about is None:
            return said.others
        liked = torch.cat([said.about.flatten(1), said.others], -1)
        return liked if self.back is None else liked.index_select(1, self.back)

"""Layers that treat alike what the rules do not tell apart.

In a game with suits, of which none is stronger than another, a net would have to learn everything once for each suit.
Here the weights between what is about one suit and what is about the same one are shared by all suits, and so are
those between what is about two different ones: what is learned of one suit holds for all, and when suits change places
in what is seen, they change places in what is liked. As matrices such layers are like any others, and are exported so.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from tenshu.core.observing import Observing

_ABOUT_KINDS = 7 / 8  # of the units of a hidden layer are about one kind each, the others about no kind
_NO_KIND = -1


class Units(NamedTuple):
    """What goes into a layer, or comes out of it."""

    tells: NDArray[np.int64]  # a number for what each unit tells, the same for all kinds
    kind: NDArray[np.int64]  # of what is alike, that it is about

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.kind)


def units(runs: Iterable[tuple[int, int]], alike: int) -> Units:
    """Return units from runs of some size, in which each kind has some in a row; 0 where no kind has any."""
    tells, kind, first = list[NDArray[np.int64]](), list[NDArray[np.int64]](), 0
    for size, each in runs:
        at = np.arange(size)
        kind.append(at // each % alike if each else np.full(size, _NO_KIND))
        tells.append(first + (at // (each * alike) * each + at % each if each else at))
        first += size
    return Units(np.concatenate(tells), np.concatenate(kind))


def row_units(observing: Observing) -> Units:
    """Return the numbers of a row."""
    return units(((field.size, field.each) for field in observing.fields), observing.alike)


def whole_units(observing: Observing) -> Units:
    """Return the numbers of a row and of one of hidden facts."""
    return units(((field.size, field.each) for field in (*observing.fields, *observing.hidden)), observing.alike)


def hidden_units(observing: Observing, width: int) -> Units:
    """Return the units of a hidden layer."""
    each = int(width * _ABOUT_KINDS) // observing.alike if observing.alike else 0
    about = each * observing.alike
    return units(((about, each), (width - about, 0)), observing.alike)


def answer_units(observing: Observing) -> Units:
    """Return the actions of seats."""
    return units(observing.about or [(observing.answers, 0)], observing.alike)


EXPECTED = units([(1, 0)], 0)  # what can be expected


class Tied(nn.Module):
    """A linear layer with as many weights of its own as there are different ones."""

    index: Tensor
    offset_index: Tensor

    def __init__(self, inputs: Units, outputs: Units) -> None:
        super().__init__()
        index, offset_index = _ties(outputs, inputs), _numbered(outputs.tells)
        self.register_buffer("index", torch.from_numpy(index), persistent=False)
        self.register_buffer("offset_index", torch.from_numpy(offset_index), persistent=False)
        bound = 1 / sqrt(len(inputs))  # as an untied layer begins
        self.own = nn.Parameter(torch.empty(int(index.max()) + 1).uniform_(-bound, bound))
        self.offsets = nn.Parameter(torch.empty(int(offset_index.max()) + 1).uniform_(-bound, bound))

    @property
    def weight(self) -> Tensor:
        """Return the weights as a matrix."""
        # What is gathered is added up again by a kernel that, unlike that of an index, does not sort first.
        return self.own.gather(0, self.index.flatten()).view(self.index.shape)

    @property
    def bias(self) -> Tensor:
        """Return what is added to each output."""
        return self.offsets.gather(0, self.offset_index)

    def forward(self, given: Tensor) -> Tensor:
        """Return the outputs."""
        return functional.linear(given, self.weight, self.bias)


def _ties(outputs: Units, inputs: Units) -> NDArray[np.int64]:
    """Return for each weight of a matrix the number of those that it is the same as."""
    both = (outputs.kind[:, None] != _NO_KIND) & (inputs.kind != _NO_KIND)
    relation = np.where(both, 1 + (outputs.kind[:, None] == inputs.kind), 0)
    told = outputs.tells[:, None] * (inputs.tells.max() + 1) + inputs.tells
    return _numbered(relation * (told.max() + 1) + told)


def _numbered(values: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return numbers from 0 on, the same where values are the same."""
    return np.unique(values, return_inverse=True)[1].reshape(values.shape)

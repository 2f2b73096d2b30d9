"""The layers of a net, and what they do with one row in compiled code.

Where the rules do not tell some kinds of things apart, such as suits, a unit of a layer is about one of these kinds or
about none. Kinds have as many units each, and what these get is the same for all kinds:

    about a kind: what it says of its own kind through `own`, and the sum over all kinds and the others through `weight`
    about none:                                               the sum over all kinds and the others through `weight`

So nothing changes when kinds change places, other than the places. A layer without kinds has its `weight` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenshu.core.observing import Answers, Field, Observing
from tenshu.core.record import Bytes
from tenshu.core.rules import compiled, door

Singles: TypeAlias = NDArray[np.float32]
Places: TypeAlias = NDArray[np.int64]

HIDDEN = 3  # layers


class Layer(NamedTuple):
    """The weights of a layer, a row for each of its inputs; its outputs are those about one kind, and the others."""

    own: Singles  # from what is about a kind to what is about the same; empty where no kinds are alike
    weight: Singles  # from the sum of what is about each kind, and from what is about none, to all
    bias: Singles


class Order(NamedTuple):
    """Where in a row the numbers are, or among all actions those, that are about kinds and about none."""

    about: Places  # a row a kind, in which what is told is the same for all kinds
    others: Places

    @property
    def flat(self) -> Places:
        """Return all of them, those about the first kind first and those about none last."""
        return np.concatenate([self.about.ravel(), self.others])


def kinds_first(runs: Sequence[Field | Answers], alike: int) -> Order:
    """Return the order in which layers take what some runs are about; without kinds it is as it is."""
    about, others, first = list[Places](), list[Places](), 0
    for run in runs:
        here = np.arange(first, first + run.size)
        first += run.size
        if run.each and alike:
            about.append(here.reshape(-1, alike, run.each).swapaxes(0, 1).reshape(alike, -1))
        else:
            others.append(here)
    nothing = np.empty((alike, 0), np.int64)
    return Order(np.concatenate([nothing, *about], axis=1), np.concatenate([nothing.ravel(), *others]))


def actions_of(observing: Observing) -> Sequence[Answers]:
    """Return the actions of seats, by what they are about."""
    return observing.about or [Answers(observing.answers)]


@compiled
def _add(out: Singles, number: np.float32, weights: Singles) -> None:
    for unit in range(out.size):
        out[unit] += number * weights[unit]


@compiled
def _applied(given: Singles, own: Singles, weight: Singles, bias: Singles, alike: int) -> Singles:
    """Return what a layer makes of what it is given, both with kinds first."""
    each, each_out = own.shape
    common = bias.copy()
    for unit in range(each):
        total: np.float32 = np.float32(0)
        for kind in range(alike):
            total += given[kind * each + unit]
        if total != 0:
            _add(common, total, weight[unit])
    for unit in range(each, len(weight)):
        number = given[alike * each + unit - each]
        if number != 0:
            _add(common, number, weight[unit])
    out = np.empty(alike * each_out + common.size - each_out, np.float32)
    out[alike * each_out :] = common[each_out:]
    for kind in range(alike):
        about = out[kind * each_out : (kind + 1) * each_out]
        about[:] = common[:each_out]
        for unit in range(each):
            number = given[kind * each + unit]
            if number != 0:
                _add(about, number, own[unit])
    return out


@door
def forward(
    row: Bytes,
    order: Places,
    owns: tuple[Singles, ...],
    weights: tuple[Singles, ...],
    biases: tuple[Singles, ...],
    alike: int,
) -> Singles:
    """Let a row go through the layers; what is zero on the way is skipped."""
    found = np.empty(order.size, np.float32)
    for place in range(order.size):
        found[place] = row[order[place]]
    for layer in range(HIDDEN):
        found = np.maximum(_applied(found, owns[layer], weights[layer], biases[layer], alike), np.float32(0))
    return _applied(found, owns[HIDDEN], weights[HIDDEN], biases[HIDDEN], alike)

"""The layers of a net, and what they do with rows in compiled code.

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

_AT_ONCE = 4  # rows of weights that are added


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
def _found(given: Singles, places: Places, numbers: Singles) -> int:
    """Write where the numbers are that are not zero, and which they are; return how many, filled up to whole steps."""
    found = 0
    for place in range(given.size):
        places[found], numbers[found] = place, given[place]
        found += given[place] != 0
    while found % _AT_ONCE != 0:
        places[found], numbers[found] = 0, 0
        found += 1
    return found


@compiled
def _add_products(given: Singles, weight: Singles, out: Singles) -> None:
    """Add what each of some rows is, times the weights; most of its numbers are zero, and skipped.

    Four rows of weights are added at once, so that what they are added to is read and written a quarter as often.
    """
    room = given.shape[1] + _AT_ONCE
    places, numbers = np.empty(room, np.int64), np.empty(room, np.float32)
    # Numba looks after indices that could be negative, and a loop with those does not run in vectors.
    units = np.uint64(out.shape[1])
    for row in range(len(given)):
        sums = out[row]
        for at in range(0, _found(given[row], places, numbers), _AT_ONCE):
            first, second, third, fourth = numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]
            of_first, of_second = weight[places[at]], weight[places[at + 1]]
            of_third, of_fourth = weight[places[at + 2]], weight[places[at + 3]]
            for unit in range(units):
                sums[unit] += (first * of_first[unit] + second * of_second[unit]) + (
                    third * of_third[unit] + fourth * of_fourth[unit]
                )


@compiled
def _taken(rows: Bytes, places: Places) -> Singles:
    """Return the numbers of each row in some places."""
    taken = np.empty((len(rows), places.size), np.float32)
    for row in range(len(rows)):
        for number in range(places.size):
            taken[row, number] = rows[row, places[number]]
    return taken


@compiled
def _with_sums(about: Singles, others: Singles, alike: int) -> Singles:
    """Return what is about no kind, with the sums over kinds before it."""
    if alike == 0:
        return others
    each = about.shape[1]
    given = np.zeros((len(others), each + others.shape[1]), np.float32)
    for row in range(len(others)):
        given[row, each:] = others[row]
        for kind in range(row * alike, (row + 1) * alike):
            for unit in range(each):
                given[row, unit] += about[kind, unit]
    return given


@compiled
def _applied(about: Singles, others: Singles, layer: Layer, alike: int) -> tuple[Singles, Singles]:
    """Return what a layer makes of what is about each kind, a row a kind, and of what is about none."""
    own, weight, bias = layer
    common = np.empty((len(others), bias.size), np.float32)
    common[:] = bias
    _add_products(_with_sums(about, others, alike), weight, common)
    if alike == 0:
        return about, common
    each = own.shape[1]
    said = np.empty((len(about), each), np.float32)
    for kind in range(len(about)):
        said[kind] = common[kind // alike, :each]
    _add_products(about, own, said)
    return said, np.ascontiguousarray(common[:, each:])


@compiled
def _rectify(said: Singles) -> None:
    for row in said:
        for unit in range(row.size):
            row[unit] = max(row[unit], np.float32(0))


@door
def forward(rows: Bytes, seen: Places, layers: tuple[Layer, ...], alike: int) -> tuple[Singles, Singles]:
    """Let some rows go through the layers; return what the last says about each kind, a row a kind, and about none."""
    each = layers[0].own.shape[0]
    about = _taken(rows, seen[: alike * each]).reshape(len(rows) * alike, each)
    others = _taken(rows, seen[alike * each :])
    for layer in range(len(layers) - 1):
        about, others = _applied(about, others, layers[layer], alike)
        _rectify(about)
        _rectify(others)
    return _applied(about, others, layers[-1], alike)

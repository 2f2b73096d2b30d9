"""What a seat sees, as a row of small numbers that nets read.

A game's module `observe` names the fields of the row and writes them. It is given a state in which what the seat may
not see is blank already, so that no net can look at it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tenshu.core.record import Bytes
from tenshu.core.rules import compiled

LARGEST = 255  # number in a row, which is made of bytes

_Number = TypeVar("_Number", bound=np.generic)


class Axis(NamedTuple):
    """Things of one sort, each of which has its own numbers in a field: one, or what the axes after this one say."""

    size: int  # how many there are
    what: str  # they are, in the plural


class Field(NamedTuple):
    """Some numbers of a row that belong together."""

    name: str
    axes: tuple[Axis, ...] | int  # what there is a number for each of; or how many numbers, where that needs no word
    most: int  # that each of them can be; nets divide by it
    meaning: str
    each: int = 0  # how many numbers in a row are about one kind of what is alike; 0 where none are

    @property
    def shape(self) -> tuple[int, ...]:
        """Return how many numbers there are along each axis."""
        return (self.axes,) if isinstance(self.axes, int) else tuple(axis.size for axis in self.axes)

    @property
    def size(self) -> int:
        """Return how many numbers there are."""
        return prod(self.shape)


class Answers(NamedTuple):
    """Some actions of seats that belong together."""

    size: int
    each: int = 0  # as of a field


class Observing(NamedTuple):
    """How a game is observed."""

    # Rises when the same state could give another row, or when the most of a field or what is alike is told otherwise:
    # weights are trained on all of these, and note the version.
    version: int
    fields: tuple[Field, ...]
    hidden: tuple[Field, ...]  # what is hidden from the seat, for the critic of a training; empty where nothing is
    answers: int  # the actions of seats are below this; those above are of chance
    observe: Callable[[Any, int, Bytes], None]  # a redacted state, the seat, and a row of zeros to write on
    observe_hidden: Callable[[Any, int, Bytes], None]  # the same of a whole state
    # Kinds of things that the rules do not tell apart, such as suits, and which actions are about each of them.
    # Whatever is true stays true when they change places, and a net need not learn it for each of them.
    alike: int = 0
    about: tuple[Answers, ...] = ()

    @property
    def width(self) -> int:
        """Return how many numbers a row has."""
        return sum(field.size for field in self.fields)

    @property
    def hidden_width(self) -> int:
        """Return how many numbers a row of hidden facts has."""
        return sum(field.size for field in self.hidden)

    @property
    def scale(self) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
        """Return what each number of a row is to be multiplied by, to be 1 at most."""
        return scale(self.fields)


def starts(fields: Sequence[Field]) -> tuple[int, ...]:
    """Return where each field begins in its row."""
    return tuple(accumulate((field.size for field in fields[:-1]), initial=0))


def by_field(fields: Sequence[Field], rows: NDArray[_Number]) -> dict[str, NDArray[_Number]]:
    """Return the numbers of a row by the names of its fields, each in its shape; many rows are parted all at once."""
    ends = list(accumulate(field.size for field in fields))
    parts = np.split(rows, ends, axis=-1)[: len(fields)]
    return {f.name: part.reshape(*rows.shape[:-1], *f.shape) for f, part in zip(fields, parts, strict=True)}


def scale(fields: Sequence[Field]) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """Return what each number of these fields is to be multiplied by, to be 1 at most."""
    sizes, most = [field.size for field in fields], [1 / field.most for field in fields]
    return np.repeat(most, sizes).astype(np.float32)


@compiled
def observe_nothing(_state: Any, _seat: int, _row: Bytes) -> None:  # noqa: ANN401 (a record of any game)
    """Observe no hidden facts, since there are none."""

"""A game state as one flat record: named fields, fixed sizes, plain bytes.

A `Record` subclass is written like a dataclass and becomes a NumPy dtype.
Rules read it as `state.hand[seat]`, in Python, in compiled code and on a GPU alike.
Copying, comparing, hashing and saving a state are copying, comparing, hashing and saving its bytes.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, ClassVar, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

Bytes: TypeAlias = NDArray[np.uint8]
Ints: TypeAlias = NDArray[Any]  # whole numbers of any width


class _Field:
    def __init__(self, kind: type[np.generic], shape: tuple[int, ...]) -> None:
        self.kind, self.shape = kind, shape


def i16(*shape: int) -> Any:
    """Declare a field of whole numbers from -32,768 to 32,767.

    Wide enough that no product of small numbers overflows when the rules run interpreted,
    where NumPy keeps the width of a field.
    """
    return _Field(np.int16, shape)


def u64(*shape: int) -> Any:
    """Declare a field of sets, each of the numbers 0 to 63 (see `bits`)."""
    return _Field(np.uint64, shape)


class Record:
    """Base of every game state."""

    dtype: ClassVar[np.dtype[Any]]
    _layout: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields = {n: f for c in reversed(cls.__mro__) for n, f in vars(c).items() if isinstance(f, _Field)}
        for name in fields:
            if hasattr(np.record, name) or hasattr(Record, name):
                raise TypeError(f"a field cannot be called {name}: interpreted rules would get the method of that name")
        # Widest first, so that no field needs padding before it.
        rows = sorted(fields.items(), key=lambda row: -np.dtype(row[1].kind).itemsize)
        layout = np.dtype([(name, f.kind, f.shape) for name, f in rows], align=True)
        cls.dtype = np.dtype((np.record, layout))
        cls._layout = layout

    @classmethod
    def blank(cls) -> Bytes:
        """Return the bytes of a state in which every field is zero."""
        return np.zeros(cls.dtype.itemsize, np.uint8)

    @classmethod
    def on(cls, data: Bytes) -> Self:
        """Return a state that reads and writes `data`."""
        return np.frombuffer(data, cls.dtype)[0]  # type: ignore[no-any-return]

    @classmethod
    def row(cls, data: Bytes) -> np.void:
        """Return the fields by name, for who wants to look at a few of them."""
        return np.frombuffer(data, cls._layout)[0]  # type: ignore[no-any-return]  # ten times faster than `data.view`

    @classmethod
    def read(cls, data: Bytes) -> Self:
        """Return a state to look at, whose fields Python reads twenty times faster than those of `on`.

        It is not for compiled rules, and single numbers are as they were when it was made.
        """
        row = cls.row(data)
        fields = {name: row[name] for name in cls._layout.fields or ()}
        plain = {name: value if isinstance(value, np.ndarray) else value.item() for name, value in fields.items()}
        return SimpleNamespace(**plain)  # type: ignore[return-value]  # it has all fields, which is all that is asked of it

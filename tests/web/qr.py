"""Reads a QR code from its picture. The picture is exact, so what would correct errors is left aside.

Codes are as our pages draw them: versions 1 to 5 at level L, which hold up to 106 bytes in one block.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import TypeAlias

import numpy as np
from matplotlib.image import imread
from numpy.typing import NDArray

Modules: TypeAlias = NDArray[np.bool_]  # by row and column, true where it is dark

_FINDER = 7  # modules along an edge of the squares in three corners
_LARGEST = 37  # modules along an edge of version 5
_VEIL = 0b101010000010010  # laid over the format, so that it is never all light
_LEVEL_L = 0b01
_BYTES = 0b0100  # the mode in which letters are bytes

_MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, _column: row % 2 == 0,
    lambda _row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)


def read_picture(png: bytes, margin: int) -> str:
    """Return what a code says, from a picture of which so many pixels along the edges are no part of it."""
    light = imread(BytesIO(png), format="png")[margin:-margin, margin:-margin, :3].mean(axis=2)
    return read_modules(_sample(light < (light.min() + light.max()) / 2))


def _sample(dark: Modules) -> Modules:
    """Return the modules of a code that stands upright, by the pixels in the middle of each."""
    rows, columns = (np.flatnonzero(dark.any(axis=axis)) for axis in (1, 0))
    code = dark[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    finder = 1 + int(np.argmin(code[1, 1:]))  # pixels until the first that is light again; edges may be half dark
    size = round(len(code) * _FINDER / finder)
    middles = [int((number + 0.5) * len(code) / size) for number in range(size)]
    return code[np.ix_(middles, middles)]


def read_modules(modules: Modules) -> str:
    """Return what a code says."""
    size = len(modules)
    assert modules.shape == (size, size)
    assert size <= _LARGEST, "several blocks"
    assert size % 4 == 1, f"no code has {size} modules"
    mask = _MASKS[_mask(modules)]
    bits = "".join(str(int(modules[at] ^ mask(*at))) for at in _way(size))
    assert int(bits[:4], 2) == _BYTES
    length = int(bits[4:12], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def _mask(modules: Modules) -> int:
    """Return the number of the mask, which the format beside the first corner tells."""
    along = [
        *(modules[8, column] for column in (0, 1, 2, 3, 4, 5, 7, 8)),
        *(modules[r, 8] for r in (7, 5, 4, 3, 2, 1, 0)),
    ]
    told = int("".join(str(int(one)) for one in along), 2) ^ _VEIL
    assert told >> 13 == _LEVEL_L, "more than one block, perhaps"
    return told >> 10 & 0b111


def _way(size: int) -> Iterator[tuple[int, int]]:
    """Yield where the bits lie: up and down in pairs of columns from the right, around all that is no data."""
    pairs = [right if right > _FINDER - 1 else right - 1 for right in range(size - 1, 0, -2)]
    for number, right in enumerate(pairs):
        for row in range(size) if number % 2 else range(size - 1, -1, -1):
            yield from ((row, column) for column in (right, right - 1) if _is_data(row, column, size))


def _is_data(row: int, column: int, size: int) -> bool:
    """Tell whether a module is data: not of corners and their formats, of the dotted lines, or of the small square."""
    first, last = _FINDER + 1, size - _FINDER - 2
    in_corner = (row <= first and (column <= first or column > last)) or (row > last and column <= first)
    on_line = _FINDER - 1 in {row, column}
    in_square = size > _FINDER * 3 and abs(row - size + _FINDER) <= 2 >= abs(column - size + _FINDER)
    return not (in_corner or on_line or in_square)

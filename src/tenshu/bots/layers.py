"""What a net does with one row, in compiled code."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenshu.core.record import Bytes
from tenshu.core.rules import door

Singles: TypeAlias = NDArray[np.float32]

HIDDEN = 3  # layers


@door
def forward(row: Bytes, layers: tuple[Singles, ...], biases: tuple[Singles, ...], found: Singles, out: Singles) -> None:
    """Let a row go through the layers."""
    found[0], found[1], found[2], out[:] = biases[0], biases[1], biases[2], biases[3]
    for number in range(row.size):
        if row[number] != 0:
            found[0] += np.float32(row[number]) * layers[0][number]
    for unit in range(found.shape[1]):
        if found[0, unit] > 0:
            found[1] += found[0, unit] * layers[1][unit]
    for unit in range(found.shape[1]):
        if found[1, unit] > 0:
            found[2] += found[1, unit] * layers[2][unit]
    for unit in range(found.shape[1]):
        if found[2, unit] > 0:
            out += found[2, unit] * layers[3][unit]

"""The arrays of many tables as tensors: the same memory, nothing is copied."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from tenshu.core.bits import WORD
from tenshu.vector import Tables


class Watched(NamedTuple):
    """What `vector.arrays` holds, as tensors."""

    rows: Tensor
    hidden: Tensor
    legal: Tensor  # signed, since torch knows little of unsigned words; the bits are the same
    seat: Tensor
    gains: Tensor
    over: Tensor
    won: Tensor
    finals: Tensor
    sides: Tensor
    actions: Tensor


def watch(tables: Tables) -> Watched:
    """Return the arrays of tables as tensors."""
    seen, outcome = tables.seen, tables.outcome
    return Watched(
        *(tensor(array) for array in (seen.rows, seen.hidden, seen.legal.view(np.int64), seen.seat)),
        *(tensor(array) for array in (outcome.gains, outcome.over, outcome.won, outcome.finals)),
        *(tensor(array) for array in (tables.board.sides, tables.actions)),
    )


def legal_mask(legal: Tensor, answers: int) -> Tensor:
    """Return sets of answers, each in words of 64 bits, as a column an answer: `Tables.masks` wherever the tables are.

    Where the game is over it has what was legal at the last decision, while there nothing is.
    """
    bits = torch.ones(WORD, dtype=torch.int64, device=legal.device) << torch.arange(WORD, device=legal.device)
    return (legal[:, :, None] & bits).ne(0).flatten(1)[:, :answers]


def tensor(array: Any) -> Tensor:  # noqa: ANN401 (an array of NumPy or of a GPU)
    """Return an array as a tensor, without a copy."""
    if isinstance(array, np.ndarray):
        return torch.from_numpy(array)
    if array.size == 0:  # as hidden facts where there are none; memory of no bytes cannot be shared
        return torch.empty(array.shape, dtype=torch.uint8, device="cuda")
    return torch.as_tensor(array, device="cuda")

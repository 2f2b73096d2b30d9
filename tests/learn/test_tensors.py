"""The arrays of many tables as tensors."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from tenshu.core.game import Game
from tenshu.games import load
from tenshu.learn.tensors import Watched, legal_mask, watch
from tenshu.vector import Tables
from tenshu.vector.loops import NOBODY


@pytest.fixture
def tables(catte: Game) -> Tables:
    """Return tables that have begun."""
    tables = Tables(catte, 64, hidden=True)
    tables.reset(seed=7)
    return tables


def arrays(tables: Tables) -> Watched:
    """Return what is watched, as arrays of NumPy."""
    return Watched(*tables.seen, *tables.outcome[:4], tables.board.sides, tables.actions)


def drawn(now: Watched, tables: Tables) -> torch.Tensor:
    """Return an answer for each table, at random among those that are legal."""
    return torch.multinomial(legal_mask(now.legal, tables.observing.answers).float(), 1).squeeze(1)


def test_nothing_is_copied(tables: Tables) -> None:
    """Each tensor lies where its array does, in its shape, and a step and a reset leave it there."""
    now = watch(tables)
    tables.reset(seed=8)
    tables.step(tables.masks().argmax(axis=1))
    for name, array in arrays(tables)._asdict().items():
        tensor = getattr(now, name)
        assert array.ctypes.data == tensor.data_ptr(), name
        assert array.shape == tuple(tensor.shape), name
        assert array.strides == tuple(tensor.element_size() * stride for stride in tensor.stride()), name


def test_what_is_written_is_what_is_played(tables: Tables) -> None:
    """Answers that a tensor is given are those of the next step, and what came of them is told by tensors."""
    torch.manual_seed(1)
    beside = Tables(tables.game, len(tables), hidden=True)
    beside.reset(seed=7)
    now = watch(tables)
    for _ in range(40):
        now.actions[:] = drawn(now, tables)
        beside.step(now.actions.numpy().copy())
        tables.step()

    assert np.array_equal(beside.states(), tables.states())
    assert np.array_equal(beside.seen.rows, now.rows.numpy())
    assert np.array_equal(beside.outcome.gains, now.gains.numpy())


@pytest.mark.parametrize("name", ["catte", "white_castle"])
def test_what_is_legal_is_what_masks_say(name: str) -> None:
    """A mask of tensors is that of NumPy, also where the answers take several words; and answers from it are legal."""
    tables = Tables(load(name), 16)
    tables.reset(seed=7)
    torch.manual_seed(2)
    now = watch(tables)
    for _ in range(30):
        mask = legal_mask(now.legal, tables.observing.answers)
        assert np.array_equal(tables.masks(), mask.numpy())
        tables.step(drawn(now, tables).numpy())  # which checks them


def test_where_a_game_is_over_a_set_counts_for_nothing(catte: Game) -> None:
    """At a table that stays over, whoever decides says so, and what is legal does not."""
    tables = Tables(catte, 2, again=False)
    tables.reset(seed=7)
    now = watch(tables)
    while bool((now.seat != NOBODY).any()):
        tables.step(drawn(now, tables).numpy())

    assert not tables.masks().any()
    assert bool(legal_mask(now.legal, tables.observing.answers).any(1).all())

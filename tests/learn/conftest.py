"""A training so small that a test can wait for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
import torch

from tenshu.core.game import Game
from tenshu.games import load
from tenshu.learn.recipes import Recipe, recipe_of
from tenshu.learn.training import Training

WINDOWS = 12

Train = Callable[..., Training]


@pytest.fixture(scope="session", autouse=True)
def _one_thread() -> Iterator[None]:
    """Let nets that are this small not wait for threads."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@pytest.fixture(scope="session")
def catte() -> Game:
    """Return the game that is learned here."""
    return load("catte")


@pytest.fixture(scope="session")
def tiny(catte: Game) -> Recipe:
    """Return a recipe for a narrow net at few tables, which learns in large steps and is always paid the same."""
    few = recipe_of(catte).with_tables(64)
    return replace(few, scale=(25.0, 25.0), layers=3, width=32, critic=32, games=64, rate=(3e-3, 3e-3), average=0.9)


@pytest.fixture(scope="session")
def folder(catte: Game, tiny: Recipe, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a training that has been through some windows; nobody may write to it."""
    folder = tmp_path_factory.mktemp("training")
    training = Training(catte, tiny, folder, device="cpu", seed=3)
    assert WINDOWS == len(list(islice(training.run(1000), WINDOWS)))
    training.save()
    return folder

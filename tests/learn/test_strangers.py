"""Nets that answer as searches do, and who learns among them."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
import torch

from tenshu.core.bits import numbers
from tenshu.core.game import Game
from tenshu.learn.nets import Player
from tenshu.learn.recipes import Recipe, recipe_of
from tenshu.learn.searches import Answered, gather
from tenshu.learn.strangers import STRANGERS, fit, stranger_of
from tenshu.learn.training import Training
from tenshu.vector.stepping import observing_of

pytestmark = pytest.mark.compiled

STUDIED = 900


@pytest.fixture(scope="module")
def quick(tiny: Recipe) -> Recipe:
    """Return a recipe in which a hasty search is studied for a moment."""
    return replace(tiny, strangers=0.5, search=10, studied=STUDIED)


@pytest.fixture(scope="module")
def answered(catte: Game, quick: Recipe, tmp_path_factory: pytest.TempPathFactory) -> Answered:
    """Return what some searches answered."""
    return played(catte, quick, tmp_path_factory.mktemp("searches"))


def played(game: Game, recipe: Recipe, folder: Path, threads: int = 2) -> Answered:
    """Return what searches answer, who are told of to nobody."""
    return gather(game, recipe, folder, seed=5, threads=threads, progress=lambda _: None)


# What searches answered


def test_only_what_is_legal_was_tried(catte: Game, answered: Answered) -> None:
    """Each decision has several legal answers; what was tried of them adds up to one."""
    assert (STUDIED, observing_of(catte).width) == answered.rows.shape
    for words, shares in zip(answered.legal, answered.shares, strict=True):
        legal = numbers(words)

        assert 1 < len(legal)
        assert set(np.flatnonzero(shares).tolist()) <= set(legal)
        assert 1.0 == pytest.approx(float(shares.astype(float).sum()), abs=0.01)


def test_games_are_the_same_however_many_threads_there_are(
    catte: Game, quick: Recipe, answered: Answered, tmp_path: Path
) -> None:
    """One thread finds what two found; what it has kept is read and not played again, and what is damaged is."""
    first = played(catte, quick, tmp_path, threads=1)
    parts = sorted(tmp_path.iterdir())
    parts[0].write_bytes(parts[0].read_bytes()[:100])
    again = played(catte, quick, tmp_path)

    for column in range(len(Answered._fields)):
        assert np.array_equal(answered[column], first[column])
        assert np.array_equal(answered[column], again[column])


def test_progress_is_told(catte: Game, quick: Recipe, tmp_path: Path) -> None:
    """It rises to what is wanted, and no further."""
    told: list[int] = []
    gather(catte, quick, tmp_path, seed=5, threads=2, progress=told.append)

    assert told == sorted(told)
    assert STUDIED == told[-1]


# What is learned from them


def test_a_net_learns_to_answer_as_searches_do(catte: Game, quick: Recipe, answered: Answered) -> None:
    """In decisions that it has not seen it agrees more often than one that knows nothing."""
    fitted = fit(catte, quick, answered, device="cpu", seed=1)
    few = Answered(answered.rows[:2], answered.legal[:2], answered.shares[:2])
    nothing = fit(catte, quick, few, device="cpu", seed=1)
    last = STUDIED - STUDIED // 20
    held_out = [len(numbers(words)) for words in answered.legal[last:]]
    by_luck = float(np.mean([1 / ways for ways in held_out]))

    assert fitted.agrees > by_luck + 0.1
    assert nothing.agrees in (0.0, 1.0)  # of one decision


def test_a_stranger_is_made_once(catte: Game, quick: Recipe, tmp_path: Path) -> None:
    """The folder keeps it; who goes on later finds it there, and plays nothing again."""
    told: list[int] = []

    def made() -> Player:
        return stranger_of(catte, quick, tmp_path, device="cpu", seed=5, threads=2, progress=told.append)

    first, decisions = made(), len(told)
    second = made()

    assert (tmp_path / STRANGERS).exists()
    assert decisions == len(told) > 0
    rows = torch.randint(2, (8, observing_of(catte).width), dtype=torch.uint8)
    assert torch.equal(first(rows)[0], second(rows)[0])


def test_strangers_sit_beside_past_selves(catte: Game, quick: Recipe, tmp_path: Path) -> None:
    """A fifth of the tables have past selves, half have strangers; the other tables are one's own."""
    torch.manual_seed(3)
    stranger = Player(observing_of(catte), quick.width)
    training = Training(catte, quick, tmp_path, device="cpu", stranger=stranger)
    before = {name: weights.clone() for name, weights in stranger.state_dict().items()}
    next(islice(training.run(1000), 1))
    own = training.learner.window.own
    past, strange = round(0.2 * quick.tables), round(0.5 * quick.tables)

    assert all(0.2 < float(part.float().mean()) < 0.8 for part in (own[:, :past], own[:, past : past + strange]))
    assert own[:, past + strange :].all()
    assert all(torch.equal(before[name], weights) for name, weights in stranger.state_dict().items())
    assert "0.5" == training.about()["strangers"]


def test_fewer_tables_study_less(catte: Game) -> None:
    """A training that is smaller in all learns from fewer decisions of searches, too."""
    recipe = recipe_of(catte)

    assert recipe.studied // 32 == recipe.with_tables(recipe.tables // 32).studied

"""Joined kernels: that they are the same functions, and where they can be had."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from torch import Tensor

from tenshu.core.game import Game
from tenshu.games import load
from tenshu.learn.fusing import forget, fused, joined
from tenshu.learn.nets import best, draw, masked
from tenshu.learn.recipes import Recipe, recipe_of
from tenshu.learn.tensors import legal_mask
from tenshu.learn.training import Training

pytestmark = pytest.mark.compiled

# Traces a function into one whole as on a GPU, and runs it without compiling anything.
TRACED = "aot_eager"


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """Leave nothing that was traced."""
    yield
    forget()


@pytest.fixture(params=["catte", "catsle_builders"])
def training(request: pytest.FixtureRequest, tiny: Recipe, tmp_path: Path) -> Training:
    """Return a training that has played a window: of a game without kinds that are alike, and of one with suits."""
    game: Game = load(request.param)
    made = Training(game, replace(tiny, kinds=recipe_of(game).kinds), tmp_path, device="cpu", seed=3)
    made.learner.play()
    return made


def test_a_joined_step_teaches_the_same(training: Training) -> None:
    """What is to become less is traced as one whole, and pulls at each weight as it does unjoined."""
    learner, updates = training.learner, training.learner.updates
    updates.prepare(learner.told(learner.judge()), rate=1e-3, entropy=0.01)
    batch = torch.arange(training.recipe.batch)

    def pulls(weighed: Callable[[Tensor], tuple[Tensor, Tensor]]) -> tuple[Tensor, ...]:
        loss, _ = weighed(batch)
        return torch.autograd.grad(loss, updates.weights)

    for plain, whole in zip(pulls(updates.weighed), pulls(joined(updates.weighed, TRACED)), strict=True):
        torch.testing.assert_close(whole, plain)


@torch.no_grad()
def test_joined_answers_are_legal_and_the_same(training: Training) -> None:
    """What is liked best is the same joined; what is drawn is legal, and as likely as is said."""
    player, now = training.player, training.learner.now
    action, likely = joined(draw, TRACED)(player, now.rows, now.legal)
    liked, _ = player(now.rows)
    all_likely = torch.log_softmax(masked(liked, now.legal), -1)

    assert torch.equal(best(player, now.rows, now.legal), joined(best, TRACED)(player, now.rows, now.legal))
    assert bool(legal_mask(now.legal, liked.shape[-1]).gather(1, action[:, None]).all())
    torch.testing.assert_close(likely, all_likely.gather(1, action[:, None]).squeeze(1))


def test_kernels_are_joined_on_a_gpu_that_has_a_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """On a CPU a function stays as it is, and on a GPU too where no C compiler is found, or no headers of Python."""
    gpu = torch.device("cuda")
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr("tenshu.learn.fusing.sysconfig.get_path", lambda _: tmp_path)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr("tenshu.learn.fusing.shutil.which", lambda name: name if name == "clang" else None)

    assert best is fused(best, torch.device("cpu"))
    assert best is not fused(best, gpu)

    monkeypatch.setattr("tenshu.learn.fusing.shutil.which", lambda _: None)

    assert best is fused(best, gpu)

    monkeypatch.setenv("CC", "cc")

    assert best is not fused(best, gpu)

    (tmp_path / "Python.h").unlink()

    assert best is fused(best, gpu)


@torch.no_grad()
def test_one_training_after_another_can_be_compiled_for(training: Training) -> None:
    """PyTorch keeps eight shapes of a function; who forgets those of a former training is refused no more."""
    rows, legal = training.learner.now.rows, training.learner.now.legal
    for tables in range(2, 12):
        forget()
        action, _ = joined(draw, TRACED)(training.player, rows[:tables], legal[:tables])

        assert (tables,) == action.shape

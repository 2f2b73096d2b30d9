"""A checkpoint: all that a training needs to go on later, on this machine or on another."""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

import torch
from torch import Tensor

from tenshu.core.files import Stamp, stamp_of, write_whole
from tenshu.core.game import Game
from tenshu.core.words import Fault
from tenshu.learn.recipes import Recipe
from tenshu.vector.stepping import observing_of

CHECKPOINT = "checkpoint.pt"

_LAYERS = 3  # that all nets had when nobody noted how many

# What reading anything else than a checkpoint ends in.
_NOT_INTACT = (
    OSError, RuntimeError, EOFError, LookupError, TypeError, ValueError, AttributeError, OverflowError,
    pickle.UnpicklingError,
)  # fmt: skip

State: TypeAlias = dict[str, Any]  # of a net or of an optimiser, as torch keeps them


@dataclass
class Progress:
    """Where a training stands."""

    windows: int = 0
    decisions: int = 0
    seconds: float = 0.0  # of playing and learning, not of measuring


@dataclass(frozen=True)
class Checkpoint:
    """What is kept of a training."""

    player: State
    critic: State
    kept: State  # the averaged weights
    past: list[dict[str, Tensor]]
    progress: Progress
    seed: int
    optimiser: State | None = None  # large, and found anew within a few windows: one that has moved may lack it


@dataclass(frozen=True)
class Kind:
    """What a checkpoint must agree in with a training that goes on from it."""

    game: str
    observing: int
    layers: int
    width: int
    critic: int
    slips: float
    against: str  # a digest of the weights that a best response is trained against, or nothing
    begin: str  # a digest of the weights that it began with, or nothing
    seed: int | None  # or None, where any will do


def kind_of(game: Game, recipe: Recipe, against: Path | None, begin: Path | None, seed: int | None) -> Kind:
    """Return of which kind a training is."""
    version = observing_of(game).version
    numbers = recipe.layers, recipe.width, recipe.critic, recipe.slips
    return Kind(game.name, version, *numbers, _digest(against), _digest(begin), seed)


def _digest(weights: Path | None) -> str:
    return sha256(weights.read_bytes()).hexdigest() if weights else ""


def write(folder: Path, checkpoint: Checkpoint, kind: Kind) -> None:
    """Keep a checkpoint in place of the last one; whatever happens meanwhile, one of them is whole."""
    told = {
        "game": kind.game,
        "observing": kind.observing,
        "recipe": {"layers": kind.layers, "width": kind.width, "critic": kind.critic, "slips": kind.slips},
        "against": kind.against,
        "begin": kind.begin,
    }
    content = io.BytesIO()  # into a file, torch would tell of a full disk as of a fault of its own
    torch.save({**told, **vars(checkpoint), "progress": asdict(checkpoint.progress)}, content)
    write_whole(folder / CHECKPOINT, content.getbuffer())


def stamp(folder: Path) -> Stamp | None:
    """Return what tells a folder's checkpoint from another that is written in its place."""
    try:
        return stamp_of(folder / CHECKPOINT)
    except FileNotFoundError:
        return None


def read(folder: Path, kind: Kind, device: str) -> Checkpoint | None:
    """Return the checkpoint in a folder, if it holds one; one of another kind is refused in one sentence."""
    path = folder / CHECKPOINT
    if not path.exists():
        return None
    with intact(folder):
        found = torch.load(path, map_location=device, weights_only=True)
        _check(folder, found, kind)
        return Checkpoint(
            found["player"],
            found["critic"],
            found["kept"],
            found["past"],
            _progress(found["progress"]),
            int(found.get("seed", kind.seed or 0)),  # older ones did not note it
            found.get("optimiser"),
        )


def _progress(told: dict[str, Any]) -> Progress:
    return Progress(int(told["windows"]), int(told["decisions"]), float(told["seconds"]))


@contextmanager
def intact(folder: Path) -> Iterator[None]:
    """Tell in one sentence what is wrong with a folder's checkpoint: a part of a file, or nets of another make."""
    try:
        yield
    except _NOT_INTACT as error:
        reason = str(error).partition("\n")[0].rstrip(":") or type(error).__name__
        raise Fault("learn-folder-damaged", name=str(folder / CHECKPOINT), reason=reason) from error


def _check(folder: Path, found: State, kind: Kind) -> None:
    """Raise what does not agree."""
    name, recipe = str(folder), found["recipe"]
    if found["game"] != kind.game:
        raise Fault("learn-folder-game", folder=name, there=found["game"], here=kind.game)
    if found["observing"] != kind.observing:
        raise Fault("learn-folder-observing", folder=name, there=str(found["observing"]), here=str(kind.observing))
    # Before the width, which is that of the net that it began with.
    if found.get("against", "") != kind.against:
        raise Fault("learn-folder-against", folder=name)
    if found.get("begin", "") != kind.begin:
        raise Fault("learn-folder-begin", folder=name)
    if (recipe["width"], recipe["critic"]) != (kind.width, kind.critic):
        raise Fault("learn-folder-width", folder=name, there=str(recipe["width"]), here=str(kind.width))
    if recipe.get("layers", _LAYERS) != kind.layers:
        raise Fault("learn-folder-layers", folder=name, there=str(recipe.get("layers", _LAYERS)), here=str(kind.layers))
    if (there := recipe.get("slips", 0.0)) != kind.slips:  # older ones had none
        raise Fault("learn-folder-slips", folder=name, there=f"{there:g}", here=f"{kind.slips:g}")
    if kind.seed is not None and found.get("seed", kind.seed) != kind.seed:
        raise Fault("learn-folder-seed", folder=name, there=str(found["seed"]), here=str(kind.seed))

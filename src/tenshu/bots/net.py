"""A net that plays: read from a file of weights, without what it was trained with.

A row of what a seat sees goes through three hidden layers. Most of the numbers on the way are zero, and what is zero is
skipped, which makes one decision on one core take a fraction of a millisecond.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from safetensors import safe_open

from tenshu.bots.layers import HIDDEN, Singles, forward
from tenshu.core.bits import Words
from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.words import Fault
from tenshu.vector.stepping import observing_of

_WEIGHTS = Path(__file__).parent / "weights"
NEVER = np.float32(-1e9)  # how much an action is liked that is not legal


@dataclass(frozen=True)
class Net:
    """The weights of a net, each layer as a row for each of its inputs."""

    layers: tuple[Singles, ...]
    biases: tuple[Singles, ...]
    scale: float  # points of a lead that count as much as what a net expects by 1
    victory: float  # what a victory counts
    about: dict[str, str]  # what was noted when it was trained

    def judge(self, row: Bytes) -> tuple[Singles, float]:
        """Return how much it likes each action, legal or not, and what it expects; of one row."""
        out = np.empty(self.layers[-1].shape[1], np.float32)
        forward(row, self.layers, self.biases, np.empty((HIDDEN, len(self.layers[1])), np.float32), out)
        return out[:-1], float(out[-1])

    def judge_all(self, rows: Bytes) -> tuple[Singles, Singles]:
        """Return the same of many rows at once."""
        found = rows.astype(np.float32)
        for weights, bias in zip(self.layers[:-1], self.biases[:-1], strict=True):
            found = np.maximum(found @ weights + bias, 0)
        out = found @ self.layers[-1] + self.biases[-1]
        return out[:, :-1], out[:, -1]


def legal_only(liked: Singles, legal: Words) -> Singles:
    """Return how much the actions of each row are liked, with NEVER for those that are not legal there."""
    bits = np.unpackbits(legal.view(np.uint8), axis=1, bitorder="little")[:, : liked.shape[1]]
    return np.where(bits != 0, liked, NEVER)


def shares(liked: Singles) -> Singles:
    """Return how likely each action is, by how much each is liked, of one row or of many."""
    raised = np.exp(liked - liked.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)  # type: ignore[no-any-return]


def has_net(game: Game) -> bool:
    """Tell whether there is a net for a game."""
    return game.observing is not None and (_WEIGHTS / f"{game.name}.safetensors").exists()


@cache
def net_of(game: Game) -> Net:
    """Return the net that comes with a game."""
    return read_net(game, _WEIGHTS / f"{game.name}.safetensors")


def read_net(game: Game, path: Path) -> Net:
    """Read a net from a file; one that was made for something else is refused in one sentence."""
    try:
        with safe_open(path, "numpy") as file:
            about: dict[str, str] = file.metadata() or {}
            tensors: dict[str, Any] = {name: file.get_tensor(name).astype(np.float32) for name in file.keys()}  # noqa: SIM118 (it is no mapping)
    except Exception as error:
        raise Fault("bots-weights", file=path.name, why=str(error)) from error
    observing = observing_of(game)
    version = str(observing.version)
    if (about.get("game"), about.get("observing")) != (game.name, version):
        made = f"{about.get('game', '?')} {about.get('observing', '?')}"
        raise Fault("bots-weights-other", file=path.name, made=made, needed=f"{game.name} {version}")
    return _assembled(tensors, about)


def _assembled(tensors: dict[str, Any], about: dict[str, str]) -> Net:
    """Join the two heads into one layer, and turn each layer so that the weights of an input lie together."""
    heads = range(HIDDEN, HIDDEN + 2)
    last = np.concatenate([tensors[f"{head}.weight"] for head in heads])
    last_bias = np.concatenate([tensors[f"{head}.bias"] for head in heads])
    layers = [*(tensors[f"{layer}.weight"] for layer in range(HIDDEN)), last]
    biases = [*(tensors[f"{layer}.bias"] for layer in range(HIDDEN)), last_bias]
    turned = tuple(np.ascontiguousarray(layer.T) for layer in layers)
    return Net(turned, tuple(biases), float(about["scale"]), float(about["victory"]), about)

"""A net that plays: read from a file of weights, without what it was trained with.

A row of what a seat sees goes through hidden layers. Most of the numbers on the way are zero, and what is zero is
skipped, which makes one decision on one core take a fraction of a millisecond.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
from safetensors import safe_open

from tenshu.bots.layers import Layer, Order, Places, Singles, actions_of, forward, kinds_first
from tenshu.core.bits import Words
from tenshu.core.files import Stamp, stamp_of
from tenshu.core.game import Game
from tenshu.core.observing import Answers, Observing
from tenshu.core.record import Bytes
from tenshu.core.words import Fault, message
from tenshu.vector.stepping import observing_of

_WEIGHTS = Path(__file__).parent / "weights"
_HEADS = 2  # layers that say something: how much each action is liked, and what is expected
NEVER = np.float32(-1e9)  # how much an action is liked that is not legal


@dataclass(frozen=True)
class Net:
    """The weights of a net, and in which order it takes what is seen and says what it likes."""

    layers: tuple[Layer, ...]
    alike: int  # kinds that its layers do not tell apart
    seen: Places  # where in a row the numbers are that it takes, in turn
    said: Places  # which actions it speaks of, in turn; the last is none, but what it expects
    scale: float  # points of a lead that count as much as what a net expects by 1
    victory: float  # what a victory counts
    about: dict[str, str]  # what was noted when it was trained

    def judge(self, row: Bytes) -> tuple[Singles, float]:
        """Return how much it likes each action, legal or not, and what it expects; of one row."""
        liked, expected = self.judge_all(row[None])
        return liked[0], float(expected[0])

    def judge_all(self, rows: Bytes) -> tuple[Singles, Singles]:
        """Return the same of many rows at once."""
        about, others = forward(rows, self.seen, self.layers, self.alike)
        out = np.empty((len(rows), self.said.size), np.float32)
        at = self.said.size - others.shape[1]
        out[:, self.said[:at]], out[:, self.said[at:]] = about.reshape(len(rows), at), others
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


def net_in(game: Game, path: Path) -> Net:
    """Return the net in a file, which is read again when it has changed."""
    return _net_in(game, path, stamp_of(path))


@lru_cache(maxsize=8)
def _net_in(game: Game, path: Path, _: Stamp) -> Net:
    return read_net(game, path)


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
        made = message("bots-weights-rows", game=about.get("game", "?"), version=about.get("observing", "?"))
        needed = message("bots-weights-rows", game=game.name, version=version)
        raise Fault("bots-weights-other", file=path.name, made=made, needed=needed)
    try:
        return _assembled(tensors, about, observing)
    except KeyError as error:
        raise Fault("bots-weights", file=path.name, why=f"{error.args[0]} is missing") from error
    except ValueError as error:
        raise Fault("bots-weights", file=path.name, why=str(error)) from error


def _assembled(tensors: dict[str, Any], about: dict[str, str], observing: Observing) -> Net:
    """Join the two heads into one layer, and turn each layer so that the weights of an input lie together."""
    hidden = _hidden_layers(tensors)
    policy, expected = (f"{head}" for head in range(hidden, hidden + _HEADS))
    for name in ("weight", "bias"):
        tensors[f"{policy}.{name}"] = np.concatenate([tensors[f"{policy}.{name}"], tensors[f"{expected}.{name}"]])
    _check_numbers(tensors, about)
    alike = observing.alike if "0.own" in tensors else 0
    seen = kinds_first(observing.fields, alike)
    said = kinds_first([*actions_of(observing), Answers(1)], alike)
    layers, given = list[Layer](), seen
    for number in range(hidden + 1):
        layers.append(_layer(tensors, number, given.about.shape[1]))
        given = _said_by(layers[-1], given, number)
    if given.about.shape != said.about.shape or given.others.size != said.others.size:
        raise ValueError(f"layer {hidden} says other things than the game asks")
    return Net(tuple(layers), alike, seen.flat, said.flat, float(about["scale"]), float(about["victory"]), about)


def _hidden_layers(tensors: dict[str, Any]) -> int:
    """Return how many hidden layers there are: the last two with weights are the heads."""
    return max(sum(name.endswith(".weight") for name in tensors) - _HEADS, 1)


def _check_numbers(tensors: dict[str, Any], about: dict[str, str]) -> None:
    """Raise when something is no number that can be played with: a net whose training broke would like anything."""
    for name, tensor in tensors.items():
        if not np.isfinite(tensor).all():
            raise ValueError(f"not all of {name} are numbers")
    for name, is_right in (("scale", 0 < float(about["scale"]) < inf), ("victory", 0 <= float(about["victory"]) < inf)):
        if not is_right:
            raise ValueError(f"its note of {name} is {about[name]}")


def _layer(tensors: dict[str, Any], number: int, each: int) -> Layer:
    """Return a layer that is given so many numbers about each kind; it may say nothing about kinds."""
    own = tensors.get(f"{number}.own", np.empty((0, each), np.float32))
    weight, bias = tensors[f"{number}.weight"], tensors[f"{number}.bias"]
    return Layer(np.ascontiguousarray(own.T), np.ascontiguousarray(weight.T), bias)


def _said_by(layer: Layer, given: Order, number: int) -> Order:
    """Return in which order a layer says what it makes of what it is given; its weights must fit to that."""
    (alike, each), others = given.about.shape, given.others.size
    each_out, outputs = layer.own.shape[-1], layer.bias.size
    shapes = (layer.own.shape, layer.weight.shape, layer.bias.shape)
    if shapes != ((each, each_out), (each + others, outputs), (outputs,)) or each_out > outputs:
        raise ValueError(f"the weights of layer {number} do not fit to what it is given")
    first = alike * each_out
    return Order(np.arange(first).reshape(alike, each_out), np.arange(first, first + outputs - each_out))

"""Weights for playing: half precision, in a file that needs no torch to be read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import torch
from safetensors.torch import save
from torch import Tensor

from tenshu.bots.layers import Layer as Weights
from tenshu.bots.net import Net, read_net
from tenshu.core.files import write_whole
from tenshu.core.game import Game
from tenshu.core.words import Fault
from tenshu.learn.nets import Player
from tenshu.learn.tied import Layer
from tenshu.vector.stepping import observing_of


@torch.no_grad()
def export(game: Game, player: Player, path: Path, about: Mapping[str, str]) -> None:
    """Write a net's weights; what its rows are scaled by goes into those of the first layer."""
    tensors: dict[str, Tensor] = {}
    for number, (layer, scale) in enumerate(zip(player.layers, _scales(player), strict=True)):
        used = scale > 0
        tensors[f"{number}.weight"] = (layer.weight * scale)[:, used]
        tensors[f"{number}.bias"] = layer.bias
        if layer.own is not None:
            each = layer.own.shape[1]
            tensors[f"{number}.own"] = (layer.own * scale[:each])[:, used[:each]]
    note = {"game": game.name, "observing": str(observing_of(game).version), **about}
    written = save({name: one.half().contiguous().cpu() for name, one in tensors.items()}, metadata=note)
    write_whole(path, written)  # `save_file` would let its owner alone read it, whatever the umask says


@torch.no_grad()
def read_player(game: Game, path: Path) -> Player:
    """Return the net that was written into a file; one that was made for something else is refused."""
    net = read_net(game, path)
    *hidden, (own, weight, _) = net.layers
    width = net.alike * own.shape[0] + weight.shape[0] - own.shape[0]
    player = Player(observing_of(game), width, len(hidden), is_tied=net.alike > 0)
    parts = list(zip(player.layers, (scale > 0 for scale in _scales(player)), _as_learned(net), strict=True))
    if not all(_fits(*part) for part in parts):
        raise Fault("bots-weights", file=path.name, why="its layers are not of one width, as those are that learn")
    for part, scale in zip(parts, _scales(player), strict=True):
        _fill(*part, scale)
    return player


def _as_learned(net: Net) -> list[Weights]:
    """Return the weights of a net's layers, with its two heads apart: the last column tells what is expected."""
    *hidden, (own, weight, bias) = net.layers
    return [*hidden, Weights(own, weight[:, :-1], bias[:-1]), Weights(own[:, :0], weight[:, -1:], bias[-1:])]


def _fits(layer: Layer, used: Tensor, weights: Weights) -> bool:
    """Tell whether a layer has as many weights as were written."""
    if weights.weight.T.shape != layer.weight[:, used].shape:
        return False
    return layer.own is None or weights.own.T.shape == layer.own[:, used[: layer.own.shape[1]]].shape


def _fill(layer: Layer, used: Tensor, weights: Weights, scale: Tensor) -> None:
    """Give a layer its weights."""
    layer.weight[:, used] = torch.from_numpy(weights.weight.T) / scale[used]
    layer.bias.copy_(torch.from_numpy(weights.bias))
    if layer.own is not None:
        each = used[: layer.own.shape[1]]
        layer.own[:, each] = torch.from_numpy(weights.own.T) / scale[: len(each)][each]


def _scales(player: Player) -> list[Tensor]:
    """Return what the inputs of each layer are multiplied by; those by 0 only fill rows up, and nobody writes them."""
    _, *others = player.layers
    return [player.scale, *(torch.ones_like(layer.weight[0]) for layer in others)]

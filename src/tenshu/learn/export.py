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
    *_, (own, weight, _) = net.layers
    width = net.alike * own.shape[0] + weight.shape[0] - own.shape[0]
    player = Player(observing_of(game), width, is_tied=net.alike > 0)
    try:
        _fill(player, net)
    except RuntimeError as error:  # it plays, with layers of other widths than those that learn
        raise Fault("bots-weights", file=path.name, why=str(error)) from error
    return player


def _fill(player: Player, net: Net) -> None:
    """Give a player the weights of a net."""
    *hidden, (own, weight, bias) = net.layers
    # The last column of the heads tells what is expected.
    read = [*hidden, Weights(own, weight[:, :-1], bias[:-1]), Weights(own[:, :0], weight[:, -1:], bias[-1:])]
    for layer, scale, weights in zip(player.layers, _scales(player), read, strict=True):
        used = scale > 0
        layer.weight[:, used] = torch.from_numpy(weights.weight.T) / scale[used]
        layer.bias.copy_(torch.from_numpy(weights.bias))
        if layer.own is not None:
            each = used[: layer.own.shape[1]]
            layer.own[:, each] = torch.from_numpy(weights.own.T) / scale[: len(each)][each]


def _scales(player: Player) -> list[Tensor]:
    """Return what the inputs of each layer are multiplied by; those by 0 only fill rows up, and nobody writes them."""
    _, *others = player.layers
    return [player.scale, *(torch.ones_like(layer.weight[0]) for layer in others)]

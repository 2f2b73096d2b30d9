"""Weights for playing: half precision, in a file that needs no torch to be read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import torch
from safetensors.torch import save_file
from torch import Tensor

from tenshu.bots.net import read_net
from tenshu.core.game import Game
from tenshu.learn.nets import Player
from tenshu.vector.stepping import observing_of


@torch.no_grad()
def export(game: Game, player: Player, path: Path, about: Mapping[str, str]) -> None:
    """Write a net's weights; what its rows are scaled by goes into those of the first layer."""
    tensors: dict[str, Tensor] = {}
    for number, layer in enumerate(player.layers):
        weight = layer.weight * player.scale if number == 0 else layer.weight
        tensors[f"{number}.weight"] = weight.half().contiguous().cpu()
        tensors[f"{number}.bias"] = layer.bias.half().contiguous().cpu()
    note = {"game": game.name, "observing": str(observing_of(game).version), **about}
    fresh = path.with_name(f"{path.name}.new")  # whoever reads meanwhile reads what was there
    save_file(tensors, fresh, metadata=note)
    fresh.replace(path)


@torch.no_grad()
def read_player(game: Game, path: Path) -> Player:
    """Return the net that was written into a file; one that was made for something else is refused."""
    net = read_net(game, path)
    player = Player(observing_of(game), net.layers[0].shape[1], is_tied=False)
    *hidden, heads = (torch.from_numpy(layer.T.copy()) for layer in net.layers)
    *hidden_biases, heads_bias = (torch.from_numpy(bias.copy()) for bias in net.biases)
    hidden[0] /= player.scale
    weights = [*hidden, heads[:-1], heads[-1:]]  # the last row of the heads tells what is expected
    biases = [*hidden_biases, heads_bias[:-1], heads_bias[-1:]]
    for layer, weight, bias in zip(player.layers, weights, biases, strict=True):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)
    return player

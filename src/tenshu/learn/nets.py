"""The nets: one that plays and sees what a seat sees, and one that judges in training and sees everything."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias, cast

import torch
from torch import Tensor, nn

from tenshu.core.observing import Observing, scale
from tenshu.learn.tied import EXPECTED, Tied, Units, answer_units, hidden_units, row_units, whole_units

LAYERS = 3
NEVER = -1e9  # how much an action is liked that is not legal, before it is turned into a likelihood
_ALMOST_0, _ALMOST_1 = 1e-9, 1 - 1e-7  # a logarithm of neither is infinite


Layer: TypeAlias = nn.Linear | Tied


def _trunk(sizes: Sequence[Units], *, is_tied: bool) -> nn.Sequential:
    layers: list[nn.Module] = []
    for inputs, outputs in pairwise(sizes):
        layers += [_layer(inputs, outputs, is_tied=is_tied), nn.ReLU()]
    return nn.Sequential(*layers)


def _layer(inputs: Units, outputs: Units, *, is_tied: bool) -> Layer:
    return Tied(inputs, outputs) if is_tied else nn.Linear(len(inputs), len(outputs))


def _head(inputs: Units, outputs: Units, *, is_tied: bool) -> Layer:
    """Return a last layer that says nothing yet: at first all actions are alike."""
    head = _layer(inputs, outputs, is_tied=is_tied)
    for weights in head.parameters():
        nn.init.zeros_(weights)
    return head


class Player(nn.Module):
    """Says how likely each action is, and what it expects: from a row of what a seat sees.

    Where kinds of things are alike it is tied; one that was read from a file of weights need not be.
    """

    scale: Tensor

    def __init__(self, observing: Observing, width: int, *, is_tied: bool = True) -> None:
        super().__init__()
        self.width, is_tied = width, is_tied and observing.alike > 0
        self.register_buffer("scale", torch.from_numpy(scale(observing.fields)))
        hidden = hidden_units(observing, width)
        self.trunk = _trunk([row_units(observing), *[hidden] * LAYERS], is_tied=is_tied)
        self.policy = _head(hidden, answer_units(observing), is_tied=is_tied)
        self.value = _head(hidden, EXPECTED, is_tied=is_tied)

    @property
    def layers(self) -> list[Layer]:
        """Return what has weights: the hidden layers, what says how likely actions are, and what is expected."""
        return [*(layer for layer in self.trunk if isinstance(layer, Layer)), self.policy, self.value]

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return how much each action is liked, and what is expected."""
        found = self.trunk(rows.to(torch.float32) * self.scale)
        return self.policy(found), self.value(found).squeeze(-1)


class Critic(nn.Module):
    """Says what a seat can expect, from what it sees and what it does not see."""

    scale: Tensor

    def __init__(self, observing: Observing, width: int) -> None:
        super().__init__()
        is_tied, hidden = observing.alike > 0, hidden_units(observing, width)
        self.register_buffer("scale", torch.from_numpy(scale((*observing.fields, *observing.hidden))))
        self.trunk = _trunk([whole_units(observing), *[hidden] * LAYERS], is_tied=is_tied)
        self.value = _head(hidden, EXPECTED, is_tied=is_tied)

    def forward(self, rows: Tensor, hidden: Tensor) -> Tensor:
        """Return what is expected."""
        both = torch.cat([rows, hidden], -1).to(torch.float32) * self.scale
        return cast("Tensor", self.value(self.trunk(both)).squeeze(-1))


def legal_mask(legal: Tensor, answers: int) -> Tensor:
    """Return sets of actions, each in words of 64 bits, as a column an action."""
    shifts = torch.arange(64, device=legal.device)
    return ((legal[:, :, None] >> shifts) & 1).reshape(len(legal), -1)[:, :answers].bool()


def masked(liked: Tensor, legal: Tensor) -> Tensor:
    """Return how much each action is liked, with those that are not legal never."""
    return liked.float().masked_fill(~legal_mask(legal, liked.shape[-1]), NEVER)


def sample(liked: Tensor) -> tuple[Tensor, Tensor]:
    """Draw an action for each row; return them, and the logarithms of how likely they were."""
    likely = torch.log_softmax(liked, -1)
    noise = -torch.log(-torch.log(torch.rand_like(likely).clamp_(_ALMOST_0, _ALMOST_1)))
    action = (likely + noise).argmax(-1)
    return action, likely.gather(1, action[:, None]).squeeze(1)


def best(player: Player, rows: Tensor, legal: Tensor) -> Tensor:
    """Return what a net likes best in each row: how it plays when it does not learn."""
    liked, _ = player(rows)
    return masked(liked, legal).argmax(-1)

"""The nets: one that plays and sees what a seat sees, and one that judges in training and sees everything."""

from __future__ import annotations

from typing import cast

import torch
from torch import Tensor, nn

from tenshu.core.observing import Observing, scale

LAYERS = 3
NEVER = -1e9  # how much an action is liked that is not legal, before it is turned into a likelihood
_ALMOST_0, _ALMOST_1 = 1e-9, 1 - 1e-7  # a logarithm of neither is infinite


def _trunk(inputs: int, width: int) -> nn.Sequential:
    layers: list[nn.Module] = []
    for size in (inputs, *[width] * (LAYERS - 1)):
        layers += [nn.Linear(size, width), nn.ReLU()]
    return nn.Sequential(*layers)


def _head(width: int, size: int) -> nn.Linear:
    """Return a last layer that says nothing yet: at first all actions are alike."""
    head = nn.Linear(width, size)
    nn.init.zeros_(head.weight)
    nn.init.zeros_(head.bias)
    return head


class Player(nn.Module):
    """Says how likely each action is, and what it expects: from a row of what a seat sees."""

    scale: Tensor

    def __init__(self, observing: Observing, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale(observing.fields)))
        self.trunk = _trunk(observing.width, width)
        self.policy = _head(width, observing.answers)
        self.value = _head(width, 1)

    @property
    def layers(self) -> list[nn.Linear]:
        """Return what has weights: the hidden layers, what says how likely actions are, and what is expected."""
        return [*(layer for layer in self.trunk if isinstance(layer, nn.Linear)), self.policy, self.value]

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return how much each action is liked, and what is expected."""
        found = self.trunk(rows.to(torch.float32) * self.scale)
        return self.policy(found), self.value(found).squeeze(-1)


class Critic(nn.Module):
    """Says what a seat can expect, from what it sees and what it does not see."""

    scale: Tensor

    def __init__(self, observing: Observing, width: int) -> None:
        super().__init__()
        both = (*observing.fields, *observing.hidden)
        self.register_buffer("scale", torch.from_numpy(scale(both)))
        self.trunk = _trunk(observing.width + observing.hidden_width, width)
        self.value = _head(width, 1)

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

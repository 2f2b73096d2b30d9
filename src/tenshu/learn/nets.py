"""The nets: one that plays and sees what a seat sees, and one that judges in training and sees everything."""

from __future__ import annotations

from math import sqrt

import torch
from torch import Tensor, nn

from tenshu.bots.layers import actions_of
from tenshu.core.bits import WORD
from tenshu.core.observing import Observing
from tenshu.learn.tensors import legal_mask
from tenshu.learn.tied import Answering, Given, Layer, Reader, Rectified, Units, hidden_units, passing_on

NEVER = -1e9  # how much an action is liked that is not legal, before it is turned into a likelihood
_ALMOST_0, _ALMOST_1 = 1e-9, 1 - 1e-7  # a logarithm of neither is infinite
_AT_RANDOM = 3  # hidden layers that begin as any numbers
_EXPECTED = Units(0, 0, 1)  # what can be expected


def _trunk(inputs: Units, hidden: Units, layers: int) -> nn.Sequential:
    """Return the hidden layers. A deep net begins much as a shallow one: further layers pass on what they are given.

    So what the first ones find comes through any number of layers, and what is to be learned finds its way back
    (decision 0028).
    """
    parts: list[nn.Module] = [Layer(inputs, hidden), Rectified()]
    for number in range(1, layers):
        layer = Layer(hidden, hidden)
        parts += [layer if number < _AT_RANDOM else passing_on(layer, 1 / sqrt(layers)), Rectified()]
    return nn.Sequential(*parts)


class Head(Layer):
    """A last layer, which says nothing yet: at first all actions are alike.

    It adds up in single precision wherever the others do in half of it. A net that is sure of itself likes actions by
    a hundred and more, where the numbers of half precision are a half apart: likelihoods could jump by more than a
    window may move them, and what is expected is rounded. What that costs was not measured (decision 0027).
    """

    def __init__(self, inputs: Units, outputs: Units) -> None:
        super().__init__(inputs, outputs)
        for weights in self.parameters():
            nn.init.zeros_(weights)

    def forward(self, given: Given) -> Given:
        """Return the outputs."""
        about = None if given.about is None else given.about.float()
        with torch.autocast(given.others.device.type, enabled=False):
            return super().forward(Given(about, given.others.float()))


class Player(Reader):
    """Says how likely each action is, and what it expects: from a row of what a seat sees.

    Where kinds of things are alike it is tied; one that was read from a file of weights need not be.
    """

    def __init__(self, observing: Observing, width: int, hidden_layers: int, *, is_tied: bool = True) -> None:
        alike = observing.alike if is_tied else 0
        super().__init__(observing.fields, alike)
        self.width, self.hidden_layers, hidden = width, hidden_layers, hidden_units(alike, width)
        self.trunk = _trunk(self.inputs, hidden, hidden_layers)
        self.answering = Answering(actions_of(observing), alike)
        self.policy = Head(hidden, self.answering.outputs)
        self.value = Head(hidden, _EXPECTED)

    @property
    def layers(self) -> list[Layer]:
        """Return what has weights: the hidden layers, what says how likely actions are, and what is expected."""
        return [*(layer for layer in self.trunk if isinstance(layer, Layer)), self.policy, self.value]

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return how much each action is liked, and what is expected."""
        found = self.trunk(self.given(rows))
        return self.answering(self.policy(found)), self.value(found).others.squeeze(-1)


class Critic(Reader):
    """Says what a seat can expect, from what it sees and what it does not see."""

    def __init__(self, observing: Observing, width: int, hidden_layers: int) -> None:
        super().__init__((*observing.fields, *observing.hidden), observing.alike)
        hidden = hidden_units(observing.alike, width)
        self.trunk = _trunk(self.inputs, hidden, hidden_layers)
        self.value = Head(hidden, _EXPECTED)

    def forward(self, rows: Tensor, hidden: Tensor) -> Tensor:
        """Return what is expected."""
        found: Given = self.value(self.trunk(self.given(torch.cat([rows, hidden], -1))))
        return found.others.squeeze(-1)


def masked(liked: Tensor, legal: Tensor) -> Tensor:
    """Return how much each action is liked, with those that are not legal never."""
    return liked.float().masked_fill(~legal_mask(legal, liked.shape[-1]), NEVER)


def sample(liked: Tensor) -> tuple[Tensor, Tensor]:
    """Draw an action for each row; return them, and the logarithms of how likely they were."""
    likely = torch.log_softmax(liked, -1)
    noise = -torch.log(-torch.log(torch.rand_like(likely).clamp_(_ALMOST_0, _ALMOST_1)))
    action = (likely + noise).argmax(-1)
    return action, likely.gather(1, action[:, None]).squeeze(1)


def draw(player: Player, rows: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
    """Draw what a net answers in each row, as often as it likes it; return that, and how likely it was, as `sample`."""
    liked, _ = player(rows)
    return sample(masked(liked, legal))


def anything(legal: Tensor) -> Tensor:
    """Draw any legal action in each row, each as readily as the next."""
    alike = torch.zeros((len(legal), legal.shape[-1] * WORD), device=legal.device)
    action, _ = sample(masked(alike, legal))
    return action


def best(player: Player, rows: Tensor, legal: Tensor) -> Tensor:
    """Return what a net likes best in each row: how it plays when it does not learn."""
    liked, _ = player(rows)
    return masked(liked, legal).argmax(-1)

"""Steps of learning: what batches of decisions teach the player and the critic.

On a GPU a step is some two hundred small kernels, and to start them one by one takes longer than they take. So those
that can be are joined (`fusing.py`), and a step is recorded once and played back for every batch, which lets batches be
small: a net learns more from many small steps than from a few large ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from tenshu.learn.fusing import fused
from tenshu.learn.nets import Critic, Player, masked
from tenshu.learn.recipes import Recipe
from tenshu.learn.windows import Window

_STEEPEST = 0.5  # gradient
_CRITIC = 0.5  # what the errors of the critic weigh against what is played,
_OWN_VALUE = 0.25  # and those of what the player itself expects
_RARE = -20.0  # the logarithm of what counts as never happening
_REHEARSALS = 3  # steps that are taken before one is recorded, in which all memory finds its place


class Told(NamedTuple):
    """What a window is learned from, a number for each of its decisions."""

    picked: Tensor  # the numbers of those decisions that count
    better: Tensor  # how much better each turned out than expected, beside the others
    target: Tensor  # what should have been expected


class Updates:
    """Takes steps of learning from a window, whose memory stays where it is while its decisions change."""

    def __init__(self, player: Player, critic: Critic, window: Window, recipe: Recipe) -> None:
        self._player, self._critic, self._window, self._recipe = player, critic, window, recipe
        self.weights = [*player.parameters(), *critic.parameters()]
        self._device = window.seat.device
        self._is_on_gpu = self._device.type == "cuda"
        # What a recorded step reads lies in memory of its own, so that it can be another next time.
        self._rate, self._entropy, self._share = (torch.zeros((), device=self._device) for _ in range(3))
        self._better, self._target = (torch.zeros(window.seat.numel(), device=self._device) for _ in range(2))
        self._batch = torch.zeros(recipe.batch, dtype=torch.int64, device=self._device)
        gpu = self._is_on_gpu
        self.optimiser = torch.optim.Adam(self.weights, lr=self._rate, eps=1e-5, fused=gpu, capturable=gpu)
        self._weigh = fused(self.weighed, self._device)
        self._recorded: tuple[torch.cuda.CUDAGraph, Tensor] | None = None
        self._rehearsed = 0

    def go_on_from(self, state: dict[str, Any]) -> None:
        """Take over what an optimiser knew, on this kind of device or another."""
        for group in state["param_groups"]:
            group.update(fused=self._is_on_gpu, capturable=self._is_on_gpu)
        self.optimiser.load_state_dict(state)
        for group in self.optimiser.param_groups:
            group["lr"] = self._rate

    def compile(self) -> None:
        """Compile what a step is made of, and learn nothing."""
        loss, _ = self._weigh(self._batch)
        torch.autograd.grad(loss, self.weights)

    def learn(self, told: Told, rate: float, entropy: float, *, is_critic_alone: bool = False) -> Tensor:
        """Learn from what a window tells, or let the critic alone learn; return the means of what `_step` returns."""
        self.prepare(told, rate, entropy, is_critic_alone=is_critic_alone)
        found = torch.stack([self._take(batch) for batch in self._batches(told.picked)]).mean(0)
        if is_critic_alone:
            self._let_player_begin()
        return found

    def _let_player_begin(self) -> None:
        """Let the optimiser take the player's next step as its first: those in which it learned nothing do not count.

        Else it would take the first ones several times as large as it should.
        """
        for weights in self._player.parameters():
            for kept in self.optimiser.state[weights].values():
                kept.zero_()

    def prepare(self, told: Told, rate: float, entropy: float, *, is_critic_alone: bool = False) -> None:
        """Lay what steps read where a recorded one reads it."""
        self._rate.fill_(rate)
        self._entropy.fill_(entropy)
        self._share.fill_(0.0 if is_critic_alone else 1.0)
        self._better.copy_(told.better)
        self._target.copy_(told.target)

    def _batches(self, picked: Tensor) -> Iterator[Tensor]:
        """Yield the decisions in another order each time; those that do not fill a batch are left out this time."""
        size = min(self._recipe.batch, len(picked))
        for _ in range(self._recipe.epochs):
            order = picked[torch.randperm(len(picked), device=self._device)]
            yield from order[: len(order) // size * size].view(-1, size)

    def _take(self, batch: Tensor) -> Tensor:
        """Take a step; on a GPU as it was recorded."""
        if not self._is_on_gpu or len(batch) < len(self._batch):
            return self._step(batch)
        self._batch.copy_(batch)
        if self._rehearsed < _REHEARSALS:
            self._rehearsed += 1
            return self._apart()
        if self._recorded is None:
            self._recorded = self._record()
        graph, told = self._recorded
        graph.replay()
        return told.clone()

    def _apart(self) -> Tensor:
        """Take a step in a stream of its own, as a recording wants to be rehearsed."""
        stream = torch.cuda.Stream()  # type: ignore[no-untyped-call]  # torch has no types for it
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            told = self._step(self._batch)
        torch.cuda.current_stream().wait_stream(stream)
        return told

    def _record(self) -> tuple[torch.cuda.CUDAGraph, Tensor]:
        graph = torch.cuda.CUDAGraph()
        self.optimiser.zero_grad(set_to_none=True)
        with torch.cuda.graph(graph):
            told = self._step(self._batch)
        return graph, told

    def _step(self, batch: Tensor) -> Tensor:
        """Take one step; return what it was about: losses, entropy, and how far what is played has moved."""
        loss, told = self._weigh(batch)
        self._descend(loss)
        return told.detach()

    def weighed(self, batch: Tensor) -> tuple[Tensor, Tensor]:
        """Return what is to become less, and what it is made of."""
        window = self._window
        rows, target = window.rows.flatten(0, 1)[batch], self._target[batch]
        with torch.autocast(self._device.type, torch.bfloat16, enabled=self._is_on_gpu, cache_enabled=False):
            liked, own_value = self._player(rows)
            value = self._critic(rows, window.hidden.flatten(0, 1)[batch])
        likely = torch.log_softmax(masked(liked, window.legal.flatten(0, 1)[batch]), -1)
        chosen = likely.gather(1, window.action.flatten()[batch][:, None]).squeeze(1)
        change = chosen - window.likely.flatten()[batch]
        policy = _clipped(change.exp(), self._better[batch], self._recipe.clip)
        critic = functional.smooth_l1_loss(value.float(), target)
        own = functional.smooth_l1_loss(own_value.float(), target)
        spread = -(likely.exp() * likely.clamp_min(_RARE)).sum(-1).mean()
        loss = _CRITIC * critic + self._share * (policy + _OWN_VALUE * own - self._entropy * spread)
        return loss, torch.stack([policy, critic, spread, -change.mean()])

    def _descend(self, loss: Tensor) -> None:
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]  # torch has no types for it
        nn.utils.clip_grad_norm_(self.weights, _STEEPEST)
        self.optimiser.step()


def _clipped(ratio: Tensor, better: Tensor, clip: float) -> Tensor:
    """Return the loss of what is played, which gains nothing where it moves further than the clip lets it."""
    return -torch.min(ratio * better, ratio.clamp(1 - clip, 1 + clip) * better).mean()

"""Strangers: nets that answer as searches do, and sit at some tables where another learns.

Who only ever plays against itself knows nobody else: such a net was ahead of searches in points, and won less than its
share among them. A search takes milliseconds for an answer, and a training millions of answers a second, so a net
learns beforehand what searches would answer.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor

from tenshu.core.game import Game
from tenshu.learn.export import export, read_player
from tenshu.learn.nets import Player, masked
from tenshu.learn.recipes import Recipe
from tenshu.learn.searches import Answered, gather
from tenshu.vector.stepping import observing_of

STRANGERS = "strangers.safetensors"
WARMTH = 0.5  # of their play: 0 would take what a search most likely takes, 1 draws as often as a search tries
_PLAYED = "searches"  # the folder of what searches answered
_ROUNDS = 8  # over all that was answered
_BATCH = 1024
_RATE = 1e-3  # of learning, at the beginning; it falls to nothing
_DECAY = 0.02  # of weights
_HELD_OUT = 20  # decisions, of which one is kept from learning, to see how often a net answers as a search did
_JUDGED = 4096  # rows at once

Told = Callable[[int], None]


class Fitted(NamedTuple):
    """A net that has learned to answer as a search does."""

    player: Player
    agrees: float  # how often it likes best what the search tried most, in decisions that it did not learn from


def stranger_of(
    game: Game, recipe: Recipe, folder: Path, *, device: str, seed: int, threads: int, progress: Told
) -> Player:
    """Return the stranger of a training's folder, made if it is not there: `progress` is told of decisions."""
    path = folder / STRANGERS
    if not path.exists():
        answered = gather(game, recipe, folder / _PLAYED, seed=seed, threads=threads, progress=progress)
        player, agrees = fit(game, recipe, answered, device=device, seed=seed)
        about = {"search": str(recipe.search), "decisions": str(len(answered.rows)), "agrees": f"{agrees:.3f}"}
        worth = {"scale": str(recipe.scale[1]), "victory": str(recipe.victory)}  # of which it knows nothing
        export(game, player, path, {**about, **worth})
    return read_player(game, path).to(device)


def fit(game: Game, recipe: Recipe, answered: Answered, *, device: str, seed: int) -> Fitted:
    """Let a net learn how often searches tried each action."""
    torch.manual_seed(seed)
    player = Player(observing_of(game), recipe.width).to(device)
    rows, legal, shares = _tensors(answered, device)
    last = max(len(rows) - max(len(rows) // _HELD_OUT, 1), 1)
    optimiser = torch.optim.AdamW(player.parameters(), lr=_RATE, weight_decay=_DECAY)
    batches = [batch for _ in range(_ROUNDS) for batch in torch.split(torch.randperm(last, device=device), _BATCH)]
    for number, batch in enumerate(batches):
        for group in optimiser.param_groups:
            group["lr"] = _RATE * (1 - number / len(batches))
        optimiser.zero_grad()
        _loss(player, rows[batch], legal[batch], shares[batch]).backward()  # type: ignore[no-untyped-call]  # torch has no types for it
        optimiser.step()
    return Fitted(player, _agrees(player, rows[last:], legal[last:], shares[last:]))


def _tensors(answered: Answered, device: str) -> tuple[Tensor, Tensor, Tensor]:
    rows, shares = (torch.from_numpy(told).to(device) for told in (answered.rows, answered.shares))
    return rows, torch.from_numpy(answered.legal.view("int64")).to(device), shares


def _loss(player: Player, rows: Tensor, legal: Tensor, shares: Tensor) -> Tensor:
    """Return how far what a net likes is from what was tried, as cross entropy."""
    liked, _ = player(rows)
    return -(shares.float() * torch.log_softmax(masked(liked, legal), -1)).sum(-1).mean()


@torch.no_grad()
def _agrees(player: Player, rows: Tensor, legal: Tensor, shares: Tensor) -> float:
    """Return how often a net likes best what was tried most."""
    liked = torch.cat([player(part)[0] for part in torch.split(rows, _JUDGED)])
    return (masked(liked, legal).argmax(-1) == shares.argmax(-1)).float().mean().item()

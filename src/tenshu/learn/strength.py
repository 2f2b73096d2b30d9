"""How strong a net is: one of it among others, at tables of each number of seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from tenshu.core.game import Game
from tenshu.learn.nets import Player, anything, best
from tenshu.learn.sensible import Apprentices
from tenshu.learn.tensors import Watched, tensor, watch
from tenshu.vector import Tables
from tenshu.vector.tables import Device

Others = Literal["visitor", "apprentice"] | Player
_WIDE = 1.96  # standard errors on either side, for an interval of 95 %


class Strength(NamedTuple):
    """How one fared among others; errors are half of the width of a 95 % interval."""

    among: str
    seats: int
    games: int
    victories: float  # as a multiple of par, which is what it would win if it were no better than they
    victories_error: float
    lead: float  # in points over the mean of the others
    error: float
    points: float


@torch.no_grad()
def measure(
    game: Game, player: Player, others: Others, seats: int, *, among: str, games: int, device: Device, seed: int
) -> Strength:
    """Let a net play one seat, which changes from table to table; it takes what it likes best."""
    tables = Tables(game, games, seats=seats, device=device, again=False)
    tables.reset(seed)
    now = watch(tables)
    ours = torch.arange(games, device=now.seat.device) % seats
    answer = _answers(tables, now, others)
    while bool((now.seat >= 0).any()):
        now.actions.copy_(torch.where(now.seat == ours, best(player, now.rows, now.legal), answer()))
        tables.step()
    sides = game.sides(seats)
    finals = now.finals[:, :sides].double() / game.parts
    mine = finals.gather(1, ours[:, None]).squeeze(1)
    won = now.won.gather(1, ours[:, None]).squeeze(1).double() * sides
    lead = mine - (finals.sum(1) - mine) / (sides - 1)
    return Strength(among, seats, games, *_estimate(won), *_estimate(lead), mine.mean().item())


def _estimate(samples: Tensor) -> tuple[float, float]:
    """Return the mean of some samples, and half of the width of its interval."""
    return samples.mean().item(), _WIDE * samples.std().item() / len(samples) ** 0.5


def _answers(tables: Tables, now: Watched, others: Others) -> Callable[[], Tensor]:
    """Return how the others answer."""
    if isinstance(others, Player):
        return lambda: best(others, now.rows, now.legal)
    if others == "visitor":
        return lambda: anything(now.legal)
    apprentices = Apprentices(tables)
    actions = tensor(apprentices.actions)

    def sensible() -> Tensor:
        apprentices.decide()
        return actions

    return sensible

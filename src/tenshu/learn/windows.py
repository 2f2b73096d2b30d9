"""A window: what was played at many tables between two rounds of learning, and what came of it.

It may begin and end anywhere in a game. The last decision of each seat in it is not learned from, since what came of it
is not known yet; the one before counts on what the critic expects there.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from tenshu.learn.tensors import Watched


@dataclass(frozen=True)
class Window:
    """What was played: a row a step, a column a table."""

    rows: Tensor
    hidden: Tensor
    legal: Tensor
    seat: Tensor
    action: Tensor
    likely: Tensor  # the logarithm of how likely the action was
    own: Tensor  # whether the net that learns decided, and neither a guest nor a slip
    reward: Tensor  # of each side
    over: Tensor


def new_window(steps: int, now: Watched) -> Window:
    """Return room for so many steps at the tables that are watched."""

    def room(like: Tensor, kind: torch.dtype | None = None) -> Tensor:
        return torch.zeros((steps, *like.shape), dtype=kind or like.dtype, device=like.device)

    return Window(
        rows=room(now.rows),
        hidden=room(now.hidden),
        legal=room(now.legal),
        seat=room(now.seat),
        action=room(now.seat),
        likely=room(now.seat, torch.float32),
        own=room(now.seat, torch.bool),
        reward=room(now.gains),
        over=room(now.seat, torch.bool),
    )


@torch.no_grad()
def advantages(window: Window, value: Tensor, trace: float) -> tuple[Tensor, Tensor]:
    """Return how much better each decision turned out than was expected, and where that is known.

    A seat's decision leads to its next one: what it gains in between is its reward, whoever decided then. So the window
    is read backwards, with four things in mind for each seat at each table: what it is owed since, what is expected at
    its next decision, how much better that one turned out, and whether there is one, or the end of the game.
    What came of an answer that slipped is not to the credit of what its seat decided before: there what was expected
    when it slipped counts instead.
    """
    steps, tables, sides = window.reward.shape
    device = value.device
    owed, ahead, trail = (torch.zeros((tables, sides), device=device) for _ in range(3))
    knows = torch.zeros((tables, sides), dtype=torch.bool, device=device)
    better, known = torch.zeros_like(value), torch.zeros_like(value, dtype=torch.bool)
    for step in range(steps - 1, -1, -1):
        over, seat = window.over[step][:, None], window.seat[step][:, None].clamp(min=0)
        owed = torch.where(over, 0.0, owed) + window.reward[step]
        ahead, trail, knows = torch.where(over, 0.0, ahead), torch.where(over, 0.0, trail), knows | over
        known[step] = knows.gather(1, seat).squeeze(1)
        surprise = owed.gather(1, seat) + ahead.gather(1, seat) - value[step][:, None]
        found = torch.where(known[step][:, None], surprise + trace * trail.gather(1, seat), 0.0)
        better[step] = found.squeeze(1)
        owed.scatter_(1, seat, 0.0)
        ahead.scatter_(1, seat, value[step][:, None])
        trail.scatter_(1, seat, torch.where(window.own[step][:, None], found, 0.0))
        knows.scatter_(1, seat, value=True)
    return better, known

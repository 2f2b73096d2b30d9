"""Guests: nets that sit at tables where another learns, and do not learn themselves."""

from __future__ import annotations

from collections.abc import Mapping

import torch
from torch import Tensor

from tenshu.learn.fusing import fused
from tenshu.learn.nets import Player, anything, best, draw
from tenshu.learn.tensors import Watched

Weights = Mapping[str, Tensor]


class Guests:
    """A net on some of the seats at the last of the tables; of the others nobody asks it."""

    def __init__(self, net: Player, sits: Tensor, *, is_bold: bool, slips: float = 0.0) -> None:
        self.net = net
        self.sits = sits  # a row a table, a column a side: whether a guest sits there
        self._is_bold = is_bold  # draws its answers, as one that learns does; else it takes what it likes best
        self._slips = slips  # the share of all answers at its tables that is anything, whoever gives them
        self._best, self._draw = fused(best, sits.device), fused(draw, sits.device)
        self._anything = fused(anything, sits.device)

    def answer(self, now: Watched, action: Tensor, own: Tensor) -> None:
        """Write what guests answer and where anybody slips, and that these decisions are not one's own."""
        tables = len(self.sits)
        if tables == 0:
            return
        rows, legal, seat = (told[-tables:] for told in (now.rows, now.legal, now.seat))
        decides = self.sits.gather(1, seat[:, None].clamp(min=0)).squeeze(1)
        theirs = self._draw(self.net, rows, legal)[0] if self._is_bold else self._best(self.net, rows, legal)
        action[-tables:] = torch.where(decides, theirs, action[-tables:])
        own[-tables:] &= ~decides
        if self._slips:
            slipping = torch.rand(tables, device=self.sits.device) < self._slips
            action[-tables:] = torch.where(slipping, self._anything(legal), action[-tables:])
            own[-tables:] &= ~slipping

    @torch.no_grad()
    def become(self, weights: Weights) -> None:
        """Play with other weights, such as those of a past self."""
        for name, parameter in self.net.named_parameters():
            parameter.copy_(weights[name])

    def change_seats(self, luck: torch.Generator) -> None:
        """Take other seats: at each table about half of them."""
        self.sits = torch.randint(2, self.sits.shape, device=self.sits.device, generator=luck).bool()


def all_but_one(seats: Tensor, kinds: int, sides: int) -> Tensor:
    """Return where guests sit who leave one seat of each table: the first at some, the second at others, and so on.

    `kinds` of tables take turns, and at each kind each seat takes its turn as well.
    """
    left = torch.arange(len(seats), device=seats.device) // kinds % seats
    return torch.arange(sides, device=seats.device) != left[:, None]


def remembered(net: Player) -> dict[str, Tensor]:
    """Return the weights of a net as they are now; half precision is enough for one who plays."""
    return {name: parameter.detach().half() for name, parameter in net.named_parameters()}

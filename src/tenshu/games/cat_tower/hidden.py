"""What a seat of Cat Tower may not see: nothing. Dice and sheets are open."""

from __future__ import annotations

from tenshu.core.rng import Rng
from tenshu.core.rules import compiled, rule
from tenshu.games.cat_tower.state import State


@rule("Round progress 3", ruling="D11")
def redact(state: State, seat: int) -> None:
    """Hide nothing: all sheets are open, while they are marked too."""


@rule("Round progress 3", ruling="D11")
def heard(state: State, seat: int, action: int) -> int:  # noqa: ARG001 (the contract has them)
    """Return an answer as a seat hears it: as it was given."""
    return action


@compiled
def guess(state: State, seat: int, rng: Rng) -> None:
    """Guess nothing, since nothing is hidden."""

"""What a seat may not see: nothing. Decks are sets, of which chance draws, and all else lies open."""

from __future__ import annotations

from tenshu.core.rng import Rng
from tenshu.core.rules import compiled
from tenshu.games.white_castle.state import State


@compiled
def redact(state: State, seat: int) -> None:
    """Blank nothing."""


@compiled
def guess(state: State, seat: int, rng: Rng) -> None:
    """Fill in nothing."""


@compiled
def heard(state: State, seat: int, action: int) -> int:  # noqa: ARG001 (the contract has them)
    """Return the action: every seat hears all of them."""
    return action

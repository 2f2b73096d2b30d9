"""Where a turn of The White Castle ends and the next one begins, which may be the same seat's."""

from __future__ import annotations

from tenshu.core.record import Bytes
from tenshu.games.white_castle.pieces import MOST_CLANS, TURNS
from tenshu.games.white_castle.state import PHASES, State

_MOST = TURNS * MOST_CLANS + 1  # turns of a phase


def turn(state: Bytes) -> int:
    """Return a number for the turn that is taken: of a round, of its part, and of those who take part in it."""
    now = State.row(state)
    return int((now["completed"] * len(PHASES) + now["phase"]) * _MOST + now["turns"])

"""What adapters of one table share: who decides, what that seat sees, and what an end is worth."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.words import LOG, render
from tenshu.vector.stepping import observing_of, stepping


def row_of(game: Game, data: Bytes, seat: int) -> Bytes:
    """Return what a seat sees of a whole state, as nets read it."""
    redacted, row = data.copy(), np.zeros(observing_of(game).width, np.uint8)
    game.doors.redact(redacted, seat)
    stepping(game).see(redacted, seat, row)
    return row


def above_even(places: Sequence[int]) -> list[float]:
    """Return by how much each side's share of the victory is above an even one: those in the first place share it."""
    even, winners = 1 / len(places), places.count(1)
    return [(place == 1) / winners - even for place in places]


def ahead(scores: Sequence[float]) -> list[float]:
    """Return by how many points each side is ahead of the mean of the others."""
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]


def said(game: Game, data: Bytes, action: int) -> str:
    """Return an action in the words of logs, which never change within a version of the game."""
    return render(game.say(data, action), LOG)

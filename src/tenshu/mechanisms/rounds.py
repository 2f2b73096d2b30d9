"""Rounds after which the table is cleared at once: what the points of one were made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from tenshu.core.game import Doors
from tenshu.core.record import Bytes, Record
from tenshu.core.view import Line
from tenshu.core.words import Message

Names = Mapping[int, Message]  # the lines that count the round being played, by their numbers


def lines_of_ended(
    state: type[Record],
    doors: Doors,
    names: Callable[[Bytes], Names],
    rounds: int,
    before: Bytes,
    seat: int,
    action: int,
) -> list[Line]:
    """Return the lines of the round that an answer ends, as it left them; none where it ends none."""
    after = before.copy()
    doors.apply(after, seat, action)
    if state.row(after)["completed"] == state.row(before)["completed"]:
        return []
    # The table of the last round stays as it is, so the answer is given once more as if this were the last one; and
    # then its lines are read as if it were still played.
    kept = before.copy()
    state.row(kept)["completed"] = rounds - 1
    doors.apply(kept, seat, action)
    state.row(kept)["completed"] = rounds - 1
    named = names(kept)
    points = np.zeros((max(named) + 1, int(state.row(kept)["seats"])), np.int64)
    doors.sheet(kept, points)
    return [Line(name=name, points=points[line].tolist()) for line, name in named.items()]

"""What the others decided in a round, taken back at many worlds at once, compiled once and cached.

`bots.worlds` runs this file once for each game that can be taken back, with that game's rules in place of the names
below, for the reason that `core/doors.py` gives.
"""

from __future__ import annotations

from typing import Any

from tenshu.core.bits import Words
from tenshu.core.record import Bytes, Ints
from tenshu.core.rules import compiled, door

STATE: Any  # the layout of the game's state
rules: Any  # its module of rules
hidden: Any  # its module of what a seat may not see
observing: Any  # its module of what a seat sees as nets read it
past: Any  # its module that takes back what was decided

NOTHING = -1  # was decided, or there was no choice


@compiled
def _take_back_other(state: Any, seat: int) -> tuple[int, int]:  # noqa: ANN401 (a record)
    """Take back what another seat than this one decided last; return it and its action, or NOTHING twice."""
    rival, action = past.take_back(state)
    while rival == seat:
        rival, action = past.take_back(state)
    return rival, action


@door
def recall(worlds: Bytes, paper: Bytes, seat: int, rows: Bytes, legal: Words, ways: Ints, actions: Ints) -> bool:
    """Take back what another seat decided last in each world; tell whether anybody had decided anything.

    Written are what that seat saw, what it could do, in how many ways, and what it did; NOTHING where it was forced.
    """
    is_any = False
    for number in range(worlds.shape[0]):
        state = worlds[number].view(STATE)[0]
        rival, action = _take_back_other(state, seat)
        actions[number] = NOTHING
        if rival < 0:
            continue
        is_any = True
        ways[number] = rules.choices(state, rival, legal[number])
        if ways[number] > 1:
            actions[number] = action
            paper[:] = worlds[number]
            hidden.redact(paper.view(STATE)[0], rival)
            rows[number] = 0
            observing.observe(paper.view(STATE)[0], rival, rows[number])
    return is_any

"""What an answer changed in plain sight, and its words do not say."""

from __future__ import annotations

from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.cat_tower.pieces import NHEXES
from tenshu.games.cat_tower.state import CHOOSE_ITEM, State
from tenshu.games.cat_tower.text import hex_name


def changes(before: Bytes, after: Bytes) -> list[Message]:
    """Return the hex that was marked as soon as its item was chosen, since there was no other."""
    then, now = State.on(before), State.on(after)
    choosing = [seat for seat in range(then.seats) if then.step[seat] == CHOOSE_ITEM]
    marked = [_marked(now, seat) & ~_marked(then, seat) for seat in choosing]
    return [
        message("cat_tower-change", hex=hex_name(number))
        for hexes in marked
        for number in range(NHEXES)
        if hexes >> number & 1
    ]


def _marked(state: State, seat: int) -> int:
    """Return the hexes that a seat has marked, one bit each."""
    return sum(int(hexes) for hexes in state.marks[seat])

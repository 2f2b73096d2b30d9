"""Compiled steps of one table among many: the same code in the threads of a CPU and in those of a GPU.

They take a game's rules as arguments, as `core.loops` does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenshu.core.bits import Words, pick
from tenshu.core.loops import next_seat
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import Rng, roll
from tenshu.core.rules import compiled

_State = Any
_Reals = Any  # a row of single precision

NOBODY = -1  # is asked at a table where the game is over


@compiled
def settle(
    waiting: Callable[[_State], int],
    choices: Callable[[_State, int, Words], int],
    apply: Callable[[_State, int, int], None],
    state: _State,
    legal: Words,
    rng: Rng,
    forced: int,
) -> int:
    """Let chance answer, and what is forced unless `forced` asks for it; return the seat that decides, or NOBODY.

    What that seat may do is in `legal` then.
    """
    asked = waiting(state)
    while asked != 0:
        seat = next_seat(asked)
        ways = choices(state, seat, legal)
        if seat != CHANCE and (ways > 1 or forced != 0):
            return seat
        apply(state, seat, pick(legal, roll(rng, ways)))
        asked = waiting(state)
    return NOBODY


@compiled
def note_leads(scores: Callable[[_State, Ints], None], state: _State, sides: int, points: Ints, leads: Ints) -> None:
    """Write by how much each side is ahead of the mean of the others, times their number and the parts of a point."""
    scores(state, points)
    total = 0
    for side in range(sides):
        total += points[side]
    for side in range(sides):
        leads[side] = sides * points[side] - total


@compiled
def gain(
    scores: Callable[[_State, Ints], None],
    state: _State,
    sides: int,
    parts: int,
    points: Ints,
    leads: Ints,
    gains: _Reals,
) -> None:
    """Write by how many points each side's lead has grown since the last time."""
    for side in range(sides):
        gains[side] = np.float32(leads[side])
    note_leads(scores, state, sides, points, leads)
    whole = np.float32((sides - 1) * parts)
    for side in range(sides):
        gains[side] = (np.float32(leads[side]) - gains[side]) / whole


@compiled
def share_victory(places: Callable[[_State, Ints], None], state: _State, sides: int, ranks: Ints, won: _Reals) -> None:
    """Write each side's share of the victory: those in the first place share it."""
    places(state, ranks)
    winners = 0
    for side in range(sides):
        winners += ranks[side] == 1
    for side in range(sides):
        won[side] = np.float32(1.0) / np.float32(winners) if ranks[side] == 1 else np.float32(0.0)


@compiled
def look(
    redact: Callable[[_State, int], None],
    observe: Callable[[_State, int, Bytes], None],
    observe_hidden: Callable[[_State, int, Bytes], None],
    words: Words,
    state: _State,
    paper: Words,
    copy: _State,
    seat: int,
    row: Bytes,
    hidden: Bytes,
) -> None:
    """Write what a seat sees, from a copy in which all else is blank; and what it does not see, where there is room."""
    for word in range(words.size):
        paper[word] = words[word]
    for number in range(row.size):
        row[number] = 0
    for number in range(hidden.size):
        hidden[number] = 0
    if seat == NOBODY:
        return
    redact(copy, seat)
    observe(copy, seat, row)
    if hidden.size > 0:
        observe_hidden(state, seat, hidden)

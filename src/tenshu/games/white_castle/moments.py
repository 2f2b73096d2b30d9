"""A moment in which a seat of The White Castle has to answer, as explanations look at it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

import numpy as np

from tenshu.core.bits import bit, no_numbers, numbers
from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.white_castle.doors import DOORS
from tenshu.games.white_castle.pieces import (
    BLOCK,
    COURTIER,
    EACH,
    FIRST_SLOT,
    GARDENER,
    PRINTED,
    ROWS,
    STACKED,
    STEWARDS,
)
from tenshu.games.white_castle.state import (
    ACTIONS,
    AT_GATE,
    AT_HOME,
    DECLINE,
    EFFECT,
    EXCHANGE,
    LINES,
    OVER,
    PAIR,
    TIME_LINE,
    State,
)


class Moment(NamedTuple):
    """The table while a seat is asked."""

    data: Bytes
    seat: int

    @property
    def state(self) -> State:
        """The table by the names of its fields."""
        return State.on(self.data)

    @property
    def question(self) -> int:
        """What is asked."""
        return self._open("question")

    @property
    def about(self) -> int:
        """What the question is about."""
        return self._open("about")

    @property
    def owed(self) -> int:
        """The effects that are owed, one bit each."""
        return self._open("owed")

    def _open(self, field: str) -> int:
        """Return what a field has of the open question."""
        row = State.row(self.data)
        return int(row[field][row["open"] - 1])

    def has(self, thing: int) -> int:
        """Return how much of a thing the seat's clan has."""
        return int(State.row(self.data)["stock"][self.seat, thing])

    def choices(self) -> list[int]:
        """Return what the seat may answer."""
        legal = no_numbers(ACTIONS)
        DOORS.choices(self.data, self.seat, legal)
        return numbers(legal)

    def places(self) -> int:
        """Return how many choices there are besides exchanges and declining."""
        return sum(not EXCHANGE <= action <= DECLINE for action in self.choices())

    def after(self, action: int) -> Moment:
        """Return the table after an answer and what follows from it alone: nothing else is owed, no turn begins."""
        data = self.data.copy()
        state = State.on(data)
        state.owed[:] = 0
        if EFFECT <= action < PAIR:
            state.owed[state.open - 1] = bit(action - EFFECT)
        state.phase = OVER
        DOORS.apply(data, self.seat, action)
        return Moment(data, self.seat)

    def points_at_end(self) -> int:
        """Return what members and influence are worth at the end of the game, as things stand."""
        sheet = np.zeros((len(LINES), self.state.clans), np.int64)
        DOORS.sheet(self.data, sheet)
        return int(sheet[TIME_LINE:, self.seat].sum())

    def score(self) -> int:
        """Return the points of the seat as things stand."""
        out = np.zeros(self.state.clans, np.int64)
        DOORS.scores(self.data, out)
        return int(out[self.seat])

    # What the rules tell no door about. A test shows that they agree.

    def printed(self, space: int) -> int:
        """Return the value that is printed on a space."""
        return int(PRINTED[space])

    def covered(self, space: int) -> int:
        """Return the value that a die on a space would cover."""
        return int(space < STACKED and self.state.placed[space, 0]) or self.printed(space)

    def room_effects(self, room: int) -> int:
        """Return what a room's card shows beside the tiles of the colour of the die in hand."""
        return reduce(or_, (int(BLOCK[self.state.card[room], row]) for row in self.rows(room)), 0)

    def rows(self, room: int) -> list[int]:
        """Return the rows of a room with tiles of the colour of the die in hand."""
        state, first = self.state, int(FIRST_SLOT[room])
        return [row for row in range(ROWS[room]) if state.tile[first + row] == state.hand_colour]

    def gone(self, member: int) -> int:
        """Return how many of the clan's members of a sort have left its domain."""
        state, seat = self.state, self.seat
        if member == COURTIER:
            return EACH - int(state.courtiers[seat, AT_HOME])
        return int(state.gardeners[seat]).bit_count() if member == GARDENER else int(state.warriors[seat].sum())

    def courtiers_inside(self) -> int:
        """Return how many of the clan's courtiers are past the Gate."""
        return int(self.state.courtiers[self.seat, AT_GATE + STEWARDS :].sum())


def section(part: str, number: int = 0, ruling: int = 0) -> Message:
    """Return a section of the rulebook, the number of its step, and the ruling of ours that decides."""
    return message("white_castle-section", part=part, number=number, ruling=ruling)

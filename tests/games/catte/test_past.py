"""A round of Catte taken back, from what all have seen of it."""

from __future__ import annotations

import pytest
from tests.games.catte.position import LETTER, Position, position

from tenshu.core.laws import Table, random_play
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.rules import compiled
from tenshu.core.words import LOG
from tenshu.games.catte import GAME, past
from tenshu.games.catte.pieces import NONE
from tenshu.games.catte.state import State

at_every_table = pytest.mark.parametrize("seats", [3, 4])

_DTYPE = State.dtype


@compiled
def _take_back(data: Bytes) -> tuple[int, int]:
    return past.take_back(data.view(_DTYPE)[0])


def taken_back(table: Position) -> str:
    """Take back a decision; return it in words: `A: set black 5`, or nothing when none is left."""
    seat, action = _take_back(table.state)
    return "" if seat == NONE else f"{LETTER[seat]}: {table.say(action, LOG)}"


@at_every_table
@pytest.mark.parametrize("forced_set", ["yes", "no"])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_decision_can_be_taken_back(seats: int, forced_set: str, seed: int) -> None:
    """From any moment of a round the table comes back as it was before each decision, byte for byte."""
    completed, before = -1, list[Bytes]()  # the states before each decision of this round
    for number, play in enumerate(random_play(Table(GAME, seats, {"forced_set": forced_set}, seed))):
        state = State.on(play.state)
        if state.completed != completed:
            completed, before = int(state.completed), []
        if number % 7 == 0 and play.asked not in ([], [CHANCE]):
            data = play.state.copy()
            for earlier in reversed(before):
                assert (NONE, NONE) != _take_back(data)
                assert bytes(earlier) == bytes(data)
            assert (NONE, NONE) == _take_back(data)
        if play.asked not in ([], [CHANCE]):
            before.append(play.state.copy())


def test_sets_and_coffee_cards_are_taken_back_too() -> None:
    """The white card of a set comes first, then the black one; the coffee card after the lead that followed it."""
    table = position(
        hands={"A": "brown 14, black 2", "B": "black 9, white 12, white 1", "C": "brown 10, black 3"},
        rows={"B": "black 5, white 8"},
        center="brown 5",
    )
    before = table.copy()
    table.tell("A: brown 14, B: set black 9, B: white 12, C: brown 10, B: coffee white 8, B: white 1")

    assert "B: white 1" == taken_back(table)
    assert "B: coffee white 8" == taken_back(table)
    assert ["C: brown 10", "B: white 12", "B: set black 9", "A: brown 14"] == [taken_back(table) for _ in range(4)]
    assert "" == taken_back(table)
    assert bytes(before.state) == bytes(table.state)

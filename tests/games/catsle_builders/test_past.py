"""A round of CATsle Builders taken back, from what all have seen of it."""

from __future__ import annotations

import pytest
from tests.games.catsle_builders.position import LETTER, Position, new_game, position

from tenshu.core.laws import Table, random_play
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.rules import compiled
from tenshu.games.catsle_builders import GAME, past
from tenshu.games.catsle_builders.pieces import NONE
from tenshu.games.catsle_builders.state import State
from tenshu.games.catsle_builders.text import card_mark

at_every_table = pytest.mark.parametrize("seats", [3, 4, 5])

_DTYPE = State.dtype


@compiled
def _take_back(data: Bytes) -> tuple[int, int]:
    return past.take_back(data.view(_DTYPE)[0])


def taken_back(table: Position) -> str:
    """Take back a card; return who played which: `A: T8`, or nothing when none is left."""
    seat, card = _take_back(table.state)
    return "" if seat == NONE else f"{LETTER[seat]}: {card_mark(card)}"


@at_every_table
@pytest.mark.parametrize("winner_leads", ["no", "yes"])
def test_every_play_can_be_taken_back(seats: int, winner_leads: str) -> None:
    """From any moment of a round the table comes back as it was before each card, byte for byte."""
    completed, before = -1, list[Bytes]()  # the states before each card of this round
    for number, play in enumerate(random_play(Table(GAME, seats, {"winner_leads": winner_leads}, seed=seats))):
        state = State.on(play.state)
        if state.completed != completed:
            completed, before = int(state.completed), []
        if number % 23 == 0 and play.asked not in ([], [CHANCE]):
            data = play.state.copy()
            for earlier in reversed(before):
                assert (NONE, NONE) != _take_back(data)
                assert bytes(earlier) == bytes(data)
            assert (NONE, NONE) == _take_back(data)
        if play.question == "play":
            before.append(play.state.copy())


def test_cards_return_to_the_table_and_to_hands() -> None:
    """What was taken lies on the table again, then the cards go back, the last one first."""
    table = position(hands={"A": "red 8", "B": "red 9", "C": "blue 2", "D": "red 1"}, tricks=2)
    before = table.copy()
    table.tell("A: red 8, B: red 9, C: blue 2, D: red 1, B: red 9")

    assert ["D: T1", "C: M2", "B: T9", "A: T8", ""] == [taken_back(table) for _ in range(5)]
    assert bytes(before.state) == bytes(table.state)


def test_extra_cards_return_to_the_deck() -> None:
    """With three seats the extra card of a trick is hidden again when the trick before comes back."""
    table = new_game(3, removed_suit="brown")
    table.settle(seed=1)
    first = table.copy()
    while len(table.record.leaders[table.record.leaders != NONE]) < 2:
        table.act(table.asked[0], table.choices(table.asked[0])[0])
        table.settle(seed=1)
    while taken_back(table):
        pass

    assert bytes(first.state) == bytes(table.state)

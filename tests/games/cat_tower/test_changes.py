"""What is told of an answer of Cat Tower besides its own words."""

from __future__ import annotations

import pytest

from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.core.words import render
from tenshu.games.cat_tower import GAME
from tenshu.games.cat_tower.state import CHOOSE_HEX, HEX, ITEM, State


def told(before: Play, after: Play) -> list[str]:
    """Return what a spectator is told."""
    return [render(one, "en") for one in GAME.changes(before.seen(SPECTATOR), after.seen(SPECTATOR))]


@pytest.mark.parametrize("seats", GAME.seats)
def test_where_an_item_went_at_once(seats: int) -> None:
    """Where there was one hex for an item it is marked with it, and that hex is told; otherwise the hex is chosen."""
    count = 0
    before: Play | None = None
    for play in random_play(Table(GAME, seats, {}, seed=20 + seats)):
        seat, action = play.moves[-1] if play.moves else (CHANCE, 0)
        if before is not None and seat != CHANCE:
            is_at_once = ITEM <= action < HEX and State.on(play.state).step[seat] != CHOOSE_HEX
            assert is_at_once == bool(told(before, play))
            count += is_at_once
        before = play.copy()

    assert count > 0


def test_the_hex_is_named() -> None:
    """A hex is called as it is when it is chosen."""
    for seed in range(9):
        before: Play | None = None
        for play in random_play(Table(GAME, 2, {}, seed=seed)):
            if before is not None and (found := told(before, play)):
                (_, item), seat = play.moves[-1], play.moves[-1][0]
                marks = State.on(play.state).marks[seat, item - ITEM] & ~State.on(before.state).marks[seat, item - ITEM]
                (number,) = (hexagon for hexagon in range(64) if int(marks) >> hexagon & 1)
                assert [before.say(HEX + number, "en")] == found
                return
            before = play.copy()
    pytest.fail("no item had one hex alone")

"""Nothing is hidden in Cat Tower: dice and sheets are open to all, also while they are marked."""

from __future__ import annotations

import pytest
from tests.games.cat_tower.position import WHO, position

from tenshu.core.laws import Table, random_play
from tenshu.core.questions import SPECTATOR
from tenshu.core.rng import new_rng
from tenshu.games.cat_tower import GAME


@pytest.mark.section("Round progress 3")
@pytest.mark.ruling("D11")
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_see_and_hear_everything(seats: int) -> None:
    """Seats and spectators see the whole state, there is nothing to guess, and every answer is heard."""
    for number, play in enumerate(random_play(Table(GAME, seats, {}, seed=90 + seats))):
        for viewer in (*range(seats), SPECTATOR) if number % 7 == 0 else ():
            seen = play.seen(viewer)
            guess = seen.copy()
            GAME.doors.guess(guess, viewer, new_rng(1))

            assert bytes(play.state) == bytes(seen) == bytes(guess)
            for seat in play.asked:
                choices = play.choices(seat)

                assert choices == [GAME.doors.heard(play.state, viewer, action) for action in choices]


@pytest.mark.section("Round progress 3")
@pytest.mark.ruling("D11")
def test_what_others_mark_in_this_round_is_seen_at_once() -> None:
    """B sees the mouse of A before choosing; no rule depends on it."""
    table = position(dice="6 6", shared=4)
    before = table.may("B")
    table.tell("A: mouse, A: red 4")
    (sheet,) = [area for area in GAME.view(table.seen(WHO["B"]))["areas"] if (area["id"], area["seat"]) == ("sheet", 0)]

    assert "M4" in [piece["mark"] for slot in sheet["slots"] for piece in slot["pieces"]]
    assert before == table.may("B")

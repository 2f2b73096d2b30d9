"""Nothing is hidden in The White Castle: decks are sets, of which chance draws, and all else lies open."""

from __future__ import annotations

import pytest

from tenshu.core.laws import Table, random_play
from tenshu.core.questions import SPECTATOR
from tenshu.core.rng import new_rng
from tenshu.games.white_castle import GAME


@pytest.mark.section("Setup 2", "Setup 10")
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

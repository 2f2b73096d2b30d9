"""What is wasted in The White Castle, and said to be before it is."""

from __future__ import annotations

import pytest
from tests.games.white_castle.position import WHO, Position, position
from tests.games.white_castle.told import english

from tenshu.core.laws import Table, random_play
from tenshu.core.questions import CHANCE
from tenshu.core.words import LOG
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.pieces import CAP


def wasted(table: Position, answer: str) -> list[tuple[str, str]]:
    """Return what is said to be wasted by an answer that is legal: `A: well`."""
    who, said = answer.split(": ")
    (action,) = [action for action in table.choices(WHO[who]) if table.say(action, LOG) == said]
    found = GAME.waste(table.seen(WHO[who]), WHO[who], action)
    return [(one.sort, english([one.what])[0]) for one in found]


def test_what_is_over_a_cap() -> None:
    """A gain that is lost in part is told of, in the words of its explanation."""
    tiles = {"steward-room-3": "coral black black"}
    table = position(stock={"A": "6 pearl 1 seal 1 iron"}, tiles=tiles)
    table.tell("A: black right 6, A: steward-room-3")
    roomy = position(stock={"A": "5 pearl 1 seal 1 iron"}, tiles=tiles)
    roomy.tell("A: black right 6, A: steward-room-3")

    assert [("lost", "over the cap and lost: 1 pearl (Gaining and Paying, W8)")] == wasted(table, "A: 2 pearl")
    assert [] == wasted(roomy, "A: 2 pearl")


def test_a_lantern_over_a_cap() -> None:
    """Also what comes with a die is told of: here a lantern for which there is no room."""
    rooms = {"steward-room-1": "steward-04", "diplomat-room-2": "diplomat-08"}
    tiles = {"steward-room-1": "coral black black"}
    table = position(rooms=rooms, tiles=tiles, stock={"A": "7 food"}, well=("coral-any", "black-iron"))
    table.tell("A: black right 6, A: steward-room-1")

    assert [("lost", "over the cap and lost: 1 food (Gaining and Paying, W8)")] == wasted(table, "A: lantern")
    assert [] == wasted(table, "A: well")


def test_what_is_declined() -> None:
    """An action that could be done is not left out unawares."""
    table = position(stock={"A": "5 iron 5 coin"})
    table.tell("A: coral right 6, A: outside-2")

    assert [("unused", "given up: courtier + warrior (Gaining and Paying, W7)")] == wasted(table, "A: decline")
    assert [] == wasted(table, "A: warrior")


def test_a_warrior_whom_nobody_waits_for() -> None:
    """Without a courtier inside a yard scores nothing."""
    table = position(stock={"A": "5 iron 5 coin"})
    table.tell("A: coral right 6, A: outside-2, A: warrior")

    assert [("vain", "worth nothing until a courtier is inside (End of the Game 3)")] == wasted(table, "A: yard-a")


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_lost_is_what_the_rules_cut_off(seats: int) -> None:
    """Where something is said to be lost, the clan has as much of it as it can keep."""
    seen = set()
    for play in random_play(Table(GAME, seats, {}, seed=90 + seats)):
        for seat in play.asked:
            for action in play.choices(seat) if seat != CHANCE else []:
                for one in GAME.waste(play.seen(seat), seat, action):
                    seen.add(one.sort)
                    if one.sort == "lost":
                        after = play.copy()
                        after.act(seat, action)
                        stock = GAME.state.on(after.state).stock[seat]  # type: ignore[attr-defined]
                        assert any(stock[thing] == CAP[thing] for thing in range(len(CAP)))

    assert "unused" in seen

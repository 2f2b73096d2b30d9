"""What is wasted in The White Castle, and said to be before it is."""

from __future__ import annotations

import pytest
from tests.games.white_castle.position import WHO, Position, position
from tests.games.white_castle.told import english

from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.core.words import LOG
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.pieces import CAP, COIN


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


def test_a_courtier_action_of_which_half_is_used() -> None:
    """Whoever has sent a courtier and keeps the pearl for a climb is not warned; whoever sends none is."""
    table = position(stock={"A": "2 pearl 2 coin"}, courtiers={"A": "gate"})
    table.tell("A: coral right 6, A: outside-2")

    assert [("unused", "no courtier is sent (Gaining and Paying, W7)")] == wasted(table, "A: decline")

    table.tell("A: audience")

    assert [] == wasted(table, "A: decline")


def test_an_exchange_after_which_nothing_can_be_paid() -> None:
    """Whoever needs seals for the action in hand is warned of exchanging them for something else."""
    table = position(stock={"A": "2 seal 5 coin"})
    table.tell("A: coral right 6, A: outside-2, A: warrior")

    assert [] == wasted(table, "A: exchange for iron")
    assert [("unused", "no warrior is sent (Gaining and Paying, W7)")] == wasted(table, "A: exchange for food")


@pytest.mark.parametrize(("completed", "is_told"), [(0, False), (2, True)])
def test_a_warrior_whom_nobody_waits_for(completed: int, *, is_told: bool) -> None:
    """Without a courtier inside a yard scores nothing, which is told when there is little time left to mend it."""
    table = position(stock={"A": "5 iron 5 coin"}, completed=completed)
    table.tell("A: coral right 6, A: outside-2, A: warrior")

    told = ("vain", "worth nothing until a courtier is inside (End of the Game 3)")
    assert [told] * is_told == wasted(table, "A: yard-a")


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


# A die that could have paid


def test_a_die_that_could_have_paid() -> None:
    """In the last turn of a round, the same for fewer coins is told of, if nothing else comes of the die in hand."""
    bridges = {"coral": (2, 5), "black": (3, 3), "white": ()}
    table = position(bridges=bridges, turns=5, stock={"B": "7 pearl 5 coin"})
    table.tell("B: coral left 2")

    told = "the coral 5 (right) would do the same here and leave you 3 coins more (Using the Dice 2)"
    assert ("dear", told) in wasted(table, "B: outside-2")
    assert ("dear", told) in wasted(table, "B: well")


def test_a_lantern_is_worth_its_coins() -> None:
    """Whoever takes the low die for its Lantern Reward trades, and is not warned."""
    bridges = {"coral": (2, 5), "black": (), "white": (1, 1)}
    table = position(bridges=bridges, turns=5, stock={"B": "6 pearl 5 coin"})
    table.tell("B: coral left 2")

    assert [] == wasted(table, "B: outside-2")


def test_a_better_die_may_be_kept_for_later() -> None:
    """Before the last turn of the clan a cheap die is a trade."""
    table = position(turns=3, bridges={"coral": (2, 4, 5)}, stock={"B": "7 pearl 5 coin"})
    table.tell("B: coral left 2")

    assert [] == [one for one in wasted(table, "B: well") if one[0] == "dear"]


@pytest.mark.parametrize(("dice", "is_told"), [((2, 3, 5), True), ((2, 5), False)])
def test_an_end_that_is_denied_to_others(dice: tuple[int, ...], *, is_told: bool) -> None:
    """While others have turns, who takes the second last die of a bridge also decides which end is left (W6)."""
    table = position(turns=4, bridges={"coral": dice}, stock={"A": "7 food 5 coin"})
    table.tell("A: coral left 2")

    assert is_told == any(sort == "dear" for sort, _ in wasted(table, "A: well"))


@pytest.mark.parametrize(("gardeners", "is_told"), [("black stone", True), ("coral stone", False)])
def test_a_die_that_keeps_a_garden_awake(gardeners: str, *, is_told: bool) -> None:
    """A die of another colour is as good outside the walls, unless a gardener needs it on its bridge."""
    bridges = {"coral": (5,), "black": (3, 4), "white": (1,)}
    table = position(bridges=bridges, at_right="coral", turns=5, gardeners={"A": gardeners}, stock={"B": "5 coin"})
    table.tell("B: black right 4")

    assert is_told == any(sort == "dear" for sort, _ in wasted(table, "B: well"))
    assert all(sort != "dear" for sort, _ in wasted(table, "B: domain"))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_other_die_does_the_same(seats: int) -> None:
    """What is told of a die holds when that one is taken instead: as much of everything, and more coins."""
    told = 0
    for seed in range(12):
        before: Play | None = None
        for play in random_play(Table(GAME, seats, {}, seed=700 + 10 * seed + seats)):
            if play.question == "space" and before is not None and before.question == "die":
                told += sum(_holds(before, play, action) for action in play.choices(play.asked[0]))
            before = play.copy()

    assert told > 0


def _holds(before: Play, play: Play, action: int) -> bool:
    """Check what is told of placing the die in hand, if it is said to be dear, and return whether it is."""
    seat = play.asked[0]
    dear = [one.what for one in GAME.waste(play.seen(seat), seat, action) if one.sort == "dear"]
    if not dear:
        return False
    args = dict(dear[0].args)
    other = before.copy()
    (die,) = [one for one in other.choices(seat) if GAME.say(other.seen(seat), one) == args["die"]]
    other.act(seat, die)
    mine, theirs = (_stock(one, seat, action) for one in (play.copy(), other))

    assert theirs[COIN] >= mine[COIN] + int(args["coins"])  # type: ignore[arg-type]
    assert all(more >= less for more, less in zip(theirs, mine, strict=True))
    return True


def _stock(play: Play, seat: int, action: int) -> list[int]:
    play.act(seat, action)
    return GAME.state.on(play.state).stock[seat].tolist()  # type: ignore[attr-defined, no-any-return]

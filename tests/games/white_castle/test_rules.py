"""The rules of a turn, section by section of the rulebook, and our rulings where it is silent: dice and spaces."""

from __future__ import annotations

import pytest
from tests.games.white_castle.position import position

from tenshu.core.bits import no_numbers
from tenshu.core.questions import CHANCE
from tenshu.core.words import Fault
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.pieces import COLOURS

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def _all(*dice: int) -> dict[str, tuple[int, ...]]:
    """Return the same dice for all bridges."""
    return dict.fromkeys(COLOURS, dice)


# Playing the Game, A Player's Turn


@pytest.mark.section("Playing the Game", "A Player's Turn")
@at_every_table
def test_each_clan_takes_three_turns_in_turn_order(seats: int) -> None:
    """A round is three turns each; then three dice are left on the bridges."""
    order = {2: "BA", 3: "CAB", 4: "DBCA"}[seats]
    table = position(seats, order=order)
    takers = ""
    while table.question == "die":
        who = table.turn[0]
        takers += who
        table.tell(f"{who}: {table.may_do(who)[0]}, {who}: well")

    assert order * 3 == takers
    assert "chance: roll" == table.turn


@pytest.mark.section("Playing the Game")
@at_every_table
def test_three_dice_are_left_when_all_have_played(seats: int) -> None:
    """Before the last turn of a round four dice are on the bridges, so that one more is taken and three stay."""
    table = position(seats)
    for _ in range(3 * seats - 1):
        table.tell(f"{table.turn[0]}: {table.may_do(table.turn[0])[0]}, {table.turn[0]}: well")

    assert 4 == sum(len(table.bridge(colour)) for colour in COLOURS)


@pytest.mark.section("A Player's Turn")
def test_a_turn_is_a_die_its_space_and_the_effect() -> None:
    """Whoever has the turn takes a die, places it, does what the space offers; then the next clan has its turn."""
    table = position(rooms={"steward-room-1": "steward-13"}, stock={"A": "9 coin"})

    assert "A: die" == table.turn
    table.tell("A: coral right 6")
    assert "A: space" == table.turn
    table.tell("A: steward-room-1")
    assert "2 iron 12 coin" == table.stock("A")
    assert (0, 0, 0) == (table.record.hand_colour, table.record.hand_value, table.record.hand_left)
    assert "B: die" == table.turn
    with pytest.raises(Fault, match="asked: 2"):
        table.tell("A: coral right 4")


@pytest.mark.section("A Player's Turn")
@at_every_table
def test_nobody_else_may_answer(seats: int) -> None:
    """A seat that is not asked has no choices, and neither has chance."""
    table, legal = position(seats), no_numbers(GAME.actions)
    counts = [GAME.doors.choices(table.state, seat, legal) for seat in (*range(seats), CHANCE)]

    assert [6, *[0] * seats] == counts


# Using the Dice 1


@pytest.mark.section("Using the Dice 1")
def test_only_the_dice_at_the_ends_can_be_taken() -> None:
    """Of four dice the two between the ends are not available."""
    table = position(3, bridges={"coral": (1, 2, 4, 6), "black": (3, 3, 3), "white": (2, 5)})

    ends = ["coral left 1", "coral right 6", "black left 3", "black right 3", "white left 2", "white right 5"]
    assert ends == table.may("A")


@pytest.mark.section("Using the Dice 1")
@pytest.mark.parametrize(
    ("taken", "then"),
    [("left 1", ["coral left 2", "coral right 6"]), ("right 6", ["coral left 1", "coral right 4"])],
)
def test_the_next_die_moves_to_the_end_that_is_vacant(taken: str, then: list[str]) -> None:
    """It keeps its value, and the next player may take it."""
    table = position(3, bridges={"coral": (1, 2, 4, 6)})
    table.tell(f"A: coral {taken}, A: well")

    assert then == [said for said in table.may("B") if said.startswith("coral")]


@pytest.mark.section("Using the Dice 1")
@pytest.mark.ruling("W6")
@pytest.mark.parametrize(
    ("taken", "left", "got"),
    [
        ("coral left 2", "coral right 5", "6 coin 1 seal"),
        ("coral right 5", "coral left 2", "1 food 3 coin 1 seal"),
    ],
)
def test_the_last_die_of_a_bridge_stays_where_it_lies(taken: str, left: str, got: str) -> None:
    """It is a left die, with its lantern, only if the die at the right end was taken."""
    table = position(
        bridges={"coral": (2, 5), "black": (), "white": (3,)},
        lantern={"B": "resource-08"},  # food
        well=("coral-coin", "black-coin"),
    )
    table.tell(f"A: {taken}, A: well")

    assert [left, "white left 3"] == table.may_do("B")
    table.tell(f"B: {left}, B: well")
    assert got == table.stock("B")
    assert ["white left 3"] == table.may_do("A")


@pytest.mark.section("Using the Dice 1")
@pytest.mark.ruling("W6")
def test_a_bridge_can_be_emptied() -> None:
    """The last die at the right end is taken there; of an empty bridge nothing can be taken."""
    table = position(bridges={"coral": (5,), "black": (2, 3), "white": ()}, at_right="coral")

    assert ["coral right 5", "black left 2", "black right 3"] == table.may("A")
    table.tell("A: coral right 5, A: well")
    assert [] == table.bridge("coral")
    assert ["black left 2", "black right 3"] == table.may_do("B")


# Using the Dice 2


@pytest.mark.section("Using the Dice 2", "The Castle", "Outside the Walls", "The Well", "The Personal Domains 1")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize(
    ("space", "printed"),
    [
        ("steward-room-1", 3),
        ("steward-room-2", 3),
        ("steward-room-3", 3),
        ("diplomat-room-1", 4),
        ("diplomat-room-2", 4),
        ("outside-1", 5),
        ("outside-2", 5),
        ("well", 1),
        ("domain", 6),
    ],
)
def test_the_difference_is_gained_or_paid_in_coins(space: str, printed: int, value: int) -> None:
    """A greater die gains the difference to the printed value, a lesser one pays it, an equal one does neither."""
    table = position(bridges=_all(value, value), stock={"A": "9 coin"})
    table.tell(f"A: white right {value}, A: {space}")

    assert 9 + value - printed == int(table.record.stock[0, 3])


@pytest.mark.section("Using the Dice 2")
@pytest.mark.ruling("W2")
def test_a_low_die_must_be_paid_when_it_is_placed() -> None:
    """With two coins a 1 can be placed on a 3, with one coin it cannot."""
    for coins, spaces in ((1, ["well"]), (2, ["steward-room-1", "steward-room-2", "steward-room-3", "well"])):
        table = position(bridges=_all(1, 1), stock={"A": f"{coins} coin"})
        table.tell("A: coral right 1")

        assert spaces == table.may("A")


@pytest.mark.section("Using the Dice 2", "Daimyo Seals")
@pytest.mark.ruling("W2")
def test_seals_can_be_turned_into_coins_to_place_a_die() -> None:
    """An exchange leaves the question standing, and a space that could not be paid becomes legal."""
    table = position(bridges=_all(1, 1), stock={"A": "1 coin 1 seal"})
    table.tell("A: coral right 1")

    assert ["exchange for coin", "well"] == table.may("A")
    table.tell("A: exchange for coin")
    assert "A: space" == table.turn
    assert "2 coin" == table.stock("A")
    assert ["steward-room-1", "steward-room-2", "steward-room-3", "well"] == table.may("A")
    table.tell("A: steward-room-2")
    assert "nothing" == table.stock("A")


@pytest.mark.section("Using the Dice 2", "Using the Dice 3")
@pytest.mark.ruling("W1", "W2")
def test_the_coin_of_a_lantern_comes_too_late_to_place_the_die() -> None:
    """Coins are settled before the Lantern Reward, so that its coin cannot pay for the space."""
    table = position(bridges=_all(2, 2), lantern={"A": "decree-coin"})
    table.tell("A: coral left 2")

    assert ["well"] == table.may("A")


@pytest.mark.section("Using the Dice 2", "The Well")
@pytest.mark.ruling("W4")
@pytest.mark.parametrize("value", range(1, 7))
def test_there_is_always_a_space(value: int) -> None:
    """Without a coin, and with all other spaces full, any die can go to the Well."""
    full = {f"steward-room-{n}": "coral 6" for n in (1, 2, 3)} | {f"diplomat-room-{n}": "black 6" for n in (1, 2)}
    full |= {"outside-1": "white 6", "outside-2": "white 6", "well": "coral 3 coral 3 white 6"}
    table = position(bridges=_all(value, value), placed=full, domain={"A": "coral 6 black 6 white 6"})
    table.tell(f"A: black right {value}")

    assert ["well"] == table.may("A")


# Using the Dice 3 and 4


@pytest.mark.section("Using the Dice 3", "Lantern Rewards")
def test_a_die_from_the_left_gains_the_lantern_reward() -> None:
    """One from the right does not; the Lantern Area is one's own."""
    for end, got in (("left 1", "1 food 1 coin 1 seal 1 vp"), ("right 1", "1 seal")):
        table = position(
            bridges=_all(1, 1),
            lantern={"A": "resource-09 steward-01 diplomat-01", "B": "resource-03 decree-seal"},
            well=("coral-any", "black-any"),
        )
        table.tell(f"A: black {end}, A: well")

        assert got == table.stock("A")


@pytest.mark.section("Using the Dice 2", "Using the Dice 3", "Using the Dice 4")
@pytest.mark.ruling("W1")
def test_first_the_coins_then_the_lantern_then_the_space() -> None:
    """When the lantern asks something, the coins have been settled and the space has not been used."""
    table = position(
        bridges={"coral": (6, 6)},
        lantern={"A": "action-courtier-1"},
        influence={"A": 5},
        stock={"A": "1 seal"},
        well=("coral-food", "black-iron"),
    )
    table.tell("A: coral left 6, A: well")

    assert "A: checkpoint" == table.turn
    assert "5 coin 1 seal" == table.stock("A")
    table.tell("A: pay")
    assert 6 == table.influence("A")
    assert "1 food 1 iron 5 coin 1 seal" == table.stock("A")
    assert "B: die" == table.turn


@pytest.mark.section("Using the Dice 4", "The Castle")
@pytest.mark.ruling("W5")
@pytest.mark.parametrize("courtier_first", [True, False])
def test_both_blocks_of_a_colour_in_any_order(courtier_first: bool) -> None:  # noqa: FBT001 (a case of the test)
    """A coral die in a room with two coral tiles carries out both blocks beside them, and not the third."""
    table = position(
        bridges=_all(3, 3),
        rooms={"steward-room-1": "steward-10"},  # seal and any, courtier, iron and food
        tiles={"steward-room-1": "coral coral black"},
        stock={"A": "2 coin 1 seal"},
    )
    table.tell("A: coral right 3, A: steward-room-1")

    assert "A: owed" == table.turn
    assert ["1 seal + 1 any", "1 seal -> courtier"] == sorted(table.may_do("A"))
    if courtier_first:
        table.tell("A: 1 seal -> courtier, A: audience")
        assert "A: pick" == table.turn
        table.tell("A: iron")
    else:
        table.tell("A: 1 seal + 1 any, A: iron, A: 1 seal -> courtier, A: audience")
    assert "1 iron 1 seal" == table.stock("A")
    assert {"home": 4, "gate": 1} == table.courtiers("A")
    assert "B: die" == table.turn


@pytest.mark.section("Using the Dice 4", "Gaining and Paying")
@pytest.mark.ruling("W5", "W27")
def test_one_block_may_pay_for_the_other() -> None:
    """The seal that one block gives pays for the courtier of the other."""
    table = position(
        bridges=_all(3, 3),
        rooms={"steward-room-1": "steward-10"},
        tiles={"steward-room-1": "coral coral black"},
        stock={"A": "2 coin"},
    )
    table.tell("A: coral right 3, A: steward-room-1")

    assert "A: pick" == table.turn
    table.tell("A: food")
    assert ["decline", "1 seal -> courtier"] == table.may_do("A")
    table.tell("A: 1 seal -> courtier, A: audience")
    assert "1 food" == table.stock("A")


@pytest.mark.section("Using the Dice 4")
@pytest.mark.ruling("W7")
def test_gains_cannot_be_declined_but_actions_can() -> None:
    """As long as a gain is owed nothing is declined; the action that is left may be."""
    table = position(
        bridges=_all(3, 3),
        rooms={"steward-room-1": "steward-10"},
        tiles={"steward-room-1": "coral coral black"},
        stock={"A": "2 coin 1 seal"},
    )
    table.tell("A: coral right 3, A: steward-room-1")
    assert "decline" not in table.may("A")

    table.tell("A: 1 seal + 1 any")
    assert "decline" not in table.may("A")
    table.tell("A: pearl")
    assert "decline" in table.may("A")
    table.tell("A: decline")
    assert "1 pearl 2 coin 2 seal" == table.stock("A")
    assert "B: die" == table.turn


# Stacking Dice


@pytest.mark.section("Stacking Dice")
@pytest.mark.ruling("W3")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("space", ["steward-room-1", "diplomat-room-1", "outside-1", "outside-2"])
def test_a_stacked_die_is_compared_with_the_die_below(seats: int, space: str) -> None:
    """Not with the printed value: a 4 on a 6 pays 2, a 6 on a 2 gains 4."""
    for below, value, coins in ((6, 4, 7), (2, 6, 13), (5, 5, 9)):
        table = position(
            seats, bridges=_all(value, value), placed={space: f"coral {below}"}, stock={"A": "9 coin 3 iron"}
        )
        table.tell(f"A: white right {value}, A: {space}")

        assert coins == int(table.record.stock[0, 3])
        assert [f"coral {below}", f"white {value}"] == table.dice(space)


@pytest.mark.section("Stacking Dice")
def test_only_one_die_is_stacked_on_a_die() -> None:
    """A space with two dice is full, with one it is not, for three or four."""
    for seats in (3, 4):
        table = position(
            seats,
            bridges=_all(6, 6),
            placed={
                "steward-room-1": "coral 3 black 4",
                "steward-room-2": "coral 5",
                "diplomat-room-1": "coral 3 coral 4",
                "outside-1": "black 1 black 1",
                "outside-2": "black 1",
            },
        )
        table.tell("A: coral right 6")

        assert ["steward-room-2", "steward-room-3", "outside-2", "well", "domain"] == table.may("A")


@pytest.mark.section("Stacking Dice")
def test_two_players_never_stack() -> None:
    """Where a die lies, no other is placed, but for the Well."""
    table = position(
        bridges=_all(6, 6),
        placed={"steward-room-1": "coral 3", "outside-1": "black 1", "well": "black 6"},
    )
    table.tell("A: coral right 6")

    assert ["steward-room-2", "steward-room-3", "diplomat-room-1", "outside-2", "well", "domain"] == table.may("A")


@pytest.mark.section("Stacking Dice", "The Personal Domains 1")
@at_every_table
def test_no_die_is_stacked_in_a_domain(seats: int) -> None:
    """A line with a die takes no other; another line does, and so does the same line of another clan."""
    table = position(seats, bridges=_all(6, 6), domain={"A": "coral 6"})
    other = table.copy()

    table.tell("A: coral right 6")
    assert "domain" not in table.may("A")
    table.tell("A: well")
    table.tell("B: coral left 6")
    assert "domain" in table.may("B")
    other.tell("A: black right 6")
    assert "domain" in other.may("A")
    other.tell("A: domain")
    assert ["coral 6", "black 6"] == other.domain("A")


@pytest.mark.section("Stacking Dice", "The Castle")
@pytest.mark.ruling("W3")
def test_tiles_are_matched_with_the_die_on_top() -> None:
    """A white die on a coral one carries out the block beside the white tile, and must find one."""
    table = position(
        3,
        bridges=_all(3, 3),
        rooms={"steward-room-1": "steward-12"},  # 2 pearl, seal and point, gardener
        tiles={"steward-room-1": "coral white coral"},
        placed={"steward-room-1": "coral 3"},
    )
    other = table.copy()
    table.tell("A: white right 3, A: steward-room-1")
    other.tell("A: black right 3")

    assert "1 seal 1 vp" == table.stock("A")
    assert "steward-room-1" not in other.may("A")


# Gaining and Paying


@pytest.mark.section("Gaining and Paying")
@pytest.mark.ruling("W8")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("5 pearl", "7 pearl"),
        ("6 pearl", "7 pearl"),
        ("7 pearl", "7 pearl"),
        ("6 food", "6 food 2 pearl"),
    ],
)
def test_over_seven_of_a_resource_the_surplus_is_lost(before: str, after: str) -> None:
    """Two pearls are gained as far as there is room for them."""
    table = position(bridges=_all(3, 3), stock={"A": before})
    table.tell("A: black right 3, A: steward-room-3")

    assert after == table.stock("A")


@pytest.mark.section("Gaining and Paying", "Daimyo Seals")
@pytest.mark.ruling("W8", "W26", "W27")
def test_over_five_seals_the_surplus_is_lost() -> None:
    """The Well gives a seal that there may be no room for, and there is a moment to exchange some before."""
    table = position(bridges={"coral": (1, 1), "black": (1, 4)}, stock={"A": "4 seal", "B": "5 seal"})
    table.tell("A: coral right 1, A: well, B: black right 4, B: well")
    assert "1 iron 1 pearl 5 seal" == table.stock("A")

    assert "B: owed" == table.turn
    assert ["well"] == table.may_do("B")
    other = table.copy().tell("B: exchange for coin")
    table.tell("B: well")
    assert "1 iron 1 pearl 3 coin 5 seal" == table.stock("B")
    assert "1 iron 1 pearl 4 coin 5 seal" == other.stock("B")
    assert ("A: die", "A: die") == (table.turn, other.turn)


@pytest.mark.section("Gaining and Paying")
@pytest.mark.ruling("W22")
def test_coins_do_not_run_out() -> None:
    """There is no limit to the coins of a clan, nor to those of the supply, of which 64 are in the box."""
    table = position(bridges=_all(6, 6), stock={"A": "60 coin", "B": "64 coin"})
    table.tell("A: black right 6, A: well")

    assert "1 iron 1 pearl 65 coin 1 seal" == table.stock("A")


@pytest.mark.section("Gaining and Paying")
@pytest.mark.ruling("W22")
def test_seals_do_not_run_out() -> None:
    """The box has 20 seals; each of four clans may have five."""
    everyone = dict.fromkeys("BCD", "5 seal") | {"A": "4 seal"}
    table = position(4, bridges=_all(1, 1), stock=everyone, well=("coral-coin", "black-coin"))
    table.tell("A: black right 1, A: well")

    assert "2 coin 5 seal" == table.stock("A")


@pytest.mark.section("Clan Points and Conditions for Victory")
@pytest.mark.parametrize(("before", "after"), [(39, 41), (79, 81), (119, 121)])
def test_clan_points_go_on_past_forty(before: int, after: int) -> None:
    """Red fans are scored at once, and the track is walked again and again."""
    table = position(
        bridges=_all(3, 3), rooms={"steward-room-1": "steward-14"}, stock={"A": f"{before} vp"}, influence={"A": 3}
    )
    table.tell("A: coral right 3, A: steward-room-1")

    assert {"play": after} == table.points("A")
    assert [after, 0] == table.scores()


@pytest.mark.section("Gaining and Paying")
@pytest.mark.ruling("W26")
def test_nothing_is_picked_that_is_at_its_cap() -> None:
    """Of three picks only those are asked for that can be had."""
    table = position(bridges=_all(4, 4), stock={"A": "7 food 6 iron 6 pearl"})
    table.tell("A: white right 4, A: diplomat-room-1")

    assert ["iron", "pearl"] == table.may("A")
    table.tell("A: iron")
    assert ["pearl"] == table.may("A")
    table.tell("A: pearl")
    assert "7 food 7 iron 7 pearl" == table.stock("A")
    assert "B: die" == table.turn


# The Castle


@pytest.mark.section("The Castle")
@pytest.mark.ruling("W5")
def test_a_colour_that_a_room_does_not_show_may_not_enter() -> None:
    """A room takes dice of the colours of its tiles alone."""
    table = position(
        bridges=_all(6, 6), tiles={"steward-room-1": "coral coral black", "steward-room-2": "white white black"}
    )
    rooms = {}
    for colour in COLOURS:
        other = table.copy().tell(f"A: {colour} right 6")
        rooms[colour] = [space for space in other.may("A") if "room" in space]

    assert {
        "coral": ["steward-room-1", "steward-room-3", "diplomat-room-1"],
        "black": ["steward-room-1", "steward-room-2", "steward-room-3", "diplomat-room-2"],
        "white": ["steward-room-2", "steward-room-3", "diplomat-room-1", "diplomat-room-2"],
    } == rooms


@pytest.mark.section("The Castle")
@pytest.mark.ruling("W7")
def test_a_die_may_enter_for_nothing() -> None:
    """A dark block that cannot be paid is not asked for; the die may be placed all the same."""
    table = position(bridges=_all(3, 3), stock={"A": "2 coin"})
    table.tell("A: coral right 3, A: steward-room-1")

    assert "2 coin" == table.stock("A")
    assert ["coral 3"] == table.dice("steward-room-1")
    assert "B: die" == table.turn


@pytest.mark.section("The Castle", "Gaining and Paying")
@pytest.mark.ruling("W7")
@pytest.mark.parametrize(
    ("stock", "asked"),
    [
        ("1 seal 2 coin", True),  # the price, and an audience
        ("2 coin", False),  # no seal for the block
        ("1 seal 1 coin", False),  # a seal for the block, but none left for the second coin
        ("2 seal 1 coin", True),  # which another one pays for
        ("3 seal", True),  # or two
        ("2 seal", False),
    ],
)
def test_a_dark_block_is_asked_for_if_all_seals_together_could_pay(stock: str, asked: bool) -> None:  # noqa: FBT001 (a case of the test)
    """Its price is a seal, and then there must be a member who could be sent."""
    table = position(bridges=_all(3, 3), stock={"A": stock})
    table.tell("A: coral right 3, A: steward-room-1")

    assert asked == (table.turn == "A: owed")


# Outside the Walls


@pytest.mark.section("Outside the Walls")
@pytest.mark.parametrize(
    ("space", "offers"), [("outside-1", ["courtier", "gardener"]), ("outside-2", ["courtier", "warrior"])]
)
@pytest.mark.parametrize("colour", COLOURS)
def test_outside_one_of_two_actions_is_performed(space: str, offers: list[str], colour: str) -> None:
    """Any colour may be placed there, and one action is chosen; there is no second one."""
    table = position(bridges=_all(5, 5), stock={"A": "1 food 1 iron 2 coin"})
    table.tell(f"A: {colour} right 5, A: {space}")

    assert "A: one_of" == table.turn
    assert ["decline", *offers] == [table.may("A")[0], *sorted(table.may("A")[1:])]
    for offer in offers:
        other = table.copy().tell(f"A: {offer}")
        assert f"A: {offer}" == other.turn
        other.tell("A: decline")
        assert "B: die" == other.turn
    table.tell("A: decline")
    assert "B: die" == table.turn


@pytest.mark.section("Outside the Walls")
@pytest.mark.ruling("W7")
@pytest.mark.parametrize(
    ("stock", "turn"),
    [("1 food", "A: gardener"), ("2 coin", "A: courtier"), ("1 coin 1 seal", "A: courtier"), ("1 coin", "B: die")],
)
def test_outside_an_action_that_cannot_be_performed_is_not_asked_for(stock: str, turn: str) -> None:
    """If one of them can, it is asked for at once; if none can, nothing is."""
    table = position(bridges=_all(5, 5), stock={"A": stock})
    table.tell("A: coral right 5, A: outside-1")

    assert turn == table.turn


# The Well


@pytest.mark.section("The Well", "Stacking Dice")
@at_every_table
def test_the_well_takes_any_number_of_dice_at_the_value_one(seats: int) -> None:
    """Whatever lies there, a die is compared with 1, and its benefits are the same every time."""
    table = position(seats, bridges=_all(4, 4), placed={"well": "coral 6 coral 6 black 5 white 1"})
    table.tell("A: black right 4, A: well, B: white right 4, B: well")

    assert "1 iron 1 pearl 3 coin 1 seal" == table.stock("A")
    assert "1 iron 1 pearl 3 coin 1 seal" == table.stock("B")
    assert ["coral 6", "coral 6", "black 4", "black 5", "white 1", "white 4"] == table.dice("well")


@pytest.mark.section("The Well")
def test_the_well_as_an_effect_gives_no_coins_for_a_die() -> None:
    """A garden that shows the Well gives the seal and both benefits, and nothing else."""
    table = position(bridges=_all(5, 5), gardens={"coral stone": "stone-05"}, stock={"A": "3 food"})
    table.tell("A: coral right 5, A: outside-1, A: coral stone")

    assert "1 iron 1 pearl 1 seal" == table.stock("A")


@pytest.mark.section("The Well")
def test_two_tiles_of_any_resource_are_two_picks() -> None:
    """Each is chosen freely, also the same twice."""
    table = position(bridges=_all(1, 1), well=("coral-any", "white-any"))
    table.tell("A: coral right 1, A: well, A: pearl, A: pearl")

    assert "2 pearl 1 seal" == table.stock("A")
    assert "B: die" == table.turn


# The Personal Domains


@pytest.mark.section("The Personal Domains 1")
@pytest.mark.parametrize(("colour", "gain"), [("coral", "1 food"), ("black", "1 iron"), ("white", "1 pearl")])
def test_the_colour_of_a_die_is_its_line(colour: str, gain: str) -> None:
    """Coral dice run the line of the Courtiers, black ones the Gardeners', white ones the Warriors'."""
    table = position(bridges=_all(6, 6), card={"A": "action-courtier-1"})
    table.tell(f"A: {colour} right 6, A: domain")

    assert gain == table.stock("A")
    assert [f"{colour} 6"] == table.domain("A")
    assert "B: die" == table.turn


@pytest.mark.section("The Personal Domains 1", "The Personal Domains 2")
def test_the_rewards_of_a_line_pay_for_its_action() -> None:
    """First the visible rewards are gained, then the action of the card is performed."""
    table = position(bridges=_all(6, 6), card={"A": "action-gardener-1"})
    table.tell("A: coral right 6, A: domain, A: black stone")

    assert ["black stone"] == table.gardeners("A")
    assert "3 coin" == table.stock("A")


@pytest.mark.section("The Personal Domains 2")
@pytest.mark.ruling("W7")
def test_the_action_of_a_line_may_be_declined() -> None:
    """The rewards of the line are not."""
    table = position(bridges=_all(6, 6), card={"A": "action-gardener-1"})
    table.tell("A: coral right 6, A: domain, A: decline")

    assert "1 food" == table.stock("A")
    assert "B: die" == table.turn


@pytest.mark.section("The Personal Domains 1", "The Personal Domains 2", "Lantern Rewards")
@pytest.mark.ruling("W29")
def test_a_lantern_of_a_line_comes_after_its_other_rewards_and_before_the_card() -> None:
    """When the lantern asks something, iron is there already, and the card has not been used."""
    table = position(
        bridges=_all(6, 6),
        card={"A": "diplomat-05"},  # 3 any on the black line
        lantern={"A": "action-courtier-1"},
        gardeners={"A": "coral stone, coral plant, black stone"},
        influence={"A": 10},
        stock={"A": "2 seal"},
    )
    table.tell("A: black right 6, A: domain")

    assert "A: checkpoint" == table.turn
    assert "3 iron 2 seal" == table.stock("A")
    table.tell("A: pay")
    assert "A: pick" == table.turn
    assert 11 == table.influence("A")


@pytest.mark.section("The Personal Domains 1")
@pytest.mark.ruling("W29")
def test_a_left_die_on_a_line_with_a_lantern_gives_two() -> None:
    """One for the end of the bridge, one for the line."""
    table = position(
        bridges=_all(6, 6),
        card={"A": "steward-03"},
        lantern={"A": "decree-coin diplomat-02"},
        gardeners={"A": "coral stone, coral plant, black stone"},
    )
    table.tell("A: black left 6, A: domain")

    # Three lanterns in all: the middle block of the card is one, too.
    assert "3 iron 3 coin 3 vp" == table.stock("A")

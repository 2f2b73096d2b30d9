"""The end of a round, the end of the game, final points and ties."""

from __future__ import annotations

import pytest
from tests.games.white_castle.position import Position, new_game, position

from tenshu.games.white_castle.pieces import COLOURS

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])
LAST_DICE: dict[str, tuple[int, ...]] = {"coral": (2,), "black": (3, 4), "white": (5,)}


def _last_turn(table: Position, die: str = "black right 4") -> Position:
    """Let the last die of a round go to the Well."""
    who = table.turn[0]
    return table.tell(f"{who}: {die}, {who}: well")


# End of the Round 1


@pytest.mark.section("End of the Round 1")
@pytest.mark.ruling("W10")
def test_whoever_is_farthest_along_goes_first() -> None:
    """The new order is that of the Passage of Time."""
    table = position(
        4, bridges=LAST_DICE, turns=11, order="ABCD", influence={"A": 3, "B": 12, "C": 0, "D": 7}, completed=0
    )
    _last_turn(table)

    assert "BDAC" == table.order


@pytest.mark.section("End of the Round 1")
@pytest.mark.ruling("W10")
def test_at_a_tie_the_marker_on_top_goes_first() -> None:
    """Of those on the same space the topmost comes first."""
    table = position(
        4, bridges=LAST_DICE, turns=11, order="ABCD", influence={"A": 3, "B": 3, "C": 5, "D": 3}, stack="DBAC"
    )
    _last_turn(table)

    assert "CDBA" == table.order


@pytest.mark.section("End of the Round 1", "Playing the Game")
def test_the_next_round_is_played_in_the_new_order() -> None:
    """Whoever comes first takes the first turn of the next round."""
    table = position(bridges=LAST_DICE, turns=5, influence={"A": 1, "B": 2})
    _last_turn(table).throw(coral=(1, 1, 1), black=(2, 2, 2), white=(3, 3, 3))

    assert "B: die" == table.turn
    _last_turn(table, "white right 3")
    assert "A: die" == table.turn


# End of the Round 2


@pytest.mark.section("End of the Round 2")
@pytest.mark.ruling("W18")
def test_gardeners_beside_a_bridge_with_dice_are_used() -> None:
    """Those of an empty bridge are not."""
    table = position(
        bridges=LAST_DICE,
        turns=5,
        gardeners={"A": "black stone, white stone"},  # 3 coins, 2 seals
        lantern={"B": ""},
    )
    other = table.copy()
    _last_turn(table, "white left 5")
    _last_turn(other)

    assert "3 coin" == table.stock("A")
    assert "3 coin 2 seal" == other.stock("A")
    assert "chance: roll" == table.turn


@pytest.mark.section("End of the Round 2")
@pytest.mark.ruling("W18")
def test_both_gardens_of_a_bridge_are_used_each_once_in_any_order() -> None:
    """The clan chooses the order; coins are due again, food is not."""
    table = position(
        bridges=LAST_DICE,
        turns=5,
        gardens={"black stone": "stone-01", "coral stone": "stone-02"},
        gardeners={"A": "black stone, black plant"},
        stock={"A": "1 food 3 coin"},
    )
    _last_turn(table)

    assert "A: owed" == table.turn
    assert ["2 any", "3 coin -> gardener"] == sorted(table.may("A"))
    table.tell("A: 3 coin -> gardener, A: coral stone")  # which gives 3 coins at once, and not again in this step
    assert "A: pick" == table.turn
    table.tell("A: pearl, A: pearl")
    assert "2 pearl 3 coin" == table.stock("A")
    assert ["coral stone", "black stone", "black plant"] == table.gardeners("A")
    assert "chance: roll" == table.turn


@pytest.mark.section("End of the Round 2")
@pytest.mark.ruling("W7", "W18")
def test_the_offer_of_a_garden_may_be_declined() -> None:
    """It is made if it can be paid, if need be with seals, and exchanges are open meanwhile."""
    table = position(bridges=LAST_DICE, turns=5, gardeners={"A": "black plant"}, stock={"A": "1 food 2 coin 2 seal"})
    _last_turn(table)

    assert "A: owed" == table.turn
    assert ["exchange for coin", "decline"] == [table.may("A")[3], table.may_do("A")[0]]
    other = table.copy().tell("A: exchange for coin, A: 3 coin -> gardener, A: black stone")
    assert "3 coin 1 seal" == other.stock("A")
    table.tell("A: decline")
    assert "chance: roll" == table.turn


@pytest.mark.section("End of the Round 2")
@pytest.mark.ruling("W7", "W18")
def test_a_garden_that_cannot_be_paid_is_not_asked_for() -> None:
    """Without coins the plant garden does nothing."""
    table = position(bridges=LAST_DICE, turns=5, gardeners={"A": "black plant"}, stock={"A": "7 food 2 coin"})
    _last_turn(table)

    assert "chance: roll" == table.turn


@pytest.mark.section("End of the Round 2")
@pytest.mark.ruling("W18")
def test_gardens_are_used_in_the_new_turn_order() -> None:
    """Clan by clan, the whole of one before the next."""
    everyone = dict.fromkeys("ABC", "coral stone")  # 2 any
    table = position(3, bridges=LAST_DICE, turns=8, gardeners=everyone, influence={"A": 1, "B": 4, "C": 2})
    _last_turn(table)
    asked = ""
    while table.question == "pick":
        asked += table.turn[0]
        table.tell(f"{table.turn[0]}: food")

    assert "BBCCAA" == asked
    assert "chance: roll" == table.turn


@pytest.mark.section("End of the Round 2", "The Personal Domains 2")
@pytest.mark.ruling("W17", "W18")
def test_lines_are_free_again_in_the_garden_step() -> None:
    """A line that was run in the last turn may be run by a garden."""
    table = position(
        bridges={"coral": (2,), "black": (3, 6), "white": (5,)},
        turns=5,
        order="BA",
        card={"A": "steward-14"},
        gardens={"black plant": "plant-05"},
        gardeners={"A": "black plant"},
        stock={"A": "4 coin"},
    )
    table.tell("A: black right 6, A: domain, A: food, A: 4 coin -> line")

    assert ["decline", "coral line", "black line", "white line"] == table.may_do("A")
    table.tell("A: black line, A: food")
    # Twice: the iron, one more for the gardener who left, a seal and any resource.
    assert "2 food 4 iron 2 seal" == table.stock("A")


@pytest.mark.section("End of the Round 2")
@pytest.mark.ruling("W17", "W18")
def test_lines_are_free_for_each_clan_in_the_garden_step() -> None:
    """What one clan has run in the step does not bind the next."""
    table = position(
        bridges=LAST_DICE,
        turns=5,
        card={"A": "steward-14", "B": "steward-03"},
        gardens={"black plant": "plant-05"},
        gardeners=dict.fromkeys("AB", "black plant"),
        stock=dict.fromkeys("AB", "4 coin"),
    )
    _last_turn(table).tell("A: 4 coin -> line, A: coral line, B: 4 coin -> line")

    assert ["decline", "coral line", "black line", "white line"] == table.may_do("B")


# End of the Round 3


@pytest.mark.section("End of the Round 3")
@at_every_table
def test_all_dice_are_rolled_again(seats: int) -> None:
    """They leave the spaces and the domains, and lie on their bridges in ascending order."""
    table = position(
        seats,
        bridges=LAST_DICE,
        turns=3 * seats - 1,
        placed={"steward-room-1": "coral 3", "outside-2": "white 6", "well": "black 2 white 1"},
        domain={"A": "coral 6", "B": "white 2"},
        at_right="white",
        order="BA" if seats == 2 else "",
    )
    _last_turn(table)
    assert "chance: roll" == table.turn
    assert [f"coral {value}" for value in range(1, 7)] == table.may("chance")
    assert not table.record.bridge.any()

    values = (6, 2, 5, 2, 1)[: seats + 1]
    table.throw(coral=values, black=values, white=values)
    for colour in COLOURS:
        assert sorted(values) == table.bridge(colour)
    assert [] == table.dice("steward-room-1") + table.dice("outside-2") + table.dice("well")
    assert [] == table.domain("A") + table.domain("B")
    assert 1 == table.record.completed
    assert [0, 0, 0] == table.record.at_right.tolist()
    assert f"{table.order[0]}: die" == table.turn


# End of the Game


@pytest.mark.section("End of the Game", "End of the Round 1")
def test_after_the_third_round_the_gardens_are_not_used() -> None:
    """The turn order is renewed, and the game is over."""
    table = position(
        bridges=LAST_DICE,
        turns=5,
        completed=2,
        gardeners={"A": "coral stone, black stone"},
        influence={"A": 1, "B": 6},
    )
    _last_turn(table)

    assert "" == table.turn
    assert "BA" == table.order
    assert "nothing" == table.stock("A")
    assert 3 == table.record.completed
    assert 3 == sum(len(table.bridge(colour)) for colour in COLOURS)


@pytest.mark.section("End of the Game", "Playing the Game")
def test_there_are_three_rounds() -> None:
    """After the second the dice are rolled once more."""
    table = position(bridges=LAST_DICE, turns=5, completed=1)
    _last_turn(table)

    assert "chance: roll" == table.turn
    assert 2 == table.record.completed


@pytest.mark.section("End of the Game", "Daimyo Seals")
@pytest.mark.ruling("W26")
def test_seals_may_be_exchanged_once_more_before_the_final_points() -> None:
    """In turn order, by whoever can still have a resource for them; a coin would count as much as a seal."""
    table = position(
        3,
        bridges=LAST_DICE,
        turns=8,
        completed=2,
        stock={"A": "2 food 2 seal", "B": "1 seal", "C": "2 pearl 4 seal"},
        lantern={"C": ""},
        influence={"C": 9},
    )
    _last_turn(table)

    assert "C: last_exchange" == table.turn
    assert ["exchange for food", "exchange for iron", "exchange for pearl", "decline"] == table.may("C")
    table.tell("C: exchange for iron, C: decline")
    assert "A: last_exchange" == table.turn
    table.tell("A: exchange for food")
    assert "" == table.turn  # A has no seals left, and B has too few
    assert {"resources": 1} == table.points("A")
    assert {"time": 3, "resources": 1, "coins_and_seals": 1} == table.points("C")


@pytest.mark.section("End of the Game", "Daimyo Seals")
@pytest.mark.ruling("W26")
def test_who_can_have_no_resource_more_is_not_asked_for_a_last_exchange() -> None:
    """With all tracks full, five seals stay what they are."""
    table = position(
        bridges=LAST_DICE,
        turns=5,
        completed=2,
        stock={"A": "7 food 7 iron 7 pearl 5 seal", "B": "1 seal"},
        lantern={"B": ""},
    )
    table.tell("B: coral left 2, B: well")

    assert "B: last_exchange" == table.turn
    table.tell("B: decline")
    assert "" == table.turn
    assert {"resources": 6, "coins_and_seals": 1} == table.points("A")


# Final points


@pytest.mark.section("End of the Game 1")
@pytest.mark.parametrize(
    ("stock", "points"),
    [
        ("4 coin", {}),
        ("5 coin", {"coins_and_seals": 1}),
        ("2 coin 3 seal", {"coins_and_seals": 1}),
        ("14 coin", {"coins_and_seals": 2}),
        ("10 coin 5 seal", {"coins_and_seals": 3}),
        ("2 food 2 iron 2 pearl", {}),
        ("3 food", {"resources": 1}),
        ("3 food 4 iron 6 pearl", {"resources": 3}),
        ("7 iron", {"resources": 2}),
        ("7 food 7 iron 7 pearl", {"resources": 6}),
        ("17 vp", {"play": 17}),
    ],
)
def test_remaining_resources(stock: str, points: dict[str, int]) -> None:
    """A point for five coins and seals together, for a resource with 3 to 6 units, and two points for 7."""
    table = position(over=True, stock={"A": stock})

    assert points == table.points("A")


@pytest.mark.section("End of the Game 2")
@pytest.mark.parametrize(
    ("space", "points"),
    [(0, 0), (5, 0), (6, 3), (10, 3), (11, 6), (14, 6), (15, 10), (16, 11), (17, 12), (18, 13), (19, 14), (20, 15)],
)
def test_the_passage_of_time(space: int, points: int) -> None:
    """3 points in the second season, 6 in the third, in the fourth what the space says."""
    table = position(over=True, influence={"A": space})

    assert points == table.points("A").get("time", 0)


@pytest.mark.section("End of the Game 3")
def test_courtiers() -> None:
    """1 point at the Gate, 3 with the Stewards, 6 with the Diplomats, 10 with the Daimyo."""
    table = position(over=True, courtiers={"A": "gate stewards diplomats daimyo", "B": "gate gate daimyo daimyo"})

    assert {"gate": 1, "stewards": 3, "diplomats": 6, "daimyo": 10} == table.points("A")
    assert {"gate": 2, "daimyo": 20} == table.points("B")


@pytest.mark.section("End of the Game 3")
@pytest.mark.parametrize(
    ("warriors", "courtiers", "points"),
    [
        ("yard-a", "stewards", 2),
        ("yard-a yard-b yard-c", "stewards diplomats daimyo", 12),
        ("yard-a yard-a yard-c", "gate gate stewards", 5),
        ("yard-a yard-b", "gate gate", 0),
        ("yard-b yard-c", "", 0),
    ],
)
def test_warriors(warriors: str, courtiers: str, points: int) -> None:
    """The value of all warriors times the courtiers inside the castle, the Gate not counted."""
    table = position(over=True, warriors={"A": warriors}, courtiers={"A": courtiers})

    assert points == table.points("A").get("yards", 0)


@pytest.mark.section("End of the Game 3")
def test_gardeners() -> None:
    """Each is worth the points of its card, with or without dice on the bridge."""
    table = position(
        over=True, gardeners={"A": "coral stone, coral plant, white stone"}, bridges=dict.fromkeys(COLOURS, ())
    )

    assert {"gardens": 1 + 9 + 3} == table.points("A")


@pytest.mark.section("End of the Game", "Clan Points and Conditions for Victory")
def test_the_score_is_the_sum_of_its_ten_lines() -> None:
    """Points in play, and the nine categories of the end."""
    table = position(
        over=True,
        stock={"A": "7 food 3 iron 2 pearl 6 coin 4 seal 11 vp"},
        influence={"A": 12},
        courtiers={"A": "gate stewards stewards diplomats daimyo"},
        warriors={"A": "yard-a yard-c"},
        gardeners={"A": "black plant, white stone"},
    )
    lines = {
        "play": 11,
        "coins_and_seals": 2,
        "resources": 3,
        "time": 6,
        "gate": 1,
        "stewards": 6,
        "diplomats": 6,
        "daimyo": 10,
        "yards": 12,
        "gardens": 10,
    }

    assert lines == table.points("A")
    assert [67, 0] == table.scores()
    assert [1, 2] == table.places()


@pytest.mark.section("End of the Game")
@pytest.mark.ruling("W23")
def test_a_tie_goes_to_whoever_is_earlier_in_turn_order() -> None:
    """Clans with the same points are placed by the order of turns."""
    same = dict.fromkeys("ABD", "20 vp") | {"C": "30 vp"}
    table = position(4, over=True, order="DBCA", stock=same)

    assert [20, 20, 30, 20] == table.scores()
    assert [4, 3, 1, 2] == table.places()


@pytest.mark.section("End of the Game", "End of the Round 1")
@pytest.mark.ruling("W23")
def test_the_turn_order_of_a_tie_is_the_one_after_the_third_round() -> None:
    """A went first in the last round, but B is farther along when it ends."""
    table = position(bridges=LAST_DICE, turns=5, completed=2, influence={"A": 1, "B": 2}, lantern={"B": ""})
    before = table.places()
    _last_turn(table)

    assert [0, 0] == table.scores()
    assert ([1, 2], [2, 1]) == (before, table.places())


# The rival, where the chapters meet


@pytest.mark.section("Playing the Game", "Solitaire Gameplay", "Solitaire 2")
def test_the_rival_takes_its_turn_and_the_player_chooses_for_it() -> None:
    """What it does is told step by step; which room loses its card, and which garden, the player says."""
    table = position(
        1,
        order="BA",
        rival_top=6,  # climb 1, influence 2
        courtiers={"B": "gate"},
        influence={"A": 0, "B": 5},
        stock={"A": "3 seal"},
    )
    table.tell("chance: rival-3, chance: steward-room-1, chance: climb 1")
    assert ["steward-room-1", "steward-room-2", "steward-room-3"] == table.may("A")
    table.tell("A: steward-room-2, chance: steward-04, chance: influence 2")

    assert "steward-04" == table.room("steward-room-2")
    assert 7 == table.influence("B")
    assert "A: die" == table.turn
    table.tell("A: black right 6, A: well")
    table.tell("chance: rival-9")  # rival-3 has been turned over: audience, gardener plant
    table.tell("chance: steward-room-2, chance: audience, chance: gardener plant")
    assert ["black plant", "white plant"] == table.may("A")
    table.tell("A: white plant")
    assert ["white plant"] == table.gardeners("B")


@pytest.mark.section("End of the Round 1", "End of the Round 2", "Solitaire End of Round")
def test_a_round_of_the_solitaire_mode_ends() -> None:
    """The rival turns in its coins and scores its gardeners; then its deck is shuffled."""
    table = position(
        1,
        bridges=LAST_DICE,
        turns=5,
        order="BA",
        stock={"B": "7 coin"},
        influence={"B": 3},
        gardeners={"A": "black stone", "B": "coral stone, white plant"},
    )
    _last_turn(table).throw(coral=(1, 1, 1), black=(1, 1, 1), white=(1, 1, 1))

    assert "1 coin 4 vp" == table.stock("B")
    assert "chance: rival_card" == table.turn
    assert 9 == len(table.may("chance"))


@pytest.mark.section("End of the Game", "Solitaire Final Scoring")
def test_the_rival_scores_no_coins_at_the_end() -> None:
    """It is not asked for a last exchange, either."""
    table = position(
        1,
        bridges=LAST_DICE,
        turns=5,
        completed=2,
        order="BA",
        stock={"A": "8 coin", "B": "8 coin 5 vp"},
        influence={"A": 6},
    )
    _last_turn(table)

    assert "A: last_exchange" != table.turn
    assert {"play": 5 + 3} == table.points("B")
    assert {"time": 3, "coins_and_seals": 2} == table.points("A")


@pytest.mark.section("Playing the Game", "Setup 13")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_can_be_played_from_the_box_to_the_end(seats: int) -> None:
    """Whoever is asked takes the first answer of those offered; each takes nine dice in three rounds."""
    table, dice = new_game(seats), [0] * seats
    table.settle(seed=seats)
    while table.asked:
        seat = table.asked[0]
        dice[seat] += table.question == "die"
        table.act(seat, table.choices(seat)[0])
        table.settle(seed=seats)

    assert [9] * seats == dice
    assert 3 == table.record.completed
    assert sorted(table.places()) == list(range(1, max(seats, 2) + 1))

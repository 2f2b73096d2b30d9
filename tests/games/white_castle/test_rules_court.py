"""Daimyo Seals, Lantern Rewards and the Passage of Time, and the order in which what is owed is done."""

from __future__ import annotations

import pytest
from tests.games.white_castle.position import Position, position

from tenshu.games.white_castle.pieces import COLOURS

FIVES = dict.fromkeys(COLOURS, (5, 5))
FOURS = dict.fromkeys(COLOURS, (4, 4))
THREES = dict.fromkeys(COLOURS, (3, 3))
ONES = dict.fromkeys(COLOURS, (1, 1))


# Daimyo Seals

# How each question of a turn is reached, from the table below.
QUESTIONS = {
    "die": "",
    "space": "A: coral right 5",
    "owed": "A: coral right 5, A: steward-room-1",
    "one_of": "A: coral right 5, A: outside-1",
    "pick": "A: white right 5, A: diplomat-room-1",
    "gardener": "A: coral right 5, A: outside-1, A: gardener",
    "warrior": "A: coral right 5, A: outside-2, A: warrior",
    "courtier": "A: coral right 5, A: outside-2, A: courtier",
    "room": "A: coral right 5, A: outside-2, A: courtier, A: climb 1 from gate",
    "light": "A: coral right 5, A: outside-2, A: courtier, A: climb 1 from gate, A: steward-room-1",
    "favour": "A: coral right 5, A: outside-2, A: courtier, A: climb 1 from diplomats",
    "board_action": "A: coral right 5, A: outside-2, A: warrior, A: yard-c",
    "line": "A: coral right 5, A: outside-2, A: warrior, A: yard-b",
    "checkpoint": "A: black right 5, A: steward-room-1",
}


def _with_seals(stock: str) -> Position:
    return position(
        bridges=FIVES,
        stock={"A": stock},
        courtiers={"A": "gate diplomats"},
        influence={"A": 5},
        yards=("yard-01", "yard-03", "yard-08", "yard-07"),
    )


@pytest.mark.section("Daimyo Seals")
@pytest.mark.ruling("W26")
@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize(("thing", "price"), [("food", 2), ("iron", 2), ("pearl", 2), ("coin", 1)])
def test_seals_are_exchanged_at_any_question(question: str, thing: str, price: int) -> None:
    """Two seals for a resource or one for a coin; the question stands as before."""
    table = _with_seals("3 food 3 iron 3 pearl 3 coin 5 seal")
    if QUESTIONS[question]:
        table.tell(QUESTIONS[question])
    assert f"A: {question}" == table.turn
    column = ("food", "iron", "pearl", "coin").index(thing)
    before, may = table.record.stock[0].tolist(), set(table.may_do("A"))

    table.tell(f"A: exchange for {thing}")
    assert f"A: {question}" == table.turn
    before[column] += 1
    before[4] -= price
    assert before == table.record.stock[0].tolist()
    assert may <= set(table.may_do("A"))


@pytest.mark.section("Daimyo Seals")
@pytest.mark.ruling("W26")
@pytest.mark.parametrize(
    ("stock", "exchanges"),
    [
        ("nothing", []),
        ("1 seal", ["coin"]),
        ("2 seal", ["food", "iron", "pearl", "coin"]),
        ("7 food 6 iron 7 pearl 2 seal", ["iron", "coin"]),
        ("7 food 7 iron 7 pearl 99 coin 5 seal", ["coin"]),
    ],
)
def test_what_seals_can_be_exchanged_for(stock: str, exchanges: list[str]) -> None:
    """Nothing that is at its cap, and only what the seals pay for."""
    table = position(stock={"A": stock})

    assert [f"exchange for {thing}" for thing in exchanges] == [s for s in table.may("A") if s.startswith("exchange")]


@pytest.mark.section("Daimyo Seals")
@pytest.mark.ruling("W26")
def test_seals_are_exchanged_as_often_as_one_wishes() -> None:
    """Five seals are two resources and a coin."""
    table = position(stock={"A": "5 seal"})
    table.tell("A: exchange for iron, A: exchange for iron, A: exchange for coin")

    assert "2 iron 1 coin" == table.stock("A")
    assert "A: die" == table.turn


@pytest.mark.section("Daimyo Seals", "Setup 13")
@pytest.mark.ruling("W26")
def test_the_game_has_not_begun_while_pairs_are_chosen() -> None:
    """Seals of a starting card are not exchanged before the first turn."""
    pairs = (
        ("resource-02", "action-courtier-1"),
        ("resource-05", "action-warrior-1"),
        ("resource-09", "action-warrior-2"),
    )
    table = position(pairs=pairs)
    table.tell("B: pair 1")

    assert "4 coin 2 seal" == table.stock("B")
    assert ["food", "iron", "pearl"] == table.may("B")


@pytest.mark.section("Daimyo Seals", "Courtier")
@pytest.mark.ruling("W7", "W26")
def test_an_exchange_may_leave_nothing_to_decide() -> None:
    """Who spends the seals that an audience needs is not asked for it any longer."""
    table = position(bridges=FIVES, stock={"A": "2 seal"})
    table.tell("A: coral right 5, A: outside-1")
    assert "A: one_of" == table.turn

    table.tell("A: exchange for pearl")
    assert "B: die" == table.turn


@pytest.mark.section("Daimyo Seals", "Gardener", "Warrior", "Courtier", "The Castle")
@pytest.mark.ruling("W7", "W26")
@pytest.mark.parametrize(
    ("stock", "answers", "exchange"),
    [
        ("2 seal", "A: outside-1, A: gardener", "iron"),
        ("2 seal", "A: outside-2, A: warrior", "food"),
        ("2 seal", "A: outside-2, A: courtier", "food"),
        ("3 iron 2 coin 1 seal", "A: outside-2, A: warrior, A: yard-b", "coin"),  # coral blocks, all of them dark
    ],
)
def test_a_question_is_closed_when_its_seals_are_spent(stock: str, answers: str, exchange: str) -> None:
    """A member or a block that only seals could pay for is out of reach then."""
    table = position(
        bridges=FIVES,
        stock={"A": stock},
        rooms={"steward-room-2": "steward-03", "steward-room-3": "steward-04"},
        yards=("yard-01", "yard-03", "yard-04", "yard-06"),
    )
    table.tell(f"A: black right 5, {answers}")
    assert table.turn.startswith("A")

    table.tell(f"A: exchange for {exchange}")
    assert "B: die" == table.turn
    assert [0] * len(table.record.owed) == table.record.owed.tolist()


@pytest.mark.section("Daimyo Seals", "The Passage of Time")
@pytest.mark.ruling("W9", "W26")
def test_an_exchange_at_a_checkpoint_may_be_a_refusal() -> None:
    """Without the seals for it the question is closed, and the marker stays."""
    table = position(bridges=THREES, stock={"A": "1 seal"}, influence={"A": 5})
    table.tell("A: black right 3, A: steward-room-1")
    assert ["exchange for coin", "decline", "pay"] == table.may("A")

    table.tell("A: exchange for coin")
    assert 5 == table.influence("A")
    assert "B: die" == table.turn


# Lantern Rewards


@pytest.mark.section("Lantern Rewards")
def test_a_lantern_gives_all_that_is_visible() -> None:
    """Every card in the Lantern Area counts, also several of the same sort."""
    cards = (
        "resource-07 decree-vp decree-coin decree-seal action-warrior-1 steward-02 steward-04 diplomat-02 diplomat-03"
    )
    table = position(
        bridges=ONES, lantern={"A": cards}, well=("coral-any", "white-any"), rooms={"steward-room-1": "steward-13"}
    )
    table.tell("A: coral left 1, A: well")

    assert "1 food 3 coin 2 seal 3 vp" == table.stock("A")
    assert 1 == table.influence("A")


@pytest.mark.section("Lantern Rewards")
def test_an_empty_lantern_area_gives_nothing() -> None:
    """A starting card is always there; without any card, nothing happens."""
    table = position(bridges=ONES, lantern={"A": ""})
    table.tell("A: coral left 1, A: well")

    assert "1 iron 1 pearl 1 seal" == table.stock("A")


@pytest.mark.section("Lantern Rewards", "The Passage of Time")
@pytest.mark.ruling("W27")
def test_the_seal_of_a_lantern_pays_the_checkpoint_of_its_influence() -> None:
    """The icons count in any order, so the seal comes before the influence."""
    table = position(bridges=ONES, lantern={"A": "decree-seal action-warrior-1"}, influence={"A": 5})
    table.tell("A: coral left 1, A: well")

    assert "A: checkpoint" == table.turn
    assert "1 seal" == table.stock("A")
    table.tell("A: pay")
    assert 6 == table.influence("A")


@pytest.mark.section("Lantern Rewards", "The Passage of Time")
@pytest.mark.ruling("W27")
@pytest.mark.parametrize(("first", "seals", "space"), [("1 seal", 4, 6), ("1 influence", 5, 6)])
def test_the_order_of_a_lantern_is_asked_where_something_depends_on_it(first: str, seals: int, space: int) -> None:
    """With five seals, the checkpoint makes room for the seal; in the other order the seal is lost."""
    table = position(
        bridges=THREES,
        lantern={"A": "decree-seal decree-coin action-warrior-1"},
        influence={"A": 5},
        stock={"A": "5 seal"},
    )
    table.tell("A: white left 3, A: steward-room-1")

    assert "A: owed" == table.turn
    assert ["1 influence", "1 seal"] == sorted(table.may_do("A"))
    table.tell(f"A: {first}, A: pay")
    assert seals == int(table.record.stock[0, 4])
    assert space == table.influence("A")


@pytest.mark.section("Lantern Rewards", "Gaining and Paying")
@pytest.mark.ruling("W27")
def test_plain_gains_happen_at_once() -> None:
    """A block of a resource and a lantern asks nothing as long as nothing is lost."""
    table = position(bridges=THREES, rooms={"steward-room-1": "steward-05"}, lantern={"A": "resource-09 decree-seal"})
    table.tell("A: white right 3, A: steward-room-1")

    assert "1 food 1 iron 1 seal" == table.stock("A")
    assert "B: die" == table.turn


@pytest.mark.section("Lantern Rewards", "Gaining and Paying")
@pytest.mark.ruling("W8", "W27")
def test_a_gain_that_is_lost_anyway_is_not_asked_for_when_it_is_alone() -> None:
    """The lantern's food is gained at once; the iron that is left has no room, and is lost."""
    table = position(bridges=THREES, rooms={"steward-room-1": "steward-05"}, stock={"A": "7 iron"})
    table.tell("A: white right 3, A: steward-room-1")

    assert "1 food 7 iron" == table.stock("A")
    assert "B: die" == table.turn


@pytest.mark.section("Lantern Rewards", "The Well", "Using the Dice 4")
@pytest.mark.ruling("W27")
def test_what_would_lose_something_waits_for_a_choice() -> None:
    """Neither the lantern nor the iron has room: the order is asked, and an exchange may come first."""
    table = position(
        bridges=THREES,
        rooms={"steward-room-1": "steward-05"},
        lantern={"A": "decree-seal"},
        stock={"A": "7 iron 5 seal"},
    )
    table.tell("A: white right 3, A: steward-room-1")

    assert "A: owed" == table.turn
    assert ["1 iron", "lantern"] == sorted(table.may_do("A"))
    table.tell("A: exchange for coin")  # makes room for the seal, so that only the iron is lost
    assert "7 iron 1 coin 5 seal" == table.stock("A")
    assert "B: die" == table.turn


@pytest.mark.section("The Well", "Using the Dice 4")
@pytest.mark.ruling("W27")
@pytest.mark.parametrize(
    ("well", "stock", "after"),
    [
        (("coral-food", "black-coin"), "3 coin", "1 food 5 coin 1 seal"),
        (("coral-food", "black-food"), "6 food", "7 food 1 coin 1 seal"),
    ],
)
def test_the_well_of_a_card(well: tuple[str, str], stock: str, after: str) -> None:
    """A coin and the Well: what has no room is lost, also where both tiles show the same."""
    table = position(bridges=THREES, rooms={"steward-room-1": "steward-04"}, well=well, stock={"A": stock})
    table.tell("A: black right 3, A: steward-room-1")

    assert after == table.stock("A")
    assert "B: die" == table.turn


@pytest.mark.section("Gaining and Paying", "Using the Dice 4", "The Passage of Time")
@pytest.mark.ruling("W7", "W27")
@pytest.mark.parametrize("order", ["1 influence, 2 pearl", "2 pearl, 1 influence"])
def test_influence_that_meets_a_checkpoint_waits_for_a_choice(order: str) -> None:
    """A black die on two blocks: influence at a checkpoint, and pearls of which one has no room."""
    table = position(
        bridges=THREES,
        tiles={"steward-room-3": "black black white"},
        stock={"A": "6 pearl 1 seal"},
        influence={"A": 5},
    )
    table.tell("A: black right 3, A: steward-room-3")

    assert ["1 influence", "2 pearl"] == sorted(table.may_do("A"))
    first = order.split(", ", maxsplit=1)[0]
    table.tell(f"A: {first}, A: pay")
    assert "7 pearl" == table.stock("A")
    assert 6 == table.influence("A")
    assert "B: die" == table.turn


@pytest.mark.section("The Well", "Using the Dice 4")
@pytest.mark.ruling("W27")
@pytest.mark.parametrize(
    ("stock", "asked"),
    [
        ("6 food 4 seal", []),  # the Well loses nothing and comes first; then the food is alone
        ("6 food 5 seal", ["2 food", "well"]),  # both lose something
    ],
)
def test_a_well_that_loses_nothing_comes_first(stock: str, asked: list[str]) -> None:
    """A coral die on two blocks: a coin and the Well, and food of which a part has no room."""
    table = position(
        bridges=THREES,
        rooms={"steward-room-1": "steward-09"},
        tiles={"steward-room-1": "coral black coral"},
        stock={"A": stock},
    )
    table.tell("A: coral right 3, A: steward-room-1")

    assert asked == (sorted(table.may_do("A")) if table.turn == "A: owed" else [])
    if asked:
        table.tell("A: well")
    assert "7 food 1 iron 1 pearl 1 coin 5 seal" == table.stock("A")
    assert "B: die" == table.turn


@pytest.mark.section("The Passage of Time", "Using the Dice 4")
@pytest.mark.ruling("W9", "W27")
@pytest.mark.parametrize(("start", "end"), [(2, 3), (4, 5), (6, 7), (20, 20)])
def test_influence_without_a_checkpoint_waits_for_no_choice(start: int, end: int) -> None:
    """It moves at once, and so the pearls beside it are gained at once, as far as there is room."""
    table = position(
        bridges=THREES,
        tiles={"steward-room-3": "black black white"},
        stock={"A": "6 pearl 5 seal"},
        influence={"A": start},
    )
    table.tell("A: black right 3, A: steward-room-3")

    assert "7 pearl 5 seal" == table.stock("A")
    assert end == table.influence("A")
    assert "B: die" == table.turn


@pytest.mark.section("Using the Dice 4", "Gardener")
@pytest.mark.ruling("W5", "W27")
@pytest.mark.parametrize(
    ("answers", "food"),
    [
        ("A: 2 food, A: 1 seal -> gardener, A: black stone", 6),
        ("A: 1 seal -> gardener, A: black stone", 7),
    ],
)
def test_a_gain_may_come_after_the_action_beside_it(answers: str, food: int) -> None:
    """With six food, a gardener who eats first makes room for two more."""
    table = position(bridges=THREES, tiles={"steward-room-2": "coral black black"}, stock={"A": "6 food 1 seal"})
    table.tell("A: black right 3, A: steward-room-2")

    assert ["1 seal -> gardener", "2 food"] == sorted(table.may_do("A"))
    table.tell(answers)
    assert f"{food} food 3 coin" == table.stock("A")
    assert "B: die" == table.turn


@pytest.mark.section("Using the Dice 4", "Warrior")
@pytest.mark.ruling("W19", "W27")
@pytest.mark.parametrize(
    ("tile", "has", "asked"),
    [
        ("yard-06", "7 coin", ["decline"]),  # 5 coins, and the courtier is asked for
        ("yard-08", "2 coin 2 vp", ["decline"]),  # 2 points
        ("yard-03", "2 coin", ["3 food", "courtier"]),
        ("yard-02", "2 coin", ["2 influence", "courtier"]),
        ("yard-04", "2 coin", ["courtier", "well"]),
    ],
)
def test_beside_an_action_only_coins_and_points_are_gained_at_once(tile: str, has: str, asked: list[str]) -> None:
    """They have no cap; whatever has one, or a checkpoint ahead, may be worth more after the action."""
    table = position(bridges=FIVES, yards=("yard-01", tile, "yard-02", "yard-07"), stock={"A": "5 iron 2 coin"})
    table.tell("A: white right 5, A: outside-2, A: warrior, A: yard-a")

    assert has == table.stock("A")
    assert asked == [said for said in sorted(table.may_do("A")) if said != "audience"]


@pytest.mark.section("Daimyo Seals", "Gardener")
@pytest.mark.ruling("W26", "W27")
def test_seals_that_would_be_lost_can_be_exchanged_before() -> None:
    """A gardener paid with food from a full track leaves room for food, before the two seals are gained."""
    table = position(bridges=FIVES, stock={"A": "7 food 5 seal"})
    table.tell("A: black right 5, A: outside-1, A: gardener, A: white stone")

    assert "A: owed" == table.turn
    assert ["2 seal"] == table.may_do("A")
    other = table.copy().tell("A: 2 seal")
    table.tell("A: exchange for food")
    assert "5 food 5 seal" == other.stock("A")
    assert "6 food 5 seal" == table.stock("A")
    assert ("B: die", "B: die") == (other.turn, table.turn)


@pytest.mark.section("Daimyo Seals", "Lantern Rewards")
@pytest.mark.ruling("W26", "W27")
def test_the_seal_of_a_lantern_that_would_be_lost_is_asked_for() -> None:
    """It is the only effect of the lantern, and an exchange makes room for it."""
    table = position(bridges=THREES, lantern={"A": "decree-seal"}, stock={"A": "5 seal"})
    table.tell("A: white left 3, A: steward-room-1")

    assert ["1 seal"] == table.may_do("A")
    table.tell("A: exchange for pearl")
    assert "2 iron 1 pearl 4 seal" == table.stock("A")
    assert "B: die" == table.turn


# The Passage of Time


@pytest.mark.section("The Passage of Time")
def test_influence_moves_the_marker_forward() -> None:
    """By as many spaces as it says."""
    table = position(bridges=FOURS, rooms={"diplomat-room-1": "diplomat-06"}, influence={"A": 2})
    table.tell("A: white right 4, A: diplomat-room-1")

    assert 4 == table.influence("A")
    assert "B: die" == table.turn


@pytest.mark.section("The Passage of Time")
@pytest.mark.ruling("W9")
@pytest.mark.parametrize(("space", "seals"), [(5, 1), (10, 2), (14, 3)])
def test_each_checkpoint_has_its_price(space: int, seals: int) -> None:
    """The first costs 1 seal, the second 2, the third 3; who has fewer stays, and is not asked."""
    for has in range(6):
        table = position(bridges=THREES, stock={"A": f"{has} seal"}, influence={"A": space})
        table.tell("A: coral right 3, A: steward-room-2")
        if has < seals:
            assert "B: die" == table.turn
            assert space == table.influence("A")
        else:
            assert "A: checkpoint" == table.turn
            assert ["decline", "pay"] == table.may_do("A")
            table.tell("A: pay")
            assert space + 1 == table.influence("A")
            assert has - seals == int(table.record.stock[0, 4])


@pytest.mark.section("The Passage of Time")
@pytest.mark.ruling("W7", "W9")
@pytest.mark.parametrize(
    ("start", "answer", "end", "seals"),
    [(5, "pay", 7, 0), (5, "decline", 5, 1), (4, "pay", 6, 0), (4, "decline", 5, 1)],
)
def test_a_checkpoint_is_decided_as_the_marker_reaches_it(start: int, answer: str, end: int, seals: int) -> None:
    """Steps before it are made; who refuses loses the rest of the move, who pays goes on."""
    table = position(
        bridges=FOURS, rooms={"diplomat-room-1": "diplomat-06"}, influence={"A": start}, stock={"A": "1 seal"}
    )
    table.tell("A: white right 4, A: diplomat-room-1")

    assert "A: checkpoint" == table.turn
    assert 5 == table.influence("A")
    table.tell(f"A: {answer}")
    assert end == table.influence("A")
    assert seals == int(table.record.stock[0, 4])
    assert "B: die" == table.turn


@pytest.mark.section("The Passage of Time")
@pytest.mark.ruling("W9")
@pytest.mark.parametrize(("start", "end"), [(18, 20), (19, 20), (20, 20)])
def test_space_20_is_the_last(start: int, end: int) -> None:
    """Steps beyond it are lost, and no seals are asked for."""
    table = position(
        bridges=FOURS, rooms={"diplomat-room-1": "diplomat-06"}, influence={"A": start}, stock={"A": "5 seal"}
    )
    table.tell("A: white right 4, A: diplomat-room-1")

    assert end == table.influence("A")
    assert "B: die" == table.turn


@pytest.mark.section("The Passage of Time")
@pytest.mark.ruling("W10")
def test_a_marker_lands_on_top() -> None:
    """Whoever comes to a space later lies above those that are there, and leaves no gap behind."""
    table = position(4, bridges=THREES, influence={"A": 2, "B": 3, "C": 3, "D": 2}, stack="DACB")
    assert ("CB", "DA") == (table.stack(3), table.stack(2))

    table.tell("A: coral right 3, A: steward-room-2")
    assert ("ACB", "D") == (table.stack(3), table.stack(2))
    assert [2, 0, 1, 0] == table.record.below.tolist()


@pytest.mark.section("The Passage of Time")
@pytest.mark.ruling("W10")
def test_a_marker_leaves_from_the_middle_of_a_stack() -> None:
    """Those above it come down, those below it stay."""
    table = position(4, bridges=THREES, stack="DABC")
    table.tell("A: coral right 3, A: steward-room-2")

    assert ("DBC", "A") == (table.stack(0), table.stack(1))
    assert [0, 1, 0, 2] == table.record.below.tolist()


@pytest.mark.section("The Passage of Time")
@pytest.mark.ruling("W9", "W10")
@pytest.mark.parametrize("stock", ["1 seal", "nothing"])
def test_without_a_move_nothing_is_stacked_anew(stock: str) -> None:
    """Who stays before a checkpoint stays below, too."""
    table = position(bridges=THREES, influence={"A": 5, "B": 5}, stack="BA", stock={"A": stock})
    table.tell("A: coral right 3, A: steward-room-2")
    if table.question == "checkpoint":
        table.tell("A: decline")

    assert "BA" == table.stack(5)


@pytest.mark.section("The Passage of Time")
@pytest.mark.ruling("W9", "W10")
def test_a_marker_that_stops_at_a_checkpoint_lies_on_top_there() -> None:
    """It did move, by the one step before the checkpoint."""
    table = position(
        bridges=FOURS, rooms={"diplomat-room-1": "diplomat-06"}, influence={"A": 4, "B": 5}, stock={"A": "1 seal"}
    )
    table.tell("A: white right 4, A: diplomat-room-1, A: decline")

    assert "AB" == table.stack(5)

"""The Tokugawa clan's visit: the rival of the solitaire mode, section by section.

A is the player and B the rival. The rival's cards are called rival-1 to rival-9, as they stand in the box:
1 to 3 name the coral dice from left to right, 4 to 6 the black ones and 7 to 9 the white ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.white_castle.position import Position, new_game, position
from tests.games.white_castle.told import english

from tenshu.core.laws import Table, random_play
from tenshu.core.rng import new_rng, roll
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.changes import changes
from tenshu.games.white_castle.pieces import BOX, CARD_NAMES
from tenshu.games.white_castle.state import State

in_every_round = pytest.mark.parametrize("number", [1, 2, 3])
at_every_difficulty = pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
ALL = [f"rival-{number}" for number in range(1, 10)]
STEWARD_ROOMS = ["steward-room-1", "steward-room-2", "steward-room-3"]
DIPLOMAT_ROOMS = ["diplomat-room-1", "diplomat-room-2"]


def deck(acts: Mapping[int, str] | None = None, spaces: Mapping[int, str] | None = None) -> str:
    """Return the deck of the box with other acts or spaces on some of its cards, as an option's value."""
    cards = [[card["die"], card["space"], *card["actions"]] for card in BOX["rival_deck"]["cards"]]
    for number, said in (acts or {}).items():
        cards[number - 1][2:] = said.split()
    for number, space in (spaces or {}).items():
        cards[number - 1][1] = space
    return ";".join(",".join(card) for card in cards)


def acting(first: str, second: str = "points-1", *, number: int = 1, **where: Any) -> Position:  # noqa: ANN401
    """Return a rival's turn of round `number` in which a die was placed for no coins, and two acts are to come."""
    table = position(
        1,
        order="BA",
        completed=number - 1,
        deck=deck({1: f"{first} {second}"}),
        bridges={"black": (1, 2, 3)},
        **where,
    )
    return table.tell("chance: rival-6, chance: steward-room-3")


def known(table: Position) -> tuple[int, list[int], list[int], list[int]]:
    """Return the rival's deck: the top card, the row, those under it in order, and those of unknown place."""
    state = table.record
    row, under = ([card for card in cards.tolist() if card] for cards in (state.rival_row, state.rival_under))
    return int(state.rival_top), row, under, [c + 1 for c in range(9) if int(state.rival_unknown) >> c & 1]


def removed(table: Position) -> list[str]:
    """Return the castle cards that are out of the game."""
    return [card for number, card in enumerate(CARD_NAMES) if int(table.record.removed) >> number & 1]


# Changes in the game setup


@pytest.mark.section("Solitaire Setup")
@pytest.mark.ruling("W25")
@pytest.mark.parametrize(
    ("difficulty", "points", "order", "influence"), [("easy", 0, "AB", 0), ("medium", 3, "BA", 1), ("hard", 8, "BA", 3)]
)
def test_the_rival_begins_as_its_difficulty_says(difficulty: str, points: int, order: str, influence: int) -> None:
    """Points, place in turn order and influence; on the heron, the first in turn order is on top."""
    table = new_game(1, difficulty=difficulty)
    while table.question != "resource_card":
        table.act(table.asked[0], table.choices(table.asked[0])[0])

    assert f"{points} vp" == table.stock("B") or not points
    assert [0, points] == table.scores()
    assert (order, influence, 0) == (table.order, table.influence("B"), table.influence("A"))
    assert ("AB" if not influence else "A") == table.stack(0)
    assert ("B" if influence else "AB") == table.stack(influence)


@pytest.mark.section("Solitaire Setup")
@pytest.mark.ruling("W31")
@at_every_difficulty
def test_the_deck_is_shuffled_with_its_bridge_side_up(difficulty: str) -> None:
    """Any of nine cards can lie on top; it is seen before the first turn, and the places of the others are unknown."""
    table = new_game(1, difficulty=difficulty)
    while table.question != "rival_card":
        table.act(table.asked[0], table.choices(table.asked[0])[0])

    assert ALL == table.may("chance")
    assert (0, [], [], [1, 2, 3, 4, 5, 6, 7, 8, 9]) == known(table)

    table.tell("chance: rival-5")

    first = "A: die" if difficulty == "easy" else "chance: rival_card"
    assert first == table.turn
    assert [1, 2, 3, 4, 6, 7, 8, 9] == known(table)[3]


@pytest.mark.section("Solitaire Setup", "Stacking Dice")
@pytest.mark.ruling("W21")
def test_no_dice_are_stacked_alone_either() -> None:
    """Where the rival's die lies the player places none, and the other way round."""
    table = position(1, placed={"outside-1": "white 5", "steward-room-1": "black 1"}, stock={"A": "9 coin"})
    table.tell("A: coral left 1")

    assert not {"outside-1", "steward-room-1"} & set(table.may("A"))
    assert {"outside-2", "steward-room-2", "well", "domain"} <= set(table.may("A"))


@pytest.mark.section("Solitaire Gameplay")
def test_the_rival_is_never_asked() -> None:
    """Only the player and chance are; the rival has a score and a place all the same."""
    for play in random_play(Table(GAME, 1, {}, 5)):
        assert set(play.asked) <= {0, 8}
        assert (2, 2, [1]) == (len(play.scores()), len(play.places()), list(play.rivals))


# Which die: the deck


@pytest.mark.section("Solitaire Gameplay", "Solitaire 2")
@pytest.mark.ruling("W31")
def test_the_first_card_turned_over_acts_and_the_next_one_chooses() -> None:
    """Card 9 was on top; turned over, it shows its acts, and card 6 under it names a die that is there."""
    table = position(1, order="BA", rival_top=9)

    assert (0, [9]) == known(table)[:2]
    assert [card for card in ALL if card != "rival-9"] == table.may("chance")

    table.tell("chance: rival-6")

    assert "chance: rival_die" == table.turn
    assert ["steward-room-3"] == table.may("chance")

    table.tell("chance: steward-room-3")

    assert ["gardener plant"] == table.may("chance")

    table.tell("chance: gardener plant, A: white plant")

    assert ["points 2"] == table.may("chance")

    table.tell("chance: points 2")

    assert "A: die" == table.turn
    assert "3 coin 2 vp" == table.stock("B")
    assert (["white plant"], ["black 6"]) == (table.gardeners("B"), table.dice("steward-room-3"))


@pytest.mark.section("Solitaire Gameplay", "Solitaire 2")
@pytest.mark.ruling("W31")
def test_the_card_that_chose_stays_on_top_and_is_turned_over_next() -> None:
    """Those turned over go under the deck; in the next turn the chooser acts, and another chooses."""
    table = position(1, order="BA", rival_top=9)
    table.tell("chance: rival-6, chance: steward-room-3, chance: gardener plant, A: white plant, chance: points 2")

    assert (6, [], [9], [1, 2, 3, 4, 5, 7, 8]) == known(table)

    table.tell("A: coral right 6, A: well")

    assert (0, [6], [9], [1, 2, 3, 4, 5, 7, 8]) == known(table)

    table.tell("chance: rival-4, chance: outside-2")

    assert ["climb 1"] == table.may("chance")
    assert (4, [], [9, 6], [1, 2, 3, 5, 7, 8]) == known(table)


@pytest.mark.section("Solitaire Gameplay", "Solitaire 2")
@pytest.mark.ruling("W31")
def test_cards_whose_die_is_not_there_join_the_row_and_the_last_two_act() -> None:
    """Cards 1 and 2 name no die that is there; of the row 9, 1, 2 the last two act, left to right, top to bottom."""
    table = position(1, order="BA", rival_top=9, bridges={"coral": (5,), "white": ()}, at_right="coral", turns=4)
    table.tell("chance: rival-1, chance: rival-2")

    assert (0, [9, 1, 2]) == known(table)[:2]
    assert "chance: rival_card" == table.turn

    table.tell("chance: rival-3")

    assert ["steward-room-1"] == table.may("chance")

    table.tell("chance: steward-room-1")

    assert (3, [], [9, 1, 2]) == known(table)[:3]
    for act in ("gardener stone", "audience", "warrior 5", "influence 1"):
        assert [act] == table.may("chance")
        table.tell(f"chance: {act}")
        if act == "gardener stone":
            table.tell("A: black stone")

    assert "A: die" == table.turn
    assert ({"home": 4, "gate": 1}, {"yard-a": 1}, 1) == (
        table.courtiers("B"),
        table.warriors("B"),
        table.influence("B"),
    )


@pytest.mark.section("Solitaire Gameplay")
@pytest.mark.ruling("W31")
def test_two_cards_turned_over_both_act() -> None:
    """With a row of two, none is left out."""
    table = position(1, order="BA", rival_top=8, bridges={"white": (2, 3)})
    table.tell("chance: rival-1, chance: outside-1")

    assert ["gardener stone"] == table.may("chance")  # card 8 alone: the coral die was there

    table = position(1, order="BA", rival_top=8, bridges={"coral": (2, 3), "white": (2, 3)}, turns=2)
    table.tell("chance: rival-2, chance: rival-7, chance: diplomat-room-1")
    for act in ("gardener stone", "coins 3", "warrior 5", "influence 1"):
        assert [act] == table.may("chance")
        table.tell(f"chance: {act}")
        if act == "gardener stone":
            table.tell("A: black stone")

    assert [8, 2] == known(table)[2]


@pytest.mark.section("Solitaire Gameplay")
@pytest.mark.ruling("W31")
def test_cards_under_the_deck_come_again_in_the_order_of_the_row() -> None:
    """Once no card is left whose place is unknown, what comes next is known."""
    table = position(1, order="BA", rival_top=9, rival_under=(2, 5, 8, 1), bridges={"white": (), "coral": (1, 1)})

    assert ["rival-3", "rival-4", "rival-6", "rival-7"] == table.may("chance")

    table = position(
        1, order="BA", rival_top=9, rival_under=(2, 5, 8, 1, 3, 4, 6, 7), bridges={"coral": (1, 1)}, turns=2
    )

    assert ["rival-2"] == table.may("chance")

    table.tell("chance: rival-2")

    assert ["rival-5"] == table.may("chance")
    assert (0, [9, 2], [5, 8, 1, 3, 4, 6, 7], []) == known(table)

    table.tell("chance: rival-5, chance: diplomat-room-2")

    assert (5, [], [8, 1, 3, 4, 6, 7, 9, 2], []) == known(table)


@pytest.mark.section("Solitaire Gameplay")
@pytest.mark.ruling("W31")
def test_a_row_can_hold_all_cards_but_the_one_that_chooses() -> None:
    """Where only one die is named by the deck's last card, eight are turned over and go under it in their order."""
    only = {"coral": (), "black": (3,), "white": ()}
    table = position(1, order="BA", rival_top=1, rival_under=(2, 3, 5, 6, 7, 8, 9, 4), bridges=only, turns=4)
    for number in (2, 3, 5, 6, 7, 8, 9, 4):
        assert [f"rival-{number}"] == table.may("chance")
        table.tell(f"chance: rival-{number}")

    assert (4, [1, 2, 3, 5, 6, 7, 8, 9]) == known(table)[:2]

    table.tell("chance: outside-2")

    assert (4, [], [1, 2, 3, 5, 6, 7, 8, 9], []) == known(table)
    assert ["gardener stone"] == table.may("chance")  # of card 8, then card 9


# Which die: the position


@pytest.mark.section("Solitaire Gameplay")
@pytest.mark.parametrize(
    ("dice", "at_right", "position_of", "taken"),
    [
        ((2, 3, 5), "", "left", 2),
        ((2, 3, 5), "", "center", 3),
        ((2, 3, 5), "", "right", 5),
        ((2, 5), "", "left", 2),
        ((2, 5), "", "center", 0),
        ((2, 5), "", "right", 5),
        ((4,), "", "left", 4),
        ((4,), "", "center", 0),
        ((4,), "", "right", 0),
        ((4,), "black", "left", 0),
        ((4,), "black", "center", 0),
        ((4,), "black", "right", 4),
        ((), "", "left", 0),
        ((), "", "center", 0),
        ((), "", "right", 0),
    ],
)
@pytest.mark.ruling("W6")
def test_a_die_is_there_or_not(dice: tuple[int, ...], at_right: str, position_of: str, taken: int) -> None:
    """A center there is between two ends; the last die of a bridge is where it lies, at the left or at the right."""
    number = {"left": 4, "center": 5, "right": 6}[position_of]
    space = {"left": "outside-2", "center": "diplomat-room-2", "right": "steward-room-3"}[position_of]
    table = position(1, order="BA", bridges={"black": dice}, at_right=at_right, turns=2)
    table.tell(f"chance: rival-{number}")

    assert ("chance: rival_die" if taken else "chance: rival_card") == table.turn
    if taken:
        table.tell(f"chance: {space}")
        left = list(dice)
        left.remove(taken)
        assert ([f"black {taken}"], left) == (table.dice(space), table.bridge("black"))


@pytest.mark.section("Solitaire Gameplay", "Using the Dice 1")
@pytest.mark.parametrize(
    ("number", "space", "ends"),
    [
        (1, "outside-1", ["coral left 4", "coral right 6"]),
        (2, "diplomat-room-1", ["coral left 1", "coral right 6"]),
        (3, "steward-room-1", ["coral left 1", "coral right 4"]),
    ],
)
def test_dice_move_up_after_the_rival_as_after_anybody(number: int, space: str, ends: list[str]) -> None:
    """What is left of three is a left and a right die."""
    table = position(1, order="BA", rival_top=9)
    table.tell(f"chance: rival-{number}, chance: {space}, chance: gardener plant, A: white plant, chance: points 2")

    assert ends == [die for die in table.may("A") if die.startswith("coral")]


@pytest.mark.section("Solitaire Gameplay")
@pytest.mark.ruling("W6")
@pytest.mark.parametrize(("number", "space", "left"), [(4, "outside-2", "right 5"), (6, "steward-room-3", "left 2")])
def test_of_two_dice_the_other_stays_at_its_end(number: int, space: str, left: str) -> None:
    """After the left one was taken, the last die is a right one, and the other way round."""
    table = position(1, order="BA", rival_top=9, bridges={"black": (2, 5)}, turns=2)
    table.tell(f"chance: rival-{number}, chance: {space}, chance: gardener plant, A: white plant, chance: points 2")

    assert [f"black {left}"] == [die for die in table.may("A") if die.startswith("black")]


# 1. Moving the die


@pytest.mark.section("Solitaire 1")
@pytest.mark.parametrize(
    ("value", "coins"), [(6, "3 coin"), (4, "1 coin"), (3, "nothing"), (2, "nothing"), (1, "nothing")]
)
def test_the_rival_gains_coins_and_never_pays(value: int, coins: str) -> None:
    """A die of more than the printed 3 brings the difference; one of less costs nothing."""
    table = position(1, order="BA", bridges={"black": (1, 1, value)})
    table.tell("chance: rival-6, chance: steward-room-3")

    assert coins == table.stock("B")


@pytest.mark.section("Solitaire 1")
def test_a_low_die_leaves_the_rivals_coins_alone() -> None:
    """It keeps what it has."""
    table = position(1, order="BA", rival_top=9, bridges={"coral": (1, 2, 3)}, stock={"B": "2 coin"})
    table.tell("chance: rival-1, chance: outside-1")

    assert ("2 coin", ["coral 1"]) == (table.stock("B"), table.dice("outside-1"))


@pytest.mark.section("Solitaire 1", "Solitaire Setup")
def test_the_rivals_die_need_not_match_the_room() -> None:
    """A coral die goes to a room without a coral tile, where a player could not place it."""
    table = position(1, order="BA", rival_top=9, tiles={"diplomat-room-1": "black white"})
    table.tell("chance: rival-2, chance: diplomat-room-1")

    assert (["coral 4"], "nothing") == (table.dice("diplomat-room-1"), table.stock("B"))


@pytest.mark.section("Solitaire 1", "Solitaire Setup")
@pytest.mark.parametrize("space", ["steward-room-1", "diplomat-room-2", "outside-1", "outside-2"])
def test_the_rival_uses_no_space_and_no_lantern(space: str) -> None:
    """Its die, a left one, brings coins for its value and nothing else."""
    table = position(1, order="BA", rival_top=9, deck=deck(spaces={1: space}), bridges={"coral": (6, 6, 6)})
    table.tell(f"chance: rival-1, chance: {space}")
    coins = 6 - {"steward-room-1": 3, "diplomat-room-2": 4}.get(space, 5)

    assert ("chance: rival_act", f"{coins} coin") == (table.turn, table.stock("B"))
    assert ({"home": 5}, [], {}, 0) == (
        table.courtiers("B"),
        table.gardeners("B"),
        table.warriors("B"),
        table.influence("B"),
    )


@pytest.mark.section("Solitaire 1")
@pytest.mark.parametrize("value", [1, 4, 6])
def test_an_occupied_space_sends_the_die_to_the_well(value: int) -> None:
    """There it is worth its value over 1 in coins, but neither the seal nor what the tiles show."""
    table = position(
        1, order="BA", bridges={"black": (1, 1, value)}, placed={"steward-room-3": "white 1", "well": "white 6"}
    )
    table.tell("chance: rival-6")

    assert ["well"] == table.may("chance")

    table.tell("chance: well")

    assert (f"{value - 1} coin" if value > 1 else "nothing") == table.stock("B")
    assert (["white 1"], [f"black {value}", "white 6"]) == (table.dice("steward-room-3"), table.dice("well"))


@pytest.mark.section("Solitaire 1")
def test_a_card_may_send_the_die_to_the_well_at_once() -> None:
    """In a deck that names the Well there is always room."""
    table = position(
        1, order="BA", bridges={"black": (1, 1, 5)}, placed={"well": "white 6"}, deck=deck(spaces={6: "well"})
    )
    table.tell("chance: rival-6, chance: well")

    assert ("4 coin", ["black 5", "white 6"]) == (table.stock("B"), table.dice("well"))


# 2. Performing the actions


@pytest.mark.section("Solitaire 2")
@in_every_round
@pytest.mark.parametrize(
    ("act", "said", "where"),
    [
        ("gardener-stone", "gardener stone", {"gardeners": {"B": "coral stone, black stone, white stone"}}),
        ("gardener-plant", "gardener plant", {"gardeners": {"B": "coral plant, black plant, white plant"}}),
        (
            "gardener-either",
            "gardener either",
            {"gardeners": {"B": "coral stone, black stone, white stone, coral plant, black plant"}},
        ),
        (
            "gardener-plant",
            "gardener plant",
            {"gardeners": {"B": "coral stone, black stone, white stone, coral plant, black plant"}},
        ),
        ("warrior-5", "warrior 5", {"warriors": {"B": "yard-a yard-a yard-b yard-c yard-c"}}),
        ("warrior-1", "warrior 1", {"warriors": {"B": "yard-a yard-a yard-a yard-a yard-a"}}),
        ("audience", "audience", {"courtiers": {"B": "gate gate stewards diplomats daimyo"}}),
        ("climb-1", "climb 1", {}),
        ("climb-2", "climb 2", {"courtiers": {"B": "daimyo daimyo"}}),
        ("influence-3", "influence 3", {"influence": {"B": 20}}),
    ],
)
def test_what_cannot_be_done_brings_points(act: str, said: str, where: dict[str, Any], number: int) -> None:
    """For each act that it cannot take, the rival gains as many points as the number of the round."""
    table = acting(act, number=number, **where)
    before = table.copy()
    table.tell(f"chance: {said}")

    assert ("chance: rival_act", f"{number} vp") == (table.turn, table.stock("B"))
    assert before.gardeners("B") == table.gardeners("B")
    assert before.warriors("B") == table.warriors("B")
    assert before.courtiers("B") == table.courtiers("B")
    assert before.influence("B") == table.influence("B")

    table.tell("chance: points 1")

    assert ("A: die", f"{number + 1} vp") == (table.turn, table.stock("B"))


@pytest.mark.section("Solitaire 2")
def test_each_act_that_fails_is_counted() -> None:
    """Two climbs without a courtier in the castle, in round 2, are four points."""
    table = acting("climb-1", "climb-2", number=2).tell("chance: climb 1, chance: climb 2")

    assert "4 vp" == table.stock("B")


@pytest.mark.section("Solitaire 2")
def test_an_earlier_act_can_make_a_later_one_possible() -> None:
    """They are done in order: the courtier that was placed at the Gate climbs."""
    table = acting("audience", "climb-2").tell("chance: audience, chance: climb 2")

    assert ("A: rival_room", {"home": 4, "diplomats": 1}, "nothing") == (
        table.turn,
        table.courtiers("B"),
        table.stock("B"),
    )


# The icons: gardeners


@pytest.mark.section("Solitaire Icons")
def test_a_gardener_goes_where_it_gives_fewest_points() -> None:
    """Of the stone gardens the one of 1 point, though the player has a gardener there."""
    where = {"coral stone": "stone-03", "black stone": "stone-01", "white stone": "stone-05"}
    table = acting("gardener-stone", gardens=where, gardeners={"A": "black stone"}).tell("chance: gardener stone")

    assert (["black stone"], "nothing", "chance: rival_act") == (table.gardeners("B"), table.stock("B"), table.turn)


@pytest.mark.section("Solitaire Icons")
def test_a_garden_with_a_gardener_of_the_rival_is_left_out() -> None:
    """Where the cheapest is taken, the next one is used; the gardener activates nothing."""
    table = acting("gardener-stone", gardeners={"B": "coral stone, black stone"}).tell("chance: gardener stone")

    assert ["coral stone", "black stone", "white stone"] == table.gardeners("B")
    assert "nothing" == table.stock("B")  # a clan would have gained two seals


@pytest.mark.section("Solitaire Icons")
@pytest.mark.ruling("W32")
@pytest.mark.parametrize(
    ("act", "gardens"),
    [
        ("gardener-stone", ["coral stone", "black stone"]),
        ("gardener-plant", ["black plant", "white plant"]),
        ("gardener-either", ["coral stone", "black stone"]),
    ],
)
def test_of_equal_gardens_the_player_chooses(act: str, gardens: list[str]) -> None:
    """Those of fewest points are offered and nothing else, not even an exchange of seals."""
    table = acting(act, stock={"A": "5 seal"}).tell(f"chance: {act.replace('-', ' ')}")

    assert "A: rival_garden" == table.turn
    assert gardens == table.may("A")

    table.tell(f"A: {gardens[1]}")

    assert ([gardens[1]], [], "5 seal") == (table.gardeners("B"), table.gardeners("A"), table.stock("A"))
    assert "chance: rival_act" == table.turn


@pytest.mark.section("Solitaire Icons")
@pytest.mark.ruling("W32")
def test_either_kind_takes_the_lowest_of_both() -> None:
    """A plant garden of 5 points comes before a stone garden of 5 only by the player's choice."""
    where = {
        "coral stone": "stone-05",
        "coral plant": "plant-05",
        "black plant": "plant-01",
        "black stone": "stone-03",
        "white stone": "stone-04",
    }
    table = acting("gardener-either", gardens=where, gardeners={"B": "black stone, white stone"})
    table.tell("chance: gardener either")

    assert ["coral stone", "coral plant"] == table.may("A")

    table.tell("A: coral plant")

    assert ["coral plant", "black stone", "white stone"] == table.gardeners("B")


# The icons: warriors and courtiers


@pytest.mark.section("Solitaire Icons")
@pytest.mark.parametrize(("iron", "yard"), [(5, "yard-a"), (3, "yard-b"), (1, "yard-c")])
def test_a_warrior_goes_to_the_yard_of_that_cost(iron: int, yard: str) -> None:
    """It costs no iron, and the tiles of the yard are not used."""
    table = acting(f"warrior-{iron}", warriors={"B": f"{yard} yard-c"}).tell(f"chance: warrior {iron}")
    wanted = {yard: 2, "yard-c": 1} if yard != "yard-c" else {yard: 3}

    assert (wanted, "nothing", "chance: rival_act") == (table.warriors("B"), table.stock("B"), table.turn)


@pytest.mark.section("Solitaire Icons")
def test_a_courtier_is_placed_at_the_gate() -> None:
    """For nothing, though the rival has coins."""
    table = acting("audience", stock={"B": "3 coin"}).tell("chance: audience")

    assert ({"home": 4, "gate": 1}, "3 coin") == (table.courtiers("B"), table.stock("B"))


@pytest.mark.section("Solitaire Icons")
@pytest.mark.ruling("W24", "W32")
@pytest.mark.parametrize(
    ("courtiers", "levels", "after", "rooms"),
    [
        ("gate", 1, "stewards", STEWARD_ROOMS),
        ("gate", 2, "diplomats", DIPLOMAT_ROOMS),
        ("stewards", 1, "diplomats", DIPLOMAT_ROOMS),
        ("stewards", 2, "daimyo", []),
        ("diplomats", 1, "daimyo", []),
        ("diplomats", 2, "daimyo", []),
        ("gate gate stewards daimyo", 1, "gate stewards stewards daimyo", STEWARD_ROOMS),
        ("stewards stewards diplomats", 1, "stewards diplomats diplomats", DIPLOMAT_ROOMS),
        ("diplomats daimyo daimyo", 1, "daimyo daimyo daimyo", []),
    ],
)
def test_the_lowest_courtier_climbs(courtiers: str, levels: int, after: str, rooms: list[str]) -> None:
    """Up to the Daimyo, also when a level is left over; on floors 1 and 2 the player chooses any room of that floor."""
    table = acting(f"climb-{levels}", courtiers={"B": courtiers}, stock={"A": "5 seal"}).tell(f"chance: climb {levels}")
    wanted = position(1, courtiers={"B": after})

    assert (wanted.courtiers("B"), "nothing") == (table.courtiers("B"), table.stock("B"))
    assert ("A: rival_room" if rooms else "chance: rival_act") == table.turn
    assert rooms == table.may("A")


@pytest.mark.section("Solitaire Icons")
@pytest.mark.ruling("W32")
@pytest.mark.parametrize(("levels", "room"), [(1, "steward-room-2"), (2, "diplomat-room-1")])
def test_the_card_of_the_room_is_removed_and_replaced(levels: int, room: str) -> None:
    """It leaves the game, and another of that floor's deck comes at once; the rival gets neither card nor action."""
    table = acting(f"climb-{levels}", courtiers={"B": "gate"}).tell(f"chance: climb {levels}")
    old, floor = table.room(room), room.partition("-")[0]
    table.tell(f"A: {room}")

    assert ("chance: refill", "none", [old]) == (table.turn, table.room(room), removed(table))
    assert [card for card in table.deck if card.startswith(floor)] == table.may("chance")
    assert old not in table.deck

    new = table.may("chance")[2]
    table.tell(f"chance: {new}")

    assert (new, "chance: rival_act") == (table.room(room), table.turn)
    assert new not in table.deck
    assert ("none", [], "nothing") == (table.card("B"), table.lantern("B"), table.stock("B"))


@pytest.mark.section("Solitaire Icons")
@pytest.mark.ruling("W14", "W32")
def test_a_card_that_cannot_be_replaced_stays() -> None:
    """With no Steward card left to draw, nothing is removed, and nobody is asked which."""
    table = acting("climb-1", courtiers={"B": "gate"}, decks="diplomat-02 diplomat-03").tell("chance: climb 1")

    assert ("steward-02", [], "chance: rival_act") == (table.room("steward-room-1"), removed(table), table.turn)
    assert {"home": 4, "stewards": 1} == table.courtiers("B")


@pytest.mark.section("Solitaire Icons")
@pytest.mark.parametrize(
    ("taken", "favours"),
    [
        ({}, {1: "B"}),
        ({1: "A"}, {1: "A", 2: "B"}),
        ({2: "A"}, {1: "B", 2: "A"}),
        ({1: "A", 2: "B"}, {1: "A", 2: "B", 3: "B"}),
        ({1: "A", 2: "B", 3: "A"}, {1: "A", 2: "B", 3: "A"}),
    ],
)
def test_the_first_free_favour_from_the_left_is_taken(taken: dict[int, str], favours: dict[int, str]) -> None:
    """The rival gains nothing by it; without a free one its courtier is in the Daimyo's room all the same."""
    table = acting("climb-1", courtiers={"B": "diplomats"}, favours=taken, daimyo="daimyo-04").tell("chance: climb 1")

    assert (favours, {"home": 4, "daimyo": 1}) == (table.favours, table.courtiers("B"))
    assert ("nothing", "chance: rival_act") == (table.stock("B"), table.turn)


# The icons: points, influence, coins


@pytest.mark.section("Solitaire Icons")
@pytest.mark.parametrize("amount", range(1, 6))
def test_the_rival_gains_points_and_coins(amount: int) -> None:
    """As many as are shown."""
    table = acting(f"coins-{amount}", f"points-{amount}").tell(f"chance: coins {amount}, chance: points {amount}")

    assert f"{amount} coin {amount} vp" == table.stock("B")


@pytest.mark.section("Solitaire Icons", "The Passage of Time")
@pytest.mark.ruling("W31")
@pytest.mark.parametrize(("start", "steps", "end"), [(0, 1, 1), (4, 2, 6), (9, 3, 12), (13, 5, 18), (10, 5, 15)])
def test_the_rivals_marker_passes_checkpoints_for_nothing(start: int, steps: int, end: int) -> None:
    """It moves the number of spaces shown, has no seals and needs none."""
    table = acting(f"influence-{steps}", influence={"B": start}).tell(f"chance: influence {steps}")

    assert (end, "nothing", "chance: rival_act") == (table.influence("B"), table.stock("B"), table.turn)


@pytest.mark.section("Solitaire Icons", "The Passage of Time")
@pytest.mark.ruling("W31", "W10")
def test_the_rivals_marker_lands_on_top_and_stops_at_the_end() -> None:
    """It lies on the player's marker; from space 19 two spaces lead to 20, which counts as done."""
    table = acting("influence-2", influence={"A": 2, "B": 0})
    before = table.state.copy()
    table.tell("chance: influence 2")

    assert "BA" == table.stack(2)
    assert ["+2 influence", "now ahead of seat 1"] == english(changes(before, table.state))

    table = acting("influence-2", influence={"B": 19}).tell("chance: influence 2")

    assert (20, "nothing") == (table.influence("B"), table.stock("B"))


# At the end of each round


def round_end(coins: int, *, first: str, number: int, **where: Any) -> Position:  # noqa: ANN401
    """Return the end of a round: who is `first` has more influence, and the player takes the last die to the Well."""
    other = "B" if first == "A" else "A"
    table = position(
        1,
        order="BA",
        turns=5,
        completed=number - 1,
        stock={"B": f"{coins} coin"},
        influence={first: 3, other: 1},
        bridges={"coral": (2, 5), "black": (), "white": (3, 4)},
        rival_top=4,
        rival_under=(9, 8),
        **where,
    )
    return table.tell("A: white right 4, A: well")


@pytest.mark.section("Solitaire End of Round", "End of the Round 1")
@in_every_round
@pytest.mark.parametrize(
    ("first", "coins", "bundles", "left"),
    [
        ("B", 0, 0, 0),
        ("B", 2, 0, 2),
        ("B", 3, 1, 0),
        ("B", 11, 3, 2),
        ("A", 4, 0, 4),
        ("A", 5, 1, 0),
        ("A", 11, 2, 1),
    ],
)
def test_the_rival_turns_in_its_coins(first: str, coins: int, bundles: int, left: int, number: int) -> None:
    """Three coins a time when it is first in the new turn order, five when second, for the number of the round each."""
    table = round_end(coins, first=first, number=number)
    kept, points = f"{left} coin" if left else "", f"{bundles * number} vp" if bundles else ""

    assert (f"{kept} {points}".strip() or "nothing") == table.stock("B")
    assert f"{first}{'B' if first == 'A' else 'A'}" == table.order
    assert ("chance: roll" if number < 3 else "") == table.turn


@pytest.mark.section("Solitaire End of Round", "End of the Round 1", "End of the Round 2")
def test_it_is_the_new_turn_order_that_counts() -> None:
    """The rival was first in this round, but is behind in influence: five coins a time."""
    table = round_end(9, first="A", number=1)

    assert ("AB", "4 coin 1 vp") == (table.order, table.stock("B"))


@pytest.mark.section("Solitaire End of Round", "End of the Round 2")
@pytest.mark.ruling("W18")
@pytest.mark.parametrize(("number", "points"), [(1, "2 vp"), (2, "4 vp"), (3, "nothing")])
@pytest.mark.parametrize("first", ["A", "B"])
def test_gardeners_beside_dice_bring_points_in_rounds_1_and_2(number: int, points: str, first: str) -> None:
    """Dice are left on the coral and the white bridge: two of three gardeners, for the number of the round each."""
    table = round_end(0, first=first, number=number, gardeners={"B": "coral stone, black plant, white plant"})

    assert points == table.stock("B")


@pytest.mark.section("Solitaire End of Round", "End of the Round 2")
def test_the_players_own_gardens_are_used_as_ever() -> None:
    """The player picks two resources at the coral stone garden, before or after the rival."""
    table = round_end(0, first="B", number=1, gardeners={"A": "coral stone, black stone", "B": "coral stone"})

    assert ("A: pick", "1 vp") == (table.turn, table.stock("B"))

    table.tell("A: food, A: iron")

    assert "chance: roll" == table.turn


@pytest.mark.section("Solitaire End of Round", "End of the Round 3")
@pytest.mark.ruling("W31")
def test_the_deck_is_shuffled_for_the_next_round() -> None:
    """After the dice were rolled any of nine cards lies on top, and nobody knows the places of the others."""
    table = round_end(0, first="B", number=1)
    table.throw(coral=(1, 2, 3), black=(4, 4, 4), white=(6, 5, 6))

    assert ("chance: rival_card", ALL) == (table.turn, table.may("chance"))
    assert (0, [], [], [1, 2, 3, 4, 5, 6, 7, 8, 9]) == known(table)

    table.tell("chance: rival-2")

    assert "chance: rival_card" == table.turn  # its turn, as the first in turn order: it is turned over
    assert (0, [2]) == known(table)[:2]


@pytest.mark.section("Solitaire End of Round", "Solitaire Gameplay")
def test_the_rivals_last_turn_ends_the_round_too() -> None:
    """When it is second, its acts come before the end of the round: their coins and their gardener count."""
    table = position(
        1,
        order="AB",
        turns=5,
        bridges={"coral": (2, 5), "black": (), "white": (3, 6)},
        rival_top=8,
        stock={"B": "1 coin"},
        influence={"A": 2},
        gardeners={"B": "coral stone, black stone"},
    )
    table.tell("chance: rival-9, chance: steward-room-2")

    assert "4 coin" == table.stock("B")

    table.tell("chance: gardener stone, chance: coins 3")

    assert "chance: roll" == table.turn
    assert "2 coin 3 vp" == table.stock("B")  # 5 coins for a point; two gardeners beside dice
    assert ["coral stone", "black stone", "white stone"] == table.gardeners("B")


# Final scoring


@pytest.mark.section("Solitaire Final Scoring", "End of the Game 1", "End of the Game 2", "End of the Game 3")
def test_the_rival_scores_all_but_coins_and_resources() -> None:
    """What it has of those was scored each round; the rest counts as for anybody."""
    table = position(
        1,
        over=True,
        completed=3,
        stock={"A": "7 food 6 coin 4 seal", "B": "14 coin 21 vp"},
        influence={"A": 6, "B": 16},
        courtiers={"B": "gate stewards stewards diplomats daimyo"},
        warriors={"B": "yard-a yard-b yard-c"},
        gardeners={"B": "coral stone, white plant"},
    )

    assert {"coins_and_seals": 2, "resources": 2, "time": 3} == table.points("A")
    assert {
        "play": 21,
        "time": 11,
        "gate": 1,
        "stewards": 6,
        "diplomats": 6,
        "daimyo": 10,
        "yards": 16,
        "gardens": 8,
    } == table.points("B")
    assert [7, 79] == table.scores()
    assert [2, 1] == table.places()


@pytest.mark.section("Solitaire Final Scoring", "End of the Game")
@pytest.mark.ruling("W23")
@pytest.mark.parametrize(("order", "places"), [("AB", [1, 2]), ("BA", [2, 1])])
def test_a_tie_with_the_rival_goes_by_turn_order(order: str, places: list[int]) -> None:
    """Whoever is higher in the order of turns wins, the rival too."""
    table = position(1, over=True, order=order, stock={"A": "9 vp", "B": "9 vp"})

    assert ([9, 9], places) == (table.scores(), table.places())


@pytest.mark.section("Solitaire Final Scoring", "Solitaire End of Round", "Daimyo Seals")
@pytest.mark.ruling("W26")
def test_the_player_has_a_last_exchange_and_the_rival_none() -> None:
    """After round 3 the rival turns in its coins, then the player may still exchange seals for a resource."""
    table = round_end(7, first="B", number=3)  # the Well gives the player a first seal: not enough

    assert ("", "1 coin 6 vp") == (table.turn, table.stock("B"))

    table = position(
        1,
        order="BA",
        turns=5,
        completed=2,
        stock={"A": "3 seal", "B": "7 coin"},
        influence={"B": 1},
        bridges={"coral": (2, 5), "black": (), "white": (3, 4)},
    )
    table.tell("A: white right 4, A: well")

    assert ("A: last_exchange", "1 coin 6 vp") == (table.turn, table.stock("B"))
    assert ["exchange for food", "exchange for iron", "exchange for pearl", "decline"] == table.may("A")

    table.tell("A: decline")

    assert "" == table.turn


# What always holds


@pytest.mark.section("Solitaire Setup", "Solitaire Gameplay")
@at_every_difficulty
def test_the_rival_has_coins_and_points_only(difficulty: str) -> None:
    """It never pays but when it turns in coins, and obtains no resource, seal or card."""
    deck_seen = set()
    for play in random_play(Table(GAME, 1, {"difficulty": difficulty}, 11)):
        state = State.on(play.state)
        deck_seen.add(int(state.rival_top))

        assert not state.stock[1, [0, 1, 2, 4]].any()
        assert (-1, 0) == (state.domain_card[1], int(state.lantern[1]))
        assert not state.in_domain[1].any()

    assert len(deck_seen) > 5
    assert (3, 10) == (State.on(play.state).completed, GAME.lines)


@pytest.mark.section("Solitaire Gameplay")
@pytest.mark.parametrize("seed", range(3))
def test_there_is_always_a_die_for_the_rival(seed: int) -> None:
    """However dice are taken, a card names one before the deck has been gone through."""
    rng, table = new_rng(seed), new_game(1, difficulty="hard")
    while table.asked:
        choices = table.choices(table.asked[0])
        table.act(table.asked[0], choices[roll(rng, len(choices))])
        top, row, under, unknown = known(table)

        assert len(row) < 9
        # None before the first round, when the deck is not shuffled yet.
        assert bool(top) + len(row) + len(under) + len(unknown) in {0, 9}

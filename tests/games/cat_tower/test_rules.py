"""The rules of the leaflet, section by section, and our rulings where it is silent."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest
from tests.games.cat_tower.position import (
    HEX_NAMES,
    LETTER,
    WHO,
    Position,
    filled,
    new_game,
    pass_round,
    position,
)

from tenshu.core.bits import no_numbers
from tenshu.core.laws import Table, random_play
from tenshu.core.questions import CHANCE
from tenshu.core.rng import Rng, new_rng, roll
from tenshu.core.words import Fault
from tenshu.games.cat_tower import GAME
from tenshu.games.cat_tower.pieces import BOX, HEXES_ON, HOUSE_HEXES, ITEMS, NEIGHBOURS
from tenshu.games.cat_tower.state import State

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])
in_both_readings = pytest.mark.parametrize("house_hexes", ["exclusive", "soft"])
SHEET = json.loads(Path(__file__).with_name("sheet.json").read_text(encoding="utf-8"))
CONFIDENCE = {"certain", "likely", "reconstructed"}


# Components


@pytest.mark.section("Components")
@pytest.mark.ruling("D16")
@at_every_table
def test_there_is_one_die_more_than_seats(seats: int) -> None:
    """Chance throws them one by one, each shows one of six numbers, and then the first player picks."""
    table = new_game(seats)
    table.tell("chance: seat 1")
    for _ in range(seats + 1):
        assert [f"die {number}" for number in range(1, 7)] == table.may("chance")
        table.throw(4)

    assert [4] * (seats + 1) == table.center
    assert "A: pick" == table.turn


@pytest.mark.section("Components")
def test_the_sheet_is_the_one_of_our_facts() -> None:
    """Columns, floors, numbers, house hexes and footprints are those that were found, and hexes touch as drawn."""
    printed = {(c["id"], tuple(c["floors"]), c["first_points"], c["later_points"]) for c in SHEET["columns"]}
    touching = {row["id"]: set(row["adjacent"]) for row in SHEET["hexes"]}
    names = [name.replace(" ", "") for name in HEX_NAMES]

    assert printed == {(c["id"], tuple(c["floors"]), c["first"], c["later"]) for c in BOX["columns"]}
    assert [row["id"] for row in SHEET["hexes"]] == names
    assert touching == {name: {names[n] for n in _numbers(NEIGHBOURS[hexagon])} for hexagon, name in enumerate(names)}
    assert [row["id"] for row in SHEET["hexes"] if row["house"]] == [names[n] for n in _numbers(HOUSE_HEXES)]
    assert SHEET["footprints"]["total"] == BOX["footprints"]["value"]
    assert SHEET["footprints"]["circled_at_start"] == BOX["circled_at_start"]["value"]


def _numbers(bits: np.uint64) -> list[int]:
    return [number for number in range(64) if int(bits) >> number & 1]


@pytest.mark.section("Components")
def test_hexes_are_found_by_floor() -> None:
    """The table by sets of floors holds what the sheet says."""
    for floors in range(1 << 6):
        wanted = [name for name in HEX_NAMES if floors >> int(name.split()[1]) - 1 & 1]

        assert wanted == [HEX_NAMES[number] for number in _numbers(HEXES_ON[floors])]


@pytest.mark.section("Components")
def test_every_item_of_the_box_says_how_sure_we_are() -> None:
    """Each row of the data has its confidence, and what we made up ourselves is marked as reconstructed."""
    rows = [row for part in BOX.values() for row in (part if isinstance(part, list) else [part])]
    ours = [row for row in rows if row.get("confidence") not in CONFIDENCE]

    assert [{"value": 60, "ruling": "D15"}] == ours
    assert {"reconstructed"} == {row["confidence"] for row in [*BOX["house_hexes"], BOX["circled_at_start"]]}
    assert {"likely"} == {row["confidence"] for row in [*BOX["columns"], *BOX["cats"], BOX["footprints"]]}
    assert 6 == sum(row.get("confidence") == "reconstructed" for row in rows)


# Game Preparation


@pytest.mark.section("Game Preparation")
@at_every_table
@in_both_readings
def test_a_game_begins_with_empty_sheets(seats: int, house_hexes: str) -> None:
    """Nothing is marked, circled or scored, and chance is asked who has seen a cat."""
    table = new_game(seats, house_hexes=house_hexes)

    assert "chance: start" == table.turn
    for who in "ABCD"[:seats]:
        assert ({}, {}, {}, (0, 0)) == (table.sheet(who), table.cats(who), table.numbers(who), table.footprints(who))
    assert [0] * seats == table.scores()
    assert [1] * seats == table.places()


@pytest.mark.section("Game Preparation")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    """Fewer or more cannot sit down."""
    with pytest.raises(Fault, match="2 to 4"):
        new_game(seats)


@pytest.mark.section("Game Preparation")
@pytest.mark.ruling("D16")
@at_every_table
def test_chance_names_the_first_player(seats: int) -> None:
    """Every seat may be first, and picks first when the dice have been thrown."""
    table = new_game(seats)

    assert [f"seat {number}" for number in range(1, seats + 1)] == table.may("chance")

    table.tell(f"chance: seat {seats}")
    table.throw(*range(1, seats + 2))

    assert f"{LETTER[seats - 1]}: pick" == table.turn


# Round progress 1 and 2


@pytest.mark.section("Round progress 1")
def test_all_dice_are_thrown_in_every_round() -> None:
    """A new round begins with all dice in the center again, and nobody has one."""
    table = position(dice="6 6", shared=6)
    table.tell("A: pass, B: pass")

    assert "chance: roll" == table.turn
    assert [] == table.center
    assert [0, 0] == table.record.picked[:2].tolist()

    table.throw(5, 1, 5)

    assert [1, 5, 5] == table.center


@pytest.mark.section("Round progress 2")
@pytest.mark.ruling("D16")
def test_seats_pick_clockwise_from_the_first_player() -> None:
    """Each picks one of the dice that are left, past the last seat to the first."""
    table = position(4, center=(1, 2, 2, 5, 6), first_player="C")
    seen = []
    for answer in ("C: die 2", "D: die 6", "A: die 2", "B: die 1"):
        seen.append((table.turn, table.center))
        table.tell(answer)

    assert ["C: pick", "D: pick", "A: pick", "B: pick"] == [turn for turn, _ in seen]
    assert [[1, 2, 2, 5, 6], [1, 2, 5, 6], [1, 2, 5], [1, 5]] == [dice for _, dice in seen]
    assert [2, 1, 2, 6] == table.record.picked.tolist()


@pytest.mark.section("Round progress 2")
def test_equal_dice_are_one_choice() -> None:
    """Two dice that show the same are told apart by nobody; a pick is asked although there is no choice."""
    table = position(center=(4, 4, 4))

    assert ["die 4"] == table.may("A")

    table.tell("A: die 4")

    assert ["die 4"] == table.may("B")
    with pytest.raises(Fault, match="die 4"):
        table.tell("B: die 5")


# Round progress 3


@pytest.mark.section("Round progress 3", "Round progress 3-1")
@pytest.mark.ruling("D16")
def test_the_last_die_is_shared_by_all() -> None:
    """When all have picked, the die that is left serves everybody, each with the own one."""
    table = position(3, center=(1, 2, 4, 6))
    table.tell("A: die 6, B: die 1, C: die 2")

    assert 4 == table.record.shared
    assert "A: mark, B: mark, C: mark" == table.turn
    assert ["bowl", "mouse", "pass"] == table.may("A")
    assert ["house", "bowl", "pass"] == table.may("B")
    assert ["yarn", "bowl", "pass"] == table.may("C")


@pytest.mark.section("Round progress 3")
@pytest.mark.ruling("D11")
def test_all_mark_at_once_in_any_order() -> None:
    """Whoever answers first, and however the steps of the seats are mixed, the round ends the same."""
    answers = {
        "A": ["house", "purple 4", "yarn cat"],
        "B": ["pass"],
        "C": ["mouse", "red 3"],
        "D": ["butterfly", "blue 4"],
    }
    ends = set()
    for order in permutations("ABCD"):
        for mixed in (False, True):
            table = position(
                4,
                dice="1 1 3 3",
                shared=4,
                sheets={"A": "yarn on red 1", "C": filled("purple", without="purple 1")},
                footprints={"C": 9},
            )
            _answer(table, answers, order, mixed=mixed)

            assert "chance: roll" == table.turn
            ends.add(bytes(table.state))

    assert 1 == len(ends)


def _answer(table: Position, answers: dict[str, list[str]], order: tuple[str, ...], *, mixed: bool) -> None:
    """Give the answers seat by seat, or step by step; the hex of a house is given by its item."""
    left = {who: [said for said in answers[who] if (who, said) != ("A", "purple 4")] for who in order}
    while any(left.values()):
        for who in order:
            while left[who]:
                table.tell(f"{who}: {left[who].pop(0)}")
                if mixed:
                    break


@pytest.mark.section("Round progress 3")
@pytest.mark.ruling("D11")
@at_every_table
@in_both_readings
def test_the_order_of_seats_does_not_matter(seats: int, house_hexes: str) -> None:
    """In random rounds, seats that answer in the opposite order come to the same bytes."""
    play, rng, rounds = new_game(seats, house_hexes=house_hexes), new_rng(seats), 0
    while play.asked:
        while play.question in {"start", "roll", "pick"}:
            play.act(play.asked[0], _any(play.choices(play.asked[0]), rng))
        answers = [_marking_alone(play, seat, rng) for seat in range(seats)]
        there, back = play.copy(), play.copy()
        _give(there, answers, range(seats))
        _give(back, answers, reversed(range(seats)))
        play, rounds = there, rounds + 1

        assert bytes(there.state) == bytes(back.state)
        assert rounds == play.record.completed


def _any(choices: list[int], rng: Rng) -> int:
    return choices[roll(rng, len(choices))]


def _marking_alone(play: Position, seat: int, rng: Rng) -> list[int]:
    """Return random answers of a seat up to the end of its mark."""
    alone, given = play.copy(), []
    alone.record.asked[0] |= 1 << 7  # somebody who never answers, so that the round does not end
    while seat in alone.asked:
        given.append(_any(alone.choices(seat), rng))
        alone.act(seat, given[-1])
    return given


def _give(play: Position, answers: list[list[int]], order: Iterable[int]) -> None:
    for seat in order:
        for action in answers[seat]:
            play.act(seat, action)


@pytest.mark.section("Round progress 3")
@pytest.mark.ruling("D11")
def test_a_seat_in_the_middle_of_its_mark_keeps_nobody_waiting() -> None:
    """While A has still to choose a hex, and B a cat, all others may answer, and A and B as well."""
    table = position(3, dice="6 1 6", shared=4)
    table.tell("A: mouse, B: house")

    assert "A: mark, B: mark, C: mark" == table.turn
    assert ["red 4", "green 4", "blue 4"] == table.may("A")
    assert "mouse cat" in table.may("B")

    table.tell("C: pass, B: house cat, A: blue 4")

    assert "chance: roll" == table.turn


@pytest.mark.section("Round progress 3-1")
def test_both_numbers_must_be_used() -> None:
    """Neither die alone makes a mark: with a two and a five there is no yarn on floor 2."""
    table = position(dice="2", shared=5)

    assert {"yarn": ["gold 5", "green 5", "blue 5"], "cushion": ["red 2", "green 2", "blue 2"]} == table.may_mark("A")


@pytest.mark.section("Round progress 3-2")
@pytest.mark.ruling("D10")
def test_two_equal_dice() -> None:
    """Two fours are the fourth item on the fourth floor, and nothing else without footprints."""
    table = position(dice="4", shared=4)

    assert {"bowl": ["red 4", "green 4", "blue 4"]} == table.may_mark("A")


@pytest.mark.section("Round progress 3-2")
def test_one_item_in_one_hex() -> None:
    """A hex that is marked is no choice any more; the last one left is taken without asking."""
    table = position(dice="6", shared=4, sheets={"A": "bowl on red 4", "B": "bowl on blue 4"})

    assert ["green 4", "blue 4"] == table.may_mark("A")["mouse"]

    table = position(dice="6", shared=4, sheets={"A": "bowl on red 4, yarn on blue 4"})
    table.tell("A: mouse")

    assert "mouse" == table.sheet("A")["green 4"]
    assert "B: mark" == table.turn


@pytest.mark.section("Round progress 3-2")
@pytest.mark.ruling("D3", "D9")
def test_a_house_needs_a_one_and_the_floor_of_its_hex() -> None:
    """Houses go to hexes with a house picture only: one on each of the floors 2 to 6."""
    homes = {2: "gold 2", 3: "blue 3", 4: "purple 4", 5: "red 5", 6: "green 6"}
    for floor in range(1, 7):
        marks = position(dice="1", shared=floor).may_mark("A")

        assert ([homes[floor]] if floor in homes else []) == marks.get("house", [])


@pytest.mark.section("Round progress 3-2")
@pytest.mark.ruling("D3")
def test_only_a_house_on_a_house_hex() -> None:
    """Where the house picture is drawn no other item may be marked, unless the soft reading is played."""
    strict = position(dice="6", shared=5, footprints={"A": 10})
    soft = position(dice="6", shared=5, footprints={"A": 10}, house_hexes="soft")
    houses = {"gold 2", "red 5", "green 6", "blue 3", "purple 4"}

    for item in ITEMS[1:]:
        assert set(HEX_NAMES) - houses == set(strict.may_mark("A")[item])
        assert set(HEX_NAMES) == set(soft.may_mark("A")[item])
    assert houses == set(strict.may_mark("A")["house"]) == set(soft.may_mark("A")["house"])


@pytest.mark.section("Round progress 3-3")
@pytest.mark.ruling("D1")
def test_passing_circles_a_footprint() -> None:
    """One may pass although marks are possible, and gets one footprint for it."""
    table = position(dice="6", shared=4)
    table.tell("A: pass")

    assert (1, 0) == table.footprints("A")
    assert {} == table.sheet("A")


@pytest.mark.section("Round progress 3-3")
@pytest.mark.ruling("D1")
def test_passing_is_forced_where_nothing_can_be_marked() -> None:
    """Two ones mark nothing at all: a house needs another floor than the first."""
    assert ["pass"] == position(dice="1", shared=1).may("A")


@pytest.mark.section("Round progress 3-3")
@pytest.mark.ruling("D1")
def test_a_full_track_gives_nothing_more() -> None:
    """There are eighteen footprints, and neither a pass nor a butterfly circles a nineteenth."""
    table = position(dice="6 3", shared=3, footprints={"A": 18, "B": 18})
    table.tell("A: pass, B: butterfly, B: red 3")

    assert (18, 0) == table.footprints("A") == table.footprints("B")


@pytest.mark.section("Round progress 3-3")
@pytest.mark.ruling("D1", "D2")
def test_used_footprints_do_not_come_back() -> None:
    """An X stays: what was circled once is never circled again."""
    table = position(dice="2", shared=4, footprints={"A": 18})
    table.tell("A: mouse, A: red 1")
    pass_round(table)
    table.tell("A: pass")

    assert (15, 3) == table.footprints("A")


@pytest.mark.section("Round progress 3-3")
@pytest.mark.ruling("D2")
@pytest.mark.parametrize("own", range(1, 7))
@pytest.mark.parametrize("shared", [1, 3, 6])
@pytest.mark.parametrize("footprints", [0, 1, 3, 10])
def test_footprints_move_either_die_by_any_number(own: int, shared: int, footprints: int) -> None:
    """What may be marked is what some way of moving both dice reaches, and costs what the cheapest way costs."""
    table = position(dice=f"{own}", shared=shared, footprints={"A": footprints}, house_hexes="soft")
    prices = _cheapest_ways(own, shared)
    marks = table.may_mark("A")
    for number, item in enumerate(ITEMS, 1):
        hexes = [name for name in HEX_NAMES if number > 1 or int(HOUSE_HEXES) >> HEX_NAMES.index(name) & 1]
        wanted = [name for name in hexes if prices[number, int(name.split()[1])] <= footprints]

        assert wanted == marks.get(item, [])
        for name in wanted[:1]:
            after = table.copy()
            after.tell(f"A: {item}" if len(wanted) == 1 else f"A: {item}, A: {name}")

            assert prices[number, int(name.split()[1])] == after.footprints("A")[1]


def _cheapest_ways(own: int, shared: int) -> dict[tuple[int, int], int]:
    """Return what it costs to make the item and the floor of both dice, step by step, found by trying all steps."""
    costs = {(own, shared): 0}
    ahead = [(own, shared)]
    for one, other in ahead:  # which grows
        for step in ((one - 1, other), (one + 1, other), (one, other - 1), (one, other + 1)):
            if step not in costs and all(number in range(1, 7) for number in step):
                costs[step] = costs[one, other] + 1
                ahead.append(step)
    return {pair: min(cost, costs[pair[::-1]]) for pair, cost in costs.items()}


@pytest.mark.section("Round progress 3-3")
@pytest.mark.ruling("D2")
def test_a_die_does_not_go_round() -> None:
    """A six is five steps from a one, not one."""
    table = position(dice="6", shared=6, footprints={"A": 4})

    assert "house" not in table.may("A")
    assert "house" in position(dice="6", shared=6, footprints={"A": 5}).may("A")


@pytest.mark.section("Round progress 3-3")
@pytest.mark.ruling("D2")
def test_footprints_move_the_shared_die_for_their_owner_only() -> None:
    """A uses a footprint on the shared die; B still sees what it shows."""
    table = position(dice="6 6", shared=4, footprints={"A": 1})
    table.tell("A: mouse, A: blue 5")

    assert (0, 1) == table.footprints("A")
    assert 4 == table.record.shared
    assert ["red 4", "green 4", "blue 4"] == table.may_mark("B")["mouse"]


@pytest.mark.section("Round progress 3-3", "Effects of items 3")
@pytest.mark.ruling("D2")
def test_a_footprint_serves_from_the_next_round() -> None:
    """The footprint of a butterfly does not help to mark that butterfly."""
    table = position(dice="3", shared=5)

    assert ["gold 5", "green 5", "blue 5"] == table.may_mark("A")["butterfly"]

    table.tell("A: butterfly, A: blue 5")

    assert (1, 0) == table.footprints("A")
    assert "B: mark" == table.turn


# Round progress 3-4 and 3-5


def _one_short(*who: str, column: str = "green", hexagon: str = "green 4") -> dict[str, str]:
    return dict.fromkeys(who, filled(column, without=hexagon))


@pytest.mark.section("Round progress 3-4")
@pytest.mark.ruling("D4")
def test_the_first_to_complete_a_column_circle_the_large_number() -> None:
    """All who complete it in the same round do, and only when everybody has marked."""
    table = position(3, dice="6 6 6", shared=4, sheets=_one_short("A", "C"))
    table.tell("A: mouse, A: green 4, C: mouse, C: green 4")

    assert {} == table.numbers("A") == table.numbers("C")

    table.tell("B: pass")

    assert {"green": "first"} == table.numbers("A") == table.numbers("C")
    assert [7, 0, 7] == [table.points(who)["columns"] for who in "ABC"]


@pytest.mark.section("Round progress 3-4")
@pytest.mark.ruling("D4")
def test_later_ones_circle_the_small_number() -> None:
    """Who completes a column in a later round gets less, and nothing changes for the first."""
    table = position(dice="6 6", shared=4, sheets=_one_short("A", "B"), footprints={"B": 10})
    table.tell("A: mouse, A: green 4")
    pass_round(table)
    table.tell("B: mouse, B: green 4, A: pass")

    assert {"green": "first"} == table.numbers("A")
    assert {"green": "later"} == table.numbers("B")
    assert [7, 3] == [table.points(who)["columns"] for who in "AB"]


@pytest.mark.section("Round progress 3-4")
@pytest.mark.parametrize("row", BOX["columns"], ids=lambda row: row["id"])
def test_each_column_has_its_two_numbers(row: dict[str, int | str]) -> None:
    """The numbers are those printed on top of the column."""
    table = position(numbers={"A": f"{row['id']} first", "B": f"{row['id']} later"})

    assert [row["first"], row["later"]] == [table.points(who)["columns"] for who in "AB"]


@pytest.mark.section("Round progress 3-4")
@pytest.mark.ruling("D3")
def test_a_column_is_complete_only_with_its_house() -> None:
    """All hexes but the house hex are not enough; in the soft reading any item fills it."""
    sheet = filled("purple", without="purple 4")
    strict = position(dice="6", shared=4, sheets={"A": sheet})
    soft = position(dice="6", shared=4, sheets={"A": sheet}, house_hexes="soft")
    soft.tell("A: mouse, A: purple 4, B: pass")

    assert "purple 4" not in strict.may_mark("A")["mouse"]
    assert {"purple": "first"} == soft.numbers("A")


@pytest.mark.section("Round progress 3-5")
@pytest.mark.ruling("D16")
def test_the_first_player_moves_on_to_the_left() -> None:
    """After the last seat comes the first one."""
    table = position(3, first_player="C")
    firsts = []
    for _ in range(4):
        for who in "ABC":
            table.tell(f"{who}: pass")
        table.throw(1, 2, 3, 4)
        firsts.append(table.turn)
        pass_round(table)

    assert ["A: pick", "B: pick", "C: pick", "A: pick"] == firsts


TWO = "red first, blue first"


@pytest.mark.section("Round progress 3-5", "Game end and scoring")
@pytest.mark.ruling("D12")
def test_three_columns_end_the_game_after_the_round() -> None:
    """The others still mark in this round, then nobody is asked any more."""
    table = position(3, dice="6 6 6", shared=4, sheets=_one_short("A"), numbers={"A": TWO})
    table.tell("A: mouse, A: green 4")

    assert "B: mark, C: mark" == table.turn

    table.tell("B: bowl, B: red 6, C: pass")

    assert "" == table.turn
    assert {"red": "first", "green": "first", "blue": "first"} == table.numbers("A")
    assert {"red 6": "bowl"} == table.sheet("B")
    assert (0, 1) == (table.record.shared, table.record.completed)


@pytest.mark.section("Round progress 3-5", "Game end and scoring")
@pytest.mark.ruling("D12")
def test_several_may_reach_three_columns_in_the_same_round() -> None:
    """Both have three, both circle the large number, and the points decide."""
    table = position(dice="6 6", shared=4, sheets=_one_short("A", "B"), numbers={"A": TWO, "B": TWO})
    table.tell("B: mouse, B: green 4, A: mouse, A: green 4")

    assert "" == table.turn
    assert {"red": "first", "green": "first", "blue": "first"} == table.numbers("A") == table.numbers("B")
    assert [1, 1] == table.places()


@pytest.mark.section("Round progress 3-5")
def test_two_columns_do_not_end_the_game() -> None:
    """The next round begins."""
    table = position(dice="6", shared=4, sheets=_one_short("A"), numbers={"A": "red first", "B": "blue first"})
    table.tell("A: mouse, A: green 4, B: pass")

    assert "chance: roll" == table.turn


@pytest.mark.section("Round progress 3-5")
@pytest.mark.ruling("D15")
def test_the_sixtieth_round_is_the_last() -> None:
    """Who only passes does not play for ever."""
    table = position(completed=58)
    table.tell("A: pass, B: pass")
    pass_round(table)

    assert "A: mark, B: mark" == table.turn

    table.tell("A: pass, B: pass")

    assert ("", 60) == (table.turn, table.record.completed)


# Game end and scoring


FULL_SHEET = (
    "house on gold 2, yarn on gold 1, butterfly on gold 3, cushion on gold 5, bowl on red 2, mouse on red 3, "
    "mouse on red 4, yarn on green 1"
)


@pytest.mark.section("Game end and scoring 1", "Game end and scoring 2")
@pytest.mark.ruling("D14")
def test_items_cats_and_columns_add_up() -> None:
    """Each kind has its line, the sum is the score, and footprints that are left bring nothing."""
    sheets = {"A": FULL_SHEET}
    table = position(sheets=sheets, cats={"A": "house 1"}, numbers={"A": "purple later"}, footprints={"A": 18})

    assert {
        "cats": 1,
        "yarn": 18,
        "butterfly": 2,
        "bowl": 6,
        "cushion": 5,
        "mouse": 4,
        "columns": 2,
    } == table.points("A")
    assert [38, 0] == table.scores()


@pytest.mark.section("Game end and scoring 2")
@pytest.mark.ruling("D14")
def test_footprints_are_worth_nothing() -> None:
    """Eighteen of them leave the score at zero, and the tie stands."""
    table = position(footprints={"A": 18}, over=True)

    assert ([0, 0], [1, 1]) == (table.scores(), table.places())


@pytest.mark.section("Game end and scoring 2")
@pytest.mark.ruling("D12")
@pytest.mark.parametrize(
    ("points", "places"),
    [
        ((9, 4, 7, 1), [1, 3, 2, 4]),
        ((4, 9, 9, 1), [3, 1, 1, 4]),
        ((5, 5, 5, 5), [1, 1, 1, 1]),
        ((1, 3, 3, 3), [4, 1, 1, 1]),
    ],
)
def test_the_highest_score_wins_and_ties_are_shared(points: tuple[int, ...], places: list[int]) -> None:
    """There is no tie-break: who has as much wins together."""
    cats = {who: f"yarn {number}" for who, number in zip("ABCD", points, strict=True)}

    assert places == position(4, cats=cats, over=True).places()


@pytest.mark.section("Game end and scoring 2")
@pytest.mark.ruling("D5", "D12")
def test_half_a_point_decides() -> None:
    """One and a half for a split second place is more than one."""
    sheets = {"A": "yarn on blue 1, yarn on blue 2", "B": "yarn on blue 1", "C": "yarn on blue 1"}
    table = position(4, sheets=sheets, cats={"D": "yarn 1", "A": "yarn 0"}, over=True)

    assert [9, 1.5, 1.5, 1] == table.scores()
    assert [1, 2, 2, 4] == table.places()


# Effects of items


@pytest.mark.section("Effects of items 1")
@pytest.mark.ruling("D7")
def test_a_house_scores_a_cat_at_once() -> None:
    """Houses, the new one included, times the items of the cat; what is marked later does not change it."""
    sheet = "house on gold 2, mouse on red 1, mouse on blue 6, mouse on red 3"
    table = position(dice="1", shared=4, sheets={"A": sheet}, cats={"A": "house 1"})
    table.tell("A: house")

    assert {"house": 1} == table.cats("A")
    assert ["yarn cat", "butterfly cat", "bowl cat", "cushion cat", "mouse cat"] == table.may("A")

    table.tell("A: mouse cat")

    assert {"house": 1, "mouse": 6} == table.cats("A")
    assert 7 == table.points("A")["cats"]
    assert "B: mark" == table.turn


@pytest.mark.section("Effects of items 1")
@pytest.mark.ruling("D7")
def test_a_cat_may_score_nothing() -> None:
    """A cat must be chosen, even for no points, and is then used up."""
    table = position(dice="1", shared=4)
    table.tell("A: house")

    assert [f"{item} cat" for item in ITEMS] == table.may("A")

    table.tell("A: bowl cat")

    assert {"bowl": 0} == table.cats("A")

    later = position(dice="1", shared=2, sheets={"A": "house on purple 4"}, cats={"A": "bowl 0"})
    later.tell("A: house")

    assert "bowl cat" not in later.may("A")


@pytest.mark.section("Effects of items 1")
@pytest.mark.ruling("D7")
def test_the_house_cat_counts_the_new_house() -> None:
    """Two houses for the house cat are two times two."""
    table = position(dice="1", shared=5, sheets={"A": "house on gold 2"}, cats={"A": "mouse 0"})
    table.tell("A: house, A: house cat")

    assert 4 == table.cats("A")["house"]


@pytest.mark.section("Effects of items 1")
@pytest.mark.ruling("D8")
@in_both_readings
def test_there_is_always_a_cat_for_a_house(house_hexes: str) -> None:
    """With the fifth and last house two cats are still free."""
    sheet = "house on gold 2, house on red 5, house on green 6, house on blue 3"
    cats = {"A": "house 1, yarn 0, butterfly 0, bowl 0"}
    table = position(dice="1", shared=4, sheets={"A": sheet}, cats=cats, house_hexes=house_hexes)
    table.tell("A: house")

    assert ["cushion cat", "mouse cat"] == table.may("A")

    table.tell("A: cushion cat, B: pass")

    assert all("house" not in position(dice="1", shared=n, sheets={"A": _houses()}).may("A") for n in range(1, 7))


def _houses() -> str:
    return ", ".join(f"house on {HEX_NAMES[number]}" for number in _numbers(HOUSE_HEXES))


@pytest.mark.section("Effects of items 2")
@pytest.mark.ruling("D5")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 1), [9, 3]),
        ((2, 2), [6, 6]),
        ((1, 0), [9, 0]),
        ((0, 0), [0, 0]),
        ((3, 2, 1), [9, 3, 0]),
        ((2, 2, 1), [6, 6, 0]),
        ((3, 1, 1), [9, 1.5, 1.5]),
        ((1, 1, 1), [4, 4, 4]),
        ((1, 3, 1, 1), [1, 9, 1, 1]),
        ((2, 2, 2, 1), [4, 4, 4, 0]),
        ((1, 1, 1, 1), [3, 3, 3, 3]),
        ((2, 0, 1, 1), [9, 0, 1.5, 1.5]),
    ],
)
def test_yarn_prizes_are_split_among_equals(counts: tuple[int, ...], points: list[float]) -> None:
    """Equal seats share the prizes of the places that they fill; without yarn there is no rank."""
    hexes = ("green 1", "green 4", "green 5")
    sheets = {LETTER[seat]: ", ".join(f"yarn on {h}" for h in hexes[:n]) for seat, n in enumerate(counts)}
    table = position(len(counts), sheets=sheets)

    assert points == [table.points(LETTER[seat])["yarn"] for seat in range(len(counts))]


@pytest.mark.section("Effects of items 2")
def test_yarn_counts_column_by_column() -> None:
    """Ahead in red and behind in gold: each column has its prizes."""
    sheets = {"A": "yarn on red 1, yarn on red 2, yarn on gold 1", "B": "yarn on red 3, yarn on gold 3, yarn on gold 5"}
    table = position(sheets=sheets)

    assert [12, 12] == [table.points(who)["yarn"] for who in "AB"]


@pytest.mark.section("Effects of items 3")
def test_a_butterfly_brings_a_footprint_and_two_points() -> None:
    """The footprint is circled at once."""
    table = position(dice="3", shared=6)
    table.tell("A: butterfly, A: red 6")

    assert (1, 0) == table.footprints("A")
    assert 2 == table.points("A")["butterfly"]


@pytest.mark.section("Effects of items 3")
def test_a_butterfly_may_be_paid_for_with_footprints() -> None:
    """Two are used, then one is circled."""
    table = position(dice="5", shared=6, footprints={"A": 2})
    table.tell("A: butterfly, A: blue 6")

    assert (1, 2) == table.footprints("A")


@pytest.mark.section("Effects of items 4")
@pytest.mark.ruling("D6")
@pytest.mark.parametrize(
    ("around", "points"),
    [
        ("", 0),
        ("mouse on red 2", 2),
        ("mouse on red 2, mouse on red 4", 2),
        ("mouse on red 2, house on gold 2, yarn on gold 3", 6),
        ("mouse on red 2, house on gold 2, yarn on gold 3, cushion on red 4, butterfly on green 2", 10),
        ("mouse on green 4, yarn on red 5", 0),
    ],
)
def test_a_bowl_counts_the_kinds_beside_it(around: str, points: int) -> None:
    """Two points for each different item that touches it; what lies behind a gap or further off does not."""
    table = position(sheets={"A": f"bowl on red 3, {around}".removesuffix(", ")})

    assert points == table.points("A")["bowl"]


@pytest.mark.section("Effects of items 4")
@pytest.mark.ruling("D6")
@pytest.mark.parametrize(("bowl_neighbours", "points"), [("any", 8), ("other", 4)])
def test_whether_a_bowl_beside_a_bowl_counts_is_an_option(bowl_neighbours: str, points: int) -> None:
    """Two bowls that touch each other and a cushion: a bowl is a kind like others, or it is not."""
    sheet = "bowl on blue 1, bowl on blue 2, cushion on purple 1"

    assert points == position(sheets={"A": sheet}, bowl_neighbours=bowl_neighbours).points("A")["bowl"]


@pytest.mark.section("Effects of items 5")
@pytest.mark.parametrize("floor", range(1, 7))
def test_a_cushion_is_worth_its_floor(floor: int) -> None:
    """High cushions are worth more."""
    assert floor + 1 == position(sheets={"A": f"cushion on blue {floor}, cushion on red 1"}).points("A")["cushion"]


@pytest.mark.section("Effects of items 6")
@pytest.mark.ruling("D13")
@pytest.mark.parametrize(
    ("hexes", "points"),
    [
        ("red 1, red 2, gold 1, blue 6", 9 + 1),
        ("green 2, green 4", 1 + 1),
        ("purple 1, purple 3", 1 + 1),
        ("gold 3, red 4, green 4, blue 4, purple 3", 25),
        ("red 1, red 3, red 6", 3),
        ("blue 1, blue 2, blue 4, blue 5", 4 + 4),
    ],
)
def test_connected_mice_count_together(hexes: str, points: int) -> None:
    """Each group brings the square of its size, and no group reaches across a gap."""
    sheet = ", ".join(f"mouse on {hexagon}" for hexagon in hexes.split(", "))

    assert points == position(sheets={"A": sheet}).points("A")["mouse"]


@pytest.mark.section("Effects of items 1", "Effects of items 6")
def test_items_do_not_mix() -> None:
    """Mice are not connected by what lies between them, and every line counts its own item."""
    table = position(sheets={"A": "mouse on red 1, yarn on red 2, mouse on red 3"})

    assert 2 == table.points("A")["mouse"]


# How a mark is asked for


@pytest.mark.ruling("D2")
@at_every_table
def test_what_may_be_marked_can_be_paid(seats: int) -> None:
    """At no moment of a game does anyone use more footprints than were circled, and each mark is one hex."""
    for play in random_play(Table(GAME, seats, {"house_hexes": "soft"}, seed=80 + seats)):
        state = State.on(play.state)

        assert (state.crossed <= state.circled).all()
        assert (state.circled <= 18).all()


def test_what_is_not_asked_cannot_be_answered() -> None:
    """A hex before its item, a cat without a house, and a pass after an item are refused."""
    table = position(dice="6", shared=4)
    for said in ("red 4", "mouse cat"):
        with pytest.raises(Fault, match="none of the legal answers"):
            table.tell(f"A: {said}")
    table.tell("A: mouse")
    for said in ("pass", "mouse"):
        with pytest.raises(Fault, match="none of the legal answers"):
            table.tell(f"A: {said}")
    with pytest.raises(Fault, match="not asked"):
        table.act(CHANCE, 0)


def test_nobody_marks_twice_in_a_round() -> None:
    """Who is done waits for the others."""
    table = position(dice="6 6", shared=4)
    table.tell("A: pass")

    assert ["B"] == [LETTER[seat] for seat in table.asked]
    assert [] == table.choices(WHO["A"])
    assert 0 == GAME.doors.choices(table.state, WHO["A"], no_numbers(GAME.actions))

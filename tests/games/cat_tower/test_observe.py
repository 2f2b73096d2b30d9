"""What a seat of Cat Tower observes, as nets read it."""

from __future__ import annotations

import numpy as np
import pytest
from tests.games.cat_tower.position import HEX_NAMES, WHO, Position, filled, new_game, position
from tests.games.observed import (
    Row,
    every_value,
    fields_are_well_made,
    looking_changes_nothing,
    nothing_hidden_is_read,
    numbers_stay_within_bounds,
    observed,
    observed_hidden,
    observing,
    row_of,
)

from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.games.cat_tower import GAME
from tenshu.games.cat_tower.pieces import (
    COLUMN_HEXES,
    COLUMNS,
    HOUSE,
    HOUSE_HEXES,
    ITEMS,
    NHEXES,
    NONE,
    NUMBERS,
    PARTS,
    SCORED,
)
from tenshu.games.cat_tower.state import FIRST, LATER, MARK, NEITHER, PASS, State

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])
FLOORS = 6


def seen_by(who: str, table: Position) -> Row:
    """Return what a seat observes."""
    return observed(GAME, table.seen(WHO[who]), WHO[who])


def by(size: int, numbers: list[int]) -> list[list[int]]:
    """Return a field in parts of one size: one for each seat."""
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def reach(row: Row) -> dict[str, int]:
    """Return how many footprints it takes to put items on floors."""
    cells = ((divmod(index, FLOORS), number) for index, number in enumerate(row["reach"]))
    return {f"{ITEMS[item]} on {floor + 1}": 11 - number for (item, floor), number in cells if number}


def gains(row: Row, item: str) -> dict[str, float]:
    """Return the points that an item would bring on the hexes where it brings any."""
    numbers = by(NHEXES, row["gains"])[ITEMS.index(item)]
    return {name: number / PARTS for name, number in zip(HEX_NAMES, numbers, strict=True) if number}


# What holds at any time


def test_fields_are_well_made() -> None:
    """Names, sizes and meanings of the fields are in order."""
    fields_are_well_made(GAME)


def test_what_is_asked_of_seats_is_below_the_answers() -> None:
    """All answers of seats are up to the pass; the first player is chosen by chance."""
    assert PASS + 1 == observing(GAME).answers


@pytest.mark.compiled
def test_numbers_stay_within_bounds() -> None:
    """Whatever is played, no number is above its most, and every field tells something at some time."""
    tables = [table for seats in GAME.seats for table in every_value(GAME, seats)]

    assert not numbers_stay_within_bounds(tables)


def test_numbers_stay_within_bounds_in_a_game() -> None:
    """The same for one game, which is short enough to be run interpreted."""
    assert {"options"} >= numbers_stay_within_bounds([Table(GAME, 2, {}, seed=21)])


def test_nothing_is_hidden() -> None:
    """A seat observes all that there is, so that no critic could know more."""
    nothing_hidden_is_read(Table(GAME, 2, {}, seed=2))

    assert ((), {}) == (observing(GAME).hidden, observed_hidden(GAME, new_game(2).state, 0))


def test_looking_changes_nothing() -> None:
    """A table that was observed is as it was."""
    looking_changes_nothing(Table(GAME, 3, {}, seed=3))


@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.compiled) for seats in (3, 4))])
def test_every_answer_is_seen_by_all(seats: int) -> None:
    """After each answer of a seat, whatever it is, every row has changed."""
    before: list[bytes] = []
    for play in random_play(Table(GAME, seats, {}, seed=4)):
        rows = [bytes(row_of(GAME, play.state, seat)) for seat in range(seats)]
        if play.moves and play.moves[-1].seat != CHANCE:
            assert not any(map(bytes.__eq__, before, rows))
        before = rows


@at_every_table
def test_gains_are_what_the_rules_say(seats: int) -> None:
    """Each mark that can be made changes the points by what the row tells, and no other mark has a gain."""
    options = {"house_hexes": "soft", "bowl_neighbours": "other"} if seats == 3 else {}
    for number, play in enumerate(random_play(Table(GAME, seats, options, seed=5))):
        if number % 37 == 0:
            told = by(NHEXES, observed(GAME, play.state, 0)["gains"])

            assert [[_gain(play, item, hexagon) for hexagon in range(NHEXES)] for item in range(len(ITEMS))] == told


def _gain(play: Play, item: int, hexagon: int) -> int:
    """Return the half points that a mark brings seat 0, or 0 where it cannot be made."""
    state = State.on(play.state.copy())
    is_house_hex = int(HOUSE_HEXES) >> hexagon & 1
    taken = int(np.bitwise_or.reduce(state.marks[0]))
    may_take = is_house_hex if item == HOUSE else not is_house_hex or state.soft_houses
    if taken >> hexagon & 1 or not may_take:
        return 0
    before = _points(state)
    state.marks[0, item] |= np.uint64(1 << hexagon)
    houses = int(state.marks[0, HOUSE]).bit_count()
    offers = [
        PARTS * houses * int(state.marks[0, SCORED[cat]]).bit_count()
        for cat, score in enumerate(state.cats[0].tolist())
        if score == NONE
    ]
    return _points(state) - before + (max(offers) if item == HOUSE else 0) + _number(state, hexagon)


def _points(state: State) -> int:
    scores = np.zeros(4, np.int64)
    GAME.doors.scores(np.frombuffer(state.tobytes(), np.uint8).copy(), scores)  # type: ignore[attr-defined]
    return int(scores[0])


def _number(state: State, hexagon: int) -> int:
    """Return the number that seat 0 circles for a hex that completes its column."""
    (column,) = [column for column, hexes in enumerate(COLUMN_HEXES.tolist()) if hexes >> hexagon & 1]
    if int(COLUMN_HEXES[column]) & ~int(np.bitwise_or.reduce(state.marks[0])):
        return 0
    is_first = (state.columns[: state.seats, column] == NEITHER).all()
    return int(NUMBERS[column, FIRST if is_first else LATER])


# Examples


def test_the_middle_before_the_first_pick() -> None:
    """Four dice are in the middle in the eighth round of three; B picks first, so A is the last."""
    table = position(3, center=(2, 2, 5, 6), first_player="B", completed=7)
    row = seen_by("A", table)

    assert ([0, 1, 0], [0, 0, 1, 0], [7]) == (row["seats"], row["question"], row["rounds"])
    assert ([0, 2, 0, 0, 1, 1], [0] * 6) == (row["dice"], row["shared"])
    assert ([0, 0, 1, 0], [0, 1, 0, 0]) == (row["place"], row["waiting"])
    table.tell("B: die 5, C: die 2")
    row = seen_by("A", table)

    assert [[0] * 6, [0, 0, 0, 0, 1, 0], [0, 1, 0, 0, 0, 0], [0] * 6] == by(6, row["picked"])
    assert ([1, 0, 0, 0], [0, 1, 0, 0, 0, 1]) == (row["waiting"], row["dice"])
    table.tell("A: die 2")

    assert [0, 0, 0, 0, 0, 1] == seen_by("A", table)["shared"]


def test_dice_in_the_air() -> None:
    """After the first player is known four dice of three seats are to be rolled, and each is seen when it lies."""
    table = new_game(3)
    table.tell("chance: seat 2")
    table.throw(4)
    row = seen_by("C", table)

    assert ([3], [0, 0, 0, 1, 0, 0], [0, 1, 0, 0]) == (row["in_the_air"], row["dice"], row["question"])


def test_a_six_and_a_four_reach() -> None:
    """A mouse on floor 4 or a bowl on floor 6; a footprint more moves one of the dice by one."""
    row = seen_by("A", position(dice="6", shared=4))

    assert {"mouse on 4": 0, "bowl on 6": 0} == reach(row)

    row = seen_by("A", position(dice="6", shared=4, footprints={"A": 1}))

    near_mouse = {"mouse on 4": 0, "mouse on 3": 1, "mouse on 5": 1, "cushion on 4": 1}
    near_bowl = {"bowl on 6": 0, "bowl on 5": 1, "butterfly on 6": 1, "cushion on 6": 1}
    assert near_mouse | near_bowl == reach(row)
    assert ([1, 0, 0, 0], [1, 0, 0, 0]) == (row["circled"], row["ready"])


def test_what_is_not_picked_yet_may_be_any_die() -> None:
    """Of 1, 1 and 3, two are marked with: two ones, or a one and the three, but never the three twice."""
    table = position(center=(1, 1, 3))

    assert {"house on 1", "house on 3", "butterfly on 1"} == reach(seen_by("A", table)).keys()
    table.tell("A: die 3")

    assert {"house on 3", "butterfly on 1"} == reach(seen_by("A", table)).keys()
    assert {"house on 1"} == reach(seen_by("B", table)).keys()


def test_mice_that_meet() -> None:
    """Beside two mice one brings 5 points, beside one mouse 3, between them all 11, and elsewhere 1."""
    table = position(sheets={"A": "mouse on blue 1, mouse on blue 2, mouse on red 1"})
    found = gains(seen_by("A", table), "mouse")

    assert (11, 5, 3, 1) == (found["green 1"], found["purple 1"], found["red 2"], found["blue 5"])
    assert not {"blue 1", "blue 3"} & found.keys()  # which is taken, and where only a house may be
    assert ([2, 0, 0, 0], [17, 19, 0, 0]) == tuple(seen_by("A", table)[name] for name in ("flock", "pasture"))
    assert [5, 0, 0, 0] == seen_by("A", table)["mouse_points"]


def test_steps_of_a_mark_are_seen() -> None:
    """A chooses an item, then a hex, then a cat, while B waits to begin; what the cats would score is told."""
    table = position(dice="1 6", shared=3, sheets={"A": "yarn on red 1, yarn on red 2, house on gold 2"})
    table.record.cats[0, ITEMS.index("mouse")] = 0
    first = seen_by("B", table)

    assert [[1, 0, 0], [1, 0, 0]] == by(3, first["step"])[:2]
    assert [4, 4, 0, 0, 0] == by(6, first["cat_offer"])[1][:5]  # with the next house
    table.tell("A: house")
    second = seen_by("B", table)

    assert [[1, 0, 0], [0, 0, 1]] == by(3, second["step"])[:2]
    assert [4, 4, 0, 0, 0, 0] == by(6, second["cat_offer"])[1]  # with the one that was marked just now
    assert [1, 1, 1, 1, 1, 0] == by(6, second["cat_free"])[1]
    table.tell("A: yarn cat")
    third = seen_by("B", table)

    assert ([1, 0, 0, 0], [0, 4, 0, 0, 0, 0]) == (third["waiting"], by(6, third["cat_points"])[1])


def test_the_item_that_a_hex_is_chosen_for() -> None:
    """A has chosen mice for floor 4, where there are several hexes."""
    table = position(dice="6 2", shared=4)
    table.tell("A: mouse")
    row = seen_by("B", table)

    assert [0, 1, 0] == by(3, row["step"])[1]
    assert [[], ["mouse"], [], []] == [[ITEMS[i] for i, n in enumerate(part) if n] for part in by(6, row["chosen"])]


def test_columns_and_the_end() -> None:
    """B has two columns and needs one mark for the third; the first numbers of the two are gone."""
    sheets = {"B": f"{filled('purple')}, {filled('gold')}, {filled('green', without='green 1')}"}
    table = position(sheets=sheets, numbers={"B": "purple first, gold first"})
    row = seen_by("A", table)

    assert [[4, 6, 5, 6, 3], [0, 6, 1, 6, 0]] == by(5, row["missing"])[:2]
    assert ([0, 2, 0, 0], [12, 1, 0, 0]) == (row["complete"], row["to_end"])
    assert ["red", "green", "blue"] == [COLUMNS[c] for c, is_left in enumerate(row["unclaimed"]) if is_left]
    assert [[1, 0], [0, 0], [0, 0], [0, 0], [1, 0]] == by(2, by(10, row["columns"])[1])
    assert 7 + 2 == gains(seen_by("B", table), "butterfly")["green 1"]


def test_yarns_and_points() -> None:
    """Three who have equally many yarns in the blue column have 4 points each, and nobody is ahead but by a cushion."""
    sheets = dict.fromkeys("ABC", "yarn on blue 1, yarn on blue 4")
    table = position(3, sheets={**sheets, "B": f"{sheets['B']}, cushion on red 6"})
    row = seen_by("A", table)

    assert [[0, 0, 0, 2, 0]] * 3 == by(5, row["yarns"])[:3]
    assert [[0, 4, 0, 0, 0, 0], [0, 4, 0, 0, 6, 0], [0, 4, 0, 0, 0, 0], [0] * 6] == by(6, row["lines"])
    assert ([4, 10, 4, 0], [0, 0, 0], [12, 0, 0]) == (row["points"], row["ahead"], row["behind"])
    assert ([12, 12, 0], [0, 12, 0]) == (seen_by("B", table)["ahead"], seen_by("C", table)["behind"])


def test_the_readings_that_are_played() -> None:
    """The row tells how the leaflet is read at this table."""
    assert [0, 0] == seen_by("A", position())["options"]
    assert [1, 0] == seen_by("A", position(house_hexes="soft"))["options"]
    assert [0, 1] == seen_by("A", position(bowl_neighbours="other"))["options"]


@at_every_table
def test_seats_are_counted_from_the_one_that_looks(seats: int) -> None:
    """When all move up one chair, each sees what it saw before."""
    for number, play in enumerate(random_play(Table(GAME, seats, {}, seed=8))):
        if number % 41 == 0:
            moved = _moved_up(play.state)
            before = [bytes(row_of(GAME, play.state, seat)) for seat in range(seats)]
            after = [bytes(row_of(GAME, moved, (seat + 1) % seats)) for seat in range(seats)]

            assert before == after
            assert number == 0 or len(set(before)) == seats


def _moved_up(data: Bytes) -> Bytes:
    """Return a state in which what belonged to each seat belongs to the next."""
    moved = data.copy()
    state = State.on(moved)
    seats = int(state.seats)
    for name in ("picked", "step", "chosen", "marks", "circled", "crossed", "cats", "columns"):
        held = getattr(state, name)
        held[:seats] = np.roll(held[:seats], 1, axis=0)
    state.first_player = (state.first_player + 1) % seats
    asked = int(state.asked[0])
    if asked < 1 << CHANCE and state.question[0] <= MARK:
        state.asked[0] = (asked << 1 | asked >> seats - 1) & (1 << seats) - 1
    return moved

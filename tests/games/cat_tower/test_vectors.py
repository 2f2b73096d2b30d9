"""Recorded cases of the leaflet and of our rulings, each run through the real rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.cat_tower.position import LETTER, filled, new_game, pass_round, position

Vector = dict[str, Any]
HERE = Path(__file__).parent
VECTORS = json.loads((HERE / "vectors_cattower.json").read_text(encoding="utf-8"))["vectors"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_vector(vector: Vector) -> None:
    """The rules give what the vector expects."""
    CHECKS[vector["op"]](vector)


def _spoken(marks: dict[str, str]) -> str:
    """Return marks as a position tells them; hexes are written as `red4` there."""
    return ", ".join(f"{item} on {hexagon[:-1]} {hexagon[-1]}" for hexagon, item in marks.items())


def _pairs(own: int, shared: int, footprints: int) -> set[tuple[str, int]]:
    """Return every item that may be marked on an empty sheet, with every floor for it."""
    table = position(dice=f"{own}", shared=shared, footprints={"A": footprints})
    marks = table.may_mark("A")
    return {(item, int(hexagon.split()[1])) for item, hexes in marks.items() for hexagon in hexes}


def check_pairs(vector: Vector) -> None:
    """Check which items may be marked on which floors."""
    own, shared = vector["dice"]

    assert {(item, floor) for item, floor in vector["expect"]} == _pairs(own, shared, vector["footprints"])


ITEM_OF = {1: "house", 2: "yarn", 3: "butterfly", 4: "bowl", 5: "cushion", 6: "mouse"}


def check_shift_cost(vector: Vector) -> None:
    """Check that a mark with the moved numbers takes so many footprints, and not one less."""
    (own, shared), (floor, item) = vector["frm"], vector["to"]
    table = position(dice=f"{own}", shared=shared, footprints={"A": vector["expect"]})
    table.tell(f"A: {ITEM_OF[item]}, A: red {floor}")

    assert (0, vector["expect"]) == table.footprints("A")
    assert (ITEM_OF[item], floor) not in _pairs(own, shared, vector["expect"] - 1)


def check_shift_range(vector: Vector) -> None:
    """Check which numbers a die can be moved to, while an equal one stays and names the floor."""
    die = vector["die"]
    moved = {item for item, floor in _pairs(die, die, vector["footprints"]) if floor == die}

    assert {ITEM_OF[number] for number in vector["expect"]} == moved


def check_yarn(vector: Vector) -> None:
    """Check the shares of one column's prizes."""
    counts = vector["counts"]
    sheets = {LETTER[s]: ", ".join(f"yarn on blue {f}" for f in (1, 2, 4)[:n]) for s, n in enumerate(counts)}
    table = position(len(counts), sheets=sheets)

    assert vector["expect"] == [table.points(LETTER[seat])["yarn"] for seat in range(len(counts))]


CHAIN = ("red 1", "red 2", "red 3", "red 4", "gold 3", "gold 1", "green 1")


def check_mouse_ladder(vector: Vector) -> None:
    """Check what groups of each size are worth."""
    sheets = [", ".join(f"mouse on {hexagon}" for hexagon in CHAIN[:size]) for size in vector["sizes"]]

    assert vector["expect"] == [position(sheets={"A": sheet}).points("A")["mouse"] for sheet in sheets]


def check_mice(vector: Vector) -> None:
    """Check that groups add up."""
    points = position(sheets={"A": _spoken(vector["marks"])}).points("A")["mouse"]

    assert vector["expect"]["points"] == points == sum(size**2 for size in vector["expect"]["groups"])


def check_cushions(vector: Vector) -> None:
    """Check that cushions are worth their floors."""
    assert vector["expect"] == position(sheets={"A": _spoken(vector["marks"])}).points("A")["cushion"]


def check_bowls(vector: Vector) -> None:
    """Check that bowls are worth the kinds beside them."""
    assert vector["expect"] == position(sheets={"A": _spoken(vector["marks"])}).points("A")["bowl"]


HOUSES = ("house on gold 2", "house on red 5", "house on green 6", "house on blue 3")


def check_house(vector: Vector) -> None:
    """Check what a cat scores with the house that is marked now, on the house hex of purple."""
    houses = HOUSES[: vector["houses_after"] - 1]
    cat = "house" if vector["houses_after"] == vector["items"] else "mouse"
    mice = [f"mouse on red {floor}" for floor in range(1, vector["items"] + 1)] if cat == "mouse" else []
    table = position(dice="1", shared=4, sheets={"A": ", ".join([*houses, *mice])})
    table.tell(f"A: house, A: {cat} cat")

    assert {cat: vector["expect"]} == table.cats("A")


def check_columns(vector: Vector) -> None:
    """Check the numbers of seats that finish a column in certain rounds."""
    rounds, column = vector["finish_round"], vector["column"]
    first = min(rounds.values())
    sheets = dict.fromkeys(rounds, filled(column, without=f"{column} 1"))
    table = position(len(rounds), sheets=sheets, completed=first - 1, footprints=dict.fromkeys(rounds, 10))
    while table.record.completed < max(rounds.values()):
        now = int(table.record.completed) + 1
        for who in [who for who, number in rounds.items() if number == now]:
            table.tell(f"{who}: mouse, {who}: {column} 1")
        pass_round(table)

    assert vector["expect"] == {who: table.points(who)["columns"] for who in rounds}


def check_dice(vector: Vector) -> None:
    """Check how many dice are thrown."""
    for seats, dice in vector["rows"]:
        table = new_game(seats)
        table.tell("chance: seat 1")
        table.throw(*[1] * dice)

        assert (dice, "A: pick") == (len(table.center), table.turn)


def check_butterflies(vector: Vector) -> None:
    """Check that each butterfly is worth points, and that marking one circles a footprint."""
    before = [f"butterfly on red {floor}" for floor in range(1, vector["count"])]
    table = position(dice="3", shared=6, sheets={"A": ", ".join(before)}, footprints={"A": len(before)})
    table.tell("A: butterfly, A: red 6")

    assert vector["expect"]["points"] == table.points("A")["butterfly"]
    assert vector["expect"]["footprints"] == table.footprints("A")[0]


CHECKS = {
    "pairs": check_pairs,
    "shift_cost": check_shift_cost,
    "shift_range": check_shift_range,
    "yarn": check_yarn,
    "mouse_ladder": check_mouse_ladder,
    "mice": check_mice,
    "cushions": check_cushions,
    "bowls": check_bowls,
    "house": check_house,
    "columns": check_columns,
    "dice": check_dice,
    "butterflies": check_butterflies,
}

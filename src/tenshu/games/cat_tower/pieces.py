"""What is in the box of Cat Tower, from `pieces.json`; each item there says how sure we are of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from tenshu.core.bits import EMPTY, Words
from tenshu.core.record import Ints

BOX: dict[str, Any] = json.loads(Path(__file__).with_name("pieces.json").read_text(encoding="utf-8"))

MOST_SEATS: int = BOX["tables"][-1]["seats"]
FACES: int = BOX["faces"]["value"]  # of a die; as many as there are items, and floors
_DICE = {table["seats"]: table["dice"] for table in BOX["tables"]}
DICE = np.array([_DICE.get(seats, 0) for seats in range(MOST_SEATS + 1)], np.int64)  # by the number of seats

ITEMS = tuple(item["id"] for item in BOX["items"])
HOUSE, YARN, BUTTERFLY, BOWL, CUSHION, MOUSE = range(len(ITEMS))
CATS = tuple(cat["scores"] for cat in BOX["cats"])
SCORED = np.array([ITEMS.index(item) for item in CATS], np.int64)  # the item that each cat scores

COLUMNS = tuple(column["id"] for column in BOX["columns"])
NCOLUMNS = len(COLUMNS)

# Each hex as (column, floor), column by column from the left, lowest floor first.
HEXES: tuple[tuple[int, int], ...] = tuple(
    (c, floor) for c, column in enumerate(BOX["columns"]) for floor in column["floors"]
)
NHEXES = len(HEXES)
FLOOR = np.array([floor for _, floor in HEXES], np.int64)


def _bits(hexes: list[int]) -> int:
    return sum(1 << number for number in hexes)


def _height(number: int) -> int:
    """Return how high a hex stands, in half hexes."""
    column, floor = HEXES[number]
    return 2 * floor + int(BOX["columns"][column]["raised"])


def _touch(one: int, other: int) -> bool:
    """Tell whether two hexes share a side: one above the other, or half a hex higher or lower in the next column."""
    beside = abs(HEXES[one][0] - HEXES[other][0])
    apart = abs(_height(one) - _height(other))
    return (beside, apart) in {(0, 2), (1, 1)}


def _hexes_on(floors: int) -> int:
    return _bits([number for number, (_, floor) in enumerate(HEXES) if floors >> floor - 1 & 1])


NEIGHBOURS: Words = np.array([_bits([o for o in range(NHEXES) if _touch(h, o)]) for h in range(NHEXES)], np.uint64)
COLUMN_HEXES: Words = np.array(
    [_bits([h for h in range(NHEXES) if HEXES[h][0] == c]) for c in range(NCOLUMNS)], np.uint64
)
HEXES_ON: Words = np.array([_hexes_on(floors) for floors in range(1 << FACES)], np.uint64)  # by the set of the floors
ALL_HEXES = np.uint64((1 << NHEXES) - 1)
HOUSE_HEXES = np.uint64(
    _bits([HEXES.index((COLUMNS.index(place["column"]), place["floor"])) for place in BOX["house_hexes"]])
)

FOOTPRINTS: int = BOX["footprints"]["value"]
CIRCLED_AT_START: int = BOX["circled_at_start"]["value"]
COLUMNS_TO_END: int = BOX["columns_to_end"]["value"]
LAST_ROUND: int = BOX["last_round"]["value"]

# Points are counted in halves, since yarn prizes are split.
PARTS = 2
NUMBERS: Ints = PARTS * np.array([[0, column["first"], column["later"]] for column in BOX["columns"]], np.int64)
YARN_PRIZES: Ints = PARTS * np.array(BOX["yarn_prizes"]["value"], np.int64)
BUTTERFLY_POINTS: int = PARTS * BOX["butterfly_points"]["value"]
BOWL_POINTS: int = PARTS * BOX["bowl_points"]["value"]

NONE = -1  # no score yet
NOTHING = EMPTY  # no hexes, no items, no cats

"""What is in the box of Catte, from `pieces.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from tenshu.core.bits import EMPTY, Words
from tenshu.core.record import Ints

BOX: dict[str, Any] = json.loads(Path(__file__).with_name("pieces.json").read_text(encoding="utf-8"))

COLOURS = tuple(colour["id"] for colour in BOX["colours"])
BLACK, WHITE, BROWN = range(len(COLOURS))

# Each cat card and each coffee card as (colour, number), black first, lowest first.
CATS = tuple((c, n) for c, row in enumerate(BOX["colours"]) for n in range(row["lowest"], row["highest"] + 1))
COFFEES = tuple((c, n) for c, row in enumerate(BOX["colours"]) for n in row["coffees"])
NCATS, NCOFFEES = len(CATS), len(COFFEES)

COLOUR = np.array([colour for colour, _ in CATS], np.int64)
NUMBER = np.array([number for _, number in CATS], np.int64)
COFFEE_COLOUR = np.array([colour for colour, _ in COFFEES], np.int64)
COFFEE_NUMBER = np.array([number for _, number in COFFEES], np.int64)

MOST_SEATS: int = BOX["tables"][-1]["seats"]
ROUNDS = MOST_SEATS  # at most: as many as there are seats
BLACK_CATS = sum(colour == BLACK for colour, _ in CATS)  # they are the first cat cards


def _by_seats(key: str) -> Ints:
    """Return a figure of each table, in the row of its number of seats."""
    rows = np.zeros(MOST_SEATS + 1, np.int64)
    for table in BOX["tables"]:
        rows[table["seats"]] = table[key]
    return rows


HAND = _by_seats("hand")  # cat cards dealt to each seat
MOST_TRICKS = int(HAND.max())  # of a round
ROW = _by_seats("row")  # coffee cards dealt to each seat
LIMIT = _by_seats("limit")  # the most that acquired coffee cards may sum up to

ALL_CATS = np.uint64((1 << NCATS) - 1)
ALL_COFFEES = np.uint64((1 << NCOFFEES) - 1)
COLOUR_CATS: Words = np.array(
    [sum(1 << card for card in range(NCATS) if CATS[card][0] == colour) for colour in range(len(COLOURS))], np.uint64
)

NONE = -1  # no card, no colour, no seat
NO_CARDS = EMPTY

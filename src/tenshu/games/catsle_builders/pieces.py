"""What is in the box of CATsle Builders and CHATpentiers, from `pieces.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from tenshu.core.bits import EMPTY, Words
from tenshu.core.record import Ints

BOX: dict[str, Any] = json.loads(Path(__file__).with_name("pieces.json").read_text(encoding="utf-8"))

EDITIONS = tuple(BOX["editions"])
SUITS = tuple(suit["id"] for suit in BOX["suits"])
NSUITS = len(SUITS)
RANKS: int = BOX["highest"]  # the cards of each suit are numbered from 1 to this
CARDS = NSUITS * RANKS
ROUNDS: int = BOX["rounds"]

MOST_SEATS: int = BOX["tables"][-1]["seats"]
PLACES = 5  # the scrap area and four columns
SCRAP = 0  # columns have the numbers that the rulebook counts them by, from the left: 1 to 4


def _by_seats(key: str, width: int) -> Ints:
    """Return a figure of each table, in the row of its number of seats."""
    rows = np.zeros((MOST_SEATS + 1, width), np.int64)
    for table in BOX["tables"]:
        figures = np.atleast_1d(table[key])
        rows[table["seats"], : len(figures)] = figures
    return rows


HAND = _by_seats("hand", 1)[:, 0]  # cards dealt to each seat
EXTRA = _by_seats("extra", 1)[:, 0]  # cards of the extra deck
MOST_TRICKS = int(HAND.max())  # of a round
SUITS_IN_GAME = _by_seats("suits", 1)[:, 0]
HAS_SCRAP = _by_seats("scrap", 1)[:, 0]
LIMITS = np.hstack([np.zeros((MOST_SEATS + 1, 1), np.int64), _by_seats("limits", PLACES - 1)])  # the scrap's is 0
TAKES = _by_seats("takes", MOST_SEATS)  # cards taken by the seat ranked first, second, ...
BONUS = np.array(BOX["bonus"], np.int64)  # points for that many perfect columns

ALL_CARDS = np.uint64((1 << CARDS) - 1)
SUIT_CARDS: Words = np.array([((1 << RANKS) - 1) << RANKS * suit for suit in range(NSUITS)], np.uint64)

NONE = -1  # no card, no suit
NO_CARDS = EMPTY


# What is printed on a card and on a board: plain functions, which `rules` compiles.


def suit_of(card: int) -> int:
    """Return the suit of a card."""
    return card // RANKS


def number_of(card: int) -> int:
    """Return the number of a card."""
    return card % RANKS + 1


def has_place(seats: int, place: int) -> bool:
    """Tell whether the boards for so many seats have a place: the scrap area is not on all."""
    return place != SCRAP or HAS_SCRAP[seats] != 0

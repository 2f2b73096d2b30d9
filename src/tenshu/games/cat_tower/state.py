"""Everything on the table in a game of Cat Tower."""

from __future__ import annotations

from tenshu.core.bits import Words
from tenshu.core.questions import Asking
from tenshu.core.record import Ints, i16, u64
from tenshu.games.cat_tower.pieces import CATS, FACES, ITEMS, MOST_SEATS, NCOLUMNS, NHEXES

# The questions that the game asks. To mark is asked of all seats at once; each answers it in small steps of its own.
QUESTIONS = ("start", "roll", "pick", "mark")
START, ROLL, PICK, MARK = range(len(QUESTIONS))

# The actions: a number on a die, an item, a hex, a cat, no mark at all, a seat.
DIE = 0
ITEM = DIE + FACES
HEX = ITEM + len(ITEMS)
CAT = HEX + NHEXES
PASS = CAT + len(CATS)
SEAT = PASS + 1
ACTIONS = SEAT + MOST_SEATS

# The steps of a mark. An item of which there is one possible hex needs no second step, and only a house has a third.
CHOOSE_ITEM, CHOOSE_HEX, CHOOSE_CAT = range(3)

# The number of a column that a seat has circled.
NEITHER, FIRST, LATER = range(3)

# The lines of the score sheet.
CATS_LINE, YARN_LINE, BUTTERFLY_LINE, BOWL_LINE, CUSHION_LINE, MOUSE_LINE, COLUMNS_LINE = range(7)
LINES = COLUMNS_LINE + 1

DEPTH = 1


class State(Asking, depth=DEPTH):
    """The table. An item is its printed number less 1; a hex is a number in the order of `pieces.HEXES`."""

    seats: int = i16()
    soft_houses: int = i16()  # 1 when house hexes take any item
    other_bowls: int = i16()  # 1 when a neighbouring bowl is no kind

    completed: int = i16()  # rounds
    first_player: int = i16()  # of this round
    dice: Ints = i16(FACES)  # how many of the dice that can be picked show each number
    picked: Ints = i16(MOST_SEATS)  # the number on the die that each seat has picked, or 0
    shared: int = i16()  # the number on the die that is left for all, or 0 before that

    step: Ints = i16(MOST_SEATS)  # where each seat is in its mark
    chosen: Ints = i16(MOST_SEATS)  # the item that each seat is marking while it chooses the hex, else 0

    marks: Words = u64(MOST_SEATS, len(ITEMS))  # the hexes that each seat has marked with each item
    circled: Ints = i16(MOST_SEATS)  # footprints of each seat that were ever circled
    crossed: Ints = i16(MOST_SEATS)  # how many of those are used up
    cats: Ints = i16(MOST_SEATS, len(CATS))  # the score of each cat, or NONE
    columns: Ints = i16(MOST_SEATS, NCOLUMNS)  # NEITHER, FIRST or LATER

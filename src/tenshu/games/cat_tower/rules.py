"""The rules of Cat Tower, in the order of the leaflet.

Sections are the headings of the leaflet with their numbers: "Round progress 3-2" is 2) below 3. Rulings (D1 to D16)
are ours, and are listed in docs/games/cat_tower.md.
"""

from __future__ import annotations

from tenshu.core.bits import ONE, Bits, Words, bit, count, fill, first, lowest
from tenshu.core.questions import CHANCE, about, answered, ask, ask_seats, question, waiting
from tenshu.core.record import Ints
from tenshu.core.rules import compiled, rule
from tenshu.games.cat_tower.pieces import (
    ALL_HEXES,
    BOWL,
    BOWL_POINTS,
    BUTTERFLY,
    BUTTERFLY_POINTS,
    CATS,
    CIRCLED_AT_START,
    COLUMN_HEXES,
    COLUMNS_TO_END,
    CUSHION,
    DICE,
    FACES,
    FLOOR,
    FOOTPRINTS,
    HEXES_ON,
    HOUSE,
    HOUSE_HEXES,
    ITEMS,
    LAST_ROUND,
    MOUSE,
    NCOLUMNS,
    NEIGHBOURS,
    NONE,
    NOTHING,
    NUMBERS,
    PARTS,
    SCORED,
    YARN,
    YARN_PRIZES,
)
from tenshu.games.cat_tower.state import (
    BOWL_LINE,
    BUTTERFLY_LINE,
    CAT,
    CATS_LINE,
    CHOOSE_CAT,
    CHOOSE_HEX,
    CHOOSE_ITEM,
    COLUMNS_LINE,
    CUSHION_LINE,
    DIE,
    FIRST,
    HEX,
    ITEM,
    LATER,
    MARK,
    MOUSE_LINE,
    NEITHER,
    PASS,
    PICK,
    ROLL,
    SEAT,
    START,
    YARN_LINE,
    State,
)

NITEMS, NCATS = len(ITEMS), len(CATS)
PRIZES = len(YARN_PRIZES)

# Components; Game Preparation


@rule("Components", "Game Preparation", ruling="D16")
def setup(state: State, seats: int, options: Ints) -> None:
    state.seats = seats
    state.soft_houses, state.other_bowls = options[0], options[1]
    for seat in range(seats):
        state.circled[seat] = CIRCLED_AT_START
        for cat in range(NCATS):
            state.cats[seat, cat] = NONE
    ask(state, START, CHANCE, 0)


@rule("Game Preparation", ruling="D16")
def choose_first_player(state: State, seat: int) -> None:
    state.first_player = seat
    throw(state)


# Round progress 1 and 2


@rule("Round progress 1", ruling="D16")
def throw(state: State) -> None:
    ask(state, ROLL, CHANCE, DICE[state.seats])


@rule("Round progress 1", "Round progress 2", ruling="D16")
def roll(state: State, number: int, dice: int) -> None:
    """Let one of the `dice` that are still in the air show a number."""
    state.dice[number - 1] += 1
    if dice > 1:
        ask(state, ROLL, CHANCE, dice - 1)
    else:
        ask(state, PICK, state.first_player, 0)


@rule("Round progress 2", ruling="D16")
def may_pick(state: State) -> Bits:
    numbers = NOTHING
    for face in range(FACES):
        if state.dice[face] > 0:
            numbers |= bit(face)
    return numbers


@rule("Round progress 2", ruling="D16")
def pick(state: State, number: int, seat: int) -> None:
    state.dice[number - 1] -= 1
    state.picked[seat] = number
    next_seat = (seat + 1) % state.seats
    if next_seat != state.first_player:
        ask(state, PICK, next_seat, 0)
    else:
        share_last_die(state)


# Round progress 3


@rule("Round progress 3", ruling="D11 D16")
def share_last_die(state: State) -> None:
    face = lowest(may_pick(state))
    state.dice[face] = 0
    state.shared = face + 1
    ask_seats(state, MARK, (1 << state.seats) - 1, 0)


@rule("Round progress 3-3", ruling="D2")
def ready(state: State, seat: int) -> int:
    """Return how many footprints a seat can use: those with an O and no X."""
    return int(state.circled[seat] - state.crossed[seat])


@rule("Round progress 3-3", ruling="D2")
def reach(number: int, footprints: int) -> Bits:
    """Return the numbers, each less 1, that a die can be moved to; it stays where it is without footprints."""
    if footprints < 0:
        return NOTHING
    return first(min(number + footprints, FACES)) & ~first(max(number - footprints, 1) - 1)


@rule("Round progress 3-1", "Round progress 3-2", "Round progress 3-3", ruling="D2 D9 D10")
def floors_for(state: State, item: int, seat: int) -> Bits:
    """Return the floors, each less 1, that one number can name while the other names the item."""
    own, shared, number = int(state.picked[seat]), int(state.shared), item + 1
    footprints = ready(state, seat)
    return reach(shared, footprints - abs(own - number)) | reach(own, footprints - abs(shared - number))


@rule("Round progress 3-1", "Round progress 3-2", "Round progress 3-3", ruling="D2 D10")
def price(state: State, item: int, floor: int, seat: int) -> int:
    """Return the fewest footprints that make one number the item and the other the floor.

    Nobody would spend more: unused footprints are worth nothing else, and the sheet does not tell which die was which.
    """
    own, shared, number = int(state.picked[seat]), int(state.shared), item + 1
    return min(abs(own - number) + abs(shared - floor), abs(shared - number) + abs(own - floor))


@rule("Round progress 3-2", ruling="D3")
def hexes_for(state: State, item: int) -> Bits:
    """Return the hexes that are printed for an item: those with a house picture for houses, the others for the rest."""
    if item == HOUSE:
        return HOUSE_HEXES
    return ALL_HEXES if state.soft_houses != 0 else ALL_HEXES & ~HOUSE_HEXES


@rule("Round progress 3-2")
def marked_hexes(state: State, seat: int) -> Bits:
    hexes = NOTHING
    for item in range(NITEMS):
        hexes |= state.marks[seat, item]
    return hexes


@rule("Round progress 3-2")
def may_mark(state: State, item: int, seat: int) -> Bits:
    """Return the hexes that a seat may mark with an item."""
    hexes: Bits = HEXES_ON[floors_for(state, item, seat)] & hexes_for(state, item) & ~marked_hexes(state, seat)
    return hexes


@rule("Round progress 3-2")
def may_choose(state: State, seat: int) -> Bits:
    """Return the items that a seat may mark somewhere."""
    items = NOTHING
    for item in range(NITEMS):
        if may_mark(state, item, seat) != NOTHING:
            items |= bit(item)
    return items


@rule("Round progress 3-2")
def choose_item(state: State, item: int, seat: int) -> None:
    hexes = may_mark(state, item, seat)
    if count(hexes) == 1:
        mark(state, item, lowest(hexes), seat)
    else:
        state.step[seat] = CHOOSE_HEX
        state.chosen[seat] = item


@rule("Round progress 3-2", "Round progress 3-3", "Effects of items 1", "Effects of items 3", ruling="D2 D7")
def mark(state: State, item: int, hexagon: int, seat: int) -> None:
    state.chosen[seat] = 0
    state.crossed[seat] += price(state, item, FLOOR[hexagon], seat)
    state.marks[seat, item] |= bit(hexagon)
    if item == BUTTERFLY:
        circle_footprint(state, seat)
    if item == HOUSE:
        state.step[seat] = CHOOSE_CAT
    else:
        finish_marking(state, seat)


@rule("Round progress 3-3", ruling="D1")
def pass_without_marking(state: State, seat: int) -> None:
    circle_footprint(state, seat)
    finish_marking(state, seat)


@rule("Round progress 3-3", "Effects of items 3", ruling="D1")
def circle_footprint(state: State, seat: int) -> None:
    if state.circled[seat] < FOOTPRINTS:
        state.circled[seat] += 1


@rule("Round progress 3", "Round progress 3-4", ruling="D4 D11")
def finish_marking(state: State, seat: int) -> None:
    state.step[seat] = CHOOSE_ITEM
    answered(state, seat)
    if state.open == 0:  # all have marked or passed
        check_columns(state)
        end_round(state)


@rule("Round progress 3-4", ruling="D4")
def check_columns(state: State) -> None:
    for column in range(NCOLUMNS):
        number = LATER if was_completed(state, column) else FIRST
        for seat in range(state.seats):
            if state.columns[seat, column] == NEITHER and is_complete(state, column, seat):
                state.columns[seat, column] = number


@rule("Round progress 3-4", ruling="D4")
def was_completed(state: State, column: int) -> bool:
    """Tell whether anyone has a number of a column, so that its large one is crossed out for all others."""
    for seat in range(state.seats):
        if state.columns[seat, column] != NEITHER:
            return True
    return False


@rule("Round progress 3-4", ruling="D3")
def is_complete(state: State, column: int, seat: int) -> bool:
    return bool(COLUMN_HEXES[column] & ~marked_hexes(state, seat) == NOTHING)


@rule("Round progress 3-5", ruling="D16")
def end_round(state: State) -> None:
    state.completed += 1
    state.shared = 0
    for seat in range(state.seats):
        state.picked[seat] = 0
    if not is_over(state):
        state.first_player = (state.first_player + 1) % state.seats
        throw(state)


# Game end and scoring


@rule("Round progress 3-5", "Game end and scoring", ruling="D12 D15")
def is_over(state: State) -> bool:
    for seat in range(state.seats):
        if completed_columns(state, seat) >= COLUMNS_TO_END:
            return True
    return bool(state.completed == LAST_ROUND)


@rule("Round progress 3-5")
def completed_columns(state: State, seat: int) -> int:
    columns = 0
    for column in range(NCOLUMNS):
        if state.columns[seat, column] != NEITHER:
            columns += 1
    return columns


@rule("Game end and scoring 2", ruling="D14")
def total(state: State, seat: int) -> int:
    """Return the half points of a seat as things stand."""
    return (
        cat_points(state, seat)
        + yarn_points(state, seat)
        + butterfly_points(state, seat)
        + bowl_points(state, seat)
        + cushion_points(state, seat)
        + mouse_points(state, seat)
        + column_points(state, seat)
    )


@rule("Round progress 3-4", "Game end and scoring 2")
def column_points(state: State, seat: int) -> int:
    points = 0
    for column in range(NCOLUMNS):
        points += NUMBERS[column, state.columns[seat, column]]
    return points


@compiled
def scores(state: State, out: Ints) -> None:
    for seat in range(state.seats):
        out[seat] = total(state, seat)


@rule("Game end and scoring 1")
def sheet(state: State, out: Ints) -> None:
    """Write what the scores are made of: a row for the cats, one for each other item, and one for the columns."""
    for seat in range(state.seats):
        out[CATS_LINE, seat] = cat_points(state, seat)
        out[YARN_LINE, seat] = yarn_points(state, seat)
        out[BUTTERFLY_LINE, seat] = butterfly_points(state, seat)
        out[BOWL_LINE, seat] = bowl_points(state, seat)
        out[CUSHION_LINE, seat] = cushion_points(state, seat)
        out[MOUSE_LINE, seat] = mouse_points(state, seat)
        out[COLUMNS_LINE, seat] = column_points(state, seat)


@rule("Game end and scoring 2", ruling="D12")
def places(state: State, out: Ints) -> None:
    for seat in range(state.seats):
        out[seat] = 1
        points = total(state, seat)
        for rival in range(seat):
            rival_points = total(state, rival)
            if points < rival_points:
                out[seat] += 1
            elif rival_points < points:
                out[rival] += 1


# Effects of items


@rule("Effects of items 1", ruling="D7 D8")
def may_score(state: State, seat: int) -> Bits:
    """Return the cats that have no score yet; there are more cats than house hexes, so some are always left."""
    cats = NOTHING
    for cat in range(NCATS):
        if state.cats[seat, cat] == NONE:
            cats |= bit(cat)
    return cats


@rule("Effects of items 1", ruling="D7")
def score_cat(state: State, cat: int, seat: int) -> None:
    state.cats[seat, cat] = count(state.marks[seat, HOUSE]) * count(state.marks[seat, SCORED[cat]])
    finish_marking(state, seat)


@rule("Effects of items 1")
def cat_points(state: State, seat: int) -> int:
    points = 0
    for cat in range(NCATS):
        if state.cats[seat, cat] != NONE:
            points += PARTS * state.cats[seat, cat]
    return points


@rule("Effects of items 2")
def yarns(state: State, column: int, seat: int) -> int:
    return count(state.marks[seat, YARN] & COLUMN_HEXES[column])


@rule("Effects of items 2", ruling="D5")
def yarn_points(state: State, seat: int) -> int:
    points = 0
    for column in range(NCOLUMNS):
        own = yarns(state, column, seat)
        if own > 0:
            ahead, tied = 0, 0
            for rival in range(state.seats):
                number = yarns(state, column, rival)
                ahead += number > own
                tied += number == own  # counts the seat itself
            points += split_prize(ahead, tied)
    return points


@rule("Effects of items 2", ruling="D5")
def split_prize(ahead: int, tied: int) -> int:
    """Return the share of each of so many tied seats, when so many others are ahead of them."""
    prize = 0
    for place in range(ahead, min(ahead + tied, PRIZES)):
        prize += YARN_PRIZES[place]
    return prize // tied


@rule("Effects of items 3")
def butterfly_points(state: State, seat: int) -> int:
    return BUTTERFLY_POINTS * count(state.marks[seat, BUTTERFLY])


@rule("Effects of items 4", ruling="D6")
def bowl_points(state: State, seat: int) -> int:
    points, bowls = 0, state.marks[seat, BOWL]
    while bowls != NOTHING:
        points += BOWL_POINTS * kinds_beside(state, lowest(bowls), seat)
        bowls &= bowls - ONE
    return points


@rule("Effects of items 4", ruling="D6")
def kinds_beside(state: State, hexagon: int, seat: int) -> int:
    kinds = 0
    for item in range(NITEMS):
        if (item != BOWL or state.other_bowls == 0) and state.marks[seat, item] & NEIGHBOURS[hexagon] != NOTHING:
            kinds += 1
    return kinds


@rule("Effects of items 5")
def cushion_points(state: State, seat: int) -> int:
    floors, cushions = 0, state.marks[seat, CUSHION]
    while cushions != NOTHING:
        floors += FLOOR[lowest(cushions)]
        cushions &= cushions - ONE
    return PARTS * floors


@rule("Effects of items 6", ruling="D13")
def mouse_points(state: State, seat: int) -> int:
    points, mice = 0, state.marks[seat, MOUSE]
    while mice != NOTHING:
        group = connected(mice, lowest(mice))
        points += PARTS * count(group) * count(group)
        mice &= ~group
    return points


@rule("Effects of items 6", ruling="D13")
def connected(hexes: Bits, hexagon: int) -> Bits:
    """Return those of some hexes that hang together with one of them."""
    group = bit(hexagon)
    edge = group
    while edge != NOTHING:
        more = NEIGHBOURS[lowest(edge)] & hexes & ~group
        group |= more
        edge = (edge & (edge - ONE)) | more
    return group


# The turn: what may be answered, and what an answer does.


@compiled
def choices(state: State, seat: int, legal: Words) -> int:
    """Write the set of the legal actions, and return how many they are."""
    if waiting(state) >> seat & 1 == 0:
        return fill(legal, 0, NOTHING)
    asked = question(state)
    if asked == MARK:
        return mark_choices(state, seat, legal)
    if asked == PICK:
        return fill(legal, DIE, may_pick(state))
    if asked == ROLL:
        return fill(legal, DIE, first(FACES))
    return fill(legal, SEAT, first(state.seats))


@compiled
def mark_choices(state: State, seat: int, legal: Words) -> int:
    if state.step[seat] == CHOOSE_ITEM:
        # A seat may always pass.
        return fill(legal, ITEM, may_choose(state, seat) | bit(PASS - ITEM))
    if state.step[seat] == CHOOSE_HEX:
        return fill(legal, HEX, may_mark(state, state.chosen[seat], seat))
    return fill(legal, CAT, may_score(state, seat))


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Answer the question that is open."""
    asked, what = question(state), about(state)
    if asked == MARK:  # which is answered when the seat is done
        apply_mark(state, seat, action)
        return
    answered(state, seat)
    if asked == PICK:
        pick(state, action - DIE + 1, seat)
    elif asked == ROLL:
        roll(state, action - DIE + 1, what)
    else:
        choose_first_player(state, action - SEAT)


@compiled
def apply_mark(state: State, seat: int, action: int) -> None:
    if action == PASS:
        pass_without_marking(state, seat)
    elif state.step[seat] == CHOOSE_ITEM:
        choose_item(state, action - ITEM, seat)
    elif state.step[seat] == CHOOSE_HEX:
        mark(state, state.chosen[seat], action - HEX, seat)
    else:
        score_cat(state, action - CAT, seat)

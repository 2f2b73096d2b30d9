"""What a seat of Cat Tower sees, as nets read it.

Seats are told from one's own on, clockwise; nothing is hidden, so the row of one seat is that of any other, turned.
"""

from __future__ import annotations

from tenshu.core.bits import ONE, count, lowest
from tenshu.core.observing import Axis, Field, Observing, observe_nothing, starts
from tenshu.core.questions import about, question, waiting
from tenshu.core.record import Bytes
from tenshu.core.rows import mark, put
from tenshu.core.rules import compiled
from tenshu.games.cat_tower import rules
from tenshu.games.cat_tower.pieces import (
    COLUMN_HEXES,
    COLUMNS_TO_END,
    DICE,
    FACES,
    FOOTPRINTS,
    HOUSE,
    LAST_ROUND,
    MOST_SEATS,
    MOUSE,
    NCOLUMNS,
    NHEXES,
    NONE,
    NOTHING,
    PARTS,
)
from tenshu.games.cat_tower.prospects import cat_offer, largest_group, mark_gain, marks_to_end, mouse_space
from tenshu.games.cat_tower.rules import NCATS, NITEMS
from tenshu.games.cat_tower.state import (
    CHOOSE_CAT,
    CHOOSE_HEX,
    FIRST,
    LINES,
    MARK,
    NEITHER,
    PICK,
    QUESTIONS,
    ROLL,
    SEAT,
    State,
)

_FEWEST_SEATS = 2
_MOST_DICE = int(DICE.max())
_MOST_STEPS = 2 * (FACES - 1)  # that a pair of dice can be moved
_STEPS = 3  # of a mark
_LINES_TOLD = LINES - 1  # of the sheet; that of the mice has a field of its own, since it grows so large
_HEIGHTS = sorted(int(hexes).bit_count() for hexes in COLUMN_HEXES)
_TALLEST = _HEIGHTS[-1]
_MOST_TO_END = sum(_HEIGHTS[:COLUMNS_TO_END])

# What is seldom exceeded; a larger number is told as this one.
_MOST_GAIN = 80  # half points of one mark
_MOST_CAT = 75
_MOST_POINTS = 100
_MOST_TOTAL = 250
_MOST_LEAD = 120  # half points

_BY_SEAT = Axis(MOST_SEATS, "seats")
_BY_RIVAL = Axis(MOST_SEATS - 1, "other seats")
_BY_FACE = Axis(FACES, "faces")
_BY_ITEM = Axis(NITEMS, "items")
_BY_HEX = Axis(NHEXES, "hexes")
_BY_CAT = Axis(NCATS, "cats")
_BY_COLUMN = Axis(NCOLUMNS, "columns")

FIELDS = (
    Field("seats", (Axis(MOST_SEATS - _FEWEST_SEATS + 1, "numbers of seats"),), 1, "How many play, from 2."),
    Field(
        "options",
        (Axis(2, "options"),),
        1,
        "Whether house hexes take any item, and whether a bowl beside a bowl is no kind.",
    ),
    Field("question", (Axis(len(QUESTIONS), "questions"),), 1, "What is asked."),
    Field("in_the_air", 1, _MOST_DICE, "How many dice are still to be rolled."),
    Field("rounds", 1, LAST_ROUND, "How many rounds are completed."),
    Field(
        "place", (Axis(MOST_SEATS, "places"),), 1, "One's place in the order in which dice are picked in this round."
    ),
    Field("dice", (_BY_FACE,), _MOST_DICE, "How many dice in the middle show each number."),
    Field("shared", (_BY_FACE,), 1, "The number on the die that was left for all."),
    Field("picked", (_BY_SEAT, _BY_FACE), 1, "The number on the die that each seat has picked."),
    Field("waiting", (_BY_SEAT,), 1, "The seats that have yet to answer."),
    Field(
        "step",
        (_BY_SEAT, Axis(_STEPS, "steps")),
        1,
        "Whether each seat that marks is to choose an item, a hex or a cat.",
    ),
    Field("chosen", (_BY_SEAT, _BY_ITEM), 1, "The item that each seat is to choose a hex for."),
    Field(
        "reach",
        (_BY_ITEM, Axis(FACES, "floors")),
        _MOST_STEPS + 1,
        "How cheaply one can put each item on each floor: 11 less the footprints, or 0 where one has too few. It takes"
        " one's die and the shared one; what is not known yet may be any die in the middle.",
    ),
    Field(
        "gains",
        (_BY_ITEM, _BY_HEX),
        _MOST_GAIN,
        "The half points that each item would bring one at once on each hex that may take it, with the number of a"
        " column that it completes, and with the best cat for a house.",
    ),
    Field("marks", (_BY_SEAT, _BY_ITEM, _BY_HEX), 1, "The hexes that each seat has marked with each item."),
    Field("circled", (_BY_SEAT,), FOOTPRINTS, "How many footprints each seat has ever circled."),
    Field("ready", (_BY_SEAT,), FOOTPRINTS, "How many of them are not used."),
    Field("cat_points", (_BY_SEAT, _BY_CAT), _MOST_CAT, "The points that each cat of each seat has scored."),
    Field("cat_free", (_BY_SEAT, _BY_CAT), 1, "The cats of each seat that have no score yet."),
    Field(
        "cat_offer",
        (_BY_SEAT, _BY_CAT),
        _MOST_CAT,
        "The points that each of these would score with the house that was marked just now, or else with the next.",
    ),
    Field(
        "columns",
        (_BY_SEAT, _BY_COLUMN, Axis(2, "numbers")),
        1,
        "The number of each column that each seat has circled: first, or later.",
    ),
    Field("missing", (_BY_SEAT, _BY_COLUMN), _TALLEST, "How many hexes each seat has left in each column."),
    Field("unclaimed", (_BY_COLUMN,), 1, "The columns whose first number can still be circled."),
    Field("complete", (_BY_SEAT,), COLUMNS_TO_END, "How many columns each seat has completed."),
    Field("to_end", (_BY_SEAT,), _MOST_TO_END, "How many marks each seat needs to complete three columns."),
    Field("flock", (_BY_SEAT,), NHEXES, "How many mice are in the largest group of each seat."),
    Field("pasture", (_BY_SEAT,), NHEXES, "How many free hexes and other mice that group can grow to."),
    Field("yarns", (_BY_SEAT, _BY_COLUMN), _TALLEST, "How many yarns each seat has in each column."),
    Field(
        "lines",
        (_BY_SEAT, Axis(_LINES_TOLD, "lines")),
        _MOST_POINTS,
        "The points of each seat for cats, yarns, butterflies, bowls, cushions and columns.",
    ),
    Field("mouse_points", (_BY_SEAT,), _MOST_TOTAL, "The points of each seat for mice."),
    Field("points", (_BY_SEAT,), _MOST_TOTAL, "All points of each seat as they stand."),
    Field("ahead", (_BY_RIVAL,), _MOST_LEAD, "How many half points one has more than each other seat."),
    Field("behind", (_BY_RIVAL,), _MOST_LEAD, "How many half points one has less than each other seat."),
)
(
    _SEATS,
    _OPTIONS,
    _QUESTION,
    _IN_THE_AIR,
    _ROUNDS,
    _PLACE,
    _DICE,
    _SHARED,
    _PICKED,
    _WAITING,
    _STEP,
    _CHOSEN,
    _REACH,
    _GAINS,
    _MARKS,
    _CIRCLED,
    _READY,
    _CAT_POINTS,
    _CAT_FREE,
    _CAT_OFFER,
    _COLUMNS,
    _MISSING,
    _UNCLAIMED,
    _COMPLETE,
    _TO_END,
    _FLOCK,
    _PASTURE,
    _YARNS,
    _LINES,
    _MOUSE_POINTS,
    _POINTS,
    _AHEAD,
    _BEHIND,
) = starts(FIELDS)


@compiled
def observe(state: State, seat: int, row: Bytes) -> None:
    """Write what a seat sees on a row of zeros."""
    observe_table(state, seat, row)
    observe_reach(state, seat, row)
    observe_gains(state, seat, row)
    for place in range(state.seats):
        other = (seat + place) % state.seats
        observe_turn(state, other, place, row)
        observe_sheet(state, other, place, row)
        observe_cats(state, other, place, row)
        observe_columns(state, other, place, row)
        observe_points(state, other, place, row)
    observe_leads(state, seat, row)


# The table


@compiled
def observe_table(state: State, seat: int, row: Bytes) -> None:
    """Write what all see alike, but for one's place in the round."""
    row[_SEATS + state.seats - _FEWEST_SEATS] = 1
    row[_OPTIONS], row[_OPTIONS + 1] = state.soft_houses, state.other_bowls
    if state.open > 0:
        row[_QUESTION + question(state)] = 1
        if question(state) == ROLL:
            row[_IN_THE_AIR] = about(state)
    row[_ROUNDS] = state.completed
    row[_PLACE + (seat - state.first_player) % state.seats] = 1
    for face in range(FACES):
        row[_DICE + face] = state.dice[face]
    if state.shared > 0:
        row[_SHARED + state.shared - 1] = 1
    for column in range(NCOLUMNS):
        row[_UNCLAIMED + column] = not rules.was_completed(state, column)


@compiled
def observe_turn(state: State, seat: int, place: int, row: Bytes) -> None:
    """Write where a seat is in this round."""
    if state.picked[seat] > 0:
        row[_PICKED + place * FACES + state.picked[seat] - 1] = 1
    if waiting(state) >> seat & 1 == 0:
        return
    row[_WAITING + place] = 1
    if question(state) == MARK:
        row[_STEP + place * _STEPS + state.step[seat]] = 1
        if state.step[seat] == CHOOSE_HEX:
            row[_CHOSEN + place * NITEMS + state.chosen[seat]] = 1


# What a seat can do


@compiled
def observe_reach(state: State, seat: int, row: Bytes) -> None:
    """Write how cheaply each item can be put on each floor, by the pairs of dice that a seat may come to have."""
    if state.open == 0 or question(state) not in (PICK, MARK):
        return
    ready = rules.ready(state, seat)
    for own in range(FACES):
        for shared in range(FACES):
            if may_come(state, seat, own, shared):
                reach_with(own, shared, ready, row)


@compiled
def may_come(state: State, seat: int, own: int, shared: int) -> bool:
    """Tell whether a seat may come to mark with these faces, each less 1."""
    left = int(state.dice[shared])
    if state.picked[seat] == 0:
        if state.dice[own] == 0:
            return False
        left -= own == shared
    elif state.picked[seat] != own + 1:
        return False
    return bool(state.shared == shared + 1 or (state.shared == 0 and left > 0))


@compiled
def reach_with(own: int, shared: int, ready: int, row: Bytes) -> None:
    """Write what can be reached with two dice where no other two reach it more cheaply."""
    for item in range(NITEMS):
        for floor in range(FACES):
            steps = min(abs(own - item) + abs(shared - floor), abs(shared - item) + abs(own - floor))
            at = _REACH + item * FACES + floor
            if steps <= ready and _MOST_STEPS + 1 - steps > row[at]:
                row[at] = _MOST_STEPS + 1 - steps


@compiled
def observe_gains(state: State, seat: int, row: Bytes) -> None:
    """Write what each mark that a seat could make would bring at once."""
    taken, flock = rules.marked_hexes(state, seat), largest_group(state.marks[seat, MOUSE])
    for item in range(NITEMS):
        hexes = rules.hexes_for(state, item) & ~taken
        while hexes != NOTHING:
            hexagon = lowest(hexes)
            hexes &= hexes - ONE
            gain = mark_gain(state, seat, item, hexagon, taken, flock)
            put(row, _GAINS + item * NHEXES + hexagon, gain, _MOST_GAIN)


# The sheet of a seat


@compiled
def observe_sheet(state: State, seat: int, place: int, row: Bytes) -> None:
    """Write what a seat has marked, and what its mice can grow to."""
    for item in range(NITEMS):
        mark(row, _MARKS + (place * NITEMS + item) * NHEXES, state.marks[seat, item])
    row[_CIRCLED + place] = state.circled[seat]
    row[_READY + place] = rules.ready(state, seat)
    flock = largest_group(state.marks[seat, MOUSE])
    row[_FLOCK + place] = count(flock)
    row[_PASTURE + place] = count(mouse_space(state, seat) & ~flock)


@compiled
def observe_cats(state: State, seat: int, place: int, row: Bytes) -> None:
    """Write what the cats of a seat have scored and could score."""
    houses = count(state.marks[seat, HOUSE]) + (state.step[seat] != CHOOSE_CAT)
    for cat in range(NCATS):
        at = place * NCATS + cat
        if state.cats[seat, cat] == NONE:
            row[_CAT_FREE + at] = 1
            put(row, _CAT_OFFER + at, cat_offer(state, seat, cat, houses), _MOST_CAT)
        else:
            put(row, _CAT_POINTS + at, state.cats[seat, cat], _MOST_CAT)


@compiled
def observe_columns(state: State, seat: int, place: int, row: Bytes) -> None:
    """Write how far the columns of a seat are, and its yarns in each."""
    taken = rules.marked_hexes(state, seat)
    for column in range(NCOLUMNS):
        at = place * NCOLUMNS + column
        row[_MISSING + at] = count(COLUMN_HEXES[column] & ~taken)
        row[_YARNS + at] = rules.yarns(state, column, seat)
        if state.columns[seat, column] != NEITHER:
            row[_COLUMNS + at * 2 + state.columns[seat, column] - FIRST] = 1
    row[_COMPLETE + place] = rules.completed_columns(state, seat)
    row[_TO_END + place] = marks_to_end(state, seat)


# Points


@compiled
def observe_points(state: State, seat: int, place: int, row: Bytes) -> None:
    """Write the points of a seat as they stand, line by line; of half a point nothing is told here."""
    at = _LINES + place * _LINES_TOLD
    put(row, at, rules.cat_points(state, seat) // PARTS, _MOST_POINTS)
    put(row, at + 1, rules.yarn_points(state, seat) // PARTS, _MOST_POINTS)
    put(row, at + 2, rules.butterfly_points(state, seat) // PARTS, _MOST_POINTS)
    put(row, at + 3, rules.bowl_points(state, seat) // PARTS, _MOST_POINTS)
    put(row, at + 4, rules.cushion_points(state, seat) // PARTS, _MOST_POINTS)
    put(row, at + 5, rules.column_points(state, seat) // PARTS, _MOST_POINTS)
    put(row, _MOUSE_POINTS + place, rules.mouse_points(state, seat) // PARTS, _MOST_TOTAL)
    put(row, _POINTS + place, rules.total(state, seat) // PARTS, _MOST_TOTAL)


@compiled
def observe_leads(state: State, seat: int, row: Bytes) -> None:
    """Write how far a seat is ahead of each other, or behind it."""
    own = rules.total(state, seat)
    for place in range(1, state.seats):
        lead = own - rules.total(state, (seat + place) % state.seats)
        put(row, _AHEAD + place - 1, lead, _MOST_LEAD)
        put(row, _BEHIND + place - 1, -lead, _MOST_LEAD)


HIDDEN: tuple[Field, ...] = ()  # all is open
observe_hidden = observe_nothing

OBSERVING = Observing(
    version=1,
    fields=FIELDS,
    hidden=HIDDEN,
    answers=SEAT,
    observe=observe,
    observe_hidden=observe_hidden,
)

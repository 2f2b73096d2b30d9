"""What a sheet promises: what each mark would bring at once, and what is still to come."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import ONE, Bits, count, lowest
from tenshu.core.record import Ints
from tenshu.core.rules import compiled
from tenshu.games.cat_tower import rules
from tenshu.games.cat_tower.pieces import (
    BOWL,
    BOWL_POINTS,
    BUTTERFLY,
    BUTTERFLY_POINTS,
    COLUMN_HEXES,
    FLOOR,
    HEXES,
    HOUSE,
    MOUSE,
    NCOLUMNS,
    NEIGHBOURS,
    NONE,
    NOTHING,
    NUMBERS,
    PARTS,
    SCORED,
    YARN,
)
from tenshu.games.cat_tower.rules import NCATS
from tenshu.games.cat_tower.state import FIRST, LATER, State

COLUMN_OF: Ints = np.array([column for column, _ in HEXES], np.int64)


@compiled
def mark_gain(state: State, seat: int, item: int, hexagon: int, taken: Bits, flock: Bits) -> int:
    """Return the half points that a mark brings at once; what is marked, and the largest group of mice, are known."""
    gain = hungry_bowls(state, seat, item, hexagon) * BOWL_POINTS + column_gain(state, hexagon, taken)
    if item == HOUSE:
        return gain + house_gain(state, seat)
    if item == YARN:
        return gain + yarn_gain(state, seat, COLUMN_OF[hexagon])
    if item == BUTTERFLY:
        return gain + BUTTERFLY_POINTS
    if item == BOWL:
        return gain + BOWL_POINTS * rules.kinds_beside(state, hexagon, seat)
    if item == MOUSE:
        return gain + mouse_gain(state.marks[seat, MOUSE], flock, hexagon)
    return gain + PARTS * int(FLOOR[hexagon])


@compiled
def house_gain(state: State, seat: int) -> int:
    """Return the half points that the best cat brings with one more house."""
    best = 0
    for cat in range(NCATS):
        if state.cats[seat, cat] == NONE:
            best = max(best, cat_offer(state, seat, cat, count(state.marks[seat, HOUSE]) + 1))
    return PARTS * best


@compiled
def cat_offer(state: State, seat: int, cat: int, houses: int) -> int:
    """Return the points that a cat brings with so many houses."""
    return houses * (houses if SCORED[cat] == HOUSE else count(state.marks[seat, SCORED[cat]]))


@compiled
def yarn_gain(state: State, seat: int, column: int) -> int:
    """Return the half points that one more yarn in a column brings."""
    own = rules.yarns(state, column, seat)
    ahead, tied, ahead_after, tied_after = 0, 1, 0, 1
    for rival in range(state.seats):
        if rival != seat:
            number = rules.yarns(state, column, rival)
            ahead += number > own
            tied += number == own
            ahead_after += number > own + 1
            tied_after += number == own + 1
    gained = rules.split_prize(ahead_after, tied_after)
    return gained - rules.split_prize(ahead, tied) if own > 0 else gained


@compiled
def mouse_gain(mice: Bits, flock: Bits, hexagon: int) -> int:
    """Return the half points that one more mouse brings, which may join several groups; the largest is known."""
    edge, size, before = NEIGHBOURS[hexagon] & mice, 1, 0
    while edge != NOTHING:
        group = flock if edge & flock != NOTHING else rules.connected(mice, lowest(edge))
        size += count(group)
        before += count(group) * count(group)
        edge &= ~group
    return PARTS * (size * size - before)


@compiled
def hungry_bowls(state: State, seat: int, item: int, hexagon: int) -> int:
    """Return how many bowls beside a hex have nothing of an item beside them yet."""
    bowls, hungry = state.marks[seat, BOWL] & NEIGHBOURS[hexagon], 0
    if item == BOWL and state.other_bowls != 0:
        return 0
    while bowls != NOTHING:
        hungry += state.marks[seat, item] & NEIGHBOURS[lowest(bowls)] == NOTHING
        bowls &= bowls - ONE
    return hungry


@compiled
def column_gain(state: State, hexagon: int, taken: Bits) -> int:
    """Return the half points of the number that is circled when this hex completes its column."""
    column = COLUMN_OF[hexagon]
    if count(COLUMN_HEXES[column] & ~taken) > 1:
        return 0
    return int(NUMBERS[column, LATER if rules.was_completed(state, column) else FIRST])


# What is still to come


@compiled
def largest_group(mice: Bits) -> Bits:
    """Return the largest group of mice, the lowest of several."""
    largest, left = NOTHING, mice
    while left != NOTHING:
        group = rules.connected(mice, lowest(left))
        if count(group) > count(largest):
            largest = group
        left &= ~group
    return largest


@compiled
def mouse_space(state: State, seat: int) -> Bits:
    """Return the hexes of the largest group of mice with all that it can grow to: free hexes, and other mice."""
    mice = state.marks[seat, MOUSE]
    free = rules.hexes_for(state, MOUSE) & ~rules.marked_hexes(state, seat)
    if mice == NOTHING:
        return free
    return rules.connected(mice | free, lowest(largest_group(mice)))


@compiled
def marks_to_end(state: State, seat: int) -> int:
    """Return how many marks a seat needs for its third column: those of the three nearest to completion."""
    taken = rules.marked_hexes(state, seat)
    total, most, second = 0, 0, 0
    for column in range(NCOLUMNS):
        left = count(COLUMN_HEXES[column] & ~taken)
        total += left
        if left > most:
            most, second = left, most
        else:
            second = max(second, left)
    return total - most - second

"""What bots know of Cat Tower: mice, and patience.

The square of a group outgrows everything else on the sheet: the tenth mouse brings 19 points, where no cushion brings
more than 6. So a strong player fills the towers with mice, spends footprints on sixes, rather passes than draws
anything else where a mouse could sit, and scores the mouse cat with a late house. Who is ahead completes columns and
ends the game; who is behind leaves them open.

All numbers are in points. They were found by play against each other and against players who rush for three columns.
"""

from __future__ import annotations

from math import exp

import numpy as np

from tenshu.bots.tree import Reals
from tenshu.core.bits import ONE, Bits, Words, bit, count, has, lowest
from tenshu.core.questions import question
from tenshu.core.rules import compiled
from tenshu.games.cat_tower import rules
from tenshu.games.cat_tower.pieces import (
    ALL_HEXES,
    BOWL,
    BOWL_POINTS,
    BUTTERFLY,
    BUTTERFLY_POINTS,
    COLUMN_HEXES,
    COLUMNS_TO_END,
    CUSHION,
    FACES,
    FLOOR,
    FOOTPRINTS,
    HEXES_ON,
    HOUSE,
    HOUSE_HEXES,
    LAST_ROUND,
    MOUSE,
    NEIGHBOURS,
    NONE,
    NOTHING,
    NUMBERS,
    PARTS,
    SCORED,
    YARN,
    YARN_PRIZES,
)
from tenshu.games.cat_tower.prospects import COLUMN_OF, hungry_bowls, marks_to_end, mouse_space
from tenshu.games.cat_tower.rules import NCATS, NITEMS
from tenshu.games.cat_tower.state import CAT, CHOOSE_CAT, CHOOSE_HEX, DIE, FIRST, HEX, ITEM, LATER, PASS, PICK, State

HOUSES = HOUSE_HEXES.bit_count()

# How surely the better of two actions is taken: a point more makes it e times as likely.
_TEMPER = 1.0

# What may still come counts in full until the end is so many marks, or so many rounds, away.
_MARKS = 2.3
_ROUNDS = 12.0

_FOOTPRINT = 9.5
_PATIENCE = 1.9  # to leave all hexes open for better dice

_JOIN = 0.56  # of what a mouse would bring beside all others, since they will meet
_ROOM = 5.4  # for each free hex beside a mouse
_WASTE = 2.0  # what a hex is worth to a mouse, and so lost with anything else on it,
_WASTE_MORE = 0.14  # and how much more with each mouse there is

_NEXT_HOUSE = 4.0  # for each house still to come: one more house makes all of them better
_KEEP = 1.28  # what a mark is worth to its cat for each house still to come
_CAT = 0.37  # what another mark is worth to its cat, for each there is

_YARN_KEPT = 0.52  # of a prize, while others can still answer
_YARN_DENIED = 0.36  # of what each other seat loses

_COLUMN = 1.5  # times the number of a column, since it brings the end nearer as well
_RUSH = 2.0  # to come nearer to the end with a great lead
_END = 30.0  # to end the game with one, or to let it go on when far behind
_REACH = 10.0  # a lead that is half of a great one
_SIGHT = 3  # marks before the end, or to complete a column, from which on it is looked at

_WORST = 0.24  # how much a seat fears that the worst die is left for all
_GRUDGE = 0.31  # how much it minds what others get

# At a pick only dice are weighed, so the weights of all other actions are paper to write on.
_NOTES = DIE + FACES
_NEVER = -1e9
_MOST_STEPS = 3  # that are looked at


@compiled
def weigh(state: State, seat: int, legal: Words, weights: Reals) -> None:
    """Write how likely a strong player is to take each legal action."""
    if question(state) == PICK:
        weigh_dice(state, seat, legal, weights)
    elif state.step[seat] == CHOOSE_CAT:
        weigh_cats(state, seat, legal, weights)
    elif state.step[seat] == CHOOSE_HEX:
        weigh_hexes(state, seat, legal, weights)
    else:
        weigh_items(state, seat, legal, weights)


@compiled
def weight(points: float) -> float:
    """Return the weight of an action that is worth so many points."""
    return exp(min(max(points / _TEMPER, -60.0), 60.0))


# How long the game will last


@compiled
def marks_left(state: State) -> int:
    """Return how many marks the seat that is nearest to its third column needs."""
    nearest = marks_to_end(state, 0)
    for seat in range(1, state.seats):
        nearest = min(nearest, marks_to_end(state, seat))
    return nearest


@compiled
def time_left(state: State) -> float:
    """Return how much of what may still come is to be hoped for, from 1 to 0."""
    return min(1.0, marks_left(state) / _MARKS, (LAST_ROUND - state.completed) / _ROUNDS)


@compiled
def lead(state: State, seat: int) -> float:
    """Return how many points a seat has more than the best of the others, as things stand."""
    rival_points = 0
    for rival in range(state.seats):
        if rival != seat:
            rival_points = max(rival_points, rules.total(state, rival))
    return float((rules.total(state, seat) - rival_points) / PARTS)


@compiled
def greatness(points: float) -> float:
    """Return how great a lead is, from 1 to -1 for one far behind."""
    return points / (abs(points) + _REACH)


@compiled
def haste(state: State, seat: int) -> float:
    """Return how much a seat wants the game to end, from 1 to -1: as it is ahead. 0 while that is far away."""
    return greatness(lead(state, seat)) if marks_to_end(state, seat) <= _SIGHT else 0.0


# What a mark is worth: by its item, by its hex, and by both


@compiled
def footprint_worth(state: State, seat: int, time: float) -> float:
    """Return what it is worth to circle a footprint, if one is left."""
    return time * _FOOTPRINT if state.circled[seat] < FOOTPRINTS else 0.0


@compiled
def pass_worth(state: State, seat: int, time: float) -> float:
    """Return what it is worth to mark nothing."""
    return time * _PATIENCE + footprint_worth(state, seat, time)


@compiled
def item_worth(state: State, seat: int, item: int, time: float) -> float:
    """Return what an item is worth wherever it stands."""
    if item == HOUSE:
        return house_worth(state, seat, time)
    worth = time * _CAT * count(state.marks[seat, item]) if state.cats[seat, item] == NONE else 0.0
    if item != MOUSE:
        worth -= time * (_WASTE + _WASTE_MORE * count(state.marks[seat, MOUSE]))
    if item == BUTTERFLY:
        worth += BUTTERFLY_POINTS / PARTS + footprint_worth(state, seat, time)
    return worth


@compiled
def house_worth(state: State, seat: int, time: float) -> float:
    """Return what the next house is worth: its cat, and more for the houses after it."""
    houses, best = count(state.marks[seat, HOUSE]) + 1, _NEVER
    for cat in range(NCATS):
        if state.cats[seat, cat] == NONE:
            best = max(best, cat_worth(state, seat, cat, houses, time))
    return best + time * _NEXT_HOUSE * (HOUSES - houses)


@compiled
def cat_worth(state: State, seat: int, cat: int, houses: int, time: float) -> float:
    """Return what it is worth to score a cat now: its points, less what it could bring with a later house.

    So the first houses go to cats without a mark, and the mouse cat to one of the last.
    """
    marks = houses if SCORED[cat] == HOUSE else count(state.marks[seat, SCORED[cat]])
    return marks * (houses - time * _KEEP * (HOUSES - houses))


@compiled
def mark_worth(
    state: State, seat: int, item: int, hexagon: int, taken: Bits, flock: Bits, time: float, hurry: float
) -> float:
    """Return what an item is worth on this hex more than elsewhere, with what it does for the column."""
    column = COLUMN_OF[hexagon]
    left = count(COLUMN_HEXES[column] & ~taken)
    if left == 1 and rules.completed_columns(state, seat) == COLUMNS_TO_END - 1:
        return end_worth(state, seat, item, hexagon, taken, flock)
    place = place_worth(state, seat, item, hexagon, taken, flock, time)
    if left > 1:
        return place + hurry * _RUSH if left <= _SIGHT else place
    return place + _COLUMN * column_number(state, column) + hurry * _RUSH


@compiled
def end_worth(state: State, seat: int, item: int, hexagon: int, taken: Bits, flock: Bits) -> float:
    """Return what it is worth to complete the third column: what it scores, and the victory, or that it is lost."""
    place = place_worth(state, seat, item, hexagon, taken, flock, 0.0)
    number = column_number(state, COLUMN_OF[hexagon])
    scored = number + place + item_worth(state, seat, item, 0.0)
    return place + _COLUMN * number + _END * greatness(lead(state, seat) + scored)


@compiled
def column_number(state: State, column: int) -> float:
    """Return the number that whoever completes a column now circles."""
    return float(NUMBERS[column, LATER if rules.was_completed(state, column) else FIRST] / PARTS)


@compiled
def place_worth(state: State, seat: int, item: int, hexagon: int, taken: Bits, flock: Bits, time: float) -> float:
    """Return what an item is worth on this hex more than elsewhere."""
    worth = BOWL_POINTS / PARTS * hungry_bowls(state, seat, item, hexagon)
    if item == MOUSE:
        worth += mouse_worth(state, seat, hexagon, taken, flock, time)
    elif item == YARN:
        worth += yarn_worth(state, seat, COLUMN_OF[hexagon], time)
    elif item == BOWL:
        worth += BOWL_POINTS / PARTS * rules.kinds_beside(state, hexagon, seat)
    elif item == CUSHION:
        worth += FLOOR[hexagon]
    return worth


@compiled
def flock_of(state: State, seat: int) -> Bits:
    """Return one group of mice: mostly there is but one, and it need not be found anew for every hex."""
    mice = state.marks[seat, MOUSE]
    return rules.connected(mice, lowest(mice)) if mice != NOTHING else NOTHING


@compiled
def mouse_worth(state: State, seat: int, hexagon: int, taken: Bits, flock: Bits, time: float) -> float:
    """Return what a mouse is worth on a hex: what its group gains, and what it will when groups meet and grow."""
    mice = state.marks[seat, MOUSE]
    edge, size, before = NEIGHBOURS[hexagon] & mice, 1, 0
    if edge & flock != NOTHING:
        size += count(flock)
        before += count(flock) * count(flock)
        edge &= ~flock
    while edge != NOTHING:
        group = rules.connected(mice, lowest(edge))
        size += count(group)
        before += count(group) * count(group)
        edge &= ~group
    gained = size * size - before
    room = count(NEIGHBOURS[hexagon] & ~taken & ~HOUSE_HEXES)
    if room == 0:
        return gained
    return gained + time * (_JOIN * (2 * count(mice) + 1 - gained) + _ROOM * room)


@compiled
def yarn_worth(state: State, seat: int, column: int, time: float) -> float:
    """Return what one more yarn in a column is worth: what it gains now, and what others lose by it."""
    own = rules.yarns(state, column, seat)
    ahead, tied, ahead_after, tied_after, holders = 0, 1, 0, 1, 0
    for rival in range(state.seats):
        if rival != seat:
            number = rules.yarns(state, column, rival)
            holders += number > 0
            ahead += number > own
            tied += number == own
            ahead_after += number > own + 1
            tied_after += number == own + 1
    gained = rules.split_prize(ahead_after, tied_after)
    if own > 0:
        gained -= rules.split_prize(ahead, tied)
    new = 0  # a prize that nobody had: one for the first holder, and one for the second
    if own == 0 and holders < YARN_PRIZES.size:
        new = YARN_PRIZES[holders]
    denied = (gained - new) / (state.seats - 1)
    return (gained + _YARN_DENIED * denied) / PARTS * (1.0 - time * (1.0 - _YARN_KEPT))


# Marking


@compiled
def weigh_items(state: State, seat: int, legal: Words, weights: Reals) -> None:
    """Weigh each item by its best hex."""
    time, hurry = time_left(state), haste(state, seat)
    taken, flock = rules.marked_hexes(state, seat), flock_of(state, seat)
    for item in range(NITEMS):
        if has(legal[0], ITEM + item):
            best = best_worth(state, seat, item, taken, flock, time, hurry)
            weights[ITEM + item] = weight(best + item_worth(state, seat, item, time))
    weights[PASS] = weight(pass_worth(state, seat, time))


@compiled
def best_worth(state: State, seat: int, item: int, taken: Bits, flock: Bits, time: float, hurry: float) -> float:
    """Return what an item is worth on its best hex, of those that are not too dear to be looked at."""
    hexes, best = rules.may_mark(state, item, seat), _NEVER
    while hexes != NOTHING:
        hexagon = lowest(hexes)
        hexes &= hexes - ONE
        if rules.price(state, item, FLOOR[hexagon], seat) <= most_steps(item, time):
            best = max(best, hex_worth(state, seat, item, hexagon, taken, flock, time, hurry))
    return best


@compiled
def most_steps(item: int, time: float) -> int:
    """Return how many footprints an item can be worth: none while there is time, but for houses and mice."""
    return _MOST_STEPS if time < 1.0 or item in (HOUSE, MOUSE) else 0


@compiled
def weigh_hexes(state: State, seat: int, legal: Words, weights: Reals) -> None:
    """Weigh the hexes of the item that was chosen."""
    time, hurry = time_left(state), haste(state, seat)
    taken, flock = rules.marked_hexes(state, seat), flock_of(state, seat)
    item, hexes = int(state.chosen[seat]), (legal[0] >> np.uint64(HEX)) & ALL_HEXES
    while hexes != NOTHING:
        hexagon = lowest(hexes)
        weights[HEX + hexagon] = weight(hex_worth(state, seat, item, hexagon, taken, flock, time, hurry))
        hexes &= hexes - ONE


@compiled
def hex_worth(
    state: State, seat: int, item: int, hexagon: int, taken: Bits, flock: Bits, time: float, hurry: float
) -> float:
    """Return what a hex is worth for an item, less the footprints that it takes."""
    steps = rules.price(state, item, FLOOR[hexagon], seat)
    return mark_worth(state, seat, item, hexagon, taken, flock, time, hurry) - time * _FOOTPRINT * steps


@compiled
def weigh_cats(state: State, seat: int, legal: Words, weights: Reals) -> None:
    """Weigh the cats that a new house may score."""
    houses, time = count(state.marks[seat, HOUSE]), time_left(state)
    for cat in range(NCATS):
        if has(legal[0], CAT + cat):
            weights[CAT + cat] = weight(cat_worth(state, seat, cat, houses, time))


# Picking a die


@compiled
def weigh_dice(state: State, seat: int, legal: Words, weights: Reals) -> None:
    """Weigh the dice by what they allow with those that may be left for all."""
    time = time_left(state)
    if (seat + 1) % state.seats == state.first_player:
        weigh_last_dice(state, seat, legal, weights, time)
        return
    note_worths(state, seat, weights, time)
    for face in range(FACES):
        if has(legal[0], DIE + face):
            weights[DIE + face] = weight(die_worth(state, seat, face, weights, time))


@compiled
def weigh_last_dice(state: State, seat: int, legal: Words, weights: Reals, time: float) -> None:
    """Weigh the last two dice: the seat marks with both, whichever it picks, so it looks at what the others get."""
    for face in range(FACES):
        if has(legal[0], DIE + face):
            other = legal[0] & ~bit(DIE + face)
            shared = (lowest(other) - DIE if other != NOTHING else face) + 1  # two that show the same are one choice
            worth = 0.0
            for rival in range(state.seats):
                if rival != seat:
                    worth += pair_worth(state, rival, int(state.picked[rival]), shared, time)
            weights[DIE + face] = weight(-_GRUDGE * worth)


@compiled
def pair_worth(state: State, seat: int, own: int, shared: int, time: float) -> float:
    """Return what two dice are worth to a seat, without footprints."""
    taken, flock, hurry = rules.marked_hexes(state, seat), flock_of(state, seat), haste(state, seat)
    one = floor_worth(state, seat, own - 1, shared, taken, flock, time, hurry)
    other = floor_worth(state, seat, shared - 1, own, taken, flock, time, hurry)
    return max(one, other, pass_worth(state, seat, time))


@compiled
def floor_worth(
    state: State, seat: int, item: int, floor: int, taken: Bits, flock: Bits, time: float, hurry: float
) -> float:
    """Return what an item is worth on the best hex of a floor."""
    hexes, best = HEXES_ON[1 << (floor - 1)] & rules.hexes_for(state, item) & ~taken, _NEVER
    while hexes != NOTHING:
        hexagon = lowest(hexes)
        hexes &= hexes - ONE
        best = max(best, mark_worth(state, seat, item, hexagon, taken, flock, time, hurry))
    return best + item_worth(state, seat, item, time) if best > _NEVER else _NEVER


@compiled
def note_worths(state: State, seat: int, notes: Reals, time: float) -> None:
    """Note what each item is worth on each floor, as far as dice and footprints reach."""
    taken, flock, hurry = rules.marked_hexes(state, seat), flock_of(state, seat), haste(state, seat)
    for item in range(NITEMS):
        near = numbers_near(state, min(rules.ready(state, seat), most_steps(item, time)))
        for floor in range(FACES):
            worth = _NEVER
            if has(near, item) and has(near, floor):
                worth = floor_worth(state, seat, item, floor + 1, taken, flock, time, hurry)
            notes[_NOTES + item * FACES + floor] = worth


@compiled
def numbers_near(state: State, footprints: int) -> Bits:
    """Return the numbers, each less 1, that the dice in the middle can be moved to."""
    near = NOTHING
    for face in range(FACES):
        if state.dice[face] > 0:
            near |= rules.reach(face + 1, footprints)
    return near


@compiled
def die_worth(state: State, seat: int, face: int, notes: Reals, time: float) -> float:
    """Return what a die is worth with those that may be left for all: between their average and the worst."""
    ready, rest = min(rules.ready(state, seat), _MOST_STEPS), pass_worth(state, seat, time)
    least, total, dice = -_NEVER, 0.0, 0
    for other in range(FACES):
        left = int(state.dice[other]) - (other == face)
        if left > 0:
            worth = max(noted(notes, face, other, ready, time), noted(notes, other, face, ready, time), rest)
            least = min(least, worth)
            total += left * worth
            dice += left
    return _WORST * least + (1.0 - _WORST) * total / dice


@compiled
def noted(notes: Reals, item: int, floor: int, ready: int, time: float) -> float:
    """Return the best that was noted where an item and a floor can be moved to, less the footprints."""
    best = _NEVER
    for other in range(max(item - ready, 0), min(item + ready, NITEMS - 1) + 1):
        steps = abs(other - item)
        for level in range(max(floor - ready + steps, 0), min(floor + ready - steps, FACES - 1) + 1):
            cost = time * _FOOTPRINT * (steps + abs(level - floor))
            best = max(best, notes[_NOTES + other * FACES + level] - cost)
    return best


# Looking ahead

_CUT = 4  # rounds that are played on: what comes later is more luck than choice

# What is to come, fitted to who won 3,500 games of short searches that took every sixteenth answer at random, with two
# to four seats (decision 0017): first what counts until the end, then what counts the more, the more time is left.
_TO_COME_READY = 7.9  # for each footprint
_TO_COME_HOUSE = 11.0
_TO_COME_CAT = 27.0  # for the mouse cat, while it has no score
_TO_COME_MARK = -4.3  # for each mark to the third column: who needs few can choose when the game ends
_LATER_MOUSE = 33.0  # for each mouse of the largest group, and each that can still meet it
_LATER_ROOM = 8.0  # for each free hex that they can reach
_LATER_APART = 1.0  # of what it would bring if all mice hung together
_LONG = 8  # marks to the end, from which on there is all the time in the world

# How far the points at the end lie from what is expected, at the end and for each mark before it.
_LUCK = 10.3
_LUCK_MORE = 4.2
_CERTAIN = 0.1

_AHEAD = 0.1  # of what is worth striving for is to be ahead by much; the rest is to win
_SCALE = 30.0  # a lead that is half of a great one, of those that are expected


@compiled
def likelihood(world: State, seat: int, legal: Words, weights: Reals) -> float:  # noqa: ARG001 (a search asks so)
    """Return how likely the others were to play as they did: nothing is hidden, so there is nothing to tell."""
    return 1.0


@compiled
def is_cut(root: State, state: State) -> bool:
    """Tell whether enough rounds were played on."""
    return bool(state.completed >= root.completed + _CUT)


@compiled
def value(state: State, worth: Reals, points: Reals) -> None:
    """Write how likely each seat is to win, by its points and what is to come, and the points that it has."""
    rules.scores(state, points)
    luck = _CERTAIN
    if state.open > 0:
        left = min(marks_left(state), _LONG)
        luck = _LUCK + _LUCK_MORE * left
        for seat in range(state.seats):
            points[seat] += PARTS * to_come(state, seat, left / _LONG)
    strive_by_chance(points, state.seats, PARTS * luck, worth)
    rules.scores(state, points)  # which is what people are told; what is to come only tells seats apart


@compiled
def to_come(state: State, seat: int, time: float) -> float:
    """Return how many points a seat can expect more than others that have nothing yet."""
    worth = _TO_COME_READY * rules.ready(state, seat) + _TO_COME_HOUSE * count(state.marks[seat, HOUSE])
    worth += _TO_COME_MARK * marks_to_end(state, seat)
    if state.cats[seat, MOUSE] == NONE:
        worth += _TO_COME_CAT
    return worth + time * mice_to_come(state, seat)


@compiled
def mice_to_come(state: State, seat: int) -> float:
    """Return what the mice of a seat can be expected to bring more than they count, if all the time is left."""
    mice, space = state.marks[seat, MOUSE], mouse_space(state, seat)
    apart = count(mice) * count(mice) - rules.mouse_points(state, seat) / PARTS
    return _LATER_MOUSE * count(space & mice) + _LATER_ROOM * count(space & ~mice) + _LATER_APART * apart


@compiled
def strive_by_chance(points: Reals, seats: int, luck: float, worth: Reals) -> None:
    """Write what the expected points of all seats are worth to each: its chance to win, and a little for its lead."""
    best, total, chances = points[0], 0.0, 0.0
    for seat in range(seats):
        best = max(best, points[seat])
        total += points[seat]
    for seat in range(seats):
        worth[seat] = exp((points[seat] - best) / luck)
        chances += worth[seat]
    for seat in range(seats):
        above = (points[seat] - (total - points[seat]) / (seats - 1)) / PARTS
        ahead = 0.5 + 0.5 * above / (abs(above) + _SCALE)
        worth[seat] = (1.0 - _AHEAD) * worth[seat] / chances + _AHEAD * ahead

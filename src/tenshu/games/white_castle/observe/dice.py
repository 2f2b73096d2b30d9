"""Bridges, the die in hand, and the spaces that dice are placed on."""

from __future__ import annotations

from tenshu.core.bits import has
from tenshu.core.observing import Axis, Field, starts
from tenshu.core.record import Bytes
from tenshu.core.rows import put
from tenshu.core.rules import compiled
from tenshu.games.white_castle.observe import turn
from tenshu.games.white_castle.observe.axes import (
    BY_BRIDGE,
    BY_CLAN,
    BY_COLOUR,
    BY_END,
    BY_FACE,
    BY_LINE,
    BY_SPACE,
    BY_STACK,
)
from tenshu.games.white_castle.pieces import (
    COIN,
    DOMAIN_SPACE,
    ENDS,
    FACES,
    FIRST_SLOT,
    MOST_DICE,
    NCOLOURS,
    NONE,
    NROOMS,
    NSPACES,
    ROWS,
    STACK,
    STACKED,
)
from tenshu.games.white_castle.rules.dice import covered, has_left_die, has_right_die, may_place
from tenshu.games.white_castle.rules.owed import asked_clan
from tenshu.games.white_castle.state import PLACE_DIE, State

_MOST_COINS = FACES - 1  # that a die can bring or cost

FIELDS = (
    Field(
        "ends", (BY_BRIDGE, BY_END, BY_FACE), 1, "The value of the die at the left and the right end of each bridge."
    ),
    Field(
        "bridge",
        (BY_BRIDGE, Axis(MOST_DICE, "dice")),
        FACES,
        "The values on each bridge from left to right, then zeros.",
    ),
    Field("on_bridge", (BY_BRIDGE,), MOST_DICE, "How many dice are left on each bridge."),
    Field("hand_colour", (BY_COLOUR,), 1, "The colour of the die that was taken and is to be placed."),
    Field("hand_value", (BY_FACE,), 1, "Its value."),
    Field("hand_left", 1, 1, "Whether it came from the left end."),
    Field("covered", (BY_STACK,), FACES, "The value that a die would cover in each room, and outside."),
    Field("vacant", (BY_STACK,), 1, "The rooms, and spaces outside, that can take one more die."),
    Field("in_domain", (BY_CLAN, BY_LINE), 1, "The lines of each clan's domain where a die lies."),
    Field(
        "fits",
        (BY_BRIDGE, BY_END, BY_SPACE),
        1,
        "The spaces where one could place the die at each end of each bridge, with the coins that one has.",
    ),
    Field("hand_fits", (BY_SPACE,), 1, "The spaces where the die in hand may be placed."),
    Field("hand_brings", (BY_SPACE,), _MOST_COINS, "The coins that this would bring."),
    Field("hand_costs", (BY_SPACE,), _MOST_COINS, "The coins that this would cost."),
)
(
    _ENDS,
    _BRIDGE,
    _ON_BRIDGE,
    _HAND_COLOUR,
    _HAND_VALUE,
    _HAND_LEFT,
    _COVERED,
    _VACANT,
    _IN_DOMAIN,
    _FITS,
    _HAND_FITS,
    _HAND_BRINGS,
    _HAND_COSTS,
) = (turn.END + start for start in starts(FIELDS))
END = turn.END + sum(field.size for field in FIELDS)


@compiled
def observe_dice(state: State, seat: int, row: Bytes) -> None:
    """Write where dice are, and where they can go."""
    for space in range(STACKED):
        row[_COVERED + space] = covered(state, space)
        row[_VACANT + space] = is_vacant(state, space)
    for place in range(state.clans):
        for line in range(NCOLOURS):
            is_taken = state.in_domain[(seat + place) % state.clans, line] != 0
            row[_IN_DOMAIN + place * NCOLOURS + line] = is_taken
    for bridge in range(NCOLOURS):
        observe_bridge(state, seat, bridge, row)
    if state.hand_value != 0:
        observe_hand(state, row)


@compiled
def is_vacant(state: State, space: int) -> bool:
    """Tell whether a room or a space outside has room for a die."""
    return bool(state.placed[space, STACK[state.seats] - 1] == 0)


@compiled
def observe_bridge(state: State, seat: int, bridge: int, row: Bytes) -> None:
    """Write the dice of a bridge, and where a seat could place those at its ends."""
    dice = int(state.on_bridge[bridge])
    row[_ON_BRIDGE + bridge] = dice
    for place in range(dice):
        row[_BRIDGE + bridge * MOST_DICE + place] = state.bridge[bridge, place]
    if has_left_die(state, bridge):
        observe_end(state, seat, bridge, 0, int(state.bridge[bridge, 0]), row)
    if has_right_die(state, bridge):
        observe_end(state, seat, bridge, 1, int(state.bridge[bridge, dice - 1]), row)


@compiled
def observe_end(state: State, seat: int, bridge: int, end: int, value: int, row: Bytes) -> None:
    """Write the die at an end of a bridge, and where a seat could place it."""
    row[_ENDS + (bridge * ENDS + end) * FACES + value - 1] = 1
    purse, at = int(state.stock[seat, COIN]) + value, _FITS + (bridge * ENDS + end) * NSPACES
    for space in range(STACKED):
        if is_vacant(state, space) and shows(state, space, bridge):
            row[at + space] = covered(state, space) <= purse
    for space in range(STACKED, NSPACES):
        is_free = space != DOMAIN_SPACE or state.in_domain[seat, bridge] == 0
        row[at + space] = is_free and covered(state, space) <= purse


@compiled
def shows(state: State, space: int, colour: int) -> bool:
    """Tell whether a room shows a colour beside its card; spaces outside take any."""
    if space >= NROOMS:
        return True
    if state.card[space] != NONE:
        for row in range(ROWS[space]):
            if state.tile[FIRST_SLOT[space] + row] == colour:
                return True
    return False


@compiled
def observe_hand(state: State, row: Bytes) -> None:
    """Write the die in hand, and what it costs or brings where it may be placed."""
    value = int(state.hand_value)
    row[_HAND_COLOUR + state.hand_colour] = 1
    row[_HAND_VALUE + value - 1] = 1
    row[_HAND_LEFT] = state.hand_left
    if state.question[state.open - 1] != PLACE_DIE:
        return
    spaces = may_place(state, asked_clan(state))
    for space in range(NSPACES):
        if has(spaces, space):
            coins = value - covered(state, space)
            row[_HAND_FITS + space] = 1
            put(row, _HAND_BRINGS + space, coins, _MOST_COINS)
            put(row, _HAND_COSTS + space, -coins, _MOST_COINS)

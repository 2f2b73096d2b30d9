"""A player's turn: taking a die from a bridge and placing it ("Using the dice", "Stacking dice", the spaces)."""

from __future__ import annotations

from tenshu.core.bits import EMPTY, Bits, bit
from tenshu.core.questions import ask
from tenshu.core.rules import rule
from tenshu.games.white_castle.pieces import (
    BLOCK,
    COIN,
    DOMAIN_SPACE,
    ENDS,
    FIRST_SLOT,
    LINE_EFFECT,
    NCOLOURS,
    NROOMS,
    NSPACES,
    OUTSIDE,
    OUTSIDE_EFFECTS,
    PRINTED,
    ROWS,
    STACK,
    STACKED,
    WELL_EFFECT,
    WELL_SPACE,
)
from tenshu.games.white_castle.rules.domain import gain_lantern_reward
from tenshu.games.white_castle.rules.owed import owe, owe_one_of
from tenshu.games.white_castle.rules.stock import gain, pay
from tenshu.games.white_castle.state import PLACE_DIE, TAKE_DIE, State

# Bridges


@rule("Using the Dice 1", ruling="W6")
def has_left_die(state: State, bridge: int) -> bool:
    """Tell whether a die lies at the left end; the last of a bridge stays at the end where it lies."""
    return bool(state.on_bridge[bridge] > 1 or (state.on_bridge[bridge] == 1 and state.at_right[bridge] == 0))


@rule("Using the Dice 1", ruling="W6")
def has_right_die(state: State, bridge: int) -> bool:
    return bool(state.on_bridge[bridge] > 1 or (state.on_bridge[bridge] == 1 and state.at_right[bridge] == 1))


@rule("Using the Dice 1", ruling="W6")
def may_take(state: State) -> Bits:
    """Return the dice at the ends of the bridges, by bridge and end."""
    dice = EMPTY
    for bridge in range(NCOLOURS):
        if has_left_die(state, bridge):
            dice |= bit(ENDS * bridge)
        if has_right_die(state, bridge):
            dice |= bit(ENDS * bridge + 1)
    return dice


@rule("A Player's Turn", "Using the Dice 1")
def take_die(state: State, clan: int, die: int) -> None:
    """Take the die at an end of a bridge into the hand, and ask where to place it."""
    bridge, is_right = die // ENDS, die % ENDS
    state.hand_colour = bridge
    state.hand_left = 1 - is_right
    state.hand_value = remove_die(state, bridge, is_right * (state.on_bridge[bridge] - 1))
    ask(state, PLACE_DIE, clan, 0)


@rule("Using the Dice 1", ruling="W6")
def remove_die(state: State, bridge: int, index: int) -> int:
    """Take a die off a bridge, let those to its right move up, and return its value."""
    value = int(state.bridge[bridge, index])
    last = int(state.on_bridge[bridge]) - 1
    for place in range(index, last):
        state.bridge[bridge, place] = state.bridge[bridge, place + 1]
    state.bridge[bridge, last] = 0
    state.on_bridge[bridge] = last
    state.at_right[bridge] = last == 1 and index == 0
    return value


# Spaces


@rule("Using the Dice 2", "Stacking Dice", ruling="W3")
def covered(state: State, space: int) -> int:
    """Return the value that a die on a space would cover: of the die on top there, or the one that is printed."""
    if space < STACKED and state.placed[space, 0] != 0:
        return int(state.placed[space, 0])
    return int(PRINTED[space])


@rule("Stacking Dice", "The Well", "The Personal Domains 1")
def has_room(state: State, clan: int, space: int) -> bool:
    """Tell whether there is room for the die in hand: one more in the Well, always."""
    if space == WELL_SPACE:
        return True
    if space == DOMAIN_SPACE:
        return bool(state.in_domain[clan, state.hand_colour] == 0)
    return bool(state.placed[space, STACK[state.seats] - 1] == 0)


@rule("The Castle", ruling="W3 W5")
def takes_colour(state: State, space: int) -> bool:
    """Tell whether a room shows the colour of the die in hand; other spaces take any."""
    return bool(space >= NROOMS or room_effects(state, space) != EMPTY)


@rule("The Castle", ruling="W3 W5")
def room_effects(state: State, room: int) -> Bits:
    """Return what a room's card shows beside the tiles of the colour of the die in hand."""
    effects = EMPTY
    for row in range(ROWS[room]):
        slot = FIRST_SLOT[room] + row
        if state.tile[slot] == state.hand_colour:
            effects |= BLOCK[state.card[room], row]
    return effects


@rule("Using the Dice 2", ruling="W2 W4")
def may_place(state: State, clan: int) -> Bits:
    """Return the spaces for the die in hand, of which the coins can be paid."""
    spaces = EMPTY
    purse = state.stock[clan, COIN] + state.hand_value
    for space in range(NSPACES):
        if has_room(state, clan, space) and takes_colour(state, space) and covered(state, space) <= purse:
            spaces |= bit(space)
    return spaces


@rule("Using the Dice 2", "Using the Dice 3", "Using the Dice 4", ruling="W1")
def place_die(state: State, clan: int, space: int) -> None:
    """Place the die in hand: settle the coins, gain the Lantern Reward if it was at the left, use the space."""
    difference = int(state.hand_value) - covered(state, space)
    if difference > 0:
        gain(state, clan, COIN, difference)
    else:
        pay(state, clan, COIN, -difference)
    use_space(state, clan, space)
    if state.hand_left != 0:
        gain_lantern_reward(state, clan)
    put_down(state, clan, space)


@rule("The Castle", "Outside the Walls", "The Well", "The Personal Domains 1", ruling="W3 W5")
def use_space(state: State, clan: int, space: int) -> None:
    """Owe a clan what the space of its die offers."""
    if space < NROOMS:
        owe(state, clan, room_effects(state, space))
    elif space < WELL_SPACE:
        owe_one_of(state, clan, OUTSIDE_EFFECTS[space - OUTSIDE])
    elif space == WELL_SPACE:
        owe(state, clan, bit(WELL_EFFECT))
    else:
        owe(state, clan, bit(LINE_EFFECT[state.hand_colour]))


@rule("Using the Dice 2", "Stacking Dice", "The Well", "The Personal Domains 1")
def put_down(state: State, clan: int, space: int) -> None:
    """Lay the die in hand on a space."""
    colour, value = state.hand_colour, state.hand_value
    if space == WELL_SPACE:
        state.in_well[colour, value - 1] += 1
    elif space == DOMAIN_SPACE:
        state.in_domain[clan, colour] = value
    else:
        level = 1 if state.placed[space, 0] != 0 else 0
        state.placed[space, level] = value
        state.placed_colour[space, level] = colour
    state.hand_colour = state.hand_value = state.hand_left = 0


@rule("A Player's Turn")
def begin_turn(state: State, clan: int) -> None:
    state.lines_used = EMPTY
    ask(state, TAKE_DIE, clan, 0)

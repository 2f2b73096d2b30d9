"""The Passage of Time track: influence, checkpoints, and the order of turns."""

from __future__ import annotations

from tenshu.core.questions import ask
from tenshu.core.rules import rule
from tenshu.games.white_castle.pieces import LAST_SPACE, SEAL, TOLL
from tenshu.games.white_castle.rules.stock import has, pay
from tenshu.games.white_castle.state import PAY_TOLL, State


@rule("The Passage of Time", ruling="W9")
def gain_influence(state: State, clan: int, steps: int) -> None:
    """Move forward as far as no checkpoint is in the way; at one that can be paid, ask."""
    space = int(state.influence[clan])
    free = free_steps(state, clan, steps)
    if free > 0:
        move_marker(state, clan, space + free)
    if free < steps and may_pass(state, clan):
        ask(state, PAY_TOLL, clan, steps - free)


@rule("The Passage of Time", ruling="W9")
def free_steps(state: State, clan: int, steps: int) -> int:
    """Return how many of some steps there are before a checkpoint, or the end of the track."""
    space, free = int(state.influence[clan]), 0
    while free < steps and space + free < LAST_SPACE and TOLL[space + free + 1] == 0:
        free += 1
    return free


@rule("The Passage of Time", ruling="W9")
def meets_checkpoint(state: State, clan: int, steps: int) -> bool:
    """Tell whether a checkpoint cuts some steps short."""
    free = free_steps(state, clan, steps)
    return bool(free < steps and state.influence[clan] + free < LAST_SPACE)


@rule("The Passage of Time", ruling="W9")
def may_pass(state: State, clan: int) -> bool:
    """Tell whether a clan is at a checkpoint and has the seals for it."""
    toll = TOLL[state.influence[clan] + 1]
    return bool(toll > 0) and has(state, clan, SEAL, toll)


@rule("The Passage of Time", ruling="W9")
def pass_checkpoint(state: State, clan: int, steps: int) -> None:
    """Pay for a checkpoint, which the first of some steps crosses."""
    space = int(state.influence[clan]) + 1
    pay(state, clan, SEAL, TOLL[space])
    move_marker(state, clan, space)
    gain_influence(state, clan, steps - 1)


@rule("The Passage of Time", ruling="W10")
def move_marker(state: State, clan: int, space: int) -> None:
    """Take the marker out of its stack and lay it on top of the markers of another space."""
    for other in range(state.clans):
        if state.influence[other] == state.influence[clan] and state.below[other] > state.below[clan]:
            state.below[other] -= 1
    below = 0
    for other in range(state.clans):
        below += other != clan and state.influence[other] == space
    state.influence[clan] = space
    state.below[clan] = below


@rule("End of the Round 1", "The Passage of Time", ruling="W10 W23")
def renew_turn_order(state: State) -> None:
    for clan in range(state.clans):
        ahead = 0
        for other in range(state.clans):
            ahead += is_ahead(state, other, clan)
        state.order[ahead] = clan


@rule("End of the Round 1", ruling="W10")
def is_ahead(state: State, clan: int, other: int) -> bool:
    """Tell whether a clan's marker is farther along than another's, or on top of it."""
    if state.influence[clan] == state.influence[other]:
        return bool(state.below[clan] > state.below[other])
    return bool(state.influence[clan] > state.influence[other])

"""Effects that a clan is still owed: a bag on the stack of questions, emptied in any order."""

from __future__ import annotations

from tenshu.core.bits import EMPTY, Bits, bit
from tenshu.core.loops import next_seat
from tenshu.core.questions import answered, ask, waiting
from tenshu.core.rules import compiled, rule
from tenshu.games.white_castle.state import ONE_OF, OWED, State


@rule("Using the Dice 4", ruling="W5 W19")
def owe(state: State, clan: int, effects: Bits) -> None:
    """Owe a clan several effects, in whatever order it chooses."""
    if effects != EMPTY:
        ask(state, OWED, clan, 0)
        state.owed[state.open - 1] = effects


@rule("Outside the Walls")
def owe_one_of(state: State, clan: int, effects: Bits) -> None:
    ask(state, ONE_OF, clan, 0)
    state.owed[state.open - 1] = effects


@compiled
def owed(state: State) -> Bits:
    """Return what is owed by the question that is open."""
    return state.owed[state.open - 1]  # type: ignore[no-any-return]


@compiled
def asked_clan(state: State) -> int:
    """Return the clan that is asked."""
    return next_seat(waiting(state))


@compiled
def close(state: State) -> None:
    """Close the question that is open, and forget what it owed."""
    state.owed[state.open - 1] = EMPTY
    answered(state, asked_clan(state))


@compiled
def take_from_bag(state: State, effect: int) -> None:
    """Take one of the effects that are owed out of the bag; an empty bag is put away before the effect is done."""
    left = owed(state) & ~bit(effect)
    if left == EMPTY:
        close(state)
    else:
        state.owed[state.open - 1] = left

"""What a seat of The White Castle sees, as nets read it.

    turn        What is asked, what is still owed, whose turn it is
    dice        Bridges, the die in hand, and the spaces
    castle      Cards, tiles, favours, gardens, yards, starting pairs
    clans       What each clan has, and its points
    rival       The deck of the solitaire mode
    axes        What there are numbers for one by one, such as clans and rooms
    effects     What effects give and do

Clans are told from one's own on, clockwise; the rival is one of them. Nothing is hidden. Each module names its fields,
which follow those of the module before it.
"""

from __future__ import annotations

from tenshu.core.observing import Field, Observing, observe_nothing
from tenshu.core.record import Bytes
from tenshu.core.rules import compiled
from tenshu.games.white_castle.observe import castle, clans, dice, rival, turn
from tenshu.games.white_castle.observe.castle import observe_castle
from tenshu.games.white_castle.observe.clans import observe_clans
from tenshu.games.white_castle.observe.dice import observe_dice
from tenshu.games.white_castle.observe.rival import observe_rival
from tenshu.games.white_castle.observe.turn import observe_turn
from tenshu.games.white_castle.pieces import SOLITAIRE
from tenshu.games.white_castle.state import CARD, SET_UP, State

FIELDS = (*turn.FIELDS, *dice.FIELDS, *castle.FIELDS, *clans.FIELDS, *rival.FIELDS)


@compiled
def observe(state: State, seat: int, row: Bytes) -> None:
    """Write what a seat sees on a row of zeros; of the set-up, in which nobody decides, only that it is one."""
    observe_turn(state, seat, row)
    if state.phase != SET_UP:
        observe_dice(state, seat, row)
        observe_castle(state, seat, row)
        observe_clans(state, seat, row)
        if state.seats == SOLITAIRE:
            observe_rival(state, row)


HIDDEN: tuple[Field, ...] = ()  # all is open
observe_hidden = observe_nothing

OBSERVING = Observing(
    version=1,
    fields=FIELDS,
    hidden=HIDDEN,
    answers=CARD,
    observe=observe,
    observe_hidden=observe_hidden,
)

__all__ = ["FIELDS", "HIDDEN", "OBSERVING", "observe", "observe_hidden"]

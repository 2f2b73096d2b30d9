"""The rival of the solitaire mode: what its deck is known to hold."""

from __future__ import annotations

from tenshu.core.bits import has
from tenshu.core.observing import Axis, Field, starts
from tenshu.core.record import Bytes
from tenshu.core.rows import mark, put
from tenshu.core.rules import compiled
from tenshu.games.white_castle.observe import clans
from tenshu.games.white_castle.observe.axes import BY_ACT, BY_BRIDGE, BY_RIVAL_CARD, BY_SPACE
from tenshu.games.white_castle.pieces import (
    DECK_SIZE,
    DIE_BRIDGE,
    DIE_POSITION,
    DIE_SPACE,
    DIFFICULTIES,
    FIRST_ACT,
    POSITIONS,
    SECOND_ACT,
)
from tenshu.games.white_castle.rules.solitaire import may_be_on_top
from tenshu.games.white_castle.state import RIVAL_ACT, State

_NPOSITIONS = len(POSITIONS)
_MOST_ACTS = 4  # in a turn of the rival
_MOST_ALIKE = 4  # cards that show the same, or acts; more are told as so many

FIELDS = (
    Field("difficulty", (Axis(len(DIFFICULTIES), "difficulties"),), 1, "The difficulty of the solitaire mode."),
    Field("unknown", (BY_RIVAL_CARD,), 1, "The rival's cards of which nobody knows where in the deck they are."),
    Field("top", (BY_RIVAL_CARD,), 1, "The card on top of its deck."),
    Field("turned", (BY_RIVAL_CARD,), 1, "The cards that it has turned over this turn."),
    Field("under", (BY_RIVAL_CARD,), DECK_SIZE, "When each card at the bottom of its deck will come, from 1."),
    Field("top_acts", (BY_ACT,), 2, "What the card on top lets the rival do."),
    Field("next_acts", (BY_ACT,), _MOST_ALIKE, "How often each act is on the cards that can come next."),
    Field(
        "next_dice",
        (BY_BRIDGE, Axis(_NPOSITIONS, "positions")),
        _MOST_ALIKE,
        "How many cards that can come next name each die.",
    ),
    Field("next_spaces", (BY_SPACE,), _MOST_ALIKE, "How many cards that can come next name each space."),
    Field("acts_later", (BY_ACT,), _MOST_ACTS, "What the rival is about to do in this turn."),
)
(
    _DIFFICULTY,
    _UNKNOWN,
    _TOP,
    _TURNED,
    _UNDER,
    _TOP_ACTS,
    _NEXT_ACTS,
    _NEXT_DICE,
    _NEXT_SPACES,
    _ACTS_LATER,
) = (clans.END + start for start in starts(FIELDS))


@compiled
def observe_rival(state: State, row: Bytes) -> None:
    """Write what is known of the rival's deck."""
    row[_DIFFICULTY + state.difficulty] = 1
    mark(row, _UNKNOWN, state.rival_unknown)
    for place in range(DECK_SIZE):
        if state.rival_row[place] != 0:
            row[_TURNED + state.rival_row[place] - 1] = 1
        if state.rival_under[place] != 0:
            row[_UNDER + state.rival_under[place] - 1] = place + 1
    if state.rival_top != 0:
        row[_TOP + state.rival_top - 1] = 1
        row[_TOP_ACTS + state.rival_deck[state.rival_top - 1, FIRST_ACT]] += 1
        row[_TOP_ACTS + state.rival_deck[state.rival_top - 1, SECOND_ACT]] += 1
    observe_next(state, row)
    for place in range(state.open):
        if state.question[place] == RIVAL_ACT:
            row[_ACTS_LATER + state.about[place]] += 1


@compiled
def observe_next(state: State, row: Bytes) -> None:
    """Write what the card below the top one may bring: with its other side it names the die of the next turn."""
    if state.rival_unknown == 0 and state.rival_under[0] == 0:
        return  # before the deck is shuffled for the first time
    cards = may_be_on_top(state)
    for card in range(DECK_SIZE):
        if has(cards, card):
            position = state.rival_deck[card, DIE_BRIDGE] * _NPOSITIONS + state.rival_deck[card, DIE_POSITION]
            one_more(_NEXT_ACTS + state.rival_deck[card, FIRST_ACT], row)
            one_more(_NEXT_ACTS + state.rival_deck[card, SECOND_ACT], row)
            one_more(_NEXT_DICE + position, row)
            one_more(_NEXT_SPACES + state.rival_deck[card, DIE_SPACE], row)


@compiled
def one_more(at: int, row: Bytes) -> None:
    """Count one more of something, up to what is told."""
    put(row, at, int(row[at]) + 1, _MOST_ALIKE)

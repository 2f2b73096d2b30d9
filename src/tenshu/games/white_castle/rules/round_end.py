"""Rounds: whose turn it is, the end of a round, and the end of the game."""

from __future__ import annotations

from tenshu.core.bits import EMPTY, Bits, bit
from tenshu.core.questions import ask
from tenshu.core.rules import rule
from tenshu.games.white_castle.pieces import (
    FACES,
    GARDEN_KINDS,
    MOST_STACKED,
    NCOLOURS,
    NGARDENS,
    RIVAL,
    ROUNDS,
    SOLITAIRE,
    STACKED,
    TURNS,
)
from tenshu.games.white_castle.rules.dice import begin_turn
from tenshu.games.white_castle.rules.members import garden_effects
from tenshu.games.white_castle.rules.owed import owe
from tenshu.games.white_castle.rules.set_up import begin_dice, draft_next, put_spare_pairs_back
from tenshu.games.white_castle.rules.solitaire import (
    score_active_gardeners,
    shuffle_deck,
    turn_in_coins,
    turn_over_card,
)
from tenshu.games.white_castle.rules.stock import may_exchange_last
from tenshu.games.white_castle.rules.time import renew_turn_order
from tenshu.games.white_castle.state import (
    DRAFT,
    GARDENS,
    LAST_EXCHANGE,
    LAST_EXCHANGES,
    OVER,
    TAKE_TURNS,
    State,
)

NKINDS = len(GARDEN_KINDS)


@rule("Playing the Game")
def go_on(state: State) -> None:
    """Do what comes next when nothing is asked any more."""
    if state.phase == DRAFT:
        go_on_drafting(state)
    elif state.phase == TAKE_TURNS:
        go_on_with_turns(state)
    elif state.phase == GARDENS:
        go_on_with_gardens(state)
    else:
        go_on_to_the_end(state)


@rule("Setup 13")
def go_on_drafting(state: State) -> None:
    drafters = 1 if state.seats == SOLITAIRE else state.clans
    if state.turns < drafters:
        draft_next(state)
        state.turns += 1
    else:
        put_spare_pairs_back(state)
        begin_round(state)


@rule("Playing the Game", "End of the Round 3", "Solitaire End of Round")
def begin_round(state: State) -> None:
    state.phase = TAKE_TURNS
    state.turns = 0
    if state.seats == SOLITAIRE:
        shuffle_deck(state)


@rule("Playing the Game", "A Player's Turn")
def go_on_with_turns(state: State) -> None:
    """Let the next clan in turn order take a turn, until all have taken three and three dice are left."""
    if state.turns == TURNS * state.clans:
        end_round(state)
        return
    clan = int(state.order[state.turns % state.clans])
    state.turns += 1
    if is_rival(state, clan):
        turn_over_card(state)
    else:
        begin_turn(state, clan)


@rule("Solitaire Gameplay")
def is_rival(state: State, clan: int) -> bool:
    return bool(state.seats == SOLITAIRE and clan == RIVAL)


# End of the Round


@rule("End of the Round 1", "End of the Game", "Solitaire End of Round")
def end_round(state: State) -> None:
    """Renew the turn order; then come the gardens, or after the last round the final points."""
    renew_turn_order(state)
    if state.seats == SOLITAIRE:
        turn_in_coins(state)
    state.turns = 0
    state.phase = LAST_EXCHANGES if state.completed + 1 == ROUNDS else GARDENS


@rule("End of the Round 2", ruling="W18")
def go_on_with_gardens(state: State) -> None:
    """Let the next clan in turn order use its gardens beside bridges that still have dice."""
    if state.turns == state.clans:
        prepare_next_round(state)
        return
    clan = int(state.order[state.turns])
    state.turns += 1
    state.lines_used = EMPTY
    if is_rival(state, clan):
        score_active_gardeners(state)
    else:
        owe(state, clan, active_gardens(state, clan))


@rule("End of the Round 2", ruling="W18")
def active_gardens(state: State, clan: int) -> Bits:
    """Return the effects of a clan's gardens beside bridges that still have dice; no two gardens have the same."""
    effects = EMPTY
    for garden in range(NGARDENS):
        if state.gardeners[clan] & bit(garden) != EMPTY and state.on_bridge[garden // NKINDS] > 0:
            effects |= garden_effects(state, garden)
    return effects


@rule("End of the Round 3")
def prepare_next_round(state: State) -> None:
    """Take all dice back and roll them, and move the round marker."""
    state.completed += 1
    take_dice_back(state)
    begin_dice(state)


@rule("End of the Round 3")
def take_dice_back(state: State) -> None:
    for bridge in range(NCOLOURS):
        for place in range(state.on_bridge[bridge]):
            state.bridge[bridge, place] = 0
        state.on_bridge[bridge] = state.at_right[bridge] = 0
        for face in range(FACES):
            state.in_well[bridge, face] = 0
        for clan in range(state.clans):
            state.in_domain[clan, bridge] = 0
    for space in range(STACKED):
        for level in range(MOST_STACKED):
            state.placed[space, level] = state.placed_colour[space, level] = 0


# End of the Game


@rule("End of the Game", "Daimyo Seals", ruling="W26")
def go_on_to_the_end(state: State) -> None:
    """Give the next clan in turn order a last moment to exchange seals, then end the game."""
    if state.turns == state.clans:
        state.phase = OVER
        state.completed += 1
        return
    clan = int(state.order[state.turns])
    state.turns += 1
    if not is_rival(state, clan) and may_exchange_last(state, clan) != EMPTY:
        ask(state, LAST_EXCHANGE, clan, 0)

"""A clan's own domain: its Lantern Area and the lines of its Domain board."""

from __future__ import annotations

from tenshu.core.bits import EMPTY, ONE, Bits, bit, count, first, lowest
from tenshu.core.rules import rule
from tenshu.games.white_castle.pieces import (
    BACK_EFFECT,
    COIN,
    COURTIER,
    DECREE_CARD,
    EACH,
    GARDENER,
    LANTERN_COINS,
    LANTERN_POINTS,
    LINE_BLOCK,
    LINE_GAINS,
    LINE_LANTERN,
    NCOLOURS,
    NTHINGS,
    NYARDS,
    POINT,
)
from tenshu.games.white_castle.rules.owed import owe
from tenshu.games.white_castle.rules.stock import gain
from tenshu.games.white_castle.state import AT_HOME, State

# Lantern Rewards


@rule("Lantern Rewards")
def gain_lantern_reward(state: State, clan: int) -> None:
    """Receive all that the Lantern Area shows, in any order; coins and points at once, since they have no cap."""
    cards = state.lantern[clan]
    gain(state, clan, COIN, count(cards & LANTERN_COINS))
    gain(state, clan, POINT, count(cards & LANTERN_POINTS))
    owe(state, clan, lantern_effects(state, clan))


@rule("Lantern Rewards")
def lantern_effects(state: State, clan: int) -> Bits:
    """Return what else the Lantern Area shows: no two of its cards show the same."""
    effects = EMPTY
    cards = state.lantern[clan] & ~LANTERN_COINS & ~LANTERN_POINTS
    while cards != EMPTY:
        effects |= bit(BACK_EFFECT[lowest(cards)])
        cards &= cards - ONE
    return effects


@rule("Setup 13")
def take_decree(state: State, clan: int, decree: int) -> None:
    state.lantern[clan] |= bit(DECREE_CARD + decree)


# The Personal Domains


@rule("The Personal Domains 1")
def members_gone(state: State, clan: int, member: int) -> int:
    """Return how many members of a line have left it, so that what they covered is visible."""
    if member == COURTIER:
        return EACH - int(state.courtiers[clan, AT_HOME])
    if member == GARDENER:
        return count(state.gardeners[clan])
    gone = 0
    for yard in range(NYARDS):
        gone += state.warriors[clan, yard]
    return int(gone)


@rule("The Personal Domains 1", "The Personal Domains 2", ruling="W29")
def run_line(state: State, clan: int, line: int) -> None:
    """Gain the visible rewards of a line, then what the action card shows for it."""
    state.lines_used |= bit(line)
    gone = members_gone(state, clan, line)
    for thing in range(NTHINGS):
        gain(state, clan, thing, LINE_GAINS[line, gone, thing])
    owe(state, clan, LINE_BLOCK[state.domain_card[clan], line])
    if LINE_LANTERN[line, gone] != 0:
        gain_lantern_reward(state, clan)


@rule("The Personal Domains 2", ruling="W17")
def may_run(state: State) -> Bits:
    """Return the lines that an effect may run: each once a turn, unless it was agreed otherwise."""
    lines = first(NCOLOURS)
    if state.unlimited_lines == 0:
        lines &= ~state.lines_used
    return lines

"""What a table of The White Castle looks like, for any screen."""

from __future__ import annotations

import numpy as np

from tenshu.core.record import Bytes
from tenshu.core.view import Line, View
from tenshu.core.words import Message, message
from tenshu.games.white_castle.board import board
from tenshu.games.white_castle.deck import PRINTED_DECK, deck_numbers
from tenshu.games.white_castle.domains import clan_areas
from tenshu.games.white_castle.doors import DOORS
from tenshu.games.white_castle.pieces import DIFFICULTIES, ROUNDS, SOLITAIRE, TURNS
from tenshu.games.white_castle.short import is_rival, legend
from tenshu.games.white_castle.state import LINES, OVER, PHASES, SET_UP, TAKE_TURNS, State
from tenshu.games.white_castle.sums import sums

_PRINTED_DECK = deck_numbers(PRINTED_DECK)


def view(redacted: Bytes) -> View:
    """Return the table: the main board, what lies before the clans, and the points as they stand."""
    state = State.read(redacted)
    return View(
        chapter=int(state.completed),
        facts=_facts(state),
        areas=[*board(state), *clan_areas(state)],
        sheet=_sheet(redacted, state),
        notes=[_notes(state, clan) for clan in range(state.clans)],
        legend=legend(state),
    )


def _facts(state: State) -> list[Message]:
    facts = [message("white_castle-round", number=min(int(state.completed) + 1, ROUNDS), rounds=ROUNDS)]
    if state.phase == TAKE_TURNS:
        number = (int(state.turns) - 1) // int(state.clans) + 1
        facts.append(message("white_castle-turn", number=number, turns=TURNS))
    elif state.phase != OVER:
        facts.append(message("white_castle-phase", phase=PHASES[state.phase]))
    return [*facts, *_options(state)]


def _options(state: State) -> list[Message]:
    """Return what was agreed on."""
    told = [message("white_castle-unlimited-lines")] if state.unlimited_lines else []
    if state.seats == SOLITAIRE:
        told.append(message("white_castle-difficulty", difficulty=DIFFICULTIES[state.difficulty]))
    return told


def _notes(state: State, clan: int) -> list[Message]:
    """Return a clan's place in turn order, and of a rival whether its deck is the one that we have put together."""
    notes = []
    if state.phase != SET_UP:
        notes.append(message("white_castle-place", place=state.order[: state.clans].tolist().index(clan) + 1))
    if is_rival(state, clan):
        is_ours = state.rival_deck.flatten().tolist() == _PRINTED_DECK
        notes.append(message("white_castle-rival-deck", deck="reconstructed" if is_ours else "brought"))
    return notes


def _sheet(redacted: Bytes, state: State) -> list[Line]:
    scores = np.zeros((len(LINES), state.clans), np.int64)
    DOORS.sheet(redacted, scores)
    return [
        Line(name=message("white_castle-sheet", line=name), points=scores[line].tolist(), made=sums(state, line))
        for line, name in enumerate(LINES)
    ]

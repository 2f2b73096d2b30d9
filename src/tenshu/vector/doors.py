"""Many tables of a game as Python steps them, compiled once and cached.

`vector.stepping.stepping` runs this file once for each game, with that game's rules in place of the names below, for
the reason that `core/doors.py` gives. A kernel on a GPU calls `begin_table` and `step_table` for a table a thread; on
a CPU the doors at the end call them for some tables in turn.
"""

from __future__ import annotations

from typing import Any

from tenshu.core import questions
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import sow
from tenshu.core.rules import compiled, door
from tenshu.vector import loops
from tenshu.vector.arrays import AGAIN, FIRST, FORCED, SEED, TABLES, Board, Outcome, Seen
from tenshu.vector.loops import NOBODY

STATE: Any  # the layout of the game's state
PARTS: int  # of a point that it counts in
rules: Any  # its module of rules
hidden: Any  # its module of what a seat may not see
observing: Any  # its module of what a seat sees, and of what it does not see, as nets read it


@compiled
def begin_table(table: int, board: Board, seen: Seen, outcome: Outcome) -> None:
    """Lay out the next game of a table, and play it to its first decision."""
    words, rng, settings = board.words[table], board.rngs[table], board.settings
    for word in range(words.size):
        words[word] = 0
    sow(rng, settings[SEED], settings[FIRST] + table + settings[TABLES] * board.games[table])
    board.games[table] += 1
    rules.setup(words.view(STATE)[0], board.seats[table], board.options[table])
    go_on(table, board, seen)
    note_leads(table, board, outcome)


@compiled
def go_on(table: int, board: Board, seen: Seen) -> None:
    """Play a table on to its next decision."""
    state = board.words[table].view(STATE)[0]
    legal, rng, forced = seen.legal[table], board.rngs[table], board.settings[FORCED]
    seen.seat[table] = loops.settle(questions.waiting, rules.choices, rules.apply, state, legal, rng, forced)


@compiled
def note_leads(table: int, board: Board, outcome: Outcome) -> None:
    """Note how the scores stand at a table, from where gains are counted."""
    state, sides = board.words[table].view(STATE)[0], board.sides[table]
    loops.note_leads(rules.scores, state, sides, outcome.points[table], outcome.leads[table])


@compiled
def look(table: int, board: Board, seen: Seen) -> None:
    """Write what the seat that decides at a table sees."""
    words, paper = board.words[table], board.paper[table]
    loops.look(
        hidden.redact,
        observing.observe,
        observing.observe_hidden,
        words,
        words.view(STATE)[0],
        paper,
        paper.view(STATE)[0],
        seen.seat[table],
        seen.rows[table],
        seen.hidden[table],
    )


@compiled
def step_table(table: int, board: Board, seen: Seen, outcome: Outcome, actions: Ints) -> None:
    """Answer for the seat that decides at a table, and play on to the next decision, of a new game if this one ends."""
    state, sides = board.words[table].view(STATE)[0], board.sides[table]
    outcome.over[table] = 0
    if seen.seat[table] == NOBODY:
        for side in range(sides):
            outcome.gains[table, side] = 0
        return
    rules.apply(state, seen.seat[table], actions[table])
    go_on(table, board, seen)
    points, leads = outcome.points[table], outcome.leads[table]
    loops.gain(rules.scores, state, sides, PARTS, points, leads, outcome.gains[table])
    if seen.seat[table] == NOBODY:
        outcome.over[table] = 1
        loops.share_victory(rules.places, state, sides, points, outcome.won[table])
        rules.scores(state, outcome.finals[table])
        if board.settings[AGAIN] != 0:
            begin_table(table, board, seen, outcome)
    look(table, board, seen)


@compiled
def begin_and_look(table: int, board: Board, seen: Seen, outcome: Outcome) -> None:
    """Lay out the next game of a table, and write what is seen at its first decision."""
    begin_table(table, board, seen, outcome)
    look(table, board, seen)


@compiled
def take_over(table: int, board: Board, seen: Seen, outcome: Outcome) -> None:
    """Go on from the state that was put on a table."""
    go_on(table, board, seen)
    note_leads(table, board, outcome)
    look(table, board, seen)


@door
def begin_some(first: int, last: int, board: Board, seen: Seen, outcome: Outcome) -> None:
    """Lay out the next game of each table from `first` on, up to `last`."""
    for table in range(first, last):
        begin_and_look(table, board, seen, outcome)


@door
def take_over_some(first: int, last: int, board: Board, seen: Seen, outcome: Outcome) -> None:
    """Go on from the states that were put on the tables from `first` on, up to `last`."""
    for table in range(first, last):
        take_over(table, board, seen, outcome)


@door
def step_some(first: int, last: int, board: Board, seen: Seen, outcome: Outcome, actions: Ints) -> None:
    """Answer at the tables from `first` on, up to `last`."""
    for table in range(first, last):
        step_table(table, board, seen, outcome, actions)


@door
def see(data: Bytes, seat: int, row: Bytes) -> None:
    """Write what a seat sees of a redacted state, on a row of zeros."""
    observing.observe(data.view(STATE)[0], seat, row)

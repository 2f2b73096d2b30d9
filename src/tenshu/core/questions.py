"""The stack of open questions: what the table is waiting to be told, and by whom.

A rule asks by pushing a question; an answer closes it. A question that leads to others pushes them,
the last one first. The stack is part of the state, so a game can be copied, saved, searched or abandoned
in the middle of a turn.
"""

from __future__ import annotations

from tenshu.core.record import Ints, Record, i16
from tenshu.core.rules import compiled

CHANCE = 8  # the seat that deals cards and rolls dice; people and bots have those below it
SPECTATOR = 9  # sees what all may see, and is never asked
HIDDEN = -1  # an action that a seat may not hear


class Asking(Record):
    """The fields that a state needs for its questions."""

    open: int = i16()  # how many questions are open
    question: Ints = i16(0)
    asked: Ints = i16(0)  # the seats that have yet to answer, one bit each
    about: Ints = i16(0)  # what the question is about, where it is about something

    def __init_subclass__(cls, depth: int) -> None:
        """Give the stack room for `depth` questions."""
        cls.question, cls.asked, cls.about = i16(depth), i16(depth), i16(depth)
        super().__init_subclass__()


@compiled
def ask(state: Asking, question: int, seat: int, about: int) -> None:
    """Open a question to one seat, to be answered before those already open."""
    ask_seats(state, question, 1 << seat, about)


@compiled
def ask_seats(state: Asking, question: int, seats: int, about: int) -> None:
    """Open a question that several seats (one bit each) answer, in any order."""
    top = state.open
    state.question[top] = question
    state.asked[top] = seats
    state.about[top] = about
    state.open = top + 1


@compiled
def waiting(state: Asking) -> int:
    """Return the seats that may answer now, one bit each; 0 when the game is over."""
    return int(state.asked[state.open - 1]) if state.open > 0 else 0


@compiled
def question(state: Asking) -> int:
    """Return the question to be answered now."""
    return int(state.question[state.open - 1])


@compiled
def about(state: Asking) -> int:
    """Return what the question to be answered now is about."""
    return int(state.about[state.open - 1])


@compiled
def answered(state: Asking, seat: int) -> None:
    """Note that a seat has answered; when nobody is left to answer, close the question and leave no trace of it."""
    top = state.open - 1
    left = int(state.asked[top]) & ~(1 << seat)
    state.asked[top] = left
    if left == 0:
        state.question[top] = state.about[top] = 0
        state.open = top

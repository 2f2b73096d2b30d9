"""The stack of open questions, on a toy state."""

from __future__ import annotations

import numpy as np
import pytest

from tenshu.core.questions import CHANCE, SPECTATOR, Asking, about, answered, ask, ask_seats, question, waiting
from tenshu.core.record import Bytes, i16

ROLL, BID, MARK = range(1, 4)  # not 0, so that a trace would show
DEPTH = 3


class Toy(Asking, depth=DEPTH):
    """Questions, and one field behind them that an overrun would hit."""

    fence: int = i16()


def toy() -> tuple[Bytes, Toy]:
    """Return a blank state and its bytes."""
    data = Toy.blank()
    return data, Toy.on(data)


def test_nobody_is_waited_for_when_nothing_is_asked() -> None:
    """A state with no open question is a game that is over."""
    _, state = toy()

    assert 0 == waiting(state)


@pytest.mark.parametrize("seat", [*range(CHANCE), CHANCE])
def test_one_seat_is_asked(seat: int) -> None:
    """A question waits for its seat alone, and is closed by its answer."""
    data, state = toy()
    ask(state, BID, seat, 7)

    assert (1 << seat, BID, 7) == (waiting(state), question(state), about(state))

    answered(state, seat)

    assert 0 == waiting(state)
    assert not data.any()


def test_questions_are_answered_one_after_another() -> None:
    """Questions pushed in reverse are answered in order, each by its seat."""
    data, state = toy()
    for seat in (2, 1, 0):
        ask(state, BID, seat, 10 + seat)
    heard = []
    while waiting(state):
        seat = waiting(state).bit_length() - 1
        heard.append((seat, question(state), about(state)))
        answered(state, seat)

    assert [(0, BID, 10), (1, BID, 11), (2, BID, 12)] == heard
    assert not data.any()


def test_an_answer_may_ask_more() -> None:
    """What an answer asks is answered before what was open already."""
    _, state = toy()
    ask(state, BID, 0, 0)
    ask(state, ROLL, CHANCE, 0)
    answered(state, CHANCE)
    ask(state, MARK, 3, 5)

    assert (1 << 3, MARK, 5) == (waiting(state), question(state), about(state))

    answered(state, 3)

    assert (1, BID) == (waiting(state), question(state))


@pytest.mark.parametrize("order", [(0, 2, 3), (3, 2, 0), (2, 0, 3)])
def test_several_seats_answer_in_any_order(order: tuple[int, ...]) -> None:
    """A question to several seats stands until the last of them has answered."""
    data, state = toy()
    ask_seats(state, MARK, 0b1101, 4)
    left = 0b1101
    for seat in order:
        assert (left, MARK, 4) == (waiting(state), question(state), about(state))

        answered(state, seat)
        left &= ~(1 << seat)

    assert 0 == waiting(state)
    assert not data.any()


def test_an_answer_may_ask_more_while_others_still_think() -> None:
    """A question to several seats waits below what one of its answers asked."""
    data, state = toy()
    ask_seats(state, MARK, 0b11, 0)
    answered(state, 1)
    ask(state, BID, 1, 6)

    assert (0b10, BID, 6) == (waiting(state), question(state), about(state))

    answered(state, 1)

    assert (0b01, MARK) == (waiting(state), question(state))

    answered(state, 0)

    assert not data.any()


def test_the_answer_of_a_seat_that_is_not_asked_closes_nothing() -> None:
    """Who is not asked leaves the question as it stands."""
    data, state = toy()
    ask_seats(state, MARK, 0b11, 1)
    before = bytes(data)
    for seat in (2, CHANCE, SPECTATOR):
        answered(state, seat)

    assert before == bytes(data)


def test_the_way_to_a_position_leaves_no_trace() -> None:
    """A state in which more was asked and answered is, byte for byte, one in which it never was."""
    data, state = toy()
    other, short = toy()
    ask(state, BID, 1, 2)
    ask_seats(state, MARK, 0b111, 300)
    ask(state, ROLL, CHANCE, -1)
    for seat in (CHANCE, 1, 0, 2):
        answered(state, seat)
    ask(short, BID, 1, 2)

    assert bytes(other) == bytes(data)


def test_the_stack_has_the_room_it_was_given() -> None:
    """As many questions fit as the state declares, and the field behind them is not touched."""
    _, state = toy()
    for number in range(DEPTH):
        ask(state, MARK, number, -1)

    assert (DEPTH, DEPTH) == (state.open, len(state.question))
    assert [1, 2, 4] == np.asarray(state.asked).tolist()
    assert 0 == state.fence

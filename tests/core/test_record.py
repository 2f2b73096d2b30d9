"""A state is one flat record: fields, layout and bytes."""

from __future__ import annotations

import numpy as np
import pytest

from tenshu.core.bits import Bits, Words
from tenshu.core.record import Ints, Record, i16, u64


class Plain(Record):
    """A state with a field of each kind, the narrow ones first."""

    turn: int = i16()
    coins: Ints = i16(3)
    deck: Bits = u64()
    board: Words = u64(2, 2)
    last: int = i16()


class Richer(Plain):
    """A state that has the fields of another, one of them with more room, and one more."""

    coins: Ints = i16(5)
    extra: int = i16()


def test_fields_have_their_shapes_and_widths() -> None:
    """A field is read as a number, or as an array of the declared shape and width."""
    state = Plain.on(Plain.blank())

    assert {"turn", "coins", "deck", "board", "last"} == set(Plain.dtype.names or ())
    assert ((), (3,), (), (2, 2)) == tuple(np.shape(f) for f in (state.turn, state.coins, state.deck, state.board))
    assert (np.dtype(np.int16), np.dtype(np.uint64)) == (state.coins.dtype, state.board.dtype)


def test_a_blank_state_is_all_zero() -> None:
    """A blank state has the size of its record and holds nothing but zeros."""
    blank = Plain.blank()

    assert bytes(Plain.dtype.itemsize) == bytes(blank)


def test_each_blank_state_is_its_own() -> None:
    """What is written to one blank state is not in the next."""
    Plain.on(Plain.blank()).turn = 7

    assert not Plain.blank().any()


def test_a_subclass_has_all_fields_and_may_widen_one() -> None:
    """Fields are inherited, the subclass's own declaration wins, and the parent stays as it was."""
    state = Richer.on(Richer.blank())

    assert {"turn", "coins", "deck", "board", "last", "extra"} == set(Richer.dtype.names or ())
    assert (5,) == state.coins.shape
    assert (3,) == Plain.on(Plain.blank()).coins.shape


def test_fields_come_from_several_generations() -> None:
    """A grandchild has the fields of all above it."""

    class Youngest(Richer):
        """One more field."""

        mark: int = i16()

    assert {*(Richer.dtype.names or ()), "mark"} == set(Youngest.dtype.names or ())


@pytest.mark.parametrize("record", [Plain, Richer])
def test_fields_are_aligned_and_padding_is_only_at_the_end(record: type[Record]) -> None:
    """Each field stands where its width wants it, and follows the one before it without a gap."""
    fields = sorted((offset, kind) for kind, offset, *_ in (record.dtype.fields or {}).values())
    ends = [offset + kind.itemsize for offset, kind in fields]

    assert all(offset % kind.base.itemsize == 0 for offset, kind in fields)
    assert [0, *ends[:-1]] == [offset for offset, _ in fields]
    assert record.dtype.itemsize - ends[-1] < 8
    assert 0 == record.dtype.itemsize % 8


def test_equal_fields_keep_their_order() -> None:
    """Fields of one width lie in the order in which they were declared."""
    assert ("deck", "board", "turn", "coins", "last") == Plain.dtype.names


def test_on_writes_through() -> None:
    """What is written to a state is in its bytes, and what is written to the bytes is in the state."""
    data = Plain.blank()
    state, same = Plain.on(data), Plain.on(data)
    state.turn = -3
    state.coins[1] = 300
    state.board[1, 0] = np.uint64(2**63)

    assert (-3, [0, 300, 0], 2**63) == (same.turn, same.coins.tolist(), int(same.board[1, 0]))

    data[:] = 0

    assert (0, 0) == (state.turn, int(state.board.sum()))


def test_a_copy_of_the_bytes_is_a_copy_of_the_state() -> None:
    """Playing on from a copy leaves the original alone."""
    data = Plain.blank()
    Plain.on(data.copy()).coins[2] = 1

    assert not data.any()


def test_rows_of_one_array_are_states() -> None:
    """Many states may lie in one array, a row each."""
    rows = np.zeros((3, Plain.dtype.itemsize), np.uint8)
    Plain.on(rows[1]).last = 9

    assert [0, 9, 0] == [Plain.on(row).last for row in rows]


def test_equal_positions_are_equal_bytes() -> None:
    """Two ways to the same position end in the same bytes, padding included."""
    one, other = Richer.blank(), Richer.blank()
    first, second = Richer.on(one), Richer.on(other)
    first.turn, first.coins[4], first.deck = 1, 5, np.uint64(8)
    second.deck = np.uint64(2**64 - 1)
    second.coins[:] = 7
    second.turn = second.last = second.extra = -1
    second.deck, second.turn, second.last, second.extra = np.uint64(8), 1, 0, 0
    second.coins[:4] = 0
    second.coins[4] = 5

    assert bytes(one) == bytes(other)


def test_a_number_that_does_not_fit_is_refused() -> None:
    """A field never wraps around in silence."""
    with pytest.raises(OverflowError):
        Plain.on(Plain.blank()).turn = 1 << 15


@pytest.mark.parametrize("name", ["size", "T", "item", "min", "max", "all", "copy", "data", "base", "dtype", "view"])
def test_a_field_called_like_a_numpy_attribute_is_refused(name: str) -> None:
    """Interpreted rules would get NumPy's own attribute, so such a name is refused when the class is made."""
    with pytest.raises(TypeError, match=f"cannot be called {name}:"):
        type("Clashing", (Record,), {name: i16()})


@pytest.mark.parametrize("name", ["blank", "on"])
def test_a_field_called_like_a_method_of_the_record_is_refused(name: str) -> None:
    """A field that would hide how states are made is refused as well."""
    with pytest.raises(TypeError):
        type("Hiding", (Record,), {name: i16()})

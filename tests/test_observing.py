"""Rows can be read by the names of their fields, and the page about observing tells what nets are given."""

from __future__ import annotations

import numpy as np
from docs.observing import PAGE, with_fields

from tenshu.core.observing import Axis, Field, by_field

SEATS, CARDS = Axis(2, "seats"), Axis(3, "cards")
FIELDS = (Field("tricks", 1, 9, "."), Field("hand", (CARDS,), 1, "."), Field("played", (SEATS, CARDS), 1, "."))


def test_fields_have_the_size_of_their_axes() -> None:
    """A field has a number for each thing along its axes, so that it need not say how many."""
    assert [((1,), 1), ((3,), 3), ((2, 3), 6)] == [(field.shape, field.size) for field in FIELDS]


def test_a_row_is_read_by_field() -> None:
    """Each field has its own numbers, in its own shape: what the second seat played is the last."""
    told = by_field(FIELDS, np.arange(10, dtype=np.uint8))

    assert ["tricks", "hand", "played"] == list(told)
    assert ([0], [1, 2, 3]) == (told["tricks"].tolist(), told["hand"].tolist())
    assert [[4, 5, 6], [7, 8, 9]] == told["played"].tolist()


def test_many_rows_are_read_at_once() -> None:
    """Rows of many tables are parted alike: what each seat of each table played."""
    told = by_field(FIELDS, np.arange(40, dtype=np.float32).reshape(4, 10))

    assert [(4, 1), (4, 3), (4, 2, 3)] == [numbers.shape for numbers in told.values()]
    assert [37.0, 38.0, 39.0] == told["played"][3, 1].tolist()


def test_no_fields_are_read_of_a_row_of_nothing() -> None:
    """Where nothing is hidden there is nothing to read."""
    assert not by_field((), np.zeros(0, np.uint8))


def test_fields_are_fresh() -> None:
    """The tables of fields are those of the games; `python -m docs.observing` writes them."""
    text = PAGE.read_text(encoding="utf-8")

    assert with_fields(text) == text

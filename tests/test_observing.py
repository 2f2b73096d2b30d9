"""The page about observing tells what nets are given."""

from __future__ import annotations

from docs.observing import PAGE, with_fields


def test_fields_are_fresh() -> None:
    """The tables of fields are those of the games; `python -m docs.observing` writes them."""
    text = PAGE.read_text(encoding="utf-8")

    assert with_fields(text) == text

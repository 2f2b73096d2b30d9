"""The laws of every game over seats, options and seeds that nobody chose: `make soak`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tenshu import GAMES, load
from tenshu.core import laws
from tenshu.core.laws import Table

pytestmark = [pytest.mark.soak, pytest.mark.compiled]


@st.composite
def tables(draw: st.DrawFn, name: str) -> Table:
    """Draw a way to sit down to a game."""
    game = load(name)
    options = {option.name: draw(st.sampled_from(option.values)) for option in game.options}
    return Table(game, draw(st.sampled_from(game.seats)), options, draw(st.integers(0, 2**62)))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Table], None], name: str) -> None:
    """A law of the core holds at every moment of any random game."""

    @settings(max_examples=40, deadline=None, derandomize=False, suppress_health_check=list(HealthCheck))
    @given(table=tables(name))
    def holds(table: Table) -> None:
        law(table)

    holds()

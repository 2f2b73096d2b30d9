"""What the pages know of the games by themselves."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

from tenshu.core.laws import Table, random_play, viewers
from tenshu.games import GAMES, load

TITLES = Path(__file__).parents[1] / "web" / "src" / "lib" / "titles.ts"
MOMENTS = 80  # hands are dealt by then


@pytest.mark.parametrize("name", GAMES)
def test_where_nobody_looks_away(name: str) -> None:
    """At one screen people look away where a seat sees what another does not, and only there."""
    game = load(name)
    table = Table(game, max(game.seats), {}, seed=4)
    moments = islice(random_play(table), MOMENTS)
    is_open = all(len({play.seen(viewer).tobytes() for viewer in viewers(table)}) == 1 for play in moments)

    (listed,) = re.findall(r"HIDE_NOTHING = new Set\((.*)\);", TITLES.read_text(encoding="utf-8"))
    assert is_open == (f'"{name}"' in listed)

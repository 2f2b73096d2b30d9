"""Games on the shelf: making them ready, and what players bring to them."""

from __future__ import annotations

import asyncio

import pytest
from tests.core import toy
from tests.table.seated import refused

from tenshu.table import shelf, wire
from tenshu.table.shelf import Shelf
from tenshu.table.tables import read_brought
from tenshu.table.warming import warm


async def test_how_far_a_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a game is compiled it is told how far that is, and when it is ready that it is."""
    half, rest = asyncio.Event(), asyncio.Event()

    async def compiling(_: str, tell: shelf.Tell) -> None:
        tell(0.5)
        half.set()
        await rest.wait()

    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setattr(shelf, "_compile", compiling)
    games = Shelf()
    assert 0 == games.progress("catte")

    taking = asyncio.create_task(games.take("catte"))
    await half.wait()
    assert (0.5, False) == (games.progress("catte"), games.is_ready("catte"))

    rest.set()
    assert "catte" == (await taking).name
    assert (1, True) == (games.progress("catte"), games.is_ready("catte"))
    await games.close()


def test_steps_are_counted() -> None:
    """Whoever waits hears of each step, up to the last."""
    heard: list[tuple[int, int]] = []

    warm("catte", lambda done, of: heard.append((done, of)))

    assert [(done, len(heard)) for done in range(1, len(heard) + 1)] == heard
    assert len(heard) > 2


def test_what_is_brought_is_read() -> None:
    """A file stands for the value of its option, by its own name where something is wrong with it."""
    assert {"deck": "4-5-6"} == read_brought(toy.GAME, {"deck": wire.File("mine.txt", "4 5 6")})
    with refused("toy-deck", name="mine.txt"):
        read_brought(toy.GAME, {"deck": wire.File("mine.txt", "four")})
    with refused("game-option", option="cards", options="deck"):
        read_brought(toy.GAME, {"cards": wire.File("mine.txt", "4 5 6")})

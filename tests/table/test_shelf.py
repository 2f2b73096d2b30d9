"""Games on the shelf: making them ready, and what players bring to them."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from tests.core import toy
from tests.table.seated import refused

from tenshu.table import shelf, wire
from tenshu.table.shelf import Shelf
from tenshu.table.tables import read_brought
from tenshu.table.warming import FIRST, Part, warm


async def test_how_far_a_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a game is compiled it is told how far that is, and when it is ready that it is."""
    half, rest = asyncio.Event(), asyncio.Event()

    async def compiling(_: str, part: Part, tell: shelf.Tell) -> None:
        if part == "table":
            tell(0.5)
            half.set()
            await rest.wait()

    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setattr(shelf, "compile_apart", compiling)
    games = Shelf()
    assert 0 == games.progress("catte")

    taking = asyncio.create_task(games.take("catte"))
    await half.wait()
    assert (0.5, False) == (games.progress("catte"), games.is_ready("catte"))

    rest.set()
    assert "catte" == (await taking).name
    assert (1, True) == (games.progress("catte"), games.is_ready("catte"))
    await games.close()


async def test_the_usual_bots_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is ready before its other bots are, which are waited for only by whoever wants one of them."""
    others = asyncio.Event()

    async def compiling(_: str, part: Part, __: shelf.Tell) -> None:
        if part == "bots":
            await others.wait()

    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setattr(shelf, "compile_apart", compiling)
    games = Shelf()
    await games.take("catte")
    for level in FIRST:
        await games.take_bot("catte", level)
    waiting = asyncio.create_task(games.take_bot("catte", "grandmaster"))
    await asyncio.sleep(0)
    assert not waiting.done()

    others.set()
    await waiting
    await games.close()


async def test_a_game_that_is_wanted_waits_for_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants a game has it as soon as it is ready, whatever else is being compiled."""
    begun, never = asyncio.Event(), asyncio.Event()

    async def compiling(game: str, _: Part, __: shelf.Tell) -> None:
        if game == "cat_tower":
            begun.set()
            await never.wait()

    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setattr(shelf, "compile_apart", compiling)
    games = Shelf()
    other = asyncio.create_task(games.take("cat_tower"))
    await begun.wait()

    assert "catte" == (await games.take("catte")).name
    assert not other.done()
    await games.close()
    await asyncio.gather(other, return_exceptions=True)


def test_what_a_page_offers_comes_first() -> None:
    """The level at which a page seats bots when nobody says is among those that are there first."""
    page = (Path(__file__).parents[2] / "web/src/lib/opening.ts").read_text(encoding="utf-8")
    (level,) = re.findall(r'USUAL_LEVEL = "(\w+)"', page)

    assert level in FIRST


def saying(lines: str, then: str = "") -> Popen[str]:
    """Start a process that says something, in place of one that compiles."""
    code = f"import time; print({lines!r}, flush=True); {then}"
    return Popen([sys.executable, "-c", code], stdout=PIPE, text=True)  # noqa: S603 (ourselves)


async def test_what_compiles_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step that another process has done is told; whatever else it says is not."""
    monkeypatch.setattr(shelf, "_start", lambda *_: saying("1 4\na warning of some library\n3 4"))
    told: list[float] = []

    await shelf.compile_apart("catte", "table", told.append)

    assert [0.25, 0.75] == told


async def test_what_compiles_ends_with_us(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled any longer when a server closes."""
    process = saying("1 2", "time.sleep(600)")
    begun = asyncio.Event()
    loop = asyncio.get_running_loop()

    def heard(_: float) -> None:
        loop.call_soon_threadsafe(begun.set)

    monkeypatch.setattr(shelf, "_start", lambda *_: process)
    compiling = asyncio.create_task(shelf.compile_apart("catte", "table", heard))
    await begun.wait()

    compiling.cancel()
    with pytest.raises(asyncio.CancelledError):
        await compiling

    assert process.returncode < 0


def test_steps_are_counted() -> None:
    """Whoever waits hears of each step, up to the last."""
    heard: list[tuple[int, int]] = []

    warm("catte", "table", lambda done, of: heard.append((done, of)))

    assert [(done, len(heard)) for done in range(1, len(heard) + 1)] == heard
    assert len(heard) > 2


def test_what_is_brought_is_read() -> None:
    """A file stands for the value of its option, by its own name where something is wrong with it."""
    assert {"deck": "4-5-6"} == read_brought(toy.GAME, {"deck": wire.File("mine.txt", "4 5 6")})
    with refused("toy-deck", name="mine.txt"):
        read_brought(toy.GAME, {"deck": wire.File("mine.txt", "four")})
    with refused("game-option", option="cards", options="deck"):
        read_brought(toy.GAME, {"cards": wire.File("mine.txt", "4 5 6")})

"""The shelf: which games a server has, and whether their rules are compiled.

Compiling takes a while, once on a machine. It is done by another process, so that whoever plays does not feel it, and
this one then finds the compiled rules on the disk.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import partial
from subprocess import PIPE, Popen
from typing import TypeAlias

from tenshu.core.game import Game
from tenshu.games import GAMES, load
from tenshu.table.warming import FIRST, Part, warm

_LOG = logging.getLogger(__name__)

Tell: TypeAlias = Callable[[float], None]  # which part is done


class Shelf:
    """The games of a server, each made ready once: one that somebody wants at once, all others one after another.

    What their other bots need comes behind that, one game after another.
    """

    def __init__(self) -> None:
        self._ready: dict[str, asyncio.Task[Game]] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._behind = asyncio.Lock()  # other bots are compiled one game after another
        self._loading = asyncio.Lock()  # and what is compiled is loaded part by part
        self._done: dict[str, float] = {}

    def is_ready(self, game: str) -> bool:
        """Tell whether a game can be played at once."""
        task = self._ready.get(game)
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    def progress(self, game: str) -> float:
        """Return which part of what a game needs is compiled, as far as that is known."""
        return 1.0 if self.is_ready(game) else self._done.get(game, 0.0)

    async def take(self, game: str) -> Game:
        """Return a game that is ready."""
        task = self._ready.get(game)
        if task is None or (task.done() and not self.is_ready(game)):
            task = self._ready[game] = asyncio.create_task(self._prepare(game), name=f"tenshu prepare {game}")
        return await asyncio.shield(task)

    async def take_bot(self, game: str, level: str) -> None:
        """Wait until a bot of a game that is ready can think at once; most can when the game is."""
        task = self._bots.get(game)
        if task is not None and level not in FIRST:
            await asyncio.shield(task)

    async def take_all(self) -> None:
        """Make all games ready."""
        for game in GAMES:
            await self.take(game)

    async def close(self) -> None:
        """Prepare no more."""
        tasks = [*self._ready.values(), *self._bots.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _prepare(self, game: str) -> Game:
        await self._make(game, "table", partial(self._done.__setitem__, game))
        self._bots[game] = asyncio.create_task(self._make(game, "bots"), name=f"tenshu prepare bots of {game}")
        _LOG.info("ready to play %s", game)
        return load(game)

    async def _make(self, game: str, part: Part, tell: Tell = lambda _: None) -> None:
        if not os.environ.get("NUMBA_DISABLE_JIT"):
            async with self._behind if part == "bots" else nullcontext():
                await compile_apart(game, part, tell)
        async with self._loading:
            await asyncio.to_thread(warm, game, part)


async def compile_apart(game: str, part: Part, tell: Tell) -> None:
    """Let another process compile what is not compiled yet of a part, and tell how much of it is done."""
    process = _start(game, part)
    try:
        await asyncio.to_thread(_follow, process, tell)
    finally:
        process.kill()  # whoever follows it then comes to an end, too
        await asyncio.to_thread(process.wait)


def _start(game: str, part: Part) -> Popen[str]:
    """Start the process that compiles.

    Not by the event loop: that of uvloop forks, and a fork copies the locks that bots in other threads hold, which
    nobody there gives back. What starts here is not forked.
    """
    return Popen([sys.executable, "-m", "tenshu.table.warming", game, part], stdout=PIPE, text=True)  # noqa: S603 (ourselves)


def _follow(process: Popen[str], tell: Tell) -> None:
    """Tell what a process says that it has done, to its end."""
    with process:
        for line in process.stdout or ():
            with suppress(ValueError):  # whatever else is written there
                done, of = map(int, line.split())
                tell(done / of)

"""Lines: the one connection by which a store writes.

SQLite is written to in a thread, so that a transaction is one errand: of its dozen steps none waits for its turn among
the thousand other things that a busy server does. PostgreSQL is spoken to from the loop, by the driver that reads too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tenshu.table.database import connect_to_file, is_sqlite

T = TypeVar("T")


class Line(Protocol):
    """A connection, which is kept: to take one from a pool each time would cost as much as a commit."""

    engine: Engine

    @property
    def is_open(self) -> bool:
        """Return whether there is a connection, though it may have died long ago."""
        ...

    async def open(self) -> None:
        """Connect, where that is not done yet."""
        ...

    async def run(self, do: Callable[[Connection], T]) -> T:
        """Return what comes of something that is done by the connection."""
        ...

    async def drop(self) -> None:
        """Let go of the connection, and with it of what is not committed."""
        ...


def line(url: URL, engine: AsyncEngine) -> Line:
    """Return a line to a database; `engine` is what reads it."""
    return _Thread(connect_to_file(url)) if is_sqlite(url) else _Loop(engine)


class _Thread:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "tenshu store writer")  # one, since SQLite wants the same one always

    @property
    def is_open(self) -> bool:
        return self._connection is not None

    async def open(self) -> None:
        if self._connection is None:
            self._connection = await self._do(self.engine.connect)

    async def run(self, do: Callable[[Connection], T]) -> T:
        assert self._connection is not None  # noqa: S101 (it was opened)
        connection = self._connection
        return await self._do(lambda: do(connection))

    async def drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # whatever is wrong with it, the next one is new
                await self._do(lambda: _close(connection))

    async def _do(self, what: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, what)


def _close(connection: Connection) -> None:
    connection.invalidate()
    connection.close()


class _Loop:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine.sync_engine
        self._connecting = engine.connect
        self._connection: AsyncConnection | None = None

    @property
    def is_open(self) -> bool:
        return self._connection is not None

    async def open(self) -> None:
        if self._connection is None:
            self._connection = await self._connecting()

    async def run(self, do: Callable[[Connection], T]) -> T:
        assert self._connection is not None  # noqa: S101 (it was opened)
        return await self._connection.run_sync(do)

    async def drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # whatever is wrong with it, the next one is new
                await connection.invalidate()
                await connection.close()

"""Hints that a table has gone on. They carry no truth: one that is lost costs delay, until somebody looks again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol, Self

from sqlalchemy.ext.asyncio import AsyncEngine

_CHANNEL = "tenshu"
_AGAIN = 1.0  # seconds until a lost connection is tried again


class Hint(NamedTuple):
    """A table, and the number of the last event that it has for certain."""

    table: str
    seq: int


class Hints(Protocol):
    """Who is told what."""

    def announce(self, table: str, seq: int) -> None:
        """Tell all who listen, here and in other processes, soon."""
        ...

    def listen(self) -> Listener:
        """Return a listener, which hears all that is announced from now on until it is closed."""
        ...

    async def close(self) -> None:
        """Let all listening end."""
        ...


class Listener:
    """What was announced and not heard yet; of several hints for a table only the newest is kept."""

    def __init__(self, gone: Callable[[Listener], None]) -> None:
        self._gone = gone
        self._news: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._is_closed = False

    def tell(self, table: str, seq: int) -> None:
        """Keep a hint until it is heard."""
        self._news[table] = max(seq, self._news.get(table, 0))
        self._wake.set()

    def close(self) -> None:
        """Hear no more."""
        self._is_closed = True
        self._gone(self)
        self._wake.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Hint:
        while not self._news:
            if self._is_closed:
                raise StopAsyncIteration
            self._wake.clear()
            await self._wake.wait()
        table = next(iter(self._news))
        return Hint(table, self._news.pop(table))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class MemoryHints:
    """Hints within one process."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    def announce(self, table: str, seq: int) -> None:
        """Tell all who listen here."""
        for listener in self._listeners:
            listener.tell(table, seq)

    def listen(self) -> Listener:
        """Return a listener."""
        listener = Listener(self._listeners.discard)
        self._listeners.add(listener)
        return listener

    async def close(self) -> None:
        """Let all listening end."""
        for listener in tuple(self._listeners):
            listener.close()


class _Driver(Protocol):
    """What we need of a connection of asyncpg, which has no types of its own."""

    async def add_listener(self, channel: str, heard: Callable[[object, int, str, str], None]) -> None: ...

    def add_termination_listener(self, ended: Callable[[object], None]) -> None: ...

    def is_closed(self) -> bool: ...

    def get_server_pid(self) -> int: ...

    async def execute(self, query: str, payloads: Sequence[str]) -> str: ...


class NotifyHints(MemoryHints):
    """Hints between processes by PostgreSQL's NOTIFY, after a commit and many at once.

    Within the transaction that inserts, NOTIFY would make all commits wait for each other.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine
        self._to_send: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._pid = 0  # of our own connection, which hears itself
        self.listening = asyncio.Event()  # while the others can be heard
        self._task = asyncio.create_task(self._run(), name="tenshu hints")

    def announce(self, table: str, seq: int) -> None:
        """Tell all who listen here at once, and others soon."""
        super().announce(table, seq)
        self._to_send[table] = max(seq, self._to_send.get(table, 0))
        self._wake.set()

    async def close(self) -> None:
        """Let all listening end; what is not sent yet is lost."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await super().close()

    async def _run(self) -> None:
        while True:
            with suppress(Exception):  # whatever it is, hints are lost until a connection is there again
                await self._connected()
            await asyncio.sleep(_AGAIN)

    async def _connected(self) -> None:
        """Listen and send until the connection is lost."""
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            try:
                await self._listen(driver)
                await self._send(driver)
            finally:  # it must not go back into the pool, where it would go on listening
                self.listening.clear()
                await connection.invalidate()

    async def _listen(self, driver: _Driver) -> None:
        driver.add_termination_listener(lambda _: self._wake.set())
        await driver.add_listener(_CHANNEL, self._hear)
        self._pid = driver.get_server_pid()
        self.listening.set()

    async def _send(self, driver: _Driver) -> None:
        while not driver.is_closed():
            await self._wake.wait()
            self._wake.clear()
            hints, self._to_send = self._to_send, {}
            if hints:
                payloads = [f"{seq} {table}" for table, seq in hints.items()]
                await driver.execute(f"SELECT pg_notify('{_CHANNEL}', hint) FROM unnest($1::text[]) hint", payloads)  # noqa: S608

    def _hear(self, _: object, pid: int, _channel: str, payload: str) -> None:
        seq, _, table = payload.partition(" ")
        if pid != self._pid and seq.isdecimal():
            super().announce(table, int(seq))

"""Group commit: whoever writes waits, and all that is waiting when the database is free is committed together.

A commit waits for the disk, whether it holds one row or a hundred; so a busy table costs hardly more than a quiet one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError

from tenshu.table.database import begin_writing
from tenshu.table.lines import Line
from tenshu.table.model import ClosedError, StoreError, UnavailableError

_LOG = logging.getLogger(__name__)

MOST = 256  # jobs in a transaction, so that the first of them does not wait long for the last

T_co = TypeVar("T_co", covariant=True)


class Job(Protocol[T_co]):
    """Something to write, and what comes of it."""

    # Jobs are written kind by kind in this order, and within a kind by their place: so two processes lock rows in the
    # same order, and neither waits for the other in a circle.
    @property
    def place(self) -> tuple[int, str, int]:
        """Return what it touches."""
        ...

    @classmethod
    def write(cls, connection: Connection, jobs: Sequence[Any]) -> Sequence[T_co | Exception]:
        """Write all jobs of this kind, and return what came of each; raise only if nothing may be committed."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting:
    job: Job[Any]
    outcome: asyncio.Future[Any]

    def settle(self, outcome: object) -> None:
        """Tell whoever waits, if anybody still does."""
        if self.outcome.done():
            return
        if isinstance(outcome, Exception):
            self.outcome.set_exception(outcome)
        else:
            self.outcome.set_result(outcome)


class Writer:
    """The one task of a store that writes."""

    def __init__(self, line: Line, committed: Callable[[object, object], None]) -> None:
        self._line = line
        self._committed = committed  # is told each job that was committed and what came of it
        self._queue: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._run(), name="tenshu store writer")

    async def write(self, job: Job[T_co]) -> T_co:
        """Return what came of a job, once that is durable.

        A job that was handed in is done, also when whoever waits for it goes away.
        """
        if self._is_closing:
            raise ClosedError
        outcome: asyncio.Future[T_co] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(job, outcome))
        self._wake.set()
        return await outcome

    async def close(self) -> None:
        """Take no more jobs, and return when all that were handed in are done."""
        self._is_closing = True
        self._wake.set()
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        try:
            while self._queue or not self._is_closing:
                await self._wake.wait()
                self._wake.clear()
                while self._queue:
                    await self._settle([self._queue.popleft() for _ in range(min(MOST, len(self._queue)))])
        finally:  # also when the loop ends in a hurry: nobody waits for what will never come
            self._is_closing = True
            await self._line.drop()
            while self._queue:
                self._queue.popleft().settle(ClosedError())

    async def _settle(self, batch: list[_Waiting]) -> bool:
        """Write a batch and tell all who wait for it; return whether the database was there."""
        try:
            outcomes = await self._transact([waiting.job for waiting in batch])
        except UnavailableError as error:
            _fail(batch, error)
            return False
        except Exception as error:  # noqa: BLE001 (it is handed to whoever asked)
            return await self._settle_alone(batch, error)
        except BaseException:  # the loop ends in a hurry
            _fail(batch, UnavailableError("The store was stopped."))
            raise
        for waiting, outcome in zip(batch, outcomes, strict=True):
            waiting.settle(outcome)
            self._tell(waiting.job, outcome)
        return True

    def _tell(self, job: Job[Any], outcome: object) -> None:
        try:
            self._committed(job, outcome)
        except Exception:  # noqa: BLE001 (it is written all the same)
            _LOG.exception("Nobody was told of what was written.")

    async def _settle_alone(self, batch: list[_Waiting], error: Exception) -> bool:
        """Write each job by itself, since one of them is at fault and the others shall not fail with it."""
        if len(batch) == 1:
            told = StoreError(f"This cannot be written. ({error})")
            told.__cause__ = error
            batch[0].settle(told)
            return True
        for number, waiting in enumerate(batch, 1):
            if not await self._settle([waiting]):
                _fail(batch[number:], UnavailableError("The database went away."))
                return False
        return True

    async def _transact(self, jobs: list[Job[Any]]) -> list[object]:
        """Return what came of some jobs, which are then durable, or raise and leave nothing of them behind."""
        is_kept = self._line.is_open
        await self._open()
        try:
            outcomes = await self._line.run(lambda connection: _write_all(connection, jobs))
        except Exception as error:
            await self._line.drop()
            if not _is_away(error):
                raise
            if is_kept:  # it may have died long ago, and only a new one tells whether the database is there
                return await self._transact(jobs)
            raise UnavailableError(f"The database is away; nothing was written. ({error})") from error
        try:
            await self._line.run(Connection.commit)
        except Exception as error:
            await self._line.drop()
            sentence = "The database went away in a commit: ask again with the same key to learn what was written."
            raise UnavailableError(f"{sentence} ({error})") from error
        return outcomes

    async def _open(self) -> None:
        try:
            await self._line.open()
        except Exception as error:
            raise UnavailableError(f"The database is away; nothing was written. ({error})") from error


def _write_all(connection: Connection, jobs: list[Job[Any]]) -> list[object]:
    """Write jobs of several kinds, and return what came of each, in the order in which they came."""
    begin_writing(connection)
    order = sorted(range(len(jobs)), key=lambda number: jobs[number].place)
    outcomes: list[object] = [None] * len(jobs)
    for kind in dict.fromkeys(type(jobs[number]) for number in order):
        numbers = [number for number in order if type(jobs[number]) is kind]
        done = kind.write(connection, [jobs[number] for number in numbers])
        for number, outcome in zip(numbers, done, strict=True):
            outcomes[number] = outcome
    return outcomes


def _fail(batch: Sequence[_Waiting], error: UnavailableError) -> None:
    """Tell each of a batch the same, by an error of its own: one that is raised twice mixes up its tracebacks."""
    for waiting in batch:
        told = UnavailableError(*error.args)
        told.__cause__ = error.__cause__
        waiting.settle(told)


def _is_away(error: Exception) -> bool:
    """Return whether an error tells of the database rather than of what was written."""
    if isinstance(error, DBAPIError):
        # SQLite says so when its file is locked, full or gone.
        return error.connection_invalidated or isinstance(error, OperationalError)
    return isinstance(error, OSError | TimeoutError)

"""A process that writes into a store, for tests that race it against another or kill it.

python writing.py race URL TABLE LAST    say that it is ready, wait for a line, append until the table has LAST
                                         events, and print how many were ours
python writing.py write URL TABLE…       append to all tables at once for ever; print each that is acknowledged
"""

from __future__ import annotations

import asyncio
import os
import sys

from tenshu.table.model import ANSWER, Appended, Event
from tenshu.table.store import Store, open_store


async def race(url: str, table: str, last: str) -> None:
    """Append wherever the table stands, and count the wins."""
    won, head = 0, 0
    async with await open_store(url) as store:
        say("ready")
        sys.stdin.readline()
        while head < int(last):
            outcome = await store.append(table, head + 1, [Event(ANSWER, 0, os.getpid())])
            won += isinstance(outcome, Appended)
            head = outcome.seq if isinstance(outcome, Appended) else outcome.head
    say(str(won))


async def write(url: str, *tables: str) -> None:
    """Append to each table for ever."""
    async with await open_store(url) as store:
        await asyncio.gather(*(write_one(store, table) for table in tables))


async def write_one(store: Store, table: str) -> None:
    """Append for ever: a move, and what chance answers to it."""
    number = 0
    while True:
        number += 1
        some = [Event(ANSWER, 0, 2 * number - 1), Event(ANSWER, 8, 2 * number)]
        await store.append(table, 2 * number - 1, some, key=str(number))
        say(f"{table} {2 * number}")


def say(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)  # noqa: T201 (it is read by the test)


if __name__ == "__main__":
    task, *arguments = sys.argv[1:]
    asyncio.run(race(*arguments) if task == "race" else write(*arguments))

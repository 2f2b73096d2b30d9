"""Times durable appends: so many tables at once, each of which waits for an append before it makes the next.

    python bench/store.py [--db postgresql://USER@HOST/NAME …] [--waiters 1 16 64] [--seconds 3]

Prints a line of JSON for each database and number of waiters; SQLite, in a temporary file, is always among them.
The address of PostgreSQL should be that of a database for trials: tables are left behind in it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from statistics import median, quantiles
from typing import Any

from sqlalchemy import event

from tenshu.table.model import ANSWER, Event, Seat, Table
from tenshu.table.store import Store, open_store


async def measure(url: str, waiters: int, seconds: float) -> dict[str, Any]:
    """Return the appends a second and how long each took."""
    async with await open_store(url) as store:
        tables = [Table("catte", 1, (Seat(0), Seat(1), Seat(2)), seed=bytes(32)) for _ in range(waiters)]
        await asyncio.gather(*(store.create(table) for table in tables))
        commits: list[None] = []
        event.listen(store.engine.sync_engine, "commit", lambda _: commits.append(None))
        begin, cpu = time.perf_counter(), time.process_time()
        waits = await asyncio.gather(*(append(store, table.id, begin + seconds) for table in tables))
        wall, cpu = time.perf_counter() - begin, time.process_time() - cpu
    took = [1000 * wait for some in waits for wait in some]
    return {
        "database": store.engine.dialect.name,
        "waiters": waiters,
        "appends_per_second": round(len(took) / wall),
        "ms_p50": round(median(took), 2),
        "ms_p99": round(quantiles(took, n=100)[-1], 2),
        "appends_per_commit": round(len(took) / len(commits), 1),
        "cpu_us_per_append": round(1e6 * cpu / len(took)),
        "load": round(os.getloadavg()[0], 1),
    }


async def append(store: Store, table: str, end: float) -> list[float]:
    """Append to a table one after another until the end, and return how long each took."""
    waits, seq, before = [], 0, time.perf_counter()
    while before < end:
        seq += 1
        await store.append(table, seq, [Event(ANSWER, seq % 3, seq)], key=str(seq))
        after = time.perf_counter()
        waits.append(after - before)
        before = after
    return waits


def main() -> None:
    """Time all that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db", nargs="*", default=[])
    parser.add_argument("--waiters", nargs="*", type=int, default=[1, 16, 64])
    parser.add_argument("--seconds", type=float, default=3)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for url in [f"sqlite:///{folder}/tables.db", *asked.db]:
            for waiters in asked.waiters:
                print(json.dumps(asyncio.run(measure(url, waiters, asked.seconds))), flush=True)


if __name__ == "__main__":
    main()

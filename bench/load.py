"""Loads a server as an evening with many tables would, and times how soon the others see what somebody did.

    python -m bench.load [--clients 2000] [--tables 500] [--seconds 60] [--workers 1] [--db URL] [--processes 1]

At each table people take a human while to decide, bots play at their usual pace, and whoever is left of the clients
watches. All follow their table by WebSocket. It prints the time from a POST, when it was sent and when it was
answered, until a push with what it did has come to each other client of the table; what the server and the clients
took of the processors, and what all else on this machine took; and what was refused.

`--profile FILE` runs the server under cProfile, which makes it slower, and keeps what that found.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from secrets import token_hex
from typing import Any, cast

import uvloop

HERE = "127.0.0.1"
PORT = 21_777
SEATS = 3  # of a table; every game can be played so
READY = 240.0  # seconds in which the server has to start
AT_ONCE = 8  # tables that are opened at the same time
_HERTZ = os.sysconf("SC_CLK_TCK")
_SERVER = """
import sys
from tenshu.table.app import Config
from tenshu.table.server import WEB, serve
db, port, workers, threads, kept = sys.argv[1:]
config = Config(db, threads=int(threads), web=WEB if WEB.is_dir() else None, is_preparing=False)
def run():
    serve(config, "127.0.0.1", int(port), int(workers), "quiet", lambda: None)
if not kept:
    run()
else:
    import cProfile, os, time
    profile = cProfile.Profile(time.thread_time)  # of the loop's thread, and not of what else this machine does
    leave = os._exit  # a server leaves without looking back
    os._exit = lambda code: (profile.disable(), profile.dump_stats(kept), leave(code))
    profile.runcall(run)
"""


@dataclass(frozen=True)
class Plan:
    """What is asked for."""

    clients: int
    tables: int
    seconds: float
    people: int  # at each table
    think: tuple[float, float]  # seconds that a person takes to decide, at least and at most
    titles: tuple[str, ...]
    level: str
    pace: int | None
    is_deflated: bool  # whether pushes are compressed, as browsers ask for
    port: int
    seed: int

    def share(self, parts: int) -> list[Plan]:
        """Return the plan cut into parts, for as many processes."""
        return [
            Plan(
                **{
                    **vars(self),
                    "clients": _part(self.clients, part, parts),
                    "tables": _part(self.tables, part, parts),
                    "seed": self.seed + part,
                }
            )
            for part in range(parts)
        ]


def _part(whole: int, part: int, parts: int) -> int:
    return whole * (part + 1) // parts - whole * part // parts


@dataclass
class Seen:
    """What a process of clients has seen."""

    from_sent: list[float] = field(default_factory=list)  # seconds until each push that followed from a POST
    from_answered: list[float] = field(default_factory=list)
    posts: list[float] = field(default_factory=list)  # seconds until a POST was answered
    pushes: int = 0
    bytes: int = 0
    lost: int = 0  # feeds that were closed
    missed: int = 0  # pushes that had not come when the time was over
    refused: Counter[str] = field(default_factory=Counter)
    cpu: float = 0.0

    def add(self, other: Seen) -> None:
        """Add what another process has seen."""
        for name, value in vars(other).items():
            mine = getattr(self, name)
            if isinstance(mine, Counter):
                mine.update(value)
            else:
                setattr(self, name, mine + value)


# Requests


class Line:
    """A connection for requests, which is opened when it is needed, as a browser does."""

    def __init__(self, port: int, address: str, token: str = "") -> None:
        self._port = port
        self._head = f"Host: tenshu\r\nX-Forwarded-For: {address}\r\nContent-Type: application/json\r\n"
        self._head += f"Authorization: Bearer {token}\r\n" if token else ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object) -> tuple[int, Any]:
        """Return the status and what was answered."""
        data = json.dumps(body)
        request = f"POST /api/{path} HTTP/1.1\r\n{self._head}Content-Length: {len(data)}\r\n\r\n{data}".encode()
        while True:
            is_new = self._streams is None
            reader, writer = self._streams = self._streams or await asyncio.open_connection(HERE, self._port)
            try:
                writer.write(request)
                return await _answer(reader)
            except (OSError, asyncio.IncompleteReadError):
                self.close()
                if is_new:
                    raise

    def close(self) -> None:
        """Let the connection go."""
        if self._streams:
            self._streams[1].close()
            self._streams = None


async def _answer(reader: asyncio.StreamReader) -> tuple[int, Any]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode().casefold()
    length = int(head.partition("content-length:")[2].split(maxsplit=1)[0])
    return int(head.split(maxsplit=2)[1]), json.loads(await reader.readexactly(length))


# Feeds


class Feed(asyncio.Protocol):
    """A WebSocket that looks no closer at what comes than it has to."""

    def __init__(self, table: Table, token: str, seen: Seen, *, is_deflated: bool) -> None:
        self.table = table
        self.turn = asyncio.Event()
        self.data = b""  # the last snapshot
        self._seen = seen
        self._token = token
        self._buffer = bytearray()
        self._is_open = False
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS) if is_deflated else None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        deflate = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if self._inflate else ""
        self._transport.write(
            (
                "GET /api/table/socket HTTP/1.1\r\nHost: tenshu\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"{deflate}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            ).encode()
        )

    def connection_lost(self, _: Exception | None) -> None:
        """Count it, unless we have closed it."""
        if self._transport:
            self._seen.lost += 1
        self._transport = None

    def close(self) -> None:
        """Look no more."""
        if self._transport:
            transport, self._transport = self._transport, None
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Take what has come, and say Hello when the other side is ready."""
        self._buffer += data
        if not self._is_open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self._is_open, self._buffer = True, rest
            self._send(0x81, json.dumps({"token": self._token, "seq": 0, "ply": None}).encode())
        self._read()

    def _send(self, kind: int, data: bytes) -> None:
        if self._transport:
            self._transport.write(bytes([kind, 0x80 | len(data)]) + bytes(4) + data)  # the mask is all zeros

    def _read(self) -> None:
        buffer = self._buffer
        while len(buffer) >= 2:  # noqa: PLR2004 (bytes of a small head)
            kind, length, begin = buffer[0], buffer[1], 2
            if length >= 126:  # noqa: PLR2004 (RFC 6455, 5.2)
                begin = 4 if length == 126 else 10  # noqa: PLR2004
                length = int.from_bytes(buffer[2:begin])
            if len(buffer) < begin + length:
                return
            data = bytes(buffer[begin : begin + length])
            del buffer[: begin + length]
            self._frame(kind, data)

    def _frame(self, kind: int, data: bytes) -> None:
        match kind & 0x0F:
            case 0x9:
                self._send(0x8A, data)
            case 0x1:
                self._seen.bytes += len(data)
                if self._inflate and kind & 0x40:
                    data = self._inflate.decompress(data + b"\x00\x00\xff\xff")
                if len(data) > 2:  # noqa: PLR2004 (a sign of life is "{}")
                    self._update(data)

    def _update(self, data: bytes) -> None:
        self._seen.pushes += 1
        self.data = data
        self.table.pushed(self, _number(data, b'"seq":'), time.perf_counter())
        if b'"legal":[{' in data:
            self.turn.set()
        else:
            self.turn.clear()

    @property
    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return b'"phase":"over"' in self.data[:200]


def _same(feed: Feed) -> Feed:
    return feed


def _number(data: bytes, name: bytes) -> int:
    begin = data.index(name) + len(name)
    return int(data[begin : begin + 12].partition(b",")[0])


def _choices(data: bytes) -> list[int]:
    begin = data.index(b'"legal":[')
    return [int(found) for found in re.findall(rb'"action":(\d+)', data[begin : data.index(b'"can_end"', begin)])]


# Tables


@dataclass(eq=False)
class Wait:
    """A POST, and those who have yet to see what it did."""

    waiting: set[Feed]
    sent: float
    answered: float = 0.0
    seq: int = 0
    early: list[tuple[Feed, int, float]] = field(default_factory=list)  # what came before the answer


class Table:
    """A table with all who look at it."""

    def __init__(self, plan: Plan, seen: Seen, rng: random.Random) -> None:
        self._plan = plan
        self._seen = seen
        self._rng = rng
        self._title = rng.choice(plan.titles)
        self.feeds: list[Feed] = []
        self._lines: list[Line] = []
        self.waits: set[Wait] = set()

    def _line(self, token: str = "") -> Line:
        address = ".".join(str(self._rng.randrange(1, 255)) for _ in range(4))
        line = Line(self._plan.port, address, token)
        self._lines.append(line)
        return line

    async def open(self, watching: int) -> None:
        """Open it, let all sit down and begin."""
        plan, guest = self._plan, self._line()
        seats = [{"kind": "me", "name": "Aiko"}, *[{"kind": "open"}] * (plan.people - 1)]
        seats += [{"kind": "bot", "level": plan.level}] * (SEATS - plan.people)
        body = {"title": self._title, "seats": seats, **({} if plan.pace is None else {"pace": plan.pace})}
        opened = await self._do(guest, "tables", body)
        tokens = [opened["token"]]
        for number in range(plan.people - 1):
            joined = await self._do(self._line(opened["invite"]), "join", {"name": f"Guest {number}"})
            tokens.append(joined["token"])
        self.people = [self._line(token) for token in tokens]
        await self._do(self.people[0], "table/start", {})
        for token in [*tokens, *[opened["watch"]] * watching]:
            feed = Feed(self, token, self._seen, is_deflated=plan.is_deflated)
            await asyncio.get_running_loop().create_connection(partial(_same, feed), HERE, plan.port)
            self.feeds.append(feed)

    async def _do(self, line: Line, path: str, body: object) -> Any:  # noqa: ANN401 (whatever JSON it is)
        status, told = await line.post(path, body)
        if status >= 400:  # noqa: PLR2004
            raise ConnectionError(f"{path}: {told}")
        return told

    async def play(self) -> None:
        """Let people answer for ever, or until the game is over."""
        await asyncio.gather(*(self._person(number) for number in range(self._plan.people)))

    async def _person(self, number: int) -> None:
        feed, line, known = self.feeds[number], self.people[number], -1
        while not feed.is_over:
            await feed.turn.wait()
            await asyncio.sleep(self._rng.uniform(*self._plan.think))
            if feed.turn.is_set() and _number(feed.data, b'"seq":') >= known:
                known = await self._answer(feed, line)

    async def _answer(self, feed: Feed, line: Line) -> int:
        """Answer at random, and return what the table's number is then."""
        ply, action = _number(feed.data, b'"ply":'), self._rng.choice(_choices(feed.data))
        wait = Wait({other for other in self.feeds if other is not feed}, time.perf_counter())
        self.waits.add(wait)
        feed.turn.clear()
        status, told = await line.post("table/answer", {"ply": ply, "action": action, "key": token_hex(8)})
        wait.answered = time.perf_counter()
        self._seen.posts.append(wait.answered - wait.sent)
        if status != 200:  # noqa: PLR2004
            self._seen.refused[f"{status} {told['error']['key'] if isinstance(told.get('error'), dict) else ''}"] += 1
            self.waits.discard(wait)
        else:
            wait.seq = int(told["seq"])
            for other, seq, at in wait.early:
                self._note(wait, other, seq, at)
        return int(told.get("seq", 0))

    def pushed(self, feed: Feed, seq: int, at: float) -> None:
        """Note who sees what."""
        for wait in [*self.waits]:
            if wait.seq:
                self._note(wait, feed, seq, at)
            else:
                wait.early.append((feed, seq, at))

    def _note(self, wait: Wait, feed: Feed, seq: int, at: float) -> None:
        if seq >= wait.seq and feed in wait.waiting:
            wait.waiting.remove(feed)
            self._seen.from_sent.append(at - wait.sent)
            self._seen.from_answered.append(max(0.0, at - wait.answered))
            if not wait.waiting:
                self.waits.discard(wait)

    def close(self) -> None:
        """Let all go."""
        for feed in self.feeds:
            feed.close()
        for line in self._lines:
            line.close()


# Running


def run_clients(plan: Plan, begin_at: float) -> tuple[Seen, float]:
    """Run the clients of one process; return what they saw, and when they were all there."""
    return uvloop.run(_clients(plan, begin_at))


async def _clients(plan: Plan, begin_at: float) -> tuple[Seen, float]:
    seen, rng = Seen(), random.Random(plan.seed)  # noqa: S311 (no secret)
    tables = [Table(plan, seen, rng) for _ in range(plan.tables)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def come(number: int, table: Table) -> None:
        async with gate:
            await table.open(max(0, _part(plan.clients, number, plan.tables) - plan.people))

    await asyncio.gather(*(come(number, table) for number, table in enumerate(tables)))
    playing = [asyncio.create_task(table.play()) for table in tables]
    there = time.time()
    await asyncio.sleep(max(plan.think[1], begin_at - there))  # until it goes its usual way
    vars(seen).update(vars(Seen()))  # what came while all sat down does not count
    began, cpu = time.time(), time.process_time()
    await asyncio.sleep(plan.seconds)
    seen.cpu = time.process_time() - cpu
    seen.missed = sum(
        len(wait.waiting) for table in tables for wait in table.waits if time.perf_counter() - wait.sent > 1
    )
    for task in playing:
        if task.done() and not task.cancelled() and task.exception():
            seen.refused[repr(task.exception())] += 1
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for table in tables:
        table.close()
    return seen, began


@contextmanager
def server(db: str, port: int, workers: int, threads: int, kept: str) -> Iterator[int]:
    """Run a server; yield the number of its process."""
    command = [sys.executable, "-c", _SERVER, db, str(port), str(workers), str(threads), kept]
    process = subprocess.Popen(command, start_new_session=True)  # noqa: S603 (our own)
    try:
        end = time.monotonic() + READY
        while True:
            with suppress(OSError), urllib.request.urlopen(f"http://{HERE}:{port}/ready", timeout=5):
                break
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("the server does not start")
            time.sleep(0.1)
        yield process.pid
    finally:
        os.killpg(process.pid, signal.SIGINT if kept else signal.SIGTERM)
        process.wait()


def family(pid: int) -> list[int]:
    """Return a process and all that it has started."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [pid, *(one for child in children for one in family(int(child)))]


def cpu_of(pid: int) -> float:
    """Return the seconds of processor that a process and those that it has started have had."""
    used = 0.0
    for one in family(pid):
        with suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            used += (int(fields[11]) + int(fields[12])) / _HERTZ
    return used


def cpu_of_all() -> float:
    """Return the seconds of processor that everybody on this machine has had."""
    fields = [int(one) for one in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    return (sum(fields[:8]) - fields[3] - fields[4]) / _HERTZ


def memory_of(pid: int) -> float:
    """Return the megabytes of memory that a process and those that it has started have."""
    pages = 0
    for one in family(pid):
        with suppress(OSError):
            pages += int(Path(f"/proc/{one}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def measure(plan: Plan, pid: int, processes: int) -> dict[str, Any]:
    """Let all clients come, and return what was measured once they were there."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        jobs = [pool.submit(run_clients, part, 0.0) for part in plan.share(processes)]
        marks: list[tuple[float, float, float]] = []
        while not all(job.done() for job in jobs):
            marks.append((time.time(), cpu_of(pid), cpu_of_all()))
            time.sleep(0.25)
        memory = memory_of(pid)
        results = [job.result() for job in jobs]
    seen = results[0][0]
    for other, _ in results[1:]:
        seen.add(other)
    began = max(began for _, began in results)
    during = [mark for mark in marks if began <= mark[0] <= began + plan.seconds]
    wall, ours, everybody = (last - first for first, last in zip(during[0], during[-1], strict=True))
    client = seen.cpu / plan.seconds
    return {
        "clients": plan.clients,
        "tables": plan.tables,
        "seconds": plan.seconds,
        "answers": len(seen.posts),
        "pushes_per_second": round(seen.pushes / plan.seconds),
        "kB_per_push": round(seen.bytes / max(1, seen.pushes) / 1e3, 1),
        "post_ms": percentiles(seen.posts),
        "push_from_sent_ms": percentiles(seen.from_sent),
        "push_from_answered_ms": percentiles(seen.from_answered),
        "pushes_timed": len(seen.from_sent),
        "pushes_missed": seen.missed,
        "feeds_lost": seen.lost,
        "refused": dict(seen.refused),
        "server_cores": round(ours / wall, 2),
        "client_cores": round(client, 2),
        "others_cores": round(everybody / wall - ours / wall - client, 2),
        "server_MB": round(memory),
    }


def percentiles(seconds: list[float]) -> dict[str, float]:
    """Return some percentiles, in milliseconds."""
    ranked = sorted(seconds) or [float("nan")]
    return {
        name: round(1000 * ranked[min(len(ranked) - 1, int(part * len(ranked)))], 1)
        for name, part in {"p50": 0.5, "p95": 0.95, "p99": 0.99, "most": 1.0}.items()
    }


def show(found: dict[str, Any]) -> None:
    """Print a table."""
    for name, value in found.items():
        told = "  ".join(f"{key} {one}" for key, one in value.items()) or "none" if isinstance(value, dict) else value
        print(f"{name.replace('_', ' '):<24}{told}", flush=True)


def main() -> None:
    """Load a server as is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clients", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--people", type=int, default=2, help="at each table; bots have the other seats")
    parser.add_argument("--think", type=float, nargs=2, default=(2.0, 6.0), help="seconds that people take to decide")
    parser.add_argument("--titles", nargs="+", default=["catsle_builders", "cat_tower", "catte", "white_castle"])
    parser.add_argument("--level", default="", help="of bots")
    parser.add_argument("--pace", type=int, help="milliseconds that bots wait; as a table has it, if none")
    parser.add_argument("--deflate", action="store_true", help="ask for compressed pushes")
    parser.add_argument("--db", default="", help="SQLite in a temporary file, if none")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--threads", type=int, default=max(1, (os.cpu_count() or 1)))
    parser.add_argument("--processes", type=int, default=1, help="of clients")
    parser.add_argument("--profile", default="")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    plan = Plan(
        asked.clients, asked.tables, asked.seconds, asked.people, tuple(asked.think), tuple(asked.titles),
        asked.level, asked.pace, asked.deflate, asked.port, asked.seed,
    )  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        db = asked.db or f"sqlite:///{folder}/tables.db"
        with server(db, asked.port, asked.workers, asked.threads, asked.profile) as pid:
            show(measure(plan, pid, asked.processes))


if __name__ == "__main__":
    main()

"""Real servers in processes of their own, and people who play at them whatever happens to the servers."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import httpx
from msgspec import Raw, Struct, json
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError, WebSocketException

from tenshu.core.log import read
from tenshu.games import load
from tenshu.table import fairness

# Ports from 32768 on may be taken by any connection that goes out.
PORTS = range(20_000, 32_768)
READY = 240.0  # seconds that a server may take to start on a machine that has much else to do
_HERE = "127.0.0.1"
_SHORTEST, _LONGEST = 0.05, 1.0  # seconds until one who has lost a server tries again, at most
_NO_SECRET, _BAD_HELLO = 4401, 4400
_OVER = "over"
LOUD = {**os.environ, "PYTHONFAULTHANDLER": "1"}  # a server that dies tells where
LOST = (httpx.NetworkError, httpx.TimeoutException, httpx.RemoteProtocolError)  # what happens when a server is lost

# No file: a worker would run it again when it starts. All games would be made ready while a test needs but one.
_RUN = """
import sys
from tenshu.table.app import Config
from tenshu.table.server import serve
db, port, workers = sys.argv[1:]
serve(Config(db, threads=1, is_preparing=False), "127.0.0.1", int(port), int(workers), "plain", lambda: None)
"""


# Servers


class Server:
    """A server: a process, with workers of its own where there are several."""

    def __init__(self, db: str, folder: Path, workers: int = 1) -> None:
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self._db = db
        self._workers = workers
        self._process: asyncio.subprocess.Process | None = None

    @property
    def http(self) -> str:
        """Return its address."""
        return f"http://{_HERE}:{self.port}/api"

    @property
    def feed(self) -> str:
        """Return the address of its WebSockets."""
        return f"ws://{_HERE}:{self.port}/api/table/socket"

    @property
    def pid(self) -> int:
        """Return the number of its process."""
        if self._process is None:
            raise ValueError("the server was not started")
        return self._process.pid

    async def begin(self) -> None:
        """Start it, and wait for nothing."""
        with self.log.open("a") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", _RUN, self._db, str(self.port), str(self._workers),
                stdout=log, stderr=log, start_new_session=True, env=LOUD,
            )  # fmt: skip

    async def start(self) -> None:
        """Start it, and return when clients can come."""
        await self.begin()
        await self.ready()

    async def ready(self) -> None:
        """Return when clients can come."""
        async with asyncio.timeout(READY), httpx.AsyncClient() as client:
            while True:
                if self._process is None or self._process.returncode is not None:
                    raise AssertionError(self.told())
                with suppress(*LOST):
                    if (await client.get(f"http://{_HERE}:{self.port}/ready")).is_success:
                        return
                await asyncio.sleep(0.05)

    def workers(self) -> list[int]:
        """Return the numbers of the processes of its workers."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(pid) for pid in children if b"spawn_main" in _command(pid)]

    async def kill(self) -> None:
        """Kill it with all its workers, as when the power fails."""
        if self._process is not None and self._process.returncode is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            await self._process.wait()

    def kill_worker(self, rng: Random) -> None:
        """Kill one of its workers."""
        if workers := self.workers():
            with suppress(ProcessLookupError):
                os.kill(rng.choice(workers), signal.SIGKILL)

    async def stop(self) -> float:
        """Ask it to stop; return how many seconds it took."""
        if self._process is None:
            raise ValueError("the server was not started")
        begin = time.perf_counter()
        self._process.terminate()
        await asyncio.wait_for(self._process.wait(), READY)
        return time.perf_counter() - begin

    @property
    def code(self) -> int | None:
        """Return how it ended."""
        return self._process.returncode if self._process else None

    def told(self) -> str:
        """Return what it has logged."""
        return self.log.read_text() if self.log.exists() else ""

    def memory(self) -> int:
        """Return the bytes of memory that it has now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def _command(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # it has just ended
        return b""


def free_port() -> int:
    """Return a port that nobody listens on."""
    for port in Random().sample(PORTS, 100):  # noqa: S311 (no secret)
        with socket.socket() as probe, suppress(OSError):
            probe.bind((_HERE, port))
            return port
    raise OSError("no port is free")


@asynccontextmanager
async def serving(db: str, folder: Path, *, servers: int = 1, workers: int = 1) -> AsyncIterator[list[Server]]:
    """Start servers on one database, all at once; what any of them got wrong is an error at the end."""
    started = [Server(db, folder, workers) for _ in range(servers)]
    try:
        async with asyncio.TaskGroup() as group:
            for server in started:
                group.create_task(server.start())
        yield started
    finally:
        for server in started:
            await server.kill()
    for server in started:
        assert "ERROR" not in server.told()
        assert "Traceback" not in server.told()


# Clients


class Choice(Struct, frozen=True):
    """Something that a seat may do."""

    action: int


class Said(Struct, frozen=True):
    """An answer as it was heard."""

    ply: int
    seat: int
    action: int


class Snapshot(Struct, frozen=True):
    """What a client needs to know of a snapshot; the rest is kept as it came, to be compared."""

    seq: int
    phase: str
    ply: int
    drafted: int
    seat: int
    legal: list[Choice]
    view: Raw
    places: list[int] | None
    seed: str | None


class Update(Struct, frozen=True):
    """What a feed sends."""

    snapshot: Snapshot
    first: int
    heard: list[Said]


class Client:
    """Somebody who looks at a table through any of its servers, and comes back when one is lost.

    It holds the feed to its promises: what it has heard has no gap, and what it knows never goes back, since nobody
    takes anything back here.
    """

    def __init__(self, servers: Sequence[Server], http: httpx.AsyncClient, token: str, rng: Random) -> None:
        self.servers = servers  # that it asks
        self.looks_at = servers
        self.story: list[Said] = []
        self.shown: Snapshot | None = None
        self.connected = 0  # how often
        self.updates = 0
        self._http = http
        self.token = token
        self._rng = rng
        address = ".".join(str(rng.randrange(1, 255)) for _ in range(4))  # each client comes from one of its own
        self._headers = {"x-forwarded-for": address} | ({"authorization": f"Bearer {token}"} if token else {})
        self._news = asyncio.Condition()

    # Asking

    async def ask(self, method: str, path: str, **body: object) -> httpx.Response:
        """Ask until there is an answer, whatever happens to the server; what is sent again has the same key."""
        wait = _SHORTEST
        while True:
            with suppress(*LOST):
                url = f"{self._rng.choice(self.servers).http}/{path}"
                told = await self._http.request(method, url, json=body or None, headers=self._headers)
                if told.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                    return told
            wait = await self._pause(wait)

    async def do(self, path: str, **body: object) -> Any:  # noqa: ANN401 (whatever JSON it is)
        """Do something that has to succeed."""
        told = await self.ask("POST", path, **body)
        assert told.is_success, told.text
        return told.json()

    async def _pause(self, wait: float) -> float:
        """Wait for a while that differs for all, and return how long to wait the next time at most."""
        await asyncio.sleep(self._rng.uniform(0, wait))
        return min(2 * wait, _LONGEST)

    # Looking

    async def follow(self) -> None:
        """Follow the table by WebSocket until the game is over."""
        await self._follow(self._by_socket)

    async def follow_events(self) -> None:
        """Follow the table by server-sent events until the game is over."""
        await self._follow(self._by_events)

    async def _follow(self, once: Callable[[], Awaitable[None]]) -> None:
        wait = _SHORTEST
        while not self.is_over:
            before = self.updates
            with suppress(OSError, TimeoutError, WebSocketException, *LOST):
                await once()
            wait = await self._pause(_SHORTEST if self.updates > before else wait)

    async def _by_socket(self) -> None:
        url = self._rng.choice(self.looks_at).feed
        async with connect(url, proxy=None, compression=None, max_size=None, close_timeout=0.1) as socket:
            self.connected += 1
            await socket.send(json.encode({"token": self.token, **self._known()}).decode())
            try:
                async for data in socket:
                    await self.take(data)
                    if self.is_over:
                        return
            except ConnectionClosedError as error:
                if error.rcvd and error.rcvd.code in (_NO_SECRET, _BAD_HELLO):
                    raise AssertionError(str(error)) from error
                raise

    async def _by_events(self) -> None:
        url = f"{self._rng.choice(self.looks_at).http}/table/feed"
        async with self._http.stream("GET", url, params=self._known(), headers=self._headers) as feed:
            assert feed.status_code in (httpx.codes.OK, httpx.codes.SERVICE_UNAVAILABLE)
            self.connected += 1
            async for line in feed.aiter_lines():
                if line.startswith("data: "):
                    await self.take(line.removeprefix("data: "))
                if self.is_over:
                    return

    def _known(self) -> dict[str, int]:
        return {"seq": self.shown.seq, "ply": self.shown.ply} if self.shown else {"seq": 0, "ply": 0}

    async def take(self, data: str | bytes) -> None:
        """Take an update, and hold it to what was promised."""
        if data == "{}":
            return
        update = json.decode(data, type=Update)
        snapshot = update.snapshot
        assert [said.ply for said in update.heard] == list(range(update.first, snapshot.ply))
        assert update.first <= len(self.story) <= snapshot.ply
        if self.shown:
            assert snapshot.seq >= self.shown.seq
        for said, before in zip(update.heard, self.story[update.first :], strict=False):
            assert (said.seat, before.action) == (before.seat, before.action if before.action < 0 else said.action)
        async with self._news:
            self.story[update.first :] = update.heard
            self.shown = snapshot
            self.updates += 1
            self._news.notify_all()

    @property
    def is_over(self) -> bool:
        """Tell whether it has seen the end of the game."""
        return self.shown is not None and self.shown.phase == _OVER

    async def until(self, seen: Callable[[Snapshot], bool]) -> Snapshot:
        """Return the first snapshot of which something holds."""
        async with self._news:
            await self._news.wait_for(lambda: self.shown is not None and seen(self.shown))
        assert self.shown
        return self.shown


class Person(Client):
    """Somebody with a seat, who answers at random, and keeps what was acknowledged."""

    def __init__(
        self, servers: Sequence[Server], http: httpx.AsyncClient, token: str, rng: Random, drafts: float = 0.0
    ) -> None:
        super().__init__(servers, http, token, rng)
        self.answers: list[int] = []  # that were acknowledged
        self.refused = 0
        self._drafts = drafts  # how often it drafts before it ends its turn
        self._known_seq = 0

    async def play(self) -> None:
        """Answer whenever it is asked, until the game is over."""
        while (shown := await self.turn()).phase != _OVER:
            await self.answer(shown)

    async def turn(self) -> Snapshot:
        """Return the next snapshot in which it is asked, or the game over."""
        return await self.until(
            lambda shown: shown.phase == _OVER or (bool(shown.legal) and shown.seq >= self._known_seq)
        )

    async def answer(self, shown: Snapshot) -> None:
        """Answer at random, perhaps as a draft first."""
        action = self._rng.choice(shown.legal).action
        is_end = self._rng.random() >= self._drafts
        done = await self._say("answer", shown, ply=shown.ply + shown.drafted, action=action, end=is_end)
        if done:
            self.answers.append(action)
            if not is_end:
                assert await self._say("end", shown)

    async def _say(self, what: str, shown: Snapshot, **body: object) -> bool:
        """Say something until it is acknowledged, or refused because the table has gone on."""
        told = await self.ask("POST", f"table/{what}", **body, key=token_hex(8))
        assert told.status_code in (httpx.codes.OK, httpx.codes.CONFLICT), told.text
        seq = told.json()["seq"]
        if told.is_success:
            self._known_seq = seq
            return True
        assert seq > shown.seq, "it was refused although it knew how the table stands"
        self._known_seq = seq
        self.refused += 1
        return False


class Party:
    """Those at a table: people, bots, and some who only watch."""

    def __init__(self, people: list[Person], watching: list[Client], commitment: str) -> None:
        self.people = people
        self.watching = watching
        self.commitment = commitment

    @property
    def clients(self) -> list[Client]:
        """Return all who look."""
        return [*self.people, *self.watching]

    async def play(self) -> None:
        """Play the game to its end, and see that all agree on it."""
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.follow())
                group.create_task(person.play())
            for number, client in enumerate(self.watching):
                group.create_task(client.follow_events() if number % 2 else client.follow())
        await self.check()

    async def check(self) -> None:
        """See that all agree on how the game went, and that it went as people were told."""
        logs = [(await client.ask("GET", "table/log")).text for client in self.clients]
        assert len({*logs}) == 1
        play, notes = read(logs[0], load, "the log")
        assert not play.asked
        for finding in fairness.check(play, notes, self.commitment):
            assert finding.holds is not False, finding
        for client in self.clients:
            self._check_client(client, [(move.seat, move.action) for move in play.moves])
        for person in self.people:
            assert person.shown
            assert person.answers == [move.action for move in play.moves if move.seat == person.shown.seat]

    def _check_client(self, client: Client, moves: list[tuple[int, int]]) -> None:
        one, other = client.shown, self.clients[0].shown
        assert one
        assert other
        assert (one.seq, one.ply, one.places, one.seed) == (other.seq, len(moves), other.places, other.seed)
        assert bytes(one.view) == bytes(other.view)
        assert [said.seat for said in client.story] == [seat for seat, _ in moves]
        for said, (_, action) in zip(client.story, moves, strict=True):
            assert said.action in (-1, action)


async def sit_down(
    servers: Sequence[Server],
    http: httpx.AsyncClient,
    rng: Random,
    *,
    title: str = "catte",
    people: int = 2,
    bots: int = 1,
    watching: int = 1,
    pace: int = 0,
    drafts: float = 0.0,
    level: str = "visitor",
) -> Party:
    """Open a table, let others join it by its invitation, and begin."""
    guest = Client(servers, http, "", rng)
    seats = [{"kind": "me", "name": "Aiko"}, *[{"kind": "open"}] * (people - 1)]
    seats += [{"kind": "bot", "level": level}] * bots
    opened = await guest.do("tables", title=title, seats=seats, pace=pace)
    tokens = [opened["token"]]
    for number in range(people - 1):
        joined = await Client(servers, http, opened["invite"], rng).do("join", name=f"Guest {number}")
        tokens.append(joined["token"])
    seated = [Person(servers, http, token, Random(rng.random()), drafts) for token in tokens]  # noqa: S311
    await seated[0].do("table/cut", text=token_hex(4))
    await seated[-1].do("table/start")
    watchers = [Client(servers, http, opened["watch"], Random(rng.random())) for _ in range(watching)]  # noqa: S311
    return Party(seated, watchers, opened["commitment"])


def http_client() -> httpx.AsyncClient:
    """Return what clients ask with; a server may be slow to start again, but does not hold a request for ever."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=200)
    return httpx.AsyncClient(limits=limits, timeout=30.0, trust_env=False)


# Clients that do harm


@contextmanager
def unread(server: Server, *parts: bytes) -> Iterator[socket.socket]:
    """Send something in parts, one after the first that is answered to each, and read no more than that."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((_HERE, server.port))
        line.settimeout(READY)
        for number, part in enumerate(parts):
            if number:
                line.recv(1024)
            line.sendall(part)
        yield line


def socket_requests(token: str) -> list[bytes]:
    """Return what a WebSocket begins with: the handshake, and a Hello in a frame with a mask of zeros."""
    hello = json.encode({"token": token})
    head = (
        b"GET /api/table/socket HTTP/1.1\r\nHost: tenshu\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    return [head, bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello]


def events_request(token: str) -> bytes:
    """Return what asks for a feed of server-sent events."""
    return f"GET /api/table/feed HTTP/1.1\r\nHost: tenshu\r\nAuthorization: Bearer {token}\r\n\r\n".encode()

"""A server in this process, and people who come to it by its API."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Self, cast

import httpx
import msgspec
from litestar import Litestar

from tenshu.table.app import Config, create_app
from tenshu.table.tables import Tables

PATIENCE = 20.0  # seconds that anything may take on a machine that has much else to do
BOTS = ({"kind": "bot", "level": "visitor"}, {"kind": "bot", "level": "apprentice"})
_CALLER = ("visitor", 1)
Json = Any


class House:
    """A server, and what can be asked of it by somebody without a secret."""

    def __init__(self, app: Litestar, client: httpx.AsyncClient) -> None:
        self.app = app
        self.client = client
        self.tokens: set[str] = set()  # all that were given out

    @property
    def tables(self) -> Tables:
        """Return the tables of the server."""
        tables: Tables = self.app.state.tables
        return tables

    async def ask(self, method: str, path: str, token: str = "", **more: Any) -> httpx.Response:  # noqa: ANN401 (httpx's)
        """Send a request as it is; the secret goes where it belongs."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return await self.client.request(method, f"/api{path}", headers=headers | more.pop("headers", {}), **more)

    async def post(self, path: str, **data: Any) -> Json:  # noqa: ANN401 (JSON)
        """Do something that is allowed to all."""
        return told(await self.ask("POST", path, json=data))

    async def open(self, *seats: dict[str, str], title: str = "catte", **more: Any) -> Host:  # noqa: ANN401 (JSON)
        """Open a table, at which bots do not wait."""
        opened = await self.post("/tables", title=title, seats=[*seats], pace=0, **more)
        self.tokens |= {opened["token"], opened["invite"], opened["watch"]}
        return Host(self, opened)

    def come(self, token: str) -> Person:
        """Return somebody who has a secret."""
        self.tokens.add(token)
        return Person(self, token)


class Person:
    """Somebody with a secret."""

    def __init__(self, house: House, token: str) -> None:
        self.house = house
        self.token = token

    async def get(self, path: str, **query: int) -> Json:
        """Ask for something that one may see."""
        return told(await self.house.ask("GET", path, self.token, params=query))

    async def do(self, path: str, **data: Any) -> Json:  # noqa: ANN401 (JSON)
        """Do something that is allowed."""
        return told(await self.house.ask("POST", path, self.token, json=data))

    async def put(self, path: str, **data: Any) -> Json:  # noqa: ANN401 (JSON)
        """Set something that one may set."""
        return told(await self.house.ask("PUT", path, self.token, json=data))

    async def refused(self, status: int, why: str, path: str, method: str = "POST", **data: Any) -> Json:  # noqa: ANN401
        """Expect that something is refused, and why."""
        more = {"params": data} if method == "GET" else {"json": data}
        return problem(await self.house.ask(method, path, self.token, **more), status, why)

    async def look(self, **query: int) -> Json:
        """Return the table as it is shown."""
        return (await self.get("/table", **query))["snapshot"]

    async def join(self, name: str, **more: int) -> Person:
        """Sit down by an invitation."""
        return self.house.come((await self.do("/join", name=name, **more))["token"])

    async def asked(self, **query: int) -> Json:
        """Wait until one is asked or the game is over; return the table as it is shown then."""
        tables = self.house.tables
        room = await tables.room((await tables.holder(self.token)).table)
        async with asyncio.timeout(PATIENCE):
            with room.looking() as news:
                while True:
                    news.clear()
                    table = await self.look(**query)
                    if table["legal"] or table["phase"] == "over":
                        return table
                    await news.wait()

    async def answer(self, choice: int = 0, **more: Any) -> Json:  # noqa: ANN401 (JSON)
        """Answer with one of the choices as soon as one is asked."""
        table = await self.asked()
        action = table["legal"][choice % len(table["legal"])]["action"]
        return await self.do("/table/answer", ply=table["ply"] + table["drafted"], action=action, **more)

    async def play(self) -> Json:
        """Play against bots to the end, always with the first choice; return the table as it is shown then."""
        while (table := await self.asked())["phase"] != "over":
            await self.do("/table/answer", ply=table["ply"], action=table["legal"][0]["action"], seat=table["seat"])
        return table

    def watch(self, **query: int) -> Line:
        """Open a feed of server-sent events."""
        asked = httpx.QueryParams(query)
        headers = [(b"authorization", f"Bearer {self.token}".encode())]
        return Line(self.house.app, "http", "/api/table/feed", str(asked).encode(), headers)

    async def listen(self, **more: int) -> Line:
        """Open a feed by WebSocket, and say who one is."""
        line = Line(self.house.app, "websocket", "/api/table/socket")
        line.put({"type": "websocket.connect"})
        assert (await line.event())["type"] == "websocket.accept"
        line.say({"token": self.token, **more})
        return line


class Host(Person):
    """Who has opened a table."""

    def __init__(self, house: House, opened: Json) -> None:
        super().__init__(house, opened["token"])
        self.opened = opened
        self.table: str = opened["table"]

    @property
    def invited(self) -> Person:
        """Return somebody who was invited."""
        return self.house.come(self.opened["invite"])

    @property
    def watching(self) -> Person:
        """Return somebody who may watch."""
        return self.house.come(self.opened["watch"])


class Line:
    """A connection that stays open, by which a feed comes; as a server would hold it."""

    def __init__(
        self, app: Litestar, kind: str, path: str, query: bytes = b"", headers: Sequence[tuple[bytes, bytes]] = ()
    ) -> None:
        scope: Any = {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": query, "root_path": "", "headers": [*headers],
            "client": _CALLER, "server": ("house", 80), "subprotocols": [], "extensions": {},
        }  # fmt: skip
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        if kind == "http":
            self.put({"type": "http.request", "body": b"", "more_body": False})
        else:
            scope["scheme"] = "ws"
            del scope["method"]
        self._gone: Any = (
            {"type": "http.disconnect"} if kind == "http" else {"type": "websocket.disconnect", "code": 1001}
        )
        self.task = asyncio.ensure_future(app(scope, self._in.get, self._out.put))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.put(self._gone)
        async with asyncio.timeout(PATIENCE):
            await self.task

    def put(self, event: Json) -> None:
        """Let the server get an event."""
        self._in.put_nowait(event)

    def say(self, what: Json) -> None:
        """Send a message: text or bytes as they are, or anything else as JSON."""
        if isinstance(what, bytes):
            self.put({"type": "websocket.receive", "bytes": what})
            return
        text = what if isinstance(what, str) else msgspec.json.encode(what).decode()
        self.put({"type": "websocket.receive", "text": text})

    async def event(self, seconds: float = PATIENCE) -> Json:
        """Return what the server sends next."""
        return await asyncio.wait_for(self._out.get(), seconds)

    async def update(self, seconds: float = PATIENCE) -> Json:
        """Return the next update; signs of life are left out."""
        while True:
            data = _data(await self.event(seconds))
            if data not in (b"", b"{}"):
                return msgspec.json.decode(data)

    async def closed(self) -> Json:
        """Return how the server closes the line, whatever comes before."""
        async with asyncio.timeout(PATIENCE):
            while True:
                event = await self.event()
                if event["type"] == "websocket.close" or (
                    event["type"].endswith("body") and not event.get("more_body")
                ):
                    return event.get("code")

    def rest(self) -> list[Json]:
        """Return all that was sent and not looked at yet."""
        return [self._out.get_nowait() for _ in range(self._out.qsize())]

    async def is_quiet(self, seconds: float = 0.15) -> bool:
        """Tell whether nothing comes for a while."""
        with suppress(TimeoutError):
            await self.update(seconds)
            return False
        return True


def _data(event: Json) -> bytes:
    match event["type"]:
        case "websocket.send":
            return str(event["text"]).encode() if event.get("text") is not None else bytes(event["bytes"])
        case "http.response.body":
            body = bytes(event["body"])
            assert body in (b"", b":\n\n") or (body.startswith(b"data: ") and body.endswith(b"\n\n"))
            return body.removeprefix(b":").removeprefix(b"data: ").removesuffix(b"\n\n")
        case "http.response.start":
            assert (200, b"text/event-stream") == (
                event["status"],
                dict(event["headers"])[b"content-type"].split(b";")[0],
            )
            return b""
    raise AssertionError(event)


@asynccontextmanager
async def house(folder: Path, requests: int = 1_000_000, web: Path | None = None) -> AsyncIterator[House]:
    """Run a server on a file of SQLite; one that is there already is read again."""
    app = create_app(Config(f"sqlite:///{folder}/tables.db", requests=requests, web=web, is_preparing=False))
    transport = httpx.ASGITransport(cast("Any", app), raise_app_exceptions=False, client=_CALLER)
    started, stopped = asyncio.Event(), asyncio.Event()
    running = asyncio.create_task(_run(app, started, stopped))
    await asyncio.wait({running, asyncio.ensure_future(started.wait())}, return_when=asyncio.FIRST_COMPLETED)
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            yield House(app, client)
    finally:
        stopped.set()
        await running


async def _run(app: Litestar, started: asyncio.Event, stopped: asyncio.Event) -> None:
    """Run an application in a task of its own, which a fixture is not."""
    async with app.lifespan():
        started.set()
        await stopped.wait()


def told(response: httpx.Response) -> Json:
    """Return what was answered to something that is allowed."""
    assert response.is_success, response.text
    return response.json()


def problem(response: httpx.Response, status: int, key: str = "") -> Json:
    """Return why something was refused, which is said in one sentence, and as what can be said in any language."""
    assert (status, "application/json") == (response.status_code, response.headers["content-type"]), response.text
    said = response.json()
    assert not key or key == said["error"]["key"], said
    assert "." == said["text"][-1]
    assert "Traceback" not in response.text
    return said

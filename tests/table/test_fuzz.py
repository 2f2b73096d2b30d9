"""Whatever is sent to a server, by the API's own description or against it: it stays up, tells no secret, and plays on.

What a response may hold is compared with what the rules let its reader see and hear.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from tests.table.visiting import Host, House, Json, Line, Person, house

from tenshu.bots import find_player
from tenshu.core.heard import said
from tenshu.core.questions import SPECTATOR
from tenshu.table import api, shelf, thinking
from tenshu.table.app import Config, create_app
from tenshu.table.sitting import OVER, Sitting

T = TypeVar("T")

SCHEMA = schemathesis.openapi.from_dict(create_app(Config("sqlite://")).openapi_schema.to_schema())
STREAMS = "/api/table/feed"  # never ends, and is looked at by our own messages
EVERY: list[Any] = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
OPERATIONS = [one for one in EVERY if one.path != STREAMS]
EXAMPLES, MESSAGES = 24, 1_400  # of each operation, and of our own: some 2,000 in all
MANY_EXAMPLES, MANY_MESSAGES = 1_000, 80_000  # more than 100,000 in all
ROUND = 350  # messages between two looks whether the game can still be played
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.CHECKS.get_one("status_code_conformance"),
    schemathesis.checks.CHECKS.get_one("content_type_conformance"),
]
HANDS = "hand"  # the area of a table of Catte that only its seat may see


# People at a table, and whatever they are told


class Company:
    """Two people at screens of their own, a bot, and one who watches; and all that they know of each other."""

    def __init__(self, here: House, host: Host, guest: Person) -> None:
        self.here = here
        self.host = host
        self.people: tuple[Person, ...] = (host, guest, host.watching, host.invited)
        self.tokens = [one.token for one in self.people]

    @property
    def sitting(self) -> Sitting:
        """Return the table as it stands."""
        return next(room.sitting for room in self.here.tables.rooms if room.sitting.table.id == self.host.table)

    def check(self, token: str, response: httpx.Response) -> None:
        """Expect that a response says what is wrong in JSON, and tells nothing that its reader may not know."""
        assert response.status_code < 500, response.text
        if response.status_code >= 400:
            problem = response.json()
            assert {"error", "text"} <= {*problem} <= {"error", "text", "seq", "ply"}
            assert "Traceback" not in response.text
        self.check_text(token, response.text)

    def check_text(self, token: str, text: str) -> None:
        """Expect that what is sent to somebody holds nothing that they may not know."""
        for secret in (*self.tokens, *self._seeds()):
            assert secret not in text
        if self.sitting.phase != OVER:
            who = self.tokens.index(token) if token in self.tokens[:2] else SPECTATOR
            heard = [(one.seat, one.action) for one in said(self.sitting.play, who)] if '"changed"' in text else []
            for told in _dicts(msgspec.json.decode(text) if text[:1] in ("{", "[") else None):
                self._check_told(who, told, heard)

    def _seeds(self) -> Iterator[str]:
        for room in self.here.tables.rooms:
            if room.sitting.phase != OVER:
                yield room.sitting.table.seed.hex()

    def _check_told(self, who: int, told: Json, heard: list[tuple[int, int]]) -> None:
        if told.get("table") not in (None, self.host.table):
            return
        if told.get("id") == HANDS and "slots" in told:
            assert told["seat"] == who or not any(slot["pieces"] for slot in told["slots"]), told
        if "changed" in told and told["ply"] < len(heard):  # what was taken back meanwhile is heard no more
            assert heard[told["ply"]] == (told["seat"], told["action"])

    async def play(self) -> None:
        """Play the game to its end, whatever was done to the table before."""
        for number, one in enumerate(self.people[:2]):
            table = await one.look()
            if table["phase"] == "over":
                return
            if table["seats"][number]["kind"] == "bot":
                await one.do("/table/return")
            if table["can_end"]:
                await one.do("/table/step-back", ply=table["ply"])
        if (await self.host.look())["phase"] == "gathering":
            await self.host.do("/table/start")
        tables = await asyncio.gather(*(one.play() for one in self.people[:2]))
        assert ["over", "over"] == [table["phase"] for table in tables]


def _dicts(told: Json) -> Iterator[dict[str, Any]]:
    """Yield all objects in some JSON; what is said of another table is left out with all below it."""
    if isinstance(told, dict):
        yield told
        for one in told.values():
            yield from _dicts(one)
    elif isinstance(told, list):
        for one in told:
            yield from _dicts(one)


async def gather(here: House) -> Company:
    """Return two people and a bot, at a table at which the game has begun."""
    host = await here.open({"kind": "me", "name": "Aiko"}, {"kind": "open"}, {"kind": "bot", "level": "visitor"})
    guest = await host.invited.join("Bruno")
    await host.do("/table/start")
    return Company(here, host, guest)


@pytest.fixture(autouse=True, scope="module")
def _quick() -> Iterator[None]:
    """Let hints come from a bot that does not search, and no other process compile."""

    async def nothing(*_: object) -> None:
        """Do nothing."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shelf, "compile_apart", nothing)
        patch.setattr(thinking, "adviser", lambda game: find_player("apprentice", game))
        patch.setattr(api, "_PATIENCE", 0.05)
        yield


# By the API's own description


class Running:
    """A server in a thread of its own, so that tests that cannot wait for anything can talk to it."""

    def __init__(self, folder: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._house = house(folder)
        self.here: House = self.wait(self._house.__aenter__())
        self.company: Company = self.wait(gather(self.here))

    def wait(self, what: Coroutine[Any, Any, T]) -> T:
        """Do something there, and return what comes of it."""
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(60)

    def close(self) -> None:
        """Stop the server."""
        self.wait(self._house.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def go_on(self) -> None:
        """Play the game to its end, and begin another."""
        self.wait(self.company.play())
        self.company = self.wait(gather(self.here))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server for all of these tests."""
    one = Running(tmp_path_factory.mktemp("fuzz"))
    try:
        yield one
        one.go_on()
    finally:
        one.close()


def send_described(operation: Any, running: Running, examples: int) -> None:  # noqa: ANN401 (Schemathesis' own)
    """Send what the description of an operation allows, and what it does not, with secrets that open something."""

    # A table that has gone on cannot be asked the same again, so that nothing is made smaller.
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[*HealthCheck],
    )
    @given(data=st.data())
    def send(data: st.DataObject) -> None:
        company = running.company
        mode = data.draw(st.sampled_from([GenerationMode.POSITIVE, GenerationMode.POSITIVE, GenerationMode.NEGATIVE]))
        case = data.draw(operation.as_strategy(generation_mode=mode))
        token = data.draw(st.sampled_from([*company.tokens, company.tokens[0], "", "nonsense"]))
        if isinstance(case.body, dict) and data.draw(st.booleans()):
            case.body |= {key: value for key, value in _sensible(company).items() if key in case.body}
        sent = case.as_transport_kwargs(base_url="http://house")
        kept = {name: sent[name] for name in ("json", "data", "params", "files") if sent.get(name) is not None}
        if isinstance(kept.get("data"), str | bytes):
            kept["content"] = kept.pop("data")
        headers = {str(name): str(value) for name, value in (sent.get("headers") or {}).items()}
        headers |= {"authorization": f"Bearer {token}"} if token else {}
        try:
            request = running.here.client.build_request(sent["method"], sent["url"], headers=_ascii(headers), **kept)
        except (UnicodeError, TypeError, ValueError, httpx.InvalidURL):
            return  # no client can send it
        response = running.wait(running.here.client.send(request))
        company.check(token, response)
        if response.status_code not in (404, 405):  # an address that is no longer that of the operation
            case.validate_response(response, checks=CHECKS)

    if running.company.sitting.phase == OVER:
        running.go_on()
    send()


def _sensible(company: Company) -> dict[str, Any]:
    """Return values for fields that could well be meant."""
    sitting = company.sitting
    asked = sitting.play.asked or [0]
    return {
        "ply": sitting.ply,
        "action": next(iter(sitting.play.choices(asked[0])), 0),
        "seat": asked[0],
        "title": "catte",
        "name": "Denis",
        "level": "visitor",
        "pace": 0,
    }


def _ascii(headers: dict[str, str]) -> dict[str, str]:
    return {
        name: value for name, value in headers.items() if name.isascii() and value.isascii() and value.isprintable()
    }


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: str(one.label))
def test_what_is_described(operation: Any, running: Running) -> None:  # noqa: ANN401 (Schemathesis' own)
    """Whatever fits the description of the API, or nearly does, is answered as described, and the game goes on."""
    send_described(operation, running, EXAMPLES)


@pytest.mark.soak
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: str(one.label))
def test_much_that_is_described(operation: Any, running: Running) -> None:  # noqa: ANN401 (Schemathesis' own)
    """So it is, however often."""
    send_described(operation, running, MANY_EXAMPLES)


def test_the_description_is_whole() -> None:
    """Each route says whether it needs a secret and how it refuses; without one there are but six things to do."""
    free = {"/api/games", "/api/server", "/api/lobby", "/api/tables", "/api/lessons", "/api/tables/import"}
    for operation in EVERY:
        raw = operation.definition.raw
        assert (operation.path in free) == ("security" not in raw)
        assert {"429", "503"} <= {*raw["responses"]}
        assert ("401" in raw["responses"]) == ("security" in raw)
        if "requestBody" in raw:
            assert {"400", "413", "422"} <= {*raw["responses"]}


# By messages of our own


ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 10**6, 10**30, 0.5, 1e308, "", "0", "x" * 300, "猫\u202e\u0000", "\U0010ffff", [],
    {}, [[[[]]]], {"kind": {"kind": "me"}}, [None] * 50,
)  # fmt: skip
LONG = (b"[" * 5_000, b'{"a":' * 3_000, b'"' + b"x" * 200_000, b"9" * 5_000, b'{"ply":' + b"9" * 5_000 + b"}")
KINDS = ("application/json", "text/plain", "application/x-msgpack", "multipart/form-data", "a/b; c=\x7f", "")
PATHS = (
    "/table/answer", "/table/end", "/table/step-back", "/table/take-back", "/table/agree", "/table/refuse",
    "/table/cut", "/table/start", "/table/return", "/table/links", "/table/rematch", "/table/clone", "/join", "/lobby",
    "/tables", "/lessons", "/tables/import",
)  # fmt: skip
LOOKS = ("/table", "/table/heard", "/table/at/{}", "/table/explain/{}", "/table/hint", "/table/log", "/games", "/{}")


class Fuzzer:
    """Someone who sends anything, in any order, with secrets of others."""

    def __init__(self, company: Company, rng: Random) -> None:
        self.company = company
        self.here = company.here
        self.rng = rng
        self.sent = 0
        self.statuses: set[int] = set()

    async def send(self) -> None:
        """Send something, and look at what comes back."""
        self.sent += 1
        weighted: Sequence[tuple[int, Callable[[], Coroutine[Any, Any, None]]]] = (
            (4, self._play), (4, self._mutated), (3, self._broken), (3, self._look), (2, self._socket), (1, self._put),
            (1, self._events),
        )  # fmt: skip
        (kind,) = self.rng.choices([one for _, one in weighted], [weight for weight, _ in weighted])
        await kind()

    def _token(self) -> str:
        return self.rng.choice([*self.company.tokens, *self.company.tokens[:2], "", "x" * self.rng.randrange(300)])

    async def _ask(self, method: str, path: str, **more: Any) -> None:  # noqa: ANN401 (httpx's)
        token = self._token()
        response = await self.here.ask(method, path, token, **more)
        self.statuses.add(response.status_code)
        self.company.check(token, response)

    async def _play(self) -> None:
        """Do something that makes sense, or did a moment ago."""
        if self.rng.random() < 0.5:
            body = _sensible(self.company) | {"key": str(self.rng.randrange(1_000)), "end": self.rng.random() < 0.7}
            body["ply"] += self.rng.choice((0, 0, 0, -1, 1))
            body = {name: body[name] for name in ("ply", "action", "key", "end")}
            await self._ask("POST", "/table/answer", json=body)
        else:
            await self._ask("POST", self.rng.choice(PATHS), json=self._sensible())

    def _sensible(self) -> dict[str, Any]:
        meant = _sensible(self.company) | {
            "key": str(self.rng.randrange(1_000)),
            "end": self.rng.random() < 0.5,
            "purpose": "watch",
            "text": "a cat",
            "tokens": ["x"],
            "seats": [{"kind": "open"}] * 3,
        }
        meant["ply"] += self.rng.choice((0, 0, 0, -1, 1, -5))
        fields = self.rng.choice((
            ("ply", "action", "key", "end"), ("ply", "action"), (), ("ply",), ("ply", "key"), ("key",), ("text",),
            ("purpose",), ("name",), ("ply", "seat", "level"), ("title", "seats"), ("tokens",),
        ))  # fmt: skip
        return {name: meant[name] for name in fields}

    async def _mutated(self) -> None:
        """Send something that nearly makes sense: other values, more or fewer fields, or a letter changed."""
        body = self._sensible()
        for _ in range(self.rng.randrange(1, 3)):
            body[self.rng.choice([*body, "seat", "more", "key"])] = self.rng.choice(ODD)
        raw = bytearray(msgspec.json.encode(body))
        if self.rng.random() < 0.4:
            raw[self.rng.randrange(len(raw))] = self.rng.randrange(256)
        if self.rng.random() < 0.2:
            raw = raw[: self.rng.randrange(len(raw))]
        headers = {"content-type": "application/json"}
        await self._ask("POST", self.rng.choice(PATHS), content=bytes(raw), headers=headers)

    async def _broken(self) -> None:
        """Send bytes: at random, too many, or nested too deeply, and call them whatever."""
        raw = self.rng.randbytes(self.rng.randrange(200)) if self.rng.random() < 0.8 else self.rng.choice(LONG)
        method = self.rng.choice(("POST", "PUT", "GET", "DELETE", "PATCH", "HEAD", "OPTIONS", "CAT"))
        path = self.rng.choice((*PATHS, "/table/pace", "/table/seats/1"))
        if method in ("HEAD", "OPTIONS"):
            response = await self.here.ask(method, path, self._token(), content=raw)
            assert response.status_code < 500
            return
        await self._ask(method, path, content=raw, headers={"content-type": self.rng.choice(KINDS)})

    async def _look(self) -> None:
        """Look at something, with numbers of all kinds."""
        number = self.rng.choice(("0", "1", "60", "-1", "9" * 30, "9" * 5000, "x", "%00", "%ff", "0x1", "1.0", "٣"))
        params = {
            self.rng.choice(("seat", "first", "ply", "more")): self.rng.choice(("0", "1", "9", "-1", "", "x", number))
        }
        await self._ask(
            "GET", self.rng.choice(LOOKS).format(number), params=params if self.rng.random() < 0.5 else None
        )

    async def _put(self) -> None:
        """Set something: a bot comes and goes again, or the pace."""
        kind = self.rng.choice(("bot", "bot", "open", "cat"))
        seat = self.rng.choice((0, 1, 2, 3, -1, "9" * 40))
        if self.rng.random() < 0.5:
            await self._ask(
                "PUT", f"/table/seats/{seat}", json={"kind": kind, "level": self.rng.choice(("visitor", "x"))}
            )
        else:
            await self._ask("PUT", "/table/pace", json={"pace": self.rng.choice((0, 0, 10_001, -1))})

    async def _socket(self) -> None:
        """Open a feed, and say anything in any order."""
        token = self._token()
        async with Line(self.here.app, "websocket", "/api/table/socket") as line:
            line.put({"type": "websocket.connect"})
            await line.event()
            for _ in range(self.rng.randrange(3)):
                line.say(self._hello(token))
            await asyncio.sleep(0)
        await self._read(token, line)

    def _hello(self, token: str) -> Json:
        rng = self.rng
        hello: Json = {"token": token, "seq": rng.choice((0, 1, 50, 10**6)), "ply": rng.choice((None, 0, 60, 10**6))}
        match rng.randrange(6):
            case 0:
                return rng.randbytes(rng.randrange(60))
            case 1:
                return rng.choice(LONG).decode()
            case 2:
                return {**hello, rng.choice(("token", "seq", "ply", "more")): rng.choice(ODD)}
            case 3:
                return msgspec.json.encode(hello).decode()[: rng.randrange(40)]
        return hello

    async def _events(self) -> None:
        """Open a feed of server-sent events, and go away."""
        token = self._token()
        person = Person(self.here, token)
        async with person.watch(
            seq=self.rng.choice((0, 50, 10**6, -1)), ply=self.rng.choice((0, 60, 10**6, 10**9))
        ) as line:
            await asyncio.sleep(0)
        await self._read(token, line)

    async def _read(self, token: str, line: Line) -> None:
        """Look at all that was sent by a line that was closed."""
        for event in line.rest():
            assert event.get("status", 200) < 500, event
            assert event.get("code", 1012) in (1012, 4400, 4401), event
            text = event.get("text") or (event.get("body") or event.get("bytes") or b"").decode()
            self.company.check_text(token, text.removeprefix("data: "))


@asynccontextmanager
async def fuzzing(folder: Path, seed: int) -> AsyncIterator[Fuzzer]:
    """Run a server, and return who sends anything to it."""
    async with house(folder) as here:
        yield Fuzzer(await gather(here), Random(seed))  # noqa: S311 (nobody is to be kept from guessing it)


async def send_anything(folder: Path, seed: int, messages: int) -> Fuzzer:
    """Send so many messages; again and again the game is played to its end and another begun."""
    async with fuzzing(folder, seed) as fuzzer:
        while fuzzer.sent < messages:
            for _ in range(ROUND):
                await fuzzer.send()
            await fuzzer.company.play()
            fuzzer.company = await gather(fuzzer.here)
    return fuzzer


async def test_a_leak_is_noticed(tmp_path: Path) -> None:
    """What one is shown is refused as what another is told: a hand, a seed, a secret, and who heard what."""
    async with fuzzing(tmp_path, 0) as fuzzer:
        company = fuzzer.company
        mine, theirs = company.tokens[:2]
        told = (await fuzzer.here.ask("GET", "/table", theirs)).text
        company.check_text(theirs, told)
        heard = (await fuzzer.here.ask("GET", "/table/heard", theirs)).text
        company.check_text(theirs, heard)
        for text in (told, heard, f"the seed {company.sitting.table.seed.hex()}", f"your secret {theirs}"):
            with pytest.raises(AssertionError):
                company.check_text(mine, text)


async def test_anything(tmp_path: Path) -> None:
    """Whatever is sent, the server answers, tells no secret, and the game can be played to its end."""
    fuzzer = await send_anything(tmp_path, 1, MESSAGES)

    assert {200, 400, 401, 404, 405, 409, 422} <= fuzzer.statuses


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
async def test_anything_many_times(tmp_path: Path, seed: int) -> None:
    """So it is, however often."""
    await send_anything(tmp_path, 100 + seed, MANY_MESSAGES // 4)

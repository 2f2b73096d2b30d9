"""Real servers: what was acknowledged stays, whoever is killed; of those who race one wins; nobody can harm others."""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from random import Random
from secrets import token_hex

import httpx
import pytest
from msgspec import json
from tests.table.serving import (
    Client,
    Party,
    Person,
    Server,
    Update,
    events_request,
    http_client,
    serving,
    sit_down,
    socket_requests,
    unread,
)
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from tenshu.table import wire
from tenshu.table.feed import Holder
from tenshu.table.hints import MemoryHints
from tenshu.table.model import PRIVATE, WATCH, Event
from tenshu.table.shelf import Shelf
from tenshu.table.sitting import Sitting
from tenshu.table.store import open_store
from tenshu.table.stream import updates
from tenshu.table.tables import Tables

pytestmark = pytest.mark.compiled  # interpreted rules say the same, and take longer

OK, CONFLICT = 200, 409
BAD_HELLO, STOPPED = 4400, 1012  # how a WebSocket is closed
MOST = 900.0  # seconds until a test is given up, on a machine that has much else to do
on_postgresql = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


def has_little_to_do() -> bool:
    """Tell whether this machine has time for us, so that what takes long is our own fault."""
    return os.getloadavg()[0] < (os.cpu_count() or 1)


@pytest.fixture
async def http() -> AsyncIterator[httpx.AsyncClient]:
    """Return what clients ask with."""
    async with http_client() as client:
        yield client


def dice(seed: int) -> Random:
    """Return what decides at random."""
    return Random(seed)  # noqa: S311 (no secret)


# Kill -9


async def play_and_kill(url: str, folder: Path, rng: Random, games: int, kills: int) -> int:
    """Play games at once while the server, or one of its two workers, is killed; return how often that happened.

    Each player sees to it that nothing is lost and that all agree in the end.
    """
    is_sqlite = url.startswith("sqlite")
    async with http_client() as http, serving(url, folder, workers=1 if is_sqlite else 2) as (server,):
        parties = [
            await sit_down([server], http, rng, people=people, bots=3 - people, watching=game % 3, drafts=0.2)
            for game, people in enumerate(rng.choices((1, 2, 3), k=games))
        ]
        killed: list[int] = []
        killing = asyncio.create_task(kill(server, parties, rng, killed, kills))
        await asyncio.wait_for(asyncio.gather(*(party.play() for party in parties)), MOST)
        killing.cancel()
        await asyncio.gather(killing, return_exceptions=True)
    return len(killed)


async def kill(server: Server, parties: list[Party], rng: Random, killed: list[int], kills: int) -> None:
    """Kill a server or one of its workers so many times, each time after some more answers were acknowledged."""

    def answers() -> int:
        return sum(len(person.answers) for party in parties for person in party.people)

    while len(killed) < kills:
        due = answers() + rng.randrange(1, 5 * len(parties))
        while answers() < due:  # noqa: ASYNC110 (as many clients as there are would have to set an event)
            await asyncio.sleep(rng.uniform(0, 0.02))
        killed.append(answers())
        if len(killed) % 3 and len(server.workers()) > 1:
            server.kill_worker(rng)
            while len(server.workers()) < 2:  # noqa: ASYNC110 (it is another process that changes it)
                await asyncio.sleep(0.05)
        else:
            await server.kill()
            await server.start()


async def test_what_was_acknowledged_outlives_kill_9(url: str, tmp_path: Path) -> None:
    """Whoever is killed at whatever moment, no answer that was acknowledged is lost, and all see the same end."""
    assert await play_and_kill(url, tmp_path, dice(1), games=8, kills=3) >= 2


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
async def test_hundreds_of_games_outlive_kill_9(url: str, tmp_path: Path, seed: int) -> None:
    """As above, in 300 games on each database and with dozens of kills."""
    assert await play_and_kill(url, tmp_path, dice(seed), games=60, kills=10) >= 8


# Races


async def test_of_racing_writers_one_wins(url: str, tmp_path: Path, http: httpx.AsyncClient) -> None:
    """Of several answers to one question all but one are told that the table has gone on, whatever server they ask."""
    rng = dice(2)
    async with serving(url, tmp_path, servers=1 if url.startswith("sqlite") else 2) as servers:
        party = await sit_down(servers, http, rng, people=3, bots=0)
        for _ in range(10):
            person, ply, legal = await asked(party)
            chosen = rng.choices(legal, k=8)
            told = await asyncio.gather(
                *(person.ask("POST", "table/answer", ply=ply, action=one, key=token_hex(4)) for one in chosen)
            )

            assert [OK, *[CONFLICT] * 7] == sorted(one.status_code for one in told)
            won = chosen[[one.status_code for one in told].index(OK)]
            heard = (await person.ask("GET", f"table/heard?first={ply}")).json()["heard"]
            assert won == heard[0]["action"]
            assert {one.json()["ply"] for one in told} == {ply + len(heard)}


async def test_a_key_counts_once(url: str, tmp_path: Path, http: httpx.AsyncClient) -> None:
    """Who sends one answer many times with one key is told each time that it was done, and it was done once."""
    async with serving(url, tmp_path, servers=1 if url.startswith("sqlite") else 2) as servers:
        party = await sit_down(servers, http, dice(3), people=3, bots=0)
        for key in "abcde":
            person, ply, legal = await asked(party)
            told = await asyncio.gather(
                *(person.ask("POST", "table/answer", ply=ply, action=legal[0], key=key) for _ in range(6))
            )

            assert {OK} == {one.status_code for one in told}
            assert 1 == len({one.json()["ply"] for one in told})


async def asked(party: Party) -> tuple[Person, int, list[int]]:
    """Return whose turn it is, after how many answers, and what it may do."""
    for person in party.people:
        shown = (await person.ask("GET", "table")).json()["snapshot"]
        if shown["legal"]:
            return person, shown["ply"], [one["action"] for one in shown["legal"]]
    raise AssertionError("nobody is asked")


# Clients that do harm


async def test_slow_and_silent_clients_harm_nobody(tmp_path: Path, http: httpx.AsyncClient) -> None:
    """While many read nothing, say nothing or say half of something, a game is played as ever, and memory stays."""
    async with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path) as (server,):
        rng = dice(4)
        await (await sit_down([server], http, rng)).play()  # so that what is needed once is there
        party, before = await sit_down([server], http, rng), server.memory()
        token = party.people[0].token
        shake, hello = socket_requests(token)
        some = [(shake, hello), (events_request(token),), (shake, hello[:-5]), (shake,), (b"POST /api/join HTTP/1",)]
        with ExitStack() as stack:
            lines = [stack.enter_context(unread(server, *parts)) for parts in some * 20]
            await asyncio.wait_for(party.play(), MOST)

            assert server.memory() - before < 40_000_000
            texts = [await asyncio.to_thread(read_all, line) for line in lines[:2]]
        assert all(b'"phase":"over"' in text for text in texts)


def read_all(line: socket.socket) -> bytes:
    """Return what somebody reads who has read nothing for long, until the end of the game."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 18)
    line.settimeout(30.0)
    text = b""
    while b'"phase":"over"' not in text and (some := line.recv(1 << 16)):
        text += some
    return text


async def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    """A WebSocket that does not say who it is, or says more than that, is closed."""
    async with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path) as (server,), AsyncExitStack() as stack:
        silent, loud = [await stack.enter_async_context(connect(server.feed, proxy=None)) for _ in range(2)]
        await loud.send("Hello?")

        assert [BAD_HELLO, BAD_HELLO] == [await closed(loud), await closed(silent)]


async def closed(line: ClientConnection) -> int:
    """Return how a WebSocket is closed."""
    with pytest.raises(ConnectionClosedError) as error:
        await asyncio.wait_for(read_on(line), MOST)
    assert error.value.rcvd
    return error.value.rcvd.code


async def read_on(line: ClientConnection) -> None:
    """Read until there is no more."""
    while True:
        await line.recv()


# Stopping


async def test_a_server_stops_within_a_second(url: str, tmp_path: Path, http: httpx.AsyncClient) -> None:
    """Feeds are open and bots think; told to stop, the server lets all of them go at once and says why."""
    async with (
        serving(url, tmp_path, workers=1 if url.startswith("sqlite") else 2) as (server,),
        AsyncExitStack() as stack,
    ):
        party = await sit_down([server], http, dice(5), people=1, bots=2, level="master", watching=0)
        token = party.people[0].token
        lines = [await stack.enter_async_context(connect(server.feed, proxy=None)) for _ in range(20)]
        for line in lines:
            await line.send(f'{{"token":"{token}"}}')
        shown = [asyncio.Event() for _ in range(20)]
        feeds = [asyncio.create_task(events(server, http, token, one)) for one in shown]
        await asyncio.wait_for(asyncio.gather(*(one.wait() for one in shown)), MOST)
        await play_a_little(party.people[0])
        took = await server.stop()

        assert took < (1.0 if has_little_to_do() else 10.0)
        assert {STOPPED} == {await closed(line) for line in lines}
        await asyncio.wait_for(asyncio.gather(*feeds), MOST)


async def events(server: Server, http: httpx.AsyncClient, token: str, shown: asyncio.Event) -> None:
    """Read a feed until it ends as it should, and tell when it has shown something."""
    headers = {"authorization": f"Bearer {token}", "x-forwarded-for": token}
    async with http.stream("GET", f"{server.http}/table/feed", headers=headers) as feed:
        async for line in feed.aiter_lines():
            if line.startswith("data: "):
                shown.set()


async def play_a_little(person: Person) -> None:
    """Answer until bots have to think."""
    following = asyncio.create_task(person.follow())
    await person.answer(await asyncio.wait_for(person.turn(), MOST))
    following.cancel()
    await asyncio.gather(following, return_exceptions=True)


# Several workers


@on_postgresql
async def test_what_is_posted_to_one_is_pushed_by_another(url: str, tmp_path: Path, http: httpx.AsyncClient) -> None:
    """Three people at three servers play a game together; nobody is told of it by the server that was posted to."""
    async with serving(url, tmp_path, servers=3) as servers:
        party = await sit_down(servers, http, dice(6), people=3, bots=0)
        for number, person in enumerate(party.people):
            person.looks_at, person.servers = [servers[number]], [servers[number - 1]]
        await asyncio.wait_for(party.play(), MOST)

        assert 0 == sum(person.refused for person in party.people)


@on_postgresql
async def test_bots_are_thought_for_once_whoever_is_killed(url: str, tmp_path: Path, http: httpx.AsyncClient) -> None:
    """Of two servers that show a table one thinks for its bots; when it is killed the other does."""
    async with serving(url, tmp_path, servers=2) as servers:
        party = await sit_down(servers, http, dice(7), people=1, bots=2, watching=4)
        for number, client in enumerate(party.watching):
            client.servers = client.looks_at = [servers[number % 2]]
        playing = asyncio.create_task(party.play())
        await asyncio.wait_for(party.people[0].until(lambda shown: shown.ply > 100), MOST)
        thoughts = [await thought(server, http) for server in servers]
        busy = thoughts.index(max(thoughts))
        for client in party.clients:
            client.servers = client.looks_at = [servers[1 - busy]]
        await servers[busy].kill()
        await asyncio.wait_for(playing, MOST)

        after = await thought(servers[1 - busy], http)
        bots = [said for said in party.people[0].story if said.seat in (1, 2)]
        assert after > thoughts[1 - busy]
        assert max(thoughts) + after <= len(bots) + 10


async def thought(server: Server, http: httpx.AsyncClient) -> int:
    """Return how often a server has thought."""
    told = (await http.get(f"http://127.0.0.1:{server.port}/metrics")).text
    found = re.search(r"^tenshu_bot_seconds_count (\d+)", told, re.MULTILINE)
    assert found
    return int(found[1])


@on_postgresql
async def test_servers_may_start_at_once(empty: str, tmp_path: Path, http: httpx.AsyncClient) -> None:
    """Servers that find an empty database at the same moment make it ready once, and know the same tables."""
    async with serving(empty, tmp_path, servers=3) as servers:
        party = await sit_down(servers[:1], http, dice(8), watching=3)
        for client, server in zip(party.watching, servers, strict=True):
            client.servers = [server]
        shown = [(await client.ask("GET", "table")).json()["snapshot"] for client in party.watching]

        assert all(one["commitment"] == party.commitment for one in shown)


def test_a_client_is_told_of_a_gap() -> None:
    """The clients of these tests do hold feeds to their promises."""
    client = Client([], httpx.AsyncClient(), "", dice(9))
    snapshot = '{"seq":9,"phase":"playing","ply":3,"drafted":0,"seat":0,"legal":[],"view":{},"places":null,"seed":null}'
    with pytest.raises(AssertionError):
        asyncio.run(client.take(f'{{"snapshot":{snapshot},"first":2,"heard":[{{"ply":2,"seat":0,"action":1}}]}}'))


# Feeds, closer up


@pytest.fixture
async def tables(url: str) -> AsyncIterator[list[Tables]]:
    """Return the tables of two workers that do not hear of each other."""
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(await open_store(url, MemoryHints())) for _ in range(2)]
        both = [Tables(store, Shelf()) for store in stores]
        for one in both:
            stack.push_async_callback(one.close)
        yield both


async def opened(tables: Tables) -> Holder:
    """Open a table for three people at one screen, and begin."""
    seats = [wire.NewSeat("me", name) for name in ("Aiko", "Bruno", "Chiyo")]
    holder = await tables.holder((await tables.open(wire.NewTable("catte", seats))).token)
    await tables.change(holder.table, lambda now: now.start())
    return holder


async def answer(tables: Tables, holder: Holder, *, is_end: bool = True) -> wire.Done:
    """Answer the open question with the first action that is legal."""

    def make(now: Sitting) -> list[Event]:
        seat = now.play.asked[0]
        return now.answer(seat, now.ply, now.play.choices(seat)[0], is_end=is_end)

    return await tables.change(holder.table, make)


async def test_who_is_slow_misses_no_answer(tables: list[Tables]) -> None:
    """What happened while an update was being sent is told by the next one, all of it."""
    one = tables[0]
    holder = await opened(one)
    feed = updates(one, Holder(holder.table, WATCH), 0, 0)
    known = json.decode(await anext(feed), type=Update).snapshot.ply
    for _ in range(3):
        await answer(one, holder)
    update = json.decode(await anext(feed), type=Update)

    assert (known, list(range(known, update.snapshot.ply))) == (update.first, [said.ply for said in update.heard])
    assert update.snapshot.ply >= known + 3
    await feed.aclose()


async def test_nobody_feels_that_others_draft(tables: list[Tables]) -> None:
    """What a seat drafts is pushed to it, and neither pushed to others nor counted in what they are told."""
    one = tables[0]
    holder = await opened(one)
    seat = (await one.room(holder.table)).sitting.play.asked[0]
    mine, theirs = (updates(one, Holder(holder.table, PRIVATE, (who,)), 0, 0) for who in (seat, (seat + 1) % 3))
    before = [json.decode(await anext(feed), type=Update).snapshot.seq for feed in (mine, theirs)]
    done = await answer(one, holder, is_end=False)
    waiting = asyncio.ensure_future(anext(theirs))

    assert before[0] + 1 == json.decode(await anext(mine), type=Update).snapshot.seq
    assert before[1] == done.seq  # as somebody is told who did nothing
    await asyncio.sleep(0.1)
    assert not waiting.done()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    for feed in (mine, theirs):
        await feed.aclose()


@on_postgresql
async def test_a_worker_that_has_heard_nothing_reads(tables: list[Tables]) -> None:
    """Whoever knows more of a table than the worker that they ask is neither refused nor shown what was."""
    holder = await opened(tables[0])
    assert 0 < (await tables[1].room(holder.table)).sitting.ply
    done = [await answer(tables[0], holder) for _ in range(3)][-1]
    feed = updates(tables[1], Holder(holder.table, WATCH), done.seq, done.ply)

    assert done.seq == json.decode(await anext(feed), type=Update).snapshot.seq
    await feed.aclose()
    await answer(tables[0], holder)
    now = (await tables[0].room(holder.table)).sitting
    ply, seat, action = now.ply, now.play.asked[0], now.play.choices(now.play.asked[0])[0]
    told = await tables[1].change(holder.table, lambda now: now.answer(seat, ply, action, is_end=True))
    assert told.ply > ply
    await answer(tables[0], holder)
    assert (await tables[0].room(holder.table)).sitting.seq == (await tables[1].room(holder.table)).sitting.seq

"""The store: what is acknowledged stays, of those who race one wins, and secrets are kept as hashes only."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, make_url, select, text

from tenshu.table import database, hints
from tenshu.table.hints import Hint, NotifyHints
from tenshu.table.model import (
    ANSWER,
    BACK,
    BOT,
    INVITE,
    JOIN,
    PERSON,
    PRIVATE,
    START,
    WATCH,
    Appended,
    Changes,
    ClosedError,
    Event,
    Link,
    Place,
    Seat,
    Stale,
    StoreError,
    Table,
    UnavailableError,
    UnknownTableError,
    new_id,
    new_token,
)
from tenshu.table.schema import REVISION, metadata
from tenshu.table.store import Store, open_store

WRITING = Path(__file__).parent / "writing.py"
CHANCE = 8


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        """Return the time."""
        return self.ms


@pytest.fixture
def clock() -> Clock:
    """Return a clock."""
    return Clock()


@pytest.fixture
async def store(url: str, clock: Clock) -> AsyncIterator[Store]:
    """Open a store on an empty database."""
    async with await open_store(url, clock=clock) as opened:
        yield opened


async def laid_out(store: Store, **settings: object) -> str:
    """Lay out a table for two, and return its name."""
    table = Table("catte", 1, (Seat(0), Seat(1)), seed=b"seed", settings=settings)
    await store.create(table)
    return table.id


def move(action: int, seat: int = 0) -> Event:
    """Return an answer."""
    return Event(ANSWER, seat, action)


def made(outcome: Appended | Stale) -> tuple[Event, ...]:
    """Return the events of an append that has to have succeeded."""
    assert isinstance(outcome, Appended)
    return outcome.events


async def rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Return all that is kept."""
    async with store.engine.connect() as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))]
            for table in metadata.sorted_tables
        }


# Tables


async def test_a_table_reads_as_it_was_laid_out(store: Store, clock: Clock) -> None:
    """All that was said of a table is kept, with the time, and nothing has happened there."""
    seats = (Seat(0, PERSON, "Zoé 猫"), Seat(1, BOT, "", "master"), Seat(2, PERSON, "B"))
    table = Table("catte", 1, seats, "abc", b"\x00\xff", {"edition": "x"}, {"pace": 1.5, "tags": ["a", None]})
    await store.create(table)
    kept = await store.table(table.id)

    assert (seats, "abc", b"\x00\xff", {"edition": "x"}) == (kept.seats, kept.commitment, kept.seed, kept.options)
    assert {"pace": 1.5, "tags": ["a", None]} == kept.settings
    assert ("catte", 1, clock.ms, None, 0) == (kept.game, kept.version, kept.created, kept.over, kept.head)


async def test_there_is_no_table_of_another_name(store: Store) -> None:
    """An unknown table is an error by its name; it has no events, and none can be appended."""
    with pytest.raises(UnknownTableError, match="nowhere"):
        await store.table("nowhere")
    with pytest.raises(UnknownTableError, match="nowhere"):
        await store.append("nowhere", 1, [move(1)])

    assert () == await store.events("nowhere")


async def test_a_name_is_taken_once(store: Store) -> None:
    """Another table of the same name is refused, and does not harm those that are laid out with it."""
    table = await laid_out(store)
    twice, other = Table("catte", 1, (), id=table), Table("catte", 1, ())
    refused, fine = await asyncio.gather(store.create(twice), store.create(other), return_exceptions=True)

    assert (True, None) == (isinstance(refused, StoreError), fine)
    assert 2 == len((await store.table(table)).seats)


async def test_tables_that_are_over_are_not_unfinished(empty: str, clock: Clock) -> None:
    """What is unfinished is found again after a restart, oldest first."""
    async with await open_store(empty, clock=clock) as store:
        first = await laid_out(store)
        clock.ms += 1
        second = await laid_out(store)
        before = await store.unfinished()
        await store.append(first, 1, [Event(START)], changes=Changes(over=True))

        assert (first, second) == before
        assert (second,) == await store.unfinished()
        assert clock.ms == (await store.table(first)).over


# Events


async def test_events_read_as_they_were_appended(store: Store, clock: Clock) -> None:
    """Kind, seat, action and detail come back, with numbers from 1 and the time."""
    table = await laid_out(store)
    some = (move(5), Event(ANSWER, CHANCE, 0), Event(BACK, 1, 1), Event(JOIN, 1, detail={"name": "Zoé", "n": [1]}))
    done = made(await store.append(table, 1, some))

    assert [(1, 5), (2, 0), (3, 1), (4, None)] == [(one.seq, one.action) for one in done]
    assert done == await store.events(table)
    assert done[2:] == await store.events(table, after=2)
    assert [(one.kind, one.seat, one.detail, clock.ms) for one in some] == [
        (one.kind, one.seat, one.detail, one.at) for one in done
    ]
    assert 4 == (await store.table(table)).head


async def test_numbers_have_no_gap(store: Store) -> None:
    """Only the next number is taken; who is late or early is told where the table stands, and leaves no trace."""
    table = await laid_out(store)
    await store.append(table, 1, [move(1), move(2)])

    assert Stale(2) == await store.append(table, 2, [move(3), move(4), move(5)])
    assert Stale(2) == await store.append(table, 4, [move(3)])
    assert Stale(2) == await store.append(table, 0, [move(3)])
    assert [1, 2] == [one.seq for one in await store.events(table)]
    assert 3 == made(await store.append(table, 3, [move(3)]))[0].seq


async def test_nothing_cannot_be_appended(store: Store) -> None:
    """An append has an event."""
    with pytest.raises(ValueError, match="nothing"):
        await store.append(await laid_out(store), 1, [])


async def test_of_racing_writers_one_wins(store: Store, url: str) -> None:
    """Fifty writers at two stores want the next number: one gets it, the others are told the same head."""
    table = await laid_out(store)
    async with await open_store(url) as other:
        for seq in range(1, 6):
            racing = [(store, other)[n % 2].append(table, seq, [move(n)], key=f"{seq} {n}") for n in range(50)]
            outcomes = await asyncio.gather(*racing)

            assert [Appended, *[Stale] * 49] == sorted(map(type, outcomes), key=lambda kind: kind.__name__)
            assert {seq} == {outcome.head for outcome in outcomes if isinstance(outcome, Stale)}
    assert [1, 2, 3, 4, 5] == [one.seq for one in await store.events(table)]


async def test_of_racing_processes_one_wins(store: Store, url: str) -> None:
    """Two processes append wherever the table stands: each number is won once."""
    table, last = await laid_out(store), 60
    racing = [await process("race", url, table, str(last)) for _ in range(2)]
    for one in racing:
        assert b"ready\n" == await lines(one).readline()
    won = [int(out) for out, _ in await asyncio.gather(*(one.communicate(b"go\n") for one in racing))]
    events = await store.events(table)

    assert last == len(events) == sum(won)
    assert list(range(1, last + 1)) == [one.seq for one in events]
    assert won == [sum(event.action == one.pid for event in events) for one in racing]


async def process(*arguments: str) -> asyncio.subprocess.Process:
    """Start a process that writes."""
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(sys.executable, WRITING, *arguments, stdin=pipe, stdout=pipe)


def lines(process: asyncio.subprocess.Process) -> asyncio.StreamReader:
    """Return what a process says."""
    assert process.stdout
    return process.stdout


async def test_tables_do_not_wait_for_each_other(store: Store) -> None:
    """Appends to many tables at once all succeed, each with several events."""
    tables = [await laid_out(store) for _ in range(20)]
    outcomes = await asyncio.gather(*(store.append(table, 1, [move(1), move(2)]) for table in tables))

    assert {(1, 2)} == {tuple(one.seq for one in made(outcome)) for outcome in outcomes}


async def test_heads_tell_what_hints_have_missed(store: Store) -> None:
    """The heads of many tables are one question."""
    busy, quiet = await laid_out(store), await laid_out(store)
    await store.append(busy, 1, [move(1), move(2)])

    assert {busy: 2, quiet: 0} == await store.heads([busy, quiet, "nowhere"])
    assert {} == await store.heads([])


# Keys


async def test_a_key_appends_once(store: Store) -> None:
    """The same key again writes nothing and returns what it made, also after the table went on."""
    table = await laid_out(store)
    first = made(await store.append(table, 1, [move(7), move(8, CHANCE)], key="k"))
    await store.append(table, 3, [move(9, 1)], key="other")

    assert Appended(first[:1], repeated=True) == await store.append(table, 1, [move(7)], key="k")
    assert Appended(first[:1], repeated=True) == await store.append(table, 4, [move(1)], key="k")
    assert 3 == len(await store.events(table))


async def test_a_key_appends_once_when_it_comes_twice_at_once(store: Store, url: str) -> None:
    """A client that asks twice in a hurry, at two workers, gets the same answer from all."""
    table = await laid_out(store)
    async with await open_store(url) as other:
        asking = [(store, other)[n % 2].append(table, 1, [move(1)], key="k") for n in range(10)]
        outcomes = await asyncio.gather(*asking)

    assert {1} == {made(outcome)[0].seq for outcome in outcomes}
    assert 1 == sum(isinstance(outcome, Appended) and not outcome.repeated for outcome in outcomes)
    assert 1 == len(await store.events(table))


async def test_keys_are_those_of_a_seat(store: Store) -> None:
    """The same key at another seat or another table is another key, whatever letters it is made of."""
    here, there, key = await laid_out(store), await laid_out(store), "k\x00\ud800" * 1000
    await store.append(here, 1, [move(1, 0)], key=key)

    assert 2 == made(await store.append(here, 2, [move(1, 1)], key=key))[0].seq
    assert 1 == made(await store.append(there, 1, [move(1, 0)], key=key))[0].seq


# What changes with events


async def test_seats_change_with_their_event(store: Store) -> None:
    """Who joins has the seat, the settings change, and the head says up to which event they do."""
    table = await laid_out(store, pace=1)
    sits = Seat(1, PERSON, "Zoé")
    await store.append(table, 1, [Event(JOIN, 1)], changes=Changes(seats=(sits,), settings={"pace": 2}))
    kept = await store.table(table)

    assert ((Seat(0), sits), {"pace": 2}, 1) == (kept.seats, kept.settings, kept.head)


async def test_of_two_who_join_one_sits(store: Store) -> None:
    """Who comes late changes nothing, nor do links of theirs open."""
    table, tokens = await laid_out(store), [new_token(), new_token()]
    joining = [
        store.append(table, 1, [Event(JOIN, 0)], changes=Changes((Seat(0, PERSON, token),), (Link(token, PRIVATE, 0),)))
        for token in tokens
    ]
    outcomes = await asyncio.gather(*joining)
    winner = next(n for n, outcome in enumerate(outcomes) if isinstance(outcome, Appended))

    assert tokens[winner] == (await store.table(table)).seats[0].name
    assert (Place(table, PRIVATE, 0),) == await store.behind(tokens[winner])
    assert () == await store.behind(tokens[1 - winner])


async def test_a_link_leads_to_its_places_until_it_is_closed(store: Store) -> None:
    """One secret can lead to several seats of one screen; who leaves a seat finds its link closed."""
    screen, watch = new_token(), new_token()
    table = Table("catte", 1, (Seat(0), Seat(1)))
    await store.create(table, [Link(screen, PRIVATE, 0), Link(screen, PRIVATE, 1), Link(watch, WATCH)])
    before = await store.behind(screen)
    await store.append(table.id, 1, [Event("leave", 0)], changes=Changes(unlinked=((PRIVATE, 0),)))

    assert (Place(table.id, PRIVATE, 0), Place(table.id, PRIVATE, 1)) == before
    assert (Place(table.id, PRIVATE, 1),) == await store.behind(screen)
    assert (Place(table.id, WATCH, -1),) == await store.behind(watch)
    assert () == await store.behind(new_token())


async def test_secrets_are_kept_as_hashes(store: Store, url: str) -> None:
    """No secret of a link is in the database, nor in what is shown of a link or a table in a log."""
    tokens = [new_token() for _ in range(3)]
    link = [Link(token, purpose) for token, purpose in zip(tokens, (INVITE, WATCH, PRIVATE), strict=True)]
    table = Table("catte", 1, (Seat(0),), seed=b"a secret seed")
    await store.create(table, link[:2])
    await store.append(table.id, 1, [Event(JOIN, 0)], key="k", changes=Changes(links=(link[2],)))
    shown = repr((await rows(store), link)).encode()
    if url.startswith("sqlite"):
        folder = Path(url.removeprefix("sqlite:///")).parent
        shown += b"".join(path.read_bytes() for path in folder.iterdir())

    assert [] == [token for token in tokens if token.encode() in shown]
    assert "secret seed" not in repr(await store.table(table.id))


async def test_an_error_shows_no_secret(store: Store) -> None:
    """What cannot be written is told without what was to be written."""
    table = Table("catte", 1, (Seat(0), Seat(0)), seed=b"a secret seed")
    with pytest.raises(StoreError) as told:
        await store.create(table)

    assert "secret seed" not in f"{told.value!r} {told.value.__cause__!r}"


def test_names_and_secrets_are_random() -> None:
    """Neither can be guessed from another, and both can stand in an address."""
    assert 1000 == len({new_id() for _ in range(1000)})
    assert all(len(name) == 16 and name.replace("-", "").replace("_", "").isalnum() for name in (new_id(), new_id()))
    assert 32 == len(new_token())


# Group commit


def counting(store: Store) -> Callable[[], int]:
    """Return a count of a store's commits from now on."""
    commits = Counter[str]()
    event.listen(store.line.engine, "commit", lambda _: commits.update(["commit"]))
    return commits.total


async def test_what_waits_is_committed_together(store: Store) -> None:
    """A hundred appends that come at once take a few commits; one after another takes a commit each."""
    tables = [await laid_out(store) for _ in range(4)]
    commits = counting(store)
    for seq in range(1, 11):
        await store.append(tables[0], seq, [move(seq)])
    singly = commits()
    waiting = [store.append(table, seq, [move(seq)]) for table in tables[1:] for seq in range(1, 35)]
    outcomes = await asyncio.gather(*waiting)

    assert 10 == singly
    assert commits() - singly <= 3
    assert {Appended} == set(map(type, outcomes))


async def test_one_fault_does_not_fail_the_others(store: Store) -> None:
    """An event that the database cannot hold is refused alone; all that waited with it is written."""
    tables = [await laid_out(store) for _ in range(10)]
    some = [store.append(table, 1, [move(1 if n else 1 << 80)]) for n, table in enumerate(tables)]
    lease = store.lease("nowhere", 0, "me", 1)
    refused, *fine, no_lease = await asyncio.gather(*some, lease, return_exceptions=True)

    assert [StoreError, StoreError] == [type(refused), type(no_lease)]
    assert {Appended} == set(map(type, fine))
    assert () == await store.events(tables[0])


async def test_who_goes_away_neither_loses_nor_doubles(store: Store) -> None:
    """An append whose caller was cancelled is written once; asked again with its key, it tells so."""
    table = await laid_out(store)
    going = [asyncio.create_task(store.append(table, n, [move(n)], key=str(n))) for n in range(1, 11)]
    await asyncio.sleep(0)
    for task in going[::2]:
        task.cancel()
    await asyncio.gather(*going, return_exceptions=True)
    again = [made(await store.append(table, n, [move(n)], key=str(n)))[0].seq for n in range(1, 11)]

    assert list(range(1, 11)) == again
    assert list(range(1, 11)) == [one.action for one in await store.events(table)]


async def test_closing_finishes_what_was_begun(url: str) -> None:
    """What was handed in before is written and acknowledged, and nothing is taken after."""
    store = await open_store(url)
    table = await laid_out(store)
    waiting = [asyncio.create_task(store.append(table, n, [move(n)])) for n in range(1, 21)]
    await asyncio.sleep(0)
    await store.close()
    outcomes = await asyncio.gather(*waiting)
    with pytest.raises(ClosedError):
        await store.append(table, 21, [move(21)])
    with pytest.raises(ClosedError):
        await store.events(table)
    async with await open_store(url) as again:
        events = await again.events(table)

    assert {Appended} == set(map(type, outcomes))
    assert 20 == len(events)


async def test_what_was_acknowledged_survives_a_kill(store: Store, url: str) -> None:
    """A process that writes is killed: each event that it was told of is there, none twice, and no half of a pair."""
    tables = [await laid_out(store) for _ in range(8)]
    writer = await process("write", url, *tables)
    told = [await lines(writer).readline() for _ in range(200)]
    writer.kill()
    told += (await writer.communicate())[0].splitlines(keepends=True)
    heads = Counter[str]()
    for table, seq in (line.decode().split() for line in told if line.endswith(b"\n")):
        heads[table] = max(heads[table], int(seq))

    for table in tables:
        actions = [one.action for one in await store.events(table)]
        assert list(range(1, len(actions) + 1)) == actions
        assert len(actions) >= heads[table]
        assert 0 == len(actions) % 2


# A database that goes away


@asynccontextmanager
async def away(url: str) -> AsyncIterator[None]:
    """Let nobody at a database: a lock of SQLite is held, PostgreSQL ends all connections and takes no new ones."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            yield
        return
    name = make_url(url).database
    engine = database.connect(database.read_url(url).set(database="postgres"))
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as admin:
        await admin.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
        ending = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name")
        await admin.execute(ending, {"name": name})
        yield
        await admin.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
    await engine.dispose()


async def test_all_who_wait_are_told_that_the_database_is_away(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each gets an error of its own that says so, and when the database is back, so is the store."""
    monkeypatch.setattr(database, "_BUSY", 0.05)
    async with await open_store(empty) as store:
        table = await laid_out(store)
        async with away(empty):
            waiting = (store.append(table, n, [move(n)], key=str(n)) for n in range(1, 21))
            errors = await asyncio.gather(*waiting, return_exceptions=True)
        outcomes = [await store.append(table, n, [move(n)], key=str(n)) for n in range(1, 3)]

        assert [UnavailableError] * 20 == list(map(type, errors))
        assert 20 == len(set(map(id, errors)))
        assert "nothing was written" in str(errors[0])
        assert [(1,), (2,)] == [tuple(one.seq for one in made(outcome)) for outcome in outcomes]
        assert 2 == len(await store.events(table))


async def test_a_commit_without_an_answer_is_cleared_up_by_its_key(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the connection breaks in a commit nobody knows what was written, until it is asked for again."""
    table, commit = await laid_out(store), Connection.commit

    def commit_and_break(connection: Connection) -> None:
        commit(connection)
        raise ConnectionResetError("lost")

    with monkeypatch.context() as broken:
        broken.setattr(Connection, "commit", commit_and_break)
        with pytest.raises(UnavailableError, match="same key"):
            await store.append(table, 1, [move(1)], key="k")
    outcome = await store.append(table, 1, [move(1)], key="k")

    assert Appended(await store.events(table), repeated=True) == outcome


async def test_a_connection_that_died_is_not_noticed(postgres: str) -> None:
    """A database that was restarted in a quiet hour answers the next append and the next reader as if nothing was."""
    async with await open_store(postgres) as store:
        table = await laid_out(store)
        await store.events(table)
        await end_connections(store)

        assert 1 == made(await store.append(table, 1, [move(1)]))[0].seq
        assert 1 == len(await store.events(table))


async def end_connections(store: Store) -> None:
    """End all connections to a store's database, as a restart would."""
    engine = database.connect(store.engine.url)
    ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> "
    async with engine.connect() as admin:
        await admin.execute(text(ending + "pg_backend_pid()"))
    await engine.dispose()


# Leases


async def test_a_lease_excludes_until_it_is_over(store: Store, clock: Clock) -> None:
    """One owner has a seat, and may keep it; another gets it when the time is over."""
    table = await laid_out(store)

    assert await store.lease(table, 0, "a", 10)
    assert not await store.lease(table, 0, "b", 10)
    assert await store.lease(table, 1, "b", 10)
    clock.ms += 9_999
    assert await store.lease(table, 0, "a", 10)
    clock.ms += 9_999
    assert not await store.lease(table, 0, "b", 10)
    clock.ms += 1
    assert await store.lease(table, 0, "b", 10)
    assert not await store.lease(table, 0, "a", 10)


async def test_only_its_owner_gives_a_lease_back(store: Store) -> None:
    """Who was late does not take the seat from who has it now."""
    table = await laid_out(store)
    await store.lease(table, 0, "a", 10)
    await store.release(table, 0, "b")

    assert not await store.lease(table, 0, "b", 10)
    await store.release(table, 0, "a")
    assert await store.lease(table, 0, "b", 10)


async def test_of_racing_owners_one_gets_the_lease(store: Store, url: str, clock: Clock) -> None:
    """Twenty workers at two stores want a seat, and one has it."""
    table = await laid_out(store)
    async with await open_store(url, clock=clock) as other:
        racing = [(store, other)[n % 2].lease(table, 0, str(n), 60) for n in range(20)]

        assert 1 == sum(await asyncio.gather(*racing))


# Hints


async def test_who_listens_hears_of_new_events(store: Store) -> None:
    """A hint names the table and its head; several that were not heard yet are one, and a repetition is none."""
    table, quiet = await laid_out(store), await laid_out(store)
    with store.hints.listen() as listener:
        await store.append(table, 1, [move(1), move(2)], key="k")
        await store.append(table, 3, [move(3)])
        first = await anext(listener)
        await store.append(table, 1, [move(1)], key="k")
        await store.append(table, 1, [move(1)])
        await store.append(quiet, 1, [move(1)])

        assert Hint(table, 3) == first
        assert Hint(quiet, 1) == await anext(listener)


async def test_a_hint_that_fails_does_not_fail_the_append(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written is acknowledged, whether or not others could be told."""

    def broken(*_: object) -> None:
        raise OSError("lost")

    table = await laid_out(store)
    monkeypatch.setattr(store.hints, "announce", broken)

    assert [1, 2] == [made(await store.append(table, seq, [move(1)]))[0].seq for seq in (1, 2)]


async def test_listening_ends_with_the_store(url: str) -> None:
    """Who still listens when the store is closed hears what is left, and then the end."""
    store = await open_store(url)
    table, listener = await laid_out(store), store.hints.listen()
    await store.append(table, 1, [move(1)])
    await store.close()

    assert [Hint(table, 1)] == [hint async for hint in listener]


async def test_hints_reach_other_processes(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stores that share a PostgreSQL hear each other, also after their connections were lost."""
    monkeypatch.setattr(hints, "_AGAIN", 0.01)
    async with await open_store(postgres) as here, await open_store(postgres) as there:
        table = await laid_out(here)
        await both_listen(here, there)
        with there.hints.listen() as listener:
            await here.append(table, 1, [move(1)])
            first = await anext(listener)
            await end_connections(here)
            while listening(here) or listening(there):  # noqa: ASYNC110 (nothing else tells of a loss)
                await asyncio.sleep(0.01)
            await both_listen(here, there)
            await here.append(table, 2, [move(2)])

            assert [Hint(table, 1), Hint(table, 2)] == [first, await anext(listener)]


async def both_listen(*stores: Store) -> None:
    """Wait until all stores hear each other."""
    for store in stores:
        assert isinstance(store.hints, NotifyHints)
        await store.hints.listening.wait()


def listening(store: Store) -> bool:
    """Return whether a store hears others."""
    return isinstance(store.hints, NotifyHints) and store.hints.listening.is_set()


# Migrations


async def test_migrations_make_what_the_schema_says(store: Store) -> None:
    """The last migration is the one that the code asks for, and leaves nothing to be changed."""
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    async with store.engine.connect() as connection:
        changes = await connection.run_sync(lambda on: compare_metadata(MigrationContext.configure(on), metadata))
        revision = await connection.scalar(text("SELECT version_num FROM alembic_version"))

    assert [] == changes
    assert [REVISION] * 2 == [revision, ScriptDirectory.from_config(config).get_current_head()]


async def test_racing_migrations_all_succeed(empty: str) -> None:
    """Of stores that are opened at once on an empty database one makes it; opened again, it keeps what it holds."""
    stores = await asyncio.gather(*(open_store(empty) for _ in range(5)))
    tables = [await laid_out(store) for store in stores]
    await asyncio.gather(*(store.close() for store in stores))
    async with await open_store(empty) as again:
        assert sorted(tables) == sorted(await again.unfinished())


async def test_a_newer_database_is_refused(empty: str) -> None:
    """What a newer Tenshu has made is not touched."""
    async with await open_store(empty) as store, store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(StoreError, match="newer"):
        await open_store(empty)


# Addresses and files


@pytest.mark.parametrize("wrong", ["mysql://localhost/x", "sqlite://", "sqlite:///:memory:", "tables.db"])
async def test_an_address_that_is_none_is_refused(wrong: str) -> None:
    """What is no address of a database that we know is told so."""
    with pytest.raises(StoreError, match=r"A database is|needs a file"):
        await open_store(wrong)


async def test_a_database_that_cannot_be_opened_is_told_without_its_password(tmp_path: Path) -> None:
    """Neither a foreign file nor an absent server is a riddle."""
    foreign = tmp_path / "foreign.db"
    foreign.write_text("This is not a database. " * 1000)
    with pytest.raises(UnavailableError, match="foreign"):
        await open_store(f"sqlite:///{foreign}")
    with pytest.raises(UnavailableError) as told:
        await open_store("postgresql://me:password1@127.0.0.1:1/x")

    assert "password1" not in str(told.value)


async def test_sqlite_waits_for_the_disk_and_keeps_the_file_private(tmp_path: Path) -> None:
    """Commits are synchronous, readers do not wait, keys are held, and only the owner may read the seeds."""
    file = tmp_path / "new" / "tables.db"
    async with await open_store(f"sqlite:///{file}") as store, store.engine.connect() as connection:
        found = [
            await connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

    assert ["wal", 2, 1] == found
    assert 0o600 == file.stat().st_mode & 0o777


async def test_a_backup_opens_and_is_equal(tmp_path: Path) -> None:
    """A backup is made while games go on; it is a database of its own, with the same in it."""
    async with await open_store(f"sqlite:///{tmp_path}/tables.db") as store:
        table = await laid_out(store)
        await store.append(table, 1, [move(1), Event(JOIN, 0, detail={"name": "Zoé"})], key="k")
        await store.lease(table, 0, "a", 1)
        backup = tmp_path / "it's a copy.db"
        await store.backup(backup)
        before = await rows(store)
        await store.append(table, 3, [move(2)])
        with pytest.raises(StoreError, match="new file"):
            await store.backup(backup)

    async with await open_store(f"sqlite:///{backup}") as copy, copy.engine.connect() as connection:
        assert before == await rows(copy)
        assert "wal" == await connection.scalar(text("PRAGMA journal_mode"))
        assert 3 == made(await copy.append(table, 3, [move(2)]))[0].seq
    assert 0o600 == backup.stat().st_mode & 0o777


async def test_postgresql_is_backed_up_by_its_own_tool(postgres: str, tmp_path: Path) -> None:
    """The store says which."""
    async with await open_store(postgres) as store:
        with pytest.raises(StoreError, match="pg_dump"):
            await store.backup(tmp_path / "copy")

"""What a client can do by the API, and what it is told: a server in this process, and people who come to it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.table.visiting import BOTS, PATIENCE, Host, House, Json, Line, Person, house, problem, told

from tenshu.bots import Answer
from tenshu.bots.random import RandomBot
from tenshu.core import log
from tenshu.games import TITLES, load
from tenshu.table import api, database, fairness, shelf, stream, thinking
from tenshu.table.model import UnavailableError

AIKO, BRUNO, CHIYO = ({"kind": "me", "name": name} for name in ("Aiko", "Bruno", "Chiyo"))
OPEN = {"kind": "open"}
SPECTATOR = 9


@pytest.fixture(autouse=True)
def _no_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no other process compile the rules, which takes longer than a test: this one finds them or compiles them."""

    async def nothing(*_: object) -> None:
        """Do nothing."""

    monkeypatch.setattr(shelf, "compile_apart", nothing)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    """Return a server that runs."""
    async with house(tmp_path) as one:
        yield one


async def against_bots(here: House) -> Host:
    """Return Aiko at a table with two bots, at which the game has begun."""
    host = await here.open(AIKO, *BOTS)
    await host.do("/table/start")
    return host


async def three(here: House) -> tuple[Host, Person, Person]:
    """Return three people, each at a screen of their own, at a table at which the game has begun."""
    host = await here.open(AIKO, OPEN, OPEN)
    people = (host, await host.invited.join("Bruno"), await host.invited.join("Chiyo"))
    await host.do("/table/start")
    return people


async def turn(*people: Person) -> tuple[Person, Person, Json]:
    """Return who is asked of some people and who is not, and the table as the first of them sees it."""
    seen = [await one.look() for one in people]
    asked = next(number for number, table in enumerate(seen) if table["legal"])
    other = next(one for one, table in zip(people, seen, strict=True) if not table["legal"])
    return people[asked], other, seen[asked]


def answer_of(table: Json, choice: int = 0) -> Json:
    """Return how to answer with one of the choices."""
    return {"ply": table["ply"] + table["drafted"], "action": table["legal"][choice]["action"]}


# The shelf


async def test_the_games_are_listed(here: House) -> None:
    """Whoever comes sees which games there are, for how many, with which options and bots."""
    games = {one["title"]: one for one in told(await here.ask("GET", "/games"))}

    assert [*TITLES] == [*games]
    assert ("catte", [3, 4]) == (games["catte"]["game"], games["catte"]["seats"])
    assert {"visitor", "apprentice", games["catte"]["usual_level"]} <= {*games["catte"]["levels"]}
    assert not games["catte"]["is_ready"]

    await here.open(AIKO, *BOTS)

    assert {one["title"] for one in told(await here.ask("GET", "/games")) if one["is_ready"]} == {"catte"}


# One person and bots


async def test_a_table_before_the_game(here: House) -> None:
    """The commitment is shown before anybody cuts, and nothing is asked before the start."""
    host = await here.open(AIKO, *BOTS)
    table = await host.look()

    assert ("gathering", host.opened["commitment"], None) == (table["phase"], table["commitment"], table["seed"])
    assert (0, [0], True) == (table["seat"], table["mine"], table["is_host"])
    assert ["person", "bot", "bot"] == [seat["kind"] for seat in table["seats"]]
    assert ["", "visitor", "apprentice"] == [seat["level"] for seat in table["seats"]]
    assert [] == table["legal"]

    await host.do("/table/cut", text="a fat cat")
    assert "a fat cat" == (await host.look())["seats"][0]["cut"]
    await host.refused(422, "table-not-started", "/table/answer", ply=0, action=0)


async def test_a_whole_game_against_bots(here: House) -> None:
    """A person answers whenever asked, bots answer by themselves, and at the end all is open and can be checked."""
    host = await here.open(AIKO, *BOTS)
    await host.do("/table/cut", text="a fat cat")
    done = await host.do("/table/start")
    table = await host.look()
    assert (done["ply"] <= table["ply"], "playing", None) == (True, table["phase"], table["seed"])
    await host.refused(422, "table-started", "/table/start")
    await host.refused(422, "table-started", "/table/cut", text="too late")

    table = await host.play()

    assert ("over", [], None) == (table["phase"], table["asked"], table["question"])
    assert [1, 2, 3] == sorted({1, 2, 3} | {*table["places"]})
    play, notes = log.read((await here.ask("GET", "/table/log", host.token)).text, load)
    assert (table["ply"], []) == (len(play.moves), play.asked)
    assert table["commitment"] == fairness.commitment(play, bytes.fromhex(table["seed"]))
    found = fairness.check(play, notes, table["commitment"])
    assert {one.what for one in found if one.holds} >= {"commitment", "chance"}, found
    assert not [one for one in found if one.holds is False]
    await host.refused(422, "play-over", "/table/answer", ply=table["ply"], action=0)


async def test_the_story_of_a_game(here: House) -> None:
    """What was answered can be asked for from any ply on, and the table as it stood after any."""
    host = await against_bots(here)
    ply = (await host.play())["ply"]

    heard = (await host.get("/table/heard", first=ply - 5))["heard"]
    assert [*range(ply - 5, ply)] == [one["ply"] for one in heard]
    assert [*range(ply)] == [one["ply"] for one in (await host.get("/table/heard"))["heard"]]
    assert [] == (await host.get("/table/heard", first=1_000_000))["heard"]

    moment = await host.get(f"/table/at/{ply - 5}")
    assert (ply - 5, ply, ply - 6) == (moment["ply"], moment["plies"], moment["heard"]["ply"])
    assert (await host.look())["view"] == (await host.get(f"/table/at/{ply}"))["view"]
    assert (await host.get("/table/at/0"))["heard"] is None
    await host.refused(422, "table-no-ply", f"/table/at/{ply + 1}", "GET")
    await host.refused(422, "table-no-ply", "/table/at/-1", "GET")


async def test_a_hint(here: House) -> None:
    """A bot tells what it would do in one's place, and nobody gets a hint for a question that is not theirs."""
    host = await against_bots(here)
    table = await host.asked()
    hint = await host.get("/table/hint")

    assert hint["action"] in [choice["action"] for choice in table["legal"]]
    assert (table["ply"], "grandmaster") == (hint["ply"], hint["level"])
    assert table == await host.look()  # it leaves no trace
    await host.watching.refused(422, "table-only-watching", "/table/hint", "GET")
    await host.refused(422, "table-not-yours", "/table/hint", "GET", seat=1)
    await host.play()
    await host.refused(422, "table-not-asked", "/table/hint", "GET")


async def test_an_explanation(here: House) -> None:
    """What an action would cost or bring is told, or why it is not allowed, of every action that there is."""
    host = await against_bots(here)
    table = await host.asked()
    legal = {choice["action"]: choice for choice in table["legal"]}

    for action in range(load("catte").actions):
        told_of = await host.get(f"/table/explain/{action}")
        assert (action in legal, action) == (told_of["is_legal"], told_of["action"])
        if action in legal:
            assert (legal[action]["name"], legal[action]["notes"]) == (told_of["name"], told_of["notes"])
    await host.refused(422, "table-no-action", f"/table/explain/{load('catte').actions}", "GET")
    await host.refused(422, "table-no-action", "/table/explain/-1", "GET")


async def test_the_pace_of_bots(here: House) -> None:
    """Who sits at the table sets how long bots wait, within reason; who watches does not."""
    host = await here.open(AIKO, *BOTS)
    await host.put("/table/pace", pace=250)

    assert 250 == (await host.look())["pace"]
    await host.refused(422, "table-pace", "/table/pace", "PUT", pace=10_001)
    await host.watching.refused(422, "table-only-watching", "/table/pace", "PUT", pace=1)


async def test_taking_back_is_free_among_bots(here: House) -> None:
    """Alone with bots, one takes back any decision of one's own, and it is in the log of the table."""
    host = await against_bots(here)
    begun = (await host.asked())["ply"]
    await host.answer()
    await host.answer()
    back = (await host.asked())["back"]
    assert back > begun

    await host.do("/table/take-back", ply=begun)

    table = await host.look()
    assert (begun, None) == (table["ply"], table["offer"])
    await host.refused(422, "table-nothing-to-take-back", "/table/take-back", ply=back)
    assert "back" in [event.kind for event in await here.tables.store.events(host.table)]
    await host.play()
    await host.refused(422, "table-over", "/table/take-back", ply=begun)


# Several people


async def test_people_come_by_invitation(here: House) -> None:
    """Two take the open seats with one link, a third is told that the table is full, and then the game can begin."""
    host = await here.open(AIKO, OPEN, OPEN)
    told_of = await host.refused(422, "table-seats-open", "/table/start")
    assert "2 seats are still open; wait for people or give them to bots." == told_of["text"]

    chiyo = await host.invited.join(" Chiyo ", seat=2)
    bruno = await host.invited.join("Bruno")

    assert [1, 2] == [(await one.look())["seat"] for one in (bruno, chiyo)]
    assert ["Aiko", "Bruno", "Chiyo"] == [seat["name"] for seat in (await host.look())["seats"]]
    assert [False, True, False] == [seat["is_mine"] for seat in (await bruno.look())["seats"]]
    await host.invited.refused(422, "table-full", "/join", name="Denis")
    await host.invited.refused(422, "table-seat-taken", "/join", name="Denis", seat=1)
    await bruno.refused(422, "table-not-invited", "/join", name="Denis")
    await chiyo.do("/table/start")
    assert "playing" == (await host.look())["phase"]


async def test_who_comes_at_the_same_moment(here: House) -> None:
    """Of several who take the last seats at once, each has a seat of their own or is told that there is none."""
    host = await here.open(AIKO, OPEN, OPEN)
    answers = await asyncio.gather(
        *(here.ask("POST", "/join", host.opened["invite"], json={"name": f"Guest {n}"}) for n in range(8))
    )

    assert [1, 2] == sorted(one.json()["seat"] for one in answers if one.is_success)
    assert ["table-full"] * 6 == [one.json()["error"]["key"] for one in answers if not one.is_success]


async def test_watching(here: House) -> None:
    """Who watches sees what all may see, and can do nothing; so does who was invited and has not sat down."""
    host = await against_bots(here)
    table = await host.asked()
    for other in (host.watching, host.invited):
        seen = await other.look()
        assert (SPECTATOR, [], False, []) == (seen["seat"], seen["mine"], seen["is_host"], seen["legal"])
        assert (table["ply"], None) == (seen["ply"], seen["seed"])
        for path, data in (
            ("answer", answer_of(table)), ("end", {}), ("step-back", {"ply": 0}), ("take-back", {"ply": 0}),
            ("agree", {}), ("refuse", {}), ("cut", {"text": "mine"}), ("start", {}), ("return", {}),
            ("links", {"purpose": "watch"}), ("rematch", {}),
        ):  # fmt: skip
            await other.refused(422, "table-only-watching", f"/table/{path}", **data)
        await other.refused(422, "table-not-host", "/table/seats/0", "PUT", kind="bot")
        await other.refused(422, "table-only-watching", "/table", "GET", seat=0)
    assert table == await host.look()


async def test_who_is_not_asked_cannot_answer(here: House) -> None:
    """Nobody answers for another seat, or when another is asked; the reason is said in words, and nothing happens."""
    people = await three(here)
    asked, other, table = await turn(*people)

    mine, theirs = (await other.look())["seat"], table["seat"]
    await other.refused(422, "table-not-yours", "/table/answer", **answer_of(table), seat=theirs)
    said = await other.refused(422, "play-not-asked", "/table/answer", **answer_of(table))
    assert str(mine + 1) in said["text"]
    assert table == await asked.look()


async def test_an_illegal_answer(here: House) -> None:
    """What is against the rules is refused with what would be legal, whatever number it has."""
    host = await against_bots(here)
    table = await host.asked()
    legal = {choice["action"] for choice in table["legal"]}
    illegal = next(action for action in range(load("catte").actions) if action not in legal)

    for action in (illegal, load("catte").actions, 1_000_000):
        said = await host.refused(422, "play-illegal", "/table/answer", ply=table["ply"], action=action)
        assert "legal" in dict(said["error"]["args"])
        assert "seq" not in said
    assert table == await host.look()


async def test_a_stale_answer(here: House) -> None:
    """An answer to what is asked no more is refused, with where the table stands."""
    host = await against_bots(here)
    table = await host.asked()
    for ply in (table["ply"] - 1, table["ply"] + 1, 0):
        said = await host.refused(409, "table-stale", "/table/answer", **answer_of(table) | {"ply": ply})
        assert (table["seq"], table["ply"]) == (said["seq"], said["ply"])
    assert table == await host.look()


async def test_the_same_key_twice(here: House) -> None:
    """What is sent again with its key happens once: also at the same time, and when the table has long gone on."""
    host = await against_bots(here)
    table = await host.asked()
    answer = answer_of(table) | {"key": "one"}

    first = await asyncio.gather(*(host.do("/table/answer", **answer) for _ in range(4)))
    assert {table["ply"]} < {table["ply"], *(one["ply"] for one in first)}
    now = await host.asked()
    again = await host.do("/table/answer", **answer)
    assert (now["seq"], now["ply"]) == (again["seq"], again["ply"])
    await host.play()
    await host.do("/table/answer", **answer)
    mine = [one["ply"] for one in (await host.get("/table/heard"))["heard"] if one["seat"] == 0]
    assert 1 == mine.count(table["ply"])


async def test_a_key_is_that_of_one_seat(here: House) -> None:
    """Two people who happen to use the same key both answer."""
    people = await three(here)
    for _ in range(2):
        asked, _, table = await turn(*people)
        await asked.do("/table/answer", **answer_of(table), key="same" + str(table["seat"] == 9))
        assert table["ply"] < (await asked.look())["ply"]


async def test_racing_answers(here: House) -> None:
    """Of several answers to one question, with keys of their own, one is taken."""
    host = await against_bots(here)
    table = await host.asked()
    answers = await asyncio.gather(
        *(here.ask("POST", "/table/answer", host.token, json=answer_of(table) | {"key": str(n)}) for n in range(6))
    )

    assert [200] + [409] * 5 == sorted(one.status_code for one in answers)


# Drafts


async def test_a_draft_is_private(here: House) -> None:
    """What one drafts, steps back and drafts again is known to nobody else until one ends one's turn."""
    people = await three(here)
    asked, other, table = await turn(*people)
    before = await other.get("/table")
    async with await other.listen(seq=before["snapshot"]["seq"], ply=before["snapshot"]["ply"]) as line:
        await line.update()
        await asked.refused(422, "table-no-draft", "/table/end")

        done = await asked.do("/table/answer", **answer_of(table), end=False)
        own = await asked.look()
        assert (1, True, table["ply"]) == (own["drafted"], own["can_end"], own["ply"])
        assert (own["seq"], own["ply"]) == (done["seq"], done["ply"])
        await asked.do("/table/step-back", ply=table["ply"])
        own = await asked.look()
        assert (0, False, table["legal"]) == (own["drafted"], own["can_end"], own["legal"])
        await asked.refused(422, "table-no-draft", "/table/step-back", ply=table["ply"])
        await asked.do("/table/answer", **answer_of(table, -1), end=False)

        assert before == await other.get("/table")
        assert await line.is_quiet()

        await asked.do("/table/end")
        heard = (await line.update())["heard"]
        assert table["legal"][-1]["action"] in [one["action"] for one in heard]
        assert (await asked.look())["ply"] == (await other.look())["ply"] > table["ply"]


async def test_nothing_tells_others_how_much_is_drafted(here: House) -> None:
    """Whoever does something meanwhile is told a number that what others draft has no part in."""
    people = await three(here)
    asked, other, table = await turn(*people)
    before = (await other.look())["seq"]
    for _ in range(3):
        await asked.do("/table/answer", **answer_of(table), end=False)
        await asked.do("/table/step-back", ply=table["ply"])

    assert before == (await other.look())["seq"]
    asked_later = await other.refused(409, "table-stale", "/table/answer", ply=table["ply"] + 1, action=0)
    assert before == asked_later["seq"]


async def test_who_has_drafted_and_wakes_others(here: House) -> None:
    """A first draft after an answer sends nothing to the others either, whose last update told of that answer."""
    people = await three(here)
    asked, _, table = await turn(*people)
    other = people[(table["seat"] + 2) % 3]  # not the next who is asked
    async with await other.listen() as line, other.watch() as events:
        await asked.do("/table/answer", **answer_of(table))
        while (await line.update())["snapshot"]["ply"] == table["ply"]:
            pass
        while (await events.update())["snapshot"]["ply"] == table["ply"]:
            pass
        following = next(one for one in [await one.look() for one in people] if one["legal"])
        await people[following["seat"]].do("/table/answer", **answer_of(following), end=False)

        assert await line.is_quiet()
        assert await events.is_quiet()


# Taking back, between people


async def test_taking_back_by_consent(here: House) -> None:
    """Between people, what one takes back goes back when all others agree, and stays when one does not."""
    people = await three(here)
    asked, _, table = await turn(*people)
    others = [one for one in people if one is not asked]
    await asked.do("/table/answer", **answer_of(table))
    after = (await asked.look())["ply"]

    for is_agreed in (False, True):
        await asked.do("/table/take-back", ply=table["ply"])
        offers = [(await one.look())["offer"] for one in people]
        assert [one is not asked for one in people] == [offer["is_asked"] for offer in offers]
        assert {(table["seat"], table["ply"])} == {(offer["seat"], offer["ply"]) for offer in offers}
        await asked.refused(422, "table-no-offer", "/table/agree")
        await others[0].do("/table/agree", key=f"yes {is_agreed}")
        assert after == (await asked.look())["ply"]
        await others[1].do("/table/agree" if is_agreed else "/table/refuse", key=f"{is_agreed}")
        seen = await others[0].look()
        assert (None, table["ply"] if is_agreed else after) == (seen["offer"], seen["ply"])
        await others[0].refused(422, "table-no-offer", "/table/agree", key="other")
    assert table["legal"] == (await asked.look())["legal"]


async def test_agreeing_twice_at_one_screen(here: House) -> None:
    """Who has two seats agrees once for both, and sends it again without harm, whichever of them was named."""
    host = await here.open(OPEN, BRUNO, CHIYO)
    alone = await host.invited.join("Denis")
    await host.do("/table/start")
    while not (table := await alone.look())["legal"]:
        shown = await host.asked()
        await host.do("/table/answer", **answer_of(shown), seat=shown["seat"])
    await alone.do("/table/answer", **answer_of(table))

    await alone.do("/table/take-back", ply=table["ply"])
    for _ in range(2):
        await host.do("/table/agree", seat=2, key="yes")
    assert table["ply"] == (await alone.look())["ply"]


# Seats


async def test_leaving_to_a_bot_and_coming_back(here: House) -> None:
    """Who leaves puts a bot in their place, which answers; with the same secret they take their seat back."""
    people = await three(here)
    asked, other, table = await turn(*people)
    await asked.put(f"/table/seats/{table['seat']}", kind="bot", level="visitor")
    async with other.watch(seq=table["seq"], ply=table["ply"]) as line:
        while (await line.update())["snapshot"]["ply"] == table["ply"]:
            pass

    seat = (await other.look())["seats"][table["seat"]]
    assert ("bot", "visitor") == (seat["kind"], seat["level"])
    await asked.do("/table/return")
    seat = (await other.look())["seats"][table["seat"]]
    assert ("person", "", table["seats"][table["seat"]]["name"]) == (seat["kind"], seat["level"], seat["name"])
    await asked.refused(422, "table-seat-taken", "/table/return")


async def test_the_host_replaces_somebody(here: House) -> None:
    """Who opened the table gives a seat to a bot or opens it again; others can do so with their own only."""
    host = await here.open(AIKO, OPEN, OPEN)
    bruno = await host.invited.join("Bruno")
    await bruno.refused(422, "table-not-host", "/table/seats/0", "PUT", kind="bot")
    await bruno.refused(422, "table-not-host", "/table/seats/2", "PUT", kind="bot")
    await host.put("/table/seats/2", kind="bot", level="apprentice")
    await host.put("/table/seats/1", kind="open")

    await bruno.refused(401, "table-no-secret", "/table", "GET")
    await host.refused(422, "bots-level", "/table/seats/1", "PUT", kind="bot", level="genius")
    await host.refused(422, "table-no-seat", "/table/seats/3", "PUT", kind="bot")
    chiyo = await host.invited.join("Chiyo")
    await host.do("/table/start")
    await host.refused(422, "table-started", "/table/seats/1", "PUT", kind="open")
    await host.put("/table/seats/1", kind="bot")
    await chiyo.do("/table/return")
    await chiyo.put("/table/seats/1", kind="bot")


async def test_who_has_lost_a_seat_looks_no_longer(here: House) -> None:
    """A feed ends when its seat is opened: whoever sits down there next has cards that nobody else may see."""
    host = await here.open(AIKO, OPEN, BOTS[0])
    bruno = await host.invited.join("Bruno")
    async with await bruno.listen() as line, bruno.watch() as events:
        await line.update()
        await events.update()
        await host.put("/table/seats/1", kind="open")
        await asyncio.gather(line.closed(), events.closed())
    async with await bruno.listen() as line:
        assert 4401 == await line.closed()


async def test_several_people_at_one_screen(here: House) -> None:
    """One secret opens two seats: who is asked is shown, and an answer says for whom it is."""
    host = await here.open(AIKO, BRUNO, BOTS[0])
    await host.do("/table/start")
    seen = set()
    for _ in range(12):
        table = await host.asked()
        seen.add(table["seat"])
        await host.refused(422, "table-which-seat", "/table/answer", **answer_of(table))
        await host.do("/table/answer", **answer_of(table), seat=table["seat"])

    assert ({0, 1}, [0, 1]) == (seen, table["mine"])
    assert [0, 1] == [(await host.look(seat=seat))["seat"] for seat in (0, 1)]
    await host.refused(422, "table-not-yours", "/table", "GET", seat=2)
    assert "over" == (await host.play())["phase"]


async def test_links(here: House) -> None:
    """Who sits at a table makes more links, to join or to watch; each is another secret."""
    host = await here.open(AIKO, OPEN, BOTS[0])
    invite = (await host.do("/table/links", purpose="invite"))["token"]
    bruno = await here.come(invite).join("Bruno")
    watch = (await bruno.do("/table/links", purpose="watch"))["token"]

    assert SPECTATOR == (await here.come(watch).look())["seat"]
    assert 3 == len({invite, watch, host.opened["invite"]})


# Playing again


async def test_playing_again(here: House) -> None:
    """Whoever asks first and however often, all sit at the same new table, on the seats that they had."""
    host = await here.open(AIKO, OPEN, BOTS[0])
    bruno = await host.invited.join("Bruno")
    await host.do("/table/start")
    await bruno.refused(422, "table-not-over", "/table/rematch")
    await asyncio.gather(host.play(), bruno.play())

    seated = await asyncio.gather(*(one.do("/table/rematch") for one in (bruno, host, bruno, host)))
    late = await host.do("/table/rematch")

    assert 1 == len({one["table"] for one in [*seated, late]})
    assert host.table != late["table"]
    assert [1, 0, 1, 0, 0] == [one["seat"] for one in [*seated, late]]
    people = [here.come(one["token"]) for one in [*seated, late]]
    assert [1, 0, 1, 0, 0] == [(await one.look())["seat"] for one in people]
    assert ["Aiko", "Bruno", ""] == [seat["name"] for seat in (await people[0].look())["seats"]]
    assert [True] == [*{(await host.look())["rematch"], (await host.watching.look())["rematch"]}]
    await people[1].do("/table/start")
    tables = await asyncio.gather(people[0].play(), people[1].play())
    assert ["over", "over"] == [table["phase"] for table in tables]


async def test_a_seat_that_somebody_else_has_taken(here: House) -> None:
    """Who plays again when a guest has taken the seat of before does not get the guest's cards, but may watch."""
    host = await here.open(AIKO, OPEN, BOTS[0])
    bruno = await host.invited.join("Bruno")
    await host.do("/table/start")
    await asyncio.gather(host.play(), bruno.play())
    again = here.come((await host.do("/table/rematch"))["token"])
    guest = await here.come((await again.do("/table/links", purpose="invite"))["token"]).join("Denis")

    late = await bruno.do("/table/rematch")

    assert (1, None) == ((await guest.look())["seat"], late["seat"])
    assert (SPECTATOR, []) == ((shown := await here.come(late["token"]).look())["seat"], shown["mine"])


async def test_a_host_without_a_seat_plays_again(here: House) -> None:
    """Who only opened a table for others to play opens the next one too."""
    host = await here.open(*BOTS, BOTS[0])
    await host.do("/table/start")
    assert "over" == (await host.play())["phase"]

    for is_host in (True, False):
        seated = await host.do("/table/rematch")
        again = await here.come(seated["token"]).look()
        assert (None, "gathering", is_host) == (seated["seat"], again["phase"], again["is_host"])


# The lobby


async def test_the_lobby(here: House) -> None:
    """Who has some secrets sees how those tables stand; one that leads nowhere is left out."""
    mine, other = await against_bots(here), await here.open(OPEN, *BOTS, title="catte")
    table = await mine.asked()
    shown = await here.post("/lobby", tokens=[mine.token, "nonsense", other.opened["watch"]])

    assert [0, 2] == [one["number"] for one in shown]
    assert [mine.table, other.table] == [one["table"] for one in shown]
    assert [(0, True, "playing"), (None, False, "gathering")] == [
        (one["seat"], one["is_my_turn"], one["phase"]) for one in shown
    ]
    assert table["ply"] == shown[0]["ply"]
    assert [] == await here.post("/lobby", tokens=[])


# Files


async def test_export_before_the_end(here: House) -> None:
    """Before the end a game leaves as it was heard, and no seed with it."""
    people = await three(here)
    asked, other, table = await turn(*people)
    await asked.do("/table/answer", **answer_of(table))
    seed = (await here.tables.store.table(people[0].table)).seed
    texts = [(await here.ask("GET", "/table/log", one.token)).text for one in (asked, other, people[0].watching)]

    assert ["tenshu heard 1"] * 3 == [text.splitlines()[0] for text in texts]
    assert 3 == len({*texts})
    assert not [text for text in texts if seed.hex() in text]


async def test_import_look_back_and_play_on(here: House) -> None:
    """A finished game comes back from its file, is looked at from any ply, and can be played on from there."""
    host = await against_bots(here)
    over = await host.play()
    text = (await here.ask("GET", "/table/log", host.token)).text

    seated = await here.post("/tables/import", log=text)
    guest = here.come(seated["token"])
    shown = await guest.look()
    assert ("over", None, over["ply"], over["places"]) == (
        shown["phase"], seated["seat"], shown["ply"], shown["places"],
    )  # fmt: skip
    assert over["view"] == shown["view"]
    assert text == (await here.ask("GET", "/table/log", guest.token)).text
    ply = over["ply"] - 20
    assert (await host.get(f"/table/at/{ply}"))["view"] == (await guest.get(f"/table/at/{ply}"))["view"]

    opened = await guest.do("/table/clone", ply=ply, seat=1, name="Denis", level="visitor")
    again = here.come(opened["token"])
    table = await again.look()
    assert (ply, "gathering", 1) == (table["ply"], table["phase"], table["seat"])
    await again.put("/table/pace", pace=0)
    await again.do("/table/start")
    end = await again.play()
    assert "over" == end["phase"]
    await again.refused(422, "table-clone-ply", "/table/clone", ply=end["ply"], seat=0)
    await again.refused(422, "table-no-seat", "/table/clone", ply=0, seat=3)


async def test_what_cannot_be_imported_or_cloned(here: House) -> None:
    """A file that is no log, or not whole, or not over, is refused in words; so is a clone of a game that goes on."""
    host = await against_bots(here)
    heard = (await here.ask("GET", "/table/log", host.token)).text
    for text, key in (("", "log-foreign"), (heard, "log-heard"), ("tenshu log 1\n", "log-truncated")):
        problem(await here.ask("POST", "/tables/import", json={"log": text}), 422, key)
    await host.refused(422, "table-clone-not-over", "/table/clone", ply=0, seat=0)


# Feeds


async def test_server_sent_events(here: House) -> None:
    """A program gets the table whenever it changes, and tells where it was when it comes again."""
    people = await three(here)
    asked, other, table = await turn(*people)
    async with other.watch() as line:
        first = await line.update()
        assert await other.get("/table") == first
        await asked.do("/table/answer", **answer_of(table))
        second = await line.update()
        assert [*range(table["ply"], second["snapshot"]["ply"])] == [one["ply"] for one in second["heard"]]

    async with other.watch(seq=first["snapshot"]["seq"], ply=first["snapshot"]["ply"]) as line:
        assert second == await line.update()


async def test_a_web_socket(here: House) -> None:
    """A browser gets the same, and resumes alike, also when answers that it knew were taken back meanwhile."""
    host = await against_bots(here)
    begun = await host.asked()
    async with await host.listen() as line:
        assert await host.get("/table") == await line.update()
        await host.answer()
        later = (await host.asked())["ply"]
        while (update := await line.update())["snapshot"]["ply"] < later:
            pass
    knew = update["snapshot"]
    async with await host.listen(seq=knew["seq"], ply=knew["ply"]) as line:
        assert (knew["ply"], []) == ((again := await line.update())["first"], again["heard"])
        await host.do("/table/take-back", ply=begun["ply"])
        assert (begun["ply"], begun["ply"]) == ((back := await line.update())["first"], back["snapshot"]["ply"])
    async with await host.listen(seq=knew["seq"], ply=knew["ply"]) as line:
        assert begun["ply"] == (await line.update())["first"]


async def test_all_feeds_come_to_the_same_end(here: House) -> None:
    """Two people and one who watches, each by another way, see the game end alike."""
    host = await here.open(AIKO, OPEN, BOTS[0])
    bruno = await host.invited.join("Bruno")
    async with await host.listen() as one, bruno.watch() as two, await host.watching.listen() as three_:
        await host.do("/table/start")
        await asyncio.gather(host.play(), bruno.play())
        ends = []
        for line in (one, two, three_):
            while (update := await line.update())["snapshot"]["phase"] != "over":
                pass
            ends.append(update["snapshot"])
    same = ("ply", "seq", "seed", "places", "view", "phase")
    assert 1 == len({str([end[name] for name in same]) for end in ends})


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ("", 4400),
        ("{", 4400),
        ("[]", 4400),
        ('{"seq": 1}', 4400),
        ('{"token": 1}', 4400),
        ('{"token": "x", "more": 1}', 4400),
        ('{"token": "x", "seq": -1}', 4400),
        ('{"token": "' + "x" * 101 + '"}', 4400),
        (b"\xff\x00", 4400),
        ('{"token": "x"}', 4401),
        ('{"token": ""}', 4401),
    ],
)
async def test_a_bad_hello(here: House, hello: str | bytes, code: int) -> None:
    """A first message that is no Hello closes the line, and so does a secret that leads nowhere."""
    async with Line(here.app, "websocket", "/api/table/socket") as line:
        line.put({"type": "websocket.connect"})
        await line.event()
        line.say(hello)
        assert code == await line.closed()


async def test_whoever_says_nothing_or_too_much(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line on which nobody says who they are is closed, and so is one on which something follows the Hello."""
    host = await against_bots(here)
    async with await host.listen() as line:
        await line.update()
        line.say("{}")
        assert 4400 == await line.closed()
    monkeypatch.setattr(api, "_PATIENCE", 0.05)
    async with Line(here.app, "websocket", "/api/table/socket") as line:
        line.put({"type": "websocket.connect"})
        await line.event()
        assert 4400 == await line.closed()


async def test_a_line_is_cut_even_while_something_happens(here: House) -> None:
    """Whoever hangs up in the moment in which the table changes is not waited for."""
    host = await here.open(AIKO, *BOTS)
    holder = await here.tables.holder(host.token)
    room = await here.tables.room(holder.table)
    feed = stream.updates(here.tables, holder, 0, None)
    await anext(feed)
    waits = asyncio.ensure_future(anext(feed))
    await asyncio.sleep(0.01)
    room.wake()
    await asyncio.sleep(0)  # what it waited for has come, and it has not gone on yet
    waits.cancel()

    with pytest.raises(asyncio.CancelledError):
        await waits


async def test_signs_of_life_and_the_end_of_a_server(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing happens something is sent from time to time, and a server that stops says so to all."""
    monkeypatch.setattr(stream, "HEARTBEAT", 0.02)
    host = await here.open(AIKO, *BOTS)
    async with await host.listen() as line, host.watch() as events:
        await line.update()
        await events.update()
        assert "{}" == (await line.event())["text"]
        assert b":\n\n" == (await events.event())["body"]
        here.tables.stop()
        assert 1012 == await line.closed()
        await events.closed()
    ready = await here.client.get("/ready")
    assert (503, "stopping\n") == (ready.status_code, ready.text)


# Health, numbers and logs


async def test_health_and_numbers(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server tells whether it lives, whether it can serve, and what it has counted."""
    await here.open(AIKO, *BOTS)
    assert ["alive\n", "ready\n"] == [(await here.client.get(path)).text for path in ("/health", "/ready")]
    counted = (await here.client.get("/metrics")).text
    assert 'tenshu_tables_total{game="catte"}' in counted

    async def away(_: object) -> None:
        raise UnavailableError("away")

    monkeypatch.setattr(here.tables.store, "heads", away)
    response = await here.client.get("/ready")
    assert (503, "the database is away\n") == (response.status_code, response.text)


async def test_no_secret_is_logged_or_counted(here: House, caplog: pytest.LogCaptureFixture) -> None:
    """In all that is logged during a whole game, and in what is counted, stands no secret and no seed."""
    caplog.set_level(logging.DEBUG)
    host = await here.open(AIKO, OPEN, BOTS[0])
    bruno = await host.invited.join("Bruno")
    seed = (await here.tables.store.table(host.table)).seed
    async with await host.listen(), bruno.watch():
        await host.do("/table/start")
        await asyncio.gather(host.play(), bruno.play())
    again = here.come((await bruno.do("/table/rematch"))["token"])
    await again.refused(422, "table-seats-open", "/table/start")
    await again.refused(400, "table-unread", "/table/answer", ply="x")
    counted = (await here.client.get("/metrics")).text

    assert 5 == len(here.tokens)
    for secret in (*here.tokens, seed.hex(), repr(seed)[2:-1]):
        assert secret not in caplog.text
        assert secret not in counted


# What is refused before anything is done


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("POST", "/tables", "{", 400, "table-unread"),
        ("POST", "/tables", "", 400, "table-unread"),
        ("POST", "/tables", "[]", 400, "table-unread"),
        ("POST", "/tables", '{"title": "catte"}', 400, "table-unread"),
        ("POST", "/tables", '{"title": "catte", "seats": [], "colour": 1}', 400, "table-unread"),
        ("POST", "/tables", '{"title": 1, "seats": []}', 400, "table-unread"),
        ("POST", "/tables", '{"title": "catte", "seats": [{"kind": "cat"}]}', 400, "table-unread"),
        ("POST", "/tables", '{"title": "\\ud800", "seats": []}', 400, "table-unread"),
        ("POST", "/tables", b'{"title": "\xff", "seats": []}', 400, "table-unread"),
        ("POST", "/tables", "[" * 100_000, 400, "table-unread"),
        ("POST", "/tables", '{"title": "go", "seats": []}', 422, "games-unknown"),
        ("POST", "/tables", '{"title": "catte", "seats": []}', 422, ""),
        ("POST", "/tables", '{"title": "catte", "seats": [], "options": {"a": "b"}}', 422, ""),
        ("POST", "/tables", '{"title": "catte", "seats": [], "pace": 9e99}', 400, "table-unread"),
        ("POST", "/lobby", '{"tokens": ' + str(["x"] * 201).replace("'", '"') + "}", 400, "table-unread"),
        ("POST", "/tables/import", '{"log": "' + "x" * 1_200_000 + '"}', 413, "table-too-large"),
        ("GET", "/table", "", 401, "table-no-secret"),
        ("POST", "/table/answer", '{"ply": 0, "action": 0}', 401, "table-no-secret"),
        ("GET", "/nowhere", "", 404, "table-no-page"),
        ("GET", "/table/at/x", "", 404, "table-no-page"),
        ("GET", "/table/answer", "", 405, "table-no-method"),
        ("DELETE", "/tables", "", 405, "table-no-method"),
    ],
)
async def test_what_cannot_be_read(
    here: House, method: str, path: str, body: str | bytes, status: int, key: str
) -> None:
    """Whatever cannot be read, or leads nowhere, is answered with one sentence, in JSON."""
    headers = {"content-type": "application/json"} if body else {}
    problem(await here.ask(method, path, content=body, headers=headers), status, key)


async def test_secrets_that_are_none(here: House) -> None:
    """What is no secret opens nothing, however it is written."""
    host = await here.open(AIKO, *BOTS)
    for header in ("", "Bearer", "Bearer ", f"Basic {host.token}", f"Bearer {host.token}x", host.token, "Bearer é"):
        problem(await here.ask("GET", "/table", headers={"authorization": header.encode()}), 401, "table-no-secret")
    told(await here.ask("GET", "/table", headers={"authorization": f"bearer   {host.token} "}))
    problem(await here.ask("GET", f"/table?token={host.token}"), 401, "table-no-secret")


async def test_numbers_out_of_range(here: House) -> None:
    """A number that cannot be meant is refused in words, also one that no machine can hold."""
    host = await against_bots(here)
    table = await host.asked()
    for field, value in (("ply", -1), ("ply", 10**30), ("action", -1), ("action", 1.5), ("action", "x")):
        await host.refused(400, "table-unread", "/table/answer", **answer_of(table) | {field: value})
    for query in ("seat=-1", "seat=101", "seat=x", "first=-1", "first=" + "9" * 5000):
        problem(await here.ask("GET", f"/table?{query}", host.token), 400, "table-unread")
    for path in ("/table/at/", "/table/explain/"):
        for number in ("9" * 30, "9" * 5000, "-" + "9" * 5000):
            response = await here.ask("GET", path + number, host.token)
            assert problem(response, response.status_code)
            assert response.status_code in (400, 404, 422)
    assert table == await host.look()


async def test_names_and_cuts(here: House) -> None:
    """A name is shown on one line, and a cut can be written into a log."""
    host = await here.open(AIKO, OPEN, BOTS[0])
    for name in ("", "   ", "x" * 41, "a\u0000b", "a\u202eb", "\u200b"):
        await host.invited.refused(422, "table-name", "/join", name=name)
    for text in ("a\nb", "\u0000", "x" * 199):
        await host.refused(422, "table-cut", "/table/cut", text=text)
    assert "猫" == (await (await host.invited.join("猫")).look())["seats"][1]["name"]


async def test_too_many_requests(tmp_path: Path) -> None:
    """One address may send so much a second and no more; pages, and who watches over the server, are not counted."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "assets" / "page.js").write_text("1")
    async with house(tmp_path, requests=5, web=web) as here:
        answers = [await here.ask("GET", "/games") for _ in range(20)]
        said = problem(next(one for one in answers if not one.is_success), 429, "table-too-many")
        assert "Too many requests; wait a second and try again." == said["text"]
        for path in ("/health", *["/assets/page.js"] * 20):
            assert 200 == (await here.client.get(path)).status_code


# What goes wrong


async def test_a_bot_that_crashes(
    here: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever a bot does, somebody answers in its place, and the game comes to its end; the log tells where it was."""

    def crash(*_: object) -> Answer:
        raise ZeroDivisionError

    monkeypatch.setattr(RandomBot, "decide", crash)
    host = await here.open(AIKO, BOTS[0], BOTS[0])
    await host.do("/table/start")

    assert "over" == (await host.play())["phase"]
    assert {"ERROR"} == {one.levelname for one in _of_bots(caplog)}
    assert all(one.exc_info for one in _of_bots(caplog))


def _of_bots(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Return what was logged of bots."""
    return [one for one in caplog.records if one.name == thinking.__name__]


async def test_a_bot_that_hangs(here: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """A bot that never answers is not waited for, and other tables go on too; a line of the log says so."""
    release = threading.Event()

    def hang(_: object, __: object, ___: int, legal: list[int], *____: object) -> Answer:
        release.wait(PATIENCE)
        return Answer(legal[0])

    monkeypatch.setattr(RandomBot, "decide", hang)
    monkeypatch.setattr(thinking, "_PATIENCE", 0.02)
    try:
        host = await here.open(AIKO, BOTS[0], BOTS[0])
        await host.do("/table/start")
        assert "over" == (await host.play())["phase"]
        other = await against_bots(here)
        await other.answer()
        assert (await other.asked())["legal"]
        assert {("WARNING", None)} == {(one.levelname, one.exc_info) for one in _of_bots(caplog)}
    finally:
        release.set()


async def test_the_database_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be written is refused, the same is done when the database is back, and a new server finds it all."""
    monkeypatch.setattr(database, "_BUSY", 0.1)
    async with house(tmp_path) as here:
        host = await against_bots(here)
        table = await host.asked()
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await host.refused(503, "table-away", "/table/answer", **answer_of(table), key="once")
        assert table == await host.look()
        problem(await here.ask("POST", "/tables", json={"title": "catte", "seats": [AIKO, *BOTS]}), 503, "table-away")
        other.execute("ROLLBACK")
        other.close()
        for _ in range(2):
            done = await host.do("/table/answer", **answer_of(table), key="once")
        assert table["ply"] < done["ply"]
        now = await host.asked()
    async with house(tmp_path) as again:
        back = again.come(host.token)
        assert now == await back.look()
        assert "over" == (await back.play())["phase"]

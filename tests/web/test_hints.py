"""Hints in a real browser: what a bot would do and why, on request, and for nobody but who asked."""

from __future__ import annotations

import asyncio
import json
import math
from typing import Any

import pytest
from playwright.async_api import Page, Request, Response, WebSocket, expect
from tests.web.conftest import Visit
from tests.web.guests import PATIENCE, PHONE, Guest, Json, Site
from tests.web.known import bring, go_on, known_game, moments
from tests.web.test_comforts import who_moves
from tests.web.test_games import seat_next, start, watch
from tests.web.test_pages import dice

from tenshu.core.words import Argument, Message, render

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

LISTED = 6  # choices of which a hint tells what the bot thought
THOUGHT = ("candidates", "visits")  # by which a hint is known wherever it travels


def words(told: Json) -> Message:
    """Return a message as it travelled."""

    def argument(value: Json) -> Argument:
        return words(value) if isinstance(value, dict) else value

    return Message(told["key"], tuple((name, argument(value)) for name, value in told["args"]))


async def ask_hint(guest: Guest) -> Json:
    """Ask for a hint; return what the server told, once the page shows it."""
    async with guest.page.expect_response("**/api/table/hint*") as coming:
        await guest.button("web-hint").click()
    hint = await (await coming.value).json()
    await expect(guest.dialog.locator(".would")).to_be_visible()
    return hint


async def marked(guest: Guest) -> list[str]:
    """Return which choices of the list are marked as a bot's."""
    await guest.page.keyboard.press("c")
    await expect(guest.dialog.locator("[data-action]").first).to_be_visible()
    found = await guest.dialog.locator("[data-hinted]").evaluate_all("all => all.map((one) => one.dataset.action)")
    await guest.close()
    return [str(one) for one in found]


async def column(guest: Guest, kind: str) -> list[float]:
    """Return the numbers of a column of the choices that were considered."""
    cells = await guest.dialog.locator(f"td.{kind}").all_text_contents()  # a phone has no room for all
    return [float(text.removesuffix("%")) for text in cells]


def prospects(one: Json) -> int:
    """Return how good a choice looks, from 0 to 100, as a page rounds it."""
    return math.floor(100 * float(one["worth"]) + 0.5)


def reason(guest: Guest, hint: Json) -> str:
    """Return why what is advised is: it is the best of all that is shown, or the page says what speaks for it."""
    chosen, *others = sorted(hint["candidates"], key=lambda one: one["action"] != hint["action"])
    as_often = [one for one in others if one["visits"] >= chosen["visits"]]
    worth = prospects(chosen)

    def told(why: str, among: list[Json]) -> str:
        rival = max(among, key=prospects)
        name = render(words(rival["name"]), guest.language)
        return guest.say("web-hint-why", why=why, worth=worth, other=prospects(rival), rival=name)

    if any(prospects(one) > worth for one in as_often):
        return told("liked", as_often)
    most = max(map(prospects, others))
    return told("fewer" if most > worth else "even" if most == worth else "best", others)


def differ(texts: list[str]) -> bool:
    """Tell whether a column would tell choices apart."""
    return len(set(texts)) > 1


@pytest.mark.parametrize("game", ["catte", "cat_tower"])
async def test_a_hint_comes_on_request_and_gives_its_reasons(visit: Visit, site: Site, game: str) -> None:
    """Nothing is asked of a bot until I do; then it tells its choice, why, and what else it thought of."""
    play = known_game(game)
    (ply,) = moments(play, [3])
    guest = await visit(size=PHONE)
    asked_for: list[str] = []

    def note(request: Request) -> None:
        if "/table/hint" in request.url:
            asked_for.append(request.url)

    guest.page.on("request", note)
    await guest.go(f"seat/{await go_on(site, await bring(site, play), ply, 0)}")
    asked = await guest.choosing()
    assert await marked(guest) == []
    assert asked_for == []

    hint = await ask_hint(guest)
    names = {one["action"]: render(words(one["name"]), "en") for one in hint["candidates"]}
    would = guest.say("web-hint-would", level=hint["level"], what=names[hint["action"]])
    await expect(guest.dialog.locator(".would")).to_have_text(would)
    await expect(guest.dialog.locator("tr.chosen th")).to_have_text(names[hint["action"]])
    await expect(guest.dialog.locator(".why")).to_have_text(reason(guest, hint))
    await expect(guest.dialog.get_by_text(guest.say("web-hint-worth-told"))).to_be_visible()
    assert len(names) > 1
    shown = hint["candidates"][:LISTED]
    assert await guest.dialog.locator("tbody th").all_text_contents() == [names[one["action"]] for one in shown]
    assert await column(guest, "worth") == list(map(prospects, shown))
    thought = sum(one["visits"] for one in hint["candidates"])
    tried = [100 * one["visits"] / thought for one in shown]
    points = [one["points"] for one in shown]
    # What is the same for all tells nothing, and is left out; numbers are as they are rounded.
    assert await column(guest, "weight") == (
        [pytest.approx(one, abs=0.5001) for one in tried] if differ([f"{one:.0f}" for one in tried]) else []
    )
    assert await column(guest, "points") == (
        [pytest.approx(one, abs=0.0501) for one in points] if differ([f"{one:.1f}" for one in points]) else []
    )

    await guest.close()
    assert await marked(guest) == [str(hint["action"])]
    await guest.answer(asked, dice(1))
    assert (await guest.choosing())["sign"] != asked["sign"]
    assert await marked(guest) == []
    assert len(asked_for) == 1


class Wire:
    """All that comes to a page from the table, from now on."""

    def __init__(self, page: Page) -> None:
        self.pushed: list[str] = []
        self._answers: list[Response] = []
        page.on("websocket", self._opened)
        page.on("response", self._answered)

    def _opened(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.pushed.append(str(frame)))

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url:
            self._answers.append(response)

    def updates(self, first: int = 0) -> list[Json]:
        """Return what was pushed of the table from some push on, without signs of life."""
        return [one for one in map(json.loads, self.pushed[first:]) if "snapshot" in one]

    async def all(self) -> str:
        """Return everything, as it came."""
        return "\n".join([*self.pushed, *[await one.text() for one in self._answers]])


async def arrived(wire: Wire, seq: int) -> None:
    """Wait until a table that has gone on from an event has been pushed."""
    async with asyncio.timeout(PATIENCE / 1000):
        while not any(push["snapshot"]["seq"] > seq for push in wire.updates()):  # noqa: ASYNC110 (no event of ours)
            await asyncio.sleep(0.05)


async def seen_by(site: Site, guests: list[Guest]) -> list[dict[str, Any]]:
    """Return what the server tells each of some guests of their table, with all that was heard there."""
    secrets = [(await guest.tables())[0]["secret"] for guest in guests]
    paths = ("table", "table/heard?first=0", "table/rounds", "table/points")
    return [{path: await site.ask("GET", path, secret) for path in paths} for secret in secrets]


async def test_a_hint_is_for_nobody_else(visit: Visit, site: Site) -> None:
    """Neither a rival nor a spectator gets anything of a hint, by page or by wire, and the table keeps none of it."""
    one = await visit()
    await one.set_up("catsle_builders", ["me", "open", "bot"])
    other = await seat_next(visit, one, "Éva", PHONE, "fr")
    await start(one, other)
    watcher = await watch(visit, one)
    mover, rival = await who_moves(one, other)
    guests = [mover, rival, watcher]
    wires = [Wire(guest.page) for guest in guests]
    for guest in guests:
        await guest.page.reload()
    asked = await mover.choosing()
    for wire in wires:
        await arrived(wire, 0)
    await expect(rival.button("web-hint")).to_have_attribute("aria-disabled", "true")
    await expect(watcher.button("web-hint")).to_have_count(0)
    before, pushes = await seen_by(site, guests), [len(wire.pushed) for wire in wires]

    await ask_hint(mover)
    assert await seen_by(site, guests) == before
    for guest in (rival, watcher):
        for shown in (".would", "[data-hinted]", "dialog[open]"):
            await expect(guest.page.locator(shown)).to_have_count(0)
    await mover.close()
    await mover.answer(asked, dice(1))  # which all hear, after whatever was sent before it
    for wire, known, many in zip(wires, before, pushes, strict=True):
        seq = known["table"]["snapshot"]["seq"]
        await arrived(wire, seq)
        assert all(push["snapshot"]["seq"] > seq for push in wire.updates(many))

    told = [await wire.all() for wire in wires]
    assert [[word in text for word in THOUGHT] for text in told] == [[True, True], [False, False], [False, False]]

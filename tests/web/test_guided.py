"""A guided first game, the rival's turn as it is watched, and the ways to the rules, in a real browser."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.web.axe import check_axe
from tests.web.conftest import Visit
from tests.web.guests import PHONE, SMALL, Guest
from tests.web.test_pages import dice

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

_FEW = 8  # answers


async def sit_guided(guest: Guest, title: str) -> None:
    """Begin a guided game by the page for new tables."""
    await guest.go(f"new/{title}")
    await guest.page.locator(".first button").click()
    await expect(guest.page.locator(".guide p")).not_to_be_empty()


async def read_on(guest: Guest) -> list[str]:
    """Read all that the guide explains now; return what it was."""
    read: list[str] = []
    text, on = guest.page.locator(".guide p"), guest.page.locator(".guide .next")
    while await on.count():
        read.append(await text.inner_text())
        await on.click()
        await expect(text).not_to_have_text(read[-1])
    return read


@pytest.mark.parametrize(
    ("title", "size", "language"),
    [("white_castle", SMALL, "en"), ("chatpentiers", PHONE, "fr"), ("catte", SMALL, "ja"), ("cat_tower", PHONE, "en")],
)
async def test_a_guided_game(visit: Visit, title: str, size: tuple[int, int], language: str) -> None:
    """The guide explains things once, says what is asked, and never makes a decision scroll."""
    guest = await visit(size=size, language=language)
    await sit_guided(guest, title)
    read: list[str] = []
    while guest.played.answers < _FEW:
        asked = await guest.choosing()
        read += await read_on(guest)
        asked = await guest.choosing()
        guest.check(asked)
        await guest.answer(asked, dice(guest.played.answers))

    assert len(read) > 2
    assert len(set(read)) == len(read), "nothing is explained twice"


async def test_the_guide_is_dismissed_and_comes_back(visit: Visit) -> None:
    """Whether it speaks is remembered with the table; rules and hint are one step away, and axe finds nothing."""
    guest = await visit(size=PHONE, theme="dark")
    await sit_guided(guest, "white_castle")
    await guest.choosing()
    await check_axe(guest.page, "the guide")
    box = guest.page.locator(".guide")
    await read_on(guest)
    await guest.button("web-rules-read", box).click()
    await expect(guest.dialog.locator("h4.at, h3.at")).to_be_visible()
    await guest.close()

    await guest.button("web-guide-off", box).click()
    await expect(box).to_have_count(0)
    await guest.page.reload()
    await guest.choosing()
    await expect(box).to_have_count(0)
    await guest.page.keyboard.press("g")
    await expect(box).to_be_visible()


async def test_the_turn_of_the_rival_is_watched(visit: Visit) -> None:
    """Its cards and all its steps are shown, and stay until somebody goes on, by a key or a tap."""
    guest = await visit(size=PHONE, pace=500)
    await guest.set_up("white_castle", ["me"])
    watched = guest.page.locator("section.rival:has(h2)")
    next_one = guest.page.locator(".dock.mine, .dock .end").first.or_(watched)
    for key in ("Enter", ""):
        await expect(next_one).to_be_visible()
        while not await watched.count():
            asked = await guest.asked()
            if asked["state"] == "end":
                await guest.end_turn()
            else:
                await guest.answer(asked, dice(guest.played.answers))
            await expect(next_one).to_be_visible()
        await expect(watched.locator(".card")).not_to_have_count(0)
        await expect(watched.locator("li:not(.later)")).not_to_have_count(0)
        if key:
            await check_axe(guest.page, "the rival's turn")
            await guest.page.keyboard.press(key)
        else:
            await guest.page.locator("main.board").click(position={"x": 9, "y": 9})
        await expect(watched).to_have_count(0)


async def test_reasons_lead_to_rulings(visit: Visit) -> None:
    """The list of choices leads to the rule of each, and to the ruling that decides."""
    guest = await visit(size=PHONE)
    await guest.set_up("white_castle", ["me", "bot"])
    ways = guest.dialog.locator(".ruling")
    for _ in range(60):
        await guest.choosing()
        await guest.page.keyboard.press("c")
        await expect(guest.dialog.locator("[data-action]").first).to_be_visible()
        if await ways.count():
            break
        await guest.close()
        await guest.answer(await guest.choosing(), dice(guest.played.answers))
    ruling = (await ways.first.inner_text()).strip()
    await ways.first.click()
    await expect(guest.dialog.locator(".at")).to_contain_text(ruling)

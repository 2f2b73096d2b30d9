"""Who is new to a game may have it shown, and plays at once if not."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.web.conftest import Visit
from tests.web.guests import SMALL

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]


async def test_newcomers_may_take_the_lesson(visit: Visit) -> None:
    """From the first table of a game the lesson is one tap away, and nobody is expected at that table afterwards."""
    guest = await visit(size=SMALL)
    await guest.go()
    await guest.play_now("catte")
    await guest.choosing()
    await guest.button("web-welcome-lesson").click()
    await expect(guest.page.locator(".lesson")).to_be_visible()
    await guest.go()
    await expect(guest.page.locator(".tables > li")).to_have_count(1)


async def test_the_welcome_is_never_in_the_way(visit: Visit) -> None:
    """It is there until the first answer, at the first table of a game alone."""
    guest = await visit(size=SMALL)
    await guest.go()
    await guest.play_now("catte")
    await guest.choosing()
    welcome = guest.page.locator(".welcome")
    await expect(welcome).to_be_visible()
    await guest.page.keyboard.press("c")
    await guest.dialog.locator("[data-action]").first.click()
    await expect(welcome).to_have_count(0)
    await guest.go()
    await guest.play_now("catte")
    await guest.choosing()
    await expect(welcome).to_have_count(0)


async def test_the_guide_comes_when_it_is_called(visit: Visit) -> None:
    """One tap brings the guide to the table at which one sits."""
    guest = await visit(size=SMALL)
    await guest.go()
    await guest.play_now("cat_tower")
    await guest.choosing()
    await guest.button("web-welcome-guide").click()
    await expect(guest.page.locator(".guide")).to_be_visible()
    await expect(guest.page.locator(".welcome")).to_have_count(0)

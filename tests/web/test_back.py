"""The browser's Back, which is a gesture on a phone: it closes what is open, and then leaves the page."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.web.conftest import Visit
from tests.web.guests import ME, SMALL, Guest
from tests.web.test_pages import dice

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

TITLE = "white_castle"


async def come(guest: Guest) -> str:
    """Come from the first page to a table of The White Castle where a bot waits; return the address there."""
    token = (await guest.site.open_table(TITLE, [ME, {"kind": "bot", "level": "visitor"}]))["token"]
    await guest.go()
    await guest.page.locator("article").first.wait_for()
    await guest.go(f"seat/{token}")
    await guest.choosing()
    return guest.page.url


async def back(guest: Guest, above: int) -> None:
    """Go back once the page has as many steps above it as things are open: it notes them a moment after they are."""
    await guest.page.wait_for_function("above => (history.state?.above ?? 0) === above", arg=above)
    await guest.page.go_back()


async def test_out_of_a_close_up(visit: Visit) -> None:
    """Back leads out of a part of the table that was looked at closely, and once more from the table."""
    guest = await visit(size=SMALL)
    at = await come(guest)
    for _ in range(2):
        await guest.page.locator('[data-part="castle"]').click(position={"x": 5, "y": 5})
        await expect(guest.page.locator(".head .back")).to_be_visible()
        await back(guest, above=1)
        await expect(guest.page.locator(".head .back")).to_have_count(0)
        assert guest.page.url == at
    await back(guest, above=0)
    await expect(guest.page.locator("article").first).to_be_visible()


async def test_close_ups_by_themselves(visit: Visit) -> None:
    """What came close by itself is left by Back too, and playing on leaves no steps behind that Back has to go."""
    guest = await visit(size=SMALL)
    at = await come(guest)
    closer = guest.page.locator(".head .back")
    rng, seen = dice(2), 0
    for _ in range(12):
        asked = await guest.choosing()
        if await closer.count():
            seen += 1
            await back(guest, above=1)
            await expect(closer).to_have_count(0)
            assert guest.page.url == at
            asked = await guest.choosing_again()
        await guest.answer(asked, rng)
    assert seen
    await guest.choosing()
    if await closer.count():
        await back(guest, above=1)
        await expect(closer).to_have_count(0)
    await back(guest, above=0)
    await expect(guest.page.locator("article").first).to_be_visible()


async def test_out_of_a_dialog(visit: Visit) -> None:
    """Back closes a dialog above a close-up, then the close-up; what was closed by its button is no step."""
    guest = await visit(size=SMALL)
    at = await come(guest)
    await guest.page.locator('[data-part="castle"]').click(position={"x": 5, "y": 5})
    closer = guest.page.locator(".head .back")
    await expect(closer).to_be_visible()
    await guest.menu("web-rules")
    await back(guest, above=2)
    await expect(guest.dialog).to_have_count(0)
    await expect(closer).to_be_visible()
    await guest.menu("web-settings")
    await guest.close()
    await back(guest, above=1)
    await expect(closer).to_have_count(0)
    assert guest.page.url == at
    await back(guest, above=0)
    await expect(guest.page.locator("article").first).to_be_visible()


async def test_moments_stay(visit: Visit) -> None:
    """Whoever goes to a moment from the log, or looks closely at one, is still there after what is open is closed."""
    guest = await visit(size=SMALL)
    token = await guest.site.finished(TITLE, 2)
    await guest.go(f"seat/{token}/at/40")
    await expect(guest.page.locator(".replay")).to_be_visible()
    await guest.page.locator('[data-part="castle"]').click(position={"x": 5, "y": 5})
    await expect(guest.page.locator(".head .back")).to_be_visible()
    before = guest.page.url
    await guest.page.keyboard.press("ArrowRight")
    await expect(guest.page).not_to_have_url(before)
    at = guest.page.url
    await back(guest, above=1)
    await expect(guest.page.locator(".head .back")).to_have_count(0)
    await expect(guest.page).to_have_url(at)
    await expect(guest.page.locator(".replay")).to_be_visible()
    await guest.button("web-log").click()
    await guest.dialog.locator(".log button").first.click()
    await expect(guest.page).not_to_have_url(at)
    await guest.page.wait_for_function("!history.state?.above")
    await expect(guest.page.locator(".replay")).to_be_visible()
    assert guest.page.url != at


async def test_a_page_loaded_anew(visit: Visit) -> None:
    """A page that is loaded anew while something is open needs one Back, as any other."""
    guest = await visit(size=SMALL)
    await come(guest)
    await guest.menu("web-rules")
    await guest.page.reload()
    await guest.choosing()
    await expect(guest.dialog).to_have_count(0)
    await guest.page.wait_for_function("!history.state?.above")
    await guest.page.go_back()
    await expect(guest.page.locator("article").first).to_be_visible()


async def test_back_to_a_table_that_was_left_in_a_close_up(visit: Visit) -> None:
    """Whoever leaves by a link while something is open comes back to the table, and from there to where they were."""
    guest = await visit(size=SMALL)
    at = await come(guest)
    await guest.page.locator('[data-part="castle"]').click(position={"x": 5, "y": 5})
    await expect(guest.page.locator(".head .back")).to_be_visible()
    await guest.page.wait_for_function("history.state?.above === 1")
    await guest.page.locator("a.home").click()
    await expect(guest.page.locator("article").first).to_be_visible()
    await guest.page.go_back()
    await guest.choosing()
    await expect(guest.page).to_have_url(at)
    await guest.page.wait_for_function("!history.state?.above")
    await guest.page.go_back()
    await expect(guest.page.locator("article").first).to_be_visible()

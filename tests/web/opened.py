"""All that can be opened on the boards of games, one after another, to be looked at."""

from __future__ import annotations

from collections.abc import AsyncIterator

from playwright.async_api import Locator, expect
from tests.web.guests import PHONE, Guest, Site
from tests.web.known import bring, go_on, known_game, moments, offered


async def on_boards(guest: Guest, site: Site) -> AsyncIterator[str]:
    """Open the dialogs of boards, and tell what each is; they are opened on a phone, where more is out of sight."""
    width, height = PHONE
    await guest.page.set_viewport_size({"width": width, "height": height})
    for opened in (_in_tricks, _in_cat_tower, _in_white_castle):
        async for what in opened(guest, site):
            yield what


async def _sit(guest: Guest, site: Site, title: str, ply: int) -> None:
    await guest.sit(await go_on(site, await bring(site, known_game(title)), ply, 0))
    await guest.choosing()


async def _dialog(guest: Guest, button: Locator) -> None:
    await button.click()
    await expect(guest.dialog).to_be_visible()


async def _in_tricks(guest: Guest, site: Site) -> AsyncIterator[str]:
    past = guest.page.locator(".past")
    for title in ("catsle_builders", "catte"):
        for ply in moments(known_game(title), range(1, 6)):
            await _sit(guest, site, title, ply)
            if await past.count():  # none in the first trick of a round
                break
        await _dialog(guest, past)
        yield f"{title}, the last trick"
        await guest.close()
        await _dialog(guest, guest.page.locator(".seat").first)
        yield f"{title}, another seat"
        await guest.close()


async def _in_cat_tower(guest: Guest, site: Site) -> AsyncIterator[str]:
    (ply,) = moments(known_game("cat_tower"), [4])
    await _sit(guest, site, "cat_tower", ply)
    await _dialog(guest, guest.page.locator(".rivals button").first)
    yield "cat_tower, another sheet"
    await guest.page.keyboard.press("Escape")


async def _in_white_castle(guest: Guest, site: Site) -> AsyncIterator[str]:
    (ply,) = moments(known_game("white_castle"), [3])
    await _sit(guest, site, "white_castle", ply)
    await _dialog(guest, guest.page.locator("button.newest"))
    yield "white_castle, the recap"
    await guest.close()


async def exchange(guest: Guest, site: Site) -> None:
    """Open the exchange of seals, which lies over the board."""
    await _sit(guest, site, "white_castle", offered(known_game("white_castle"), "coin for 1 seal")[0])
    await guest.page.locator(".swap").click()
    await expect(guest.page.locator(".menu")).to_be_visible()

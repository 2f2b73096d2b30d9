"""All that can be opened before a game, at a table and on the boards of games, one after another, to be looked at."""

from __future__ import annotations

from collections.abc import AsyncIterator

from playwright.async_api import Locator, expect
from tests.web.guests import BOT, ME, PHONE, Guest, Site
from tests.web.known import bring, go_on, known_game, moments, offered
from tests.web.test_pages import PANELS, dice


async def before_a_game(guest: Guest, site: Site) -> AsyncIterator[str]:
    """Go to all that comes before a game, and to a page that is not there; tell what each is."""
    opened = await site.open_table("catte", [ME, {"kind": "open"}, BOT], begins=False)
    shared = await site.open_table("catte", [ME, {"kind": "me", "name": "Ben"}, BOT])
    ways = {
        "home": ("", "article .primary"),
        "new CATsle Builders": ("new/catsle_builders", ".seats > li"),
        "new White Castle": ("new/white_castle", ".seats > li"),
        "rules": ("rules/catte", ".contents"),
        "join": (f"join/{opened['invite']}", "#join-name"),
        "gathering": (f"seat/{opened['token']}", ".qr svg"),
        "lost": ("nowhere/at/all", "h1"),
        "curtain": (f"seat/{shared['token']}", ".curtain"),
    }
    for what, (way, shown) in ways.items():
        await guest.go(way)
        await expect(guest.page.locator(shown).first).to_be_attached()
        yield what
    await guest.go()
    await guest.page.get_by_role("button", name=guest.say("web-settings")).click()
    await expect(guest.dialog.get_by_label(guest.say("web-theme"))).to_be_visible()
    yield "settings"


async def at_a_table(guest: Guest, site: Site, title: str) -> AsyncIterator[str]:
    """Open every dialog of a table, and look back; tell what each is."""
    opened = await site.open_table(title, [ME, BOT, BOT])
    await guest.go(f"seat/{opened['token']}")
    await guest.play(dice(9), 2)
    await guest.choosing()
    for panel in PANELS:
        await guest.menu(f"web-{panel}")
        yield panel
        await guest.close()
    await guest.button("web-hint").click()
    await expect(guest.dialog.locator(".would")).to_be_visible()
    yield "hint"
    await guest.close()
    await guest.page.keyboard.press("Home")
    await expect(guest.page.locator(".replay")).to_be_visible()
    yield "replay"


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

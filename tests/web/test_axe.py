"""What axe finds: nothing, on every page, at every question of every game, and in every dialog."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.web.axe import check_axe
from tests.web.conftest import Visit
from tests.web.guests import BOT, DESKTOP, ME, PHONE, Site, Theme
from tests.web.known import bring, end_again, go_on, known_game, offered, questions
from tests.web.opened import exchange, on_boards
from tests.web.test_pages import PANELS, TITLES, dice

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

themes = pytest.mark.parametrize("theme", ["light", "dark"])


@themes
async def test_axe_pages(visit: Visit, site: Site, theme: Theme) -> None:
    """Axe finds nothing on the pages before a game, where an address leads nowhere, at a curtain, and on the way."""
    guest = await visit(size=PHONE, theme=theme)
    page = guest.page
    await guest.go()
    await expect(page.locator("article .players").first).not_to_have_text("\u00a0")
    await check_axe(page, "home")
    await page.get_by_role("button", name=guest.say("web-settings")).click()
    await expect(guest.dialog.get_by_label(guest.say("web-theme"))).to_be_visible()
    await check_axe(page, "settings")
    await guest.close()
    await guest.go("new/catsle_builders")
    await expect(page.locator(".seats > li").first).to_be_visible()
    await check_axe(page, "new table")
    opened = await site.open_table("catte", [ME, {"kind": "open"}, BOT], begins=False)
    await guest.go(f"join/{opened['invite']}")
    await expect(guest.button("web-sit-down")).to_be_visible()
    await check_axe(page, "join")
    await guest.go(f"seat/{opened['token']}")
    await expect(page.locator(".qr svg")).to_be_visible()
    await check_axe(page, "gathering")
    await guest.go("nowhere/at/all")
    await expect(page.get_by_role("heading", name=guest.say("web-lost-title"))).to_be_visible()
    await check_axe(page, "lost")
    shared = await site.open_table("catte", [ME, {"kind": "me", "name": "Ben"}, BOT])
    await guest.go(f"seat/{shared['token']}")
    await expect(guest.curtain).to_be_visible()
    await check_axe(page, "curtain")
    await page.route_web_socket("**/api/**", lambda _: None)  # a line on which nothing comes
    await page.reload()
    await expect(page.locator(".opening")).to_be_visible()
    await check_axe(page, "opening")


@themes
async def test_axe_rules(visit: Visit, theme: Theme) -> None:
    """Axe finds nothing on the page with the rules of each game."""
    guest = await visit(size=PHONE if theme == "light" else DESKTOP, theme=theme)
    for title in TITLES:
        await guest.go(f"rules/{title}")
        await expect(guest.page.get_by_role("heading", level=1)).to_contain_text(guest.say("web-title", title=title))
        await expect(guest.page.locator(".contents")).to_be_attached()
        await check_axe(guest.page, f"{title}, rules")


@themes
@pytest.mark.parametrize("title", TITLES)
async def test_axe_table(visit: Visit, site: Site, title: str, theme: Theme) -> None:
    """Axe finds nothing at the table of each game: at each question that is asked there, and at the end."""
    guest = await visit(size=PHONE if theme == "light" else DESKTOP, theme=theme)
    play = known_game(title)
    over = await bring(site, play)
    for question, ply in questions(play).items():
        await guest.sit(await go_on(site, over, ply, 0))
        await guest.choosing()
        await check_axe(guest.page, f"{title}, {question}")
    await guest.page.keyboard.press("c")
    await expect(guest.dialog.locator("[data-action]").first).to_be_visible()
    await check_axe(guest.page, f"{title}, choices")
    await guest.sit(await end_again(site, over, play))
    await expect(guest.ended).not_to_be_empty()
    await check_axe(guest.page, f"{title}, end")
    await guest.page.keyboard.press("s")
    await guest.points()
    await check_axe(guest.page, f"{title}, score sheet")


async def test_axe_lines_of_a_domain(visit: Visit, site: Site) -> None:
    """Axe finds nothing in the lines of a domain, which can be pressed where a die can go there, whatever its value."""
    guest = await visit()
    play = known_game("white_castle")
    over = await bring(site, play)
    plies = offered(play, "domain")[:4]
    assert len(plies) == 4
    for ply in plies:
        await guest.sit(await go_on(site, over, ply, 0))
        await guest.choosing()
        await expect(guest.page.locator(".wc-line[data-legal]")).to_have_count(1)
        await check_axe(guest.page, f"ply {ply}")


@themes
async def test_axe_tips(visit: Visit, site: Site, theme: Theme) -> None:
    """Axe finds nothing in the words that a thing and its signs are explained with, while a mouse rests on it."""
    guest = await visit(theme=theme)
    await guest.go(f"seat/{(await site.open_table('white_castle', [ME, BOT]))['token']}")
    await guest.choosing()
    await guest.page.locator("main.board [data-tip]:has([data-icon])").first.hover()
    await expect(guest.page.locator("[role=tooltip] li").first).to_be_visible()
    await check_axe(guest.page, "what a sign means")


@pytest.mark.parametrize(("title", "theme"), [("catsle_builders", "dark"), ("catte", "light")])
async def test_axe_rounds(visit: Visit, site: Site, title: str, theme: Theme) -> None:
    """Axe finds nothing in the score sheet of a round, which comes by itself."""
    guest = await visit(size=PHONE, theme=theme)
    token = (await site.open_table(title, [ME, BOT, BOT]))["token"]
    await site.ask("PUT", "table/pace", token, pace=1)
    await guest.go(f"seat/{token}")
    await guest.choosing()
    await site.play_round(token)
    await expect(guest.dialog.locator(".lead")).not_to_be_empty()
    await check_axe(guest.page, f"{title}, the end of a round")


@themes
async def test_axe_on_boards(visit: Visit, site: Site, theme: Theme) -> None:
    """Axe finds nothing in what can be opened on a board."""
    guest = await visit(size=PHONE, theme=theme)
    async for what in on_boards(guest, site):
        await check_axe(guest.page, what)
    await exchange(guest, site)
    await check_axe(guest.page, "the exchange of seals")


@themes
async def test_axe_dialogs(visit: Visit, theme: Theme) -> None:
    """Axe finds nothing in any dialog of a table, and nothing in a replay."""
    guest = await visit(size=PHONE, theme=theme)
    await guest.go()
    await guest.play_now("catsle_builders")
    await guest.play(dice(9), 2)
    await guest.asked()
    await guest.button("web-menu").click()
    await check_axe(guest.page, "menu")
    await guest.close()
    for panel in PANELS:
        await guest.menu(f"web-{panel}")
        await check_axe(guest.page, panel)
        await guest.close()
    await guest.button("web-hint").click()
    await expect(guest.dialog.locator(".would")).to_be_visible()
    await check_axe(guest.page, "hint")
    await guest.close()
    await guest.page.keyboard.press("Home")
    await expect(guest.page.locator(".replay")).to_be_visible()
    await check_axe(guest.page, "replay")

"""The pages in a real browser: whole games, several people, broken lines, keys alone, and no fault that axe finds."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Page, Response, expect
from tests.web.conftest import Visit
from tests.web.guests import BOT, DESKTOP, ME, PATIENCE, PHONE, SMALL, TABLET, Guest, Site, Theme

# Interpreted rules would say the same, and take longer. The browser lives as long as its loop.
pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FIRST_PAGE = 150_000  # bytes that it may have when they are compressed, without fonts
SHIFT = 0.05
FIRST_MOVE = 1.0  # seconds from opening a link until somebody can answer
TITLES = ("catsle_builders", "chatpentiers", "catte", "cat_tower", "white_castle")
PANELS = ("rules", "log", "sheet", "share", "people", "settings", "fair", "keys")


def dice(seed: int) -> Random:
    """Return what decides at random."""
    return Random(seed)  # noqa: S311 (no secret)


def has_little_to_do() -> bool:
    """Tell whether this machine has time for us, so that what takes long is our own fault."""
    return os.getloadavg()[0] < (os.cpu_count() or 1)


def actions(asked: dict[str, Any]) -> set[int]:
    """Return what can be pointed at."""
    return {point["action"] for point in asked.get("points", [])}  # none while a turn waits to be ended


async def until(guest: Guest, wanted: set[int]) -> None:
    """Wait until somebody can do these things."""
    async with asyncio.timeout(PATIENCE / 1000):
        while actions(await guest.asked()) != wanted:
            await guest.page.wait_for_timeout(50)


# Whole games


@pytest.mark.parametrize(
    ("title", "size", "language"),
    [
        ("catsle_builders", SMALL, "fr"),
        ("chatpentiers", PHONE, "en"),
        ("catte", DESKTOP, "ja"),
        ("cat_tower", PHONE, "en"),
        ("white_castle", SMALL, "ja"),
        ("white_castle", DESKTOP, "en"),
    ],
)
async def test_whole_game(visit: Visit, title: str, size: tuple[int, int], language: str) -> None:
    """A game against bots is played from the first page to its end, by pointing at things that are lit."""
    guest = await visit(size=size, language=language)
    await guest.go()
    await guest.play_now(title)
    assert await guest.play(dice(7))
    assert guest.played.pointed > guest.played.listed
    await expect(guest.dialog.locator(".outcome")).not_to_be_empty()  # the score sheet tells how it ended
    await guest.close()
    play = await guest.log()
    assert not play.asked
    assert any(move.seat == 0 for move in play.moves)


# Several people


async def seat_next(visit: Visit, host: Guest, name: str, size: tuple[int, int], language: str) -> Guest:
    """Let one more guest come by the invitation of a table that waits for some; return that guest."""
    address = host.page.locator("#share-address")
    await expect(address).to_have_value(re.compile("/#/join/"))
    guest: Guest = await visit(size=size, language=language, name="")
    await guest.page.goto(await address.input_value())
    await guest.page.get_by_label(guest.say("web-my-name")).fill(name)
    await guest.button("web-sit-down").click()
    await expect(guest.page.locator(".people")).to_contain_text("Aiko")
    await expect(host.page.locator(".people")).to_contain_text(name)
    return guest


async def start(host: Guest, *others: Guest) -> None:
    """Begin, once all are there."""
    await expect(host.button("web-start")).to_have_attribute("aria-disabled", "false")
    await host.button("web-start").click()
    for guest in others:
        await expect(guest.page.locator(".dock")).to_be_visible()


async def watch(visit: Visit, guest: Guest) -> Guest:
    """Let somebody come to watch a guest's table; return who came, and notes there whether anything was ever lit."""
    share = await guest.menu("web-share")
    address = share.locator("#share-address")
    await expect(address).to_have_value(re.compile("/#/watch/"))
    watcher: Guest = await visit(size=SMALL, language="ja")
    await watcher.page.add_init_script(
        """new MutationObserver(() => { if (document.querySelector('[data-legal]')) window.wasLit = true })
           .observe(document, { subtree: true, childList: true, attributes: true })"""
    )
    await watcher.page.goto(await address.input_value())
    await expect(watcher.page.locator("main.board > *").first).to_be_visible()
    await guest.close()
    return watcher


async def test_two_browsers(visit: Visit) -> None:
    """Two people and a bot play, a fourth watches; all see the same end, and a rematch brings both to one table."""
    one = await visit()
    await one.set_up("catte", ["me", "open", "bot"])
    other = await seat_next(visit, one, "Éva", PHONE, "fr")
    await start(one, other)
    watcher = await watch(visit, one)
    assert all(await asyncio.gather(one.play(dice(1)), other.play(dice(2))))
    await expect(watcher.ended).not_to_be_empty()
    assert await one.points() == await other.points() == await watcher.points()
    assert await watcher.page.evaluate("window.wasLit") is None
    await watcher.close()
    await expect(watcher.button("web-rematch")).to_have_count(0)

    before = (await one.tables())[0]["table"]
    await one.button("web-rematch", one.dialog).click()
    await expect(other.button("web-rematch-join", other.dialog)).to_be_visible()
    await other.button("web-rematch-join", other.dialog).click()
    for guest in (one, other):
        await expect(guest.dialog).to_have_count(0)
        await expect(guest.ended).to_have_count(0)
        await expect(guest.page.locator(".people, .dock").first).to_be_visible()
    after = (await one.tables())[0]["table"]
    assert (await other.tables())[0]["table"] == after != before


@pytest.mark.parametrize("title", ["catte", "cat_tower"])
async def test_four_browsers(visit: Visit, title: str) -> None:
    """Four people with screens and languages of their own play a whole game, and all see the same end of it."""
    host = await visit()
    await host.set_up(title, ["me", "open", "open", "open"])
    comers = (("Éva", PHONE, "fr"), ("ゆき", SMALL, "ja"), ("Bartholomäus", TABLET, "en"))
    others = [await seat_next(visit, host, name, size, language) for name, size, language in comers]
    await start(host, *others)
    guests = [host, *others]
    assert all(await asyncio.gather(*(guest.play(dice(seed)) for seed, guest in enumerate(guests))))
    ends = [await guest.points() for guest in guests]
    assert ends == ends[:1] * len(ends)
    assert all(guest.played.pointed > guest.played.listed for guest in guests)


# Broken lines


async def test_offline(visit: Visit) -> None:
    """Whoever loses the line is told so, and goes on where the game stands as soon as it is back."""
    guest = await visit(size=PHONE)
    guest.may_lose_line = True
    await guest.go()
    await guest.play_now("catte")
    rng = dice(3)
    await guest.play(rng, 2)
    await guest.context.set_offline(offline=True)
    await expect(guest.page.locator(".away")).to_be_visible()
    await guest.context.set_offline(offline=False)
    await expect(guest.page.locator(".away")).to_have_count(0)
    await guest.play(rng, 3)
    assert guest.played.answers == 5


async def test_killed_server(visit: Visit, own_site: Site) -> None:
    """A page heals by itself when its server was killed and starts again, and no answer is lost."""
    guest = await visit(own_site)
    guest.may_lose_line = True
    await guest.go()
    await guest.play_now("catte")
    rng = dice(4)
    await guest.play(rng, 3)
    await guest.asked()
    hand = await guest.page.locator(".hand [data-action]").count()
    await own_site.kill()
    await expect(guest.page.locator(".away")).to_be_visible()
    await own_site.start()
    await expect(guest.page.locator(".away")).to_have_count(0)
    await expect(guest.page.locator(".hand [data-action]")).to_have_count(hand)
    await guest.play(rng, 3)
    await guest.page.reload()
    await guest.play(rng, 1)
    assert guest.played.answers == 7


# One screen


async def test_one_screen(visit: Visit) -> None:
    """Two people at one screen never see each other's hands: a curtain hides all until the next one is there."""
    guest = await visit(size=PHONE)
    await guest.set_up("catte", ["me", "here", "bot"])
    rng = dice(5)
    hands: dict[str, list[str]] = {}
    shown = guest.page.locator(".hand [data-action]")
    while len(hands) < 2:
        await expect(guest.curtain).to_be_visible()
        name = await guest.curtain.get_by_role("heading").inner_text()
        await expect(guest.curtain.get_by_role("button")).to_be_focused()
        assert await guest.page.locator("[data-action]").count() == 0
        page = await guest.page.content()
        assert not [card for hand in hands.values() for card in hand if card in page]
        for key in "cslhu?":  # nothing that somebody has heard is shown either
            await guest.page.keyboard.press(key)
        await expect(guest.dialog).to_have_count(0)
        await guest.page.keyboard.press("Enter")
        await expect(shown.first).to_be_visible()
        hands[name] = [await card.get_attribute("aria-label") or "" for card in await shown.all()]
        while (asked := await guest.asked())["state"] == "asked":
            await guest.answer(asked, rng)
    one, other = (set(hand) for hand in hands.values())
    assert one
    assert not one & other


# Keys alone


async def focused(page: Page) -> dict[str, Any]:
    """Return what has the focus, and whether that can be seen."""
    found: dict[str, Any] = await page.evaluate(
        """() => {
          const on = document.activeElement;
          const shows = (one) => {
            const style = getComputedStyle(one);
            return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
          };
          return {
            isLegal: 'legal' in on.dataset,
            isOffered: 'legal' in on.dataset || on.matches('.dock [data-action]:not([aria-disabled="true"])'),
            isChoice: !!on.closest('dialog [data-action]'),
            isSeen: on.matches(':focus-visible') && [on, ...on.querySelectorAll('*')].some(shows),
            name: on.innerText || on.ariaLabel,
          };
        }"""
    )
    return found


async def tab_to(page: Page, what: str, most: int = 60) -> None:
    """Press Tab until something of a kind has the focus, which has to be seen on all the way."""
    for _ in range(most):
        found = await focused(page)
        if found[what]:
            assert found["isSeen"], found
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to what is {what}")


@pytest.mark.parametrize("title", ["catsle_builders", "catte", "cat_tower"])
async def test_keys_alone(visit: Visit, title: str) -> None:
    """Somebody without a mouse finds a game, plays turns on the board and from the list, and looks back."""
    guest = await visit()
    page = guest.page
    await guest.go()
    play = page.get_by_role("article", name=guest.say("web-title", title=title), exact=True).locator(".primary")
    await expect(play).to_be_visible()
    for _ in range(40):
        await page.keyboard.press("Tab")
        if await play.evaluate("(one) => one === document.activeElement"):
            break
    assert (await focused(page))["isSeen"]
    await page.keyboard.press("Enter")
    for turn in range(6):
        asked = await guest.asked()
        if turn % 3 == 2:
            await page.keyboard.press("c")
            await expect(guest.dialog).to_be_visible()
            await tab_to(page, "isChoice")
        else:
            await tab_to(page, "isLegal")
        await page.keyboard.press("Enter")
        assert await guest.went(asked)
    await guest.asked()
    await page.evaluate("document.activeElement.blur()")
    await page.keyboard.press("Home")
    await expect(page.locator(".replay")).to_be_visible()
    await page.keyboard.press("ArrowRight")
    await expect(page).to_have_url(re.compile(r"/at/[1-9]\d*$"))
    await page.keyboard.press("Escape")
    await expect(page.locator(".dock.mine")).to_be_visible()


# Comforts


async def test_end_turn_and_step_back(visit: Visit) -> None:
    """Who likes to end turns by hand can step back before anybody hears of it."""
    guest = await visit(confirm=True)
    await guest.go()
    await guest.play_now("catte")
    asked = await guest.asked()
    await guest.answer(asked, dice(6))
    await expect(guest.button("web-end-turn")).to_be_visible()
    await guest.button("web-back").click()
    await until(guest, actions(asked))
    await expect(guest.button("web-end-turn")).to_have_count(0)
    await guest.answer(await guest.asked(), dice(6))
    await guest.button("web-end-turn").click()
    await expect(guest.button("web-end-turn")).to_have_count(0)
    assert actions(await guest.asked()) != actions(asked)


async def test_take_back(visit: Visit) -> None:
    """What was said at a table with bots alone can be taken back at once."""
    guest = await visit(size=PHONE)
    await guest.go()
    await guest.play_now("cat_tower")
    asked = await guest.asked()
    await guest.answer(asked, dice(6))
    later = await guest.asked()
    assert later["sign"] != asked["sign"]
    await expect(guest.button("web-back")).to_have_attribute("aria-disabled", "false")
    await guest.page.keyboard.press("u")
    await until(guest, actions(asked))


async def test_hint(visit: Visit) -> None:
    """A hint comes on request, and says what a bot would do."""
    guest = await visit(size=PHONE)
    await guest.go()
    await guest.play_now("catte")
    await guest.asked()
    await guest.button("web-hint").click()
    await expect(guest.dialog.locator(".would")).not_to_be_empty()
    await guest.close()


async def test_moments(visit: Visit) -> None:
    """A line of the log leads to its moment, which has an address of its own; the slider goes anywhere."""
    guest = await visit(size=PHONE)
    page = guest.page
    await guest.go()
    await guest.play_now("catte")
    await guest.play(dice(8), 3)
    await guest.asked()
    log = await guest.menu("web-log")
    await log.locator(".lines button").nth(2).click()
    replay = page.locator(".replay")
    await expect(replay).to_be_visible()
    await expect(page).to_have_url(re.compile(r"/at/\d+$"))
    told = replay.locator(".caption")
    await expect(told).not_to_have_text("…")
    said, address = await told.inner_text(), page.url
    await page.reload()
    await expect(told).to_have_text(said)
    assert page.url == address
    slider = replay.get_by_role("slider")
    await slider.focus()
    await page.keyboard.press("Home")
    await expect(slider).to_have_value("0")
    await expect(page).to_have_url(re.compile("/at/0$"))
    await page.keyboard.press("ArrowRight")
    await expect(slider).to_have_value("1")
    await guest.button("web-now").click()
    await expect(page.locator(".dock.mine")).to_be_visible()
    assert "/at/" not in page.url


async def test_likings_are_kept(visit: Visit) -> None:
    """Language, theme and name are remembered, on the first page and at a table."""
    guest = await visit(size=PHONE, name="")
    page = guest.page
    root = page.locator("html")
    await guest.go()
    await page.get_by_label(guest.say("web-language")).select_option("fr")
    guest.language = "fr"
    await expect(root).to_have_attribute("lang", "fr")
    await guest.button("web-to-dark").click()
    await expect(root).to_have_attribute("data-theme", "dark")
    await page.get_by_label(guest.say("web-my-name")).fill("Éva")
    await page.get_by_label(guest.say("web-my-name")).blur()
    await page.reload()
    await expect(page.get_by_role("heading", level=1)).to_have_text(guest.say("web-tagline"))
    await expect(root).to_have_attribute("data-theme", "dark")
    await expect(page.get_by_label(guest.say("web-my-name"))).to_have_value("Éva")
    await guest.play_now("catte")
    await guest.asked()
    settings = await guest.menu("web-settings")
    await settings.get_by_label(guest.say("web-language")).select_option("ja")
    guest.language = "ja"
    await expect(root).to_have_attribute("lang", "ja")
    await guest.close()
    await page.reload()
    assert guest.say("web-your-turn") in (await guest.asked())["turn"]


# For everyone


themes = pytest.mark.parametrize("theme", ["light", "dark"])


async def check_axe(page: Page, where: str) -> None:
    """Let axe look at a page."""
    assert AXE.is_file(), "axe-core is missing: run `make web` first"
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    told = await page.evaluate(
        """async () => {
          // Judged at rest: half-way from one colour to another there is no contrast that anybody chose.
          const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
          await Promise.allSettled(moving.map((one) => one.finished));
          const { violations } = await axe.run(document, { resultTypes: ['violations'] });
          // Single letters and figures of a drawing are signs, and no label: "S 8" on a card is told as "gray 8", and
          // nobody would want to hear both. As outlines axe would not see them, but then they would be no text, which
          // grows with the reader's. Whoever speaks to the page needs what they read: each word, and the first figure.
          const isDrawn = (id, [target]) => {
            const one = id === 'label-content-name-mismatch' && document.querySelector(target);
            if (!one) return false;
            const clone = one.cloneNode(true);
            for (const hidden of clone.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
            const text = one.innerText;
            const said = [...(text.match(/(?<![\\p{L}\\d])\\p{L}{2,}/gu) ?? []), ...(text.match(/\\d+/) ?? [])];
            const name = (one.ariaLabel ?? '').toLowerCase();
            return !clone.textContent.trim() && said.every((word) => name.includes(word.toLowerCase()));
          };
          return violations.flatMap(({ id, nodes }) =>
            nodes.filter((node) => !isDrawn(id, node.target)).map((node) => [id, node.html, node.failureSummary]));
        }"""
    )
    found = [f"{where}: {fault}: {html[:300]}: {why[:300]}" for fault, html, why in told[:9]]
    assert not found, "\n".join(found)


@themes
async def test_axe_pages(visit: Visit, site: Site, theme: Theme) -> None:
    """Axe finds nothing on the pages before a game, where an address leads nowhere, and before a curtain."""
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


@themes
@pytest.mark.parametrize("title", TITLES)
async def test_axe_table(visit: Visit, site: Site, title: str, theme: Theme) -> None:
    """Axe finds nothing at the table of each game, in the middle and at the end."""
    guest = await visit(size=PHONE if title in {"catte", "cat_tower"} else DESKTOP, theme=theme)
    opened = await site.open_table(title, [ME, BOT, BOT])
    await guest.go(f"seat/{opened['token']}")
    await guest.play(dice(9), 4)
    await guest.choosing()
    await check_axe(guest.page, title)
    await guest.page.keyboard.press("c")
    await expect(guest.dialog.locator("[data-action]").first).to_be_visible()
    await check_axe(guest.page, f"{title}, choices")
    await guest.go(f"seat/{await site.finished(title, 3)}")
    await expect(guest.ended).not_to_be_empty()
    await check_axe(guest.page, f"{title}, end")
    await guest.page.keyboard.press("s")
    await guest.points()
    await check_axe(guest.page, f"{title}, score sheet")


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


# Budgets


async def test_first_page_is_small(visit: Visit) -> None:
    """All that the first page asks for is under its budget when it is compressed; fonts do not count."""
    guest = await visit()
    answers: list[Response] = []
    guest.page.on("response", lambda one: answers.append(one))  # noqa: PLW0108 (it wants a function of Python)
    await guest.go()
    await expect(guest.page.locator("article .players").first).not_to_have_text("\u00a0")
    await guest.page.wait_for_load_state("networkidle")
    counted = [one for one in answers if one.request.resource_type in {"document", "script", "stylesheet", "fetch"}]
    sizes = {one.url: len(gzip.compress(await one.body(), 9)) for one in counted}
    assert len(sizes) > 2
    assert sum(sizes.values()) < FIRST_PAGE, sizes


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_nothing_jumps(visit: Visit, site: Site, size: tuple[int, int]) -> None:
    """Nothing shifts on the first page and at the tables, and on a warm server one can move at once."""
    guest = await visit(size=size)
    page = guest.page
    await page.add_init_script(
        """window.shifts = [];
           new PerformanceObserver((list) => {
             for (const one of list.getEntries())
               if (!one.hadRecentInput)
                 window.shifts.push([one.value, ...one.sources.map(({ node, previousRect: was, currentRect: is }) =>
                   [node?.className ?? node?.textContent, was.x, was.y, was.height, is.x, is.y, is.height].join(' '))]);
           }).observe({ type: 'layout-shift', buffered: true });"""
    )
    opened = {title: await site.open_table(title, [ME, BOT, BOT]) for title in TITLES[1:]}
    for way in ("", *(f"seat/{one['token']}" for one in opened.values())):
        begin = time.perf_counter()
        await page.goto("about:blank")
        await guest.go(way)
        if way:
            await guest.asked()
            assert time.perf_counter() - begin < FIRST_MOVE or not has_little_to_do()
        await page.wait_for_timeout(500)
        shifts = await page.evaluate("window.shifts")
        assert sum(value for value, *_ in shifts) < SHIFT, (way, shifts)

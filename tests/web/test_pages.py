"""The pages in a real browser: the comforts of a table, and budgets."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import time
from random import Random
from typing import Any

import pytest
from playwright.async_api import CDPSession, Response, expect
from tests.web.conftest import Visit
from tests.web.guests import BOT, DESKTOP, ME, PATIENCE, PHONE, SMALL, Guest, Site
from tests.web.known import bring, known_game, moments

# Interpreted rules would say the same, and take longer. The browser lives as long as its loop.
pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

FIRST_PAGE = 150_000  # bytes that it may have when they are compressed, without fonts
SHIFT = 0.05
FIRST_MOVE = 1.0  # seconds from opening a link until somebody can answer
FIRST_WORK = 0.5  # seconds of those that a page may work; the others are for the line, the server and the screen
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


async def test_playing_on(visit: Visit, site: Site) -> None:
    """Whoever looks back on a finished game, a spectator too, can play on from a moment of it against bots."""
    play = known_game("catte")
    (ply,) = moments(play, [3])
    guest = await visit(size=PHONE)
    await guest.go(f"watch/{await bring(site, play)}/at/{ply}")
    await guest.button("web-play-on").click()
    await expect(guest.page).to_have_url(re.compile("/seat/"))
    await guest.play(dice(1), 2)
    newest = (await guest.tables())[0]
    begun = (await site.ask("GET", "table", newest["secret"]))["snapshot"]
    assert begun["seat"] == 0
    assert begun["ply"] >= ply + 2


async def test_table_at_the_end_of_a_round(visit: Visit, site: Site) -> None:
    """Who wants to see the table on which a round ended goes there from its score sheet, which comes back."""
    guest = await visit(size=PHONE)
    token = (await site.open_table("catte", [ME, BOT, BOT]))["token"]
    await site.ask("PUT", "table/pace", token, pace=1)
    await guest.go(f"seat/{token}")
    await guest.asked()
    await site.play_round(token)
    await guest.button("web-round-see", guest.dialog).click()
    await expect(guest.dialog).to_have_count(0)
    await expect(guest.page.locator(".replay")).to_be_visible()
    await expect(guest.page.locator(".zone-trick [data-from]").first).to_be_visible()  # the last trick of the round
    await guest.button("web-now").click()
    await expect(guest.dialog.locator(".lead")).not_to_be_empty()


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


# Budgets


async def test_first_page_is_small(visit: Visit) -> None:
    """All that the first page asks for is under its budget when it is compressed; fonts do not count."""
    guest = await visit()
    answers: list[Response] = []
    guest.page.on("response", lambda one: answers.append(one))  # noqa: PLW0108 (it wants a function of Python)
    await guest.go()
    await expect(guest.page.locator("article .players").first).not_to_have_text("\u00a0")
    await guest.page.wait_for_load_state("networkidle")
    counted = [one for one in answers if one.request.resource_type != "font"]
    sizes = {one.url: len(gzip.compress(await one.body(), 9)) for one in counted}
    assert len(sizes) > 2
    assert sum(sizes.values()) < FIRST_PAGE, sizes


# Returns what has moved since it was asked last, without a hand: how much, and what it was.
SHIFTS = """
{
  const kept = [];
  const watcher = new PerformanceObserver((list) => kept.push(...list.getEntries()));
  watcher.observe({ type: 'layout-shift', buffered: true });
  const told = ({ node, previousRect: was, currentRect: is }) =>
    [node?.className ?? node?.textContent, was.x, was.y, was.height, is.x, is.y, is.height].join(' ');
  window.shifts = () =>
    [...kept.splice(0), ...watcher.takeRecords()]
      .filter((one) => !one.hadRecentInput)
      .map((one) => [one.value, ...one.sources.map(told)]);
}
"""


async def worked(cdp: CDPSession) -> float:
    """Return the seconds of a processor that the main thread of a page has taken; other programs do not count."""
    told = (await cdp.send("Performance.getMetrics"))["metrics"]
    return next(float(one["value"]) for one in told if one["name"] == "TaskDuration")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_nothing_jumps(visit: Visit, site: Site, size: tuple[int, int]) -> None:
    """Nothing shifts on the first page and at the tables, and on a warm server one can move at once.

    What a page works until then is the same whatever else the machine does, and is held always. How long it takes by
    the clock is held where nothing else delays it; `python -m bench.opening` measures that.
    """
    guest = await visit(size=size)
    page = guest.page
    await page.add_init_script(SHIFTS)
    cdp = await guest.context.new_cdp_session(page)
    await cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    opened = {title: await site.open_table(title, [ME, BOT, BOT]) for title in TITLES}
    for title, way in {"": "", **{title: f"seat/{one['token']}" for title, one in opened.items()}}.items():
        await page.goto("about:blank")  # in a process of its own, so that the next page begins from nothing
        begin = time.perf_counter()
        await guest.go(way)
        if way:
            await guest.asked()
            assert time.perf_counter() - begin < FIRST_MOVE or not has_little_to_do()
            assert 0 < await worked(cdp) < FIRST_WORK, title
        await page.wait_for_timeout(500)
        shifts = await page.evaluate("shifts()")
        assert sum(value for value, *_ in shifts) < SHIFT, (title, shifts)


async def test_reasons_move_nothing(visit: Visit, site: Site) -> None:
    """The hand stays under the finger when a card is touched that must not be played, and the reason is read."""
    guest = await visit(size=SMALL)
    rng = dice(3)
    await guest.go(f"seat/{(await site.open_table('catte', [ME, BOT, BOT]))['token']}")
    hand, reason = guest.page.locator(".hand"), guest.page.locator(".dock .reason")
    dark = guest.page.locator(".hand:has([data-legal]) [data-action]:not([data-legal])")
    while asked := await guest.choosing():
        if await dark.count():
            break
        await guest.answer(asked, rng)
    before = await hand.bounding_box()
    await dark.last.click(force=True)
    await expect(reason).to_be_visible()
    assert await hand.bounding_box() == before
    await guest.button("web-close", reason).click()
    await expect(reason).to_have_count(0)

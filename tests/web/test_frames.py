"""What a push costs a page, counted and not timed: what is made for it, and how often the page is laid out."""

from __future__ import annotations

import asyncio
from statistics import quantiles

import pytest
from bench.arrivals import LINE, record
from playwright.async_api import CDPSession, expect
from tests.web.conftest import Visit
from tests.web.guests import BOT, DESKTOP, ME, PHONE, Guest, Site
from tests.web.test_pages import SHIFT, SHIFTS, dice, has_little_to_do

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

PUSHES = 24
REST = 300  # milliseconds after which nothing moves any more
# Elements of a board that nine pushes of ten make at most, and how often one of these has the page laid out. What lies
# under the board is not counted: it is drawn once the frame has been shown.
MADE = {"white_castle": 330, "cat_tower": 220, "catte": 220, "catsle_builders": 280}
LAID_OUT = 5

# Lets a push arrive; returns how many elements of the board are new in the frame that shows it.
_ARRIVE = """
async (data) => {
  const all = () => [...document.querySelectorAll('main.board *:not(.scene *)')];
  const before = new Set(all());
  arrive(data, 'arrived');
  await new Promise((done) => setTimeout(done));
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return all().filter((one) => !before.has(one)).length;
}
"""


async def layouts(line: CDPSession) -> int:
    """Return how often a page was laid out."""
    told = await line.send("Performance.getMetrics")
    return next(int(one["value"]) for one in told["metrics"] if one["name"] == "LayoutCount")


async def open_page(guest: Guest, first: str) -> CDPSession:
    """Go to a table of which the page is told by the test; return a line to the browser."""
    await guest.page.add_init_script(LINE)
    await guest.page.route("**/api/table/rounds", lambda route: route.fulfill(json={"rounds": []}))
    await guest.go(f"seat/{'x' * 43}")
    await guest.page.wait_for_function("!!globalThis.line?.onmessage")
    await guest.page.evaluate("(data) => arrive(data, 'opened')", first)
    await expect(guest.page.locator(".dock")).to_be_visible()
    await guest.page.wait_for_timeout(4 * REST)
    line = await guest.context.new_cdp_session(guest.page)
    await line.send("Performance.enable")
    return line


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("title", MADE)
async def test_a_push_costs_little(visit: Visit, site: Site, title: str, size: tuple[int, int]) -> None:
    """Most of what is on the board stays there from push to push, and moving pieces are measured all at once."""
    guest = await visit(size=size, motion="full")
    first, *pushes = await asyncio.to_thread(record, title, PUSHES, site.port, 1)
    line = await open_page(guest, first)
    made, laid_out = [], []
    for push in pushes:
        before = await layouts(line)
        made.append(await guest.page.evaluate(_ARRIVE, push))
        laid_out.append(await layouts(line) - before)
        await guest.page.wait_for_timeout(REST)
    assert quantiles(made, n=10)[-1] <= MADE[title], made
    assert quantiles(laid_out, n=10)[-1] <= LAID_OUT, laid_out


@pytest.mark.parametrize("title", ["cat_tower", "white_castle"])
async def test_nothing_jumps_while_others_play(visit: Visit, site: Site, title: str) -> None:
    """Nothing shifts on a phone while others play, nor when I am asked: what that is about comes into sight."""
    guest = await visit(size=PHONE)
    await guest.page.add_init_script(SHIFTS)
    token = (await site.open_table(title, [ME, BOT, BOT]))["token"]
    # Slower than what a browser takes for the answer to a touch, which may move things.
    await site.ask("PUT", "table/pace", token, pace=600)
    await guest.go(f"seat/{token}")
    await guest.play(dice(5), 6)
    await guest.asked()
    shifts = await guest.page.evaluate("window.shifts")
    assert sum(value for value, *_ in shifts) < SHIFT or not has_little_to_do(), shifts

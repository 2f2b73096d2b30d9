"""What a push costs a page, counted and not timed: what is made for it, and how often the page is laid out."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from statistics import quantiles
from typing import Any

import pytest
from bench.arrivals import LINE, record
from playwright.async_api import CDPSession, expect
from tests.web.conftest import Visit
from tests.web.guests import DESKTOP, PHONE, Guest, Site
from tests.web.test_pages import SHIFT, SHIFTS

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

PUSHES = 32
MANY = 60  # to the second round of a card game
IN_A_ROW = 8  # pushes of five seconds, at a usual pace
REST = 300  # milliseconds after which nothing moves any more
# Elements of a board that nine pushes of ten make at most, and how often one of these has the page laid out. What lies
# under the board is not counted: it is drawn once the frame has been shown.
MADE = {"white_castle": 330, "cat_tower": 220, "catte": 220, "catsle_builders": 280}
LAID_OUT = 5

# Lets a push arrive; returns how many elements of the board are new in the frame that shows it, and whether that is the
# very next one.
_ARRIVE = """
async (data) => {
  const all = () => [...document.querySelectorAll('main.board *:not(.scene *)')];
  const before = new Set(all());
  const { seq } = JSON.parse(data).snapshot;
  arrive(data, 'arrived');
  await new Promise((done) => setTimeout(done));
  await new Promise(requestAnimationFrame);
  const isNext = document.querySelector('.dock').dataset.seq === String(seq);
  await new Promise(requestAnimationFrame);
  return { made: all().filter((one) => !before.has(one)).length, isNext };
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
    """The next frame shows it; most of what is on the board stays, and moving pieces are measured all at once."""
    guest = await visit(size=size, motion="full")
    first, *pushes = await asyncio.to_thread(record, title, PUSHES, site.port, 1)
    line = await open_page(guest, first)
    made, laid_out = [], []
    for push in pushes:
        before = await layouts(line)
        shown = await guest.page.evaluate(_ARRIVE, push)
        assert shown["isNext"]
        made.append(shown["made"])
        laid_out.append(await layouts(line) - before)
        await guest.page.wait_for_timeout(REST)
    assert quantiles(made, n=10)[-1] <= MADE[title], made
    assert quantiles(laid_out, n=10)[-1] <= LAID_OUT, laid_out


def is_mine(push: str) -> bool:
    """Tell whether a push answers what I did; what comes of that may move things, such as my hand."""
    told = json.loads(push)
    snapshot = told["snapshot"]
    return bool(snapshot["drafted"]) or any(one["seat"] == snapshot["seat"] for one in told["heard"])


def chapter(push: str) -> int:
    """Return how many rounds are over."""
    number: int = json.loads(push)["snapshot"]["view"]["chapter"]
    return number


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("title", MADE)
async def test_nothing_jumps_while_others_play(visit: Visit, site: Site, title: str, size: tuple[int, int]) -> None:
    """Nothing shifts while others play, nor when I am asked: what that is about comes into sight.

    Judged by the pushes of five seconds at a usual pace, as browsers judge it, and not by this machine's clock. A new
    round is laid out under the score sheet of the one before.
    """
    guest = await visit(size=size)
    await guest.page.add_init_script(SHIFTS)
    first, *pushes = await asyncio.to_thread(record, title, MANY, site.port, 1)
    await open_page(guest, first)
    seen: list[list[Any]] = []
    for before, push in pairwise([first, *pushes]):
        if json.loads(push)["snapshot"]["phase"] == "over":
            break
        await guest.page.evaluate("shifts()")
        await guest.page.evaluate(_ARRIVE, push)
        moved = await guest.page.evaluate("shifts()")
        if not is_mine(push) and chapter(push) == chapter(before):
            seen.append(moved)
    assert len(seen) > IN_A_ROW
    for at in range(len(seen) - IN_A_ROW + 1):
        some = [shift for moved in seen[at : at + IN_A_ROW] for shift in moved]
        assert sum(value for value, *_ in some) < SHIFT, some

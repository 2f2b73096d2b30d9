"""What is pointed at in a real browser: it comes up, and stays where the mouse is that brought it up."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect
from tests.web.conftest import Visit
from tests.web.guests import BOT, ME, Guest, Site
from tests.web.test_pages import dice

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

_FRAMES = 20
_FRAME = "() => new Promise(requestAnimationFrame)"
_UP = re.compile(r"\bup\b")
# The first and the last point along its middle where a mouse meets something, of which others may cover a part.
_EDGES = """
(one) => {
  const box = one.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const meets = (y) => one.contains(document.elementFromPoint(x, y));
  const met = Array.from({ length: Math.ceil(box.height) }, (_, step) => box.top + step).filter(meets);
  return { top: [x, met.at(0)], bottom: [x, met.at(-1)] };
}
"""
# How often something rises and falls while nobody moves the mouse, and whether it is up at the end.
_RISES = """
async (one, frames) => {
  let changes = 0;
  let isUp = one.matches('.up');
  for (let frame = 0; frame < frames; frame++) {
    await new Promise(requestAnimationFrame);
    changes += isUp !== (isUp = one.matches('.up'));
  }
  return { changes, isUp };
}
"""


async def until_lit(guest: Guest, things: Locator) -> None:
    """Play until one of some things is lit."""
    rng = dice(4)
    while asked := await guest.choosing():
        assert asked["state"] == "asked", "the game is over"
        if await things.count():
            return
        await guest.answer(asked, rng)


async def point_at_edge(guest: Guest, thing: Locator, edge: str) -> dict[str, Any]:
    """Let the mouse rest at an edge of something that is lit; return how often it rises, and whether it is up."""
    await guest.page.mouse.move(1, 1)
    await expect(thing).not_to_have_class(_UP)
    ends: dict[str, list[float]] = await thing.evaluate(_EDGES)
    await guest.page.mouse.move(*ends[edge])
    await guest.page.evaluate(_FRAME)
    rises: dict[str, Any] = await thing.evaluate(_RISES, _FRAMES)
    return rises


@pytest.mark.parametrize(
    ("title", "lit"),
    [
        ("catte", ".coffee .card[data-legal]"),
        ("catte", ".hand .card[data-legal]"),
        ("catsle_builders", ".zone-trick .card[data-legal]"),
        ("catsle_builders", ".hand .card[data-legal]"),
    ],
)
async def test_lifted_cards_stay_under_the_mouse(visit: Visit, site: Site, title: str, lit: str) -> None:
    """A card rises under the mouse and stays, though it moves away from a mouse that rests at its very edge."""
    guest = await visit()
    await guest.go(f"seat/{(await site.open_table(title, [ME, BOT, BOT]))['token']}")
    things = guest.page.locator(lit)
    await until_lit(guest, things)
    for edge in ("top", "bottom"):
        assert await point_at_edge(guest, things.first, edge) == {"changes": 0, "isUp": True}, edge


async def test_a_mouse_that_rests_on_a_dark_card_hears_why(visit: Visit, site: Site) -> None:
    """Why a card may not be played is told as long as a mouse rests on it, and nothing moves for it."""
    guest = await visit()
    await guest.go(f"seat/{(await site.open_table('catsle_builders', [ME, BOT, BOT]))['token']}")
    hand = guest.page.locator(".hand")
    why = guest.page.locator(".dock .why")
    await until_lit(guest, guest.page.locator(".hand:has(.card.low) .card[data-legal]"))
    before = await hand.bounding_box()
    await hand.locator(".card.low").first.hover(position={"x": 8, "y": 12})
    await expect(why).to_be_visible()
    assert before == await hand.bounding_box()
    await guest.page.mouse.move(1, 1)
    await expect(why).to_have_count(0)

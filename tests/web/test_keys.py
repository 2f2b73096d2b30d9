"""Keys alone, in a real browser: somebody without a mouse finds a game and plays it whole, and sees the focus."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.async_api import Page, expect
from tests.web.conftest import Visit
from tests.web.guests import BOT, DESKTOP, ME, MOST, PHONE, SMALL, Guest, Site
from tests.web.test_pages import dice

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

_FAR = 60  # keys at most


async def focused(page: Page) -> dict[str, Any]:
    """Return what has the focus, and whether that can be seen."""
    found: dict[str, Any] = await page.evaluate(
        """() => {
          const on = document.activeElement;
          const shows = (one) => {
            const style = getComputedStyle(one);
            return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
          };
          const hasRing = (one) => { // drawn by hand, since an outline is cut off with the corners of a hex
            const { content, clipPath, backgroundColor } = getComputedStyle(one, '::after');
            return content !== 'none' && clipPath !== 'none' && !backgroundColor.endsWith(', 0)');
          };
          return {
            isLegal: 'legal' in on.dataset,
            isOffered: 'legal' in on.dataset || on.matches('.dock [data-action]:not([aria-disabled="true"])'),
            isChoice: !!on.closest('dialog [data-action]'),
            hasArrows: !!on.closest('[data-arrows], [data-hex]'), // elsewhere they step through the game
            isSeen: on.matches(':focus-visible') && (hasRing(on) || [on, ...on.querySelectorAll('*')].some(shows)),
            name: on.innerText || on.ariaLabel,
            where: [...document.all].indexOf(on),
          };
        }"""
    )
    return found


async def tab_to(page: Page, what: str, most: int = _FAR) -> None:
    """Press Tab until something of a kind has the focus, which has to be seen on all the way."""
    for _ in range(most):
        found = await focused(page)
        if found[what]:
            assert found["isSeen"], found
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to what is {what}")


async def reach(page: Page, what: str = "isOffered") -> bool:
    """Go to something of a kind by Tab, and by arrows among things that lie together; return whether they lead there.

    In a hand Tab leads to the card where one was last, so what is looked for may lie on either side of it.
    """
    pressed: set[tuple[int, str]] = set()
    for _ in range(_FAR):
        found = await focused(page)
        if found[what]:
            assert found["isSeen"], found
            return True
        arrows = [
            key for key in ("ArrowRight", "ArrowLeft") if found["hasArrows"] and (found["where"], key) not in pressed
        ]
        key = arrows[0] if arrows else "Tab"
        pressed.add((found["where"], key))
        await page.keyboard.press(key)
    return False


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
            assert await reach(page, "isLegal")
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


@pytest.mark.parametrize("title", ["catsle_builders", "cat_tower"])
async def test_escape_closes_what_lies_on_top(visit: Visit, site: Site, title: str) -> None:
    """Escape closes what a board or the bar has opened, as often as it is, and nothing below: not even a replay."""
    guest = await visit()
    page = guest.page
    await guest.go(f"seat/{(await site.open_table(title, [ME, BOT, BOT]))['token']}")
    await guest.choosing()
    openers = [page.locator("main.board button[aria-haspopup=dialog]").first, guest.button("web-sheet")]
    for opener in openers * 2:
        await opener.press("Enter")
        await expect(guest.dialog).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(guest.dialog).to_have_count(0)
    await page.keyboard.press("Home")
    await expect(page.locator(".replay")).to_be_visible()
    await openers[0].press("Enter")
    await expect(guest.dialog).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(guest.dialog).to_have_count(0)
    await expect(page.locator(".replay")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator(".dock.mine")).to_be_visible()


async def test_escape_leads_back_one_step_after_another(visit: Visit, site: Site) -> None:
    """Escape takes away the words for a thing, then what is looked at closely; words that are gone stop nothing."""
    guest = await visit(size=PHONE)
    page = guest.page
    await guest.go(f"seat/{(await site.open_table('white_castle', [ME, BOT]))['token']}")
    rng, back, words = dice(5), page.locator(".white-castle .back"), page.locator("[role=tooltip]")
    asked = await guest.choosing()
    while not await back.count():
        await guest.answer(asked, rng)
        asked = await guest.choosing()
    await page.locator(".white-castle [data-tip][data-legal]").first.focus()
    await page.keyboard.press("ArrowRight")
    await expect(words).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(words).to_have_count(0)
    await expect(back).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(back).to_have_count(0)
    await page.locator(".white-castle [data-tip]").first.hover()
    await expect(words).to_be_visible()
    await page.keyboard.press("Home")
    await expect(page.locator(".replay")).to_be_visible()
    await expect(words).to_have_count(0)
    await page.keyboard.press("Escape")
    await expect(page.locator(".replay")).to_have_count(0)


# Whole games


async def wander(page: Page, rng: Random) -> None:
    """Press a few keys that lead on, perhaps too far."""
    for _ in range(rng.randrange(4)):
        await page.keyboard.press(rng.choice(("Tab", "ArrowRight")))


async def answer_by_keys(guest: Guest, rng: Random) -> bool:
    """Answer by keys alone, where it lies, or from the list now and then and when lost; return whether it was there."""
    asked = await guest.asked()
    page = guest.page
    is_here = rng.random() < 0.7 and await reach(page)
    if is_here:
        await wander(page, rng)
        is_here = await reach(page)
    if not is_here:
        await page.keyboard.press("c")
        await expect(guest.dialog).to_be_visible()
        await tab_to(page, "isChoice")
        await wander(page, rng)
        await tab_to(page, "isChoice")
    await page.keyboard.press("Enter")
    assert await guest.went(asked)
    return is_here


@pytest.mark.parametrize(
    ("title", "seats", "size", "language"),
    [
        ("catsle_builders", 3, PHONE, "ja"),
        ("chatpentiers", 3, DESKTOP, "en"),
        ("catte", 3, DESKTOP, "fr"),
        ("cat_tower", 2, DESKTOP, "en"),
        ("white_castle", 2, SMALL, "en"),
        ("white_castle", 2, DESKTOP, "en"),
    ],
)
async def test_whole_game_by_keys(
    visit: Visit, site: Site, title: str, seats: int, size: tuple[int, int], language: str
) -> None:
    """A whole game is played without a mouse or a finger, and one always sees where the focus is."""
    guest = await visit(size=size, language=language)
    await guest.sit((await site.open_table(title, [ME, *[BOT] * (seats - 1)]))["token"])
    rng = dice(5)
    here: list[bool] = []
    for _ in range(MOST):
        match (await guest.asked())["state"]:
            case "over":
                break
            case "end":
                await guest.page.keyboard.press("e")
                await expect(guest.page.locator(".dock .end")).to_have_count(0)
            case _:
                here.append(await answer_by_keys(guest, rng))
    assert sum(here) > len(here) / 3  # the list is one way, and not the only one
    await expect(guest.dialog.locator(".outcome")).not_to_be_empty()
    await guest.close()
    assert not (await guest.log()).asked

"""Sizes: a finger meets every control, and words twice as large are all there, on phones, tablets and large screens."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TypeAlias

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect
from tests.web.conftest import Visit, launch
from tests.web.guests import BOT, DESKTOP, ME, PHONE, SMALL, TABLET, Guest, Site, arrive
from tests.web.known import bring, end_again, go_on, known_game, moments, sorts
from tests.web.measures import lost, small
from tests.web.opened import at_a_table, before_a_game, exchange, on_boards
from tests.web.test_pages import TITLES

from tenshu.core.play import Play
from tenshu.games import find_title, load

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

Size: TypeAlias = tuple[int, int]
Look: TypeAlias = Callable[[Guest], Awaitable[list[str]]]
SIDE = (740, 360)  # a phone on its side
PHONES = (SMALL, PHONE)
WALL = (3840, 2160)  # 4K
SIZES = (*PHONES, SIDE, TABLET, DESKTOP, WALL)
# A window that is enlarged twice or four times has so many pixels left: a desktop, a tablet, and what WCAG asks for.
ENLARGED = ((720, 450), (410, 590), (320, 256))
LARGE = 32  # pixels: words twice as large as browsers have them
# CHATpentiers is drawn as CATsle Builders is, with other words.
DRAWN = [pytest.param(title, marks=pytest.mark.soak) if title == "chatpentiers" else title for title in TITLES]
LONG_NAMES = ("Maximiliane Bergen", "Christopher-Robin", "Wilhelmina Theodora", "Bartholomew West", "Élisabeth-Anne")
LIGHT = 2  # pixels of the line around what is lit
BAR = 49  # pixels, with the line below it
AIR = 1  # pixels, at least, between the edge and letters
MOMENTS = (1, 3, 5)  # sixths of a game: early, in the middle and late
_REST = """
async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}
"""


async def at_sizes(guest: Guest, where: str, sizes: Sequence[Size], measure: Look) -> list[str]:
    """Return what is wrong with a page at each of some sizes, and leave it as large as it was."""
    before = guest.page.viewport_size
    found = []
    for width, height in sizes:
        await guest.page.set_viewport_size({"width": width, "height": height})
        await guest.page.evaluate(_REST)
        found += [f"{where}, {width}x{height}: {told}" for told in await measure(guest)]
    assert before is not None
    await guest.page.set_viewport_size(before)
    await guest.page.evaluate(_REST)
    return found


async def fingers(guest: Guest) -> list[str]:
    """Return which controls are too small."""
    found = await small(guest.page)
    return [f"{fault['what']} is met on {fault['wide']}x{fault['high']}" for fault in found]


async def words(guest: Guest) -> list[str]:
    """Return which words are lost, and whether a page is wider than its window."""
    found = await lost(guest.page)
    wide = await guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"{fault['what']} is {fault['how']}" for fault in found] + ["it is too wide"] * (wide > 0)


# Where one can be


async def see_pages(guest: Guest, site: Site, sizes: Sequence[Size], measure: Look) -> list[str]:
    """Go to all that comes before a game; return what is wrong."""
    return [fault async for what in before_a_game(guest, site) for fault in await at_sizes(guest, what, sizes, measure)]


async def see_end(guest: Guest, title: str, ends: dict[str, str], sizes: Sequence[Size], measure: Look) -> list[str]:
    """Go to the table of a game that is over, as whoever has the secret of a role; return what is wrong."""
    found = []
    for role, token in ends.items():
        await guest.sit(token, role)
        await expect(guest.ended).not_to_be_empty()
        await expect(guest.page.locator("main.board > *").first).to_be_attached()
        found += await at_sizes(guest, f"{title}, over, {role}", sizes, measure)
    return found


async def see_moments(
    guest: Guest, play: Play, over: str, parts: Sequence[int], sizes: Sequence[Size], measure: Look
) -> list[str]:
    """Go to some moments of a game; return what is wrong."""
    return await see_plies(guest, play, over, moments(play, parts), sizes, measure)


async def see_plies(
    guest: Guest, play: Play, over: str, plies: Sequence[int], sizes: Sequence[Size], measure: Look
) -> list[str]:
    """Go to some plies of a game; return what is wrong."""
    found = []
    for ply in plies:
        await guest.sit(await go_on(guest.site, over, ply, 0))
        await guest.choosing()
        found += await at_sizes(guest, f"{play.game.name}, ply {ply}", sizes, measure)
    return found


async def see_table(guest: Guest, site: Site, title: str, sizes: Sequence[Size], measure: Look) -> list[str]:
    """Go to some moments of a game, and to its end as a spectator and as a player; return what is wrong."""
    play = known_game(title)
    over = await bring(site, play)
    found = await see_moments(guest, play, over, MOMENTS, sizes, measure)
    await guest.page.keyboard.press("c")
    await expect(guest.dialog.locator("[data-action]").first).to_be_visible()
    found += await at_sizes(guest, f"{title}, choices", sizes, measure)
    ends = {"watch": over, "seat": await end_again(site, over, play)}
    found += await see_end(guest, title, ends, sizes, measure)
    await guest.page.keyboard.press("s")
    await guest.points()
    return found + await at_sizes(guest, f"{title}, score sheet", sizes, measure)


async def see_dialogs(guest: Guest, site: Site, sizes: Sequence[Size], measure: Look) -> list[str]:
    """Open every dialog of a table and of the boards, and look back; return what is wrong."""
    found = []
    for opened in (at_a_table(guest, site, "catsle_builders"), on_boards(guest, site)):
        async for what in opened:
            found += await at_sizes(guest, what, sizes, measure)
    return found


# Fingers


async def test_fingers_on_pages(visit: Visit, site: Site) -> None:
    """A finger meets every control before a game, however large the screen is."""
    found = await see_pages(await visit(), site, SIZES, fingers)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("title", DRAWN)
async def test_fingers_at_tables(visit: Visit, site: Site, title: str) -> None:
    """A finger meets every control at a table, early, in the middle and late in a game."""
    found = await see_table(await visit(), site, title, SIZES, fingers)
    assert not found, "\n".join(found)


async def both(guest: Guest) -> list[str]:
    """Return which controls are too small, and which words are lost."""
    return await fingers(guest) + await words(guest)


@pytest.mark.parametrize("title", TITLES)
async def test_full_tables(visit: Visit, site: Site, title: str) -> None:
    """With as many players as there can be, a finger meets all on small phones and tablets, and no word is lost."""
    guest = await visit(size=SMALL)
    play = known_game(title, load(find_title(title).game).seats[-1])
    over = await bring(site, play)
    found = await see_moments(guest, play, over, MOMENTS[1:2], [SMALL, TABLET], both)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
async def test_tables_for_one(visit: Visit, site: Site, language: str) -> None:
    """Where a rival of the game plays, no word about it is lost, neither before its first card comes nor after that."""
    guest = await visit(size=SMALL, language=language)
    play = known_game("white_castle", 1)
    over = await bring(site, play)
    found = await see_moments(guest, play, over, MOMENTS, [SMALL, TABLET], both)
    await guest.page.keyboard.press("Home")
    await expect(guest.page.locator(".replay .count")).to_have_text(re.compile(r"^0 "))
    await expect(guest.page.locator(".wc-garden .effect")).to_have_count(0)  # nothing is dealt yet
    before = moments(play, [0])[0] - 1
    await guest.page.get_by_role("slider").fill(str(before))
    await expect(guest.page.locator(".replay .count")).to_have_text(re.compile(rf"^{before} "))
    await expect(guest.page.locator(".clan.rival small")).to_contain_text(", ")
    found += await at_sizes(guest, "before the first card", [SMALL, TABLET], words)
    assert not found, "\n".join(found)


# French has the longest words.
@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.soak)])
@pytest.mark.parametrize("title", [title for title in DRAWN if title != "white_castle"])
async def test_every_question(visit: Visit, site: Site, title: str, language: str) -> None:
    """Whatever is asked, a finger meets all of it on phones and on a desktop, and no word is lost."""
    guest = await visit(language=language)
    play = known_game(title)
    found = await see_plies(guest, play, await bring(site, play), sorts(play), [*PHONES, SIDE, DESKTOP], both)
    assert not found, "\n".join(found)


# What is played otherwise than usual: as much of it as there can be.
VARIANTS = {
    "catsle_builders": {"winner_leads": "yes", "removed_suit": "brown"},
    "chatpentiers": {"winner_leads": "yes", "removed_suit": "brown"},
    "catte": {"forced_set": "no", "led_set": "no"},
    "cat_tower": {"house_hexes": "soft", "bowl_neighbours": "other"},
}


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
async def test_the_bar_of_a_small_phone_is_as_high_with_variants(visit: Visit, site: Site, language: str) -> None:
    """However much is told of a table, the smallest phone's bar leaves the board its height, and no letter is cut."""
    guest = await visit(size=SMALL, language=language)
    for title, options in VARIANTS.items():
        opened = await site.ask("POST", "tables", title=title, seats=[ME, BOT, BOT], pace=0, options=options)
        await site.ask("POST", "table/start", opened["token"])
        await guest.sit(opened["token"])
        await guest.choosing()
        facts = guest.page.locator("header.bar .facts")
        box, bar = await facts.bounding_box(), await guest.page.locator("header.bar").bounding_box()
        assert box is not None
        assert bar is not None
        assert bar["height"] <= BAR, (title, bar)
        assert bar["y"] <= box["y"], (title, box)
        assert box["y"] + box["height"] <= bar["y"] + bar["height"], (title, box)
        await expect(facts).to_have_attribute("title", re.compile(" · .* · "))


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
async def test_the_bar_of_a_small_phone_is_as_high_late_and_at_the_end(visit: Visit, site: Site, language: str) -> None:
    """Neither high numbers nor how a game ended make the smallest phone's bar higher, or take its name to the edge."""
    guest = await visit(size=SMALL, language=language)
    told = guest.page.locator("header.bar .what")
    for title in TITLES:
        play = known_game(title)
        over = await bring(site, play)
        late = await go_on(site, over, moments(play, MOMENTS)[-1], 0)
        for token, role in ((over, "watch"), (late, "seat")):
            await guest.sit(token, role)
            await expect(guest.page.locator("main.board > *").first).to_be_attached()
            box, bar = await told.bounding_box(), await guest.page.locator("header.bar").bounding_box()
            assert box is not None
            assert bar is not None
            assert bar["height"] <= BAR, (title, bar)
            assert bar["y"] + AIR <= box["y"], (title, box)


async def test_dice_are_whole_on_a_small_phone(visit: Visit, site: Site) -> None:
    """Dice that may be picked are on the smallest phone with all of the line around them, also two abreast."""
    guest = await visit(size=SMALL)
    await guest.go(f"seat/{(await site.open_table('cat_tower', [ME, BOT, BOT, BOT]))['token']}")
    await guest.choosing()
    dice = guest.page.locator(".loose")
    ends = await dice.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().right)")
    assert len(ends) > 1
    assert max(ends) + LIGHT <= SMALL[0]


async def test_all_sides_are_on_the_score_sheet_of_a_small_phone(visit: Visit, site: Site) -> None:
    """Five people with long names see all their points at once, without scrolling sideways."""
    guest = await visit(size=SMALL)
    seats = [{"kind": "me", "name": name} for name in LONG_NAMES]
    await guest.go(f"seat/{(await site.open_table('catsle_builders', seats))['token']}")
    await guest.curtain.get_by_role("button").click()
    await guest.choosing()
    shown = await guest.page.locator(".row .who .name [aria-hidden]").all_inner_texts()
    assert sorted(re.split("[ -]", name)[0] for name in LONG_NAMES) == sorted(shown)
    await guest.page.keyboard.press("s")
    await guest.points()
    over = await guest.dialog.locator(".scroll").first.evaluate("(one) => one.scrollWidth - one.clientWidth")
    assert over <= 0


async def test_fingers_in_dialogs(visit: Visit, site: Site) -> None:
    """A finger meets every control of each dialog."""
    guest = await visit()
    found = await see_dialogs(guest, site, SIZES, fingers)
    await exchange(guest, site)
    found += await at_sizes(guest, "the exchange of seals", SIZES, fingers)
    assert not found, "\n".join(found)


# Words


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def large_browser() -> AsyncIterator[Browser]:
    """Return a browser that has words twice as large, for all tests of this process."""
    async with async_playwright() as playwright:
        started = await launch(playwright, f"--blink-settings=defaultFontSize={LARGE}")
        yield started
        await started.close()


@pytest_asyncio.fixture(loop_scope="session")
async def large(site: Site, large_browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[Guest]:
    """Return a guest whose browser has words twice as large, in English or in a language that a test names."""
    guest = await arrive(large_browser, site, language=getattr(request, "param", "en"))
    yield guest
    await guest.context.close()
    assert guest.faults == []


async def test_large_words_on_pages(large: Guest, site: Site) -> None:
    """No word is lost before a game where they are twice as large."""
    found = await see_pages(large, site, SIZES, words)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("title", TITLES)
async def test_large_words_at_tables(large: Guest, site: Site, title: str) -> None:
    """No word is lost at a table where they are twice as large."""
    found = await see_table(large, site, title, SIZES, words)
    assert not found, "\n".join(found)


async def test_large_words_in_dialogs(large: Guest, site: Site) -> None:
    """No word is lost in a dialog where they are twice as large."""
    found = await see_dialogs(large, site, SIZES, words)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("large", ["fr", "ja"], indirect=True)
async def test_large_words_in_other_languages(large: Guest, site: Site) -> None:
    """No word is lost on a phone in French and in Japanese: before a game, in the middle of each, and at its end."""
    found = await see_pages(large, site, PHONES, words)
    for title in TITLES:
        play = known_game(title)
        over = await bring(site, play)
        found += await see_moments(large, play, over, MOMENTS[1:2], PHONES, words)
        found += await see_end(large, title, {"watch": over}, PHONES, words)
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("large", ["fr", "ja"], indirect=True)
async def test_large_words_everywhere_in_other_languages(large: Guest, site: Site, title: str) -> None:
    """No word is lost at a table in French and in Japanese, on screens of all sizes."""
    found = await see_table(large, site, title, SIZES, words)
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("large", ["fr", "ja"], indirect=True)
async def test_large_words_in_dialogs_in_other_languages(large: Guest, site: Site) -> None:
    """No word is lost on pages and in dialogs in French and in Japanese, on screens of all sizes."""
    found = await see_pages(large, site, SIZES, words) + await see_dialogs(large, site, SIZES, words)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("title", DRAWN)
async def test_enlarged_tables(visit: Visit, site: Site, title: str) -> None:
    """No word is lost at a table that is enlarged, twice as far as reading goes, four times with scrolling."""
    found = await see_table(await visit(), site, title, ENLARGED, words)
    assert not found, "\n".join(found)

"""Whole games in a real browser: against bots, between several people, over broken lines, and at one screen."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect
from tests.web.conftest import Visit
from tests.web.guests import DESKTOP, PHONE, SMALL, TABLET, Guest, Site
from tests.web.test_pages import TITLES, dice

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]


def one_of_all(title: str) -> list[object]:
    """Return all titles: one that is played in every run of the tests, and the others, which are in long ones."""
    return [title, *(pytest.param(one, marks=pytest.mark.soak) for one in TITLES if one != title)]


# Whole games


async def lose_line(guest: Guest) -> None:
    """Let a guest's line break, and come back once the page has said so."""
    guest.may_lose_line = True
    away = guest.page.locator("p.away")
    await guest.context.set_offline(offline=True)
    await expect(away).to_be_visible()
    await guest.context.set_offline(offline=False)
    await expect(away).to_have_count(0)


@pytest.mark.parametrize(
    ("title", "size", "language"),
    [
        ("catsle_builders", SMALL, "fr"),
        ("catsle_builders", DESKTOP, "ja"),
        ("chatpentiers", PHONE, "en"),
        ("chatpentiers", DESKTOP, "fr"),
        ("catte", PHONE, "fr"),
        ("catte", DESKTOP, "ja"),
        ("cat_tower", PHONE, "en"),
        ("cat_tower", DESKTOP, "ja"),
        ("white_castle", SMALL, "ja"),
        ("white_castle", DESKTOP, "en"),
    ],
)
async def test_whole_game(visit: Visit, title: str, size: tuple[int, int], language: str) -> None:
    """A game against bots is played from the first page to its end, by pointing at things that are lit.

    Phones lose their line on the way: that is said, and they go on where the game stands as soon as it is back.
    """
    guest = await visit(size=size, language=language)
    await guest.go()
    await guest.play_now(title)
    rng = dice(7)
    if size != DESKTOP:
        await guest.play(rng, 5)
        await lose_line(guest)
    assert await guest.play(rng)
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


_AT_TWO = ["cat_tower", "catsle_builders", "white_castle", "catte"]  # every board, the longest first


@pytest.mark.parametrize("title", [*_AT_TWO, pytest.param("chatpentiers", marks=pytest.mark.soak)])
async def test_two_browsers(visit: Visit, title: str) -> None:
    """Two people and a bot play, a fourth watches; all see the same end, and a rematch brings both to one table."""
    one = await visit()
    await one.set_up(title, ["me", "open", "bot"])
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


@pytest.mark.parametrize("title", one_of_all("catte"))
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


# A broken server


async def on_board(guest: Guest) -> list[tuple[str, bool]]:
    """Return all that stands for an answer on a guest's board, such as every card of a hand, and whether it is lit."""
    found = await guest.page.locator("main.board [data-action]").evaluate_all(
        "all => all.map((one) => [one.dataset.action, 'legal' in one.dataset])"
    )
    return sorted((str(action), bool(lit)) for action, lit in found)


@pytest.mark.parametrize("title", one_of_all("catte"))
async def test_killed_server(visit: Visit, own_site: Site, title: str) -> None:
    """A page heals by itself when its server was killed and starts again; no answer is lost, and the game ends well."""
    guest = await visit(own_site)
    guest.may_lose_line = True
    await guest.go()
    await guest.play_now(title)
    rng = dice(4)
    await guest.play(rng, 3)
    await guest.asked()
    before = await on_board(guest)
    assert before
    await own_site.kill()
    await expect(guest.page.locator("p.away")).to_be_visible()
    await own_site.start()
    await expect(guest.page.locator("p.away")).to_have_count(0)
    await guest.asked()
    assert await on_board(guest) == before
    await guest.play(rng, 3)
    await guest.page.reload()
    await guest.play(rng, 1)
    assert guest.played.answers == 7
    assert await guest.play(rng)
    await expect(guest.dialog.locator(".outcome")).not_to_be_empty()


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
    assert await guest.play(rng)  # to the end, from hand to hand
    await expect(guest.dialog.locator(".outcome")).not_to_be_empty()
    await guest.close()
    assert {move.seat for move in (await guest.log()).moves} >= {0, 1, 2}


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("size", [SMALL, DESKTOP])
async def test_whole_game_at_one_screen(visit: Visit, title: str, size: tuple[int, int]) -> None:
    """Three people at one screen play a whole game of every title, and each answers for a seat of their own."""
    guest = await visit(size=size)
    await guest.set_up(title, ["me", "here", "here"])
    assert await guest.play(dice(6))
    await expect(guest.dialog.locator(".outcome")).not_to_be_empty()
    await guest.close()
    assert {move.seat for move in (await guest.log()).moves} >= {0, 1, 2}

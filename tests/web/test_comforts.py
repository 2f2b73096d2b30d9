"""Comforts in a real browser: replays that run, recaps, take-back by consent, the pace of bots, motion, gestures."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise

import pytest
from playwright.async_api import CDPSession, expect
from tests.web.conftest import Visit
from tests.web.guests import BOT, DESKTOP, ME, PATIENCE, PHONE, SMALL, Guest, Json, Site
from tests.web.known import bring, go_on, known_game, moments, offered
from tests.web.test_games import seat_next, start
from tests.web.test_pages import actions, dice, until

from tenshu.core.heard import said
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.games import load

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

# Notes whatever begins to move on a page from now on, by what it is called in the styles: frames may come so slowly
# that it has arrived by the next one.
_MOTION = """
window.moved = [];
const note = (one) => window.moved.push(one.getAttribute('class') ?? '');
for (const begins of ['animationstart', 'transitionrun'])
  addEventListener(begins, ({ target }) => note(target), true);
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, timing) {
  if ((timing.duration ?? timing) > 0) note(this);
  return animate.call(this, frames, timing);
};
"""
# Notes each moment at which a replay stands from now on, and null when it closes: it runs by itself, and may be over
# before anybody outside the page has looked.
_MOMENTS = """
window.moments = [];
const look = () => {
  const slider = document.querySelector('.replay input');
  const at = slider && Number(slider.value);
  if (at !== (window.moments.at(-1) ?? null)) window.moments.push(at);
};
new MutationObserver(look).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
"""
# Waits as long as a replay rests at two moments. Its own clock, if one runs, was set before, so it strikes first
# however slow the machine is.
_REST = "() => new Promise((done) => setTimeout(done, 1_200))"


def check_steps(seen: Sequence[int], heard: Sequence[Json]) -> None:
    """See that a replay went on moment by moment: each once, and past no answer of anybody but chance unseen.

    What chance does at once is one step for a page that has the whole log, which may come while the replay runs.
    """
    seats = [*(one["seat"] for one in heard), None]
    stops = [one["ply"] + 1 for one, then in zip(heard, seats[1:], strict=True) if not one["seat"] == then == CHANCE]
    assert [*seen] == sorted({*seen})
    assert {stop for stop in stops if seen[0] <= stop <= seen[-1]} <= {*seen}


async def moments_seen(guest: Guest) -> list[int | None]:
    """Return each moment at which a replay has stood, and nothing where it was closed."""
    seen: list[int | None] = await guest.page.evaluate("window.moments")
    return seen


async def value(guest: Guest) -> int:
    """Return the moment at which the slider of a replay stands."""
    return int(await guest.page.locator(".replay").get_by_role("slider").input_value())


async def test_replay_runs_by_itself(visit: Visit, site: Site) -> None:
    """A replay plays moment after moment until it is stopped, and stops at the end by itself."""
    play = known_game("catte")
    over = await bring(site, play)
    heard = (await site.ask("GET", "table/heard?first=0", over))["heard"]
    guest = await visit(size=PHONE)
    await guest.page.add_init_script(_MOMENTS)
    await guest.go(f"watch/{over}/at/0")
    await guest.button("web-run").click()
    await guest.page.wait_for_function("window.moments.at(-1) > 2")
    await guest.page.keyboard.press(" ")
    await expect(guest.button("web-run")).to_be_visible()
    stopped = await value(guest)
    await guest.page.evaluate(_REST)
    seen = await moments_seen(guest)
    assert (seen[0], seen[-1]) == (0, stopped)
    check_steps([at for at in seen if at is not None], heard)
    slider = guest.page.locator(".replay").get_by_role("slider")
    near, end = len(play.moves) - 2, len(play.moves)
    await slider.fill(str(near))
    await guest.button("web-run").click()
    await expect(slider).to_have_value(str(end))
    await expect(guest.button("web-run")).to_be_visible()
    await guest.page.evaluate(_REST)
    assert (await moments_seen(guest))[len(seen) :] == [near, near + 1, end]


async def heard_since(site: Site, token: str) -> tuple[list[Json], list[Json]]:
    """Return all that was answered at a table, and what rivals have answered since the first seat last did."""
    heard = (await site.ask("GET", "table/heard?first=0", token))["heard"]
    own = max((one["ply"] for one in heard if one["seat"] == 0), default=-1)
    return heard, [one for one in heard[own + 1 :] if one["seat"] != CHANCE]


@pytest.mark.parametrize("title", ["catsle_builders", "white_castle"])
async def test_recap_step_by_step(visit: Visit, site: Site, title: str) -> None:
    """What happened since my last turn is shown step by step, from its first moment to now."""
    guest = await visit(motion="full")
    await guest.page.add_init_script(_MOMENTS)
    token = (await site.open_table(title, [ME, BOT, BOT]))["token"]
    await guest.go(f"seat/{token}")
    rng = dice(2)
    await guest.play(rng, 4)
    asked = await guest.choosing()
    while len((told := await heard_since(site, token))[1]) < 2:  # in the middle of my turn there is nothing to show
        await guest.answer(asked, rng)
        asked = await guest.choosing()
    heard, others = told
    await guest.page.keyboard.press("r")
    await guest.page.wait_for_function("window.moments.at(-1) === null")  # by itself, when it has come to now
    *seen, _ = await moments_seen(guest)
    steps = [at for at in seen if at is not None]
    assert steps == seen
    assert 0 < steps[0] <= others[0]["ply"] + 1
    assert steps[-1] == len(heard)
    assert all(one["seat"] != 0 for one in heard[steps[0] - 1 :])
    check_steps(steps, heard)
    await expect(guest.page.locator(".dock.mine")).to_be_visible()
    assert (await guest.choosing())["sign"] == asked["sign"]


async def who_moves(one: Guest, other: Guest) -> tuple[Guest, Guest]:
    """Wait until one of two guests is asked something; return that one first."""
    mine = [guest.page.locator(".dock.mine") for guest in (one, other)]
    async with asyncio.timeout(PATIENCE / 1000):
        while not any([await dock.count() for dock in mine]):  # noqa: ASYNC110 (pages know no event of ours)
            await asyncio.sleep(0.05)
    return (one, other) if await mine[0].count() else (other, one)


async def test_take_back_by_consent(visit: Visit) -> None:
    """What another person has heard is taken back if they agree, and stays if they do not."""
    one = await visit()
    await one.set_up("catsle_builders", ["me", "open", "bot"])
    other = await seat_next(visit, one, "Éva", PHONE, "fr")
    await start(one, other)
    mover, asks = await who_moves(one, other)
    asked = await mover.asked()
    await mover.answer(asked, dice(1))
    await expect(mover.button("web-back")).to_have_attribute("aria-disabled", "false")
    await mover.button("web-back").click()
    await asks.button("web-refuse").click()
    await expect(mover.page.locator(".offer")).to_have_count(0)
    await mover.button("web-back").click()
    await asks.button("web-agree").click()
    await until(mover, actions(asked))


async def test_pace_of_bots(visit: Visit, site: Site) -> None:
    """How long bots wait at this table is set by a slider in the settings, and kept for the next table."""
    guest = await visit(size=PHONE)
    token = (await site.open_table("catte", [ME, BOT, BOT]))["token"]
    await guest.go(f"seat/{token}")
    await guest.choosing()
    settings = await guest.menu("web-settings")
    slider = settings.get_by_label(guest.say("web-pace"))
    await slider.focus()
    for _ in range(7):
        await guest.page.keyboard.press("ArrowRight")
    await expect(slider).to_have_value("700")
    await expect(settings.locator(".slide .figures")).to_have_text(guest.say("web-seconds", seconds=0.7))
    async with asyncio.timeout(PATIENCE / 1000):
        while (await site.ask("GET", "table", token))["snapshot"]["pace"] != 700:  # noqa: ASYNC110 (far away)
            await asyncio.sleep(0.05)
    await expect(slider).to_have_value("700")
    assert await guest.page.evaluate("JSON.parse(localStorage['tenshu.liking']).pace") == 700


@pytest.mark.parametrize("title", ["catsle_builders", "catte", "cat_tower", "white_castle"])
@pytest.mark.parametrize("motion", ["full", "system"])
async def test_motion_as_one_likes_it(visit: Visit, site: Site, title: str, motion: str) -> None:
    """Pieces move from where they were, and nothing moves for who has told the device so, unless they like it here."""
    guest = await visit(motion=motion)  # in a browser that asks for none
    await guest.page.add_init_script(_MOTION)
    await guest.go(f"seat/{(await site.open_table(title, [ME, BOT, BOT]))['token']}")
    await guest.play(dice(4), 4)
    await guest.choosing()
    moved = await guest.page.evaluate("window.moved")
    assert bool(moved) == (motion == "full"), set(moved)
    if moved and title == "cat_tower":  # a die goes from the middle to whoever picks it
        assert any("taken" in one.split() for one in moved), set(moved)


async def swipe(touch: CDPSession, x: float, y: float, by: float) -> None:
    """Move a finger down, or up where that is negative."""
    for part in range(6):
        kind = "touchStart" if part == 0 else "touchMove"
        at = {"x": x, "y": y + by * part / 5}
        await touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def test_one_gesture_leads_back_to_the_whole(visit: Visit, site: Site) -> None:
    """A part of the picture comes close, and a finger that moves down leads back."""
    guest = await visit(size=SMALL)
    await guest.go(f"seat/{(await site.open_table('white_castle', [ME, BOT]))['token']}")
    rng, back = dice(5), guest.page.locator(".white-castle .back")
    asked = await guest.choosing()
    while not await back.count():
        await guest.answer(asked, rng)
        asked = await guest.choosing()
    touch = await guest.context.new_cdp_session(guest.page)
    await swipe(touch, SMALL[0] / 2, 150, 140)
    await expect(back).to_have_count(0)
    await guest.page.locator("[data-part=castle] .closer").focus()
    await guest.page.keyboard.press("Enter")
    await expect(back).to_be_visible()


async def test_warnings_can_be_switched_off(visit: Visit, site: Site) -> None:
    """A sign warns of what a choice would waste, until that warning is switched off in the settings."""
    play = known_game("white_castle")
    guest = await visit()
    signs = guest.page.locator("[data-legal] .waste")
    over = await bring(site, play)
    for ply in offered(play, "domain"):
        await guest.sit(await go_on(site, over, ply, 0))
        await guest.choosing()
        if await signs.count():
            break
    assert await signs.count()
    settings = await guest.menu("web-settings")
    for key in ("web-warn-lost", "web-warn-unused", "web-warn-vain", "web-warn-dear"):
        await settings.get_by_label(guest.say(key)).uncheck()
    await guest.close()
    await expect(signs).to_have_count(0)


# Whether all of something is seen, of which as much is shown as there is room for.
_WHOLE = """
(one) => {
  const { right, bottom } = one.closest('.text').getBoundingClientRect();
  return [...one.getClientRects()].every((line) => line.right <= right + 1 && line.bottom <= bottom + 1);
}
"""


async def height(guest: Guest) -> float:
    """Return how high the dock is."""
    box = await guest.page.locator(".dock").bounding_box()
    assert box
    return box["height"]


async def hold(guest: Guest, touch: CDPSession, point: Json) -> None:
    """Lay a finger on something, or point at it with a mouse."""
    if guest.is_touched:
        at = {"x": point["x"], "y": point["y"]}
        await touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    else:
        await guest.page.mouse.move(point["x"], point["y"])


@pytest.mark.parametrize("language", ["fr", *(pytest.param(one, marks=pytest.mark.soak) for one in ("en", "ja"))])
@pytest.mark.parametrize("size", [SMALL, PHONE, DESKTOP])
async def test_the_sum_of_a_turn_is_seen_whole(visit: Visit, site: Site, size: tuple[int, int], language: str) -> None:
    """What a turn would add up to is read to its end wherever one points, and the dock keeps its height."""
    guest = await visit(size=size, language=language)
    play = known_game("white_castle")
    token = await go_on(site, await bring(site, play), offered(play, "coral 4 (right)")[0], 0)
    await guest.go(f"seat/{token}")
    await guest.answer(await guest.choosing(), dice(1))
    asked, before = await guest.choosing(), await height(guest)
    legal = (await site.ask("GET", "table", token))["snapshot"]["legal"]
    gaining = {one["action"] for one in legal if one["gained"]}
    touch, would = await guest.context.new_cdp_session(guest.page), guest.page.locator(".dock .would")
    points = [point for point in asked["points"] if point["action"] in gaining]
    assert points
    for point in points:
        await hold(guest, touch, point)
        await expect(would).to_be_visible()
        assert await would.evaluate(_WHOLE), await guest.page.locator(".dock .text").inner_text()
        assert await height(guest) == before
        if guest.is_touched:
            await touch.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})


def wasteful(play: Play) -> tuple[int, int, int]:
    """Return where a turn of the first seat begins, where it may waste something in it, and by which action."""
    first, turn = 0, -1
    for ply, (seat, _) in enumerate(play.moves):
        now = play.at(ply)
        if turn != (turn := play.game.turn(now.state)):
            first = ply
        found = [one for one in now.choices(0) if play.game.waste(now.seen(0), 0, one)] if seat == 0 else []
        if found and first < ply:
            return first, ply, found[0]
    raise AssertionError("nothing is wasted")


async def draft(site: Site, play: Play, token: str, plies: range) -> None:
    """Draft the answers that were given in a game once more."""
    for ply in plies:
        answer = {"ply": ply, "action": play.moves[ply].action, "seat": 0, "end": False}
        await site.ask("POST", "table/answer", token, **answer, key=f"ply {ply}")


@pytest.mark.parametrize("size", [SMALL, PHONE, DESKTOP])
async def test_a_warning_takes_no_room(visit: Visit, site: Site, size: tuple[int, int]) -> None:
    """Whoever has just wasted something is told so above the question, and the board stays as high as it is."""
    guest = await visit(size=size)
    play = known_game("white_castle")
    first, ply, action = wasteful(play)
    token = await go_on(site, await bring(site, play), first, 0)
    await draft(site, play, token, range(first, ply))
    await guest.go(f"seat/{token}")
    asked, warning = await guest.choosing(), guest.page.locator(".dock .text .warn")
    await guest.page.keyboard.press("c")
    await guest.dialog.locator(f'[data-action="{action}"]').first.click()
    assert await guest.went(asked)
    await guest.asked()
    await expect(warning).to_be_visible()
    warned = await height(guest)
    await guest.page.reload()  # what has been told is not told again
    await guest.asked()
    await expect(warning).to_have_count(0)
    assert await height(guest) == warned


def halted() -> tuple[Play, int, int]:
    """Return a game, and where a turn of the first seat begins that a new card comes in the middle of, and where."""
    for seed in range(100):
        play, rng = Play(load("white_castle"), 3), dice(seed)
        play.settle(seed)
        while play.asked:
            play.act(play.asked[0], rng.choice(play.choices(play.asked[0])))
            play.settle(seed)
        told = [*said(play, SPECTATOR)]
        for card, then in pairwise(told):
            if card.question == "refill" and (then.seat, then.turn) == (0, card.turn):
                return play, next(one.ply for one in told if one.turn == card.turn), card.ply
    raise AssertionError("no turn goes on after a card")


@pytest.mark.parametrize("size", [SMALL, PHONE, DESKTOP])
async def test_a_turn_that_goes_on_is_not_ended(visit: Visit, site: Site, size: tuple[int, int]) -> None:
    """Where a card comes in the middle of a turn, the page says that it comes, and then asks for the rest."""
    guest = await visit(size=size)
    play, first, ply = halted()
    token = await go_on(site, await bring(site, play), first, 0)
    await draft(site, play, token, range(first, ply))
    await guest.go(f"seat/{token}")
    await expect(guest.button("web-reveal")).to_be_visible()
    await expect(guest.button("web-end-turn")).to_have_count(0)
    await expect(guest.page.locator(".dock .question")).to_contain_text(guest.say("web-reveal-question"))
    await expect(guest.page.get_by_text(guest.say("white_castle-look-done"))).to_have_count(0)
    await guest.button("web-reveal").click()
    await expect(guest.page.locator(".dock.mine")).to_be_visible()
    now = (await site.ask("GET", "table", token))["snapshot"]
    assert (now["ply"], bool(now["legal"])) == (ply + 1, True)


async def test_no_bot_is_spoken_of_to_who_plays_alone(visit: Visit) -> None:
    """On the page for new tables, whoever plays alone is told how fast the rival is, and offered no bot."""
    guest = await visit(size=PHONE)
    await guest.go("new/white_castle")
    rival, bots = (guest.page.get_by_label(guest.say(key)) for key in ("web-pace-rival", "web-pace"))
    await expect(bots).to_be_visible()
    await expect(guest.button("web-guide-first")).to_be_visible()
    await guest.page.locator(".count label", has_text="1").click()
    await expect(rival).to_be_visible()
    await expect(bots).to_have_count(0)
    await expect(guest.button("web-guide-first")).to_have_count(0)


async def test_column_race(visit: Visit, site: Site) -> None:
    """The race tells how much of each column everyone has marked, as the sheets show it."""
    play = known_game("cat_tower")
    (ply,) = moments(play, [4])
    guest = await visit()
    await guest.go(f"watch/{await bring(site, play)}/at/{ply}")
    race = guest.page.get_by_role("table", name=guest.say("web-tower-race"))
    rows = race.locator("tbody tr")
    await expect(rows).to_have_count(play.seats)
    now = play.at(ply)
    sheets = [area for area in play.game.view(now.seen(SPECTATOR))["areas"] if area["id"] == "sheet"]
    count = 0
    for row, sheet in zip(await rows.all(), sheets, strict=True):
        told = await row.locator("td").all_inner_texts()
        for text, column in zip(told, sheet["slots"], strict=False):
            marked = sum(piece["name"].key == "cat_tower-mark" for piece in column["pieces"])
            if "/" in text:  # a column that is complete tells its number instead
                assert f"{marked}/{len(column['pieces'])}" in text
            else:
                assert marked == len(column["pieces"])
            count += marked
    assert count


async def test_whose_games_these_are(visit: Visit) -> None:
    """The first page says that we are not affiliated, and whose games these are."""
    guest = await visit(size=PHONE)
    await guest.go()
    await expect(guest.page.get_by_text(guest.say("web-unaffiliated"))).to_be_visible()
    await guest.page.get_by_text(guest.say("web-credits"), exact=True).click()
    await expect(guest.page.get_by_text(guest.say("web-credits-art"))).to_be_visible()

"""The White Castle in a real browser: whole games of one to four, on phones and large screens."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.web.conftest import Visit
from tests.web.guests import BOT, DESKTOP, ME, PHONE, SMALL, TABLET, Guest, Site
from tests.web.known import bring, go_on, known_game, moments, offered, questions
from tests.web.test_pages import dice

from tenshu.games.white_castle.state import DECLINE, EXCHANGE

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

TITLE = "white_castle"
soak = pytest.mark.soak


async def check_end(guest: Guest, seats: int) -> None:
    """See that the score sheet tells how a game ended, and that its log holds a whole game of so many."""
    await expect(guest.dialog.locator(".outcome")).not_to_be_empty()
    await guest.close()
    play = await guest.log()
    assert not play.asked
    assert {move.seat for move in play.moves} >= set(range(seats))


# Two seats are those of `test_games.test_whole_game`, at both sizes.
@pytest.mark.parametrize(
    ("seats", "size", "language"),
    [
        (1, PHONE, "en"),
        (3, DESKTOP, "fr"),
        (4, SMALL, "en"),
        pytest.param(1, DESKTOP, "ja", marks=soak),
        pytest.param(2, PHONE, "en", marks=soak),
        pytest.param(3, PHONE, "ja", marks=soak),
        pytest.param(4, DESKTOP, "en", marks=soak),
    ],
)
async def test_seats(visit: Visit, seats: int, size: tuple[int, int], language: str) -> None:
    """Somebody opens a table, alone or with bots, and plays to the end by pointing at things that are lit."""
    guest = await visit(size=size, language=language)
    await guest.set_up(TITLE, ["me", *["bot"] * (seats - 1)])
    assert await guest.play(dice(seats))
    assert guest.played.pointed > guest.played.listed
    await check_end(guest, seats)


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
async def test_difficulties(visit: Visit, site: Site, difficulty: str) -> None:
    """Who plays alone chooses one of three difficulties on the page for new tables."""
    guest = await visit(size=PHONE)
    await guest.go(f"new/{TITLE}")
    await guest.page.locator(".count label", has_text="1").click()
    await guest.page.locator(f"label:has(input[value={difficulty}])").click()
    await guest.button("web-open-table").click()
    await guest.choosing()
    table = await site.ask("GET", "table", (await guest.tables())[0]["secret"])
    assert table["snapshot"]["options"]["difficulty"] == difficulty


async def test_one_tap_an_answer(visit: Visit, site: Site) -> None:
    """On the smallest phone everything that is legal is lit where a finger meets it, and one tap of it is an answer.

    Only to exchange seals takes one more, which shows what for. So a turn takes no more taps than `bench/taps.py`
    counts: nothing has to be looked for, lifted or confirmed.
    """
    guest = await visit(size=SMALL)
    token = (await site.open_table(TITLE, [ME, BOT, BOT]))["token"]
    await guest.go(f"seat/{token}")
    rng = dice(7)
    while (asked := await guest.choosing())["state"] == "asked":
        guest.check(asked)
        snapshot = (await site.ask("GET", "table", token))["snapshot"]
        actions = {one["action"] for one in snapshot["legal"] if not EXCHANGE <= one["action"] < DECLINE}
        assert actions <= {point["action"] for point in asked["points"]}
        point = rng.choice([one for one in asked["points"] if one["action"] != DECLINE] or asked["points"])
        await guest.page.touchscreen.tap(point["x"], point["y"])
        assert await guest.went(asked)


async def test_a_finger_that_stays_is_told_what_the_turn_would_bring(visit: Visit, site: Site) -> None:
    """As long as it stays, what is pointed at tells what the turn would add up to; let go, it has answered nothing."""
    guest = await visit(size=SMALL)
    play = known_game(TITLE)
    await guest.go(f"seat/{await go_on(site, await bring(site, play), offered(play, 'coral 4 (right)')[0], 0)}")
    taking = await guest.choosing()
    await guest.page.touchscreen.tap(taking["points"][0]["x"], taking["points"][0]["y"])
    assert await guest.went(taking)
    placing = await guest.choosing()
    touch = await guest.context.new_cdp_session(guest.page)
    at = {"x": placing["points"][0]["x"], "y": placing["points"][0]["y"]}
    await touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    await expect(guest.page.locator(".dock .would")).to_be_visible()
    await expect(guest.page.locator("[role=tooltip]:popover-open")).to_be_visible()  # it has stayed
    await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert not await guest.went(placing)


async def test_signs_of_the_log_are_explained_to_a_finger(visit: Visit, site: Site) -> None:
    """A finger that stays on a step of the log is told what its signs mean, above the log, and leads nowhere."""
    guest = await visit(size=SMALL)
    await guest.go(f"seat/{(await site.open_table(TITLE, [ME, BOT]))['token']}")
    await guest.play(dice(8), answers=8)
    await guest.menu("web-log")
    step = guest.dialog.locator("[data-tip]:has([data-icon])").last
    await step.scroll_into_view_if_needed()
    box = await step.bounding_box()
    assert box
    touch = await guest.context.new_cdp_session(guest.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    await touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    words = guest.page.locator("[role=tooltip]:popover-open")
    await expect(words).to_contain_text(await step.get_attribute("data-tip") or "-", ignore_case=True)
    await expect(words.locator("li").first).to_be_visible()
    told = await words.bounding_box()
    assert told
    assert min(told["x"], told["y"]) >= 0
    assert told["y"] + told["height"] <= SMALL[1]
    await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(guest.dialog).to_be_visible()


async def test_declining_is_offered_after_a_reload(visit: Visit, site: Site) -> None:
    """Whoever comes back to a question that can be declined finds that, though the board comes after the question."""
    guest = await visit(size=PHONE)
    play = known_game(TITLE)
    over = await bring(site, play)
    await guest.go(f"seat/{await go_on(site, over, offered(play, 'decline')[0], 0)}")
    for _ in range(2):
        await guest.choosing()
        await expect(guest.page.locator(f'.dock [data-action="{DECLINE}"]')).to_be_visible()
        await guest.page.reload()


async def test_declining_takes_no_room(visit: Visit, site: Site) -> None:
    """The board is as high where something can be declined as where nothing can: it is not laid out anew for that."""
    guest = await visit(size=PHONE)
    await guest.go(f"seat/{(await site.open_table(TITLE, [ME, BOT]))['token']}")
    rng, declining, board = dice(6), guest.page.locator(".dock .single"), guest.page.locator("main.board")
    asked = await guest.choosing()
    while not await declining.count():
        await guest.answer(asked, rng)
        asked = await guest.choosing()
    for width, height in (PHONE, DESKTOP):
        await guest.page.set_viewport_size({"width": width, "height": height})
        before = await board.bounding_box()
        await declining.evaluate("(one) => (one.style.display = 'none')")
        assert await board.bounding_box() == before
        await declining.evaluate("(one) => (one.style.display = '')")


# What is told of each other clan, and which pictures stand out of its row.
_CLANS = """
() => [...document.querySelectorAll('.clan')].map((clan) => {
  const box = clan.getBoundingClientRect();
  const isOut = (one) => one.top < box.top - 1 || one.bottom > box.bottom + 1 || one.right > box.right + 1;
  const cut = [...clan.querySelectorAll('svg')].filter((one) => isOut(one.getBoundingClientRect()));
  const count = (of) => clan.querySelectorAll(of).length;
  return { lines: count('.of'), lantern: count('.lantern'), cut: cut.length };
})
"""


@pytest.mark.parametrize("size", [TABLET, (834, 1112), DESKTOP, (1280, 720)])
@pytest.mark.parametrize("seats", [3, 4])
async def test_other_clans_are_told_whole(visit: Visit, site: Site, seats: int, size: tuple[int, int]) -> None:
    """Where all of the table is in sight, so are the lines, the card and the lantern of everybody else."""
    guest = await visit(size=size)
    play = known_game(TITLE, seats)
    await guest.go(f"seat/{await go_on(site, await bring(site, play), moments(play, [3])[0], 0)}")
    await guest.choosing()
    told = await guest.page.evaluate(_CLANS)
    assert [{"lines": 3, "lantern": 1, "cut": 0}] * (seats - 1) == told


# Which things that are printed on ground, by a sign or a figure, lie below a price or a warning on it.
_HIDDEN = """
() => [...document.querySelectorAll('.wc-ground[data-legal]')].flatMap((ground) => {
  const boxes = (of) => [...ground.querySelectorAll(of)].map((one) => one.getBoundingClientRect());
  const over = boxes('.price, .waste');
  const meet = (a, b, from, to) => a[from] < b[to] - 2 && b[from] < a[to] - 2;
  const isMet = (one) => over.some((edge) => meet(edge, one, 'left', 'right') && meet(edge, one, 'top', 'bottom'));
  return boxes('.head svg, .tile, .worth svg, .effect svg').filter(isMet);
})
"""


@pytest.mark.parametrize(("seats", "question"), [(3, "gardener"), (4, "gardener"), (4, "warrior")])
async def test_prices_hide_nothing(visit: Visit, site: Site, seats: int, question: str) -> None:
    """What a garden or a yard costs, and that it is a waste, lies beside what is printed there."""
    guest = await visit(size=SMALL)
    play = known_game(TITLE, seats)
    await guest.go(f"seat/{await go_on(site, await bring(site, play), questions(play)[question], 0)}")
    await guest.choosing()
    await expect(guest.page.locator(".wc-ground .price").first).to_be_visible()
    assert await guest.page.evaluate(_HIDDEN) == []

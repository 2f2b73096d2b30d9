"""The White Castle in a real browser: whole games of one to four, on phones and large screens, and by keys."""

from __future__ import annotations

from random import Random

import pytest
from playwright.async_api import expect
from tests.web.conftest import Visit
from tests.web.guests import DESKTOP, MOST, PHONE, SMALL, Guest
from tests.web.test_pages import dice, tab_to

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


# Two seats are those of `test_pages.test_whole_game`, at both sizes.
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


async def answer_by_keys(guest: Guest, rng: Random) -> None:
    """Answer what is asked by keys alone: on the board or below it, or now and then from the list."""
    asked = await guest.asked()
    from_list = rng.random() < 0.3
    if from_list:
        await guest.page.keyboard.press("c")
        await expect(guest.dialog).to_be_visible()
    for _ in range(rng.randrange(4)):
        await guest.page.keyboard.press("Tab")
    await tab_to(guest.page, "isChoice" if from_list else "isOffered")
    await guest.page.keyboard.press("Enter")
    assert await guest.went(asked)


@pytest.mark.parametrize("size", [SMALL, pytest.param(DESKTOP, marks=soak)])
async def test_whole_game_by_keys(visit: Visit, size: tuple[int, int]) -> None:
    """A whole game is played without a mouse or a finger, and one always sees where the focus is."""
    guest = await visit(size=size)
    await guest.set_up(TITLE, ["me", "bot"])
    rng = dice(5)
    for _ in range(MOST):
        match (await guest.asked())["state"]:
            case "over":
                break
            case "end":
                await guest.page.keyboard.press("e")
                await expect(guest.button("web-end-turn")).to_have_count(0)
            case _:
                await answer_by_keys(guest, rng)
    await check_end(guest, 2)

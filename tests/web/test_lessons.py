"""The lessons in a real browser: each is played whole on a phone, left and gone on with."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect
from tests.web.axe import check_axe
from tests.web.conftest import Visit
from tests.web.guests import DESKTOP, PHONE, SMALL, Guest
from tests.web.test_pages import dice

from tenshu.table.lessons import Page, find_lesson

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

# What a learner can do next: turn a page, answer, end a turn, or play on; nothing while others answer.
_NEXT = """
() => {
  const lesson = document.querySelector('.lesson');
  if (!lesson) return null;
  if (lesson.querySelector('.on')) return 'done';
  if (lesson.querySelector('.next')) return 'page';
  const isLit = document.querySelector('main.board [data-action][data-legal], .dock [data-action]');
  return isLit ? 'answer' : document.querySelector('.dock .end') ? 'end' : null;
}
"""


def box(guest: Guest, title: str) -> Locator:
    """Return a game on the shelf."""
    return guest.page.get_by_role("article", name=guest.say("web-title", title=title), exact=True)


def told(guest: Guest, page: Page) -> str:
    """Return what the cat says on a page."""
    return guest.say(page.text.key, **dict(page.text.args))


async def begin(guest: Guest, title: str, key: str = "web-learn") -> None:
    """Go to the shelf, and begin a lesson or go on with it."""
    await guest.go()
    await guest.button(key, box(guest, title)).click()
    await expect(guest.page.locator(".lesson")).to_be_visible()


async def step(guest: Guest) -> str:
    """Do what the lesson asks for next, by pointing; return what it was."""
    what = str(await (await guest.page.wait_for_function(_NEXT)).json_value())
    if what == "page":
        bubble = guest.page.locator(".lesson .bubble")
        before = await bubble.inner_text()
        await guest.page.locator(".lesson .next").click()
        await expect(bubble).not_to_have_text(before)
    elif what == "end":
        await guest.page.locator(".dock .end").click()
        await expect(guest.page.locator(".dock .end")).to_have_count(0)
    elif what == "answer":
        asked = await guest.asked()
        if asked["state"] == "asked":
            guest.check(asked)
            assert len({point["action"] for point in asked["points"]}) == 1, "one thing lights up, and can be met"
            await guest.answer(asked, dice(1))
    return what


@pytest.mark.parametrize(
    ("title", "size", "language"),
    [
        ("catsle_builders", SMALL, "en"),
        ("chatpentiers", PHONE, "fr"),
        ("catte", SMALL, "ja"),
        ("cat_tower", SMALL, "fr"),
        ("white_castle", SMALL, "en"),
        ("white_castle", DESKTOP, "ja"),
    ],
)
async def test_lesson(visit: Visit, title: str, size: tuple[int, int], language: str) -> None:
    """A lesson is played from the shelf to its end, with a page for each answer; then one plays on without the cat."""
    guest = await visit(size=size, language=language)
    await begin(guest, title)
    pages = find_lesson(title).pages
    await expect(guest.page.locator(".lesson .bubble")).to_have_text(told(guest, pages[0]))
    while (await step(guest)) != "done":
        pass
    assert guest.played.pointed > guest.played.listed
    await expect(guest.page.locator(".lesson .bubble")).to_have_text(told(guest, pages[-1]))
    await guest.page.locator(".lesson .on").click()
    await expect(guest.page.locator(".lesson")).to_have_count(0)
    answers = guest.played.answers
    await guest.play(dice(2), 1)
    assert guest.played.answers > answers


async def test_lesson_left(visit: Visit) -> None:
    """A lesson that was left is gone on with from the shelf, and from one's tables, at the same page."""
    guest = await visit(size=PHONE)
    await begin(guest, "catte")
    while guest.played.answers < 2:
        await step(guest)
    bubble = guest.page.locator(".lesson .bubble")
    await guest.page.wait_for_function(_NEXT)
    left = await bubble.inner_text()
    await guest.page.get_by_role("link", name=guest.say("lesson-leave")).click()
    await expect(guest.page.locator(".tables .state")).to_have_text(guest.say("web-state", state="lesson"))
    await guest.button("web-learn-on", box(guest, "catte")).click()
    await expect(bubble).to_have_text(left)
    assert len(await guest.tables()) == 1
    await guest.page.locator(".lesson").get_by_role("button", name=guest.say("lesson-back")).click()
    await expect(bubble).not_to_have_text(left)
    await guest.page.reload()
    await expect(bubble).not_to_have_text(left)


async def test_lesson_tries(visit: Visit) -> None:
    """Whoever tries what a page tells them to reads why it is not allowed; other things wait for later."""
    guest = await visit(size=SMALL)
    await begin(guest, "catte")
    for _ in range(3):
        await step(guest)
    tried = next(page for page in find_lesson("catte").pages if page.is_try)
    reason = guest.page.locator(".dock .reason")
    count = guest.page.locator(".lesson .count")
    before = await count.inner_text()
    await guest.page.locator(f'main.board [data-action="{tried.points[0]}"]').click(force=True)
    await expect(reason).to_contain_text(
        guest.say("catte-card", colour=guest.say("catte-colour", colour="white"), number=15)
    )
    await expect(count).not_to_have_text(before)
    await guest.page.locator("main.board .hand [data-action]:not([data-legal])").first.click(force=True)
    await expect(reason).to_contain_text(guest.say("lesson-other"))


async def test_lesson_axe(visit: Visit) -> None:
    """Axe finds nothing in a lesson: in a page to be read, before an answer, and at the end."""
    guest = await visit(size=SMALL, theme="dark")
    await begin(guest, "cat_tower")
    await check_axe(guest.page, "a page of a lesson")
    while (await step(guest)) != "answer":
        pass
    await guest.page.wait_for_function(_NEXT)
    await check_axe(guest.page, "an answer in a lesson")
    while (await step(guest)) != "done":
        pass
    await check_axe(guest.page, "the end of a lesson")

"""Takes an album of all that the pages show (`make album`), to be looked through by eye after a change of their looks.

For every title its lesson, a guided game, the same moments of the same games, alone too where one can be, and every
dialog; before them the pages that belong to no game; all at every size, with languages and themes taking turns. In the
folder build/album, with a page that shows them all. Nothing is compared by a program: what is beautiful and clear,
somebody has to see.
"""

# ruff: noqa: INP001 (a script beside the pictures of the documentation)

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from html import escape
from itertools import count
from pathlib import Path
from typing import NamedTuple

from playwright.async_api import Browser, async_playwright, expect
from rich.progress import track
from tests.web.conftest import launch
from tests.web.guests import DESKTOP, PHONE, SMALL, TABLET, Guest, Site, Theme, arrive
from tests.web.known import bring, end_again, go_on, known_game, questions
from tests.web.opened import at_a_table, before_a_game
from tests.web.test_guided import sit_guided
from tests.web.test_lessons import begin
from tests.web.test_pages import TITLES

from tenshu.games import find_title, load

ALBUM = Path("build/album")
PAGES = "pages"  # what belongs to no title
PARTS = (PAGES, *TITLES)
HUGE = (3840, 2160)
SIZES = (SMALL, PHONE, TABLET, DESKTOP, HUGE)
LANGUAGES = ("en", "fr", "ja")
THEMES: tuple[Theme, ...] = ("light", "dark")
STYLE = """
body { font: 16px sans-serif }
div { display: flex; flex-wrap: wrap; gap: 1rem }
figure { margin: 0 }
img { max-height: 420px; max-width: 46vw; border: 1px solid }
"""
REST = 400  # milliseconds after which nothing moves any more


class Picture(NamedTuple):
    """A picture in the album."""

    file: str
    title: str
    shows: str
    size: tuple[int, int]


async def screens(guest: Guest, site: Site, title: str) -> AsyncIterator[str]:
    """Go to what there is of a title, one after the other; yield what is shown."""
    await guest.go(f"new/{title}")
    await guest.page.locator(".seats > li").first.wait_for()
    yield "new table"
    await begin(guest, title)
    yield "lesson"
    await sit_guided(guest, title)
    yield "guided"
    for seats in (1, 3) if 1 in load(find_title(title).game).seats else (3,):
        play = known_game(title, seats)
        over = await bring(site, play)
        for question, ply in questions(play).items():
            await guest.sit(await go_on(site, over, ply, 0))
            await guest.choosing()
            yield f"{seats} seats, asked: {question}"
    await guest.page.keyboard.press("c")
    await expect(guest.dialog.locator("[data-action]").first).to_be_visible()
    yield "choices"
    await guest.sit(await end_again(site, over, play))
    await expect(guest.ended).not_to_be_empty()
    yield "over"
    await guest.page.keyboard.press("s")
    await guest.points()
    yield "score sheet"
    async for what in at_a_table(guest, site, title):
        yield what


async def take(browser: Browser, site: Site, title: str, size: tuple[int, int], way: int) -> list[Picture]:
    """Take all pictures of a title at a size, or those of the pages before a game."""
    language, theme = LANGUAGES[way % len(LANGUAGES)], THEMES[way % len(THEMES)]
    guest = await arrive(browser, site, size, language, theme)
    taken: list[Picture] = []
    async for shows in before_a_game(guest, site) if title == PAGES else screens(guest, site, title):
        await guest.page.mouse.move(0, 0)  # nothing is pointed at
        await guest.page.evaluate("document.fonts.ready.then(() => undefined)")
        await guest.page.wait_for_timeout(REST)
        file = f"{title}-{size[0]}-{len(taken):02}.png"
        await guest.page.screenshot(path=ALBUM / file)
        taken.append(Picture(file, title, f"{shows} ({language}, {theme})", size))
    await guest.context.close()
    assert not guest.faults, guest.faults  # noqa: S101 (as in a test: what goes wrong on a page must not stay unseen)
    return taken


def page(pictures: list[Picture]) -> str:
    """Return a page that shows all pictures, those of a size side by side."""
    parts = []
    for title in PARTS:
        parts.append(f"<h2>{escape(title)}</h2>")
        for size in SIZES:
            here = [one for one in pictures if (one.title, one.size) == (title, size)]
            shown = "".join(
                f'<figure><a href="{one.file}"><img src="{one.file}" loading="lazy" alt=""></a>'
                f"<figcaption>{escape(one.shows)}</figcaption></figure>"
                for one in here
            )
            parts.append(f"<h3>{size[0]}x{size[1]}</h3><div>{shown}</div>")
    return f'<!doctype html><meta charset="utf-8"><title>Album</title><style>{STYLE}</style>{"".join(parts)}'


async def take_all() -> list[Picture]:
    """Start a server and a browser, and take all pictures."""
    pictures: list[Picture] = []
    ways = count()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(f"sqlite:///{folder}/tables.db", Path(folder))
        try:
            await site.start()
            async with async_playwright() as playwright:
                browser = await launch(playwright)
                for title, size in track([(title, size) for title in PARTS for size in SIZES], "Taking pictures"):
                    pictures += await take(browser, site, title, size, next(ways))
                await browser.close()
        finally:
            await site.kill()
    return pictures


def main() -> None:
    """Take the album, in the place of an older one."""
    ALBUM.mkdir(parents=True, exist_ok=True)
    for old in ALBUM.glob("*.png"):
        old.unlink()
    pictures = asyncio.run(take_all())
    (ALBUM / "index.html").write_text(page(pictures), encoding="utf-8")
    print(f"{len(pictures)} pictures: {ALBUM / 'index.html'}")  # noqa: T201 (it tells where they are)


if __name__ == "__main__":
    main()

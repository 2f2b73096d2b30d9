"""Takes the pictures of the browser (`python -m docs.pictures.shoot`, from the root; it needs Chromium and the pages).

Each shows a moment of a game that bots play by a seed, so that the same command takes the same pictures of what the
pages look like today. The server and the browser are those of the tests.
"""

# ruff: noqa: INP001 (a script beside the pictures that it takes)

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser, async_playwright
from tests.web.conftest import launch
from tests.web.guests import DESKTOP, PHONE, Guest, Site, arrive

from tenshu import Play, load
from tenshu.bots import find_player
from tenshu.bots.bot import bot_rng
from tenshu.core import log

HERE = Path(__file__).parent
NAME = "Aiko"
BOT = "search:40"  # quick, and no fool
LEVEL = "master"  # as whom the pictures show the bots
Wanted = Callable[[Play], bool]


@dataclass(frozen=True)
class Moment:
    """A moment of a game, and the picture that shows it."""

    picture: str
    game: str
    seats: int
    seed: int
    wanted: Wanted
    size: tuple[int, int]


def asks(question: str, after: int) -> Wanted:
    """Return whether the first seat is asked something, after so many answers."""
    return lambda play: 0 in play.asked and play.question == question and len(play.moves) >= after


MOMENTS = (
    Moment("table.png", "catsle_builders", 4, 9, asks("take", 100), DESKTOP),
    Moment("phone.png", "cat_tower", 3, 11, asks("mark", 110), PHONE),
    Moment("castle.png", "white_castle", 3, 5, asks("die", 200), DESKTOP),
)


def played(moment: Moment) -> tuple[str, int]:
    """Let bots play a game to its end; return its log, and the ply of the moment that is wanted."""
    play = Play(load(moment.game), moment.seats)
    player = find_player(BOT, play.game)
    bot = player.make(play.game)
    ply = -1
    play.settle(moment.seed)
    while play.asked:
        if ply < 0 and moment.wanted(play):
            ply = len(play.moves)
        seat = play.asked[0]
        rng = bot_rng(moment.seed, seat, len(play.moves))
        play.act(seat, bot.decide(play.seen(seat), seat, play.choices(seat), rng, player.budget).action)
        play.settle(moment.seed)
    if ply < 0:
        raise SystemExit(f"{moment.picture}: no such moment in this game")
    return log.write(play), ply


async def seat_at(site: Site, moment: Moment) -> str:
    """Return the secret of the first seat at a table that stands at a moment."""
    text, ply = await asyncio.to_thread(played, moment)
    looked = await site.ask("POST", "tables/import", log=text)
    opened = await site.ask("POST", "table/clone", looked["token"], ply=ply, seat=0, name=NAME, level=LEVEL)
    token: str = opened["token"]
    await site.ask("POST", "table/cut", token, seat=0, text="cut")
    await site.ask("POST", "table/start", token)
    return token


async def shoot(guest: Guest, picture: str) -> None:
    """Take a picture of a page that has come to rest."""
    await guest.page.evaluate("document.fonts.ready.then(() => undefined)")
    await guest.page.wait_for_timeout(500)
    await guest.page.screenshot(path=HERE / picture)


async def take_all(browser: Browser, site: Site) -> None:
    """Take all pictures."""
    guest = await arrive(browser, site, DESKTOP)
    await guest.go()
    await guest.page.locator("article .players").first.wait_for()
    await shoot(guest, "home.png")
    for moment in MOMENTS:
        guest = await arrive(browser, site, moment.size)
        await guest.go(f"seat/{await seat_at(site, moment)}")
        await guest.asked()
        await shoot(guest, moment.picture)
        await guest.context.close()


async def main() -> None:
    """Start a server and a browser, and take the pictures."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site(f"sqlite:///{folder}/tables.db", Path(folder))
        try:
            await site.start()
            async with async_playwright() as playwright:
                browser = await launch(playwright)
                await take_all(browser, site)
                await browser.close()
        finally:
            await site.kill()


if __name__ == "__main__":
    asyncio.run(main())

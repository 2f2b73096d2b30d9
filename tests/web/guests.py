"""The server as `tenshu serve` starts it, and guests who come to its pages with browsers of their own."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Literal, TypeAlias

import httpx
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Error,
    Locator,
    Page,
    Request,
    WebError,
    expect,
)
from tests.table.serving import LOUD, Server

from tenshu.core.log import read
from tenshu.core.play import Play
from tenshu.core.words import Argument, message, render
from tenshu.games import load

PHONE, SMALL, TABLET, DESKTOP = (390, 844), (360, 640), (820, 1180), (1440, 900)
PATIENCE = 60_000.0  # milliseconds that anything may take on a machine that has much else to do
MOST = 600  # answers of one person in one game
SOON = 5_000.0  # milliseconds in which a page shows that something was answered
_TOUCH = 1000  # pixels below which a screen is touched
_ENDED = ".ended"
Json: TypeAlias = Any
Theme: TypeAlias = Literal["light", "dark"]
# What a browser says by itself when a line breaks, which no page can keep it from.
_LINE = re.compile(
    r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|EMPTY_RESPONSE|NETWORK_\w+)|WebSocket connection to"
)
_LEFT = "net::ERR_ABORTED"  # what was asked for when a page is left

# What can be done now, or that the game is over; nothing while it is another's turn. Each thing that is lit and not
# hidden comes with a point where a finger or a mouse meets it, since cards overlap.
_LIT = """
  const lit = [...document.querySelectorAll('main.board [data-action][data-legal], .dock [data-action]')]
    .filter((one) => one.getAttribute('aria-disabled') !== 'true' && one.checkVisibility({ visibilityProperty: true }));
  const dock = document.querySelector('.dock');
  const isMine = dock?.matches('.mine');
  const sign = isMine ? [dock.dataset.seq, ...lit.map((one) => one.dataset.action)].join() : '';
"""
_SPOT = """
  const at = [[.5, .5], [.2, .3], [.1, .15], [.1, .5], [.1, .85], [.5, .1], [.5, .9], [.9, .1], [.9, .5], [.9, .9]];
  const spot = (one) => {
    const box = one.getBoundingClientRect();
    for (const [x, y] of at) {
      const point = { x: box.left + box.width * x, y: box.top + box.height * y };
      if (box.width && one.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
    return null;
  };
"""
# What can be done once nothing moves any more. A board hears of its new size only after the callbacks of a frame, and
# is laid out for it before that frame is painted. Two looks, one before a frame and one in it, may both come too early
# for that and agree on what nobody ever sees; the third is in a frame after it.
_ASKED = f"""
() => {{
  {_LIT}
  if (document.querySelector('.curtain')) return {{ state: 'curtain' }};
  if (dock?.querySelector('.ended')?.textContent.trim()) return {{ state: 'over' }};
  if (!isMine) return dock?.querySelector('.end') && dock.querySelector('.turn') ? {{ state: 'end' }} : null;
  if (!lit.length) return null;
  {_SPOT}
  const spots = lit.map(spot);
  const root = document.documentElement;
  const turn = dock.querySelector('.turn');
  const now = {{
    state: 'asked',
    sign,
    turn: turn?.checkVisibility() ? turn.innerText.trim() : '',
    over: [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight],
    points: lit.flatMap((one, i) => (spots[i] ? [{{ action: +one.dataset.action, ...spots[i] }}] : [])),
    out: lit.filter((_, i) => !spots[i]).map((one) => one.outerHTML.slice(0, 200)),
  }};
  const found = JSON.stringify(now);
  window.tested = {{ found, looks: window.tested?.found === found ? window.tested.looks + 1 : 1 }};
  return window.tested.looks < 3 ? null : now;
}}
"""
# Whether a page has gone on from what was asked. Nothing is lit while an answer travels, so some frames tell it,
# however slowly they come.
_WENT = f"""
async (before) => {{
  const hasGone = () => {{ {_LIT} return sign !== before; }};
  for (let frame = 0; frame < 60 && !hasGone(); frame++) await new Promise(requestAnimationFrame);
  return hasGone();
}}
"""
# Where something that is lit can be met now, perhaps since the mouse is over it.
_WHERE = f"""
(action) => {{ {_LIT} {_SPOT} return lit.filter((one) => +one.dataset.action === action).map(spot).find(Boolean) }}
"""

# How many steps the browser's history has above the page.
ABOVE = "() => history.state?.above ?? 0"


class Site(Server):
    """A server with the pages, on a database of its own."""

    async def begin(self) -> None:
        """Start it, and wait for nothing."""
        with self.log.open("a") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tenshu", "serve", "--db", self._db, "--port", str(self.port),
                "--local", "--no-browser", "--threads", "1", "--logs", "plain",
                stdout=log, stderr=log, start_new_session=True, env=LOUD,
            )  # fmt: skip

    @property
    def home(self) -> str:
        """Return the address of the first page."""
        return self.http.removesuffix("api")

    async def ask(self, method: str, path: str, token: str = "", **body: object) -> Json:
        """Ask its API something that has to succeed."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        async with httpx.AsyncClient(timeout=PATIENCE / 1000, trust_env=False) as client:
            told = await client.request(method, f"{self.http}/{path}", json=body or None, headers=headers)
        assert told.is_success, told.text
        return told.json()

    async def open_table(self, title: str, seats: Sequence[dict[str, str]], *, begins: bool = True) -> Json:
        """Open a table by the API; return its secrets."""
        opened = await self.ask("POST", "tables", title=title, seats=seats, pace=0)
        token: str = opened["token"]
        if begins:
            for number, seat in enumerate(seats):
                if seat["kind"] == "me":
                    await self.ask("POST", "table/cut", token, seat=number, text="cut")
            await self.ask("POST", "table/start", token)
        return opened

    async def play_round(self, token: str) -> None:
        """Answer for a seat, as on another screen, until the first round of its game is over."""
        while not (now := (await self.ask("GET", "table", token))["snapshot"])["view"]["chapter"]:
            if now["legal"]:
                action = now["legal"][0]["action"]
                await self.ask("POST", "table/answer", token, ply=now["ply"], action=action, key=f"ply {now['ply']}")
            else:
                await asyncio.sleep(0.02)

    async def finished(self, title: str, seats: int) -> str:
        """Let bots play a game to its end; return the secret of a seat."""
        bots = [{"kind": "bot", "level": "visitor"}] * (seats - 1)
        token: str = (await self.open_table(title, [ME, *bots]))["token"]
        await self.ask("PUT", "table/seats/0", token, kind="bot", level="visitor")
        async with asyncio.timeout(PATIENCE / 1000):
            while (await self.ask("GET", "table", token))["snapshot"]["phase"] != "over":  # noqa: ASYNC110 (far away)
                await asyncio.sleep(0.2)
        return token


ME = {"kind": "me", "name": "Aiko"}
BOT = {"kind": "bot", "level": "visitor"}


@dataclass
class Played:
    """How somebody answered."""

    pointed: int = 0
    listed: int = 0

    @property
    def answers(self) -> int:
        """Return how often."""
        return self.pointed + self.listed


class Guest:
    """Somebody with a browser of their own: one page, and what went wrong on it."""

    def __init__(self, site: Site, context: BrowserContext, page: Page, language: str) -> None:
        self.site = site
        self.context = context
        self.page = page
        self.language = language
        self.faults: list[str] = []
        self.may_lose_line = False
        self.played = Played()
        context.on("console", self._heard)
        context.on("weberror", self._erred)
        context.on("requestfailed", self._missed)
        context.on("dialog", self._asked)

    # What goes wrong

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type in {"error", "warning"}:
            self._fault(f"console {said.type}: {said.text} ({said.location.get('url', '')})")

    def _erred(self, error: WebError) -> None:
        self._fault(f"error: {error.error}")

    def _missed(self, request: Request) -> None:
        if request.failure != _LEFT:
            self._fault(f"request: {request.method} {request.url}: {request.failure}")

    def _asked(self, dialog: Dialog) -> None:
        self._fault(f"dialog: {dialog.message}")

    def _fault(self, told: str) -> None:
        if not (self.may_lose_line and _LINE.search(told)):
            self.faults.append(told)

    # Going, and finding

    def say(self, key: str, **args: Argument) -> str:
        """Return the words that a page has for something, in the guest's language."""
        return render(message(key, **args), self.language)

    async def go(self, way: str = "") -> None:
        """Go to a page: home, or such as `new/catte`."""
        await self.page.goto(f"{self.site.home}#/{way}")

    async def sit(self, token: str, role: str = "seat") -> None:
        """Go to a table by the secret of a role; nothing of a table that one was at before is there any more."""
        await self.page.evaluate("document.querySelector('main.board')?.setAttribute('data-left', '')")
        await self.go(f"{role}/{token}")
        await expect(self.page.locator("main.board[data-left]")).to_have_count(0)

    def button(self, key: str, inside: Locator | None = None, **args: Argument) -> Locator:
        """Return a button by what it says."""
        return (inside or self.page).get_by_role("button", name=self.say(key, **args), exact=True)

    @property
    def dialog(self) -> Locator:
        """Return the dialog that is open."""
        return self.page.locator("dialog[open]")

    @property
    def curtain(self) -> Locator:
        """Return the curtain."""
        return self.page.locator(".curtain")

    @property
    def ended(self) -> Locator:
        """Return what tells how the game ended."""
        return self.page.locator(_ENDED)

    async def menu(self, key: str) -> Locator:
        """Open something by the menu; return its dialog."""
        await self.button("web-menu").click()
        await self.button(key, self.dialog).click()
        await expect(self.dialog.get_by_role("heading", name=self.say(key), exact=True)).to_be_visible()
        return self.dialog

    async def close(self) -> None:
        """Close the dialog that is open; its step in the browser's history is taken back a moment after it is gone."""
        above = await self.page.evaluate(ABOVE)
        await self.button("web-close", self.dialog.locator("header")).click()
        await expect(self.dialog).to_have_count(0)
        await self.page.wait_for_function(f"above => above === 0 || ({ABOVE})() < above", arg=above)

    async def play_now(self, title: str) -> None:
        """Sit down against bots, from the first page."""
        box = self.page.get_by_role("article", name=self.say("web-title", title=title), exact=True)
        await box.get_by_role("button", name=self.say("web-play-now")).click()

    async def set_up(self, title: str, kinds: Sequence[str]) -> None:
        """Open a table with these kinds of seats by the page for that; the first seat is one's own."""
        await self.go(f"new/{title}")
        await self.page.locator(".count label", has_text=str(len(kinds))).click()
        seats = self.page.locator(".seats > li")
        await expect(seats).to_have_count(len(kinds))
        for number, kind in enumerate(kinds):
            await seats.nth(number).get_by_role("combobox").first.select_option(kind)
        await self.button("web-open-table").click()

    async def tables(self) -> list[dict[str, Any]]:
        """Return what this browser knows of its tables, the newest first."""
        kept: list[dict[str, Any]] = await self.page.evaluate("JSON.parse(localStorage['tenshu.tables'] ?? '[]')")
        return kept

    # Playing

    async def asked(self) -> dict[str, Any]:
        """Return what can be done, when it can be, or that the game is over."""
        try:
            return await (await self.page.wait_for_function(_ASKED)).json_value()  # type: ignore[no-any-return]
        except Error as error:
            dock = await self.page.locator("body").inner_text()
            raise AssertionError(f"nothing to do after {self.played.answers} answers: {dock}") from error

    async def choosing(self) -> dict[str, Any]:
        """Return what can be chosen, when something can be: a turn in which nothing is left to do is ended."""
        while (asked := await self.asked())["state"] == "end":
            await self.end_turn()
        return asked

    async def end_turn(self) -> None:
        """End a turn, or go on with it once chance has answered."""
        await self._press(self.page.locator(".dock .end"))
        await expect(self.page.locator(".dock .end")).to_have_count(0)  # once it has been heard

    async def choosing_again(self) -> dict[str, Any]:
        """Return what can be chosen by somebody who has left the part where it is, and sees what leads there."""
        leading = self.page.locator("[data-leads]")
        if await leading.count():
            await leading.click()
        return await self.choosing()

    async def answer(self, asked: dict[str, Any], rng: Random) -> None:
        """Answer at random: by pointing at something that is lit, or from the list where nothing can be pointed at."""
        if asked["points"] and await self._point(rng.choice(asked["points"])) and await self.went(asked):
            self.played.pointed += 1
        else:
            await self.answer_from_list(rng)

    async def _point(self, point: dict[str, Any]) -> bool:
        """Point at something that is lit; return whether it stayed where it could be met."""
        if self.is_touched:
            await self.page.touchscreen.tap(point["x"], point["y"])
        else:
            await self.page.mouse.move(point["x"], point["y"])
        # A finger lifts a card first, and the card under the mouse may be lifted too, to show what it would bring.
        where = await self.page.evaluate(_WHERE, point["action"])
        if where and self.is_touched:
            await self.page.touchscreen.tap(where["x"], where["y"])
        elif where:
            await self.page.mouse.click(where["x"], where["y"])
        return where is not None or self.is_touched

    async def _press(self, button: Locator) -> None:
        """Press a button; where a finger does, no mouse is left hovering over what comes up under it."""
        await (button.tap() if self.is_touched else button.click())

    @property
    def is_touched(self) -> bool:
        """Tell whether it is a phone."""
        size = self.page.viewport_size
        return size is not None and size["width"] < _TOUCH

    async def went(self, asked: dict[str, Any]) -> bool:
        """Return whether the table goes on from what was asked."""
        has_gone: bool = await self.page.evaluate(_WENT, asked["sign"])
        return has_gone

    async def answer_from_list(self, rng: Random) -> None:
        """Answer at random from the list of choices."""
        await self.page.keyboard.press("c")
        choices = self.dialog.locator("[data-action]")
        await expect(choices.first).to_be_visible()
        await choices.nth(rng.randrange(await choices.count())).click()
        self.played.listed += 1

    def check(self, asked: dict[str, Any]) -> None:
        """See that a decision is shown as it has to be: whose turn it is, and all of it without scrolling.

        Whatever is lit can be met by a finger: nothing lies over it, and nothing has to be scrolled.
        """
        assert asked["turn"], "nobody is told whose turn it is"
        assert max(asked["over"]) <= 0, f"the page scrolls by {asked['over']} pixels: {asked['sign']}"
        assert not asked["out"], f"lit, and nowhere to be met: {asked['out']}"

    async def play(self, rng: Random, answers: int = MOST) -> bool:
        """Answer whenever asked, at most so often; return whether the game is over."""
        until = self.played.answers + answers
        while self.played.answers < until:
            asked = await self.choosing()
            match asked["state"]:
                case "over":
                    return True
                case "curtain":
                    await self._press(self.curtain.get_by_role("button"))
                case _:
                    if await self.dialog.count():  # where bots wait, the score sheet of a round comes by itself
                        await self.close()
                        continue  # what is asked lay below it
                    self.check(asked)
                    await self.answer(asked, rng)
        return False

    async def log(self) -> Play:
        """Download the log of a finished game; return the game that it holds."""
        fair = await self.menu("web-fair")
        async with self.page.expect_download() as coming:
            await self.button("web-download", fair).click()
        path = await (await coming.value).path()
        play, _ = read(await asyncio.to_thread(Path(path).read_text, "utf-8"), load, "the log")
        await self.close()
        return play

    async def points(self) -> list[str]:
        """Return all numbers of the score sheet that is open, halves with a point in every language.

        Below a number is how it came to be.
        """
        await expect(self.dialog.locator("tfoot td").first).to_be_visible()
        cells = await self.dialog.locator("td.figures").all_inner_texts()
        return [text.split("\n")[0].replace(",", ".") for text in cells]


async def arrive(
    browser: Browser,
    site: Site,
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    theme: Theme = "light",
    **likes: object,
) -> Guest:
    """Come with a new browser, which likes bots that answer at once; nothing moves in it."""
    width, height = size
    locale = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP"}[language]
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        locale=locale,
        color_scheme=theme,
        reduced_motion="reduce",
        has_touch=width < _TOUCH,
    )
    context.set_default_timeout(PATIENCE)
    liking = {"pace": 0, "level": "visitor", "name": "Aiko"} | likes
    kept = json.dumps(json.dumps(liking))
    await context.add_init_script(f"if (location.protocol === 'http:') localStorage['tenshu.liking'] ??= {kept}")
    return Guest(site, context, await context.new_page(), language)

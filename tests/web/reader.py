"""A guest who sees nothing: all they get of a page is what a screen reader gets, and all they have are keys."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.async_api import CDPSession, Error
from tests.web.guests import MOST, SOON, Guest, Json

# What is said by itself: the words of a live region that changes, or those that are new in it.
_LISTEN = """
(() => {
  window.said = [];
  const live = '[aria-live], [role="status"], [role="alert"], [role="log"]';
  const saysAll = '[role="status"], [role="alert"], [aria-atomic="true"]'; // and not only what is new in it
  const wordsOf = ({ target, addedNodes }) => {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
    if (around) return around.matches(saysAll) ? [around] : [...addedNodes];
    return [...addedNodes].filter((one) => one instanceof Element)
      .flatMap((one) => [one, ...one.querySelectorAll('*')]).filter((one) => one.matches(live));
  };
  new MutationObserver((changes) => {
    for (const words of new Set(changes.flatMap(wordsOf)))
      if (words.textContent.trim()) window.said.push(words.textContent.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()
"""
_PRESSED = {"button", "link", "radio", "checkbox", "switch", "combobox", "textbox", "slider", "spinbutton"}
_SILENT = {"RootWebArea", "none", "generic", "InlineTextBox"}
_RAW = re.compile(r"[a-z]_[a-z]|\{|undefined|\[object|NaN")  # what was meant for a program
_CITED = re.compile(
    r"[(（](règle |ルール ?)?[A-Z]?\d+(-\d+)?[)）]"
)  # a rule by its number, which only a way to it needs
_STEPS = 5  # at most, from where the keyboard is to what is chosen on the board
_FAR = 80  # at most, to something that is looked for


@dataclass
class Node:
    """Something on the page, as a screen reader knows it."""

    number: int  # by which it is known again
    role: str
    name: str
    about: dict[str, Any] = field(default_factory=dict)
    inside: list[Node] = field(default_factory=list)

    def all(self) -> Iterator[Node]:
        """Yield it and all that is in it, in the order in which it is read."""
        yield self
        for one in self.inside:
            yield from one.all()

    def find(self, role: str, name: str | None = None) -> list[Node]:
        """Return all of a role and, where one is asked for, a name."""
        return [one for one in self.all() if one.role == role and name in {None, one.name}]

    @property
    def text(self) -> str:
        """Return what is read of it."""
        return " ".join(one.name for one in self.all() if one.role == "StaticText")

    @property
    def can_press(self) -> bool:
        """Tell whether it can be pressed, as far as one hears."""
        return self.role in _PRESSED and not self.about.get("disabled")


class Reader:
    """Somebody who hears a page and presses keys."""

    def __init__(self, guest: Guest, cdp: CDPSession) -> None:
        self.guest = guest
        self.heard: list[str] = []
        self.keys: dict[str, str] = {}  # what the page tells of its keys, by what they do
        self._board: set[int] = set()  # all that is on the board
        self._dull: set[str] = set()  # what was pressed and did not answer anything
        self._cdp = cdp

    # Hearing

    async def wait(self) -> None:
        """Wait until something is said."""
        try:
            await self.guest.page.wait_for_function("window.said.length > 0")
        except Error as error:
            raise AssertionError(f"silence after: {self.heard[-3:]}\n{(await self.read()).text}") from error

    async def listen(self) -> str:
        """Wait until something is said; return all that was said since one last listened."""
        await self.wait()
        said: list[str] = await self.guest.page.evaluate("window.said.splice(0)")
        self.heard += said
        return " ".join(said)

    async def hear(self, words: str) -> None:
        """Listen until something has been said, which may come after much else."""
        while words not in " ".join(self.heard):
            await self.listen()

    # Reading

    async def read(self) -> Node:
        """Return the whole page, or the dialog that hides all else."""
        nodes = (await self._cdp.send("Accessibility.getFullAXTree"))["nodes"]
        page = _tree(nodes)
        return next(iter(page.find("dialog")), page)

    async def focus(self) -> Node:
        """Return what has the focus."""
        on = await self._cdp.send("Runtime.evaluate", {"expression": "document.activeElement"})
        which = {"objectId": on["result"]["objectId"], "fetchRelatives": False}
        return _node((await self._cdp.send("Accessibility.getPartialAXTree", which))["nodes"][0])

    async def check(self, page: Node) -> None:
        """See that all that can be pressed on a page has a name to be heard, and that the focus is somewhere."""
        nameless = [one.role for one in page.all() if one.role in _PRESSED and not one.name]
        assert not nameless, f"without a name: {nameless}"
        raw = [one.name for one in page.all() if one.role not in _SILENT and _RAW.search(one.name)]
        assert not raw, f"for programs, not for people: {raw}"
        cited = [one.name for one in page.all() if one.role in _PRESSED and _CITED.search(one.name)]
        assert not cited, f"rules in names: {cited}"
        assert (await self.focus()).role != "RootWebArea", f"the focus was lost after: {self.heard[-1:]}"

    # Keys

    async def press(self, key: str) -> Node:
        """Press a key; return what then has the focus."""
        await self.guest.page.keyboard.press(key)
        return await self.focus()

    async def go_to(self, role: str, name: str) -> None:
        """Press Tab until something has the focus."""
        on = await self.focus()
        for _ in range(_FAR):
            if (on.role, on.name) == (role, name):
                return
            on = await self.press("Tab")
        raise AssertionError(f"Tab does not lead to {role} {name!r}")

    async def open(self, role: str, name: str) -> None:
        """Go to something and press it."""
        await self.go_to(role, name)
        await self.guest.page.keyboard.press("Enter")

    async def dialog(self) -> Node:
        """Return the dialog that opens, once one can read it."""
        await self.guest.dialog.wait_for()
        page = await self.read()
        assert page.role == "dialog"
        assert page.name
        return page

    async def learn_keys(self) -> None:
        """Find the keys of the table by its menu, and close that again."""
        say = self.guest.say
        await self.open("button", say("web-menu"))
        await self.open("button", say("web-keys"))
        await self.guest.dialog.get_by_role("heading", name=say("web-keys"), exact=True).wait_for()
        page = await self.read()
        terms, told = page.find("term"), page.find("definition")
        self.keys = {what.text: key.text for key, what in zip(terms, told, strict=True)}
        await self.press("Escape")

    # Playing

    async def play(self, rng: Random) -> str:
        """Answer whenever one hears that one is asked, until one hears how the game ended; return that."""
        for answers in range(MOST):
            if not await self._is_asked():
                return self.heard[-1]
            if answers % 3 == 2 or not await self._answer_here(rng):
                await self._answer_from_list(rng)
        raise AssertionError("the game does not end")

    async def _is_asked(self) -> bool:
        """Listen until one is asked something, and read what; return false when the game is over."""
        say = self.guest.say
        said = ""
        while True:
            said += await self.listen()
            page = await self.read()
            if page.role == "dialog" and page.name == say("web-sheet"):
                await self._hear_the_end(said)
                return False
            dock = next(iter(page.find("region", say("web-dock"))), page)
            turn, question = self._question(dock)
            if not turn or question not in _plain(said):  # then that is about to be said
                continue
            await self.check(page)
            on = await self.focus()
            assert on.role != "main", f"the focus waits on the whole board, which is read after: {self.heard[-1:]}"
            self._board = {one.number for main in page.find("main") for one in main.all()}
            if not any(dock.find("button", say(key)) for key in ("web-end-turn", "web-reveal")):
                return True
            await self.press(self.keys[say("web-key-end")].lower())
            said = ""

    async def _hear_the_end(self, said: str) -> None:
        """Listen until one has heard how the game ended, which may be told after the last answer."""
        outcome = await self.guest.dialog.locator(".outcome p").inner_text()
        while outcome not in said:
            said += await self.listen()

    def _question(self, dock: Node) -> tuple[str, str]:
        """Return that it is one's turn, and what one is asked; two times nothing when it is not."""
        told = next((one.text for one in dock.find("paragraph") if self.guest.say("web-your-turn") in one.text), "")
        _, turn, question = told.partition(self.guest.say("web-your-turn"))
        return turn, question.lstrip(" ·")

    async def _answer_here(self, rng: Random) -> bool:
        """Go a few steps on the board, and press what is there; return whether that was an answer."""
        on = await self._wander(rng)
        leads_on = on.about.get("hasPopup") or "expanded" in on.about
        is_off = on.number not in self._board  # as are the moments of the log, which lead back to them
        if is_off or leads_on or not on.can_press or on.name in self._dull or self._is_tool(on.name):
            return False
        await self.guest.page.keyboard.press("Enter")
        try:
            await self.guest.page.wait_for_function("window.said.length > 0", timeout=SOON)
        except Error:
            self._dull.add(on.name)
            await self.press("Escape")
            return False
        return True

    async def _wander(self, rng: Random) -> Node:
        """Go a few steps from where one is on the board, and not beyond it; return what one gets to."""
        on = await self.focus()
        for _ in range(_FAR):
            if on.number in self._board:
                break
            on = await self.press("Tab")
        for _ in range(rng.randrange(_STEPS)):
            on = await self.press(rng.choice(("ArrowRight", "Tab")))
            if on.number not in self._board:
                return await self.press("Shift+Tab")
        return on

    def _is_tool(self, name: str) -> bool:
        """Tell whether one hears that something is there to look or to try, and answers nothing."""
        say = self.guest.say
        any_die = {"die": "*", "number": "*"}
        tools = [
            say("web-tower-less", **any_die),
            say("web-tower-more", **any_die),
            say("white_castle-look-home", name="*"),
        ]
        return any(re.match(re.escape(tool).replace(r"\*", ".*"), name) for tool in tools)

    async def _answer_from_list(self, rng: Random) -> None:
        """Open the list of choices, and press one of them."""
        await self.press(self.keys[self.guest.say("web-key-choices")].lower())
        page = await self.dialog()
        listed = [one for row in page.find("listitem") for one in row.find("button")]
        names = [one.name for one in listed if not one.about.get("hasPopup")]
        assert names
        await self.open("button", rng.choice(names))


def _node(told: Json) -> Node:
    about = {one["name"]: one["value"].get("value") for one in told.get("properties", [])}
    role, name = (told.get(key, {}).get("value", "") for key in ("role", "name"))
    return Node(told.get("backendDOMNodeId", -1), role, _plain(str(name)).strip(), about)


def _plain(text: str) -> str:
    """Return a text with plain spaces alone; French has narrow ones before its marks."""
    return re.sub(r"\s+", " ", text)


def _tree(nodes: Sequence[Json]) -> Node:
    """Return what a page is read as, from its nodes one after another."""
    told = {one["nodeId"]: one for one in nodes}

    def build(number: str) -> Iterator[Node]:
        children = [child for one in told[number].get("childIds", []) if one in told for child in build(one)]
        if told[number]["ignored"]:
            yield from children
        else:
            node = _node(told[number])
            node.inside = children
            yield node

    return next(build(nodes[0]["nodeId"]))


async def listening(guest: Guest) -> Reader:
    """Let a guest hear their page, from its beginning on."""
    await guest.page.add_init_script(_LISTEN)
    cdp = await guest.context.new_cdp_session(guest.page)
    await cdp.send("Accessibility.enable")
    return Reader(guest, cdp)

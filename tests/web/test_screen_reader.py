"""Whole games by screen reader: what a page says and how it reads is enough to play, with keys alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.async_api import expect
from tests.web.axe import check_axe
from tests.web.conftest import Visit
from tests.web.guests import BOT, ME, Guest, Json, Site
from tests.web.reader import Node, Reader, listening
from tests.web.test_pages import TITLES, dice

from tenshu.core.questions import CHANCE
from tenshu.core.words import Argument, Message, render

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]


class Story:
    """What happened at a table, in the words that somebody has to hear."""

    def __init__(self, guest: Guest, table: Json, names: Sequence[str]) -> None:
        self._guest = guest
        self._names = names
        self._options = table["snapshot"]["options"]
        self.game = table["snapshot"]["game"]

    def did(self, answer: Json) -> str:
        """Return what a rival did with an answer, as a part of a sentence."""
        what = self._words(answer["what"]) if answer["what"] else self._guest.say("web-told-hidden")
        key = f"{self.game}-did-{answer['question']}"
        sort = answer["what"]["key"] if answer["what"] else ""
        told = self._guest.say(key, **self._options, what=what, answer=sort, you="no")
        if not answer["changed"]:
            return told
        comma = self._guest.say("web-list-separator")
        changed = comma.join(self._words(one) for one in answer["changed"])
        return self._guest.say("web-told-changed", what=told, changed=changed)

    def _words(self, told: Json) -> str:
        return render(self._message(told), self._guest.language)

    def _message(self, told: Json) -> Message:
        return Message(told["key"], tuple((name, self._argument(value)) for name, value in told["args"]))

    def _argument(self, value: Json) -> Argument:
        if isinstance(value, str | int | float):
            return value
        if value["key"] == "seat":
            return self._names[int(dict(value["args"])["number"]) - 1]
        return self._message(value)


def told_of(said: str, names: Sequence[str], did: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield who did what, in the order in which it was said."""
    longest = sorted({*names, *did}, key=len, reverse=True)
    who = ""
    for part in re.findall("|".join(rf"{re.escape(one)}(?!\w)" for one in longest), said):
        if part in did:
            yield who, part
        else:
            who = part


def numbers(row: Node) -> list[float]:
    """Return the numbers of a row of a table."""
    return [float(one.text.replace(",", ".")) for one in row.find("cell") + row.find("gridcell")]


async def sit_down(reader: Reader, token: str, title: str) -> None:
    """Come to a table, and find one's way about it."""
    guest = reader.guest
    await guest.go(f"seat/{token}")
    await reader.wait()
    page = await reader.read()
    assert len(page.find("banner")) == len(page.find("main")) == 1
    assert page.find("main")[0].name == guest.say("web-board")
    assert page.find("region", guest.say("web-dock"))
    assert [one.name for one in page.find("heading") if one.about["level"] == 1] == [
        guest.say("web-title", title=title)
    ]
    await reader.learn_keys()


@pytest.mark.parametrize(
    ("title", "seats", "language"),
    [
        ("catsle_builders", 3, "en"),
        ("chatpentiers", 3, "fr"),
        ("catte", 3, "ja"),
        ("cat_tower", 2, "en"),
        ("white_castle", 2, "en"),
    ],
)
async def test_whole_game_heard(visit: Visit, site: Site, title: str, seats: int, language: str) -> None:
    """Somebody who sees nothing plays a whole game by keys, and hears each rival's answer once, and the end."""
    guest = await visit(language=language)
    reader = await listening(guest)
    token = (await site.open_table(title, [ME, *[BOT] * (seats - 1)]))["token"]
    await sit_down(reader, token, title)
    end = await reader.play(dice(3))

    table = await site.ask("GET", "table", token)
    sheet = await reader.read()
    await reader.check(sheet)
    names = [one.name for one in sheet.find("columnheader")][-seats:]
    totals = numbers(next(one for one in sheet.find("row") if one.find("rowheader", guest.say("web-sheet-total"))))
    assert f"{max(totals):g}" in end
    story = Story(guest, table, names)
    heard = (await site.ask("GET", "table/heard?first=0", token))["heard"]
    did = [(names[one["seat"]], story.did(one)) for one in heard if one["seat"] not in {0, CHANCE}]
    assert list(told_of(" ".join(reader.heard), names, [what for _, what in did])) == did


async def test_round_heard(visit: Visit, site: Site) -> None:
    """The score sheet of a round comes by itself, tells once who leads, and goes with one key; the focus comes back."""
    guest = await visit(language="fr")
    reader = await listening(guest)
    token = (await site.open_table("catte", [ME, BOT, BOT]))["token"]
    await site.ask("PUT", "table/pace", token, pace=1)
    await sit_down(reader, token, "catte")
    before = await reader.focus()
    await site.play_round(token)

    sheet = await reader.dialog()
    await reader.check(sheet)
    assert sheet.name == guest.say("web-round-over", round=1)
    await check_axe(guest.page, "the end of a round")
    [told] = (await site.ask("GET", "table/rounds", token))["rounds"]
    lines = [line["points"] for line in told["sheet"]]
    assert [numbers(row) for row in sheet.find("row")[1:]] == [
        *lines,
        [sum(of_seat) for of_seat in zip(*lines, strict=True)],
    ]
    lead = await guest.dialog.locator(".lead").inner_text()
    await reader.hear(lead)
    assert " ".join(reader.heard).count(lead) == 1

    await guest.page.keyboard.press("Enter")
    await expect(guest.dialog).to_have_count(0)
    assert (await reader.focus()).number == before.number


async def test_shelf_heard(visit: Visit) -> None:
    """Somebody who sees nothing finds a game on the shelf, and begins it where its board begins."""
    guest = await visit()
    reader = await listening(guest)
    await guest.go()
    await guest.page.get_by_role("article").last.wait_for()
    page = await reader.read()
    assert [len(page.find(one)) for one in ("banner", "main", "contentinfo")] == [1, 1, 1]
    assert len([one for one in page.find("heading") if one.about["level"] == 1]) == 1
    shelf = [box for box in page.find("article") if box.find("heading", box.name)]
    assert [box.name for box in shelf] == [guest.say("web-title", title=title) for title in TITLES]
    for _ in range(1 + TITLES.index("catte")):
        await reader.press("Tab")
        await reader.go_to("button", guest.say("web-play-now"))
    await guest.page.keyboard.press("Enter")
    await reader.listen()
    page = await reader.read()
    await reader.check(page)
    assert (await reader.focus()).number in {one.number for one in page.find("main")[0].all()}

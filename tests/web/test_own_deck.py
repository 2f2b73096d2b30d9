"""A deck of one's own for the rival of The White Castle: what is wrong with a file is told where it was chosen."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import FilePayload, Locator, expect
from tests.web.conftest import Visit
from tests.web.guests import SMALL, Guest

from tenshu.games.white_castle.deck import sample_deck

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

# Keeps each line that a page shows for a moment, from now on: whoever looks later finds none.
_NOTES = """
window.noted = [];
new MutationObserver(() => {
  for (const one of document.querySelectorAll('.notes button')) window.noted.push(one.textContent);
}).observe(document, { childList: true, subtree: true });
"""


def file(name: str, text: str) -> FilePayload:
    """Return a file as somebody chooses it."""
    return FilePayload(name=name, mimeType="application/json", buffer=text.encode())


def fewer() -> str:
    """Return a deck that lacks a card."""
    return json.dumps({"cards": json.loads(sample_deck())["cards"][:-1]})


def wrong() -> str:
    """Return a deck of which a card names no die."""
    deck = json.loads(sample_deck())
    deck["cards"][4]["die"] = "blue-left"
    return json.dumps(deck)


async def choose(guest: Guest) -> Locator:
    """Come to a new table for one, and ask for a file of one's own; return where it is chosen."""
    await guest.go("new/white_castle")
    await guest.page.locator(".count label", has_text="1").click()
    await guest.page.locator("#option-deck").select_option("*own*")
    return guest.page.locator("input[type=file]")


async def test_a_wrong_file_is_told_where_it_was_chosen(visit: Visit) -> None:
    """Each fault is one sentence below the file, in sight, and goes when another file is chosen."""
    guest = await visit(size=SMALL)
    await guest.page.add_init_script(_NOTES)
    chosen = await choose(guest)
    told = guest.page.locator(".wrong")
    submit = guest.button("web-open-table")
    for name, text, says in (
        ("broken.json", sample_deck()[:80], guest.say("white_castle-deck-json", name="broken.json")),
        ("eight.json", fewer(), guest.say("white_castle-deck-size", name="eight.json", found=8, size=9)),
        ("large.json", " " * 30_000, guest.say("web-own-large", name="large.json")),
        ("huge.json", " " * 2_000_000, guest.say("web-own-large", name="huge.json")),
    ):
        await chosen.set_input_files(file(name, text))
        await expect(told).to_have_count(0)
        await submit.click()
        await expect(told).to_have_text(says)
        await expect(told).to_be_in_viewport(ratio=1)
        await expect(chosen).to_have_attribute("aria-invalid", "true")
        assert await guest.page.evaluate("window.noted") == []
    await chosen.set_input_files(file("wrong.json", wrong()))
    await submit.click()
    await expect(told).to_contain_text('card 5: "die" cannot be "blue-left"')
    await guest.page.locator("#option-deck").select_option("reconstructed")
    await expect(told).to_have_count(0)
    # A browser says by itself of each request that it was refused, which no page can keep it from.
    guest.faults = [fault for fault in guest.faults if "Failed to load resource" not in fault]


async def test_a_good_file_is_played_with(visit: Visit) -> None:
    """The rival plays from the deck that was brought, and the table says so."""
    guest = await visit(size=SMALL)
    cards = json.loads(sample_deck())["cards"]
    chosen = await choose(guest)
    await chosen.set_input_files(file("mine.json", json.dumps({"cards": cards[::-1]})))
    await guest.button("web-open-table").click()
    await guest.choosing()
    await guest.button("web-sheet").click()
    await expect(guest.dialog.locator(".notes")).to_contain_text(guest.say("white_castle-rival-deck", deck="brought"))

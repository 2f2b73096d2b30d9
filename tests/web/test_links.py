"""Links to a table: the picture that a phone is pointed at says the same as the line above it, and leads there."""

from __future__ import annotations

import re

import numpy as np
import pytest
import segno
from playwright.async_api import expect
from tests.web.conftest import Visit
from tests.web.guests import BOT, DESKTOP, ME, SMALL, Site, Theme
from tests.web.qr import read_modules, read_picture

CORNER = 8  # pixels by which the corners of the picture are round


@pytest.mark.parametrize("mask", range(8))
@pytest.mark.parametrize("version", range(1, 6))
def test_codes_are_read(version: int, mask: int) -> None:
    """What another program has written as a code is read, by whatever mask and of every size that we know."""
    text = "日本 http://x/#/join/12"[: 6 + 5 * version] + "é" * version
    code = segno.make_qr(
        text, "l", version=version, mode="byte", mask=mask, encoding="utf-8", eci=False, boost_error=False
    )
    assert read_modules(np.array(code.matrix, dtype=bool)) == text


@pytest.mark.compiled
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize(("size", "theme"), [(SMALL, "light"), (DESKTOP, "dark")])
async def test_the_picture_says_the_link(visit: Visit, site: Site, size: tuple[int, int], theme: Theme) -> None:
    """A code is read from its picture as it is shown, for each kind of link; that to join leads to a free seat."""
    guest = await visit(size=size, theme=theme)
    opened = await site.open_table("catsle_builders", [ME, {"kind": "open"}, BOT], begins=False)
    await guest.go(f"seat/{opened['token']}")
    address = guest.page.locator("#share-address")
    read: dict[str, str] = {}
    for kind, leads in (("watch", "watch"), ("seat", "seat"), ("invite", "join")):
        await guest.button("web-share-kind", kind=kind).click()
        await expect(address).to_have_value(re.compile(f"/#/{leads}/"))
        read[kind] = read_picture(await guest.page.locator(".qr").screenshot(), CORNER)
        assert read[kind] == await address.input_value()
    assert len(set(read.values())) == len(read)

    friend = await visit(name="")
    await friend.page.goto(read["invite"])
    await friend.page.get_by_label(friend.say("web-my-name")).fill("Éva")
    await friend.button("web-sit-down").click()
    await expect(guest.page.locator(".people")).to_contain_text("Éva")

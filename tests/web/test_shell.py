"""The shell: what a phone needs to install the client, what it shows first, and what without a line."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from playwright.async_api import Route, expect
from tests.web.conftest import Visit
from tests.web.guests import BOT, ME, PATIENCE, PHONE, SMALL, Site

pytestmark = [pytest.mark.compiled, pytest.mark.asyncio(loop_scope="session")]

# Wait until the worker is there, and has all that the page is made of.
_KEPT = """
async () => {
  const isKept = async () => {
    const all = performance.getEntriesByType('resource').map((one) => one.name);
    const kept = await Promise.all(all.filter((one) => one.includes('/assets/')).map((part) => caches.match(part)));
    const isWhole = document.fonts.status === 'loaded';
    return isWhole && navigator.serviceWorker.controller !== null && kept.every(Boolean);
  };
  while (!(await isKept())) await new Promise((done) => setTimeout(done, 50));
}
"""
# Wait until the worker has been told what the page had when there was one.
_TOLD = "navigator.serviceWorker.ready.then(() => new Promise((done) => setTimeout(done, 200)))"


async def test_it_can_be_installed(site: Site) -> None:
    """The manifest, its icons and the worker are served, each as what it is."""
    async with httpx.AsyncClient(base_url=site.home, trust_env=False) as client:
        manifest, worker = await client.get("manifest.webmanifest"), await client.get("worker.js")
        assert (200, 200) == (manifest.status_code, worker.status_code)
        assert "javascript" in worker.headers["content-type"]
        told = manifest.json()
        assert ("standalone", "./") == (told["display"], told["start_url"])
        for icon in told["icons"]:
            found = await client.get(icon["src"])
            assert (200, icon["type"]) == (found.status_code, found.headers["content-type"]), icon


async def test_the_shell_opens_without_a_line(visit: Visit) -> None:
    """After one visit the client starts without a line, says so once, and goes on by itself when the line is back."""
    guest = await visit(size=PHONE, language="fr")
    page = guest.page
    guest.may_lose_line = True

    async def come_late(font: Route) -> None:
        await page.evaluate(_TOLD)
        await font.continue_()

    await page.route("**/*.woff2", come_late)  # as on a slow line: asked for before there is a worker, here after it
    await guest.go()
    async with asyncio.timeout(PATIENCE / 1000):
        await page.evaluate(_KEPT)
    await page.unroute("**/*.woff2")
    await guest.context.set_offline(offline=True)
    await page.reload()
    await expect(page.locator(".offline")).to_contain_text(guest.say("web-offline"))

    await guest.go("rules/catte")  # a page that has never been looked at
    await expect(page.get_by_role("heading", level=1)).to_have_text(guest.say("web-away-title"))
    await expect(page.get_by_text(guest.say("web-offline"))).to_have_count(1)

    await guest.context.set_offline(offline=False)
    await expect(page.locator(".contents")).to_be_attached()
    guest.faults = [fault for fault in guest.faults if "net::ERR_FAILED" not in fault]  # what no worker could bring


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
async def test_a_small_phone_shows_first_what_to_do(visit: Visit, site: Site, language: str) -> None:
    """Without scrolling one can play the first game, and call those who are missing at a table."""
    guest = await visit(size=SMALL, language=language)
    page = guest.page
    await guest.go()
    await expect(page.locator("article .players").first).not_to_have_text("\u00a0")
    for act in (".primary", ".learn"):
        await expect(page.locator(f"article {act}").first).to_be_in_viewport(ratio=1)
    await guest.button("web-join-by-link").click()
    await expect(page.get_by_label(guest.say("web-join-by-link"))).to_be_focused()

    opened = await site.open_table("catsle_builders", [ME, {"kind": "open"}, {"kind": "open"}, BOT], begins=False)
    await guest.go(f"seat/{opened['token']}")
    await expect(page.locator(".qr svg")).to_be_in_viewport(ratio=1)
    await expect(guest.button("web-copy")).to_be_in_viewport(ratio=1)

"""A server with the pages, a browser, and guests; whatever goes wrong on a page is an error at the end of a test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest
import pytest_asyncio
from bench.browser import chromium
from playwright.async_api import Browser, Playwright, async_playwright, expect
from tests.web.guests import DESKTOP, PATIENCE, Guest, Site, Theme, arrive

from tenshu.table.server import WEB

Visit: TypeAlias = Callable[..., Awaitable[Guest]]
_LAST_WORDS = 4000  # letters of what a server has logged


@asynccontextmanager
async def _serving(folder: Path) -> AsyncIterator[Site]:
    if not (WEB / "index.html").is_file():
        pytest.fail("the browser's pages are not built: run `make web` first", pytrace=False)
    site = Site(f"sqlite:///{folder}/tables.db", folder)
    try:
        await site.start()
        yield site
    finally:
        await site.kill()
    assert "ERROR" not in site.told()
    assert "Traceback" not in site.told()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """Return a server that all tests of this process share; each opens tables of its own."""
    async with _serving(tmp_path_factory.mktemp("site")) as one:
        yield one


@pytest_asyncio.fixture(loop_scope="session")
async def own_site(tmp_path: Path) -> AsyncIterator[Site]:
    """Return a server that one test may do to what it likes."""
    async with _serving(tmp_path) as one:
        yield one


async def launch(playwright: Playwright, *settings: str) -> Browser:
    """Return the system's Chromium, without a window, and with settings of one's own."""
    path = chromium()
    if path is None:
        pytest.fail("Chromium is missing: `make chromium` installs it on Debian.", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    return await playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *settings])


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Return the browser that all tests of this process share."""
    async with async_playwright() as playwright:
        started = await launch(playwright)
        yield started
        await started.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visit(site: Site, browser: Browser) -> AsyncIterator[Visit]:
    """Return how guests come; at the end of the test none of them may have seen anything go wrong."""
    guests: list[Guest] = []

    async def come(
        to: Site | None = None,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: Theme = "light",
        **likes: object,
    ) -> Guest:
        guests.append(await arrive(browser, to or site, size, language, theme, **likes))
        return guests[-1]

    yield come
    for guest in guests:
        await guest.context.close()
    assert site.code is None, site.told()[-_LAST_WORDS:]
    assert [fault for guest in guests for fault in guest.faults] == []

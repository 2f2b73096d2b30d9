"""What can be measured on a page: controls too small for a finger, and words that are cut off or covered."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

from playwright.async_api import Page

Fault: TypeAlias = dict[str, Any]
FINGER = 44  # pixels that a finger needs each way
_SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


async def _measure(page: Page, what: str, *by: object) -> list[Fault]:
    if not await page.evaluate("'measures' in window"):
        await page.evaluate(_SCRIPT)
    found: list[Fault] = await page.evaluate(f"(by) => measures.{what}(...by)", by)
    return found


async def small(page: Page) -> list[Fault]:
    """Return the controls that a finger meets on less than its own breadth."""
    return await _measure(page, "small", FINGER)


async def lost(page: Page) -> list[Fault]:
    """Return the words that are cut off, out of reach, or below something else."""
    return await _measure(page, "lost")

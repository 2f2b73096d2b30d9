"""Finds the browser in which pages are timed and tested."""

from __future__ import annotations

from shutil import which


def chromium() -> str | None:
    """Return the path of the system's Chromium, if it has one: without windows rather than with them.

    The engine is the same, and so is what a page does; but a window for each guest costs more than many a test does.
    """
    return which("chromium-headless-shell") or which("chromium")

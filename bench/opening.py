"""Times what somebody waits who opens a link to a table, until they can answer.

    python -m bench.opening [--titles white_castle …] [--sizes 390x844 1440x900] [--runs 5]

A server runs that has had visitors before, and tables wait for an answer. Each is opened by a browser that has never
seen a page of ours, and the clock of that page tells when the first thing was lit that can be chosen. The machine
should have nothing else to do. It fails when the middle one of some runs takes longer than a second.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from statistics import median

from bench.arrivals import PATIENCE, Seat
from bench.browser import chromium
from bench.load import HERE, PORT, server
from playwright.sync_api import Browser, sync_playwright

MOST = 1.0  # seconds
SETTLED = 2.0  # seconds in which bots have answered whatever comes before us
# The time since the address was followed, in the first frame in which something can be chosen.
LIT = "() => document.querySelector('.dock.mine') && document.querySelector('[data-legal]') && performance.now()"


def opening(browser: Browser, address: str, width: int, height: int) -> float:
    """Return the seconds from an address to the first move, in a browser that knows nothing yet."""
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto(address, wait_until="commit")
    found = page.wait_for_function(LIT, timeout=PATIENCE).json_value()
    context.close()
    return float(found) / 1000


def measure(browser: Browser, titles: list[str], sizes: list[tuple[int, int]], runs: int, port: int) -> bool:
    """Print how long each title takes at each size; return whether all are soon enough."""
    seats = {title: Seat(title, port, seed=1) for title in titles}
    time.sleep(SETTLED)
    is_soon = True
    for title, seat in seats.items():
        address = f"http://{HERE}:{port}/#/seat/{seat.token}"
        for width, height in sizes:
            opening(browser, address, width, height)  # the server is warm
            times = sorted(opening(browser, address, width, height) for _ in range(runs))
            is_soon &= median(times) < MOST
            print(f"{title:16} {width}x{height:<5} {times[0]:.2f} to {times[-1]:.2f} s, median {median(times):.2f}")
    return is_soon


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--titles", nargs="+", default=["white_castle", "cat_tower", "catte", "catsle_builders"])
    parser.add_argument("--sizes", nargs="+", default=["390x844", "1440x900"])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--port", type=int, default=PORT)
    asked = parser.parse_args()
    sizes = [(int(width), int(height)) for width, height in (size.split("x") for size in asked.sizes)]
    with (
        tempfile.TemporaryDirectory() as folder,
        server(f"sqlite:///{folder}/tables.db", asked.port, 1, 1, ""),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        is_soon = measure(browser, asked.titles, sizes, asked.runs, asked.port)
        browser.close()
    sys.exit(0 if is_soon else 1)


if __name__ == "__main__":
    main()

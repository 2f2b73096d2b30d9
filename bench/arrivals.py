"""Times what a browser does from the arrival of a push until the frame that shows it.

    python -m bench.arrivals [PAGES …] [--titles white_castle …] [--sizes 390x844 1440x900] [--pushes 60] [--runs 3]

PAGES are folders with built pages (`npx vite build --outDir FOLDER`); those of the package, if none. A game is played
once at a server, and what one seat hears of it is kept; the pages then get the same pushes one after another from a
line that is made up, each when nothing is left to do. Several folders take turns, so that whatever else this machine
does is shared by all of them.

Counted is what the main thread works, as Chromium traces it: from the message to the end of the first frame after it,
and from there on what was left for later, both in milliseconds of its processor time. Waiting for the screen is not
work, and neither is what other programs take.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import threading
from collections import Counter
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import islice
from pathlib import Path
from secrets import token_hex, token_urlsafe
from statistics import median
from typing import Any

from bench.browser import chromium
from bench.load import HERE, PORT, READY, server
from playwright.sync_api import Browser, Page, sync_playwright

from tenshu.table.server import WEB

SEATS = 3
PACE = 60  # milliseconds that bots wait: each of their answers is a push
LONG_TURNS = {"white_castle"}  # a turn is drafted step by step, and each step is a push
REST = 350  # milliseconds from one push to the next: all that moves has come to rest by then
PATIENCE = 60_000  # milliseconds that a page may take to open
STALE = 409  # somebody else has answered in the meantime, and another push is on its way
CATEGORIES = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing"
# Where the time goes, by what the trace calls it.
KINDS = {
    "EvaluateScript": "script", "FunctionCall": "script", "RunMicrotasks": "script", "TimerFire": "script",
    "FireAnimationFrame": "script", "UpdateLayoutTree": "style", "Layout": "layout", "PrePaint": "paint",
    "Paint": "paint", "Layerize": "paint", "Commit": "paint", "ParseHTML": "parsing", "MinorGC": "garbage",
    "MajorGC": "garbage",
}  # fmt: skip

# A socket that says what it is given, and never hears anything.
LINE = """
globalThis.WebSocket = class {
  constructor() { globalThis.line = this; setTimeout(() => this.onopen?.({})); }
  send() {}
  close() {}
};
globalThis.arrive = (data, mark) => setTimeout(() => {
  performance.mark(mark);
  globalThis.line.onmessage({ data });
});
"""


# A game, as one seat hears of it


class Seat:
    """Somebody at a table of bots, who answers at random."""

    def __init__(self, title: str, port: int, seed: int) -> None:
        self._port = port
        self._rng = random.Random(seed)  # noqa: S311 (no secret)
        self._drafts = title in LONG_TURNS
        seats = [{"kind": "me", "name": "Aiko"}, *[{"kind": "bot", "level": "visitor"}] * (SEATS - 1)]
        self.token = ""
        self.token = self._ask("POST", "tables", {"title": title, "seats": seats, "pace": PACE})["token"]
        self._ask("POST", "table/start", {})

    def _ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 (whatever JSON it is)
        with closing(HTTPConnection(HERE, self._port, timeout=READY)) as line:
            line.request(method, f"/api/{path}", None if body is None else json.dumps(body), self._head)
            answer = line.getresponse()
            told = json.loads(answer.read())
        if answer.status >= 400 and answer.status != STALE:  # noqa: PLR2004
            raise ConnectionError(f"{path}: {told}")
        return told

    @property
    def _head(self) -> dict[str, str]:
        return {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {self.token}"} if self.token else {})

    def listen(self) -> Generator[str]:
        """Yield each push; what is asked is answered in between."""
        with closing(HTTPConnection(HERE, self._port, timeout=READY)) as line:
            line.request("GET", "/api/table/feed", headers=self._head)
            with line.getresponse() as rows:
                for row in rows:
                    if row.startswith(b"data: "):
                        data = row[6:].decode()
                        yield data
                        if not self._answer(json.loads(data)["snapshot"]):
                            return

    def whole(self, data: str) -> str:
        """Return a push with all that was heard before it too, which a page would ask for."""
        push = json.loads(data)
        before: list[Any] = []
        while len(before) < push["first"]:
            before += self._ask("GET", f"table/heard?first={len(before)}")["heard"]
        return json.dumps({**push, "first": 0, "heard": before[: push["first"]] + push["heard"]})

    def _answer(self, snapshot: dict[str, Any]) -> bool:
        if snapshot["phase"] == "over":
            return False
        if snapshot["legal"]:
            action = self._rng.choice(snapshot["legal"])["action"]
            ply = snapshot["ply"] + snapshot["drafted"]
            move = {
                "ply": ply,
                "action": action,
                "key": token_hex(8),
                "seat": snapshot["seat"],
                "end": not self._drafts,
            }
            self._ask("POST", "table/answer", move)
        elif snapshot["can_end"]:
            self._ask("POST", "table/end", {"seat": snapshot["seat"]})
        return True


def record(title: str, pushes: int, port: int, seed: int) -> list[str]:
    """Return the first pushes of a game."""
    seat = Seat(title, port, seed)
    with closing(seat.listen()) as heard:
        first, *others = islice(heard, pushes)
    return [seat.whole(first), *others]


# What a page does with it


@dataclass
class Cost:
    """What arrivals cost, one figure each, in milliseconds."""

    first: list[float] = field(default_factory=list)  # until the frame
    wall: list[float] = field(default_factory=list)  # the same by the clock on the wall
    later: list[float] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)

    def add(self, other: Cost) -> None:
        """Add what was measured elsewhere."""
        self.first += other.first
        self.wall += other.wall
        self.later += other.later
        self.kinds.update(other.kinds)

    def told(self) -> dict[str, Any]:
        """Return it in a few figures."""
        kinds = {kind: round(ms / max(1, len(self.first)), 1) for kind, ms in self.kinds.most_common()}
        return {
            "pushes": len(self.first),
            "median": round(median(self.first), 1),
            "p90": round(_ranked(self.first, 0.9), 1),
            "most": round(max(self.first), 1),
            "wall_median": round(median(self.wall), 1),
            "wall_p90": round(_ranked(self.wall, 0.9), 1),
            "later_median": round(median(self.later), 1),
            "means": kinds,
        }


def _ranked(figures: list[float], part: float) -> float:
    return sorted(figures)[min(len(figures) - 1, int(part * len(figures)))]


def visit(browser: Browser, address: str, size: tuple[int, int], pushes: list[str]) -> Cost:
    """Let all pushes come to a page, and return what that cost."""
    width, height = size
    is_phone = width < 1000  # noqa: PLR2004
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=2 if is_phone else 1, has_touch=is_phone
    )
    context.add_init_script(LINE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{address}#/seat/{token_urlsafe(32)}")
    page.wait_for_function("!!globalThis.line?.onmessage")
    page.evaluate("data => arrive(data, 'opened')", pushes[0])
    page.wait_for_selector(".dock")
    page.wait_for_timeout(4 * REST)
    browser.start_tracing(page=page, categories=CATEGORIES.split(","))
    for number, data in enumerate(pushes[1:]):
        _arrive(page, data, number)
    cost = read_trace(json.loads(browser.stop_tracing())["traceEvents"])
    context.close()
    return cost


def _arrive(page: Page, data: str, number: int) -> None:
    page.evaluate("([data, mark]) => arrive(data, mark)", [data, f"arrived-{number}"])
    page.wait_for_timeout(REST)


def read_trace(events: list[dict[str, Any]]) -> Cost:
    """Return what the main thread did after each mark."""
    marks = sorted((one for one in events if str(one.get("name")).startswith("arrived-")), key=lambda one: one["ts"])
    thread = (marks[0]["pid"], marks[0]["tid"])
    done = [one for one in events if (one["pid"], one["tid"]) == thread and one["ph"] == "X" and "dur" in one]
    done.sort(key=lambda one: (one["ts"], -one["dur"]))
    cost = Cost()
    starts = [one["ts"] for one in done if one["name"] == "RunTask"]
    begins = [max((at for at in starts if at <= mark["ts"]), default=mark["ts"]) for mark in marks]
    for begin, end, mark in zip(begins, [*begins[1:], marks[-1]["ts"] + 1000 * REST], marks, strict=True):
        span = [one for one in done if begin <= one["ts"] < end]
        tasks = [one for one in span if one["name"] == "RunTask" and "tdur" in one]
        frame = min((one["ts"] for one in span if one["name"] == "Commit" and one["ts"] > mark["ts"]), default=end)
        before = [one for one in tasks if one["ts"] <= frame]
        cost.first.append(sum(one["tdur"] for one in before) / 1000)
        cost.wall.append(sum(one["dur"] for one in before) / 1000)
        cost.later.append(sum(one["tdur"] for one in tasks if one["ts"] > frame) / 1000)
        cost.kinds.update(_kinds([one for one in span if one["ts"] <= frame]))
    return cost


def _kinds(events: list[dict[str, Any]]) -> Counter[str]:
    """Share the time among kinds; what lies within another kind is not counted there too."""
    found: Counter[str] = Counter()
    open_: list[tuple[float, str]] = []  # until when, and what kind
    for one in events:
        kind = KINDS.get(one["name"])
        if kind is None:
            continue
        while open_ and open_[-1][0] <= one["ts"]:
            open_.pop()
        took = one.get("tdur", one["dur"]) / 1000
        found[kind] += took
        if open_:
            found[open_[-1][1]] -= took
        open_.append((one["ts"] + one["dur"], kind))
    return found


# Running


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


def serve_pages(folder: Path) -> str:
    """Serve a folder for as long as we run; return its address."""
    http = ThreadingHTTPServer((HERE, 0), partial(_Quiet, directory=str(folder)))
    threading.Thread(target=http.serve_forever, daemon=True).start()
    return f"http://{HERE}:{http.server_address[1]}/"


def measure(games: dict[str, list[str]], sizes: list[tuple[int, int]], pages: list[Path], runs: int) -> None:
    """Print what the games cost on each of the pages, which take turns."""
    addresses = {str(folder): serve_pages(folder) for folder in pages}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for title, pushes in games.items():
            for size in sizes:
                costs = {folder: Cost() for folder in addresses}
                for _ in range(runs):
                    for folder, address in addresses.items():
                        costs[folder].add(visit(browser, address, size, pushes))
                for folder, cost in costs.items():
                    told = {"title": title, "size": "x".join(map(str, size)), "pages": folder, **cost.told()}
                    print(json.dumps(told), flush=True)
        browser.close()


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pages", nargs="*", type=Path, default=[WEB])
    parser.add_argument("--titles", nargs="+", default=["white_castle", "cat_tower", "catte", "catsle_builders"])
    parser.add_argument("--sizes", nargs="+", default=["390x844", "1440x900"])
    parser.add_argument("--pushes", type=int, default=60)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--port", type=int, default=PORT)
    asked = parser.parse_args()
    sizes = [tuple(int(side) for side in size.split("x")) for size in asked.sizes]
    with tempfile.TemporaryDirectory() as folder, server(f"sqlite:///{folder}/tables.db", asked.port, 1, 1, ""):
        games = {title: record(title, asked.pushes, asked.port, asked.seed) for title in asked.titles}
    measure(games, [(width, height) for width, height in sizes], asked.pages, asked.runs)


if __name__ == "__main__":
    main()

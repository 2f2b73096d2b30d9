"""The report of a training: curves in one page that needs nothing beside it."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from tenshu.cli.screen import Screen
from tenshu.core.words import LANGUAGES
from tenshu.learn.log import Row
from tenshu.learn.report import page, strength_grid

ABOUT = {"minutes": "4.2", "decisions": "7000000", "seed": "0", "device": "a <machine>", "tenshu": "1"}


def rows(windows: int, every: int = 2) -> list[Row]:
    """Return a made-up log, in which strength was measured now and then."""
    found: list[Row] = []
    for number in range(1, windows + 1):
        row: Row = {"windows": number, "decisions": number * 10**6, "entropy": 1 / number, "explained": 0.5}
        row |= {"moved": 0.01, "rate": 1e6}
        if number % every == 0:
            row["strength"] = [
                {"among": who, "seats": seats, "games": 64, "victories": 1.5, "lead": 3.0, "error": 0.5}
                for seats in (3, 4)
                for who in ("visitor", "apprentice")
            ]
        found.append(row)
    return found


class Tags(HTMLParser):
    """Collects the tags of a page, and those that are open at its end."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 (the parser's way)
        """Note a tag that is opened."""
        self.tags.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 (as above)
        """Note a tag that holds nothing."""
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Check that what is closed was opened last."""
        assert tag == self.open.pop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page(language: str) -> None:
    """It has three plots and a table, in the language of the reader, and leads nowhere."""
    text = page(rows(9), ABOUT, Screen(language), language, "Catte")
    told = Tags(text)

    assert (3, 1) == (told.tags.count("svg"), told.tags.count("table"))
    assert [] == told.open
    assert "http" not in text
    assert "a &lt;machine&gt;" in text
    assert Screen(language).say("cli-train-line", seats=4) in text


@pytest.mark.parametrize("windows", [1, 2, 3, 1000])
def test_any_number_of_windows_can_be_drawn(windows: int) -> None:
    """Before anything is measured there is no strength to draw; a long training is thinned out."""
    text = page(rows(windows, every=3), ABOUT, Screen("en"), "en", "Catte")

    assert (3 if windows >= 3 else 1) == text.count("<svg")
    assert len(text) < 200_000


def test_a_figure_has_its_interval_where_it_is_known() -> None:
    """Logs of an earlier time have none of victories."""
    told = rows(2)[1]["strength"][0]
    grid = strength_grid([told, {**told, "among": "frozen", "victories_error": 0.25}], Screen("en"))

    assert [
        ["visitors", "3", "64", "1.50", "3.0 ± 0.5"],
        ["the frozen net", "3", "64", "1.50 ± 0.25", "3.0 ± 0.5"],
    ] == grid.rows

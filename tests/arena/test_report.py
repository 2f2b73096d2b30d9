"""The report: one page with all plots, that needs nothing beside it."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from tests.arena.made_up import block

from tenshu.arena.findings import Findings, find
from tenshu.arena.match import Table
from tenshu.arena.report import page
from tenshu.arena.setup import Setup
from tenshu.arena.sprt import Sprt
from tenshu.arena.tables import grids, notes
from tenshu.cli.screen import Screen
from tenshu.core.words import LANGUAGES, Argument

BOTS = ("greedy", "random", "search:9")
PLOTS = 7


def findings(*bots: str, tested: bool = True) -> Findings:
    """Return what some made-up blocks show."""
    setup = Setup(Table("catte", 3, {"led_set": "no"}), bots, 3, 1)
    tests = {pairing: Sprt(0.3) for pairing in setup.pairings} if tested else {}
    results = []
    for number in range(3):
        for pairing in setup.pairings:
            results.append(block(number, [9, 2, number], [1, 8, 3], [2.5, 2, 1], pairing=pairing))
            if tested:
                tests[pairing].add(results[-1].lead)
    return find(setup, results, tests)


class Tags(HTMLParser):
    """Collects what a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.used: list[str] = []
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag and where it leads."""
        self.tags.append(tag)
        if tag != "meta":
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in {"href", "src"} or (value or "").startswith("url("):
                self.used.append((value or "").removeprefix("url(").removesuffix(")"))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag that holds nothing."""
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        """Check that what is closed was open."""
        assert tag == self.open.pop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_beside_it(language: str) -> None:
    """In every language the page has all plots and tables, leads nowhere outside itself, and runs nothing."""
    told = page(findings(*BOTS), Screen(language), language, "Catte & more", ["round <1>"])
    tags = Tags(told)

    assert "http" not in told
    assert f'<html lang="{language}">' in told
    assert [] == tags.open
    assert PLOTS == tags.tags.count("svg")
    assert 5 == tags.tags.count("table")
    assert "script" not in tags.tags
    assert "Catte &amp; more" in told
    assert "round &lt;1&gt;" in told


def test_ids_are_unique_and_there() -> None:
    """Each plot refers to its own parts only."""
    tags = Tags(page(findings(*BOTS), Screen("en"), "en", "Catte", ["round 1"]))

    assert tags.used
    assert len(tags.ids) == len(set(tags.ids))
    assert {one.removeprefix("#") for one in tags.used} <= set(tags.ids)


def test_plots_take_the_colours_of_the_page() -> None:
    """No plot has a colour or a font of its own, so that it can be read by day and by night."""
    told = page(findings(*BOTS), Screen("en"), "en", "Catte", ["round 1"])
    plots = told[told.index("<svg") :]

    assert "var(--ink)" in plots
    assert "var(--indigo)" in plots
    assert "#1f1b16" not in plots
    assert "DejaVu" not in plots


def test_the_same_results_are_the_same_page() -> None:
    """Nothing on the page depends on when it was written."""
    one, other = (page(findings(*BOTS), Screen("en"), "en", "Catte", ["round 1"]) for _ in range(2))

    assert one == other


class Odd(Screen):
    """A screen that has an odd name for the rival."""

    def say(self, key: str, /, **args: Argument) -> str:
        """Return a message."""
        return "$x_1$<b>" if key == "rival" else super().say(key, **args)


def test_names_are_taken_as_they_are() -> None:
    """Dollars and angles in what someone is called are no markup."""
    setup = Setup(Table("white_castle", 1, {}), ("random",), 2, 1)
    results = [block(number, [1, 2], pairing=("random", "rival")) for number in range(2)]
    told = page(find(setup, results, {}), Odd("en"), "en", "The White Castle", ["points"])

    assert "$x_1$&lt;b&gt;" in told
    assert "<b>" not in told


def test_alone_nobody_begins() -> None:
    """Where one plays alone there is no order of play and no table of each among each."""
    setup = Setup(Table("white_castle", 1, {}), ("greedy", "random", "visitor"), 2, 1)
    results = [block(n, [1 + n, 2], pairing=pairing) for n in range(2) for pairing in setup.pairings]
    found = find(setup, results, {})
    names = [grid.name for grid in grids(found, Screen("en"))]

    assert ["cli-arena-standings", "cli-arena-ratings", "cli-arena-pace"] == names
    assert 5 == page(found, Screen("en"), "en", "The White Castle", ["points"]).count("<svg")


def test_one_block_has_no_intervals() -> None:
    """One block is told without intervals, and drawn."""
    setup = Setup(Table("catte", 3, {}), ("greedy", "random"), 1, 1)
    found = find(setup, [block(0, [3, 1, 1], pairing=("greedy", "random"))], {})
    (standings, *_) = grids(found, Screen("en"))

    assert ["greedy", "random", "1", "100.0%", "2.0", "–"] == standings.rows[0]
    assert "<svg" in page(found, Screen("en"), "en", "Catte", ["round 1"])


def test_who_beats_whom_at_a_table_of_two() -> None:
    """At a table of two the share of one is what the other lacks."""
    setup = Setup(Table("cat_tower", 2, {}), ("greedy", "random", "visitor"), 2, 1)
    results = [block(n, [3, 1], [1, 0], pairing=pairing) for n in range(2) for pairing in setup.pairings]
    (cross,) = [grid for grid in grids(find(setup, results, {}), Screen("en")) if grid.name == "cli-arena-cross"]
    table = {row[0]: dict(zip(cross.head[1:], row[1:], strict=True)) for row in cross.rows}

    assert "50.0%" == table["greedy"]["random"] == table["random"]["greedy"]
    assert "–" == table["visitor"]["visitor"]


def test_what_a_reader_should_know() -> None:
    """A test that has stopped, and a clean sweep, are told; where there is neither nothing is said of them."""
    setup = Setup(Table("catte", 3, {}), ("greedy", "random"), 9, 1)
    tests = {setup.pairings[0]: Sprt(2.0)}
    results = [block(number, [9 + number % 2, 1, 1], pairing=("greedy", "random")) for number in range(9)]
    for result in results:
        tests[result.pairing].add(result.lead)
    stopped = " ".join(notes(find(setup, results, tests), Screen("en")))
    plain = " ".join(notes(findings("greedy", "random", tested=False), Screen("en")))

    assert "flatters" in stopped
    assert "won everything" in stopped
    assert "An even share is 33.3%" in plain
    assert "flatters" not in plain
    assert "won everything" not in plain

"""The rules that the pages tell in our own words: the same in all languages, and whole by what the rules cite."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tenshu.core.laws import Table, random_play
from tenshu.core.words import LANGUAGES, Argument, Message
from tenshu.games import GAMES, load

ROOT = Path(__file__).parents[1]
TEXTS = ROOT / "web" / "src" / "games"
HEADING = re.compile(r"^(##+) .*\{(#[^\n]*)\}$", re.MULTILINE)

in_every_game = pytest.mark.parametrize("game", GAMES)
in_every_text = pytest.mark.parametrize(("game", "language"), [(game, one) for game in GAMES for one in LANGUAGES])


@cache
def text(game: str, language: str) -> str:
    """Return the rules of a game in a language."""
    return (TEXTS / game / f"rules.{language}.md").read_text(encoding="utf-8")


def headings(game: str, language: str) -> list[tuple[str, list[str]]]:
    """Return the depth of each heading, and by what links call it in any edition."""
    return [(depth, re.findall(r"#([\w-]+)", names)) for depth, names in HEADING.findall(text(game, language))]


def names(game: str, language: str) -> set[str]:
    """Return all that links can call a section."""
    return {name for _, ids in headings(game, language) for name in ids}


def page(game: str) -> str:
    """Return the game's page in the docs."""
    return (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")


def sections(game: str) -> list[str]:
    """Return the sections of the rulebook, as the game's page names them."""
    table = page(game).partition("<!-- sections")[2].partition("<!-- end of sections")[0]
    return re.findall(r"^\| ([^|]+?) \| `", table, re.MULTILINE)


@in_every_text
def test_a_text_has_the_sections_of_the_english_one(game: str, language: str) -> None:
    """Headings come in the same order under the same names, none of which is given twice."""
    own = [ids[0] for _, ids in headings(game, language)]

    assert headings(game, "en") == headings(game, language)
    assert text(game, language).count("\n## ") + text(game, language).count("\n### ") == len(own)
    assert sorted(set(own)) == sorted(own)
    assert ["rulings", "reconstructed"] == [ids[0] for depth, ids in headings(game, language) if depth == "##"][-2:]


@in_every_text
def test_every_link_leads_to_a_section(game: str, language: str) -> None:
    """There are links, and none leads nowhere."""
    links = set(re.findall(r"\]\(#([^)]*)\)", text(game, language)))

    assert links
    assert links <= names(game, language)


@in_every_text
def test_languages_cite_and_link_alike(game: str, language: str) -> None:
    """What the sections rest on is the same in every language: as many links to each, and as many cites."""
    english, own = text(game, "en"), text(game, language)

    for name in names(game, "en"):
        assert english.count(f"](#{name})") == own.count(f"](#{name})"), name
    assert english.count("§") == own.count("§")


@in_every_text
def test_every_ruling_is_told_and_linked(game: str, language: str) -> None:
    """All rulings of the game's page have a section, in their order, and a section above leads to each."""
    rulings = re.findall(r"^- \*\*([A-Z]\d+) ", page(game), re.MULTILINE)
    told = [ids[0] for _, ids in headings(game, language) if re.fullmatch(r"[a-z]\d+", ids[0])]

    assert [name.lower() for name in rulings] == told
    for name in told:
        assert f"](#{name})" in text(game, language)
        assert re.search(rf"^### {name.upper()}\s?[:：]", text(game, language), re.MULTILINE)


@in_every_text
def test_what_holds_at_a_table_only_is_an_option_of_the_game(game: str, language: str) -> None:
    """Choices within the text name an option and one of its values, or a number of seats."""
    known = {f"{option.name}={value}" for option in load(game).options for value in option.values}
    known |= {f"seats={seats}" for seats in load(game).seats}

    assert _asked(game, language) <= known
    assert _asked(game, "en") == _asked(game, language)


def _asked(game: str, language: str) -> set[str]:
    """Return what choices within a text ask for, such as "led_set=no"."""
    return set(re.findall(r"(?:\{|^> )(\w+=[\w-]+): ", text(game, language), re.MULTILINE))


@in_every_game
def test_the_english_text_cites_every_section_of_the_rulebook(game: str) -> None:
    """No section of the rulebook is left out, and none is invented."""
    cited = set()
    for cite in re.findall(r"§ ([^()]*)\)", text(game, "en")):
        for name in re.split(r"[;|]", re.sub(r"\{\w+=\w+:|\}", "", cite)):
            stem, first, last = _steps(name.strip())
            cited |= {f"{stem}{step}" for step in range(first, last + 1)} if last else {stem}

    assert sorted(sections(game)) == sorted(cited)


def _steps(name: str) -> tuple[str, int, int]:
    """Return what "Preparation 1 to 4" stands for: a stem, and its first and last step; or a name alone."""
    found = re.fullmatch(r"(.*?)(\d+) to (\d+)", name)
    return (found[1], int(found[2]), int(found[3])) if found else (name, 0, 0)


@pytest.mark.compiled
@in_every_game
def test_every_section_that_a_reason_cites_is_there(game: str) -> None:
    """Whatever is told of an action, legal or not, leads to a section: its own, or the one it is a step of."""
    cited = set()
    for seats in load(game).seats:
        for play in random_play(Table(load(game), seats, {}, seed=seats)):
            for seat in [one for one in play.asked if one < seats]:
                for action in range(load(game).actions):
                    cited |= {name for reason in play.explain(seat, action) for name in _cited(reason)}

    known = names(game, "en")
    assert len(cited) > 2
    assert {name for name in cited if name not in known and name.rpartition("-")[0] not in known} == set()


def _cited(reason: Message) -> set[str]:
    """Return the section and the ruling that a reason cites; must agree with `cited` of the pages."""
    rule: Argument = dict(reason.args).get("rule", "")
    if isinstance(rule, Message):
        args = dict(rule.args)
        ruling = args.get("ruling", 0)
        return {"-".join(str(one) for one in (args["part"], args["number"]) if one), *[f"w{ruling}"] * bool(ruling)}
    return {re.sub(r"[^a-z0-9]+", "-", str(rule).lower())} - {""}

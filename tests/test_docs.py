"""The docs tell the truth: their examples run, their tables are fresh, and their links lead somewhere."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from docs.sections import page_of, with_tables

from tenshu import GAMES, load
from tenshu.core import laws
from tenshu.core.game import Game
from tenshu.core.view import View
from tenshu.games import TITLES

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
CONTRACT = (ROOT / "docs" / "contract.md").read_text(encoding="utf-8")
TOUR = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")

HEADINGS = (
    "What it is",
    "Sections and rulings",
    "Questions",
    "Actions",
    "What each seat sees",
    "Scoring and ties",
    "Ends",
    "Options",
    "Versions",
)

# Written so that they do not find themselves.
FOREIGN = (
    r"/(?:home|Users)/\w",  # a person's files
    r"/roo[t]/",
    r"[A-Z]:\\Users",
    r"pypi[.]org",  # where packages come from, which is nobody's business but that of who installs them
    r"files[.]pythonhosted",
    r"registry[.]npmjs",
)


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def _links(page: Path) -> list[str]:
    """Return where a page points to within the project, without the part after a #."""
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    targets = [target.partition("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", prose)]
    return [target for target in targets if target and "://" not in target]


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")], ids=_name)
def test_examples_run(page: Path) -> None:
    """What an example shows is what comes out when it is run."""
    failed, tried = doctest.testfile(str(page), module_relative=False)

    assert tried
    assert not failed


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_fresh(game: str) -> None:
    """The tables of sections and rulings are those of the code; `python docs/sections.py` writes them."""
    text = page_of(game).read_text(encoding="utf-8")

    assert with_tables(game, text) == text


@pytest.mark.parametrize("game", GAMES)
def test_pages_of_games_have_the_same_headings(game: str) -> None:
    """Whoever knows the page of one game finds anything in that of another."""
    assert list(HEADINGS) == re.findall(r"^## (.*)$", page_of(game).read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_pages_of_games_list_rulings_questions_and_options(game: str) -> None:
    """Each ruling is told to players, and each question and option is described."""
    text = page_of(game).read_text(encoding="utf-8")
    rulings = re.findall(r"^\| ([A-Z]\d+) \|", text, re.MULTILINE)

    assert rulings == re.findall(r"^- \*\*([A-Z]\d+) ", text, re.MULTILINE)
    assert all(f"| `{question}` |" in text for question in load(game).questions)
    assert all(f"| `{option.name}` |" in text for option in load(game).options)


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    """Every link within the project points to something that exists."""
    assert not [target for target in _links(page) if not (page.parent / target).exists()]


def test_every_page_can_be_reached() -> None:
    """From the front page links lead to every other page."""
    reached, ahead = set(), [ROOT / "README.md"]
    while ahead:
        page = ahead.pop()
        if page in PAGES and page not in reached:
            reached.add(page)
            ahead += [(page.parent / target).resolve() for target in _links(page) if target.endswith(".md")]

    assert not set(PAGES) - reached


def test_nothing_speaks_of_a_machine() -> None:
    """No file of the project names a person's folder or a host that packages come from."""
    names = _tracked()
    found = [(name, pattern) for name in names for pattern in FOREIGN if re.search(pattern, _text(ROOT / name))]

    assert names
    assert not found


def _tracked() -> list[str]:
    """Return the files that git knows or would take up."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this copy of the project is not kept by git")
    return [name for name in done.stdout.split("\0") if name]


def _text(file: Path) -> str:
    """Return the text of a file, or nothing when it holds no text or is gone."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def test_the_contract_names_every_door_and_field() -> None:
    """The contract lists the doors with their arguments, and all that a game holds."""
    doors = [_said(name, door) for name, door in load(GAMES[0]).doors._asdict().items()]

    assert [] == [door for door in doors if f"| `{door}` |" not in CONTRACT]
    assert [] == [field.name for field in fields(Game) if f"| `{field.name}` |" not in CONTRACT]


def test_the_contract_names_what_a_view_holds() -> None:
    """The contract lists all that a screen is given."""
    [row] = [line for line in CONTRACT.splitlines() if line.startswith("| `View` |")]

    assert [] == [field for field in View.__annotations__ if f"`{field}`" not in row]


def _said(name: str, door: Callable[..., Any]) -> str:
    return f"{name}({', '.join(inspect.signature(getattr(door, 'py_func', door)).parameters)})"


def test_the_contract_names_every_law() -> None:
    """The contract says where each law is checked."""
    assert [] == [law.__name__ for law in laws.LAWS if f"`{law.__name__}`" not in CONTRACT]


def test_the_tour_lists_every_title() -> None:
    """What `tenshu games` shows in the tour has all games with their options."""
    shown = TOUR.partition("$ tenshu games\n")[2].partition("```")[0]

    assert [title.replace("_", "-") for title in TITLES] == re.findall(r"^([a-z-]+)  ", shown, re.MULTILINE)
    assert [] == [o.name for game in GAMES for o in load(game).options if f"--option {o.name}=" not in shown]

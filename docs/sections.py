"""Writes the tables of sections and rulings in docs/games/: `python docs/sections.py`.

Each game's page has two pairs of marker comments. What stands between them comes from the citations of the rules
and from the markers of the tests, so that the page cannot tell another story than the code.
"""

# ruff: noqa: INP001 (a script beside the pages that it writes)

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from tenshu.core.rules import CITATIONS
from tenshu.games import GAMES, load

ROOT = Path(__file__).parents[1]


def page_of(game: str) -> Path:
    """Return the page of a game."""
    return ROOT / "docs" / "games" / f"{game}.md"


def with_tables(game: str, text: str) -> str:
    """Return the text of a game's page with both of its tables as they should be."""
    return _between("rulings", _rulings(game), _between("sections", _sections(game), text))


def _between(name: str, table: str, text: str) -> str:
    before, begin, rest = text.partition(f"<!-- {name}: written by docs/sections.py -->\n")
    _, end, after = rest.partition(f"<!-- end of {name} -->\n")
    if not begin or not end:
        raise ValueError(f"the page has no place for its table of {name}")
    return f"{before}{begin}{table}{end}{after}"


def _sections(game: str) -> str:
    """Return the table of sections, in the order of the rulebook: what implements each, with which rulings."""
    rules: dict[str, list[str]] = defaultdict(list)
    rulings: dict[str, set[str]] = defaultdict(set)
    for function, sections, ours in _citations(game):
        for section in sections:
            rules[section].append(f"`{function}`")
            rulings[section].update(ours)
    return _table(
        ("section", "rules", "rulings"),
        [(s, ", ".join(rules[s]), ", ".join(sorted(rulings[s], key=_number))) for s in _order(game)],
    )


def _rulings(game: str) -> str:
    """Return the table of rulings: which rules apply each, and which tests show it."""
    rules = defaultdict(list)
    for function, _, ours in _citations(game):
        for ruling in ours:
            rules[ruling].append(f"`{function}`")
    tests = _tests(game)
    return _table(
        ("ruling", "rules", "tests"),
        [(r, ", ".join(rules[r]), ", ".join(f"`{test}`" for test in tests[r])) for r in sorted(rules, key=_number)],
    )


def _citations(game: str) -> Iterable[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    load(game)
    return dict.fromkeys(CITATIONS[f"tenshu.games.{game}"])


def _tests(game: str) -> dict[str, list[str]]:
    """Return the names of the tests that are marked with each ruling."""
    found = defaultdict(list)
    for file in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                for ruling in _marks(node):
                    found[ruling].append(node.name)
    return found


def _marks(test: ast.FunctionDef) -> list[str]:
    calls = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    ours = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "ruling"]
    return [ast.literal_eval(argument) for call in ours for argument in call.args]


def _order(game: str) -> list[str]:
    """Return the sections in the order of the rulebook, as the tests of the laws list them."""
    laws = ROOT / "tests" / "games" / game / "test_laws.py"
    for node in ast.parse(laws.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "SECTIONS":
            return list(ast.literal_eval(node.value))
    raise ValueError(f"{laws.name} of {game} lists no SECTIONS")


def _number(ruling: str) -> tuple[str, int]:
    """Return where a ruling (`A12`) stands: by letter, then by number."""
    return ruling[0], int(ruling[1:])


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines) + "\n"


def main() -> None:
    """Write the tables of every game."""
    for game in GAMES:
        page = page_of(game)
        page.write_text(with_tables(game, page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

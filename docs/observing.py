"""Writes the tables of docs/observing.md: `python -m docs.observing`.

The page has a pair of marker comments for each game. What stands between them comes from the fields that the game's
`observe` declares, so that the page cannot tell of other numbers than a net is given.
"""

# ruff: noqa: INP001 (a script beside the page that it writes)

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from tenshu.core.observing import Field, Observing, starts
from tenshu.games import GAMES, load

PAGE = Path(__file__).with_name("observing.md")


def with_fields(text: str) -> str:
    """Return the text of the page with the tables of all games as they should be."""
    for game in GAMES:
        before, begin, rest = text.partition(f"<!-- {game}: written by docs/observing.py -->\n")
        _, end, after = rest.partition(f"<!-- end of {game} -->\n")
        if not begin or not end:
            raise ValueError(f"{PAGE.name} has no place for the fields of {game}")
        text = f"{before}{begin}{_section(load(game).observing)}{end}{after}"
    return text


def _section(observing: Observing | None) -> str:
    if observing is None:
        return "\nIt is not observed yet.\n\n"
    said = f"Version {observing.version}: {observing.width:,} numbers; actions of seats are below {observing.answers}."
    if not observing.hidden:
        return f"\n{said}\nNothing is hidden.\n\n{_table(observing.fields)}\n"
    hidden = f"Hidden are {observing.hidden_width:,} more:"
    return f"\n{said}\n\n{_table(observing.fields)}\n{hidden}\n\n{_table(observing.hidden)}\n"


def _table(fields: tuple[Field, ...]) -> str:
    bounds = pairwise((*starts(fields), sum(field.size for field in fields)))
    rows = [
        (f"`{field.name}`", _range(*bound), _shape(field), str(field.most), field.meaning)
        for field, bound in zip(fields, bounds, strict=True)
    ]
    lines: Iterable[tuple[str, ...]] = [("field", "numbers", "shape", "most", "what they tell"), ("---",) * 5, *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _range(first: int, end: int) -> str:
    """Return where a field stands in its row: `7`, or `7 to 11`."""
    return str(first) if end == first + 1 else f"{first} to {end - 1}"


def _shape(field: Field) -> str:
    """Return what a field has a number for each of: `4 seats × 41 cats`."""
    if isinstance(field.axes, int):
        return str(field.axes)
    return " × ".join(f"{axis.size} {axis.what}" for axis in field.axes)


def main() -> None:
    """Write the tables of every game."""
    PAGE.write_text(with_fields(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

"""The marks of pieces, as the table shows them and people may type them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tenshu.core.view import NO_ACTION, Piece, View
from tenshu.core.words import Message


def marked(view: View, mark: str) -> list[int]:
    """Return the actions of pointing at the pieces that bear a mark, each once."""
    wanted = mark.casefold()
    found = [piece["action"] for piece in _pieces(view) if piece["mark"].casefold() == wanted]
    return [action for action in dict.fromkeys(found) if action != NO_ACTION]


def legend(view: View) -> list[tuple[str, Message]]:
    """Return a mark of each kind that is in sight, with the name of what bears it; numbers make no kinds."""
    kinds: dict[str, tuple[str, Message]] = {}
    for piece in _pieces(view):
        kinds.setdefault(re.sub(r"\d+", "0", piece["mark"]), (piece["mark"], piece["name"]))
    return [kinds[kind] for kind in sorted(kinds)]


def _pieces(view: View) -> Iterator[Piece]:
    for area in view["areas"]:
        for slot in area["slots"]:
            yield from slot["pieces"]

"""The marks of pieces, as the table shows them and people may type them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

from tenshu.core.view import NO_ACTION, Piece, View
from tenshu.core.words import Message, render

Mark: TypeAlias = str | Message


def in_language(mark: Mark, language: str) -> str:
    """Return a mark as it is drawn."""
    return mark if isinstance(mark, str) else render(mark, language)


def marked(view: View, mark: str, language: str) -> list[int]:
    """Return the actions of pointing at the pieces that bear a mark, each once."""
    wanted = mark.casefold()
    found = [piece["action"] for piece in _pieces(view) if in_language(piece["mark"], language).casefold() == wanted]
    return [action for action in dict.fromkeys(found) if action != NO_ACTION]


def legend(view: View) -> list[tuple[Mark, Message]]:
    """Return a mark of each kind that is in sight, with the name of what bears it; numbers make no kinds.

    Marks that are messages are put together from signs, to which the view itself has the key.
    """
    kinds: dict[str, tuple[Mark, Message]] = {}
    for piece in _pieces(view):
        mark = piece["mark"]
        if isinstance(mark, str):
            kinds.setdefault(re.sub(r"\d+", "0", mark), (mark, piece["name"]))
    signs = [(sign["mark"], sign["name"]) for sign in view.get("legend", [])]
    return [*(kinds[kind] for kind in sorted(kinds)), *signs]


def _pieces(view: View) -> Iterator[Piece]:
    for area in view["areas"]:
        for slot in area["slots"]:
            yield from slot["pieces"]

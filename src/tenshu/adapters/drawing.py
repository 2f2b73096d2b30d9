"""A table in plain words, for libraries that show a game as text."""

from __future__ import annotations

from collections.abc import Iterator

from tenshu.core.heard import seen_by
from tenshu.core.play import Play, seat_word
from tenshu.core.view import NO_SEAT, Area, Slot, View
from tenshu.core.words import LANGUAGES, Message, message, render

_EMPTY = "–"


def drawn(play: Play, viewer: int) -> str:
    """Return a table as someone sees it: its moment, what lies where, and the points."""
    view = seen_by(play, viewer)
    lines = [" · ".join(map(_said, view["facts"])), *map(_line, view["areas"]), _points(view)]
    if not play.is_over:
        question = _said(message(f"{play.game.name}-question-{play.question}"))
        lines.append(f"{', '.join(map(seat_word, play.asked))}: {question}")
    return "\n".join(lines)


def _points(view: View) -> str:
    """Return each side's points, as far as the viewer knows them."""
    totals = [sum(line["points"][side] for line in view["sheet"]) for side in range(len(view["notes"]))]
    return " · ".join(f"{side}: {total:g}" for side, total in enumerate(totals, 1))


def _line(area: Area) -> str:
    """Return a part of the table, with whose it is where it is somebody's."""
    whose = "" if area["seat"] == NO_SEAT else f" {area['seat'] + 1}"
    return f"{_said(area['name'])}{whose}: {' · '.join(_slots(area))}"


def _slots(area: Area) -> Iterator[str]:
    for slot in area["slots"]:
        row = f"{_said(slot['row'])} " if "row" in slot else ""
        yield f"{row}{_said(slot['name'])} {' '.join(_held(slot)) or _EMPTY}"


def _held(slot: Slot) -> Iterator[str]:
    yield from (_said(piece["mark"]) for piece in slot["pieces"])
    if slot["note"] is not None:
        yield f"({_said(slot['note'])})"


def _said(what: str | Message) -> str:
    return render(what, LANGUAGES[0]) if isinstance(what, Message) else what

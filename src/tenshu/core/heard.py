"""What has been answered, as someone may hear it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tenshu.core.game import no_changes
from tenshu.core.play import Move, Play
from tenshu.core.questions import HIDDEN
from tenshu.core.record import Bytes
from tenshu.core.view import View
from tenshu.core.words import Message

OPEN = -1  # someone from whom nothing is hidden, such as the reader of a finished game


class Said(NamedTuple):
    """An answer as someone hears it."""

    ply: int
    seat: int
    question: str
    action: int  # or HIDDEN
    what: Message | None  # None when it is hidden
    changed: tuple[Message, ...]  # in plain sight, beyond what the answer says
    turn: int  # in which turn, where the game tells


def said(play: Play, viewer: int, first: int = 0) -> Iterator[Said]:
    """Yield the answers of a game as `viewer` hears them, from the ply `first` on."""
    again = play.at(first)
    for ply in range(first, len(play.moves)):
        yield taken(again, viewer, play.moves[ply])


def taken(again: Play, viewer: int, move: Move) -> Said:
    """Take an answer that was checked before, and return it as `viewer` hears it."""
    game, (seat, action) = again.game, move
    heard = action if viewer in (OPEN, seat) else game.doors.heard(again.state, viewer, action)
    what = None if heard == HIDDEN else game.say(again.state, heard)
    ply, question, before = len(again.moves), again.question, _to_compare(again, viewer)
    turn = game.turn(again.state)
    again.redo(move)
    return Said(ply, seat, question, heard, what, tuple(game.changes(before, _to_compare(again, viewer))), turn)


def _to_compare(play: Play, viewer: int) -> Bytes:
    """Return the state to compare with another; of a game that tells of no changes it is not looked at."""
    return play.state if play.game.changes is no_changes else in_sight(play, viewer)


def in_sight(play: Play, viewer: int) -> Bytes:
    """Return the state as a viewer may see it, who may be someone from whom nothing is hidden."""
    return play.state.copy() if viewer == OPEN else play.seen(viewer)


def seen_by(play: Play, viewer: int) -> View:
    """Return the table as a viewer sees it."""
    return play.game.view(in_sight(play, viewer))

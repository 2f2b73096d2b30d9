"""What someone types as an answer, and what there is to say about answers."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

from tenshu.cli.marks import marked
from tenshu.cli.screen import Screen
from tenshu.core.play import Play
from tenshu.core.words import Fault

T = TypeVar("T")


def plain(text: str) -> str:
    """Return what was typed with narrow letters and single spaces: Japanese keyboards write wide ones."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def whole_number(text: str) -> int | None:
    """Return the number that was typed, or None; of one beyond all reason the beginning says enough."""
    return int(text[:9]) if text.isdecimal() else None


def numbered(things: Sequence[T], number: int) -> T:
    """Return the thing that stands at a number of a list, counted from 1."""
    if not 1 <= number <= len(things):
        raise Fault("cli-answer-number", number=str(number), last=len(things))
    return things[number - 1]


def read_answer(screen: Screen, play: Play, seat: int, text: str) -> int:
    """Return the legal action that a number or words stand for, or raise a `Fault` that says why there is none."""
    action = _legal(screen, play, seat, text)
    if action is not None:
        return action
    action = _named(screen, play, seat, text, range(play.game.actions))
    if action is None:
        raise Fault("cli-answer-unread", text=text, last=len(play.choices(seat)))
    what = play.game.say(play.state, action)
    raise Fault("cli-not-now", what=what, why=brings(screen, play, seat, action))


def explanation(screen: Screen, play: Play, seat: int, text: str) -> str:
    """Return what there is to say about an action that someone names: by number, by mark or in words."""
    action = _legal(screen, play, seat, text)
    is_legal = action is not None
    if action is None:
        action = _named(screen, play, seat, text, range(play.game.actions))
    if action is None:
        raise Fault("cli-explain-unread", text=text)
    said, told = play.say(action, screen.language), brings(screen, play, seat, action)
    if is_legal:
        return screen.say("cli-explain-legal", what=said, told=told or screen.say("cli-explain-nothing"))
    return screen.say("cli-not-now", what=said, why=told)


def brings(screen: Screen, play: Play, seat: int, action: int) -> str:
    """Return what an action costs and brings, or why it is not legal."""
    return screen.say("cli-clause-separator").join(screen.render(part) for part in play.explain(seat, action))


def _legal(screen: Screen, play: Play, seat: int, text: str) -> int | None:
    """Return the legal action that is meant, or None; raise when it could be more than one.

    What is legal comes first: only where no choice begins so may the words name something else.
    """
    choices, number = play.choices(seat), whole_number(text)
    if number is not None:
        return numbered(choices, number)
    found = _found(screen, play, seat, text, choices)
    if len(found) > 1:
        raise Fault("cli-answer-ambiguous", text=text, last=len(choices))
    return found[0] if found else None


def _named(screen: Screen, play: Play, seat: int, text: str, actions: Iterable[int]) -> int | None:
    """Return the action, legal or not, that words or a mark on the table stand for, where that is clear."""
    found = _found(screen, play, seat, text, actions)
    return found[0] if len(found) == 1 else None


def _found(screen: Screen, play: Play, seat: int, text: str, actions: Iterable[int]) -> list[int]:
    """Return the actions that are named, or else those so marked on the table."""
    among = list(actions)
    named = play.named(text, among)
    return named or [a for a in marked(play.game.view(play.seen(seat)), text, screen.language) if a in among]

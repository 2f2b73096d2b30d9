"""What someone types as an answer, and what there is to say about answers."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import TypeVar

from tenshu.cli.screen import Screen
from tenshu.core.play import Play
from tenshu.core.words import LANGUAGES, LOG, Fault, render

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
    choices = play.choices(seat)
    number = whole_number(text)
    if number is not None:
        return numbered(choices, number)
    try:
        return play.read(seat, text)
    except Fault as fault:
        action = named_action(play, text)
        if action is None or action in choices:
            raise _unread(fault, text, choices) from fault
        what = play.game.say(play.state, action)
        raise Fault("cli-not-now", what=what, why=brings(screen, play, seat, action)) from fault


def _unread(fault: Fault, text: str, choices: list[int]) -> Fault:
    ambiguous = fault.message.key == "play-ambiguous"
    return Fault("cli-answer-ambiguous" if ambiguous else "cli-answer-unread", text=text, last=len(choices))


def named_action(play: Play, text: str) -> int | None:
    """Return the action, legal or not, that words name in full in any language, or in short where that is clear."""
    wanted = text.casefold()
    begun = []
    for action in range(play.game.actions):
        what = play.game.say(play.state, action)
        names = {plain(render(what, language)).casefold() for language in (*LANGUAGES, LOG)}
        if wanted in names:
            return action
        if any(name.startswith(wanted) for name in names):
            begun.append(action)
    return begun[0] if len(begun) == 1 else None


def brings(screen: Screen, play: Play, seat: int, action: int) -> str:
    """Return what an action costs and brings, or why it is not legal."""
    return "; ".join(screen.render(part) for part in play.explain(seat, action))


def explanation(screen: Screen, play: Play, seat: int, text: str) -> str:
    """Return what there is to say about an action that someone names, by number or in words."""
    choices, number = play.choices(seat), whole_number(text)
    action = named_action(play, text) if number is None else numbered(choices, number)
    if action is None:
        raise Fault("cli-explain-unread", text=text)
    said, told = play.say(action, screen.language), brings(screen, play, seat, action)
    if action in choices:
        return screen.say("cli-explain-legal", what=said, told=told or screen.say("cli-explain-nothing"))
    return screen.say("cli-not-now", what=said, why=told)

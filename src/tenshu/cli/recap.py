"""What has been answered, in words that a seat may hear."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import groupby
from typing import NamedTuple

from tenshu.cli.screen import Screen
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE, HIDDEN
from tenshu.core.words import Message

OPEN = -1  # someone from whom nothing is hidden, such as the reader of a finished game
_MANY = 8  # answers of chance in one go, such as a hand being dealt: no longer named one by one


class Said(NamedTuple):
    """An answer as someone hears it."""

    ply: int
    seat: int
    question: str
    action: int  # or HIDDEN
    what: Message | None  # None when it is hidden


def said(play: Play, viewer: int, first: int = 0) -> Iterator[Said]:
    """Yield the answers of a game as `viewer` hears them, from the ply `first` on."""
    again = Play(play.game, play.seats, play.options)
    for ply, (seat, action) in enumerate(play.moves):
        if ply >= first:
            heard = action
            if viewer not in (OPEN, seat):
                heard = play.game.doors.heard(again.state, viewer, action)
            what = None if heard == HIDDEN else play.game.say(again.state, heard)
            yield Said(ply, seat, again.question, heard, what)
        play.game.doors.apply(again.state, seat, action)


def lines(
    screen: Screen, play: Play, viewer: int, first: int, alone: Collection[int] = ()
) -> Iterator[tuple[int, str]]:
    """Yield the ply with which each run of answers by one seat begins, and the run in words.

    The answers at the plies `alone` are no part of a run.
    """

    def run(answer: Said) -> tuple[int, str, int]:
        by_itself = answer.ply if answer.ply in alone else OPEN
        return answer.seat, answer.question if answer.seat == CHANCE else "", by_itself

    for (seat, question, _), answers in groupby(said(play, viewer, first), key=run):
        group = list(answers)
        if seat == CHANCE:
            yield group[0].ply, _chance(screen, play, question, group)
        else:
            yield group[0].ply, _seat(screen, play, viewer, group)


def _seat(screen: Screen, play: Play, viewer: int, answers: list[Said]) -> str:
    """Return a seat's answers: as it plays them, where the game has words for that, else by their names."""
    seat = answers[0].seat + 1
    you = "yes" if viewer == answers[0].seat else "no"
    names = [_named(screen, answer) for answer in answers]
    did = [
        screen.say_if_known(f"{play.game.name}-did-{answer.question}", what=name, you=you, **play.options)
        for answer, name in zip(answers, names, strict=True)
    ]
    separator = screen.say("cli-list-separator")
    key = "cli-recap-did" if all(did) else "cli-recap-said"
    return screen.say(key, you=you, seat=seat, what=separator.join(did if all(did) else names))


def _named(screen: Screen, answer: Said) -> str:
    return screen.say("cli-recap-hidden") if answer.what is None else screen.render(answer.what)


def _chance(screen: Screen, play: Play, question: str, answers: list[Said]) -> str:
    """Return what chance brought: in the game's own words where it has them, else after the question."""
    heard = [screen.render(answer.what) for answer in answers if answer.what is not None]
    hidden = len(answers) - len(heard)
    named = screen.say("cli-list-separator").join(heard + [screen.say("cli-recap-hidden")] * hidden)
    is_many = len(answers) > _MANY
    did = screen.say_if_known(
        f"{play.game.name}-did-{question}",
        **{**play.options, "you": "no", "many": "yes" if is_many else "no"},
        what=named,
        seen=len(heard),
        hidden=hidden,
    )
    if did:
        return did
    asked = screen.say(f"{play.game.name}-question-{question}", **play.options)
    if is_many:
        return screen.say("cli-recap-many", question=asked, seen=len(heard), hidden=hidden)
    return screen.say("cli-recap-chance", question=asked, what=named)

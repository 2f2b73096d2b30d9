"""Lessons: the prepared beginning of a game, and what is said to the learner before each of their answers.

A lesson is a file in `src/tenshu/lessons`: the lines of a log, with those in between that say something. It is
replayed through the checked door like any log, so that it cannot teach what the rules forbid. A table follows its
lesson as long as its answers are the prepared ones, so that the log of the table is all there is to remember.
docs/lessons.md tells how to write one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from tenshu.core import log
from tenshu.core.play import Move, Play, seat_word
from tenshu.core.questions import CHANCE
from tenshu.core.words import Fault, Message, message
from tenshu.games import TITLES, find_title, load

LEARNER = 0  # the seat of whoever learns

_FILES = Path(__file__).parents[1] / "lessons"
_SAY, _SKIP = "say ", "skip"
_POINT, _TRY = " > ", " ? "
_CHANCE = f"{seat_word(CHANCE)}: "


class Page(NamedTuple):
    """Something that is said to the learner, after so many answers, and the things on the table that it is about."""

    ply: int
    text: Message
    points: tuple[int, ...]
    is_try: bool  # whether the learner shall try what is not allowed, and read why


@dataclass(frozen=True)
class Lesson:
    """A prepared beginning, and what is said in it; at its end the learner plays on as they like."""

    title: str
    play: Play
    pages: tuple[Page, ...]
    skipped: frozenset[int] = frozenset()  # plies that are answered at once for everybody, the learner as well

    @property
    def end(self) -> int:
        """Return how many answers are prepared."""
        return len(self.play.moves)

    def followed(self, play: Play) -> int:
        """Return how many answers of a game are the prepared ones."""
        pairs = zip(play.moves, self.play.moves, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))

    def next(self, play: Play) -> Move | None:
        """Return the prepared answer that comes next; none at the end, or in a game that has gone its own way."""
        ply = len(play.moves)
        return self.play.moves[ply] if ply < self.end and play.moves == self.play.moves[:ply] else None

    def deal(self, play: Play) -> None:
        """Answer for chance as far as that is prepared, and for everybody what is skipped."""
        while (move := self.next(play)) is not None and (move.seat == CHANCE or len(play.moves) in self.skipped):
            play.act(*move)

    def heard_at(self, ply: int) -> int:
        """Return the ply of the last page up to one: going back to what was skipped leads to what was said before."""
        return max((page.ply for page in self.pages if page.ply <= ply), default=ply)

    def is_on(self, play: Play) -> bool:
        """Tell whether a game follows the lesson, or has come to its end and the learner has not answered since."""
        has_left = any(move.seat == LEARNER for move in play.moves[self.end :])
        return self.followed(play) == min(len(play.moves), self.end) and not has_left

    def said(self, play: Play) -> list[Page]:
        """Return what is said to the learner at this point of a game that follows the lesson."""
        return [page for page in self.pages if page.ply == min(len(play.moves), self.end)]


def find_lesson(title: str) -> Lesson:
    """Return the lesson of a title, as people write it."""
    known = find_title(title)
    return _read(next(name for name, one in TITLES.items() if one is known))


@cache
def _read(title: str) -> Lesson:
    """Return the lesson of a title; editions of one game share a file, and what is said knows the edition."""
    game, options = TITLES[title]
    text = (_FILES / f"{game}.lesson").read_text(encoding="utf-8")
    play, _ = log.read(_as_log(text), load, f"{game}.lesson")
    play = Play(play.game, play.seats, {**play.options, **options}, play.moves)
    return Lesson(title, play, tuple(_pages(text, play)), frozenset(_skipped(text)))


def _lines(text: str) -> Iterator[str]:
    """Yield the lines that mean something; what chance answers in a row stands on one line and comes out one by one."""
    for line in text.splitlines():
        if line.startswith(_CHANCE):
            yield from (f"{_CHANCE}{word}" for word in line.removeprefix(_CHANCE).split(", "))
        elif line and not line.startswith("#"):
            yield line


def _as_log(text: str) -> str:
    head, _, below = text.partition("\n\n")
    answers = [line for line in _lines(below) if not line.startswith(_SAY) and line != _SKIP]
    return log.sealed("\n".join([f"{log.FIRST} {log.FORMAT}", *_lines(head), "", *answers, ""]))


def _pages(text: str, play: Play) -> Iterator[Page]:
    ply = 0
    for line in _lines(text.partition("\n\n")[2]):
        if line.startswith(_SAY):
            is_try = _TRY in line
            name, _, pointed = line.removeprefix(_SAY).partition(_TRY if is_try else _POINT)
            said = message(f"lesson-{play.game.name}-{name}", **play.options)
            yield Page(ply, said, tuple(_points(play.at(ply), pointed)), is_try)
        elif line != _SKIP:
            ply += 1


def _skipped(text: str) -> Iterator[int]:
    """Yield the plies between `skip` and what is said next."""
    ply, is_skipping = 0, False
    for line in _lines(text.partition("\n\n")[2]):
        if line == _SKIP or line.startswith(_SAY):
            is_skipping = line == _SKIP
            continue
        if is_skipping:
            yield ply
        ply += 1


def _points(play: Play, pointed: str) -> Iterator[int]:
    """Yield the actions that some words name, legal ones first: whatever can be pointed at is one."""
    for words in filter(None, pointed.split(", ")):
        found = play.named(words, play.choices(LEARNER)) or play.named(words, range(play.game.actions))
        if len(found) != 1:
            raise Fault("play-unread", text=words, legal=play.legal_words(LEARNER))
        yield found[0]

"""Rooms: the tables that this process has before it, each with those who look at it.

A room is a cache and no more. What it shows was read from the store, and whoever missed an event reads it again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

from msgspec import Raw

from tenshu.core.heard import OPEN, Said, taken
from tenshu.core.play import Play
from tenshu.table.sitting import OVER, Sitting

Drawn: TypeAlias = dict[bytes, Raw]


class Telling:
    """The answers of a game as one viewer hears them, told as they come."""

    def __init__(self, play: Play, viewer: int, first: int) -> None:
        self.first = first
        self._viewer = viewer
        self._again = play.at(first)
        self._said: list[Said] = []

    def since(self, play: Play, first: int) -> list[Said]:
        """Return the answers from the ply `first` on."""
        while len(self._again.moves) < len(play.moves):
            self._said.append(taken(self._again, self._viewer, play.moves[len(self._again.moves)]))
        return self._said[first - self.first :]


class Room:
    """A table, and those who look at it."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.lock = asyncio.Lock()  # writers of this process take turns, so that they do not race each other
        self.at = 0.0  # when the last answer came, by the clock of the loop
        self.changed_at = 0.0  # when anything came, by the clock of the machine
        self.shown: dict[object, bytes] = {}  # what was sent since the last event, by who may see it
        self.drawn: Drawn = {}  # so are views, by the state that they show
        self._tellings: dict[int, Telling] = {}
        self._looking: set[asyncio.Event] = set()

    @property
    def is_looked_at(self) -> bool:
        """Tell whether somebody waits for news."""
        return bool(self._looking)

    def changed(self, *, is_back: bool) -> None:
        """Forget what was shown, and let all who look look again."""
        self.shown.clear()
        self.drawn.clear()
        self.changed_at = time.monotonic()
        if is_back:
            self._tellings.clear()
        self.wake()

    def wake(self) -> None:
        """Let all who look look again."""
        for look in self._looking:
            look.set()

    @contextmanager
    def looking(self) -> Iterator[asyncio.Event]:
        """Yield what is set whenever there is something new."""
        look = asyncio.Event()
        self._looking.add(look)
        try:
            yield look
        finally:
            self._looking.discard(look)

    def heard(self, viewer: int, first: int) -> list[Said]:
        """Return the answers from the ply `first` on, as a viewer hears them: all of them when the game is over."""
        viewer = OPEN if self.sitting.phase == OVER else viewer
        play = self.sitting.play
        first = min(first, len(play.moves))  # who asks for more than there is must not shift what comes
        telling = self._tellings.get(viewer)
        if telling is None or telling.first > first:
            telling = self._tellings[viewer] = Telling(play, viewer, first)
        return telling.since(play, first)

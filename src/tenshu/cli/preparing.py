"""Telling how far it is with whatever has to be compiled before a table can be used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from numba.core.event import Listener, install_listener

from tenshu.bots.warming import bots_steps, rules_steps
from tenshu.cli.screen import Screen
from tenshu.core.game import Game


def prepare(screen: Screen, game: Game, seats: int, bots: Iterable[str]) -> None:
    """Load the rules of a game, and what its bots think with, step by step."""
    _take(screen, "rules", rules_steps(game, seats))
    prepare_bots(screen, game, seats, bots)


def prepare_bots(screen: Screen, game: Game, seats: int, bots: Iterable[str]) -> None:
    """Let our bots think for the first time."""
    _take(screen, "bots", bots_steps(game, seats, bots))


def _take(screen: Screen, part: str, steps: Sequence[Callable[[], object]]) -> None:
    """Take steps, and tell how far it is: how many are done, and how many functions the next has compiled so far."""
    with screen.steps() as tell:
        for done, step in enumerate(steps):
            with install_listener("numba:compile", _Progress(partial(_tell, screen, tell, part, done, len(steps)))):
                step()


def _tell(
    screen: Screen, tell: Callable[[str, int, int], None], part: str, done: int, total: int, compiled: int
) -> None:
    tell(screen.say("cli-preparing-part", part=part, compiled=compiled), done, total)


class _Progress(Listener):
    """Counts the functions that are compiled, and tells of each."""

    def __init__(self, tell: Callable[[int], None]) -> None:
        self._tell, self._compiled = tell, 0
        tell(0)

    def on_start(self, _: object) -> None:
        """Wait for its end."""

    def on_end(self, _: object) -> None:
        """Count one more."""
        self._compiled += 1
        self._tell(self._compiled)

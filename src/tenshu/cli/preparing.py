"""Calling once whatever a table needs: the first time on a machine it is compiled, which takes a while."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from numba.core.event import Listener, install_listener

from tenshu.bots import Budget, Player, find_player, is_written
from tenshu.cli.screen import Screen
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.questions import SPECTATOR
from tenshu.core.rng import new_rng

_LEAST = Budget(1)  # to think, so that what a bot thinks with is there


def prepare(screen: Screen, game: Game, seats: int, bots: Iterable[str]) -> None:
    """Load the rules of a game, and what its bots think with, step by step."""
    table: list[Play] = []
    _take(screen, "rules", [partial(_lay_out, table, game, seats), *(partial(_on, table, do) for do in _RULES)])
    prepare_bots(screen, game, seats, bots)


def _lay_out(table: list[Play], game: Game, seats: int) -> None:
    table.append(Play(game, seats))


def _on(table: list[Play], do: Callable[[Play], object]) -> None:
    do(table[0])


def prepare_bots(screen: Screen, game: Game, seats: int, bots: Iterable[str]) -> None:
    """Let our bots think for the first time; what someone else wrote is left alone until it plays."""
    ours = [find_player(name, game) for name in bots if not is_written(name)]
    play = _undecided(game, seats)
    _take(screen, "bots", [partial(_think, player, play) for player in ours])


def _think(player: Player, play: Play) -> None:
    seat = play.asked[0]
    player.make(play.game).decide(play.seen(seat), seat, play.choices(seat), new_rng(0), _LEAST)


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


def _undecided(game: Game, seats: int) -> Play:
    """Return a game in which a seat has something to think about."""
    play = Play(game, seats)
    play.settle(0)
    while len(play.choices(play.asked[0])) == 1:
        _act(play)
    return play


def _act(play: Play) -> None:
    play.act(play.asked[0], play.choices(play.asked[0])[0])
    play.settle(0)


# What a table calls, each door for the first time, and the largest one by one.
_RULES: tuple[Callable[[Play], object], ...] = (
    lambda play: play.asked,
    lambda play: play.choices(play.asked[0]),
    lambda play: play.settle(0),
    _act,
    lambda play: play.seen(play.asked[0]),
    lambda play: play.game.view(play.seen(play.asked[0])),
    lambda play: play.explain(play.asked[0], play.choices(play.asked[0])[0]),
    lambda play: play.game.doors.heard(play.state, SPECTATOR, play.choices(play.asked[0])[0]),
    lambda play: play.scores(),
    lambda play: play.places(),
)

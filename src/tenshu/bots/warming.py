"""Calling once whatever a table needs: the first time on a machine it is compiled, which takes a while."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from tenshu.bots.bot import Budget
from tenshu.bots.players import Player, find_player, is_written
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.questions import SPECTATOR
from tenshu.core.rng import new_rng

_LEAST = Budget(1)  # to think, so that what a bot thinks with is there


def rules_steps(game: Game, seats: int) -> list[Callable[[], object]]:
    """Return the steps that load the rules of a game, to be taken in order."""
    table: list[Play] = []
    return [partial(_lay_out, table, game, seats), *(partial(_on, table, do) for do in _RULES)]


def bots_steps(game: Game, seats: int, bots: Iterable[str]) -> list[Callable[[], object]]:
    """Return a step for each of our bots, in which it thinks; what someone else wrote is left alone until it plays."""
    ours = [find_player(name, game) for name in bots if not is_written(name)]
    play = _undecided(game, seats)
    return [partial(_think, player, play) for player in ours]


def _lay_out(table: list[Play], game: Game, seats: int) -> None:
    table.append(Play(game, seats))


def _on(table: list[Play], do: Callable[[Play], object]) -> None:
    do(table[0])


def _think(player: Player, play: Play) -> None:
    seat = play.asked[0]
    player.make(play.game).decide(play.seen(seat), seat, play.choices(seat), new_rng(0), _LEAST)


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

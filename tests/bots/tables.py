"""Tables at which bots have something to decide."""

from __future__ import annotations

from tenshu.core.play import Play
from tenshu.core.rng import new_rng, roll
from tenshu.games import load

SEED = 3


def settled(name: str, seats: int = 0, decisions: int = 0) -> Play:
    """Return a game after so many random decisions, or the first after them at which a seat has a choice."""
    game = load(name)
    play, rng = Play(game, seats or game.seats.start), new_rng(SEED)
    play.settle(SEED)
    for _ in range(decisions):
        _act(play, roll(rng, len(play.choices(play.asked[0]))))
    while len(play.choices(play.asked[0])) == 1:
        _act(play, 0)
    return play


def _act(play: Play, number: int) -> None:
    play.act(play.asked[0], play.choices(play.asked[0])[number])
    play.settle(SEED)

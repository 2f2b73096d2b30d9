"""The suite of positions: what is best in each was found out by long searches, so that nets cannot get worse unseen.

A line of a file is a game: its seats, options and answers, and what was asked. Of each question it tells after how many
answers it was asked, whom, and what the answers that were thought about are worth, from 0 to 1. `python -m
bench.positions` makes the files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tenshu.bots import Bot, Budget
from tenshu.bots.bot import bot_rng
from tenshu.core.play import Move, Play
from tenshu.games import load

FOLDER = Path(__file__).parent / "positions"
SMALL = 0.005  # a loss that is as good as none
UNTHINKABLE = 1.0  # what an answer loses that nobody thought about


class Position(NamedTuple):
    """A question, and what answers to it are worth, the best first."""

    play: Play
    seat: int
    worths: dict[int, float]

    def loss(self, action: int) -> float:
        """Return how much less an answer is worth than the best one."""
        best = max(self.worths.values())
        return best - self.worths[action] if action in self.worths else UNTHINKABLE


def positions(name: str) -> Iterator[Position]:
    """Yield the positions of a game."""
    for line in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        yield from _of_game(name, json.loads(line))


def _of_game(name: str, told: dict[str, Any]) -> Iterator[Position]:
    """Yield the positions of one line; its answers are checked, since rules may have changed."""
    play, moves = Play(load(name), told["seats"], told["options"]), [Move(*move) for move in told["moves"]]
    for asked in told["asked"]:
        for move in moves[len(play.moves) : asked["after"]]:
            play.act(*move)
        yield Position(play.copy(), asked["seat"], {int(action): worth for action, worth in asked["worths"].items()})


def losses(name: str, bot: Bot, budget: Budget = Budget()) -> list[float]:  # noqa: B008 (it cannot be changed)
    """Return what the answers of a bot lose, in each position of a game."""
    return [
        position.loss(bot.decide(play.seen(seat), seat, play.choices(seat), bot_rng(0, seat, 0), budget).action)
        for position in positions(name)
        for play, seat in [(position.play, position.seat)]
    ]


def share_right(found: list[float]) -> float:
    """Return how many of the answers lose nothing to speak of, as a share."""
    return sum(loss <= SMALL for loss in found) / len(found)

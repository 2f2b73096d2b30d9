"""Times how long bots take to answer on one core: the net alone, and the grandmaster as it ships.

    python -m bench.answers [GAME ...] [--answers 100] [--every 7]

At the most seats of each game the net plays against itself. Each of its decisions is timed, and at one of so many the
grandmaster is asked as well, with all its playouts and within its seconds; forced answers are left out, and so are the
first ones, which compile. Prints a line of JSON for each game and bot: milliseconds, how many of the answers came
before all playouts were done since the clock had run out, and how busy the machine was at the beginning.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from itertools import count
from statistics import median
from typing import NamedTuple

import numpy as np

from tenshu.bots.bot import Bot, Budget, bot_rng
from tenshu.bots.learned import NetBot
from tenshu.bots.players import find_player
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.games import GAMES, load

SEED = 2026
NET, GRANDMASTER = "net", "grandmaster"


class Timed(NamedTuple):
    """How long an answer took, and whether it came before all playouts were done."""

    seconds: float
    is_short: bool


class Asked:
    """A bot with its budget, and how long its answers took."""

    def __init__(self, name: str, game: Game) -> None:
        player = find_player(name, game)
        self._bot: Bot = player.make(game)
        self._budget: Budget = player.budget
        self.answers: list[Timed] = []

    def ask(self, play: Play) -> None:
        """Time the answer to what is asked now."""
        seat = play.asked[0]
        seen, legal, luck = play.seen(seat), play.choices(seat), bot_rng(SEED, seat, len(play.moves))
        begin = time.perf_counter()
        answer = self._bot.decide(seen, seat, legal, luck, self._budget)
        seconds = time.perf_counter() - begin
        self.answers.append(Timed(seconds, answer.iterations < self._budget.iterations))

    def told(self) -> dict[str, object]:
        """Return what was timed, as plain data."""
        times = [1000 * answer.seconds for answer in self.answers]
        return {
            "answers": len(times),
            "median ms": round(median(times), 3),
            "99 % ms": round(float(np.quantile(times, 0.99)), 3),
            "longest ms": round(max(times), 3),
            "cut short": sum(answer.is_short for answer in self.answers),
        }


def decisions(game: Game, seats: int) -> Iterator[Play]:
    """Yield games that the net plays, one after another, at each decision that is not forced."""
    net = NetBot(game)
    for number in count():
        play = Play(game, seats)
        play.settle(SEED + number)
        while play.asked:
            seat, legal = play.asked[0], play.choices(play.asked[0])
            if len(legal) > 1:
                yield play
            play.act(seat, net.decide(play.seen(seat), seat, legal, bot_rng(SEED, seat, 0), Budget()).action)
            play.settle(SEED + number)


def measure(name: str, answers: int, every: int) -> Iterator[dict[str, object]]:
    """Yield what was timed of each bot in a game."""
    game, load_before = load(name), round(os.getloadavg()[0], 2)
    seats = max(game.seats)
    net, grandmaster = Asked(NET, game), Asked(GRANDMASTER, game)
    for bot in (net, grandmaster):  # which compiles
        bot.ask(next(decisions(game, seats)))
        bot.answers.clear()
    for number, play in enumerate(decisions(game, seats)):
        net.ask(play)
        if number % every == 0:
            grandmaster.ask(play)
        if len(grandmaster.answers) == answers:
            break
    for bot_name, bot in ((NET, net), (GRANDMASTER, grandmaster)):
        yield {"game": name, "seats": seats, "bot": bot_name, **bot.told(), "load": load_before}


def main() -> None:
    """Time some games or all."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    options.add_argument("--answers", type=int, default=100, help="of the grandmaster that are timed in each game")
    options.add_argument("--every", type=int, default=7, help="decisions, of which it is asked one")
    asked = options.parse_args()
    os.sched_setaffinity(0, [max(os.sched_getaffinity(0))])  # one core
    for name in asked.games:
        for told in measure(name, asked.answers, asked.every):
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()

"""Tells what looking ahead gains over the net, a decision at a time, for several ways of looking ahead.

    python -m bench.gains GAME --seats 2 [--option difficulty=hard] [--ways 1024 512,trust=0.01,widest=4]
                          [--seconds 300] [--every 3] [--playouts 2048]

The net plays games; at one of so many of its decisions all ways are asked as well, and all answers to that decision are
then played on from anew, as far as is usual in that game, in worlds and with luck that none of the ways has seen. What
an answer is worth more than the net's own is the gain of whoever gave it: a whole game is worth the sum of its
decisions' gains more. That takes a small part of the games which victories would take to tell two ways apart. It tells
nothing of what a plan of several decisions is worth, of others who are no nets, and of what the net misjudges where
playing on ends. Prints a line of JSON for each way, with 95 % intervals over games; from the second on also how much
more it has gained than the first at the same decisions, of which luck is a smaller part.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from statistics import mean, median
from typing import Any

from rich.progress import Progress

from tenshu.arena.chance import Chance
from tenshu.arena.match import Table
from tenshu.arena.statistics import by_deal
from tenshu.arena.summary import estimate
from tenshu.bots.ahead import Ahead, Foresight
from tenshu.bots.bot import Budget, bot_rng
from tenshu.bots.foresight import ForesightBot, usual_foresight
from tenshu.bots.learned import NetBot
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.rng import new_rng, roll
from tenshu.games import load
from tenshu.vector import Tables

SEED = 2026
_JUDGED = 1 << 40  # added to the seed of the luck with which answers are played out anew


@dataclass
class Found:
    """What one way of looking ahead has gained: an entry a decision."""

    games: list[int] = field(default_factory=list)  # in which these decisions were taken
    worth: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    changed: list[bool] = field(default_factory=list)  # whether its answer was another than the net's
    seconds: list[float] = field(default_factory=list)


class Ways:
    """Several ways of looking ahead at the decisions of one table, and what judges them."""

    def __init__(self, table: Table, ways: Sequence[str], playouts: int) -> None:
        self.table, self._playouts = table, playouts
        self._usual = usual_foresight(table.loaded)
        self._bots = {way: _bot(table.loaded, way) for way in ways}
        self._judging = Tables(table.loaded, self._usual.tables, seats=table.seats, again=False)
        self._net = NetBot(table.loaded)
        self.found: dict[str, Found] = defaultdict(Found)

    def play(self, number: int, every: int) -> Iterator[None]:
        """Play a game as the net likes it best, and ask at some of its decisions; yields after each of these."""
        play, chance, luck = self.table.play(), Chance(SEED + number), new_rng(SEED, number)
        chance.settle(play)
        while play.asked:
            seat, legal = play.asked[0], play.choices(play.asked[0])
            liked = legal[int(self._net.liking(play.seen(seat), seat, legal).argmax())] if len(legal) > 1 else legal[0]
            if len(legal) > 1 and roll(luck, every) == 0:
                self._ask(number, play, legal, liked)
                yield
            play.act(seat, liked)
            chance.settle(play)

    def _ask(self, number: int, play: Play, legal: Sequence[int], liked: int) -> None:
        """Ask all ways, and note what their answers are worth."""
        given = {way: self._answer(way, number, play, legal) for way in self._bots}
        answers = sorted({liked, *given.values()})
        judged = self._judged(number, play, answers) if len(answers) > 1 else {liked: (0.0, 0.0)}
        for way, action in given.items():
            found, (worth, points), (usual, usual_points) = self.found[way], judged[action], judged[liked]
            found.games.append(number)
            found.worth.append(worth - usual)
            found.points.append(points - usual_points)
            found.changed.append(action != liked)

    def _answer(self, way: str, number: int, play: Play, legal: Sequence[int]) -> int:
        (bot, budget), seat = self._bots[way], play.asked[0]
        begin = time.perf_counter()
        answer = bot.decide(play.seen(seat), seat, legal, bot_rng(SEED + number, seat, len(play.moves)), budget)
        self.found[way].seconds.append(time.perf_counter() - begin)
        return answer.action

    def _judged(self, number: int, play: Play, answers: Sequence[int]) -> dict[int, tuple[float, float]]:
        """Return what some answers turned out to be worth, and their points, when each was tried as often."""
        seat = play.asked[0]
        luck = bot_rng(SEED + _JUDGED + number, seat, len(play.moves))
        ahead = Ahead(self._judging, self._net.net, self._usual, play.seen(seat), seat, self._playouts, luck)
        while ahead.found.tried(answers[0]) < self._playouts:
            ahead.try_out(answers)
        return {one: (ahead.found.mean(one), ahead.points(one)) for one in answers}


def _bot(game: Game, way: str) -> tuple[ForesightBot, Budget]:
    """Return who looks ahead in a way that is told as `512,trust=0.01,widest=4`: playouts, and what is not as usual."""
    playouts, *changes = way.split(",")
    numbers = {name: type(value) for name, value in vars(Foresight()).items() if isinstance(value, int | float)}
    changed: dict[str, Any] = {name: numbers[name](value) for name, value in (change.split("=") for change in changes)}
    return ForesightBot(game, foresight=replace(usual_foresight(game), **changed)), Budget(int(playouts))


def told(way: str, found: Found, first: Found) -> dict[str, object]:
    """Return what a way has gained, and how much more than the first, as plain data."""
    more = [one - other for one, other in zip(found.worth, first.worth, strict=True)]
    return {
        "way": way,
        "decisions": len(found.worth),
        "games": len(set(found.games)),
        "worth": _told(found.games, found.worth),
        **({} if found is first else {"more than the first": _told(found.games, more)}),
        "points": _told(found.games, found.points),
        "changed": round(mean(found.changed), 3),
        "median ms": round(1000 * median(found.seconds)),
    }


def _told(games: Sequence[int], gains: Sequence[float]) -> str:
    found = estimate(by_deal(zip(games, gains, strict=True)))
    return f"{found.mean:+.4f}" + (f" ± {found.margin:.4f}" if found.margin is not None else "")


def measure(ways: Ways, every: int, seconds: float) -> None:
    """Play games for so long."""
    end = time.monotonic() + seconds
    with Progress(transient=True) as progress:
        task, begin = progress.add_task(ways.table.game, total=seconds), time.monotonic()
        for number in count():
            for _ in ways.play(number, every):
                progress.update(task, completed=time.monotonic() - begin)
                if time.monotonic() > end:
                    return


def main() -> None:
    """Compare some ways at one table."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("--seats", type=int, required=True)
    options.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    options.add_argument("--ways", nargs="+", default=["256", "1024"], help="playouts, and settings of Foresight")
    options.add_argument("--seconds", type=float, default=300.0)
    options.add_argument("--every", type=int, default=3, help="decisions, of which one is looked at")
    options.add_argument("--playouts", type=int, default=2048, help="of each answer, to judge it by")
    asked = options.parse_args()
    if len(set(asked.ways)) < len(asked.ways):
        options.error("each way is named once")
    chosen = load(asked.game).choose_options(dict(option.split("=") for option in asked.option))
    try:
        ways = Ways(Table(asked.game, asked.seats, chosen), asked.ways, asked.playouts)
    except (KeyError, ValueError):
        options.error("a way is its playouts and numbers of Foresight, such as 512,trust=0.01,widest=4")
    measure(ways, asked.every, asked.seconds)
    first, *_ = ways.found.values()
    for way, found in ways.found.items():
        print(json.dumps(told(way, found, first), ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()

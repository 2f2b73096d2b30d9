"""Times the search from the first decision of a game, and lets ways of searching play against each other.

    python -m bench.search [--seconds 1] [--runs 7]
    python -m bench.search --compare catte-3 [--ways uct flat] [--among usual] [--deals 40] [--iterations 500]

Prints a line of JSON for each game and way; or for each way what one seat of it wins among seats of another, as a
multiple of par, with half the width of its 95 % interval over deals.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import mean, median, stdev
from typing import NamedTuple

from bench.methods import opened, regret_matching, uct

from tenshu import load
from tenshu.arena.chance import Chance
from tenshu.bots import Budget
from tenshu.bots.bot import bot_rng
from tenshu.bots.search import SearchBot, Settings, usual_settings
from tenshu.core.play import Play

SEED = 2026
TABLES = (
    ("catsle_builders", 4),
    ("catte", 3),
    ("cat_tower", 3),
    ("white_castle", 1),
    ("white_castle", 2),
    ("white_castle", 3),
    ("white_castle", 4),
)
USUAL = "usual"


class Way(NamedTuple):
    """A way of searching: what differs from the usual one."""

    settings: dict[str, float] = {}  # noqa: RUF012 (nobody changes it)
    select: Callable[..., int] | None = None


WAYS = {
    USUAL: Way(),
    "plain": Way({"guided": 0}),
    "uct": Way({"explore": 0.7}, uct),
    "regret": Way(select=regret_matching),
    "flat": Way({"explore": 0.7, "depth": 1}, uct),
    "explore 0.25": Way({"explore": 0.25}),
    "explore 1": Way({"explore": 1.0}),
    "urgency 0": Way({"urgency": 0.0}),
    "trust 1": Way({"trust": 1.0}),
    "trust 0.5": Way({"trust": 0.5}),
    "trust 0.25": Way({"trust": 0.25}),
    "greed 0": Way({"greed": 0.0}),
    "greed 0.5": Way({"greed": 0.5}),
    "greed 0.9": Way({"greed": 0.9}),
    "crowd 2": Way({"crowd": 2}),
    "crowd 8": Way({"crowd": 8}),
    "proposals 1": Way({"proposals": 1}),
    "proposals 3": Way({"proposals": 3}),
    "proposals 6": Way({"proposals": 6}),
}


def searching(game: str, name: str) -> SearchBot:
    """Return a bot that searches in a way."""
    way, loaded = WAYS[name], load(game)
    settings = usual_settings(loaded)
    changed = {key: type(getattr(settings, key))(value) for key, value in way.settings.items()}
    doors = opened(loaded, way.select) if way.select else None
    return SearchBot(loaded, Settings(**{**vars(settings), **changed}), doors=doors)


def first_decision(game: str, seats: int) -> Play:
    """Return a game in which a seat has its first choice."""
    play = Play(load(game), seats)
    play.settle(SEED)
    while len(play.choices(play.asked[0])) == 1:
        play.act(play.asked[0], play.choices(play.asked[0])[0])
        play.settle(SEED)
    return play


def rates(play: Play, way: str, seconds: float, runs: int) -> list[float]:
    """Return the iterations a second of several runs, each with a tree of its own; compiling is not timed."""
    seat = play.asked[0]
    seen, legal, found = play.seen(seat), play.choices(seat), []
    searching(play.game.name, way).decide(seen, seat, legal, bot_rng(SEED, seat, 0), Budget(1))
    for run in range(runs):
        bot, start = searching(play.game.name, way), time.perf_counter()
        answer = bot.decide(seen, seat, legal, bot_rng(SEED, seat, run), Budget(seconds=seconds))
        found.append(answer.iterations / (time.perf_counter() - start))
    return found


def measure(game: str, seats: int, seconds: float, runs: int) -> None:
    """Print the rates of plain playouts and of the usual way."""
    play = first_decision(game, seats)
    for way in ("plain", USUAL):
        found = rates(play, way, seconds, runs)
        rate = {"median": round(median(found)), "lowest": round(min(found)), "highest": round(max(found))}
        print(json.dumps({"game": game, "seats": seats, "way": way, "iterations_per_second": rate}), flush=True)


def deal(game: str, seats: int, way: str, among: str, iterations: int, seed: int) -> float:
    """Return what one seat of a way wins among seats of another, once in each seat of a deal, over its par share."""
    won = [
        _won(game, [among] * seat + [way] + [among] * (seats - seat - 1), seat, iterations, seed)
        for seat in range(seats)
    ]
    return mean(won) * load(game).sides(seats)


def _won(game: str, ways: list[str], mine: int, iterations: int, seed: int) -> float:
    """Return a seat's part in the victory."""
    play = Play(load(game), len(ways))
    bots, chance = [searching(game, way) for way in ways], Chance(seed)
    chance.settle(play)
    while play.asked:
        seat = play.asked[0]
        rng = bot_rng(seed, seat, len(play.moves))
        play.act(seat, bots[seat].decide(play.seen(seat), seat, play.choices(seat), rng, Budget(iterations)).action)
        chance.settle(play)
    places = play.places()
    return (places[mine] == 1) / places.count(1)


def compare(table: str, ways: Sequence[str], among: str, deals: int, iterations: int, threads: int) -> None:
    """Print how each way fares among seats of another."""
    game, _, seats = table.rpartition("-")
    for way in ways:
        played = partial(deal, game, int(seats), way, among)
        played(1, 0)  # compiles, before the processes are made, which have it then
        with ProcessPoolExecutor(threads, get_context("fork")) as pool:
            won = list(pool.map(partial(played, iterations), range(1, deals + 1)))
        found = {"table": table, "way": way, "among": among, "deals": deals, "iterations": iterations}
        margin = 1.96 * stdev(won) / sqrt(deals)
        print(json.dumps({**found, "times_par": round(mean(won), 3), "margin": round(margin, 3)}), flush=True)


def main() -> None:
    """Time all tables, or compare ways in one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a run takes")
    parser.add_argument("--runs", type=int, default=7, help="how many runs")
    parser.add_argument("--compare", metavar="GAME-SEATS", help="let ways of searching play at this table")
    others = [way for way in WAYS if way != USUAL]
    parser.add_argument("--ways", nargs="+", choices=others, default=others, help="which ways; all, if not given")
    parser.add_argument("--among", choices=list(WAYS), default=USUAL, help="whom all other seats are")
    parser.add_argument("--deals", type=int, default=40, help="deals for each way, each played once for each seat")
    parser.add_argument("--iterations", type=int, default=500, help="iterations a decision")
    parser.add_argument("--threads", type=int, default=1, help="how many processes play")
    given = parser.parse_args()
    if given.compare:
        compare(given.compare, given.ways, given.among, given.deals, given.iterations, given.threads)
        return
    for game, seats in TABLES:
        measure(game, seats, given.seconds, given.runs)


if __name__ == "__main__":
    main()

"""Times the search from the first decision of a game, and lets ways of searching play against each other.

    python bench/search.py [--seconds 1] [--runs 7]
    python bench/search.py --compare catte [--games 40] [--iterations 500]

Prints a line of JSON for each game and way, or for each pair of ways.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict
from math import sqrt
from statistics import median
from typing import Any

from tenshu import load
from tenshu.bots import Budget
from tenshu.bots.bot import bot_rng
from tenshu.bots.search import SearchBot, Settings
from tenshu.core.play import Play

SEED = 2026
TABLES = (("catsle_builders", 4), ("catte", 3), ("cat_tower", 3), ("white_castle", 2), ("white_castle", 3))
USUAL = Settings()
OTHERS = (
    Settings(guided=False),
    Settings(explore=0.5),
    Settings(explore=2.0),
    Settings(urgency=0.0),
)


def first_decision(game: str, seats: int) -> Play:
    """Return a game in which a seat has its first choice."""
    play = Play(load(game), seats)
    play.settle(SEED)
    while len(play.choices(play.asked[0])) == 1:
        play.act(play.asked[0], play.choices(play.asked[0])[0])
        play.settle(SEED)
    return play


def rates(play: Play, settings: Settings, seconds: float, runs: int) -> list[float]:
    """Return the iterations a second of several runs, each with a tree of its own; compiling is not timed."""
    seat = play.asked[0]
    seen, legal, found = play.seen(seat), play.choices(seat), []
    SearchBot(play.game, settings).decide(seen, seat, legal, bot_rng(SEED, seat, 0), Budget(1))
    for run in range(runs):
        start = time.perf_counter()
        answer = SearchBot(play.game, settings).decide(
            seen, seat, legal, bot_rng(SEED, seat, run), Budget(seconds=seconds)
        )
        found.append(answer.iterations / (time.perf_counter() - start))
    return found


def measure(game: str, seats: int, seconds: float, runs: int) -> None:
    """Print the rates of plain and of guided play."""
    play = first_decision(game, seats)
    for settings in (Settings(guided=False), USUAL):
        found = rates(play, settings, seconds, runs)
        rate = {"median": round(median(found)), "lowest": round(min(found)), "highest": round(max(found))}
        print(json.dumps({"game": game, "seats": seats, "guided": settings.guided, "iterations_per_second": rate}))


def share(game: str, seats: int, one: Settings, other: Settings, seed: int, iterations: int) -> float:
    """Return what seats of one way win of a game against seats of the other, sitting in turn: 0.5 is even."""
    play = Play(load(game), seats)
    ways = [(one, other)[(seat + seed) % 2] for seat in range(seats)]
    bots = [SearchBot(play.game, way) for way in ways]
    play.settle(seed // 2)  # each deal is played twice, with the ways in each other's seats
    while play.asked:
        seat = play.asked[0]
        rng = bot_rng(seed, seat, len(play.moves))
        play.act(seat, bots[seat].decide(play.seen(seat), seat, play.choices(seat), rng, Budget(iterations)).action)
        play.settle(seed // 2)
    points = play.scores()[:seats]
    mean = [sum(p for p, way in zip(points, ways, strict=True) if way is who) / ways.count(who) for who in (one, other)]
    return 0.5 + 0.5 * ((mean[0] > mean[1]) - (mean[0] < mean[1]))


def compare(game: str, games: int, iterations: int) -> None:
    """Print how each other way fares against the usual one, at an even table of two or four, by mean points."""
    seats = 2 if 2 in load(game).seats else 4  # noqa: PLR2004 (even tables)
    for other in OTHERS:
        won = [share(game, seats, other, USUAL, seed, iterations) for seed in range(games)]
        mean = sum(won) / games
        margin = 1.96 * sqrt(sum((one - mean) ** 2 for one in won) / max(games - 1, 1) / games)
        found = {"game": game, "seats": seats, "games": games, "iterations": iterations, **_differing(other)}
        print(json.dumps({**found, "share": round(mean, 3), "margin": round(margin, 3)}), flush=True)


def _differing(settings: Settings) -> dict[str, Any]:
    return {name: value for name, value in asdict(settings).items() if value != getattr(USUAL, name)}


def main() -> None:
    """Time all tables, or compare ways in one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a run takes")
    parser.add_argument("--runs", type=int, default=7, help="how many runs")
    parser.add_argument("--compare", metavar="GAME", help="let ways of searching play this game")
    parser.add_argument("--games", type=int, default=40, help="games of each pair of ways")
    parser.add_argument("--iterations", type=int, default=500, help="iterations a decision")
    given = parser.parse_args()
    if given.compare:
        compare(given.compare, given.games, given.iterations)
        return
    for game, seats in TABLES:
        measure(game, seats, given.seconds, given.runs)


if __name__ == "__main__":
    main()

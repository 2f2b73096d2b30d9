"""Tells how well guesses know where hidden cards are: any that fit, and those that explain what the others played.

    python -m bench.guesses [--game catte] [--manner search:300] [--games 40] [--group 8] [--power 0.5 1 2]

Games are played by bots. At some decisions many guesses are drawn for the seat that plays, and of each group of guesses
one is kept, as likely as its likelihood to some power. Power 0 keeps any. (A search that weighs guesses keeps them in a
chain instead, which comes to the same as a large group.)
Prints a line of JSON for each table and power, with means over games and their 95 % margins: the probability given to
the true holder of a card that the seat cannot see, its logarithm, how much that is above power 0 (`gain`), and how many
guesses of a group count. `by_trick` has the gain after so many tricks were begun.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenshu import load
from tenshu.bots import Budget
from tenshu.bots.bot import bot_rng
from tenshu.bots.search import SearchBot
from tenshu.bots.sensing import search_doors
from tenshu.bots.tree import Reals, draw, heaviest
from tenshu.core.bits import WORD, Words, no_numbers
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, new_rng, roll
from tenshu.core.rules import compiled

SEED = 2026
TABLES = (("catsle_builders", 3), ("catsle_builders", 4), ("catsle_builders", 5), ("catte", 3), ("catte", 4))
EVERY = 5  # one decision in so many is looked at
LEAST = 1e-3  # so that a logarithm is never endless

Decide = Callable[[Play, int, Rng], int]


class Moment(NamedTuple):
    """A decision: who really holds what, and a few hundred guesses."""

    trick: int  # how many tricks were begun
    truth: NDArray[np.bool_]  # by holder and card, for each seat and then the deck; only cards that the seat cannot see
    guesses: NDArray[np.bool_]  # by guess, holder and card
    likely: Reals
    microseconds: float  # to tell how likely a guess is


class Found(NamedTuple):
    """How good guesses are at one decision."""

    trick: int
    probability: float
    score: float
    effective: float


# Playing


def player(game: Game, manner: str) -> Decide:
    """Return how seats decide: `random`, `sensible`, `greedy` or `search:300`."""
    if manner.startswith("search:"):
        return _searching(game, Budget(int(manner.partition(":")[2])))
    legal, weights = no_numbers(game.actions), np.zeros(WORD * game.words)

    def decide(play: Play, seat: int, rng: Rng) -> int:
        search_doors(game).weigh(play.state, seat, legal, weights)
        if manner == "greedy":
            return int(heaviest(legal, weights))
        if manner == "random":
            weights[:] = 1.0
        return int(draw(legal, weights, rng))

    return decide


def _searching(game: Game, budget: Budget) -> Decide:
    bot = SearchBot(game)
    return lambda play, seat, rng: bot.decide(play.seen(seat), seat, play.choices(seat), rng, budget).action


def moments(game: Game, seats: int, decide: Decide, seed: int, number: int) -> Iterator[Moment]:
    """Play a game, and look at some of its decisions."""
    play, guess = Play(game, seats), guesser(game)
    play.settle(seed)
    luck = new_rng(seed, 1)
    while play.asked:
        seat = play.asked[0]
        if play.question == "play" and roll(luck, EVERY) == 0:
            yield look(play, seat, guess, number, new_rng(seed, len(play.moves)))
        play.act(seat, decide(play, seat, bot_rng(seed, seat, len(play.moves))))
        play.settle(seed)


@cache
def guesser(game: Game) -> Callable[..., None]:
    """Return a function that writes hands as guessed, and how likely they are if that is wanted."""
    dtype: Any = game.state.dtype
    guess = import_module(f"tenshu.games.{game.name}.hidden").guess
    likelihood = import_module(f"tenshu.bots.sense.{game.name}").likelihood

    @compiled
    def run(data: Bytes, seat: int, legal: Words, weights: Reals, rng: Rng, hands: Words, likely: Reals) -> None:
        states = data.view(dtype)[:, 0]
        for row in range(hands.shape[0]):
            data[1] = data[0]
            guess(states[1], seat, rng)
            for rival in range(hands.shape[1]):
                hands[row, rival] = states[1].hand[rival]
            if likely.size > 0:
                likely[row] = likelihood(states[1], seat, legal, weights)

    return run


def look(play: Play, seat: int, guess: Callable[..., None], number: int, rng: Rng) -> Moment:
    """Draw guesses for a seat, and see what is true."""
    game, state = play.game, play.game.state.on(play.state)
    data = np.stack([play.seen(seat)] * 2)
    legal, weights = no_numbers(game.actions), np.zeros(WORD * game.words)
    hands, likely = np.zeros((number, play.seats), np.uint64), np.zeros(number)

    def timed(likely: Reals) -> float:
        start = time.process_time()
        guess(data, seat, legal, weights, rng, hands, likely)
        return time.process_time() - start

    timed(np.zeros(0))  # which compiles it, the first time
    without = timed(np.zeros(0))
    taken = timed(likely) - without
    held: Any = state
    truth, guesses = _holders(held.hand[: play.seats].reshape(1, -1)), _holders(hands)
    unseen = truth[0, :-1].any(axis=0) | (_holders(np.array([[held.deck]]))[0, 0])
    unseen &= ~truth[0, seat]
    return Moment(
        int((held.leaders >= 0).sum()), truth[0][:, unseen], guesses[:, :, unseen], likely, 1e6 * taken / number
    )


def _holders(hands: Words) -> NDArray[np.bool_]:
    """Return who holds each card, the deck last."""
    held = (hands[:, :, None] >> np.arange(WORD, dtype=np.uint64) & np.uint64(1)).astype(bool)
    return np.concatenate([held, ~held.any(axis=1, keepdims=True)], axis=1)


# Judging


def judge(moment: Moment, group: int, power: float) -> Found:
    """Tell how good guesses are if one of each group is kept."""
    weights = (moment.likely**power).reshape(-1, group)
    weights /= weights.sum(axis=1, keepdims=True)
    held = np.average(moment.guesses, axis=0, weights=weights.ravel())
    true = held[moment.truth]
    effective = float((1.0 / (weights**2).sum(axis=1)).mean())
    return Found(moment.trick, float(true.mean()), float(np.log(np.maximum(true, LEAST)).mean()), effective)


def measure(game: Game, seats: int, given: argparse.Namespace) -> None:
    """Print how good guesses are at one table, for each power."""
    decide, powers = player(game, given.manner), list(dict.fromkeys([0.0, *given.power]))
    games: dict[float, list[list[Found]]] = defaultdict(list)
    times = []
    for seed in range(SEED, SEED + given.games):
        looked = list(moments(game, seats, decide, seed, given.guesses))
        times += [moment.microseconds for moment in looked]
        for power in powers:
            games[power].append([judge(moment, given.group, power) for moment in looked if moment.truth.size])
    about = {"game": game.name, "seats": seats, "manner": given.manner, "games": given.games, "group": given.group}
    for power in powers:
        row = {**about, "power": power, **_means(games[power], games[0.0])}
        print(json.dumps({**row, "microseconds": round(float(np.mean(times)), 2)}), flush=True)


def _means(games: list[list[Found]], plain: list[list[Found]]) -> dict[str, Any]:
    gains = [
        [(f.trick, f.score - p.score) for f, p in zip(*both, strict=True)] for both in zip(games, plain, strict=True)
    ]
    by_trick: dict[int, list[float]] = defaultdict(list)
    for trick, gain in (row for game in gains for row in game):
        by_trick[trick].append(gain)
    return {
        "probability": _mean([float(np.mean([f.probability for f in game])) for game in games]),
        "score": _mean([float(np.mean([f.score for f in game])) for game in games]),
        "gain": _mean([float(np.mean([gain for _, gain in game])) for game in gains]),
        "effective": _mean([float(np.mean([f.effective for f in game])) for game in games]),
        "by_trick": {trick: round(float(np.mean(by_trick[trick])), 3) for trick in sorted(by_trick)},
    }


def _mean(values: list[float]) -> list[float]:
    """Return a mean and its margin."""
    return [round(float(np.mean(values)), 4), round(1.96 * float(np.std(values, ddof=1)) / sqrt(len(values)), 4)]


def main() -> None:
    """Measure all tables, or those of one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--manner", default="sensible", help="who plays: random, sensible, greedy, or search:300")
    parser.add_argument("--games", type=int, default=40, help="games at each table, 2 at least")
    parser.add_argument("--guesses", type=int, default=512, help="guesses at each decision")
    parser.add_argument("--group", type=int, default=8, help="guesses of which one is kept")
    parser.add_argument("--power", type=float, nargs="*", default=[0.5, 1.0, 2.0], help="of the likelihood")
    given = parser.parse_args()
    for name, seats in TABLES:
        if given.game in {None, name}:
            measure(load(name), seats, given)


if __name__ == "__main__":
    main()

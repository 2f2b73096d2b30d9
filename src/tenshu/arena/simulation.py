"""Many random games on all cores."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenshu.core.game import Game
from tenshu.core.record import Ints
from tenshu.core.rng import new_rng

_CHUNK = 2_000  # games that a thread plays before it tells of its progress: well under a second


@dataclass(frozen=True)
class Simulation:
    """What came of many games: a row a game, a column a side: the seats, then the rivals."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    threads: int
    scores: NDArray[np.int64] | NDArray[np.float64]  # in points
    places: NDArray[np.int64]
    decisions: int  # of the seats; those of chance are not counted
    seconds: float  # of playing; compiling is not counted

    @property
    def rivals(self) -> range:
        """The columns, after those of the seats, of rivals that the game itself played."""
        return range(self.seats, self.places.shape[1])


def simulate(
    game: Game,
    seats: int,
    games: int,
    options: Mapping[str, str] | None = None,
    *,
    seed: int = 0,
    threads: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` games at random; game number i is the same however many threads share the work.

    `threads` is as many as there are cores when it is 0. `progress` is told how many games a chunk has brought.
    """
    chosen = game.choose_options(options or {})
    numbers = game.option_numbers(chosen)
    threads = threads or cores()
    table = (games, game.sides(game.check_seats(seats)))
    scores, places = np.zeros(table, np.int64), np.zeros(table, np.int64)
    random_games(game, seats, numbers, seed, 0, scores[:0], places[:0])  # compile before the clock runs

    def play(first: int) -> tuple[int, int]:
        rows = slice(first, min(first + chunk, games))
        return rows.stop - first, random_games(game, seats, numbers, seed, first, scores[rows], places[rows])

    chunk = max(1, min(_CHUNK, -(-games // threads)))
    decisions, start = 0, time.perf_counter()
    for played, decided in _shared(play, range(0, games, chunk), threads):
        decisions += decided
        if progress:
            progress(played)
    seconds = time.perf_counter() - start
    points = scores if game.parts == 1 else scores / game.parts
    return Simulation(game.name, seats, chosen, seed, threads, points, places, decisions, seconds)


def _shared(play: Callable[[int], tuple[int, int]], firsts: range, threads: int) -> Iterator[tuple[int, int]]:
    """Play the chunks that begin with `firsts` in threads, and yield what each brings as it comes."""
    pool = ThreadPoolExecutor(threads)
    try:
        for done in as_completed([pool.submit(play, first) for first in firsts]):
            yield done.result()
    finally:  # when someone interrupts, what has not begun is left
        pool.shutdown(cancel_futures=True)


def random_games(game: Game, seats: int, options: Ints, seed: int, first: int, scores: Ints, places: Ints) -> int:
    """Play a random game for each row, in buffers of its own, and return how many decisions were taken."""
    legal = np.zeros(game.words, np.uint64)
    return game.doors.random_games(
        game.state.blank(), legal, new_rng(seed), seats, options, seed, first, scores, places
    )


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

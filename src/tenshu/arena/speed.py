"""How fast a game is: decisions per second, and what single steps take."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from statistics import median
from threading import Event

import numpy as np

from tenshu.arena.simulation import cores, random_games
from tenshu.core.game import Game
from tenshu.core.log import read, write
from tenshu.core.play import Play
from tenshu.core.rng import new_rng, roll

_SEED = 1
_BATCH_SECONDS = 0.02  # the clock is looked at about as often as this
_STEP_SHARE = 0.2  # of the seconds of a run, for each thing that is timed step by step


@dataclass(frozen=True)
class Rate:
    """Decisions per second: the middle, the lowest and the highest of several runs."""

    median: float
    lowest: float
    highest: float


@dataclass(frozen=True)
class Load:
    """How long a game took to load, for the first time in this process."""

    load_s: float
    compiled_now: bool  # else the machine code came from the cache, or nothing is compiled


@dataclass(frozen=True)
class Speed:
    """What was timed for one game and seat count."""

    game: str
    seats: int
    one_core: Rate
    all_cores: Rate | None
    act_us: float  # one answer through the checked door
    replay_us: float  # a whole log
    replay_answers: int  # in that log
    guess_us: float
    state_bytes: int


def machine() -> dict[str, object]:
    """Return what the figures were taken on."""
    return {
        "tenshu": version("tenshu"),
        "python": platform.python_version(),
        "numba": version("numba"),
        "interpreted": os.environ.get("NUMBA_DISABLE_JIT", "0") == "1",
        "cpu": _cpu(),
        "cores": cores(),
    }


@cache
def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def load_timed(load: Callable[[], Game]) -> tuple[Game, Load]:
    """Load a game, and time it from nothing to the first answer."""
    start = time.perf_counter()
    game = load()
    Play(game, game.seats.start).settle(_SEED)
    return game, Load(time.perf_counter() - start, _was_compiled(game))


def measure(game: Game, seats: int, *, seconds: float, runs: int, core_only: bool = False) -> Speed:
    """Time one game at one seat count."""
    play = Play(game, seats)
    _play_out(play)
    text = write(play)
    each = seconds * _STEP_SHARE
    return Speed(
        game=game.name,
        seats=seats,
        one_core=_rate(game, seats, seconds, runs, 1),
        all_cores=None if core_only else _rate(game, seats, seconds, runs, cores()),
        act_us=_act_us(play, each),
        replay_us=_step_us(lambda: read(text, lambda _: game), each),
        replay_answers=len(play.moves),
        guess_us=_guess_us(play, each),
        state_bytes=game.state.dtype.itemsize,
    )


def _was_compiled(game: Game) -> bool:
    """Tell whether a door had to be compiled; interpreted ones have no statistics."""
    found = [getattr(door, "stats", None) for door in game.doors]
    return any(sum(stats.cache_misses.values()) for stats in found if stats is not None)


def _play_out(play: Play) -> None:
    while play.asked:
        seat = play.asked[0]
        choices = play.choices(seat)
        play.act(seat, choices[roll(new_rng(_SEED, len(play.moves)), len(choices))])


def _rate(game: Game, seats: int, seconds: float, runs: int, threads: int) -> Rate:
    batch, stop, pool = _batch(game, seats), Event(), ThreadPoolExecutor(threads)
    rates = []
    try:
        for _ in range(runs):
            start = time.perf_counter()
            end = start + seconds
            work = [pool.submit(_decisions, game, seats, batch, end, thread, stop) for thread in range(threads)]
            rates.append(sum(done.result() for done in work) / (time.perf_counter() - start))
    finally:  # when someone interrupts, nobody has to wait for the end of a run
        stop.set()
        pool.shutdown()
    return Rate(median(rates), min(rates), max(rates))


def _batch(game: Game, seats: int) -> int:
    """Return how many games take about as long as we want to wait between looks at the clock."""
    _games(game, seats, 1, 0)  # compile
    start = time.perf_counter()
    _games(game, seats, 1, 0)
    return max(1, int(_BATCH_SECONDS / max(time.perf_counter() - start, 1e-6)))


def _decisions(game: Game, seats: int, batch: int, end: float, thread: int, stop: Event) -> int:
    decisions, first = 0, thread << 32  # each thread has games of its own
    while True:
        decisions += _games(game, seats, batch, first)
        first += batch
        if time.perf_counter() >= end or stop.is_set():
            return decisions


def _games(game: Game, seats: int, games: int, first: int) -> int:
    options = game.option_numbers(game.choose_options({}))
    table = (games, game.sides(seats))
    scores, places = np.zeros(table, np.int64), np.zeros(table, np.int64)
    return random_games(game, seats, options, _SEED, first, scores, places)


def _act_us(play: Play, seconds: float) -> float:
    """Return the microseconds of one checked answer, over whole games."""
    moves = play.moves

    def replay() -> None:
        Play(play.game, play.seats, play.options, moves)

    return _step_us(replay, seconds) / len(moves)


def _guess_us(play: Play, seconds: float) -> float:
    """Return the microseconds of one guess, in the middle of the game, copying the state included."""
    middle = play.at(len(play.moves) // 2)
    seen, rng = middle.seen(0), new_rng(_SEED)
    return _step_us(lambda: play.game.doors.guess(seen.copy(), 0, rng), seconds)


def _step_us(step: Callable[[], object], seconds: float) -> float:
    step()
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds or not steps:
        step()
        steps += 1
    return (time.perf_counter() - start) / steps * 1e6

"""Plays the same tables on a GPU and on a CPU, and compares all that a step writes, byte for byte; or times the CPU.

    python -m bench.environment [GAME ...] [--tables 4096] [--steps 400]
    python -m bench.environment --time [GAME ...] [--tables 4096] [--seconds 0.5] [--runs 7]

At each table an answer is drawn from what is legal there, at every number of seats. To compare it is given on both
machines, with rows for a critic, and with forced answers asked for. Prints a line of JSON for each game.

To time, a line for each way of stepping on one core and on all: `rows` are written by any step; with `hidden` those for
a critic are, too; `checked` calls `masks` as well, and has its answers checked. The clock stands still while answers
are drawn, and the first run, in which tables come apart in their games, is left out. Decisions are told by seconds on
the clock and by seconds of a core, which other work on the machine takes less from.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from statistics import median
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenshu import GAMES, load
from tenshu.arena.simulation import cores
from tenshu.arena.speed import Rate, machine
from tenshu.core import bits, gpu
from tenshu.core.bits import Words
from tenshu.core.game import Game
from tenshu.core.record import Ints
from tenshu.core.rng import Rng, new_rng, roll
from tenshu.core.rules import door
from tenshu.vector import Tables

SEED = 2026
WAYS = ("rows", "hidden", "checked")
_THREADS = 8


def compare(game: Game, tables: int, steps: int) -> dict[str, Any]:
    """Return how many steps were the same on both, and what differed first."""
    here = Tables(game, tables, forced=True, hidden=True, threads=_THREADS)
    there = Tables(game, tables, forced=True, hidden=True, device="cuda")
    luck = np.random.default_rng(SEED)
    here.reset(SEED)
    there.reset(SEED)
    found = {"game": game.name, "device": str(gpu.cuda.get_current_device().name), "tables": tables}
    for step in range(steps + 1):
        differs = [name for name, one, other in _arrays(here, there) if one.tobytes() != other.tobytes()]
        if differs:
            return {**found, "same steps": step, "then differ": differs}
        if step < steps:
            answers = _drawn(here.masks(), luck)
            here.step(answers)
            there.step(answers)
    return {**found, "same steps": steps, "answers": steps * tables}


def _arrays(here: Tables, there: Tables) -> Iterator[tuple[str, NDArray[Any], NDArray[Any]]]:
    """Yield the arrays of both by name: the states, what is seen, and what came of the last step."""
    yield "states", here.states(), there.states()
    for one, other in ((here.seen, there.seen), (here.outcome, there.outcome)):
        for name in one._fields:
            yield name, getattr(one, name), getattr(other, name).copy_to_host()


def _drawn(masks: NDArray[np.bool_], luck: np.random.Generator) -> NDArray[np.int64]:
    """Return a legal answer for each table."""
    drawn: NDArray[np.int64] = np.where(masks, luck.random(masks.shape), -1.0).argmax(1)
    return drawn


def measure(game: Game, way: str, tables: int, threads: int, seconds: float, runs: int) -> dict[str, Any]:
    """Return the decisions a second of a way of stepping over several runs."""
    played = Tables(game, tables, threads=threads, hidden=way == "hidden")
    played.reset(SEED)
    step, luck = _checked if way == "checked" else Tables.step, new_rng(SEED)
    by_clock, by_core = zip(*[_rates(played, step, luck, seconds) for _ in range(1 + runs)][1:], strict=True)
    told = {"game": game.name, "way": way, "tables": tables, "threads": threads}
    rates = {"decisions_per_second": _spread(by_clock), "decisions_per_second_of_a_core": _spread(by_core)}
    return {**told, **rates, **machine()}


def _spread(rates: Sequence[float]) -> dict[str, float]:
    return asdict(Rate(*(round(rate) for rate in (median(rates), min(rates), max(rates)))))


def _rates(tables: Tables, step: Callable[[Tables], object], luck: Rng, seconds: float) -> tuple[float, float]:
    """Return decisions a second of steps alone: by the clock, and by what cores were at work."""
    took, worked, steps = 0.0, 0.0, 0
    while took < seconds:
        _draw(tables.seen.legal, luck, tables.actions)
        begin, at_work = time.perf_counter(), time.process_time()
        step(tables)
        took, worked = took + time.perf_counter() - begin, worked + time.process_time() - at_work
        steps += 1
    return steps * len(tables) / took, steps * len(tables) / worked


def _checked(tables: Tables) -> None:
    """Take a step as whoever wants masks, and is not sure of the answers."""
    tables.masks()
    tables.step(tables.actions)


@door
def _draw(legal: Words, luck: Rng, actions: Ints) -> None:
    """Write a legal answer for each table, compiled, so that more time is spent on what is timed."""
    for table in range(actions.size):
        ways = 0
        for word in legal[table]:
            ways += bits.count(word)
        actions[table] = bits.pick(legal[table], roll(luck, ways))


def time_all(games: list[str], tables: int, seconds: float, runs: int) -> None:
    """Print the speed of games on one core, and on all where there are more."""
    for name in games:
        for way in WAYS:
            for threads in sorted({1, cores()}):
                print(json.dumps(measure(load(name), way, tables, threads, seconds, runs)), flush=True)


def main() -> None:
    """Compare or time some games or all."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    options.add_argument("--tables", type=int, default=4096)
    options.add_argument("--steps", type=int, default=400, help="that are compared")
    options.add_argument("--time", action="store_true", help="time the CPU, which takes no GPU")
    options.add_argument("--seconds", type=float, default=0.5, help="how long a run takes that is timed")
    options.add_argument("--runs", type=int, default=7, help="how many runs are timed")
    asked = options.parse_args()
    if asked.time:
        time_all(asked.games, asked.tables, asked.seconds, asked.runs)
        return
    if not gpu.cuda.is_available():
        options.error("there is no CUDA GPU here; run this where there is one, with the extra [gpu] installed")
    is_same = True
    for name in asked.games:
        found = compare(load(name), asked.tables, asked.steps)
        is_same &= found["same steps"] == asked.steps
        print(json.dumps(found), flush=True)
    sys.exit(0 if is_same else 1)


if __name__ == "__main__":
    main()

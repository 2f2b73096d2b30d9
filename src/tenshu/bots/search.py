"""A bot that searches: it plays on from what it sees, many times over, and takes what it tried most."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from tenshu.bots import tree
from tenshu.bots.bot import Answer, Budget, Candidate
from tenshu.bots.sensing import search_doors
from tenshu.core.bits import WORD
from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, new_rng, step

_ROOT = 1  # the first node; 0 stands for none
_LONGEST_PATH = 256  # decisions on the way down
_FEWEST, _MOST = 16, 1 << 14  # iterations between two looks at the clock
_LOOK = 0.01  # seconds between them, as far as that can be told
_LARGEST = 1 << 18  # nodes of a tree: some 15 MB
_USUAL = 1000  # iterations when nobody says
_WORLDS = 2  # in which an answer must look alike for a tree to be kept


@dataclass(frozen=True)
class Settings:
    """How a search goes about it; measured in bench/search.py."""

    explore: float = 0.5  # how much it tries what looked good at first sight and was seldom tried
    urgency: float = 0.1  # how much worse than the average it takes for granted what was never tried
    guided: bool = True  # whether it plays on with the game's sense, or at random

    def numbers(self) -> tree.Reals:
        """Return the settings as compiled code takes them."""
        return np.array([self.explore, self.urgency, float(self.guided)])


class Tree:
    """A tree, and the room that its growing needs. Each thread has its own."""

    def __init__(self, game: Game, sides: int, settings: Settings, size: int) -> None:
        self._doors = search_doors(game)
        self._nodes = np.zeros((size + 2, tree.COLUMNS), np.int64)
        self._sums = np.zeros((size + 2, tree.SUMS))
        self._data = np.zeros((2, game.state.dtype.itemsize), np.uint8)
        self._settings = settings.numbers()
        self._legal = np.zeros(game.words, np.uint64)
        self._weights = np.zeros(WORD * game.words)
        self._children = np.zeros(WORD * game.words, np.int64)
        self._path = np.zeros(_LONGEST_PATH, np.int64)
        self._worth, self._points = np.zeros(sides), np.zeros(sides)
        self.root, self._used = _ROOT, _ROOT + 1

    def grow(self, redacted: Bytes, seat: int, rng: Rng, iterations: int) -> None:
        """Add iterations, without the GIL."""
        self._data[0] = redacted
        self._used = self._doors.grow(
            self._data, seat, self.root, self._nodes, self._sums, self._settings, self._legal, self._weights,
            self._children, self._path, self._worth, self._points, rng, self._used, iterations,
        )  # fmt: skip

    def candidates(self) -> list[Candidate]:
        """Return what was tried at the root."""
        found, child = [], int(self._nodes[self.root, tree.FIRST])
        while child:
            visits = int(self._nodes[child, tree.VISITS])
            worth, points = (self._sums[child] / visits).tolist()
            found.append(Candidate(int(self._nodes[child, tree.ACTION]), visits, worth, points))
            child = int(self._nodes[child, tree.NEXT])
        return found

    def step_down(self, action: int) -> bool:
        """Make the node of an action the root, if there is one and room to grow; tell whether it is."""
        child = int(self._nodes[self.root, tree.FIRST])
        while child and self._nodes[child, tree.ACTION] != action:
            child = int(self._nodes[child, tree.NEXT])
        self.root = child
        return bool(child) and self._used < len(self._nodes) // 2


class SearchBot:
    """Searches for as long as its budget lasts, in as many threads as it is given.

    With a budget of iterations the same luck leads to the same answer, however fast the machine.
    """

    def __init__(self, game: Game, settings: Settings | None = None, threads: int = 1) -> None:
        self.game, self.settings, self.threads = game, settings or Settings(), threads
        self._trees: list[Tree] = []
        self._expected: bytes = b""  # what the seat sees if it is asked again at once

    def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng, budget: Budget) -> Answer:
        """Return the legal action that was tried most."""
        if len(legal) == 1:
            return Answer(legal[0])
        self._plant(redacted, budget)
        luck = [new_rng(step(rng), thread) for thread in range(self.threads)]
        if self.threads == 1:
            grown = [_grow(self._trees[0], redacted, seat, luck[0], budget)]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                grown = list(
                    pool.map(
                        lambda one: _grow(one[0], redacted, seat, one[1], budget), zip(self._trees, luck, strict=True)
                    )
                )
        ranked = _ranked(self._trees, legal)
        self._step_down(redacted, seat, ranked[0].action, rng)
        return Answer(ranked[0].action, ranked, sum(grown))

    def _plant(self, redacted: Bytes, budget: Budget) -> None:
        """Begin new trees, unless those of the last decision go on with this one."""
        if bytes(redacted) != self._expected:
            seats = int(self.game.state.on(redacted).seats)  # type: ignore[attr-defined]  # which every state has
            size = min(budget.iterations or _LARGEST, _LARGEST)
            self._trees = [
                Tree(self.game, self.game.sides(seats), self.settings, 2 * size) for _ in range(self.threads)
            ]

    def _step_down(self, redacted: Bytes, seat: int, action: int, rng: Rng) -> None:
        """Keep what was found out below the answer, in case the same seat is asked again and nothing was revealed."""
        after = {self._after(redacted, seat, action, rng) for _ in range(_WORLDS)}
        kept = [one.step_down(action) for one in self._trees]
        self._expected = after.pop() if all(kept) and len(after) == 1 else b""

    def _after(self, redacted: Bytes, seat: int, action: int, rng: Rng) -> bytes:
        """Return what a seat sees after its answer in a world that could be; nothing where someone else is asked."""
        doors, world = self.game.doors, redacted.copy()
        doors.guess(world, seat, rng)  # since rules are not made for a state with blanks
        doors.apply(world, seat, action)
        is_asked = doors.waiting(world) == 1 << seat
        doors.redact(world, seat)
        return bytes(world) if is_asked else b""


def _grow(one: Tree, redacted: Bytes, seat: int, rng: Rng, budget: Budget) -> int:
    """Let a tree grow as far as the budget goes; return by how many iterations."""
    done, chunk, start = 0, _FEWEST, time.perf_counter()
    bound = budget.iterations or (_USUAL if not budget.seconds else 1 << 62)
    while done < bound:
        if budget.seconds and done and time.perf_counter() - start >= budget.seconds:
            break
        if not budget.seconds:
            chunk = _MOST
        elif done:
            pace = done / max(time.perf_counter() - start, 1e-6)
            left = budget.seconds - (time.perf_counter() - start)
            chunk = int(min(max(pace * min(_LOOK, left), _FEWEST), _MOST))
        chunk = min(chunk, bound - done)
        one.grow(redacted, seat, rng, chunk)
        done += chunk
    return done


def _ranked(trees: Sequence[Tree], legal: Sequence[int]) -> tuple[Candidate, ...]:
    """Return what all trees tried of what is legal, the most visited first."""
    found: dict[int, list[Candidate]] = defaultdict(list)
    for one in trees:
        for candidate in one.candidates():
            found[candidate.action].append(candidate)
    merged = [_merged(found[action]) for action in legal if action in found]
    return tuple(sorted(merged, key=lambda candidate: (-candidate.visits, -candidate.worth, candidate.action)))


def _merged(same: Sequence[Candidate]) -> Candidate:
    visits = sum(candidate.visits for candidate in same)
    worth = sum(candidate.visits * candidate.worth for candidate in same) / visits
    points = sum(candidate.visits * candidate.points for candidate in same) / visits
    return Candidate(same[0].action, visits, worth, points)

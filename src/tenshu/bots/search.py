"""A bot that searches: it plays on from what it sees, many times over, and takes what it tried most."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from tenshu.bots import tree
from tenshu.bots.bot import Answer, Budget, Candidate
from tenshu.bots.sensing import SearchDoors, search_doors
from tenshu.core.bits import WORD, no_numbers, numbers
from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, new_rng, step

_ROOT = 1  # the first node; 0 stands for none
_CHUNK = 64  # iterations between two looks at the clock, and at what could still change: some milliseconds
_ROOM = 4  # nodes for each iteration of a decision, since a tree may be kept for several
_LARGEST = 1 << 19  # nodes of a tree: some 30 MB
_USUAL = 1000  # iterations when nobody says
_NO_BOUND = 1 << 62
_WORLDS = 2  # in which an answer must look alike for a tree to be kept


@dataclass(frozen=True)
class Settings:
    """How a search goes about it; measured by `python -m bench.search --compare`."""

    explore: float = 0.5  # how much it tries what looked good at first sight and was seldom tried
    urgency: float = 0.1  # how much worse than the average it takes for granted what was never tried
    trust: float = 0.25  # in first sight, when choosing what to try: with 0 all looks alike
    greed: float = 0.0  # how often it plays on with what looks best, instead of with anything as likely as it weighs
    guided: bool = True  # whether it plays on with the game's sense, or at random
    proposals: int = 0  # guesses for each iteration that are weighed by what the others have played; 0 for any guess
    crowd: int = 8  # sides from which on the tree lets the others play as it plays on, and holds its own decisions only
    depth: int = 256  # decisions that the tree looks ahead

    def numbers(self, sides: int) -> tree.Reals:
        """Return the settings for so many sides as compiled code takes them."""
        others = sides < self.crowd
        chosen = (self.explore, self.urgency, self.trust, self.greed, self.guided, self.proposals, others)
        return np.array(chosen, np.float64)


# Where other settings were measured to be better than those above.
_SETTINGS = {"catte": Settings(trust=0.1), "white_castle": Settings(greed=0.5, crowd=4)}


def usual_settings(game: Game) -> Settings:
    """Return how a search goes about a game when nobody says."""
    return _SETTINGS.get(game.name, Settings())


class Tree:
    """A tree, and the room that its growing needs. Each thread has its own."""

    def __init__(self, doors: SearchDoors, game: Game, seat: int, sides: int, settings: Settings, size: int) -> None:
        self._doors, self._seat, self._parts = doors, seat, game.parts
        self._nodes = np.zeros((size + 2, tree.COLUMNS), np.int64)
        self._sums = np.zeros((size + 2, tree.SUMS))
        self._data = np.zeros((tree.ROWS, game.state.dtype.itemsize), np.uint8)
        self._settings = settings.numbers(sides)
        self._legal = np.zeros(game.words, np.uint64)
        self._weights = np.zeros(WORD * game.words)
        self._children = np.zeros(WORD * game.words, np.int64)
        self._path = np.zeros(settings.depth, np.int64)
        self._worth, self._points, self._likely = np.zeros(sides), np.zeros(sides), np.zeros(1)
        self.root, self._used = _ROOT, _ROOT + 1

    def grow(self, redacted: Bytes, rng: Rng, iterations: int) -> None:
        """Add iterations, without the GIL."""
        if not np.array_equal(self._data[tree.SEEN], redacted):
            self._data[tree.SEEN] = redacted
            self._likely[0] = 0.0  # no guess yet
        self._used = self._doors.grow(
            self._data, self._seat, self.root, self._nodes, self._sums, self._settings, self._legal, self._weights,
            self._children, self._path, self._worth, self._points, self._likely, rng, self._used, iterations,
        )  # fmt: skip

    def candidates(self) -> list[Candidate]:
        """Return what was tried at the root."""
        return [self._candidate(child) for child in self._children_of_root()]

    def _candidate(self, child: int) -> Candidate:
        visits = int(self._nodes[child, tree.VISITS])
        worth, points = (self._sums[child] / visits).tolist()
        return Candidate(int(self._nodes[child, tree.ACTION]), visits, worth, points / self._parts)

    def _children_of_root(self) -> Iterator[int]:
        child = int(self._nodes[self.root, tree.FIRST])
        while child:
            if self._nodes[child, tree.MOVER] == self._seat:
                yield child
            child = int(self._nodes[child, tree.NEXT])

    @property
    def visits(self) -> tuple[int, int]:
        """Return how often anything was tried at the root, and by how much what was tried most leads."""
        visits = [int(self._nodes[child, tree.VISITS]) for child in self._children_of_root()]
        *_, second, first = sorted([0, 0, *visits])
        return sum(visits), first - second

    def step_down(self, action: int) -> bool:
        """Make the node of an action the root, if there is one and room to grow; tell whether it is."""
        found = [child for child in self._children_of_root() if self._nodes[child, tree.ACTION] == action]
        self.root = found[0] if found else 0
        return bool(found) and self._used < len(self._nodes) * (_ROOM - 1) // _ROOM


class SearchBot:
    """Searches for as long as its budget lasts, in as many threads as it is given.

    With a budget of iterations the same luck leads to the same answer, however fast the machine. What is known from the
    last decision counts towards them, and where the rest of them could change nothing they are spared.
    """

    def __init__(
        self, game: Game, settings: Settings | None = None, threads: int = 1, doors: SearchDoors | None = None
    ) -> None:
        self.game, self.settings, self.threads = game, settings or usual_settings(game), threads
        self._doors = doors or search_doors(game)
        self._trees: list[Tree] = []
        self._expected: tuple[int, bytes] | None = None  # a seat, and what it sees if it has a choice again at once

    def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng, budget: Budget) -> Answer:
        """Return the legal action that was tried most."""
        if len(legal) == 1:
            return Answer(legal[0])
        self._plant(redacted, seat, budget)
        luck = [new_rng(step(rng), thread) for thread in range(self.threads)]
        if self.threads == 1:
            grown = [_grow(self._trees[0], redacted, luck[0], budget, is_alone=True)]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                grown = list(pool.map(lambda one, rng: _grow(one, redacted, rng, budget), self._trees, luck))
        ranked = _ranked(self._trees, legal)
        self._step_down(redacted, seat, ranked[0].action, rng)
        return Answer(ranked[0].action, ranked, sum(grown))

    def _plant(self, redacted: Bytes, seat: int, budget: Budget) -> None:
        """Begin new trees, unless those of the last decision go on with this one."""
        if (seat, bytes(redacted)) != self._expected:
            seats = int(self.game.state.on(redacted).seats)  # type: ignore[attr-defined]  # which every state has
            size = min(_ROOM * (budget.iterations or _LARGEST), _LARGEST)
            self._trees = [
                Tree(self._doors, self.game, seat, self.game.sides(seats), self.settings, size)
                for _ in range(self.threads)
            ]

    def _step_down(self, redacted: Bytes, seat: int, action: int, rng: Rng) -> None:
        """Keep what was found out below the answer, in case the same seat is asked again and nothing was revealed."""
        after = {self._after(redacted, seat, action, rng) for _ in range(_WORLDS)}
        kept = [one.step_down(action) for one in self._trees]
        seen = after.pop()
        self._expected = (seat, seen) if all(kept) and not after and seen else None

    def _after(self, redacted: Bytes, seat: int, action: int, rng: Rng) -> bytes:
        """Return what a seat sees when it next has a choice, in a world that could be; nothing if others come first."""
        doors, world, legal = self.game.doors, redacted.copy(), no_numbers(self.game.actions)
        doors.guess(world, seat, rng)  # since rules are not made for a state with blanks
        ways = 1
        while ways == 1:  # forced answers have no nodes
            doors.apply(world, seat, action)
            if not doors.waiting(world) >> seat & 1:
                return b""
            ways = doors.choices(world, seat, legal)
            action = numbers(legal)[0]
        doors.redact(world, seat)
        return bytes(world)


def _grow(one: Tree, redacted: Bytes, rng: Rng, budget: Budget, *, is_alone: bool = False) -> int:
    """Let a tree grow as far as the budget goes; return by how many iterations.

    A tree that is alone is spared iterations that could not change which action was tried most.
    """
    start, grown = time.perf_counter(), 0
    bound = budget.iterations or (_USUAL if not budget.seconds else _NO_BOUND)
    visits, lead = one.visits
    while visits < bound and not (is_alone and lead > bound - visits):
        if budget.seconds and grown and time.perf_counter() - start >= budget.seconds:
            break
        chunk = min(_CHUNK, bound - visits)
        one.grow(redacted, rng, chunk)
        grown += chunk
        before = visits
        visits, lead = one.visits
        if visits == before:
            raise RuntimeError("a search that tries nothing would never end: the game's sense gives no weights")
    return grown


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

"""A tournament: its blocks are handed out to workers, and taken back in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from pathlib import Path

from tenshu.arena.match import Block, Pairing, Result, play_block
from tenshu.arena.results import Kept
from tenshu.arena.setup import Setup
from tenshu.arena.sprt import Sprt
from tenshu.arena.workers import Workers, came_of
from tenshu.core.files import Stamp
from tenshu.core.words import Fault


def run(setup: Setup, workers: Workers, kept: Kept, tests: Mapping[Pairing, Sprt] | None = None) -> Iterator[Result]:
    """Yield what comes of each block, in the order of the schedule; what is kept is not played again.

    The order makes results the same however many workers there are. A pairing that has a test is tried until the
    test decides, and each block is told to it before the next is looked at.
    """
    tests = tests or {}
    schedule, ahead = setup.schedule(), deque[_Ahead]()
    weights = setup.weights()
    while True:
        while len(ahead) < workers.window and (block := _next(schedule, tests)):
            ahead.append(_Ahead(block, workers, kept))
        if not ahead:
            return
        one = ahead.popleft()
        test = tests.get(one.block.pairing)
        if test is None or not test.is_decided:
            result = one.result()
            _check_unchanged(setup, weights)
            if test:
                test.add(result.lead)
            yield result


def _check_unchanged(setup: Setup, weights: Mapping[Path, Stamp]) -> None:
    """Raise when a net is another than it was: a training that goes on writes its weights anew each minute."""
    now = setup.weights()
    for file, stamp in weights.items():
        if now.get(file) != stamp:
            raise Fault("cli-arena-weights-changed", file=file.name)


def _next(schedule: Iterator[Block], tests: Mapping[Pairing, Sprt]) -> Block | None:
    """Return the next block of a pairing that is still tried."""
    return next((block for block in schedule if not (test := tests.get(block.pairing)) or not test.is_decided), None)


class _Ahead:
    """A block that was handed out, or that was kept from before."""

    def __init__(self, block: Block, workers: Workers, kept: Kept) -> None:
        self.block = block
        self._kept = kept.get((block.pairing, block.number))
        self._playing: Future[Result] | None = None if self._kept else workers.executor.submit(play_block, block)

    def result(self) -> Result:
        """Return what came of the block, when it has."""
        if self._playing is None:
            assert self._kept is not None  # noqa: S101 (one of the two is there)
            return self._kept
        return came_of(self._playing)

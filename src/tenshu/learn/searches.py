"""What searches answer: games that they play on all cores, to be learned from by a net that is to play as they do.

A game is the same however many threads share the work, and what was played is kept, so that a later run goes on.
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenshu.bots.bot import Answer, Budget, bot_rng
from tenshu.bots.search import SearchBot
from tenshu.core.bits import Words, no_numbers
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, new_rng, roll
from tenshu.learn.recipes import Recipe
from tenshu.vector.stepping import observing_of, stepping

_PART = 64  # games in a file
_WILD = 10  # answers, of which one is anything, so that searches are seen in positions that they would not get into


class Answered(NamedTuple):
    """What was seen when searches were asked, and how they answered: a row a decision."""

    rows: Bytes
    legal: Words
    shares: NDArray[np.float16]  # how often each action was tried, as a share


def gather(
    game: Game, recipe: Recipe, folder: Path, *, seed: int, threads: int, progress: Callable[[int], None]
) -> Answered:
    """Let searches play until there are as many decisions as the recipe wants; `progress` is told of them."""
    folder.mkdir(parents=True, exist_ok=True)
    parts, decisions = list[Answered](), 0
    pool = ThreadPoolExecutor(threads)
    try:
        while decisions < recipe.studied:
            parts.append(_part(game, recipe, folder, seed, len(parts), pool))
            decisions += len(parts[-1].rows)
            progress(min(decisions, recipe.studied))
    finally:  # when someone interrupts, games that have not begun are left
        pool.shutdown(cancel_futures=True)
    return _joined(parts, recipe.studied)


def _part(game: Game, recipe: Recipe, folder: Path, seed: int, number: int, pool: ThreadPoolExecutor) -> Answered:
    """Return some games: those that are kept, or new ones, which are then kept."""
    path = folder / f"{seed}-{recipe.search}-{number:04}.npz"
    kept = _read(path)
    if kept:
        return kept
    numbers = range(number * _PART, (number + 1) * _PART)
    played = _joined(list(pool.map(lambda one: _game(game, recipe, seed, one), numbers)))
    fresh = path.with_suffix(".new")
    with fresh.open("wb") as file:
        np.savez_compressed(file, **played._asdict())
    fresh.replace(path)
    return played


def _read(path: Path) -> Answered | None:
    """Return what a file holds; one that is missing or damaged is played again."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            return Answered(*(kept[name] for name in Answered._fields))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return None


def _joined(parts: list[Answered], most: int | None = None) -> Answered:
    return Answered(*(np.concatenate(columns)[:most] for columns in zip(*parts, strict=True)))


def _game(game: Game, recipe: Recipe, seed: int, number: int) -> Answered:
    """Return what a search on every seat answered in one game."""
    seats, options = recipe.kinds[number % len(recipe.kinds)]
    return _Game(game, seats, options, seed + number).played(recipe.search)


class _Game:
    """One game between searches, and what they answer in it."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], seed: int) -> None:
        self._play, self._seed = Play(game, seats, options), seed
        self._bots = [SearchBot(game) for _ in range(seats)]
        self._see, self._observing = stepping(game).see, observing_of(game)
        self._seen: list[tuple[Bytes, Words, NDArray[np.float16]]] = []

    def played(self, iterations: int) -> Answered:
        """Play to the end; return what was answered."""
        play, luck = self._play, new_rng(self._seed, 1)
        play.settle(self._seed)
        while play.asked:
            seat, legal = play.asked[0], play.choices(play.asked[0])
            action = legal[0]
            if len(legal) > 1:
                answer = self._answer(seat, legal, iterations)
                action = _taken(answer, legal, luck)
            play.act(seat, action)
            play.settle(self._seed)
        rows, words, shares = zip(*self._seen, strict=True)
        return Answered(np.array(rows), np.array(words), np.array(shares))

    def _answer(self, seat: int, legal: list[int], iterations: int) -> Answer:
        """Let a search answer, and note it."""
        play, observing = self._play, self._observing
        redacted, row, words = play.seen(seat), np.zeros(observing.width, np.uint8), no_numbers(play.game.actions)
        self._see(redacted, seat, row)
        play.game.doors.choices(play.state, seat, words)
        luck = bot_rng(self._seed, seat, len(play.moves))
        answer = self._bots[seat].decide(redacted, seat, legal, luck, Budget(iterations))
        shares = np.zeros(observing.answers)
        for candidate in answer.candidates:
            shares[candidate.action] = candidate.visits
        self._seen.append((row, words, (shares / shares.sum()).astype(np.float16)))
        return answer


def _taken(answer: Answer, legal: list[int], luck: Rng) -> int:
    """Return what is played: the search's answer or, now and then, anything."""
    return legal[roll(luck, len(legal))] if roll(luck, _WILD) == 0 else answer.action

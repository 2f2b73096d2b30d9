"""What a seat holds possible: guesses of all that it cannot see, as likely as they explain what the others played."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenshu.bots.net import Net, legal_only, shares
from tenshu.bots.recall import NOTHING
from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, step
from tenshu.vector.stepping import observing_of

_Reals = NDArray[np.float64]


@dataclass(frozen=True)
class Guessing:
    """How a seat guesses what it cannot see."""

    worlds: int = 256  # that it imagines
    evidence: int = 32  # decisions of others that it weighs, the last ones of this round; 0 for any guess
    faith: float = 0.35  # in evidence: with 0 nothing tells; with 1 all, and a handful of worlds is left
    slip: float = 0.2  # how likely a seat takes any choice, for reasons that the net does not know


def imagine(game: Game, net: Net, guessing: Guessing, redacted: Bytes, seat: int, rng: Rng) -> Bytes:
    """Return worlds in accord with what a seat sees, in any order; one that explains more may come up several times."""
    worlds = np.repeat(redacted[None], guessing.worlds, axis=0)
    for world in worlds:
        game.doors.guess(world, seat, rng)
    recall = recall_door(game)
    if recall is None or guessing.evidence == 0:
        return worlds
    likely = np.exp(guessing.faith * _evidence(game, net, guessing, worlds, seat, recall))
    return worlds[_drawn(likely, np.random.default_rng(step(rng)))]


def _evidence(
    game: Game, net: Net, guessing: Guessing, worlds: Bytes, seat: int, recall: Callable[..., bool]
) -> _Reals:
    """Return for each world how likely the others were to decide as they did, as a logarithm; the likeliest has 0."""
    number, observing = len(worlds), observing_of(game)
    papers, paper = worlds.copy(), np.empty(worlds.shape[1], np.uint8)
    rows, legal = np.empty((number, observing.width), np.uint8), np.empty((number, game.words), np.uint64)
    ways, actions, found = np.empty(number, np.int64), np.empty(number, np.int64), np.zeros(number)
    for _ in range(guessing.evidence):
        if not recall(papers, paper, seat, rows, legal, ways, actions):
            break
        chose = np.flatnonzero(actions != NOTHING)
        if chose.size == 0:
            continue
        liked = legal_only(net.judge_all(rows[chose])[0], legal[chose])
        share = shares(liked)[np.arange(chose.size), actions[chose]]
        found[chose] += np.log(guessing.slip / ways[chose] + (1 - guessing.slip) * share)
    return found - found.max()  # type: ignore[no-any-return]


def _drawn(likely: _Reals, luck: np.random.Generator) -> NDArray[np.int64]:
    """Return as many numbers of worlds as there are, each as often as it is likely: more even than draws would be."""
    bounds = np.cumsum(likely) / likely.sum()
    marks = (np.arange(likely.size) + luck.random()) / likely.size
    drawn: NDArray[np.int64] = np.minimum(np.searchsorted(bounds, marks), likely.size - 1)
    return luck.permutation(drawn)


@cache
def recall_door(game: Game) -> Callable[..., bool] | None:
    """Return what takes back the decisions of others, or None in a game that cannot be taken back."""
    if find_spec(f"tenshu.games.{game.name}.past") is None:
        return None
    name = f"tenshu.bots.recall.{game.name}"
    spec = spec_from_file_location(name, Path(__file__).with_name("recall.py"))
    assert spec is not None  # noqa: S101 (the file is ours)
    assert spec.loader is not None  # noqa: S101
    module = module_from_spec(spec)
    parts = {"rules": "rules", "hidden": "hidden", "observing": "observe", "past": "past"}
    named: dict[str, Any] = {mine: import_module(f"tenshu.games.{game.name}.{its}") for mine, its in parts.items()}
    vars(module).update(STATE=game.state.dtype, **named)
    sys.modules[name] = module  # where Numba looks for it when it loads what it has cached
    spec.loader.exec_module(module)
    return module.recall  # type: ignore[no-any-return]

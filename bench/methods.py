"""Other ways for a search to choose what it tries, to compare the usual one with."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from math import log, sqrt
from typing import Any

from numba import njit

from tenshu.bots import tree
from tenshu.bots.sensing import SearchDoors, search_doors
from tenshu.bots.tree import EXPLORE, VISITS, WORTH, Reals
from tenshu.core import questions
from tenshu.core.bits import EMPTY, ONE, WORD, Words, lowest, pick
from tenshu.core.game import Game
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import Rng, roll
from tenshu.core.rules import compiled

EVEN = 0.1  # of the tries of regret matching go to anything
FEW = 1e-9


@compiled
def untried(legal: Words, children: Ints, rng: Rng) -> int:
    """Return any legal action that was not tried yet, or -1."""
    ways = 0
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            ways += children[word * WORD + lowest(left)] == 0
            left &= left - ONE
    which = roll(rng, ways) if ways else -1
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            one = word * WORD + lowest(left)
            left &= left - ONE
            if children[one] == 0:
                if which == 0:
                    return one
                which -= 1
    return -1


@compiled
def uct(
    node: int,  # noqa: ARG001 (asked as the usual way is)
    nodes: Ints,
    sums: Reals,
    settings: Reals,
    legal: Words,
    weights: Reals,  # noqa: ARG001 (it has no first sight)
    children: Ints,
    room: int,
    rng: Rng,
) -> int:
    """Try each once, then what has the highest upper confidence bound (Kocsis and Szepesvari 2006)."""
    action = untried(legal, children, rng)
    if room > 0 and action >= 0:
        return action
    best, tried = -1e9, 0
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            tried += nodes[children[word * WORD + lowest(left)], VISITS]
            left &= left - ONE
    action = -1
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            one = word * WORD + lowest(left)
            left &= left - ONE
            visits = nodes[children[one], VISITS]
            if visits > 0:
                score = sums[children[one], WORTH] / visits + settings[EXPLORE] * sqrt(log(tried) / visits)
                if score > best:
                    best, action = score, one
    return action


@compiled
def regret_matching(
    node: int,  # noqa: ARG001 (asked as the usual way is)
    nodes: Ints,
    sums: Reals,
    settings: Reals,  # noqa: ARG001 (it has none)
    legal: Words,
    weights: Reals,
    children: Ints,
    room: int,
    rng: Rng,
) -> int:
    """Try each once, then each as often as it is regretted not to have tried it (Hart and Mas-Colell 2000).

    The regret is what it has paid on average over what was paid at this node, as often as that was visited.
    """
    action = untried(legal, children, rng)
    if room > 0 and action >= 0:
        return action
    tried, paid, ways = 0.0, 0.0, 0
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            child = children[word * WORD + lowest(left)]
            left &= left - ONE
            tried += nodes[child, VISITS]
            paid += sums[child, WORTH]
            ways += 1
    if tried == 0.0:
        return -1
    if roll(rng, 1000) < 1000 * EVEN:
        action = pick(legal, roll(rng, ways))
        return action if children[action] != 0 else -1
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            one = word * WORD + lowest(left)
            left &= left - ONE
            visits = nodes[children[one], VISITS]
            regret = sums[children[one], WORTH] / visits - paid / tried if visits > 0 else 0.0
            weights[one] = max(regret, 0.0) + (FEW if visits > 0 else 0.0)
    return tree.draw(legal, weights, rng)


@cache
def opened(game: Game, select: Callable[..., int]) -> SearchDoors:
    """Return a game's doors for a search that chooses in another way; compiled anew in each program."""
    state: Any = game.state.dtype
    rules: Any = import_module(f"tenshu.games.{game.name}.rules")
    hidden: Any = import_module(f"tenshu.games.{game.name}.hidden")
    sense: Any = import_module(f"tenshu.bots.sense.{game.name}")
    waiting, choices, apply, guess = questions.waiting, rules.choices, rules.apply, hidden.guess
    likelihood, weigh, is_cut, value = sense.likelihood, sense.weigh, sense.is_cut, sense.value

    @njit(nogil=True, error_model="numpy")
    def grow(
        data: Bytes, seat: int, root: int, nodes: Ints, sums: Reals, settings: Reals, legal: Words, weights: Reals,
        children: Ints, path: Ints, worth: Reals, points: Reals, likely: Reals, rng: Rng,
        used: int, iterations: int,
    ) -> int:  # fmt: skip
        return tree.grow(
            waiting, choices, apply, guess, likelihood, weigh, is_cut, value, select, data, data.view(state)[:, 0],
            seat, root, nodes, sums, settings, legal, weights, children, path, worth, points, likely, rng, used,
            iterations,
        )  # fmt: skip

    return search_doors(game)._replace(grow=grow)

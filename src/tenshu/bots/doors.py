"""The search of a game as Python calls it: on bytes, compiled once and cached.

`bots.sensing.search_doors` runs this file once for each game, with that game's rules and sense in place of the names
below, for the reason that `core/doors.py` gives.
"""

from __future__ import annotations

from typing import Any

from tenshu.bots import tree
from tenshu.bots.tree import Reals
from tenshu.core import questions
from tenshu.core.bits import Words
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import Rng
from tenshu.core.rules import door

STATE: Any  # the layout of the game's state
rules: Any  # its module of rules
hidden: Any  # its module of what a seat may not see
sense: Any  # what bots know of the game


@door
def grow(
    data: Bytes,
    seat: int,
    root: int,
    nodes: Ints,
    sums: Reals,
    settings: Reals,
    legal: Words,
    weights: Reals,
    children: Ints,
    path: Ints,
    worth: Reals,
    points: Reals,
    likely: Reals,
    rng: Rng,
    used: int,
    iterations: int,
) -> int:
    """Add iterations to the tree of what a seat may decide in the state of the first row; return the nodes used."""
    return tree.grow(
        questions.waiting,
        rules.choices,
        rules.apply,
        hidden.guess,
        sense.likelihood,
        sense.weigh,
        sense.is_cut,
        sense.value,
        tree.puct,
        data,
        data.view(STATE)[:, 0],
        seat,
        root,
        nodes,
        sums,
        settings,
        legal,
        weights,
        children,
        path,
        worth,
        points,
        likely,
        rng,
        used,
        iterations,
    )


@door
def weigh(data: Bytes, seat: int, legal: Words, weights: Reals) -> None:
    """Write how good each legal action of a seat looks at first sight."""
    rules.choices(data.view(STATE)[0], seat, legal)
    sense.weigh(data.view(STATE)[0], seat, legal, weights)


@door
def sensible_games(
    data: Bytes,
    legal: Words,
    weights: Reals,
    rng: Rng,
    seats: int,
    options: Ints,
    seed: int,
    first: int,
    manners: Ints,
    points: Ints,
    ranks: Ints,
) -> int:
    """Play a game for each row of `points` and `ranks`, each seat in its manner; return the decisions taken."""
    return tree.sensible_games(
        rules.setup,
        questions.waiting,
        rules.choices,
        rules.apply,
        rules.scores,
        rules.places,
        sense.weigh,
        data,
        data.view(STATE)[0],
        legal,
        weights,
        rng,
        seats,
        options,
        seed,
        first,
        manners,
        points,
        ranks,
    )

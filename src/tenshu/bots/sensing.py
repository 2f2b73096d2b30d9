"""The doors of a game's sense and search, opened when a bot first needs them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import NamedTuple

from tenshu.bots.tree import Reals
from tenshu.core.bits import Words
from tenshu.core.game import Game
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import Rng


class SearchDoors(NamedTuple):
    """A game's search as Python calls it: compiled functions on the bytes of a state, cached between runs."""

    grow: Callable[..., int]
    weigh: Callable[[Bytes, int, Words, Reals], None]
    sensible_games: Callable[[Bytes, Words, Reals, Rng, int, Ints, int, int, Ints, Ints, Ints], int]


def has_sense(game: Game) -> bool:
    """Tell whether bots know anything of a game, beyond its rules."""
    return find_spec(f"tenshu.bots.sense.{game.name}") is not None


@cache
def search_doors(game: Game) -> SearchDoors:
    """Return the doors of a game's search, made from its rules and from what bots know of it."""
    name = f"tenshu.bots.doors.{game.name}"
    spec = spec_from_file_location(name, Path(__file__).with_name("doors.py"))
    assert spec is not None  # noqa: S101 (the file is ours)
    assert spec.loader is not None  # noqa: S101
    module = module_from_spec(spec)
    vars(module).update(
        STATE=game.state.dtype,
        rules=import_module(f"tenshu.games.{game.name}.rules"),
        hidden=import_module(f"tenshu.games.{game.name}.hidden"),
        sense=import_module(f"tenshu.bots.sense.{game.name}"),
    )
    sys.modules[name] = module  # where Numba looks for it when it loads what it has cached
    spec.loader.exec_module(module)
    return SearchDoors(*(getattr(module, name) for name in SearchDoors._fields))

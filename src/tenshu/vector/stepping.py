"""The compiled steps of a game's tables, made when they are first needed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from tenshu.core.game import Game
from tenshu.core.observing import Observing
from tenshu.core.record import Bytes
from tenshu.core.words import Fault


class Stepping(NamedTuple):
    """What can be done at one table (compiled, for kernels) and at some of them in turn (on a CPU)."""

    begin: Callable[..., None]
    take_over: Callable[..., None]
    step: Callable[..., None]
    begin_some: Callable[..., None]
    take_over_some: Callable[..., None]
    step_some: Callable[..., None]
    see: Callable[[Bytes, int, Bytes], None]  # what a seat sees of one redacted state


def observing_of(game: Game) -> Observing:
    """Return how a game is observed, or say that it is not."""
    if game.observing is None:
        raise Fault("vector-unobserved", game=game.name)
    return game.observing


@cache
def stepping(game: Game) -> Stepping:
    """Return the steps of a game's tables, made from its rules and from how it is observed."""
    module = _made(game)
    some = [getattr(module, name) for name in ("begin_some", "take_over_some", "step_some", "see")]
    return Stepping(module.begin_and_look, module.take_over, module.step_table, *some)


def _made(game: Game) -> ModuleType:
    name = f"tenshu.vector.doors.{game.name}"
    spec = spec_from_file_location(name, Path(__file__).with_name("doors.py"))
    assert spec is not None  # noqa: S101 (the file is ours)
    assert spec.loader is not None  # noqa: S101
    module = module_from_spec(spec)
    observing_of(game)
    vars(module).update(
        STATE=game.state.dtype,
        PARTS=game.parts,
        rules=import_module(f"tenshu.games.{game.name}.rules"),
        hidden=import_module(f"tenshu.games.{game.name}.hidden"),
        observing=import_module(f"tenshu.games.{game.name}.observe"),
    )
    sys.modules[name] = module  # where Numba looks for it when it loads what it has cached
    spec.loader.exec_module(module)
    return module

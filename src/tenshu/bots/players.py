"""Who can be asked to take a seat: the levels for people, the bots behind them, and bots that anyone writes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from tenshu.bots.bot import Bot, Budget
from tenshu.bots.greedy import GreedyBot
from tenshu.bots.random import RandomBot
from tenshu.bots.search import SearchBot
from tenshu.core.game import Game
from tenshu.core.words import Fault


@dataclass(frozen=True)
class Player:
    """A bot that can be made for a game, and how much it may think about a decision."""

    name: str
    make: Callable[[Game], Bot]
    budget: Budget


# The levels, the weakest first; each is made to beat the one before it (docs/strength.md).
LEVELS = ("visitor", "apprentice", "journeyman", "master", "grandmaster")
DEFAULT = "master"

# How often a search plays on before it answers, by game: at the levels from the third on.
_ITERATIONS = {
    "catsle_builders": (100, 2_000, 20_000),
    "catte": (100, 2_000, 20_000),
    "cat_tower": (100, 2_000, 12_000),
    "white_castle": (100, 1_500, 10_000),
}
_SECONDS = (0.5, 1.0, 3.0)  # and no longer than this, however slow the machine
_PLAIN: dict[str, Callable[[Game], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def find_player(spec: str, game: Game) -> Player:
    """Return who is called so: a level, `random`, `greedy`, `search:2000`, or `package.module:Bot`."""
    if spec in LEVELS:
        return _level(spec, game)
    kind, _, amount = spec.partition(":")
    if kind == "search" and (amount.isdecimal() or not amount):
        return Player(spec, SearchBot, Budget(int(amount[:9] or 0)))
    if kind in _PLAIN and not amount:
        return Player(spec, _PLAIN[kind], Budget())
    if amount:
        return Player(spec, _written(spec, kind, amount), Budget(seconds=_SECONDS[1]))
    raise Fault("bots-unknown", name=spec, known=", ".join(LEVELS))


def _level(name: str, game: Game) -> Player:
    rank = LEVELS.index(name)
    if rank < 2:  # noqa: PLR2004 (those that do not search)
        return Player(name, (RandomBot, GreedyBot)[rank], Budget())
    return Player(name, SearchBot, Budget(_ITERATIONS[game.name][rank - 2], _SECONDS[rank - 2]))


def _written(spec: str, module: str, name: str) -> Callable[[Game], Bot]:
    """Return the bot in a module that someone wrote; whatever goes wrong there is said in one sentence."""
    try:
        found: Any = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise Fault("bots-module", name=spec, why=str(error)) from error
    except Exception as error:
        raise Fault("bots-module", name=spec, why=f"{type(error).__name__}: {error}") from error
    if not callable(found):
        raise Fault("bots-module", name=spec, why=f"{name} is no bot")
    return found  # type: ignore[no-any-return]

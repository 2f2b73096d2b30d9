"""Who can be asked to take a seat: the levels for people, the bots behind them, and bots that anyone writes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from tenshu.bots.bot import Bot, Budget
from tenshu.bots.foresight import USUAL, ForesightBot
from tenshu.bots.greedy import GreedyBot
from tenshu.bots.learned import NetBot
from tenshu.bots.net import has_net
from tenshu.bots.random import RandomBot
from tenshu.bots.search import SearchBot
from tenshu.bots.sensing import has_sense
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

# How often a journeyman's search plays on before it answers, by game; and how long it may take on a slow machine.
_JOURNEYMAN = {"catsle_builders": 30, "catte": 15, "cat_tower": 10, "white_castle": 60}
_MOMENT = 0.5  # seconds
# A game that has no net is searched at all three levels.
_SEARCHES = (Budget(50, _MOMENT), Budget(500, 0.9), Budget(6_000, 3.0))
# How often a grandmaster plays on with the net: as often as half a second or so allows; and its bound.
_GRANDMASTER = {"catsle_builders": 1_024, "catte": 1_024, "cat_tower": 1_024, "white_castle": 512}
_WHILE = 2.0  # seconds
_OWN = Budget(seconds=0.9)  # for a bot that someone wrote
_MOST_DIGITS = 9  # of a number of iterations
_PLAIN: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "net": NetBot,
    "foresight": ForesightBot,
}
_PATIENT = ("search", "foresight")  # bots that can be told how many iterations to think for
_LEARNED = ("net", "foresight")  # and those that need a net


def levels(game: Game) -> tuple[str, ...]:
    """Return the levels at which a game can be played: where bots know nothing of it, the one that needs no sense."""
    return LEVELS if has_sense(game) else LEVELS[:1]


def default_level(game: Game) -> str:
    """Return the level to offer when nobody says."""
    return DEFAULT if DEFAULT in levels(game) else levels(game)[-1]


def adviser(game: Game) -> Player:
    """Return who advises people: the strongest level."""
    return find_player(levels(game)[-1], game)


def is_written(spec: str) -> bool:
    """Tell whether a bot is named by the module that someone wrote it in."""
    kind, _, amount = spec.partition(":")
    return bool(amount) and not (kind in _PATIENT and amount.isdecimal())


def find_player(spec: str, game: Game) -> Player:
    """Return who is called so: a level, what is behind one (`search:2000`, `net`), or a bot of one's own."""
    kind, _, amount = spec.partition(":")
    if is_written(spec):
        return Player(spec, _written(spec, kind, amount), _OWN)
    if spec not in (*LEVELS, *_PLAIN) and not (kind in _PATIENT and amount):
        raise Fault("bots-unknown", name=spec, known=", ".join(LEVELS))
    if kind in _LEARNED and not has_net(game):
        raise Fault("bots-no-net", name=spec)
    if spec not in (*levels(game), "random") and kind not in _LEARNED and not has_sense(game):
        raise Fault("bots-level", name=spec, known=", ".join(levels(game)))
    if spec in LEVELS:
        return _level(spec, game)
    if len(amount) > _MOST_DIGITS:
        raise Fault("bots-iterations", name=spec, most=10**_MOST_DIGITS - 1)
    return Player(spec, _PLAIN[kind], Budget(int(amount or 0)))


def _level(name: str, game: Game) -> Player:
    visitor, apprentice, journeyman, master, grandmaster = LEVELS
    search = Budget(_JOURNEYMAN.get(game.name, _SEARCHES[0].iterations), _MOMENT)
    ahead = Budget(_GRANDMASTER.get(game.name, USUAL), _WHILE)
    made: dict[str, tuple[Callable[[Game], Bot], Budget]] = {
        visitor: (RandomBot, Budget()),
        apprentice: (GreedyBot, Budget()),
        journeyman: (SearchBot, search),
        master: (NetBot, Budget()) if has_net(game) else (SearchBot, _SEARCHES[1]),
        grandmaster: (ForesightBot, ahead) if has_net(game) else (SearchBot, _SEARCHES[2]),
    }
    return Player(name, *made[name])


def _written(spec: str, module: str, name: str) -> Callable[[Game], Bot]:
    """Return the bot in a module that someone wrote; whatever goes wrong there is said in one sentence."""
    here = str(Path.cwd())
    if here not in sys.path:  # last, so that no file here takes the place of another module
        sys.path.append(here)
    try:
        found: Any = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise Fault("bots-module", name=spec, why=str(error)) from error
    except Exception as error:
        raise Fault("bots-module", name=spec, why=f"{type(error).__name__}: {error}") from error
    if not callable(found):
        raise Fault("bots-module", name=spec, why=f"{name} is no bot")
    return found  # type: ignore[no-any-return]

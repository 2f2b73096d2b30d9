"""Who can be asked to take a seat: the levels for people, the bots behind them, and bots that anyone writes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from tenshu.bots.bot import Bot, Budget
from tenshu.bots.foresight import USUAL, ForesightBot
from tenshu.bots.greedy import GreedyBot
from tenshu.bots.learned import NetBot
from tenshu.bots.net import has_net, net_in
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
    weights: Path | None = None  # of the net that it plays with, where somebody named a file


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
_WHILE = 1.9  # seconds, so that its answer is there after two
_OWN = Budget(seconds=0.9)  # for a bot that someone wrote
_MOST_DIGITS = 9  # of a number of iterations
_LEARNED: dict[str, type[NetBot | ForesightBot]] = {"net": NetBot, "foresight": ForesightBot}  # who need a net
_PLAIN: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    **_LEARNED,
}
_PATIENT = ("search", "foresight")  # bots that can be told how many iterations to think for


def levels(game: Game) -> tuple[str, ...]:
    """Return the levels at which a game can be played: where bots know nothing of it, the one that needs no sense."""
    return LEVELS if has_sense(game) else LEVELS[:1]


def default_level(game: Game) -> str:
    """Return the level to offer when nobody says."""
    return DEFAULT if DEFAULT in levels(game) else levels(game)[-1]


def adviser(game: Game) -> Player:
    """Return who advises people: the strongest level."""
    return find_player(levels(game)[-1], game)


class _Name(NamedTuple):
    """What the name of a bot is made of."""

    kind: str
    amount: str  # of iterations
    weights: str  # the file of a net
    is_written: bool  # whether it is not ours: a module, and who is in it


def _read(spec: str) -> _Name:
    """Return what a name says: `foresight:256:FILE`, `foresight:256`, `net:FILE`, `search:2000`, or somebody's bot."""
    kind, _, rest = spec.partition(":")
    first, colon, second = rest.partition(":")
    amount = first if kind in _PATIENT and first.isdecimal() else ""
    if kind not in _LEARNED:
        return _Name(kind, amount, "", is_written=rest not in {"", amount})
    if colon and not second:  # a file that was left out
        return _Name(kind, "", "", is_written=False)
    return _Name(kind, amount, second if amount else rest, is_written=False)


def lasting(spec: str) -> str:
    """Return a name that means the same in any folder: the file of a net is told from the root."""
    weights = _read(spec).weights
    return spec.removesuffix(weights) + str(_file(weights).absolute()) if weights else spec


def find_weights(name: str) -> Path:
    """Return the file of a net that somebody has trained, or say that there is none."""
    try:
        file = _file(name)
        is_there = file.is_file()
    except OSError:  # a name that is too long, or a folder that may not be looked into
        is_there = False
    if not is_there:
        raise Fault("bots-no-weights", name=name)
    return file


def _can_be_noted(name: str) -> bool:
    """Tell whether a saved game can note a name: it is one line, of letters that there are."""
    return not any(letter in "\r\n" or "\ud800" <= letter <= "\udfff" for letter in name)


def _file(name: str) -> Path:
    path = Path(name)
    try:
        return path.expanduser()
    except RuntimeError:  # nobody's home
        return path


def is_written(spec: str) -> bool:
    """Tell whether a bot is named by the module that someone wrote it in."""
    return _read(spec).is_written


def find_player(spec: str, game: Game) -> Player:
    """Return who is called so: a level, what is behind one (`search:2000`, `net:FILE`), or a bot of one's own."""
    kind, amount, weights, is_theirs = _read(spec)
    if is_theirs:
        return Player(spec, _written(spec, *spec.split(":", 1)), _OWN)
    if spec not in (*LEVELS, *_PLAIN) and not (amount or weights):
        raise Fault("bots-unknown", name=spec, known=", ".join(LEVELS))
    if len(amount) > _MOST_DIGITS:
        raise Fault("bots-iterations", name=spec, most=10**_MOST_DIGITS - 1)
    if weights:
        file = find_weights(weights)
        if not _can_be_noted(str(file.absolute())):
            raise Fault("bots-weights-name", name=ascii(weights))
        return Player(spec, partial(_LEARNED[kind], net=net_in(game, file)), Budget(int(amount or 0)), file)
    if kind in _LEARNED and not has_net(game):
        raise Fault("bots-no-net", name=spec)
    if spec not in (*levels(game), "random") and kind not in _LEARNED and not has_sense(game):
        raise Fault("bots-level", name=spec, known=", ".join(levels(game)))
    if spec in LEVELS:
        return _level(spec, game)
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

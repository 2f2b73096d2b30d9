"""One package a game. No game imports another, and none is loaded before it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from tenshu.core.game import Game
from tenshu.core.words import Fault


class Title(NamedTuple):
    """A box that people know by its name: a game, and the options that make it this edition."""

    game: str
    options: dict[str, str]


TITLES = {
    "catsle_builders": Title("catsle_builders", {}),
    "chatpentiers": Title("catsle_builders", {"edition": "chatpentiers"}),
}
GAMES = tuple(dict.fromkeys(title.game for title in TITLES.values()))


def find_title(name: str) -> Title:
    """Return the title that is called `name`, as people write it."""
    title = TITLES.get(name.casefold().replace("-", "_").replace(" ", "_"))
    if title is None:
        raise Fault("games-unknown", name=name, known=", ".join(known.replace("_", "-") for known in TITLES))
    return title


def load(name: str) -> Game:
    """Return a game by the name of one of its titles."""
    module = import_module(f"tenshu.games.{find_title(name).game}")
    game: Game = module.GAME
    return game

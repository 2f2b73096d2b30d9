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
    "cat_tower": Title("cat_tower", {}),
    "catte": Title("catte", {}),
    "white_castle": Title("white_castle", {}),
}
GAMES = tuple(dict.fromkeys(title.game for title in TITLES.values()))


def find_title(name: str) -> Title:
    """Return the title that is called `name`, as people write it."""
    title = TITLES.get("_".join(name.casefold().replace("-", " ").replace("_", " ").split()))
    if title is None:
        raise Fault("games-unknown", name=name, known=", ".join(known.replace("_", "-") for known in TITLES))
    return title


def load(name: str) -> Game:
    """Return a game by its name.

    A title that needs options is refused, since a game alone could not be that edition; `find_title` gives both.
    """
    title = find_title(name)
    if title.options:
        options = ", ".join(f"{option}={value}" for option, value in title.options.items())
        raise Fault("games-edition", name=name, game=title.game, options=options)
    module = import_module(f"tenshu.games.{title.game}")
    game: Game = module.GAME
    return game

"""What games and those who play them are called in what is said to people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tenshu.core.words import Argument, Fault, Message, message

if TYPE_CHECKING:
    from tenshu.core.game import Game


def side_name(side: int, rivals: range) -> Message:
    """Return what a side is called: a seat by its number, a rival by one of its own where there are several."""
    if side in rivals:
        return message("rival", number=side - rivals.start + 1, count=len(rivals))
    return message("seat", number=side + 1)


@contextmanager
def called(game: Game, options: Mapping[str, str]) -> Iterator[None]:
    """Let what is refused in here be said of a game as this edition is called."""
    try:
        yield
    except Fault as fault:
        raise _fault(_renamed(fault.message, {game.name: _name(game, options)})) from fault


def known_as(what: Message) -> Message:
    """Return a message in which games that nobody has named otherwise are called by their usual names."""
    names = _codes(what)
    if not names:
        return what
    from tenshu.games import GAMES, load

    return _renamed(what, {name: _name(load(name), {}) for name in names if name in GAMES})


def _name(game: Game, options: Mapping[str, str]) -> Message:
    chosen = {option.name: options.get(option.name, option.values[0]) for option in game.options}
    return message(f"{game.name}-name", **chosen)


def _codes(what: Message) -> set[str]:
    """Return what a message calls games, where it is not a message itself."""
    found = {value for name, value in what.args if name == "game" and isinstance(value, str)}
    inner = [_codes(value) for _, value in what.args if isinstance(value, Message)]
    return found.union(*inner)


def _renamed(what: Message, names: Mapping[str, Message]) -> Message:
    return Message(what.key, tuple((name, _argument(name, value, names)) for name, value in what.args))


def _argument(name: str, value: Argument, names: Mapping[str, Message]) -> Argument:
    if isinstance(value, Message):
        return _renamed(value, names)
    return names.get(value, value) if name == "game" and isinstance(value, str) else value


def _fault(what: Message) -> Fault:
    return Fault(what.key, **dict(what.args))

"""What players bring in a file of their own: a deck of cards."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper
from pathlib import Path

from tenshu.core.game import Brought, Game
from tenshu.core.words import Fault

DECK = "deck"  # the option whose value may come from a file
_LARGEST = 1_000_000  # bytes: no deck is longer, and what is piped in may never end


def deck_of(game: Game) -> Brought | None:
    """Return how a deck of one's own is read for a game, or None where the deck cannot be replaced."""
    return next((option.brought for option in game.options if option.name == DECK), None)


def read_deck(game: Game, path: Path) -> str:
    """Return the deck in a file as logs write it, or raise when the file or the deck is none for this game."""
    brought = deck_of(game)
    if brought is None:
        raise Fault("cli-deck-none", game=game.name)
    return brought.read(_text(path), str(path))


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except OSError as error:
        raise Fault("cli-deck-unreadable", name=str(path), reason=error.strerror or str(error)) from error
    if len(content) > _LARGEST:
        raise Fault("cli-deck-large", name=str(path), most=_LARGEST)
    try:  # some editors begin a file with a mark of its encoding, which is no part of the text
        return TextIOWrapper(BytesIO(content), "utf-8-sig").read()
    except UnicodeDecodeError as error:
        raise Fault("cli-deck-letters", name=str(path)) from error

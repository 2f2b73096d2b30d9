"""How actions of Catte are said."""

from __future__ import annotations

from functools import cache

from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.catte.pieces import BOX, CATS, COFFEES, COLOURS
from tenshu.games.catte.state import CARD, COFFEE, SEAT, SET


def say(_data: Bytes, action: int) -> Message:
    """Return the name of what an action points at."""
    if action >= SEAT:
        return message("seat", number=action - SEAT + 1)
    if action >= COFFEE:
        return coffee_name(action - COFFEE)
    if action >= SET:
        return message("catte-set", card=card_name(action - SET))
    return card_name(action - CARD)


@cache
def card_name(card: int) -> Message:
    """Return a cat card by colour and number."""
    colour, number = CATS[card]
    return message("catte-card", colour=colour_name(colour), number=number)


@cache
def coffee_name(coffee: int) -> Message:
    """Return a coffee card by colour and number."""
    colour, number = COFFEES[coffee]
    return message("catte-coffee", colour=colour_name(colour), number=number)


@cache
def colour_name(colour: int) -> Message:
    """Return a colour."""
    return message("catte-colour", colour=COLOURS[colour])


@cache
def card_mark(card: int) -> str:
    """Return a cat card in two or three characters."""
    colour, number = CATS[card]
    return f"{BOX['colours'][colour]['letter']}{number}"


@cache
def coffee_mark(coffee: int) -> str:
    """Return a coffee card in two or three characters: its number first, which is what it is worth."""
    colour, number = COFFEES[coffee]
    return f"{number}{BOX['colours'][colour]['letter']}"

"""How actions of CATsle Builders are said."""

from __future__ import annotations

from functools import cache

from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.catsle_builders.pieces import BOX, EDITIONS, SCRAP, SUITS, number_of, suit_of
from tenshu.games.catsle_builders.state import CARD, PLACE, SEAT, SUIT, State


def say(data: Bytes, action: int) -> Message:
    """Return the name of what an action points at."""
    if action >= SEAT:
        return message("seat", number=action - SEAT + 1)
    if action >= SUIT:
        return suit_name(action - SUIT)
    if action >= PLACE:
        return place_name(State.on(data), action - PLACE)
    return card_name(action - CARD)


@cache
def card_name(card: int) -> Message:
    """Return a card by suit and number."""
    return message("catsle_builders-card", suit=suit_name(suit_of(card)), number=number_of(card))


@cache
def card_mark(card: int) -> str:
    """Return a card in two or three characters."""
    return f"{BOX['suits'][suit_of(card)]['letter']}{number_of(card)}"


@cache
def suit_name(suit: int) -> Message:
    """Return a suit by colour."""
    return message("catsle_builders-suit", suit=SUITS[suit])


def place_name(state: State, place: int) -> Message:
    """Return a place of the board in the words of the edition."""
    if place == SCRAP:
        return message("catsle_builders-scrap", edition=EDITIONS[state.edition])
    return message("catsle_builders-column", edition=EDITIONS[state.edition], number=place)

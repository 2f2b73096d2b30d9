"""What the parts of a table of The White Castle are made of: slots in rows, dice, members."""

from __future__ import annotations

from functools import cache

from tenshu.core.view import NO_ACTION, NO_SEAT, Area, Piece, Slot
from tenshu.core.words import Message, message
from tenshu.games.white_castle.pieces import MEMBERS
from tenshu.games.white_castle.short import clan_letter, die_mark, short_member_of
from tenshu.games.white_castle.state import State
from tenshu.games.white_castle.text import asked_question, die_name

TINTS = ("orange", "black", "white")  # of dice and lines
CLAN_TINTS = ("red", "yellow", "green", "blue")


def is_asked(state: State, clan: int, what: int) -> bool:
    """Tell whether a clan is asked something."""
    return asked_question(state) == what and asked_clan(state) == clan


def asked_clan(state: State) -> int:
    """Return the clan that is asked, or one that does not exist."""
    return int(state.asked[state.open - 1]).bit_length() - 1 if state.open else NO_SEAT


def slot(
    name: str,
    column: Message,
    pieces: list[Piece] | None = None,
    note: Message | None = None,
    action: int = NO_ACTION,
    row: Message | None = None,
) -> Slot:
    """Return a slot, which may stand in a row of a table."""
    made = Slot(id=name, name=column, note=note, pieces=pieces or [], action=action)
    if row is not None:
        made["row"] = row
    return made


def piece(name: str, called: Message, mark: str | Message, tint: str = "", action: int = NO_ACTION) -> Piece:
    """Return a piece."""
    return Piece(id=name, name=called, mark=mark, tint=tint, action=action)


@cache
def column(what: str) -> Message:
    """Return the heading of a column."""
    return message("white_castle-column", column=what)


def area(name: str, slots: list[Slot], seat: int = NO_SEAT) -> Area:
    """Return a part of the table."""
    return Area(id=name, name=message("white_castle-area", area=name), seat=seat, slots=slots)


def die(name: str, colour: int, value: int, action: int = NO_ACTION) -> Piece:
    """Return a die."""
    return piece(name, die_name(colour, value), die_mark(colour, value), TINTS[colour], action)


def member(state: State, sort: int, clan: int, number: int = 0) -> Piece:
    """Return a member of a clan, one of those in the same place."""
    called = message("white_castle-member-of", member=MEMBERS[sort], clan=clan_letter(state, clan))
    mark = short_member_of(state, sort, clan)
    return piece(f"{MEMBERS[sort]}-{clan}-{number}", called, mark, CLAN_TINTS[clan])

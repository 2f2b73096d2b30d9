"""What a screen draws, of any game: areas that hold slots that hold pieces, and the facts of the moment.

A view is plain data (JSON with messages for text). Whatever can be pointed at carries the action that pointing
at it stands for, so a screen needs no rules.
"""

from __future__ import annotations

from typing import TypedDict

from tenshu.core.words import Message


class Piece(TypedDict):
    """A card, a die, a token."""

    id: str
    name: Message
    mark: str  # two or three characters that tell it apart where there is no room for a name
    tint: str  # the colour it is drawn in
    action: int  # the action of pointing at it, or NO_ACTION


class Slot(TypedDict):
    """A place that holds pieces, in order."""

    id: str
    name: Message
    note: Message | None  # what is printed or counted there
    pieces: list[Piece]
    action: int


class Area(TypedDict):
    """A part of the table: common to all, or one seat's own. Areas of one id have the same slots at every seat."""

    id: str
    name: Message
    seat: int  # the seat it belongs to, or NO_SEAT
    slots: list[Slot]


class Line(TypedDict):
    """A line of the score sheet: what it is, and each seat's points for it."""

    name: Message
    points: list[float]


class View(TypedDict):
    """All that one seat may see."""

    chapter: int  # parts of the game that are over and whose table was cleared, such as rounds dealt anew
    facts: list[Message]  # the moment of the game: round, trick, what is led
    areas: list[Area]
    sheet: list[Line]
    notes: list[list[Message]]  # what is known of each seat: leader, void suits


NO_ACTION = -1
NO_SEAT = -1

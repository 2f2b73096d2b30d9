"""What a screen draws, of any game: areas that hold slots that hold pieces, and the facts of the moment.

A view is plain data (JSON with messages for text). Whatever can be pointed at carries the action that pointing
at it stands for, so a screen needs no rules.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tenshu.core.words import Message


class Piece(TypedDict):
    """A card, a die, a token."""

    id: str
    name: Message
    mark: str | Message  # what tells it apart where there is no room for a name; a message where languages differ
    tint: str  # the colour it is drawn in
    action: int  # the action of pointing at it, or NO_ACTION


class Slot(TypedDict):
    """A place that holds pieces, in order."""

    id: str
    name: Message
    note: Message | None  # what is printed or counted there
    pieces: list[Piece]
    action: int
    row: NotRequired[Message]  # in an area that is a table: the row it stands in, its name being that of the column


class Area(TypedDict):
    """A part of the table: common to all, or one side's own. Areas of one id have the same slots at every side."""

    id: str
    name: Message
    seat: int  # the side it belongs to, a seat or after the seats a rival, or NO_SEAT
    slots: list[Slot]


class Line(TypedDict):
    """A line of the score sheet: what it is, and each side's points for it."""

    name: Message
    points: list[float]
    made: NotRequired[list[Message | None]]  # how each side's points came to be, where there is more to tell


class Round(TypedDict):
    """A round that is over: what its points were made of, and how it ended where that differs."""

    sheet: list[Line]
    note: Message | None


class Sign(TypedDict):
    """A sign of the short writing in which marks are messages, and what it stands for."""

    mark: Message
    name: Message


class View(TypedDict):
    """All that one seat may see."""

    chapter: int  # parts of the game that are over and whose table was cleared, such as rounds dealt anew
    facts: list[Message]  # the moment of the game: round, trick, what is led
    areas: list[Area]
    sheet: list[Line]
    notes: list[list[Message]]  # what is known of each side: leader, void suits
    legend: NotRequired[list[Sign]]  # where marks are messages: the key to them


NO_ACTION = -1
NO_SEAT = -1

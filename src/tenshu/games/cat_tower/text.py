"""How actions of Cat Tower are said."""

from __future__ import annotations

from functools import cache

from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.cat_tower.pieces import CATS, COLUMNS, HEXES, ITEMS
from tenshu.games.cat_tower.state import CAT, DIE, HEX, ITEM, PASS, ROLL, SEAT, State


def say(data: Bytes, action: int) -> Message:
    """Return the name of what an action points at."""
    if action >= SEAT:
        return message("seat", number=action - SEAT + 1)
    if action == PASS:
        return message("cat_tower-pass")
    if action >= CAT:
        return cat_name(action - CAT)
    if action >= HEX:
        return hex_name(action - HEX)
    if action >= ITEM:
        return item_name(action - ITEM)
    number = action - DIE + 1
    return message("cat_tower-face", number=number) if _is_rolled(data) else die_name(number)


def _is_rolled(data: Bytes) -> bool:
    """Tell whether dice are being thrown: then all that is told of them is what they show."""
    state = State.on(data)
    return bool(state.open and state.question[0] == ROLL)


@cache
def die_name(number: int) -> Message:
    """Return a die by the number that it shows."""
    return message("cat_tower-die", number=number)


@cache
def item_name(item: int) -> Message:
    """Return what is marked."""
    return message("cat_tower-item", item=ITEMS[item])


@cache
def hex_name(hexagon: int) -> Message:
    """Return a hex by column and floor."""
    column, floor = HEXES[hexagon]
    return message("cat_tower-hex", column=column_name(column), floor=floor)


@cache
def hex_id(hexagon: int) -> str:
    """Return what a hex is called in views."""
    column, floor = HEXES[hexagon]
    return f"{COLUMNS[column]}-{floor}"


@cache
def column_name(column: int) -> Message:
    """Return a column by colour."""
    return message("cat_tower-column", column=COLUMNS[column])


@cache
def cat_name(cat: int) -> Message:
    """Return a cat by the item that it scores."""
    return message("cat_tower-cat", item=CATS[cat])

"""What a table of Cat Tower looks like, for any screen."""

from __future__ import annotations

from functools import cache

import numpy as np

from tenshu.core.game import in_points
from tenshu.core.record import Bytes
from tenshu.core.view import NO_ACTION, NO_SEAT, Area, Line, Piece, Slot, View
from tenshu.core.words import Message, message
from tenshu.games.cat_tower.doors import DOORS
from tenshu.games.cat_tower.pieces import (
    BOX,
    CATS,
    COLUMNS,
    COLUMNS_TO_END,
    FACES,
    FOOTPRINTS,
    HEXES,
    HOUSE_HEXES,
    ITEMS,
    NCOLUMNS,
    NHEXES,
    NONE,
    PARTS,
)
from tenshu.games.cat_tower.state import (
    CAT,
    CHOOSE_CAT,
    CHOOSE_HEX,
    CHOOSE_ITEM,
    DIE,
    FIRST,
    HEX,
    ITEM,
    LATER,
    LINES,
    MARK,
    NEITHER,
    PASS,
    START,
    State,
)
from tenshu.games.cat_tower.text import cat_name, column_name, die_name, hex_id, hex_name, item_name

OVER = -1  # no question is open
LETTERS = tuple(item["letter"] for item in BOX["items"])
EMPTY_HEX, EMPTY_HOUSE_HEX, NO_SCORE = "·", "⌂", "·"
_LINES = ("cats", *ITEMS[1:], "columns")
_HEXES_OF = [[h for h in range(NHEXES) if HEXES[h][0] == column] for column in range(NCOLUMNS)]
_NUMBERS = {NEITHER: "open", FIRST: "first", LATER: "later"}


def view(redacted: Bytes) -> View:
    """Return the table: the dice, the items, each seat's sheet, and the points as they stand."""
    state = State.read(redacted)
    seats = range(state.seats)
    return View(
        chapter=0,
        facts=_facts(state),
        areas=[
            _dice(state),
            _items(),
            *(_sheet(state, seat) for seat in seats),
            *(_margin(state, seat) for seat in seats),
        ],
        sheet=_lines(redacted, state),
        notes=[_notes(state, seat) for seat in seats],
    )


def _question(state: State) -> int:
    return int(state.question[state.open - 1]) if state.open else OVER


def _is_marking(state: State, seat: int, step: int) -> bool:
    """Tell whether a seat is asked for one step of its mark."""
    return _question(state) == MARK and bool(state.asked[0] >> seat & 1) and bool(state.step[seat] == step)


def _facts(state: State) -> list[Message]:
    facts = [message("cat_tower-round", number=int(state.completed) + bool(state.open))]
    if state.shared:
        facts.append(message("cat_tower-shared", number=int(state.shared)))
    if state.soft_houses:
        facts.append(message("cat_tower-soft-houses"))
    if state.other_bowls:
        facts.append(message("cat_tower-other-bowls"))
    return facts


def _notes(state: State, seat: int) -> list[Message]:
    completed = int((state.columns[seat] != NEITHER).sum())
    notes = [message("cat_tower-completed", columns=completed, wanted=COLUMNS_TO_END)]
    if seat == state.first_player and _question(state) not in {START, OVER}:
        notes.insert(0, message("cat_tower-first-player"))
    if _is_marking(state, seat, CHOOSE_HEX):
        notes.append(message("cat_tower-marks-hex", item=item_name(int(state.chosen[seat]))))
    elif _is_marking(state, seat, CHOOSE_CAT):
        notes.append(message("cat_tower-marks-cat"))
    return notes


def _dice(state: State) -> Area:
    center = [
        _die(f"die-{number}-{copy}", number, DIE + number - 1)
        for number in range(1, FACES + 1)
        for copy in range(state.dice[number - 1])
    ]
    if state.shared:
        center.append(_die("die-shared", int(state.shared), NO_ACTION))
    slots = [_slot("center", message("cat_tower-center"), center)]
    for turn in range(state.seats):
        seat = (int(state.first_player) + turn) % int(state.seats)
        picked = [_die(f"die-of-{seat}", int(state.picked[seat]), NO_ACTION)] if state.picked[seat] else []
        slots.append(_slot(f"seat-{seat}", message("seat", number=seat + 1), picked))
    return Area(id="dice", name=message("cat_tower-dice"), seat=NO_SEAT, slots=slots)


def _die(name: str, number: int, action: int) -> Piece:
    return Piece(id=name, name=die_name(number), mark=f"[{number}]", tint="", action=action)


@cache
def _items() -> Area:
    slots = [_slot(name, item_name(item), [_item(item)]) for item, name in enumerate(ITEMS)]
    return Area(id="items", name=message("cat_tower-items"), seat=NO_SEAT, slots=slots)


def _item(item: int) -> Piece:
    mark = f"{item + 1}{LETTERS[item]}"
    return Piece(id=ITEMS[item], name=item_name(item), mark=mark, tint="", action=ITEM + item)


def _sheet(state: State, seat: int) -> Area:
    marked, is_asked = _marked(state.marks[seat].tolist()), _is_marking(state, seat, CHOOSE_HEX)
    hexes = [_hex(hexagon, item, is_asked) for hexagon, item in enumerate(marked)]
    slots = [_column(state, seat, column, hexes) for column in range(NCOLUMNS)]
    return Area(id="sheet", name=message("cat_tower-sheets"), seat=seat, slots=slots)


def _column(state: State, seat: int, column: int, hexes: list[Piece]) -> Slot:
    circled = int(state.columns[seat, column])
    is_crossed = circled == NEITHER and bool(state.columns[:, column].any())
    note = _number(column, "crossed" if is_crossed else _NUMBERS[circled])
    here = [hexes[hexagon] for hexagon in _HEXES_OF[column]]
    return _slot(COLUMNS[column], column_name(column), here, note)


@cache
def _number(column: int, circled: str) -> Message:
    printed = BOX["columns"][column]
    return message("cat_tower-number", circled=circled, first=printed["first"], later=printed["later"])


def _marked(marks: list[int]) -> list[int]:
    """Return the item that is marked in each hex."""
    marked = [NONE] * NHEXES
    for item, hexes in enumerate(marks):
        left = hexes
        while left:
            marked[left.bit_length() - 1] = item
            left -= 1 << left.bit_length() - 1
    return marked


@cache
def _hex(hexagon: int, item: int, is_asked: bool) -> Piece:  # noqa: FBT001 (a cache has no use for names)
    """Return a hex: the item that is marked there, or a sign that it is empty, and its floor."""
    column, floor = HEXES[hexagon]
    name, letter = hex_name(hexagon), EMPTY_HEX
    action = HEX + hexagon if is_asked and item == NONE else NO_ACTION  # one marks one's own sheet
    if item != NONE:
        name, letter = message("cat_tower-mark", hex=hex_name(hexagon), item=item_name(item)), LETTERS[item]
    elif int(HOUSE_HEXES) >> hexagon & 1:
        name, letter = message("cat_tower-house-hex", hex=hex_name(hexagon)), EMPTY_HOUSE_HEX
    tint = BOX["columns"][column]["tint"]
    return Piece(id=hex_id(hexagon), name=name, mark=f"{letter}{floor}", tint=tint, action=action)


def _margin(state: State, seat: int) -> Area:
    """Return what stands beside the columns of a sheet: the cats and the footprints."""
    circled, crossed = int(state.circled[seat]), int(state.crossed[seat])
    note = message("cat_tower-track", ready=circled - crossed, crossed=crossed, left=FOOTPRINTS - circled)
    action = PASS if _is_marking(state, seat, CHOOSE_ITEM) else NO_ACTION  # one circles one's own footprint
    slots = [
        _slot("scored", message("cat_tower-scored"), [_cat(state, seat, cat) for cat in range(len(CATS))]),
        _slot("footprints", message("cat_tower-footprints"), [], note, action),
    ]
    return Area(id="margin", name=message("cat_tower-cats"), seat=seat, slots=slots)


def _cat(state: State, seat: int, cat: int) -> Piece:
    score = int(state.cats[seat, cat])
    return _scored(cat, score, score == NONE and _is_marking(state, seat, CHOOSE_CAT))


@cache
def _scored(cat: int, score: int, is_asked: bool) -> Piece:  # noqa: FBT001 (a cache has no use for names)
    """Return a cat, and what it scored, if it has."""
    letter = LETTERS[ITEMS.index(CATS[cat])]
    name = cat_name(cat)
    if score != NONE:
        name = message("cat_tower-scored-cat", cat=name, points=score)
    action = CAT + cat if is_asked else NO_ACTION
    mark = f"{letter}{NO_SCORE if score == NONE else score}"
    return Piece(id=f"{CATS[cat]}-cat", name=name, mark=mark, tint="", action=action)


def _slot(name: str, title: Message, pieces: list[Piece], note: Message | None = None, action: int = NO_ACTION) -> Slot:
    return Slot(id=name, name=title, note=note, pieces=pieces, action=action)


def _lines(redacted: Bytes, state: State) -> list[Line]:
    scores = np.zeros((LINES, state.seats), np.int64)
    DOORS.sheet(redacted, scores)
    return [
        Line(
            name=message("cat_tower-line", line=name),
            points=[in_points(score, PARTS) for score in scores[line].tolist()],
        )
        for line, name in enumerate(_LINES)
    ]

"""Why an action of Cat Tower is legal or not, what it costs and what it brings."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import no_numbers, numbers
from tenshu.core.game import in_points
from tenshu.core.record import Bytes, Ints
from tenshu.core.words import Message, message
from tenshu.games.cat_tower.doors import DOORS
from tenshu.games.cat_tower.pieces import CATS, FACES, FOOTPRINTS, HEXES, HOUSE, ITEMS, PARTS
from tenshu.games.cat_tower.state import (
    ACTIONS,
    CAT,
    CHOOSE_CAT,
    CHOOSE_HEX,
    CHOOSE_ITEM,
    COLUMNS_LINE,
    DIE,
    HEX,
    ITEM,
    LINES,
    MARK,
    PASS,
    PICK,
    State,
)
from tenshu.games.cat_tower.text import column_name, hex_id, hex_name, item_name

_DICE, _ITEMS, _HEXES, _CATS = range(DIE, ITEM), range(ITEM, HEX), range(HEX, CAT), range(CAT, PASS)
_ENOUGH = 2 * FACES  # footprints to move both dice anywhere


def explain(redacted: Bytes, seat: int, action: int) -> list[Message]:
    """Return what a legal action costs and brings, or why another is not legal and the rule that says so."""
    state = State.on(redacted)
    if state.open == 0:
        return [message("explain-over")]
    if not state.asked[0] >> seat & 1:
        return [message("explain-not-asked")]
    is_legal = action in _choices(redacted, seat)
    if state.question[0] == PICK:
        return [_leaves(state, action - DIE + 1)] if is_legal else [_why_not_pick(action)]
    if state.question[0] == MARK:
        answers = _BRINGS if is_legal else _WHY_NOT
        return answers[int(state.step[seat])](redacted, seat, action)
    return []


def _choices(data: Bytes, seat: int) -> list[int]:
    legal = no_numbers(ACTIONS)
    DOORS.choices(data, seat, legal)
    return numbers(legal)


def _rule(part: str, number: str) -> Message:
    return message("cat_tower-rule", part=part, number=number)


# Picking a die


def _leaves(state: State, number: int) -> Message:
    dice = [n for n in range(1, FACES + 1) for _ in range(state.dice[n - 1])]
    dice.remove(number)
    if len(dice) == 1:
        return message("cat_tower-explain-shares", number=dice[0], rule=_rule("round", "3-1"))
    return message("cat_tower-explain-leaves", numbers=", ".join(map(str, dice)), rule=_rule("round", "2"))


def _why_not_pick(action: int) -> Message:
    if action not in _DICE:
        return message("explain-other-kind")
    return message("cat_tower-explain-no-die", rule=_rule("round", "2"))


# What a mark would be, by the rules themselves


def _ready(state: State, seat: int) -> int:
    return int(state.circled[seat] - state.crossed[seat])


def _after_mark(redacted: Bytes, seat: int, item: int, hexagon: int) -> Bytes:
    """Return the table after a mark, for which there were footprints enough and the others had not to be waited for."""
    after = _choosing_hex(redacted, seat, item)
    State.row(after)["asked"][0] = 1 << seat
    DOORS.apply(after, seat, HEX + hexagon)
    return after


def _choosing_hex(redacted: Bytes, seat: int, item: int) -> Bytes:
    data = redacted.copy()
    state = State.row(data)
    state["step"][seat], state["chosen"][seat] = CHOOSE_HEX, item
    state["circled"][seat] += _ENOUGH
    return data


def _prices(redacted: Bytes, seat: int, item: int) -> dict[int, int]:
    """Return the hexes that would take an item, each with the footprints that it costs, be they there or not."""
    before = _crossed(redacted, seat)
    hexes = [action - HEX for action in _choices(_choosing_hex(redacted, seat, item), seat)]
    return {h: _crossed(_after_mark(redacted, seat, item, h), seat) - before for h in hexes}


def _crossed(data: Bytes, seat: int) -> int:
    return int(State.row(data)["crossed"][seat])


def _lines(data: Bytes, seat: int) -> Ints:
    out = np.zeros((LINES, State.row(data)["seats"]), np.int64)
    DOORS.sheet(data, out)
    return out[:, seat]


# What a mark costs and brings


def _item_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    state, item = State.on(redacted), action - ITEM
    if action == PASS:
        return [_pass_brings(state, seat)]
    prices = _prices(redacted, seat, item)
    hexes = [hexagon for hexagon, price in prices.items() if price <= _ready(state, seat)]
    if len(hexes) == 1:
        return [
            message("cat_tower-explain-only", hex=hex_name(hexes[0])),
            *_mark_brings(redacted, seat, item, hexes[0]),
        ]
    floors = ", ".join(map(str, sorted({HEXES[hexagon][1] for hexagon in hexes})))
    fewest = min(prices[hexagon] for hexagon in hexes)
    rule, ids = _rule("round", "3-2"), " ".join(map(hex_id, hexes))  # which a screen lights
    return [message("cat_tower-explain-item", hexes=len(hexes), floors=floors, footprints=fewest, rule=rule, ids=ids)]


def _pass_brings(state: State, seat: int) -> Message:
    rule = _rule("round", "3-3")
    if state.circled[seat] == FOOTPRINTS:
        return message("cat_tower-explain-pass-full", rule=rule)
    return message("cat_tower-explain-pass", ready=_ready(state, seat) + 1, rule=rule)


def _hex_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    return _mark_brings(redacted, seat, int(State.on(redacted).chosen[seat]), action - HEX)


def _mark_brings(redacted: Bytes, seat: int, item: int, hexagon: int) -> list[Message]:
    after = _after_mark(redacted, seat, item, hexagon)
    footprints = _crossed(after, seat) - _crossed(redacted, seat)
    gained = _lines(after, seat) - _lines(redacted, seat)
    brings = in_points(int(gained[:COLUMNS_LINE].sum()), PARTS)
    rule = _rule("items", str(item + 1))
    told = [message("cat_tower-explain-mark", footprints=footprints, points=brings, rule=rule)]
    if item == HOUSE:
        told.append(message("cat_tower-explain-house", houses=_count(State.on(after), seat, HOUSE)))
        DOORS.apply(after, seat, _choices(after, seat)[0])  # any cat, since the round ends after it
        gained = _lines(after, seat) - _lines(redacted, seat)
    if gained[COLUMNS_LINE]:
        told.append(_completes(HEXES[hexagon][0], int(gained[COLUMNS_LINE])))
    return told


def _completes(column: int, score: int) -> Message:
    name, rule = column_name(column), _rule("round", "3-4")
    return message("cat_tower-explain-completes", column=name, points=in_points(score, PARTS), rule=rule)


def _count(state: State, seat: int, item: int) -> int:
    return int(state.marks[seat, item]).bit_count()


def _cat_brings(redacted: Bytes, seat: int, action: int) -> list[Message]:
    state, item = State.on(redacted), ITEMS.index(CATS[action - CAT])
    houses, items = _count(state, seat, HOUSE), _count(state, seat, item)
    after = redacted.copy()
    DOORS.apply(after, seat, action)
    score = int(State.on(after).cats[seat, action - CAT])
    rule = _rule("items", "1")
    return [message("cat_tower-explain-cat", houses=houses, items=items, points=score, rule=rule)]


# Why a mark is not legal


def _why_not_item(redacted: Bytes, seat: int, action: int) -> list[Message]:
    if action in _HEXES:
        return [message("cat_tower-explain-item-first", rule=_rule("round", "3-2"))]
    if action not in _ITEMS:
        return [message("explain-other-kind")]
    item = action - ITEM
    prices = _prices(redacted, seat, item)
    if not prices:
        return [message("cat_tower-explain-no-hex", rule=_rule("round", "3-2"))]
    return [_too_dear(State.on(redacted), seat, min(prices.values()))]


def _why_not_hex(redacted: Bytes, seat: int, action: int) -> list[Message]:
    state = State.on(redacted)
    item, hexagon, rule = int(state.chosen[seat]), action - HEX, _rule("round", "3-2")
    if action not in _HEXES:
        return [message("cat_tower-explain-hex-now", item=item_name(item), rule=rule)]
    if any(int(hexes) >> hexagon & 1 for hexes in state.marks[seat]):
        return [message("cat_tower-explain-marked", rule=rule)]
    prices = _prices(redacted, seat, item)
    if hexagon not in prices:
        key = "cat_tower-explain-no-picture" if item == HOUSE else "cat_tower-explain-house-only"
        return [message(key, rule=rule)]
    return [_too_dear(state, seat, prices[hexagon])]


def _too_dear(state: State, seat: int, needed: int) -> Message:
    rule = _rule("round", "3-3")
    return message("cat_tower-explain-too-dear", needed=needed, ready=_ready(state, seat), rule=rule)


def _why_not_cat(redacted: Bytes, seat: int, action: int) -> list[Message]:
    rule = _rule("items", "1")
    if action not in _CATS:
        return [message("cat_tower-explain-cat-now", rule=rule)]
    score = int(State.on(redacted).cats[seat, action - CAT])
    return [message("cat_tower-explain-scored", points=score, rule=rule)]


_BRINGS = {CHOOSE_ITEM: _item_brings, CHOOSE_HEX: _hex_brings, CHOOSE_CAT: _cat_brings}
_WHY_NOT = {CHOOSE_ITEM: _why_not_item, CHOOSE_HEX: _why_not_hex, CHOOSE_CAT: _why_not_cat}

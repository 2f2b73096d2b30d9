"""Why an action of The White Castle is not legal, and the rule that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tenshu.core.words import Message, message
from tenshu.games.white_castle.moments import Moment, section
from tenshu.games.white_castle.pieces import (
    ACTION,
    ANY,
    AUDIENCE,
    BLOCK,
    CAP,
    CLIMB_FROM,
    CLIMB_LEVELS,
    CLIMB_PRICE,
    COIN,
    COIN_PRICE,
    COURTIER,
    DOMAIN_SPACE,
    EACH,
    ENDS,
    EXCHANGE_PRICE,
    EXCHANGES,
    FOOD,
    GARDEN_FOOD,
    GARDEN_KINDS,
    IRON,
    IS_LIGHT,
    KIND,
    LIGHT,
    MEMBERS,
    NROOMS,
    PEARL,
    SEAL,
    SEAL_PRICE,
    SELECTIONS,
    SLOT_ROOM,
    SLOT_ROW,
    STACK,
    STACKED,
    WHAT,
    YARD_IRON,
)
from tenshu.games.white_castle.state import (
    AT_GATE,
    AUDIENCE_USED,
    CHOOSE_BLOCK,
    CHOOSE_FAVOUR,
    CHOOSE_LIGHT,
    CHOOSE_LINE,
    CHOOSE_PAIR,
    CLIMB,
    CLIMB_USED,
    DECLINE,
    DIE,
    DRAFT,
    EFFECT,
    ENTER_ROOM,
    EXCHANGE,
    FAVOUR,
    GARDEN,
    GATE_ACTION,
    LINE,
    ONE_OF,
    OWED,
    PAIR,
    PAY,
    PICK,
    PLACE_DIE,
    PLACE_GARDENER,
    PLACE_WARRIOR,
    RESOURCE,
    RIVAL_GARDEN,
    RIVAL_ROOM,
    ROOM,
    SLOT,
    SPACE,
    TAKE_DIE,
    USE_COURTIER,
    YARD,
)
from tenshu.games.white_castle.text import (
    colour_name,
    line_name,
    room_name,
    side_name,
    thing_name,
)

_NKINDS = len(GARDEN_KINDS)
_FLOORS = ("gate", "stewards", "diplomats")


def reason(moment: Moment, action: int) -> Message:
    """Return why an action is not legal."""
    if EXCHANGE <= action < DECLINE:
        return _no_exchange(moment, action - EXCHANGE)
    if action == DECLINE:
        return message("white_castle-explain-no-decline", rule=section("gaining", ruling=7))
    if moment.question not in _REASONS or action not in _REASONS[moment.question].answers:
        return message("explain-other-kind")
    return _REASONS[moment.question].why(moment, action)


def _too_little(moment: Moment, thing: int, needed: int, rule: Message) -> Message:
    """Return that there is not enough of a thing, and how many seals would make up for it if they can."""
    there = moment.has(thing)
    seals = (needed - there) * int(EXCHANGE_PRICE[thing]) if thing < EXCHANGES else 0
    helping = seals if seals <= moment.has(SEAL) else 0
    what = thing_name(thing, needed)
    return message("white_castle-explain-too-little", what=what, there=there, seals=helping, rule=rule)


def _no_exchange(moment: Moment, thing: int) -> Message:
    if moment.state.phase == DRAFT or moment.question in {RIVAL_GARDEN, RIVAL_ROOM}:
        return message("white_castle-explain-no-exchange", rule=section("seals", ruling=26))
    if moment.has(SEAL) < EXCHANGE_PRICE[thing]:
        return _too_little(moment, SEAL, int(EXCHANGE_PRICE[thing]), section("seals"))
    if thing == COIN:
        return message("white_castle-explain-no-last-coin", rule=section("end", 1, 26))
    return _at_cap(moment, thing)


def _at_cap(_: Moment, thing: int) -> Message:
    what, rule = thing_name(thing, int(CAP[thing])), section("gaining", ruling=26)
    return message("white_castle-explain-at-cap", what=what, rule=rule)


# Dice and pairs


def _no_pair(*_: object) -> Message:
    return message("white_castle-explain-no-pair", rule=section("setup", 13))


def _no_die(moment: Moment, action: int) -> Message:
    bridge = (action - DIE) // ENDS
    rule = section("dice", 1, 6 if moment.state.on_bridge[bridge] else 0)
    return message("white_castle-explain-no-die", rule=rule)


def _no_space(moment: Moment, action: int) -> Message:
    state, space = moment.state, action - SPACE
    if space == DOMAIN_SPACE and state.in_domain[moment.seat, state.hand_colour]:
        line, rule = line_name(int(state.hand_colour)), section("domains", 1)
        return message("white_castle-explain-line-full", line=line, rule=rule)
    if space < STACKED and state.placed[space, STACK[state.seats] - 1]:
        dice, rule = int(STACK[state.seats]), section("stacking")
        return message("white_castle-explain-full", dice=dice, rule=rule)
    if space < NROOMS and not moment.room_effects(space):
        colour, rule = colour_name(int(state.hand_colour)), section("castle", ruling=5)
        return message("white_castle-explain-no-colour", colour=colour, rule=rule)
    needed = moment.covered(space) - int(state.hand_value)
    return _too_little(moment, COIN, needed, section("dice", 2, 2))


# Effects


def _no_effect(moment: Moment, action: int) -> Message:
    effect = action - EFFECT
    if not moment.owed >> effect & 1:
        return message("white_castle-explain-not-owed", rule=section("dice", 4))
    for thing, price in ((COIN, int(COIN_PRICE[effect])), (SEAL, int(SEAL_PRICE[effect]))):
        if moment.has(thing) < price:
            return _too_little(moment, thing, price, section("gaining", ruling=2))
    return _cannot(moment, effect, section("gaining", ruling=7))


def _cannot(moment: Moment, effect: int, rule: Message) -> Message:
    """Return that an effect, whose price is there, could not be done."""
    member = int(WHAT[effect])
    if KIND[effect] == ACTION and member != COURTIER and moment.gone(member) == EACH:
        return _none_left(member)
    return message("white_castle-explain-cannot", rule=rule)


def _none_left(member: int) -> Message:
    name = MEMBERS[member]
    return message("white_castle-explain-none-left", member=name, rule=section(name))


def _no_pick(moment: Moment, action: int) -> Message:
    return _at_cap(moment, action - RESOURCE)


# Members


def _no_garden(moment: Moment, action: int) -> Message:
    garden, rule = action - GARDEN, section("gardener")
    if int(moment.state.gardeners[moment.seat]) >> garden & 1:
        return message("white_castle-explain-own-gardener", rule=rule)
    return _too_little(moment, FOOD, int(GARDEN_FOOD[garden % _NKINDS, moment.state.garden[garden]]), rule)


def _no_yard(moment: Moment, action: int) -> Message:
    return _too_little(moment, IRON, int(YARD_IRON[action - YARD]), section("warrior"))


def _no_courtier(moment: Moment, action: int) -> Message:
    half, used = ("audience", AUDIENCE_USED) if action == GATE_ACTION else ("climb", CLIMB_USED)
    if moment.about & used:
        return message("white_castle-explain-half-used", half=half, rule=section("courtier", ruling=11))
    return _no_audience(moment) if action == GATE_ACTION else _no_climb(moment, action - CLIMB)


def _no_audience(moment: Moment) -> Message:
    if moment.gone(COURTIER) == EACH:
        return _none_left(COURTIER)
    return _too_little(moment, COIN, AUDIENCE, section("audience"))


def _no_climb(moment: Moment, way: int) -> Message:
    start, rule = int(CLIMB_FROM[way]), section("climbing")
    if not moment.state.courtiers[moment.seat, AT_GATE + start]:
        return message("white_castle-explain-nobody-there", floor=_FLOORS[start], rule=rule)
    return _too_little(moment, PEARL, int(CLIMB_PRICE[CLIMB_LEVELS[way]]), rule)


def _no_room(moment: Moment, _: int) -> Message:
    part = "solitaire" if moment.question == RIVAL_ROOM else "climbing"
    return message("white_castle-explain-other-floor", floor=_FLOORS[moment.about], rule=section(part))


def _no_light(moment: Moment, action: int) -> Message:
    is_there = SLOT_ROOM[action - SLOT] == moment.about
    key = "white_castle-explain-dark" if is_there else "white_castle-explain-other-room"
    return message(key, room=room_name(moment.about), rule=section("climbing", ruling=13))


def _no_favour(moment: Moment, action: int) -> Message:
    who = side_name(moment.state, int(moment.state.favour[action - FAVOUR]) - 1)
    return message("white_castle-explain-favour-taken", who=who, rule=section("climbing"))


def _no_block(moment: Moment, action: int) -> Message:
    slot = action - SLOT
    card, row = int(moment.state.card[SLOT_ROOM[slot]]), int(SLOT_ROW[slot])
    if not _is_selected(moment, slot, is_light=bool(IS_LIGHT[card, row])):
        selection = SELECTIONS[moment.about]
        return message("white_castle-explain-not-selected", selection=selection, rule=section("castle"))
    effect = int(BLOCK[card, row]).bit_length() - 1  # a dark block has one; a light one could be used
    if moment.has(SEAL) < SEAL_PRICE[effect]:
        return _too_little(moment, SEAL, int(SEAL_PRICE[effect]), section("castle", ruling=16))
    return _cannot(moment, effect, section("castle", ruling=16))


def _is_selected(moment: Moment, slot: int, *, is_light: bool) -> bool:
    if moment.about == LIGHT:
        return is_light
    return moment.about == ANY or bool(moment.state.tile[slot] == moment.about)


def _no_line(*_: object) -> Message:
    return message("white_castle-explain-line-used", rule=section("domains", 2, 17))


# The rival


def _no_rival_garden(*_: object) -> Message:
    return message("white_castle-explain-no-rival-garden", rule=section("solitaire", ruling=32))


class _Reason(NamedTuple):
    """What can answer a question at all, and why some of that may not be chosen now."""

    answers: range
    why: Callable[[Moment, int], Message]


_REASONS = {
    CHOOSE_PAIR: _Reason(range(PAIR, RESOURCE), _no_pair),
    TAKE_DIE: _Reason(range(DIE, SPACE), _no_die),
    PLACE_DIE: _Reason(range(SPACE, GARDEN), _no_space),
    OWED: _Reason(range(EFFECT, PAIR), _no_effect),
    ONE_OF: _Reason(range(EFFECT, PAIR), _no_effect),
    PICK: _Reason(range(RESOURCE, DIE), _no_pick),
    PLACE_GARDENER: _Reason(range(GARDEN, YARD), _no_garden),
    PLACE_WARRIOR: _Reason(range(YARD, GATE_ACTION), _no_yard),
    USE_COURTIER: _Reason(range(GATE_ACTION, ROOM), _no_courtier),
    ENTER_ROOM: _Reason(range(ROOM, FAVOUR), _no_room),
    CHOOSE_LIGHT: _Reason(range(SLOT, LINE), _no_light),
    CHOOSE_FAVOUR: _Reason(range(FAVOUR, SLOT), _no_favour),
    CHOOSE_BLOCK: _Reason(range(SLOT, LINE), _no_block),
    CHOOSE_LINE: _Reason(range(LINE, PAY), _no_line),
    RIVAL_GARDEN: _Reason(range(GARDEN, YARD), _no_rival_garden),
    RIVAL_ROOM: _Reason(range(ROOM, FAVOUR), _no_room),
}

"""How things and actions of The White Castle are said."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, reduce

from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.white_castle.doors import DOORS
from tenshu.games.white_castle.pieces import (
    ACTION_CARD,
    BLOCK,
    CARD_NAMES,
    CLIMBS,
    COLOURS,
    DAIMYO_CARDS,
    DICE,
    DIE_BRIDGE,
    DIE_POSITION,
    EFFECTS,
    ENDS,
    EXCHANGE_PRICE,
    FAVOURS,
    GARDEN_CARDS,
    GARDEN_EFFECTS,
    GARDEN_FOOD,
    GARDEN_KINDS,
    GARDEN_POINTS,
    GARDENS_OF_KIND,
    KINDS,
    MEMBERS,
    NONE,
    POINT,
    RESOURCE_CARD,
    RESOURCE_CARD_EFFECTS,
    RIVAL,
    RIVAL_ACTS,
    RIVAL_POINTS,
    SELECTIONS,
    SLOT_NAMES,
    SLOT_ROOM,
    SLOT_ROW,
    SOLITAIRE,
    SPACE_NAMES,
    THINGS,
    TILES,
    TOLL,
    YARD_EFFECTS,
    YARD_IRON,
    YARD_NAMES,
    YARD_TILES,
    Effect,
)
from tenshu.games.white_castle.state import (
    ACT,
    ACTIONS,
    CARD,
    CHOOSE_LIGHT,
    CLIMB,
    DAIMYO_CARD,
    DECLINE,
    DIE,
    EFFECT,
    EXCHANGE,
    FACE,
    FAVOUR,
    GARDEN,
    GARDEN_CARD,
    GATE_ACTION,
    LINE,
    OVER,
    PAIR,
    PAY,
    PAY_TOLL,
    REFILL,
    RESOURCE,
    RIVAL_ACT,
    RIVAL_CARD_ACTION,
    RIVAL_DIE,
    ROLL,
    ROOM,
    SEAT,
    SLOT,
    SPACE,
    TILE,
    UNUSED,
    YARD,
    YARD_TILE,
    State,
)

_NKINDS = len(GARDEN_KINDS)
_FLOORS = ("gate", "stewards", "diplomats", "daimyo")
_ENDS = ("left", "right")


def say(data: Bytes, action: int) -> Message:
    """Return the name of what an action points at, as the table stands."""
    first = max(start for start in _NAMES if start <= action)
    return _NAMES[first](data, action - first)


def asked_question(state: State) -> int:
    """Return the question that is open, or NONE."""
    return int(state.question[state.open - 1]) if state.open else NONE


# Things, colours, places


@cache
def thing_name(thing: int, amount: int) -> Message:
    """Return so much of a thing."""
    return message("white_castle-thing", thing=THINGS[thing], amount=amount)


def side_name(state: State, clan: int) -> Message:
    """Return a clan by who plays it."""
    if state.seats == SOLITAIRE and clan == RIVAL:
        return message("rival", count=1, number=1)
    return message("seat", number=clan + 1)


@cache
def colour_name(colour: int) -> Message:
    """Return a colour, of dice or of a line."""
    return message("white_castle-colour", colour=COLOURS[colour])


@cache
def space_name(space: int) -> Message:
    """Return a space for dice."""
    return message("white_castle-space", space=SPACE_NAMES[space], by="seat")


@cache
def room_name(room: int) -> Message:
    """Return a room of the castle."""
    return space_name(room)


@cache
def line_name(line: int) -> Message:
    """Return a line of the Domain board."""
    return message("white_castle-line", colour=COLOURS[line], member=MEMBERS[line])


@cache
def yard_name(yard: int) -> Message:
    """Return a Training Yard, by its price."""
    return message("white_castle-yard", yard=YARD_NAMES[yard], iron=int(YARD_IRON[yard]))


@cache
def die_name(colour: int, value: int) -> Message:
    """Return a die."""
    return message("white_castle-die", colour=COLOURS[colour], value=value)


@cache
def card_name(card: int, *, with_blocks: bool = False) -> Message:
    """Return a card of the castle or a starting card, by its number; a castle card with its blocks if so asked."""
    kind, _, number = CARD_NAMES[card].partition("-")
    member, _, copy = number.rpartition("-")
    rows = 3 if kind == "steward" else 2
    top, middle, bottom = (effects_name(int(effects)) for effects in BLOCK[min(card, ACTION_CARD)])
    return message(
        "white_castle-card",
        kind=kind,
        number=int(copy) if copy.isdecimal() else 0,
        member=member or number,
        rows=rows if with_blocks and card < RESOURCE_CARD else 0,
        top=top,
        middle=middle,
        bottom=bottom,
        id=CARD_NAMES[card],
    )


@cache
def act_name(act: int, *, is_done: bool = True) -> Message:
    """Return something that the rival does, or cannot do."""
    kind, _, amount = RIVAL_ACTS[act].partition("-")
    done = "yes" if is_done else "no"
    if kind == "gardener":
        return message("white_castle-rival-gardener", kind=amount, done=done)
    return message("white_castle-rival-act", act=kind, amount=int(amount or 0), done=done)


def garden_name(state: State, garden: int) -> Message:
    """Return a garden by its bridge and kind."""
    bridge, kind = divmod(garden, _NKINDS)
    key = "white_castle-garden-place" if state.garden[garden] == NONE else "white_castle-garden"
    return message(key, colour=COLOURS[bridge], kind=GARDEN_KINDS[kind])


# Effects


def listed(parts: list[Message]) -> Message:
    """Return several things as one."""
    if not parts:
        return message("white_castle-nothing")
    return reduce(lambda one, other: message("white_castle-and", first=one, second=other), parts)


@cache
def effects_name(effects: int) -> Message:
    """Return a set of effects."""
    return listed([effect_name(number) for number in range(len(EFFECTS)) if effects >> number & 1])


@cache
def effect_name(number: int) -> Message:
    """Return an effect, with its price where it has one."""
    effect = EFFECTS[number]
    what = _EFFECTS[KINDS[effect.kind]](effect)
    price = [thing_name(THINGS.index(t), n) for t, n in (("coin", effect.coins), ("seal", effect.seals)) if n]
    return message("white_castle-offer", price=listed(price), what=what) if price else what


def _gain(effect: Effect) -> Message:
    parts = [thing_name(thing, amount) for thing, amount in enumerate(effect.gains) if amount]
    if effect.picks:
        parts.append(message("white_castle-any", amount=effect.picks))
    return listed(parts)


_EFFECTS: dict[str, Callable[[Effect], Message]] = {
    "gain": _gain,
    "influence": lambda effect: message("white_castle-influence", steps=effect.what),
    "lantern": lambda _: message("white_castle-lantern"),
    "well": lambda _: message("white_castle-well"),
    "action": lambda effect: message("white_castle-member", member=MEMBERS[effect.what]),
    "board_action": lambda effect: message("white_castle-board-action", selection=SELECTIONS[effect.what]),
    "domain_line": lambda _: message("white_castle-domain-line"),
    "run_line": lambda effect: line_name(effect.what),
    "decree": lambda effect: message("white_castle-decree", decree=("coin", "seal", "vp")[effect.what]),
}


# Actions


def _exchange(_: Bytes, thing: int) -> Message:
    return message("white_castle-exchange", thing=THINGS[thing], seals=int(EXCHANGE_PRICE[thing]))


def _pay(data: Bytes, _: int) -> Message:
    """Return the checkpoint, with its price when someone stands before it."""
    state, seals = State.on(data), 0
    if asked_question(state) == PAY_TOLL:
        clan = int(state.asked[state.open - 1]).bit_length() - 1
        seals = int(TOLL[state.influence[clan] + 1])
    return message("white_castle-pay", seals=seals)


def _die(data: Bytes, die: int) -> Message:
    bridge, end = divmod(die, ENDS)
    dice = [value for value in State.on(data).bridge[bridge].tolist() if value]
    if not dice:
        return message("white_castle-end", colour=COLOURS[bridge], end=_ENDS[end])
    return message("white_castle-die-at", colour=COLOURS[bridge], end=_ENDS[end], value=dice[-end])


def _space(data: Bytes, space: int) -> Message:
    """Return a space; in the rival's turn with the die that it places there."""
    state = State.on(data)
    if asked_question(state) != RIVAL_DIE:
        return space_name(space)
    card = state.rival_deck[state.rival_top - 1]
    bridge = int(card[DIE_BRIDGE])
    value = int(state.bridge[bridge, min(card[DIE_POSITION], state.on_bridge[bridge] - 1)])
    return message("white_castle-space", space=SPACE_NAMES[space], by="rival", die=die_name(bridge, value))


def _climb(_: Bytes, way: int) -> Message:
    start, levels = CLIMBS[way]
    return message("white_castle-climb", floor=_FLOORS[start], to=_FLOORS[start + levels], levels=levels)


def _favour(data: Bytes, favour: int) -> Message:
    daimyo = State.on(data).daimyo
    effects = 0 if daimyo == NONE else int(FAVOURS[daimyo, favour])
    return message("white_castle-favour", number=favour + 1, what=effects_name(effects))


def _slot(data: Bytes, slot: int) -> Message:
    """Return a block by where it lies; the one that a courtier brought home, by where it lay."""
    state, room = State.on(data), int(SLOT_ROOM[slot])
    card = int(state.card[room])
    if card == NONE and asked_question(state) == CHOOSE_LIGHT:
        clan = int(state.asked[state.open - 1]).bit_length() - 1
        card = int(state.domain_card[clan])
    what = effects_name(0 if card == NONE else int(BLOCK[card, SLOT_ROW[slot]]))
    _, _, row = SLOT_NAMES[slot].partition("/")
    return message("white_castle-slot", room=room_name(room), row=row, what=what)


def _pair(data: Bytes, pair: int) -> Message:
    state = State.on(data)
    resource, action = int(state.pair_resource[pair]), int(state.pair_action[pair])
    if NONE in {resource, action}:
        return message("white_castle-pair-gone", number=pair + 1)
    return message(
        "white_castle-pair",
        number=pair + 1,
        gains=effects_name(int(RESOURCE_CARD_EFFECTS[resource - RESOURCE_CARD])),
        action=effects_name(int(BLOCK[action, 0])),
    )


def _card(data: Bytes, card: int) -> Message:
    """Return a card; where one comes new into the castle, with its blocks."""
    return card_name(card, with_blocks=asked_question(State.on(data)) == REFILL)


def _daimyo_card(_: Bytes, card: int) -> Message:
    left, middle, right = (effects_name(int(effects)) for effects in FAVOURS[card])
    return message(
        "white_castle-daimyo-card", id=DAIMYO_CARDS[card], number=card + 1, left=left, middle=middle, right=right
    )


def _tile(_: Bytes, tile: int) -> Message:
    colour, _, thing = TILES[tile].partition("-")
    return message("white_castle-tile", tile=TILES[tile], colour=colour, thing=thing)


def _face(data: Bytes, face: int) -> Message:
    """Return what a die shows; while dice are rolled, which it is follows from how many were before it."""
    state = State.on(data)
    if asked_question(state) == ROLL:
        return die_name(int(state.about[state.open - 1]) // int(DICE[state.seats]), face + 1)
    return message("white_castle-face", value=face + 1)


def _garden_card(_: Bytes, number: int) -> Message:
    kind, card = divmod(number, GARDENS_OF_KIND)
    return message(
        "white_castle-garden-card",
        id=GARDEN_CARDS[kind][card],
        kind=GARDEN_KINDS[kind],
        number=card + 1,
        food=int(GARDEN_FOOD[kind, card]),
        points=int(GARDEN_POINTS[kind, card]),
        what=effects_name(int(GARDEN_EFFECTS[kind, card])),
    )


def _yard_tile(_: Bytes, tile: int) -> Message:
    blue, gold = (effects_name(int(effects)) for effects in YARD_EFFECTS[tile])
    return message("white_castle-yard-tile", id=YARD_TILES[tile], number=tile + 1, blue=blue, gold=gold)


def _act(data: Bytes, act: int) -> Message:
    """Return what the rival does; when it is about to act, whether it can."""
    state = State.on(data)
    is_now = asked_question(state) == RIVAL_ACT and state.about[state.open - 1] == act
    return act_name(act, is_done=not is_now or _can_act(data, act))


def _can_act(data: Bytes, act: int) -> bool:
    """Tell whether the rival does not just gain points because it cannot act."""
    after = data.copy()
    State.on(after).phase = OVER  # so that nothing follows
    DOORS.apply(after, CHANCE, ACT + act)
    return act >= RIVAL_POINTS or bool(State.on(after).stock[RIVAL, POINT] == State.on(data).stock[RIVAL, POINT])


# By the first action of each sort.
_NAMES: dict[int, Callable[[Bytes, int], Message]] = {
    RESOURCE: lambda _, thing: message("white_castle-resource", thing=THINGS[thing]),
    EXCHANGE: _exchange,
    DECLINE: lambda *_: message("white_castle-decline"),
    PAY: _pay,
    DIE: _die,
    SPACE: _space,
    GARDEN: lambda data, garden: garden_name(State.on(data), garden),
    YARD: lambda _, yard: yard_name(yard),
    GATE_ACTION: lambda *_: message("white_castle-audience"),
    CLIMB: _climb,
    ROOM: lambda _, room: message("white_castle-enter", room=room_name(room)),
    FAVOUR: _favour,
    SLOT: _slot,
    LINE: lambda _, line: line_name(line),
    UNUSED: lambda *_: message("white_castle-nothing"),  # no action has this number
    EFFECT: lambda _, effect: effect_name(effect),
    PAIR: _pair,
    CARD: _card,
    DAIMYO_CARD: _daimyo_card,
    TILE: _tile,
    FACE: _face,
    GARDEN_CARD: _garden_card,
    YARD_TILE: _yard_tile,
    SEAT: lambda _, seat: message("seat", number=seat + 1),
    RIVAL_CARD_ACTION: lambda _, card: message("white_castle-rival-card", number=card + 1),
    ACT: _act,
    ACTIONS: lambda *_: message("white_castle-nothing"),
}

"""What lies on the main board of The White Castle, for any screen."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from tenshu.core.view import NO_ACTION, Area, Piece, Slot
from tenshu.core.words import Message, message
from tenshu.games.white_castle.parts import CLAN_TINTS, TINTS, area, asked_clan, column, die, member, piece, slot
from tenshu.games.white_castle.pieces import (
    BLOCK,
    CARD_NAMES,
    COLOURS,
    COURTIER,
    DAIMYO_CARDS,
    ENDS,
    FACES,
    FAVOURS,
    FIRST_SLOT,
    FLOOR_POINTS,
    FOOD,
    GARDEN_CARDS,
    GARDEN_EFFECTS,
    GARDEN_FOOD,
    GARDEN_KINDS,
    GARDEN_POINTS,
    GARDENER,
    GATE,
    IS_LIGHT,
    LAST_SPACE,
    NCOLOURS,
    NFAVOURS,
    NONE,
    NROOMS,
    NYARD_TILES,
    OUTSIDE,
    OUTSIDE_EFFECTS,
    POINT,
    PRINTED,
    ROOM_NAMES,
    ROWS,
    SEAL,
    SIDE_OF,
    SLOT_NAMES,
    SLOT_ROW,
    SPACE_NAMES,
    STACKED,
    TILE_EFFECT,
    TILES,
    TIME_POINTS,
    TOLL,
    WARRIOR,
    WELL_GAINS,
    WELL_SPACE,
    YARD_EFFECTS,
    YARD_IRON,
    YARD_NAMES,
    YARD_OF,
    YARD_TILES,
    YARD_VALUE,
)
from tenshu.games.white_castle.short import (
    beside,
    clan_letter,
    die_mark,
    either,
    points_per_courtier,
    short_colour,
    short_effects,
    short_marker,
    short_thing,
)
from tenshu.games.white_castle.state import (
    AT_GATE,
    DIE,
    ENTER_ROOM,
    FAVOUR,
    GARDEN,
    GATE_ACTION,
    ONE_OF,
    OWED,
    PAY,
    PAY_TOLL,
    RIVAL_ROOM,
    ROOM,
    SLOT,
    SPACE,
    USE_COURTIER,
    YARD,
    State,
)
from tenshu.games.white_castle.text import asked_question, colour_name, die_name, effects_name, garden_name

_NKINDS = len(GARDEN_KINDS)
NO_DIE = "–"  # an end of a bridge where none lies
# Questions that send a courtier to a room, or may lead to that: a room is then no space for a die.
_OF_COURTIERS = {OWED, ONE_OF, USE_COURTIER, ENTER_ROOM, RIVAL_ROOM}
_FLOORS = ("gate", "stewards", "diplomats", "daimyo")


def board(state: State) -> list[Area]:
    """Return the parts of the main board."""
    return [
        _castle(state),
        _spaces(state),
        _bridges(state),
        _yards(state),
        _courtiers(state),
        _favours(state),
        _time(state),
    ]


# The castle


@cache
def _row(what: str) -> Message:
    return message("white_castle-row", row=what)


def _castle(state: State) -> Area:
    slots = []
    for room, name in enumerate(ROOM_NAMES):
        row = _row(name)
        slots.append(_space(state, room, row))
        slots += [_block(state, int(FIRST_SLOT[room]) + number, row) for number in range(ROWS[room])]
    return area("castle", slots)


def _space(state: State, space: int, row: Message) -> Slot:
    """Return a space for dice: those that lie there, from the bottom up, or the value that is printed."""
    name = SPACE_NAMES[space]
    levels = zip(state.placed_colour[space].tolist(), state.placed[space].tolist(), strict=True)
    dice = [die(f"{name}/die-{level}", colour, value) for level, (colour, value) in enumerate(levels) if value]
    action = ROOM if space < NROOMS and asked_question(state) in _OF_COURTIERS else SPACE
    return slot(name, column("die"), dice, None if dice else _value(space), action + space, row)


@cache
def _value(space: int) -> Message:
    return message("white_castle-value", value=int(PRINTED[space]))


def _block(state: State, number: int, row: Message) -> Slot:
    """Return a block of a room's card, in the shape of the tile beside it."""
    place, card, tile = SLOT_NAMES[number], int(state.card[number_of_room(number)]), int(state.tile[number])
    _, _, which = place.partition("/")
    return slot(place, column(which), [_on_card(number, card, tile)] if tile != NONE else [], row=row)


@cache
def number_of_room(number: int) -> int:
    """Return the room of a slot."""
    return ROOM_NAMES.index(SLOT_NAMES[number].partition("/")[0])


@cache
def _on_card(number: int, card: int, tile: int) -> Piece:
    if card == NONE:
        return piece(f"tile-{number}", colour_name(tile), short_colour(tile), TINTS[tile])
    row = int(SLOT_ROW[number])
    effects = int(BLOCK[card, row])
    called = message(
        "white_castle-block",
        tone="light" if IS_LIGHT[card, row] else "dark",
        colour=COLOURS[tile],
        what=effects_name(effects),
    )
    mark = beside(tile, short_effects(effects))
    return piece(f"{CARD_NAMES[card]}/{row}", called, mark, TINTS[tile], SLOT + number)


# Outside the walls, and the Well


def _spaces(state: State) -> Area:
    slots = []
    for space in range(OUTSIDE, STACKED):
        slots += [_space(state, space, _row(SPACE_NAMES[space])), _outside(space)]
    return area("spaces", [*slots, *_well(state)])


@cache
def _outside(space: int) -> Slot:
    """Return what a space outside the walls gives."""
    effects = int(OUTSIDE_EFFECTS[space - OUTSIDE])
    gives = piece(f"{SPACE_NAMES[space]}/effects", effects_name(effects), either(effects))
    return slot(gives["id"], column("gives"), [gives], row=_row(SPACE_NAMES[space]))


def _well(state: State) -> list[Slot]:
    row = _row("well")
    dice = [
        _in_well(colour, value, int(count))
        for colour in range(NCOLOURS)
        for value in range(1, FACES + 1)
        if (count := state.in_well[colour, value - 1])
    ]
    tiles = [
        piece(
            f"tile-{TILES[tile]}", effects_name(1 << int(TILE_EFFECT[tile])), short_effects(1 << int(TILE_EFFECT[tile]))
        )
        for tile in state.well_tile.tolist()
        if tile != NONE
    ]
    seals = int(WELL_GAINS[SEAL])
    printed = piece("well/seal", message("white_castle-thing", thing="seal", amount=seals), short_thing(SEAL, seals))
    return [
        slot("well", column("die"), [], _value(WELL_SPACE), SPACE + WELL_SPACE, row),
        slot("well/effects", column("gives"), [printed, *tiles], row=row),
        slot("well/dice", column("dice"), dice, row=row),
    ]


@cache
def _in_well(colour: int, value: int, count: int) -> Piece:
    mark = die_mark(colour, value)
    return piece(
        f"well/{COLOURS[colour]}-{value}",
        die_name(colour, value),
        mark if count == 1 else f"{count}{mark}",
        TINTS[colour],
    )


# Bridges and gardens


def _bridges(state: State) -> Area:
    slots = []
    for bridge, name in enumerate(COLOURS):
        row = message("white_castle-bridge", shape=short_colour(bridge), colour=name)
        slots.append(slot(f"bridge-{name}", column("bridge"), _on_bridge(state, bridge), row=row))
        slots += [_garden(state, _NKINDS * bridge + kind, row) for kind in range(_NKINDS)]
    return area("bridges", slots)


def _on_bridge(state: State, bridge: int) -> list[Piece]:
    """Return the dice from left to right; those at the ends can be pointed at, and the last lies at one of them."""
    values = [value for value in state.bridge[bridge].tolist() if value]
    dice = [die(f"{COLOURS[bridge]}-{place}", bridge, value) for place, value in enumerate(values)]
    if len(dice) == 1:
        nothing = piece(f"{COLOURS[bridge]}-none", message("white_castle-nothing"), NO_DIE)
        dice.insert(0 if state.at_right[bridge] else 1, nothing)
    for end in range(ENDS if dice else 0):
        if dice[-end]["mark"] != NO_DIE:
            dice[-end]["action"] = DIE + ENDS * bridge + end
    return dice


def _garden(state: State, garden: int, row: Message) -> Slot:
    bridge, kind = divmod(garden, _NKINDS)
    card = int(state.garden[garden])
    pieces = []
    if card != NONE:
        called, mark = garden_name(state, garden), _garden_mark(kind, card)
        pieces = [piece(GARDEN_CARDS[kind][card], called, mark, action=GARDEN + garden)]
    pieces += [member(state, GARDENER, c) for c in range(state.clans) if int(state.gardeners[c]) >> garden & 1]
    return slot(f"garden-{COLOURS[bridge]}-{GARDEN_KINDS[kind]}", column(GARDEN_KINDS[kind]), pieces, row=row)


@cache
def _garden_mark(kind: int, card: int) -> Message:
    return message(
        "white_castle-short-garden",
        food=short_thing(FOOD, int(GARDEN_FOOD[kind, card])),
        points=short_thing(POINT, int(GARDEN_POINTS[kind, card])),
        what=short_effects(int(GARDEN_EFFECTS[kind, card])),
    )


# Training Yards


def _yards(state: State) -> Area:
    slots = []
    for yard, name in enumerate(YARD_NAMES):
        row = message("white_castle-yard-row", iron=int(YARD_IRON[yard]))
        tiles = [_yard_tile(state, place) for place in range(NYARD_TILES) if YARD_OF[place] == yard]
        warriors = [
            member(state, WARRIOR, clan, number)
            for clan in range(state.clans)
            for number in range(state.warriors[clan, yard])
        ]
        slots += [
            slot(f"{name}/worth", column("worth"), note=points_per_courtier(int(YARD_VALUE[yard])), row=row),
            slot(name, column("gives"), [tile for tile in tiles if tile], action=YARD + yard, row=row),
            slot(f"{name}/warriors", column("warriors"), warriors, row=row),
        ]
    return area("yards", slots)


def _yard_tile(state: State, place: int) -> Piece | None:
    tile = int(state.yard[place])
    if tile == NONE:
        return None
    effects = int(YARD_EFFECTS[tile, SIDE_OF[place]])
    return piece(YARD_TILES[tile], effects_name(effects), short_effects(effects))


# Courtiers and the Daimyo's favours


def _courtiers(state: State) -> Area:
    slots = []
    for floor, name in enumerate(_FLOORS):
        worth = short_thing(POINT, int(FLOOR_POINTS[floor]))
        row = message("white_castle-worth", what=_row(name), points=worth)
        pieces = [
            member(state, COURTIER, clan, number)
            for clan in range(state.clans)
            for number in range(state.courtiers[clan, AT_GATE + floor])
        ]
        action = GATE_ACTION if floor == GATE else NO_ACTION
        slots.append(slot(name, column("courtiers"), pieces, action=action, row=row))
    return area("courtiers", slots)


def _favours(state: State) -> Area:
    slots = []
    for favour in range(NFAVOURS):
        row, name = message("white_castle-favour-row", number=favour + 1), f"favour-{favour + 1}"
        taken = int(state.favour[favour]) - 1
        slots += [
            slot(name, column("gives"), _printed_favour(state, favour), row=row),
            slot(f"{name}/courtier", column("taken"), [member(state, COURTIER, taken)] if taken >= 0 else [], row=row),
        ]
    return area("favours", slots)


def _printed_favour(state: State, favour: int) -> list[Piece]:
    if state.daimyo == NONE:
        return []
    effects = int(FAVOURS[state.daimyo, favour])
    name = f"{DAIMYO_CARDS[state.daimyo]}/{favour + 1}"
    return [piece(name, effects_name(effects), short_effects(effects), action=FAVOUR + favour)]


# The Passage of Time

_SEASONS = [0, *(space for space in range(LAST_SPACE + 1) if TOLL[space]), LAST_SPACE + 1]


def _time(state: State) -> Area:
    """Return the seasons of the track: their spaces, what they cost to enter and are worth, and the markers there."""
    slots = []
    for season, (first, beyond) in enumerate(pairwise(_SEASONS), 1):
        markers = _markers(state, range(first, beyond))
        note = message("white_castle-next-toll", toll=_seals(beyond)) if markers and beyond <= LAST_SPACE else None
        row, action = _season(first, beyond - 1), _toll_action(state, first)
        slots.append(slot(f"season-{season}", column("markers"), markers, note, action, row))
    return area("time", slots)


def _seals(space: int) -> Message:
    return short_thing(SEAL, int(TOLL[space]))


@cache
def _season(first: int, last: int) -> Message:
    spaces = message("white_castle-short-spaces", first=first, last=last)
    what = message("white_castle-season", spaces=spaces, toll=_seals(first)) if TOLL[first] else spaces
    return message("white_castle-worth", what=what, points=_season_points(first, last))


def _season_points(first: int, last: int) -> Message:
    fewest, most = int(TIME_POINTS[first]), int(TIME_POINTS[last])
    if fewest == most:
        return short_thing(POINT, most)
    return message("white_castle-short-range", first=fewest, last=most)


def _toll_action(state: State, first: int) -> int:
    """Return the action of paying, for the checkpoint that the clan which is asked has come to."""
    is_here = asked_question(state) == PAY_TOLL and int(state.influence[asked_clan(state)]) + 1 == first
    return PAY if is_here else NO_ACTION


def _markers(state: State, spaces: range) -> list[Piece]:
    """Return the markers in a season, the one that is ahead first."""
    there = [clan for clan in range(state.clans) if state.influence[clan] in spaces]
    there.sort(key=lambda clan: (-state.influence[clan], -state.below[clan]))
    return [
        piece(
            f"marker-{clan}",
            message("white_castle-marker", clan=clan_letter(state, clan), space=int(state.influence[clan])),
            short_marker(state, clan),
            CLAN_TINTS[clan],
        )
        for clan in there
    ]

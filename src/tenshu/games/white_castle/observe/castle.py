"""The castle, the gardens, the yards, and the starting pairs."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import lowest
from tenshu.core.observing import Axis, Field, starts
from tenshu.core.record import Bytes, Ints
from tenshu.core.rows import mark
from tenshu.core.rules import compiled
from tenshu.games.white_castle.observe import dice
from tenshu.games.white_castle.observe.axes import (
    BY_BLOCK,
    BY_CLAN,
    BY_COLOUR,
    BY_DEED,
    BY_FAVOUR,
    BY_GARDEN,
    BY_GIFT,
    BY_MEMBER,
    BY_PAIR,
    BY_ROOM,
)
from tenshu.games.white_castle.observe.effects import DONE, GIVEN, MOST_GIVEN, observe_effects
from tenshu.games.white_castle.pieces import (
    ACTION_CARD,
    BLOCK,
    COLOURS,
    FAVOURS,
    FIRST_ROOM,
    FIRST_SLOT,
    GAINS,
    GARDEN_FOOD,
    GARDEN_KINDS,
    GARDEN_POINTS,
    GARDENS_OF_KIND,
    LINE_BLOCK,
    MEMBERS,
    NCOLOURS,
    NEFFECTS,
    NFAVOURS,
    NGARDENS,
    NONE,
    NROOMS,
    NSLOTS,
    NTHINGS,
    NYARD_TILES,
    PICKS,
    RESOURCE_CARD,
    ROWS,
    SLOT_ROOM,
    SLOT_ROW,
    TILE_EFFECT,
    WELL_GAINS,
    WELL_TILES,
    WHAT,
    YARD_TILES,
)
from tenshu.games.white_castle.state import NPAIRS, State

_NCASTLE = RESOURCE_CARD  # cards of the castle's decks come first
_NRESOURCE = ACTION_CARD - RESOURCE_CARD
_NKINDS = len(GARDEN_KINDS)
_NYARD = len(YARD_TILES)
_BLACK = COLOURS.index("black")
_FLOORS_OF_TWO = int(FIRST_ROOM[2])  # the rooms from here on have cards of two blocks
_MOST_WELL = 3  # of one thing: a seal, and two tiles

# The effects that are printed on favours, one each, in a numbering of their own.
SHOWN = sorted({int(effects).bit_length() - 1 for card in FAVOURS for effects in card})
_NSHOWN = len(SHOWN)
_SHOWN_AS: Ints = np.array([SHOWN.index(e) if e in SHOWN else 0 for e in range(NEFFECTS)], np.int32)

_GIVEN = "food, iron, pearls, coins, seals, points, picks, influence"
_DONE = "lantern, well, courtier, gardener, warrior, and whether that costs a seal"
FIELDS = (
    Field("block_gives", (BY_BLOCK, BY_GIFT), MOST_GIVEN, f"What each block of a card in the castle gives: {_GIVEN}."),
    Field("block_does", (BY_BLOCK, BY_DEED), 1, f"What else it does: {_DONE}."),
    Field("tiles", (BY_BLOCK, BY_COLOUR), 1, "The colour of the tile beside it."),
    Field(
        "die_gives",
        (BY_ROOM, BY_COLOUR, BY_GIFT),
        MOST_GIVEN,
        f"What each room gives to a die of each colour: {_GIVEN}.",
    ),
    Field("die_does", (BY_ROOM, BY_COLOUR, BY_DEED), 1, f"What else that does: {_DONE}."),
    Field(
        "black_above",
        (Axis(NROOMS - _FLOORS_OF_TWO, "rooms"),),
        1,
        "The Diplomats' rooms whose upper block answers to the black line.",
    ),
    Field(
        "well",
        (Axis(NTHINGS + 1, "gifts"),),
        _MOST_WELL,
        "What the Well gives: food, iron, pearls, coins, seals, points and picks.",
    ),
    Field("deck", (Axis(_NCASTLE, "cards"),), 1, "The cards that can still come into the castle."),
    Field("favours", (BY_FAVOUR, Axis(_NSHOWN, "effects")), 1, "The effect of each favour that is free."),
    Field("favour_of", (BY_CLAN, BY_FAVOUR), 1, "The favours that each clan has taken."),
    Field(
        "gardens",
        (BY_GARDEN, Axis(GARDENS_OF_KIND, "cards")),
        1,
        "Which of the five cards of its kind is at each garden.",
    ),
    Field("garden_points", (BY_GARDEN,), int(GARDEN_POINTS.max()), "The points of each garden."),
    Field("garden_food", (BY_GARDEN,), int(GARDEN_FOOD.max()), "The food that it costs."),
    Field("gardeners", (BY_CLAN, BY_GARDEN), 1, "The gardens where each clan has a gardener."),
    Field(
        "yards",
        (Axis(NYARD_TILES, "places"), Axis(_NYARD, "tiles")),
        1,
        "Which tile is at each place of the yards, where always the same side is up.",
    ),
    Field(
        "pair_resource",
        (BY_PAIR, Axis(_NRESOURCE, "cards")),
        1,
        "The resource card of each starting pair that is left.",
    ),
    Field("pair_action", (BY_PAIR, BY_MEMBER), 1, "The member on its action card."),
)
(
    _BLOCK_GIVES,
    _BLOCK_DOES,
    _TILES,
    _DIE_GIVES,
    _DIE_DOES,
    _BLACK_ABOVE,
    _WELL,
    _DECK,
    _FAVOURS,
    _FAVOUR_OF,
    _GARDENS,
    _GARDEN_POINTS,
    _GARDEN_FOOD,
    _GARDENERS,
    _YARDS,
    _PAIR_RESOURCE,
    _PAIR_ACTION,
) = (dice.END + start for start in starts(FIELDS))
END = dice.END + sum(field.size for field in FIELDS)


@compiled
def observe_castle(state: State, seat: int, row: Bytes) -> None:
    """Write what lies on the board, but for dice and members in the castle."""
    observe_blocks(state, row)
    observe_rooms(state, row)
    observe_well(state, row)
    mark(row, _DECK, state.deck)
    observe_favours(state, seat, row)
    observe_gardens(state, seat, row)
    for place in range(NYARD_TILES):
        row[_YARDS + place * _NYARD + state.yard[place]] = 1
    observe_pairs(state, row)


@compiled
def observe_blocks(state: State, row: Bytes) -> None:
    """Write each block of a card in the castle, and the tile beside it."""
    for slot in range(NSLOTS):
        row[_TILES + slot * NCOLOURS + state.tile[slot]] = 1
        card = state.card[SLOT_ROOM[slot]]
        if card != NONE:
            block = BLOCK[card, SLOT_ROW[slot]]
            observe_effects(block, _BLOCK_GIVES + slot * GIVEN, _BLOCK_DOES + slot * DONE, row)


@compiled
def observe_rooms(state: State, row: Bytes) -> None:
    """Write what each room gives to a die of each colour."""
    for room in range(NROOMS):
        card = state.card[room]
        if card != NONE:
            for line in range(ROWS[room]):
                at = room * NCOLOURS + int(state.tile[FIRST_SLOT[room] + line])
                observe_effects(BLOCK[card, line], _DIE_GIVES + at * GIVEN, _DIE_DOES + at * DONE, row)
            if room >= _FLOORS_OF_TWO:
                row[_BLACK_ABOVE + room - _FLOORS_OF_TWO] = LINE_BLOCK[card, _BLACK] == BLOCK[card, 0]


@compiled
def observe_well(state: State, row: Bytes) -> None:
    """Write what the Well gives."""
    for thing in range(NTHINGS):
        row[_WELL + thing] = WELL_GAINS[thing]
    for place in range(WELL_TILES):
        effect = TILE_EFFECT[state.well_tile[place]]
        row[_WELL + NTHINGS] += PICKS[effect]
        for thing in range(NTHINGS):
            row[_WELL + thing] += GAINS[effect, thing]


@compiled
def observe_favours(state: State, seat: int, row: Bytes) -> None:
    """Write the favours of the Daimyo, and who has taken them."""
    for favour in range(NFAVOURS):
        if state.favour[favour] == 0:
            row[_FAVOURS + favour * _NSHOWN + _SHOWN_AS[lowest(FAVOURS[state.daimyo, favour])]] = 1
        else:
            row[_FAVOUR_OF + (state.favour[favour] - 1 - seat) % state.clans * NFAVOURS + favour] = 1


@compiled
def observe_gardens(state: State, seat: int, row: Bytes) -> None:
    """Write the gardens, and who has a gardener there."""
    for garden in range(NGARDENS):
        kind, card = garden % _NKINDS, state.garden[garden]
        row[_GARDENS + garden * GARDENS_OF_KIND + card] = 1
        row[_GARDEN_POINTS + garden] = GARDEN_POINTS[kind, card]
        row[_GARDEN_FOOD + garden] = GARDEN_FOOD[kind, card]
    for place in range(state.clans):
        mark(row, _GARDENERS + place * NGARDENS, state.gardeners[(seat + place) % state.clans])


@compiled
def observe_pairs(state: State, row: Bytes) -> None:
    """Write the starting pairs that are left."""
    for pair in range(NPAIRS):
        if state.pair_resource[pair] != NONE:
            row[_PAIR_RESOURCE + pair * _NRESOURCE + state.pair_resource[pair] - RESOURCE_CARD] = 1
            member = WHAT[lowest(BLOCK[state.pair_action[pair], 0])]
            row[_PAIR_ACTION + pair * len(MEMBERS) + member] = 1

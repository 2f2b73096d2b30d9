"""What each clan has, what it could do with it, and its points."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import EMPTY, ONE, Bits, first, lowest
from tenshu.core.observing import Axis, Field, starts
from tenshu.core.record import Bytes, Ints
from tenshu.core.rows import mark, put
from tenshu.core.rules import compiled
from tenshu.games.white_castle.observe import castle
from tenshu.games.white_castle.observe.axes import (
    BY_CLAN,
    BY_DEED,
    BY_GARDEN,
    BY_GIFT,
    BY_LINE,
    BY_OTHER,
    BY_RESOURCE,
    BY_YARD,
)
from tenshu.games.white_castle.observe.effects import DONE, GIVEN, GIVES, INFLUENCED, MOST_GIVEN, observe_effects
from tenshu.games.white_castle.pieces import (
    BACK_EFFECT,
    CAP,
    CLIMBS,
    COIN,
    DAIMYO,
    EACH,
    FOOD,
    GATE,
    LAST_SPACE,
    LINE_BLOCK,
    LINE_GAINS,
    LINE_LANTERN,
    NCARDS,
    NCOLOURS,
    NONE,
    NTHINGS,
    NYARDS,
    POINT,
    RESOURCES,
    SEAL,
    TOLL,
)
from tenshu.games.white_castle.rules.domain import members_gone
from tenshu.games.white_castle.rules.members import may_garden, may_train, may_use_courtier
from tenshu.games.white_castle.rules.scoring import (
    coin_points,
    courtier_points,
    garden_points,
    resource_points,
    time_points,
    yard_points,
)
from tenshu.games.white_castle.state import (
    COINS_LINE,
    GARDENS_LINE,
    GATE_ACTION,
    GATE_LINE,
    LINES,
    PLACES,
    PLACES_WORD,
    PLAY_LINE,
    RESOURCES_LINE,
    TIME_LINE,
    YARDS_LINE,
    State,
)

# What is seldom exceeded; a larger number is told as this one.
_MOST_COINS = 20
_COINS_COUNTED = 8  # one by one
_MOST_ICONS = 6  # of one sort in a Lantern Area
_MOST_LINE = 40
_MOST_POINTS = 100
_MOST_LEAD = 40

_MOST_RESOURCE, _MOST_SEALS = int(CAP[FOOD]), int(CAP[SEAL])
_NLINES = len(LINES)
_WAYS = 1 + len(CLIMBS)  # to use a courtier
# The backs of cards show a thing, or influence in the place after the things.
_ICONS = NTHINGS + 1
_ICON: Ints = np.array(
    [
        int(np.argmax([*GIVES[BACK_EFFECT[card]][:NTHINGS], GIVES[BACK_EFFECT[card]][INFLUENCED]]))
        for card in range(NCARDS)
    ],
    np.int32,
)
_LINE_WIDTH = NTHINGS  # food, iron, pearls, coins and seals; points are never in a line, so there the lantern is told

FIELDS = (
    Field("resources", (BY_CLAN, BY_RESOURCE), _MOST_RESOURCE, "The food, iron and pearls of each clan."),
    Field("coins", (BY_CLAN,), _MOST_COINS, "The coins of each clan."),
    Field("seals", (BY_CLAN,), _MOST_SEALS, "The Daimyo Seals of each clan."),
    Field(
        "at_least",
        (BY_RESOURCE, Axis(_MOST_RESOURCE, "amounts from 1")),
        1,
        "Whether one has 1, 2, 3 and so on of each resource.",
    ),
    Field(
        "coins_at_least", (Axis(_COINS_COUNTED, "amounts from 1"),), 1, "Whether one has 1, 2, 3 and so on of coins."
    ),
    Field("seals_at_least", (Axis(_MOST_SEALS, "amounts from 1"),), 1, "Whether one has 1, 2, 3 and so on of seals."),
    Field("space", (Axis(LAST_SPACE + 1, "spaces from 0"),), 1, "One's own space on the Passage of Time."),
    Field(
        "toll",
        (Axis(int(TOLL.max()), "amounts from 1"),),
        1,
        "The seals that the next space costs, if it is a checkpoint.",
    ),
    Field(
        "courtiers",
        (BY_CLAN, Axis(PLACES, "places")),
        EACH,
        "How many courtiers of each clan are at home, at the Gate, and on each floor.",
    ),
    Field("warriors", (BY_CLAN, BY_YARD), EACH, "How many warriors of each clan are in each yard."),
    Field(
        "gone", (BY_LINE, Axis(EACH + 1, "amounts from 0")), 1, "How many members have left each line of one's domain."
    ),
    Field(
        "line_gives",
        (BY_LINE, Axis(_LINE_WIDTH, "gifts")),
        MOST_GIVEN,
        "What each line of one's domain gives: food, iron, pearls, coins, seals, and the Lantern Reward.",
    ),
    Field(
        "card_gives",
        (BY_LINE, BY_GIFT),
        MOST_GIVEN,
        "What one's card gives with each line, in the order of `block_gives`.",
    ),
    Field("card_does", (BY_LINE, BY_DEED), 1, "What else it does, in the order of `block_does`."),
    Field(
        "cards_give",
        (BY_OTHER, BY_GIFT),
        MOST_GIVEN,
        "What the card of each other clan gives with all lines together.",
    ),
    Field("cards_do", (BY_OTHER, BY_DEED), 1, "What else it does."),
    Field(
        "lantern",
        (BY_CLAN, Axis(_ICONS, "icons")),
        _MOST_ICONS,
        "How many things of each sort, and influence, the Lantern Area of each clan shows.",
    ),
    Field("may_garden", (BY_GARDEN,), 1, "The gardens that one could send a gardener to now."),
    Field("may_train", (BY_YARD,), 1, "The yards that one could send a warrior to now."),
    Field("may_use", (Axis(_WAYS, "ways"),), 1, "What one could use a courtier for now: an audience, and each climb."),
    Field(
        "lines",
        (BY_CLAN, Axis(_NLINES, "lines of the sheet")),
        _MOST_LINE,
        "The points of each clan as they stand, by line of the sheet.",
    ),
    Field("points", (BY_CLAN,), _MOST_POINTS, "All points of each clan as they stand."),
    Field("ahead", (BY_OTHER,), _MOST_LEAD, "How many points one has more than each other clan."),
    Field("behind", (BY_OTHER,), _MOST_LEAD, "How many points one has less than each other clan."),
)
(
    _RESOURCES,
    _COINS,
    _SEALS,
    _AT_LEAST,
    _COINS_AT_LEAST,
    _SEALS_AT_LEAST,
    _SPACE,
    _TOLL,
    _COURTIERS,
    _WARRIORS,
    _GONE,
    _LINE_GIVES,
    _CARD_GIVES,
    _CARD_DOES,
    _CARDS_GIVE,
    _CARDS_DO,
    _LANTERN,
    _MAY_GARDEN,
    _MAY_TRAIN,
    _MAY_USE,
    _LINES,
    _POINTS,
    _AHEAD,
    _BEHIND,
) = (castle.END + start for start in starts(FIELDS))
END = castle.END + sum(field.size for field in FIELDS)


@compiled
def observe_clans(state: State, seat: int, row: Bytes) -> None:
    """Write what each clan has, and what one's own could do."""
    observe_stock(state, seat, row)
    observe_domain(state, seat, row)
    observe_means(state, seat, row)
    own = 0
    for place in range(state.clans):
        clan = (seat + place) % state.clans
        observe_clan(state, clan, place, row)
        points = observe_points(state, clan, place, row)
        if place == 0:
            own = points
        else:
            put(row, _AHEAD + place - 1, own - points, _MOST_LEAD)
            put(row, _BEHIND + place - 1, points - own, _MOST_LEAD)
            if state.domain_card[clan] != NONE:
                for line in range(NCOLOURS):
                    effects = LINE_BLOCK[state.domain_card[clan], line]
                    observe_effects(effects, _CARDS_GIVE + (place - 1) * GIVEN, _CARDS_DO + (place - 1) * DONE, row)


@compiled
def observe_stock(state: State, seat: int, row: Bytes) -> None:
    """Write what one has, number by number, since prices are steps."""
    for resource in range(RESOURCES):
        mark(row, _AT_LEAST + resource * _MOST_RESOURCE, first(state.stock[seat, resource]))
    mark(row, _COINS_AT_LEAST, first(min(int(state.stock[seat, COIN]), _COINS_COUNTED)))
    mark(row, _SEALS_AT_LEAST, first(state.stock[seat, SEAL]))
    space = int(state.influence[seat])
    row[_SPACE + space] = 1
    if TOLL[space + 1] > 0:
        row[_TOLL + TOLL[space + 1] - 1] = 1


@compiled
def observe_domain(state: State, seat: int, row: Bytes) -> None:
    """Write what each line of one's domain brings."""
    for line in range(NCOLOURS):
        gone = members_gone(state, seat, line)
        row[_GONE + line * (EACH + 1) + gone] = 1
        for thing in range(POINT):
            row[_LINE_GIVES + line * _LINE_WIDTH + thing] = LINE_GAINS[line, gone, thing]
        row[_LINE_GIVES + line * _LINE_WIDTH + POINT] = LINE_LANTERN[line, gone]
        if state.domain_card[seat] != NONE:
            effects = LINE_BLOCK[state.domain_card[seat], line]
            observe_effects(effects, _CARD_GIVES + line * GIVEN, _CARD_DOES + line * DONE, row)


@compiled
def observe_means(state: State, seat: int, row: Bytes) -> None:
    """Write where one could send members with what one has."""
    mark(row, _MAY_GARDEN, may_garden(state, seat))
    mark(row, _MAY_TRAIN, may_train(state, seat))
    mark(row, _MAY_USE - (GATE_ACTION - PLACES_WORD), may_use_courtier(state, seat, 0))


@compiled
def observe_clan(state: State, clan: int, place: int, row: Bytes) -> None:
    """Write what a clan has, and where its members are."""
    for resource in range(RESOURCES):
        row[_RESOURCES + place * RESOURCES + resource] = state.stock[clan, resource]
    put(row, _COINS + place, state.stock[clan, COIN], _MOST_COINS)
    row[_SEALS + place] = state.stock[clan, SEAL]
    for floor in range(PLACES):
        row[_COURTIERS + place * PLACES + floor] = state.courtiers[clan, floor]
    for yard in range(NYARDS):
        row[_WARRIORS + place * NYARDS + yard] = state.warriors[clan, yard]
    cards: Bits = state.lantern[clan]
    while cards != EMPTY:
        at = _LANTERN + place * _ICONS + _ICON[lowest(cards)]
        put(row, at, int(row[at]) + 1, _MOST_ICONS)
        cards &= cards - ONE


@compiled
def observe_points(state: State, clan: int, place: int, row: Bytes) -> int:
    """Write the points of a clan as they stand, and return them."""
    at = _LINES + place * _NLINES
    total = observe_line(int(state.stock[clan, POINT]), at + PLAY_LINE, row)
    total += observe_line(coin_points(state, clan), at + COINS_LINE, row)
    total += observe_line(resource_points(state, clan), at + RESOURCES_LINE, row)
    total += observe_line(time_points(state, clan), at + TIME_LINE, row)
    total += observe_line(yard_points(state, clan), at + YARDS_LINE, row)
    total += observe_line(garden_points(state, clan), at + GARDENS_LINE, row)
    for floor in range(GATE, DAIMYO + 1):
        total += observe_line(courtier_points(state, clan, floor), at + GATE_LINE + floor, row)
    put(row, _POINTS + place, total, _MOST_POINTS)
    return total


@compiled
def observe_line(points: int, at: int, row: Bytes) -> int:
    """Write the points of a line, and return them."""
    put(row, at, points, _MOST_LINE)
    return points

"""End of the game: the final points in their nine categories, and who wins."""

from __future__ import annotations

from tenshu.core.bits import EMPTY, bit
from tenshu.core.record import Ints
from tenshu.core.rules import compiled, rule
from tenshu.games.white_castle.pieces import (
    BUNDLE,
    COIN,
    DAIMYO,
    DIPLOMATS,
    FLOOR_POINTS,
    GARDEN_KINDS,
    GARDEN_POINTS,
    GATE,
    NGARDENS,
    NYARDS,
    POINT,
    RESOURCE_POINTS,
    RESOURCES,
    SEAL,
    STEWARDS,
    TIME_POINTS,
    YARD_VALUE,
)
from tenshu.games.white_castle.rules.round_end import is_rival
from tenshu.games.white_castle.state import (
    AT_GATE,
    COINS_LINE,
    DAIMYO_LINE,
    DIPLOMATS_LINE,
    GARDENS_LINE,
    GATE_LINE,
    PLAY_LINE,
    RESOURCES_LINE,
    STEWARDS_LINE,
    TIME_LINE,
    YARDS_LINE,
    State,
)

NKINDS = len(GARDEN_KINDS)


@rule("End of the Game 1", "Solitaire Final Scoring")
def coin_points(state: State, clan: int) -> int:
    """Return the points for coins and seals together; the rival has scored its own already."""
    if is_rival(state, clan):
        return 0
    return int(state.stock[clan, COIN] + state.stock[clan, SEAL]) // BUNDLE


@rule("End of the Game 1")
def resource_points(state: State, clan: int) -> int:
    points = 0
    for resource in range(RESOURCES):
        points += RESOURCE_POINTS[state.stock[clan, resource]]
    return int(points)


@rule("End of the Game 2")
def time_points(state: State, clan: int) -> int:
    return int(TIME_POINTS[state.influence[clan]])


@rule("End of the Game 3")
def courtier_points(state: State, clan: int, floor: int) -> int:
    return int(state.courtiers[clan, AT_GATE + floor] * FLOOR_POINTS[floor])


@rule("End of the Game 3")
def courtiers_inside(state: State, clan: int) -> int:
    """Return how many courtiers are inside the castle, past the Gate."""
    inside = 0
    for floor in range(STEWARDS, DAIMYO + 1):
        inside += state.courtiers[clan, AT_GATE + floor]
    return int(inside)


@rule("End of the Game 3")
def yard_points(state: State, clan: int) -> int:
    value = 0
    for yard in range(NYARDS):
        value += state.warriors[clan, yard] * YARD_VALUE[yard]
    return int(value * courtiers_inside(state, clan))


@rule("End of the Game 3")
def garden_points(state: State, clan: int) -> int:
    points = 0
    for garden in range(NGARDENS):
        if state.gardeners[clan] & bit(garden) != EMPTY:
            points += GARDEN_POINTS[garden % NKINDS, state.garden[garden]]
    return int(points)


@rule("Clan Points and Conditions for Victory", "End of the Game")
def total(state: State, clan: int) -> int:
    """Return the points of a clan as things stand."""
    points = int(state.stock[clan, POINT]) + coin_points(state, clan) + resource_points(state, clan)
    points += time_points(state, clan) + yard_points(state, clan) + garden_points(state, clan)
    for floor in range(GATE, DAIMYO + 1):
        points += courtier_points(state, clan, floor)
    return points


@compiled
def scores(state: State, out: Ints) -> None:
    for clan in range(state.clans):
        out[clan] = total(state, clan)


@rule("End of the Game", ruling="W23")
def places(state: State, out: Ints) -> None:
    """Write the place of each clan: by points, and at a tie by turn order."""
    for position in range(state.clans):
        clan = state.order[position]
        out[clan] = 1
        points = total(state, clan)
        for earlier in range(position):
            rival = state.order[earlier]
            if points <= total(state, rival):
                out[clan] += 1
            else:
                out[rival] += 1


@rule("End of the Game 1", "End of the Game 2", "End of the Game 3")
def sheet(state: State, out: Ints) -> None:
    """Write what the scores are made of."""
    for clan in range(state.clans):
        out[PLAY_LINE, clan] = state.stock[clan, POINT]
        out[COINS_LINE, clan] = coin_points(state, clan)
        out[RESOURCES_LINE, clan] = resource_points(state, clan)
        out[TIME_LINE, clan] = time_points(state, clan)
        out[GATE_LINE, clan] = courtier_points(state, clan, GATE)
        out[STEWARDS_LINE, clan] = courtier_points(state, clan, STEWARDS)
        out[DIPLOMATS_LINE, clan] = courtier_points(state, clan, DIPLOMATS)
        out[DAIMYO_LINE, clan] = courtier_points(state, clan, DAIMYO)
        out[YARDS_LINE, clan] = yard_points(state, clan)
        out[GARDENS_LINE, clan] = garden_points(state, clan)

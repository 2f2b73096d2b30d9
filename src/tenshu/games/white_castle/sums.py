"""How the points on the score sheet of The White Castle came to be, in figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tenshu.core.words import Message, message
from tenshu.games.white_castle.pieces import (
    BUNDLE,
    COIN,
    DAIMYO,
    DIPLOMATS,
    FLOOR_POINTS,
    GARDEN_KINDS,
    GARDEN_POINTS,
    GATE,
    RESOURCE_POINTS,
    RESOURCES,
    SEAL,
    STEWARDS,
    YARD_VALUE,
)
from tenshu.games.white_castle.short import is_rival
from tenshu.games.white_castle.state import (
    AT_GATE,
    COINS_LINE,
    DAIMYO_LINE,
    DIPLOMATS_LINE,
    GARDENS_LINE,
    GATE_LINE,
    LINES,
    RESOURCES_LINE,
    STEWARDS_LINE,
    TIME_LINE,
    YARDS_LINE,
    State,
)

# What is printed, as plain numbers, which are read much faster.
_RESOURCES: list[int] = RESOURCE_POINTS.tolist()
_FLOORS: list[int] = FLOOR_POINTS.tolist()
_YARD_VALUES: list[int] = YARD_VALUE.tolist()
_GARDENS: list[list[int]] = GARDEN_POINTS.tolist()


def sums(state: State, line: int) -> list[Message | None]:
    """Return how each clan's points of a line come to be; nothing where there is nothing to count."""
    return [_SUMS[line](state, clan) for clan in range(state.clans)]


def _plus(values: Iterable[int]) -> str:
    return "+".join(map(str, values))


def _none(_state: State, _clan: int) -> Message | None:
    """Points of turns were counted when they came."""
    return None


def _coins(state: State, clan: int) -> Message | None:
    coins, seals = int(state.stock[clan, COIN]), int(state.stock[clan, SEAL])
    if is_rival(state, clan) or not coins + seals:
        return None
    return message("white_castle-sum-coins", coins=coins, seals=seals, bundle=BUNDLE)


def _resources(state: State, clan: int) -> Message | None:
    points = [_RESOURCES[amount] for amount in state.stock[clan, :RESOURCES].tolist()]
    return message("white_castle-sum", values=_plus(points)) if any(points) else None


def _time(state: State, clan: int) -> Message:
    return message("white_castle-sum-time", space=int(state.influence[clan]))


def _floor(floor: int) -> Callable[[State, int], Message | None]:
    def courtiers(state: State, clan: int) -> Message | None:
        there = int(state.courtiers[clan, AT_GATE + floor])
        return message("white_castle-sum-times", values=there, count=1, by=_FLOORS[floor]) if there else None

    return courtiers


def _yards(state: State, clan: int) -> Message | None:
    """Return the value of each warrior's yard, times the courtiers past the Gate."""
    there = state.warriors[clan].tolist()
    values = [value for value, warriors in zip(_YARD_VALUES, there, strict=True) for _ in range(warriors)]
    if not values:
        return None
    inside = int(state.courtiers[clan, AT_GATE + STEWARDS : AT_GATE + DAIMYO + 1].sum())
    return message("white_castle-sum-times", values=_plus(values), count=len(values), by=inside)


def _gardens(state: State, clan: int) -> Message | None:
    tended = int(state.gardeners[clan])
    cards = enumerate(state.garden.tolist())
    values = [_GARDENS[garden % len(GARDEN_KINDS)][card] for garden, card in cards if tended >> garden & 1]
    return message("white_castle-sum", values=_plus(values)) if len(values) > 1 else None


_SUMS: list[Callable[[State, int], Message | None]] = [_none] * len(LINES)
_SUMS[COINS_LINE] = _coins
_SUMS[RESOURCES_LINE] = _resources
_SUMS[TIME_LINE] = _time
_SUMS[GATE_LINE] = _floor(GATE)
_SUMS[STEWARDS_LINE] = _floor(STEWARDS)
_SUMS[DIPLOMATS_LINE] = _floor(DIPLOMATS)
_SUMS[DAIMYO_LINE] = _floor(DAIMYO)
_SUMS[YARDS_LINE] = _yards
_SUMS[GARDENS_LINE] = _gardens

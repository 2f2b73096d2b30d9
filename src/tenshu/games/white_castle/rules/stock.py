"""What a clan has: resources, coins, Daimyo Seals and clan points ("Gaining and paying", "Daimyo Seals")."""

from __future__ import annotations

from tenshu.core.bits import EMPTY, Bits, bit
from tenshu.core.rules import rule
from tenshu.games.white_castle.pieces import CAP, COIN, EXCHANGE_PRICE, EXCHANGES, RESOURCES, SEAL
from tenshu.games.white_castle.state import State


@rule("Clan Points and Conditions for Victory", "Gaining and Paying", ruling="W8 W22")
def gain(state: State, clan: int, thing: int, amount: int) -> None:
    """Let a clan have more of something; what is over the cap is lost."""
    state.stock[clan, thing] = min(int(state.stock[clan, thing]) + amount, CAP[thing])


@rule("Gaining and Paying", ruling="W8")
def fits(state: State, clan: int, thing: int, amount: int) -> bool:
    """Tell whether nothing of a gain would be lost."""
    return bool(state.stock[clan, thing] + amount <= CAP[thing])


@rule("Gaining and Paying")
def pay(state: State, clan: int, thing: int, amount: int) -> None:
    state.stock[clan, thing] -= amount


@rule("Gaining and Paying")
def has(state: State, clan: int, thing: int, amount: int) -> bool:
    return bool(state.stock[clan, thing] >= amount)


# Daimyo Seals


@rule("Daimyo Seals", ruling="W26")
def may_exchange(state: State, clan: int) -> Bits:
    """Return what seals can be exchanged for: a resource that is not at its cap, or a coin."""
    things = EMPTY
    for thing in range(EXCHANGES):
        if state.stock[clan, SEAL] >= EXCHANGE_PRICE[thing] and fits(state, clan, thing, 1):
            things |= bit(thing)
    return things


@rule("Daimyo Seals")
def exchange(state: State, clan: int, thing: int) -> None:
    pay(state, clan, SEAL, EXCHANGE_PRICE[thing])
    gain(state, clan, thing, 1)


@rule("Daimyo Seals", ruling="W2")
def seals_for(state: State, clan: int, thing: int, amount: int) -> int:
    """Return how many seals would have to be exchanged to have so much of a resource, or so many coins."""
    return int(max(0, amount - int(state.stock[clan, thing])) * EXCHANGE_PRICE[thing])


@rule("Daimyo Seals", ruling="W26")
def may_pick(state: State, clan: int) -> Bits:
    """Return the resources that a clan can have more of."""
    resources = EMPTY
    for resource in range(RESOURCES):
        if fits(state, clan, resource, 1):
            resources |= bit(resource)
    return resources


@rule("Daimyo Seals", ruling="W26")
def may_exchange_last(state: State, clan: int) -> Bits:
    """Return the exchanges that can still change a score once all is played: a coin counts as much as a seal."""
    return may_exchange(state, clan) & ~bit(COIN)

"""Sending clan members to the court of Himeji: warriors, gardeners and courtiers.

What a member costs is looked at twice: what can be paid now, which is what may be chosen; and what could be paid
after exchanging seals, which decides whether it is worth asking at all.
"""

from __future__ import annotations

from tenshu.core.bits import EMPTY, ONE, Bits, bit, count, first, lowest
from tenshu.core.questions import CHANCE, ask
from tenshu.core.rules import rule
from tenshu.games.white_castle.pieces import (
    AUDIENCE,
    BLOCK,
    CLIMB_FROM,
    CLIMB_LEVELS,
    CLIMB_PRICE,
    CLIMBS,
    COIN,
    COURTIER,
    DAIMYO,
    EACH,
    FAVOURS,
    FIRST_ROOM,
    FIRST_SLOT,
    FLOOR,
    FLOOR_CARDS,
    FOOD,
    GARDEN_EFFECTS,
    GARDEN_FOOD,
    GARDEN_KINDS,
    GARDENER,
    IRON,
    IS_LIGHT,
    NFAVOURS,
    NGARDENS,
    NONE,
    NYARD_TILES,
    NYARDS,
    PEARL,
    ROWS,
    SIDE_OF,
    SLOT_ROOM,
    SLOT_ROW,
    WARRIOR,
    YARD_EFFECTS,
    YARD_IRON,
    YARD_OF,
)
from tenshu.games.white_castle.rules.domain import gain_lantern_reward, members_gone
from tenshu.games.white_castle.rules.owed import owe
from tenshu.games.white_castle.rules.stock import has, pay, seals_for
from tenshu.games.white_castle.state import (
    AT_GATE,
    AT_HOME,
    AUDIENCE_USED,
    CHOOSE_FAVOUR,
    CHOOSE_LIGHT,
    CLIMB,
    CLIMB_USED,
    ENTER_ROOM,
    GATE_ACTION,
    PLACE_GARDENER,
    PLACE_WARRIOR,
    PLACES_WORD,
    REFILL,
    USE_COURTIER,
    State,
)

NKINDS, NCLIMBS = len(GARDEN_KINDS), len(CLIMBS)


@rule("Outside the Walls", "Warrior", "Gardener", "Courtier")
def ask_for_member(state: State, clan: int, member: int) -> None:
    """Ask where a member is to be sent."""
    if member == GARDENER:
        ask(state, PLACE_GARDENER, clan, 0)
    elif member == WARRIOR:
        ask(state, PLACE_WARRIOR, clan, 0)
    else:
        ask(state, USE_COURTIER, clan, 0)


@rule("Warrior", "Gardener", "Courtier", ruling="W7")
def can_send(state: State, clan: int, member: int, coins: int, seals: int) -> bool:
    """Tell whether a member could be sent anywhere, with so many coins, and so many seals to be exchanged."""
    if member == GARDENER:
        return can_garden(state, clan, seals)
    if member == WARRIOR:
        return can_train(state, clan, seals)
    return can_use_courtier(state, clan, 0, coins, seals)


# Warrior


@rule("Warrior")
def may_train(state: State, clan: int) -> Bits:
    """Return the Training Yards that a clan can pay for."""
    yards = EMPTY
    if members_gone(state, clan, WARRIOR) < EACH:
        for yard in range(NYARDS):
            if has(state, clan, IRON, YARD_IRON[yard]):
                yards |= bit(yard)
    return yards


@rule("Warrior")
def can_train(state: State, clan: int, seals: int) -> bool:
    if members_gone(state, clan, WARRIOR) == EACH:
        return False
    for yard in range(NYARDS):
        if seals_for(state, clan, IRON, YARD_IRON[yard]) <= seals:
            return True
    return False


@rule("Warrior", ruling="W19")
def place_warrior(state: State, clan: int, yard: int) -> None:
    """Pay the iron, assign a warrior to a yard, and owe what the tiles there show."""
    pay(state, clan, IRON, YARD_IRON[yard])
    state.warriors[clan, yard] += 1
    effects = EMPTY
    for place in range(NYARD_TILES):
        if YARD_OF[place] == yard:
            effects |= YARD_EFFECTS[state.yard[place], SIDE_OF[place]]
    owe(state, clan, effects)


# Gardener


@rule("Gardener")
def free_gardens(state: State, clan: int) -> Bits:
    """Return the gardens where a clan has no gardener yet, as long as it has gardeners to send."""
    if members_gone(state, clan, GARDENER) == EACH:
        return EMPTY
    gardens: Bits = first(NGARDENS) & ~state.gardeners[clan]
    return gardens


@rule("Gardener")
def food_for(state: State, garden: int) -> int:
    return int(GARDEN_FOOD[garden % NKINDS, state.garden[garden]])


@rule("Gardener")
def may_garden(state: State, clan: int) -> Bits:
    """Return the gardens that a clan may send a gardener to."""
    gardens, free = EMPTY, free_gardens(state, clan)
    while free != EMPTY:
        garden = lowest(free)
        if has(state, clan, FOOD, food_for(state, garden)):
            gardens |= bit(garden)
        free &= free - ONE
    return gardens


@rule("Gardener")
def can_garden(state: State, clan: int, seals: int) -> bool:
    free = free_gardens(state, clan)
    while free != EMPTY:
        if seals_for(state, clan, FOOD, food_for(state, lowest(free))) <= seals:
            return True
        free &= free - ONE
    return False


@rule("Gardener")
def place_gardener(state: State, clan: int, garden: int) -> None:
    """Pay the food, assign a gardener to a card, and owe what it shows."""
    pay(state, clan, FOOD, food_for(state, garden))
    state.gardeners[clan] |= bit(garden)
    owe(state, clan, garden_effects(state, garden))


@rule("Gardener", "End of the Round 2")
def garden_effects(state: State, garden: int) -> Bits:
    return GARDEN_EFFECTS[garden % NKINDS, state.garden[garden]]  # type: ignore[no-any-return]


# Courtier


@rule("Courtier", ruling="W11")
def may_use_courtier(state: State, clan: int, used: int) -> Bits:
    """Return what a courtier action can still be used for, as actions of the second word: an audience, or a climb."""
    actions = EMPTY
    if used & AUDIENCE_USED == 0 and members_gone(state, clan, COURTIER) < EACH and has(state, clan, COIN, AUDIENCE):
        actions |= bit(GATE_ACTION - PLACES_WORD)
    if used & CLIMB_USED == 0:
        for way in range(NCLIMBS):
            if stands_at(state, clan, way) and has(state, clan, PEARL, CLIMB_PRICE[CLIMB_LEVELS[way]]):
                actions |= bit(CLIMB - PLACES_WORD + way)
    return actions


@rule("Courtier", ruling="W11")
def can_use_courtier(state: State, clan: int, used: int, coins: int, seals: int) -> bool:
    """Tell whether a courtier action could be used, with so many coins, and so many seals to be exchanged."""
    if used & AUDIENCE_USED == 0 and members_gone(state, clan, COURTIER) < EACH and AUDIENCE - coins <= seals:
        return True
    if used & CLIMB_USED == 0:
        for way in range(NCLIMBS):
            if stands_at(state, clan, way) and seals_for(state, clan, PEARL, CLIMB_PRICE[CLIMB_LEVELS[way]]) <= seals:
                return True
    return False


@rule("Request an Audience")
def request_audience(state: State, clan: int, used: int) -> None:
    pay(state, clan, COIN, AUDIENCE)
    state.courtiers[clan, AT_HOME] -= 1
    state.courtiers[clan, AT_GATE] += 1
    if used == 0:
        ask(state, USE_COURTIER, clan, AUDIENCE_USED)


@rule("Social Climbing", ruling="W30")
def stands_at(state: State, clan: int, way: int) -> bool:
    """Tell whether a clan has a courtier on the floor where a way to climb begins."""
    return bool(state.courtiers[clan, AT_GATE + CLIMB_FROM[way]] > 0)


@rule("Social Climbing", ruling="W11 W12")
def climb(state: State, clan: int, way: int, used: int) -> None:
    """Pay for a climb of one or two levels by one courtier; what it brings comes before the other half is asked for."""
    if used == 0:
        ask(state, USE_COURTIER, clan, CLIMB_USED)
    start, levels = int(CLIMB_FROM[way]), int(CLIMB_LEVELS[way])
    pay(state, clan, PEARL, CLIMB_PRICE[levels])
    state.courtiers[clan, AT_GATE + start] -= 1
    state.courtiers[clan, AT_GATE + start + levels] += 1
    if start + levels == DAIMYO:
        enter_daimyo_room(state, clan)
    else:
        ask(state, ENTER_ROOM, clan, start + levels)


@rule("Social Climbing")
def rooms_of(floor: int) -> Bits:
    """Return the rooms of a floor."""
    return first(FIRST_ROOM[floor + 1]) & ~first(FIRST_ROOM[floor])


@rule("Social Climbing", ruling="W13 W14")
def enter_room(state: State, clan: int, room: int) -> None:
    """Take the card of a room, if it can be replaced, and carry out one of its light blocks; then replace it."""
    card = state.card[room]
    if can_replace(state, room):
        state.lantern[clan] |= bit(state.domain_card[clan])
        state.domain_card[clan] = card
        clear_room(state, room)
    lights = light_slots(card, room)
    if count(lights) == 1:
        use_light(state, clan, lowest(lights))
    else:
        ask(state, CHOOSE_LIGHT, clan, room)


@rule("Social Climbing", ruling="W14")
def can_replace(state: State, room: int) -> bool:
    return bool(state.deck & FLOOR_CARDS[FLOOR[room]] != EMPTY)


@rule("Social Climbing", ruling="W13")
def clear_room(state: State, room: int) -> None:
    """Take the card out of a room, and have it replaced from its deck."""
    state.card[room] = NONE
    ask(state, REFILL, CHANCE, room)


@rule("Social Climbing")
def refill(state: State, room: int, card: int) -> None:
    state.card[room] = card
    state.deck &= ~bit(card)


@rule("Social Climbing")
def light_slots(card: int, room: int) -> Bits:
    """Return the light blocks of a card, by the slots where they lie, or lay, in the castle."""
    slots = EMPTY
    for row in range(ROWS[room]):
        if IS_LIGHT[card, row] != 0:
            slots |= bit(FIRST_SLOT[room] + row)
    return slots


@rule("Social Climbing", ruling="W14")
def card_of_arrival(state: State, clan: int, room: int) -> int:
    """Return the card whose light block is carried out: it lies in the domain now, unless it could not be replaced."""
    return int(state.domain_card[clan] if state.card[room] == NONE else state.card[room])


@rule("Social Climbing", ruling="W13")
def use_light(state: State, clan: int, slot: int) -> None:
    card = card_of_arrival(state, clan, SLOT_ROOM[slot])
    owe(state, clan, BLOCK[card, SLOT_ROW[slot]])


@rule("Social Climbing", "Lantern Rewards", ruling="W15")
def enter_daimyo_room(state: State, clan: int) -> None:
    """Gain the Lantern Reward, then a favour, if one is free."""
    if free_favours(state) != EMPTY:
        ask(state, CHOOSE_FAVOUR, clan, 0)
    gain_lantern_reward(state, clan)


@rule("Social Climbing", ruling="W15")
def free_favours(state: State) -> Bits:
    favours = EMPTY
    for favour in range(NFAVOURS):
        if state.favour[favour] == 0:
            favours |= bit(favour)
    return favours


@rule("Social Climbing")
def take_favour(state: State, clan: int, favour: int) -> None:
    state.favour[favour] = clan + 1
    owe(state, clan, FAVOURS[state.daimyo, favour])

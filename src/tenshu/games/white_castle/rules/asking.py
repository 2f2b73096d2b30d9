"""What may be answered to the question that is open."""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import EMPTY, ONE, Bits, Words, bit, clear, count, fill, first, lowest, moved
from tenshu.core.questions import CHANCE, about, question, waiting
from tenshu.core.rules import compiled, rule
from tenshu.games.white_castle.pieces import DAIMYO_CARDS, FACES, GARDEN_KINDS, GARDENS_OF_KIND
from tenshu.games.white_castle.rules.dice import may_place, may_take
from tenshu.games.white_castle.rules.domain import may_run
from tenshu.games.white_castle.rules.effects import can_do, can_pay, is_optional, may_use
from tenshu.games.white_castle.rules.members import (
    card_of_arrival,
    free_favours,
    light_slots,
    may_garden,
    may_train,
    may_use_courtier,
    rooms_of,
)
from tenshu.games.white_castle.rules.owed import owed
from tenshu.games.white_castle.rules.set_up import (
    action_cards,
    castle_cards,
    clans_without_turn,
    garden_cards,
    may_choose_pair,
    resource_cards,
    tiles_to_deal,
    yard_tiles,
)
from tenshu.games.white_castle.rules.solitaire import cheapest_gardens, may_be_on_top, rival_space
from tenshu.games.white_castle.rules.stock import may_exchange, may_exchange_last, may_pick
from tenshu.games.white_castle.rules.time import may_pass
from tenshu.games.white_castle.state import (
    ACT,
    CARD,
    CHOOSE_BLOCK,
    CHOOSE_FAVOUR,
    CHOOSE_LIGHT,
    CHOOSE_LINE,
    CHOOSE_PAIR,
    DAIMYO_CARD,
    DEAL_CASTLE,
    DEAL_DAIMYO,
    DEAL_GARDEN,
    DEAL_ORDER,
    DEAL_RESOURCE,
    DEAL_TILE,
    DEAL_YARD,
    DECLINE,
    DIE,
    DRAFT,
    ENTER_ROOM,
    EXCHANGE,
    FACE,
    FAVOUR,
    GARDEN,
    GARDEN_CARD,
    LAST_EXCHANGE,
    LINE,
    ONE_OF,
    OWED,
    PAIR,
    PAY,
    PAY_TOLL,
    PICK,
    PLACE_DIE,
    PLACE_GARDENER,
    PLACE_WARRIOR,
    PLACES_WORD,
    REFILL,
    RESOURCE,
    RIVAL_CARD,
    RIVAL_CARD_ACTION,
    RIVAL_DIE,
    RIVAL_GARDEN,
    RIVAL_ROOM,
    ROLL,
    ROOM,
    SEAT,
    SLOT,
    SPACE,
    TAKE_DIE,
    TILE,
    USE_COURTIER,
    YARD,
    YARD_TILE,
    State,
)

NDAIMYO, NKINDS = len(DAIMYO_CARDS), len(GARDEN_KINDS)
DECLINED = np.uint64(1 << DECLINE - PLACES_WORD)


@compiled
def choices(state: State, seat: int, legal: Words) -> int:
    """Write the set of the legal actions, and return how many they are."""
    if waiting(state) >> seat & 1 == 0:
        return fill(legal, 0, EMPTY)
    if seat == CHANCE:
        return chance_choices(state, legal)
    clear(legal)
    if question(state) in (OWED, ONE_OF):
        legal[0] = payable(state, seat)
    elif question(state) == CHOOSE_PAIR:
        legal[0] = moved(may_choose_pair(state), PAIR)
    legal[1] = seat_choices(state, seat) | at(exchanges(state, seat), EXCHANGE)
    return count(legal[0]) + count(legal[1])


# What a seat may answer


@compiled
def at(bits: Bits, action: int) -> Bits:
    """Return a set of places as actions of the second word, of which `action` is the first."""
    return moved(bits, action - PLACES_WORD)


@compiled
def seat_choices(state: State, clan: int) -> Bits:
    """Return the answers of a seat in the second word of the actions, but for exchanges."""
    asked, what = question(state), about(state)
    if asked == TAKE_DIE:
        return at(may_take(state), DIE)
    if asked == PLACE_DIE:
        return at(may_place(state, clan), SPACE)
    if asked in (OWED, ONE_OF):
        return may_decline(state)
    if asked == PICK:
        return at(may_pick(state, clan), RESOURCE)
    if asked == PAY_TOLL:
        return DECLINED | (at(ONE, PAY) if may_pass(state, clan) else EMPTY)
    if asked == LAST_EXCHANGE:
        return DECLINED
    if PLACE_GARDENER <= asked <= USE_COURTIER:
        return member_choices(state, clan, asked, what)
    return place_choices(state, clan, asked, what)


@rule("Warrior", "Gardener", "Courtier", ruling="W7")
def member_choices(state: State, clan: int, asked: int, what: int) -> Bits:
    """Return where a member may be sent, or that it is not."""
    if asked == PLACE_GARDENER:
        return DECLINED | at(may_garden(state, clan), GARDEN)
    if asked == PLACE_WARRIOR:
        return DECLINED | at(may_train(state, clan), YARD)
    return DECLINED | may_use_courtier(state, clan, what)


@compiled
def place_choices(state: State, clan: int, asked: int, what: int) -> Bits:
    """Return the places that may be chosen, once it is clear what is done there."""
    if asked == CHOOSE_BLOCK:
        return DECLINED | at(may_use(state, clan, what), SLOT)
    if asked == CHOOSE_LINE:
        return DECLINED | at(may_run(state), LINE)
    if asked in (ENTER_ROOM, RIVAL_ROOM):
        return at(rooms_of(what), ROOM)
    if asked == CHOOSE_LIGHT:
        return at(light_slots(card_of_arrival(state, clan, what), what), SLOT)
    if asked == CHOOSE_FAVOUR:
        return at(free_favours(state), FAVOUR)
    if asked == RIVAL_GARDEN:
        return at(cheapest_gardens(state, what), GARDEN)
    return EMPTY  # a pair, which is in the first word


@rule("Daimyo Seals", ruling="W26")
def exchanges(state: State, clan: int) -> Bits:
    """Return the exchanges of seals that are open: at any moment in which the clan decides for itself."""
    asked = question(state)
    if asked in (RIVAL_GARDEN, RIVAL_ROOM) or state.phase == DRAFT:
        return EMPTY
    if asked == LAST_EXCHANGE:
        return may_exchange_last(state, clan)
    return may_exchange(state, clan)


# Effects that are owed


@rule("Gaining and Paying", ruling="W2 W7")
def doable(state: State, clan: int) -> Bits:
    """Return the owed effects that can be done, if need be after exchanging seals."""
    found, left = EMPTY, owed(state)
    while left != EMPTY:
        if can_do(state, clan, lowest(left)):
            found |= bit(lowest(left))
        left &= left - ONE
    return found


@rule("Gaining and Paying", ruling="W2")
def payable(state: State, clan: int) -> Bits:
    """Return the owed effects that can be done and whose price is in hand."""
    found, left = EMPTY, doable(state, clan)
    while left != EMPTY:
        if can_pay(state, clan, lowest(left)):
            found |= bit(lowest(left))
        left &= left - ONE
    return found


@rule("Gaining and Paying", ruling="W7")
def may_decline(state: State) -> Bits:
    """Return that all that is owed may be declined, unless a gain is among it."""
    left = owed(state)
    while left != EMPTY:
        if not is_optional(lowest(left)):
            return EMPTY
        left &= left - ONE
    return DECLINED


# What chance may answer


@compiled
def chance_choices(state: State, legal: Words) -> int:
    asked, what = question(state), about(state)
    if asked == ROLL:
        return fill(legal, FACE, first(FACES))
    if asked in (REFILL, DEAL_CASTLE):
        return fill(legal, CARD, castle_cards(state, what))
    if asked >= RIVAL_CARD:
        return rival_choices(state, legal)
    if asked == DEAL_TILE:
        return fill(legal, TILE, tiles_to_deal(state))
    if asked == DEAL_DAIMYO:
        return fill(legal, DAIMYO_CARD, first(NDAIMYO))
    if asked == DEAL_GARDEN:
        return fill(legal, GARDEN_CARD + GARDENS_OF_KIND * (what % NKINDS), garden_cards(state, what))
    if asked == DEAL_YARD:
        return fill(legal, YARD_TILE, yard_tiles(state, what))
    if asked == DEAL_ORDER:
        return fill(legal, SEAT, clans_without_turn(state, what))
    if asked == DEAL_RESOURCE:
        return fill(legal, CARD, resource_cards(state, what))
    return fill(legal, CARD, action_cards(state, what))


@rule("Solitaire Gameplay")
def rival_choices(state: State, legal: Words) -> int:
    """Write what the rival's deck brings; all but the cards on top follows from the rules."""
    asked = question(state)
    if asked == RIVAL_CARD:
        return fill(legal, RIVAL_CARD_ACTION, may_be_on_top(state))
    if asked == RIVAL_DIE:
        return fill(legal, SPACE, bit(rival_space(state)))
    return fill(legal, ACT, bit(about(state)))

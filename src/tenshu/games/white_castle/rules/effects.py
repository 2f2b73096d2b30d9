"""Effects, from their rows in the box: whether one can be done, and doing it. No rule names a card."""

from __future__ import annotations

from tenshu.core.bits import EMPTY, ONE, Bits, bit, count, lowest
from tenshu.core.questions import ask
from tenshu.core.rules import rule
from tenshu.games.white_castle.pieces import (
    ACTION,
    ANY,
    BLOCK,
    BOARD_ACTION,
    COIN,
    COIN_PRICE,
    DECREE,
    DOMAIN_LINE,
    GAIN,
    GAINS,
    INFLUENCE,
    IS_LIGHT,
    KIND,
    LANTERN,
    LIGHT,
    NONE,
    NSLOTS,
    NTHINGS,
    PICKS,
    POINT,
    RUN_LINE,
    SEAL,
    SEAL_PRICE,
    SLOT_ROOM,
    SLOT_ROW,
    TILE_EFFECT,
    WELL,
    WELL_GAINS,
    WELL_TILES,
    WHAT,
)
from tenshu.games.white_castle.rules.domain import (
    gain_lantern_reward,
    lantern_effects,
    may_run,
    run_line,
    take_decree,
)
from tenshu.games.white_castle.rules.members import ask_for_member, can_send
from tenshu.games.white_castle.rules.owed import owe
from tenshu.games.white_castle.rules.stock import fits, gain, has, pay
from tenshu.games.white_castle.rules.time import gain_influence, meets_checkpoint
from tenshu.games.white_castle.state import CHOOSE_BLOCK, CHOOSE_LINE, PICK, State

# Doing an effect


@rule("Gaining and Paying", "Using the Dice 4")
def do(state: State, clan: int, effect: int) -> None:
    """Pay for an effect what it costs, and do it, or ask what it needs to know."""
    pay(state, clan, COIN, COIN_PRICE[effect])
    pay(state, clan, SEAL, SEAL_PRICE[effect])
    kind, what = KIND[effect], WHAT[effect]
    if kind == GAIN:
        gain_all(state, clan, effect)
    elif kind == INFLUENCE:
        gain_influence(state, clan, what)
    elif kind == LANTERN:
        gain_lantern_reward(state, clan)
    elif kind == WELL:
        draw_from_well(state, clan)
    elif kind == ACTION:
        ask_for_member(state, clan, what)
    elif kind == BOARD_ACTION:
        ask(state, CHOOSE_BLOCK, clan, what)
    elif kind == DOMAIN_LINE:
        ask(state, CHOOSE_LINE, clan, 0)
    elif kind == RUN_LINE:
        run_line(state, clan, what)
    else:
        take_decree(state, clan, what)


@rule("Gaining and Paying")
def gain_all(state: State, clan: int, effect: int) -> None:
    for thing in range(NTHINGS):
        gain(state, clan, thing, GAINS[effect, thing])
    if PICKS[effect] > 0:
        ask(state, PICK, clan, PICKS[effect])


@rule("The Well")
def draw_from_well(state: State, clan: int) -> None:
    """Gain a Daimyo Seal and what both tiles show."""
    for thing in range(NTHINGS):
        gain(state, clan, thing, WELL_GAINS[thing])
    picks = 0
    for place in range(WELL_TILES):
        effect = TILE_EFFECT[state.well_tile[place]]
        picks += PICKS[effect]
        for thing in range(NTHINGS):
            gain(state, clan, thing, GAINS[effect, thing])
    if picks > 0:
        ask(state, PICK, clan, picks)


@rule("The Castle", ruling="W16")
def use_block(state: State, clan: int, slot: int) -> None:
    """Carry out a block of a card in the castle; where it has a price, choosing it was agreeing to pay."""
    effects = BLOCK[state.card[SLOT_ROOM[slot]], SLOT_ROW[slot]]
    if count(effects) == 1:
        do(state, clan, lowest(effects))
    else:
        owe(state, clan, effects)


# Whether an effect can be done


@rule("Gaining and Paying", ruling="W7")
def is_optional(effect: int) -> bool:
    """Tell whether an effect may be declined: whatever is more than a gain."""
    return bool(KIND[effect] == ACTION or KIND[effect] == BOARD_ACTION or KIND[effect] == DOMAIN_LINE)


@rule("Gaining and Paying")
def is_offer(effect: int) -> bool:
    """Tell whether an effect has a price."""
    return bool(COIN_PRICE[effect] + SEAL_PRICE[effect] > 0)


@rule("Gaining and Paying", ruling="W2")
def can_pay(state: State, clan: int, effect: int) -> bool:
    """Tell whether a clan has the price of an effect in hand."""
    return has(state, clan, COIN, COIN_PRICE[effect]) and has(state, clan, SEAL, SEAL_PRICE[effect])


@rule("Gaining and Paying", "Daimyo Seals", ruling="W2 W7")
def can_do(state: State, clan: int, effect: int) -> bool:
    """Tell whether an effect can be done, its price paid, if need be after exchanging seals."""
    if not is_optional(effect):
        return True
    coins = int(state.stock[clan, COIN]) - int(COIN_PRICE[effect])
    seals = int(state.stock[clan, SEAL]) - int(SEAL_PRICE[effect])
    if coins < 0:
        seals += coins  # a seal for each coin that is missing
        coins = 0
    if seals < 0:
        return False
    if KIND[effect] == ACTION:
        return can_send(state, clan, WHAT[effect], coins, seals)
    if KIND[effect] == DOMAIN_LINE:
        return bool(may_run(state) != EMPTY)
    return bool(usable_slots(state, clan, WHAT[effect], coins, seals) != EMPTY)


@rule("The Castle", ruling="W16")
def usable_slots(state: State, clan: int, selection: int, coins: int, seals: int) -> Bits:
    """Return the blocks of a selection that could be carried out, with so many coins, and seals to be exchanged."""
    slots = EMPTY
    for slot in range(NSLOTS):
        if is_selected(state, slot, selection) and can_use_slot(state, clan, slot, coins, seals):
            slots |= bit(slot)
    return slots


@rule("The Castle")
def is_selected(state: State, slot: int, selection: int) -> bool:
    """Tell whether a block is one that a board action may use: any, a light one, or one beside a tile of a colour."""
    card = state.card[SLOT_ROOM[slot]]
    if card == NONE:
        return False
    if selection == LIGHT:
        return bool(IS_LIGHT[card, SLOT_ROW[slot]] != 0)
    return bool(selection == ANY or state.tile[slot] == selection)


@rule("The Castle", ruling="W16")
def can_use_slot(state: State, clan: int, slot: int, coins: int, seals: int) -> bool:
    """Tell whether a block could be carried out: a light one always, a dark one if its member could be sent."""
    card, row = state.card[SLOT_ROOM[slot]], SLOT_ROW[slot]
    if IS_LIGHT[card, row] != 0:
        return True
    effect = lowest(BLOCK[card, row])
    seals -= SEAL_PRICE[effect]
    return bool(seals >= 0) and can_send(state, clan, WHAT[effect], coins, seals)


@rule("The Castle", ruling="W16")
def may_use(state: State, clan: int, selection: int) -> Bits:
    """Return the blocks of a selection whose price a clan has."""
    return usable_slots(state, clan, selection, state.stock[clan, COIN], state.stock[clan, SEAL])


# Gains that just happen


@rule("Lantern Rewards", ruling="W27")
def is_plain(state: State, clan: int, effect: int) -> bool:
    """Tell whether an effect asks nothing and loses nothing, so that it may as well be done at once."""
    if KIND[effect] == LANTERN:
        return is_plain_lantern(state, clan)
    if KIND[effect] == WELL:
        return is_plain_well(state, clan)
    return KIND[effect] == DECREE or is_plain_gain(state, clan, effect)


@rule("Gaining and Paying", ruling="W27")
def has_no_cap(effect: int) -> bool:
    """Tell whether an effect gives only what there can be any amount of: coins, points, a decree."""
    for thing in range(NTHINGS):
        if GAINS[effect, thing] > 0 and thing not in (COIN, POINT):
            return False
    return bool(KIND[effect] == DECREE or (KIND[effect] == GAIN and PICKS[effect] == 0))


@rule("Daimyo Seals", ruling="W26")
def seals_in(state: State, effect: int) -> int:
    """Return how many seals an effect brings at once."""
    if KIND[effect] != WELL:
        return int(GAINS[effect, SEAL])
    seals = int(WELL_GAINS[SEAL])
    for place in range(WELL_TILES):
        seals += GAINS[TILE_EFFECT[state.well_tile[place]], SEAL]
    return seals


@rule("Gaining and Paying", ruling="W27")
def is_plain_gain(state: State, clan: int, effect: int) -> bool:
    if KIND[effect] == INFLUENCE:
        return not meets_checkpoint(state, clan, WHAT[effect])
    if KIND[effect] != GAIN or PICKS[effect] > 0:
        return False
    for thing in range(NTHINGS):
        if GAINS[effect, thing] > 0 and not fits(state, clan, thing, GAINS[effect, thing]):
            return False
    return True


@rule("Lantern Rewards", ruling="W27")
def is_plain_lantern(state: State, clan: int) -> bool:
    effects = lantern_effects(state, clan)
    while effects != EMPTY:
        if not is_plain_gain(state, clan, lowest(effects)):
            return False
        effects &= effects - ONE
    return True


@rule("The Well", ruling="W27")
def is_plain_well(state: State, clan: int) -> bool:
    for thing in range(NTHINGS):
        amount = WELL_GAINS[thing]
        for place in range(WELL_TILES):
            effect = TILE_EFFECT[state.well_tile[place]]
            amount += GAINS[effect, thing]
            if PICKS[effect] > 0:
                return False
        if amount > 0 and not fits(state, clan, thing, amount):
            return False
    return True

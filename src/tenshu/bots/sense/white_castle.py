"""What bots know of The White Castle: what things are worth, and what is worth doing with them.

All is counted in clan points that can be expected of it in the end. A resource is worth something while there are turns
left to use it; a member is worth the points of its place and what is printed there, less what it costs.
"""

from __future__ import annotations

from math import exp

import numpy as np

from tenshu.bots.striving import strive
from tenshu.bots.tree import Reals
from tenshu.core.bits import EMPTY, ONE, Bits, Words, bit, count, lowest
from tenshu.core.questions import question
from tenshu.core.rules import compiled
from tenshu.games.white_castle import rules
from tenshu.games.white_castle.pieces import (
    ACTION,
    AUDIENCE,
    BACK_EFFECT,
    BLOCK,
    BOARD_ACTION,
    BUNDLE,
    CAP,
    CLIMB_FROM,
    CLIMB_LEVELS,
    CLIMB_PRICE,
    CLIMBS,
    COIN,
    COIN_PRICE,
    COURTIER,
    DAIMYO,
    DECREE,
    DOMAIN_LINE,
    EACH,
    ENDS,
    EXCHANGE_PRICE,
    FAVOURS,
    FLOOR_POINTS,
    FOOD,
    GAIN,
    GAINS,
    GARDEN_EFFECTS,
    GARDEN_KINDS,
    GARDEN_POINTS,
    GARDENER,
    GATE,
    INFLUENCE,
    IRON,
    IS_LIGHT,
    KIND,
    LANTERN,
    LANTERN_COINS,
    LANTERN_POINTS,
    LAST_SPACE,
    LINE_BLOCK,
    LINE_GAINS,
    LINE_LANTERN,
    NCOLOURS,
    NROOMS,
    NSPACES,
    NTHINGS,
    NYARD_TILES,
    NYARDS,
    OUTSIDE,
    OUTSIDE_EFFECTS,
    PEARL,
    PICKS,
    POINT,
    RESOURCE_CARD,
    RESOURCE_CARD_EFFECTS,
    RESOURCE_POINTS,
    ROUNDS,
    ROWS,
    SEAL,
    SEAL_PRICE,
    SIDE_OF,
    SLOT_ROOM,
    SLOT_ROW,
    TILE_EFFECT,
    TIME_POINTS,
    TOLL,
    TURNS,
    WARRIOR,
    WELL,
    WELL_SPACE,
    WELL_TILES,
    WHAT,
    YARD_EFFECTS,
    YARD_IRON,
    YARD_OF,
    YARD_VALUE,
)
from tenshu.games.white_castle.rules.dice import covered, has_room, room_effects, takes_colour
from tenshu.games.white_castle.rules.domain import members_gone
from tenshu.games.white_castle.rules.members import card_of_arrival, food_for
from tenshu.games.white_castle.rules.scoring import courtiers_inside
from tenshu.games.white_castle.state import (
    AT_GATE,
    CHOOSE_BLOCK,
    CHOOSE_FAVOUR,
    CHOOSE_LIGHT,
    CHOOSE_LINE,
    CLIMB,
    DECLINE,
    DIE,
    EFFECT,
    ENTER_ROOM,
    EXCHANGE,
    FAVOUR,
    GARDEN,
    GATE_ACTION,
    LAST_EXCHANGE,
    LINE,
    OWED,
    PAIR,
    PAY,
    PICK,
    PLACE_DIE,
    PLACE_GARDENER,
    PLACE_WARRIOR,
    PLACES_WORD,
    RESOURCE,
    ROOM,
    SLOT,
    SPACE,
    TAKE_DIE,
    USE_COURTIER,
    YARD,
    State,
)

NKINDS, NCLIMBS = len(GARDEN_KINDS), len(CLIMBS)

# A choice that promises so many points more is e times as likely to be right.
_HEAT = 0.5
_DECLINE = -1.5  # what it is worth to refuse an offer: there is nearly always something better
_EXCHANGE = -1.2  # and to exchange seals
_POINTLESS = -2.0  # and to do so once all is played, if it brings no point
_TOLL = 2.0  # and to pass a checkpoint
_SCALE = 15.0  # points of a lead that is half of a great one
_LATER = 2.0**-10  # of a point, which breaks ties; a power of 2, so that it can be taken off without a trace

# These figures were tuned by letting greedy clans play each other, for their points.
# What a thing is worth with many turns to come; less, the more there is of it, and the fewer turns are left.
_FOOD, _IRON, _PEARL, _COIN, _SEAL, _ANY = 0.73, 0.61, 1.49, 0.39, 0.61, 1.31
_PLENTY = 0.09  # how much less each is worth for each that is there
_USE, _USE_BY_TURN = 0.17, 0.35  # how much of it will be used
_KEEP = 0.72  # how much of its worth is lost with what is paid
_KEEP_COINS = 2.2  # the same for coins that a low die costs, as a share of that

_STEP, _SEASON = 0.6, 0.82  # a space on the Passage of Time, and a point of a season that is reached
_CARD, _LIGHT_BLOCK = 3.1, 1.4  # a better action card and one more in the Lantern Area, and the block of an arrival
_FAVOUR = 1.2
_BLOCK, _RUN = 2.6, 2.9  # a board action, a line that is run
_DECREE = 3.0
_AGAIN = 0.66  # of what a garden gives, in each round to come
_INSIDE, _MOST_INSIDE = 0.38, 2.2  # courtiers who will come inside: for each turn, and at most
_AT_GATE, _MOST_AT_GATE = 0.86, 4.5  # what a courtier at the Gate can still reach: for each turn, and at most
_FIRST_FLOOR = 0.45  # what one inside can still reach, for each turn
_LINES = 0.22  # of what the lines of a card show


EACH_WORTH = np.array([_FOOD, _IRON, _PEARL, _COIN, _SEAL, 1.0])


@compiled
def weigh(state: State, seat: int, legal: Words, weights: Reals) -> None:
    """Weigh each legal action by the points that it promises."""
    owed, places = legal[0], legal[1]
    while owed != EMPTY:
        action = lowest(owed)
        owed &= owed - ONE
        weights[action] = exp(owed_promise(state, seat, action) / _HEAT)
    while places != EMPTY:
        action = PLACES_WORD + lowest(places)
        places &= places - ONE
        weights[action] = exp(promise(state, seat, action) / _HEAT)


@compiled
def likelihood(world: State, seat: int, legal: Words, weights: Reals) -> float:  # noqa: ARG001 (a search asks so)
    """Return how likely the others were to play as they did: nobody knows more of the decks, so nothing tells."""
    return 1.0


@compiled
def is_cut(root: State, state: State) -> bool:  # noqa: ARG001 (a search asks so)
    """Play to the end: what a round has brought is worth what the next ones make of it."""
    return False


@compiled
def value(state: State, worth: Reals, points: Reals) -> None:
    """Strive for the victory, and for points; of equals the earlier in turn order is ahead, as it is at the end."""
    rules.scores(state, points)
    for place in range(state.clans):
        points[state.order[place]] -= place * _LATER
    strive(points, state.clans, _SCALE, worth)
    for place in range(state.clans):
        points[state.order[place]] += place * _LATER


# What is left, and what things are worth then


@compiled
def turns_left(state: State) -> float:
    """Return how many turns a clan still has, about."""
    return float(TURNS * (ROUNDS - state.completed)) - float(state.turns) / float(state.clans)


@compiled
def use(state: State) -> float:
    """Return how much of a thing will still be put to use."""
    return min(1.0, _USE + _USE_BY_TURN * turns_left(state))


@compiled
def thing_worth(state: State, clan: int, thing: int, amount: int) -> float:
    """Return what more of a thing is worth; the more there is already, the less, and nothing above the cap."""
    if thing == POINT:
        return float(amount)
    room = min(amount, int(CAP[thing] - state.stock[clan, thing]))
    plenty = 1.0 if thing == COIN else 1.0 - _PLENTY * float(state.stock[clan, thing])
    return float(EACH_WORTH[thing] * plenty * use(state) * room)


@compiled
def price(state: State, thing: int, amount: int) -> float:
    """Return what it is worth to keep so much of a thing."""
    return float(_KEEP * EACH_WORTH[thing] * use(state) * amount)


# What effects are worth


@compiled
def effects_worth(state: State, clan: int, effects: Bits) -> float:
    """Return what several effects are worth together."""
    total = 0.0
    while effects != EMPTY:
        total += effect_worth(state, clan, lowest(effects))
        effects &= effects - ONE
    return total


@compiled
def effect_worth(state: State, clan: int, effect: int) -> float:
    """Return what an effect is worth, less its price."""
    kind = KIND[effect]
    if kind == GAIN:
        return gain_worth(state, clan, effect)
    if kind == INFLUENCE:
        return influence_worth(state, clan, WHAT[effect])
    if kind == LANTERN:
        return lantern_worth(state, clan)
    if kind == WELL:
        return well_worth(state, clan)
    cost = price(state, COIN, COIN_PRICE[effect]) + price(state, SEAL, SEAL_PRICE[effect])
    if COIN_PRICE[effect] > state.stock[clan, COIN] or SEAL_PRICE[effect] > state.stock[clan, SEAL]:
        return 0.0
    if kind == ACTION:
        return max(0.0, member_worth(state, clan, WHAT[effect]) - cost)
    if kind == BOARD_ACTION:
        return max(0.0, _BLOCK - cost)
    if kind == DOMAIN_LINE:
        return max(0.0, _RUN - cost)
    if kind == DECREE:
        return _DECREE
    return line_worth(state, clan, WHAT[effect])


@compiled
def gain_worth(state: State, clan: int, effect: int) -> float:
    total = 0.0
    for thing in range(NTHINGS):
        if GAINS[effect, thing] > 0:
            total += thing_worth(state, clan, thing, GAINS[effect, thing])
    return float(total + PICKS[effect] * _ANY * use(state))


@compiled
def influence_worth(state: State, clan: int, steps: int) -> float:
    """Return what steps on the Passage of Time are worth: the points of the season that they may reach, and turns."""
    space = int(state.influence[clan])
    total = 0.0
    for step in range(steps):
        at = min(space + step + 1, LAST_SPACE)
        if TOLL[at] > state.stock[clan, SEAL]:
            break
        total += _STEP + _SEASON * (TIME_POINTS[at] - TIME_POINTS[at - 1]) - price(state, SEAL, TOLL[at])
    return total


@compiled
def lantern_worth(state: State, clan: int) -> float:
    """Return what all icons of a Lantern Area are worth."""
    cards = state.lantern[clan]
    total = count(cards & LANTERN_POINTS) + thing_worth(state, clan, COIN, count(cards & LANTERN_COINS))
    cards &= ~LANTERN_COINS & ~LANTERN_POINTS
    while cards != EMPTY:
        effect = BACK_EFFECT[lowest(cards)]
        cards &= cards - ONE
        if KIND[effect] == GAIN:
            total += gain_worth(state, clan, effect)
        else:
            total += influence_worth(state, clan, WHAT[effect])
    return total


@compiled
def well_worth(state: State, clan: int) -> float:
    total = thing_worth(state, clan, SEAL, 1)
    for place in range(WELL_TILES):
        total += gain_worth(state, clan, TILE_EFFECT[state.well_tile[place]])
    return total


@compiled
def line_worth(state: State, clan: int, line: int) -> float:
    """Return what a line of the domain gives now: its rewards, and what the card shows beside it."""
    gone = members_gone(state, clan, line)
    total = 0.0
    for thing in range(NTHINGS):
        if LINE_GAINS[line, gone, thing] > 0:
            total += thing_worth(state, clan, thing, LINE_GAINS[line, gone, thing])
    if LINE_LANTERN[line, gone] != 0:
        total += lantern_worth(state, clan)
    effects = LINE_BLOCK[state.domain_card[clan], line]
    while effects != EMPTY:
        total += card_effect_worth(state, clan, lowest(effects))
        effects &= effects - ONE
    return total


@compiled
def card_effect_worth(state: State, clan: int, effect: int) -> float:
    """Return what an effect on a card is worth: cards of the castle run no lines."""
    kind = KIND[effect]
    if kind == GAIN:
        return gain_worth(state, clan, effect)
    if kind == INFLUENCE:
        return influence_worth(state, clan, WHAT[effect])
    if kind == LANTERN:
        return lantern_worth(state, clan)
    if kind == WELL:
        return well_worth(state, clan)
    if SEAL_PRICE[effect] > state.stock[clan, SEAL]:
        return 0.0
    return max(0.0, member_worth(state, clan, WHAT[effect]) - price(state, SEAL, SEAL_PRICE[effect]))


# What members are worth


@compiled
def member_worth(state: State, clan: int, member: int) -> float:
    """Return what sending a member is worth now, where that is best."""
    best = 0.0
    if member == GARDENER:
        if members_gone(state, clan, GARDENER) < EACH:
            for garden in range(NKINDS * NCOLOURS):
                if state.gardeners[clan] & bit(garden) == EMPTY and food_for(state, garden) <= state.stock[clan, FOOD]:
                    best = max(best, garden_worth(state, clan, garden))
        return best
    if member == WARRIOR:
        if members_gone(state, clan, WARRIOR) < EACH:
            for yard in range(NYARDS):
                if YARD_IRON[yard] <= state.stock[clan, IRON]:
                    best = max(best, yard_worth(state, clan, yard))
        return best
    if members_gone(state, clan, COURTIER) < EACH and state.stock[clan, COIN] >= AUDIENCE:
        best = audience_worth(state)
    climbing = 0.0
    for way in range(NCLIMBS):
        if can_climb(state, clan, way):
            climbing = max(climbing, climb_worth(state, clan, way))
    return best + climbing


@compiled
def garden_worth(state: State, clan: int, garden: int) -> float:
    """Return what a gardener is worth: points, what is printed, again at the end of rounds, less the food."""
    kind, card = garden % NKINDS, state.garden[garden]
    again = 1.0 + _AGAIN * max(0, ROUNDS - 1 - int(state.completed))
    printed = plain_worth(state, clan, GARDEN_EFFECTS[kind, card])
    return float(GARDEN_POINTS[kind, card] + again * printed - price(state, FOOD, food_for(state, garden)))


@compiled
def plain_worth(state: State, clan: int, effects: Bits) -> float:
    """Return what effects are worth about, without looking where members would go."""
    total = 0.0
    while effects != EMPTY:
        effect = lowest(effects)
        effects &= effects - ONE
        kind = KIND[effect]
        cost = price(state, COIN, COIN_PRICE[effect]) + price(state, SEAL, SEAL_PRICE[effect])
        if COIN_PRICE[effect] > state.stock[clan, COIN] or SEAL_PRICE[effect] > state.stock[clan, SEAL]:
            continue
        if kind == GAIN:
            total += gain_worth(state, clan, effect)
        elif kind == INFLUENCE:
            total += influence_worth(state, clan, WHAT[effect])
        elif kind == LANTERN:
            total += lantern_worth(state, clan)
        elif kind == WELL:
            total += well_worth(state, clan)
        else:
            total += max(0.0, _BLOCK - cost)
    return total


@compiled
def yard_worth(state: State, clan: int, yard: int) -> float:
    """Return what a warrior is worth: its value for each courtier who will be inside, and the tiles."""
    inside = courtiers_inside(state, clan) + min(_INSIDE * turns_left(state), _MOST_INSIDE)
    effects = EMPTY
    for place in range(NYARD_TILES):
        if YARD_OF[place] == yard:
            effects |= YARD_EFFECTS[state.yard[place], SIDE_OF[place]]
    printed = plain_worth(state, clan, effects)
    return float(YARD_VALUE[yard] * inside + printed - price(state, IRON, YARD_IRON[yard]))


@compiled
def audience_worth(state: State) -> float:
    """Return what a courtier at the Gate is worth: a point, and that it may climb while there are turns."""
    return 1.0 + min(_MOST_AT_GATE, _AT_GATE * turns_left(state)) - price(state, COIN, AUDIENCE)


@compiled
def can_climb(state: State, clan: int, way: int) -> bool:
    return bool(
        state.courtiers[clan, AT_GATE + CLIMB_FROM[way]] > 0
        and state.stock[clan, PEARL] >= CLIMB_PRICE[CLIMB_LEVELS[way]]
    )


@compiled
def climb_worth(state: State, clan: int, way: int) -> float:
    """Return what a climb is worth: the points of the floor, warriors who count once more, a card, less the pearls."""
    start, levels = int(CLIMB_FROM[way]), int(CLIMB_LEVELS[way])
    total = float(FLOOR_POINTS[start + levels] - FLOOR_POINTS[start])
    if start == GATE:
        for yard in range(NYARDS):
            total += state.warriors[clan, yard] * YARD_VALUE[yard]
        total += _FIRST_FLOOR * turns_left(state)
    if start + levels == DAIMYO:
        total += lantern_worth(state, clan) + _FAVOUR
    else:
        total += _CARD * use(state) + _LIGHT_BLOCK
    return total - price(state, PEARL, CLIMB_PRICE[levels])


# What an action promises


@compiled
def promise(state: State, clan: int, action: int) -> float:
    """Return what an action of the second word promises."""
    asked = question(state)
    if asked == LAST_EXCHANGE:
        return 0.0 if action == DECLINE else last_promise(state, clan, action - EXCHANGE)
    if EXCHANGE <= action < DECLINE:
        return exchange_promise(state, clan, action - EXCHANGE, asked)
    if action == DECLINE:
        return _DECLINE
    if action == PAY:
        return _TOLL
    if asked == TAKE_DIE:
        return die_promise(state, clan, action - DIE)
    if asked == PLACE_DIE:
        return space_worth(state, clan, action - SPACE)
    if asked == PICK:
        return pick_promise(state, clan, action - RESOURCE)
    if asked == PLACE_GARDENER:
        return garden_worth(state, clan, action - GARDEN)
    if asked == PLACE_WARRIOR:
        return yard_worth(state, clan, action - YARD)
    if asked == USE_COURTIER:
        return courtier_promise(state, clan, action)
    return place_promise(state, clan, action, asked)


@compiled
def exchange_promise(state: State, clan: int, thing: int, asked: int) -> float:
    """Return what an exchange promises: little, but where there is no room for the seals that are owed."""
    if asked == OWED and state.stock[clan, SEAL] == CAP[SEAL]:
        return thing_worth(state, clan, thing, 1)
    return _EXCHANGE


@compiled
def last_promise(state: State, clan: int, resource: int) -> float:
    """Return the points that seals bring as a resource when all is played, if any; to leave them is as good as 0."""
    held, seals = int(state.stock[clan, resource]), int(state.stock[clan, SEAL])
    counted = int(state.stock[clan, COIN]) + seals
    best = _POINTLESS
    for more in range(1, min(seals // int(EXCHANGE_PRICE[resource]), int(CAP[resource]) - held) + 1):
        gained = RESOURCE_POINTS[held + more] - RESOURCE_POINTS[held]
        lost = counted // BUNDLE - (counted - more * int(EXCHANGE_PRICE[resource])) // BUNDLE
        if gained > lost:
            best = max(best, float(gained - lost))
    return best


@compiled
def pick_promise(state: State, clan: int, resource: int) -> float:
    """Return what a resource promises: most what there is least of, and what courtiers wait for."""
    total = thing_worth(state, clan, resource, 1)
    if resource == PEARL and state.courtiers[clan, AT_GATE] + state.courtiers[clan, AT_GATE + 1] > 0:
        total += 0.4
    return total


@compiled
def courtier_promise(state: State, clan: int, action: int) -> float:
    if action == GATE_ACTION:
        return audience_worth(state)
    return climb_worth(state, clan, action - CLIMB)


@compiled
def place_promise(state: State, clan: int, action: int, asked: int) -> float:
    """Return what a place promises, once it is clear what is done there."""
    if asked == CHOOSE_BLOCK:
        slot = action - SLOT
        return effects_worth(state, clan, BLOCK[state.card[SLOT_ROOM[slot]], SLOT_ROW[slot]])
    if asked == CHOOSE_LIGHT:
        slot = action - SLOT
        card = card_of_arrival(state, clan, SLOT_ROOM[slot])
        return effects_worth(state, clan, BLOCK[card, SLOT_ROW[slot]])
    if asked == CHOOSE_LINE:
        return line_worth(state, clan, action - LINE)
    if asked == CHOOSE_FAVOUR:
        return effects_worth(state, clan, FAVOURS[state.daimyo, action - FAVOUR])
    if asked == ENTER_ROOM:
        return room_promise(state, clan, action - ROOM)
    return 0.0  # what the rival does


@compiled
def room_promise(state: State, clan: int, room: int) -> float:
    """Return what a room's card promises: its best light block now, and a share of each line later."""
    card, best, lines = state.card[room], 0.0, 0.0
    for row in range(ROWS[room]):
        if IS_LIGHT[card, row] != 0:
            best = max(best, effects_worth(state, clan, BLOCK[card, row]))
    for line in range(NCOLOURS):
        lines += effects_worth(state, clan, LINE_BLOCK[card, line])
    return best + _LINES * use(state) * lines


@compiled
def die_promise(state: State, clan: int, die: int) -> float:
    """Return what the die at an end promises: its best space, and the lantern at the left."""
    bridge, is_right = die // ENDS, die % ENDS
    index = is_right * (int(state.on_bridge[bridge]) - 1)
    value = int(state.bridge[bridge, index])
    best = -5.0
    colour, held = state.hand_colour, state.hand_value
    state.hand_colour, state.hand_value = bridge, value  # looked at as if it were in the hand
    for space in range(NSPACES):
        if may_lie(state, clan, space):
            best = max(best, space_worth(state, clan, space))
    state.hand_colour, state.hand_value = colour, held
    return best + (0.0 if is_right else lantern_worth(state, clan))


@compiled
def may_lie(state: State, clan: int, space: int) -> bool:
    """Tell whether the die in hand may be placed there."""
    return (
        has_room(state, clan, space)
        and takes_colour(state, space)
        and bool(covered(state, space) <= state.stock[clan, COIN] + state.hand_value)
    )


@compiled
def space_worth(state: State, clan: int, space: int) -> float:
    """Return what a space is worth for the die in hand: its coins, and what it offers."""
    coins = int(state.hand_value) - covered(state, space)
    total = thing_worth(state, clan, COIN, coins) if coins > 0 else -_KEEP_COINS * price(state, COIN, -coins)
    if space < NROOMS:
        return total + effects_worth(state, clan, room_effects(state, space))
    if space < WELL_SPACE:
        best, effects = 0.0, OUTSIDE_EFFECTS[space - OUTSIDE]
        while effects != EMPTY:
            best = max(best, effect_worth(state, clan, lowest(effects)))
            effects &= effects - ONE
        return total + best
    if space == WELL_SPACE:
        return total + well_worth(state, clan)
    return total + line_worth(state, clan, state.hand_colour)


@compiled
def owed_promise(state: State, clan: int, action: int) -> float:
    """Return what an action of the first word promises: an effect that is owed, or a starting pair."""
    if action < PAIR:
        return effect_worth(state, clan, action - EFFECT)
    pair = action - PAIR
    return effects_worth(state, clan, RESOURCE_CARD_EFFECTS[state.pair_resource[pair] - RESOURCE_CARD])

"""The Tokugawa clan's visit: the rival of the solitaire mode.

What the rival does is put to chance as a question with one answer, so that logs and recaps tell each step of it.
"""

from __future__ import annotations

from tenshu.core.bits import EMPTY, ONE, Bits, bit, count, first, lowest
from tenshu.core.questions import CHANCE, ask
from tenshu.core.rules import rule
from tenshu.games.white_castle.pieces import (
    CENTER,
    COIN,
    DAIMYO,
    DECK_SIZE,
    DIE_BRIDGE,
    DIE_POSITION,
    DIE_SPACE,
    DIPLOMATS,
    EACH,
    EITHER,
    FIRST_ACT,
    FIRST_ROOM,
    GARDEN_KINDS,
    GARDEN_POINTS,
    GATE,
    LAST_SPACE,
    LEFT,
    NGARDENS,
    POINT,
    PRINTED,
    RIVAL,
    RIVAL_AUDIENCE,
    RIVAL_BUNDLE,
    RIVAL_CLIMB,
    RIVAL_COINS,
    RIVAL_INFLUENCE,
    RIVAL_POINTS,
    RIVAL_WARRIOR,
    SECOND_ACT,
    START_INFLUENCE,
    START_POINTS,
    START_TURN,
    WARRIOR,
    WELL_SPACE,
)
from tenshu.games.white_castle.rules.dice import has_left_die, has_right_die, has_room, put_down, remove_die
from tenshu.games.white_castle.rules.domain import members_gone
from tenshu.games.white_castle.rules.members import can_replace, clear_room, free_favours, free_gardens
from tenshu.games.white_castle.rules.stock import gain, pay
from tenshu.games.white_castle.rules.time import move_marker
from tenshu.games.white_castle.state import (
    AT_GATE,
    AT_HOME,
    RIVAL_ACT,
    RIVAL_CARD,
    RIVAL_DIE,
    RIVAL_GARDEN,
    RIVAL_ROOM,
    State,
)

PLAYER = 0
NKINDS = len(GARDEN_KINDS)


@rule("Solitaire Setup", ruling="W25")
def set_up_rival(state: State) -> None:
    """Give the rival what the difficulty says: points, its place in turn order, and influence."""
    place = int(START_TURN[state.difficulty])
    state.order[place], state.order[1 - place] = RIVAL, PLAYER
    state.stock[RIVAL, POINT] = START_POINTS[state.difficulty]
    state.influence[RIVAL] = START_INFLUENCE[state.difficulty]
    if state.influence[RIVAL] == 0:
        state.below[state.order[0]] = 1


@rule("Solitaire Setup", "Solitaire End of Round")
def shuffle_deck(state: State) -> None:
    """Shuffle the deck; its bridge side is up, so the card that comes to lie on top is seen."""
    for place in range(DECK_SIZE):
        state.rival_row[place] = state.rival_under[place] = 0
    state.rival_top = 0
    state.rival_unknown = first(DECK_SIZE)
    ask(state, RIVAL_CARD, CHANCE, 0)


# The rival's turn


@rule("Solitaire Gameplay", ruling="W31")
def turn_over_card(state: State) -> None:
    """Turn the top card over into the row, so that the next one is seen."""
    place = 0
    while state.rival_row[place] != 0:
        place += 1
    state.rival_row[place] = state.rival_top
    state.rival_top = 0
    ask(state, RIVAL_CARD, CHANCE, 0)


@rule("Solitaire Gameplay", ruling="W31")
def may_be_on_top(state: State) -> Bits:
    """Return the cards that can lie on top now: any that nobody knows the place of, then those put under the deck."""
    if state.rival_unknown != EMPTY:
        return state.rival_unknown
    return bit(state.rival_under[0] - 1)


@rule("Solitaire Gameplay", ruling="W31")
def show_top_card(state: State, card: int) -> None:
    """See which card is on top; in the rival's turn it names a die, and if that is not there it is turned over too."""
    if state.rival_unknown != EMPTY:
        state.rival_unknown &= ~bit(card)
    else:
        for place in range(DECK_SIZE - 1):
            state.rival_under[place] = state.rival_under[place + 1]
        state.rival_under[DECK_SIZE - 1] = 0
    state.rival_top = card + 1
    if state.rival_row[0] != 0:
        if can_take(state, card):
            ask(state, RIVAL_DIE, CHANCE, 0)
        else:
            turn_over_card(state)


@rule("Solitaire Gameplay")
def can_take(state: State, card: int) -> bool:
    """Tell whether there is a die in the position that a card shows; a center, where there are three."""
    bridge, position = state.rival_deck[card, DIE_BRIDGE], state.rival_deck[card, DIE_POSITION]
    if position == LEFT:
        return has_left_die(state, bridge)
    if position == CENTER:
        return bool(state.on_bridge[bridge] > CENTER + 1)
    return has_right_die(state, bridge)


@rule("Solitaire 1")
def rival_space(state: State) -> int:
    """Return where the rival's die goes: the space on the card, or the Well when a die is there."""
    space = int(state.rival_deck[state.rival_top - 1, DIE_SPACE])
    return space if has_room(state, RIVAL, space) else WELL_SPACE


@rule("Solitaire 1", "Solitaire 2")
def move_rival_die(state: State, space: int) -> None:
    """Move the die, give the rival the coins due, and line up what the last two cards of the row show."""
    card = int(state.rival_top) - 1
    bridge, position = int(state.rival_deck[card, DIE_BRIDGE]), int(state.rival_deck[card, DIE_POSITION])
    last = int(state.on_bridge[bridge]) - 1
    state.hand_colour = bridge
    state.hand_value = remove_die(state, bridge, min(position, last))
    gain(state, RIVAL, COIN, max(0, int(state.hand_value) - int(PRINTED[space])))
    put_down(state, RIVAL, space)
    line_up_acts(state)
    put_row_under_deck(state)


@rule("Solitaire 2", ruling="W31")
def line_up_acts(state: State) -> None:
    """Ask for the acts of the last two cards turned over, so that they come from left to right and top to bottom."""
    last = 0
    while last + 1 < DECK_SIZE and state.rival_row[last + 1] != 0:
        last += 1
    for place in range(last, max(last - 2, -1), -1):
        card = state.rival_row[place] - 1
        ask(state, RIVAL_ACT, CHANCE, state.rival_deck[card, SECOND_ACT])
        ask(state, RIVAL_ACT, CHANCE, state.rival_deck[card, FIRST_ACT])


@rule("Solitaire 2", ruling="W31")
def put_row_under_deck(state: State) -> None:
    under = 0
    while state.rival_under[under] != 0:
        under += 1
    place = 0
    while place < DECK_SIZE and state.rival_row[place] != 0:
        state.rival_under[under + place] = state.rival_row[place]
        state.rival_row[place] = 0
        place += 1


# The rival's acts


@rule("Solitaire 2", "Solitaire Icons")
def act(state: State, what: int) -> None:
    """Do what a card shows; when it cannot be done, the rival gains as many points as the number of the round."""
    if not rival_does(state, what):
        gain(state, RIVAL, POINT, round_number(state))


@rule("Solitaire 2")
def round_number(state: State) -> int:
    return int(state.completed) + 1


@rule("Solitaire Icons")
def rival_does(state: State, what: int) -> bool:
    """Do what a card shows, and tell whether that was possible."""
    if what < RIVAL_WARRIOR:
        return rival_gardener(state, what)
    if what < RIVAL_AUDIENCE:
        return rival_warrior(state, what - RIVAL_WARRIOR)
    if what == RIVAL_AUDIENCE:
        return rival_audience(state)
    if what < RIVAL_INFLUENCE:
        return rival_climb(state, what - RIVAL_CLIMB + 1)
    if what < RIVAL_COINS:
        return rival_influence(state, what - RIVAL_INFLUENCE + 1)
    if what < RIVAL_POINTS:
        gain(state, RIVAL, COIN, what - RIVAL_COINS + 1)
    else:
        gain(state, RIVAL, POINT, what - RIVAL_POINTS + 1)
    return True


@rule("Solitaire Icons", ruling="W32")
def rival_gardener(state: State, kind: int) -> bool:
    gardens = cheapest_gardens(state, kind)
    if gardens == EMPTY:
        return False
    if count(gardens) == 1:
        place_rival_gardener(state, lowest(gardens))
    else:
        ask(state, RIVAL_GARDEN, PLAYER, kind)
    return True


@rule("Solitaire Icons", ruling="W32")
def cheapest_gardens(state: State, kind: int) -> Bits:
    """Return the gardens of a kind, or of either, that give the fewest points of those where the rival has nobody."""
    gardens, fewest, free = EMPTY, 0, free_gardens(state, RIVAL)
    while free != EMPTY:
        garden = lowest(free)
        free &= free - ONE
        if kind == EITHER or garden % NKINDS == kind:
            points = int(GARDEN_POINTS[garden % NKINDS, state.garden[garden]])
            if gardens == EMPTY or points < fewest:
                gardens, fewest = bit(garden), points
            elif points == fewest:
                gardens |= bit(garden)
    return gardens


@rule("Solitaire Icons")
def place_rival_gardener(state: State, garden: int) -> None:
    state.gardeners[RIVAL] |= bit(garden)


@rule("Solitaire Icons")
def rival_warrior(state: State, yard: int) -> bool:
    if members_gone(state, RIVAL, WARRIOR) == EACH:
        return False
    state.warriors[RIVAL, yard] += 1
    return True


@rule("Solitaire Icons")
def rival_audience(state: State) -> bool:
    if state.courtiers[RIVAL, AT_HOME] == 0:
        return False
    state.courtiers[RIVAL, AT_HOME] -= 1
    state.courtiers[RIVAL, AT_GATE] += 1
    return True


@rule("Solitaire Icons", ruling="W14 W24 W32")
def rival_climb(state: State, levels: int) -> bool:
    """Move the rival's lowest courtier up; the player chooses which room loses its card, if one could be replaced."""
    start = lowest_floor(state)
    if start == DAIMYO:
        return False
    floor = min(start + levels, DAIMYO)
    state.courtiers[RIVAL, AT_GATE + start] -= 1
    state.courtiers[RIVAL, AT_GATE + floor] += 1
    if floor == DAIMYO:
        take_first_favour(state)
    elif can_replace(state, FIRST_ROOM[floor]):
        ask(state, RIVAL_ROOM, PLAYER, floor)
    return True


@rule("Solitaire Icons")
def lowest_floor(state: State) -> int:
    """Return the lowest floor where the rival has a courtier, from the Gate; the last when none is below that."""
    for floor in range(GATE, DIPLOMATS + 1):
        if state.courtiers[RIVAL, AT_GATE + floor] > 0:
            return floor
    return DAIMYO


@rule("Solitaire Icons")
def take_first_favour(state: State) -> None:
    free = free_favours(state)
    if free != EMPTY:
        state.favour[lowest(free)] = RIVAL + 1


@rule("Solitaire Icons", ruling="W32")
def remove_card(state: State, room: int) -> None:
    """Remove a room's card and replace it."""
    state.removed |= bit(state.card[room])
    clear_room(state, room)


@rule("Solitaire Icons", ruling="W31")
def rival_influence(state: State, steps: int) -> bool:
    """Move the rival's marker; it never pays, so checkpoints do not stop it."""
    space = min(int(state.influence[RIVAL]) + steps, LAST_SPACE)
    if space == state.influence[RIVAL]:
        return False
    move_marker(state, RIVAL, space)
    return True


# End of the round


@rule("Solitaire End of Round")
def turn_in_coins(state: State) -> None:
    """Exchange the rival's coins for points: the fewer for a point, the earlier it plays."""
    place = 0 if state.order[0] == RIVAL else 1
    price = int(RIVAL_BUNDLE[place])
    bundles = int(state.stock[RIVAL, COIN]) // price
    pay(state, RIVAL, COIN, bundles * price)
    gain(state, RIVAL, POINT, bundles * round_number(state))


@rule("Solitaire End of Round")
def score_active_gardeners(state: State) -> None:
    """Give the rival points for each gardener beside a bridge that still has a die."""
    for garden in range(NGARDENS):
        if state.gardeners[RIVAL] & bit(garden) != EMPTY and state.on_bridge[garden // NKINDS] > 0:
            gain(state, RIVAL, POINT, round_number(state))

"""Game setup: the castle, the bridges, the gardens, the training yards, and the starting pairs."""

from __future__ import annotations

from tenshu.core.bits import EMPTY, Bits, bit, count, first
from tenshu.core.questions import CHANCE, ask
from tenshu.core.record import Ints
from tenshu.core.rules import rule
from tenshu.games.white_castle.pieces import (
    ACTION_CARD,
    CARD_WIDTH,
    DAIMYO_CARDS,
    DARK_MEMBER,
    DECK_SIZE,
    DECREE_CARD,
    DIAMOND_CARDS,
    DIAMOND_SLOTS,
    DIAMONDS_FROM,
    DICE,
    EACH,
    FIRST_SLOT,
    FLOOR,
    FLOOR_CARDS,
    GARDEN_KINDS,
    GARDENS_OF_KIND,
    LAST_OF_ROOM,
    NCOLOURS,
    NGARDENS,
    NONE,
    NROOMS,
    NSLOTS,
    NUMBERED_SLOTS,
    NYARD_TILES,
    RESOURCE_CARD,
    RESOURCE_CARD_EFFECTS,
    ROWS,
    SLOT_ROOM,
    SOLITAIRE,
    TILE_COLOUR,
    TILE_OF_COLOUR,
    TILES,
    WELL_TILES,
    YARD_TILES,
)
from tenshu.games.white_castle.rules.owed import owe
from tenshu.games.white_castle.rules.solitaire import set_up_rival
from tenshu.games.white_castle.state import (
    AT_HOME,
    CHOOSE_PAIR,
    DEAL_ACTION,
    DEAL_CASTLE,
    DEAL_DAIMYO,
    DEAL_GARDEN,
    DEAL_ORDER,
    DEAL_RESOURCE,
    DEAL_TILE,
    DEAL_YARD,
    DRAFT,
    NPAIRS,
    ROLL,
    State,
)

NKINDS = len(GARDEN_KINDS)
NTILES, NYARD = len(TILES), len(YARD_TILES)
NDIAMONDS, NNUMBERED = len(DIAMOND_SLOTS), len(NUMBERED_SLOTS)
NDAIMYO = len(DAIMYO_CARDS)
OPTIONS = 2  # before the numbers of the rival's deck

# A deal that has to be done again is so rare that this many in a row never happen: with two clans the castle once
# in 340 games, the tiles once in 140. It bounds the length of a game; what the last one gives is taken as it is.
MOST_REDONE = 12


@rule("Setup 1", "Setup 5", "Setup 6", "Setup 10", ruling="W17 W21")
def setup(state: State, seats: int, options: Ints) -> None:
    state.seats = seats
    state.clans = 2 if seats == SOLITAIRE else seats
    state.difficulty, state.unlimited_lines = options[0], options[1]
    for clan in range(state.clans):
        state.order[clan] = clan
        state.courtiers[clan, AT_HOME] = EACH
        state.domain_card[clan] = NONE
    if seats == SOLITAIRE:
        for card in range(DECK_SIZE):
            for part in range(CARD_WIDTH):
                state.rival_deck[card, part] = options[OPTIONS + CARD_WIDTH * card + part]
    for pair in range(NPAIRS):
        state.pair_resource[pair] = state.pair_action[pair] = NONE
    state.daimyo = NONE
    for garden in range(NGARDENS):
        state.garden[garden] = NONE
    for place in range(NYARD_TILES):
        state.yard[place] = NONE
    clear_tiles(state)
    prepare_castle(state)


# Castle setup


@rule("Setup 2", ruling="W21")
def prepare_castle(state: State) -> None:
    """Make the decks, without the diamonds when there are few clans, and begin to deal a card to each room."""
    state.deck = FLOOR_CARDS[1] | FLOOR_CARDS[2]
    if state.seats < DIAMONDS_FROM:
        state.deck &= ~DIAMOND_CARDS
    for room in range(NROOMS):
        state.card[room] = NONE
    ask(state, DEAL_CASTLE, CHANCE, 0)


@rule("Setup 2")
def castle_cards(state: State, room: int) -> Bits:
    """Return the cards that a room can be dealt: those in the deck of its floor."""
    return state.deck & FLOOR_CARDS[FLOOR[room]]  # type: ignore[no-any-return]


@rule("Setup 2", "Setup 3", ruling="W20")
def deal_castle_card(state: State, room: int, card: int) -> None:
    state.card[room] = card
    state.deck &= ~bit(card)
    if room + 1 < NROOMS:
        ask(state, DEAL_CASTLE, CHANCE, room + 1)
    elif is_one_sided(state) and state.redone < MOST_REDONE:
        state.redone += 1
        prepare_castle(state)
    else:
        state.redone = 0
        ask(state, DEAL_DAIMYO, CHANCE, 0)


@rule("Setup 2", ruling="W20")
def is_one_sided(state: State) -> bool:
    """Tell whether all cards in the castle show the same dark action."""
    for room in range(1, NROOMS):
        if DARK_MEMBER[state.card[room]] != DARK_MEMBER[state.card[0]]:
            return False
    return True


@rule("Setup 3")
def deal_daimyo_card(state: State, card: int) -> None:
    state.daimyo = card
    begin_tiles(state)


# Die tiles


@rule("Setup 4")
def begin_tiles(state: State) -> None:
    clear_tiles(state)
    state.tiles_left = first(NTILES)
    ask(state, DEAL_TILE, CHANCE, 0)


@rule("Setup 4")
def clear_tiles(state: State) -> None:
    for slot in range(NSLOTS):
        state.tile[slot] = NONE
    for place in range(WELL_TILES):
        state.well_tile[place] = NONE


@rule("Setup 4")
def tiles_to_deal(state: State) -> Bits:
    """Return the tiles that can come next: on the diamonds, one of each colour."""
    tiles = state.tiles_left
    if is_dealing_diamonds(state):
        for place in range(NDIAMONDS):
            if state.tile[DIAMOND_SLOTS[place]] != NONE:
                tiles &= ~TILE_OF_COLOUR[state.tile[DIAMOND_SLOTS[place]]]
    return tiles


@rule("Setup 4")
def is_dealing_diamonds(state: State) -> bool:
    return bool(NTILES - count(state.tiles_left) < NDIAMONDS)


@rule("Setup 4", ruling="W28")
def deal_tile(state: State, tile: int) -> None:
    """Place a tile where it belongs; deal all tiles again when it belongs nowhere."""
    colour, slot = int(TILE_COLOUR[tile]), slot_for(state, TILE_COLOUR[tile])
    place = free_well_place(state)
    if slot == NONE and place == NONE:
        if state.redone < MOST_REDONE:
            state.redone += 1
            begin_tiles(state)
            return
        slot = first_free_slot(state)
    state.tiles_left &= ~bit(tile)
    if slot != NONE:
        state.tile[slot] = colour
    else:
        state.well_tile[place] = tile
    if state.tiles_left != EMPTY:
        ask(state, DEAL_TILE, CHANCE, 0)
    else:
        state.redone = 0
        begin_dice(state)


@rule("Setup 4", ruling="W28")
def slot_for(state: State, colour: int) -> int:
    """Return the next slot for a tile of a colour that does not leave a room with one colour, or NONE."""
    if is_dealing_diamonds(state):
        return int(DIAMOND_SLOTS[NTILES - count(state.tiles_left)])
    for number in range(NNUMBERED):
        slot = int(NUMBERED_SLOTS[number])
        if state.tile[slot] == NONE and (number < LAST_OF_ROOM or not would_be_one_colour(state, slot, colour)):
            return slot
    return NONE


@rule("Setup 4")
def first_free_slot(state: State) -> int:
    for number in range(NNUMBERED):
        if state.tile[NUMBERED_SLOTS[number]] == NONE:
            return int(NUMBERED_SLOTS[number])
    return NONE


@rule("Setup 4")
def would_be_one_colour(state: State, slot: int, colour: int) -> bool:
    """Tell whether a last tile of a colour would leave its room with that colour alone."""
    room = SLOT_ROOM[slot]
    for row in range(ROWS[room]):
        other = FIRST_SLOT[room] + row
        if other != slot and state.tile[other] != colour:
            return False
    return True


@rule("Setup 4")
def free_well_place(state: State) -> int:
    for place in range(WELL_TILES):
        if state.well_tile[place] == NONE:
            return place
    return NONE


# Bridges, gardens, training yards


@rule("Setup 7", "End of the Round 3")
def begin_dice(state: State) -> None:
    """Roll all dice, one after the other."""
    ask(state, ROLL, CHANCE, 0)


@rule("Setup 7", "End of the Round 3")
def roll_die(state: State, number: int, value: int) -> bool:
    """Let a die show a value, and put it on its bridge in ascending order; tell whether it was the last."""
    dice = int(DICE[state.seats])
    bridge = number // dice
    place = int(state.on_bridge[bridge])
    while place > 0 and state.bridge[bridge, place - 1] > value:
        state.bridge[bridge, place] = state.bridge[bridge, place - 1]
        place -= 1
    state.bridge[bridge, place] = value
    state.on_bridge[bridge] += 1
    is_last = number + 1 == NCOLOURS * dice
    if not is_last:
        ask(state, ROLL, CHANCE, number + 1)
    return bool(is_last)


@rule("Setup 8")
def garden_cards(state: State, garden: int) -> Bits:
    """Return the cards of a garden's kind, by their numbers, that are not on the board yet."""
    cards = first(GARDENS_OF_KIND)
    for other in range(garden % NKINDS, garden, NKINDS):
        cards &= ~bit(state.garden[other])
    return cards


@rule("Setup 8", "Setup 9")
def deal_garden_card(state: State, garden: int, card: int) -> None:
    state.garden[garden] = card
    if garden + 1 < NGARDENS:
        ask(state, DEAL_GARDEN, CHANCE, garden + 1)
    else:
        ask(state, DEAL_YARD, CHANCE, 0)


@rule("Setup 9")
def yard_tiles(state: State, place: int) -> Bits:
    tiles = first(NYARD)
    for other in range(place):
        tiles &= ~bit(state.yard[other])
    return tiles


@rule("Setup 9", "Setup 11", ruling="W25")
def deal_yard_tile(state: State, place: int, tile: int) -> None:
    state.yard[place] = tile
    if place + 1 < NYARD_TILES:
        ask(state, DEAL_YARD, CHANCE, place + 1)
    elif state.seats == SOLITAIRE:
        set_up_rival(state)
        deal_pairs(state)
    else:
        ask(state, DEAL_ORDER, CHANCE, 0)


# Player setup


@rule("Setup 11")
def clans_without_turn(state: State, position: int) -> Bits:
    clans = first(state.clans)
    for earlier in range(position):
        clans &= ~bit(state.order[earlier])
    return clans


@rule("Setup 11")
def deal_turn(state: State, position: int, clan: int) -> None:
    """Give a clan its place in turn order, and in the stack of markers, where the first to play is on top."""
    state.order[position] = clan
    state.below[clan] = state.clans - 1 - position
    if position + 1 < state.clans:
        ask(state, DEAL_ORDER, CHANCE, position + 1)
    else:
        deal_pairs(state)


@rule("Setup 12", ruling="W21")
def deal_pairs(state: State) -> None:
    """Deal as many starting pairs as there are clans and one more; in the solitaire mode one."""
    ask(state, DEAL_RESOURCE, CHANCE, 0)


@rule("Setup 12")
def pairs(state: State) -> int:
    return 1 if state.seats == SOLITAIRE else int(state.clans) + 1


@rule("Setup 12")
def resource_cards(state: State, pair: int) -> Bits:
    """Return the Starting Resource cards that are not dealt yet."""
    cards = first(ACTION_CARD) & ~first(RESOURCE_CARD)
    for earlier in range(pair):
        cards &= ~bit(state.pair_resource[earlier])
    return cards


@rule("Setup 12")
def action_cards(state: State, pair: int) -> Bits:
    cards = first(DECREE_CARD) & ~first(ACTION_CARD)
    for earlier in range(pair):
        cards &= ~bit(state.pair_action[earlier])
    return cards


@rule("Setup 12")
def deal_resource_card(state: State, pair: int, card: int) -> None:
    state.pair_resource[pair] = card
    if pair + 1 < pairs(state):
        ask(state, DEAL_RESOURCE, CHANCE, pair + 1)
    else:
        ask(state, DEAL_ACTION, CHANCE, 0)


@rule("Setup 12")
def deal_action_card(state: State, pair: int, card: int) -> None:
    state.pair_action[pair] = card
    if pair + 1 < pairs(state):
        ask(state, DEAL_ACTION, CHANCE, pair + 1)
    else:
        state.phase = DRAFT


@rule("Setup 13")
def may_choose_pair(state: State) -> Bits:
    left = EMPTY
    for pair in range(NPAIRS):
        if state.pair_resource[pair] != NONE:
            left |= bit(pair)
    return left


@rule("Setup 13", "Solitaire Setup")
def draft_next(state: State) -> None:
    """Let the next clan choose a pair, the last in turn order first; in the solitaire mode there is no choice."""
    if state.seats == SOLITAIRE:
        choose_pair(state, 0, 0)
    else:
        ask(state, CHOOSE_PAIR, state.order[state.clans - 1 - state.turns], 0)


@rule("Setup 13")
def choose_pair(state: State, clan: int, pair: int) -> None:
    """Take a pair: the action card into the domain, the resource card's gains, then that card into the Lantern Area."""
    card = int(state.pair_resource[pair])
    state.domain_card[clan] = state.pair_action[pair]
    state.lantern[clan] |= bit(card)
    state.pair_resource[pair] = state.pair_action[pair] = NONE
    owe(state, clan, RESOURCE_CARD_EFFECTS[card - RESOURCE_CARD])


@rule("Setup 13")
def put_spare_pairs_back(state: State) -> None:
    for pair in range(NPAIRS):
        state.pair_resource[pair] = state.pair_action[pair] = NONE

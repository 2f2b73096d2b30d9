"""Everything on the table in a game of The White Castle."""

from __future__ import annotations

from tenshu.core.bits import WORD, Bits, Words
from tenshu.core.questions import Asking
from tenshu.core.record import Ints, i16, u64
from tenshu.games.white_castle.pieces import (
    ACTION_CARD,
    CARD_WIDTH,
    CLIMBS,
    DAIMYO_CARDS,
    DECK_SIZE,
    DECREE_CARD,
    ENDS,
    EXCHANGES,
    FACES,
    GARDEN_KINDS,
    GARDENS_OF_KIND,
    MOST_CLANS,
    MOST_DICE,
    MOST_STACKED,
    NCOLOURS,
    NEFFECTS,
    NFAVOURS,
    NGARDENS,
    NROOMS,
    NSLOTS,
    NSPACES,
    NTHINGS,
    NYARD_TILES,
    NYARDS,
    RESOURCE_CARD,
    RESOURCES,
    RIVAL_ACTS,
    STACKED,
    TILES,
    WELL_TILES,
    YARD_TILES,
)

# The questions that the game asks. First those of the set-up, which chance answers.
QUESTIONS = (
    "castle_card",
    "daimyo_card",
    "die_tile",
    "roll",
    "garden_card",
    "yard_tile",
    "turn_order",
    "resource_card",
    "action_card",
    "pair",
    "die",
    "space",
    "owed",
    "one_of",
    "pick",
    "gardener",
    "warrior",
    "courtier",
    "room",
    "light",
    "favour",
    "board_action",
    "line",
    "checkpoint",
    "last_exchange",
    "refill",
    "rival_card",
    "rival_die",
    "rival_act",
    "rival_garden",
    "rival_room",
)
(
    DEAL_CASTLE,
    DEAL_DAIMYO,
    DEAL_TILE,
    ROLL,
    DEAL_GARDEN,
    DEAL_YARD,
    DEAL_ORDER,
    DEAL_RESOURCE,
    DEAL_ACTION,
    CHOOSE_PAIR,
    TAKE_DIE,
    PLACE_DIE,
    OWED,  # several effects, in any order
    ONE_OF,  # several effects, of which one is chosen
    PICK,
    PLACE_GARDENER,
    PLACE_WARRIOR,
    USE_COURTIER,
    ENTER_ROOM,
    CHOOSE_LIGHT,
    CHOOSE_FAVOUR,
    CHOOSE_BLOCK,
    CHOOSE_LINE,
    PAY_TOLL,
    LAST_EXCHANGE,
    REFILL,
    RIVAL_CARD,
    RIVAL_DIE,
    RIVAL_ACT,
    RIVAL_GARDEN,
    RIVAL_ROOM,
) = range(len(QUESTIONS))

# The actions. Those of a seat are in the first two words of a set, so that its choices are quickly written; what is
# always open comes last, so that it is offered last.
EFFECT = 0  # an effect that is owed
PAIR = EFFECT + NEFFECTS
NPAIRS = MOST_CLANS + 1

PLACES_WORD = WORD  # where the actions of the second word begin
RESOURCE = PLACES_WORD  # food, iron or pearl, as a free pick
DIE = RESOURCE + RESOURCES  # by bridge and end
SPACE = DIE + NCOLOURS * ENDS
GARDEN = SPACE + NSPACES  # by bridge and kind
YARD = GARDEN + NGARDENS
GATE_ACTION = YARD + NYARDS  # request an audience
CLIMB = GATE_ACTION + 1
ROOM = CLIMB + len(CLIMBS)
FAVOUR = ROOM + NROOMS
SLOT = FAVOUR + NFAVOURS  # a block of a card, by where it lies in the castle
LINE = SLOT + NSLOTS
PAY = LINE + NCOLOURS  # the seals of a checkpoint
EXCHANGE = PAY + 1  # seals for a resource or a coin
DECLINE = EXCHANGE + EXCHANGES
UNUSED = DECLINE + 1  # no action has this number, nor those up to the next word
if PAIR + NPAIRS > PLACES_WORD or UNUSED > 2 * WORD:
    raise ValueError("the actions of a seat do not fit the first two words")

CARD = 2 * WORD  # chance: a card of the castle's decks, a starting card
DAIMYO_CARD = CARD + DECREE_CARD
TILE = DAIMYO_CARD + len(DAIMYO_CARDS)
FACE = TILE + len(TILES)
GARDEN_CARD = FACE + FACES  # by kind and number
YARD_TILE = GARDEN_CARD + len(GARDEN_KINDS) * GARDENS_OF_KIND
SEAT = YARD_TILE + len(YARD_TILES)
RIVAL_CARD_ACTION = SEAT + MOST_CLANS
ACT = RIVAL_CARD_ACTION + DECK_SIZE  # what the rival does
ACTIONS = ACT + len(RIVAL_ACTS)

# What part of the game it is; when no question is open, the next thing of that part is asked.
PHASES = ("set_up", "draft", "turns", "gardens", "last_exchanges", "over")
SET_UP, DRAFT, TAKE_TURNS, GARDENS, LAST_EXCHANGES, OVER = range(len(PHASES))

# Where a courtier is: before the floors of the castle, its own domain.
AT_HOME = 0
AT_GATE = 1
PLACES = 5

# Which parts of a courtier action have been used.
AUDIENCE_USED, CLIMB_USED = 1, 2

# The lines of the score sheet: points in play, and the nine categories of the end.
LINES = (
    "play",
    "coins_and_seals",
    "resources",
    "time",
    "gate",
    "stewards",
    "diplomats",
    "daimyo",
    "yards",
    "gardens",
)
(
    PLAY_LINE,
    COINS_LINE,
    RESOURCES_LINE,
    TIME_LINE,
    GATE_LINE,
    STEWARDS_LINE,
    DIPLOMATS_LINE,
    DAIMYO_LINE,
    YARDS_LINE,
    GARDENS_LINE,
) = range(len(LINES))

# How deep questions nest. A question leaves the stack before what it brings is put there, so that only what still
# owes something stays below others: one bag of effects for the space of the die (or a clan's gardens at the end of
# a round), and one for the second tile of each warrior in the dearest yard, of whom a clan has five. Above them is at
# most a courtier action of which one half is left; what a climb brings holds no member action: the refill of the
# room, a favour, the effects of a block, those of a lantern, and a pick or a checkpoint. Rival's acts are four at most,
# and ask one thing and one card more. That makes 1 + 5 + 1 + 1 + 1 + 1 + 1 + 1 = 12.
DEPTH = 12


class State(Asking, depth=DEPTH):
    """The table. A clan is the number of its seat; in the solitaire mode clan 1 is the rival's."""

    seats: int = i16()
    clans: int = i16()
    unlimited_lines: int = i16()  # 1 when effects may run a line of the domain more than once a turn
    difficulty: int = i16()  # of the rival

    phase: int = i16()
    redone: int = i16()  # during the set-up, how often a part of it had to be dealt again
    completed: int = i16()  # rounds
    turns: int = i16()  # taken in this round, or clans that are done with this phase
    order: Ints = i16(MOST_CLANS)  # clans in turn order

    # Bridges
    bridge: Ints = i16(NCOLOURS, MOST_DICE)  # the values on each from left to right, then zeros
    on_bridge: Ints = i16(NCOLOURS)  # how many
    at_right: Ints = i16(NCOLOURS)  # 1 when the last die of a bridge lies at its right end
    hand_colour: int = i16()  # the die that was taken and not placed yet, as long as its value is not 0
    hand_value: int = i16()
    hand_left: int = i16()  # 1 when it came from the left end

    # Dice on spaces, from the bottom of a stack up; a value of 0 is no die
    placed: Ints = i16(STACKED, MOST_STACKED)
    placed_colour: Ints = i16(STACKED, MOST_STACKED)
    in_well: Ints = i16(NCOLOURS, FACES)  # how many dice of each colour and value
    in_domain: Ints = i16(MOST_CLANS, NCOLOURS)  # the value of the die on each line

    # The castle
    card: Ints = i16(NROOMS)  # or NONE
    tile: Ints = i16(NSLOTS)  # the colour beside each block, or NONE
    well_tile: Ints = i16(WELL_TILES)
    daimyo: int = i16()
    favour: Ints = i16(NFAVOURS)  # whose courtier is there, plus 1
    deck: Bits = u64()  # the castle cards that can still be drawn
    tiles_left: Bits = u64()  # during the set-up, the die tiles that are not placed
    removed: Bits = u64()  # castle cards that the rival has taken out of the game

    garden: Ints = i16(NGARDENS)  # the card at each, by bridge and kind
    yard: Ints = i16(NYARD_TILES)  # the tile at each place
    pair_resource: Ints = i16(NPAIRS)  # starting pairs that can be chosen, or NONE
    pair_action: Ints = i16(NPAIRS)

    # Clans
    stock: Ints = i16(MOST_CLANS, NTHINGS)  # food, iron, pearl, coins, seals and clan points
    influence: Ints = i16(MOST_CLANS)  # the space on the Passage of Time
    below: Ints = i16(MOST_CLANS)  # how many markers of others lie under one's own
    courtiers: Ints = i16(MOST_CLANS, PLACES)
    gardeners: Words = u64(MOST_CLANS)  # the gardens where a clan has one
    warriors: Ints = i16(MOST_CLANS, NYARDS)
    domain_card: Ints = i16(MOST_CLANS)  # or NONE
    lantern: Words = u64(MOST_CLANS)  # the cards in the Lantern Area
    lines_used: Bits = u64()  # lines of the domain that were run this turn

    # Effects that are owed, for each open question of that sort
    owed: Words = u64(DEPTH)

    # The rival's deck
    rival_deck: Ints = i16(DECK_SIZE, CARD_WIDTH)
    rival_unknown: Bits = u64()  # cards of which nobody knows where in the deck they are
    rival_top: int = i16()  # the card on top of the deck, plus 1
    rival_row: Ints = i16(DECK_SIZE)  # the cards turned over this turn, each plus 1
    rival_under: Ints = i16(DECK_SIZE)  # the cards at the bottom in the order they will come, each plus 1


# The actions of starting cards, which chance deals.
RESOURCE_CARD_ACTION = CARD + RESOURCE_CARD
ACTION_CARD_ACTION = CARD + ACTION_CARD

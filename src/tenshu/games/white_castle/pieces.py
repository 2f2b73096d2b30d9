"""What is in the box of The White Castle, from `pieces.json`; each part there says how sure we are of it.

Effects are data: each that is printed anywhere is a row of `EFFECTS`, and what is printed on a block, a tile or
a favour is a set of such rows. No rule names a card.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from tenshu.core.bits import WORD, Words
from tenshu.core.record import Ints

BOX: dict[str, Any] = json.loads(Path(__file__).with_name("pieces.json").read_text(encoding="utf-8"))

MOST_CLANS = 4
SOLITAIRE = 1  # the number of seats at which the game itself plays a rival
RIVAL = 1  # the clan that the rival then has
NONE = -1  # no card, no tile


def _table(rows: ArrayLike) -> Ints:
    """Return a table of printed numbers: narrow ones, since a GPU has 64 kB for all tables, and a copy for each use."""
    return np.array(rows, np.int32)


def _sets(rows: ArrayLike) -> Words:
    return np.array(rows, np.uint64)


# What a clan has of the supply. Clan points are counted with it.

THINGS = ("food", "iron", "pearl", "coin", "seal", "vp")
NTHINGS = len(THINGS)
FOOD, IRON, PEARL, COIN, SEAL, POINT = range(NTHINGS)
RESOURCES = 3  # of those, the ones with a track on the Domain board
_NO_CAP = 30_000
CAP = _table([BOX["caps"]["resource"]] * RESOURCES + [_NO_CAP, BOX["caps"]["seal"], _NO_CAP])
# What seals are exchanged for: any resource or a coin, and their price.
EXCHANGE_PRICE = _table([BOX["exchange"]["seals_for_a_resource"]] * RESOURCES + [BOX["exchange"]["seals_for_a_coin"]])
EXCHANGES = len(EXCHANGE_PRICE)

# Colours, each of which has a bridge, a line of the Domain board and the clan members there.

COLOURS: tuple[str, ...] = tuple(BOX["colours"]["value"])
NCOLOURS = len(COLOURS)
MEMBERS: tuple[str, ...] = tuple(BOX["members"]["value"])  # in the order of the lines
COURTIER, GARDENER, WARRIOR = range(len(MEMBERS))
EACH: int = BOX["members"]["each"]

FACES = 6  # of a die
LEFT, CENTER, RIGHT = range(3)
POSITIONS = ("left", "center", "right")
ENDS = 2


def _by_seats(numbers: dict[str, int]) -> Ints:
    return _table([numbers.get(str(seats), 0) for seats in range(MOST_CLANS + 1)])


DICE = _by_seats(BOX["tables"]["dice_of_a_colour"])
MOST_DICE = int(DICE.max())
STACK = _by_seats(BOX["tables"]["dice_on_a_space"])
MOST_STACKED = int(STACK.max())
DIAMONDS_FROM: int = BOX["tables"]["diamonds_from"]
ROUNDS: int = BOX["rounds"]["value"]
TURNS: int = BOX["rounds"]["turns"]


# Effects


class Effect(NamedTuple):
    """A row of the table of effects."""

    kind: int
    what: int = 0  # which member, selection, line, decree; how much influence
    coins: int = 0  # the price in coins
    seals: int = 0  # the price in seals
    picks: int = 0  # resources of one's choice
    gains: tuple[int, ...] = (0,) * NTHINGS


KINDS = ("gain", "influence", "lantern", "well", "action", "board_action", "domain_line", "run_line", "decree")
GAIN, INFLUENCE, LANTERN, WELL, ACTION, BOARD_ACTION, DOMAIN_LINE, RUN_LINE, DECREE = range(len(KINDS))

# Which blocks of the cards in the castle a board action may use.
SELECTIONS = (*COLOURS, "light", "any")
LIGHT, ANY = SELECTIONS.index("light"), SELECTIONS.index("any")

_DECREES = [card["id"].removeprefix("decree-") for card in BOX["decrees"]["cards"]]
_WHATS: dict[str, tuple[str, ...]] = {"action": MEMBERS, "board_action": SELECTIONS, "decree": tuple(_DECREES)}


def _effect(printed: dict[str, Any]) -> Effect:
    """Return what is printed as a row."""
    if "pay" in printed:
        (offer,) = printed["then"]
        price = printed["pay"]
        return _effect(offer)._replace(coins=price.get("coin", 0), seals=price.get("seal", 0))
    ((kind, what),) = printed.items()
    if kind == "gain":
        return Effect(GAIN, picks=what.get("any", 0), gains=tuple(what.get(thing, 0) for thing in THINGS))
    if kind in _WHATS:
        return Effect(KINDS.index(kind), _WHATS[kind].index(what))
    return Effect(KINDS.index(kind), what if kind == "influence" else 0)


EFFECTS: list[Effect] = []


def _number(effect: Effect) -> int:
    if effect not in EFFECTS:
        EFFECTS.append(effect)
    return EFFECTS.index(effect)


def _set(printed: list[dict[str, Any]]) -> int:
    """Return the set of the effects that are printed together."""
    numbers = [_number(_effect(one)) for one in printed]
    if len(set(numbers)) < len(numbers):
        raise ValueError(f"the same effect twice in one place cannot be owed: {printed}")
    return sum(1 << number for number in numbers)


LANTERN_EFFECT = _number(Effect(LANTERN))
WELL_EFFECT = _number(Effect(WELL))
MEMBER_EFFECT = _table([_number(Effect(ACTION, member)) for member in range(len(MEMBERS))])
LINE_EFFECT = _table([_number(Effect(RUN_LINE, line)) for line in range(NCOLOURS)])

# Spaces for dice: the rooms of the castle, the two outside the walls, the Well, and a line of one's own domain.

_SPACES = BOX["spaces"]
ROOM_NAMES = tuple(room["id"] for room in _SPACES["rooms"])
NROOMS = len(ROOM_NAMES)
OUTSIDE = NROOMS
STACKED = OUTSIDE + len(_SPACES["outside"])  # the spaces below this take a die, or two
WELL_SPACE = STACKED
DOMAIN_SPACE = WELL_SPACE + 1
SPACE_NAMES = (*ROOM_NAMES, *(space["id"] for space in _SPACES["outside"]), "well", "domain")
NSPACES = len(SPACE_NAMES)
PRINTED = _table(
    [space["value"] for space in (*_SPACES["rooms"], *_SPACES["outside"], _SPACES["well"], _SPACES["domain"])]
)
OUTSIDE_EFFECTS = _sets([_set(space["choose_one"]) for space in _SPACES["outside"]])
WELL_GAINS = _table([_SPACES["well"]["gain"].get(thing, 0) for thing in THINGS])

GATE, STEWARDS, DIPLOMATS, DAIMYO = range(4)  # the floors of the castle; at the Gate one is not inside yet
FLOOR = _table([room["floor"] for room in _SPACES["rooms"]])
FIRST_ROOM = _table([0, 0, 3, NROOMS, NROOMS])  # of each floor; those of a floor are next to each other

# Each room has as many blocks on its card as it has die tiles: together the slots of the castle.
ROWS = _table([room["tiles"] for room in _SPACES["rooms"]])
FIRST_SLOT = _table([0, *np.cumsum(ROWS)])
NSLOTS = int(FIRST_SLOT[-1])
SLOT_ROOM = _table([room for room in range(NROOMS) for _ in range(ROWS[room])])
SLOT_ROW = _table([row for room in range(NROOMS) for row in range(ROWS[room])])
_ROW_NAMES = {3: ("top", "middle", "bottom"), 2: ("top", "bottom")}
SLOT_NAMES = [f"{ROOM_NAMES[r]}/{name}" for r in range(NROOMS) for name in _ROW_NAMES[int(ROWS[r])]]

# Die tiles

TILES = tuple(tile["id"] for tile in BOX["die_tiles"]["value"])
TILE_COLOUR = _table([COLOURS.index(tile["colour"]) for tile in BOX["die_tiles"]["value"]])
TILE_OF_COLOUR = _sets([sum(1 << t for t, c in enumerate(TILE_COLOUR) if c == colour) for colour in range(NCOLOURS)])
TILE_EFFECT = _table([_number(_effect(tile["effects"][0])) for tile in BOX["die_tiles"]["value"]])
DIAMOND_SLOTS = _table([SLOT_NAMES.index(name) for name in BOX["tile_spaces"]["diamonds"]])
NUMBERED_SLOTS = _table([SLOT_NAMES.index(name) for name in BOX["tile_spaces"]["numbered"]])
LAST_OF_ROOM = 5  # from the sixth numbered slot on, a tile is the last of its room
WELL_TILES: int = _SPACES["well"]["tiles"]

# Cards that are ever in a castle, a domain or a Lantern Area have one numbering.

_CASTLE = [*BOX["stewards"]["cards"], *BOX["diplomats"]["cards"]]
STEWARD = 0
DIPLOMAT = len(BOX["stewards"]["cards"])
RESOURCE_CARD = DIPLOMAT + len(BOX["diplomats"]["cards"])
ACTION_CARD = RESOURCE_CARD + len(BOX["resource_cards"]["cards"])
DECREE_CARD = ACTION_CARD + len(BOX["action_cards"]["cards"])
NCARDS = DECREE_CARD + len(BOX["decrees"]["cards"])
CARD_NAMES = tuple(
    card["id"]
    for card in (*_CASTLE, *BOX["resource_cards"]["cards"], *BOX["action_cards"]["cards"], *BOX["decrees"]["cards"])
)


def _range(start: int, stop: int) -> int:
    return (1 << stop) - (1 << start)


ALL_STEWARDS, ALL_DIPLOMATS = _range(STEWARD, DIPLOMAT), _range(DIPLOMAT, RESOURCE_CARD)
FLOOR_CARDS = _sets([0, ALL_STEWARDS, ALL_DIPLOMATS, 0])  # the cards of a floor's deck
DIAMOND_CARDS = np.uint64(sum(card["diamond"] << number for number, card in enumerate(_CASTLE)))


def _dark(card: dict[str, Any]) -> int:
    """Return the member of a card's dark block."""
    ((effect,),) = [block["effects"] for block in card["blocks"] if block["tone"] == "dark"]
    return _effect(effect).what


DARK_MEMBER = _table([_dark(card) for card in _CASTLE])

_WITH_BLOCKS = {number: card["blocks"] for number, card in enumerate(_CASTLE)} | {
    ACTION_CARD + number: card["blocks"] for number, card in enumerate(BOX["action_cards"]["cards"])
}
_MOST_ROWS = 3
BLOCK: Words = np.zeros((DECREE_CARD, _MOST_ROWS), np.uint64)  # the effects of each block of a card
IS_LIGHT: Ints = np.zeros((DECREE_CARD, _MOST_ROWS), np.int32)
LINE_BLOCK: Words = np.zeros((DECREE_CARD, NCOLOURS), np.uint64)  # the effects that answer to a line of the domain
for _card, _blocks in _WITH_BLOCKS.items():
    for _row, _block in enumerate(_blocks):
        BLOCK[_card, _row] = _set(_block["effects"])
        IS_LIGHT[_card, _row] = _block["tone"] == "light"
        for _colour in _block["lines"]:
            LINE_BLOCK[_card, COLOURS.index(_colour)] = BLOCK[_card, _row]

RESOURCE_CARD_EFFECTS = _sets([_set(card["effects"]) for card in BOX["resource_cards"]["cards"]])


# Backs, as they are seen in a Lantern Area: one thing or one influence each


def _back(number: int) -> dict[str, Any]:
    if number < DIPLOMAT:
        back = BOX["stewards"]["back"]
    elif number < RESOURCE_CARD:
        back = BOX["diplomats"]["back"]
    else:
        parts = ("resource_cards", "action_cards", "decrees")
        back = [card["back"] for part in parts for card in BOX[part]["cards"]][number - RESOURCE_CARD]
    found: dict[str, Any] = back
    return found


BACKS = [_effect(_back(number)) for number in range(NCARDS)]
BACK_EFFECT = _table([_number(back) for back in BACKS])


def _cards_with(back: Effect) -> int:
    return sum(1 << number for number in range(NCARDS) if BACKS[number] == back)


def _gain(thing: int) -> Effect:
    return Effect(GAIN, gains=tuple(int(thing == other) for other in range(NTHINGS)))


# Coins and points have no cap, so that any number of them is gained at once. Of the others a Lantern Area
# shows each at most once, so that they are a set of effects.
LANTERN_COINS = np.uint64(_cards_with(_gain(COIN)))
LANTERN_POINTS = np.uint64(_cards_with(_gain(POINT)))

# Yards, their tiles, gardens, the Daimyo's favours

_YARDS = BOX["yards"]["value"]
YARD_NAMES = tuple(yard["id"] for yard in _YARDS)
NYARDS = len(_YARDS)
YARD_IRON = _table([yard["iron"] for yard in _YARDS])
YARD_VALUE = _table([yard["value"] for yard in _YARDS])
SIDES = ("blue", "gold")
YARD_OF = _table([number for number, yard in enumerate(_YARDS) for _ in yard["sides"]])  # of each place for a tile
SIDE_OF = _table([SIDES.index(side) for yard in _YARDS for side in yard["sides"]])
NYARD_TILES = len(YARD_OF)  # in play
YARD_TILES = tuple(tile["id"] for tile in BOX["yard_tiles"]["value"])
YARD_EFFECTS = _sets([[_set(tile[side]) for side in SIDES] for tile in BOX["yard_tiles"]["value"]])

GARDEN_KINDS = ("stone", "plant")
STONE, PLANT = range(len(GARDEN_KINDS))
NGARDENS = NCOLOURS * len(GARDEN_KINDS)  # in play: a garden is its bridge and its kind
GARDEN_CARDS = [[card["id"] for card in BOX["gardens"][kind]] for kind in GARDEN_KINDS]
GARDEN_FOOD = _table([[card["food"] for card in BOX["gardens"][kind]] for kind in GARDEN_KINDS])
GARDEN_POINTS = _table([[card["points"] for card in BOX["gardens"][kind]] for kind in GARDEN_KINDS])
GARDEN_EFFECTS = _sets([[_set(card["effects"]) for card in BOX["gardens"][kind]] for kind in GARDEN_KINDS])
GARDENS_OF_KIND = len(GARDEN_CARDS[STONE])

DAIMYO_CARDS = tuple(card["id"] for card in BOX["daimyo"]["cards"])
FAVOURS = _sets([[_set(favour) for favour in card["favours"]] for card in BOX["daimyo"]["cards"]])
NFAVOURS = FAVOURS.shape[1]

# The lines of a Domain board: what is gained when so many members have left, and whether a lantern is uncovered


def _line_rewards(line: dict[str, Any], gone: int) -> list[Effect]:
    return [_effect(printed) for printed in (line["always"], *line["uncovered"][:gone])]


_LINES = BOX["lines"]["value"]
LINE_GAINS = _table(
    [
        [np.sum([e.gains for e in _line_rewards(line, gone)], axis=0).tolist() for gone in range(EACH + 1)]
        for line in _LINES
    ]
)
LINE_LANTERN = _table(
    [[any(e.kind == LANTERN for e in _line_rewards(line, gone)) for gone in range(EACH + 1)] for line in _LINES]
)

# Courtiers and the Passage of Time

AUDIENCE: int = BOX["courtiers"]["audience"]
CLIMB_PRICE = _table([0, *BOX["courtiers"]["climb"]])  # by how many levels
FLOOR_POINTS = _table(BOX["courtiers"]["points"])
# The ways to climb: from which floor, and how many levels.
CLIMBS = ((GATE, 1), (GATE, 2), (STEWARDS, 1), (STEWARDS, 2), (DIPLOMATS, 1))
CLIMB_FROM = _table([start for start, _ in CLIMBS])
CLIMB_LEVELS = _table([levels for _, levels in CLIMBS])

LAST_SPACE: int = BOX["time"]["last"]
TIME_POINTS = _table(BOX["time"]["points"])
TOLL: Ints = np.zeros(LAST_SPACE + 2, np.int32)  # the seals to enter each space
for _checkpoint in BOX["time"]["checkpoints"]:
    TOLL[_checkpoint["space"]] = _checkpoint["seals"]

# Scoring

BUNDLE: int = BOX["scoring"]["coins_and_seals_for_a_point"]
RESOURCE_POINTS = _table(BOX["scoring"]["resource_points"])

# The rival of the solitaire mode; its deck is part of the state, since players may bring their own (`deck.py`)

DIFFICULTIES = tuple(row["id"] for row in BOX["rival"]["difficulties"])
START_POINTS = _table([row["points"] for row in BOX["rival"]["difficulties"]])
START_TURN = _table([row["heron"] - 1 for row in BOX["rival"]["difficulties"]])
START_INFLUENCE = _table([row["influence"] for row in BOX["rival"]["difficulties"]])
RIVAL_BUNDLE = _table(BOX["rival"]["coins_for_points"])  # coins for points, by the rival's place in turn order

MOST_OF_AN_ACT = 5  # influence, coins or points
RIVAL_GARDENS = ("stone", "plant", "either")
EITHER = RIVAL_GARDENS.index("either")
RIVAL_ACTS = (
    *(f"gardener-{kind}" for kind in RIVAL_GARDENS),
    *(f"warrior-{iron}" for iron in YARD_IRON),
    "audience",
    "climb-1",
    "climb-2",
    *(f"{what}-{amount}" for what in ("influence", "coins", "points") for amount in range(1, MOST_OF_AN_ACT + 1)),
)
# Where each sort of act begins in `RIVAL_ACTS`.
RIVAL_WARRIOR = RIVAL_ACTS.index(f"warrior-{YARD_IRON[0]}")
RIVAL_AUDIENCE = RIVAL_ACTS.index("audience")
RIVAL_CLIMB = RIVAL_ACTS.index("climb-1")
RIVAL_INFLUENCE = RIVAL_ACTS.index("influence-1")
RIVAL_COINS = RIVAL_ACTS.index("coins-1")
RIVAL_POINTS = RIVAL_ACTS.index("points-1")

# A card of the rival's deck as numbers: the bridge and position of its die, where that goes, and two acts.
DECK_SIZE = len(BOX["rival_deck"]["cards"])
DIE_BRIDGE, DIE_POSITION, DIE_SPACE, FIRST_ACT, SECOND_ACT = range(5)
CARD_WIDTH = SECOND_ACT + 1

# The table of effects, as rules read it: the last to be numbered have been.

NEFFECTS = len(EFFECTS)
if NEFFECTS >= WORD:
    raise ValueError(f"{NEFFECTS} effects are more than a set holds")
KIND = _table([effect.kind for effect in EFFECTS])
WHAT = _table([effect.what for effect in EFFECTS])
COIN_PRICE = _table([effect.coins for effect in EFFECTS])
SEAL_PRICE = _table([effect.seals for effect in EFFECTS])
PICKS = _table([effect.picks for effect in EFFECTS])
GAINS = _table([effect.gains for effect in EFFECTS])

"""The box adds up, and what is in it is what was found out about it, figure by figure."""

from __future__ import annotations

import json
import runpy
from collections import Counter
from copy import deepcopy
from itertools import product
from typing import Any

import pytest

from tenshu.games.white_castle import pieces
from tenshu.games.white_castle.pieces import (
    BACK_EFFECT,
    BLOCK,
    BOX,
    CAP,
    CARD_NAMES,
    CLIMB_PRICE,
    COLOURS,
    DARK_MEMBER,
    DECREE_CARD,
    DIAMOND_CARDS,
    DICE,
    EFFECTS,
    EXCHANGE_PRICE,
    FLOOR_CARDS,
    FLOOR_POINTS,
    GARDENS_OF_KIND,
    IS_LIGHT,
    LANTERN_COINS,
    LANTERN_POINTS,
    LINE_BLOCK,
    LINE_GAINS,
    LINE_LANTERN,
    MEMBERS,
    NCARDS,
    NEFFECTS,
    NSLOTS,
    POSITIONS,
    PRINTED,
    RESOURCE_POINTS,
    RIVAL_ACTS,
    RIVAL_BUNDLE,
    SPACE_NAMES,
    STACK,
    START_INFLUENCE,
    START_POINTS,
    START_TURN,
    THINGS,
    TILE_EFFECT,
    TILE_OF_COLOUR,
    TIME_POINTS,
    TOLL,
    YARD_EFFECTS,
    YARD_IRON,
    YARD_VALUE,
    Effect,
)

CONFIDENCE = {"certain", "likely", "reconstructed"}
ROOMS = [f"steward-room-{number}" for number in (1, 2, 3)] + [f"diplomat-room-{number}" for number in (1, 2)]

# What is printed, as it was found out. A dark block is said in capitals, and costs a seal on a Steward card;
# D marks a diamond. The blocks of a card stand from top to bottom, one that is twice as high as two.
STEWARDS = """
    01 D | COURTIER            | seal + vp       | food + lantern
    02   | COURTIER            | influence 1     | 2 iron
    03 D | COURTIER            | lantern         | 2 vp
    04   | WARRIOR             | coin + well     | lantern
    05   | WARRIOR             | food + pearl    | iron + lantern
    06 D | iron + lantern      | GARDENER        | 2 any
    07   | influence 1         | GARDENER        | 2 food
    08 D | coin + well         | GARDENER        | influence 1
    09   | coin + well         | COURTIER        | 2 food
    10   | seal + any          | COURTIER        | iron + food
    11 D | 2 any               | pearl + lantern | WARRIOR
    12   | 2 pearl             | seal + vp       | GARDENER
    13   | 2 iron              | lantern         | GARDENER
    14 D | 2 vp                | seal + any      | WARRIOR
    15   | influence 1         | 2 pearl         | WARRIOR
"""
DIPLOMATS = """
    01 D | COURTIER              | 3 any                 | 3 any
    02   | COURTIER              | influence 2           | influence 2
    03   | COURTIER              | 2 vp + well           | 2 vp + well
    04   | COURTIER              | seal + lantern        | seal + lantern
    05   | WARRIOR               | 3 any                 | 3 any
    06   | WARRIOR               | influence 2           | influence 2
    07   | influence 2           | GARDENER              | GARDENER
    08   | 2 vp + well           | GARDENER              | GARDENER
    09 D | 2 vp + well           | 2 vp + well           | WARRIOR
    10   | 2 coin + lantern      | 2 coin + lantern      | WARRIOR
    11   | influence 1 + lantern | influence 1 + lantern | GARDENER
    12 D | 3 any                 | 3 any                 | GARDENER
"""
DAIMYO = """
    01 | lantern     | 2 iron      | 2 seal
    02 | lantern     | 2 food      | 2 vp
    03 | well        | 2 food      | influence 2
    04 | well        | 2 vp        | 2 seal
    05 | light block | 2 pearl     | 2 vp
    06 | light block | influence 2 | 2 seal
    07 | lantern     | influence 2 | 3 coin
    08 | light block | 2 iron      | 3 coin
    09 | well        | 2 pearl     | 3 coin
"""
GARDENS = """
    plant-01 | 5 | 9 | 4 coin -> any block
    plant-02 | 4 | 7 | 3 coin -> gardener
    plant-03 | 4 | 7 | 3 coin -> courtier
    plant-04 | 4 | 7 | 3 coin -> warrior
    plant-05 | 3 | 5 | 4 coin -> line
    stone-01 | 1 | 1 | 2 any
    stone-02 | 1 | 1 | 3 coin
    stone-03 | 2 | 3 | 2 seal
    stone-04 | 2 | 3 | light block
    stone-05 | 3 | 5 | well
"""
YARDS = """
    1 | courtier    | 3 pearl
    2 | warrior     | influence 2
    3 | gardener    | 3 food
    4 | coral block | well
    5 | white block | 2 seal
    6 | black block | 5 coin
    7 | any block   | light block
    8 | line        | 2 vp
"""
STARTS = """
    01 | decree coin + 2 food + iron + 2 coin + seal   | pearl
    02 | 2 any + 4 coin + 2 seal                       | pearl
    03 | 2 iron + pearl + 5 coin + seal                | pearl
    04 | decree seal + 2 pearl + iron + 4 coin         | iron
    05 | 3 any + 4 coin + seal                         | iron
    06 | food + 2 iron + pearl + 3 coin + seal         | iron
    07 | decree vp + any + 2 coin + 2 seal             | food
    08 | 2 food + 2 iron + pearl + 4 coin + seal       | food
    09 | 4 food + 2 iron + 3 coin + 2 seal             | food
"""
LINES = """
    coral | food  | food  | food  | 2 coin  | food  | seal
    black | iron  | iron  | iron  | lantern | iron  | 2 coin
    white | pearl | pearl | pearl | seal    | pearl | lantern
"""
# The rival's deck, of which all but two faces are ours: * is what a photograph shows.
RIVAL = """
    coral-left    outside-1        | gardener-stone  audience
    coral-center  diplomat-room-1  | warrior-5       influence-1
    coral-right   steward-room-1   | audience        gardener-plant
    black-left    outside-2        | warrior-1       audience
    black-center  diplomat-room-2  | gardener-either climb-2
    black-right   steward-room-3 * | climb-1         influence-2
    white-left    diplomat-room-1  | warrior-3       climb-1 *
    white-center  outside-2        | gardener-stone  coins-3
    white-right   steward-room-2   | gardener-plant  points-2
"""


def rows(table: str) -> list[list[str]]:
    """Return the cells of a table."""
    return [[" ".join(cell.split()) for cell in line.split("|")] for line in table.strip().splitlines()]


def spoken(effects: list[dict[str, Any]]) -> str:
    """Return what is printed in the words of the tables above."""
    return " + ".join(map(_spoken, effects))


def _spoken(effect: dict[str, Any]) -> str:
    if "pay" in effect:
        return f"{_amounts(effect['pay'])} -> {spoken(effect['then'])}"
    ((kind, what),) = effect.items()
    if kind == "gain":
        return _amounts(what)
    if kind in {"lantern", "well", "domain_line"}:
        assert what is True
        return "line" if kind == "domain_line" else str(kind)
    return _WORDS[kind].format(what)


_WORDS = {"influence": "influence {}", "action": "{}", "board_action": "{} block", "decree": "decree {}"}


def _amounts(things: dict[str, int]) -> str:
    return " + ".join(thing if amount == 1 else f"{amount} {thing}" for thing, amount in things.items())


def blocks(card: dict[str, Any], price: str) -> list[str]:
    """Return the blocks of a castle card by the lines of the domain, the dark one in capitals."""
    found = []
    for block in card["blocks"]:
        said = spoken(block["effects"])
        if block["tone"] == "dark":
            assert said.startswith(price)
            said = said.removeprefix(price).upper()
        found += [said] * len(block["lines"])
    return found


def named(numbers: int) -> list[str]:
    """Return the cards of a set."""
    return [CARD_NAMES[number] for number in range(NCARDS) if numbers >> number & 1]


def effect(kind: str, what: int = 0, **amounts: int) -> Effect:
    """Return an effect as a row."""
    gains = tuple(amounts.get(thing, 0) for thing in THINGS)
    return Effect(pieces.KINDS.index(kind), what, picks=amounts.get("any", 0), gains=gains)


def effects_of(bits: int) -> set[Effect]:
    """Return the rows of a set of effects."""
    return {EFFECTS[number] for number in range(NEFFECTS) if bits >> number & 1}


# How much there is


@pytest.mark.section("Setup 1")
def test_the_box_holds_what_its_list_says() -> None:
    """15 Stewards, 12 Diplomats, 9 Daimyo, 9 + 6 + 3 starting cards, 5 + 5 gardens, 9 of the rival, and the tiles."""
    cards = ("stewards", "diplomats", "daimyo", "resource_cards", "action_cards", "decrees", "rival_deck")

    assert [15, 12, 9, 9, 6, 3, 9] == [len(BOX[part]["cards"]) for part in cards]
    assert [5, 5] == [len(BOX["gardens"][kind]) for kind in ("plant", "stone")]
    assert [15, 8] == [len(BOX[part]["value"]) for part in ("die_tiles", "yard_tiles")]
    # 77 cards with 4 aids, and the 60 members of four clans
    assert 77 == 4 + sum(len(BOX[part]["cards"]) for part in cards) + 10
    assert 60 == 4 * len(MEMBERS) * BOX["members"]["each"]
    assert 15 == len(COLOURS) * DICE[4]
    # Those that are ever in the castle, a domain or a Lantern Area have one numbering.
    assert (45, 42) == (NCARDS, DECREE_CARD)


@pytest.mark.section("Setup 1")
def test_no_two_things_have_the_same_name() -> None:
    """Logs tell cards, tiles and spaces by their names."""
    cards = [card["id"] for part in BOX.values() for card in part.get("cards", [])]
    tiles = [tile["id"] for part in ("die_tiles", "yard_tiles") for tile in BOX[part]["value"]]
    gardens = [card["id"] for kind in ("stone", "plant") for card in BOX["gardens"][kind]]
    names = [*cards, *tiles, *gardens, *SPACE_NAMES]

    assert len(set(names)) == len(names)
    assert list(CARD_NAMES) == [c["id"] for p in list(BOX) if p in _IN_ORDER for c in BOX[p]["cards"]]


_IN_ORDER = ("stewards", "diplomats", "resource_cards", "action_cards", "decrees")


@pytest.mark.section("Setup 7", "Stacking Dice", "Playing the Game")
def test_dice_rounds_and_turns() -> None:
    """3, 4 or 5 dice of a colour for up to 2, 3 or 4 clans; three rounds of three turns; stacks from three clans on."""
    assert [3, 3, 4, 5] == DICE[1:].tolist()
    assert [1, 1, 2, 2] == STACK[1:].tolist()
    assert (3, 3) == (pieces.ROUNDS, pieces.TURNS)
    assert 3 == pieces.DIAMONDS_FROM
    # Once all have taken three turns, three dice are left.
    assert [3, 3, 3] == [3 * int(DICE[seats]) - 3 * seats for seats in (2, 3, 4)]


# How sure we are


def test_every_part_of_the_box_says_how_sure_we_are() -> None:
    """Each part has a confidence; what we filled in is reconstructed, and says what is not known."""
    parts = {name: part for name, part in BOX.items() if name != "about"}
    ours = {name for name, part in parts.items() if part["confidence"] == "reconstructed"}

    assert {part["confidence"] for part in parts.values()} <= CONFIDENCE
    assert {"tile_spaces", "rival_deck"} == ours
    assert all("not known to us" in BOX[name]["note"] for name in ours)


@pytest.mark.section("Solitaire Setup")
def test_the_faces_of_the_rivals_deck_say_which_are_reconstructed() -> None:
    """Every face has a confidence of its own: one bridge side and one action side were seen, the others are ours."""
    found = []
    for card in BOX["rival_deck"]["cards"]:
        die, acts = (" *" * (card["confidence"][face] == "observed") for face in ("die", "actions"))
        assert {"observed", "reconstructed"} >= set(card["confidence"].values())
        found.append([f"{card['die']} {card['space']}{die}", f"{' '.join(card['actions'])}{acts}"])

    assert rows(RIVAL) == found


# What is printed


@pytest.mark.section("The Castle", "Using the Dice 2", "Outside the Walls", "The Well")
def test_the_spaces_for_dice() -> None:
    """Stewards' rooms print a 3, Diplomats' a 4, the spaces outside a 5, the Well a 1, the lines of a domain a 6."""
    assert [*ROOMS, "outside-1", "outside-2", "well", "domain"] == list(SPACE_NAMES)
    assert [3, 3, 3, 4, 4, 5, 5, 1, 6] == PRINTED.tolist()
    assert [["gardener", "courtier"], ["courtier", "warrior"]] == [
        [offer["action"] for offer in space["choose_one"]] for space in BOX["spaces"]["outside"]
    ]
    assert {"seal": 1} == BOX["spaces"]["well"]["gain"]
    assert [3, 3, 3, 2, 2] == [room["tiles"] for room in BOX["spaces"]["rooms"]]
    assert [1, 1, 1, 2, 2] == [room["floor"] for room in BOX["spaces"]["rooms"]]
    assert 15 == NSLOTS + BOX["spaces"]["well"]["tiles"]


@pytest.mark.section("Setup 4")
@pytest.mark.ruling("W28")
def test_the_spaces_for_die_tiles() -> None:
    """Three diamonds at the top of the Stewards' rooms; 1 to 5 are a space in every room, 6 to 10 the last of each."""
    diamonds, numbered = BOX["tile_spaces"]["diamonds"], BOX["tile_spaces"]["numbered"]

    assert [f"{room}/top" for room in ROOMS[:3]] == diamonds
    assert ROOMS == [space.split("/")[0] for space in numbered[:5]] == [space.split("/")[0] for space in numbered[5:]]
    assert {"bottom"} == {space.split("/")[1] for space in numbered[5:]}
    assert sorted([*diamonds, *numbered]) == sorted(pieces.SLOT_NAMES)


@pytest.mark.section("Setup 4", "The Well")
def test_die_tiles() -> None:
    """Every colour has each of the five benefits once."""
    benefits = ("food", "iron", "pearl", "any", "coin")
    printed = [(t["id"], t["colour"], spoken(t["effects"])) for t in BOX["die_tiles"]["value"]]

    assert [(f"{colour}-{thing}", colour, thing) for colour, thing in product(COLOURS, benefits)] == printed
    assert [0b11111, 0b11111 << 5, 0b11111 << 10] == TILE_OF_COLOUR.tolist()
    assert [effect("gain", **{thing: 1}) for _ in COLOURS for thing in benefits] == [EFFECTS[e] for e in TILE_EFFECT]


@pytest.mark.section("Setup 2", "Gaining and Paying")
@pytest.mark.parametrize(("part", "table", "price"), [("stewards", STEWARDS, "seal -> "), ("diplomats", DIPLOMATS, "")])
def test_castle_cards(part: str, table: str, price: str) -> None:
    """Every block is the one that was found, on its line; the dark ones cost a seal with the Stewards."""
    cards = BOX[part]["cards"]
    printed = [[card["id"].split("-")[1] + " D" * card["diamond"], *blocks(card, price)] for card in cards]

    assert rows(table) == printed
    for card in cards:
        assert list(COLOURS) == [line for block in card["blocks"] for line in block["lines"]]
        assert ["dark"] == [block["tone"] for block in card["blocks"] if block["tone"] != "light"]
    assert len(cards) == len({json.dumps(card["blocks"]) for card in cards})


@pytest.mark.section("Setup 2")
@pytest.mark.ruling("W20", "W21")
def test_diamonds() -> None:
    """Without the diamonds nine cards of either floor are left, among the Stewards three of each dark action."""
    stewards, diplomats = (named(int(FLOOR_CARDS[floor] & ~DIAMOND_CARDS)) for floor in (1, 2))
    dark = Counter(MEMBERS[DARK_MEMBER[CARD_NAMES.index(card)]] for card in stewards)

    assert (9, 9) == (len(stewards), len(diplomats))
    assert {"courtier": 3, "gardener": 3, "warrior": 3} == dark
    assert named(int(DIAMOND_CARDS)) == [
        f"{floor}-{number.split()[0]}"
        for floor, table in (("steward", STEWARDS), ("diplomat", DIPLOMATS))
        for number, *_ in rows(table)
        if number.endswith("D")
    ]
    # Chance must have a way to deal a castle whose dark actions are all the same, or ruling W20 would be idle.
    for member in range(len(MEMBERS)):
        cards = [CARD_NAMES.index(card) for card in (*stewards, *diplomats)]
        assert sum(DARK_MEMBER[card] == member for card in cards if card < 15) >= 3


@pytest.mark.section("Setup 3")
def test_daimyo_cards() -> None:
    """Nine cards of three favours."""
    printed = [[c["id"].split("-")[1], *map(spoken, c["favours"])] for c in BOX["daimyo"]["cards"]]

    assert rows(DAIMYO) == printed


@pytest.mark.section("Setup 8", "Gardener")
def test_garden_cards() -> None:
    """Their food, points and effects; a garden gives a point less than twice its food."""
    cards = [card for kind in ("plant", "stone") for card in BOX["gardens"][kind]]

    assert rows(GARDENS) == [[c["id"], str(c["food"]), str(c["points"]), spoken(c["effects"])] for c in cards]
    assert [2 * card["food"] - 1 for card in cards] == [card["points"] for card in cards]
    assert 5 == GARDENS_OF_KIND


@pytest.mark.section("Setup 9", "Warrior")
def test_training_yards() -> None:
    """Yard A costs 5 iron, counts 2 and has a blue and a golden tile; B 3 iron and a blue one; C 1 and a golden one."""
    yards = [(yard["iron"], yard["value"], yard["sides"]) for yard in BOX["yards"]["value"]]
    tiles = [[t["id"].removeprefix("yard-0"), spoken(t["blue"]), spoken(t["gold"])] for t in BOX["yard_tiles"]["value"]]

    assert [(5, 2, ["blue", "gold"]), (3, 1, ["blue"]), (1, 1, ["gold"])] == yards
    assert ([5, 3, 1], [2, 1, 1]) == (YARD_IRON.tolist(), YARD_VALUE.tolist())
    assert rows(YARDS) == tiles
    assert {effect("domain_line")} == effects_of(int(YARD_EFFECTS[7, 0]))


@pytest.mark.section("Setup 12", "Setup 13")
def test_starting_cards() -> None:
    """What Starting Resource cards bring and show on their backs, and which Decree card comes with them."""
    cards = [[c["id"].split("-")[1], spoken(c["effects"]), _spoken(c["back"])] for c in BOX["resource_cards"]["cards"]]
    actions = [(c["id"], spoken(c["blocks"][0]["effects"])) for c in BOX["action_cards"]["cards"]]

    assert rows(STARTS) == cards
    assert {"pearl": 3, "iron": 3, "food": 3} == Counter(back for *_, back in cards)
    assert [(f"action-{m}-{n}", m) for m in ("courtier", "warrior", "gardener") for n in (1, 2)] == actions
    for card in BOX["action_cards"]["cards"]:
        assert (1, list(COLOURS)) == (len(card["blocks"]), card["blocks"][0]["lines"])
        assert {"influence": 1} == card["back"]
    assert [("decree-coin", "coin"), ("decree-seal", "seal"), ("decree-vp", "vp")] == [
        (card["id"], _spoken(card["back"])) for card in BOX["decrees"]["cards"]
    ]


@pytest.mark.section("Lantern Rewards")
def test_what_a_lantern_area_shows() -> None:
    """A Steward's back is a coin, a Diplomat's a point; coins and points are those that it can show more than once."""
    backs = {name: EFFECTS[number] for name, number in zip(CARD_NAMES, BACK_EFFECT, strict=True)}
    wanted = {"steward": effect("gain", coin=1), "diplomat": effect("gain", vp=1), "action": effect("influence", 1)}

    for name, back in backs.items():
        kind, number = name.split("-")[:2]
        if kind in wanted:
            assert wanted[kind] == back
        elif kind == "decree":
            assert effect("gain", **{number: 1}) == back
        else:
            (thing,) = [cells[-1] for cells in rows(STARTS) if cells[0] == number]
            assert effect("gain", **{thing: 1}) == back
    assert [n for n in CARD_NAMES if n.startswith("steward") or n == "decree-coin"] == named(int(LANTERN_COINS))
    assert [n for n in CARD_NAMES if n.startswith("diplomat") or n == "decree-vp"] == named(int(LANTERN_POINTS))


@pytest.mark.section("The Personal Domains 1", "The Personal Domains 2")
def test_the_lines_of_a_domain_board() -> None:
    """What is always visible, and what members uncover from the left; and the block that answers to each line."""
    printed = [
        [line["colour"], _spoken(line["always"]), *map(_spoken, line["uncovered"])] for line in BOX["lines"]["value"]
    ]

    assert rows(LINES) == printed
    assert ["courtier", "gardener", "warrior"] == [line["member"] for line in BOX["lines"]["value"]]
    for line, (_, *visible) in enumerate(rows(LINES)):
        for gone in range(6):
            seen = [word.split() for word in visible[: gone + 1]]
            counted = Counter[str]()
            for *amount, thing in seen:
                counted[thing] += int(amount[0]) if amount else 1
            assert [counted[thing] for thing in THINGS] == LINE_GAINS[line, gone].tolist()
            assert bool(counted["lantern"]) == bool(LINE_LANTERN[line, gone])


@pytest.mark.section("The Personal Domains 2")
def test_the_blocks_that_rules_read() -> None:
    """The tables hold each block where it is printed, and for each line of the domain the block beside it."""
    for part in ("stewards", "diplomats", "action_cards"):
        for card in BOX[part]["cards"]:
            number = CARD_NAMES.index(card["id"])
            tones = [block["tone"] == "light" for block in card["blocks"]]
            assert tones == [bool(light) for light in IS_LIGHT[number, : len(tones)]]
            for row, block in enumerate(card["blocks"]):
                for colour in block["lines"]:
                    assert BLOCK[number, row] == LINE_BLOCK[number, COLOURS.index(colour)] != 0
    assert {effect("gain", food=1), effect("lantern")} == effects_of(int(BLOCK[CARD_NAMES.index("steward-01"), 2]))


@pytest.mark.section("Daimyo Seals", "Request an Audience", "Social Climbing", "The Passage of Time")
def test_prices_caps_and_the_track() -> None:
    """2 coins for an audience, 2 or 5 pearls to climb; checkpoints at 6, 11 and 15 cost 1, 2 and 3 seals."""
    uncapped = 30_000  # of coins and points

    assert (2, [2, 5]) == (pieces.AUDIENCE, CLIMB_PRICE[1:].tolist())
    assert [7, 7, 7, uncapped, 5, uncapped] == CAP.tolist()
    assert [2, 2, 2, 1] == EXCHANGE_PRICE.tolist()
    assert {6: 1, 11: 2, 15: 3} == {space: seals for space, seals in enumerate(TOLL.tolist()) if seals}
    assert (20, 22) == (pieces.LAST_SPACE, len(TOLL))


@pytest.mark.section("End of the Game 1", "End of the Game 2", "End of the Game 3")
def test_points_of_the_end() -> None:
    """A point for 5 coins or seals, 1 for 3 to 6 of a resource and 2 for 7; then the seasons, and the floors."""
    assert 5 == pieces.BUNDLE
    assert [0, 0, 0, 1, 1, 1, 1, 2] == RESOURCE_POINTS.tolist()
    assert [0] * 6 + [3] * 5 + [6] * 4 + [10, 11, 12, 13, 14, 15] == TIME_POINTS.tolist()
    assert [1, 3, 6, 10] == FLOOR_POINTS.tolist()


@pytest.mark.section("Solitaire Setup", "Solitaire End of Round")
def test_difficulties() -> None:
    """0, 3 or 8 points, second or first in turn order, 0, 1 or 3 influence; 3 coins when first, 5 when second."""
    assert ("easy", "medium", "hard") == pieces.DIFFICULTIES
    assert ([0, 3, 8], [1, 0, 0], [0, 1, 3]) == (START_POINTS.tolist(), START_TURN.tolist(), START_INFLUENCE.tolist())
    assert [3, 5] == RIVAL_BUNDLE.tolist()


@pytest.mark.section("Solitaire Gameplay")
def test_the_rivals_deck() -> None:
    """Nine cards name each die of each bridge once, a space of the main board, and two acts that the rival knows."""
    cards = BOX["rival_deck"]["cards"]

    assert [f"{colour}-{position}" for colour, position in product(COLOURS, POSITIONS)] == [c["die"] for c in cards]
    assert {card["space"] for card in cards} <= set(SPACE_NAMES[:-1])
    assert [2] * 9 == [len(card["actions"]) for card in cards]
    assert {act for card in cards for act in card["actions"]} <= set(RIVAL_ACTS)


# A box that the rules could not play with is refused


def load_box(box: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Read another box in the place of ours."""
    monkeypatch.setattr(json, "loads", lambda _: box)
    runpy.run_path(str(pieces.__file__))


def test_the_same_effect_twice_in_one_place_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is owed together is a set, so that nothing may be printed twice in one place."""
    box = deepcopy(BOX)
    box["yard_tiles"]["value"][3]["gold"] *= 2

    with pytest.raises(ValueError, match="the same effect twice"):
        load_box(box, monkeypatch)


def test_more_effects_than_a_set_holds_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """An effect is owed as a number below 63, of which there are enough for ours."""
    box = deepcopy(BOX)
    for number in range(64 - NEFFECTS):
        box["die_tiles"]["value"].append({"id": "", "colour": "coral", "effects": [{"gain": {"coin": 10 + number}}]})

    with pytest.raises(ValueError, match="effects are more than a set holds"):
        load_box(box, monkeypatch)

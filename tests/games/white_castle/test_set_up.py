"""Game setup, step by step: what chance may deal, what is dealt again, and the choice of starting pairs."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.white_castle.position import LETTER, Position, new_game, position

from tenshu.core.rng import new_rng, roll
from tenshu.core.words import Fault
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.pieces import (
    CARD_NAMES,
    COLOURS,
    FIRST_SLOT,
    GARDEN_CARDS,
    NONE,
    ROOM_NAMES,
    TILES,
    YARD_TILES,
)
from tenshu.games.white_castle.rules.set_up import MOST_REDONE, first_free_slot

at_every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])
with_others = pytest.mark.parametrize("seats", [2, 3, 4])

DIAMONDS = ["steward-01", "steward-03", "steward-06", "steward-08", "steward-11", "steward-14"]
DIAMONDS += ["diplomat-01", "diplomat-09", "diplomat-12"]
# Castles in which all dark blocks send the same member.
ONE_SIDED = {
    "courtier": "steward-02, steward-09, steward-10, diplomat-02, diplomat-03",
    "gardener": "steward-07, steward-12, steward-13, diplomat-07, diplomat-08",
    "warrior": "steward-04, steward-05, steward-15, diplomat-05, diplomat-06",
}
# Tiles of which the last three are coral, and the last free space is beside a coral one.
DEAD_END = (
    "coral-food, black-food, white-food, "  # diamonds
    "black-iron, white-iron, black-pearl, black-any, coral-iron, "  # 1 to 5
    "white-pearl, white-any, black-coin, white-coin, "  # 6 to 9
    "coral-pearl, coral-any"  # to the Well, both
)


def chance(table: Position, answers: str) -> Position:
    """Let chance answer."""
    return table.tell(", ".join(f"chance: {answer}" for answer in answers.split(", ")))


def dealt(seats: int, until: str, **options: str) -> Position:
    """Return a game that was set up as far as a question, with what comes first."""
    table = new_game(seats, **options)
    while table.question != until:
        table.act(table.asked[0], table.choices(table.asked[0])[0])
    return table


def tiles(table: Position) -> dict[str, str]:
    """Return the die tiles of each room from top to bottom."""
    return {
        name: " ".join("-" if t == NONE else COLOURS[t] for t in table.record.tile[FIRST_SLOT[r] : FIRST_SLOT[r + 1]])
        for r, name in enumerate(ROOM_NAMES)
    }


def well(table: Position) -> list[str]:
    """Return the tiles in the Well."""
    return [TILES[tile] for tile in table.record.well_tile if tile != NONE]


def pairs(table: Position) -> list[tuple[str, str]]:
    """Return the starting pairs that are on the table."""
    found = zip(table.record.pair_resource.tolist(), table.record.pair_action.tolist(), strict=True)
    return [(CARD_NAMES[resource], CARD_NAMES[action]) for resource, action in found if resource != NONE]


# Castle setup


@pytest.mark.section("Setup 1", "Setup 5", "Setup 6", "Setup 10")
@at_every_table
def test_a_game_begins_with_empty_domains(seats: int) -> None:
    """No round is over, nobody has anything, all members are at home, and the castle is dealt first."""
    table = new_game(seats)
    clans = "ABCD"[: max(seats, 2)]

    assert "chance: castle_card" == table.turn
    assert (0, []) == (table.record.completed, [b for b in COLOURS if table.bridge(b)])
    for who in clans:
        assert ("nothing", {"home": 5}, [], {}) == (
            table.stock(who),
            table.courtiers(who),
            table.gardeners(who),
            table.warriors(who),
        )
        assert ("none", [], 0) == (table.card(who), table.lantern(who), table.influence(who))
    assert [0] * len(clans) == table.scores()


@pytest.mark.section("Setup 1")
@pytest.mark.parametrize("seats", [0, 5])
def test_the_game_is_for_one_to_four(seats: int) -> None:
    """More cannot sit down."""
    with pytest.raises(Fault, match="1 to 4"):
        new_game(seats)


@pytest.mark.section("Setup 2")
@pytest.mark.ruling("W21")
@at_every_table
def test_diamonds_stay_in_the_box_for_up_to_two(seats: int) -> None:
    """Rooms are dealt from the deck of their floor, with the diamonds only when there are three or four clans."""
    table = new_game(seats)
    decks = [CARD_NAMES[:15], CARD_NAMES[15:27]]
    for room in range(5):
        left = [c for c in decks[room > 2] if seats > 2 or c not in DIAMONDS]
        assert [card for card in left if card not in _castle(table)] == table.may("chance")
        chance(table, table.may("chance")[room])

    assert "chance: daimyo_card" == table.turn
    assert not set(_castle(table)) & set(table.deck)
    assert (18 if seats < 3 else 27) == len(table.deck) + len(set(_castle(table)))
    assert seats > 2 or not set(DIAMONDS) & {*table.deck, *_castle(table)}


def _castle(table: Position) -> list[str]:
    return [table.room(room) for room in ROOM_NAMES]


@pytest.mark.section("Setup 2")
@pytest.mark.ruling("W20")
@pytest.mark.parametrize("member", ONE_SIDED)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_castle_of_one_dark_action_is_dealt_again(member: str, seats: int) -> None:
    """All five cards go back to their decks, and step 2 is done again."""
    table = new_game(seats)
    before = bytes(table.state)
    chance(table, ONE_SIDED[member])

    assert ("chance: castle_card", 0) == (table.turn, table.about)
    assert ["none"] * 5 == _castle(table)
    table.record.redone = 0
    assert before == bytes(table.state)


@pytest.mark.section("Setup 2")
@pytest.mark.ruling("W20")
@pytest.mark.parametrize("room", range(5))
def test_four_cards_of_one_dark_action_stay(room: int) -> None:
    """One card that differs is enough, wherever it lies."""
    cards = ONE_SIDED["courtier"].split(", ")
    cards[room] = ONE_SIDED["warrior"].split(", ")[room]
    table = chance(new_game(2), ", ".join(cards))

    assert "chance: daimyo_card" == table.turn
    assert cards == _castle(table)


@pytest.mark.section("Setup 2")
@pytest.mark.ruling("W20")
def test_dealing_the_castle_again_has_a_bound() -> None:
    """So that a game has a longest: what is dealt after so many times is taken as it is, and leaves no trace."""
    table = new_game(2)
    for _ in range(MOST_REDONE):
        chance(table, ONE_SIDED["gardener"])
        assert "chance: castle_card" == table.turn
    chance(table, ONE_SIDED["gardener"])

    assert "chance: daimyo_card" == table.turn
    assert ONE_SIDED["gardener"].split(", ") == _castle(table)
    assert 0 == table.record.redone


@pytest.mark.section("Setup 3")
def test_one_daimyo_card_is_drawn() -> None:
    """Any of the nine; the others go back to the box."""
    table = dealt(3, "daimyo_card")

    assert [f"daimyo-0{number}" for number in range(1, 10)] == table.may("chance")

    chance(table, "daimyo-07")

    assert ("chance: die_tile", 6, {}) == (table.turn, table.record.daimyo, table.favours)


# Die tiles


@pytest.mark.section("Setup 4")
def test_one_tile_of_each_colour_is_on_the_diamonds() -> None:
    """The first is any tile, the second of another colour, the third of the last colour."""
    table = dealt(2, "die_tile")

    assert list(TILES) == table.may("chance")
    assert [*TILES[:5], *TILES[10:]] == chance(table, "black-any").may("chance")
    assert list(TILES[:5]) == chance(table, "white-coin").may("chance")
    assert [tile for tile in TILES if tile not in {"black-any", "white-coin", "coral-iron"}] == (
        chance(table, "coral-iron").may("chance")
    )
    assert {
        "steward-room-1": "black - -",
        "steward-room-2": "white - -",
        "steward-room-3": "coral - -",
        "diplomat-room-1": "- -",
        "diplomat-room-2": "- -",
    } == tiles(table)


@pytest.mark.section("Setup 4")
def test_rooms_are_filled_in_numerical_order() -> None:
    """Where no room would be of one colour, tile after tile goes to the next number, and the last two to the Well."""
    table = dealt(2, "die_tile")
    chance(table, "coral-food, black-food, white-food, black-iron, white-iron, coral-iron, coral-pearl, black-pearl")

    assert ["coral black -", "black white -", "white coral -", "coral -", "black -"] == list(tiles(table).values())

    chance(table, "white-pearl, coral-any, black-any, black-coin, white-any")

    assert ["coral black white", "black white coral", "white coral black", "coral black", "black white"] == list(
        tiles(table).values()
    )
    assert [] == well(table)
    assert ["coral-coin", "white-coin"] == table.may("chance")

    chance(table, "white-coin, coral-coin")

    assert ["white-coin", "coral-coin"] == well(table)
    assert "chance: roll" == table.turn


@pytest.mark.section("Setup 4")
@pytest.mark.ruling("W28")
def test_a_tile_that_would_make_one_colour_is_moved_on() -> None:
    """It goes to the next free space where it does not, and the next tile that can fills the one left out."""
    table = dealt(2, "die_tile")
    chance(table, "coral-food, black-food, white-food, coral-iron, black-iron, black-pearl, white-iron, white-pearl")

    assert ["coral coral -", "black black -", "white black -", "white -", "white -"] == list(tiles(table).values())

    chance(table, "coral-pearl")  # not in the first room, so in the second

    assert ["coral coral -", "black black coral", "white black -"] == list(tiles(table).values())[:3]

    chance(table, "coral-any, coral-coin, white-any")  # the third room, the fourth; then the first

    assert ["coral coral white", "black black coral", "white black coral", "white coral", "white -"] == list(
        tiles(table).values()
    )

    chance(table, "white-coin")  # not in the fifth, and there is no number after ten

    assert ["white-coin"] == well(table)
    assert "white -" == tiles(table)["diplomat-room-2"]

    chance(table, "black-any, black-coin")

    assert "white black" == tiles(table)["diplomat-room-2"]
    assert ["white-coin", "black-coin"] == well(table)
    assert "chance: roll" == table.turn


@pytest.mark.section("Setup 4")
def test_the_first_five_numbers_may_repeat_a_colour() -> None:
    """Only the last tile of a room decides: two of one colour can lie there before."""
    table = dealt(2, "die_tile")
    chance(table, "coral-food, black-food, white-food, coral-iron, black-iron, white-iron")

    assert ["coral coral -", "black black -", "white white -"] == list(tiles(table).values())[:3]


@pytest.mark.section("Setup 4")
@pytest.mark.ruling("W28")
def test_tiles_that_fit_nowhere_are_all_dealt_again() -> None:
    """Two corals went to the Well, and the last space is beside a coral: for the third there is no place."""
    table = dealt(2, "die_tile")
    chance(table, DEAD_END)

    assert ["coral-pearl", "coral-any"] == well(table)
    assert "coral -" == tiles(table)["diplomat-room-2"]
    assert ["coral-coin"] == table.may("chance")

    chance(table, "coral-coin")

    assert "chance: die_tile" == table.turn
    assert list(TILES) == table.may("chance")
    assert {"- - -", "- -"} == set(tiles(table).values())
    assert [] == well(table)


@pytest.mark.section("Setup 4")
@pytest.mark.ruling("W28")
def test_dealing_tiles_again_has_a_bound() -> None:
    """After so many times the last tile is laid where there is room, as the only one of all that breaks the rule."""
    table = dealt(2, "die_tile")
    for _ in range(MOST_REDONE):
        chance(table, f"{DEAD_END}, coral-coin")
        assert "chance: die_tile" == table.turn
    chance(table, f"{DEAD_END}, coral-coin")

    assert "chance: roll" == table.turn
    assert "coral coral" == tiles(table)["diplomat-room-2"]
    assert (0, 0) == (table.record.redone, int(table.record.tiles_left))
    assert NONE == first_free_slot(table.record)


@pytest.mark.section("Setup 4")
@pytest.mark.ruling("W28")
@pytest.mark.parametrize("seed", range(40))
def test_every_room_has_two_colours(seed: int) -> None:
    """However tiles are dealt, rooms show at least two colours, and each colour lies on five tiles."""
    table, rng = dealt(2, "die_tile"), new_rng(seed)
    while table.question == "die_tile":
        choices = table.choices(table.asked[0])
        table.act(table.asked[0], choices[roll(rng, len(choices))])
    shown = [room.split() for room in tiles(table).values()]
    colours = [*(colour for room in shown for colour in room), *(tile.split("-")[0] for tile in well(table))]

    assert all(len(set(room)) > 1 for room in shown)
    assert set(COLOURS) == {room[0] for room in shown[:3]}
    assert dict.fromkeys(COLOURS, 5) == Counter(colours)


# Bridges


@pytest.mark.section("Setup 7")
@at_every_table
def test_dice_are_rolled_and_lie_in_ascending_order(seats: int) -> None:
    """3, 4 or 5 of each colour; the lowest is at the left, the highest at the right."""
    table = dealt(seats, "roll")
    dice = {1: 3, 2: 3, 3: 4, 4: 5}[seats]
    for colour, values in zip(COLOURS, ((6, 1, 4, 2, 4), (5, 5, 3, 6, 1), (1, 2, 3, 4, 5)), strict=True):
        for number in range(dice):
            assert [f"{colour} {face}" for face in range(1, 7)] == table.may("chance")
            chance(table, f"{colour} {values[number]}")
            assert sorted(values[: number + 1]) == table.bridge(colour)

    assert "chance: garden_card" == table.turn
    assert [dice] * 3 == table.record.on_bridge.tolist()
    assert not table.record.at_right.any()


# Gardens and training yards


@pytest.mark.section("Setup 8")
def test_each_bridge_has_a_stone_and_a_plant_garden() -> None:
    """They are drawn from decks of five; the rest goes back to the box."""
    table = dealt(3, "garden_card")
    stones, plants = ([f"{kind}-0{number}" for number in range(1, 6)] for kind in ("stone", "plant"))
    for stone, plant in (("stone-05", "plant-02"), ("stone-01", "plant-05"), ("stone-03", "plant-01")):
        for deck, card in ((stones, stone), (plants, plant)):
            assert deck == table.may("chance")
            chance(table, card)
            deck.remove(card)

    assert "chance: yard_tile" == table.turn
    assert ["stone-05", "plant-02", "stone-01", "plant-05", "stone-03", "plant-01"] == [
        GARDEN_CARDS[number % 2][card] for number, card in enumerate(table.record.garden)
    ]


@pytest.mark.section("Setup 9")
def test_four_yard_tiles_are_in_play() -> None:
    """They are drawn from eight; the rest goes back to the box."""
    table = dealt(3, "yard_tile")
    left = [f"yard-0{number}" for number in range(1, 9)]
    for tile in ("yard-08", "yard-01", "yard-05", "yard-04"):
        assert left == table.may("chance")
        chance(table, tile)
        left.remove(tile)

    assert "chance: turn_order" == table.turn
    assert ["yard-08", "yard-01", "yard-05", "yard-04"] == [YARD_TILES[tile] for tile in table.record.yard]


# Player setup


@pytest.mark.section("Setup 11")
@pytest.mark.parametrize(("seats", "order"), [(2, "BA"), (3, "CAB"), (4, "BDAC")])
def test_the_first_to_play_is_on_top_of_the_stack(seats: int, order: str) -> None:
    """Chance gives each clan its turn; the markers lie on the heron in the same order, the last at the bottom."""
    table = dealt(seats, "turn_order")
    left = list("ABCD"[:seats])
    for who in order:
        assert [f"seat {'ABCD'.index(other) + 1}" for other in left] == table.may("chance")
        chance(table, f"seat {'ABCD'.index(who) + 1}")
        left.remove(who)

    assert (order, order) == (table.order, table.stack(0))
    assert "chance: resource_card" == table.turn


@pytest.mark.section("Setup 12")
@with_others
def test_there_is_one_starting_pair_more_than_players(seats: int) -> None:
    """Resource cards are laid out first, then an action card below each."""
    table = dealt(seats, "resource_card")
    resources = [f"resource-0{number}" for number in range(1, 10)]
    actions = [f"action-{member}-{number}" for member in ("courtier", "warrior", "gardener") for number in (1, 2)]
    for left in (resources, actions):
        for number in range(seats + 1):
            assert left == table.may("chance")
            chance(table, left.pop(-1 - number % 2))

    assert seats + 1 == len(set(pairs(table)))
    assert [f"pair {number}" for number in range(1, seats + 2)] == table.may(LETTER[table.asked[0]])


@pytest.mark.section("Setup 13")
@with_others
def test_pairs_are_chosen_in_reverse_turn_order(seats: int) -> None:
    """The last to play chooses first; nobody gets what another has, and the spare pair is put back."""
    table = dealt(seats, "turn_order")
    chance(table, ", ".join(f"seat {number}" for number in range(seats, 0, -1)))
    resources = ["resource-03", "resource-06", "resource-08", "resource-09", "resource-01"][: seats + 1]
    actions = ["action-courtier-1", "action-warrior-2", "action-gardener-1", "action-courtier-2", "action-gardener-2"]
    chance(table, ", ".join(resources + actions[: seats + 1]))
    for number, who in enumerate("ABCD"[:seats]):
        assert f"{who}: pair" == table.turn
        assert [f"pair {left}" for left in range(1, seats + 2) if left not in range(2, number + 2)] == table.may(who)
        table.tell(f"{who}: pair {number + 2}")
        assert (actions[number + 1], resources[number + 1]) == (table.card(who), table.lantern(who)[0])

    assert [] == pairs(table)
    assert f"{'ABCD'[seats - 1]}: die" == table.turn


@pytest.mark.section("Setup 13")
@pytest.mark.parametrize(
    ("card", "picks", "stock", "lantern"),
    [
        ("resource-01", "", "2 food 1 iron 2 coin 1 seal", "resource-01 decree-coin"),
        ("resource-02", "iron pearl", "1 iron 1 pearl 4 coin 2 seal", "resource-02"),
        ("resource-03", "", "2 iron 1 pearl 5 coin 1 seal", "resource-03"),
        ("resource-04", "", "1 iron 2 pearl 4 coin", "resource-04 decree-seal"),
        ("resource-05", "food food iron", "2 food 1 iron 4 coin 1 seal", "resource-05"),
        ("resource-06", "", "1 food 2 iron 1 pearl 3 coin 1 seal", "resource-06"),
        ("resource-07", "pearl", "1 pearl 2 coin 2 seal", "resource-07 decree-vp"),
        ("resource-08", "", "2 food 2 iron 1 pearl 4 coin 1 seal", "resource-08"),
        ("resource-09", "", "4 food 2 iron 3 coin 2 seal", "resource-09"),
    ],
)
def test_what_a_starting_pair_brings(card: str, picks: str, stock: str, lantern: str) -> None:
    """The action card goes to the domain, resources are gained or picked, then card and decree are lanterns."""
    others = [(name, "action-gardener-1") for name in ("resource-06", "resource-08") if name != card]
    table = position(2, pairs=((card, "action-warrior-2"), *others))
    table.tell("B: pair 1")
    for resource in picks.split():
        assert "B: pick" == table.turn
        table.tell(f"B: {resource}")

    assert (stock, "action-warrior-2") == (table.stock("B"), table.card("B"))
    assert sorted(lantern.split()) == sorted(table.lantern("B"))
    assert "A: pair" == table.turn


@pytest.mark.section("Setup 13", "Daimyo Seals")
@pytest.mark.ruling("W26")
def test_nothing_is_exchanged_while_pairs_are_chosen() -> None:
    """Whoever has seals from a pair already cannot exchange them yet: neither in picking, nor as the next chooses."""
    table = position(2, pairs=(("resource-02", "action-warrior-2"), ("resource-05", "action-gardener-1")))
    table.tell("B: pair 1")

    assert "4 coin 2 seal" == table.stock("B")
    assert ["food", "iron", "pearl"] == table.may("B")

    table.tell("B: food, B: food")

    assert ["pair 2"] == table.may("A")

    table.tell("A: pair 2, A: iron, A: iron, A: iron")

    assert "A: die" == table.turn
    assert "exchange for coin" in table.may("A")


@pytest.mark.section("Setup 12", "Setup 13", "Solitaire Setup")
@pytest.mark.ruling("W21")
def test_alone_one_gets_a_pair_by_lot() -> None:
    """Chance draws a card of each deck, and they are taken without a choice."""
    table = dealt(1, "resource_card")

    assert 9 == len(table.may("chance"))
    assert 6 == len(chance(table, "resource-07").may("chance"))

    chance(table, "action-courtier-2")

    assert "A: pick" == table.turn
    assert ["food", "iron", "pearl"] == table.may("A")

    table.tell("A: pearl")

    assert ("action-courtier-2", ["resource-07", "decree-vp"]) == (table.card("A"), table.lantern("A"))
    assert ("1 pearl 2 coin 2 seal", "nothing") == (table.stock("A"), table.stock("B"))
    assert ("none", []) == (table.card("B"), table.lantern("B"))
    assert [] == pairs(table)
    assert "chance: rival_card" == table.turn


@pytest.mark.section("Setup 1", "Setup 10")
def test_the_set_up_leaves_no_trace() -> None:
    """However often something was dealt again, the game that begins is the same, byte for byte."""
    straight, redone = new_game(2), new_game(2)
    chance(redone, ONE_SIDED["warrior"])
    for table in (straight, redone):
        while table.question in GAME.questions[:9]:
            table.act(table.asked[0], table.choices(table.asked[0])[-1])

    assert bytes(straight.state) == bytes(redone.state)
    assert "A: pair" == straight.turn

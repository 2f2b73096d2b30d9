"""Every card and tile in the box is played, and gives what our facts say.

The tables here are typed from the fact sheet, not from `pieces.json`: two sources have to agree.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TypedDict

import pytest
from tests.games.white_castle.position import GARDEN_NAMES, Position, new_game, position

from tenshu.games.white_castle.pieces import CARD_NAMES, COLOURS, DAIMYO_CARDS, GARDEN_CARDS, TILES, YARD_TILES

MEMBERS = ("courtier", "gardener", "warrior")
BLOCKS = {"light block", "any block", "coral block", "black block", "white block"}

# From top to bottom. A member is on the dark block.
STEWARDS = {
    "steward-01": ("courtier", "1 seal + 1 vp", "1 food + lantern"),
    "steward-02": ("courtier", "influence 1", "2 iron"),
    "steward-03": ("courtier", "lantern", "2 vp"),
    "steward-04": ("warrior", "1 coin + well", "lantern"),
    "steward-05": ("warrior", "1 food + 1 pearl", "1 iron + lantern"),
    "steward-06": ("1 iron + lantern", "gardener", "2 any"),
    "steward-07": ("influence 1", "gardener", "2 food"),
    "steward-08": ("1 coin + well", "gardener", "influence 1"),
    "steward-09": ("1 coin + well", "courtier", "2 food"),
    "steward-10": ("1 seal + 1 any", "courtier", "1 iron + 1 food"),
    "steward-11": ("2 any", "1 pearl + lantern", "warrior"),
    "steward-12": ("2 pearl", "1 seal + 1 vp", "gardener"),
    "steward-13": ("2 iron", "lantern", "gardener"),
    "steward-14": ("2 vp", "1 seal + 1 any", "warrior"),
    "steward-15": ("influence 1", "2 pearl", "warrior"),
}
# The top block, the bottom block, and which of them is the high one, which answers to two lines.
DIPLOMATS = {
    "diplomat-01": ("courtier", "3 any", "bottom"),
    "diplomat-02": ("courtier", "influence 2", "bottom"),
    "diplomat-03": ("courtier", "2 vp + well", "bottom"),
    "diplomat-04": ("courtier", "1 seal + lantern", "bottom"),
    "diplomat-05": ("warrior", "3 any", "bottom"),
    "diplomat-06": ("warrior", "influence 2", "bottom"),
    "diplomat-07": ("influence 2", "gardener", "bottom"),
    "diplomat-08": ("2 vp + well", "gardener", "bottom"),
    "diplomat-09": ("2 vp + well", "warrior", "top"),
    "diplomat-10": ("2 coin + lantern", "warrior", "top"),
    "diplomat-11": ("influence 1 + lantern", "gardener", "top"),
    "diplomat-12": ("3 any", "gardener", "top"),
}
DIAMONDS = {f"steward-{number}" for number in ("01", "03", "06", "08", "11", "14")} | {
    f"diplomat-{number}" for number in ("01", "09", "12")
}
DAIMYO = {
    "daimyo-01": ("lantern", "2 iron", "2 seal"),
    "daimyo-02": ("lantern", "2 food", "2 vp"),
    "daimyo-03": ("well", "2 food", "influence 2"),
    "daimyo-04": ("well", "2 vp", "2 seal"),
    "daimyo-05": ("light block", "2 pearl", "2 vp"),
    "daimyo-06": ("light block", "influence 2", "2 seal"),
    "daimyo-07": ("lantern", "influence 2", "3 coin"),
    "daimyo-08": ("light block", "2 iron", "3 coin"),
    "daimyo-09": ("well", "2 pearl", "3 coin"),
}
# Food, points, coins to pay for the effect, and the effect.
GARDENS = {
    "plant-01": (5, 9, 4, "any block"),
    "plant-02": (4, 7, 3, "gardener"),
    "plant-03": (4, 7, 3, "courtier"),
    "plant-04": (4, 7, 3, "warrior"),
    "plant-05": (3, 5, 4, "line"),
    "stone-01": (1, 1, 0, "2 any"),
    "stone-02": (1, 1, 0, "3 coin"),
    "stone-03": (2, 3, 0, "2 seal"),
    "stone-04": (2, 3, 0, "light block"),
    "stone-05": (3, 5, 0, "well"),
}
# The blue and the golden side.
YARD = {
    "yard-01": ("courtier", "3 pearl"),
    "yard-02": ("warrior", "influence 2"),
    "yard-03": ("gardener", "3 food"),
    "yard-04": ("coral block", "well"),
    "yard-05": ("white block", "2 seal"),
    "yard-06": ("black block", "5 coin"),
    "yard-07": ("any block", "light block"),
    "yard-08": ("line", "2 vp"),
}
# What is gained, the back, and the decree.
RESOURCE_CARDS = {
    "resource-01": ("2 food 1 iron 2 coin 1 seal", 0, "1 pearl", "decree-coin"),
    "resource-02": ("4 coin 2 seal", 2, "1 pearl", None),
    "resource-03": ("2 iron 1 pearl 5 coin 1 seal", 0, "1 pearl", None),
    "resource-04": ("1 iron 2 pearl 4 coin", 0, "1 iron", "decree-seal"),
    "resource-05": ("4 coin 1 seal", 3, "1 iron", None),
    "resource-06": ("1 food 2 iron 1 pearl 3 coin 1 seal", 0, "1 iron", None),
    "resource-07": ("2 coin 2 seal", 1, "1 food", "decree-vp"),
    "resource-08": ("2 food 2 iron 1 pearl 4 coin 1 seal", 0, "1 food", None),
    "resource-09": ("4 food 2 iron 3 coin 2 seal", 0, "1 food", None),
}
DECREES = {"decree-coin": "1 coin", "decree-seal": "1 seal", "decree-vp": "1 vp"}
ACTION_CARDS = {f"action-{member}-{number}": member for member in MEMBERS for number in (1, 2)}
TILE_BENEFITS = ("food", "iron", "pearl", "any", "coin")

ROWS = ("top", "middle", "bottom")
LINE_GAIN = {"coral": "1 food", "black": "1 iron", "white": "1 pearl"}

# The table on which cards are tried: a lantern and a Well that nothing else gives, and enough of everything.


class Trial(TypedDict):
    """What is said of such a table."""

    stock: dict[str, str]
    lantern: dict[str, str]
    well: tuple[str, str]


TRIAL: Trial = {
    "stock": {"A": "1 food 1 iron 2 pearl 9 coin 2 seal 1 vp"},
    "lantern": {"A": "resource-01 decree-coin"},
    "well": ("coral-food", "black-iron"),
}
LANTERN, WELL = "1 pearl 1 coin", "1 food 1 iron 1 seal"


def _counted(spoken: str) -> Counter[str]:
    words = spoken.split()
    return Counter({thing: int(amount) for amount, thing in zip(words[::2], words[1::2], strict=True)})


def _has(table: Position) -> Counter[str]:
    """Return what A has, influence included."""
    return +(_counted(table.stock("A").replace("nothing", "")) + Counter(influence=table.influence("A")))


def _given(printed: str) -> Counter[str]:
    """Return what an effect gives on the table of trials; whatever may be picked is food."""
    given: Counter[str] = Counter()
    for part in printed.split(" + "):
        if part in {"lantern", "well"}:
            given += _counted({"lantern": LANTERN, "well": WELL}[part])
        elif part.startswith("influence"):
            given["influence"] += int(part.split()[1])
        else:
            amount, thing = part.split()
            given[{"any": "food"}.get(thing, thing)] += int(amount)
    return given


def _pick_food(table: Position) -> None:
    while table.question == "pick":
        assert ["food", "iron", "pearl"] == table.may_do("A")
        table.tell("A: food")


def _check(table: Position, before: Counter[str], printed: str, *, price: str = "") -> None:
    """Check that what is printed is given, or asked for, after its price was paid."""
    if price:
        offer = f"{price} -> {printed}"
        assert "A: owed" == table.turn
        assert {offer, "decline"} == set(table.may_do("A"))
        table.tell(f"A: {offer}")
    paid = before - _counted(price)
    if printed in MEMBERS:
        assert f"A: {printed}" == table.turn
        assert paid == _has(table)
    elif printed in BLOCKS:
        assert "A: board_action" == table.turn
        assert _blocks(printed) == table.may_do("A")
        assert paid == _has(table)
    elif printed == "line":
        assert "A: line" == table.turn
        assert ["decline", "coral line", "black line", "white line"] == table.may_do("A")
        assert paid == _has(table)
    else:
        _pick_food(table)
        assert paid + _given(printed) == _has(table)


def _blocks(printed: str) -> list[str]:
    """Return the blocks that a board action offers when the castle is as a position lays it out by itself."""
    # Card by card: which tile colours, and which of the blocks are light.
    castle = {
        "steward-room-1": ("coral dark", "black light", "white light"),
        "steward-room-2": ("coral light", "black dark", "white light"),
        "steward-room-3": ("coral light", "black light", "white dark"),
        "diplomat-room-1": ("coral dark", "white light"),
        "diplomat-room-2": ("black light", "white dark"),
    }
    kind = printed.split(maxsplit=1)[0]
    found = ["decline"]
    for room, blocks in castle.items():
        rows = ROWS if len(blocks) == 3 else ("top", "bottom")
        found += [f"{room} {row}" for row, block in zip(rows, blocks, strict=True) if kind in {*block.split(), "any"}]
    return found


def _dice(value: int) -> dict[str, tuple[int, ...]]:
    return dict.fromkeys(COLOURS, (value,) * 3)


# The castle


@pytest.mark.section("The Castle")
@pytest.mark.parametrize("card", STEWARDS)
def test_a_steward_card_in_a_room(card: str) -> None:
    """Each block is carried out by a die of the colour of the tile beside it; the dark one costs a seal."""
    assert sorted(STEWARDS) == sorted(name for name in CARD_NAMES if name.startswith("steward"))
    for colours in permutations(COLOURS):
        for colour, printed in zip(colours, STEWARDS[card], strict=True):
            table = position(
                bridges=_dice(3),
                rooms={"steward-room-2": card},
                tiles={"steward-room-2": " ".join(colours)},
                **TRIAL,
            )
            before = _has(table)
            table.tell(f"A: {colour} right 3, A: steward-room-2")

            _check(table, before, printed, price="1 seal" if printed in MEMBERS else "")


@pytest.mark.section("The Personal Domains 2")
@pytest.mark.parametrize("card", STEWARDS)
def test_a_steward_card_in_a_domain(card: str) -> None:
    """The top block answers to the coral line, the middle one to the black, the bottom one to the white."""
    for colour, printed in zip(COLOURS, STEWARDS[card], strict=True):
        table = position(bridges=_dice(6), card={"A": card}, **TRIAL)
        before = _has(table) + _counted(LINE_GAIN[colour])
        table.tell(f"A: {colour} right 6, A: domain")

        _check(table, before, printed, price="1 seal" if printed in MEMBERS else "")


@pytest.mark.section("The Castle")
@pytest.mark.parametrize("card", DIPLOMATS)
def test_a_diplomat_card_in_a_room(card: str) -> None:
    """Each block is carried out by a die of the colour of the tile beside it; the dark one is free."""
    assert sorted(DIPLOMATS) == sorted(name for name in CARD_NAMES if name.startswith("diplomat"))
    for colours in permutations(COLOURS, 2):
        for colour, printed in zip(colours, DIPLOMATS[card][:2], strict=True):
            table = position(
                bridges=_dice(4),
                rooms={"diplomat-room-1": card},
                tiles={"diplomat-room-1": " ".join(colours)},
                **TRIAL,
            )
            before = _has(table)
            table.tell(f"A: {colour} right 4, A: diplomat-room-1")

            _check(table, before, printed)


@pytest.mark.section("The Personal Domains 2")
@pytest.mark.parametrize("card", DIPLOMATS)
def test_a_diplomat_card_in_a_domain(card: str) -> None:
    """The high block answers to two lines, the other one to the line that is left."""
    top, bottom, high = DIPLOMATS[card]
    by_line = {"coral": top, "black": top if high == "top" else bottom, "white": bottom}
    for colour, printed in by_line.items():
        table = position(bridges=_dice(6), card={"A": card}, **TRIAL)
        before = _has(table) + _counted(LINE_GAIN[colour])
        table.tell(f"A: {colour} right 6, A: domain")

        _check(table, before, printed)


@pytest.mark.section("Social Climbing")
@pytest.mark.parametrize("card", [*STEWARDS, *DIPLOMATS])
def test_the_light_blocks_of_a_card_that_a_courtier_reaches(card: str) -> None:
    """One of the light blocks is carried out on arriving, and never the dark one."""
    floor, start = ("steward", "gate") if card in STEWARDS else ("diplomat", "stewards")
    printed = STEWARDS[card] if card in STEWARDS else DIPLOMATS[card][:2]
    rows = ROWS if card in STEWARDS else ("top", "bottom")
    lights = {row: block for row, block in zip(rows, printed, strict=True) if block not in MEMBERS}
    for row, block in lights.items():
        table = position(
            bridges=_dice(5),
            rooms={f"{floor}-room-2": card},
            courtiers={"A": start},
            card={"A": "steward-13" if card != "steward-13" else "steward-12"},
            **TRIAL,
        )
        table.tell(f"A: coral right 5, A: outside-1, A: courtier, A: climb 1 from {start}, A: {floor}-room-2")
        before = _counted("1 food 1 iron 9 coin 2 seal 1 vp")
        if len(lights) == 2:
            assert "A: light" == table.turn
            offered = table.may_do("A")
            assert [f"{floor}-room-2 {name}" for name in lights] == offered
            table.tell(f"A: {floor}-room-2 {row}")
        _pick_food(table)

        # The old card, a Steward's, has a coin on its back and is in the Lantern Area by now.
        assert before + _given(block) + Counter(coin=int("lantern" in block)) == _has(table)
        assert "chance: refill" == table.turn
        assert card == table.card("A")


@pytest.mark.section("Setup 2")
def test_diamonds_are_only_for_three_or_four() -> None:
    """The cards with a diamond, and no other, are left in the box when there are two."""
    decks = {seats: _dealt(seats) for seats in (2, 3)}

    assert DIAMONDS == decks[3] - decks[2]
    assert set(STEWARDS) | set(DIPLOMATS) == decks[3]


def _dealt(seats: int) -> set[str]:
    """Return all cards that can be dealt to the castle."""
    table, cards = new_game(seats), set()
    for _ in range(5):
        cards |= set(table.may("chance"))
        table.tell(f"chance: {table.may('chance')[0]}")
    return cards


@pytest.mark.section("Social Climbing")
@pytest.mark.parametrize("card", DAIMYO)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_favour_of_the_daimyo(card: str, number: int) -> None:
    """A courtier who reaches the third floor gains the Lantern Reward, then the favour where it is placed."""
    assert sorted(DAIMYO) == sorted(DAIMYO_CARDS)
    table = position(
        bridges=_dice(5),
        daimyo=card,
        courtiers={"A": "diplomats"},
        **TRIAL,
    )
    before = _has(table) - _counted("2 pearl") + _counted(LANTERN)
    table.tell("A: coral right 5, A: outside-1, A: courtier, A: climb 1 from diplomats")

    assert "A: favour" == table.turn
    assert before == _has(table)
    table.tell(f"A: favour {number}")
    _check(table, before, DAIMYO[card][number - 1])
    assert {number: "A"} == table.favours


# Gardens and yards


@pytest.mark.section("Gardener", "End of the Game 3")
@pytest.mark.parametrize("card", GARDENS)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_garden_card(card: str, colour: str) -> None:
    """A gardener costs the food of its card, uses what the card shows, and is worth its points."""
    assert sorted(GARDENS) == sorted(name for kind in GARDEN_CARDS for name in kind)
    food, points, coins, printed = GARDENS[card]
    garden = f"{colour} {card.split('-', maxsplit=1)[0]}"
    trial: Trial = {**TRIAL, "stock": {"A": "6 food 3 iron 2 pearl 9 coin 2 seal 1 vp"}}
    table = position(bridges=_dice(5), gardens={garden: card}, **trial)
    before = _has(table) - Counter(food=food)
    table.tell(f"A: white right 5, A: outside-1, A: gardener, A: {garden}")

    _check(table, before, printed, price=f"{coins} coin" if coins else "")
    assert [garden] == table.gardeners("A")
    assert points == table.points("A")["gardens"]


@pytest.mark.section("Gardener")
@pytest.mark.parametrize("card", GARDENS)
def test_a_garden_card_wants_all_its_food(card: str) -> None:
    """With one food less a gardener cannot be sent there."""
    food = GARDENS[card][0]
    garden = f"coral {card.split('-', maxsplit=1)[0]}"
    for there in (food, food - 1):
        table = position(bridges=_dice(5), gardens={garden: card}, stock={"A": f"{there} food 2 seal"})
        table.tell("A: white right 5, A: outside-1, A: gardener")

        assert (there == food) == (garden in table.may("A"))


@pytest.mark.section("Warrior")
@pytest.mark.parametrize("tile", YARD)
@pytest.mark.parametrize(
    ("yard", "iron", "place"), [("yard-a", 5, 0), ("yard-a", 5, 1), ("yard-b", 3, 2), ("yard-c", 1, 3)]
)
def test_a_yard_tile(tile: str, yard: str, iron: int, place: int) -> None:
    """Yard A has a blue and a golden side, B a blue one, C a golden one; each gives what it shows."""
    assert sorted(YARD) == sorted(YARD_TILES)
    # The other tile of yard A, which has to be used first where it asks nothing.
    blue, gold = ("yard-01", "yard-08") if tile != "yard-08" else ("yard-01", "yard-06")
    tiles = [blue, gold, blue, gold]
    tiles[place] = tile
    side = 0 if place in {0, 2} else 1
    trial: Trial = {**TRIAL, "stock": {"A": "2 food 7 iron 2 pearl 9 coin 2 seal 1 vp"}}
    table = position(bridges=_dice(5), yards=(tiles[0], tiles[1], tiles[2], tiles[3]), **trial)
    before = _has(table) - Counter(iron=iron)
    table.tell(f"A: white right 5, A: outside-2, A: warrior, A: {yard}")
    printed = YARD[tile][side]
    if place == 0:
        before += _given(YARD[gold][1])
    elif place == 1 and table.question == "courtier":
        table.tell("A: decline")
    elif place == 1:
        table.tell(f"A: {'2 influence' if printed == 'influence 2' else printed}")

    _check(table, before, printed)
    assert {yard: 1} == table.warriors("A")


@pytest.mark.section("End of the Game 3")
def test_the_value_of_yards() -> None:
    """With two courtiers inside, a warrior in yard A is worth 4 points, in the others 2."""
    for yard, points in (("yard-a", 4), ("yard-b", 2), ("yard-c", 2)):
        table = position(over=True, warriors={"A": yard}, courtiers={"A": "stewards daimyo gate"})

        assert points == table.points("A")["yards"]


# Die tiles


@pytest.mark.section("The Well")
@pytest.mark.parametrize("tile", [f"{colour}-{benefit}" for colour in COLOURS for benefit in TILE_BENEFITS])
@pytest.mark.parametrize("place", [0, 1])
def test_a_die_tile_in_the_well(tile: str, place: int) -> None:
    """A die in the Well gives a seal and the benefits of both tiles."""
    other = "white-coin" if tile != "white-coin" else "coral-coin"
    well = (tile, other) if place == 0 else (other, tile)
    table = position(bridges=_dice(1), well=well)
    table.tell("A: black right 1, A: well")

    benefit = tile.split("-")[1]
    if benefit == "any":
        assert "1 coin 1 seal" == table.stock("A")
        _pick_food(table)
    assert Counter(seal=1, coin=1) + Counter({benefit.replace("any", "food"): 1}) == _has(table)
    assert "B: die" == table.turn


@pytest.mark.section("Setup 4", "The Castle")
@pytest.mark.parametrize("tile", [f"{colour}-{benefit}" for colour in COLOURS for benefit in TILE_BENEFITS])
def test_a_die_tile_in_a_room(tile: str) -> None:
    """A tile that is dealt to a room shows its colour there, and dice of that colour may enter."""
    assert 15 == len(TILES)
    table = new_game(2)
    while table.question != "die_tile":
        table.tell(f"chance: {table.may('chance')[0]}")
    table.tell(f"chance: {tile}")
    table.settle(seed=5)
    while table.question != "die":
        table.act(table.asked[0], table.choices(table.asked[0])[0])
        table.settle(seed=5)
    colour = tile.split("-", maxsplit=1)[0]
    who = table.turn[0]
    dice = [said for said in table.may(who) if said.startswith(colour)]
    table.record.stock[:, 3] = 9
    table.tell(f"{who}: {dice[-1]}")

    assert "steward-room-1" in table.may(who)


# Starting cards


@pytest.mark.section("Setup 13")
@pytest.mark.parametrize("card", RESOURCE_CARDS)
def test_a_starting_resource_card(card: str) -> None:
    """It gives what it shows and lies in the Lantern Area from then on, with its decree if there is one."""
    assert sorted(RESOURCE_CARDS) == sorted(name for name in CARD_NAMES if name.startswith("resource"))
    gains, picks, _, decree = RESOURCE_CARDS[card]
    other = [name for name in RESOURCE_CARDS if name != card][:2]
    pairs = ((other[0], "action-courtier-1"), (card, "action-gardener-2"), (other[1], "action-warrior-1"))
    table = position(pairs=pairs, order="BA")
    table.tell("A: pair 2")
    for _ in range(picks):
        assert ["food", "iron", "pearl"] == table.may("A")
        table.tell("A: pearl")

    assert _counted(gains) + Counter(pearl=picks) == _has(table)
    assert [card, *([decree] if decree else [])] == table.lantern("A")
    assert "action-gardener-2" == table.card("A")
    assert "B: pair" == table.turn


@pytest.mark.section("Lantern Rewards")
@pytest.mark.parametrize(
    ("card", "back"),
    [
        *((card, back) for card, (_, _, back, _) in RESOURCE_CARDS.items()),
        *DECREES.items(),
        *((card, "1 influence") for card in ACTION_CARDS),
        *((card, "1 coin") for card in STEWARDS),
        *((card, "1 vp") for card in DIPLOMATS),
    ],
)
def test_the_back_of_a_card_in_the_lantern_area(card: str, back: str) -> None:
    """A die from the left end gives what the back shows."""
    assert 45 == len(CARD_NAMES)
    table = position(bridges=_dice(1), lantern={"A": card})
    table.tell("A: black left 1, A: well")

    assert _counted(back) + _counted("1 iron 1 pearl 1 seal") == _has(table)


@pytest.mark.section("Setup 13", "The Personal Domains 2")
@pytest.mark.parametrize(("card", "member"), ACTION_CARDS.items())
@pytest.mark.parametrize("colour", COLOURS)
def test_a_starting_action_card_in_a_domain(card: str, member: str, colour: str) -> None:
    """Its one action answers to all three lines, and is free."""
    table = position(bridges=_dice(6), card={"A": card}, **TRIAL)
    before = _has(table) + _counted(LINE_GAIN[colour])
    table.tell(f"A: {colour} right 6, A: domain")

    _check(table, before, member)


@pytest.mark.section("The Personal Domains 1")
@pytest.mark.parametrize(
    ("colour", "member", "rewards"),
    [
        ("coral", "courtiers", ("1 food", "1 food", "1 food", "2 coin", "1 food", "1 seal")),
        ("black", "gardeners", ("1 iron", "1 iron", "1 iron", "lantern", "1 iron", "2 coin")),
        ("white", "warriors", ("1 pearl", "1 pearl", "1 pearl", "1 seal", "1 pearl", "lantern")),
    ],
)
@pytest.mark.parametrize("gone", range(6))
def test_a_line_of_the_domain(colour: str, member: str, rewards: tuple[str, ...], gone: int) -> None:
    """What is always visible is gained, and what each of the members that left has uncovered."""
    left = {
        "courtiers": " ".join(["gate"] * gone),
        "gardeners": ", ".join(GARDEN_NAMES[:gone]),
        "warriors": " ".join(["yard-c"] * gone),
    }
    # The card in the domain gives two points on every line that is not asked about.
    card = {"coral": "steward-14", "black": "diplomat-03", "white": "steward-03"}[colour]
    expected = Counter(vp=2) + (_counted(WELL) if card == "diplomat-03" else Counter())
    table = position(
        bridges=_dice(6),
        card={"A": card},
        lantern={"A": "resource-01 decree-coin"},
        well=("coral-food", "black-iron"),
        courtiers={"A": left["courtiers"]} if member == "courtiers" else None,
        gardeners={"A": left["gardeners"]} if member == "gardeners" and gone else None,
        warriors={"A": left["warriors"]} if member == "warriors" else None,
    )
    table.tell(f"A: {colour} right 6, A: domain")
    for reward in rewards[: gone + 1]:
        expected += _given(reward)

    assert expected == _has(table)
    assert "B: die" == table.turn

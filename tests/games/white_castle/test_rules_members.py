"""Sending clan members to the court of Himeji: warriors, gardeners, courtiers, and what follows from that."""

from __future__ import annotations

import pytest
from tests.games.white_castle.position import Position, position

from tenshu.core.words import Fault
from tenshu.games.white_castle.pieces import COLOURS, NONE

FIVES = dict.fromkeys(COLOURS, (5, 5))
SIXES = dict.fromkeys(COLOURS, (6, 6))
STEWARD_ROOMS = ["steward-room-1", "steward-room-2", "steward-room-3"]
DIPLOMAT_ROOMS = ["diplomat-room-1", "diplomat-room-2"]


def _sent(table: Position, member: str) -> Position:
    """Let A use a member action outside the walls."""
    space = "outside-2" if member == "warrior" else "outside-1"
    table.tell(f"A: black right 5, A: {space}")
    if table.question == "one_of":
        table.tell(f"A: {member}")
    return table


# Warrior


@pytest.mark.section("Warrior")
@pytest.mark.parametrize(
    ("iron", "yards"),
    [(1, ["yard-c"]), (2, ["yard-c"]), (3, ["yard-b", "yard-c"]), (5, ["yard-a", "yard-b", "yard-c"])],
)
def test_a_warrior_costs_the_iron_of_its_yard(iron: int, yards: list[str]) -> None:
    """The yards cost 5, 3 and 1 iron."""
    table = _sent(position(bridges=FIVES, stock={"A": f"{iron} iron"}), "warrior")

    assert ["decline", *yards] == table.may("A")
    for yard, price in {"yard-a": 5, "yard-b": 3, "yard-c": 1}.items():
        if yard in yards:
            other = table.copy().tell(f"A: {yard}")
            assert iron - price == int(other.record.stock[0, 1])
            assert {yard: 1} == other.warriors("A")


@pytest.mark.section("Warrior")
def test_a_yard_houses_any_number_of_warriors_of_all_clans() -> None:
    """Also several of the same clan."""
    table = position(bridges=FIVES, stock={"A": "1 iron"}, warriors={"A": "yard-c yard-c", "B": "yard-c yard-c yard-b"})
    _sent(table, "warrior").tell("A: yard-c")

    assert {"yard-c": 3} == table.warriors("A")
    assert "5 coin" == table.stock("A")


@pytest.mark.section("Warrior")
@pytest.mark.ruling("W7")
def test_there_are_five_warriors() -> None:
    """Who has sent them all is not asked, whatever the iron; nor is who has no iron and too few seals."""
    all_gone = {"A": "yard-a yard-b yard-c yard-c yard-c"}
    for stock, gone in (("7 iron 1 seal", all_gone), ("1 seal", {}), ("nothing", {})):
        table = position(bridges=FIVES, stock={"A": stock}, warriors=gone)
        _sent(table, "warrior")

        assert "B: die" == table.turn


@pytest.mark.section("Warrior")
def test_without_a_warrior_no_yard_is_offered() -> None:
    """Who has none left is not even asked; were the question open, no yard would be legal."""
    table = _sent(position(bridges=FIVES, stock={"A": "7 iron"}), "warrior")
    table.record.warriors[0, 2] = 5

    assert ["decline"] == table.may("A")


@pytest.mark.section("Warrior", "Daimyo Seals")
@pytest.mark.ruling("W2", "W7")
def test_seals_can_pay_for_a_warrior() -> None:
    """Two seals are an iron: the question is asked, and a yard is legal once it can be paid."""
    table = _sent(position(bridges=FIVES, stock={"A": "2 seal"}), "warrior")

    assert "A: warrior" == table.turn
    assert ["decline"] == table.may_do("A")
    table.tell("A: exchange for iron")
    assert ["decline", "yard-c"] == table.may("A")


@pytest.mark.section("Warrior", "Using the Dice 4")
@pytest.mark.ruling("W19")
@pytest.mark.parametrize("gardener_first", [True, False])
def test_both_tiles_of_the_dearest_yard_in_any_order(gardener_first: bool) -> None:  # noqa: FBT001 (a case of the test)
    """Its blue and its golden tile are both used."""
    table = position(
        bridges=FIVES,
        yards=("yard-03", "yard-07", "yard-01", "yard-06"),  # gardener, light block
        stock={"A": "5 iron 1 food"},
    )
    _sent(table, "warrior").tell("A: yard-a")

    assert "A: owed" == table.turn
    assert ["decline", "gardener", "light block"] == sorted(table.may("A"))
    if gardener_first:
        table.tell("A: gardener, A: black stone")
        assert "A: board_action" == table.turn
        table.tell("A: steward-room-2 bottom")
    else:
        table.tell("A: light block, A: steward-room-2 bottom")
        assert "A: gardener" == table.turn
        table.tell("A: black stone")
    assert "2 food 3 coin" == table.stock("A")
    assert "B: die" == table.turn


@pytest.mark.section("Warrior")
@pytest.mark.ruling("W7", "W19")
def test_one_tile_of_a_yard_may_make_the_other_possible() -> None:
    """Without food the gardener is not offered, until the light block has brought some."""
    table = position(
        bridges=FIVES, yards=("yard-03", "yard-07", "yard-01", "yard-06"), stock={"A": "5 iron"}, influence={"A": 1}
    )
    _sent(table, "warrior").tell("A: yard-a")

    assert "A: board_action" == table.turn
    table.tell("A: steward-room-2 bottom")
    assert "A: gardener" == table.turn
    table.tell("A: white stone")
    assert "2 seal" == table.stock("A")


@pytest.mark.section("Warrior")
@pytest.mark.ruling("W7")
def test_what_a_yard_offers_may_be_declined() -> None:
    """All of it at once, since none of it is a plain gain."""
    table = position(bridges=FIVES, yards=("yard-03", "yard-07", "yard-01", "yard-06"), stock={"A": "5 iron 1 food"})
    _sent(table, "warrior").tell("A: yard-a, A: decline")

    assert "1 food" == table.stock("A")
    assert {"yard-a": 1} == table.warriors("A")
    assert "B: die" == table.turn


# Gardener


@pytest.mark.section("Gardener")
def test_a_gardener_goes_where_no_gardener_of_the_clan_is() -> None:
    """One of another clan does not matter."""
    table = position(
        bridges=FIVES,
        stock={"A": "7 food"},
        gardeners={"A": "coral stone, white plant", "B": "coral plant, black stone"},
    )
    _sent(table, "gardener")

    assert ["decline", "coral plant", "black stone", "black plant", "white stone"] == table.may("A")


@pytest.mark.section("Gardener")
@pytest.mark.ruling("W7")
def test_there_are_five_gardeners() -> None:
    """Who has sent them all is not asked; nor is who cannot pay for the gardens that are left."""
    five = "coral stone, coral plant, black stone, black plant, white stone"
    for stock, gone in (
        ("7 food", five),
        ("3 food", "coral stone, black stone, white stone"),
        ("nothing", "coral stone"),
    ):
        table = _sent(position(bridges=FIVES, stock={"A": stock}, gardeners={"A": gone}), "gardener")

        assert "B: die" == table.turn


@pytest.mark.section("Gardener", "Daimyo Seals")
@pytest.mark.ruling("W2", "W7")
def test_seals_can_pay_for_a_gardener() -> None:
    """Two seals are a food, and a garden is legal once it can be paid."""
    table = position(bridges=FIVES, stock={"A": "1 food 2 seal"}, gardeners={"A": "coral stone, black stone"})
    _sent(table, "gardener")

    assert ["decline"] == table.may_do("A")
    table.tell("A: exchange for food")
    assert ["decline", "white stone"] == table.may("A")


@pytest.mark.section("Gardener", "Gaining and Paying")
@pytest.mark.ruling("W7")
@pytest.mark.parametrize(
    ("stock", "asked"),
    [
        ("5 food 3 coin", True),  # a gardener more, in a stone garden
        ("4 food 3 coin", False),  # no food for another gardener
        ("5 food 2 coin", False),
        ("5 food 2 coin 1 seal", True),  # a seal for the coin
        ("4 food 3 coin 2 seal", True),  # two seals for the food
        ("4 food 2 coin 2 seal", False),  # not enough for both
        ("4 food 2 coin 3 seal", True),
    ],
)
def test_the_offer_of_a_garden_is_asked_for_if_all_seals_together_could_pay(stock: str, asked: bool) -> None:  # noqa: FBT001 (a case of the test)
    """Its price in coins, and what the gardener costs who is sent then."""
    table = position(bridges=FIVES, stock={"A": stock})
    _sent(table, "gardener").tell("A: black plant")

    assert asked == (table.turn == "A: owed")


@pytest.mark.section("Gardener", "Gaining and Paying", "Daimyo Seals")
@pytest.mark.ruling("W2")
def test_the_price_of_an_offer_must_be_in_hand() -> None:
    """With a coin too few the offer stands, and can be taken after an exchange."""
    table = position(bridges=FIVES, stock={"A": "5 food 2 coin 1 seal"})
    _sent(table, "gardener").tell("A: black plant")

    assert ["exchange for coin", "decline"] == table.may("A")
    table.tell("A: exchange for coin")
    assert ["decline", "3 coin -> gardener"] == table.may("A")
    table.tell("A: 3 coin -> gardener, A: black stone")
    assert "3 coin" == table.stock("A")
    assert ["black stone", "black plant"] == table.gardeners("A")


# Courtier


@pytest.mark.section("Courtier", "Request an Audience")
def test_an_audience_costs_two_coins() -> None:
    """A courtier goes from the domain to the Gate, where any number of all clans may be."""
    table = position(bridges=FIVES, stock={"A": "2 coin"}, courtiers={"A": "gate", "B": "gate gate"})
    _sent(table, "courtier").tell("A: audience")

    assert "nothing" == table.stock("A")
    assert {"home": 3, "gate": 2} == table.courtiers("A")
    assert {"gate": 2} == table.points("A")
    assert "B: die" == table.turn


@pytest.mark.section("Courtier")
@pytest.mark.ruling("W11")
@pytest.mark.parametrize(
    ("stock", "courtiers", "actions"),
    [
        ("2 coin", "", ["audience"]),
        ("2 coin 1 pearl", "gate", ["audience"]),
        ("1 coin 2 pearl", "gate", ["climb 1 from gate"]),
        ("5 pearl", "gate", ["climb 1 from gate", "climb 2 from gate"]),
        ("5 pearl", "stewards", ["climb 1 from stewards", "climb 2 from stewards"]),
        ("5 pearl", "diplomats", ["climb 1 from diplomats"]),
        ("4 pearl", "gate stewards", ["climb 1 from gate", "climb 1 from stewards"]),
        ("2 coin 2 pearl", "daimyo", ["audience"]),
        ("2 coin 2 pearl", "daimyo daimyo gate gate stewards", ["climb 1 from gate", "climb 1 from stewards"]),
    ],
)
def test_what_a_courtier_action_can_be_used_for(stock: str, courtiers: str, actions: list[str]) -> None:
    """An audience while a courtier is at home, and climbs of one level for 2 pearls or of two for 5."""
    table = position(bridges=FIVES, stock={"A": stock}, courtiers={"A": courtiers})
    _sent(table, "courtier")

    assert ["decline", *actions] == table.may("A")


@pytest.mark.section("Courtier")
@pytest.mark.ruling("W7", "W11")
@pytest.mark.parametrize(
    ("stock", "courtiers", "asked"),
    [
        ("1 coin", "", False),
        ("1 coin 1 seal", "", True),
        ("2 seal", "", True),
        ("9 coin", "gate gate gate gate gate", False),  # all have left, and there are no pearls
        ("9 coin 1 pearl", "gate gate gate gate gate", False),
        ("1 pearl 2 seal", "gate gate gate gate gate", True),
        ("9 coin 7 pearl 5 seal", "daimyo daimyo daimyo daimyo daimyo", False),
    ],
)
def test_a_courtier_action_is_asked_for_if_it_could_be_used(stock: str, courtiers: str, asked: bool) -> None:  # noqa: FBT001 (a case of the test)
    """If need be after exchanging seals."""
    table = position(bridges=FIVES, stock={"A": stock}, courtiers={"A": courtiers})
    _sent(table, "courtier")

    assert asked == (table.turn == "A: courtier")


@pytest.mark.section("Courtier", "Request an Audience", "Social Climbing")
@pytest.mark.ruling("W11")
def test_the_courtier_who_was_just_placed_may_climb() -> None:
    """Audience first, then a climb by the same courtier; and that is all."""
    table = position(bridges=FIVES, stock={"A": "4 coin 2 pearl"})
    _sent(table, "courtier").tell("A: audience")

    assert ["decline", "climb 1 from gate"] == table.may("A")
    table.tell("A: climb 1 from gate, A: steward-room-1, A: steward-room-1 bottom, chance: steward-04")
    assert "2 iron 2 coin" == table.stock("A")
    assert {"home": 4, "stewards": 1} == table.courtiers("A")
    assert "B: die" == table.turn


@pytest.mark.section("Courtier", "Request an Audience", "Social Climbing")
@pytest.mark.ruling("W11")
def test_a_climb_may_come_before_the_audience_and_by_another_courtier() -> None:
    """What the climb brings comes first, then the audience is asked for."""
    table = position(bridges=FIVES, stock={"A": "2 coin 2 pearl"}, courtiers={"A": "stewards"})
    _sent(table, "courtier").tell("A: climb 1 from stewards, A: diplomat-room-2, chance: diplomat-02")

    assert "1 iron 1 pearl 2 coin 1 seal 2 vp" == table.stock("A")
    assert "A: courtier" == table.turn
    assert ["decline", "audience"] == table.may_do("A")
    table.tell("A: audience")
    assert {"home": 3, "gate": 1, "diplomats": 1} == table.courtiers("A")
    assert "B: die" == table.turn


@pytest.mark.section("Courtier")
@pytest.mark.ruling("W7", "W11")
@pytest.mark.parametrize("first", ["audience", "climb 1 from gate"])
def test_one_half_of_a_courtier_action_is_enough(first: str) -> None:
    """The other half may be declined, and each half is for once."""
    table = position(bridges=FIVES, stock={"A": "9 coin 6 pearl"}, courtiers={"A": "gate"})
    _sent(table, "courtier").tell(f"A: {first}")
    if first != "audience":
        table.tell("A: steward-room-1, A: steward-room-1 bottom, chance: steward-04")

    assert first not in table.may("A")
    table.tell("A: decline")
    assert "B: die" == table.turn


@pytest.mark.section("Courtier", "Daimyo Seals")
@pytest.mark.ruling("W2", "W11")
def test_seals_can_pay_for_the_other_half() -> None:
    """After an audience the climb is asked for as long as seals could bring the pearls."""
    for seals, turn in ((4, "A: courtier"), (3, "B: die")):
        table = position(bridges=FIVES, stock={"A": f"2 coin {seals} seal"})
        _sent(table, "courtier").tell("A: audience")
        assert turn == table.turn
        if seals == 4:
            assert ["decline"] == table.may_do("A")
            table.tell("A: exchange for pearl, A: exchange for pearl")
            assert ["decline", "climb 1 from gate"] == table.may("A")


@pytest.mark.section("Courtier")
@pytest.mark.ruling("W7")
def test_a_courtier_action_may_be_declined() -> None:
    """Neither half has to be used."""
    table = position(bridges=FIVES, stock={"A": "9 coin 6 pearl"}, courtiers={"A": "gate"})
    _sent(table, "courtier").tell("A: decline")

    assert "6 pearl 9 coin" == table.stock("A")
    assert "B: die" == table.turn


@pytest.mark.section("Courtier", "Social Climbing")
@pytest.mark.ruling("W11")
def test_the_other_half_may_become_payable_by_the_first() -> None:
    """A climb that brings coins pays for the audience; without any coin the audience is not asked for."""
    for room, turn in (("steward-room-2", "A: courtier"), ("steward-room-3", "B: die")):
        table = position(
            bridges=FIVES,
            rooms={"steward-room-2": "steward-04"},  # coin and well, lantern
            lantern={"A": "decree-coin"},
            card={"A": "steward-13"},
            stock={"A": "2 pearl"},
            courtiers={"A": "gate"},
        )
        _sent(table, "courtier").tell(f"A: climb 1 from gate, A: {room}, A: {room} middle")
        refill = "steward-05" if room == "steward-room-2" else "steward-10"
        table.tell(f"chance: {refill}")

        assert turn == table.turn


# Social Climbing


@pytest.mark.section("Social Climbing")
@pytest.mark.parametrize(
    ("climb", "pearls", "floor", "rooms"),
    [
        ("climb 1 from gate", 2, "stewards", STEWARD_ROOMS),
        ("climb 2 from gate", 5, "diplomats", DIPLOMAT_ROOMS),
        ("climb 1 from stewards", 2, "diplomats", DIPLOMAT_ROOMS),
    ],
)
def test_a_climb_leads_to_any_room_of_the_floor(climb: str, pearls: int, floor: str, rooms: list[str]) -> None:
    """One level costs 2 pearls, two levels 5; any room of the floor where it ends can be entered, and one must."""
    table = position(bridges=FIVES, stock={"A": "7 pearl"}, courtiers={"A": "gate stewards"})
    _sent(table, "courtier").tell(f"A: {climb}")

    assert "A: room" == table.turn
    assert rooms == table.may("A")
    assert f"{7 - pearls} pearl" == table.stock("A")
    assert floor in table.courtiers("A")


@pytest.mark.section("Social Climbing")
@pytest.mark.ruling("W12")
def test_a_climb_of_two_levels_passes_the_middle_floor() -> None:
    """Only the card where it ends is taken; those of the Stewards stay where they are."""
    table = position(bridges=FIVES, stock={"A": "5 pearl"}, courtiers={"A": "gate"})
    before = [table.room(name) for name in STEWARD_ROOMS]
    _sent(table, "courtier").tell("A: climb 2 from gate, A: diplomat-room-2, chance: diplomat-11")

    assert before == [table.room(name) for name in STEWARD_ROOMS]
    assert "diplomat-08" == table.card("A")
    assert "diplomat-11" == table.room("diplomat-room-2")
    assert {"home": 4, "diplomats": 1} == table.courtiers("A")


@pytest.mark.section("Social Climbing")
@pytest.mark.ruling("W12")
def test_a_climb_of_two_levels_from_the_first_floor_leads_to_the_daimyo() -> None:
    """It passes the Diplomats, and takes none of their cards."""
    table = position(bridges=FIVES, stock={"A": "5 pearl"}, courtiers={"A": "stewards"})
    _sent(table, "courtier").tell("A: climb 2 from stewards")

    assert "A: favour" == table.turn
    assert {"home": 4, "daimyo": 1} == table.courtiers("A")
    assert "action-gardener-1" == table.card("A")


@pytest.mark.section("Social Climbing")
@pytest.mark.ruling("W11")
def test_a_climb_is_not_divided_among_courtiers() -> None:
    """With pearls for two single climbs, there is one in an action."""
    table = position(bridges=FIVES, stock={"A": "5 pearl"}, courtiers={"A": "gate stewards"})
    _sent(table, "courtier").tell("A: climb 1 from gate, A: steward-room-2, A: steward-room-2 top, chance: steward-04")

    assert {"home": 3, "stewards": 2} == table.courtiers("A")
    assert "B: die" == table.turn


@pytest.mark.section("Social Climbing")
@pytest.mark.ruling("W30")
def test_courtiers_on_the_same_floor_are_alike() -> None:
    """A floor is chosen to climb from, whichever rooms its courtiers are in."""
    table = position(bridges=FIVES, stock={"A": "2 pearl"}, courtiers={"A": "gate gate stewards stewards diplomats"})
    _sent(table, "courtier")

    ways = ["climb 1 from gate", "climb 1 from stewards", "climb 1 from diplomats"]
    assert ["decline", *ways] == table.may("A")


@pytest.mark.section("Social Climbing", "Lantern Rewards")
@pytest.mark.ruling("W13")
def test_arriving_the_old_card_goes_to_the_lantern_area_first() -> None:
    """So a lantern on the new card includes it; then the new card lies in the domain, and last the room is refilled."""
    table = position(
        bridges=FIVES,
        rooms={"steward-room-1": "steward-13"},  # 2 iron, lantern, gardener
        card={"A": "diplomat-10"},
        lantern={"A": "resource-09 decree-coin"},
        stock={"A": "2 pearl"},
        courtiers={"A": "gate"},
    )
    _sent(table, "courtier").tell("A: climb 1 from gate, A: steward-room-1")

    assert ["diplomat-10", "resource-09", "decree-coin"] == table.lantern("A")
    assert "steward-13" == table.card("A")
    assert "none" == table.room("steward-room-1")
    assert "A: light" == table.turn
    assert ["steward-room-1 top", "steward-room-1 middle"] == table.may("A")
    table.tell("A: steward-room-1 middle")
    assert "1 food 1 coin 1 vp" == table.stock("A")
    assert "chance: refill" == table.turn
    table.tell("chance: steward-04")
    assert "steward-04" == table.room("steward-room-1")


@pytest.mark.section("Social Climbing")
@pytest.mark.ruling("W13")
@pytest.mark.parametrize(("floor", "start"), [("steward", "gate"), ("diplomat", "stewards")])
def test_a_card_is_replaced_from_the_deck_of_its_floor(floor: str, start: str) -> None:
    """Any card of that deck may come, and then is in it no more."""
    table = position(bridges=FIVES, stock={"A": "2 pearl"}, courtiers={"A": start})
    _sent(table, "courtier").tell(f"A: climb 1 from {start}, A: {floor}-room-1")
    while table.question in {"light", "pick"}:
        table.tell(f"A: {table.may_do('A')[0]}")
    deck = table.deck

    assert [card for card in deck if card.startswith(floor)] == table.may("chance")
    drawn = table.may("chance")[0]
    table.tell(f"chance: {drawn}")
    assert drawn == table.room(f"{floor}-room-1")
    assert [card for card in deck if card != drawn] == table.deck


@pytest.mark.section("Social Climbing")
@pytest.mark.ruling("W14")
@pytest.mark.parametrize(
    ("floor", "start", "deck", "card"),
    [("steward", "gate", "diplomat-02", "steward-02"), ("diplomat", "stewards", "steward-04", "diplomat-05")],
)
def test_with_an_empty_deck_the_card_stays(floor: str, start: str, deck: str, card: str) -> None:
    """The light block is still carried out, but the domain and its Lantern Area are as before."""
    table = position(bridges=FIVES, stock={"A": "2 pearl"}, courtiers={"A": start}, decks=deck)
    _sent(table, "courtier").tell(f"A: climb 1 from {start}, A: {floor}-room-1")
    if floor == "steward":
        table.tell("A: steward-room-1 bottom")
        assert "2 iron" == table.stock("A")
    else:
        table.tell("A: food, A: food, A: iron")
        assert "2 food 1 iron" == table.stock("A")

    assert card == table.room(f"{floor}-room-1")
    assert "action-gardener-1" == table.card("A")
    assert ["resource-08"] == table.lantern("A")
    assert "B: die" == table.turn


@pytest.mark.section("Social Climbing", "Lantern Rewards")
@pytest.mark.ruling("W13", "W14")
def test_with_an_empty_deck_a_lantern_does_not_include_the_old_card() -> None:
    """It has not left the domain."""
    table = position(
        bridges=FIVES,
        rooms={"steward-room-1": "steward-13"},
        card={"A": "diplomat-10"},
        stock={"A": "2 pearl"},
        courtiers={"A": "gate"},
        decks="diplomat-02",
    )
    _sent(table, "courtier").tell("A: climb 1 from gate, A: steward-room-1, A: steward-room-1 middle")

    assert "1 food" == table.stock("A")
    assert "B: die" == table.turn


@pytest.mark.section("Social Climbing")
@pytest.mark.ruling("W14")
def test_the_last_card_of_a_deck_can_still_be_drawn() -> None:
    """A deck of one card replaces the card that is taken."""
    table = position(bridges=FIVES, stock={"A": "2 pearl"}, courtiers={"A": "gate"}, decks="steward-09")
    _sent(table, "courtier").tell("A: climb 1 from gate, A: steward-room-1, A: steward-room-1 bottom")

    assert ["steward-09"] == table.may("chance")
    table.tell("chance: steward-09")
    assert "steward-02" == table.card("A")
    assert [] == table.deck


@pytest.mark.section("Social Climbing", "Lantern Rewards")
def test_at_the_daimyo_the_lantern_comes_before_the_favour() -> None:
    """When the lantern asks something, no favour has been chosen."""
    table = position(
        bridges=FIVES,
        daimyo="daimyo-04",
        lantern={"A": "resource-03 action-warrior-2"},
        stock={"A": "2 pearl 1 seal"},
        courtiers={"A": "diplomats"},
        influence={"A": 5},
    )
    _sent(table, "courtier").tell("A: climb 1 from diplomats")

    assert "A: checkpoint" == table.turn
    assert "1 pearl 1 seal" == table.stock("A")
    table.tell("A: decline")
    assert "A: favour" == table.turn
    assert ["favour 1", "favour 2", "favour 3"] == table.may_do("A")
    table.tell("A: favour 2")
    assert "1 pearl 1 seal 2 vp" == table.stock("A")
    assert {2: "A"} == table.favours


@pytest.mark.section("Social Climbing")
def test_a_favour_is_for_one_courtier() -> None:
    """Where a courtier of any clan is, no other is placed."""
    table = position(bridges=FIVES, stock={"A": "2 pearl"}, courtiers={"A": "diplomats"}, favours={2: "B"})
    _sent(table, "courtier").tell("A: climb 1 from diplomats")

    assert ["favour 1", "favour 3"] == table.may("A")


@pytest.mark.section("Social Climbing")
@pytest.mark.ruling("W15")
def test_the_last_free_favour_is_taken_without_asking() -> None:
    """It is the third one here: two points."""
    table = position(
        bridges=FIVES, stock={"A": "2 pearl"}, courtiers={"A": "diplomats"}, favours={1: "A", 2: "B"}, lantern={"A": ""}
    )
    _sent(table, "courtier").tell("A: climb 1 from diplomats")

    assert "2 vp" == table.stock("A")
    assert {1: "A", 2: "B", 3: "A"} == table.favours
    assert "B: die" == table.turn


@pytest.mark.section("Social Climbing", "End of the Game 3")
@pytest.mark.ruling("W15")
def test_a_full_room_of_the_daimyo_takes_one_more_courtier() -> None:
    """The lantern is gained, the courtier stays and is worth 10 points; there is no favour."""
    table = position(
        bridges=FIVES,
        stock={"A": "2 pearl"},
        courtiers={"A": "diplomats", "B": "daimyo daimyo daimyo"},
        favours={1: "B", 2: "B", 3: "B"},
    )
    _sent(table, "courtier").tell("A: climb 1 from diplomats")

    assert "1 food" == table.stock("A")
    assert {"daimyo": 10} == table.points("A")
    assert "B: die" == table.turn


@pytest.mark.section("Social Climbing")
@pytest.mark.ruling("W7")
def test_what_arriving_brings_is_not_declined() -> None:
    """The room, the light block and the favour must be chosen."""
    table = position(bridges=FIVES, stock={"A": "7 pearl"}, courtiers={"A": "gate diplomats"})
    _sent(table, "courtier")
    other = table.copy().tell("A: climb 1 from diplomats")

    assert "decline" not in other.may("A")
    table.tell("A: climb 1 from gate")
    assert "decline" not in table.may("A")
    table.tell("A: steward-room-1")
    assert "decline" not in table.may("A")
    with pytest.raises(Fault, match="decline"):
        table.tell("A: decline")


# Board actions


@pytest.mark.section("The Castle")
@pytest.mark.ruling("W16")
def test_a_board_action_on_a_dark_block_of_a_steward_costs_its_seal() -> None:
    """No die is placed and no card taken, but the price is paid."""
    table = position(
        bridges=FIVES,
        yards=("yard-01", "yard-03", "yard-07", "yard-06"),  # B: any block
        stock={"A": "3 iron 2 coin 1 seal"},
    )
    _sent(table, "warrior").tell("A: yard-b, A: steward-room-1 top")

    assert "2 coin" == table.stock("A")
    assert "A: courtier" == table.turn
    table.tell("A: audience")
    assert "steward-02" == table.room("steward-room-1")
    assert [] == table.dice("steward-room-1")


@pytest.mark.section("The Castle")
@pytest.mark.ruling("W16")
@pytest.mark.parametrize(
    ("stock", "dark"),
    [
        ("3 iron 2 coin", []),  # no seal
        ("3 iron 2 coin 1 seal", ["steward-room-1 top"]),  # an audience
        ("3 iron 1 food 1 seal", ["steward-room-2 middle", "diplomat-room-2 bottom"]),  # a gardener
        ("3 iron 1 food", ["diplomat-room-2 bottom"]),  # which a Diplomat offers for nothing
        ("4 iron 1 seal", ["steward-room-3 bottom", "diplomat-room-1 top"]),  # a warrior
    ],
)
def test_a_board_action_offers_the_blocks_that_can_be_paid(stock: str, dark: list[str]) -> None:
    """Light blocks always, dark ones if there is a seal and a member who could be sent."""
    table = position(bridges=FIVES, yards=("yard-01", "yard-03", "yard-07", "yard-06"), stock={"A": stock})
    _sent(table, "warrior").tell("A: yard-b")

    light = {
        "steward-room-1 middle",
        "steward-room-1 bottom",
        "steward-room-2 top",
        "steward-room-2 bottom",
        "steward-room-3 top",
        "steward-room-3 middle",
        "diplomat-room-1 bottom",
        "diplomat-room-2 top",
    }
    assert {"decline", *light, *dark} == set(table.may_do("A"))


@pytest.mark.section("The Castle")
@pytest.mark.ruling("W7", "W16")
def test_a_board_action_by_colour_without_a_block_is_not_asked_for() -> None:
    """All coral blocks are dark here, and without a seal none can be used; with one, a courtier's can."""
    rooms = {"steward-room-2": "steward-03", "steward-room-3": "steward-04", "diplomat-room-1": "diplomat-05"}
    for stock, turn in (("3 iron 2 coin", "B: die"), ("3 iron 2 coin 1 seal", "A: board_action")):
        table = position(
            3, bridges=FIVES, rooms=rooms, yards=("yard-01", "yard-03", "yard-04", "yard-06"), stock={"A": stock}
        )
        _sent(table, "warrior").tell("A: yard-b")

        assert turn == table.turn


@pytest.mark.section("The Castle")
@pytest.mark.ruling("W7")
def test_a_board_action_may_be_declined() -> None:
    """Also one of light blocks."""
    table = position(
        bridges=FIVES, yards=("yard-01", "yard-03", "yard-02", "yard-07"), stock={"A": "1 iron"}, lantern={"A": ""}
    )
    _sent(table, "warrior").tell("A: yard-c, A: decline")

    assert "nothing" == table.stock("A")
    assert "B: die" == table.turn


@pytest.mark.section("The Castle")
def test_a_light_block_of_two_effects_gives_both() -> None:
    """A Diplomat's block of two points and the Well."""
    table = position(bridges=FIVES, yards=("yard-01", "yard-03", "yard-02", "yard-07"), stock={"A": "1 iron"})
    _sent(table, "warrior").tell("A: yard-c, A: diplomat-room-2 top")

    assert "1 iron 1 pearl 1 seal 2 vp" == table.stock("A")


@pytest.mark.section("The Castle")
def test_a_room_without_a_card_offers_no_block() -> None:
    """There is always a card in a room when blocks are chosen; were there none, it would offer nothing."""
    table = position(bridges=FIVES, yards=("yard-01", "yard-03", "yard-02", "yard-07"), stock={"A": "1 iron"})
    table.record.card[0] = NONE
    _sent(table, "warrior").tell("A: yard-c")

    assert not [said for said in table.may("A") if said.startswith("steward-room-1")]


# Effects that run a line of the domain


@pytest.mark.section("The Personal Domains 2")
@pytest.mark.ruling("W17")
def test_an_effect_runs_any_line_whether_a_die_is_there_or_not() -> None:
    """The player picks the line, gains its rewards and uses the card's block."""
    table = position(
        bridges=FIVES,
        card={"A": "steward-14"},  # 2 points, seal and any, warrior
        yards=("yard-01", "yard-03", "yard-08", "yard-06"),  # B: line
        stock={"A": "3 iron"},
        domain={"A": "coral 6 black 3"},
    )
    _sent(table, "warrior").tell("A: yard-b")

    assert "A: line" == table.turn
    assert ["decline", "coral line", "black line", "white line"] == table.may("A")
    table.tell("A: coral line")
    assert "1 food 2 vp" == table.stock("A")
    assert ["coral 6", "black 3"] == table.domain("A")


@pytest.mark.section("The Personal Domains 2")
@pytest.mark.ruling("W7")
def test_running_a_line_may_be_declined() -> None:
    """It is more than a gain."""
    table = position(bridges=FIVES, yards=("yard-01", "yard-03", "yard-08", "yard-06"), stock={"A": "3 iron"})
    _sent(table, "warrior").tell("A: yard-b, A: decline")

    assert "nothing" == table.stock("A")
    assert "B: die" == table.turn


def _with_lines(**options: str) -> Position:
    """Return a table where a warrior in yard B runs a line, and each line sends a warrior."""
    return position(
        bridges=SIXES,
        card={"A": "action-warrior-1", "B": "action-warrior-2"},
        yards=("yard-01", "yard-03", "yard-08", "yard-06"),
        stock={"A": "7 iron 4 seal", "B": "7 iron 4 seal"},
        **options,  # type: ignore[arg-type]
    )


@pytest.mark.section("The Personal Domains 2")
@pytest.mark.ruling("W17")
def test_each_line_runs_once_a_turn_the_one_of_the_die_counted() -> None:
    """A warrior runs a line, whose card sends a warrior, who runs the next; when all have run there is none."""
    table = _with_lines()
    table.tell("A: coral right 6, A: domain, A: yard-b")

    assert ["decline", "black line", "white line"] == table.may_do("A")
    table.tell("A: black line, A: yard-b")
    assert ["decline", "white line"] == table.may_do("A")
    table.tell("A: exchange for iron, A: white line, A: yard-b")
    assert "B: die" == table.turn
    assert {"yard-b": 3} == table.warriors("A")


@pytest.mark.section("The Personal Domains 2", "A Player's Turn")
@pytest.mark.ruling("W17")
def test_lines_are_free_again_in_the_next_turn() -> None:
    """What one clan has run does not bind the next."""
    table = _with_lines()
    table.tell("A: coral right 6, A: domain, A: yard-b, A: decline, B: black right 6, B: domain, B: yard-b")

    assert ["decline", "coral line", "white line"] == table.may_do("B")


@pytest.mark.section("The Personal Domains 2")
@pytest.mark.ruling("W17")
def test_lines_without_the_limit_are_an_option() -> None:
    """Then the line of the die may be run again, and again."""
    table = _with_lines(domain_lines="unlimited")
    table.tell("A: coral right 6, A: domain, A: yard-b, A: coral line, A: yard-b")

    assert ["decline", "coral line", "black line", "white line"] == table.may_do("A")


@pytest.mark.section("The Personal Domains 2", "Gardener")
@pytest.mark.ruling("W7", "W17")
def test_an_offer_to_run_a_line_is_not_made_when_all_have_run() -> None:
    """Three lines have run when a gardener reaches the garden that would run one for coins."""
    table = position(
        bridges=SIXES,
        card={"A": "action-warrior-1"},
        yards=("yard-03", "yard-06", "yard-08", "yard-02"),  # A: gardener and 5 coins, B: line
        gardens={"coral plant": "plant-05"},
        stock={"A": "2 food 7 iron 2 seal"},
        gardeners={"A": "coral stone, black stone"},
    )
    table.tell("A: coral right 6, A: domain, A: yard-b, A: black line, A: yard-b, A: white line")
    table.tell("A: exchange for iron, A: yard-a, A: coral plant")

    assert "3 pearl 5 coin" == table.stock("A")
    assert ["coral stone", "coral plant", "black stone"] == table.gardeners("A")
    assert "B: die" == table.turn


# Chains


@pytest.mark.section("Warrior", "Gardener", "The Personal Domains 2")
@pytest.mark.ruling("W2", "W17", "W19")
def test_a_long_chain_of_members() -> None:
    """Line, warrior, gardener, offer, warrior, line, warrior: each does what the one before made possible."""
    table = position(
        bridges=SIXES,
        card={"A": "action-warrior-1"},
        yards=("yard-08", "yard-07", "yard-03", "yard-06"),  # A: line and light block, B: gardener, C: 5 coins
        stock={"A": "7 food 6 iron 9 coin 5 seal"},
    )
    table.tell("A: black right 6, A: domain, A: yard-b")
    assert "7 food 4 iron 9 coin 5 seal" == table.stock("A")

    table.tell("A: white plant, A: 3 coin -> warrior, A: exchange for iron, A: yard-a")
    assert "3 food 6 coin 3 seal" == table.stock("A")
    assert ["decline", "light block", "line"] == sorted(table.may_do("A"))

    table.tell("A: line, A: white line")  # two warriors have left
    assert "3 food 3 pearl 6 coin 3 seal" == table.stock("A")
    table.tell("A: exchange for iron, A: yard-c")
    assert "3 food 3 pearl 11 coin 1 seal" == table.stock("A")

    assert "A: board_action" == table.turn  # the second tile of yard A, which has waited
    table.tell("A: steward-room-1 bottom")
    assert "3 food 2 iron 3 pearl 11 coin 1 seal" == table.stock("A")
    assert {"yard-a": 1, "yard-b": 1, "yard-c": 1} == table.warriors("A")
    assert ["white plant"] == table.gardeners("A")
    assert "B: die" == table.turn


@pytest.mark.section("Warrior", "Courtier", "Lantern Rewards")
@pytest.mark.ruling("W13", "W19", "W27")
def test_what_waits_is_done_from_the_inside_out() -> None:
    """Two warriors in the dearest yard leave a tile each, which wait while a courtier climbs and a lantern asks."""
    table = position(
        bridges=SIXES,
        card={"A": "action-warrior-1"},
        # A: warrior and light block, B: line, C: 2 seals
        yards=("yard-02", "yard-07", "yard-08", "yard-05"),
        rooms={"steward-room-1": "steward-05"},
        lantern={"A": "decree-seal action-courtier-1 resource-04"},
        gardeners={"A": "coral stone, coral plant, black stone, black plant, white stone"},
        stock={"A": "7 iron 9 coin 5 seal"},
        influence={"A": 9},
    )
    table.tell("A: white right 6, A: domain, A: yard-a, A: warrior, A: exchange for iron, A: yard-b")
    assert "1 pearl 9 coin 3 seal" == table.stock("A")
    table.tell("A: black line")  # four iron, two coins and a lantern with an iron, a seal and an influence

    assert "5 iron 1 pearl 11 coin 4 seal" == table.stock("A")
    assert 10 == table.influence("A")
    table.tell("A: yard-a, A: warrior, A: exchange for iron, A: yard-c")  # gives 2 seals
    assert "1 pearl 11 coin 4 seal" == table.stock("A")
    assert {"yard-a": 2, "yard-b": 1, "yard-c": 1} == table.warriors("A")

    table.tell("A: steward-room-1 bottom")  # iron and lantern, for the inner warrior: the next influence costs 2 seals
    assert "A: checkpoint" == table.turn
    table.tell("A: pay")
    assert 11 == table.influence("A")
    assert "A: board_action" == table.turn
    table.tell("A: steward-room-2 bottom")
    assert "B: die" == table.turn
    assert "2 food 2 iron 1 pearl 11 coin 3 seal" == table.stock("A")

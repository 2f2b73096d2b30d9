"""What is explained of The White Castle: what an action costs and brings, or why it is not legal."""

from __future__ import annotations

import numpy as np
import pytest
from tests.games.white_castle.position import Position, position
from tests.games.white_castle.told import brings, effect, english, questions, slot, space, why_not

from tenshu.core.laws import Table, random_play
from tenshu.core.questions import CHANCE
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.moments import Moment
from tenshu.games.white_castle.pieces import (
    COIN,
    COLOURS,
    DOMAIN_SPACE,
    NROOMS,
    STACK,
    STACKED,
)
from tenshu.games.white_castle.state import (
    ACTIONS,
    CLIMB,
    DECLINE,
    DIE,
    EXCHANGE,
    FAVOUR,
    GARDEN,
    GATE_ACTION,
    LINE,
    PAIR,
    RESOURCE,
    ROOM,
    SPACE,
    YARD,
)

at_every_table = pytest.mark.parametrize("seats", GAME.seats)

OTHER_KIND = ["That does not answer this question."]


# Everything, always


@at_every_table
def test_every_action_explains_itself(seats: int) -> None:
    """At every question each action, legal or not, is told about in every language."""
    for play in questions(seats):
        for seat in range(seats):
            for action in range(ACTIONS):
                told = english(play.explain(seat, action))

                assert told
                assert seat in play.asked or told[0] == ("It is not your turn." if play.asked else "The game is over.")


@at_every_table
def test_every_choice_explains_itself(seats: int) -> None:
    """Whatever may be answered has something to be told; to chance there is nothing to explain."""
    for play in random_play(Table(GAME, seats, {}, seed=70 + seats)):
        for seat in play.asked:
            for action in play.choices(seat):
                assert bool(english(play.explain(seat, action))) == (seat != CHANCE)


@at_every_table
def test_explanations_agree_with_the_rules(seats: int) -> None:
    """What is told of coins and colours is what the rules say: a coin less and a space is out of reach."""
    for play in random_play(Table(GAME, seats, {}, seed=80 + seats)):
        if play.question == "space":
            moment = Moment(play.state.copy(), play.asked[0])
            for number in range(DOMAIN_SPACE + 1):
                _check_space(moment, number)


def _check_space(moment: Moment, number: int) -> None:
    state, seat = moment.state, moment.seat
    needed = max(0, moment.covered(number) - int(state.hand_value))
    shows = number >= NROOMS or moment.room_effects(number) > 0
    is_full = number < STACKED and bool(state.placed[number, STACK[state.seats] - 1])
    is_full |= number == DOMAIN_SPACE and bool(state.in_domain[seat, state.hand_colour])
    state.stock[seat, COIN] = needed

    assert (SPACE + number in moment.choices()) == (shows and not is_full)

    if needed:
        state.stock[seat, COIN] = needed - 1
        assert SPACE + number not in moment.choices()


def test_a_game_that_is_over_has_nothing_to_explain() -> None:
    """Nothing can be answered any more."""
    assert ["The game is over."] == english(position(over=True).explain(0, DIE))


# Dice and spaces


def test_a_die_is_told_its_lantern_and_what_it_leaves() -> None:
    """A left die sets off the lantern; the next die comes to the end, but the last stays where it lies."""
    table = position(
        bridges={"coral": (1, 4, 6), "black": (2, 5), "white": (3,)}, lantern={"A": "resource-08 steward-02"}
    )

    assert ["lantern: 1 coin + 1 food", "coral 4 comes next there (Using the Dice 1)"] == brings(
        table, "A: coral left 1"
    )
    assert ["coral 4 comes next there (Using the Dice 1)"] == brings(table, "A: coral right 6")
    assert ["leaves black 2 at the other end (Using the Dice 1, W6)"] == brings(table, "A: black right 5")
    assert ["lantern: 1 coin + 1 food", "the last die of this bridge (Using the Dice 1, W6)"] == brings(
        table, "A: white left 3"
    )


def test_a_die_is_told_why_not() -> None:
    """There is none at that end, or it is no die."""
    table = position(bridges={"coral": (1, 4, 6), "black": (), "white": (3,)})

    assert ["no die lies there (Using the Dice 1)."] == why_not(table, "A", DIE + 2)
    assert ["no die lies there (Using the Dice 1, W6)."] == why_not(table, "A", DIE + 5)
    assert OTHER_KIND == why_not(table, "A", GARDEN)
    assert ["It is not your turn."] == why_not(table, "B", DIE)


def test_a_space_is_told_its_coins_lantern_and_offer() -> None:
    """What it covers, what the lantern gives, and what the room shows for its colour."""
    table = position(stock={"A": "9 coin"}, tiles={"steward-room-2": "coral coral white"})
    table.tell("A: coral left 1")

    assert [
        "1 on 3: -2 coins (Using the Dice 2)",
        "lantern: 1 food",
        "then 1 influence + gardener for 1 seal (The Castle, W5)",
    ] == brings(table, "A: steward-room-2")
    assert [
        "1 on 1: 0 coins (Using the Dice 2)",
        "lantern: 1 food",
        "gives 1 seal + 1 pearl + 1 iron (The Well)",
    ] == brings(table, "A: well")
    assert [
        "1 on 5: -4 coins (Using the Dice 2)",
        "lantern: 1 food",
        "then courtier or gardener (Outside the Walls)",
    ] == (brings(table, "A: outside-1"))
    assert [
        "1 on 6: -5 coins (Using the Dice 2)",
        "lantern: 1 food",
        "then 1 food + gardener (The Personal Domains 1, W29)",
    ] == brings(table, "A: domain")


def test_a_stacked_space_is_told_the_die_below() -> None:
    """A die that lies there counts, not the print; and a right die has no lantern."""
    table = position(3, placed={"steward-room-2": "white 5"})
    table.tell("A: coral right 6")

    assert ["6 on 5: +1 coin (Using the Dice 2, W3)", "then 1 influence (The Castle)"] == brings(
        table, "A: steward-room-2"
    )


def test_a_line_is_told_all_that_is_visible() -> None:
    """Each member that has left uncovers more; a card may have no block for a line."""
    table = position(gardeners={"A": "coral stone, black stone, white stone"}, card={"A": "steward-02"})
    table.tell("A: black right 6")

    assert "then 3 iron + lantern + 1 influence (The Personal Domains 1, W29)" == brings(table, "A: domain")[-1]

    table = position(warriors={"A": "yard-a yard-c"})
    table.tell("A: white right 6")

    assert "then 3 pearl + gardener (The Personal Domains 1, W29)" == brings(table, "A: domain")[-1]


def test_a_space_is_told_why_not() -> None:
    """It is full, does not show the colour, or costs too much."""
    table = position(
        placed={"steward-room-1": "coral 3"},
        domain={"A": "coral 6"},
        stock={"A": "1 coin 1 seal"},
    )
    table.tell("A: coral left 1")

    assert ["full, with 1 die (Stacking Dice)."] == why_not(table, "A", space("steward-room-1"))
    assert ["A die lies there already: coral line (courtiers) (The Personal Domains 1)."] == why_not(
        table, "A", space("domain")
    )
    assert ["shows no coral tile (The Castle, W5)."] == why_not(table, "A", space("diplomat-room-2"))
    assert ["That needs 2 coins, and you have 1; exchange 1 seal first (Using the Dice 2, W2)."] == why_not(
        table, "A", space("steward-room-2")
    )
    assert ["That needs 4 coins, and you have 1 (Using the Dice 2, W2)."] == why_not(table, "A", space("outside-1"))
    assert ["This cannot be declined (Gaining and Paying, W7)."] == why_not(table, "A", DECLINE)
    assert OTHER_KIND == why_not(table, "A", DIE)


def test_two_dice_fill_a_space_of_three_clans() -> None:
    """With three or four clans there is room for two."""
    table = position(3, placed={"steward-room-1": "coral 3 white 1"})
    table.tell("A: coral right 6")

    assert ["full, with 2 dice (Stacking Dice)."] == why_not(table, "A", space("steward-room-1"))


# Seals, pairs and picks


def test_an_exchange_is_told() -> None:
    """What it costs and brings, or why not: too few seals, or a resource at its cap."""
    table = position(stock={"A": "2 seal 7 iron"})

    assert ["+1 food, -2 seals (Daimyo Seals, W26)", "you then have 1 food"] == brings(table, "A: exchange for food")
    assert ["You have 7 iron already, and more cannot be kept (Gaining and Paying, W26)."] == why_not(
        table, "A", EXCHANGE + 1
    )
    assert ["That needs 2 seals, and you have 0 (Daimyo Seals)."] == why_not(position(), "A", EXCHANGE)


def test_the_last_exchange_is_told_its_score() -> None:
    """Only what scores is left to exchange for, and what it scores is told."""
    table = position(completed=2, turns=5, stock={"A": "5 seal 2 food"}, bridges={"black": (), "white": ()})
    table.tell("B: coral left 1, B: well")

    assert "A: last_exchange" == table.turn
    assert ["+1 food, -2 seals (Daimyo Seals, W26)", "you then have 3 food", "final score: +0 points"] == brings(
        table, "A: exchange for food"
    )
    assert ["no more seals are exchanged (Gaining and Paying, W7)"] == brings(table, "A: decline")
    assert ["At the end a coin counts no more than a seal (End of the Game 1, W26)."] == why_not(
        table, "A", EXCHANGE + COIN
    )
    assert OTHER_KIND == why_not(table, "A", DIE)


def test_a_pair_is_told() -> None:
    """Its name has what it gives; its lantern is told besides. Seals are not exchanged yet."""
    table = position(pairs=(("resource-04", "action-gardener-1"), ("resource-02", "action-courtier-1")))

    assert ["your lantern begins with 1 iron (Game Setup 13)"] == brings(table, "B: pair 1")
    assert ["not there to choose (Game Setup 13)."] == why_not(table, "B", PAIR + 2)
    assert ["Seals are not exchanged now (Daimyo Seals, W26)."] == why_not(table, "B", EXCHANGE)


def test_a_pick_is_told() -> None:
    """What one then has, and that there is more to pick; or that it is at its cap."""
    table = position(stock={"A": "7 iron 1 food"})
    table.tell("A: white right 6, A: diplomat-room-1")

    assert "A: pick" == table.turn
    assert ["+1 food (Gaining and Paying)", "you then have 2 food", "then a resource to pick"] == brings(
        table, "A: food"
    )
    assert ["You have 7 iron already, and more cannot be kept (Gaining and Paying, W26)."] == why_not(
        table, "A", RESOURCE + 1
    )
    assert OTHER_KIND == why_not(table, "A", DIE)


# Effects that are owed


def _owed(**changed: str) -> Position:
    """Return a table where a clan is owed a gardener for a seal and a light block, and what else is said."""
    stock = changed.get("stock", "1 seal 3 food")
    table = position(stock={"A": stock}, tiles={"steward-room-2": "coral coral white"}, influence={"A": 5})
    table.tell("A: coral right 6, A: steward-room-2")
    return table


def test_an_effect_is_told_its_price_and_what_comes_next() -> None:
    """A gardener for a seal is a seal less, and then gardens in reach; influence meets a checkpoint."""
    table = _owed()

    assert "A: owed" == table.turn
    assert ["-1 seal (Using the Dice 4)", "then a gardener, 3 gardens in reach"] == brings(
        table, "A: 1 seal -> gardener"
    )
    assert ["nothing yet (Using the Dice 4)", "to space 5 in season 1, worth 0 points", "then a checkpoint"] == brings(
        table, "A: 1 influence"
    )
    assert ["This cannot be declined (Gaining and Paying, W7)."] == why_not(table, "A", DECLINE)
    assert ["That is not yours to take now (Using the Dice 4)."] == why_not(table, "A", effect(table, "warrior"))
    assert OTHER_KIND == why_not(table, "A", DIE)


def test_one_of_two_is_told() -> None:
    """Outside the walls a member is chosen, or none."""
    table = position(stock={"A": "5 iron 5 coin"})
    table.tell("A: coral right 6, A: outside-2")

    assert ["nothing yet (Outside the Walls)", "then a warrior, 3 yards in reach"] == brings(table, "A: warrior")
    assert ["nothing yet (Outside the Walls)", "then courtiers, 1 way in reach"] == brings(table, "A: courtier")
    assert ["given up: courtier + warrior (Gaining and Paying, W7)"] == brings(table, "A: decline")


def test_a_gain_is_told_what_is_lost() -> None:
    """What goes over a cap is lost, and said to be."""
    table = position(stock={"A": "6 pearl 1 seal 1 iron"}, tiles={"steward-room-3": "coral black black"})
    table.tell("A: black right 6, A: steward-room-3")

    assert ["+1 pearl (Using the Dice 4)", "over the cap and lost: 1 pearl (Gaining and Paying, W8)"] == brings(
        table, "A: 2 pearl"
    )


def test_lanterns_and_the_well_are_told_what_they_give() -> None:
    """Where they are not plain gains, they can be chosen like others."""
    rooms = {"steward-room-1": "steward-04", "diplomat-room-2": "diplomat-08"}
    tiles = {"steward-room-1": "coral black black"}
    table = position(rooms=rooms, tiles=tiles, stock={"A": "7 food"}, well=("coral-any", "black-iron"))
    table.tell("A: black right 6, A: steward-room-1")

    assert ["nothing yet (Using the Dice 4)", "gives 1 food"] == brings(table, "A: lantern")
    assert [
        "+1 iron, +1 seal (Using the Dice 4)",
        "gives 1 seal + any resource + 1 iron (The Well)",
        "then a resource to pick",
    ] == brings(table, "A: well")


def _owed_three(card: str, stock: str, warriors: str = "") -> Position:
    """Return a table where a clan is owed all three blocks of a Steward card, none of them plain."""
    table = position(
        rooms={"steward-room-1": card},
        tiles={"steward-room-1": "black black black"},
        well=("coral-any", "black-iron"),
        stock={"A": stock},
        warriors={"A": warriors},
        influence={"A": 5},
        bridges={"black": (1, 2, 3)},
    )
    return table.tell("A: black right 3, A: steward-room-1")


def test_an_effect_is_told_why_not() -> None:
    """Its price is not there, its members have all left, or there is nothing that it could do."""
    broke = _owed_three("steward-04", "7 food 5 iron")
    gone = _owed_three("steward-04", "7 food 5 iron 1 seal", "yard-a yard-a yard-c yard-c yard-c")
    nowhere = _owed_three("steward-02", "6 iron 1 seal")

    assert ["That needs 1 seal, and you have 0 (Gaining and Paying, W2)."] == why_not(
        broke, "A", effect(broke, "1 seal -> warrior")
    )
    assert ["Your warriors have all left your domain (Warrior)."] == why_not(
        gone, "A", effect(gone, "1 seal -> warrior")
    )
    assert ["not even with all seals exchanged could that be done (Gaining and Paying, W7)."] == why_not(
        nowhere, "A", effect(nowhere, "1 seal -> courtier")
    )


def test_a_price_in_coins_is_told_what_seals_would_do() -> None:
    """As long as seals could become the coins that are missing, the question stays open."""
    table = position(stock={"A": "5 food 1 coin 3 seal"}, gardens={"coral plant": "plant-03"})
    table.tell("A: coral right 6, A: outside-1, A: gardener, A: coral plant")

    assert "A: owed" == table.turn
    assert ["That needs 3 coins, and you have 2; exchange 1 seal first (Gaining and Paying, W2)."] == why_not(
        table, "A", effect(table, "3 coin -> courtier")
    )


# Sending members


def test_a_gardener_is_told() -> None:
    """What the garden costs, gives and scores; or why not."""
    table = position(stock={"A": "2 food 3 coin 1 seal"}, gardeners={"A": "coral stone"})
    table.tell("A: coral right 6, A: outside-1, A: gardener")

    assert ["-2 food, +2 seals (Gardener)", "the card gives 2 seals", "+3 points at the end"] == brings(
        table, "A: white stone"
    )
    assert ["no gardener is sent (Gaining and Paying, W7)"] == brings(table, "A: decline")
    assert ["you have a gardener there already (Gardener)."] == why_not(table, "A", GARDEN)
    assert ["That needs 5 food, and you have 2 (Gardener)."] == why_not(table, "A", GARDEN + 1)
    assert OTHER_KIND == why_not(table, "A", YARD)


def test_a_warrior_is_told() -> None:
    """What the yard costs and gives; it scores for courtiers inside, or nothing yet."""
    table = position(stock={"A": "3 iron 9 coin"})
    table.tell("A: coral right 6, A: outside-2, A: warrior")

    assert [
        "-1 iron, +5 coins (Warrior)",
        "the yard gives 5 coins",
        "worth nothing until a courtier is inside (End of the Game 3)",
    ] == brings(table, "A: yard-c")
    assert ["That needs 5 iron, and you have 3 (Warrior)."] == why_not(table, "A", YARD)

    table = position(stock={"A": "5 iron 9 coin"}, courtiers={"A": "stewards daimyo"})
    table.tell("A: coral right 6, A: outside-2, A: warrior")

    assert [
        "-5 iron (Warrior, W19)",
        "the yard gives courtier + 3 food",
        "+4 points at the end",
    ] == brings(table, "A: yard-a")


def test_a_courtier_is_told() -> None:
    """An audience and a climb, what they cost, score and bring; and why not."""
    table = position(stock={"A": "2 pearl 2 coin 2 seal"}, courtiers={"A": "gate"}, warriors={"A": "yard-a"})
    table.tell("A: coral right 6, A: outside-2, A: courtier")

    assert ["no courtier is sent (Gaining and Paying, W7)"] == brings(table, "A: decline")
    assert ["-2 coins (Request an Audience, W11)", "then courtiers, 1 way in reach", "+1 point at the end"] == brings(
        table, "A: audience"
    )
    assert ["-2 pearl (Social Climbing)", "then a room and its card", "+4 points at the end"] == brings(
        table, "A: climb 1 from gate"
    )
    assert ["That needs 5 pearl, and you have 2 (Social Climbing)."] == why_not(table, "A", CLIMB + 1)
    assert ["You have no courtier among the Stewards (Social Climbing)."] == why_not(table, "A", CLIMB + 2)

    table.tell("A: audience")

    assert ["This action has had its audience already (Courtier, W11)."] == why_not(table, "A", GATE_ACTION)
    assert ["no courtier climbs (Gaining and Paying, W7)"] == brings(table, "A: decline")


def test_after_a_climb_an_audience_is_left() -> None:
    """Each half of the action is there once."""
    table = position(stock={"A": "2 pearl 1 coin 2 seal"}, courtiers={"A": "diplomats"}, favours={1: "B"})
    table.tell("A: coral right 6, A: outside-1, A: courtier, A: climb 1 from diplomats, A: favour 2")

    assert ["This action has had its climb already (Courtier, W11)."] == why_not(table, "A", CLIMB + 4)
    assert ["-2 coins (Request an Audience, W11)", "+1 point at the end"] == brings(table, "A: audience")
    assert ["no courtier goes to the Gate (Gaining and Paying, W7)"] == brings(table, "A: decline")


def test_an_audience_is_told_why_not() -> None:
    """It costs coins, and needs a courtier at home."""
    table = position(stock={"A": "2 pearl"}, courtiers={"A": "gate"})
    table.tell("A: coral right 6, A: outside-1")
    table.record.stock[0, COIN] = 1

    assert ["That needs 2 coins, and you have 1 (Request an Audience)."] == why_not(table, "A", GATE_ACTION)

    table = position(stock={"A": "2 pearl 9 coin"}, courtiers={"A": "gate gate gate gate gate"})
    table.tell("A: coral right 6, A: outside-1")

    assert ["Your courtiers have all left your domain (Courtier)."] == why_not(table, "A", GATE_ACTION)


def test_two_levels_and_the_daimyo_are_told() -> None:
    """A climb of two passes a floor; at the top there is the lantern and a favour, as long as one is left."""
    table = position(stock={"A": "7 pearl"}, courtiers={"A": "gate stewards"})
    table.tell("A: coral right 6, A: outside-1")

    assert ["-5 pearl (Social Climbing, W12)", "then a room and its card", "+5 points at the end"] == brings(
        table, "A: climb 2 from gate"
    )
    assert [
        "+1 food, -5 pearl (Social Climbing)",
        "lantern: 1 food",
        "then a favor of 3",
        "+7 points at the end",
    ] == brings(table, "A: climb 2 from stewards")

    table.record.favour[:] = 2

    assert "no favor is left (Social Climbing, W15)" in brings(table, "A: climb 2 from stewards")


def test_a_room_is_told_its_card() -> None:
    """The card and its light blocks, and what the old card adds to the lantern; or that it stays."""
    table = position(stock={"A": "2 pearl"}, courtiers={"A": "gate"})
    table.tell("A: coral right 6, A: outside-1, A: climb 1 from gate")

    assert [
        "takes Steward card 2 and uses 1 influence or 2 iron (Social Climbing, W13)",
        "your old card adds 1 influence to your lantern",
    ] == brings(table, "A: steward-room-1")
    assert ["on another floor; the courtier stands among the Stewards (Social Climbing)."] == why_not(
        table, "A", ROOM + 3
    )

    table.record.deck = np.uint64(0)

    assert ["uses 1 influence or 2 iron; the card stays, for its deck is empty (Social Climbing, W14)"] == brings(
        table, "A: steward-room-1"
    )


def test_a_light_block_is_told() -> None:
    """What it brings; blocks that are dark, or of other rooms, are out of reach."""
    table = position(stock={"A": "2 pearl"}, courtiers={"A": "gate"})
    table.tell("A: coral right 6, A: outside-1, A: climb 1 from gate, A: steward-room-1")

    assert ["+2 iron (Social Climbing, W13)"] == brings(table, "A: steward-room-1 bottom")
    assert ["+1 influence (Social Climbing, W13)"] == brings(table, "A: steward-room-1 middle")
    assert "left Steward room bottom: 2 iron" == table.say(slot("steward-room-1/bottom"), "en")
    assert ["The block is dark; choose a light one of the left Steward room (Social Climbing, W13)."] == why_not(
        table, "A", slot("steward-room-1/top")
    )
    assert [
        "The new card comes from the left Steward room; choose a light block of it (Social Climbing, W13)."
    ] == why_not(table, "A", slot("steward-room-2/top"))


def test_a_favour_is_told() -> None:
    """What it brings, or who has it."""
    table = position(stock={"A": "2 pearl"}, courtiers={"A": "diplomats"}, favours={1: "B"})
    table.tell("A: coral right 6, A: outside-1, A: climb 1 from diplomats")

    assert ["+2 food (Social Climbing, W15)"] == brings(table, "A: favour 2")
    assert ["taken, by seat 2 (Social Climbing)."] == why_not(table, "A", FAVOUR)


def test_a_favour_of_the_rival_is_told() -> None:
    """In the solitaire mode it is the rival who has it."""
    table = position(1, stock={"A": "2 pearl"}, courtiers={"A": "diplomats"}, favours={1: "B"})
    table.tell("A: coral right 6, A: outside-1, A: climb 1 from diplomats")

    assert ["taken, by rival (Social Climbing)."] == why_not(table, "A", FAVOUR)


# Blocks, lines and checkpoints


def _block(yard: str, **changed: str) -> Position:
    """Return a table where a warrior in the cheapest of the blue yards gives a block of the castle."""
    stock = changed.pop("stock", "3 iron 9 coin 1 seal")
    table = position(stock={"A": stock}, yards=("yard-01", "yard-03", yard, "yard-06"), **_spread(changed))  # type: ignore[arg-type]
    table.tell("A: coral right 6, A: outside-2, A: warrior, A: yard-b")
    return table


def _spread(changed: dict[str, str]) -> dict[str, dict[str, str]]:
    return {name: {"A": value} for name, value in changed.items()}


def test_a_block_is_told() -> None:
    """What it brings, and a dark one its seal; or why not."""
    table = _block("yard-07")

    assert "A: board_action" == table.turn
    assert ["+2 iron (The Castle, W16)"] == brings(table, "A: steward-room-1 bottom")
    assert ["-1 seal (The Castle, W16)", "then courtiers, 1 way in reach"] == brings(table, "A: steward-room-1 top")
    assert ["no block is used (Gaining and Paying, W7)"] == brings(table, "A: decline")
    assert ["not even with all seals exchanged could that be done (The Castle, W16)."] == why_not(
        table, "A", slot("diplomat-room-2/bottom")
    )
    assert OTHER_KIND == why_not(table, "A", DIE)


def test_a_block_is_told_why_not() -> None:
    """Its seal is not there, its members are gone, or it is not one of those that can be used."""
    broke = _block("yard-07", stock="3 iron 9 coin")
    gardeners = _block("yard-07", gardeners="coral stone, coral plant, black stone, black plant, white stone")
    coral = _block("yard-04")
    light = position(stock={"A": "2 food 3 coin"}, gardens={"coral stone": "stone-04"})
    light.tell("A: coral right 6, A: outside-1, A: gardener, A: coral stone")

    assert ["That needs 1 seal, and you have 0 (The Castle, W16)."] == why_not(broke, "A", slot("steward-room-1/top"))
    assert ["Your gardeners have all left your domain (Gardener)."] == why_not(
        gardeners, "A", slot("diplomat-room-2/bottom")
    )
    assert ["Only blocks beside a coral tile can be used now (The Castle)."] == why_not(
        coral, "A", slot("steward-room-1/middle")
    )
    assert ["Only light blocks can be used now (The Castle)."] == why_not(light, "A", slot("steward-room-1/top"))


def test_a_line_of_the_domain_is_told() -> None:
    """What it gives and what comes next; each once a turn."""
    table = position(
        stock={"A": "3 iron 9 coin 2 food"},
        yards=("yard-01", "yard-03", "yard-08", "yard-06"),
        card={"A": "action-warrior-1"},
    )
    table.tell("A: white right 6, A: domain, A: yard-b")

    assert "A: line" == table.turn
    assert ["+1 food (The Personal Domains 2, W17)", "gives 1 food + warrior"] == brings(table, "A: coral line")
    assert ["used already; once a turn is enough (The Personal Domains 2, W17)."] == why_not(
        table, "A", LINE + COLOURS.index("white")
    )
    assert ["no line is used (Gaining and Paying, W7)"] == brings(table, "A: decline")
    assert OTHER_KIND == why_not(table, "A", LINE + len(COLOURS))


def test_a_checkpoint_is_told() -> None:
    """What it costs and where it leads, and what is lost by staying."""
    table = position(stock={"A": "3 seal"}, influence={"A": 5})
    table.tell("A: coral right 6, A: steward-room-2")

    assert [
        "-1 seal, +1 influence (The Passage of Time, W9)",
        "to space 6 in season 2, worth 3 points",
        "+3 points at the end",
    ] == brings(table, "A: pay")
    assert ["you stay on space 5 and lose 1 step (The Passage of Time, W9)"] == brings(table, "A: decline")
    assert OTHER_KIND == why_not(table, "A", DIE)


# What is decided for the rival


def test_the_choices_for_the_rival_are_told() -> None:
    """Between gardens of equal points, and which card leaves the castle."""
    table = position(1, order="BA", rival_top=1, courtiers={"B": "gate"}, stock={"A": "5 seal"})
    table.tell("chance: rival-3, chance: steward-room-1, chance: gardener stone")

    assert "A: rival_garden" == table.turn
    assert ["worth 1 point to the rival (The Solitaire Icons, W32)"] == brings(table, "A: coral stone")
    assert ["The rival takes the garden of that kind with the fewest points"] == [
        told.partition(" where")[0] for told in why_not(table, "A", GARDEN + 1)
    ]
    assert ["Seals are not exchanged now (Daimyo Seals, W26)."] == why_not(table, "A", EXCHANGE)

    table = position(1, order="BA", rival_top=6, courtiers={"B": "gate"})
    table.tell("chance: rival-3, chance: steward-room-1, chance: climb 1")

    assert "A: rival_room" == table.turn
    assert ["Steward card 2 leaves the game, and another takes its place (The Solitaire Icons, W32)"] == brings(
        table, "A: steward-room-1"
    )
    assert ["on another floor; the courtier stands among the Stewards (The Solitaire Icons)."] == why_not(
        table, "A", ROOM + 3
    )

    table.record.deck = np.uint64(0)

    assert ["Steward card 2 stays, for its deck is empty (The Solitaire Icons, W14)"] == brings(
        table, "A: steward-room-1"
    )

"""The rules of the rulebook, section by section, and our rulings where it is silent."""

from __future__ import annotations

from itertools import chain

import numpy as np
import pytest
from tests.games.catte.position import HANDS, LEFT, LETTER, ROWS, Position, new_game, position, spoken

from tenshu.core.laws import Table, random_play
from tenshu.core.questions import CHANCE
from tenshu.core.words import Fault
from tenshu.games.catte import GAME
from tenshu.games.catte.pieces import BOX, CATS, COFFEES, COLOURS
from tenshu.games.catte.state import SET, State

at_every_table = pytest.mark.parametrize("seats", [3, 4])
LIMIT = {3: 20, 4: 15}


def _answer(table: Position, *questions: str) -> None:
    """Give the first choice to everyone while one of the questions is asked."""
    while table.question in questions:
        table.act(table.asked[0], table.choices(table.asked[0])[0])


def _finish_round(table: Position) -> None:
    completed = int(table.record.completed)
    while table.record.completed == completed:
        table.act(table.asked[0], table.choices(table.asked[0])[0])


# Contents


@pytest.mark.section("Contents")
def test_the_box_holds_what_is_printed() -> None:
    """41 cat cards and 13 coffee cards, each once."""
    table = new_game(3)
    table.tell("chance: seat 1")
    cats = [f"{colour} {n}" for colour, numbers in _CATS.items() for n in numbers]
    coffees = [f"coffee {colour} {n}" for colour, numbers in _COFFEES.items() for n in numbers]

    assert cats == table.may("chance")
    _answer(table, "deal")
    assert coffees == table.may("chance")
    assert (41, 13, 85) == (len(CATS), len(COFFEES), sum(number for _, number in COFFEES))


_CATS = {"black": range(1, 16), "white": range(1, 16), "brown": range(10, 21)}
_COFFEES = {"black": (1, 3, 5, 7, 9), "white": (2, 4, 6, 8, 10), "brown": (5, 10, 15)}


@pytest.mark.section("Contents")
def test_the_deals_add_up() -> None:
    """What is dealt and what is left over are all the cards of the box."""
    for table in BOX["tables"]:
        assert len(CATS) == table["seats"] * table["hand"] + LEFT[table["seats"]]
        assert len(COFFEES) == table["seats"] * table["row"] + 1


# Game Outline


@pytest.mark.section("Game Outline 1")
def test_there_are_four_ways_to_play() -> None:
    """Black, white, brown, and a set of black and white."""
    table = position(hands={"A": "black 4, white 9, brown 11"})

    assert ["black 4", "white 9", "brown 11", "set black 4"] == table.may("A")


@pytest.mark.section("Game Outline 2")
def test_outline_a_low_trump_beats_high_brown() -> None:
    """Brown 13, black 2, brown 16 under a black coffee card: black wins."""
    table = position(hands={"A": "brown 13", "B": "black 2", "C": "brown 16"}, center="black 7", spare=1)
    table.tell("A: brown 13, B: black 2, C: brown 16")

    assert "B: coffee" == table.turn


@pytest.mark.section("Game Outline 3")
def test_the_winner_takes_the_coffee_card_and_begins_the_next_trick() -> None:
    """The center is empty until the winner puts a card of its own row there."""
    table = position(hands={"A": "brown 13", "B": "black 2", "C": "brown 16"}, rows={"B": "white 8"}, spare=1)
    table.tell("A: brown 13, B: black 2, C: brown 16")

    assert ["black 7"] == table.won("B")
    assert "" == table.center

    table.tell("B: coffee white 8")

    assert "white 8" == table.center
    assert "B: play" == table.turn


@pytest.mark.section("Game Outline 4")
def test_most_points_of_all_rounds_win() -> None:
    """The sum of the rounds decides, and not the best round or the last one."""
    table = position(points={"A": (40, 0, 0), "B": (15, 15, 12), "C": (1, 1, 36)}, spare=1)

    assert [40, 42, 38] == table.scores()
    assert [2, 1, 3] == table.places()


# Preparation


@pytest.mark.section("Preparation")
@at_every_table
def test_a_game_begins_with_nothing_dealt(seats: int) -> None:
    """Hands, rows and the center are empty, nobody has points, and chance is asked who starts."""
    table = new_game(seats)

    assert "chance: start" == table.turn
    assert [[]] * seats == [table.hand(LETTER[seat]) for seat in range(seats)]
    assert ["", ""] == [table.center, table.ended]
    assert [0] * seats == table.scores()
    assert [1] * seats == table.places()


@pytest.mark.section("Preparation")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_game_is_for_three_and_four(seats: int) -> None:
    """Fewer or more cannot sit down."""
    with pytest.raises(Fault, match="3 to 4"):
        new_game(seats)


@pytest.mark.section("Preparation")
@pytest.mark.ruling("C16")
@at_every_table
def test_chance_names_the_starting_player(seats: int) -> None:
    """Every seat may start, and the one that does leads the first trick."""
    table = new_game(seats)

    assert [f"seat {number}" for number in range(1, seats + 1)] == table.may("chance")

    table.tell(f"chance: seat {seats}")
    table.settle(seed=1)

    assert f"{LETTER[seats - 1]}: play" == table.turn


@pytest.mark.section("Preparation 1", "Preparation 2")
@at_every_table
def test_hands_are_dealt_and_the_rest_is_left_over(seats: int) -> None:
    """Each seat gets its cat cards, none gets a card of another, and one or two are dealt to nobody."""
    table = new_game(seats)
    table.tell("chance: seat 1")
    dealt_from = table.may("chance")
    _answer(table, "deal")
    hands = [table.hand(LETTER[seat]) for seat in range(seats)]

    assert [HANDS[seats]] * seats == [len(cards) for cards in hands] == table.record.hand_size[:seats].tolist()
    assert LEFT[seats] == len(spoken(table.record.deck))
    assert sorted(dealt_from) == sorted([*chain(*hands), *spoken(table.record.deck)])


@pytest.mark.section("Preparation 3", "Preparation 4")
@at_every_table
def test_rows_are_dealt_and_the_last_coffee_card_is_the_first_center(seats: int) -> None:
    """Each seat gets a row of coffee cards, and the one that remains lies in the center."""
    table = new_game(seats)
    table.tell("chance: seat 1")
    table.settle(seed=seats)
    rows = [table.row(LETTER[seat]) for seat in range(seats)]

    assert [ROWS[seats]] * seats == [len(row) for row in rows]
    assert sorted(f"{COLOURS[c]} {n}" for c, n in COFFEES) == sorted([*chain(*rows), table.center])
    assert 0 == table.record.coffees


# How to Play 1 and 2


@pytest.mark.section("How to Play 1")
@at_every_table
def test_the_turn_goes_clockwise_from_the_first_player(seats: int) -> None:
    """From the leader round the table, past the last seat to the first."""
    table = position(seats, hands={"A": "black 1", "B": "black 2", "C": "black 3"}, leader="C", spare=1)
    turns = []
    while table.question == "play":
        turns.append(table.turn)
        table.act(table.asked[0], table.choices(table.asked[0])[0])

    assert [f"{who}: play" for who in {3: "CAB", 4: "CDAB"}[seats]] == turns


@pytest.mark.section("How to Play 1", "How to Play Coffee Cards")
def test_the_first_player_plays_anything() -> None:
    """The color of the coffee card in the center binds nobody."""
    table = position(hands={"A": "black 4, brown 11"}, center="white 10")

    assert ["black 4", "brown 11"] == table.may("A")
    assert [[], []] == [table.may(who) for who in "BC"]


@pytest.mark.section("How to Play 2")
def test_the_color_of_the_first_player_is_followed_and_no_other() -> None:
    """A card of another color obliges nobody after it, though it be trump."""
    hands = {"A": "white 8", "B": "black 1", "C": "black 2, white 3", "D": "black 9, brown 12"}
    table = position(4, hands=hands, center="black 7")
    table.tell("A: white 8, B: black 1")

    assert ["white 3"] == table.may("C")

    table.tell("C: white 3")

    assert ["black 9", "brown 12"] == table.may("D")


@pytest.mark.section("How to Play 2")
@pytest.mark.ruling("C5")
def test_nobody_has_to_play_trump_or_to_beat() -> None:
    """Who follows may play low, and who cannot follow may throw anything."""
    table = position(hands={"A": "white 8", "B": "white 1, white 15", "C": "black 3, brown 20"}, center="black 7")
    table.tell("A: white 8")

    assert ["white 1", "white 15"] == table.may("B")

    table.tell("B: white 1")

    assert ["black 3", "brown 20"] == table.may("C")


@pytest.mark.section("How to Play 2")
def test_who_does_not_follow_has_shown_to_lack_the_color() -> None:
    """The color that was led is noted of those who played another, and of nobody else."""
    hands = {"A": "white 8", "B": "brown 11", "C": "white 3", "D": "black 9, brown 12"}
    table = position(4, hands=hands, voids={"D": "brown"}, spare=1)
    table.tell("A: white 8, B: brown 11, C: white 3, D: black 9")

    assert [[], ["white"], [], ["white", "brown"]] == [table.lacks(who) for who in "ABCD"]


@pytest.mark.section("How to Play 2")
def test_a_card_that_is_not_legal_is_refused() -> None:
    """The checked door names what would be legal, and the position stays."""
    table = position(hands={"A": "black 8", "B": "black 2, white 1"})
    table.tell("A: black 8")
    before = bytes(table.state)

    with pytest.raises(Fault, match="black 2"):
        table.act(1, CATS.index((1, 1)))
    assert before == bytes(table.state)


# How to Play Cards


@pytest.mark.section("How to Play Cards")
def test_a_set_is_one_black_and_one_white_card() -> None:
    """It begins with any black card and takes any white one, and nothing else."""
    table = position(hands={"A": "black 4, black 9, white 2, white 3, brown 11"})

    assert ["set black 4", "set black 9"] == [said for said in table.may("A") if said.startswith("set")]

    table.tell("A: set black 9")

    assert "A: pair" == table.turn
    assert ["white 2", "white 3"] == table.may("A")

    table.tell("A: white 3")

    assert ["black 4", "white 2", "brown 11"] == table.hand("A")


@pytest.mark.section("How to Play Cards")
@pytest.mark.parametrize("hand", ["black 4, black 5", "white 4, white 5", "black 4, brown 12", "white 4, brown 12"])
def test_no_other_two_cards_make_a_set(hand: str) -> None:
    """Two of one color are no set, nor is anything with a brown card."""
    table = position(hands={"A": hand})

    assert hand.split(", ") == table.may("A")


@pytest.mark.section("How to Play Cards")
def test_the_only_white_card_is_asked_for_like_any_other() -> None:
    """Whether there was a choice is nobody's business, so the question does not tell."""
    table = position(hands={"A": "black 4, white 2", "B": "black 5, white 3, white 4"}, spare=1)
    table.tell("A: set black 4")

    assert "A: pair" == table.turn
    assert ["white 2"] == table.may("A")


@pytest.mark.section("How to Play Cards")
def test_a_set_is_brown_and_counts_the_sum() -> None:
    """Its color is led, and its number is that of both cards together."""
    table = position(
        hands={"A": "black 2, white 15", "B": "brown 16, white 1", "C": "brown 18, black 1"}, center="white 2"
    )
    table.tell("A: set black 2, A: white 15")

    assert ["brown 16"] == table.may("B")

    table.tell("B: brown 16")

    assert "A" == table.ahead

    table.tell("C: brown 18")

    assert "cards by C" == table.ended


@pytest.mark.section("How to Play Cards")
def test_a_set_ranges_from_two_to_thirty() -> None:
    """The lowest set loses to the lowest brown card, the highest beats the highest."""
    low = position(hands={"A": "black 1, white 1", "B": "brown 10", "C": "black 2"}, spare=1, center="white 2")
    low.tell("A: set black 1, A: white 1, B: brown 10")
    high = position(hands={"A": "brown 20", "B": "black 15, white 15"}, spare=1, center="white 2")
    high.tell("A: brown 20, B: set black 15, B: white 15")

    assert ["B", "B"] == [low.ahead, high.ahead]


@pytest.mark.section("How to Play Cards")
@pytest.mark.ruling("C1")
def test_a_set_must_be_made_when_it_is_the_only_brown_play() -> None:
    """Under a brown lead a hand of black and white has a brown play, and no other."""
    table = position(hands={"A": "brown 12", "B": "black 4, white 9, white 2"})
    table.tell("A: brown 12")

    assert ["set black 4"] == table.may("B")


@pytest.mark.section("How to Play Cards")
@pytest.mark.ruling("C1")
def test_a_table_may_agree_that_no_set_is_forced() -> None:
    """Then a hand without a brown card may throw anything, or make a set."""
    hands = {"A": "brown 12, brown 13", "B": "black 4, black 6, white 9", "C": "brown 14, black 5, white 3"}
    table = position(hands=hands, forced_set="no")
    table.tell("A: brown 12")

    assert ["black 4", "black 6", "white 9", "set black 4", "set black 6"] == table.may("B")

    table.tell("B: white 9")

    assert ["brown 14", "set black 5"] == table.may("C")
    assert ["brown"] == table.lacks("B")


@pytest.mark.section("How to Play Cards", "How to Play 2")
@pytest.mark.ruling("C1")
@pytest.mark.parametrize(("thrown", "lacks"), [("black 1", ["white", "brown"]), ("white 1", ["black", "brown"])])
def test_who_throws_under_brown_has_no_set_either(thrown: str, lacks: list[str]) -> None:
    """A single black card shows that there was no white one to make a set with, and the other way round."""
    table = position(hands={"A": "brown 12", "B": thrown}, spare=2)
    table.tell(f"A: brown 12, B: {thrown}")

    assert lacks == table.lacks("B")


@pytest.mark.section("How to Play Cards")
def test_a_set_shows_nothing_of_the_rest_of_a_hand() -> None:
    """Whoever makes one may hold brown or not."""
    table = position(hands={"A": "brown 12", "B": "black 4, white 9"}, spare=1)
    table.tell("A: brown 12, B: set black 4, B: white 9")

    assert [] == table.lacks("B")


@pytest.mark.section("How to Play Cards")
@pytest.mark.ruling("C2")
def test_a_set_may_be_led() -> None:
    """Then brown is led."""
    table = position(hands={"A": "black 4, white 9, black 6", "B": "black 5, white 3, brown 11, white 2"})
    table.tell("A: set black 4, A: white 9")

    assert "brown" == COLOURS[table.record.led]
    assert ["brown 11", "set black 5"] == table.may("B")


@pytest.mark.section("How to Play Cards")
@pytest.mark.ruling("C2")
def test_a_table_may_agree_that_no_set_is_led() -> None:
    """Then sets only follow brown."""
    table = position(hands={"A": "black 4, white 9, brown 10", "B": "black 5, white 3"}, led_set="no")

    assert ["black 4", "white 9", "brown 10"] == table.may("A")

    table.tell("A: brown 10")

    assert ["set black 5"] == table.may("B")


@pytest.mark.section("How to Play Cards")
@pytest.mark.ruling("C3")
@pytest.mark.parametrize("led", ["black", "white"])
@pytest.mark.parametrize("forced_set", ["yes", "no"])
def test_a_set_never_follows_black_or_white(led: str, forced_set: str) -> None:
    """Whoever could make one holds a single card of the color, which must be played."""
    table = position(hands={"A": f"{led} 1", "B": "black 4, white 9, brown 20"}, forced_set=forced_set)
    table.tell(f"A: {led} 1")

    assert [{"black": "black 4", "white": "white 9"}[led]] == table.may("B")


@pytest.mark.ruling("C3")
@at_every_table
def test_no_set_off_color_comes_up_in_random_play(seats: int) -> None:
    """In whole games sets are led or follow brown."""
    for play in random_play(Table(GAME, seats, {"forced_set": "no"}, seed=seats)):
        if play.question == "play" and State.on(play.state).led in (0, 1):
            assert not [action for action in play.choices(play.asked[0]) if action >= SET]


@pytest.mark.section("How to Play Cards")
@pytest.mark.ruling("C4")
def test_a_brown_card_in_hand_does_not_forbid_a_set() -> None:
    """Player 3 of the example holds brown, and plays white 15 with black 2."""
    table = position(hands={"A": "brown 13", "B": "brown 14, white 15, black 2"})
    table.tell("A: brown 13")

    assert ["brown 14", "set black 2"] == table.may("B")


# How to Play 3; Winner Determination


@pytest.mark.section("How to Play 3", "Winner Determination", "Supplement: About Coffee Card")
def test_the_color_of_the_coffee_card_is_strongest() -> None:
    """The highest of that color wins, though other numbers be higher."""
    hands = {"A": "white 15", "B": "black 1", "C": "black 3", "D": "brown 20"}
    table = position(4, hands=hands, center="black 9", spare=1)
    table.tell("A: white 15, B: black 1")

    assert "B" == table.ahead

    table.tell("C: black 3, D: brown 20")

    assert "C: coffee" == table.turn


@pytest.mark.section("How to Play 3", "Winner Determination")
def test_without_trump_the_color_of_the_first_player_wins() -> None:
    """Cards of a third color win nothing, however high."""
    table = position(hands={"A": "white 3", "B": "brown 20", "C": "white 4"}, center="black 9", spare=1)
    table.tell("A: white 3, B: brown 20")

    assert "A" == table.ahead

    table.tell("C: white 4")

    assert "C: coffee" == table.turn


@pytest.mark.section("Winner Determination")
@pytest.mark.ruling("C6")
@pytest.mark.parametrize("center", ["white 2", "brown 5"])
def test_of_equal_numbers_the_later_play_wins(center: str) -> None:
    """A set ties with a brown card or with another set, as color led and as trump alike."""
    hands = {"A": "brown 17", "B": "black 2, white 15", "C": "black 4, white 13"}
    table = position(hands=hands, center=center, spare=1)
    table.tell("A: brown 17, B: set black 2, B: white 15")

    assert "B" == table.ahead

    table.tell("C: set black 4, C: white 13")

    assert "C: coffee" == table.turn


@pytest.mark.section("Winner Determination")
@pytest.mark.ruling("C6")
def test_later_means_the_order_of_play_and_not_of_seats() -> None:
    """A plays after C here, and wins the tie."""
    table = position(hands={"A": "black 2, white 15", "B": "brown 10", "C": "brown 17"}, leader="C", spare=1)
    table.tell("C: brown 17, A: set black 2, A: white 15, B: brown 10")

    assert "A: coffee" == table.turn


@pytest.mark.section("Winner Determination", "Supplement: About Coffee Card")
def test_a_set_is_trump_under_a_brown_coffee_card() -> None:
    """It beats brown cards that are lower, and everything else."""
    table = position(hands={"A": "brown 20", "B": "black 6, white 15", "C": "black 15"}, center="brown 5", spare=1)
    table.tell("A: brown 20, B: set black 6, B: white 15, C: black 15")

    assert "B: coffee" == table.turn


# How to Play 4 and 5; How to Play Coffee Cards


@pytest.mark.section("How to Play 4", "Supplement: About Coffee Card")
def test_an_acquired_card_is_not_added_to_the_row() -> None:
    """It lies apart from the unused cards, and can never be put in the center again."""
    table = position(hands={"A": "black 9", "B": "black 2", "C": "black 3"}, rows={"A": "white 2, white 4"}, spare=1)
    table.tell("A: black 9, B: black 2, C: black 3")

    assert ["black 7"] == table.won("A")
    assert ["coffee white 2", "coffee white 4"] == table.may("A")


@pytest.mark.section("How to Play 4")
def test_a_trick_is_cleared_and_remembered() -> None:
    """Nothing lies on the table any more, and each of its cards was seen by all."""
    table = position(hands={"A": "black 9, white 1", "B": "brown 12", "C": "black 3"}, spare=1)
    table.tell("A: set black 9, A: white 1, B: brown 12, C: black 3")

    assert [-1] * 4 == table.record.trick.tolist() == table.record.pair.tolist()
    assert (-1, -1) == (table.record.led, table.record.winner)
    assert {"black 9", "white 1", "brown 12", "black 3"} <= set(spoken(table.record.seen))


@pytest.mark.section("How to Play 5", "How to Play Coffee Cards")
@pytest.mark.ruling("C13")
def test_the_winner_puts_a_coffee_card_and_then_leads() -> None:
    """Any card of its own row, first; then any play."""
    rows = {"A": "white 2", "B": "black 5, brown 15", "C": "white 4"}
    table = position(hands={"A": "black 2", "B": "black 9", "C": "black 3"}, rows=rows, spare=1)
    table.tell("A: black 2, B: black 9, C: black 3")

    assert "B: coffee" == table.turn
    assert ["coffee black 5", "coffee brown 15"] == table.may("B")

    table.tell("B: coffee brown 15")

    assert "B: play" == table.turn
    assert "brown 15" == table.center
    assert ["black 5"] == table.row("B")


@pytest.mark.section("How to Play Coffee Cards")
def test_the_first_trick_needs_no_coffee_card() -> None:
    """The one that was left over lies there already, so the first player begins with a cat card."""
    table = new_game(3)
    table.tell("chance: seat 2")
    table.settle(seed=4)

    assert "B: play" == table.turn
    assert 4 == len(table.row("B"))


@pytest.mark.section("How to Play Coffee Cards")
def test_the_worked_example() -> None:
    """Player 2 holds neither brown nor white, wins with black 1, acquires black 7, puts brown 5 and leads black 6."""
    hands = {"A": "brown 13, brown 20", "B": "black 1, black 6", "C": "black 2, white 15, brown 19"}
    table = position(hands=hands, center="black 7", rows={"B": "brown 5, brown 10, brown 15"})
    table.tell("A: brown 13")

    assert ["black 1", "black 6"] == table.may("B")

    table.tell("B: black 1, C: set black 2, C: white 15")

    assert ["black 7"] == table.won("B")
    assert 7 == table.lines("B")[4]

    table.tell("B: coffee brown 5")

    assert ["black 6"] == table.may("B")

    table.tell("B: black 6")

    assert "black" == COLOURS[table.record.led]


# Conditions for Ending a Round; How to Play 6


def _last_trick(
    seats: int = 3,
    *,
    hands: dict[str, str] | None = None,
    rows: dict[str, str] | None = None,
    won: dict[str, str] | None = None,
    points: dict[str, tuple[int, ...]] | None = None,
    voids: dict[str, str] | None = None,
    spare: int = 1,
) -> Position:
    """Return a position after a trick that A has won with black 15 under a coffee card black 5."""
    held = {"A": "black 15", "B": "black 1", "C": "black 2", "D": "black 3"}
    hands = hands or {who: hand for who, hand in held.items() if who in "ABCD"[:seats]}
    table = position(seats, hands=hands, rows=rows, won=won, points=points, voids=voids, center="black 5", spare=spare)
    table.tell("A: black 15")
    _answer(table, "play")
    return table


@pytest.mark.section("Conditions for Ending a Round i")
@pytest.mark.ruling("C12")
@at_every_table
def test_a_round_ends_when_the_limit_is_broken(seats: int) -> None:
    """One more than the limit is too much, whatever is still in hands and rows."""
    won = {3: "brown 15, black 1", 4: "white 10, black 1"}[seats]
    table = _last_trick(seats, won={"A": won})

    assert "limit by A" == table.ended
    assert 1 == table.record.completed


@pytest.mark.section("Conditions for Ending a Round i")
@pytest.mark.ruling("C11")
@at_every_table
def test_exactly_the_limit_does_not_end_a_round(seats: int) -> None:
    """At the limit a seat plays on, and its coffee cards count double as long as it stays there."""
    won = {3: "brown 15", 4: "white 10"}[seats]
    table = _last_trick(seats, won={"A": won})

    assert "" == table.ended
    assert "A: coffee" == table.turn
    assert 2 * LIMIT[seats] == table.lines("A")[4]


@pytest.mark.section("Conditions for Ending a Round i")
@pytest.mark.ruling("C12")
def test_the_row_does_not_count_towards_the_limit() -> None:
    """Unused coffee cards have points of another kind."""
    table = _last_trick(rows={"A": "brown 15, brown 10, white 10"})

    assert "" == table.ended
    assert [5, 9] == table.lines("A")[4:]


@pytest.mark.section("Conditions for Ending a Round ii")
@at_every_table
def test_a_round_ends_when_the_winner_has_no_coffee_card_to_put(seats: int) -> None:
    """Its own row counts, and nobody else's."""
    table = _last_trick(seats, rows={"A": ""})

    assert "coffee by A" == table.ended
    assert 1 == table.record.completed


@pytest.mark.section("Conditions for Ending a Round ii")
@pytest.mark.ruling("C10")
def test_a_seat_without_coffee_cards_plays_on_while_others_lead() -> None:
    """The round goes on until that seat has to put a card in the center."""
    hands = {"A": "black 15, black 4", "B": "black 1, black 14", "C": "black 2, black 3"}
    table = _last_trick(hands=hands, rows={"A": "white 2, white 4", "B": ""})

    assert "A: coffee" == table.turn

    table.tell("A: coffee white 2, A: black 4, B: black 14, C: black 3")

    assert "coffee by B" == table.ended


@pytest.mark.section("Conditions for Ending a Round iii")
@pytest.mark.ruling("C7")
@at_every_table
def test_a_round_ends_with_the_trick_in_which_a_last_card_is_played(seats: int) -> None:
    """Who plays it need not win the trick, and others may hold cards."""
    hands = {"A": "black 15, black 14", "B": "black 1", "C": "black 2, black 3, black 4", "D": "black 5, black 6"}
    held = {who: hand for who, hand in hands.items() if who in "ABCD"[:seats]}
    table = position(seats, hands=held, center="black 5")
    table.tell("A: black 15, B: black 1")

    assert "C: play" == table.turn

    _answer(table, "play")

    assert "cards by A" == table.ended


@pytest.mark.section("Conditions for Ending a Round iii")
@pytest.mark.ruling("C7")
def test_two_last_cards_played_as_a_set_are_last_cards() -> None:
    """Sets make hands uneven; the first to be empty ends the round."""
    hands = {"A": "brown 12, brown 13", "B": "black 4, white 9", "C": "brown 11, brown 10"}
    table = position(hands=hands, center="white 2")
    table.tell("A: brown 12, B: set black 4, B: white 9, C: brown 11")

    assert "cards by B" == table.ended


@pytest.mark.section("Conditions for Ending a Round iii")
@pytest.mark.ruling("C8")
def test_the_last_trick_is_won_like_any_other() -> None:
    """Its coffee card is acquired, and may lift a seat to the limit or above it."""
    below, exact, above = (
        _last_trick(won={"A": won}, points={"A": (7,)}, spare=0) for won in ("black 3", "brown 15", "brown 15, black 1")
    )

    assert ["cards by A", "cards by A", "limit by A"] == [table.ended for table in (below, exact, above)]
    assert [8 + 16, 40 + 16, 0 + 16] == [table.record.points[1, 0] for table in (below, exact, above)]


@pytest.mark.ruling("C7")
@at_every_table
@pytest.mark.parametrize("forced_set", ["yes", "no"])
def test_nobody_is_asked_to_play_from_an_empty_hand(seats: int, forced_set: str) -> None:
    """Before each play a hand has a card, before each second card of a set a white one."""
    uneven = set()
    for seed in range(3):
        for play in random_play(Table(GAME, seats, {"forced_set": forced_set}, seed)):
            if play.question in {"play", "pair", "coffee"}:
                sizes = State.on(play.state).hand_size[:seats].tolist()
                uneven.add(max(sizes) - min(sizes))

                assert sizes[play.asked[0]] > 0

    assert max(uneven) > 2


@pytest.mark.section("How to Play 6")
@pytest.mark.ruling("C9")
def test_conditions_that_meet_are_told_in_order() -> None:
    """The limit comes first, then the last card, then the coffee card; the points are the same."""
    full = "brown 15, brown 10"
    limit = _last_trick(won={"A": full}, rows={"A": ""}, spare=0)
    cards = _last_trick(rows={"A": ""}, spare=0)

    assert ["limit by A", "cards by A"] == [limit.ended, cards.ended]
    assert [0, 5] == [limit.record.points[0, 0], cards.record.points[0, 0]]


@pytest.mark.section("How to Play 6", "Preparation")
@pytest.mark.ruling("C15")
@at_every_table
def test_the_next_round_begins_with_the_seat_after_the_one_that_began_this(seats: int) -> None:
    """Past the last seat comes the first; who won the last trick does not matter."""
    last = LETTER[seats - 1]
    table = position(seats, hands={"A": "black 1"}, start=last, leader="B")
    _finish_round(table)
    _answer(table, "deal", "deal-coffee")

    assert "A: play" == table.turn

    table = position(seats, hands={"A": "black 1"}, points={"A": (0,)}, start="A", leader="C")
    _finish_round(table)
    _answer(table, "deal", "deal-coffee")

    assert "B: play" == table.turn


@pytest.mark.section("How to Play 6", "Preparation")
@at_every_table
def test_all_cards_are_dealt_anew_for_the_next_round(seats: int) -> None:
    """Hands, rows, acquired cards and all that was shown are gone."""
    table = _last_trick(seats, spare=0, won={"B": "black 3"}, voids={"C": "brown"})

    assert "chance: deal" == table.turn
    assert len(CATS) == len(table.may("chance"))
    assert [[]] * seats == [table.won(LETTER[seat]) for seat in range(seats)]
    assert [[]] * seats == [table.row(LETTER[seat]) for seat in range(seats)]
    assert "" == table.center
    assert [] == spoken(table.record.seen)
    assert not table.record.void.any()
    _answer(table, "deal")
    assert len(COFFEES) == len(table.may("chance"))


@pytest.mark.section("How to Play 6", "How to Play 7")
@at_every_table
def test_each_seat_begins_one_round(seats: int) -> None:
    """There are as many rounds as seats, each with full hands and rows."""
    table = new_game(seats)
    table.tell("chance: seat 2")
    begun = []
    while table.asked:
        table.settle(seed=1)
        begun.append((LETTER[int(table.record.start)], table.turn, table.record.hand_size[:seats].tolist()))
        _finish_round(table)

    order = {3: "BCA", 4: "BCDA"}[seats]

    assert [(who, f"{who}: play", [HANDS[seats]] * seats) for who in order] == begun


# How to Play 7


@pytest.mark.section("How to Play 7")
@at_every_table
def test_the_game_is_over_after_as_many_rounds_as_seats(seats: int) -> None:
    """When the last round is scored nobody is asked any more, and no answer is taken."""
    table = _last_trick(seats, spare=0, points={"A": (1,) * (seats - 1), "B": (4,) * (seats - 1)})

    assert "" == table.turn
    assert seats == table.record.completed
    assert [[]] * seats == [table.may(LETTER[seat]) for seat in range(seats)]
    assert table.scores() == table.record.points[:, :seats].sum(axis=0).tolist()
    with pytest.raises(Fault, match="over"):
        table.act(0, 0)


@pytest.mark.section("How to Play 7")
def test_the_last_round_counts_once() -> None:
    """Its coffee cards stay in sight and are not scored again."""
    table = position(points={"A": (1, 2, 3)}, won={"A": "brown 15"})

    assert 6 == table.scores()[0]
    assert [1, 2, 3, 0, 0, 0] == table.lines("A")


@pytest.mark.section("How to Play 7")
@at_every_table
def test_a_tie_shares_the_victory(seats: int) -> None:
    """Equal points are equal places, and the next place is that after all who share."""
    rest = (0,) * (seats - 2)
    table = position(seats, points={"A": (20, 1, *rest), "B": (1, 20, *rest), "C": (9, 9, *rest)})

    assert [1, 1, 3, 4][:seats] == table.places()


# Calculating the Scores


@pytest.mark.section("Calculating the Scores 1")
@pytest.mark.parametrize(
    ("seats", "won", "points"),
    [
        (3, "", 0),
        (3, "brown 10, black 9", 19),
        (3, "brown 15, brown 5", 40),
        (3, "brown 15, brown 5, black 1", 0),
        (4, "brown 10, white 4", 14),
        (4, "brown 15", 30),
        (4, "brown 10, white 6", 0),
    ],
)
def test_acquired_coffee_cards_count_up_to_the_limit(seats: int, won: str, points: int) -> None:
    """Their sum below the limit, twice the sum at it, and nothing above it."""
    table = position(seats, won={"A": won}, center="black 3", spare=1)

    assert points == table.lines("A")[4]


@pytest.mark.section("Calculating the Scores 1")
@pytest.mark.ruling("C11")
def test_everybody_at_the_limit_counts_double_whatever_ended_the_round() -> None:
    """B and C stand at the limit when A breaks it."""
    won = {"A": "white 8, white 4, white 6", "B": "brown 10, white 10", "C": "brown 15, black 3, white 2"}
    rows = {"A": "", "B": "", "C": ""}
    table = _last_trick(won=won, rows=rows)

    assert "limit by A" == table.ended
    assert [0, 40, 40] == table.record.points[0, :3].tolist()


@pytest.mark.section("Calculating the Scores 1")
@pytest.mark.ruling("C11")
def test_the_limit_that_is_reached_and_then_broken_counts_nothing() -> None:
    """Who stood at the limit before loses all of it."""
    table = position(hands={"A": "black 15", "B": "black 1", "C": "black 2"}, won={"A": "brown 15, brown 5"}, spare=1)
    before = table.lines("A")[4]
    _answer(table, "play")

    assert 40 == before
    assert [16] == table.record.points[0, :1].tolist()


@pytest.mark.section("Calculating the Scores 2")
@pytest.mark.parametrize(
    ("seats", "row", "points"),
    [
        (3, "", 0),
        (3, "black 9", 1),
        (3, "black 9, brown 10, brown 15, brown 5", 16),
        (4, "white 2, white 4, white 6", 9),
    ],
)
def test_unused_coffee_cards_count_their_number_squared(seats: int, row: str, points: int) -> None:
    """What is printed on them does not matter."""
    table = position(seats, rows={"A": row}, spare=1)

    assert points == table.lines("A")[5]


@pytest.mark.section("Calculating the Scores 2")
def test_who_breaks_the_limit_keeps_the_points_of_the_row() -> None:
    """Only the acquired cards are lost."""
    table = _last_trick(won={"A": "brown 15, black 1"}, rows={"A": "white 2, white 4, white 6"})

    assert 9 == table.record.points[0, 0]


@pytest.mark.section("Calculating the Scores 3")
def test_the_example_counts_forty_nine() -> None:
    """Fifteen and five are exactly twenty, so forty; three unused cards are nine."""
    table = position(won={"A": "brown 15, brown 5"}, rows={"A": "white 2, white 8, black 9"}, spare=1)

    assert [40, 9] == table.lines("A")[4:]
    assert 49 == table.scores()[0]


@pytest.mark.section("Calculating the Scores 3")
def test_the_sheet_keeps_the_score_of_each_round() -> None:
    """Each round has its line, the round being played one for each kind of coffee card, and together they count."""
    table = position(points={"A": (7, 3), "B": (0, 11)}, won={"A": "black 3"}, rows={"A": "black 1, white 2"}, spare=1)

    assert [7, 3, 0, 0, 3, 4] == table.lines("A")
    assert [0, 11, 0, 0, 0, 16] == table.lines("B")
    assert [17, 27] == table.scores()[:2]


@pytest.mark.ruling("C12")
@at_every_table
def test_at_most_one_seat_is_above_the_limit(seats: int) -> None:
    """Nobody else can acquire a card once the round is over."""
    over = set()
    for seed in range(4):
        for play in random_play(Table(GAME, seats, {}, seed)):
            state = State.on(play.state)
            sums = [sum(n for c, (_, n) in enumerate(COFFEES) if int(won) >> c & 1) for won in state.acquired]
            over.add(sum(total > LIMIT[seats] for total in sums))

    assert {0, 1} == over


# The turn


@at_every_table
def test_choices_are_counted(seats: int) -> None:
    """The rules tell how many answers each seat has: none to whoever is not asked."""
    legal = np.zeros(GAME.words, np.uint64)
    for play in random_play(Table(GAME, seats, {}, seed=seats)):
        for seat in (*range(seats), CHANCE):
            count = GAME.doors.choices(play.state, seat, legal)

            assert count == len(play.choices(seat)) == sum(int(word).bit_count() for word in legal)
            assert (count > 0) == (seat in play.asked)

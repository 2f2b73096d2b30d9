"""The worked examples of both rulebooks, then the questions and answers of the English one."""

from __future__ import annotations

import pytest
from tests.games.catsle_builders.position import Position, new_game, position

# The English examples


@pytest.mark.section("5-1 Play a card")
def test_ex2_who_holds_the_suit_follows() -> None:
    """With three reds against a red lead only these three may be played."""
    table = position(hands={"A": "red 8", "B": "red 2, red 5, red 11, blue 10, gray 3"})
    table.tell("A: red 8")

    assert ["red 2", "red 5", "red 11"] == table.may("B")

    table.tell("B: red 2")

    assert "C: play" == table.turn


@pytest.mark.section("5-1 Play a card")
def test_ex3_who_lacks_the_suit_is_free() -> None:
    """Without a red every card answers a red lead."""
    table = position(hands={"A": "red 8", "B": "red 2", "C": "blue 10, gray 3, green 7"})
    table.tell("A: red 8, B: red 2")

    assert ["gray 3", "green 7", "blue 10"] == table.may("C")

    table.tell("C: blue 10")

    assert "D: play" == table.turn


@pytest.mark.section("5-2 Determine player ranks")
def test_ex4_one_suit_ranks_by_number() -> None:
    """Where all follow, the higher number is the stronger."""
    table = position(hands={"A": "red 8", "B": "red 2", "C": "red 10", "D": "red 9"})
    table.tell("A: red 8, B: red 2, C: red 10, D: red 9")

    assert "C D A B" == table.ranks


@pytest.mark.section("5-2 Determine player ranks")
def test_ex5_the_led_suit_then_numbers_then_the_later_card() -> None:
    """A low card of the led suit comes before all others, and of two nines off suit the later one is stronger."""
    table = position(hands={"A": "red 2", "B": "gray 9", "C": "gray 12", "D": "green 9"})
    table.tell("A: red 2, B: gray 9, C: gray 12, D: green 9")

    assert "A C D B" == table.ranks


def _example_6() -> Position:
    table = position(
        hands={"A": "red 8", "B": "red 2", "C": "blue 12", "D": "green 9"},
        boards={"A": "1 red in column 1, 2 green in column 3", "B": "2 red in column 2"},
        tricks=2,
    )
    table.tell("A: red 8, B: red 2, C: blue 12, D: green 9")
    return table


@pytest.mark.section("5-3 Take cards", "5-4 Place cards")
def test_ex6_the_first_takes_one_card_of_any_suit() -> None:
    """Red and green would join their columns unasked; blue is new and may go to any empty place."""
    table = _example_6()

    assert "A: take" == table.turn
    assert ["green 9", "red 2", "red 8", "blue 12"] == table.may("A")

    red, green = table.copy(), table.copy()
    red.tell("A: red 8")
    green.tell("A: green 9")

    assert "2 red in column 1, 2 green in column 3" == red.board("A")
    assert "1 red in column 1, 3 green in column 3" == green.board("A")
    assert "B: take" == red.turn == green.turn

    table.tell("A: blue 12")

    assert ["scrap", "column 2", "column 4"] == table.may("A")

    table.tell("A: column 4")

    assert "1 red in column 1, 2 green in column 3, 1 blue in column 4" == table.board("A")


@pytest.mark.section("5-3 Take cards", "5-4 Place cards")
def test_ex6_the_second_takes_two_of_what_is_left() -> None:
    """Green goes where the second likes; red has its column, which then holds one card too many."""
    table = _example_6()
    table.tell("A: blue 12, A: column 4")

    assert ["green 9", "red 2", "red 8"] == table.may("B")

    table.tell("B: green 9, B: column 1")

    assert ["red 2", "red 8"] == table.may("B")

    table.tell("B: red 2")

    assert "1 green in column 1, 3 red in column 2" == table.board("B")
    assert [0, 1, -1, 0, 0] == table.lines("B")[3:8]
    assert "B: play" == table.turn


def _example_7(edition: str) -> Position:
    table = position(
        5,
        hands={"A": "red 8, gray 12", "B": "red 2", "C": "blue 12, gray 2", "D": "green 9, gray 5", "E": "blue 8"},
        boards={"A": "1 blue in column 2, 3 red in column 3, 3 brown in column 4"},
        edition=edition,
        tricks=2,
    )
    table.tell("A: red 8, B: red 2, C: blue 12, D: green 9, E: blue 8")
    return table


@pytest.mark.section("5-4 Place cards")
@pytest.mark.ruling("A3", "A8")
def test_ex7_a_suit_goes_to_scrap_although_a_column_is_empty() -> None:
    """Green may start the column of one or the scrap area, and a later gray then fits the column alone."""
    table = _example_7("catsle_builders")
    table.tell("A: green 9")

    assert ["scrap", "column 1"] == table.may("A")

    table.tell("A: scrap")

    assert "1 green in scrap, 1 blue in column 2, 3 red in column 3, 3 brown in column 4" == table.board("A")

    table.tell("B: red 2, B: column 1, C: blue 12, C: column 1, C: blue 8")
    table.tell("C: gray 2, D: gray 5, E: blue, A: gray 12, B: red, A: gray 5")

    assert "D: take" == table.turn
    assert table.board("A").startswith("1 green in scrap, 1 gray in column 1, 1 blue in column 2")


@pytest.mark.section("7 Scoring: the cards in a column")
def test_five_cards_against_a_limit_of_three() -> None:
    """A column over its limit costs what is too much and brings nothing."""
    table = position(boards={"A": "5 red in column 3"}, tricks=1)

    assert -2 == table.lines("A")[6]


@pytest.mark.section("7 Scoring", "7 Scoring: the cards in a column", "7 Scoring: perfect columns")
def test_ex8_two_perfect_columns_and_one_too_full() -> None:
    """One point lost, seven won and one for two perfect columns make seven."""
    board = "2 red in column 1, 2 blue in column 2, 3 green in column 3, 2 gray in column 4"
    table = position(boards={"A": board}, tricks=1)

    assert [0, -1, 2, 3, 2, 1, 0] == table.lines("A")[3:]
    assert 7 == table.scores()[0]


@pytest.mark.section("7 Scoring", "7 Scoring: the cards in a column", "7 Scoring: perfect columns")
def test_ex9_four_perfect_columns_and_two_scraps() -> None:
    """Nine for the columns, two lost in the scrap area and four for four perfect columns make eleven."""
    columns = "1 red in column 1, 2 blue in column 2, 3 green in column 3, 3 gray in column 4"
    table = position(5, boards={"A": f"2 brown in scrap, {columns}"}, tricks=1)

    assert [-2, 1, 2, 3, 3, 4, 0] == table.lines("A")[3:]
    assert 11 == table.scores()[0]


# The French examples


@pytest.mark.section("F5-2 Déterminer le classement")
def test_french_ex3_one_suit_ranks_by_number() -> None:
    """The cards of the French example rank as in the English one."""
    table = position(
        hands={"A": "red 8", "B": "red 2", "C": "red 10", "D": "red 9"}, leader="B", edition="chatpentiers"
    )
    table.tell("B: red 2, C: red 10, D: red 9, A: red 8")

    assert "C D A B" == table.ranks


@pytest.mark.section("F5-2 Déterminer le classement")
@pytest.mark.ruling("B5")
def test_french_ex4_follows_its_note_and_not_its_letters() -> None:
    """Green 9 is stronger as it was played after gray 9, whatever letters are printed under them."""
    hands = {"A": "red 2", "B": "gray 9", "C": "gray 12", "D": "green 9"}
    table = position(hands=hands, edition="chatpentiers")
    table.tell("A: red 2, B: gray 9, C: gray 12, D: green 9")

    assert "A C D B" == table.ranks


@pytest.mark.section("F5-3 Prendre des cartes", "F5-4 Placer des cartes")
@pytest.mark.ruling("B2")
def test_french_ex6_green_goes_to_the_zero_zone() -> None:
    """Green may go there although section 1 is empty, and gray then has section 1 to itself."""
    table = _example_7("chatpentiers")

    assert ["green 9", "red 2", "red 8", "blue 8", "blue 12"] == table.may("A")

    red = table.copy()
    red.tell("A: red 2")
    table.tell("A: green 9, A: scrap")

    assert "1 blue in column 2, 4 red in column 3, 3 brown in column 4" == red.board("A")
    assert "1 green in scrap, 1 blue in column 2, 3 red in column 3, 3 brown in column 4" == table.board("A")


@pytest.mark.section("F6 Points des cartes")
def test_french_five_cards_against_a_limit_of_three() -> None:
    """A section over its limit costs what is too much and brings nothing."""
    table = position(boards={"A": "5 red in column 3"}, tricks=1, edition="chatpentiers")

    assert -2 == table.lines("A")[6]


# Questions and answers


@pytest.mark.section("11 Q&A")
@pytest.mark.ruling("A12")
@pytest.mark.parametrize("seats", [3, 4])
def test_q1_nobody_sees_the_cards_set_aside(seats: int) -> None:
    """The deck that no hand got is hidden from each seat and from whoever looks on."""
    table = position(seats, hands={"A": "red 8"}, tricks=2)

    assert 4 + 2 * (seats == 3) == int(table.record.deck).bit_count()
    assert [0] * 3 == [int(table.redacted(who).record.deck) for who in ("A", "B", "spectator")]


FULL = "1 red in scrap, 1 gray in column 1, 2 green in column 2, 3 brown in column 3, 4 blue in column 4"


@pytest.mark.section("11 Q&A")
@pytest.mark.ruling("A8")
def test_q2_nobody_may_decline() -> None:
    """A board without room takes its cards all the same, and the places are known without asking."""
    table = position(
        hands={"A": "red 12", "B": "red 11", "C": "green 12", "D": "gray 12"}, boards={"B": FULL}, tricks=2
    )
    table.tell("A: red 12, B: red 11, C: green 12, D: gray 12, A: red 12, A: column 1")

    assert ["gray 12", "green 12", "red 11"] == table.may("B")

    table.tell("B: gray 12, B: green 12")

    assert FULL.replace("1 gray", "2 gray").replace("2 green", "3 green") == table.board("B")


@pytest.mark.section("11 Q&A")
def test_q3_the_second_takes_both_cards() -> None:
    """After one card the second of four is asked for another, and only then does the trick end."""
    table = position(hands={"A": "red 12", "B": "red 11", "C": "red 10", "D": "red 9"}, boards={"B": FULL}, tricks=2)
    table.tell("A: red 12, B: red 11, C: red 10, D: red 9, A: red 12, A: column 1, B: red 9")

    assert "B: take" == table.turn

    table.tell("B: red 10")

    assert "B: play" == table.turn


@pytest.mark.section("11 Q&A")
@pytest.mark.ruling("A3")
def test_q4_scrap_holds_one_suit() -> None:
    """Where green lies in the scrap area, a new suit can go to columns only."""
    table = position(hands={"A": "red 12"}, boards={"A": "1 green in scrap"}, tricks=2)
    _play_out(table)
    table.tell("A: red 12")

    assert ["column 1", "column 2", "column 3", "column 4"] == table.may("A")


@pytest.mark.section("11 Q&A", "7 Scoring: perfect columns")
@pytest.mark.ruling("A10")
def test_q5_an_empty_scrap_area_is_not_perfect() -> None:
    """One perfect column and an empty scrap area make no bonus, as two perfect columns would."""
    one = position(boards={"A": "1 red in column 1"}, tricks=1)
    two = position(boards={"A": "1 red in column 1, 2 blue in column 2"}, tricks=1)

    assert 0 == one.lines("A")[8]
    assert 1 == two.lines("A")[8]


@pytest.mark.section("11 Q&A")
@pytest.mark.ruling("A8")
def test_q6_scrap_may_be_chosen_with_empty_columns() -> None:
    """The first card of a round may go to the scrap area, and costs a point that other cards may win back."""
    table = position(hands={"A": "red 12"}, boards={"A": "2 blue in column 2"}, tricks=2)
    _play_out(table)
    table.tell("A: red 12, A: scrap")

    assert "1 red in scrap, 2 blue in column 2" == table.board("A")
    assert 1 == table.scores()[0]


@pytest.mark.section("11 Q&A", "7 Scoring")
def test_q7_a_round_takes_no_points_away() -> None:
    """A board that is worth less than nothing leaves the points of earlier rounds alone."""
    table = position(points={"A": [5]}, boards={"A": "4 red in column 1, 1 blue in column 2"}, tricks=1)

    assert [-3, 1, 0, 0, 0, 2] == table.lines("A")[4:]
    assert 5 == table.scores()[0]


@pytest.mark.section("11 Q&A", "10 Determine player ranks")
@pytest.mark.ruling("A13")
def test_q8_the_extra_card_has_no_rank() -> None:
    """The highest card of the led suit, when it is the extra card, beats nobody."""
    table = position(3, hands={"A": "red 8", "B": "red 2", "C": "red 10"}, deck="red 12")
    table.tell("chance: red 12, A: red 8, B: red 2, C: red 10")

    assert "C A B" == table.ranks
    assert "C: take" == table.turn


@pytest.mark.section("11 Q&A", "4-4 Preparing the deck")
@pytest.mark.ruling("A2")
def test_q9_any_suit_may_stay_in_the_box() -> None:
    """With three, chance removes one of all five suits unless the players name one."""
    table = new_game(3)
    table.tell("chance: seat 1")

    assert "chance: remove" == table.turn
    assert ["gray", "green", "red", "brown", "blue"] == table.may("chance")


def _play_out(table: Position) -> None:
    """Let each seat play the first card that it may, until cards are to be taken."""
    while table.question == "play":
        table.act(table.asked[0], table.choices(table.asked[0])[-1 if table.asked == [0] else 0])

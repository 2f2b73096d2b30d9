"""The rules of both rulebooks, section by section, and our rulings where they are silent."""

from __future__ import annotations

from itertools import chain

import numpy as np
import pytest
from tests.games.catsle_builders.position import LETTER, Position, new_game, position, spoken

from tenshu.core.laws import Table, random_play
from tenshu.core.questions import CHANCE
from tenshu.core.words import LOG, Fault
from tenshu.games.catsle_builders import GAME
from tenshu.games.catsle_builders.pieces import BOX, EDITIONS, SUITS
from tenshu.games.catsle_builders.state import State

in_both_editions = pytest.mark.parametrize("edition", EDITIONS)
at_every_table = pytest.mark.parametrize("seats", [3, 4, 5])


def _answer(table: Position, *questions: str) -> None:
    """Give the first choice to everyone while one of the questions is asked."""
    while table.question in questions:
        table.act(table.asked[0], table.choices(table.asked[0])[0])


def _finish_round(table: Position) -> None:
    completed = int(table.record.completed)
    while table.record.completed == completed:
        table.act(table.asked[0], table.choices(table.asked[0])[0])


def _deal(table: Position, seed: int = 1) -> Position:
    table.settle(seed)
    return table


# 2 Components


@pytest.mark.section("2 Components", "F2 Matériel")
@pytest.mark.ruling("B1")
@in_both_editions
def test_the_deck_is_five_suits_of_twelve(edition: str) -> None:
    """Sixty cards are dealt from, each once, and the jokers of the French box stay in it."""
    table = new_game(5, edition=edition)
    table.tell("chance: seat 1")

    assert [f"{suit} {number}" for suit in SUITS for number in range(1, 13)] == table.may("chance")
    assert 5 == BOX["jokers"]["count"]


# 3 Objective and overview


@pytest.mark.section("3 Objective and overview", "F3 But du jeu")
@in_both_editions
def test_most_points_of_three_rounds_win(edition: str) -> None:
    """The sum of the rounds decides, and not the best round or the last one."""
    table = position(points={"A": (14, 0, 0), "B": (5, 5, 5), "C": (1, 1, 9), "D": (0, 0, 0)}, edition=edition)

    assert [14, 15, 11, 0] == table.scores()
    assert [2, 1, 3, 4] == table.places()


# 4 Game setup


@pytest.mark.section("4 Game setup", "F4 Mise en place")
@in_both_editions
@at_every_table
def test_a_game_begins_with_nothing_dealt(seats: int, edition: str) -> None:
    """Boards and hands are empty, nobody has points, and chance is asked who starts."""
    table = new_game(seats, edition=edition)

    assert "chance: start" == table.turn
    assert EDITIONS.index(edition) == table.record.edition
    assert [-1] * 5 == table.record.trick.tolist()
    assert [""] * seats == [table.board(LETTER[seat]) for seat in range(seats)]
    assert [0] * seats == table.scores()
    assert [1] * seats == table.places()


@pytest.mark.section("4 Game setup", "F4 Mise en place")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_game_is_for_three_to_five(seats: int) -> None:
    """Fewer or more cannot sit down."""
    with pytest.raises(Fault, match="3 to 5"):
        new_game(seats)


@pytest.mark.section("4-1 Determining the start player", "F4-1 Premier joueur")
@pytest.mark.ruling("A16")
@in_both_editions
@at_every_table
def test_chance_names_the_start_player(seats: int, edition: str) -> None:
    """Every seat may start, and the one that does leads the first trick."""
    table = new_game(seats, edition=edition, removed_suit="red")

    assert [f"seat {number}" for number in range(1, seats + 1)] == table.may("chance")

    table.tell(f"chance: seat {seats}")
    _answer(table, "deal", "reveal")

    assert f"{LETTER[seats - 1]}: play" == table.turn


LIMITS = {3: (1, 2, 3, 4), 4: (1, 2, 3, 4), 5: (1, 2, 3, 3)}


@pytest.mark.section("4-2 Take the blueprint board", "F4-2 Prendre un plateau")
@in_both_editions
@at_every_table
def test_each_seat_count_has_its_side_of_the_board(seats: int, edition: str) -> None:
    """The limits rise from one to four, to three with five seats; at them a column is full, above them it costs."""
    columns = list(zip(LIMITS[seats], ("gray", "green", "red", "blue"), (1, 2, 3, 4), strict=True))
    full = ", ".join(f"{limit} {suit} in column {column}" for limit, suit, column in columns)
    over = ", ".join(f"{limit + 2} {suit} in column {column}" for limit, suit, column in columns)

    assert list(LIMITS[seats]) == position(seats, boards={"A": full}, tricks=1, edition=edition).lines("A")[4:8]
    assert [-2] * 4 == position(seats, boards={"A": over}, tricks=1, edition=edition).lines("A")[4:8]


@pytest.mark.section("4-3 Find a way to keep your score")
def test_the_sheet_keeps_the_score_of_each_round() -> None:
    """Each round has its line, the round being played one for each place, and together they are the score."""
    table = position(points={"A": (7, 3), "B": (0, 11)}, boards={"A": "2 red in column 3"}, tricks=1)

    assert [7, 3, 0, 0, 0, 0, 2, 0, 0, 0] == table.lines("A")
    assert [0, 11, 0, 0, 0, 0, 0, 0, 0, 0] == table.lines("B")
    assert [12, 11, 0, 0] == table.scores()


@pytest.mark.section("4-4 Preparing the deck", "F4-3 Distribuer les cartes")
@pytest.mark.ruling("A2")
@in_both_editions
def test_one_suit_stays_in_the_box_of_three(edition: str) -> None:
    """The suit that is removed once is never dealt or revealed, in any of the three rounds."""
    table = new_game(3, edition=edition)
    table.tell("chance: seat 2, chance: green")
    dealt = set()
    while table.asked:
        if table.asked == [CHANCE]:
            dealt |= set(table.may("chance"))
        table.act(table.asked[0], table.choices(table.asked[0])[0])

    assert {f"{suit} {n}" for suit in SUITS if suit != "green" for n in range(1, 13)} == dealt


@pytest.mark.section("4-4 Preparing the deck")
@pytest.mark.ruling("A2")
@pytest.mark.parametrize("suit", SUITS)
def test_players_may_name_the_suit(suit: str) -> None:
    """A suit that was named beforehand is out without asking chance."""
    table = new_game(3, removed_suit=suit)
    table.tell("chance: seat 1")

    assert "chance: deal" == table.turn
    assert 48 == len(table.may("chance"))
    assert not [card for card in table.may("chance") if card.startswith(suit)]


@pytest.mark.section("4-4 Preparing the deck")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_and_five_play_with_all_suits(seats: int) -> None:
    """The suit that three would remove is in the game, and nothing says otherwise."""
    table = new_game(seats, removed_suit="red")
    table.tell("chance: seat 1")

    assert 60 == len(table.may("chance"))
    assert "catsle_builders-removed" not in {fact.key for fact in GAME.view(table.state)["facts"]}


# 5 Round flow


@pytest.mark.section("5 Round flow", "F5 Déroulement de la manche")
@in_both_editions
def test_a_trick_is_played_then_taken_and_placed_by_rank(edition: str) -> None:
    """All play, then the first takes and places, then the second twice, then a new trick begins."""
    table = position(hands={"A": "red 2", "B": "red 4", "C": "red 6", "D": "blue 8"}, tricks=2, edition=edition)
    turns = []
    for answer in (
        *("A: red 2", "B: red 4", "C: red 6", "D: blue 8"),
        *("C: red 4", "C: column 1", "B: blue 8", "B: column 1", "B: red 2", "B: column 4"),
    ):
        turns.append(table.turn)
        table.tell(answer)

    assert ["A: play", "B: play", "C: play", "D: play"] == turns[:4]
    assert ["C: take", "C: place", "B: take", "B: place", "B: take", "B: place"] == turns[4:]
    assert "B: play" == table.turn


TABLES = {3: (48, 11, 15), 4: (60, 14, 4), 5: (60, 12, 0)}


@pytest.mark.section("5-0 Deal the cards", "F4-3 Distribuer les cartes")
@in_both_editions
@at_every_table
def test_hands_are_dealt_from_one_deck(seats: int, edition: str) -> None:
    """Each seat gets its cards, none gets a card of another, and the rest is not dealt."""
    deck, hand, rest = TABLES[seats]
    table = new_game(seats, edition=edition, removed_suit="blue")
    table.tell("chance: seat 1")
    dealt_from = table.may("chance")
    _answer(table, "deal")
    hands = [table.hand(LETTER[seat]) for seat in range(seats)]

    assert deck == len(dealt_from)
    assert [hand] * seats == [len(cards) for cards in hands]
    assert rest == len(spoken(table.record.deck))
    assert sorted(dealt_from) == sorted([*chain(*hands), *spoken(table.record.deck)])


@pytest.mark.section("5-0 Deal the cards", "10 Deal the cards", "F9 Distribuer les cartes")
@in_both_editions
@at_every_table
def test_a_round_of_three_reveals_eleven_extra_cards(seats: int, edition: str) -> None:
    """Three see an extra card in each of eleven tricks, others none; the cards set aside are never seen."""
    table = _deal(new_game(seats, edition=edition))
    leads = []
    while table.record.completed == 0:
        if table.question == "play" and table.record.led < 0:
            leads.append(table.record.extra >= 0)
        aside = int(table.record.deck).bit_count()
        table.act(table.asked[0], table.choices(table.asked[0])[0])

    assert {3: [True] * 11, 4: [False] * 14, 5: [False] * 12}[seats] == leads
    assert {3: 4, 4: 4, 5: 0}[seats] == aside


# 5-1 Play a card


@pytest.mark.section("5-1 Play a card", "F5-1 Jouer une carte")
@in_both_editions
def test_the_leader_plays_any_card_and_the_others_follow_clockwise(edition: str) -> None:
    """The turn goes from the leader round the table, past the last seat to the first."""
    hands = {"A": "red 1, gray 1", "B": "red 2", "C": "gray 3, red 3", "D": "blue 4"}
    table = position(hands=hands, leader="C", edition=edition)

    assert ["gray 3", "red 3"] == table.may("C")
    assert [[], [], []] == [table.may(who) for who in "ABD"]

    turns = []
    for answer in ("C: red 3", "D: blue 4", "A: red 1", "B: red 2"):
        turns.append(table.turn)
        table.tell(answer)

    assert ["C: play", "D: play", "A: play", "B: play"] == turns
    assert ["gray 1"] == table.hand("A")


@pytest.mark.section("5-1 Play a card", "F5-1 Jouer une carte")
@in_both_editions
def test_the_suit_of_the_leader_is_followed_and_no_other(edition: str) -> None:
    """A card played off suit obliges nobody after it."""
    table = position(hands={"A": "red 8", "B": "blue 1", "C": "blue 2, red 3", "D": "blue 9, gray 2"}, edition=edition)
    table.tell("A: red 8, B: blue 1")

    assert ["red 3"] == table.may("C")

    table.tell("C: red 3")

    assert ["gray 2", "blue 9"] == table.may("D")[:2]


@pytest.mark.section("5-1 Play a card", "F5-1 Jouer une carte")
@in_both_editions
def test_who_does_not_follow_has_shown_to_lack_the_suit(edition: str) -> None:
    """The suit that was led is noted, for all to see, of those who played another, and of nobody else."""
    hands = {"A": "red 8, gray 1", "B": "blue 1, gray 2", "C": "red 3, gray 3", "D": "gray 9, blue 2"}
    table = position(hands=hands, voids={"D": "green"}, edition=edition)
    table.tell("A: red 8, B: blue 1, C: red 3, D: gray 9")

    assert [[], ["red"], [], ["green", "red"]] == [table.lacks(who) for who in "ABCD"]


@pytest.mark.section("5-1 Play a card")
def test_a_card_that_is_not_legal_is_refused() -> None:
    """The checked door names what would be legal, and the position stays."""
    table = position(hands={"A": "red 8", "B": "red 2, blue 1"})
    table.tell("A: red 8")
    before = bytes(table.state)

    with pytest.raises(Fault, match="red 2"):
        table.act(1, 48)
    assert before == bytes(table.state)


@pytest.mark.section("10 Play a card", "F9 Jouer une carte")
@pytest.mark.ruling("A13")
@in_both_editions
def test_the_extra_card_is_shown_before_the_lead(edition: str) -> None:
    """Chance reveals it first, and it binds neither the leader nor those who follow."""
    hands = {"A": "red 1, gray 1", "B": "red 2, gray 2", "C": "gray 3, blue 3"}
    table = position(3, hands=hands, deck="gray 12", edition=edition)

    assert "chance: reveal" == table.turn
    assert 6 == len(table.may("chance"))

    table.tell("chance: gray 12")

    assert "A: play" == table.turn
    assert ["gray 12"] == table.table
    assert "gray 12" not in spoken(table.record.deck)
    assert ["gray 1", "red 1"] == table.may("A")

    table.tell("A: red 1")

    assert ["red 2"] == table.may("B")

    table.tell("B: red 2")

    assert ["gray 3", "blue 3"] == table.may("C")


# 5-2 Determine player ranks


@pytest.mark.section("5-2 Determine player ranks", "F5-2 Déterminer le classement")
@pytest.mark.ruling("A15")
@in_both_editions
def test_equal_numbers_off_suit_rank_by_the_order_of_play(edition: str) -> None:
    """The later one is stronger in the order of play, which need not be that of the seats."""
    hands = {"A": "gray 9", "B": "green 9", "C": "red 1", "D": "blue 9", "E": "brown 9"}
    table = position(5, hands=hands, leader="C", edition=edition)
    table.tell("C: red 1, D: blue 9, E: brown 9, A: gray 9, B: green 9")

    assert "C B A E D" == table.ranks


@pytest.mark.section("5-2 Determine player ranks", "F5-2 Déterminer le classement")
@in_both_editions
def test_the_led_suit_beats_every_higher_number(edition: str) -> None:
    """The cards of the led suit rank among themselves, then the others by number, whatever their suits."""
    hands = {"A": "blue 3", "B": "gray 12", "C": "blue 5", "D": "red 11", "E": "blue 1"}
    table = position(5, hands=hands, edition=edition)
    table.tell("A: blue 3, B: gray 12, C: blue 5, D: red 11, E: blue 1")

    assert "C A E B D" == table.ranks


@pytest.mark.section("10 Determine player ranks", "F9 Déterminer le classement")
@pytest.mark.ruling("A13")
@in_both_editions
def test_only_the_cards_of_the_players_rank(edition: str) -> None:
    """The extra card sets no suit and pushes nobody down."""
    table = position(3, hands={"A": "red 1", "B": "blue 7", "C": "gray 7"}, deck="blue 12", edition=edition, leader="B")
    table.tell("chance: blue 12, B: blue 7, C: gray 7, A: red 1")

    assert "B C A" == table.ranks


# 5-3 Take cards


@pytest.mark.section("5-3 Take cards", "F5-3 Prendre des cartes")
@pytest.mark.ruling("A8", "A9")
@in_both_editions
@at_every_table
def test_ranks_take_in_turn_and_one_card_is_left(seats: int, edition: str) -> None:
    """Each takes the printed number before the next does, out of what those before have left."""
    hands = {LETTER[seat]: f"red {seat + 5}" for seat in range(seats)}
    table = position(seats, hands=hands, deck="red 1", tricks=2, edition=edition)
    _answer(table, "reveal")
    table.tell(", ".join(f"{who}: {card}" for who, card in hands.items()))
    asked, offered, owed = [], [], []
    while table.question in {"take", "place"}:
        if table.question == "take":
            asked.append(table.turn[0])
            offered.append(len(table.may(table.turn[0])))
            owed.append(table.about)
            assert table.table == table.may(table.turn[0])
        table.act(table.asked[0], table.choices(table.asked[0])[0])

    assert {3: ["C", "B", "B"], 4: ["D", "C", "C"], 5: ["E", "D", "C", "C"]}[seats] == asked
    assert {3: [4, 3, 2], 4: [4, 3, 2], 5: [5, 4, 3, 2]}[seats] == offered
    assert {3: [1, 2, 1], 4: [1, 2, 1], 5: [1, 1, 2, 1]}[seats] == owed


@pytest.mark.section("10 Take cards", "F9 Prendre des cartes")
@pytest.mark.ruling("A13")
@in_both_editions
def test_the_extra_card_can_be_taken_by_the_first(edition: str) -> None:
    """The first may take it in place of a card that was played, and then the second cannot."""
    table = _three_seats(edition)
    table.tell("A: blue 12, A: column 4")

    assert "1 blue in column 4" == table.board("A")
    assert ["red 8", "red 9", "red 10"] == table.may("B")


@pytest.mark.section("10 Take cards", "F9 Prendre des cartes")
@pytest.mark.ruling("A13")
@in_both_editions
def test_the_extra_card_can_be_taken_by_the_second(edition: str) -> None:
    """The second finds it where the first has left it."""
    table = _three_seats(edition)
    table.tell("A: red 8, A: column 1")

    assert ["red 9", "red 10", "blue 12"] == table.may("B")

    table.tell("B: red 9, B: column 1, B: blue 12, B: column 2")

    assert "1 red in column 1, 1 blue in column 2" == table.board("B")


@pytest.mark.section("10 Take cards", "5-5 Preparing for the next trick")
@pytest.mark.ruling("A12", "A13")
def test_an_extra_card_that_nobody_takes_is_discarded() -> None:
    """It has been seen, and is neither in the deck nor in a hand nor on a board any more."""
    table = _three_seats("catsle_builders")
    table.tell("A: red 8, A: column 1, B: red 9, B: column 1, B: red 10")

    assert "chance: reveal" == table.turn
    assert -1 == table.record.extra
    assert "blue 12" in spoken(table.record.seen)
    assert "blue 12" not in [*table.table, *table.may("chance"), *chain(*map(table.hand, "ABC"))]
    assert ["1 red in column 1", "2 red in column 1", ""] == [table.board(who) for who in "ABC"]


def _three_seats(edition: str) -> Position:
    table = position(3, hands={"A": "red 10", "B": "red 9", "C": "red 8"}, deck="blue 12", tricks=2, edition=edition)
    table.tell("chance: blue 12, A: red 10, B: red 9, C: red 8")
    return table


# 5-4 Place cards


@pytest.mark.section("5-4 Place cards", "F5-4 Placer des cartes")
@in_both_editions
def test_a_suit_goes_on_where_it_lies(edition: str) -> None:
    """A suit that lies on the board has one place, above the limit too, and nobody is asked."""
    table = _taking("red 12", {"A": "3 red in column 2"}, edition=edition)
    table.tell("A: red 12")

    assert "B: take" == table.turn
    assert "4 red in column 2" == table.board("A")


@pytest.mark.section("5-4 Place cards", "F5-4 Placer des cartes")
@in_both_editions
def test_a_new_suit_goes_to_any_empty_place(edition: str) -> None:
    """Places of other suits are closed to it, whether or not they are full."""
    table = _taking("red 12", {"A": "1 gray in column 2, 1 blue in column 1"}, edition=edition)
    table.tell("A: red 12")

    assert "A: place" == table.turn
    assert ["scrap", "column 3", "column 4"] == table.may("A")


@pytest.mark.section("5-4 Place cards", "F5-4 Placer des cartes")
@in_both_editions
def test_nobody_is_asked_for_the_last_empty_place(edition: str) -> None:
    """Where a new suit can go to one place only, it goes there."""
    table = _taking(
        "red 12",
        {"A": "1 gray in scrap, 1 blue in column 1, 1 green in column 2, 1 brown in column 4"},
        edition=edition,
    )
    table.tell("A: red 12")

    assert "B: take" == table.turn
    assert "1 red in column 3" in table.board("A")


@pytest.mark.section("5-4 Place cards", "F5-4 Placer des cartes")
@pytest.mark.ruling("A3", "B2")
@in_both_editions
def test_scrap_keeps_its_suit(edition: str) -> None:
    """A suit in the scrap area draws its later cards there although columns are empty."""
    table = _taking("green 12", {"A": "1 green in scrap, 1 blue in column 2"}, edition=edition)
    table.tell("A: green 12")

    assert "2 green in scrap, 1 blue in column 2" == table.board("A")
    assert "B: take" == table.turn


@pytest.mark.section("5-4 Place cards", "F5-4 Placer des cartes")
@pytest.mark.ruling("A3", "B2")
@in_both_editions
def test_scrap_takes_no_second_suit(edition: str) -> None:
    """Once it holds a suit, a new one must start a column, even with a single column left."""
    table = _taking("red 12", {"A": "2 green in scrap, 1 blue in column 2, 1 gray in column 3"}, edition=edition)
    table.tell("A: red 12")

    assert ["column 1", "column 4"] == table.may("A")


@pytest.mark.section("5-4 Place cards")
@pytest.mark.ruling("A4")
@at_every_table
def test_every_card_finds_a_place(seats: int) -> None:
    """However the cards fall, whoever has to place a card has somewhere to put it."""
    for play in random_play(Table(GAME, seats, {}, seed=10 + seats)):
        for seat in play.asked:
            assert play.choices(seat)
            assert play.question != "place" or len(play.choices(seat)) > 1


@pytest.mark.section("5-4 Place cards")
@pytest.mark.ruling("A5")
@pytest.mark.parametrize("suit", SUITS)
def test_a_board_with_all_suits_needs_no_questions(suit: str) -> None:
    """When columns and scrap area are all in use, each card has its one place."""
    suits = zip(SUITS, ("scrap", "column 1", "column 2", "column 3", "column 4"), strict=True)
    table = _taking(f"{suit} 12", {"A": ", ".join(f"1 {other} in {place}" for other, place in suits)})
    table.tell(f"A: {suit} 12")

    assert "B: take" == table.turn
    assert f"2 {suit}" in table.board("A")


@pytest.mark.section("5-4 Place cards")
@pytest.mark.ruling("A6")
def test_the_second_card_of_a_new_suit_joins_the_first() -> None:
    """Two cards of one new suit lie together: the place is asked for once."""
    table = _second_takes()
    table.tell("B: gray 3, B: column 3")

    assert "B: take" == table.turn

    table.tell("B: gray 5")

    assert "2 gray in column 3" == table.board("B")
    assert "B: play" == table.turn


@pytest.mark.section("5-4 Place cards")
@pytest.mark.ruling("A7")
def test_two_cards_may_be_taken_in_either_order() -> None:
    """Two new suits can go to any two empty places, and the order in which they do leaves no trace."""
    one, other = _second_takes(), _second_takes()
    one.tell("B: gray 3, B: column 3, B: red 9, B: scrap")
    other.tell("B: red 9, B: scrap, B: gray 3, B: column 3")

    assert "1 red in scrap, 1 gray in column 3" == one.board("B")
    assert bytes(one.state) == bytes(other.state)


@pytest.mark.section("10 Place cards", "F9 Placer les cartes")
@in_both_editions
def test_three_have_no_scrap_area(edition: str) -> None:
    """A new suit goes to an empty column; a fourth suit goes to the last one unasked."""
    table = _three_seats(edition)
    table.tell("A: blue 12")

    assert ["column 1", "column 2", "column 3", "column 4"] == table.may("A")

    full = position(
        3,
        hands={"A": "red 10", "B": "red 9", "C": "red 8"},
        boards={"A": "1 gray in column 1, 1 green in column 2, 1 blue in column 4"},
        edition=edition,
        tricks=2,
    )
    _answer(full, "reveal")
    full.tell("A: red 10, B: red 9, C: red 8, A: red 9")

    assert "B: take" == full.turn
    assert "1 red in column 3" in full.board("A")


def _taking(card: str, boards: dict[str, str], edition: str = "catsle_builders") -> Position:
    """Return a trick of four in which A is first and may take a card of its own, and B is second."""
    hands = {"A": card, "B": card.replace("12", "11")}
    table = position(hands=hands, boards=boards, tricks=2, edition=edition)
    table.tell(f"A: {card}, B: {hands['B']}")
    _answer(table, "play")
    return table


def _second_takes() -> Position:
    """Return a trick in which B, whose board is empty, takes two cards after A."""
    table = position(hands={"A": "red 10", "B": "red 9", "C": "gray 3", "D": "gray 5"}, tricks=2)
    table.tell("A: red 10, B: red 9, C: gray 3, D: gray 5, A: red 10, A: column 4")
    return table


# 5-5 Preparing for the next trick


@pytest.mark.section("5-5 Preparing for the next trick", "F5-5 Préparer le prochain pli")
@in_both_editions
@at_every_table
def test_who_took_two_cards_leads(seats: int, edition: str) -> None:
    """The second of three or four and the third of five start the next trick."""
    table = _one_trick(seats, edition=edition)

    assert {3: "B", 4: "C", 5: "C"}[seats] == LETTER[table.record.leader]
    assert -1 == table.record.led
    assert [-1] * 5 == table.record.trick.tolist()
    assert [] == table.table
    assert "" == table.ranks


@pytest.mark.section("5-5 Preparing for the next trick", "F5-5 Préparer le prochain pli")
@pytest.mark.ruling("A12")
@in_both_editions
def test_what_is_left_is_discarded_out_of_sight(edition: str) -> None:
    """The card that nobody took can be seen no more, by anyone."""
    table = position(hands={"A": "red 10", "B": "red 9", "C": "gray 3", "D": "gray 5"}, tricks=2, edition=edition)
    table.tell("A: red 10, B: red 9, C: gray 3, D: gray 5")
    table.tell("A: red 10, A: column 4, B: red 9, B: column 1, B: gray 3, B: column 2")

    assert "B: play" == table.turn
    assert ["1 red in column 4", "1 red in column 1, 1 gray in column 2", "", ""] == [
        table.board(who) for who in "ABCD"
    ]
    assert not [who for who in (0, 1, 2, 3, 9) if "gray-5" in str(GAME.view(table.seen(who)))]


@pytest.mark.section("11 Variant rule")
@at_every_table
def test_in_the_variant_the_first_leads(seats: int) -> None:
    """Whoever ranked first starts the next trick, at every table."""
    table = _one_trick(seats, winner_leads="yes")

    assert {3: "C", 4: "D", 5: "E"}[seats] == LETTER[table.record.leader]


@pytest.mark.section("11 Variant rule", "F5-5 Préparer le prochain pli")
@pytest.mark.ruling("B4")
def test_the_french_edition_offers_the_variant_as_a_loan() -> None:
    """It can be chosen, and the table says whose it is."""
    table = _one_trick(4, winner_leads="yes", edition="chatpentiers")
    facts = {fact.key: dict(fact.args) for fact in GAME.view(table.state)["facts"]}

    assert "D" == LETTER[table.record.leader]
    assert "chatpentiers" == facts["catsle_builders-winner-leads"]["edition"]
    assert "no" == new_game(4, edition="chatpentiers").options["winner_leads"]


def _one_trick(seats: int, edition: str = "catsle_builders", winner_leads: str = "no") -> Position:
    """Return the table after a trick that ranked the last seat first and the first last."""
    hands = {LETTER[seat]: f"red {seat + 5}" for seat in range(seats)}
    table = position(seats, hands=hands, tricks=2, edition=edition, winner_leads=winner_leads)
    _answer(table, "reveal")
    table.tell(", ".join(f"{who}: {card}" for who, card in hands.items()))
    _answer(table, "take", "place")
    return table


# 6 Round end


@pytest.mark.section("6 Round end", "F6 Fin de la manche")
@in_both_editions
@at_every_table
def test_a_round_ends_with_the_last_card(seats: int, edition: str) -> None:
    """There are as many tricks as cards were dealt to a hand, and then the boards are scored and cleared."""
    table = _deal(new_game(seats, edition=edition))
    tricks = 0
    while table.record.completed == 0:
        tricks += table.question == "play" and table.record.led < 0
        points = table.scores()
        table.act(table.asked[0], table.choices(table.asked[0])[0])

    assert {3: 11, 4: 14, 5: 12}[seats] == tricks
    assert "chance: deal" == table.turn
    assert [""] * seats == [table.board(LETTER[seat]) for seat in range(seats)]
    assert table.scores() == table.record.points[0, :seats].tolist()
    assert any(points)


@pytest.mark.section("6 Round end", "F6 Fin de la manche")
@in_both_editions
def test_the_last_trick_counts(edition: str) -> None:
    """What is taken in it is placed and scored before the round is over."""
    table = position(
        hands={"A": "red 12", "B": "red 9", "C": "gray 3", "D": "gray 5"},
        boards={"A": "3 red in column 4, 1 gray in column 1"},
        edition=edition,
    )
    table.tell("A: red 12, B: red 9, C: gray 3, D: gray 5, A: red 12, B: red 9, B: column 1, B: gray 3, B: column 2")

    assert 1 == table.record.completed
    assert [6, 2, 0, 0] == table.scores()
    assert [6, 0, 0] == table.lines("A")[:3]


# 7 Scoring


@pytest.mark.section("7 Scoring", "F6 Calcul des points")
@pytest.mark.ruling("A14")
@in_both_editions
def test_a_round_is_clipped_after_the_bonus(edition: str) -> None:
    """Three won, four lost and one of bonus are nothing, and not one."""
    board = "1 red in column 1, 2 blue in column 2, 7 green in column 3"
    table = position(boards={"A": board}, tricks=1, edition=edition)

    assert [0, 1, 2, -4, 0, 1, 0] == table.lines("A")[3:]
    assert 0 == table.scores()[0]


@pytest.mark.section("7 Scoring", "F6 Calcul des points")
@pytest.mark.ruling("A14")
@in_both_editions
def test_each_round_is_clipped_by_itself(edition: str) -> None:
    """A bad round is worth nothing, and takes nothing from the rounds before it or after it."""
    table = position(
        points={"A": [6]},
        hands={"A": "red 2", "B": "red 9", "C": "red 7", "D": "red 5"},
        boards={"A": "5 red in column 1"},
        edition=edition,
    )
    before = table.lines("A")
    table.tell("A: red 2")
    _answer(table, "play", "take", "place")

    assert [6, 0, 0, 0, -4, 0, 0, 0, 0, 4] == before
    assert [6, 0, 0] == table.lines("A")[:3]
    assert 6 == table.scores()[0]


@pytest.mark.section("7 Scoring: the cards in a column", "F6 Points des cartes")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, -1), (5, -2), (12, -9)])
@in_both_editions
def test_a_column_pays_up_to_its_limit(count: int, points: int, edition: str) -> None:
    """Each card is a point until there is one too many; then each one too many costs a point."""
    table = position(boards={"A": f"{count} red in column 3" if count else ""}, tricks=1, edition=edition)

    assert points == table.lines("A")[6]


@pytest.mark.section("7 Scoring: the cards in a column", "F6 Points des cartes")
@pytest.mark.parametrize("seats", [4, 5])
@in_both_editions
def test_each_scrap_costs_a_point(seats: int, edition: str) -> None:
    """The limit of the scrap area is nought, so all that lies there is too much."""
    table = position(seats, boards={"A": "3 red in scrap, 3 blue in column 3"}, tricks=1, edition=edition)

    assert [-3, 0, 0, 3, 0, 0, 0] == table.lines("A")[3:]
    assert 0 == table.scores()[0]


@pytest.mark.section("7 Scoring: the cards in a column")
@pytest.mark.ruling("A10")
@at_every_table
def test_an_empty_board_is_worth_nothing(seats: int) -> None:
    """Empty columns bring no point and are not perfect."""
    table = position(seats, tricks=1)

    assert [0] * 10 == table.lines("A")


@pytest.mark.section("7 Scoring: the cards in a column")
@pytest.mark.ruling("A11")
def test_numbers_on_the_board_do_not_matter() -> None:
    """The highest card of a suit and the lowest score alike."""
    high, low = _second_takes(), _second_takes()
    high.tell("B: gray 5, B: column 1, B: red 9, B: column 2")
    low.tell("B: gray 3, B: column 1, B: red 9, B: column 2")

    assert high.lines("B") == low.lines("B")


@pytest.mark.section("7 Scoring: perfect columns", "F6 Sections parfaites")
@pytest.mark.parametrize(("perfect", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4)])
@in_both_editions
@at_every_table
def test_perfect_columns_bring_a_bonus(seats: int, perfect: int, bonus: int, edition: str) -> None:
    """The bonus is that of the table, whatever columns are perfect, and the scrap area has no part in it."""
    columns = zip(LIMITS[seats], ("gray", "green", "red", "blue"), (1, 2, 3, 4), strict=True)
    counts = [(limit if column > 4 - perfect else limit + 1, suit, column) for limit, suit, column in columns]
    board = ", ".join(f"{count} {suit} in column {column}" for count, suit, column in counts)
    table = position(seats, boards={"A": board}, tricks=1, edition=edition)

    assert bonus == table.lines("A")[8]


# 8 Next round


@pytest.mark.section("8 Next round", "F7 Manche suivante")
@pytest.mark.ruling("A1")
@in_both_editions
@at_every_table
def test_the_start_moves_on_from_the_start_of_this_round(seats: int, edition: str) -> None:
    """The seat after the one that opened the round opens the next, whoever led the last trick."""
    last = LETTER[seats - 1]
    table = position(seats, start=last, leader="B", tricks=1, edition=edition)
    _finish_round(table)
    _answer(table, "deal", "reveal")

    assert "A: play" == table.turn

    table = position(seats, points={"A": [0]}, start="A", leader="C", tricks=1, edition=edition)
    _finish_round(table)
    _answer(table, "deal", "reveal")

    assert "B: play" == table.turn


@pytest.mark.section("8 Next round", "F7 Manche suivante")
@pytest.mark.ruling("B3")
@in_both_editions
@at_every_table
def test_all_cards_are_shuffled_for_the_next_round(seats: int, edition: str) -> None:
    """Boards, discards and the cards set aside go back into the deck, and what was shown is forgotten."""
    table = position(
        seats,
        boards={"A": "2 red in column 1", "B": "1 gray in column 4"},
        voids={"A": "red, gray", "C": "blue"},
        tricks=1,
        edition=edition,
    )
    _finish_round(table)

    assert "chance: deal" == table.turn
    assert {3: 48, 4: 60, 5: 60}[seats] == len(table.may("chance"))
    assert ["", ""] == [table.board(who) for who in "AB"]
    assert [] == spoken(table.record.seen)
    assert not table.record.void.any()


@pytest.mark.section("8 Next round")
def test_each_of_three_rounds_is_dealt_in_full() -> None:
    """The second and the third round begin with hands as great as the first."""
    table = new_game(4)
    table.tell("chance: seat 4")
    sizes = []
    while table.asked:
        _answer(table, "deal")
        sizes.append((LETTER[table.record.start], table.turn, table.record.hand_size[:4].tolist()))
        _finish_round(table)

    assert [(who, f"{who}: play", [14] * 4) for who in "DAB"] == sizes


# 9 End of the game


@pytest.mark.section("9 End of the game", "F8 Fin de la partie")
@in_both_editions
@at_every_table
def test_the_game_is_over_after_three_rounds(seats: int, edition: str) -> None:
    """When the third round is scored nobody is asked any more, and no answer is taken."""
    table = position(seats, points={"A": [1, 2], "B": [4, 0]}, tricks=1, edition=edition)
    _finish_round(table)

    assert "" == table.turn
    assert 3 == table.record.completed
    assert [[]] * seats == [table.may(LETTER[seat]) for seat in range(seats)]
    assert table.scores() == table.record.points[:, :seats].sum(axis=0).tolist()
    with pytest.raises(Fault, match="over"):
        table.act(0, 0)


@pytest.mark.section("9 End of the game", "F8 Fin de la partie")
@in_both_editions
def test_the_third_round_counts_once(edition: str) -> None:
    """Its board stays in sight for the tie-break and is not scored again."""
    table = position(points={"A": (1, 2, 3)}, boards={"A": "3 red in column 3"}, edition=edition)

    assert 6 == table.scores()[0]
    assert [1, 2, 3, 0, 0, 0, 0, 0, 0, 0] == table.lines("A")


@pytest.mark.section("9 End of the game: in case of a tie", "F8 En cas d'égalité")
@in_both_editions
def test_perfect_columns_of_the_last_round_break_a_tie(edition: str) -> None:
    """Of those with equal points, more perfect columns come first; they help nobody with fewer points."""
    table = position(
        points={"A": (9, 9, 2), "B": (0, 9, 11), "C": (9, 5, 5), "D": (10, 10, 0)},
        boards={
            "A": "1 red in column 1, 2 blue in column 2",
            "B": "4 red in column 4",
            "C": "1 gray in column 1, 2 green in column 2, 3 brown in column 3",
            "D": "2 red in column 3",
        },
        edition=edition,
    )

    assert [20, 20, 19, 20] == table.scores()
    assert [1, 2, 4, 3] == table.places()


@pytest.mark.section("9 End of the game: in case of a tie", "F8 En cas d'égalité")
@in_both_editions
def test_equal_points_and_columns_share_the_victory(edition: str) -> None:
    """Whose columns are perfect does not matter, only how many; the next place is that after all who share."""
    table = position(
        points={"A": (9, 9, 2), "B": (0, 9, 11), "C": (5, 5, 5), "D": (10, 10, 0)},
        boards={"A": "1 red in column 1", "B": "4 blue in column 4", "D": "2 green in column 2"},
        edition=edition,
    )

    assert [1, 1, 4, 1] == table.places()


# The turn


@at_every_table
def test_choices_are_counted(seats: int) -> None:
    """The rules tell how many answers each seat has: none to whoever is not asked."""
    legal = np.zeros(GAME.words, np.uint64)
    for play in random_play(Table(GAME, seats, {}, seed=seats)):
        for seat in (*range(seats), CHANCE):
            count = GAME.doors.choices(play.state, seat, legal)

            assert count == len(play.choices(seat)) == int(legal[0]).bit_count() + int(legal[1]).bit_count()
            assert (count > 0) == (seat in play.asked)


# The two editions


@at_every_table
def test_both_editions_are_one_game(seats: int) -> None:
    """Answer by answer, the same game unfolds under both names."""
    english = random_play(Table(GAME, seats, {}, seed=seats))
    french = random_play(Table(GAME, seats, {"edition": "chatpentiers"}, seed=seats))
    for one, other in zip(english, french, strict=True):
        state = other.state.copy()
        State.on(state).edition = EDITIONS.index("catsle_builders")

        assert bytes(one.state) == bytes(state)


def test_logs_have_one_language() -> None:
    """A place is written in a log by the same words in both editions."""
    tables = [_taking("red 12", {}, edition=edition) for edition in EDITIONS]
    for table in tables:
        table.tell("A: red 12")

    assert tables[0].may("A") == tables[1].may("A")
    assert "scrap" == tables[1].say(tables[1].choices(0)[0], LOG)

"""What a seat of CATsle Builders observes, as nets read it."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np
import pytest
from tests.games.catsle_builders.position import RANKS, WHO, Position, cards, position
from tests.games.observed import (
    Row,
    by,
    every_value,
    exchanged,
    fields_are_well_made,
    hidden_row_of,
    looking_changes_nothing,
    marked,
    nothing_hidden_is_read,
    numbers_stay_within_bounds,
    observed,
    observed_hidden,
    observing,
    row_of,
)

from tenshu.core.bits import bit
from tenshu.core.laws import Table, random_play
from tenshu.core.observing import Axis
from tenshu.core.play import Play
from tenshu.games.catsle_builders import GAME
from tenshu.games.catsle_builders.pieces import LIMITS, PLACES, SUITS
from tenshu.games.catsle_builders.rules import board_points, may_place
from tenshu.games.catsle_builders.state import CARD, PLACE, SEAT, SUIT, State

at_every_table = pytest.mark.parametrize("seats", [3, 4, 5])
GRAY, GREEN, RED, BROWN, BLUE = range(len(SUITS))
SCRAP = 0
OF_SUITS = Axis(len(SUITS), "suits")


def seen_by(who: str, table: Position) -> Row:
    """Return what a seat observes of what it may see."""
    return observed(GAME, table.redacted(who).state, WHO[who])


def in_other_suits(action: int, suits: Sequence[int]) -> int:
    """Return what an answer is when suits have changed places."""
    if action < PLACE:
        return CARD + suits[action // RANKS] * RANKS + action % RANKS
    return SUIT + suits[action - SUIT] if SUIT <= action < SEAT else action


# What holds at any time


def test_fields_are_well_made() -> None:
    """Names, sizes and meanings of the fields are in order."""
    fields_are_well_made(GAME)


def test_what_is_asked_of_seats_is_below_the_answers() -> None:
    """Cards and places are answers of seats; suits and seats are chosen by chance."""
    assert PLACE + PLACES == observing(GAME).answers


@pytest.mark.compiled
@at_every_table
def test_suits_are_alike(seats: int) -> None:
    """When suits change places in a game, they do so in what is seen and hidden, and nothing else changes."""
    suits, other = [3, 0, 4, 1, 2], Play(GAME, seats)
    for play in random_play(Table(GAME, seats, {}, seed=5)):
        for seat, action in play.moves[len(other.moves) :]:
            other.act(seat, in_other_suits(action, suits))
        for seat in play.asked[: len(play.moves)]:
            expected = [in_other_suits(action, suits) for action in play.choices(seat)]

            assert sorted(expected) == other.choices(seat)
        for looks in range(seats):
            expected_row = exchanged(observing(GAME).fields, row_of(GAME, play.state, looks), suits)
            expected_hidden = exchanged(observing(GAME).hidden, hidden_row_of(GAME, play.state, looks), suits)

            assert np.array_equal(expected_row, row_of(GAME, other.state, looks))
            assert np.array_equal(expected_hidden, hidden_row_of(GAME, other.state, looks))

    assert not other.asked
    assert play.scores() == other.scores()


def test_what_is_about_each_suit_stands_below_the_axis_of_suits() -> None:
    """So many numbers in a row are about one suit as the axes after that of suits say, and none where there is none."""
    for field in (*observing(GAME).fields, *observing(GAME).hidden):
        axes = () if isinstance(field.axes, int) else field.axes
        below = [prod(field.shape[at + 1 :]) for at, axis in enumerate(axes) if axis == OF_SUITS]

        assert (below or [0]) == [field.each]


def test_answers_are_about_suits() -> None:
    """An action is about the suit of its card, or about none."""
    suits, answers = [3, 0, 4, 1, 2], np.arange(observing(GAME).answers)
    moved = exchanged(observing(GAME).about, answers, suits)

    assert [in_other_suits(action, suits) for action in moved.tolist()] == answers.tolist()


@pytest.mark.compiled
def test_numbers_stay_within_bounds() -> None:
    """Whatever is played, no number is above its most, and every field tells something at some time."""
    tables = [table for seats in GAME.seats for table in every_value(GAME, seats)]

    assert not numbers_stay_within_bounds(tables)


@at_every_table
def test_numbers_stay_within_bounds_in_a_game(seats: int) -> None:
    """The same for one game, which is short enough to be run interpreted."""
    dull = numbers_stay_within_bounds([Table(GAME, seats, {"winner_leads": "yes"}, seed=1)])

    assert (set() if seats == 3 else {"removed", "extra"}) == dull


@at_every_table
def test_nothing_hidden_is_read(seats: int) -> None:
    """A seat observes the same whatever the others hold and the deck hides."""
    nothing_hidden_is_read(Table(GAME, seats, {}, seed=2))


def test_looking_changes_nothing() -> None:
    """A table that was observed is as it was."""
    looking_changes_nothing(Table(GAME, 3, {}, seed=3))


@at_every_table
def test_each_card_is_held_or_unseen_or_was_shown(seats: int) -> None:
    """In the middle of a round a card of the game is in one of these places, and a removed suit in none."""
    for play in random_play(Table(GAME, seats, {"removed_suit": "red"}, seed=4)):
        if play.question in {"take", "place"}:
            state, seat = State.on(play.state), play.asked[0]
            row = observed(GAME, play.seen(seat), seat)
            shown = [int(state.seen) >> card & 1 for card in range(60)]
            places = np.array([row["hand"], row["unseen"], shown]).sum(axis=0)

            assert [int(seats > 3 or card // RANKS != RED) for card in range(60)] == places.tolist()
            assert [0] * 60 == [int(p and not s) for p, s in zip(_played_by_any(row), shown, strict=True)]


def _played_by_any(row: Row) -> list[int]:
    return np.array(by(60, row["played"])).sum(axis=0).tolist()  # type: ignore[no-any-return]


@at_every_table
def test_the_rank_of_a_play_is_what_the_rules_say(seats: int) -> None:
    """Each card that can be played would rank as the row tells, and no other card has a rank."""
    for play in random_play(Table(GAME, seats, {}, seed=5)):
        if play.question == "play":
            seat = play.asked[0]
            row = observed(GAME, play.seen(seat), seat)
            ranks = {card: _rank_after(play, seat, card) for card in play.choices(seat)}

            assert ranks == {card: rank for card, rank in enumerate(row["play_rank"]) if rank}


def _rank_after(play: Play, seat: int, card: int) -> int:
    after = play.state.copy()
    GAME.doors.apply(after, seat, CARD + card)
    return int(State.on(after).rank[seat])


@at_every_table
def test_gains_and_losses_are_what_the_rules_say(seats: int) -> None:
    """One more card of a suit changes each board by as much, on the best place that it may be laid on."""
    for number, play in enumerate(random_play(Table(GAME, seats, {"removed_suit": "blue"}, seed=6))):
        if number % 11 == 0:
            row = observed(GAME, play.seen(0), 0)
            told = [
                [gain - loss for gain, loss in zip(gains, losses, strict=True)]
                for gains, losses in zip(by(5, row["gain"]), by(5, row["loss"]), strict=True)
            ]

            suits = range(4 if seats == 3 else 5)
            expected = [[_best_change(play, seat, suit) for suit in suits] for seat in range(seats)]
            assert expected == [line[: len(suits)] for line in told[:seats]]
            assert not any(any(line) for line in told[seats:])


def _best_change(play: Play, seat: int, suit: int) -> int:
    """Return how the points of a board change at best when a card of a suit is laid on it."""
    state = State.on(play.state)
    places = int(may_place(state, suit, seat))
    return max(_change(play, seat, place, suit) for place in range(PLACES) if places >> place & 1)


def _change(play: Play, seat: int, place: int, suit: int) -> int:
    after = State.on(play.state.copy())
    lying = int(after.board[seat, place])
    card = next(card for card in range(suit * RANKS, 60) if not lying >> card & 1)
    before = board_points(after, seat)
    after.board[seat, place] |= bit(card)
    return board_points(after, seat) - before


# Examples


def test_a_trick_is_seen_from_each_seat() -> None:
    """A led red 8, B followed with red 2, and C, which can follow too, sees what its cards are worth."""
    hands = {"A": "red 8, gray 1", "B": "red 2, gray 2", "C": "red 5, red 9", "D": "red 12, gray 4"}
    table = position(hands=hands)
    table.tell("A: red 8, B: red 2")
    row = seen_by("C", table)

    assert [[], [], [RED], [RED], []] == [marked(suits) for suits in by(5, row["trick_suit"])]  # C, D, A, B, none
    assert [0, 0, 8, 2, 0] == row["trick_number"]
    assert [[], [], [0], [1], []] == [marked(ranks) for ranks in by(5, row["trick_rank"])]
    assert {"red 5": 2, "red 9": 1} == {card: row["play_rank"][cards(card)[0]] for card in table.hand("C")}
    assert ([RED], [0], [2], [0]) == tuple(marked(row[name]) for name in ("led", "question", "leader", "turn"))
    assert ([1], [2]) == (row["to_play"], row["tricks"])


def test_unseen_cards_that_would_rank_above() -> None:
    """Those of the suit led above a card of that suit; above any other all of it, and equal or higher numbers too."""
    table = position(hands={"A": "red 8", "B": "gray 11", "C": "red 9", "D": "green 11"}, deck="red 12, blue 12")
    table.tell("A: red 8")
    row = seen_by("B", table)
    hidden = [table.hand(who) for who in "CD"], len(marked(row["unseen"]))

    assert ([["red 9"], ["green 11"]], 6) == hidden  # with red 12, blue 12 and two low cards set aside
    assert 2 == row["trick_stronger"][3]  # above red 8
    assert 4 == row["play_stronger"][cards("gray 11")[0]]
    assert 2 == row["play_rank"][cards("gray 11")[0]]


def test_long_suits_and_what_is_above_and_below() -> None:
    """Of each suit the row counts what is held, what is unseen, and what of that no card in hand reaches."""
    table = position(hands={"A": "red 4, red 8, blue 1", "B": "red 3, red 9, red 12"}, tricks=3)
    row = seen_by("A", table)

    assert [0, 0, 2, 0, 1] == row["hand_suits"]
    assert 3 == row["unseen_suits"][RED]
    assert (2, 1) == (row["above"][RED], row["below"][RED])
    assert (0, 0) == (row["above"][GREEN], row["below"][GREEN])


def test_cards_are_taken_and_placed() -> None:
    """While a trick is taken the row tells what is left of it, who takes how much, and what is being placed."""
    hands = {"A": "red 8", "B": "red 9", "C": "blue 2", "D": "red 1"}
    table = position(hands=hands, tricks=2)
    table.tell("A: red 8, B: red 9, C: blue 2, D: red 1")
    first = seen_by("B", table)

    assert ([0, 0, 3, 0, 1], [1, 0, 0, 2, 0]) == (first["loose"], first["owed"])  # B, C, D, A
    table.tell("B: blue 2")
    placing = seen_by("B", table)

    assert ([2], [BLUE]) == (marked(placing["question"]), marked(placing["placing"]))
    assert ([0, 0, 3, 0, 0], [0, 0, 0, 2, 0]) == (placing["loose"], placing["owed"])
    table.tell("B: column 1, A: red 1")
    second = seen_by("A", table)

    assert ([2], [RED]) == (marked(second["question"]), marked(second["placing"]))
    assert [1, 0, 0, 0, 0] == second["owed"]


def test_boards_are_seen_as_places_room_and_worth() -> None:
    """A suit in a column that is full costs a lot, one that has room brings a point, and scrap always costs one."""
    boards = {"A": "2 red in column 2, 1 gray in column 4", "B": "3 green in scrap"}
    row = seen_by("A", position(boards=boards, tricks=3))
    own, next_one = by(25, row["place"])[0], by(25, row["place"])[1]

    assert {(RED, 2), (GRAY, 4)} == {divmod(index, PLACES) for index in marked(own)}
    assert [(GREEN, SCRAP)] == [divmod(index, PLACES) for index in marked(next_one)]
    assert [[3, 0, 0, 0, 0], [0] * 5] == by(5, row["room"])[:2]
    assert [1, 2, 0, 2, 2] == row["gain"][:5]  # a new suit fills column 1: one card, and the bonus for two
    assert [0, 0, 3, 0, 0] == row["loss"][:5]
    assert (1, 0) == (row["loss"][5 + GREEN], row["gain"][5 + GREEN])
    assert [13, 7, 10, 10, 0] == row["board"]
    assert [1, 0, 0, 0, 0] == row["perfect"]
    assert 2 == LIMITS[4, 2]


def test_the_cards_that_each_seat_played_stay_known() -> None:
    """After a trick the row still tells who played what, and who could not follow."""
    hands = {"A": "red 8", "B": "red 9", "C": "blue 2", "D": "red 1"}
    table = position(hands=hands, tricks=2)
    table.tell("A: red 8, B: red 9, C: blue 2, D: red 1, B: red 9, B: column 1, A: red 8, A: column 4, A: red 1")
    row = seen_by("C", table)

    expected = [cards(card) for card in ("blue 2", "red 1", "red 8", "red 9", "")]  # C, D, A, B, none
    assert expected == [marked(plays) for plays in by(60, row["played"])]
    assert [[RED], [], [], [], []] == [marked(suits) for suits in by(5, row["void"])]
    assert [2] == marked(row["leader"])
    assert not any(row["trick_number"])


def test_three_seats_have_an_extra_card_and_a_suit_less() -> None:
    """The suit of the extra card can be taken from the trick; brown is out of the game."""
    table = position(3, hands={"A": "red 8", "B": "gray 3", "C": "red 1"}, deck="green 7")
    table.tell("chance: green 7, A: red 8")
    row = seen_by("B", table)

    assert ([0], [BROWN]) == (marked(row["seats"]), marked(row["removed"]))
    assert ([GREEN], [0, 1, 1, 0, 0]) == (marked(row["extra"]), row["loose"])
    assert not any(row["unseen"][card] for card in range(60) if card // RANKS == BROWN)
    assert 0 == row["unseen"][cards("green 7")[0]]
    assert not any(by(5, row["gain"])[seat][BROWN] for seat in range(5))


def test_the_game_so_far() -> None:
    """The row tells the round, who opened it, the variant, and how far one is ahead of or behind each other seat."""
    points = {"A": (3, 5), "B": (9, 0), "C": (0, 2), "D": (4, 4)}
    table = position(points=points, start="C", leader="D", tricks=3, winner_leads="yes")
    row = seen_by("B", table)

    assert ([7, 1, 1, 0], [0] * 4) == (row["ahead"], row["behind"])  # of C, D, A
    assert ([0, 0, 0, 0], [6, 6, 7, 0]) == tuple(seen_by("C", table)[name] for name in ("ahead", "behind"))
    assert ([2], [1], [2], [1]) == tuple(marked(row[name]) for name in ("round", "start", "leader", "seats"))
    assert [1] == row["winner_leads"]


def test_both_editions_look_alike() -> None:
    """They are played by the same rules, so what is learned of one is known of the other."""
    editions = [position(tricks=3, edition=edition) for edition in ("catsle_builders", "chatpentiers")]

    assert seen_by("A", editions[0]) == seen_by("A", editions[1])


def test_seats_are_counted_from_the_one_that_looks() -> None:
    """When all move up one chair, each sees what it saw before."""
    hands = ["red 8, gray 1", "red 9, gray 2", "blue 2, gray 3", "red 1, gray 4"]
    boards = ["1 brown in column 1", "2 green in column 2", "3 blue in scrap", ""]
    plays = ["red 8", "red 9", "blue 2"]
    rows = []
    for first in range(4):
        order = "ABCDABC"[first : first + 4]
        table = position(
            hands=dict(zip(order, hands, strict=True)),
            boards=dict(zip(order, boards, strict=True)),
            points={who: (number,) for number, who in enumerate(order)},
            leader=order[0],
            start=order[3],
        )
        table.tell(", ".join(f"{who}: {card}" for who, card in zip(order, plays, strict=False)))
        rows.append([bytes(row_of(GAME, table.redacted(who).state, WHO[who])) for who in order])

    assert [rows[0]] * 3 == rows[1:]
    assert 4 == len(set(rows[0]))


# What is hidden


@at_every_table
def test_hidden_are_the_hands_of_the_others(seats: int) -> None:
    """The row for a critic holds the other hands, in the order of the table, and nothing else."""
    for play in random_play(Table(GAME, seats, {}, seed=8)):
        if play.question == "play":
            state, seat = State.on(play.state), play.asked[0]
            others = [(seat + away) % seats for away in range(1, seats)]
            hands = [[card for card in range(60) if int(state.hand[other]) >> card & 1] for other in others]
            told = by(60, observed_hidden(GAME, play.state, seat)["hands"])

            assert hands + [[]] * (5 - seats) == [marked(hand) for hand in told]
            assert not any(any(hand) for hand in by(60, observed_hidden(GAME, play.seen(seat), seat)["hands"]))

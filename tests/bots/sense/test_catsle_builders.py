"""Advice to a player of CATsle Builders, in positions where it is clear."""

from __future__ import annotations

import numpy as np
import pytest
from tests.games.catsle_builders.position import WHO, Position, new_game, position

from tenshu.bots.sense.catsle_builders import likelihood
from tenshu.bots.sensing import search_doors
from tenshu.bots.tree import GREEDY, RANDOM, Reals
from tenshu.core.bits import WORD, Words, no_numbers
from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.rng import new_rng
from tenshu.core.rules import compiled
from tenshu.core.words import LOG
from tenshu.games.catsle_builders import GAME

pytestmark = pytest.mark.compiled
at_every_table = pytest.mark.parametrize("seats", [3, 4, 5])


def weights_of(state: Bytes, seat: int) -> Reals:
    """Return what the actions of a seat weigh."""
    weights = np.zeros(WORD * GAME.words)
    search_doors(GAME).weigh(state, seat, no_numbers(GAME.actions), weights)
    return weights


def best(table: Position, who: str) -> str:
    """Return what the sense would answer, from what the seat sees."""
    weights = weights_of(table.seen(WHO[who]), WHO[who])
    return table.say(max(table.choices(WHO[who]), key=lambda action: float(weights[action])), LOG)


def decisions(seats: int, seed: int) -> list[Play]:
    """Return the positions of a random game in which a seat has a choice."""
    plays = []
    for play in random_play(Table(GAME, seats, {}, seed)):
        if play.asked and play.asked[0] != CHANCE and len(play.choices(play.asked[0])) > 1:
            plays.append(Play(GAME, seats, {}))
            plays[-1].state = play.state.copy()
    return plays


@at_every_table
def test_every_legal_action_weighs_something(seats: int) -> None:
    """No choice is ruled out, so that a search can find out better."""
    for play in decisions(seats, seed=1):
        seat = play.asked[0]
        weights = weights_of(play.state, seat)[play.choices(seat)]

        assert np.isfinite(weights).all()
        assert (weights > 0).all()


@at_every_table
def test_what_others_hold_does_not_change_the_advice(seats: int) -> None:
    """It is the same for who sees one hand as for who sees all."""
    for play in decisions(seats, seed=2):
        seat = play.asked[0]

        assert np.array_equal(weights_of(play.state, seat), weights_of(play.seen(seat), seat))


@at_every_table
def test_greedy_beats_random(seats: int) -> None:
    """Who follows the advice wins at least twice as often as by chance."""
    manners = np.array([GREEDY] + [RANDOM] * (seats - 1))
    scores = np.zeros((200, seats), np.int64)
    places = scores.copy()
    search_doors(GAME).sensible_games(
        np.zeros(GAME.state.dtype.itemsize, np.uint8), no_numbers(GAME.actions), np.zeros(WORD * GAME.words),
        new_rng(0), seats, np.zeros(len(GAME.options), np.int64), 3, 0, manners, scores, places,
    )  # fmt: skip

    assert np.mean(places[:, 0] == 1) > 2 / seats


def trick(boards: dict[str, str]) -> Position:
    """Return a trick that A wins with gray 12 before B, in which also a red and a blue card lie."""
    table = position(
        hands={"A": "gray 12", "B": "gray 11", "C": "red 1", "D": "blue 1"}, boards=boards, tricks=3, leader="A"
    )
    table.tell("A: gray 12, B: gray 11, C: red 1, D: blue 1")
    return table


def test_take_what_fits() -> None:
    """A card that a column has room for, rather than one that bursts a full column."""
    table = trick({"A": "4 gray in column 4, 1 red in column 3, 1 blue in column 1"})

    assert "red 1" == best(table, "A")


def test_burst_the_short_column_if_any() -> None:
    """A full column of four is worth more than a full column of one."""
    table = trick({"A": "4 gray in column 4, 3 red in column 3, 1 blue in column 1"})

    assert "blue 1" == best(table, "A")


def test_waste_goes_to_waste() -> None:
    """What is over its limit already suffers least."""
    table = trick({"A": "4 gray in column 4, 4 red in column 3, 1 blue in column 1"})

    assert "red 1" == best(table, "A")


def test_complete_a_column_rather_than_open_one() -> None:
    """A perfect column brings more than a suit that has no place yet."""
    table = trick({"A": "3 gray in column 4, 4 red in scrap"})

    assert best(table, "A") in {"gray 11", "gray 12"}


def test_the_longest_column_first() -> None:
    """A new suit goes where there is most room, while all is open."""
    table = trick({})
    table.tell("A: red 1")

    assert "column 4" == best(table, "A")


def test_scrap_last() -> None:
    """A new suit rather goes to the shortest column than to the scrap area."""
    table = trick({"A": "1 gray in column 2, 1 green in column 3, 1 brown in column 4"})
    table.tell("A: red 1")

    assert "column 1" == best(table, "A")


FULL = "1 gray in column 1, 2 green in column 2, 3 red in column 3, 4 brown in column 4"


def test_duck_with_a_perfect_board() -> None:
    """Whoever has all columns perfect plays below what lies there."""
    table = position(
        hands={"A": "green 6", "B": "green 8", "C": "red 9", "D": "green 2, green 7, green 12"},
        boards={"D": FULL},
        leader="A",
    )
    table.tell("A: green 6, B: green 8, C: red 9")

    assert "green 2" == best(table, "D")


def test_win_what_fits_when_last() -> None:
    """The last to play takes the one card that is wanted, if no second comes with it."""
    table = position(
        hands={"A": "brown 6", "B": "brown 8", "C": "brown 5", "D": "brown 2, brown 7, brown 12"},
        boards={"D": "1 gray in column 1, 3 red in column 3, 3 brown in column 4"},
        leader="A",
    )
    table.tell("A: brown 6, B: brown 8, C: brown 5")

    assert "brown 12" == best(table, "D")


def test_lead_low_with_a_perfect_board() -> None:
    """Who leads and wants nothing leads a card that others beat."""
    table = position(
        hands={"A": "green 1, green 11, red 12", "B": "green 5", "C": "green 6", "D": "green 7"},
        boards={"A": FULL},
        leader="A",
    )

    assert "green 1" == best(table, "A")


def test_throw_what_one_cannot_use() -> None:
    """Who cannot follow throws a card of a full column, and keeps what may still be wanted."""
    table = position(
        hands={"A": "green 6", "B": "green 8", "C": "green 7", "D": "red 5, brown 5"},
        boards={"D": "3 red in column 3, 1 brown in column 4"},
        leader="A",
    )
    table.tell("A: green 6, B: green 8, C: green 7")

    assert "red 5" == best(table, "D")


# What others have played


_DTYPE = GAME.state.dtype


@compiled
def _likelihood(data: Bytes, seat: int, legal: Words, weights: Reals) -> float:
    return likelihood(data.view(_DTYPE)[0], seat, legal, weights)


def likely(state: Bytes, seat: int) -> float:
    """Return how likely the others were to play as they did, if hands are as in a state."""
    return _likelihood(state.copy(), seat, no_numbers(GAME.actions), np.zeros(WORD * GAME.words))


def last_to_play(card: str, hand: str) -> Position:
    """Return a trick after D has played, who lacks one brown card; nobody else had a choice of brown cards."""
    table = position(
        hands={"A": "brown 6, red 1", "B": "brown 8, red 2", "C": "brown 5, green 1", "D": f"{card}, {hand}"},
        boards={"D": "1 gray in column 1, 2 red in column 3, 3 brown in column 4"},
        leader="A",
    )
    table.tell(f"A: brown 6, B: brown 8, C: brown 5, D: {card}")
    return table


def test_who_had_no_choice_tells_nothing() -> None:
    """A card that had to be played is as likely as can be."""
    table = last_to_play("brown 2", "green 12")

    assert 1.0 == likely(table.state, WHO["A"])


def test_nobody_holds_what_would_have_won() -> None:
    """Who did not take the brown card that completes a column is not likely to hold one that could."""
    table = last_to_play("brown 2", "brown 12")

    assert likely(table.state, WHO["A"]) < 0.25


def test_a_natural_play_speaks_for_a_hand() -> None:
    """Who took the brown card that completes a column may well hold lower ones."""
    table = last_to_play("brown 12", "brown 2")

    assert 0.75 < likely(table.state, WHO["A"]) < 1.0


def test_own_plays_tell_nothing() -> None:
    """Only A and D had a choice: each of them learns from the other alone, and B from both."""
    table = last_to_play("brown 2", "brown 12")
    of_d, of_a, of_both = (likely(table.state, WHO[who]) for who in "ADB")

    assert of_a != 1.0
    assert of_a * of_d == pytest.approx(of_both)


def test_before_the_first_card_all_is_likely() -> None:
    """At the beginning of a round nothing has been told."""
    table = new_game(4)
    table.settle(seed=1)

    assert 1.0 == likely(table.state, 0)


@at_every_table
def test_even_absurd_plays_are_possible(seats: int) -> None:
    """However badly others play, no guess is ruled out."""
    for play in decisions(seats, seed=3)[::9]:
        assert 0.0 < likely(play.state, play.asked[0]) < np.inf


@at_every_table
def test_the_true_hands_explain_sensible_plays_better_than_guesses(seats: int) -> None:
    """Where all play what looks best, the truth is on average more likely than what is dealt anew."""
    play, rng, gains = Play(GAME, seats, {}), new_rng(4), []
    play.settle(seed=4)
    while play.asked:
        seat = play.asked[0]
        guess = play.seen(seat)
        GAME.doors.guess(guess, seat, rng)
        gains.append(np.log(likely(play.state, seat) / likely(guess, seat)))
        weights = weights_of(play.state, seat)
        play.act(seat, max(play.choices(seat), key=lambda action: float(weights[action])))
        play.settle(seed=4)

    assert np.mean(gains) > 0.3

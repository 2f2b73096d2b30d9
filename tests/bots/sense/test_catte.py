"""Advice to a player of Catte, in positions where it is clear."""

from __future__ import annotations

import numpy as np
import pytest
from tests.games.catte.position import WHO, Position, new_game, position

from tenshu.bots.sense.catte import likelihood
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
from tenshu.games.catte import GAME

pytestmark = pytest.mark.compiled
at_every_table = pytest.mark.parametrize("seats", [3, 4])


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
@pytest.mark.parametrize("seed", range(4))
def test_every_legal_action_weighs_something(seats: int, seed: int) -> None:
    """No choice is ruled out, so that a search can find out better."""
    for play in decisions(seats, seed):
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
    """Who follows the advice wins far more often than by chance."""
    manners = np.array([GREEDY] + [RANDOM] * (seats - 1))
    scores = np.zeros((1000, seats), np.int64)
    places = scores.copy()
    search_doors(GAME).sensible_games(
        np.zeros(GAME.state.dtype.itemsize, np.uint8), no_numbers(GAME.actions), np.zeros(WORD * GAME.words),
        new_rng(0), seats, np.zeros(len(GAME.options), np.int64), 3, 0, manners, scores, places,
    )  # fmt: skip

    assert np.mean(places[:, 0] == 1) > 1.8 / seats


def test_win_the_limit_when_last() -> None:
    """The last to play takes the coffee card that lifts it to the limit exactly."""
    table = position(
        hands={"A": "black 6, black 2", "B": "black 8, black 3", "C": "black 1, black 7, black 12"},
        won={"C": "brown 10, black 3"},
        center="black 7",
    )
    table.tell("A: black 6, B: black 8")

    assert "black 12" == best(table, "C")


def test_duck_what_breaks_the_limit() -> None:
    """Whoever would go over the limit plays below what lies there."""
    table = position(
        hands={"A": "black 6, black 2", "B": "black 8, black 3", "C": "black 1, black 7, black 12"},
        won={"C": "brown 15"},
        center="black 7",
    )
    table.tell("A: black 6, B: black 8")

    assert best(table, "C") in {"black 1", "black 7"}


def test_trump_in_for_the_limit() -> None:
    """Who cannot follow wins with the color of the coffee card."""
    table = position(
        hands={"A": "black 6, black 2", "B": "black 8, black 3", "C": "white 4, brown 20, brown 11"},
        won={"C": "brown 10"},
        center="white 10",
    )
    table.tell("A: black 6, B: black 8")

    assert "white 4" == best(table, "C")


def test_keep_away_from_a_small_coffee_with_a_full_row() -> None:
    """The first unused coffee card that one puts costs more than a coffee card of 1 brings."""
    table = position(
        hands={"A": "black 6, black 2", "B": "black 8, black 3", "C": "black 1, black 7, black 12"}, center="black 1"
    )
    table.tell("A: black 6, B: black 8")

    assert best(table, "C") in {"black 1", "black 7"}


def test_a_set_big_enough_for_the_limit() -> None:
    """Under a brown lead the black card is chosen, and then the white one, that together win."""
    table = position(
        hands={"A": "brown 14, black 2", "B": "brown 17, black 3", "C": "black 1, black 9, white 2, white 12"},
        won={"C": "white 10"},
        center="brown 10",
    )
    table.tell("A: brown 14, B: brown 17")

    assert "set black 9" == best(table, "C")
    table.tell("C: set black 9")
    assert "white 12" == best(table, "C")


def test_a_set_small_enough_to_lose() -> None:
    """Where a set must be made and winning would break the limit, the set is a small one."""
    table = position(
        hands={"A": "brown 14, black 2", "B": "brown 17, black 3", "C": "black 1, black 9, white 2, white 12"},
        won={"C": "brown 15"},
        center="brown 10",
    )
    table.tell("A: brown 14, B: brown 17, C: set black 1")

    assert "white 2" == best(table, "C")


def test_put_what_lifts_oneself_to_the_limit() -> None:
    """With the highest card of its color in hand, put the coffee card that is just missing."""
    table = position(
        hands={"A": "black 15, black 14, white 3", "B": "white 8", "C": "white 9"},
        rows={"A": "black 5, white 8"},
        won={"A": "brown 15"},
        center="",
    )

    assert "coffee black 5" == best(table, "A")


def test_put_nothing_that_suits_a_rival() -> None:
    """What a rival lacks to the limit, and oneself cannot use, stays in the row."""
    table = position(
        hands={"A": "black 2, white 3", "B": "white 8", "C": "white 9"},
        rows={"A": "black 5, white 8", "B": "black 9", "C": "black 3"},
        won={"A": "brown 15, black 1", "B": "white 10, white 2"},
        center="",
    )

    assert "coffee black 5" == best(table, "A")


# What others have decided


_DTYPE = GAME.state.dtype


@compiled
def _likelihood(data: Bytes, seat: int, legal: Words, weights: Reals) -> float:
    return likelihood(data.view(_DTYPE)[0], seat, legal, weights)


def likely(state: Bytes, seat: int) -> float:
    """Return how likely the others were to decide as they did, if hands are as in a state."""
    return _likelihood(state.copy(), seat, no_numbers(GAME.actions), np.zeros(WORD * GAME.words))


def last_to_play(card: str, hand: str) -> Position:
    """Return a trick after C has played, who lacked 7 to the limit; before it only A had a choice."""
    table = position(
        hands={"A": "black 6, black 2", "B": "black 8, white 3", "C": f"{card}, {hand}"},
        won={"C": "brown 10, black 3"},
        center="black 7",
    )
    table.tell(f"A: black 6, B: black 8, C: {card}")
    return table


def test_who_had_no_choice_tells_nothing() -> None:
    """A card that had to be played is as likely as can be."""
    table = last_to_play("black 1", "white 12")

    assert 1.0 == likely(table.state, WHO["A"])


def test_nobody_holds_what_would_have_won() -> None:
    """Who did not take the coffee card that lifts it to the limit is not likely to hold a card that could."""
    table = last_to_play("black 1", "black 12")

    assert likely(table.state, WHO["A"]) < 0.25


def test_a_natural_play_speaks_for_a_hand() -> None:
    """Who took the coffee card that lifts it to the limit may well hold a lower card."""
    table = last_to_play("black 12", "black 1")

    assert 0.75 < likely(table.state, WHO["A"]) < 1.0


def test_own_plays_tell_nothing() -> None:
    """Only A and C had a choice: each of them learns from the other alone, and B from both."""
    table = last_to_play("black 1", "black 12")
    of_c, of_a, of_both = (likely(table.state, WHO[who]) for who in "ACB")

    assert of_a != 1.0
    assert of_a * of_c == pytest.approx(of_both)


def put(coffee: str, hand: str) -> Position:
    """Return a trick that A has won and a coffee card that it put, with a hand that says why."""
    table = position(
        hands={"A": f"brown 20, {hand}", "B": "brown 14, white 1, white 2", "C": "brown 11, white 4, white 6"},
        rows={"A": "black 5, white 8"},
        won={"A": "brown 10"},
        center="brown 5",
    )
    table.tell(f"A: brown 20, B: brown 14, C: brown 11, A: coffee {coffee}")
    return table


def test_a_coffee_card_tells_of_its_color() -> None:
    """Who puts a black coffee card rather holds high black cards than high white ones."""
    black, white = put("black 5", "black 15, black 14"), put("black 5", "white 15, white 14")

    assert likely(black.state, WHO["B"]) > likely(white.state, WHO["B"])


def test_before_the_first_card_all_is_likely() -> None:
    """At the beginning of a round nothing has been told."""
    table = new_game(3)
    table.settle(seed=1)

    assert 1.0 == likely(table.state, 0)


@at_every_table
def test_even_absurd_plays_are_possible(seats: int) -> None:
    """However badly others play, no guess is ruled out."""
    for play in decisions(seats, seed=3)[::4]:
        assert 0.0 < likely(play.state, play.asked[0]) < np.inf


@at_every_table
def test_the_true_hands_explain_sensible_plays_better_than_guesses(seats: int) -> None:
    """Where all decide what looks best, the truth is on average more likely than what is dealt anew."""
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

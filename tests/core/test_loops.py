"""The generic loops, held against slow plays through the checked door."""

from __future__ import annotations

from copy import copy
from itertools import takewhile
from typing import NamedTuple

import numpy as np
import pytest

from tenshu import Play, load
from tenshu.core.loops import next_seat
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import new_rng, roll

GAME = load("catsle_builders")
SEED = 5


class Batch(NamedTuple):
    """What a batch of random games leaves."""

    last: Bytes
    decisions: int
    scores: Ints
    places: Ints


def batch(seats: int, games: int, first: int, seed: int = SEED, options: dict[str, str] | None = None) -> Batch:
    """Play random games by the compiled loop, on a state that was used before."""
    last = np.full_like(GAME.state.blank(), 0xAB)
    scores, places = np.full((games, seats), -99), np.full((games, seats), -99)
    numbers = GAME.option_numbers(GAME.choose_options(options or {}))
    legal, rng = np.full(GAME.words, 2**64 - 1, np.uint64), new_rng(123)
    decisions = GAME.doors.random_games(last, legal, rng, seats, numbers, seed, first, scores, places)
    return Batch(last, decisions, scores, places)


def played(seats: int, number: int, seed: int = SEED, options: dict[str, str] | None = None) -> Play:
    """Play a random game slowly, through the checked door."""
    rng = new_rng(seed, number)
    play = Play(GAME, seats, options)
    while play.asked:
        seat = play.asked[0]
        choices = play.choices(seat)
        play.act(seat, choices[roll(rng, len(choices))])
    return play


def decisions_of(play: Play) -> int:
    """Count the answers that were not those of chance."""
    return sum(move.seat != CHANCE for move in play.moves)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_random_game_is_the_one_that_is_played_slowly(seats: int) -> None:
    """The loop ends in the bytes, scores, places and decisions of the same game through the checked door."""
    plays = [played(seats, number) for number in (3, 4)]
    result = batch(seats, games=2, first=3)

    assert bytes(plays[-1].state) == bytes(result.last)
    assert [play.scores() for play in plays] == result.scores.tolist()
    assert [play.places() for play in plays] == result.places.tolist()
    assert sum(map(decisions_of, plays)) == result.decisions


def test_options_reach_the_game() -> None:
    """A random game with options is that game, to its last byte."""
    options = {"edition": "chatpentiers", "winner_leads": "yes", "removed_suit": "blue"}
    play = played(3, 0, options=options)

    assert bytes(play.state) == bytes(batch(3, games=1, first=0, options=options).last)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_is_the_same_in_whatever_batch_it_is_played(seats: int) -> None:
    """A batch may be split anywhere: game number i depends on the seed and i alone."""
    whole = batch(seats, games=6, first=10)
    parts = [batch(seats, games=1, first=10), batch(seats, games=3, first=11), batch(seats, games=2, first=14)]

    assert whole.scores.tolist() == np.vstack([part.scores for part in parts]).tolist()
    assert whole.places.tolist() == np.vstack([part.places for part in parts]).tolist()
    assert whole.decisions == sum(part.decisions for part in parts)
    assert bytes(whole.last) == bytes(parts[-1].last)


def test_another_seed_or_number_is_another_game() -> None:
    """Neither the seed nor the number of a game is ignored."""
    games = [batch(4, 1, 0), batch(4, 1, 1), batch(4, 1, 0, seed=SEED + 1), batch(4, 1, 2**40)]

    assert 4 == len({bytes(game.last) for game in games})


def test_no_games_are_no_decisions() -> None:
    """A batch of no games takes no decision."""
    assert 0 == batch(4, games=0, first=0).decisions


@pytest.mark.parametrize("seat", [*range(CHANCE), CHANCE])
def test_the_lowest_seat_answers_first(seat: int) -> None:
    """When several seats may answer, the loops ask the lowest; chance comes last."""
    assert seat == next_seat(1 << seat)
    assert seat == next_seat(1 << seat | 1 << CHANCE)


def slow_perft(play: Play, depth: int) -> int:
    """Count ways by trying each of them."""
    if depth == 0 or not play.asked:
        return 1
    seat = play.asked[0]
    return sum(slow_perft(after(play, seat, action), depth - 1) for action in play.choices(seat))


def after(play: Play, seat: int, action: int) -> Play:
    """Return the game one answer on, and leave the game alone."""
    branch = copy(play)
    branch.state, branch.moves = play.state.copy(), [*play.moves]
    branch.act(seat, action)
    return branch


PLAYS = {seats: played(seats, 1) for seats in GAME.seats}
MOST_WAYS = 300  # that are counted slowly


def small_counts(play: Play) -> list[int]:
    """Return the counts of a position at growing depths, as long as they are small."""
    return list(takewhile(lambda ways: ways <= MOST_WAYS, (GAME.perft(play.state, depth) for depth in range(7))))


@pytest.mark.parametrize("seats", GAME.seats)
def test_perft_counts_what_a_slow_count_counts(seats: int) -> None:
    """From the start, deals, tricks and near the end: as many ways as there are, those of chance included."""
    length = len(PLAYS[seats].moves)
    plies = [*range(3), *range(length // 9, length, length // 9), *range(length - 6, length + 1)]
    positions = [PLAYS[seats].at(ply) for ply in plies]
    counts = [small_counts(play) for play in positions]

    assert [
        [slow_perft(play, n) for n in range(len(row))] for play, row in zip(positions, counts, strict=True)
    ] == counts
    assert all(len(row) > 1 for row in counts)
    assert {"start", "deal", "play", "take"} <= {play.question for play in positions}


def test_a_game_that_is_over_goes_on_in_one_way() -> None:
    """However deep it is counted, a game that is over has one way: to stop."""
    over = PLAYS[3]

    assert [1, 1, 1] == [GAME.perft(over.state, depth) for depth in (0, 1, 5)]


def test_ways_that_end_early_count_once() -> None:
    """Counting deeper than the game is long gives the number of ways in which it can end."""
    play = PLAYS[3].at(len(PLAYS[3].moves) - 2)

    assert slow_perft(play, 9) == GAME.perft(play.state, 9)


def test_perft_leaves_the_game_alone() -> None:
    """Counting is looking."""
    play = PLAYS[4].at(100)
    before = bytes(play.state)
    GAME.perft(play.state, 2)

    assert before == bytes(play.state)

"""What a seat of Catte observes, as nets read it."""

from __future__ import annotations

import pytest
from tests.games.catte.position import WHO, Position, cards, coffees, position
from tests.games.observed import (
    Row,
    by,
    every_value,
    fields_are_well_made,
    looking_changes_nothing,
    marked,
    nothing_hidden_is_read,
    numbers_stay_within_bounds,
    observed,
    observed_hidden,
    observing,
    row_of,
    steps_of,
)

from tenshu.core.bits import bit, no_numbers, numbers
from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.rows import LEAD_STEPS
from tenshu.games.catte import GAME
from tenshu.games.catte.pieces import COLOURS, LIMIT, NCATS, NCOFFEES, NONE
from tenshu.games.catte.rules import coffee_points, has_broken_limit, total_points
from tenshu.games.catte.state import COFFEE, SET, State

at_every_table = pytest.mark.parametrize("seats", [3, 4])
BLACK, WHITE, BROWN = range(len(COLOURS))
ROOM = 21  # numbers for each seat


def seen_by(who: str, table: Position) -> Row:
    """Return what a seat observes of what it may see."""
    return observed(GAME, table.redacted(who).state, WHO[who])


# What holds at any time


def test_fields_are_well_made() -> None:
    """Names, sizes and meanings of the fields are in order."""
    fields_are_well_made(GAME)


def test_what_is_asked_of_seats_is_below_the_answers() -> None:
    """Cat cards, sets and coffee cards are answers of seats; the starting player is chosen by chance."""
    assert COFFEE + NCOFFEES == observing(GAME).answers


@pytest.mark.compiled
def test_numbers_stay_within_bounds() -> None:
    """Whatever is played, no number is above its most, and every field tells something at some time."""
    tables = [table for seats in GAME.seats for table in every_value(GAME, seats)]

    assert not numbers_stay_within_bounds(tables)


@at_every_table
def test_numbers_stay_within_bounds_in_a_game(seats: int) -> None:
    """The same for one game, which is short enough to be run interpreted."""
    assert not numbers_stay_within_bounds([Table(GAME, seats, {}, seed=1)])


@at_every_table
def test_nothing_hidden_is_read(seats: int) -> None:
    """A seat observes the same whatever the others hold and was left over."""
    nothing_hidden_is_read(Table(GAME, seats, {}, seed=2))


def test_looking_changes_nothing() -> None:
    """A table that was observed is as it was."""
    looking_changes_nothing(Table(GAME, 3, {}, seed=3))


@at_every_table
def test_each_card_is_held_or_unseen_or_was_played(seats: int) -> None:
    """While a round is played every cat card is in one of these places, and a set shows both of its cards."""
    for play in random_play(Table(GAME, seats, {}, seed=4)):
        if play.question in {"play", "pair", "coffee"}:
            row = observed(GAME, play.seen(play.asked[0]), play.asked[0])
            piles = [row["hand"], row["unseen"], *by(NCATS, row["played"])]

            assert [1] * NCATS == [sum(places) for places in zip(*piles, strict=True)]


@at_every_table
@pytest.mark.parametrize("led_set", ["yes", "no"])
def test_what_would_be_ahead_is_what_the_rules_say(seats: int, led_set: str) -> None:
    """The cards that would be ahead are those that are once they are played; of sets, with the highest white card."""
    checked = set()
    for play in random_play(Table(GAME, seats, {"led_set": led_set}, seed=5)):
        if play.question in {"play", "pair"} and _plays_after(play):
            checked.add(play.question)
            seat = play.asked[0]
            row = observed(GAME, play.seen(seat), seat)
            told = marked(row["ahead_with"]) + [SET + black for black in marked(row["ahead_with_set"])]

            assert [action for action in play.choices(seat) if _is_ahead_after(play, seat, action)] == told

    assert {"play", "pair"} == checked


def _plays_after(play: Play) -> bool:
    """Tell whether somebody plays to this trick after the seat that is asked."""
    state = State.on(play.state)
    return int(state.leader) != (play.asked[0] + 1) % play.seats


def _is_ahead_after(play: Play, seat: int, action: int) -> bool:
    after = play.state.copy()
    GAME.doors.apply(after, seat, action)
    if action >= SET:
        white = no_numbers(GAME.actions)
        GAME.doors.choices(after, seat, white)
        GAME.doors.apply(after, seat, numbers(white)[-1])
    return int(State.on(after).winner) == seat


@at_every_table
def test_what_the_center_brings_is_what_the_rules_say(seats: int) -> None:
    """The coffee card in the center changes the points of each seat by as much, and ends the round when told."""
    for play in random_play(Table(GAME, seats, {}, seed=6)):
        if play.question == "play":
            row = observed(GAME, play.seen(0), 0)
            told = [
                (gain - loss, end) for gain, loss, end in zip(row["gain"], row["loss"], row["would_end"], strict=True)
            ]

            assert [_with_center(play, seat) for seat in range(seats)] + [(0, 0)] * (4 - seats) == told


@at_every_table
def test_standings_are_what_the_rules_say(seats: int) -> None:
    """Who would be first, and the leads as they would be, are those once a seat has won the trick and gone on."""
    for play in random_play(Table(GAME, seats, {}, seed=7)):
        if play.question == "play":
            seat = play.asked[0]
            row = observed(GAME, play.seen(seat), seat)
            order = [(seat + away) % seats for away in range(seats)]
            now, after = _points_if(play, None), {taker: _points_if(play, taker) for taker in order}

            assert _first(now, order) == marked(row["first"])
            assert [_first(after[taker], order) for taker in order] == [
                marked(first) for first in by(4, row["first_if"])[:seats]
            ]
            for away, other in enumerate(order[1:]):
                told = [by(LEAD_STEPS, row[name])[away] for name in ("standing", "if_won", "if_lost")]
                expected = [points[seat] - points[other] for points in (now, after[seat], after[other])]
                assert [steps_of(lead) for lead in expected] == told


def _points_if(play: Play, taker: int | None) -> list[int]:
    """Return the points of all when a seat, or nobody, has won the trick, and has put the next coffee card."""
    state = State.on(play.state.copy())
    plays_last = [state.hand_size[seat] == (state.trick[seat] == NONE) for seat in range(play.seats)]
    if taker is not None:
        state.acquired[taker] |= bit(state.center)
        if not has_broken_limit(state, taker) and state.unused[taker] and not any(plays_last):
            state.unused[taker] &= state.unused[taker] - 1
    return [int(total_points(state, seat)) for seat in range(play.seats)]


def _first(points: list[int], order: list[int]) -> list[int]:
    return [away for away, seat in enumerate(order) if points[seat] == max(points)]


def _with_center(play: Play, seat: int) -> tuple[int, int]:
    """Return how the center changes the points of a seat that wins it, and whether that ends the round."""
    state = State.on(play.state.copy())
    before = coffee_points(state, seat)
    state.acquired[seat] |= bit(state.center)
    ends = has_broken_limit(state, seat) or not state.unused[seat]
    return coffee_points(state, seat) - before, int(ends)


# Examples


def test_a_trick_is_seen_from_each_seat() -> None:
    """A led brown 13, B made a set of 17, and C sees that brown 18 would be ahead, and brown 14 not."""
    table = position(
        hands={"A": "brown 13, black 8", "B": "black 2, white 15", "C": "brown 18, brown 14"}, center="black 7"
    )
    table.tell("A: brown 13, B: set black 2, B: white 15")
    row = seen_by("C", table)

    assert [[], [BROWN], [BROWN], []] == [marked(colours) for colours in by(3, row["trick_colour"])]  # C, A, B, none
    assert ([0, 13, 17, 0], [0, 0, 1, 0]) == (row["trick_number"], row["trick_set"])
    assert ([2], [1], [0], [BROWN], [BLACK]) == tuple(
        marked(row[name]) for name in ("winner", "leader", "turn", "led", "trump")
    )
    assert cards("brown 18") == marked(row["ahead_with"])
    assert ([0], [2, 1, 0, 0]) == (row["to_play"], row["hand_size"])


def test_unseen_cards_that_would_beat_a_play() -> None:
    """Higher ones of its colour, and every trump where it is not trump itself."""
    table = position(
        hands={"A": "black 5, white 9", "B": "black 8, white 10", "C": "brown 20, white 2"}, deck="black 1, brown 11"
    )
    row = seen_by("A", table)

    assert cards("black 1, black 8, white 2, white 10, brown 11, brown 20") == marked(row["unseen"])
    assert (1, 3) == tuple(row["stronger"][card] for card in cards("black 5, white 9"))  # black is trump


def test_a_set_that_is_half_laid() -> None:
    """Whoever has laid a black card is asked for the white one, and sees which would be ahead."""
    table = position(hands={"A": "brown 13", "B": "black 2, white 12, white 9", "C": "brown 18"}, spare=1)
    table.tell("A: brown 13, B: set black 2")
    row = seen_by("B", table)

    assert ([2], [BROWN]) == (marked(row["question"]), marked(by(3, row["trick_colour"])[0]))
    assert (2, 1) == (row["trick_number"][0], row["trick_set"][0])
    assert cards("white 12") == [card for card in marked(row["ahead_with"]) if card in cards("white 9, white 12")]


def test_sets_that_could_be_made() -> None:
    """The row tells the lowest and the highest set of a hand, and which black cards could be ahead with it."""
    hands = {"A": "brown 20", "B": "black 4, black 9, white 3, white 11", "C": "brown 12"}
    table = position(hands=hands)
    table.tell("A: brown 20")
    row = seen_by("B", table)

    assert [7, 20] == row["sets"]
    assert cards("black 9") == marked(row["ahead_with_set"])  # 9 and 11 are 20, and of equals the later wins
    assert not any(row["ahead_with"])
    assert ([2, 2, 0], [9, 11, 0]) == (row["hand_colours"], row["highest"])


def test_the_last_trick_is_known() -> None:
    """When somebody has one card left the round ends with this trick, whoever wins it."""
    two = position(hands={"A": "black 1, black 2"})
    one = position(hands={"A": "black 1"})

    assert ([0], [1]) == (seen_by("B", two)["last_trick"], seen_by("B", one)["last_trick"])


def test_coffee_cards_of_all() -> None:
    """Rows, acquired cards and the center are open, with what each seat lacks to the limit and what it would get."""
    table = position(
        hands={"A": "black 1, black 2"},
        won={"A": "black 9", "B": "brown 15"},
        rows={"A": "white 2, white 4", "B": "", "C": "brown 10"},
        center="black 5",
    )
    row = seen_by("B", table)

    assert [[], coffees("brown 10"), coffees("white 2, white 4"), []] == [marked(r) for r in by(13, row["unused"])]
    assert [coffees("brown 15"), [], coffees("black 9"), []] == [marked(r) for r in by(13, row["acquired"])]
    assert (coffees("black 5"), [5]) == (marked(row["center"]), row["center_number"])
    assert ([15, 0, 9, 0], [0, 1, 2, 0]) == (row["sum"], row["unused_size"])
    assert [[5], [20], [11], []] == [marked(room) for room in by(ROOM, row["room"])]
    assert ([25, 5, 5, 0], [0] * 4) == (row["gain"], row["loss"])  # B comes to 20, which counts twice
    assert [1, 0, 0, 0] == row["would_end"]  # B has no coffee card left to put
    assert [15, 1, 13, 0] == row["round_points"]
    assert 20 == LIMIT[3]


def test_who_would_win() -> None:
    """With B at the limit, 40 points, A is far behind, unless B takes the center: that breaks its limit."""
    table = position(
        hands={"A": "black 1, black 2"},
        won={"A": "black 9", "B": "brown 15, brown 5"},
        rows={"A": "white 2", "B": "white 4", "C": ""},
        center="black 5",
    )
    row = seen_by("A", table)
    standing, if_won, if_lost = (by(LEAD_STEPS, row[name])[0] for name in ("standing", "if_won", "if_lost"))  # over B

    assert [[1], [1], [0], [1]] == [marked(first) for first in (row["first"], *by(4, row["first_if"])[:3])]
    assert [steps_of(lead) for lead in (10 - 41, 14 - 41, 10 - 1)] == [standing, if_won, if_lost]


def test_going_over_the_limit_costs_all() -> None:
    """Who has 9 and would get 15 loses the 9 with four seats, where the limit is 15, and ends the round."""
    row = seen_by("A", position(4, hands={"A": "black 1, black 2"}, won={"A": "black 9"}, center="brown 15"))

    assert ([0, 30, 30, 30], [9, 0, 0, 0]) == (row["gain"], row["loss"])
    assert [1, 0, 0, 0] == row["would_end"]


def test_a_coffee_card_is_asked_for() -> None:
    """Between tricks the center is empty, so nothing is at stake."""
    row = seen_by("A", position(hands={"A": "black 1, black 2"}, won={"B": "black 9"}, center=""))

    assert [0] == marked(row["question"])
    stakes = ("center", "center_number", "trump", "gain", "loss", "would_end", "if_won", "if_lost", "first_if")
    assert not any(any(row[name]) for name in stakes)


def test_the_cards_that_each_seat_played_stay_known() -> None:
    """After a trick the row still tells who played what, both cards of a set too, and who could not follow."""
    hands = {"A": "brown 13, black 8", "B": "black 2, white 15, brown 11", "C": "white 3, white 4"}
    table = position(hands=hands)
    table.tell("A: brown 13, B: set black 2, B: white 15, C: white 3")
    row = seen_by("C", table)
    played = [cards("white 3"), cards("brown 13"), cards("black 2, white 15"), []]  # C, A, B, none

    assert played == [marked(plays) for plays in by(NCATS, row["played"])]
    assert [[BLACK, BROWN], [], [], []] == [marked(colours) for colours in by(3, row["void"])]
    assert [2] == marked(row["leader"])
    assert NONE == table.record.trick[0]


def test_the_game_so_far() -> None:
    """The row tells the rounds left, the options, and how far one is ahead of or behind each other seat."""
    points = {"A": (3, 5), "B": (9, 0), "C": (0, 2)}
    table = position(points=points, hands={"A": "black 1, black 2"}, start="C", forced_set="no", led_set="yes")
    row = seen_by("B", table)

    assert ([7, 1, 0], [0, 0, 0]) == (row["ahead"], row["behind"])  # of C and A
    assert ([0, 0, 0], [6, 7, 0]) == tuple(seen_by("C", table)[name] for name in ("ahead", "behind"))
    assert ([0], [1], [0]) == tuple(marked(row[name]) for name in ("rounds", "start", "seats"))
    assert ([0], [1]) == (row["forced_set"], row["led_set"])


def test_seats_are_counted_from_the_one_that_looks() -> None:
    """When all move up one chair, each sees what it saw before."""
    hands = ["brown 13, black 8", "black 2, white 15", "brown 18, white 1", "white 3, white 4"]
    won = ["black 9", "white 2", "white 4", "black 1"]
    plays = ["brown 13", "set black 2", "white 15"]
    rows = []
    for first in range(4):
        order = "ABCDABC"[first : first + 4]
        table = position(
            4,
            hands=dict(zip(order, hands, strict=True)),
            won=dict(zip(order, won, strict=True)),
            rows=dict(zip(order, ["black 3", "white 6", "", "brown 5"], strict=True)),
            points={who: (number,) for number, who in enumerate(order)},
            leader=order[0],
            start=order[3],
        )
        table.tell(", ".join(f"{order[who]}: {said}" for who, said in zip((0, 1, 1), plays, strict=True)))
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
            hands = [[card for card in range(NCATS) if int(state.hand[other]) >> card & 1] for other in others]
            told = by(NCATS, observed_hidden(GAME, play.state, seat)["hands"])

            assert hands + [[]] * (4 - seats) == [marked(hand) for hand in told]
            assert not any(any(hand) for hand in by(NCATS, observed_hidden(GAME, play.seen(seat), seat)["hands"]))

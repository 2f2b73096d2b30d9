"""What bots know of Cat Tower: positions in which a strong player would not think twice."""

from __future__ import annotations

import numpy as np
import pytest
from tests.games.cat_tower.position import HEX_NAMES, WHO, Position, filled, new_game, position

from tenshu.bots.sense import cat_tower as sense
from tenshu.bots.sensing import search_doors
from tenshu.core.bits import WORD, no_numbers
from tenshu.core.rng import new_rng, roll
from tenshu.core.words import LOG
from tenshu.games.cat_tower import GAME
from tenshu.games.cat_tower.prospects import mouse_space

MICE = "mouse on red 1, mouse on red 2, mouse on red 3, mouse on gold 1"


def weights(table: Position, who: str) -> dict[str, float]:
    """Return what a seat may answer, and how much each answer weighs."""
    legal, found = no_numbers(GAME.actions), np.zeros(WORD * GAME.words)
    search_doors(GAME).weigh(table.state, WHO[who], legal, found)
    return {table.say(action, LOG): float(found[action]) for action in table.choices(WHO[who])}


def best(table: Position, who: str = "A") -> str:
    """Return the answer that weighs most."""
    found = weights(table, who)
    return max(found, key=lambda answer: found[answer])


def chances(table: Position) -> list[float]:
    """Return what each seat strives for, as it is valued where a game is cut."""
    worth, points = np.zeros(table.seats), np.zeros(table.seats)
    sense.value(table.state.view(GAME.state.dtype)[0], worth, points)
    return [float(one) for one in worth]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("house_hexes", ["exclusive", "soft"])
def test_every_legal_answer_has_a_weight(seats: int, house_hexes: str) -> None:
    """In any position of random games all legal answers weigh something, and none without bounds."""
    table, rng = new_game(seats, house_hexes=house_hexes, bowl_neighbours="other"), new_rng(seats, 0)
    while table.asked:
        table.settle(seed=seats)
        if table.asked:
            who = "ABCD"[table.asked[roll(rng, len(table.asked))]]
            found = weights(table, who)

            assert all(0.0 < weight < np.inf for weight in found.values())

            table.tell(f"{who}: {list(found)[roll(rng, len(found))]}")


def test_a_mouse_joins_the_mice() -> None:
    """A mouse that can sit beside four others near the end does so, and nothing else is drawn."""
    table = position(dice="6", shared=2, sheets={"A": MICE}, completed=58)

    assert "mouse" == best(table)

    table.tell("A: mouse")

    assert "green 2" == best(table)


def test_footprints_make_a_five_a_six() -> None:
    """A footprint is well spent on a mouse, rather than a cushion drawn for nothing."""
    table = position(dice="5", shared=4, sheets={"A": MICE}, footprints={"A": 2})

    assert "mouse" == best(table)


def test_a_hex_is_kept_for_a_mouse() -> None:
    """While there is time, a pass is better than a cushion on a low floor, or a butterfly."""
    table = position(dice="5", shared=3, sheets={"A": MICE})

    assert "pass" == best(table)


def test_nothing_is_kept_for_later_in_the_last_round() -> None:
    """In round 60 a cushion brings more than a pass."""
    table = position(dice="5", shared=4, sheets={"A": MICE}, completed=59)

    assert "cushion" == best(table)


def test_a_footprint_is_not_spent_on_a_hex_that_is_no_better() -> None:
    """A mouse stays on the floor of the other die, where it has as much room as one step higher."""
    table = position(dice="6", shared=3, footprints={"A": 1})
    table.tell("A: mouse")

    assert best(table).endswith("3")


def test_the_first_yarn_of_a_column() -> None:
    """In the last round it brings 9 points, and a butterfly 2."""
    assert "yarn" == best(position(dice="2", shared=3, completed=59))


def test_a_bowl_wants_something_else_beside_it() -> None:
    """A cushion is as good on any hex of its floor, but for the bowl that is there."""
    table = position(dice="5", shared=2, sheets={"A": "bowl on blue 1"})
    table.tell("A: cushion")

    assert "blue 2" == best(table)


def test_a_column_is_completed() -> None:
    """Of equal hexes, the last one of its column."""
    table = position(dice="5", shared=1, sheets={"A": filled("blue", without="blue 1")})
    table.tell("A: cushion")

    assert "blue 1" == best(table)


def test_the_mouse_cat_waits_for_a_late_house() -> None:
    """The first house does not score the mouse cat, the last one does."""
    early = position(dice="1", shared=2, sheets={"A": MICE})
    early.tell("A: house")
    late = position(
        dice="1",
        shared=2,
        sheets={"A": f"{MICE}, house on red 5, house on green 6, house on blue 3, house on purple 4"},
        cats={"A": "yarn 0, bowl 0, cushion 0, house 16"},
    )
    late.tell("A: house")

    assert "mouse cat" != best(early)
    assert "mouse cat" == best(late)


# The end

GOLD_AND_PURPLE = f"{filled('gold')}, {filled('purple')}"
GREAT = f"{filled('red', item='mouse')}, {filled('blue', item='mouse')}"  # 47 points with the first numbers


def test_who_is_ahead_ends_the_game() -> None:
    """A seat that wins with its third column completes it, where it would rather pass if the game went on."""
    table = position(
        dice="5",
        shared=1,
        sheets={"A": f"{filled('gold')}, {filled('green')}, {filled('purple', without='purple 1')}, house on red 5"},
        numbers={"A": "gold first, green first", "B": "purple first"},
    )

    assert "cushion" == best(table)

    table.tell("A: cushion")

    assert "purple 1" == best(table)


def test_who_is_behind_does_not_end_the_game() -> None:
    """The third column stays open while another seat is far ahead."""
    assert "green 1" != best(one_mark_from_the_end(GREAT, "red first, blue first"))


def one_mark_from_the_end(rival: str, numbers: str = "red first") -> Position:
    """Return a position in which A, with 25 points, marks a mouse on floor 1, and green 1 is its third column."""
    table = position(
        dice="6",
        shared=1,
        sheets={"A": f"{GOLD_AND_PURPLE}, {filled('green', without='green 1')}", "B": rival},
        numbers={"A": "gold first, purple first", "B": numbers},
    )
    table.tell("A: mouse")
    return table


@pytest.mark.parametrize(("cushions", "is_end"), [("blue 5", True), ("blue 6, cushion on blue 4", False)])
def test_what_the_last_mark_scores_counts(cushions: str, *, is_end: bool) -> None:
    """The column and a mouse make 8 points: with them a seat that is 6 behind ends the game, and not one 11 behind."""
    table = one_mark_from_the_end(f"{filled('red', item='mouse')}, cushion on {cushions}")

    assert is_end == (best(table) == "green 1")


@pytest.mark.parametrize(("rival", "is_near"), [("cushion on red 6", True), (GREAT, False)])
def test_who_is_ahead_comes_nearer_to_the_end(rival: str, *, is_near: bool) -> None:
    """Of equal hexes, one in the column that is nearly complete; who is behind takes another."""
    without = ", ".join(mark for mark in filled("green").split(", ") if mark[-1] not in "12")
    table = position(
        dice="5",
        shared=1,
        sheets={"A": f"{GOLD_AND_PURPLE}, {without}", "B": rival},
        numbers={"A": "gold first, purple first"},
    )
    table.tell("A: cushion")

    assert is_near == (best(table) == "green 1")


# Picking a die


def test_a_six_is_picked_first() -> None:
    """A six makes a mouse with any other die."""
    table = position(center=(6, 3, 2), sheets={"A": MICE})

    assert "die 6" == best(table)


def test_the_last_to_pick_takes_the_six_from_the_others() -> None:
    """Who picks last marks with both dice, so it leaves the one that helps others less."""
    table = position(center=(2, 3, 6), sheets={"A": MICE, "B": MICE})
    table.tell("A: die 2")

    assert "die 6" == best(table, "B")


def test_two_equal_dice_are_one_choice() -> None:
    """Who picks last of two dice that show the same is asked as well, and nothing weighs without bounds."""
    table = position(center=(2, 3, 3))
    table.tell("A: die 2")

    assert ["die 3"] == [answer for answer, weight in weights(table, "B").items() if 0.0 < weight < np.inf]


# Looking ahead


def test_mice_promise_more_than_they_count() -> None:
    """Where a game is cut, four mice are worth more than cushions that count more points so far."""
    cushions = "cushion on red 6, cushion on blue 6, cushion on green 5"
    mice, others = chances(position(sheets={"A": MICE, "B": cushions}))

    assert mice > others


def space(table: Position) -> set[str]:
    """Return the hexes of A's largest group of mice, and those that it can grow to."""
    found = int(mouse_space(table.state.view(GAME.state.dtype)[0], 0))
    return {name for number, name in enumerate(HEX_NAMES) if found >> number & 1}


WALL = "cushion on red 1, cushion on red 2, cushion on red 3, cushion on red 4, house on red 5, cushion on red 6"


def test_mice_grow_where_no_wall_is() -> None:
    """A column of other items keeps the larger group of mice from all that is behind it, and houses take no mouse."""
    mice = "mouse on gold 1, mouse on green 1, mouse on green 2"

    assert set(HEX_NAMES) - {"gold 2", "red 5", "green 6", "blue 3", "purple 4"} == space(position(sheets={"A": mice}))
    assert {"gold", "red"}.isdisjoint(name.split()[0] for name in space(position(sheets={"A": f"{mice}, {WALL}"})))


def test_without_mice_all_free_hexes_are_room() -> None:
    """Before the first mouse, it may come to sit on any hex that is neither marked nor for houses."""
    found = space(position(sheets={"A": WALL}))

    assert {"gold", "green", "blue", "purple"} == {name.split()[0] for name in found}


def test_mice_may_live_in_soft_houses() -> None:
    """Where house hexes take any item, they are room for mice as well."""
    assert set(HEX_NAMES) == space(position(house_hexes="soft"))


def test_mice_that_can_meet_promise_more() -> None:
    """Where a game is cut, a mouse that others can still reach is worth more than one behind a wall."""
    others = f"{WALL}, mouse on green 1, mouse on green 2"
    meeting, apart = chances(
        position(
            sheets={
                "A": f"{others}, mouse on purple 1, cushion on gold 1",
                "B": f"{others}, mouse on gold 1, cushion on purple 1",
            }
        )
    )

    assert meeting > apart


def test_who_can_end_the_game_has_better_chances() -> None:
    """Of two seats with as many points, the one with fewer marks to its third column is more likely to win."""
    scattered = "house on red 5, butterfly on red 1, butterfly on green 1, butterfly on blue 6"
    near, far = chances(position(sheets={"A": filled("gold"), "B": scattered}))

    assert near > far


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equals_have_equal_chances(seats: int) -> None:
    """What seats with equal sheets strive for is the same, and all of it adds up to one of them winning."""
    found = chances(position(seats, sheets=dict.fromkeys("ABCD"[:seats], MICE)))

    assert pytest.approx([found[0]] * seats) == found
    assert pytest.approx(0.9 / seats + 0.1 / 2) == found[0]


def test_a_game_that_is_over_has_a_winner() -> None:
    """At the end half a point more is a victory."""
    winner, loser = chances(position(sheets={"A": "butterfly on red 1"}, over=True))

    assert winner > 0.9
    assert loser < 0.1


def test_what_others_did_tells_nothing() -> None:
    """Nothing is hidden, so that there is nothing to be told."""
    state = position().state.view(GAME.state.dtype)[0]

    assert 1.0 == sense.likelihood(state, 0, no_numbers(GAME.actions), np.zeros(WORD * GAME.words))


def test_some_rounds_are_played_on() -> None:
    """What comes after four rounds is left to be valued."""
    begin, third, fourth = (position(completed=rounds).state.view(GAME.state.dtype)[0] for rounds in (5, 8, 9))

    assert not sense.is_cut(begin, third)
    assert sense.is_cut(begin, fourth)

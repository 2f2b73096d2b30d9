"""The worked examples of the leaflet."""

from __future__ import annotations

import pytest
from tests.games.cat_tower.position import position


@pytest.mark.section("Round progress 3-2")
def test_a_six_and_a_four() -> None:
    """A six and a four: a mouse on a hex of floor 4, or a bowl on a hex of floor 6."""
    table = position(dice="6", shared=4)

    assert ["bowl", "mouse", "pass"] == table.may("A")
    assert ["red 4", "green 4", "blue 4"] == table.may_mark("A")["mouse"]
    assert ["red 6", "blue 6"] == table.may_mark("A")["bowl"]


@pytest.mark.section("Round progress 3-3")
@pytest.mark.ruling("D2")
def test_a_two_and_a_four_with_three_footprints() -> None:
    """Three footprints make a one of the two and a six of the four."""
    table = position(dice="2", shared=4, footprints={"A": 3})
    table.tell("A: mouse, A: red 1")

    assert {"red 1": "mouse"} == table.sheet("A")
    assert (0, 3) == table.footprints("A")

    with_two = position(dice="2", shared=4, footprints={"A": 2})

    assert "red 1" not in with_two.may_mark("A")["mouse"]


@pytest.mark.section("Effects of items 2")
@pytest.mark.ruling("D5")
def test_three_people_in_the_blue_column() -> None:
    """Three who have equally many yarns in the blue column get 4 points each."""
    table = position(3, sheets=dict.fromkeys("ABC", "yarn on blue 1, yarn on blue 4"))

    assert [4, 4, 4] == [table.points(who)["yarn"] for who in "ABC"]


@pytest.mark.section("Effects of items 6")
@pytest.mark.parametrize(("mice", "points"), [(1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36), (7, 49)])
def test_the_ladder_of_mice(mice: int, points: int) -> None:
    """So many connected mice bring 1, 4, 9, 16, 25, 36, 49 points."""
    chain = ("blue 1", "blue 2", "green 2", "green 1", "red 2", "red 1", "gold 1")
    table = position(sheets={"A": ", ".join(f"mouse on {hexagon}" for hexagon in chain[:mice])})

    assert points == table.points("A")["mouse"]

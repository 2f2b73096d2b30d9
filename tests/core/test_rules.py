"""Rules are compiled, stay callable, and are cited."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import numba
import numpy as np
import pytest

from tenshu.core.rules import CITATIONS, Citation, compiled, door, rule


@pytest.fixture(autouse=True)
def _own_citations() -> Iterator[None]:
    """Let the citations of these tests be forgotten."""
    kept = {package: list(citations) for package, citations in CITATIONS.items()}
    yield
    CITATIONS.clear()
    CITATIONS.update(kept)


def of_module(module: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Let a function stand in another module."""

    def move(function: Callable[..., Any]) -> Callable[..., Any]:
        function.__module__ = module
        return function

    return move


def test_a_rule_is_still_the_function() -> None:
    """A rule is called like any function, and keeps its name and what it says of itself."""

    @rule("1 Doubling")
    def double(number: int) -> int:
        """Double."""
        return number * 2

    assert 14 == double(7)
    assert ("double", "Double.") == (double.__name__, double.__doc__)


def test_a_rule_calls_another() -> None:
    """Rules are made of rules."""

    @rule("1 Doubling")
    def double(number: int) -> int:
        return number * 2

    @rule("2 Doubling twice")
    def redouble(number: int) -> int:
        return double(double(number))

    assert 28 == redouble(7)


@pytest.mark.compiled
def test_a_rule_is_compiled_once() -> None:
    """Constants and narrow fields are numbers like any other, so that a rule is not compiled anew for each of them."""

    @compiled
    def double(number: int) -> int:
        return number * 2

    @door
    def all_doubled(narrow: Any) -> int:  # noqa: ANN401 (an array)
        return double(1) + double(2) + double(narrow[0])

    assert 2 + 4 + 6 == all_doubled(np.array([3], np.int16))
    assert [(numba.int64,)] == cast("Any", double).signatures


def test_citations_are_kept_by_the_package_of_the_game() -> None:
    """A rule is noted under its game, whichever file or folder of it the rule stands in."""

    @rule("3 Moves", "4 Captures", ruling="A1 A3")
    @of_module("tenshu.games.toy.rules")
    def move() -> None:
        return

    @rule("5 End")
    @of_module("tenshu.games.toy.rules.ending")
    def end() -> None:
        return

    @rule("1 Other")
    @of_module("tenshu.games.other.rules")
    def other() -> None:
        return

    expected = [Citation("move", ("3 Moves", "4 Captures"), ("A1", "A3")), Citation("end", ("5 End",), ())]

    assert expected == CITATIONS["tenshu.games.toy"]
    assert [Citation("other", ("1 Other",), ())] == CITATIONS["tenshu.games.other"]


def test_a_rule_may_cite_a_ruling_alone() -> None:
    """What no section says may still be a ruling of ours."""

    @rule(ruling="B2")
    @of_module("tenshu.games.toy.rules")
    def odd() -> None:
        return

    assert [Citation("odd", (), ("B2",))] == CITATIONS["tenshu.games.toy"]


def test_what_is_only_compiled_is_not_cited() -> None:
    """Helpers and doors name no section."""
    before = {package: list(citations) for package, citations in CITATIONS.items()}

    @compiled
    def one() -> int:
        return 1

    assert 1 == one()
    assert before == dict(CITATIONS)


@pytest.mark.compiled
def test_only_doors_are_cached_and_all_release_the_lock() -> None:
    """Every rule runs without the GIL, and a rule has no cache of its own: the door that calls it has."""

    @compiled
    def inner(number: int) -> int:
        return number + 1

    @door
    def outer(number: int) -> int:
        return inner(number)

    made: list[Any] = [inner, outer]

    assert [True, True] == [function.targetoptions["nogil"] for function in made]
    assert ["NullCache", "FunctionCache"] == [type(function._cache).__name__ for function in made]  # noqa: SLF001


@pytest.mark.compiled
def test_a_division_by_zero_is_no_exception() -> None:
    """Compiled rules give what NumPy gives, since an exception could not be raised on a GPU."""

    @compiled
    def share(coins: float, seats: float) -> float:
        return coins / seats

    assert float("inf") == share(1.0, 0.0)

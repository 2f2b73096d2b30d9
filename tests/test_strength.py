"""The page about strength: it says of a goal no more than its deals show."""

from __future__ import annotations

import re

import pytest
from bench.strength import FEWEST, PAGE, goal

from tenshu.arena.statistics import Interval
from tenshu.games import GAMES

PAR = 0.25
CLEAR, DOUBTFUL, SMALL = Interval(0.5, 0.3, 0.7), Interval(0.5, 0.2, 0.8), Interval(0.29, 0.26, 0.32)


def tables(game: str) -> str:
    """Return the part of the page that has the tables of a game."""
    return PAGE.read_text().partition(f"<!-- {game}: ")[2].partition(f"<!-- end of {game} -->")[0]


@pytest.mark.parametrize(("share", "met"), [(CLEAR, "yes"), (DOUBTFUL, "no"), (SMALL, "no")])
def test_a_goal_is_met_by_mean_and_interval(share: Interval, met: str) -> None:
    """A fifth more than par has to be won, and all of the interval has to be more than par."""
    assert met == goal(share, FEWEST, PAR)


@pytest.mark.parametrize("share", [Interval(1.0, 1.0, 1.0), CLEAR, DOUBTFUL])
def test_few_deals_tell_nothing_of_a_goal(share: Interval) -> None:
    """With nine deals a goal is neither met nor missed, even if all games were won."""
    assert "few deals" == goal(share, FEWEST - 1, PAR)
    assert "few deals" == goal(Interval(1.0, None, None), 1, PAR)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_no_goal_of_few_deals(game: str) -> None:
    """In its tables a goal is told of rows with ten deals or more, and of no others."""
    rows = re.findall(r"^\| \w+ \| \w+ \| (\d+) \| .* \| (yes|no|few deals) \|", tables(game), re.MULTILINE)

    assert rows
    assert [] == [deals for deals, met in rows if (int(deals) < FEWEST) != (met == "few deals")]

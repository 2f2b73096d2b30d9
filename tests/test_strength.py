"""The page about strength: it says of a goal no more than its deals show, and whether its bots are those of today."""

from __future__ import annotations

import re

import pytest
from bench.strength import FEWEST, HEAD, PAGE, goal, retold

from tenshu.arena.statistics import Interval
from tenshu.bots.net import net_of
from tenshu.bots.players import LEVELS, find_player
from tenshu.games import GAMES, load

PAR = 0.25
CLEAR, DOUBTFUL, SMALL = Interval(0.5, 0.3, 0.7), Interval(0.5, 0.2, 0.8), Interval(0.29, 0.26, 0.32)
TODAY = (
    "**3 seats**, commit 0123abc, 2026-11-18, journeyman 15, grandmaster 1,024, net of 2,049 million decisions: "
    "`python -m bench.strength`"
)


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


def test_a_head_says_whose_thinking_has_changed() -> None:
    """A table of a grandmaster who plays on 2,048 times is of an earlier one until it is so again; nets likewise."""
    before = TODAY.replace("1,024", "2,048")
    told = before.replace(": `", ", of an earlier grandmaster: `")

    assert TODAY == retold("catte", TODAY)
    assert [told, told] == [retold("catte", before), retold("catte", told)]
    assert TODAY == retold("catte", told.replace("2,048", "1,024"))
    assert "decisions, of an earlier journeyman and net: `" in retold(
        "catte", TODAY.replace("15", "9").replace("2,049", "862")
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_of_the_levels_of_today_or_says_that_it_is_not(game: str) -> None:
    """Above each table stand the playouts that its levels have now and its net's decisions, or what was other then."""
    heads = list(HEAD.finditer(tables(game)))
    decisions = int(net_of(load(game)).about["decisions"])

    assert len(load(game).seats) == len(heads)
    for head in heads:
        noted = re.findall(r"(\w+) ([\d,]+)", head["thought"].replace("net of", "net"))
        today = {**{level: playouts(level, game) for level in LEVELS}, "net": round(decisions / 1e6)}
        changed = [name for name, count in noted if int(count.replace(",", "")) != today[name]]
        assert " and ".join(changed) == (head["earlier"] or "")


def playouts(level: str, game: str) -> int:
    """Return how often a level plays on now before it decides."""
    return find_player(level, load(game)).budget.iterations

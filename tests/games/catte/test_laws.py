"""The laws that every game holds to, for Catte."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.catte.record import ENDS, conditions

from tenshu import load
from tenshu.core import laws
from tenshu.core.laws import Count, Table
from tenshu.games.catte.pieces import ALL_CATS, ALL_COFFEES, COLOUR_CATS, NCATS, NCOFFEES, NONE
from tenshu.games.catte.state import State

HERE = Path(__file__).parent
PACKAGE = "tenshu.games.catte"
GAME = load("catte")

ENDINGS = (laws.OUTRIGHT, laws.SHARED)
TABLES = [
    Table(GAME, 3, {}, 31),
    Table(GAME, 3, {"forced_set": "no"}, 32),
    Table(GAME, 3, {"forced_set": "no", "led_set": "no"}, 33),
    Table(GAME, 4, {}, 41),
    Table(GAME, 4, {"led_set": "no"}, 42),
    Table(GAME, 4, {"forced_set": "no"}, 43),
]
NAMES = [
    f"{table.seats} seats, {', '.join(f'{name} {value}' for name, value in table.options.items()) or 'our rulings'}"
    for table in TABLES
]
# Interpreted rules are slow, and are shown elsewhere to play the same games: there one table of three and one of four.
SLOW = [table for table in TABLES if table.seed not in {31, 43}]
AT_TABLES = [
    pytest.param(t, id=n, marks=[pytest.mark.compiled] * (t in SLOW)) for t, n in zip(TABLES, NAMES, strict=True)
]

# Of the rulebook, by its headings and the numbers below them; the story and the cats' remarks hold no rules.
SECTIONS = (
    "Contents",
    "Game Outline 1",
    "Game Outline 2",
    "Game Outline 3",
    "Game Outline 4",
    "Preparation",
    "Preparation 1",
    "Preparation 2",
    "Preparation 3",
    "Preparation 4",
    "How to Play 1",
    "How to Play 2",
    "How to Play Cards",
    "How to Play 3",
    "Winner Determination",
    "How to Play 4",
    "How to Play 5",
    "How to Play 6",
    "How to Play 7",
    "Supplement: About Coffee Card",
    "How to Play Coffee Cards",
    "Conditions for Ending a Round i",
    "Conditions for Ending a Round ii",
    "Conditions for Ending a Round iii",
    "Calculating the Scores 1",
    "Calculating the Scores 2",
    "Calculating the Scores 3",
)
RULINGS = tuple(f"C{number}" for number in range(1, 17))


@pytest.mark.parametrize("table", AT_TABLES)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Table], None], table: Table) -> None:
    """A law of the core holds at every moment of a random game."""
    law(table)


@pytest.mark.parametrize("table", AT_TABLES)
def test_each_card_is_in_one_place(table: Table) -> None:
    """Hands, what is left over and what was seen share the cat cards; rows, center and winners the coffee cards."""
    laws.it_is_conserved(table, _each_card_is_in_one_place)


def _each_card_is_in_one_place(state: State) -> None:
    hands = [int(hand) for hand in state.hand]
    cats = _cards([int(state.deck), int(state.seen), *hands], NCATS)
    center = 1 << int(state.center) if state.center != NONE else 0
    coffees = _cards([int(state.coffees), center, *state.unused.tolist(), *state.acquired.tolist()], NCOFFEES)
    trick = [int(card) for card in (*state.trick, *state.pair) if card != NONE]

    assert cats in ([], _cards([int(ALL_CATS)], NCATS))  # none before the first round
    assert coffees in ([], _cards([int(ALL_COFFEES)], NCOFFEES))
    assert [hand.bit_count() for hand in hands] == state.hand_size.tolist()
    assert all(int(state.seen) >> card & 1 for card in trick)
    for hand, void in zip(hands, state.void, strict=True):
        assert not any(hand & int(cards) for colour, cards in enumerate(COLOUR_CATS) if void >> colour & 1)


def _cards(piles: list[int], size: int) -> list[int]:
    return sorted(card for pile in piles for card in range(size) if pile >> card & 1)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "setting", [{"NUMBA_DISABLE_JIT": "1"}, {"NUMBA_BOUNDSCHECK": "1"}], ids=["interpreted", "bounds checked"]
)
def test_it_is_the_same_game_however_it_is_run(setting: dict[str, str]) -> None:
    """Laws 5 and 7: compiled, interpreted and with bounds checked, the same seed gives the same bytes."""
    here = [laws.digest(table) for table in TABLES]
    elsewhere = laws.digest_elsewhere(PACKAGE, [table[1:] for table in TABLES], **setting)

    assert elsewhere == here


@pytest.mark.parametrize("path", sorted((HERE / "golden").glob("*.log")), ids=lambda path: path.stem)
def test_golden_log(path: Path) -> None:
    """Law 8: a recorded game replays word for word, and it or its last round ends as its name says."""
    title, seats, ending = path.stem.split("-")
    play = laws.golden_log_replays(path, load)

    assert (title, int(seats)) == (play.game.name, play.seats)
    if ending in ENDS:
        assert [ending] == conditions(play)
        assert ENDS[ending] == State.on(play.state).ended
    else:
        assert ending == laws.ending(play)


def test_there_is_a_golden_log_for_each_way_to_end() -> None:
    """Law 8: each seat count and kind of ending, of a game and of a round, has its log."""
    endings = {path.stem for path in (HERE / "golden").glob("*.log")}

    assert endings == {f"catte-{seats}-{end}" for seats in GAME.seats for end in (*ENDINGS, *ENDS)}


@pytest.mark.compiled
@pytest.mark.parametrize("count", laws.read_perft(HERE / "perft.txt"), ids=str)
def test_perft(count: Count) -> None:
    """Law 9: the number of ways to go on is known and does not change."""
    laws.perft_counts_hold(GAME, count)


def test_every_section_has_a_rule() -> None:
    """Law 10: no section is forgotten and none is invented."""
    laws.every_section_has_a_rule(PACKAGE, SECTIONS, RULINGS)


def test_every_section_has_a_test() -> None:
    """Law 10: each section and each ruling is shown by a test."""
    laws.every_section_has_a_test(HERE, SECTIONS, RULINGS)

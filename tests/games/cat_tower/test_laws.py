"""The laws that every game holds to, for Cat Tower."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.cat_tower.record import ENDINGS, GOLDEN, ROUND_ENDS, game_ends, path_of, round_ends

from tenshu.core import laws
from tenshu.core.game import Game
from tenshu.core.laws import Count, Table
from tenshu.core.play import Play
from tenshu.games.cat_tower import GAME
from tenshu.games.cat_tower.pieces import ALL_HEXES, DICE, FOOTPRINTS, HOUSE, HOUSE_HEXES, NONE, SCORED
from tenshu.games.cat_tower.state import CHOOSE_CAT, NEITHER, PASS, State

HERE = Path(__file__).parent
PACKAGE = "tenshu.games.cat_tower"

TABLES = [
    Table(GAME, 2, {}, 21),
    Table(GAME, 3, {"house_hexes": "soft"}, 31),
    Table(GAME, 4, {"bowl_neighbours": "other"}, 41),
    Table(GAME, 2, {"house_hexes": "soft", "bowl_neighbours": "other"}, 22),
]
NAMES = [f"{table.seats} seats, {', '.join(table.options.values()) or 'as printed'}" for table in TABLES]

# Interpreted rules are slow, and are shown elsewhere to play the same games: there one table of two and one of three.
AT_TABLES = [
    pytest.param(table, id=name, marks=[pytest.mark.compiled] * (table.seed not in {21, 31}))
    for table, name in zip(TABLES, NAMES, strict=True)
]

# Of the leaflet; its story holds no rules.
SECTIONS = (
    "Components",
    "Game Preparation",
    "Round progress 1",
    "Round progress 2",
    "Round progress 3",
    "Round progress 3-1",
    "Round progress 3-2",
    "Round progress 3-3",
    "Round progress 3-4",
    "Round progress 3-5",
    "Game end and scoring",
    "Game end and scoring 1",
    "Game end and scoring 2",
    "Effects of items 1",
    "Effects of items 2",
    "Effects of items 3",
    "Effects of items 4",
    "Effects of items 5",
    "Effects of items 6",
)
RULINGS = tuple(f"D{number}" for number in range(1, 17))


def _load(name: str) -> Game:
    assert name == GAME.name
    return GAME


@pytest.mark.parametrize("table", AT_TABLES)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Table], None], table: Table) -> None:
    """A law of the core holds at every moment of a random game."""
    law(table)


@pytest.mark.parametrize("table", AT_TABLES)
def test_dice_marks_and_footprints_are_conserved(table: Table) -> None:
    """No die is lost, no hex holds two items, and nobody uses a footprint that was not circled."""
    laws.it_is_conserved(table, _all_is_conserved)


def _all_is_conserved(state: State) -> None:
    asked = GAME.questions[state.question[0]] if state.open else ""
    in_the_air = int(state.about[0]) if asked == "roll" else 0
    on_table = int(state.dice.sum()) + int((state.picked > 0).sum()) + int(state.shared > 0)

    assert in_the_air + on_table == (0 if asked in {"", "start"} else DICE[state.seats])
    for seat in range(state.seats):
        marks = state.marks[seat].tolist()
        houses, scored = marks[HOUSE].bit_count(), int((state.cats[seat] != NONE).sum())

        assert sum(hexes.bit_count() for hexes in marks) == _union(marks).bit_count()
        assert _union(marks) & ~int(ALL_HEXES) == 0
        assert marks[HOUSE] & ~int(HOUSE_HEXES) == 0
        assert state.soft_houses or all(hexes & int(HOUSE_HEXES) == 0 for hexes in marks[HOUSE + 1 :])
        assert 0 <= state.crossed[seat] <= state.circled[seat] <= FOOTPRINTS
        assert scored == houses - int(state.step[seat] == CHOOSE_CAT)
    assert not state.marks[state.seats :].any()


def _union(marks: list[int]) -> int:
    hexes = 0
    for more in marks:
        hexes |= more
    return hexes


def test_each_cat_scores_an_item_of_its_own() -> None:
    """There are as many cats as items, and more than house hexes."""
    assert sorted(set(SCORED.tolist())) == list(range(6))
    assert int(HOUSE_HEXES).bit_count() < len(SCORED)


@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_plays_longer_than_the_longest_game(seats: int) -> None:
    """Sixty rounds of passing end in time; a game in which every step is asked for would too."""
    play = Play(GAME, seats)
    while play.asked:
        choices = play.choices(play.asked[0])
        play.act(play.asked[0], PASS if PASS in choices else choices[0])

    assert 1 + 60 * (seats + 1 + seats + seats) == len(play.moves)
    assert len(play.moves) + seats * (24 + 5) <= GAME.longest


@pytest.mark.compiled
@pytest.mark.parametrize(
    "setting", [{"NUMBA_DISABLE_JIT": "1"}, {"NUMBA_BOUNDSCHECK": "1"}], ids=["interpreted", "bounds checked"]
)
def test_it_is_the_same_game_however_it_is_run(setting: dict[str, str]) -> None:
    """Laws 5 and 7: compiled, interpreted and with bounds checked, the same seed gives the same bytes."""
    here = [laws.digest(table) for table in TABLES]
    elsewhere = laws.digest_elsewhere(PACKAGE, [table[1:] for table in TABLES], **setting)

    assert elsewhere == here


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.log")), ids=lambda path: path.stem)
def test_golden_log(path: Path) -> None:
    """Law 8: a recorded game replays word for word, and ends as its name says."""
    title, seats, ending = path.stem.split("-")
    play = laws.golden_log_replays(path, _load)

    assert (title, int(seats)) == (GAME.name, play.seats)
    assert not play.asked
    assert ending in game_ends(play)


def test_there_is_a_golden_log_for_each_way_to_end() -> None:
    """Law 8: each seat count and kind of ending has its log."""
    assert {path_of(seats, ending) for seats in GAME.seats for ending in ENDINGS} == set(GOLDEN.glob("*.log"))


@pytest.mark.parametrize("seats", GAME.seats)
def test_golden_logs_show_each_way_in_which_a_round_ends(seats: int) -> None:
    """Law 8: without a column, with a first one, with several first ones at once, and with a later one."""
    plays = [laws.golden_log_replays(path_of(seats, ending), _load) for ending in ("outright", "together", "both")]

    assert ROUND_ENDS == set().union(*(round_ends(play) for play in plays))


def test_a_game_ends_when_someone_has_three_columns() -> None:
    """Nobody has more than three columns, and before the last round nobody has three."""
    for ending in ("both", "outright"):
        play = laws.golden_log_replays(path_of(4, ending), _load)
        columns = [(State.on(play.at(ply).state).columns != NEITHER).sum(axis=1).max() for ply in (-1, len(play.moves))]

        assert [2, 3] == columns


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

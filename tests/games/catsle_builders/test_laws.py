"""The laws that every game holds to, for CATsle Builders and CHATpentiers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tenshu import load
from tenshu.core import laws
from tenshu.core.laws import Count, Table
from tenshu.games.catsle_builders.pieces import CARDS, EDITIONS, NONE, PLACES, RANKS
from tenshu.games.catsle_builders.state import State

HERE = Path(__file__).parent
PACKAGE = "tenshu.games.catsle_builders"
GAME = load("catsle_builders")

ENDINGS = (laws.OUTRIGHT, laws.TIEBREAK, laws.SHARED)
TABLES = [
    Table(GAME, 3, {}, 31),
    Table(GAME, 3, {"removed_suit": "blue", "winner_leads": "yes"}, 32),
    Table(GAME, 4, {}, 41),
    Table(GAME, 4, {"edition": "chatpentiers"}, 42),
    Table(GAME, 5, {"winner_leads": "yes"}, 51),
    Table(GAME, 5, {"edition": "chatpentiers"}, 52),
]
NAMES = [f"{table.seats} seats, {', '.join(table.options.values()) or 'as printed'}" for table in TABLES]
# Interpreted rules are slow, and are shown elsewhere to play the same games: there one table of three and one of four.
SLOW = [table for table in TABLES if table.seed not in {31, 41}]
AT_TABLES = [
    pytest.param(t, id=n, marks=[pytest.mark.compiled] * (t in SLOW)) for t, n in zip(TABLES, NAMES, strict=True)
]

# Of the two rulebooks (F is the French one); the story and the postface hold no rules.
SECTIONS = (
    "2 Components",
    "3 Objective and overview",
    "4 Game setup",
    "4-1 Determining the start player",
    "4-2 Take the blueprint board",
    "4-3 Find a way to keep your score",
    "4-4 Preparing the deck",
    "5 Round flow",
    "5-0 Deal the cards",
    "5-1 Play a card",
    "5-2 Determine player ranks",
    "5-3 Take cards",
    "5-4 Place cards",
    "5-5 Preparing for the next trick",
    "6 Round end",
    "7 Scoring",
    "7 Scoring: the cards in a column",
    "7 Scoring: perfect columns",
    "8 Next round",
    "9 End of the game",
    "9 End of the game: in case of a tie",
    "10 Deal the cards",
    "10 Play a card",
    "10 Determine player ranks",
    "10 Take cards",
    "10 Place cards",
    "11 Q&A",
    "11 Variant rule",
    "F2 Matériel",
    "F3 But du jeu",
    "F4 Mise en place",
    "F4-1 Premier joueur",
    "F4-2 Prendre un plateau",
    "F4-3 Distribuer les cartes",
    "F5 Déroulement de la manche",
    "F5-1 Jouer une carte",
    "F5-2 Déterminer le classement",
    "F5-3 Prendre des cartes",
    "F5-4 Placer des cartes",
    "F5-5 Préparer le prochain pli",
    "F6 Fin de la manche",
    "F6 Calcul des points",
    "F6 Points des cartes",
    "F6 Sections parfaites",
    "F7 Manche suivante",
    "F8 Fin de la partie",
    "F8 En cas d'égalité",
    "F9 Distribuer les cartes",
    "F9 Jouer une carte",
    "F9 Déterminer le classement",
    "F9 Prendre des cartes",
    "F9 Placer les cartes",
)
RULINGS = (*(f"A{number}" for number in range(1, 17)), *(f"B{number}" for number in range(1, 6)))


@pytest.mark.parametrize("table", AT_TABLES)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Table], None], table: Table) -> None:
    """A law of the core holds at every moment of a random game."""
    law(table)


@pytest.mark.parametrize("table", AT_TABLES)
def test_each_card_is_in_one_place(table: Table) -> None:
    """Hands, deck, table, boards and discards share the cards of the game; nothing is lost or doubled."""
    laws.it_is_conserved(table, _each_card_is_in_one_place)


def _each_card_is_in_one_place(state: State) -> None:
    boards = [int(state.board[seat, place]) for seat in range(state.seats) for place in range(PLACES)]
    piles = [int(state.deck), int(state.table), *(int(hand) for hand in state.hand), *boards]
    cards = [card for pile in piles for card in range(CARDS) if pile >> card & 1]
    face_up = [card for pile in (int(state.table), *boards) for card in range(CARDS) if pile >> card & 1]

    assert len(set(cards)) == len(cards)
    assert [int(hand).bit_count() for hand in state.hand] == state.hand_size.tolist()
    assert all(int(state.seen) >> card & 1 for card in face_up)
    assert not any(card // RANKS == state.removed != NONE for card in cards)
    for pile in boards:
        assert len({card // RANKS for card in range(CARDS) if pile >> card & 1}) <= 1


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
    """Law 8: a recorded game replays word for word, and ends as its name says."""
    title, seats, ending = path.stem.split("-")
    play = laws.golden_log_replays(path, load)

    assert (title, int(seats)) == (play.options["edition"], play.seats)
    assert ending == laws.ending(play)


def test_there_is_a_golden_log_for_each_way_to_end() -> None:
    """Law 8: each edition, seat count and kind of ending has its log."""
    endings = {path.stem for path in (HERE / "golden").glob("*.log")}
    wanted = {f"{edition}-{n}-{end}" for edition in EDITIONS for n in GAME.seats for end in ENDINGS}

    assert endings == wanted


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

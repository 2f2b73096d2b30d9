"""The laws that every game holds to, for The White Castle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.games.white_castle.position import Position, position
from tests.games.white_castle.record import GOLDEN, PERFT, WANTED, busy_play, ends, path_of

from tenshu import load
from tenshu.core import laws
from tenshu.core.laws import Count, Table
from tenshu.core.play import Play
from tenshu.core.rng import new_rng, roll
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.pieces import (
    ACTION_CARD,
    CARD_NAMES,
    COLOURS,
    DECREE_CARD,
    DIAMOND_CARDS,
    DICE,
    EACH,
    FLOOR_CARDS,
    NCARDS,
    NONE,
    RESOURCE_CARD,
    TILE_COLOUR,
    TILES,
)
from tenshu.games.white_castle.state import (
    CHOOSE_FAVOUR,
    DEAL_TILE,
    DEPTH,
    DRAFT,
    GARDENS,
    ONE_OF,
    OWED,
    ROLL,
    SET_UP,
    TAKE_DIE,
    TAKE_TURNS,
    State,
)

HERE = Path(__file__).parent
PACKAGE = "tenshu.games.white_castle"

TABLES = [
    Table(GAME, 1, {}, 11),
    Table(GAME, 1, {"difficulty": "medium", "domain_lines": "unlimited"}, 12),
    Table(GAME, 1, {"difficulty": "hard"}, 13),
    Table(GAME, 2, {}, 21),
    Table(GAME, 2, {"domain_lines": "unlimited"}, 22),
    Table(GAME, 3, {}, 31),
    Table(GAME, 3, {"domain_lines": "unlimited"}, 32),
    Table(GAME, 4, {}, 41),
    Table(GAME, 4, {"domain_lines": "unlimited"}, 42),
]
NAMES = [f"{table.seats} seats, {', '.join(table.options.values()) or 'as printed'}" for table in TABLES]

# Interpreted rules are slow, and are shown elsewhere to play the same games: there one table alone and one of three.
AT_TABLES = [
    pytest.param(table, id=name, marks=[pytest.mark.compiled] * (table.seed not in {13, 31}))
    for table, name in zip(TABLES, NAMES, strict=True)
]

# Of the rulebook, by its headings and the numbers below them; the story holds no rules.
SECTIONS = (
    "Setup 1",
    "Setup 2",
    "Setup 3",
    "Setup 4",
    "Setup 5",
    "Setup 6",
    "Setup 7",
    "Setup 8",
    "Setup 9",
    "Setup 10",
    "Setup 11",
    "Setup 12",
    "Setup 13",
    "Playing the Game",
    "Clan Points and Conditions for Victory",
    "A Player's Turn",
    "Using the Dice 1",
    "Using the Dice 2",
    "Using the Dice 3",
    "Using the Dice 4",
    "Stacking Dice",
    "Gaining and Paying",
    "The Castle",
    "Outside the Walls",
    "The Well",
    "The Personal Domains 1",
    "The Personal Domains 2",
    "Warrior",
    "Gardener",
    "Courtier",
    "Request an Audience",
    "Social Climbing",
    "Daimyo Seals",
    "Lantern Rewards",
    "The Passage of Time",
    "End of the Round 1",
    "End of the Round 2",
    "End of the Round 3",
    "End of the Game",
    "End of the Game 1",
    "End of the Game 2",
    "End of the Game 3",
    "Solitaire Setup",
    "Solitaire Gameplay",
    "Solitaire 1",
    "Solitaire 2",
    "Solitaire End of Round",
    "Solitaire Final Scoring",
    "Solitaire Icons",
)
RULINGS = tuple(f"W{number}" for number in range(1, 33))


@pytest.mark.parametrize("table", AT_TABLES)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Table], None], table: Table) -> None:
    """A law of the core holds at every moment of a random game."""
    law(table)


# Law 6


@pytest.mark.parametrize("table", AT_TABLES)
def test_all_pieces_are_conserved(table: Table) -> None:
    """Dice, cards, tiles, members and markers are each in one place, at every moment of a random game."""
    laws.it_is_conserved(table, _all_is_conserved)


@pytest.mark.parametrize("table", AT_TABLES)
def test_all_pieces_are_conserved_when_much_happens(table: Table) -> None:
    """The same where clans seldom decline what they may do."""
    for number, play in enumerate(busy_play(table)):
        _all_is_conserved(State.on(play.state))
        assert number % 9 or play.scores() == _sums(play)
    assert State.on(play.state).completed == 3


def _sums(play: Play) -> list[float]:
    lines = GAME.view(play.state)["sheet"]
    return [sum(line["points"][side] for line in lines) for side in range(GAME.sides(play.seats))]


def _all_is_conserved(state: State) -> None:
    _dice_are_conserved(state)
    _dice_lie_as_they_should(state)
    _tiles_are_conserved(state)
    _castle_cards_are_conserved(state)
    _starting_cards_are_conserved(state)
    for clan in range(state.clans):
        _members_are_conserved(state, clan)
        _stock_is_possible(state, clan)
    _markers_are_stacked(state)
    _favours_are_conserved(state)
    _rivals_deck_is_conserved(state)
    _what_is_owed_is_noted(state)
    assert not state.stock[state.clans :].any()
    assert not state.courtiers[state.clans :].any()


def _open(state: State) -> list[int]:
    return [int(question) for question in state.question[: state.open]]


def _dice_are_conserved(state: State) -> None:
    """Each colour has all its dice on bridges, in hand, on spaces, in the Well and in domains, once they are rolled."""
    dice = int(DICE[state.seats])
    if ROLL in _open(state):
        rolled = int(state.about[_open(state).index(ROLL)])
    else:
        rolled = 0 if state.phase == SET_UP and _open(state)[0] < ROLL else 3 * dice
    for colour in range(len(COLOURS)):
        there = int(state.on_bridge[colour]) + int(state.in_well[colour].sum())
        there += int((state.in_domain[:, colour] > 0).sum())
        there += int(((state.placed > 0) & (state.placed_colour == colour)).sum())
        there += bool(state.hand_value > 0 and state.hand_colour == colour)
        assert there == min(max(rolled - colour * dice, 0), dice)


def _dice_lie_as_they_should(state: State) -> None:
    """Bridges are in ascending order, nothing is stacked where it may not be, and three dice are left after a round."""
    for colour, size in enumerate(state.on_bridge.tolist()):
        on_bridge = state.bridge[colour, :size].tolist()
        assert on_bridge == sorted(on_bridge)
        assert all(1 <= value <= 6 for value in on_bridge)
        assert not state.bridge[colour, size:].any()
        assert state.at_right[colour] <= (size == 1)
    assert all(low or not high for low, high in state.placed.tolist())
    assert state.seats > 2 or not state.placed[:, 1].any()
    if state.phase == TAKE_TURNS and TAKE_DIE in _open(state):
        assert state.on_bridge.sum() == 3 * DICE[state.seats] - state.turns + 1
    if state.phase == GARDENS and ROLL not in _open(state):
        assert state.on_bridge.sum() == 3


def _tiles_are_conserved(state: State) -> None:
    """Each colour has five tiles: in the castle, in the Well, or still to be dealt."""
    colours = Counter(int(colour) for colour in state.tile if colour != NONE)
    colours.update(int(TILE_COLOUR[tile]) for tile in state.well_tile if tile != NONE)
    colours.update(int(TILE_COLOUR[t]) for t in range(len(TILES)) if int(state.tiles_left) >> t & 1)
    is_begun = state.phase != SET_UP or _open(state)[0] >= DEAL_TILE
    assert colours == (dict.fromkeys(range(3), 5) if is_begun else {})


def _castle_cards_are_conserved(state: State) -> None:
    """Each castle card of this number of seats is in a deck, a room, a domain, a Lantern Area, or out of the game."""
    cards = _numbers(int(state.deck)) + _numbers(int(state.removed))
    cards += [int(card) for card in (*state.card, *state.domain_card[: state.clans]) if card != NONE]
    cards += [card for area in state.lantern.tolist() for card in _numbers(area)]
    in_play = int(FLOOR_CARDS[1] | FLOOR_CARDS[2]) & ~(int(DIAMOND_CARDS) if state.seats < 3 else 0)
    assert sorted(card for card in cards if card < RESOURCE_CARD) == _numbers(in_play)
    for room, card in enumerate(state.card.tolist()):
        assert card == NONE or CARD_NAMES[card].startswith("steward" if room < 3 else "diplomat")


def _starting_cards_are_conserved(state: State) -> None:
    """No starting card is in two places; once they are chosen, each clan has one of each, and the decree it names."""
    pairs = [int(card) for card in (*state.pair_resource, *state.pair_action) if card != NONE]
    domains = [int(card) for card in state.domain_card[: state.clans] if card != NONE]
    areas = [card for area in state.lantern.tolist() for card in _numbers(area)]
    cards = [card for card in pairs + domains + areas if card >= RESOURCE_CARD]
    assert len(set(cards)) == len(cards)
    if state.phase > DRAFT:
        assert not pairs
        for clan in range(state.seats):
            own = [*_numbers(int(state.lantern[clan])), int(state.domain_card[clan])]
            (resource,) = [card for card in own if RESOURCE_CARD <= card < ACTION_CARD]
            assert sum(ACTION_CARD <= card < DECREE_CARD for card in own) == 1
            decree = {0: "decree-coin", 3: "decree-seal", 6: "decree-vp"}.get(resource - RESOURCE_CARD)
            assert [CARD_NAMES[card] for card in own if card >= DECREE_CARD] == ([decree] if decree else [])


def _members_are_conserved(state: State, clan: int) -> None:
    assert state.courtiers[clan].sum() == EACH
    assert (state.courtiers[clan] >= 0).all()
    assert int(state.gardeners[clan]).bit_count() <= EACH
    assert int(state.gardeners[clan]) < 1 << 6
    assert state.warriors[clan].sum() <= EACH
    assert (state.warriors[clan] >= 0).all()


def _stock_is_possible(state: State, clan: int) -> None:
    *resources, coins, seals, points = state.stock[clan].tolist()
    assert all(0 <= resource <= 7 for resource in resources)
    assert 0 <= seals <= 5
    assert coins >= 0 <= points
    assert 0 <= state.influence[clan] <= 20


def _markers_are_stacked(state: State) -> None:
    """Once the turn order is dealt, the markers of a space lie on each other without a gap."""
    if state.phase == SET_UP:
        return
    clans = range(state.clans)
    assert sorted(state.order[: state.clans].tolist()) == list(clans)
    for space in set(state.influence[: state.clans].tolist()):
        heights = sorted(int(state.below[clan]) for clan in clans if state.influence[clan] == space)
        assert heights == list(range(len(heights)))


def _favours_are_conserved(state: State) -> None:
    """As many favours are taken as courtiers are with the Daimyo, up to three, but for one that is being chosen."""
    taken = Counter(int(clan) - 1 for clan in state.favour if clan)
    waiting = int(CHOOSE_FAVOUR in _open(state))
    with_daimyo = state.courtiers[: state.clans, -1]
    assert all(number <= with_daimyo[clan] for clan, number in taken.items())
    assert taken.total() + waiting == min(3, int(with_daimyo.sum()))


def _rivals_deck_is_conserved(state: State) -> None:
    """Once it is shuffled, each card is on top, in the row, under the deck, or nobody knows where."""
    cards = [int(card) - 1 for card in (state.rival_top, *state.rival_row, *state.rival_under) if card]
    cards += _numbers(int(state.rival_unknown))
    is_shuffled = state.seats == 1 and state.phase > DRAFT
    assert sorted(cards) == (list(range(9)) if is_shuffled else [])
    assert state.rival_deck.any() == (state.seats == 1)


def _what_is_owed_is_noted(state: State) -> None:
    """Owe something with questions about effects alone, and leave nothing behind."""
    owing = [question in {OWED, ONE_OF} for question in _open(state)]
    assert [bool(effects) for effects in state.owed] == owing + [False] * (DEPTH - len(owing))


def _numbers(bits: int) -> list[int]:
    return [number for number in range(NCARDS) if bits >> number & 1]


# Law 3: how deep questions nest


def deep_position() -> Position:
    """Return a position in which one answer leads to the next, as far as we could find.

    The die gives two blocks, of which one sends a warrior. The dearest yard lets the clan run a line of its domain,
    which brings back the iron and sends the next one; the second yard sends a courtier, whose card has a lantern.
    """
    return position(
        3,
        rooms={"steward-room-1": "steward-11", "diplomat-room-1": "diplomat-04"},
        tiles={"steward-room-1": "coral black coral"},
        yards=("yard-08", "yard-07", "yard-01", "yard-06"),
        card={"A": "action-warrior-1", "C": "action-courtier-2"},
        lantern={"A": "resource-04 decree-seal"},
        stock={"A": "7 iron 5 pearl 5 seal"},
        courtiers={"A": "gate"},
        gardeners={"A": "coral stone, black stone, white stone, coral plant, black plant"},
        influence={"A": 5},
        domain_lines="unlimited",
    )


DEEP = (
    "A: coral right 6, A: steward-room-1, A: 1 seal -> warrior, "
    "A: yard-a, A: line, A: black line, "
    + "A: yard-a, A: line, A: black line, A: 1 seal, " * 3
    + "A: yard-b, A: climb 2 from gate, A: diplomat-room-1, A: lantern, A: 1 influence"
)


@pytest.mark.section("Warrior", "Courtier", "Using the Dice 4")
@pytest.mark.ruling("W13", "W17", "W19")
def test_the_deepest_nesting_that_we_know() -> None:
    """A block, four yards, half a courtier action, a refill, a card, a lantern and a checkpoint are open at once."""
    table = deep_position().tell(DEEP)
    questions = [GAME.questions[number] for number in _open(table.record)]

    assert "A: checkpoint" == table.turn
    assert ["owed"] * 5 + ["courtier", "refill", "owed", "owed", "checkpoint"] == questions
    assert 10 == len(questions) <= DEPTH

    table.tell("A: pay")

    assert 6 == table.influence("A")
    while table.record.turns == 1:
        (seat,) = table.asked
        table.act(seat, table.choices(seat)[-1])
    assert not table.record.owed.any()
    assert ({"yard-a": 4, "yard-b": 1}, "diplomat-04") == (table.warriors("A"), table.card("A"))


@pytest.mark.parametrize("seed", range(12))
def test_the_stack_has_room_for_all(seed: int) -> None:
    """However a game goes on from the middle of that turn, no more questions are open at once."""
    table = deep_position()
    for answer in DEEP.split(", ")[: 3 + 2 * seed]:
        table.tell(answer)
    for _ in _going_on(table, seed):
        assert table.record.open <= DEPTH - 2
        _what_is_owed_is_noted(table.record)
    assert not table.asked


def _going_on(table: Position, seed: int) -> Iterator[None]:
    rng = new_rng(seed)
    while table.asked:
        (seat,) = table.asked
        choices = table.choices(seat)
        table.act(seat, choices[roll(rng, len(choices))])
        yield


# Laws 5 and 7


@pytest.mark.compiled
@pytest.mark.parametrize(
    "setting", [{"NUMBA_DISABLE_JIT": "1"}, {"NUMBA_BOUNDSCHECK": "1"}], ids=["interpreted", "bounds checked"]
)
def test_it_is_the_same_game_however_it_is_run(setting: dict[str, str]) -> None:
    """Laws 5 and 7: compiled, interpreted and with bounds checked, the same seed gives the same bytes."""
    here = [laws.digest(table) for table in TABLES]
    elsewhere = laws.digest_elsewhere(PACKAGE, [table[1:] for table in TABLES], **setting)

    assert elsewhere == here


# Law 8


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.log")), ids=lambda path: path.stem)
def test_golden_log(path: Path) -> None:
    """Law 8: a recorded game replays word for word, and ends as its name says."""
    title, seats, way = path.stem.split("-")
    play = laws.golden_log_replays(path, load)

    assert (title, int(seats)) == (GAME.name, play.seats)
    assert WANTED[play.seats, way].items() <= play.options.items()
    assert not play.asked
    assert way in ends(play)


def test_there_is_a_golden_log_for_each_way_to_end() -> None:
    """Law 8: each seat count, difficulty and kind of ending has its log."""
    assert {path_of(*wanted) for wanted in WANTED} == set(GOLDEN.glob("*.log"))


# Law 9


@pytest.mark.compiled
@pytest.mark.parametrize("count", laws.read_perft(PERFT), ids=str)
def test_perft(count: Count) -> None:
    """Law 9: the number of ways to go on is known and does not change."""
    laws.perft_counts_hold(GAME, count)


# Law 10


def test_every_section_has_a_rule() -> None:
    """Law 10: no section is forgotten and none is invented."""
    laws.every_section_has_a_rule(PACKAGE, SECTIONS, RULINGS)


def test_every_section_has_a_test() -> None:
    """Law 10: each section and each ruling is shown by a test."""
    laws.every_section_has_a_test(HERE, SECTIONS, RULINGS)

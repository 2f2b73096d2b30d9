"""Each law can fail: a game that is broken in one way breaks the law that speaks of it, and no other."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from tenshu import Fault, Play, load
from tenshu.core import laws, log
from tenshu.core.bits import Words
from tenshu.core.game import Game
from tenshu.core.laws import Count, Table
from tenshu.core.questions import HIDDEN
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import Rng
from tenshu.core.rules import CITATIONS, Citation
from tenshu.core.view import View
from tenshu.core.words import Message, message

GAME = load("catsle_builders")
DOORS = GAME.doors
SEATS, SEED = 3, 31
TRICKS = 1


def on(data: Bytes) -> Any:  # noqa: ANN401 (the fields of one game, written to at will)
    """Return a state of the game."""
    return GAME.state.on(data)


def is_over(data: Bytes) -> bool:
    """Tell whether as many tricks were played as these tests need."""
    return int(on(data).seen).bit_count() > TRICKS * (SEATS + 1)


def waiting(data: Bytes) -> int:
    """Ask nobody after some tricks."""
    return 0 if is_over(data) else DOORS.waiting(data)


def choices(data: Bytes, seat: int, legal: Words) -> int:
    """Offer nothing after some tricks."""
    if is_over(data):
        legal[:] = 0
        return 0
    return DOORS.choices(data, seat, legal)


# The same game, but over after a few tricks, so that all laws can be tried on many variants of it.
SHORT = dataclasses.replace(GAME, doors=DOORS._replace(waiting=waiting, choices=choices))
LENGTH = len(list(laws.random_play(Table(SHORT, SEATS, {}, SEED)))) - 1


def with_doors(**doors: Callable[..., Any]) -> Game:
    """Return the short game with some of its doors broken."""
    return dataclasses.replace(SHORT, doors=SHORT.doors._replace(**doors))


def broken_laws(game: Game) -> set[str]:
    """Return the laws that a game breaks."""
    broken = set()
    for law in laws.LAWS:
        try:
            law(Table(game, SEATS, {}, SEED))
        except AssertionError:
            broken.add(law.__name__)
    return broken


def test_an_honest_game_breaks_no_law() -> None:
    """The game that the others are variants of holds to every law."""
    assert set() == broken_laws(SHORT)


# What is broken in each variant: a function that makes it, and the laws that must notice.


def miscounts(data: Bytes, seat: int, legal: Words) -> int:
    """Write the right choices and return a wrong count."""
    ways = choices(data, seat, legal)
    return ways + (ways > 3)


def counts_in_numpy(data: Bytes, seat: int, legal: Words) -> int:
    """Return a count that is no plain number, as interpreted rules may."""
    return cast("int", np.int16(choices(data, seat, legal)))


def offers_to_all(data: Bytes, seat: int, legal: Words) -> int:
    """Offer a choice to a seat that is not asked."""
    ways = choices(data, seat, legal)
    if waiting(data) == 0b001 and seat == 1:
        legal[0] = np.uint64(1)
        return 1
    return ways


def nobody_wins(data: Bytes, out: Ints) -> None:
    """Give everyone the second place."""
    DOORS.places(data, out)
    out[:] = 2


def shows_a_hand(data: Bytes, seat: int) -> None:
    """Forget to hide the hand of the first seat."""
    hand = on(data).hand[0].copy()
    DOORS.redact(data, seat)
    on(data).hand[0] = hand


def shows_the_deck(data: Bytes, seat: int) -> None:
    """Forget to hide the deck."""
    deck = on(data).deck.copy()
    DOORS.redact(data, seat)
    on(data).deck = deck


def hides_more_each_time(data: Bytes, seat: int) -> None:
    """Redact what was redacted into something else."""
    DOORS.redact(data, seat)
    on(data).start ^= 1


def guesses_what_all_know(data: Bytes, seat: int, rng: Rng) -> None:
    """Change a public field in a guess."""
    DOORS.guess(data, seat, rng)
    on(data).points[2, 4] += 1


def guesses_its_own_hand(data: Bytes, seat: int, rng: Rng) -> None:
    """Guess the hand that the seat knows."""
    DOORS.guess(data, seat, rng)
    if seat < SEATS:
        state = on(data)
        state.hand[seat], state.hand[(seat + 1) % SEATS] = (
            state.hand[(seat + 1) % SEATS].copy(),
            state.hand[seat].copy(),
        )


def loses_a_card_of_a_hand(data: Bytes, seat: int, rng: Rng) -> None:
    """Guess a hand that is one card short."""
    DOORS.guess(data, seat, rng)
    rival = on(data).hand[(seat + 1) % SEATS]
    on(data).hand[(seat + 1) % SEATS] = rival & (rival - np.uint64(rival > 0))


def loses_a_card_of_the_deck(data: Bytes, seat: int, rng: Rng) -> None:
    """Guess a deck that is one card short."""
    DOORS.guess(data, seat, rng)
    deck = on(data).deck
    on(data).deck = deck & (deck - np.uint64(deck > 0))


def doubles_a_card(data: Bytes, seat: int, rng: Rng) -> None:
    """Guess a card of one's own into the deck."""
    DOORS.guess(data, seat, rng)
    on(data).deck |= on(data).hand[seat % SEATS]


def hears_everything(_data: Bytes, _seat: int, action: int) -> int:
    """Let everyone hear which card is dealt to whom."""
    return action


def hears_nothing(data: Bytes, seat: int, action: int) -> int:
    """Hide what all can see: which card is played."""
    return HIDDEN if on(data).question[on(data).open - 1] == 4 and seat != 0 else DOORS.heard(data, seat, action)


def mishears(data: Bytes, seat: int, action: int) -> int:
    """Hear another action than the one that was taken."""
    heard = DOORS.heard(data, seat, action)
    return heard + 1 if heard == 7 else heard


def is_deaf_to_itself(data: Bytes, seat: int, action: int) -> int:
    """Hide a seat's answer from itself."""
    return HIDDEN if waiting(data) >> seat & 1 else DOORS.heard(data, seat, action)


def adds_up_wrong(data: Bytes, out: Ints) -> None:
    """Write a sheet that does not add up."""
    DOORS.sheet(data, out)
    out[0, 0] += is_over(data)


def scores_too_much(data: Bytes, out: Ints) -> None:
    """Give a point that the sheet does not know."""
    DOORS.scores(data, out)
    out[SEATS - 1] += 1


def leaves_a_trace(data: Bytes, seat: int, action: int) -> None:
    """Forget to blank what an answered question was about."""
    DOORS.apply(data, seat, action)
    state = on(data)
    state.about[state.open :] = 1


def asks_nobody(data: Bytes, seat: int, action: int) -> None:
    """Open a question that nobody can answer."""
    DOORS.apply(data, seat, action)
    state = on(data)
    if state.open == 1 and is_over(data):
        state.asked[0] = 0


def scores_by_writing(data: Bytes, out: Ints) -> None:
    """Change the state in reckoning the scores."""
    DOORS.scores(data, out)
    on(data).points[2, 4] ^= 1


def hears_by_writing(data: Bytes, seat: int, action: int) -> int:
    """Change the state in telling what is heard."""
    on(data).points[2, 4] ^= 1
    return DOORS.heard(data, seat, action)


def offers_by_writing(data: Bytes, seat: int, legal: Words) -> int:
    """Change the state in listing the choices."""
    on(data).points[2, 4] += 1
    return choices(data, seat, legal)


def waits_by_writing(data: Bytes) -> int:
    """Change the state in telling who is waited for."""
    on(data).points[2, 4] += 1
    return waiting(data)


def places_by_writing(data: Bytes, out: Ints) -> None:
    """Change the state in reckoning the places."""
    DOORS.places(data, out)
    on(data).points[2, 4] += 1


def sums_by_writing(data: Bytes, out: Ints) -> None:
    """Change the state in writing the sheet."""
    DOORS.sheet(data, out)
    on(data).points[2, 4] += 1
    out[0] = 0


SETUPS = count()


def never_sets_up_alike(data: Bytes, seats: int, options: Ints) -> None:
    """Lay out a game that is never the same twice."""
    DOORS.setup(data, seats, options)
    on(data).points[2, 4] = next(SETUPS)


def mumbles(data: Bytes, action: int) -> Message:
    """Say the suit of a card and not its number."""
    return GAME.say(data, action - action % 12 if action < 60 else action)


def says_by_writing(data: Bytes, action: int) -> Message:
    """Change the state in saying an action."""
    on(data).points[2, 4] += 1
    return GAME.say(data, action)


def looks_by_writing(data: Bytes) -> View:
    """Change the state in looking at it."""
    on(data).points[2, 4] += 1
    return GAME.view(data)


def shows_a_wrong_sheet(data: Bytes) -> View:
    """Show a score sheet that does not add up."""
    view = GAME.view(data)
    if view["sheet"]:
        view["sheet"][0]["points"][0] += 1
    return view


def explains_by_writing(data: Bytes, seat: int, action: int) -> list[Message]:
    """Change what a seat sees in explaining it."""
    why = GAME.explain(data, seat, action)
    on(data).points[2, 4] += 1
    return why


PEEKED, HEARD = "nothing_is_peeked_at", "what_is_not_heard_is_not_seen"
LOOKING, GUESSES = "looking_changes_nothing", "guesses_can_be_played"
BROKEN: dict[str, tuple[Game, set[str]]] = {
    "choices miscounts": (with_doors(choices=miscounts), {"it_ends"}),
    "choices counts in NumPy": (with_doors(choices=counts_in_numpy), {"it_ends"}),
    "longest is too small": (dataclasses.replace(SHORT, longest=LENGTH // 2), {"it_ends", GUESSES}),
    "places without a winner": (with_doors(places=nobody_wins), {"it_ends"}),
    "setup is never the same": (with_doors(setup=never_sets_up_alike), {"it_replays"}),
    "redact shows a hand": (with_doors(redact=shows_a_hand), {PEEKED, HEARD}),
    "redact shows the deck": (with_doors(redact=shows_the_deck), {PEEKED, HEARD}),
    "redact is not done at once": (with_doors(redact=hides_more_each_time), {PEEKED}),
    "guess changes what all know": (with_doors(guess=guesses_what_all_know), {PEEKED}),
    "heard hides what is seen": (with_doors(heard=hears_nothing), {HEARD}),
    "heard is another action": (with_doors(heard=mishears), {HEARD}),
    "heard hides from the seat itself": (with_doors(heard=is_deaf_to_itself), {HEARD}),
    "heard leaks": (with_doors(heard=hears_everything), {HEARD}),
    "sheet does not add up": (with_doors(sheet=adds_up_wrong), {"scores_are_the_sum_of_their_sheet"}),
    "scores are not on the sheet": (with_doors(scores=scores_too_much), {"scores_are_the_sum_of_their_sheet"}),
    "view shows another sheet": (
        dataclasses.replace(SHORT, view=shows_a_wrong_sheet),
        {"scores_are_the_sum_of_their_sheet"},
    ),
    "apply leaves a trace": (with_doors(apply=leaves_a_trace), {"answered_questions_leave_no_trace"}),
    "apply asks nobody": (with_doors(apply=asks_nobody), {"answered_questions_leave_no_trace"}),
    "scores write": (with_doors(scores=scores_by_writing), {LOOKING}),
    "view writes": (dataclasses.replace(SHORT, view=looks_by_writing), {LOOKING}),
    "explain writes": (dataclasses.replace(SHORT, explain=explains_by_writing), {LOOKING}),
}


@pytest.mark.parametrize(("game", "expected"), BROKEN.values(), ids=BROKEN)
def test_a_broken_game_breaks_its_law(game: Game, expected: set[str]) -> None:
    """The law that speaks of the fault raises, and the others do not."""
    assert expected == broken_laws(game)


# Games so broken that other laws cannot be tried on them: here only the law that must notice counts.
BADLY_BROKEN: dict[str, tuple[Game, Callable[[Table], None]]] = {
    "choices offers to who is not asked": (with_doors(choices=offers_to_all), laws.it_ends),
    "choices write": (with_doors(choices=offers_by_writing), laws.looking_changes_nothing),
    "waiting writes": (with_doors(waiting=waits_by_writing), laws.looking_changes_nothing),
    "places write": (with_doors(places=places_by_writing), laws.looking_changes_nothing),
    "say is not unique": (dataclasses.replace(SHORT, say=mumbles), laws.what_is_said_is_read),
    "say writes": (dataclasses.replace(SHORT, say=says_by_writing), laws.looking_changes_nothing),
    "heard writes": (with_doors(heard=hears_by_writing), laws.looking_changes_nothing),
    "sheet writes": (with_doors(sheet=sums_by_writing), laws.looking_changes_nothing),
    "guess changes the own hand": (with_doors(guess=guesses_its_own_hand), laws.nothing_is_peeked_at),
    "guess loses a card of a hand": (
        dataclasses.replace(GAME, doors=DOORS._replace(guess=loses_a_card_of_a_hand)),
        laws.guesses_can_be_played,
    ),
}


@pytest.mark.parametrize(("game", "law"), BADLY_BROKEN.values(), ids=BADLY_BROKEN)
def test_a_badly_broken_game_is_noticed(game: Game, law: Callable[[Table], None]) -> None:
    """The law that speaks of the fault raises AssertionError, and nothing else."""
    with pytest.raises(AssertionError):
        law(Table(game, SEATS, {}, SEED))


def each_card_once(state: Any) -> None:  # noqa: ANN401 (the fields of one game)
    """Assert that every card of the game, but those lost in tricks, is in one place."""
    piles = [int(state.deck), int(state.table), *map(int, state.hand), *map(int, state.board.flat)]
    assert sum(pile.bit_count() for pile in piles) == sum(piles).bit_count()
    if state.question[0] not in {0, 1}:
        assert sum(int(hand).bit_count() for hand in (*state.hand, state.deck)) + int(state.seen).bit_count() == 48


def test_what_is_conserved_is_conserved() -> None:
    """The game holds to the law that each card is in one place, and a check that fails is heard of."""
    laws.it_is_conserved(Table(SHORT, SEATS, {}, SEED), each_card_once)

    with pytest.raises(AssertionError):
        laws.it_is_conserved(Table(SHORT, SEATS, {}, SEED), refuses)


def refuses(state: Any) -> None:  # noqa: ANN401 (the fields of one game)
    """Assert what does not hold."""
    assert state.hand_size[1] < 9


@pytest.mark.parametrize("guess", [loses_a_card_of_the_deck, doubles_a_card])
def test_what_is_conserved_is_conserved_in_guesses(guess: Callable[[Bytes, int, Rng], None]) -> None:
    """A guess that loses or doubles a card is noticed by the law that no card is lost or doubled."""
    with pytest.raises(AssertionError):
        laws.it_is_conserved(Table(with_doors(guess=guess), SEATS, {}, SEED), each_card_once)


# Laws 5 and 7


def test_a_digest_tells_games_apart() -> None:
    """Any difference in states, in what is seen, in guesses or in scores is another digest."""
    games = [SHORT, *(with_doors(**broken) for broken in DIGESTED)]
    digests = [laws.digest(Table(game, SEATS, {}, SEED)) for game in games]
    seeds = [laws.digest(Table(SHORT, SEATS, {}, seed)) for seed in (SEED, SEED + 1)]

    assert len(games) == len(set(digests))
    assert [True, False] == [digest == digests[0] for digest in seeds]


DIGESTED: list[dict[str, Callable[..., Any]]] = [
    {"redact": shows_a_hand},
    {"guess": loses_a_card_of_the_deck},
    {"scores": scores_too_much},
    {"places": nobody_wins},
    {"apply": leaves_a_trace},
]


def test_a_digest_elsewhere_reports_what_fails_there() -> None:
    """A process that fails, or only warns, is an AssertionError here."""
    with pytest.raises(AssertionError, match="chess"):
        laws.digest_elsewhere("tenshu.games.chess", [], NUMBA_DISABLE_JIT="1")


@pytest.mark.compiled
def test_a_digest_elsewhere_is_that_of_the_table() -> None:
    """Another process, which interprets the rules, has the same digest."""
    tables = [(3, {"removed_suit": "blue"}, 1)]
    here = [laws.digest(Table(GAME, *table)) for table in tables]

    assert here == laws.digest_elsewhere("tenshu.games.catsle_builders", tables, NUMBA_DISABLE_JIT="1")


# Law 8


def golden(folder: Path, text: str) -> Path:
    """Write a golden log."""
    path = folder / "some.log"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_golden_log_replays(tmp_path: Path) -> None:
    """A log as it was written is replayed, notes and all."""
    *_, play = laws.random_play(Table(SHORT, SEATS, {}, SEED))
    again = laws.golden_log_replays(golden(tmp_path, log.write(play, {"a": "b"})), load)

    assert play.moves == again.moves


def test_a_golden_log_that_is_not_word_for_word_is_noticed(tmp_path: Path) -> None:
    """A log that still replays, but would be written otherwise today, breaks the law."""
    *_, play = laws.random_play(Table(SHORT, SEATS, {}, SEED))
    lines = log.write(play).splitlines(keepends=True)
    lines[3], lines[4] = lines[4], lines[3]  # two options, which may stand in any order
    above = "".join(lines[:-1])
    text = f"{above}end {len(play.moves)} {sha256(above.encode()).hexdigest()[:16]}\n"

    with pytest.raises(AssertionError):
        laws.golden_log_replays(golden(tmp_path, text), load)


def test_a_golden_log_of_a_game_that_was_changed_is_noticed(tmp_path: Path) -> None:
    """When a game that keeps its version plays or speaks otherwise, its golden logs tell."""
    *_, play = laws.random_play(Table(SHORT, SEATS, {}, SEED))
    path = golden(tmp_path, log.write(play))
    shouting = dataclasses.replace(SHORT, say=lambda _, action: message("seat", number=action))

    with pytest.raises((AssertionError, Fault)):
        laws.golden_log_replays(path, lambda _: shouting)


class Ended:
    """A game that ended with some scores and places."""

    def __init__(self, scores: list[int], places: list[int]) -> None:
        self.scores: Callable[[], list[int]] = lambda: scores
        self.places: Callable[[], list[int]] = lambda: places


@pytest.mark.parametrize(
    ("scores", "places", "ending"),
    [
        ([9, 5, 5], [1, 2, 2], laws.OUTRIGHT),
        ([9, 9, 5], [2, 1, 3], laws.TIEBREAK),
        ([9, 9, 5], [1, 1, 3], laws.SHARED),
        ([0, 0, 0], [1, 1, 1], laws.SHARED),
    ],
)
def test_an_ending_has_its_name(scores: list[int], places: list[int], ending: str) -> None:
    """A game is won outright, by the tie-break, or together."""
    assert ending == laws.ending(cast("Play", Ended(scores, places)))


# Law 9


def test_a_perft_file_is_read(tmp_path: Path) -> None:
    """A line is a count; comments and empty lines are none."""
    path = tmp_path / "perft.txt"
    path.write_text("# seats seed depth ways\n\n3 1 2 12\n4 2 1 5 edition=chatpentiers winner_leads=yes\n", "utf-8")
    options = {"edition": "chatpentiers", "winner_leads": "yes"}

    assert [Count(3, 1, 2, 12, {}), Count(4, 2, 1, 5, options)] == laws.read_perft(path)


def test_a_wrong_count_is_noticed() -> None:
    """A count that is off by one breaks the law, and the right one does not."""
    play = Play(GAME, 4)
    play.settle(2)
    ways = GAME.perft(play.state, 2)
    laws.perft_counts_hold(GAME, Count(4, 2, 2, ways, {}))

    with pytest.raises(AssertionError):
        laws.perft_counts_hold(GAME, Count(4, 2, 2, ways + 1, {}))


# Law 10

PACKAGE = "tenshu.games.toy"


@pytest.fixture
def _toy_rules() -> Iterator[None]:
    """Let a game have two rules."""
    CITATIONS[PACKAGE] = [Citation("play", ("1 Playing", "2 Passing"), ("A1",)), Citation("end", ("3 Ending",), ())]
    yield
    del CITATIONS[PACKAGE]


SECTIONS, RULINGS = ("1 Playing", "2 Passing", "3 Ending"), ("A1",)


@pytest.mark.usefixtures("_toy_rules")
def test_every_section_with_a_rule_holds() -> None:
    """Sections and rulings that are all cited satisfy the law."""
    laws.every_section_has_a_rule(PACKAGE, SECTIONS, RULINGS)


WRONG = {
    "a section is forgotten": ((*SECTIONS, "4 Scoring"), RULINGS),
    "a section is invented": (SECTIONS[:2], RULINGS),
    "a ruling is forgotten": (SECTIONS, ("A1", "A2")),
    "a ruling is invented": (SECTIONS, ()),
}


@pytest.mark.usefixtures("_toy_rules")
@pytest.mark.parametrize(("sections", "rulings"), WRONG.values(), ids=WRONG)
def test_a_section_without_a_rule_is_noticed(sections: tuple[str, ...], rulings: tuple[str, ...]) -> None:
    """What no rule cites, and what a rule cites that is not in the book, breaks the law."""
    with pytest.raises(AssertionError):
        laws.every_section_has_a_rule(PACKAGE, sections, rulings)


@pytest.fixture
def toy_tests(tmp_path: Path) -> Path:
    """Write tests that show all sections and rulings."""
    (tmp_path / "test_one.py").write_text(
        'import pytest\n@pytest.mark.section("1 Playing", "2 Passing")\n@pytest.mark.ruling("A1")\ndef test_a(): ...\n',
        encoding="utf-8",
    )
    (tmp_path / "test_two.py").write_text(
        'import pytest\nclass TestB:\n    @pytest.mark.section("3 Ending")\n    def test_b(self): ...\n',
        encoding="utf-8",
    )
    (tmp_path / "notes.py").write_text('import pytest\npytest.mark.section("9 Nothing")\n', encoding="utf-8")
    return tmp_path


def test_every_section_with_a_test_holds(toy_tests: Path) -> None:
    """Sections and rulings that are all shown satisfy the law; files that are no tests show nothing."""
    laws.every_section_has_a_test(toy_tests, SECTIONS, RULINGS)


@pytest.mark.parametrize(("sections", "rulings"), WRONG.values(), ids=WRONG)
def test_a_section_without_a_test_is_noticed(
    toy_tests: Path, sections: tuple[str, ...], rulings: tuple[str, ...]
) -> None:
    """What no test shows, and what a test shows that is not in the book, breaks the law."""
    with pytest.raises(AssertionError):
        laws.every_section_has_a_test(toy_tests, sections, rulings)

"""What the games of an analysis show."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from tests.arena.test_report import Tags
from tests.core import toy as toy_game

from tenshu.arena.analysis import FORMAT, Analysis, Played, play_and_study, run, usual_bot
from tenshu.arena.insight_report import insight_page
from tenshu.arena.insight_tables import Names, insight_grids, insight_notes
from tenshu.arena.insights import Insights, find
from tenshu.arena.match import Table
from tenshu.arena.results import open_file
from tenshu.arena.study import Choice, Study, Tally, study
from tenshu.arena.workers import Here, Workers, open_workers
from tenshu.arena.worths import extremes
from tenshu.cli.screen import Screen
from tenshu.core.play import Move
from tenshu.core.words import LANGUAGES, Fault, message
from tenshu.games import TITLES, Title, load

HERE = Workers(Here(), 1)
RED, BLUE = (Choice("take", message("seat", number=number)) for number in (1, 2))
NAMES = Names(["line <1>", "line 2"], str, lambda one: f"{one.question} {dict(one.what.args)['number']}")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the arena know the toy game."""
    monkeypatch.setitem(TITLES, "toy", Title("toy", {}))
    monkeypatch.setitem(sys.modules, "tenshu.games.toy", toy_game)


def catte(bot: str = "greedy", games: int = 3, seed: int = 1, seats: int = 3) -> Analysis:
    """Return an analysis of Catte."""
    return Analysis(Table("catte", seats, load("catte").choose_options({})), bot, games, seed)


def toys(seats: int, games: int) -> Analysis:
    """Return an analysis of the toy."""
    return Analysis(Table("toy", seats, toy_game.GAME.choose_options({})), "random", games, 1)


def shown(analysis: Analysis) -> Insights:
    """Play an analysis, and return what it shows."""
    return find(analysis, [one for _, one in run(analysis, HERE, {})])


def made_up(sheet: Sequence[Sequence[float]], order: Sequence[int], taken: Sequence[dict[Choice, int]] = ()) -> Study:
    """Return a game with some score sheet, in which who has most wins."""
    scores = [sum(points) for points in zip(*sheet, strict=True)]
    seats = range(len(order))
    return Study(
        scores=scores,
        places=[1 + sum(other > score for other in scores) for score in scores],
        sheet=[list(line) for line in sheet],
        order=list(order),
        chapters=0,
        chance=1,
        seats=[Tally(3, 2, 6) for _ in seats],
        questions={"play": Tally(6, 4, 12)},
        taken=[Counter(one) for one in taken] or [Counter() for _ in seats],
        first=[{choice.question: choice for choice in one} for one in taken] or [{} for _ in seats],
    )


# One game


def test_a_study_of_the_toy(toy: None) -> None:  # noqa: ARG001
    """A game is told from its answers: who took what, what was asked, and what came of it."""
    moves = [Move(0, 2), Move(0, 0), Move(1, 1), Move(1, 1)]
    found = study(toys(2, 1).table, moves)
    card = {number: Choice("take", message("toy-answer", number=number)) for number in (1, 2, 3)}

    assert ([2, 1], [1, 2], [[2, 1]]) == (found.scores, found.places, found.sheet)
    assert ([0, 1], 0, 0) == (found.order, found.chapters, found.chance)
    assert [Tally(2, 2, 5)] * 2 == found.seats
    assert {"take": Tally(2, 2, 6), "hide": Tally(2, 2, 4)} == found.questions
    assert [1, 0] == [one[card[3]] for one in found.taken]
    assert [card[3], card[2]] == [one["take"] for one in found.first]


def test_a_study_counts_what_chance_does_apart() -> None:
    """In Catte chance deals, three rounds are played, and an answer without a choice is no decision."""
    played, found = play_and_study(catte(), 0, None)

    assert 3 == found.chapters
    assert len(played.moves) == found.chance + sum(one.answers for one in found.seats)
    assert all(0 < one.decisions <= one.answers for one in found.seats)
    assert sum(one.answers for one in found.seats) == sum(one.total() for one in found.taken)
    assert found.scores == [sum(points) for points in zip(*found.sheet, strict=True)]


# Many games


def test_seats_by_hand() -> None:
    """Seats are told by when they are asked, not by where they sit."""
    games = [made_up([[3, 1, 0]], [1, 0, 2]), made_up([[0, 4, 4]], [1, 2, 0])]
    found = find(catte(), games)

    assert [0.25, 0.75, 0.0] == [one.share.mean for one in found.order]
    assert [2.5, 3.5, 0.0] == [one.points.mean for one in found.order]
    assert [] == found.rivals


def test_the_score_sheet_by_hand() -> None:
    """What lines have to do with points and victories is as on paper."""
    games = [made_up([[4, 2, 0], [1, 1, 1]], [0, 1, 2]), made_up([[0, 6, 3], [3, 0, 0]], [0, 1, 2])]
    one, other = find(catte(), games).lines

    assert (15 / 6, 6 / 6) == (one.points.mean, other.points.mean)
    assert pytest.approx(15 / 21) == one.part.mean
    # From the mean of the table line 1 is 2 0 -2 and -3 3 0, line 2 is 0 0 0 and 2 -1 -1; totals 2 0 -2 and -1 2 -1.
    assert pytest.approx((8 + 9) / (8 + 6)) == one.apart.mean
    assert pytest.approx((-2 - 2 + 1) / (8 + 6)) == other.apart.mean
    assert pytest.approx(17 / (26 * 14) ** 0.5) == one.correlation.mean
    # Seat 1 wins with 4 + 1, seat 2 with 6 + 0.
    assert one.winners is not None
    assert one.others is not None
    assert one.difference is not None
    assert other.difference is not None
    assert (5.0, (1 + 1.5) / 2, 3.75) == (one.winners.mean, one.others.mean, one.difference.mean)
    assert pytest.approx(0.5 - (1 + 1.5) / 2) == other.difference.mean
    assert pytest.approx(3.75 / one.deviation) == one.effect


def test_length_and_questions_by_hand() -> None:
    """What is asked is counted for a game and for a seat; rounds are left out where the game has none."""
    found = find(catte(), [made_up([[1, 0, 0]], [0, 1, 2])] * 2)
    (asked,) = found.questions

    assert {"decisions": 6.0, "seat": 2.0, "answers": 9.0, "chance": 1.0} == {
        one.what: one.mean.mean for one in found.lengths
    }
    assert (2.0, 4 / 6, 3.0) == (asked.answers.mean, asked.decisions.mean, asked.choices.mean)


def test_margins_by_hand() -> None:
    """The most points, and leads over the second and over the last; level games are shared, or a tie-break decides."""
    broken = made_up([[5, 5, 1]], [0, 1, 2])
    broken.places[:] = [1, 2, 3]
    games = [
        made_up([[9, 6, 1]], [0, 1, 2]),
        made_up([[20, 18, 0]], [0, 1, 2]),
        made_up([[5, 5, 1]], [0, 1, 2]),
        broken,
    ]
    margins = find(catte(), games).margins

    assert margins is not None
    assert [(9 + 20 + 5 + 5) / 4, (3 + 2) / 4, (8 + 20 + 4 + 4) / 4] == [one.mean.mean for one in margins.leads]
    assert (0.75, 0.25, 0.25) == (margins.close.mean, margins.broken.mean, margins.shared.mean)


def test_what_a_choice_goes_with() -> None:
    """A choice that brings three points is told to, beside one that brings none; what is rare is only counted."""
    games = []
    for number in range(60):
        taker, luck = number % 3, number * 7 % 5
        taken = [{RED: 1} if seat == taker else {BLUE: 1 + (number + seat) % 2} for seat in range(3)]
        games.append(
            made_up([[luck + 3 * (seat == taker) + (number + seat) % 2 for seat in range(3)]], [2, 0, 1], taken)
        )
    games[0].taken[0][Choice("rare", message("seat", number=3))] += 1
    worths = {one.choice: one for one in find(catte(), games).choices}
    red, rare = worths[RED], worths[Choice("rare", message("seat", number=3))]

    assert red.points is not None
    assert red.points.low is not None
    assert red.points.high is not None
    assert red.points.low < 3 < red.points.high
    assert (60, 60) == (red.times, red.games)
    assert red.q is not None
    assert red.q < 0.001
    assert (None, None, 1) == (rare.points, rare.q, rare.times)
    assert [RED, BLUE] == [one.choice for one in extremes(list(worths.values()), 4)]


def test_an_opening_is_held_against_others_at_the_same_question() -> None:
    """Being asked at all brings five points, and the red answer two more: only these are the worth of red."""
    rng, games = np.random.default_rng(2), []
    for _ in range(200):
        taken = [[{}, {RED: 1}, {BLUE: 1}][int(rng.integers(3))] for _ in range(3)]
        games.append(made_up([[5 * bool(one) + 2 * (RED in one) for one in taken]], [0, 1, 2], taken))
    found = find(catte(), games)
    opening = {one.choice: one for one in found.openings}[RED].points
    over_the_game = {one.choice: one for one in found.choices}[RED].points

    assert opening is not None
    assert over_the_game is not None
    assert pytest.approx(2) == opening.mean
    assert over_the_game.mean > 3


@pytest.mark.parametrize("seats", [1, 2])
def test_the_worth_of_cards_is_found(toy: None, seats: int) -> None:  # noqa: ARG001
    """In the toy a card is worth its number, less what the others are worth: the analysis finds out."""
    worths = {one.choice: one for one in shown(toys(seats, 300)).choices}
    for number, worth in ((1, 1 - 2.5), (2, 0.0), (3, 3 - 1.5)):
        points = worths[Choice("take", message("toy-answer", number=number))].points

        assert points is not None
        assert points.low is not None
        assert points.high is not None
        assert points.low <= worth <= points.high
        assert points.high - points.low < 0.6


def test_alone_the_rival_is_a_side(toy: None) -> None:  # noqa: ARG001
    """At a table for one, games won are held against others, and the rival's points and victories are told."""
    found = shown(toys(1, 40))

    assert (1, 1) == (len(found.order), len(found.rivals))
    assert pytest.approx(1) == found.order[0].share.mean + found.rivals[0].share.mean
    assert found.margins is not None
    assert ["most", "second"] == [one.what for one in found.margins.leads]
    assert found.lines[0].difference is not None
    assert found.lines[0].difference.mean > 0
    assert "even share" not in " ".join(insight_notes(found, Screen("en")))


def test_the_best_and_the_worst() -> None:
    """Of many choices the best and the worst are shown, and what each is worth decides which."""
    rng, games = np.random.default_rng(1), []
    for _ in range(400):
        cards = [int(card) for card in rng.permutation(9)[:3]]
        taken = [{Choice("take", message("seat", number=card)): 1} for card in cards]
        games.append(made_up([cards], [0, 1, 2], taken))
    worths = find(catte(), games).choices

    assert [8, 7, 1, 0] == [dict(one.choice.what.args)["number"] for one in extremes(worths, 2)]
    assert worths == extremes(worths, 9)


# Playing


def test_processes_bring_the_same_games() -> None:
    """Two processes play what one plays, in the same order."""
    analysis = catte(games=4)
    with open_workers(analysis, 2) as two:
        beside = list(run(analysis, two, {}))

    assert list(run(analysis, HERE, {})) == beside


def test_more_games_only_add_to_the_end() -> None:
    """A game has the same number and the same deal however many there are, and another seed has others."""
    short, long = (list(run(catte("random", games), HERE, {})) for games in (1, 2))

    assert short == long[:1]
    assert short != list(run(catte("random", 1, seed=2), HERE, {}))


def test_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in a file is not played again, and shows the same."""
    path, analysis = tmp_path / "games.jsonl", catte(games=2)
    with open_file(path, analysis.json(), FORMAT) as results:
        first = list(run(analysis, HERE, results.kept))
        for played, _ in first:
            results.add(played)
    monkeypatch.setattr("tenshu.arena.analysis.play_game", None)
    with open_file(path, analysis.json(), FORMAT) as results:
        again = list(run(analysis, HERE, results.kept))

    assert first == again
    assert 3 == len(path.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("moves", [[Move(0, 0)], []])
def test_a_game_that_cannot_be(moves: list[Move]) -> None:
    """A kept game that is not legal, or not over, is told by its number."""
    with pytest.raises(Fault, match="number 7"):
        play_and_study(catte(), 7, Played(7, moves))


def test_a_file_of_a_tournament_is_refused(tmp_path: Path) -> None:
    """Files of tournaments hold no games, and say what they are."""
    path = tmp_path / "bots.jsonl"
    path.write_text('{"format": "tenshu tournament 1"}\n', encoding="utf-8")
    with pytest.raises(Fault, match="no results of an analysis"), open_file(path, {}, FORMAT):
        pass


def test_who_plays_when_nobody_says() -> None:
    """Where bots know a game, it is the quickest that does not play at random."""
    assert "apprentice" == usual_bot(load("catte"))
    assert "visitor" == usual_bot(toy_game.GAME)


def test_an_analysis_that_cannot_be() -> None:
    """Unknown bots and too many seats are refused at once."""
    with pytest.raises(Fault, match="not a bot"):
        catte("nobody")
    with pytest.raises(Fault, match="seats"):
        catte(seats=9)


# Telling


def insights() -> Insights:
    """Return what some made-up games show."""
    games = []
    for number in range(40):
        taken = [{RED: 1} if seat == number % 3 else {BLUE: 1} for seat in range(3)]
        games.append(made_up([[number % 5, 3, number % 3], [1, number % 4, 2]], [0, 1, 2], taken))
    return find(catte(), games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_beside_it(language: str) -> None:
    """In every language the page has all plots and tables, leads nowhere outside itself, and runs nothing."""
    told = insight_page(insights(), NAMES, Screen(language), language, "Catte & more")
    tags = Tags(told)

    assert "http" not in told
    assert [] == tags.open
    assert 10 == tags.tags.count("svg")
    assert 10 == tags.tags.count("table")
    assert "script" not in tags.tags
    assert "Catte &amp; more" in told
    assert "line &lt;1&gt;" in told
    assert len(tags.ids) == len(set(tags.ids))
    assert {one.removeprefix("#") for one in tags.used} <= set(tags.ids)


def test_the_same_games_are_the_same_page() -> None:
    """Nothing on the page depends on when it was written."""
    one, other = (insight_page(insights(), NAMES, Screen("en"), "en", "Catte") for _ in range(2))

    assert one == other


def test_one_game_has_no_intervals() -> None:
    """One game is told without intervals, and drawn."""
    found = find(catte(), [made_up([[3, 1, 1], [0, 0, 0]], [0, 1, 2])])
    (seats, *_) = insight_grids(found, NAMES, Screen("en"))

    assert ["1", "100.0%", "3.0"] == seats.rows[0]
    assert "<svg" in insight_page(found, NAMES, Screen("en"), "en", "Catte")


def test_games_that_nobody_loses() -> None:
    """Where all win there are no others to hold them against."""
    found = find(catte(), [made_up([[2, 2, 2], [0, 0, 0]], [0, 1, 2])] * 2)

    assert [None, None] == [line.difference for line in found.lines]
    assert "cli-analyse-table-winners" not in [grid.name for grid in insight_grids(found, NAMES, Screen("en"))]
    assert "<svg" in insight_page(found, NAMES, Screen("en"), "en", "Catte")


def test_figures_as_plain_data() -> None:
    """All figures are numbers that JSON knows."""
    told = json.loads(json.dumps(insights().json(), allow_nan=False))

    assert ("catte", 40, 3) == (told["game"], told["games"], len(told["order"]))
    assert [("take", 40), ("take", 80)] == sorted((one["question"], one["times"]) for one in told["choices"])

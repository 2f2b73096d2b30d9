"""How the points went, turn by turn."""

from __future__ import annotations

import pytest
from tests.core import toy
from tests.table.seated import Seated, randomly, started

from tenshu.core.heard import OPEN, seen_by
from tenshu.core.questions import SPECTATOR
from tenshu.games import GAMES, load
from tenshu.table.model import PERSON
from tenshu.table.points import points, rounds
from tenshu.table.sitting import OVER

TAKE, HIDE = 2, 1  # in the toy a seat takes a card (0 to 2), hides a coin (0 or 1), and the next one does


def told(seated: Seated, viewer: int) -> list[tuple[int, list[float]]]:
    """Return where the points stood, and how."""
    return [(stop.ply, stop.points) for stop in points(seated.sitting, viewer).stops]


def test_points_are_told_after_each_turn() -> None:
    """A turn is all that a seat answers in a row; what is under way is told as it stands."""
    seated = started(toy.GAME, PERSON, PERSON)
    assert [(0, [0, 0])] == told(seated, 0)

    seated.say(0, TAKE)
    assert [(1, [3, 0])] == told(seated, 0)
    seated.say(0, HIDE)
    seated.say(1, TAKE)
    assert [(2, [2, 0]), (3, [2, 3])] == told(seated, 0) == told(seated, SPECTATOR)
    seated.say(1, HIDE)
    assert (4, toy_scores(seated)) == told(seated, SPECTATOR)[-1]


def toy_scores(seated: Seated) -> list[float]:
    """Return the points at the end."""
    return seated.sitting.play.scores()


@pytest.mark.parametrize("name", GAMES)
def test_points_are_those_of_the_score_sheet(name: str) -> None:
    """At each stop they are what the seat saw on its score sheet, and at the end the last ones are the scores."""
    game, rng = load(name), randomly(5)
    seated = started(game, *[PERSON] * max(2, game.seats.start))
    seated.play_on(rng, 40)
    check(seated, 0)
    check(seated, SPECTATOR)

    seated.play_on(rng, game.longest)

    assert OVER == seated.sitting.phase
    check(seated, OPEN)
    assert seated.sitting.play.scores() == told(seated, SPECTATOR)[-1][1]


def check(seated: Seated, viewer: int) -> None:
    """See that points and score sheets agree."""
    for ply, found in told(seated, viewer):
        sheet = seen_by(seated.sitting.play.at(ply), viewer)["sheet"]
        assert [sum(line["points"][side] for line in sheet) for side in range(len(found))] == found


# Rounds


@pytest.mark.parametrize(("name", "seats"), [("catsle_builders", 3), ("catsle_builders", 5), ("catte", 4)])
def test_rounds_are_told_by_what_their_points_were_made_of(name: str, seats: int) -> None:
    """Each round that is over is told once, when it is, and its lines add up to what the score sheet keeps of it."""
    game, rng = load(name), randomly(6)
    seated = started(game, *[PERSON] * seats)
    while seated.sitting.phase != OVER:
        seated.play_on(rng, 25)
        play = seated.sitting.play
        view, told = seen_by(play, SPECTATOR), rounds(seated.sitting).rounds
        assert view["chapter"] == len(told)
        for one, kept in zip(told, view["sheet"][: len(told)], strict=True):
            assert kept["name"].key == f"{name}-line-round"
            by_line = [line["points"] for line in one.sheet]
            assert [sum(of_seat) for of_seat in zip(*by_line, strict=True)] == kept["points"]
        for number, one in enumerate(told):
            chapters = [seen_by(play.at(one.ply + after), SPECTATOR)["chapter"] for after in (-1, 0)]
            assert chapters == [number, number + 1]
            # The lines are those of the round as it was played.
            played = seen_by(play.at(one.ply - 1), SPECTATOR)["sheet"][number:]
            assert [line["name"] for line in one.sheet] == [line["name"] for line in played]
    assert any(line["points"] != [0] * seats for one in rounds(seated.sitting).rounds for line in one.sheet)


def test_how_a_round_ended_is_told_where_it_differs() -> None:
    """In Catte a round ends in one of three ways, and the one that ended it is told."""
    seated = started(load("catte"), *[PERSON] * 3)
    seated.play_on(randomly(7), load("catte").longest)
    notes = [one.note for one in rounds(seated.sitting).rounds]
    assert [note and dict(note.args)["round"] for note in notes] == [1, 2, 3]


def test_no_round_is_told_where_the_score_sheet_goes_on() -> None:
    """Rounds of a game whose score sheet is never begun anew are not told: their lines are still there."""
    game = load("cat_tower")
    seated = started(game, PERSON, PERSON)
    seated.play_on(randomly(5), game.longest)
    assert not rounds(seated.sitting).rounds

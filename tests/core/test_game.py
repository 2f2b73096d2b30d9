"""What a game may have besides its rules: rivals, values that players bring, and changes that answers do not say."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from hashlib import sha256

import pytest
from tests.core.toy import DOORS, GAME, on

from tenshu import Fault, Play, load
from tenshu.core import laws, log
from tenshu.core.game import Game, Option
from tenshu.core.laws import Table
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes, Ints
from tenshu.core.view import View
from tenshu.core.words import Message

BROUGHT = {"deck": "5-6-7"}


def refusal(chosen: dict[str, str]) -> str:
    """Return what is said of options that cannot be."""
    with pytest.raises(Fault) as caught:
        GAME.choose_options(chosen)
    return str(caught.value)


def played(seats: int, *actions: int, **options: str) -> Play:
    """Return the toy game after some answers."""
    play = Play(GAME, seats, options)
    for action in actions:
        play.act(play.asked[0], action)
    return play


# Rivals


def test_sides_are_seats_and_rivals() -> None:
    """A game has as many sides as seats, and more where it plays rivals itself."""
    assert [2, 2] == [GAME.sides(seats) for seats in GAME.seats]
    assert [3, 4, 5] == [load("catsle_builders").sides(seats) for seats in (3, 4, 5)]
    assert [range(1, 2), range(2, 2)] == [Play(GAME, seats).rivals for seats in GAME.seats]


def test_a_rival_has_points_and_a_place() -> None:
    """After the seats come the rivals, in points and in places."""
    play = played(1, 0, 0, 2)

    assert ([0, 3], [2, 1]) == (play.scores(), play.places())
    assert [] == play.asked


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_with_a_rival(law: Callable[[Table], None], seats: int) -> None:
    """A game alone against a rival holds to every law, and so does one with a deck that was brought."""
    for options in ({}, BROUGHT):
        law(Table(GAME, seats, options, 3))


def forgets_the_rival(data: Bytes, out: Ints) -> None:
    """Write the places of the seats alone."""
    DOORS.places(data, out[:1])


def scores_a_rival_otherwise(data: Bytes, out: Ints) -> None:
    """Give the rival a point that its sheet does not know."""
    DOORS.scores(data, out)
    out[-1] += 1


def asks_the_rival(data: Bytes) -> int:
    """Wait for the rival where chance should play it."""
    return DOORS.waiting(data) >> CHANCE - 1 or DOORS.waiting(data)


def knows_seats_only(data: Bytes) -> View:
    """Show what is known of the seats alone."""
    shown = GAME.view(data)
    shown["notes"] = shown["notes"][:1]
    return shown


def scores_seats_only(data: Bytes) -> View:
    """Show the points of the seats alone."""
    shown = GAME.view(data)
    shown["sheet"][0]["points"] = shown["sheet"][0]["points"][:1]
    return shown


def compares_by_writing(before: Bytes, after: Bytes) -> list[Message]:
    """Change what a seat saw in telling what changed."""
    on(before).coins[0] += 1
    return GAME.changes(before, after)


def compares_by_writing_after(before: Bytes, after: Bytes) -> list[Message]:
    """Change what a seat sees in telling what changed."""
    on(after).coins[0] += 1
    return GAME.changes(before, after)


BROKEN: dict[str, tuple[Game, Callable[[Table], None]]] = {
    "the rival has no place": (
        dataclasses.replace(GAME, doors=DOORS._replace(places=forgets_the_rival)),
        laws.it_ends,
    ),
    "the rival is asked": (dataclasses.replace(GAME, doors=DOORS._replace(waiting=asks_the_rival)), laws.it_ends),
    "the rival scores otherwise": (
        dataclasses.replace(GAME, doors=DOORS._replace(scores=scores_a_rival_otherwise)),
        laws.scores_are_the_sum_of_their_sheet,
    ),
    "the notes forget the rival": (
        dataclasses.replace(GAME, view=knows_seats_only),
        laws.scores_are_the_sum_of_their_sheet,
    ),
    "the sheet forgets the rival": (
        dataclasses.replace(GAME, view=scores_seats_only),
        laws.scores_are_the_sum_of_their_sheet,
    ),
    "changes write before": (dataclasses.replace(GAME, changes=compares_by_writing), laws.looking_changes_nothing),
    "changes write after": (
        dataclasses.replace(GAME, changes=compares_by_writing_after),
        laws.looking_changes_nothing,
    ),
}


@pytest.mark.parametrize(("game", "law"), BROKEN.values(), ids=BROKEN)
def test_a_broken_game_is_noticed(game: Game, law: Callable[[Table], None]) -> None:
    """The law that speaks of the fault raises."""
    with pytest.raises(AssertionError):
        law(Table(game, 1, {}, 3))


# What players bring


def test_what_was_brought_reaches_the_setup() -> None:
    """The numbers of a value that was brought stand among those of the other options, in their order."""
    several = dataclasses.replace(GAME, options=(Option("a", ("x", "y")), *GAME.options, Option("b", ("x", "y"))))
    chosen = several.choose_options({"a": "y", **BROUGHT})

    assert {"a": "y", "deck": "5-6-7", "b": "x"} == chosen
    assert [1, 5, 6, 7, 0] == several.option_numbers(chosen).tolist()
    assert [0, 1, 2, 3, 0] == several.option_numbers(several.choose_options({})).tolist()


def test_what_was_brought_is_played() -> None:
    """A card of the brought deck is worth what the deck says."""
    assert [2, 6] == [played(1, 1).scores()[0], played(1, 1, **BROUGHT).scores()[0]]


def test_a_value_that_is_none_is_refused_by_its_reader() -> None:
    """What the game cannot read is refused in the words of the game."""
    assert "5-6 is no deck: write three numbers." == refusal({"deck": "5-6"})


@pytest.mark.parametrize("value", ["", " ", "5 6 7", "5-6-7 ", "5-6-7\n", "5-6-7\nseats 2", "\udcff", "5-6-7\0"])
def test_a_value_that_a_log_cannot_hold_is_refused(value: str) -> None:
    """Only a single word that can be written and read is a value, whatever its reader would say."""
    assert "The option deck of toy cannot be" in refusal({"deck": value})


def test_a_log_keeps_what_was_brought() -> None:
    """A log holds the whole deck in its heading, and replays with it."""
    play = played(1, 2, 1, **BROUGHT)
    text = log.write(play)
    again, _ = log.read(text, lambda _: GAME)

    assert "\noption deck 5-6-7\n" in text
    assert (BROUGHT, bytes(play.state)) == (again.options, bytes(again.state))


def test_a_log_with_a_deck_that_is_none_is_refused_by_name() -> None:
    """What a log claims was brought is read with the same care."""
    above = log.write(played(1, **BROUGHT)).replace("5-6-7", "5-6").rpartition("end ")[0]
    text = f"{above}end 0 {sha256(above.encode()).hexdigest()[:16]}\n"

    with pytest.raises(Fault, match=r"my\.log cannot be played here: 5-6 is no deck"):
        log.read(text, lambda _: GAME, "my.log")


# Changes


def test_a_game_need_not_tell_of_changes() -> None:
    """Without words for changes there are none."""
    game = load("catsle_builders")
    play = Play(game, 3)

    assert [] == game.changes(play.state, play.state)

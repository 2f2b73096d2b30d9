"""The titles that people know, and the games behind them."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tenshu import GAMES, Fault, Play, load
from tenshu.games import TITLES, find_title


@pytest.mark.parametrize(
    "name",
    ["catsle_builders", "catsle-builders", "CATsle Builders", "CATSLE BUILDERS", "Catsle-Builders", "catsle builders"],
)
def test_a_title_is_found_as_people_write_it(name: str) -> None:
    """Capitals, hyphens and spaces do not matter."""
    assert TITLES["catsle_builders"] == find_title(name)


@pytest.mark.parametrize("name", ["chatpentiers", "CHATpentiers", "CHATPENTIERS"])
def test_an_edition_is_a_title(name: str) -> None:
    """An edition has its own name, the game that it is an edition of, and the options that make it so."""
    title = find_title(name)

    assert ("catsle_builders", {"edition": "chatpentiers"}) == (title.game, title.options)


@pytest.mark.parametrize("name", ["", " ", "chess", "catsle", "catsle_builders.doors", "../x", "tenshu", "{ $known }"])
def test_an_unknown_title_is_answered_with_the_known_ones(name: str) -> None:
    """Who asks for a game that is not there is told which there are, and nothing is imported by that name."""
    with pytest.raises(Fault) as caught:
        load(name)

    assert "games-unknown" == caught.value.message.key
    assert all(title.replace("_", "-") in str(caught.value) for title in TITLES)
    assert name in str(caught.value)


def test_what_an_unknown_name_is_answered_with_can_be_typed() -> None:
    """The names in the answer are themselves found."""
    with pytest.raises(Fault) as caught:
        find_title("chess")
    known = dict(caught.value.message.args)["known"]

    assert isinstance(known, str)
    assert list(TITLES.values()) == [find_title(name) for name in known.split(", ")]


def test_games_are_those_of_the_titles() -> None:
    """Each game is listed once, in the order of its first title."""
    assert sorted(set(GAMES)) == sorted(GAMES)
    assert {title.game for title in TITLES.values()} == set(GAMES)
    assert all(game in TITLES for game in GAMES)


@pytest.mark.parametrize("name", TITLES)
def test_every_title_can_be_played(name: str) -> None:
    """A title loads the game it names, and its options are options of that game at every seat count."""
    title = find_title(name)
    game = load(title.game)

    assert title.game == game.name
    for seats in game.seats:
        play = Play(game, seats, title.options)

        assert title.options.items() <= play.options.items()
        assert play.asked


def test_an_edition_is_not_quietly_another() -> None:
    """A game alone cannot be an edition of itself, so who loads one by that name is told the options it takes."""
    with pytest.raises(Fault, match="load catsle_builders and play it with edition=chatpentiers"):
        load("chatpentiers")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_of_itself_what_is_true(name: str) -> None:
    """Names, counts and options of a game are in order."""
    game = load(name)

    assert 0 < game.version
    assert 0 < len(game.seats)
    assert 0 < game.actions <= 64 * game.words < game.actions + 64
    assert len(set(game.questions)) == len(game.questions)
    assert len({option.name for option in game.options}) == len(game.options)
    assert all(len(set(option.values)) == len(option.values) for option in game.options)
    assert all(len(option.values) > 1 or option.brought for option in game.options)


def test_no_word_of_an_option_would_garble_a_log() -> None:
    """Names and values of options are single words, as a log writes them."""
    for name in GAMES:
        words = [word for option in load(name).options for word in (option.name, *option.values)]

        assert all(word and not set(word) & set(" \n\r\t") for word in [name, *words])


def test_loading_tenshu_loads_no_game() -> None:
    """Nobody waits for a game they did not choose, nor for what only people need: words and screens."""
    code = "import json, sys, tenshu; print(json.dumps(sorted(sys.modules)))"
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    modules = json.loads(done.stdout)

    assert "tenshu.games" in modules
    assert [] == [name for name in modules if name.startswith("tenshu.games.")]
    assert [] == [name for name in modules if name.split(".")[0] in {"babel", "fluent", "rich", "cyclopts"}]

"""Games in which one plays alone, against a rival that the game itself plays."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Tenshu
from tests.core.toy import GAME

from tenshu.cli.names import side_name
from tenshu.cli.screen import Screen
from tenshu.cli.sheet import result_lines
from tenshu.cli.table import Drawing
from tenshu.core.play import Play

pytestmark = pytest.mark.usefixtures("toy")

ALONE = "play toy --seats 1 --seed 4"
WON, LOST, SHARED = (2, 0, 0), (0, 0, 2), (2, 0, 1)  # what is taken, where a coin is hidden, what the rival takes


def result(language: str, actions: tuple[int, ...], me: int = 0) -> list[str]:
    """Return how a game alone ended."""
    play = Play(GAME, 1)
    for action in actions:
        play.act(play.asked[0], action)
    return result_lines(Drawing(Screen(language), me, rivals=play.rivals), play)


def test_who_won_is_told_with_the_points_of_both() -> None:
    """Alone one wins, or the rival does, or both; the points of both are told."""
    assert ["You win with 2 points!", "1. seat 1 (you): 2 points", "2. rival: 1 point"] == result("en", WON)
    assert ["The rival wins with 3 points.", "1. rival: 3 points", "2. seat 1 (you): 0 points"] == result("en", LOST)
    assert "Seat 1 (you) and the rival share the victory, with 2 points each." == result("en", SHARED)[0]


def test_who_won_in_other_languages() -> None:
    """The rival is a rival in every language."""
    assert "Le rival gagne avec 3 points." == result("fr", LOST)[0]
    assert "Siège 1 (vous) et le rival partagent la victoire, avec 2 points chacun." == result("fr", SHARED)[0]
    assert ["3点で、ライバルの勝ちです。", "1位　ライバル：3点"] == result("ja", LOST)[:2]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["seat 2", "rival 1", "rival 2"]),
        ("fr", ["siège 2", "rival 1", "rival 2"]),
        ("ja", ["席2", "ライバル1", "ライバル2"]),
    ],
)
def test_several_rivals_are_numbered(language: str, names: list[str]) -> None:
    """Where there is more than one rival, each has a number of its own."""
    assert names == [Screen(language).render(side_name(side, range(2, 4))) for side in (1, 2, 3)]


def test_a_whole_game_alone(tenshu: Tenshu, home: Path) -> None:
    """A game alone is played to its end; the table and the sheet show the rival, and nobody is called seat 2."""
    outcome = tenshu(ALONE, ["1", "2"])
    (path,) = home.iterdir()
    told = tenshu(["replay", str(path)])

    assert (0, "") == (outcome.code, outcome.err)
    assert "The rival wins with" in outcome.out
    assert re.search(r"Points +seat 1 \(you\)  rival\n", outcome.out)
    assert "\n  seat 1 (you)  " in outcome.out
    assert "\n  rival         " in outcome.out
    assert "seat 2" not in outcome.out + told.out
    assert re.search(r"Points +seat 1  rival\n", told.out)


def test_a_game_alone_goes_on(tenshu: Tenshu, home: Path) -> None:
    """A game alone that was left is resumed, and a bot can have the seat."""
    tenshu(ALONE, ["1", "q"])
    (path,) = home.iterdir()
    outcome = tenshu("resume", ["2"])

    assert "The rival wins with" in outcome.out
    assert "note players person\n" in path.read_text(encoding="utf-8")
    assert "Total" in tenshu(f"{ALONE} --people 0").out
    assert 2 == tenshu(f"{ALONE} --people 2").code


def test_a_replay_as_json_counts_rivals(tenshu: Tenshu, home: Path) -> None:
    """Points and places have an entry for each side, and the number of rivals tells which are seats."""
    tenshu(ALONE, ["1", "2"])
    (path,) = home.iterdir()
    told = json.loads(tenshu(["replay", str(path), "--json"]).out)

    assert (1, 1) == (told["seats"], told["rivals"])
    assert [2, 1] == told["places"]
    assert ["+1 coins"] == told["moves"][0]["changed"]


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "The rival is beaten in "), ("fr", "Le rival est battu dans "), ("ja", "ライバルに勝った対局：")],
)
def test_simulating_against_a_rival(tenshu: Tenshu, language: str, told: str) -> None:
    """A simulation tells how often the seat beats the rival, and nothing of even shares or an order of play."""
    outcome = tenshu(f"simulate toy --seats 1 --games 40 --language {language}")
    screen = Screen(language)
    name = screen.render(side_name(1, range(1, 2)))
    even = screen.say("cli-simulated-par", par="|", shared="").partition("|")[0]

    assert told in outcome.out
    assert f"\n{name} " in outcome.out
    assert even not in outcome.out
    assert screen.say("cli-simulated-caption")[:20] not in outcome.out


def test_simulating_against_a_rival_as_json(tenshu: Tenshu) -> None:
    """The figures have a balance for each side, and the points are those of the seat."""
    told = json.loads(tenshu("simulate toy --seats 1 --games 40 --json").out)

    assert (1, 1, 2) == (told["seats"], told["rivals"], len(told["balance"]))
    assert 40 == sum(count for _, count in told["histogram"])
    assert (
        told["beaten"]["mean"] <= told["balance"][0]["wins"]["mean"] <= told["beaten"]["mean"] + told["shared"]["mean"]
    )


def test_counting_and_timing_alone(tenshu: Tenshu) -> None:
    """Three cards, two places and three cards of the rival are eighteen ways; a game alone can be timed."""
    assert "3 answers: 18 ways" in tenshu("perft toy --seats 1 --depth 3").out
    assert 0 == tenshu("bench toy --seats 1 --seconds 0.001 --runs 1 --core-only").code

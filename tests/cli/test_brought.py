"""What players bring in a file of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Tenshu
from tests.cli.test_bad_input import assert_refused

pytestmark = pytest.mark.usefixtures("toy")

PLAY = ["play", "toy", "--seats", "1", "--seed", "4"]


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """Return the path of a deck."""
    path = tmp_path / "my deck.txt"
    path.write_text("5 6\n7\n", encoding="utf-8")
    return str(path)


def test_a_deck_is_played_and_kept(tenshu: Tenshu, home: Path, tmp_path: Path, deck: str) -> None:
    """A game with a deck of one's own is saved with it, and goes on without the file."""
    tenshu([*PLAY, "--deck", deck], ["2", "q"])
    (tmp_path / "my deck.txt").unlink()
    outcome = tenshu("resume", ["1"])
    (path,) = home.iterdir()

    assert "\noption deck 5-6-7\n" in path.read_text(encoding="utf-8")
    assert "seat 1 (you): 5 points" in outcome.out
    assert "seat 1: 5 points" in tenshu(["replay", str(path)]).out
    assert {"deck": "5-6-7"} == json.loads(tenshu(["replay", str(path), "--json"]).out)["options"]


def test_a_deck_is_simulated_and_counted(tenshu: Tenshu, deck: str) -> None:
    """Simulations and counts take a deck as well."""
    told = json.loads(tenshu(["simulate", "toy", "--seats", "1", "--games", "20", "--json", "--deck", deck]).out)

    assert {"deck": "5-6-7"} == told["options"]
    assert {4, 5, 6} == {points for points, _ in told["histogram"]}
    assert "2 answers: 6 ways" in tenshu(["perft", "toy", "--seats", "1", "--depth", "2", "--deck", deck]).out


def test_a_deck_may_be_written_as_a_value(tenshu: Tenshu, home: Path) -> None:
    """Whoever has a log can give the deck as the log writes it."""
    tenshu([*PLAY, "--option", "deck=5-6-7"], ["q"])
    (path,) = home.iterdir()

    assert "\noption deck 5-6-7\n" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("content", [b"\xef\xbb\xbf5 6 7", b"5\r\n6\r\n7\r\n"], ids=["a mark", "other line ends"])
def test_files_of_any_editor(tenshu: Tenshu, tmp_path: Path, content: bytes) -> None:
    """A mark of the encoding and other line ends are no part of a deck."""
    path = tmp_path / "deck.txt"
    path.write_bytes(content)

    assert 0 == tenshu([*PLAY, "--deck", str(path)], ["q"]).code


BAD_FILES = {
    "not text": (b"\xff\xfe5", "UTF-8"),
    "too large": (b"5 " * 500_001, "1,000,000 bytes"),
    "not a deck": (b"5 6", "write three numbers"),
    "empty": (b"", "write three numbers"),
}


@pytest.mark.parametrize(("content", "told"), BAD_FILES.values(), ids=BAD_FILES)
def test_bad_files(tenshu: Tenshu, home: Path, tmp_path: Path, content: bytes, told: str) -> None:
    """A file that holds no deck is refused by its name, and nothing begins."""
    path = tmp_path / "bad.txt"
    path.write_bytes(content)

    assert_refused(tenshu([*PLAY, "--deck", str(path)]), "bad.txt", told)
    assert not home.exists()


@pytest.mark.parametrize("name", ["no-such-file.txt", ".", "/dev/null/x", "/dev/zero"])
def test_files_that_cannot_be_read(tenshu: Tenshu, home: Path, name: str) -> None:
    """What is no file, or never ends, is refused by its name."""
    for command in (PLAY, ["simulate", "toy"], ["perft", "toy"]):
        assert_refused(tenshu([*command, "--deck", name]), name, "file that holds a deck")
    assert not home.exists()


def test_a_game_without_a_deck_to_replace(tenshu: Tenshu, deck: str) -> None:
    """A game that takes no deck is called by its title and refuses one."""
    outcome = tenshu(["play", "chatpentiers", "--seats", "4", "--deck", deck])

    assert_refused(outcome, "The deck of CHATpentiers cannot be replaced", "tenshu games")


def test_one_deck_is_enough(tenshu: Tenshu, deck: str) -> None:
    """A deck as a file and another as a value are refused."""
    assert_refused(tenshu([*PLAY, "--deck", deck, "--option", "deck=plain"]), "two decks", "deck=plain")


def test_a_value_that_is_no_deck(tenshu: Tenshu) -> None:
    """A value that the game cannot read is refused in its words."""
    assert_refused(tenshu([*PLAY, "--option", "deck=5-6"]), "5-6 is no deck", "three numbers")


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_games_tell_where_a_file_can_be_given(tenshu: Tenshu, language: str) -> None:
    """The list says of a deck that it may come from a file, and of no other option."""
    listed = tenshu(f"games --language {language}").out.splitlines()
    told = [line for line in listed if "--deck FILE" in line]

    assert any(line.startswith("  --option deck=plain") for line in told)
    assert all(line.startswith("  --option deck=") for line in told)


def test_the_list_in_full(tenshu: Tenshu) -> None:
    """Where a deck has no other printed value, the file is all there is to choose."""
    assert "  --option deck=plain (or a deck of your own: --deck FILE)\n" in tenshu("games").out

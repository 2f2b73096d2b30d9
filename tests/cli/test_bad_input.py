"""Bad input: one sentence on stderr, exit code 2, nothing written."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from tests.cli.conftest import Outcome, Tenshu
from tests.cli.mirror import whole_game

from tenshu.cli.commands import COMMANDS
from tenshu.cli.games import check_number
from tenshu.core.words import Fault, message, render

GAME = "catsle-builders"


def assert_refused(outcome: Outcome, *told: str) -> None:
    """Check that one sentence said what was wrong and what would be right."""
    assert 2 == outcome.code
    assert 1 == outcome.err.count("\n")
    assert "" == outcome.out
    for words in told:
        assert words in outcome.err


@pytest.mark.parametrize(
    ("command", "wrong", "right"),
    [
        ("play chess --seats 4", "chess", "catsle-builders"),
        (f"play {GAME} --seats 9", "9", "3 to 5"),
        (f"play {GAME} --seats four", '"four"', "whole number"),
        (f"play {GAME} --seats", "--seats", "value"),
        (f"play {GAME} --seats 4 --seats 5", "--seats", "once"),
        (f"play {GAME} --seats 4 --people 5", "5", "0 to 4"),
        (f"play {GAME} --seats 4 --people -1", "-1", "0 to 4"),
        (f"play {GAME} --seats 4 --option colour=red", "colour", "edition"),
        (f"play {GAME} --seats 4 --option edition=third", "third", "chatpentiers"),
        (f"play {GAME} --seats 4 --option edition", '"edition"', "NAME=VALUE"),
        (f"play {GAME} --seats 4 --seed -1", "-1", "0 to"),
        (f"play {GAME} --seats 4 --seed {10**18}", str(10**18), "0 to"),
        (f"play {GAME} --seats 4 --json", "--json", "--people"),
        (f"play {GAME} extra --seats 4", '"extra"', "--help"),
        (f"play {GAME} --seats 4 --file /dev/null/game.log", "/dev/null/game.log", "--file"),
        (f"play {GAME} --seats 4 --file /", "/", "file"),
        (f"play {GAME} --seats 4 --file /no/such/x.log", "/no/such,", "--file"),
        (f"play {GAME} --seats 9", "CATsle Builders", "3 to 5"),
        ("play chatpentiers --seats 9", "CHATpentiers", "3 to 5"),
        ("play chatpentiers --option colour=red", "CHATpentiers", "edition"),
        ("simulate chatpentiers --option edition=third", "CHATpentiers", "catsle_builders"),
        ("perft chatpentiers --seats 2", "CHATpentiers", "3 to 5"),
        ("play --language de", '"de"', "en, fr, ja"),
        ("play --language", '""', "en, fr, ja"),
        ("plya", '"plya"', "play, resume"),
        ("--json", '"--json"', "play, resume"),
        ("resume /no/such/file.log", "/no/such/file.log", "path"),
        ("resume /", "/", "path"),
        ("replay", "FILE", "--help"),
        ("replay /no/such/file.log", "/no/such/file.log", "path"),
        ("simulate", "GAME", "--help"),
        (f"simulate {GAME} --games -5", "-5", "from 1"),
        (f"simulate {GAME} --games 0 --json", "0", "from 1"),
        (f"simulate {GAME} --seats 1", "1", "3 to 5"),
        (f"simulate {GAME} --threads -1", "-1", "from 0"),
        (f"simulate {GAME} --json=3", '"3"', "alone"),
        (f"perft {GAME} --depth 0", "0", "from 1"),
        (f"perft {GAME} --depth 100000", "100000", "from 1"),
        (f"perft {GAME} --seats 2", "2", "3 to 5"),
        ("perft", "game", GAME),
        (f"perft {GAME} --file x.log", "one of the two", GAME),
        ("bench chess", "chess", GAME),
        (f"bench {GAME} --seats 7", "7", "3 to 5"),
        ("bench --seconds 0", "0", "more than 0"),
        ("bench --seconds nan", "nan", "more than 0"),
        ("bench --seconds long", '"long"', "number"),
        ("bench --runs 0", "0", "from 1"),
        ("games extra", '"extra"', "--help"),
        ("serve --logs loud", '"loud"', "quiet, plain, json"),
    ],
)
def test_bad_commands(tenshu: Tenshu, home: Path, command: str, wrong: str, right: str) -> None:
    """A command that cannot be is refused with what was wrong and what would be right."""
    assert_refused(tenshu(command), wrong, right)
    assert not home.exists()


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_bad_commands_in_other_languages(tenshu: Tenshu, language: str) -> None:
    """The sentence is in the language asked for, wherever that stands."""
    english = tenshu("plya").err
    before, after = tenshu(f"--language {language} plya"), tenshu(f"plya --language={language}")

    assert before == after
    assert english != before.err
    assert_refused(before, "plya", "resume")


def test_the_language_of_the_environment(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --language the environment decides, and English stands in for what we do not speak."""
    english = tenshu("plya").err
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    french = tenshu("plya").err
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    japanese = tenshu("plya").err
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")

    assert 3 == len({english, french, japanese})
    assert english == tenshu("plya").err


def test_control_letters_do_not_reach_the_terminal(tenshu: Tenshu) -> None:
    """What was typed is repeated as one harmless line."""
    outcome = tenshu(["play", "a\n\x1b[31mb", "--seats", "4"])

    assert_refused(outcome)
    assert "\x1b" not in outcome.err


def test_endless_words_are_cut(tenshu: Tenshu) -> None:
    """What was typed is repeated only as far as one reads."""
    for command in (["play", "x" * 5000], ["y" * 5000], ["play", "--language", "z" * 5000]):
        outcome = tenshu(command)

        assert_refused(outcome, "…")
        assert len(outcome.err) < 1200


def test_a_file_that_exists_is_not_overwritten(tenshu: Tenshu, tmp_path: Path) -> None:
    """Playing into a file that exists is refused, and the file is as it was."""
    path = tmp_path / "mine.log"
    path.write_text("mine", encoding="utf-8")

    assert_refused(tenshu(["play", GAME, "--seats", "4", "--file", str(path)]), "mine.log", "tenshu resume")
    assert "mine" == path.read_text(encoding="utf-8")


def sealed(text: str) -> str:
    """Return a log with a last line that fits what stands above it."""
    above = text[: text.rindex("end ")]
    count = text.rsplit(maxsplit=2)[-2]
    return f"{above}end {count} {sha256(above.encode()).hexdigest()[:16]}\n"


def cut_last_line(text: str) -> str:
    """Return a log without its last line."""
    return text[: text.rindex("end ")]


BAD_LOGS: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda _: "", "not a Tenshu log"),
    "foreign": (lambda _: "1. e4 e5\n", "not a Tenshu log"),
    "binary": (lambda _: "\0\1\2\n", "not a Tenshu log"),
    "truncated": (cut_last_line, "cut off"),
    "truncated in a line": (lambda text: text[:400], "cut off"),
    "damaged": (lambda text: text.replace("seats 3", "seats 4"), "checksum"),
    "newer format": (lambda text: text.replace("tenshu log 1", "tenshu log 2"), "newer Tenshu"),
    "newer version": (
        lambda text: sealed(text.replace("game catsle_builders 1", "game catsle_builders 99")),
        "newer Tenshu",
    ),
    "older version": (
        lambda text: sealed(text.replace("game catsle_builders 1", "game catsle_builders 0")),
        "the Tenshu that wrote it",
    ),
    "unknown game": (lambda text: sealed(text.replace("catsle_builders 1", "chess 1", 1)), "chess"),
    "too many seats": (lambda text: sealed(text.replace("seats 3", "seats 7")), "CATsle Builders is for 3 to 5"),
    "no seats": (lambda text: sealed(text.replace("seats 3\n", "")), "seats"),
    "unknown option": (lambda text: sealed(text.replace("option edition", "option colour")), "colour"),
    "illegal answer": (lambda text: sealed(text.replace("chance: seat", "chance: red", 1)), "line"),
    "unknown seat": (lambda text: sealed(text.replace("\n2: ", "\n6: ", 1)), "line"),
}


def test_a_folder_that_is_not_there_is_not_made(tenshu: Tenshu, tmp_path: Path) -> None:
    """A slip in a path is told before anything is written; our own folder is made."""
    path = tmp_path / "no" / "such" / "x.log"

    assert_refused(tenshu(["play", GAME, "--seats", "4", "--file", str(path)]), str(path.parent))
    assert not (tmp_path / "no").exists()


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_where_there_is_one_number_no_range_is_told(language: str) -> None:
    """A number that can only be one is not said to be from that to that."""
    with pytest.raises(Fault) as refused:
        check_number("--people", 2, 1, 1)
    told = [
        render(refused.value.message, language),
        render(message("cli-answer-number", number="2", last=1), language),
        render(message("cli-answer-unread", text="x", last=1), language),
    ]

    assert 1 == check_number("--people", 1, 1, 1)
    assert all(1 == line.count("1") for line in told)


@pytest.mark.parametrize("command", ["resume", "replay", "perft --file"])
@pytest.mark.parametrize("case", BAD_LOGS)
def test_bad_logs(tenshu: Tenshu, home: Path, tmp_path: Path, command: str, case: str) -> None:
    """A damaged, truncated, foreign or newer log is refused by name, and is as it was."""
    spoil, told = BAD_LOGS[case]
    path = tmp_path / "bad.log"
    path.write_text(spoil(whole_game("en")[1]), encoding="utf-8")
    before = path.read_bytes()

    assert_refused(tenshu([*command.split(), str(path)]), told)
    assert before == path.read_bytes()
    assert not home.exists()


@pytest.mark.parametrize("note", ["players person wizard random", "players person", "seed many", f"seed {'9' * 5000}"])
def test_bad_notes(tenshu: Tenshu, tmp_path: Path, note: str) -> None:
    """A log that speaks of players we do not know is refused."""
    name = note.partition(" ")[0]
    lines = [f"note {note}" if line.startswith(f"note {name} ") else line for line in whole_game("en")[1].splitlines()]
    path = tmp_path / "bad.log"
    path.write_text(sealed("\n".join(lines) + "\n"), encoding="utf-8")

    assert_refused(tenshu(["resume", str(path)]), note[:60])


@pytest.mark.parametrize(
    ("words", "wrong", "right"),
    [("--ply -1", "-1", "from 0"), ("--ply 9999", "9999", "from 0"), ("--seat 4", "4", "1 to 3")],
)
def test_bad_positions(tenshu: Tenshu, tmp_path: Path, words: str, wrong: str, right: str) -> None:
    """A ply or a seat that the log does not have is refused."""
    path = tmp_path / "game.log"
    path.write_text(whole_game("en")[1], encoding="utf-8")

    assert_refused(tenshu(["replay", str(path), *words.split()]), wrong, right)


def test_a_fault_of_ours_is_one_line(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a bug of ours shows no traceback, and has an exit code of its own."""
    monkeypatch.setattr("tenshu.cli.games._show_title", lambda *_: 1 / 0)
    outcome = tenshu("games")

    assert 1 == outcome.code
    assert 1 == outcome.err.count("\n")
    assert "ZeroDivisionError" in outcome.err


@pytest.mark.parametrize("command", COMMANDS)
def test_an_interrupt_ends_any_command(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """Ctrl-C ends a command in one line."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tenshu.cli._command", interrupt)
    outcome = tenshu(command)

    assert (130, "", "Stopped.\n") == outcome

"""Analyses on the command line."""

from __future__ import annotations

import json
import os
import pty
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Tenshu
from tests.cli.test_bad_input import assert_refused
from tests.cli.test_process import TENSHU, read_until

from tenshu.arena.analysis import Analysis, Played, play_and_study
from tenshu.arena.study import Study
from tenshu.core.game import Game

CATTE = "analyse catte --seats 3 --threads 1"


def test_tables(tenshu: Tenshu) -> None:
    """All that matters is told, with intervals and what a reader should know."""
    outcome = tenshu(f"{CATTE} --games 25")

    assert (0, "") == (outcome.code, outcome.err)
    for told in (
        "Catte, 3 seats: what matters in 25 games",
        "An even share is 33.3%",
        "apprentice",
        "need not bring them",
        "asked as number",
        "decisions in a game",
        "Play a cat card",
        "round 2",
        "add up to",
        "winners (95%)",
        "points ahead (95%)",
        "luck (q)",
        "the second most",
        "shared victory",
        "…",
    ):
        assert told in " ".join(outcome.out.split()), told


def test_json(tenshu: Tenshu) -> None:
    """One object, and nothing else, holds all figures and what things are called; the same again."""
    one, other = (tenshu(f"{CATTE} --games 3 --bot random --json --option led-set=no") for _ in range(2))
    told = json.loads(one.out)

    assert one == other
    assert (0, "", 1) == (one.code, one.err, one.out.count("\n"))
    assert ("catte", 3, 3, "no") == (told["game"], told["seats"], told["games"], told["options"]["led_set"])
    assert ["round 1", "round 2", "round 3"] == [line["name"] for line in told["lines"]]
    assert any(choice["name"].startswith("plays ") for choice in told["choices"])
    assert {"order", "rivals", "lengths", "questions", "openings", "margins", "par", "seed", "code"} <= set(told)


def test_other_seeds_are_other_games(tenshu: Tenshu) -> None:
    """The seed decides which games are played."""
    one, other = (json.loads(tenshu(f"{CATTE} --games 2 --json --seed {seed}").out) for seed in (1, 2))

    assert one["order"] != other["order"]


def test_threads_change_nothing(tenshu: Tenshu) -> None:
    """Two processes tell what one tells."""
    one, two = (tenshu(f"analyse catte --seats 3 --games 4 --json --threads {threads}") for threads in (1, 2))

    assert one == two


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_report(tenshu: Tenshu, tmp_path: Path, language: str) -> None:
    """A page is written in the language that is spoken, with all plots that few games allow."""
    path = tmp_path / "report.html"
    outcome = tenshu([*f"{CATTE} --games 4 --language {language} --report".split(), str(path)])
    told = path.read_text(encoding="utf-8")

    assert 0 == outcome.code
    assert str(path) in outcome.out
    assert 8 == told.count("<svg")
    assert "http" not in told
    assert {"en": "round 2", "fr": "manche 2", "ja": "2"}[language] in told


@pytest.mark.parametrize(
    "words",
    [
        "catsle-builders --seats 5 --games 1",
        "catte --seats 4 --games 1 --bot search:1",
        "chatpentiers --games 1 --option winner-leads=yes",
        "cat-tower --seats 2 --games 1",
        "white-castle --seats 1 --games 2 --option difficulty=hard",
        "white-castle --seats 2 --games 1 --bot visitor",
    ],
)
def test_every_game(tenshu: Tenshu, tmp_path: Path, words: str) -> None:
    """Each game can be analysed at any table, by any bot."""
    path = tmp_path / "report.html"
    outcome = tenshu(["analyse", *words.split(), "--threads", "1", "--report", str(path)])

    assert (0, "") == (outcome.code, outcome.err)
    assert "How points arise" in outcome.out
    assert "<svg" in path.read_text(encoding="utf-8")


def test_alone_against_the_rival(tenshu: Tenshu, toy: Game) -> None:
    """At a table for one the rival is told of, and no share is called even; who knows no sense plays at random."""
    outcome = tenshu("analyse toy --seats 1 --games 60 --threads 1")

    assert {1: 1} == toy.rivals
    assert 0 == outcome.code
    assert "visitor" in outcome.out
    assert "rival" in outcome.out
    assert "even share" not in outcome.out
    assert "Take which card? card 3" in outcome.out


def test_what_is_said_alike_is_told_apart(tenshu: Tenshu) -> None:
    """In The White Castle two questions are about rooms, and no two choices have the same name."""
    told = json.loads(tenshu("analyse white-castle --seats 2 --games 3 --threads 1 --json").out)
    names = [choice["name"] for choice in told["choices"]]

    assert len(names) == len(set(names))


def test_games_are_kept(tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second call with the same file plays nothing again and tells the same."""
    path = tmp_path / "games.jsonl"
    command = [*f"{CATTE} --games 3 --json --file".split(), str(path)]
    first = tenshu(command)
    monkeypatch.setattr("tenshu.arena.analysis.play_game", None)

    assert 4 == len(path.read_text(encoding="utf-8").splitlines())
    assert first == tenshu(command)


def test_an_interrupt_leaves_what_was_played(tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C tells what there is and how to go on; the same command then ends as if it had never stopped."""
    path = tmp_path / "games.jsonl"
    command = [*f"{CATTE} --games 4 --json --file".split(), str(path)]

    def interrupted(analysis: Analysis, number: int, kept: Played | None) -> tuple[Played, Study]:
        if number == 2:
            raise KeyboardInterrupt
        return play_and_study(analysis, number, kept)

    with monkeypatch.context() as patched:
        patched.setattr("tenshu.arena.analysis.play_and_study", interrupted)
        stopped = tenshu(command)
    after, whole = tenshu(command), tenshu(f"{CATTE} --games 4 --json")

    assert 130 == stopped.code
    assert "Stopped after 2 of 4 games." in stopped.err
    assert "games.jsonl" in stopped.err.replace("\n", "")
    assert 2 == json.loads(stopped.out)["games"]
    assert whole == after


@pytest.mark.parametrize(
    ("words", "wrong", "right"),
    [
        ("analyse", "GAME", "--help"),
        ("analyse chess", "chess", "catte"),
        ("analyse catte --bot wizard", "wizard", "master"),
        ("analyse catte --bot no.such:Bot", "no.such:Bot", "No module"),
        ("analyse catte --seats 9", "9", "3 to 4"),
        ("analyse catte --games 0", "0", "from 1"),
        ("analyse catte --games many", "many", "--games"),
        ("analyse catte --threads -1", "-1", "from 0"),
        ("analyse catte --seed -1", "-1", "from 0"),
        ("analyse catte --option colour=red", "colour", "led_set"),
        ("analyse catte --file /", "/", "file"),
        ("analyse catte --report /no/such/x.html", "/no/such", "place"),
    ],
)
def test_bad_analyses(tenshu: Tenshu, words: str, wrong: str, right: str) -> None:
    """What cannot be is refused in one sentence, before anything is played."""
    assert_refused(tenshu(words), wrong, right)


def test_files_that_cannot_be(tenshu: Tenshu, tmp_path: Path) -> None:
    """A file of another analysis, of a tournament, or with a game that cannot be played is refused."""
    path = tmp_path / "games.jsonl"
    command = [*f"{CATTE} --games 1 --file".split(), str(path)]
    tenshu(command)
    head, line = path.read_text(encoding="utf-8").splitlines()
    told: dict[str, Any] = json.loads(line)
    cut = json.dumps({**told, "moves": told["moves"][:-1]})

    assert_refused(tenshu([*command, "--seed", "5"]), "games.jsonl", "another analysis")
    path.write_text(f"{head}\n{cut}\n", encoding="utf-8")
    assert_refused(tenshu(command), "number 0", "intact")
    path.write_text(head.replace("tenshu analysis", "tenshu tournament") + "\n", encoding="utf-8")
    assert_refused(tenshu(command), "games.jsonl", "an analysis")


def test_what_is_not_installed(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the packages that only the arena needs, one sentence says how to bring them."""
    monkeypatch.setattr("tenshu.cli.arena.find_spec", lambda name: None if name == "scipy" else name)

    assert_refused(tenshu(CATTE), "make arena", "tenshu[arena]")


@pytest.mark.compiled
def test_progress_at_a_terminal() -> None:
    """While games are played, a terminal shows how many are done."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "200"}
    command = [*TENSHU, *f"{CATTE} --games 60".split()]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:  # noqa: S603 our own
        os.close(theirs)
        shown = read_until(ours, "shared victory")
        code = process.wait(60)
    os.close(ours)

    assert 0 == code
    assert "/60" in shown

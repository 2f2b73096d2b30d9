"""Tournaments on the command line."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.cli.conftest import Tenshu
from tests.cli.test_bad_input import assert_refused
from tests.cli.test_process import TENSHU, read_until

from tenshu.arena.match import Block, Result, play_block
from tenshu.core.game import Game

ENVIRONMENT = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "200"}
DUEL = "tournament catte greedy random --seats 3 --threads 1"


def test_a_table(tenshu: Tenshu) -> None:
    """Standings, ratings, the order of play and the pace are told, with intervals."""
    outcome = tenshu(f"{DUEL} --blocks 4")

    assert (0, "") == (outcome.code, outcome.err)
    for told in ("An even share is 33.3%", "Standings", "greedy", "…", "Elo", "OpenSkill", "order of play", "Pace"):
        assert told in outcome.out


def test_json(tenshu: Tenshu) -> None:
    """One object, and nothing else, holds all figures; the same again, but for the time it took."""
    one, other = (tenshu(f"{DUEL} --blocks 3 --json --option led-set=no") for _ in range(2))
    told, again = json.loads(one.out), json.loads(other.out)

    assert (0, "", 1) == (one.code, one.err, one.out.count("\n"))
    assert ("catte", 3, 3, "no") == (told["game"], told["seats"], told["blocks"], told["options"]["led_set"])
    assert ["greedy", "random"] == [bot["name"] for bot in told["bots"]]
    assert (3, 9) == (told["standings"][0]["blocks"], told["standings"][0]["games"])
    assert told["standings"][0]["share"]["low"] <= told["standings"][0]["share"]["mean"]
    assert {**told, "pace": 0} == {**again, "pace": 0}


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_report(tenshu: Tenshu, tmp_path: Path, language: str) -> None:
    """A page is written in the language that is spoken, with the lines of the score sheet."""
    path = tmp_path / "report.html"
    outcome = tenshu([*f"{DUEL} --blocks 2 --language {language} --report".split(), str(path)])
    told = path.read_text(encoding="utf-8")

    assert 0 == outcome.code
    assert str(path) in outcome.out
    assert 6 == told.count("<svg")
    assert "http" not in told
    assert {"en": "round 2", "fr": "manche 2", "ja": "2"}[language] in told


def test_several_bots_meet_each_other(tenshu: Tenshu) -> None:
    """Three bots are six pairings, and a table tells who beats whom."""
    outcome = tenshu("tournament catte greedy random visitor --seats 3 --blocks 1 --threads 1")

    assert 0 == outcome.code
    assert "Victories of each among each" in outcome.out


def test_alone_against_the_rival(tenshu: Tenshu, toy: Game) -> None:
    """At a table for one a single bot plays against the rival."""
    outcome = tenshu("tournament toy random --seats 1 --blocks 3 --threads 1")

    assert {1: 1} == toy.rivals
    assert 0 == outcome.code
    assert "An even share is 50.0%" in outcome.out
    assert "rival" in outcome.out


def test_the_test_stops_early(tenshu: Tenshu) -> None:
    """With --sprt fewer blocks are played when it is clear, and the verdict is told with a warning."""
    outcome = tenshu(f"{DUEL} --blocks 60 --sprt --effect 1.5")

    assert 0 == outcome.code
    assert "ahead (" in outcome.out
    assert "flatters" in outcome.out


def test_results_are_kept(tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second call with the same file plays nothing again and tells the same."""
    path = tmp_path / "bots.jsonl"
    command = [*f"{DUEL} --blocks 3 --json --file".split(), str(path)]
    first = tenshu(command)
    monkeypatch.setattr("tenshu.arena.tournament.play_block", None)

    assert 4 == len(path.read_text(encoding="utf-8").splitlines())
    assert first == tenshu(command)


def test_an_interrupt_leaves_what_was_played(tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C tells what there is and how to go on; the same command then ends as if it had never stopped."""
    path = tmp_path / "bots.jsonl"
    command = [*f"{DUEL} --blocks 4 --json --file".split(), str(path)]

    def interrupted(block: Block) -> Result:
        if block.number == 2:
            raise KeyboardInterrupt
        return play_block(block)

    with monkeypatch.context() as patched:
        patched.setattr("tenshu.arena.tournament.play_block", interrupted)
        stopped = tenshu(command)
    after, whole = json.loads(tenshu(command).out), json.loads(tenshu(f"{DUEL} --blocks 4 --json").out)

    assert 130 == stopped.code
    assert "Stopped after 2 of 4 blocks." in stopped.err
    assert "bots.jsonl" in stopped.err.replace("\n", "")
    assert 2 == json.loads(stopped.out)["standings"][0]["blocks"]
    assert {**whole, "pace": 0} == {**after, "pace": 0}


def test_an_interrupt_before_anything_was_played(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C before the first block shows no figures."""

    def interrupted(_: Block) -> Result:
        raise KeyboardInterrupt

    monkeypatch.setattr("tenshu.arena.tournament.play_block", interrupted)

    assert (130, "", "Stopped after 0 of 4 blocks.\n") == tenshu(f"{DUEL} --blocks 4")


@pytest.mark.parametrize(
    ("words", "wrong", "right"),
    [
        ("tournament", "GAME", "--help"),
        ("tournament catte", "2", "bots"),
        ("tournament catte greedy", "2", "bots"),
        ("tournament catte greedy greedy", "greedy", "once"),
        ("tournament catte greedy wizard", "wizard", "master"),
        ("tournament catte greedy no.such:Bot", "no.such:Bot", "No module"),
        ("tournament white-castle --seats 1", "bot", "greedy"),
        ("tournament chess greedy random", "chess", "catte"),
        ("tournament catte greedy random --seats 9", "9", "3 to 4"),
        ("tournament catte greedy random --blocks 0", "0", "from 1"),
        ("tournament catte greedy random --threads -1", "-1", "from 0"),
        ("tournament catte greedy random --seed -1", "-1", "from 0"),
        ("tournament catte greedy random --sprt --effect 0", "0", "more than 0"),
        ("tournament catte greedy random --sprt --effect nan", "nan", "more than 0"),
        ("tournament catte greedy random --option colour=red", "colour", "led_set"),
        ("tournament catte greedy random --file /", "/", "file"),
        ("tournament catte greedy random --file /no/such/x.jsonl", "/no/such", "place"),
        ("tournament catte greedy random --report /no/such/x.html", "/no/such", "place"),
        ("tournament catte greedy random --cluster nowhere://", "nowhere://", "scheduler"),
    ],
)
def test_bad_tournaments(tenshu: Tenshu, words: str, wrong: str, right: str) -> None:
    """What cannot be is refused in one sentence, before anything is played."""
    assert_refused(tenshu(words), wrong, right)


def test_a_file_of_another_tournament(tenshu: Tenshu, tmp_path: Path) -> None:
    """A file of another set-up is refused with what differs."""
    path = tmp_path / "bots.jsonl"
    tenshu([*f"{DUEL} --blocks 1 --file".split(), str(path)])

    assert_refused(tenshu([*f"{DUEL} --blocks 1 --seed 5 --file".split(), str(path)]), "bots.jsonl", "seed")


@pytest.mark.parametrize(("missing", "extra"), [("scipy", "arena"), ("distributed", "cluster")])
def test_what_is_not_installed(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch, missing: str, extra: str) -> None:
    """Without the packages that only tournaments need, one sentence says how to bring them."""
    monkeypatch.setattr("tenshu.cli.arena.find_spec", lambda name: None if name == missing else name)

    assert_refused(tenshu(f"{DUEL} --cluster x"), "make arena", f"tenshu[{extra}]")


# As processes


class Playing(NamedTuple):
    """A tournament that goes on, and the terminal where it shows how it stands."""

    process: subprocess.Popen[bytes]
    terminal: int
    path: Path


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[Playing]:
    """Begin a long tournament on two processes, and give it once some of it is kept."""
    path = tmp_path / "bots.jsonl"
    words = ["--blocks", "400", "--threads", "2", "--file", str(path)]
    ours, theirs = pty.openpty()
    with (
        subprocess.Popen(  # noqa: S603 our own
            [*TENSHU, *DUEL.split()[:-2], *words], stdout=subprocess.PIPE, stderr=theirs, env=ENVIRONMENT
        ) as process
    ):
        os.close(theirs)
        read_until(ours, "±")
        yield Playing(process, ours, path)
        process.kill()
    os.close(ours)


@pytest.mark.compiled
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for the processes of a process")
def test_a_killed_tournament_goes_on(tenshu: Tenshu, playing: Playing) -> None:
    """A kill leaves nothing running, and with two blocks more the same command ends as if played at once."""
    children = [os.pidfd_open(child) for child in children_of(playing.process.pid)]
    playing.process.kill()
    for child in children:
        assert select.select([child], [], [], 60)[0]
        os.close(child)
    blocks = playing.path.read_bytes().count(b"\n") + 1
    after = tenshu([*f"{DUEL} --blocks {blocks} --json --file".split(), str(playing.path)])
    whole = tenshu(f"{DUEL} --blocks {blocks} --json")

    assert len(children) > 1
    assert {**json.loads(whole.out), "pace": 0} == {**json.loads(after.out), "pace": 0}


def children_of(pid: int) -> list[int]:
    """Return the processes that a process has begun."""
    found = [file.read_text(encoding="utf-8") for file in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for child in " ".join(found).split()]


@pytest.mark.compiled
def test_an_interrupt_of_processes(playing: Playing) -> None:
    """Ctrl-C ends all processes at once, without a traceback, and what was played is kept."""
    playing.process.send_signal(signal.SIGINT)
    shown = read_until(playing.terminal, "jsonl.")
    out, _ = playing.process.communicate(timeout=60)

    assert 130 == playing.process.returncode
    assert "Traceback" not in shown
    assert "Stopped after" in shown
    assert b"Standings" in out
    assert all(json.loads(line) for line in playing.path.read_text(encoding="utf-8").splitlines())


@pytest.mark.compiled
def test_progress_at_a_terminal() -> None:
    """While it is played, a terminal shows the share of victories and the lead with their margins."""
    ours, theirs = pty.openpty()
    command = [*TENSHU, *f"{DUEL} visitor --blocks 8 --sprt".split()]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=ENVIRONMENT) as process:  # noqa: S603 our own
        os.close(theirs)
        shown = read_until(ours, "Pace")
        code = process.wait(60)
    os.close(ours)

    assert 0 == code
    for told in ("victories (95%)", "points ahead (95%)", "±", "OpenSkill", "/48"):
        assert told in shown

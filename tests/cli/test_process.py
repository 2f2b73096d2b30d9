"""The command as the shell runs it."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.mirror import PLAY
from tests.cli.test_look import COLOUR

TENSHU = [sys.executable, "-m", "tenshu"]


def test_the_exit_code_reaches_the_shell() -> None:
    """A refusal has the exit code 2 and one line on stderr, also as a process."""
    done = subprocess.run([*TENSHU, "plya"], capture_output=True, check=False, text=True)  # noqa: S603 our own

    assert (2, "", 1) == (done.returncode, done.stdout, done.stderr.count("\n"))


def test_whoever_reads_may_leave() -> None:
    """When the reader of our output goes, as `head` does, there is no complaint."""
    with subprocess.Popen(  # noqa: S603 our own
        [*TENSHU, "simulate", "catsle-builders", "--games", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        told = process.stderr.read()

    assert b"" == told


@pytest.mark.parametrize("plain", [False, True])
def test_an_interrupt_at_a_terminal_saves(home: Path, plain: bool) -> None:  # noqa: FBT001 a parameter
    """Ctrl-C at the prompt saves and exits with 130; with NO_COLOR a terminal shows work going on, without colour."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", **({"NO_COLOR": "1"} if plain else {})}
    with subprocess.Popen(  # noqa: S603 our own
        [*TENSHU, *PLAY.split()], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    ) as process:
        os.close(theirs)
        shown = read_until(ours, "h: help")
        os.write(ours, b"1\n")
        shown += read_until(ours, "h: help")
        process.send_signal(signal.SIGINT)
        shown += read_until(ours, "tenshu resume")
        code = process.wait(30)
    os.close(ours)
    (path,) = home.iterdir()

    assert 130 == code
    assert plain == (not COLOUR.search(shown))
    assert "\x1b[?25l" in shown  # a spinner turns where the cursor was
    assert "Traceback" not in shown
    assert "\n1: " in path.read_text(encoding="utf-8")


def read_until(terminal: int, words: str) -> str:
    """Return what is written to a terminal, until some words have come."""
    shown = b""
    while words.encode() not in shown:
        try:
            shown += os.read(terminal, 4096)
        except OSError:  # the other side has gone
            break
    return shown.decode()

"""The command line, run inside the test with a keyboard of our own."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.core import toy as toy_game

from tenshu.cli import main
from tenshu.core.game import Game
from tenshu.games import TITLES, Title


class Outcome(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Tenshu = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test an environment of its own: English, 80 columns, no saved games; return where they go."""
    for name in ("NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "TENSHU_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "tenshu" / "games"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Let the command line know the toy game, and return it."""
    monkeypatch.setitem(TITLES, "toy", Title("toy", {}))
    monkeypatch.setitem(sys.modules, "tenshu.games.toy", toy_game)
    return toy_game.GAME


@pytest.fixture
def tenshu(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tenshu:
    """Return a function that runs a command, given as words, with the lines that are typed meanwhile."""

    def run(command: str | Sequence[str], typed: Sequence[str] = ()) -> Outcome:
        words = command.split() if isinstance(command, str) else list(command)
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        code = main(words)
        return Outcome(code, *capsys.readouterr())

    return run

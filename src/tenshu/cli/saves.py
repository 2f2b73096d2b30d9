"""Where games are kept, and finding them again."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from shlex import quote

from tenshu.cli.program import program
from tenshu.cli.screen import Screen, one_line
from tenshu.core.log import open_log, save, write
from tenshu.core.play import Play
from tenshu.core.words import Fault
from tenshu.games import load

_ENDING = ".log"


def folder() -> Path:
    """Return the folder of saved games."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "tenshu" / "games"


def new_path(title: str) -> Path:
    """Return a name that no saved game has."""
    stem = f"{title}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (stem, *(f"{stem}-{number}" for number in range(2, 1000)))
    return next(path for name in names if not (path := folder() / f"{name}{_ENDING}").exists())


def check_new(path: Path) -> Path:
    """Return a path for a new game, or raise when something is there already."""
    if path.is_dir() or not path.name:
        raise Fault("cli-save-folder", name=str(path))
    if path.exists():
        raise Fault("cli-save-exists", name=str(path), tenshu=program())
    if path.parent != folder() and not path.parent.is_dir():  # our own folder is made when it is first needed
        raise Fault("cli-save-no-folder", name=str(path), folder=str(path.parent))
    return path


def find(name: Path) -> Path:
    """Return a saved game by its path, or by its name in the folder of saved games."""
    kept = folder() / f"{name.name.removesuffix(_ENDING)}{_ENDING}"
    return kept if not name.exists() and name.name == str(name) and kept.exists() else name


def spoken(path: Path) -> str:
    """Return the shortest name by which `find` finds a path, as a shell takes it."""
    return quote(path.stem if path.parent == folder() and path.suffix == _ENDING else str(path))


def newest_unfinished(screen: Screen) -> tuple[Path, Play, dict[str, str]]:
    """Return the game that was saved last and is not over; tell of those that cannot be read on the way."""
    files = folder().glob(f"[!.]*{_ENDING}") if folder().is_dir() else ()
    for path in sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True):
        try:
            play, notes = open_log(path, load)
        except Fault as fault:
            sys.stderr.write(one_line(screen.say("cli-save-skipped", fault=fault.message)) + "\n")
            continue
        if play.asked:
            return path, play, notes
    raise Fault("cli-save-none", folder=str(folder()), tenshu=program())


def keep(path: Path, play: Play, notes: dict[str, str]) -> None:
    """Save a game."""
    try:
        save(path, write(play, notes))
    except OSError as error:
        raise Fault("cli-save-unwritable", name=str(path), reason=error.strerror or str(error)) from error

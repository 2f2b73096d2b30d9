"""Results in a file: a line for the set-up, then a line for each block; whoever is interrupted goes on from there."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from tenshu.arena.match import Pairing, Result
from tenshu.core.words import Fault

_FORMAT = "tenshu tournament 1"

Kept = dict[tuple[Pairing, int], Result]  # results by who played which deal


class Results:
    """The results that a file holds, and their file, to which only this process writes."""

    def __init__(self, file: IO[bytes] | None = None, kept: Kept | None = None) -> None:
        self._file = file
        self.kept: Kept = kept or {}

    def add(self, result: Result) -> None:
        """Write a block to the end of the file, unless it is there."""
        key = result.pairing, result.number
        if key not in self.kept:
            self.kept[key] = result
            if self._file is not None:
                _write_line(self._file, result.json())


@contextmanager
def open_results(path: Path | None, setup: dict[str, object]) -> Iterator[Results]:
    """Open a file of this set-up, or begin one; without a path results are kept in memory alone."""
    if path is None:
        yield Results()
        return
    try:
        file = path.open("r+b" if path.exists() else "x+b")
    except OSError as error:
        raise Fault("cli-arena-file-unwritable", name=str(path), reason=str(error.strerror)) from error
    with file:
        _lock(file, path)
        lines, end = _whole_lines(file.read())
        kept = _read(lines, path, setup)
        file.seek(end)
        file.truncate()
        if not lines:
            _write_line(file, {"format": _FORMAT, **setup})
        yield Results(file, kept)


def _lock(file: IO[bytes], path: Path) -> None:
    """Let no two tournaments write to one file, where the system can tell."""
    if sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415 (not everywhere)

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise Fault("cli-arena-file-busy", name=str(path)) from error


def _whole_lines(data: bytes) -> tuple[list[bytes], int]:
    """Return the lines that were written to their end, and where they end: a kill can tear the last one."""
    lines = data[: data.rfind(b"\n") + 1].splitlines(keepends=True)
    if lines and _parsed(lines[-1]) is None and data.startswith(b"{"):
        lines.pop()
    return lines, sum(map(len, lines))


def _parsed(line: bytes) -> dict[str, Any] | None:
    try:
        told = json.loads(line)
    except ValueError:
        return None
    return told if isinstance(told, dict) else None


def _read(lines: list[bytes], path: Path, setup: dict[str, object]) -> Kept:
    kept: Kept = {}
    for number, line in enumerate(lines):
        told = _parsed(line)
        if number == 0:
            _check_setup(told, path, setup)
            continue
        try:
            result = Result.read(told or {})
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Fault("cli-arena-file-damaged", name=str(path), line=number + 1) from error
        kept[result.pairing, result.number] = result
    return kept


def _check_setup(told: dict[str, Any] | None, path: Path, setup: dict[str, object]) -> None:
    if not told or told.get("format") != _FORMAT:
        raise Fault("cli-arena-file-foreign", name=str(path))
    for what, asked in json.loads(json.dumps(setup)).items():
        if told.get(what) != asked:
            there, here = _said(told.get(what)), _said(asked)
            raise Fault("cli-arena-file-other", name=str(path), what=what, there=there, here=here)


def _said(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _write_line(file: IO[bytes], told: dict[str, object]) -> None:
    """Write a line at once, as far as the system lets us."""
    file.write(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
    file.flush()

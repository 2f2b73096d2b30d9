"""The folder of a training, and the log in it: a line of JSON for each window."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from tenshu.core.files import write_whole
from tenshu.core.words import Fault

LOG = "log.jsonl"

Row: TypeAlias = dict[str, Any]  # a window's numbers by their names, and at times a list of strengths


def append(folder: Path, row: Row) -> None:
    """Add a window."""
    with (folder / LOG).open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def read(folder: Path) -> list[Row]:
    """Return all windows; a last line that was not written to its end is left out."""
    path = folder / LOG
    with writable(folder):  # what cannot be read cannot be gone on with either
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    return [_row(path, number, line) for number, line in enumerate(lines, 1) if line.endswith(b"\n")]


def _row(path: Path, number: int, line: bytes) -> Row:
    """Return a window; a line that is none is told of in one sentence."""
    try:
        row: Row = json.loads(line)
        is_window = type(row["windows"]) is int  # True is no number of windows
    except (ValueError, TypeError, KeyError, RecursionError):
        is_window = False
    if not is_window:
        raise Fault("learn-log-damaged", name=str(path), line=number)
    return row


@contextmanager
def writable(folder: Path) -> Iterator[None]:
    """Tell in one sentence that nothing can be written to the folder of a training, before it or in the middle."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise Fault("learn-folder-unwritable", name=str(folder), reason=reason) from error


def cut(folder: Path, windows: int) -> None:
    """Forget the windows after so many: those that were played after what is gone on from."""
    if (folder / LOG).exists():
        rows = read(folder)
        kept = [json.dumps(row) + "\n" for row in rows if row["windows"] <= windows]
        write_whole(folder / LOG, "".join(kept).encode())


def last_strength(rows: list[Row]) -> list[Row]:
    """Return the strengths that were measured last, if any were."""
    return next((list(row["strength"]) for row in reversed(rows) if "strength" in row), [])

"""Results in a file: a line for the set-up, then one for each result; whoever is interrupted goes on from there."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Generic, Protocol, TypeVar

from tenshu.arena.match import Pairing, Result
from tenshu.core.files import hold
from tenshu.core.words import Fault

Kept = dict[tuple[Pairing, int], Result]  # results of a tournament by who played which deal


class Kind(Protocol):
    """What a line of a file holds."""

    @property
    def key(self) -> Hashable:
        """What tells it from all others."""
        ...

    def json(self) -> dict[str, object]:
        """Return it as plain data."""
        ...


R = TypeVar("R", bound=Kind)


@dataclass(frozen=True)
class Format(Generic[R]):
    """A sort of file: what its results come from, as messages call it, its version, and how a line of it is read."""

    kind: str
    version: int
    read: Callable[[Mapping[str, Any]], R]  # KeyError, TypeError, ValueError or AttributeError for what is no result

    @property
    def name(self) -> str:
        """What the first line of such a file says."""
        return f"tenshu {self.kind} {self.version}"


TOURNAMENT = Format("tournament", 1, Result.read)


class Results(Generic[R]):
    """The results that a file holds, and their file, to which only this process writes."""

    def __init__(self, file: IO[bytes] | None = None, kept: dict[Any, R] | None = None) -> None:
        self._file = file
        self.kept: dict[Any, R] = kept or {}

    def add(self, result: R) -> None:
        """Write a result to the end of the file, unless it is there."""
        if result.key not in self.kept:
            self.kept[result.key] = result
            if self._file is not None:
                _write_line(self._file, result.json())


def open_results(path: Path | None, setup: dict[str, object]) -> AbstractContextManager[Results[Result]]:
    """Open a file of this tournament, or begin one; without a path results are kept in memory alone."""
    return open_file(path, setup, TOURNAMENT)


@contextmanager
def open_file(path: Path | None, setup: dict[str, object], form: Format[R]) -> Iterator[Results[R]]:
    """Open a file of this set-up, or begin one; without a path results are kept in memory alone."""
    if path is None:
        yield Results()
        return
    try:
        file = path.open("r+b" if path.exists() else "x+b")
    except OSError as error:
        raise Fault("cli-arena-file-unwritable", name=str(path), reason=str(error.strerror)) from error
    with file:
        if not hold(file):
            raise Fault("cli-arena-file-busy", name=str(path), kind=form.kind)
        lines, end = _whole_lines(file.read())
        kept = _read(lines, path, setup, form)
        file.seek(end)
        file.truncate()
        if not lines:
            _write_line(file, {"format": form.name, **setup})
        yield Results(file, kept)


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


def _read(lines: list[bytes], path: Path, setup: dict[str, object], form: Format[R]) -> dict[Any, R]:
    kept: dict[Any, R] = {}
    for number, line in enumerate(lines):
        told = _parsed(line)
        if number == 0:
            _check_setup(told, path, setup, form)
            continue
        try:
            result = form.read(told or {})
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Fault("cli-arena-file-damaged", name=str(path), line=number + 1) from error
        kept[result.key] = result
    return kept


def _check_setup(told: dict[str, Any] | None, path: Path, setup: dict[str, object], form: Format[Any]) -> None:
    if not told or told.get("format") != form.name:
        raise Fault("cli-arena-file-foreign", name=str(path), kind=form.kind)
    for what, asked in json.loads(json.dumps(setup)).items():
        if told.get(what) != asked:
            there, here = _said(told.get(what)), _said(asked)
            raise Fault("cli-arena-file-other", name=str(path), kind=form.kind, what=what, there=there, here=here)


def _said(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _write_line(file: IO[bytes], told: dict[str, object]) -> None:
    """Write a line at once, as far as the system lets us."""
    file.write(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
    file.flush()

"""Files are whole, whatever happens while they are written."""

from __future__ import annotations

import os
from collections.abc import Callable
from errno import ENOLCK, ENOSPC
from pathlib import Path
from typing import IO, Any

import pytest

from tenshu.core.files import hold, write_whole


def test_a_file_takes_the_place_of_another(tmp_path: Path) -> None:
    """What is read is what was written last, and nothing else lies there."""
    path = tmp_path / "kept"
    for content in (b"first", b"second"):
        write_whole(path, content)

    assert b"second" == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


def failing(write: Callable[..., int]) -> Callable[..., int]:
    """Stand in for a write that meets a full disk halfway."""

    def half(content: bytes) -> int:
        write(content[: len(content) // 2])
        raise OSError(ENOSPC, "No space left on device")

    return half


@pytest.mark.parametrize("step", ["write", "fsync", "replace"])
def test_what_cannot_be_written_to_its_end_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Whatever fails while a file is written, it is as it was and nothing lies about."""
    path = tmp_path / "kept"
    write_whole(path, b"old")
    usual = Path.open

    def broken(*_: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    def open_broken(self: Path, *args: Any, **settings: Any) -> IO[Any]:  # noqa: ANN401 (as open itself)
        file: IO[Any] = usual(self, *args, **settings)
        file.write = failing(file.write)  # type: ignore[method-assign]
        return file

    targets: dict[str, tuple[Any, str, Any]] = {
        "write": (Path, "open", open_broken),
        "fsync": (os, "fsync", broken),
        "replace": (Path, "replace", broken),
    }
    monkeypatch.setattr(*targets[step])
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new and longer")
    monkeypatch.undo()

    assert b"old" == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


def test_one_command_alone_holds_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second one is told so; where the system keeps no file for anybody, nobody is kept from it."""
    fcntl = pytest.importorskip("fcntl", reason="Windows keeps files in another way, and hold() keeps none there")
    path = tmp_path / "held"
    with path.open("wb") as first, path.open("wb") as second:
        assert hold(first)
        assert not hold(second)
    with path.open("wb") as third:
        assert hold(third)

    def unknown(*_: object) -> None:
        raise OSError(ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", unknown)
    with path.open("wb") as file:
        assert hold(file)

"""Files that are whole whatever happens, and that one command alone writes to."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, TypeAlias

Stamp: TypeAlias = tuple[int, int, int]


def write_whole(path: Path, content: bytes | memoryview) -> None:
    """Write a file in place of the one that is there; where it cannot be written to its end, that one stays."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def stamp_of(path: Path) -> Stamp:
    """Return what tells a file from another that is written in its place, which may be as large and as new."""
    stat = path.stat()
    return stat.st_ino, stat.st_mtime_ns, stat.st_size


def hold(file: IO[bytes]) -> bool:
    """Keep a file from other commands as long as it is open; tell whether none has it, where the system can tell."""
    if sys.platform == "win32":
        return True
    import fcntl  # noqa: PLC0415 (not everywhere)

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # the second is how some file systems say so
        return False
    except OSError:  # a file system that keeps no file for anybody
        return True
    return True

"""Names Numba's cache by the content of our sources, so that no compiled rule is ever stale.

Numba looks only at the file that a function stands in: not at the files it calls into, nor at the
printed pieces, nor at whether bounds are checked.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
import threading
import time
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numba import __version__ as numba_version
from numba import config

if TYPE_CHECKING:
    from collections.abc import Iterator

_CONFIG: Any = config  # whose settings Numba declares at run time only
_SOURCES = Path(__file__).parents[1]
_SHARED = ("core", "mechanisms")  # what any door may call into
# What the doors of a search call into besides.
_SEARCH = ("bots/tree.py", "bots/odds.py", "bots/striving.py", "bots/doors.py")
# What the doors of many tables call into besides.
_VECTOR = ("vector/arrays.py", "vector/loops.py", "vector/doors.py")
# A file that has words for people holds no rule, and no rule looks into it; a test sees to that. So whoever mends a
# sentence or a view does not have to wait for rules to be compiled.
_SPEAKS = b"from tenshu.core.words import"
_KEPT_DAYS = 30
# Numba has one setting for all threads. A door that another thread declared meanwhile would be looked for in this
# door's folder, where there may be one of the same name, of another game: code that writes past what it is given.
_DECLARING = threading.RLock()


@contextmanager
def cache_folder(module: str) -> Iterator[None]:
    """Point Numba at the cache of what a door of `module` may call into, while that door is declared."""
    folder = str(_folder(_parts_of(module)))
    with _DECLARING:
        before, _CONFIG.CACHE_DIR = _CONFIG.CACHE_DIR, folder
        try:
            yield
        finally:
            _CONFIG.CACHE_DIR = before


def _parts_of(module: str) -> tuple[str, ...]:
    """Return the files and folders below the sources that the doors of a module may call into."""
    match module.split("."):
        case [_, "games", game, *_]:
            return (*_SHARED, f"games/{game}")
        case [_, "bots", "doors", game]:
            return (*_SHARED, *_SEARCH, f"games/{game}", f"bots/sense/{game}.py")
        case [_, "bots", "recall", game]:
            return (*_SHARED, "bots/recall.py", f"games/{game}")
        case [_, "vector", "doors", game]:
            return (*_SHARED, *_VECTOR, f"games/{game}")
        case _:
            return _SHARED


@cache
def _folder(parts: tuple[str, ...]) -> Path:
    content = sha256(f"{numba_version} bounds={_CONFIG.BOUNDSCHECK}".encode())
    for part in parts:
        for file in sorted((_SOURCES / part).rglob("*")) or [_SOURCES / part]:
            if file.suffix in {".py", ".json"} and file.is_file() and _SPEAKS not in (text := file.read_bytes()):
                content.update(file.name.encode() + text)
    root = _root()
    folder = root / content.hexdigest()[:16]
    folder.mkdir(exist_ok=True)
    os.utime(folder)
    _forget_old(root)
    return folder


def _root() -> Path:
    """Return a folder that we may write to: the user's cache, or else a temporary one for this process alone.

    Compiled code is run as it is found, so it is never looked for where others may write.
    """
    try:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tenshu"
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return home
    except (OSError, RuntimeError):  # which says that no home is known
        root = Path(tempfile.mkdtemp(prefix="tenshu-"))
        atexit.register(shutil.rmtree, root, ignore_errors=True)
        return root


def _forget_old(root: Path) -> None:
    oldest = time.time() - _KEPT_DAYS * 24 * 3600
    for folder in root.iterdir():
        with suppress(FileNotFoundError):  # another process may be at it too
            if folder.stat().st_mtime < oldest:
                shutil.rmtree(folder, ignore_errors=True)

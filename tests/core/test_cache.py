"""Numba's cache is named by what was compiled, lies where we may write, and is kept and forgotten in time."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import tenshu
from tenshu.core import cache

GAME, OTHER, CORE = "tenshu.games.one.doors", "tenshu.games.two.doors", "tenshu.core.rng"
SEARCH, OTHER_SEARCH = "tenshu.bots.doors.one", "tenshu.bots.doors.two"
FILES = (
    "core/bits.py",
    "mechanisms/dice.py",
    "bots/random.py",
    "bots/tree.py",
    "bots/striving.py",
    "bots/doors.py",
    "bots/recall.py",
    "bots/sense/one.py",
    "bots/sense/two.py",
    "games/__init__.py",
    "games/one/rules.py",
    "games/one/rules/chapter.py",
    "games/one/pieces.json",
    "games/two/rules.py",
    "cli/main.py",
)


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in for our sources, and keep the caches apart from the real ones."""
    folder = tmp_path / "sources"
    for name in FILES:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    monkeypatch.setattr(cache, "_SOURCES", folder)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return folder


def folder_of(module: str) -> Path:
    """Name the cache of the doors in a module anew."""
    name: Callable[[tuple[str, ...]], Path] = cache._folder.__wrapped__  # noqa: SLF001
    return name(cache._parts_of(module))  # noqa: SLF001


@pytest.mark.parametrize(
    ("module", "other"),
    [
        ("tenshu.games.one.doors", "tenshu.games.one"),
        ("tenshu.games.one.doors", "tenshu.games.one.rules.chapter"),
        ("tenshu.core.rng", "tests.core.test_cache"),
        ("tenshu.core.rng", "__main__"),
    ],
)
def test_a_module_belongs_to_its_game(sources: Path, module: str, other: str) -> None:
    """The door of a game has the cache of that game; one that belongs to no game has the common one."""
    assert sources.is_dir()
    assert folder_of(module) == folder_of(other)


def test_the_name_of_the_cache_stays(sources: Path) -> None:
    """Sources that do not change keep their cache, and it is there to be written to."""
    folder = folder_of(GAME)

    assert sources.is_dir()
    assert folder == folder_of(GAME)
    assert folder.is_dir()


@pytest.mark.parametrize("name", ["core/bits.py", "mechanisms/dice.py"])
@pytest.mark.parametrize("module", [CORE, GAME, OTHER, SEARCH])
def test_what_all_games_call_into_changes_every_cache(sources: Path, name: str, module: str) -> None:
    """No machine code outlives a change of the core."""
    before = folder_of(module)
    (sources / name).write_text("changed", encoding="utf-8")

    assert before != folder_of(module)


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("games/one/rules.py", [SEARCH]),
        ("bots/tree.py", [SEARCH, OTHER_SEARCH]),
        ("bots/doors.py", [SEARCH, OTHER_SEARCH]),
        ("bots/striving.py", [SEARCH, OTHER_SEARCH]),
        ("bots/sense/one.py", [SEARCH]),
        ("bots/random.py", []),
    ],
)
def test_a_search_is_compiled_with_its_game_and_its_sense(sources: Path, name: str, changed: list[str]) -> None:
    """What a bot knows of one game has no part in the search of another, and none in the rules."""
    modules = (SEARCH, OTHER_SEARCH, OTHER)
    before = {module: folder_of(module) for module in modules}
    (sources / name).write_text("changed", encoding="utf-8")

    assert changed == [module for module in modules if before[module] != folder_of(module)]


@pytest.mark.parametrize(
    ("name", "changed"), [("games/one/rules.py", "one"), ("bots/recall.py", "one two"), ("bots/doors.py", "")]
)
def test_what_takes_a_game_back_is_compiled_with_it(sources: Path, name: str, changed: str) -> None:
    """Each game that can be taken back has a cache for that, which no search has a part in."""
    before = {game: folder_of(f"tenshu.bots.recall.{game}") for game in ("one", "two")}
    (sources / name).write_text("changed", encoding="utf-8")

    assert changed.split() == [game for game in before if before[game] != folder_of(f"tenshu.bots.recall.{game}")]


@pytest.mark.parametrize("name", ["games/one/rules.py", "games/one/rules/chapter.py", "games/one/pieces.json"])
def test_a_game_changes_its_own_cache_only(sources: Path, name: str) -> None:
    """Nobody compiles a game anew because another was changed."""
    before = [folder_of(module) for module in (GAME, OTHER, CORE)]
    (sources / name).write_text("changed", encoding="utf-8")
    after = [folder_of(module) for module in (GAME, OTHER, CORE)]

    assert [False, True, True] == [one == other for one, other in zip(before, after, strict=True)]


def test_a_new_file_and_a_lost_file_change_the_cache(sources: Path) -> None:
    """What is added, renamed or removed counts as changed."""
    names = [folder_of(GAME)]
    (sources / "games/one" / "new.py").write_text("", encoding="utf-8")
    names.append(folder_of(GAME))
    (sources / "games/one" / "new.py").rename(sources / "games/one" / "newer.py")
    names.append(folder_of(GAME))
    (sources / "games/one" / "newer.py").unlink()

    assert 3 == len(set(names))
    assert names[0] == folder_of(GAME)


@pytest.mark.parametrize("name", ["cli/main.py", "games/__init__.py", "games/one/notes.txt", "games/one/x.pyc"])
def test_what_is_not_compiled_changes_no_cache(sources: Path, name: str) -> None:
    """Commands, texts and bytecode have no part in machine code."""
    before = folder_of(GAME)
    (sources / name).write_text("changed", encoding="utf-8")

    assert before == folder_of(GAME)


def test_words_change_no_cache(sources: Path) -> None:
    """Whoever mends a sentence does not wait for rules to be compiled."""
    text = sources / "games/one/text.py"
    text.write_text("from tenshu.core.words import message", encoding="utf-8")
    before = folder_of(GAME)
    text.write_text("from tenshu.core.words import message, Message", encoding="utf-8")

    assert before == folder_of(GAME)


def test_no_rule_stands_in_a_file_with_words_or_looks_into_one() -> None:
    """Machine code could be stale otherwise."""
    root = Path(tenshu.__file__).parent
    modules = {".".join(file.relative_to(root.parent).with_suffix("").parts): file for file in root.rglob("*.py")}
    speaking = {name for name, file in modules.items() if cache._SPEAKS in file.read_bytes()}  # noqa: SLF001
    compiled = {name for name, file in modules.items() if COMPILED & decorators(file)}

    assert speaking
    assert "tenshu.games.catte.rules" in compiled
    assert set() == compiled & speaking
    for name in compiled:
        assert set() == imports(modules[name]) & speaking, name


COMPILED = {"compiled", "rule", "door"}


def decorators(file: Path) -> set[str]:
    """Return the names of all decorators in a file."""
    found = [
        one
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for one in node.decorator_list
    ]
    names = [one.func if isinstance(one, ast.Call) else one for one in found]
    return {one.id for one in names if isinstance(one, ast.Name)}


def imports(file: Path) -> set[str]:
    """Return the modules of ours that a file imports, and what could be modules in them."""
    found = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)]
    return {f"{node.module}{rest}" for node in found for rest in ("", *(f".{name.name}" for name in node.names))}


def test_games_have_caches_of_their_own(sources: Path) -> None:
    """Two games never share a cache, nor does a game share that of the core."""
    assert sources.is_dir()
    assert 3 == len({folder_of(module) for module in (GAME, OTHER, CORE)})


@pytest.mark.parametrize("missing", ["mechanisms", "bots"])
def test_a_layer_that_is_not_there_does_no_harm(sources: Path, missing: str) -> None:
    """An installation without bots or mechanisms has its cache."""
    shutil.rmtree(sources / missing)

    assert folder_of(GAME).is_dir()


def test_the_lock_file_of_an_editor_does_no_harm(sources: Path) -> None:
    """A link that leads nowhere, as Emacs makes beside a file that is being edited, is no source of ours."""
    before = folder_of(GAME)
    (sources / "games/one" / ".#rules.py").symlink_to("someone@host.1234:1")

    assert before == folder_of(GAME)


@pytest.mark.usefixtures("sources")
def test_bounds_checked_code_has_its_own_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """A warm cache would ignore the switch, so the switch is part of its name."""
    before = folder_of(GAME)
    monkeypatch.setattr(cache._CONFIG, "BOUNDSCHECK", 1)  # noqa: SLF001

    assert before != folder_of(GAME)


@pytest.mark.usefixtures("sources")
def test_another_numba_has_its_own_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code of one Numba is none of another's."""
    before = folder_of(GAME)
    monkeypatch.setattr(cache, "numba_version", "0.0.0")

    assert before != folder_of(GAME)


def test_numba_is_pointed_at_the_cache_only_while_a_door_is_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that sets a cache folder for its own functions keeps it, even when declaring a door fails."""
    monkeypatch.setattr(cache._CONFIG, "CACHE_DIR", "theirs")  # noqa: SLF001
    with cache.cache_folder("tenshu.core.rng"):
        during = cache._CONFIG.CACHE_DIR  # noqa: SLF001
    with pytest.raises(ZeroDivisionError), cache.cache_folder("tenshu.core.rng"):
        raise ZeroDivisionError

    assert "theirs" == cache._CONFIG.CACHE_DIR  # noqa: SLF001
    assert Path(during).is_dir()


# Where the cache lies


def test_the_cache_lies_in_the_cache_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user's cache folder is used and made, where the user says or else in the home."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "a" / "b"))
    said = cache._root()  # noqa: SLF001
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    usual = cache._root()  # noqa: SLF001

    assert (tmp_path / "a" / "b" / "tenshu", tmp_path / "home" / ".cache" / "tenshu") == (said, usual)
    assert said.is_dir()
    assert usual.is_dir()


@pytest.fixture
def blocked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the user's cache be a file, so that nothing can be made in it; return the folder for temporary things."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    return temporary


def test_without_a_home_to_write_to_the_cache_is_temporary(blocked: Path) -> None:
    """Where the user's cache cannot be made, a process has a temporary one for itself alone."""
    roots = {cache._root(), cache._root()}  # noqa: SLF001

    assert 2 == len(roots)
    assert all(root.is_dir() and root.parent == blocked for root in roots)


def test_a_home_that_may_only_be_read_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache folder that is there but cannot be written to does not stop anyone."""
    home, temporary = tmp_path / "home", tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", str(home))
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    usual = os.open

    def read_only(path: str, flags: int, *more: int) -> int:
        if home in Path(path).parents:
            raise OSError(30, "Read-only file system")
        return usual(path, flags, *more)

    monkeypatch.setattr(os, "open", read_only)

    assert temporary == cache._root().parent  # noqa: SLF001


def test_looking_for_a_place_leaves_nothing_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To see whether a folder can be written to, nothing is left in it."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    assert [] == list(cache._root().iterdir())  # noqa: SLF001


def test_a_temporary_cache_is_closed_to_others(blocked: Path) -> None:
    """Nobody else may write where our machine code lies, whatever the habits of the user's shell."""
    before = os.umask(0)
    try:
        root = cache._root()  # noqa: SLF001
    finally:
        os.umask(before)

    assert blocked == root.parent
    assert 0 == root.stat().st_mode & 0o022


def test_a_user_without_a_home_has_a_cache(blocked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no home is known, as for a bare user number in a container, the cache is temporary."""

    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", no_home)

    assert blocked == cache._root().parent  # noqa: SLF001


def test_a_system_without_user_numbers_has_a_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows, which has no os.getuid, the user's cache is found like anywhere."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delattr(os, "getuid")

    assert tmp_path / "tenshu" == cache._root()  # noqa: SLF001


# What is forgotten


def aged(root: Path, name: str, days: float) -> Path:
    """Make a cache folder that was last used some days ago."""
    folder = root / name
    folder.mkdir(parents=True)
    (folder / "code.nbc").write_bytes(b"code")
    then = time.time() - days * 24 * 3600
    os.utime(folder, (then, then))
    return folder


@pytest.mark.usefixtures("sources")
def test_old_caches_are_forgotten(tmp_path: Path) -> None:
    """What was not used for a month is removed, and what was used yesterday stays."""
    old, recent = aged(tmp_path / "cache" / "tenshu", "old", 31), aged(tmp_path / "cache" / "tenshu", "recent", 29)
    folder_of(GAME)

    assert (False, True) == (old.exists(), recent.exists())


@pytest.mark.usefixtures("sources")
def test_a_cache_that_is_used_stays_young() -> None:
    """Using a cache keeps it, however long ago it was compiled."""
    folder = folder_of(GAME)
    os.utime(folder, (0, 0))
    again = folder_of(GAME)

    assert again.is_dir()
    assert time.time() - again.stat().st_mtime < 3600


@pytest.mark.usefixtures("sources")
def test_two_processes_may_forget_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that another process has just removed does no harm."""
    root = tmp_path / "cache" / "tenshu"
    old = [aged(root, name, 31) for name in ("a", "b")]
    remove = shutil.rmtree

    def remove_all(_folder: Path, *, ignore_errors: bool) -> None:
        for folder in old:
            remove(folder, ignore_errors=ignore_errors)

    monkeypatch.setattr(shutil, "rmtree", remove_all)
    folder_of(GAME)

    assert [False, False] == [folder.exists() for folder in old]


# The cache at work

DOOR = """
from tenshu.core.rng import new_rng, roll, sow
assert 0 <= roll(new_rng(1), 6) < 6
print(sum(sow.stats.cache_hits.values()), sum(sow.stats.cache_misses.values()))
"""


def use_doors(home: Path, **settings: str) -> list[int]:
    """Call compiled doors in another process; return how often the cache was hit and missed."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(home), **settings}
    command = [sys.executable, "-W", "error", "-c", DOOR]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    return [int(word) for word in done.stdout.split()]


def cached(home: Path) -> dict[Path, int]:
    """Return the files of a cache, and when they were written."""
    return {file: file.stat().st_mtime_ns for file in home.rglob("*.nb?")}


@pytest.mark.compiled
def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    """What one process has compiled the next one loads: it writes no file anew."""
    cold = use_doors(tmp_path)
    files = cached(tmp_path)
    warm = use_doors(tmp_path)

    assert ([0, 1], [1, 0]) == (cold, warm)
    assert files == cached(tmp_path)
    assert {".nbi", ".nbc"} == {file.suffix for file in files}


@pytest.mark.compiled
def test_a_warm_cache_does_not_ignore_the_bounds_check(tmp_path: Path) -> None:
    """With the switch the same doors are compiled once more, into another folder."""
    use_doors(tmp_path)
    checked = use_doors(tmp_path, NUMBA_BOUNDSCHECK="1")

    assert [0, 1] == checked
    assert 2 == len({file.relative_to(tmp_path).parts[1] for file in cached(tmp_path)})


def test_threads_do_not_share_a_folder() -> None:
    """While one thread declares a door of a game, no other declares one of another game into the same folder."""
    wrong: list[str] = []

    def declare(module: str) -> None:
        folder = str(cache._folder(cache._parts_of(module)))  # noqa: SLF001
        for _ in range(200):
            with cache.cache_folder(module):
                time.sleep(0)  # another thread may go on here
                if folder != cache._CONFIG.CACHE_DIR:  # noqa: SLF001
                    wrong.append(module)

    threads = [
        threading.Thread(target=declare, args=(f"tenshu.games.{game}.doors",)) for game in ("catte", "cat_tower")
    ]
    before = cache._CONFIG.CACHE_DIR  # noqa: SLF001
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [] == wrong
    assert before == cache._CONFIG.CACHE_DIR  # noqa: SLF001

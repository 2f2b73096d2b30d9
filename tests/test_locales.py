"""The messages of all languages: the same keys and variables, and none missing or unused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tenshu
from tenshu.core.words import LANGUAGES, LOG
from tenshu.games import GAMES, load

SOURCE = Path(tenshu.__file__).parent
LOCALES = SOURCE / "locales"
FILES = sorted({file.name for language in LANGUAGES for file in (LOCALES / language).iterdir()})
# The functions whose first argument is a key.
SAYING = {"message", "Fault", "say", "say_if_known", "busy"}


class _Variables(Visitor):
    """Collects the variables that a pattern uses, and the messages that it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 Fluent's name
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 Fluent's name
        self.found.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, set[str]]:
    """Return the keys of a file, with the variables of each."""
    path = LOCALES / language / file
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else []
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, junk
    found: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def all_keys(language: str) -> set[str]:
    """Return the keys of a language."""
    return {key for file in (LOCALES / language).glob("*.ftl") for key in messages(language, file.name)}


def sources() -> Iterator[ast.AST]:
    """Yield every piece of our sources."""
    for file in sorted(SOURCE.rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


@cache
def used() -> tuple[frozenset[str], frozenset[str]]:
    """Return the keys that our sources name, and the beginnings of those that they compose."""
    keys, beginnings = set(), set()
    for node in sources():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("cli-"):
            keys.add(node.value)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            beginnings.add(str(node.values[0].value))
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in SAYING and isinstance(node.args[0].value, str):
                keys.add(node.args[0].value)
    return frozenset(keys - beginnings), frozenset(beginnings)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    """Each file has the same keys in each language, and a message uses the same variables."""
    english, other = messages(LANGUAGES[0], file), messages(language, file)

    assert set(english) == set(other)
    for key, variables in english.items():
        assert other[key] == variables, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_used_exists(language: str) -> None:
    """Whatever our sources say can be said."""
    assert set() == used()[0] - all_keys(language)


def test_every_message_of_the_command_line_is_used() -> None:
    """No message of the command line is there for nothing."""
    keys, beginnings = used()
    ours = {beginning for beginning in beginnings if beginning.startswith("cli-")}
    referred = {name for found in messages("en", "cli.ftl").values() for name in found}
    unused = {
        key
        for key in messages("en", "cli.ftl")
        if key not in keys | referred and not any(key.startswith(beginning) for beginning in ours)
    }

    assert set() == unused


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_ask(language: str, name: str) -> None:
    """Each game has a name, and words for each of its questions."""
    game = load(name)
    needed = {f"{game.name}-name", *(f"{game.name}-question-{question}" for question in game.questions)}

    assert set() == needed - all_keys(language)


def test_logs_have_words_of_their_own() -> None:
    """What log files say is said by people too, so that a log's words can be read aloud."""
    assert set() == all_keys(LOG) - all_keys(LANGUAGES[0])

"""The messages of all languages: the same keys and variables, none missing or unused, and written as is the custom."""

from __future__ import annotations

import ast
import re
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
RULES = Path(__file__).parents[1] / "web" / "src" / "games"
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


# How words are written: docs/words.md tells the conventions that are held here.

_THING = "\N{OBJECT REPLACEMENT CHARACTER}"  # what stands in for a variable
_JAPANESE = "[ぁ-んァ-ヶー一-龥々]"
_FAULTS = {
    "fr": re.compile(
        r"\w'\w"  # an apostrophe is ’
        r"|(?<![ \n]) [;:!?»]|« "  # no plain space beside these, at which a line could break
        r"|(?<=\w)[;!?](?=\s|$)|(?<![«\s])\N{NO-BREAK SPACE}[;!?]|\N{NARROW NO-BREAK SPACE}:"  # narrow, and wide
        rf"|[\w{_THING}] …"
    ),
    "ja": re.compile(
        rf"{_JAPANESE}[,.!?:;()]|[,.!?:;()]{_JAPANESE}"  # marks are as wide as what they stand beside
        rf"|{_JAPANESE} \d|(?<![A-Z]-)\d {_JAPANESE}|\d %"
        rf"|[！？](?={_JAPANESE}|\d|{_THING})"  # a wide space stands after these within a paragraph
    ),
}
_ENGLISH = re.compile(r"\b(the|and|of|with|your|is|are|from)\b")


class _Patterns(Visitor):
    """Collects all that a message can say, with a mark where something is named."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802 Fluent's name
        self.found.append("".join(map(_said, node.elements)))
        self.generic_visit(node)


def _said(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return str(element.value)
    return str(element.expression.value) if isinstance(element.expression, ftl.StringLiteral) else _THING


def written(language: str) -> Iterator[tuple[str, str]]:
    """Yield all that is said in a language, with where: messages, and the rules without what they cite."""
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                patterns = _Patterns()
                patterns.visit(entry)
                yield from ((entry.id.name, text) for text in patterns.found)
    for rules in sorted(RULES.glob(f"*/rules.{language}.md")):
        for line in rules.read_text(encoding="utf-8").splitlines():
            yield (
                str(rules.relative_to(RULES)),
                re.sub(r"^### \d |§ [^()（）]*|\{(#|\w+=)[^:|}]*:?|\]\([^)]*\)", "", line),
            )


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_words_are_written_as_their_language_writes(language: str) -> None:
    """French has its apostrophes and spaces, Japanese marks of its own width, and neither has English left in it."""
    faults = [
        (where, text) for where, text in written(language) if _FAULTS[language].search(text) or _ENGLISH.search(text)
    ]

    assert [] == faults


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "l'atout"), ("fr", "Qui joue ?"), ("fr", "Bravo!"), ("fr", "Puits : 1"), ("fr", "« ici"),
        ("fr", "Calcul …"), ("fr", "Qui joue\N{NO-BREAK SPACE}?"), ("fr", "Puits\N{NARROW NO-BREAK SPACE}: 1"),
        ("ja", "卓へ:右"), ("ja", "点(合計)"), ("ja", "残り 3"), ("ja", "3 枚"), ("ja", "95 %"),
        ("ja", "14点！城は"), ("ja", "どうする？3枚"),
    ],
)  # fmt: skip
def test_what_is_written_otherwise_is_found(language: str, text: str) -> None:
    """Each of these would be told."""
    assert _FAULTS[language].search(text)

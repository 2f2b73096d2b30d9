"""What is said to people: message keys with arguments, and their rendering from the Fluent files in `locales`.

Rules, logs and the wire carry a `Message`, never text. The languages are those of people, and `LOG`: the plain
words of log files, which never change within a game's version.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument: TypeAlias = "str | float | Message"

LANGUAGES = ("en", "fr", "ja")
LOG = "log"

_LONGEST = 900  # letters of an argument that are repeated, as when a person typed a page; Fluent refuses 1,000
_LARGEST = 10**15  # from here on a number is written as it is: nobody counts so much, and Babel could not
_LOCALES = Path(__file__).parents[1] / "locales"


@dataclass(frozen=True)
class Message:
    """A sentence or a name to be rendered in some language: its key and its arguments."""

    key: str
    args: tuple[tuple[str, Argument], ...] = ()

    def json(self) -> dict[str, object]:
        """Return the message as it travels."""
        args = {name: value.json() if isinstance(value, Message) else value for name, value in self.args}
        return {"key": self.key, "args": args}


def message(key: str, /, **args: Argument) -> Message:
    """Return a message; an argument may be a message itself."""
    return Message(key, tuple(args.items()))


class Fault(Exception):  # noqa: N818 (a person was refused, the program did not err)
    """Something that was asked for and cannot be: one sentence that says what is wrong and what would be right."""

    def __init__(self, key: str, /, **args: Argument) -> None:
        super().__init__(key)
        self.message = message(key, **args)

    def __str__(self) -> str:
        return render(self.message, LANGUAGES[0])


@lru_cache(maxsize=1 << 14)  # the names of all things in a few games; sentences to people come and go
def render(what: Message, language: str) -> str:
    """Return a message in one of the languages."""
    bundle = _bundle(language)
    args = {name: _argument(value, language) for name, value in what.args}
    pattern = bundle.get_message(what.key).value
    if pattern is None:
        raise KeyError(f"{what.key} says nothing in {language}")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise KeyError(f"{what.key} in {language}: {errors}")
    return str(text)


def _argument(value: Argument, language: str) -> str | float:
    text = render(value, language) if isinstance(value, Message) else value
    if isinstance(text, int) and abs(text) >= _LARGEST:
        text = str(text)
    return f"{text[:_LONGEST]}…" if isinstance(text, str) and len(text) > _LONGEST else text


@cache
def _bundle(language: str) -> FluentBundle:
    # Imported late: it brings Babel, which a simulation never needs.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    # Isolating marks are for mixed writing directions, which our languages do not have.
    bundle = FluentBundle([LANGUAGES[0] if language == LOG else language], use_isolating=False)
    for file in sorted((_LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle

"""What is said to people: message keys with arguments, and their rendering from the Fluent files in `locales`.

Rules, logs and the wire carry a `Message`, never text. The languages are those of people, and `LOG`: the plain
words of log files, which never change within a game's version.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument: TypeAlias = "str | int | Message"

LANGUAGES = ("en", "fr", "ja")
LOG = "log"

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


@cache
def render(what: Message, language: str) -> str:
    """Return a message in one of the languages."""
    bundle = _bundle(language)
    args = {name: render(value, language) if isinstance(value, Message) else value for name, value in what.args}
    pattern = bundle.get_message(what.key).value
    if pattern is None:
        raise KeyError(f"{what.key} says nothing in {language}")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise KeyError(f"{what.key} in {language}: {errors}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    # Imported late: it brings Babel, which a simulation never needs.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    # Isolating marks are for mixed writing directions, which our languages do not have.
    bundle = FluentBundle([LANGUAGES[0] if language == LOG else language], use_isolating=False)
    for file in sorted((_LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle

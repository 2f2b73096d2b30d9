"""Which language to speak: the one asked for, else that of the environment."""

from __future__ import annotations

import os

from tenshu.core.words import LANGUAGES, Fault

_FLAG = "--language"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as POSIX says


def from_environment() -> str:
    """Return the language of the environment, or English when we do not speak it."""
    locale = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "")
    language = locale[:2].casefold()
    return language if language in LANGUAGES else LANGUAGES[0]


def take_language(words: list[str]) -> tuple[str, list[str]]:
    """Return the language that the words of a command ask for, if any, and the words without it.

    It is taken before all else, so that every sentence can be in that language.
    """
    asked, rest, index = "", [], 0
    while index < len(words):
        flag, equals, value = words[index].partition("=")
        if flag != _FLAG:
            rest.append(words[index])
        elif equals:
            asked = _known(value)
        else:
            index += 1
            asked = _known(words[index] if index < len(words) else "")
        index += 1
    return asked, rest


def _known(language: str) -> str:
    if language.casefold() not in LANGUAGES:
        raise Fault("cli-language", language=language, known=", ".join(LANGUAGES))
    return language.casefold()

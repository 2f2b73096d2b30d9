"""Pages of help: all of what they have to say, in any language, and in narrow windows too."""

from __future__ import annotations

import re

import pytest
from tests.cli.conftest import Tenshu
from tests.cli.test_look import LANGUAGES, assert_narrow

from tenshu.cli.commands import COMMANDS, words_of
from tenshu.cli.screen import Screen

WORD = re.compile("[!-~À-ÿœ’]+")  # letters that a line is not broken between
TITLE = "catsle-builders"  # of which examples speak
EXAMPLE = "  tenshu "  # how a line begins that is there to be copied
# Marks that belong to what is before them or after them.
CLOSING = ("、", "。", "：", "）", "」", "ー", ";", ":", "!", "?", "»", ")")
OPENING = ("（", "「", "«", "(")


def messages(command: str, language: str) -> list[str]:
    """Return all that a page of help has to tell; that of no command tells which there are."""
    screen = Screen(language)
    if not command:
        ours = [*(f"manual-{known}" for known in COMMANDS), "option-language", "option-help", "option-version"]
        return [screen.say(f"cli-{key}") for key in ("manual", *ours)]
    names = [word.name.replace("_", "-") for word in words_of(command)]
    told = [screen.say_if_known(f"cli-option-{command}-{name}") or option(screen, name) for name in names]
    return [screen.say(f"cli-manual-{command}"), *told, option(screen, "language")]


def option(screen: Screen, name: str) -> str:
    """Return what is told of an option where its command has no words of its own for it."""
    return screen.say(f"cli-option-{name}", title=TITLE)


def squeezed(text: str) -> str:
    """Return a text without spaces and line breaks."""
    return "".join(text.split())


@pytest.mark.parametrize("command", COMMANDS)
def test_help_names_every_option(tenshu: Tenshu, command: str) -> None:
    """The help of a command names all that may follow it, with examples."""
    outcome = tenshu(f"{command} --help")

    assert 0 == outcome.code
    assert f"tenshu {command}" in outcome.out.split("Examples")[1]
    for word in words_of(command):
        assert word.option in outcome.out


@pytest.mark.parametrize("columns", [80, 60])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_says_all_in_a_narrow_window(
    tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch, command: str, language: str, columns: int
) -> None:
    """No letter of a message is left out, no word is broken, and lines break where the language may break them."""
    monkeypatch.setenv("COLUMNS", str(columns))
    outcome = tenshu([command, "--help", "--language", language] if command else ["--help", "--language", language])
    lines = [line for line in outcome.out.splitlines() if not line.startswith(EXAMPLE)]
    page = "\n".join(lines)

    assert 0 == outcome.code
    assert "…" not in page
    assert_narrow(page, columns)
    for text in messages(command, language):
        assert squeezed(text) in squeezed(page)
        assert [] == [word for word in WORD.findall(text) if word not in page]
    assert [] == [line for line in lines if line.strip().startswith(CLOSING) or line.strip().endswith(OPENING)]


@pytest.mark.parametrize("command", COMMANDS)
def test_examples_can_be_copied(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """However narrow the window, an example is one line, so that what is pasted is one command."""
    monkeypatch.setenv("COLUMNS", "40")
    lines = tenshu(f"{command} --help").out.splitlines()

    for example in COMMANDS[command].examples:
        assert f"{EXAMPLE}{example.format(title=TITLE)}" in lines

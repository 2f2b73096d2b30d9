"""The help of each command, in the language of the reader."""

from __future__ import annotations

import re

from rich.table import Table

from tenshu.cli.commands import COMMANDS, Word, words_of
from tenshu.cli.flow import Flow
from tenshu.cli.screen import Screen
from tenshu.games import TITLES

_TITLE = next(iter(TITLES)).replace("_", "-")  # the one that examples speak of

# What stands for a value, by the type of an option; one that is on or off takes none.
_VALUES = {"int": "N", "float": "X", "Path": "FILE", "list[str]": "NAME=VALUE", "str": "NAME", "bool": ""}
# The same by name, where the type tells too little.
_KINDS = {"db": "URL", "logs": "quiet|plain|json", "folder": "FOLDER", "device": "cuda|cpu"}
_NAMES = frozenset({"bot"})  # lists that take names

# Where a line may be broken: Japanese has hardly any spaces, but most of its words end in hiragana and begin otherwise.
_BREAKS = re.compile(
    r"(?<= )(?![ぁ-ん\[])"  # these belong to the word before: what follows a Latin one in Japanese, and a default
    "|(?<=[、。：）」])(?![、。：）」])"
    "|(?<![（「])(?=[（「])"
    "|(?<=[ぁ-ん])(?<![おご])(?=[ァ-ヶ一-龥A-Za-z0-9])"  # おご: before a word, it makes that polite
)


def show_overview(screen: Screen) -> None:
    """Show what tenshu is, and its commands."""
    screen.print(_flow(screen.say("cli-manual")), style="bold")
    screen.print()
    _show_rows(screen, "cli-manual-commands", [(name, _summary(screen, name)) for name in COMMANDS])
    everywhere = [(f"--{name}", screen.say(f"cli-option-{name}")) for name in ("language", "help", "version")]
    _show_rows(screen, "cli-manual-options", everywhere)
    _show_examples(screen, ("play", "play {title} --seats 4", "play --help"))


def show_command(screen: Screen, name: str) -> None:
    """Show how one command is called."""
    words = words_of(name)
    screen.print(_flow(_summary(screen, name)), style="bold")
    screen.print()
    usage = " ".join(["tenshu", name, *(_usage(word) for word in words if not word.named)])
    screen.print(screen.say("cli-manual-usage", usage=usage))
    screen.print()
    rows = [(_spelt(word), _described(screen, name, word)) for word in words]
    _show_rows(screen, "cli-manual-options", [*rows, ("--language en|fr|ja", screen.say("cli-option-language"))])
    _show_examples(screen, COMMANDS[name].examples)


def _summary(screen: Screen, command: str) -> str:
    return screen.say(f"cli-manual-{command}")


def _usage(word: Word) -> str:
    return word.option if word.is_needed else f"[{word.option}]"


def _spelt(word: Word) -> str:
    kinds = [value for kind, value in _VALUES.items() if kind in word.kind.split(" | ")]
    value = _VALUES["str"] if word.name in _NAMES else _KINDS.get(word.name, kinds[0] if word.named and kinds else "")
    return f"{word.option} {value}".strip()


def _described(screen: Screen, command: str, word: Word) -> str:
    """Return what an option is for: in the words of this command where it has its own."""
    name = word.name.replace("_", "-")
    text = screen.say_if_known(f"cli-option-{command}-{name}") or screen.say(f"cli-option-{name}", title=_TITLE)
    if isinstance(word.default, int | float) and not isinstance(word.default, bool):
        return f"{text} [{word.default}]"
    return text


def _show_rows(screen: Screen, title: str, rows: list[tuple[str, str]]) -> None:
    screen.print(screen.say(title), style="bold")
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name, text in rows:
        table.add_row(f"  {name}", _flow(text))
    screen.print(table)
    screen.print()


def _flow(text: str) -> Flow:
    """Return a text that is broken between its words."""
    return Flow(tuple(_BREAKS.split(text)))


def _show_examples(screen: Screen, examples: tuple[str, ...]) -> None:
    screen.print(screen.say("cli-manual-examples"), style="bold")
    for example in examples:
        screen.show_command(f"tenshu {example.format(title=_TITLE)}")

"""Words of a command line that were not understood, as one sentence each."""

from __future__ import annotations

from typing import Literal, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from tenshu.cli.commands import COMMANDS, words_of
from tenshu.core.words import Fault


def fault_of(error: CycloptsError, words: list[str]) -> Fault:
    """Return what is wrong with the words of a command, and what would be right."""
    command = words[0]
    if command not in COMMANDS:
        return Fault("cli-usage-command", word=command, commands=", ".join(COMMANDS))
    if isinstance(error, CoercionError):
        return _wrong_value(error)
    if isinstance(error, MissingArgumentError):
        return _missing(error, command)
    return _wrong_word(error, command)


def _wrong_word(error: CycloptsError, command: str) -> Fault:
    match error:
        case UnknownOptionError():
            options = [word.option for word in words_of(command) if word.named]
            known = ", ".join([*options, "--language"])
            return Fault(
                "cli-usage-option", command=command, word=error.token.value or str(error.token.keyword), options=known
            )
        case RepeatArgumentError():
            return Fault("cli-usage-repeated", option=str(error.token.keyword))
        case UnusedCliTokensError():
            unused = " ".join(error.unused_tokens or ())
            return Fault("cli-usage-unused", command=command, words=unused)
        case _:
            return Fault("cli-usage-other", command=command, problem=str(error))


def _wrong_value(error: CoercionError) -> Fault:
    option = error.argument.name if error.argument else ""
    value = error.token.value if error.token else ""
    if get_origin(error.target_type) is Literal:
        choices = ", ".join(map(str, get_args(error.target_type)))
        return Fault("cli-usage-choice", option=option, value=value, choices=choices)
    kind = getattr(error.target_type, "__name__", "")
    return Fault("cli-usage-value", option=option, value=value, kind=kind)


def _missing(error: MissingArgumentError, command: str) -> Fault:
    name = error.argument.name if error.argument else ""
    if name.startswith("--"):
        return Fault("cli-usage-no-value", option=name)
    return Fault("cli-usage-missing", command=command, name=name)

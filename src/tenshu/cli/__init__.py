"""The command line: people at one keyboard, simulations, and tools for the rules."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from tenshu.cli.commands import COMMANDS, make_app
from tenshu.cli.exits import BROKEN, DONE, INTERRUPTED, NO_READER, REFUSED
from tenshu.cli.language import from_environment, take_language
from tenshu.cli.screen import Screen, one_line
from tenshu.core.words import Fault, Message

_HELP = ("--help", "-h")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that `argv` holds and return its exit code; whatever goes wrong is said in one sentence."""
    _forgive_letters()
    try:
        return _answer(list(sys.argv[1:] if argv is None else argv))
    except BrokenPipeError:
        # Whoever read us has gone, as `head` does; Python must not try to write the rest when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER
    except Exception as error:
        if os.environ.get("TENSHU_TRACEBACK"):
            raise
        told = Screen(from_environment()).say("cli-bug", error=f"{type(error).__name__}: {error}")
        return _complain(told, BROKEN)


def _answer(words: list[str]) -> int:
    """Run a command; refuse what cannot be, and stop when someone interrupts."""
    screen = Screen(from_environment())
    try:
        asked, rest = take_language(words)
        screen = Screen(asked or screen.language)
        return _run(rest, screen)
    except Fault as fault:
        return _complain(screen.render(_with_names(fault.message)), REFUSED)
    except KeyboardInterrupt:
        return _complain(screen.say("cli-stopped"), INTERRUPTED)


def _with_names(what: Message) -> Message:
    """Return a sentence that calls games as people do; what the core says has their names in code."""
    from tenshu.cli.names import known_as

    return known_as(what)


def _run(words: list[str], screen: Screen) -> int:
    from tenshu.cli.manual import show_command, show_overview

    first = words[0] if words else ""
    if first == "--version":
        return _version(screen)
    if not first or first in _HELP:
        show_overview(screen)
        return DONE
    if first in COMMANDS and any(word in _HELP for word in words):
        show_command(screen, first)
        return DONE
    return _command(words, screen)


def _version(screen: Screen) -> int:
    from importlib.metadata import version

    screen.print(f"tenshu {version('tenshu')}")
    return DONE


def _command(words: list[str], screen: Screen) -> int:
    from cyclopts import CycloptsError

    from tenshu.cli.usage import fault_of

    try:
        command, bound, shown = make_app().parse_args(words, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise fault_of(error, words) from error
    code: int = command(*bound.args, **bound.kwargs, **dict.fromkeys(shown, screen))
    return code


def _complain(sentence: str, code: int) -> int:
    sys.stdout.flush()
    sys.stderr.write(one_line(sentence) + "\n")
    return code


def _forgive_letters() -> None:
    """Let letters that a terminal cannot write or read become others, rather than end the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")

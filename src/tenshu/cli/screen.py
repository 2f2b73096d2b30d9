"""Where a command shows what it has to say, and whom it asks."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from cyclopts import Parameter

from tenshu.core.words import Argument, Message, message, render

if TYPE_CHECKING:
    from rich.console import Console


_FORGET = "\x1b[3J"  # empties the lines that have scrolled away; Rich has no word for it
_BAR = 20  # letters of a bar that shows how far something is
_LOW = 32  # lines that a table of four seats takes with its score sheet


class Screen:
    """A terminal, or what stands for one, and the language spoken there."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._consoles: dict[str, Console] = {}

    @property
    def out(self) -> Console:
        """Where results go."""
        return self._console("stdout")

    @property
    def err(self) -> Console:
        """Where progress goes, so that results can be piped."""
        return self._console("stderr")

    def _console(self, stream: str) -> Console:
        """Return a console, made when it is first needed: Rich takes a while to load."""
        if stream not in self._consoles:
            from rich.console import Console

            # No markup and no highlighting: brackets and numbers in what people type are just that.
            self._consoles[stream] = Console(
                file=getattr(sys, stream),
                markup=False,
                highlight=False,
                emoji=False,
                color_system=None if os.environ.get("NO_COLOR") else "auto",  # the cursor may still be moved
            )
        return self._consoles[stream]

    @property
    def is_short(self) -> bool:
        """Tell whether only what matters most fits the window."""
        return sys.stdout.isatty() and self.out.height < _LOW

    def render(self, what: Message) -> str:
        """Return a message in the language spoken here."""
        return render(what, self.language)

    def say(self, key: str, /, **args: Argument) -> str:
        """Return one of our own messages in the language spoken here."""
        return self.render(message(key, **args))

    def say_if_known(self, key: str, /, **args: Argument) -> str:
        """Return a message that not every game has, or nothing."""
        try:
            return self.say(key, **args)
        except LookupError:
            return ""

    def points(self, points: float) -> str:
        """Return points as the sheet has them: most are whole."""
        return str(points) if isinstance(points, int) else self.decimal(points, 1)

    def decimal(self, number: float, digits: int) -> str:
        """Return a number with so many digits after the point, which is a comma in some languages."""
        return f"{number:.{digits}f}".replace(".", self.say("cli-decimal-point"))

    def print(self, *things: Any, style: str | None = None) -> None:  # noqa: ANN401 whatever Rich can draw
        """Show something."""
        self.out.print(*things, style=style)

    def ask(self, prompt: str) -> str:
        """Return the line that someone types; raise EOFError when there is nobody."""
        self.out.print(prompt, end=" ", style="bold")
        self.out.file.flush()
        try:
            line = input()
        except EOFError:
            self.out.print()
            raise
        if not sys.stdin.isatty():  # no terminal has shown what was typed
            self.out.print(one_line(line))
        return line

    def show_command(self, command: str) -> None:
        """Show a command on a line of its own, unbroken, so that it can be copied."""
        self.out.print(f"  {command}", soft_wrap=True)

    def clear(self) -> None:
        """Take everything out of sight, and out of what a terminal lets one scroll back to."""
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            self.out.clear()
            self.out.file.write(_FORGET)
            self.out.file.flush()
        else:
            self.out.print("\n" * self.out.height)

    @contextmanager
    def busy(self, key: str, /, **args: Argument) -> Iterator[None]:
        """Show that something takes a while."""
        with self.err.status(self.say(key, **args)):
            yield

    @contextmanager
    def steps(self) -> Iterator[Callable[[str, int, int], None]]:
        """Show how far something is that takes a while; yield what is told: its name, what is done, and what there is.

        A clock runs beside it, since a step may be long.
        """
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

        text = TextColumn("{task.description}")
        columns = (SpinnerColumn(), text, BarColumn(_BAR), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal) as progress:
            task = progress.add_task("", total=None)

            def tell(name: str, done: int, total: int) -> None:
                progress.update(task, description=name, completed=done, total=total)

            yield tell


Shown: TypeAlias = Annotated[Screen, Parameter(parse=False)]  # the screen, as commands get it


def one_line(text: str) -> str:
    """Return a text without line breaks or anything else that could disturb a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))

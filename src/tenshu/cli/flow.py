"""Text that flows: a line is broken between its parts rather than inside one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text


@dataclass(frozen=True)
class Flow:
    """Parts of a text, such as the answers of a turn; one is broken only where it is too long for a line."""

    parts: tuple[str, ...]  # each with what separates it from the next

    def __str__(self) -> str:
        return "".join(self.parts)

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield Text("\n".join(_lines(self.parts, options.max_width)))

    def __rich_measure__(self, _console: Console, options: ConsoleOptions) -> Measurement:
        width = min(cell_len(str(self)), options.max_width)
        return Measurement(width, width)


def joined(flows: Sequence[Flow], separator: str) -> Flow:
    """Return texts as one, with something between them that stays at the end of a line."""
    *before, last = flows
    parts = [part for flow in before for part in (*flow.parts[:-1], f"{flow.parts[-1]}{separator}")]
    return Flow((*parts, *last.parts))


def _lines(parts: Sequence[str], width: int) -> list[str]:
    lines = [""]
    for part in parts:
        if lines[-1] and cell_len(f"{lines[-1]}{part}".rstrip()) > width:
            lines.append(part)
        else:
            lines[-1] += part
    return [line.rstrip() for line in lines]

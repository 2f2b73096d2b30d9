"""Things that are drawn once and then only moved about: lines of a screen, as wide and as high as they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest

from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.segment import Segment

_GUTTER = 3  # columns between what stands beside each other


@dataclass(frozen=True)
class Block:
    """Lines, ready to be shown."""

    lines: list[list[Segment]]

    @property
    def width(self) -> int:
        """Return the columns that it takes."""
        return max(map(Segment.get_line_length, self.lines), default=0)

    def __rich_console__(self, _console: Console, _options: ConsoleOptions) -> Iterator[Segment]:
        for line in self.lines:
            yield from line
            yield Segment.line()

    def __rich_measure__(self, _console: Console, _options: ConsoleOptions) -> Measurement:
        return Measurement(self.width, self.width)


def block(console: Console, what: RenderableType) -> Block:
    """Return something as it is drawn in a window of this width."""
    return Block(console.render_lines(what, pad=False))


def side_by_side(console: Console, blocks: Sequence[Block]) -> list[Block]:
    """Return blocks in their order, as many in a row as the window is wide enough for."""
    rows, room = list[list[Block]](), 0
    for one in blocks:
        if not rows or room < one.width + _GUTTER:
            rows.append([])
            room = console.width + _GUTTER
        rows[-1].append(one)
        room -= one.width + _GUTTER
    return [_row(row) for row in rows]


def _row(blocks: list[Block]) -> Block:
    widths = [one.width + _GUTTER for one in blocks[:-1]]
    lines = []
    for *before, last in zip_longest(*(one.lines for one in blocks), fillvalue=[]):
        cells = [Segment.adjust_line_length(line, width) for line, width in zip(before, widths, strict=True)]
        lines.append([*chain.from_iterable(cells), *last])
    return Block(lines)

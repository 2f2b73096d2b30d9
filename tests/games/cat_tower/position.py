"""Positions of Cat Tower in the spoken form, so that a test reads like an example of the leaflet.

Seats are called A to D. Marks are said as `mouse on red 4, bowl on green 5`, and answers by who gives them
(`A: mouse, A: red 4, B: pass`), in the words of logs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from tenshu.core.play import Play
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.core.words import LOG
from tenshu.games.cat_tower import GAME
from tenshu.games.cat_tower.pieces import COLUMNS, HEXES, HOUSE_HEXES, ITEMS
from tenshu.games.cat_tower.state import MARK, PICK, State

WHO = {letter: seat for seat, letter in enumerate("ABCD")} | {"chance": CHANCE, "spectator": SPECTATOR}
LETTER = {seat: letter for letter, seat in WHO.items()}
LINES = ("cats", "yarn", "butterfly", "bowl", "cushion", "mouse", "columns")
NUMBERS = ("neither", "first", "later")
HEX_NAMES = [f"{COLUMNS[column]} {floor}" for column, floor in HEXES]


class Position(Play):
    """A game that is told and asked about in words; every answer goes through the checked door."""

    @property
    def record(self) -> State:
        """The state, to look at what no door tells."""
        return State.on(self.state)

    @property
    def turn(self) -> str:
        """Who is asked what; nothing when the game is over."""
        return ", ".join(f"{LETTER[seat]}: {self.question}" for seat in self.asked)

    @property
    def center(self) -> list[int]:
        """The numbers on the dice that can be picked."""
        return [face + 1 for face, dice in enumerate(self.record.dice.tolist()) for _ in range(dice)]

    def tell(self, answers: str) -> None:
        """Give answers, one after the other: `A: mouse, A: red 4`."""
        for answer in answers.split(", "):
            who, said = answer.split(": ")
            self.act(WHO[who], self.read(WHO[who], said))

    def throw(self, *numbers: int) -> None:
        """Let the dice show these numbers."""
        self.tell(", ".join(f"chance: die {number}" for number in numbers))

    def may(self, who: str) -> list[str]:
        """Return all that a seat may answer now."""
        return [self.say(action, LOG) for action in self.choices(WHO[who])]

    def may_mark(self, who: str) -> dict[str, list[str]]:
        """Return the items that a seat may mark, each with all its hexes."""
        return {item: self._hexes(who, item) for item in self.may(who) if item != "pass"}

    def _hexes(self, who: str, item: str) -> list[str]:
        table = self.copy()
        before = table.sheet(who)
        table.tell(f"{who}: {item}")
        asked = [hexagon for hexagon in table.may(who) if hexagon in HEX_NAMES]
        return asked or [hexagon for hexagon in table.sheet(who) if hexagon not in before]

    def sheet(self, who: str) -> dict[str, str]:
        """Return what a seat has marked: the item on each hex."""
        marks = self.record.marks[WHO[who]].tolist()
        return {
            hexagon: ITEMS[item]
            for number, hexagon in enumerate(HEX_NAMES)
            for item, hexes in enumerate(marks)
            if hexes >> number & 1
        }

    def footprints(self, who: str) -> tuple[int, int]:
        """Return how many footprints a seat has ready, and how many it has used."""
        circled, crossed = int(self.record.circled[WHO[who]]), int(self.record.crossed[WHO[who]])
        return circled - crossed, crossed

    def cats(self, who: str) -> dict[str, int]:
        """Return the scores of the cats that have one."""
        scores = zip(ITEMS, self.record.cats[WHO[who]].tolist(), strict=True)
        return {cat: points for cat, points in scores if points >= 0}

    def numbers(self, who: str) -> dict[str, str]:
        """Return the columns of which a seat has circled a number, and which of the two."""
        circled = zip(COLUMNS, self.record.columns[WHO[who]].tolist(), strict=True)
        return {column: NUMBERS[number] for column, number in circled if number}

    def points(self, who: str) -> dict[str, float]:
        """Return a seat's points, line by line, in whole points."""
        sheet = np.zeros((GAME.lines, self.seats), np.int64)
        GAME.doors.sheet(self.state, sheet)
        return {name: int(line[WHO[who]]) / GAME.parts for name, line in zip(LINES, sheet, strict=True)}

    def copy(self) -> Position:
        """Return a position to play on from, while this one stays."""
        other = Position(self.game, self.seats, self.options)
        other.state = self.state.copy()
        return other


def new_game(seats: int, **options: str) -> Position:
    """Return a game of which nothing is played."""
    return Position(GAME, seats, options)


def position(
    seats: int = 2,
    *,
    center: tuple[int, ...] = (),
    dice: str = "",
    shared: int = 6,
    sheets: Mapping[str, str] | None = None,
    footprints: Mapping[str, int] | None = None,
    cats: Mapping[str, str] | None = None,
    numbers: Mapping[str, str] | None = None,
    completed: int = 0,
    first_player: str = "A",
    over: bool = False,
    **options: str,
) -> Position:
    """Return a position in the round after those `completed`: before the first pick from the `center`, or marking.

    The dice of the seats are said as numbers in the order of the seats, `6 4`; those not said show a 6.
    Footprints are those that are ready. Cats are said with their scores, `yarn 6, mouse 0`, and numbers of columns by
    which of them was circled, `red first, blue later`.
    """
    table = new_game(seats, **options)
    state = table.record
    state.completed, state.first_player = completed, WHO[first_player]
    for who, spoken in (sheets or {}).items():
        for item, hexagon in marks(spoken):
            state.marks[WHO[who], item] |= np.uint64(1 << hexagon)
    for who, ready in (footprints or {}).items():
        state.circled[WHO[who]] = ready
    for who, cat, points in _pairs(cats):
        state.cats[WHO[who], ITEMS.index(cat)] = int(points)
    for who, column, number in _pairs(numbers):
        state.columns[WHO[who], COLUMNS.index(column)] = NUMBERS.index(number)
    state.open = state.question[0] = state.asked[0] = 0
    if center:
        state.dice[:] = [center.count(face + 1) for face in range(6)]
        state.open, state.question[0], state.asked[0] = 1, PICK, 1 << WHO[first_player]
    elif not over:
        said = [int(number) for number in dice.split()]
        state.picked[:seats], state.shared = [*said, *[6] * (seats - len(said))], shared
        state.open, state.question[0], state.asked[0] = 1, MARK, (1 << seats) - 1
    return table


def _pairs(told: Mapping[str, str] | None) -> Iterator[tuple[str, str, str]]:
    for who, spoken in (told or {}).items():
        for pair in spoken.split(", "):
            thing, value = pair.split()
            yield who, thing, value


def marks(spoken: str) -> Iterator[tuple[int, int]]:
    """Yield each mark as item and hex: `mouse on red 4, bowl on green 5`."""
    for mark in spoken.split(", ") if spoken else ():
        item, hexagon = mark.split(" on ")
        yield ITEMS.index(item), HEX_NAMES.index(hexagon)


def filled(column: str, *, without: str = "", item: str = "butterfly") -> str:
    """Return the marks of a whole column but for one hex: a house on its house hex, and the same item elsewhere."""
    hexes = [(number, name) for number, name in enumerate(HEX_NAMES) if name.split()[0] == column and name != without]
    return ", ".join(f"{'house' if int(HOUSE_HEXES) >> number & 1 else item} on {name}" for number, name in hexes)


def pass_round(table: Position) -> None:
    """Let all who are still to mark pass, then throw the dice and pick them, until all are to mark again."""
    while table.question == "mark":
        table.tell(f"{LETTER[table.asked[0]]}: pass")
    while table.question in {"roll", "pick"}:
        table.act(table.asked[0], table.choices(table.asked[0])[0])

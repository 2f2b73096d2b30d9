"""The contract: what a game provides, and what everything else is built on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NamedTuple

import numpy as np

from tenshu.core.bits import Words, no_numbers
from tenshu.core.observing import Observing
from tenshu.core.questions import waiting
from tenshu.core.record import Bytes, Ints, Record
from tenshu.core.rng import Rng
from tenshu.core.view import Round, View
from tenshu.core.words import Fault, Message


class Brought(NamedTuple):
    """How a value that players bring in a file of their own, such as a deck of cards, is read."""

    read: Callable[[str, str], str]  # the text of a file and its name: the value that logs write, one word; or a Fault
    numbers: Callable[[str], Sequence[int]]  # any value of the option, as `setup` takes it; or a Fault
    sample: str = ""  # the text of such a file, to begin with


@dataclass(frozen=True)
class Option:
    """A printed variant or a ruling of ours that players may choose, or something that they bring."""

    name: str
    values: tuple[str, ...]  # the first is the default
    brought: Brought | None = None  # where players may bring other values than these

    def numbers(self, value: str) -> Sequence[int]:
        """Return a value as `setup` takes it: its number, or what a brought one is made of."""
        return [self.values.index(value)] if self.brought is None else self.brought.numbers(value)

    def accepts(self, value: str) -> bool:
        """Tell whether a value can be chosen; of one that was brought, its reader may raise what is wrong with it."""
        if self.brought is not None and _is_word(value):
            self.brought.numbers(value)
            return True
        return value in self.values


def _is_word(text: str) -> bool:
    """Tell whether a text is one word, which a log can write and read back."""
    return text.isprintable() and text.split() == [text]


def no_changes(_before: Bytes, _after: Bytes) -> list[Message]:
    """Tell of nothing that an answer changed: the words of the answer say it all."""
    return []


class Waste(NamedTuple):
    """Something that a legal action wastes, by its sort, so that who knows better is not told of it."""

    # More than can be kept; what could be done and is not; what brings nothing; what could be had for less.
    sort: Literal["lost", "unused", "vain", "dear"]
    what: Message


class Leading(NamedTuple):
    """Answers that only lead to another question, by the one they answer, and what can be pointed at after them.

    `again` has those to questions that are asked several times in a row, in which their order does not matter.
    """

    by: Mapping[str, range]
    to: range
    again: Mapping[str, range]


_NO_LEADING = Leading({}, range(0), {})


def no_turns(_state: Bytes) -> int:
    """Tell of no turns: a draft ends only where somebody else is asked."""
    return 0


def no_waste(_redacted: Bytes, _seat: int, _action: int) -> list[Waste]:
    """Tell of nothing that a legal action wastes."""
    return []


def no_rounds(_before: Bytes, _seat: int, _action: int) -> Round | None:
    """Tell of no round that an answer ends: the score sheet is never begun anew."""
    return None


def in_points(score: int, parts: int) -> float:
    """Return a score that is counted in parts of a point in points: a whole number where it is one."""
    return score / parts if score % parts else score // parts


class Rules(NamedTuple):
    """The rules that the generic loops play by: compiled functions on the record."""

    setup: Callable[[Any, int, Ints], None]
    waiting: Callable[[Any], int]
    choices: Callable[[Any, int, Words], int]
    apply: Callable[[Any, int, int], None]
    scores: Callable[[Any, Ints], None]
    places: Callable[[Any, Ints], None]


class Doors(NamedTuple):
    """The rules as Python calls them: compiled functions on the bytes of a state, cached between runs."""

    setup: Callable[[Bytes, int, Ints], None]
    waiting: Callable[[Bytes], int]
    choices: Callable[[Bytes, int, Words], int]
    apply: Callable[[Bytes, int, int], None]
    scores: Callable[[Bytes, Ints], None]
    places: Callable[[Bytes, Ints], None]
    sheet: Callable[[Bytes, Ints], None]
    redact: Callable[[Bytes, int], None]
    guess: Callable[[Bytes, int, Rng], None]
    heard: Callable[[Bytes, int, int], int]
    random_games: Callable[[Bytes, Words, Rng, int, Ints, int, int, Ints, Ints], int]
    perft: Callable[[Bytes, Words, int], int]


def open_doors(package: str, state: type[Record], rules: ModuleType, hidden: ModuleType) -> tuple[Rules, Doors]:
    """Return the rules of a game's modules `rules` and `hidden` as loops take them, and as Python calls them."""
    spec = spec_from_file_location(f"{package}.doors", Path(__file__).with_name("doors.py"))
    assert spec is not None  # noqa: S101 (the file is ours)
    assert spec.loader is not None  # noqa: S101
    module = module_from_spec(spec)
    vars(module).update(STATE=state.dtype, rules=rules, hidden=hidden)
    spec.loader.exec_module(module)
    taken = Rules(rules.setup, waiting, rules.choices, rules.apply, rules.scores, rules.places)
    return taken, Doors(*(getattr(module, name) for name in Doors._fields))


@dataclass(frozen=True)
class Game:
    """A game, as functions on the bytes of its state."""

    name: str
    version: int  # rises when a log could replay differently
    seats: range
    options: tuple[Option, ...]
    actions: int  # an action is a whole number below this
    longest: int  # no game takes more answers, those of chance included
    lines: int  # of the score sheet, whose sums are the scores
    questions: tuple[str, ...]  # what is asked, by the number that a state holds
    state: type[Record]
    rules: Rules = field(repr=False)
    doors: Doors = field(repr=False)
    say: Callable[[Bytes, int], Message] = field(repr=False)
    view: Callable[[Bytes], View] = field(repr=False)
    explain: Callable[[Bytes, int, int], list[Message]] = field(repr=False)
    parts: int = 1  # of a point, in which compiled code counts scores: 2 where there are half points
    rivals: Mapping[int, int] = field(default_factory=dict, hash=False)  # by seats: how many the game itself plays
    # What an answer changed in plain sight, from what one viewer saw before it and after it.
    changes: Callable[[Bytes, Bytes], list[Message]] = field(default=no_changes, repr=False)
    # Whoever points at an answer to a later question has given those that only lead to it, too.
    leading: Leading = field(default=_NO_LEADING, hash=False)
    # What a legal action wastes, of what a seat sees.
    waste: Callable[[Bytes, int, int], list[Waste]] = field(default=no_waste, repr=False)
    # A number that differs from one turn to the next, where a seat may be asked for several in a row.
    turn: Callable[[Bytes], int] = field(default=no_turns, repr=False)
    # The round that an answer ends, where its lines leave the score sheet with it: from the state before it.
    ended: Callable[[Bytes, int, int], Round | None] = field(default=no_rounds, repr=False)
    # What a seat sees as nets read it; a game without it is played, but not learned.
    observing: Observing | None = field(default=None, repr=False)

    @cached_property
    def words(self) -> int:
        """Return how many words a set of actions takes."""
        return no_numbers(self.actions).size

    def check_seats(self, seats: int) -> int:
        """Return `seats`, or raise when the game is not for so many."""
        if seats not in self.seats:
            raise Fault("game-seats", game=self.name, seats=seats, fewest=self.seats.start, most=self.seats.stop - 1)
        return seats

    def sides(self, seats: int) -> int:
        """Return how many have a score: the seats, and after them the rivals that the game itself plays."""
        return seats + self.rivals.get(seats, 0)

    def choose_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return a value for every option: the chosen ones, and the defaults of the rest."""
        names = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in names:
                raise Fault("game-option", game=self.name, option=name, options=", ".join(names))
            if not names[name].accepts(value):
                values = ", ".join(names[name].values)
                raise Fault("game-option-value", game=self.name, option=name, value=value, values=values)
        return {name: chosen.get(name, option.values[0]) for name, option in names.items()}

    def points(self, score: int) -> float:
        """Return a score of compiled code in points: a whole number where it is one."""
        return in_points(score, self.parts)

    def perft(self, state: Bytes, depth: int) -> int:
        """Count the ways in which a state goes on for `depth` answers, or to its end if that is sooner."""
        data = np.zeros((depth + 1, state.size), np.uint8)
        data[0] = state
        return self.doors.perft(data, np.zeros((depth + 1, self.words), np.uint64), depth)

    def option_numbers(self, options: Mapping[str, str]) -> Ints:
        """Return the options as `setup` takes them: for each the number of its value, or those of what was brought."""
        return np.array([n for option in self.options for n in option.numbers(options[option.name])], np.int64)

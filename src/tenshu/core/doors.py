"""The rules of a game as Python calls them: on bytes, compiled once and cached.

`core.game.open_doors` runs this file once for each game, with that game's rules in place of the names below.
It must be run anew, since Numba keeps machine code between runs only for functions whose callees are fixed
names of their module: made by a factory, or given the rules as arguments, they would be compiled at each start.
"""

from __future__ import annotations

from typing import Any

from tenshu.core import loops, questions
from tenshu.core.bits import Words
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import Rng
from tenshu.core.rules import door

STATE: Any  # the layout of the game's state
rules: Any  # its module of rules
hidden: Any  # its module of what a seat may not see


@door
def setup(data: Bytes, seats: int, options: Ints) -> None:
    """Lay out the game on blank bytes."""
    rules.setup(data.view(STATE)[0], seats, options)


@door
def waiting(data: Bytes) -> int:
    """Return the seats that may answer now, one bit each; 0 when the game is over."""
    return questions.waiting(data.view(STATE)[0])


@door
def choices(data: Bytes, seat: int, legal: Words) -> int:
    """Write the set of a seat's legal actions, and return how many they are; for chance all are equally likely."""
    return rules.choices(data.view(STATE)[0], seat, legal)  # type: ignore[no-any-return]


@door
def apply(data: Bytes, seat: int, action: int) -> None:
    """Answer the open question, unchecked."""
    rules.apply(data.view(STATE)[0], seat, action)


@door
def scores(data: Bytes, out: Ints) -> None:
    """Write each side's score as it stands, in the parts of a point that the game counts in."""
    rules.scores(data.view(STATE)[0], out)


@door
def places(data: Bytes, out: Ints) -> None:
    """Write each side's place as things stand, from 1; equal places are shared."""
    rules.places(data.view(STATE)[0], out)


@door
def sheet(data: Bytes, out: Ints) -> None:
    """Write what the scores are made of, a row for each line of the score sheet, onto zeros."""
    rules.sheet(data.view(STATE)[0], out)


@door
def redact(data: Bytes, seat: int) -> None:
    """Blank what a seat may not see."""
    hidden.redact(data.view(STATE)[0], seat)


@door
def guess(data: Bytes, seat: int, rng: Rng) -> None:
    """Fill the blanks of a redacted state at random, in accord with all that the seat knows."""
    hidden.guess(data.view(STATE)[0], seat, rng)


@door
def heard(data: Bytes, seat: int, action: int) -> int:
    """Return an answer to the open question as a seat hears it, or HIDDEN."""
    return hidden.heard(data.view(STATE)[0], seat, action)  # type: ignore[no-any-return]


@door
def random_games(
    data: Bytes, legal: Words, rng: Rng, seats: int, options: Ints, seed: int, first: int, points: Ints, ranks: Ints
) -> int:
    """Play a random game for each row of `points` and `ranks`, and return how many decisions the seats took."""
    return loops.random_games(
        rules.setup,
        questions.waiting,
        rules.choices,
        rules.apply,
        rules.scores,
        rules.places,
        data,
        data.view(STATE)[0],
        legal,
        rng,
        seats,
        options,
        seed,
        first,
        points,
        ranks,
    )


@door
def perft(data: Bytes, legal: Words, depth: int) -> int:
    """Count the ways in which the state in the first row goes on for `depth` answers."""
    return loops.perft(questions.waiting, rules.choices, rules.apply, data, data.view(STATE)[:, 0], legal, depth)

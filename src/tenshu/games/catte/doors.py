"""The rules of Catte as Python calls them: on bytes, compiled once and cached."""

from __future__ import annotations

from tenshu.core import loops, questions
from tenshu.core.bits import Words
from tenshu.core.game import Doors, Rules
from tenshu.core.record import Bytes, Ints
from tenshu.core.rng import Rng
from tenshu.core.rules import door
from tenshu.games.catte import hidden, rules
from tenshu.games.catte.state import State

STATE = State.dtype
RULES = Rules(rules.setup, questions.waiting, rules.choices, rules.apply, rules.scores, rules.places)


@door
def setup(data: Bytes, seats: int, options: Ints) -> None:
    rules.setup(data.view(STATE)[0], seats, options)


@door
def waiting(data: Bytes) -> int:
    return questions.waiting(data.view(STATE)[0])


@door
def choices(data: Bytes, seat: int, legal: Words) -> int:
    return rules.choices(data.view(STATE)[0], seat, legal)


@door
def apply(data: Bytes, seat: int, action: int) -> None:
    rules.apply(data.view(STATE)[0], seat, action)


@door
def scores(data: Bytes, out: Ints) -> None:
    rules.scores(data.view(STATE)[0], out)


@door
def places(data: Bytes, out: Ints) -> None:
    rules.places(data.view(STATE)[0], out)


@door
def sheet(data: Bytes, out: Ints) -> None:
    rules.sheet(data.view(STATE)[0], out)


@door
def redact(data: Bytes, seat: int) -> None:
    hidden.redact(data.view(STATE)[0], seat)


@door
def guess(data: Bytes, seat: int, rng: Rng) -> None:
    hidden.guess(data.view(STATE)[0], seat, rng)


@door
def heard(data: Bytes, seat: int, action: int) -> int:
    return hidden.heard(data.view(STATE)[0], seat, action)


@door
def random_games(
    data: Bytes,
    legal: Words,
    rng: Rng,
    seats: int,
    options: Ints,
    seed: int,
    first: int,
    points: Ints,
    ranks: Ints,
) -> int:
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
    return loops.perft(questions.waiting, rules.choices, rules.apply, data, data.view(STATE)[:, 0], legal, depth)


DOORS = Doors(setup, waiting, choices, apply, scores, places, sheet, redact, guess, heard, random_games, perft)

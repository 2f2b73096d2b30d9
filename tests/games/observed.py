"""What seats observe, by the names of the fields, and what holds of it in every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from tenshu.core.game import Game
from tenshu.core.laws import Table, random_play
from tenshu.core.observing import LARGEST, Answers, Field, Observing, by_field
from tenshu.core.record import Bytes
from tenshu.core.rng import new_rng

Row = dict[str, list[int]]

# Of so many states of a random game one is looked at, or guessed about: interpreted, all of them would take a minute.
_LOOKED_AT = 7
_GUESSED = 31

_STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33, 40, 50)  # of a lead that a row tells


def observing(game: Game) -> Observing:
    """Return how a game is observed, which is."""
    assert game.observing is not None
    return game.observing


def observed(game: Game, data: Bytes, seat: int) -> Row:
    """Return what a seat observes of a state, by field."""
    return _listed(observing(game).fields, row_of(game, data, seat))


def observed_hidden(game: Game, data: Bytes, seat: int) -> Row:
    """Return what is hidden from a seat, by field."""
    return _listed(observing(game).hidden, hidden_row_of(game, data, seat))


def row_of(game: Game, data: Bytes, seat: int) -> Bytes:
    """Return what a seat observes of a state, as it is."""
    row = np.zeros(observing(game).width, np.uint8)
    observing(game).observe(game.state.on(data), seat, row)
    return row


def hidden_row_of(game: Game, data: Bytes, seat: int) -> Bytes:
    """Return what is hidden from a seat, as it is."""
    row = np.zeros(observing(game).hidden_width, np.uint8)
    observing(game).observe_hidden(game.state.on(data), seat, row)
    return row


def exchanged(parts: Sequence[Field | Answers], row: NDArray[np.integer], kinds: Sequence[int]) -> NDArray[np.integer]:
    """Return a row in which kinds of what is alike have changed places, each with the one that `kinds` says."""
    to, first = [], 0
    for part in parts:
        for at in range(part.size):
            kind = at // part.each % len(kinds) if part.each else 0
            to.append(first + at + (part.each * (kinds[kind] - kind)))
        first += part.size
    moved = row.copy()
    moved[to] = row
    return moved


def _listed(fields: Sequence[Field], row: Bytes) -> Row:
    return {name: numbers.ravel().tolist() for name, numbers in by_field(fields, row).items()}


def marked(numbers: list[int]) -> list[int]:
    """Return which numbers of a field are not 0."""
    return [index for index, number in enumerate(numbers) if number]


def by(size: int, numbers: list[int]) -> list[list[int]]:
    """Return a field in parts of one size: one for each seat."""
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def steps_of(lead: int) -> list[int]:
    """Return how a row tells a lead: the steps that are reached ahead, and those behind."""
    return [int(lead >= step) for step in _STEPS] + [int(-lead >= step) for step in _STEPS]


def every_value(game: Game, seats: int) -> Iterable[Table]:
    """Return tables enough that every value of every option that is not brought is played."""
    most = max((len(option.values) for option in game.options), default=1)
    for seed in range(most):
        chosen = {option.name: option.values[seed % len(option.values)] for option in game.options}
        yield Table(game, seats, chosen, seed)


def fields_are_well_made(game: Game) -> None:
    """Names are told once, numbers fit a byte, it is said what they are of, and each meaning is a sentence."""
    fields = [*observing(game).fields, *observing(game).hidden]

    assert len(fields) == len({field.name for field in fields})
    assert all(field.size > 0 and 0 < field.most <= LARGEST for field in fields)
    assert all(field.axes == 1 or isinstance(field.axes, tuple) for field in fields)
    assert all(field.meaning[0].isupper() and field.meaning.endswith(".") for field in fields)


def numbers_stay_within_bounds(tables: Iterable[Table]) -> set[str]:
    """Check that no number of a row is above its most; return the fields that were all zero throughout."""
    tables = list(tables)
    fields = observing(tables[0].game).fields
    most = np.repeat([field.most for field in fields], [field.size for field in fields])
    reached = np.zeros(len(most), np.uint8)
    for table in tables:
        for number, play in enumerate(random_play(table)):
            seats = range(table.seats) if number % _LOOKED_AT == 0 else [s for s in play.asked if s < table.seats]
            for seat in seats:
                reached = np.maximum(reached, row_of(table.game, play.seen(seat), seat))

    assert (reached <= most).all()
    return {name for name, numbers in by_field(fields, reached).items() if not numbers.any()}


def nothing_hidden_is_read(table: Table) -> None:
    """Check that a seat observes the same whatever the others hold: all that it may not see is dealt anew."""
    game, rng = table.game, new_rng(table.seed, 7)
    for number, play in enumerate(random_play(table)):
        for seat in range(table.seats) if number % _GUESSED == 0 else ():
            seen = play.seen(seat)
            expected = bytes(row_of(game, seen, seat))
            assert expected == bytes(row_of(game, play.state, seat))
            for _ in range(3):
                guessed = seen.copy()
                game.doors.guess(guessed, seat, rng)
                assert expected == bytes(row_of(game, guessed, seat))


def looking_changes_nothing(table: Table) -> None:
    """Check that a state is as it was after someone observed it."""
    for number, play in enumerate(random_play(table)):
        before = bytes(play.state)
        for seat in range(table.seats) if number % _LOOKED_AT == 0 else ():
            row_of(table.game, play.state, seat)
            observed_hidden(table.game, play.state, seat)
        assert before == bytes(play.state)

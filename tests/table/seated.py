"""Tables for the tests of what happens there: laid out in memory, with all events that led to where they stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from random import Random

import pytest

from tenshu.core.game import Game
from tenshu.core.words import Fault
from tenshu.table.model import BOT, PERSON, Event, Seat, Table
from tenshu.table.sitting import Sitting, lay_out

SEED = bytes(range(100, 132))
NAMES = ("Aiko", "Bruno", "Chiyo", "Denis", "Emi")


def randomly(seed: int) -> Random:
    """Return what people do at random, the same each time."""
    return Random(seed)  # noqa: S311 (nobody is to be kept from guessing it)


class Seated:
    """A table, and its events with the numbers that a store gives them."""

    def __init__(self, game: Game, *kinds: str, options: Mapping[str, str] | None = None, seed: bytes = SEED) -> None:
        seats = tuple(_seat(number, kind) for number, kind in enumerate(kinds))
        self.table = Table(game.name, game.version, seats, "promised", seed, dict(options or {}), id="table")
        self.game = game
        self.sitting = lay_out(self.table, game)
        self.events: list[Event] = []

    def do(self, made: list[Event]) -> None:
        """Write events, and take them."""
        written = [replace(event, seq=len(self.events) + number) for number, event in enumerate(made, 1)]
        self.events += written
        self.sitting.take(written)

    def read(self) -> Sitting:
        """Return the table as a second reader finds it, who gets the seats as they are now and then the events."""
        again = lay_out(replace(self.table, seats=tuple(self.sitting.seats)), self.game)
        again.take(self.events)
        return again

    def say(self, seat: int, *actions: int) -> None:
        """Let a seat answer for all to hear."""
        for action in actions:
            self.do(self.sitting.answer(seat, self.sitting.ply, action, is_end=True))

    def draft(self, seat: int, *actions: int) -> None:
        """Let a seat draft some answers."""
        for action in actions:
            self.do(self.sitting.answer(seat, len(self.sitting.own(seat).moves), action, is_end=False))

    def play_on(self, rng: Random, answers: int) -> None:
        """Let seats answer at random, with what chance answers to it, so many times or to the end."""
        for _ in range(answers):
            asked = self.sitting.play.asked
            if not asked:
                return
            seat = rng.choice(asked)
            self.say(seat, rng.choice(self.sitting.play.choices(seat)))


def _seat(number: int, kind: str) -> Seat:
    return Seat(number, kind, NAMES[number] if kind == PERSON else "", "visitor" if kind == BOT else "")


def started(game: Game, *kinds: str, options: Mapping[str, str] | None = None) -> Seated:
    """Return a table at which the game has begun."""
    seated = Seated(game, *kinds, options=options)
    seated.do(seated.sitting.start())
    return seated


def at_random(game: Game, seats: int, rng: Random) -> Seated:
    """Return a table at a random moment, before the end, of a random game; only the answers are there, no events."""
    options = {option.name: rng.choice(option.values) for option in game.options}
    seated = Seated(game, *[PERSON] * seats, options=options, seed=rng.randbytes(32))
    play, states = seated.sitting.play, []
    while play.asked:
        states.append(play.state.copy())
        seat = rng.choice(play.asked)
        play.act(seat, rng.choice(play.choices(seat)))
    ply = rng.randrange(len(states))
    play.state, play.moves = states[ply], play.moves[:ply]
    seated.sitting.is_started = True
    return seated


@contextmanager
def refused(key: str, **args: str | float) -> Iterator[None]:
    """Expect that something is refused, and why."""
    with pytest.raises(Fault) as fault:
        yield
    told = dict(fault.value.message.args)
    assert (key, args) == (fault.value.message.key, {name: told[name] for name in args})

"""The protocol: what a bot is told, and what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple, Protocol

from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, new_rng


class Budget(NamedTuple):
    """How much a bot may think: whichever bound is met first; a bound of 0 is none."""

    iterations: int = 0
    seconds: float = 0.0


class Candidate(NamedTuple):
    """An action that was thought about."""

    action: int
    visits: int  # how often it was tried
    worth: float  # what it is worth, from 0 to 1: winning, and being ahead
    points: float  # that the seat can expect to have where thinking ended


class Answer(NamedTuple):
    """What a bot decides, and its reasons: what it thought of, the most promising first."""

    action: int
    candidates: tuple[Candidate, ...] = ()
    iterations: int = 0


class Bot(Protocol):
    """Someone who answers for a seat, and sees no more than a person there would.

    A bot is made for one game. It never gets the `Play`, so that it cannot look at what is hidden.
    """

    def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng, budget: Budget) -> Answer:
        """Return one of the legal actions, from the state as the seat sees it."""
        ...


def bot_rng(seed: int, seat: int, ply: int) -> Rng:
    """Return the luck of one decision of a bot, from the seed of the table and the number of answers before it.

    The hash lets nobody compute the seed, from which chance deals what is hidden, back from the generator.
    What is taken back and played again meets the same luck.
    """
    digest = sha256(f"{seed} seat {seat}".encode()).digest()
    return new_rng(int.from_bytes(digest[:7]), ply)

"""The protocol: what a bot is told, and what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol

from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, new_rng


class Bot(Protocol):
    """Someone who answers for a seat, and sees no more than a person there would.

    A bot is made for one game. It never gets the `Play`, so that it cannot look at what is hidden.
    """

    def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """Return one of the legal actions, from the state as the seat sees it."""
        ...


def bot_rng(seed: int, seat: int, ply: int) -> Rng:
    """Return the luck of one decision of a bot, from the seed of the table and the number of answers before it.

    The hash lets nobody compute the seed, from which chance deals what is hidden, back from the generator.
    What is taken back and played again meets the same luck.
    """
    digest = sha256(f"{seed} seat {seat}".encode()).digest()
    return new_rng(int.from_bytes(digest[:7]), ply)

"""Chance that all games of a block share: the same deal and the same dice for every seating."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

import numpy as np

from tenshu.core.play import Play
from tenshu.core.questions import CHANCE

_KEY = 16  # bytes that Philox takes


class Chance:
    """Answers for chance, so that a die or a card is the same whatever was done before.

    For each answer an order of all actions is drawn, from the seed, the question, what it is about and how often
    that was asked before; what stands first of what is legal is the answer. So the second card for room 3 is the
    same in all games with this seed, unless it has gone elsewhere in one of them.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._answered: Counter[tuple[str, int]] = Counter()

    def settle(self, play: Play) -> None:
        """Answer for chance until a seat is asked."""
        while play.asked == [CHANCE]:
            play.act(CHANCE, self.answer(play.question, play.about, play.choices(CHANCE)))

    def answer(self, question: str, about: int, legal: Sequence[int]) -> int:
        """Return one of the legal actions, which are given lowest first; each is as likely as the next."""
        number = self._answered[question, about]
        self._answered[question, about] += 1
        key = sha256(f"{self._seed} {question} {about} {number}".encode()).digest()[:_KEY]
        order = np.random.Philox(key=int.from_bytes(key)).random_raw(legal[-1] + 1)
        return legal[int(order[legal].argmin())]

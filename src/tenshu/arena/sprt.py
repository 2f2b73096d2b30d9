"""A test that stops as soon as it is clear whether the candidate is ahead."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt

ERROR = 0.05  # how often the test may be wrong, either way
BOUND = log((1 - ERROR) / ERROR)  # 2.94: how far the evidence must lean


@dataclass
class Sprt:
    """A generalised sequential probability ratio test on the leads of blocks.

    It weighs a lead of `effect` standard deviations of a block against none; how large that deviation is follows
    from the blocks themselves, as what makes either hypothesis most likely.
    """

    effect: float
    path: list[float] = field(default_factory=list)  # the log likelihood ratio after each block
    _sum: float = 0.0
    _squares: float = 0.0

    def add(self, lead: float) -> None:
        """Take in a block."""
        self._sum += lead
        self._squares += lead * lead
        self.path.append(self._likelihood(self.effect) - self._likelihood(0.0))

    def _likelihood(self, effect: float) -> float:
        """Return the greatest log likelihood of the blocks if their mean is `effect` deviations, less what is common.

        With u one over the deviation it is n log u - squares u²/2 + effect sum u - n effect²/2, greatest where its
        slope is 0. Without any spread all u are alike.
        """
        blocks = len(self.path) + 1
        if not self._squares:
            return -blocks * effect**2 / 2
        lean = effect * self._sum
        u = (lean + sqrt(lean**2 + 4 * self._squares * blocks)) / (2 * self._squares)
        return blocks * log(u) - self._squares * u**2 / 2 + lean * u - blocks * effect**2 / 2

    @property
    def ratio(self) -> float:
        """The log likelihood ratio: above 0 the evidence is for a lead, below against it."""
        return self.path[-1] if self.path else 0.0

    @property
    def is_decided(self) -> bool:
        """Tell whether the evidence is enough."""
        return abs(self.ratio) >= BOUND

    @property
    def verdict(self) -> str:
        """What is decided: `ahead`, `not-ahead`, or `open`."""
        if not self.is_decided:
            return "open"
        return "ahead" if self.ratio > 0 else "not-ahead"

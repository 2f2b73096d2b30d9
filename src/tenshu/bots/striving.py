"""What a side strives for: to win, and to be ahead."""

from __future__ import annotations

from tenshu.bots.tree import Reals
from tenshu.core.rules import compiled

_WIN = 0.5  # of what is worth striving for is to win, the rest to be ahead by much


@compiled
def strive(points: Reals, sides: int, scale: float, worth: Reals) -> None:
    """Write what the points of all sides are worth to each, from 0 to 1; a lead of `scale` is half of a great one.

    A lead counts besides the victory, so that a search does not play at random where it has won or lost.
    """
    best, winners, total = points[0], 0, 0.0
    for side in range(sides):
        best = max(best, points[side])
        total += points[side]
    for side in range(sides):
        winners += points[side] == best
    for side in range(sides):
        lead = points[side] - (total - points[side]) / max(sides - 1, 1)
        ahead = 0.5 + 0.5 * lead / (abs(lead) + scale)
        worth[side] = (1.0 - _WIN) * ahead + (_WIN / winners if points[side] == best else 0.0)

"""Blocks that came out as we want."""

from __future__ import annotations

from collections.abc import Sequence

from tenshu.arena.match import Outcome, Pace, Pairing, Result


def block(number: int, *scores: Sequence[float], pairing: tuple[str, str] = ("a", "b")) -> Result:
    """Return a block with a game for each row of scores, in which the candidate sits where the row stands."""
    games = [game(seat % len(row), row) for seat, row in enumerate(scores)]
    pace = {name: Pace() for name in pairing}
    for one in pace.values():
        one.add(0.001)
    return Result(Pairing(*pairing), number, games, pace)


def game(candidate: int, scores: Sequence[float]) -> Outcome:
    """Return a game in which who has more points has the better place, and all points are on one line."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    return Outcome(candidate, list(scores), places, [list(scores)], list(range(len(scores))))

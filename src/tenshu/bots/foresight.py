"""A bot that looks ahead with a net: it plays the likeliest answers out, and takes what turns out best.

What its seat cannot see is guessed, in accord with all that the seat knows and as likely as the others were to play as
they did. Its next decisions are chosen by what has paid there; after them all seats play on as the net likes, to the
end of the round or as far as the settings say, where the net says what can be expected. All this happens at many tables
in step, so that the net judges many positions at once.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from math import log

import numpy as np

from tenshu.bots.ahead import Ahead, Foresight
from tenshu.bots.bot import Answer, Budget, Candidate
from tenshu.bots.learned import NetBot
from tenshu.bots.net import Net
from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng
from tenshu.vector import Tables

USUAL = 256  # playouts when nobody says
_NEVER = 1e-9  # how likely an answer is that is as good as impossible to the net

# The White Castle is short and most of its points come at its end: it is played out. Where rounds take long and points
# come on the way it is enough to look ahead to the next turn. In CATsle Builders no gain by less trust could be shown
# (decision 0023).
_FORESIGHT = {
    "catsle_builders": Foresight(trust=0.015),
    "cat_tower": Foresight(own=6),
    "white_castle": Foresight(rounds=3),
}


def usual_foresight(game: Game) -> Foresight:
    """Return how far a bot looks ahead in a game when nobody says."""
    return _FORESIGHT.get(game.name, Foresight())


class ForesightBot:
    """Considers what its net likes, and plays the best of it out again and again."""

    def __init__(self, game: Game, net: Net | None = None, foresight: Foresight | None = None) -> None:
        self.game, self.foresight = game, foresight or usual_foresight(game)
        self._first_sight = NetBot(game, net)
        self.net = self._first_sight.net
        self._tables: dict[int, Tables] = {}  # by the number of seats

    def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng, budget: Budget) -> Answer:
        """Return the answer that turned out best: in rounds, after each of which the worse half is left out."""
        if len(legal) == 1:  # tables play that by themselves, and would then be given a wrong answer
            return Answer(legal[0], (Candidate(legal[0], 0, 1.0, 0.0),))
        clock, playouts, foresight = _Clock(budget.seconds), budget.iterations or USUAL, self.foresight
        seats = int(self.game.state.row(redacted)["seats"])
        considered = self._considered(redacted, seat, legal)
        ahead = Ahead(self._at(seats), self.net, foresight, redacted, seat, playouts, rng)
        trust = {one: foresight.trust * log(max(share, _NEVER)) for one, share in considered.items()}
        return _told(_narrowed(ahead, trust, playouts, clock), ahead)

    def _considered(self, redacted: Bytes, seat: int, legal: Sequence[int]) -> dict[int, float]:
        """Return the answers to consider and how likely each is to the net, the likeliest first."""
        liking = self._first_sight.liking(redacted, seat, legal)
        order = np.argsort(-liking, kind="stable")[: self.foresight.widest].tolist()
        return {legal[place]: float(liking[place]) for place in order}

    def _at(self, seats: int) -> Tables:
        """Return the tables at which it plays on."""
        if seats not in self._tables:
            self._tables[seats] = Tables(self.game, self.foresight.tables, seats=seats, again=False)
        return self._tables[seats]


class _Clock:
    """Tells whether there is time for one more batch, if it takes as long as the longest so far."""

    def __init__(self, seconds: float) -> None:
        self._last, self._longest = time.perf_counter(), 0.0
        self._end = self._last + seconds if seconds else float("inf")

    def is_over(self) -> bool:
        """Tell whether to stop; called after each batch."""
        now = time.perf_counter()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        return now + self._longest > self._end


def _narrowed(ahead: Ahead, trust: Mapping[int, float], playouts: int, clock: _Clock) -> list[int]:
    """Try all answers, then the better half of them, and so on, as long as the budget lasts; return the best first.

    What an answer is worth counts, and how much it is trusted before.
    """
    left, out = list(trust), list[int]()
    stages = (len(left) - 1).bit_length()
    done, is_over = 0, False
    for stage in range(1, stages + 1):
        is_tried = False  # by this half
        while not is_over and not (is_tried and done >= playouts * stage / stages):
            done += ahead.try_out(left)
            is_tried, is_over = True, clock.is_over()
        left.sort(key=lambda one: -(ahead.found.mean(one) + trust[one]))
        half = (len(left) + 1) // 2
        left, out = left[:half], left[half:] + out
    return left + out


def _told(ranked: Sequence[int], ahead: Ahead) -> Answer:
    """Return the best answer, and what was found out about all of them."""
    found = ahead.found
    candidates = [Candidate(one, found.tried(one), _from_0_to_1(found.mean(one)), ahead.points(one)) for one in ranked]
    return Answer(ranked[0], tuple(candidates), sum(candidate.visits for candidate in candidates))


def _from_0_to_1(worth: float) -> float:
    return float(0.5 + 0.5 * worth / (1 + abs(worth)))

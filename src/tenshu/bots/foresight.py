"""A bot that looks ahead with a net: it plays the likeliest answers out, and takes what turns out best.

What its seat cannot see is dealt at random, in accord with all that the seat knows; then all seats play on as the net
likes, to the end of the round or as far as the settings say, where the net says what can be expected. All this happens
at many tables in step, so that the net judges many positions at once.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController  # type: ignore[import-untyped]  # it ships no types

from tenshu.bots.bot import Answer, Budget, Candidate
from tenshu.bots.layers import Singles
from tenshu.bots.learned import NetBot
from tenshu.bots.net import NEVER, Net
from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, step
from tenshu.vector import Tables
from tenshu.vector.loops import NOBODY

_Places: TypeAlias = NDArray[np.int64]  # numbers of tables

_BLAS = ThreadpoolController()
_USUAL = 256  # playouts when nobody says


@dataclass(frozen=True)
class Foresight:
    """How far and how widely a bot looks ahead."""

    tables: int = 64  # at which it plays on at once
    widest: int = 8  # how many answers it considers
    least: float = 0.01  # how likely an answer has to be, to the net, to be considered
    own: int = 1 << 30  # of its own decisions that it plays on for, at most; and no further than the round
    warmth: float = 0.5  # of the play: 0 plays what the net likes best, 1 anything as often as the net likes it
    trust: float = 0.05  # in the net: how much being likelier by a factor of e counts


# Where a round takes long, it is enough to look ahead to the next turn.
_FORESIGHT = {"white_castle": Foresight(own=12), "cat_tower": Foresight(own=6)}


def usual_foresight(game: Game) -> Foresight:
    """Return how far a bot looks ahead in a game when nobody says."""
    return _FORESIGHT.get(game.name, Foresight())


class ForesightBot:
    """Considers what its net likes, and plays the best of it out again and again."""

    def __init__(self, game: Game, net: Net | None = None, foresight: Foresight | None = None) -> None:
        self.game, self.foresight = game, foresight or usual_foresight(game)
        self._first_sight = NetBot(game, net)
        self.net = self._first_sight.net
        self._worlds: dict[int, Tables] = {}  # by the number of seats

    def decide(self, redacted: Bytes, seat: int, legal: Sequence[int], rng: Rng, budget: Budget) -> Answer:
        """Return the answer that turned out best: in rounds, after each of which the worse half is left out."""
        liking = self._first_sight.liking(redacted, seat, legal)
        order = np.argsort(-liking, kind="stable")[: self.foresight.widest]
        considered = [int(place) for place in order if liking[place] >= self.foresight.least]
        ahead = _Ahead(self, redacted, seat, [legal[place] for place in considered], rng)
        if len(considered) > 1:
            with _BLAS.limit(limits=1, user_api="blas"):  # for such small nets threads cost more than they give
                _narrow_down(ahead, np.log(liking[considered]) * self.foresight.trust, budget)
        ranked = ahead.ranked(np.log(liking[considered]) * self.foresight.trust)
        return Answer(ranked[0].action, ranked, int(ahead.tried.sum()))

    def tables(self, seats: int) -> Tables:
        """Return the tables at which it plays on."""
        if seats not in self._worlds:
            self._worlds[seats] = Tables(self.game, self.foresight.tables, seats=seats, again=False)
        return self._worlds[seats]


class _Ahead:
    """What was found out about the answers to one question."""

    def __init__(self, bot: ForesightBot, redacted: Bytes, seat: int, actions: Sequence[int], rng: Rng) -> None:
        self._bot, self._redacted, self._seat, self._actions, self._rng = bot, redacted, seat, actions, rng
        state = bot.game.state.row(redacted)
        self._tables = bot.tables(int(state["seats"]))
        self._round = int(state["completed"])
        self._luck = np.random.default_rng(step(rng))
        self.tried = np.zeros(len(actions), np.int64)
        self._paid = np.zeros(len(actions))

    def means(self) -> NDArray[np.float64]:
        """Return what each answer has been worth."""
        return self._paid / np.maximum(self.tried, 1)

    def ranked(self, trust: NDArray[np.float64]) -> tuple[Candidate, ...]:
        """Return the answers, the best first: what was tried longest, and of those what was worth most."""
        means = self.means()
        order = sorted(range(len(self._actions)), key=lambda one: (-self.tried[one], -(means[one] + trust[one])))
        return tuple(
            Candidate(self._actions[one], int(self.tried[one]), _from_0_to_1(means[one]), 0.0) for one in order
        )

    def try_out(self, answers: Sequence[int]) -> None:
        """Play each of some answers out, all in the same worlds and with the same luck."""
        deals = len(self._tables) // len(answers)
        worlds = np.repeat(self._redacted[None], deals, axis=0)
        for world in worlds:
            self._bot.game.doors.guess(world, self._seat, self._rng)
        worth = self._play_on(worlds, [self._actions[answer] for answer in answers])
        self._paid[list(answers)] += worth.sum(1)
        self.tried[list(answers)] += deals

    def _play_on(self, worlds: Bytes, actions: Sequence[int]) -> NDArray[np.float64]:
        """Answer and play on, a row of tables for each action; return what came of it for the seat, in such rows."""
        tables, used = self._tables, len(worlds) * len(actions)
        filled = np.resize(worlds, (len(tables), worlds.shape[1]))
        tables.put(filled, seed=step(self._rng), lucks=len(worlds))
        seen = tables.seen
        seen.seat[:used], seen.seat[used:] = self._seat, NOBODY
        tables.actions[:used] = np.repeat(actions, len(worlds))
        worth, own = np.zeros(len(tables)), np.zeros(len(tables), np.int64)
        playing = np.arange(used)
        while playing.size > 0:
            tables.step()
            worth[playing] += self._gained(playing)
            playing = playing[seen.seat[playing] != NOBODY]
            playing = self._answer(playing, worth, own)
        return worth[:used].reshape(len(actions), -1)

    def _answer(self, playing: _Places, worth: NDArray[np.float64], own: NDArray[np.int64]) -> _Places:
        """Let all seats answer as the net likes; return the tables that go on. Where it is enough, the net judges."""
        tables, seen, most = self._tables, self._tables.seen, self._bot.foresight.own
        if playing.size == 0:
            return playing
        liked, expected = self._bot.net.judge_all(seen.rows[playing])
        mine = seen.seat[playing] == self._seat
        ends = mine & ((self._rounds()[playing] != self._round) | (own[playing] >= most))
        worth[playing[ends]] += expected[ends]
        own[playing] += mine
        tables.actions[playing] = self._draw(liked, seen.legal[playing])
        seen.seat[playing[ends]] = NOBODY
        goes_on: _Places = playing[~ends]
        return goes_on

    def _gained(self, playing: _Places) -> NDArray[np.float64]:
        """Return what the last step was worth to the seat, as the net was taught to count it."""
        outcome, net = self._tables.outcome, self._bot.net
        victory = outcome.won[playing, self._seat] - 1 / self._tables.board.sides[playing]
        gains = outcome.gains[playing, self._seat] / net.scale
        return np.asarray(gains + net.victory * victory * outcome.over[playing], np.float64)

    def _rounds(self) -> NDArray[np.int64]:
        """Return the rounds that are completed at each table."""
        return np.asarray(self._tables.states().view(self._bot.game.state.dtype)["completed"], np.int64).reshape(-1)

    def _draw(self, liked: Singles, legal: NDArray[np.uint64]) -> NDArray[np.int64]:
        """Draw an answer for each table, as the net likes them."""
        bits = np.unpackbits(legal.view(np.uint8), axis=1, bitorder="little")[:, : liked.shape[1]]
        noise = -np.log(-np.log(self._luck.random(liked.shape, np.float32) + 1e-9) + 1e-9)
        wanted = np.where(bits != 0, liked + self._bot.foresight.warmth * noise, NEVER)
        drawn: NDArray[np.int64] = wanted.argmax(1)
        return drawn


def _narrow_down(ahead: _Ahead, trust: NDArray[np.float64], budget: Budget) -> None:
    """Try all answers, then the better half of them, and so on, as long as the budget lasts."""
    begin, playouts = time.perf_counter(), budget.iterations or _USUAL
    left = list(range(len(trust)))
    stages = max(1, int(np.ceil(np.log2(len(left)))))
    for _ in range(stages):
        share = playouts / stages
        done = 0
        while done < share:
            before = ahead.tried.sum()
            ahead.try_out(left)
            done += int(ahead.tried.sum() - before)
            if budget.seconds and time.perf_counter() - begin > budget.seconds:
                return
        means = ahead.means() + trust
        left = sorted(left, key=lambda one: -means[one])[: (len(left) + 1) // 2]
        if len(left) == 1:
            return


def _from_0_to_1(worth: float) -> float:
    return float(0.5 + 0.5 * worth / (1 + abs(worth)))

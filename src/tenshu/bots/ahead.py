"""Playing on from one decision, at many tables in step, so that the net judges many positions at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenshu.bots.branches import Branches
from tenshu.bots.layers import Singles
from tenshu.bots.net import Net, legal_only, shares
from tenshu.bots.worlds import Guessing, imagine
from tenshu.core.record import Bytes
from tenshu.core.rng import Rng, step
from tenshu.vector import Tables
from tenshu.vector.loops import NOBODY

_Places: TypeAlias = NDArray[np.int64]  # numbers of tables


@dataclass(frozen=True)
class Foresight:
    """How far and how widely a bot looks ahead."""

    tables: int = 64  # at which it plays on at once
    widest: int = 8  # how many answers it considers, those that the net likes best
    trust: float = 0.003  # in the net: how much being likelier by a factor of e counts
    depth: int = 1  # of its own decisions for which it finds out what is best, this one among them
    curiosity: float = 0.5  # about what the net finds likely there and was seldom tried
    own: int = 1 << 30  # of its own decisions after those that it plays on for, as the net likes
    rounds: int = 1  # and no further than the end of so many rounds, this one among them
    warmth: float = 0.5  # of the play: 0 plays what the net likes best, 1 anything as often as the net likes it
    guessing: Guessing = field(default_factory=Guessing)


class Ahead:
    """What is found out about the answers to one question, by playing on."""

    def __init__(
        self, tables: Tables, net: Net, foresight: Foresight, redacted: Bytes, seat: int, playouts: int, rng: Rng
    ) -> None:
        self._tables, self._net, self._foresight, self._seat, self._rng = tables, net, foresight, seat, rng
        self._round = int(tables.game.state.row(redacted)["completed"])
        self._luck = np.random.default_rng(step(rng))
        self._worlds = imagine(tables.game, net, foresight.guessing, redacted, seat, rng)
        self._dealt = 0  # of these worlds
        self._deals = 0  # worlds in which the answers are tried now
        nodes = playouts + 2 * len(tables) if foresight.depth > 1 else 1
        self.found = Branches(tables.observing.answers, nodes, len(tables), foresight.depth)
        self._points = np.zeros(tables.observing.answers)  # that the seat had in the end, added up for each answer

    def try_out(self, answers: Sequence[int]) -> int:
        """Play each of some answers out, all in the same worlds and with the same luck; return how often in all."""
        self._deals = deals = len(self._tables) // len(answers)
        chosen = np.arange(self._dealt, self._dealt + deals) % len(self._worlds)
        self._dealt += deals
        actions = np.repeat(answers, deals)
        self._put(self._worlds[chosen], actions)
        self.found.begin(actions)
        worth, points = self._play_on(len(actions))
        self.found.learn(worth)
        np.add.at(self._points, actions, points[: len(actions)])
        return len(actions)

    def points(self, action: int) -> float:
        """Return how many points the seat had where playing on from an answer ended, on average."""
        return float(self._points[action] / max(self.found.tried(action), 1))

    def _put(self, worlds: Bytes, actions: NDArray[np.int64]) -> None:
        """Lay the same worlds on a run of tables for each answer; the tables that are left are not played at."""
        tables, used = self._tables, len(actions)
        tables.put(np.resize(worlds, (len(tables), worlds.shape[1])), seed=step(self._rng), lucks=len(worlds))
        tables.seen.seat[:used], tables.seen.seat[used:] = self._seat, NOBODY
        tables.actions[:used] = actions

    def _play_on(self, used: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Play at the first tables as far as is wanted; return what came of it for the seat, and its points."""
        seen, outcome, parts = self._tables.seen, self._tables.outcome, self._tables.game.parts
        worth, points, own = (np.zeros(len(self._tables)) for _ in range(3))
        playing = np.arange(used)
        while playing.size > 0:
            self._tables.step()
            worth[playing] += self._gained(playing)
            goes_on = seen.seat[playing] != NOBODY
            reached = np.where(goes_on[:, None], outcome.points[playing], outcome.finals[playing])
            points[playing] = reached[:, self._seat]
            playing = playing[goes_on]
            if playing.size > 0:
                playing = self._answer(playing, worth, own)
        return worth, points / parts

    def _answer(self, playing: _Places, worth: NDArray[np.float64], own: NDArray[np.float64]) -> _Places:
        """Let all seats answer; return the tables that go on. Where it is enough, the net judges."""
        tables, seen, foresight = self._tables, self._tables.seen, self._foresight
        liked, expected = self._net.judge_all(seen.rows[playing])
        liked = legal_only(liked, seen.legal[playing])
        tables.actions[playing] = self._drawn(playing, liked)
        mine = seen.seat[playing] == self._seat
        ends = mine & (self._rounds(playing) >= self._round + foresight.rounds)
        asked = np.flatnonzero(mine & ~ends)
        beyond = self.found.walk(
            playing[asked], shares(liked[asked]), expected[asked], worth, foresight.curiosity, tables.actions
        )
        ends[asked] = beyond & (own[playing[asked]] >= foresight.own)
        own[playing[asked]] += beyond
        worth[playing[ends]] += expected[ends]
        seen.seat[playing[ends]] = NOBODY
        goes_on: _Places = playing[~ends]
        return goes_on

    def _gained(self, playing: _Places) -> NDArray[np.float64]:
        """Return what the last step was worth to the seat, as the net was taught to count it."""
        outcome, net = self._tables.outcome, self._net
        victory = outcome.won[playing, self._seat] - 1 / self._tables.board.sides[playing]
        gains = outcome.gains[playing, self._seat] / net.scale
        return np.asarray(gains + net.victory * victory * outcome.over[playing], np.float64)

    def _rounds(self, playing: _Places) -> NDArray[np.int64]:
        """Return the rounds that are completed at each table."""
        states = self._tables.states().view(self._tables.game.state.dtype)
        return np.asarray(states["completed"], np.int64).reshape(-1)[playing]

    def _drawn(self, playing: _Places, liked: Singles) -> NDArray[np.int64]:
        """Draw an answer for each table, as the net likes them, with the same luck in the same world.

        So what is the same whichever answer was tried plays on alike, and less of what tells answers apart is luck.
        """
        luck = self._luck.random((self._deals, liked.shape[1]), np.float32)
        noise = -np.log(-np.log(luck + 1e-9) + 1e-9)
        drawn: NDArray[np.int64] = (liked + self._foresight.warmth * noise[playing % self._deals]).argmax(1)
        return drawn

"""Games followed decision by decision: at many tables, and at one table by the checked door."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np

from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.rng import new_rng, roll
from tenshu.vector import Tables
from tenshu.vector.stepping import observing_of, stepping
from tenshu.vector.tables import on_cpu


class Decision(NamedTuple):
    """What a seat saw and could do, and what it did."""

    seat: int
    row: bytes
    legal: tuple[int, ...]
    action: int


class Followed(NamedTuple):
    """A whole game."""

    decisions: list[Decision]
    scores: list[int]
    rewards: list[float]  # all that each side was given, in sum
    won: list[float]


def some_answer(legal: tuple[int, ...], decision: int) -> int:
    """Return an answer that depends on nothing but the game itself."""
    return legal[(7 * decision + 3) % len(legal)]


def follow(tables: Tables, seed: int, games: int) -> dict[int, Followed]:
    """Play at tables until the first games of a seed are over; return them by their numbers."""
    seen, _ = tables.reset(seed)
    width = len(tables)
    numbers, done = list(range(width)), dict[int, Followed]()
    open_games = [Followed([], [], [0.0] * seen_sides(tables, table), []) for table in range(width)]
    while not set(range(games)) <= set(done):
        actions = np.zeros(width, np.int64)
        for table, mask in enumerate(tables.masks()):
            legal = tuple(np.flatnonzero(mask).tolist())
            decisions = open_games[table].decisions
            actions[table] = some_answer(legal, len(decisions))
            row = seen.rows[table].tobytes()
            decisions.append(Decision(int(seen.seat[table]), row, legal, int(actions[table])))
        seen, rewards, terminated, _, info = tables.step(actions)
        for table in range(width):
            sides = seen_sides(tables, table)
            for side in range(sides):
                open_games[table].rewards[side] += float(rewards[table, side])
            if terminated[table]:
                finals, won = info["finals"][table, :sides].tolist(), info["won"][table, :sides].tolist()
                done[numbers[table]] = open_games[table]._replace(scores=finals, won=won)
                numbers[table] += width
                open_games[table] = Followed([], [], [0.0] * sides, [])
    return {number: done[number] for number in range(games)}


def held(tables: Tables, ends: int) -> Iterator[str]:
    """Yield all that tables hold: after each step until so many games have ended, after a reset, and after a `put`."""
    tables.reset(11)
    ended = 0
    while ended < ends:
        tables.step(tables.masks().argmax(axis=1))
        ended += int(on_cpu(tables.outcome.over).sum())
        yield _all_of(tables)
    tables.reset(seed=None)
    yield _all_of(tables)
    tables.put(tables.states(), seed=5)
    yield _all_of(tables)


def _all_of(tables: Tables) -> str:
    parts = (tables.states(), *tables.seen, *tables.outcome)
    return b"".join(on_cpu(part).tobytes() for part in parts).hex()


def seen_sides(tables: Tables, table: int) -> int:
    """Return how many sides there are at a table."""
    return int(tables.board.sides[table])


def played(game: Game, seats: int, options: Mapping[str, str], seed: int, number: int) -> Followed:
    """Play the game of that number by the checked door, one answer after another."""
    play, rng, decisions = Play(game, seats, options), new_rng(seed, number), list[Decision]()
    at_first = list[float]()
    while play.asked:
        seat = play.asked[0]
        legal = tuple(play.choices(seat))
        if seat == CHANCE or len(legal) == 1:
            play.act(seat, legal[roll(rng, len(legal))])
            continue
        at_first = at_first or leads(play.scores())
        action = some_answer(legal, len(decisions))
        decisions.append(Decision(seat, bytes(row_of(game, play.seen(seat), seat)), legal, action))
        play.act(seat, action)
    places = play.places()
    won = [(place == 1) / places.count(1) for place in places]
    grown = [last - first for last, first in zip(leads(play.scores()), at_first, strict=True)]
    return Followed(decisions, [round(score * game.parts) for score in play.scores()], grown, won)


def leads(scores: list[float]) -> list[float]:
    """Return by how many points each side is ahead of the mean of the others."""
    return [score - (sum(scores) - score) / (len(scores) - 1) for score in scores]


def row_of(game: Game, redacted: Bytes, seat: int) -> Bytes:
    """Return what a seat observes of what it may see."""
    row = np.zeros(observing_of(game).width, np.uint8)
    stepping(game).see(redacted, seat, row)
    return row

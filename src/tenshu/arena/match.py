"""One block: one deal, played once for each seat that the candidate can take among copies of a baseline."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import floor, log2
from typing import Any, NamedTuple

from tenshu.arena.chance import Chance
from tenshu.bots.bot import Bot, Budget, bot_rng
from tenshu.bots.players import Player, find_player
from tenshu.core.game import Game
from tenshu.core.play import Move, Play
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.core.words import Fault
from tenshu.games import load

RIVAL = "rival"  # the baseline where a seat plays alone against what the game itself plays; no bot is called so
_STEPS = 4  # buckets of time in a doubling
_MICROSECOND = 1e-6


class Pairing(NamedTuple):
    """Who is tried, and who takes all other seats."""

    candidate: str
    baseline: str


@dataclass(frozen=True)
class Table:
    """A game as it is to be played."""

    game: str
    seats: int
    options: Mapping[str, str]

    @property
    def loaded(self) -> Game:
        """The game itself."""
        return load(self.game)

    @property
    def sides(self) -> int:
        """How many have a score: the seats, and the rivals that the game itself plays."""
        return self.loaded.sides(self.seats)

    @property
    def par(self) -> float:
        """The share of victories that is nobody's merit."""
        return 1 / self.sides

    def play(self) -> Play:
        """Return a new game."""
        return Play(self.loaded, self.seats, self.options)


class Block(NamedTuple):
    """A deal to be played by a pairing; blocks of the same number have the same deal, whoever plays."""

    table: Table
    pairing: Pairing
    number: int
    seed: int


@dataclass
class Pace:
    """How long a bot took: its decisions that were no forced ones, and in how many of them each bucket of time."""

    decisions: int = 0
    seconds: float = 0.0
    buckets: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.buckets[floor(_STEPS * log2(max(seconds / _MICROSECOND, 1)))] += 1

    def merge(self, other: Pace) -> None:
        """Count all decisions of another."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.buckets += other.buckets

    def quantile(self, share: float) -> float:
        """Return the seconds within which so large a share of the decisions was taken, to a tenth of their value."""
        counted = 0
        for bucket in sorted(self.buckets):
            counted += self.buckets[bucket]
            if counted >= share * self.decisions:
                return float(2 ** ((bucket + 0.5) / _STEPS) * _MICROSECOND)
        return 0.0


@dataclass(frozen=True)
class Outcome:
    """What came of one game: for each side, the seats and then the rivals, its points and its place."""

    candidate: int  # the seat of the candidate
    scores: list[float]
    places: list[int]
    sheet: list[list[float]]  # for each line of the score sheet the points of each side
    order: list[int]  # the seats, in the order in which they were first asked

    @property
    def shares(self) -> list[float]:
        """Each side's part in the victory: 1, or 1/k when k sides share it."""
        return [(place == 1) / self.places.count(1) for place in self.places]


@dataclass(frozen=True)
class Result:
    """What came of a block."""

    pairing: Pairing
    number: int
    games: list[Outcome]
    pace: dict[str, Pace]  # of each bot; all that differs when the block is played again

    @property
    def key(self) -> tuple[Pairing, int]:
        """Who played which deal."""
        return self.pairing, self.number

    @property
    def share(self) -> float:
        """The candidate's share of the victories."""
        return sum(game.shares[game.candidate] for game in self.games) / len(self.games)

    @property
    def score(self) -> float:
        """The candidate's points in a game."""
        return sum(game.scores[game.candidate] for game in self.games) / len(self.games)

    @property
    def lead(self) -> float:
        """By how many points the candidate is ahead of what the others have on average."""
        return self.score - sum(_others(game) for game in self.games) / len(self.games)

    def names(self, game: Outcome) -> list[str]:
        """Return who played each side of a game."""
        return [
            self.pairing.candidate if s == game.candidate else self.pairing.baseline for s in range(len(game.scores))
        ]

    def json(self) -> dict[str, object]:
        """Return the block as a line of a file holds it."""
        return {
            "pairing": self.pairing,
            "number": self.number,
            "games": [vars(game) for game in self.games],
            "pace": {bot: vars(one) for bot, one in self.pace.items()},
        }

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Result:
        """Return the block that a line of a file holds; KeyError, TypeError or ValueError when it holds none."""
        pace = {
            bot: Pace(one["decisions"], one["seconds"], Counter({int(b): n for b, n in one["buckets"].items()}))
            for bot, one in told["pace"].items()
        }
        candidate, baseline = told["pairing"]
        return cls(Pairing(candidate, baseline), int(told["number"]), [Outcome(**one) for one in told["games"]], pace)


def _others(game: Outcome) -> float:
    others = [score for side, score in enumerate(game.scores) if side != game.candidate]
    return sum(others) / len(others) if others else 0.0


def play_block(block: Block) -> Result:
    """Play the deal once for each seat that the candidate can take."""
    pace = {name: Pace() for name in block.pairing if name != RIVAL}
    games = [_play_game(block, seat, pace) for seat in range(block.table.seats)]
    return Result(block.pairing, block.number, games, pace)


def _play_game(block: Block, candidate: int, pace: Mapping[str, Pace]) -> Outcome:
    names = [block.pairing[seat != candidate] for seat in range(block.table.seats)]
    play = play_game(block.table, block.seed, names, pace)
    return Outcome(candidate, play.scores(), play.places(), sheet_points(play), asked_order(play.moves))


def play_game(table: Table, seed: int, names: Sequence[str], pace: Mapping[str, Pace]) -> Play:
    """Return a game that was played to its end, by a bot for each seat."""
    play, chance = table.play(), Chance(seed)
    seats = [_Seated(name, play.game, pace) for name in names]
    chance.settle(play)
    while play.asked:
        seat = play.asked[0]
        play.act(seat, seats[seat].decide(play, seed))
        chance.settle(play)
    return play


def asked_order(moves: Iterable[Move]) -> list[int]:
    """Return the seats, in the order in which they were first asked."""
    return list(dict.fromkeys(seat for seat, _ in moves if seat != CHANCE))


class _Seated:
    """A bot in its seat, with its clock."""

    def __init__(self, name: str, game: Game, pace: Mapping[str, Pace]) -> None:
        self._player = find_entrant(name, game)
        self._bot, self._pace = _made(self._player, game), pace[name]

    def decide(self, play: Play, seed: int) -> int:
        """Return the bot's answer, or the only one that there is.

        The luck of bots follows from seed, seat and ply as that of chance does: bots that think alike play alike.
        """
        legal = play.choices(play.asked[0])
        if len(legal) == 1:
            return legal[0]
        start = time.perf_counter()
        action = _answered(self._player, self._bot, play, legal, seed)
        self._pace.add(time.perf_counter() - start)
        return action


def find_entrant(name: str, game: Game) -> Player:
    """Return a player as it enters: who is bound by iterations is bound by those alone, however slow the machine."""
    player = find_player(name, game)
    iterations = player.budget.iterations
    return replace(player, budget=Budget(iterations)) if iterations else player


def _made(player: Player, game: Game) -> Bot:
    """Return a new bot; whatever goes wrong in what someone wrote is said in one sentence."""
    try:
        return player.make(game)
    except Exception as error:
        raise _failed(player, error) from error


def _answered(player: Player, bot: Bot, play: Play, legal: list[int], seed: int) -> int:
    """Return what a bot answers in the seat that is asked; whatever goes wrong there is said in one sentence."""
    seat = play.asked[0]
    try:
        luck = bot_rng(seed, seat, len(play.moves))
        answer = bot.decide(play.seen(seat), seat, tuple(legal), luck, player.budget)
        action = int(answer.action)
    except Exception as error:
        raise _failed(player, error) from error
    if action not in legal:
        raise Fault("cli-arena-bot-illegal", bot=player.name, action=str(action), legal=", ".join(map(str, legal)))
    return action


def _failed(player: Player, error: Exception) -> Fault:
    return Fault("cli-arena-bot-failed", bot=player.name, error=f"{type(error).__name__}: {error}")


def sheet_points(play: Play) -> list[list[float]]:
    """Return the points on each line of the score sheet that is shown now."""
    return [list(line["points"]) for line in play.game.view(play.seen(SPECTATOR))["sheet"]]


def rehearse(table: Table, bots: Iterable[str]) -> Play:
    """Let each bot answer once, and play on at random to the end; return that game.

    All that is compiled is then in the cache, where other processes find it.
    """
    play, chance = table.play(), Chance(0)
    players = [replace(find_entrant(bot, play.game), budget=Budget(iterations=1)) for bot in bots]
    at_random = _Seated("random", play.game, {"random": Pace()})
    chance.settle(play)
    while play.asked:
        legal = play.choices(play.asked[0])
        while players and len(legal) > 1:
            player = players.pop()
            _answered(player, _made(player, play.game), play, legal, 0)
        play.act(play.asked[0], at_random.decide(play, 0))
        chance.settle(play)
    return play

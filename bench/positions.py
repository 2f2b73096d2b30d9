"""Adds to the suite of positions that nets are held to, and tells how bots do there.

    python -m bench.positions [--game catte] [--positions 50] [--first 0] [--by search:300] [--playouts 2048] [--jobs 2]
    python -m bench.positions --check [--game catte] [--bot foresight:256]

Games are played by the net, each answer as likely as it likes it, and now and then anything; or with `--by` by some
other bot, which leads elsewhere. Some questions of each are thought about for long: by looking ahead with the net, and
by searching with the game's sense. Where both find the same answer clearly best the position is kept, with what each
answer is worth. Each is added to the suite as soon as it is found, and none is taken out; from another `--first` other
games are played. Prints a line of JSON for each game.
"""

from __future__ import annotations

import argparse
import json
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import count
from multiprocessing import get_context
from statistics import mean
from typing import Any

from rich.progress import Progress
from tests.bots.suite import FOLDER, losses, share_right

from tenshu.bots.ahead import Foresight
from tenshu.bots.bot import Answer, Bot, Budget, bot_rng
from tenshu.bots.foresight import ForesightBot, usual_foresight
from tenshu.bots.learned import NetBot
from tenshu.bots.players import find_player
from tenshu.bots.search import SearchBot
from tenshu.core.play import Play
from tenshu.core.rng import Rng, new_rng, roll
from tenshu.core.words import Fault
from tenshu.games import GAMES, load

SEED = 2026
MOST = 5  # positions of one game
EVERY = 4  # questions with such a choice, of which one is thought about
WIDE = 4  # answers at least, so that nobody is right by chance
WILD = 10  # answers, of which one is anything
CLEAR = 0.03  # by how much the best answer must be worth more than the second
AHEAD = 1.5  # times as often as any other it must have been tried by the search
OPTIONS = {("white_castle", 1): {"difficulty": "hard"}}
_DRAWS = 1 << 20


def thorough(name: str) -> Foresight:
    """Return how to look ahead where there is time: however little the net likes an answer."""
    return replace(usual_foresight(load(name)), trust=0.0)


class Maker:
    """Plays games of one title and thinks about some of their questions."""

    def __init__(self, name: str, playouts: int, iterations: int, by: str) -> None:
        self.game = load(name)
        self._net = NetBot(self.game)
        player = find_player(by, self.game) if by else None
        self._other: tuple[Bot, Budget] | None = (player.make(self.game), player.budget) if player else None
        ahead, search = ForesightBot(self.game, foresight=thorough(name)), SearchBot(self.game)
        self._bots: tuple[tuple[Bot, Budget], ...] = ((ahead, Budget(playouts)), (search, Budget(iterations)))

    def line(self, number: int) -> dict[str, Any]:
        """Return a game, and what was found out about its questions."""
        seats = self.game.seats[number % len(self.game.seats)]
        play, luck = Play(self.game, seats, OPTIONS.get((self.game.name, seats), {})), new_rng(SEED, number)
        asked: list[dict[str, Any]] = []
        play.settle(SEED + number)
        while play.asked and len(asked) < MOST:
            seat, legal = play.asked[0], play.choices(play.asked[0])
            if len(legal) >= WIDE and roll(luck, EVERY) == 0:
                worths = self._worths(play, seat, legal)
                asked += [{"after": len(play.moves), "seat": seat, "worths": worths}] if worths else []
            play.act(seat, self._answer(play, seat, legal, luck))
            play.settle(SEED + number)
        moves = play.moves[: asked[-1]["after"] if asked else 0]
        return {"seats": seats, "options": play.options, "moves": moves, "asked": asked}

    def _worths(self, play: Play, seat: int, legal: list[int]) -> dict[str, float]:
        """Return what the answers are worth, the best first; nothing where none is clearly best."""
        ahead, search = (self._thought(bot, play, seat, legal) for bot in self._bots)
        if not _is_clear(ahead) or ahead.action != search.action or not _leads(search):
            return {}
        return {str(one.action): round(one.worth, 4) for one in ahead.candidates}

    @staticmethod
    def _thought(bot: tuple[Bot, Budget], play: Play, seat: int, legal: list[int]) -> Answer:
        thinker, budget = bot
        return thinker.decide(play.seen(seat), seat, legal, bot_rng(SEED, seat, len(play.moves)), budget)

    def _answer(self, play: Play, seat: int, legal: list[int], luck: Rng) -> int:
        """Return what the net likes, as likely as it likes it, or anything; or what the other bot takes."""
        if self._other:
            return self._thought(self._other, play, seat, legal).action
        if len(legal) == 1 or roll(luck, WILD) == 0:
            return legal[roll(luck, len(legal))]
        left = roll(luck, _DRAWS) / _DRAWS
        for action, share in zip(legal, self._net.liking(play.seen(seat), seat, legal).tolist(), strict=True):
            left -= share
            if left < 0:
                return action
        return legal[-1]


def _is_clear(answer: Answer) -> bool:
    """Tell whether the best answer is worth clearly more than any other."""
    first, *others = answer.candidates
    return bool(others) and all(first.worth - other.worth >= CLEAR for other in others)


def _leads(answer: Answer) -> bool:
    """Tell whether a search tried its answer much more often than any other."""
    first, *others = answer.candidates
    return all(first.visits >= AHEAD * other.visits for other in others)


_makers: dict[tuple[str, int, int, str], Maker] = {}


def line_of(name: str, playouts: int, iterations: int, by: str, number: int) -> dict[str, Any]:
    """Return the line of one game, made by this process."""
    key = (name, playouts, iterations, by)
    if key not in _makers:
        _makers[key] = Maker(*key)
    return _makers[key].line(number)


def lines(name: str, given: argparse.Namespace, known: set[str]) -> Iterator[dict[str, Any]]:
    """Yield games until there are enough new positions: the same ones, however many processes play them."""
    make, left = partial(line_of, name, given.playouts, given.iterations, given.by), given.positions
    pool, numbers = ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")), count(given.first)
    try:
        # More than there are processes, so that none of them waits for the others.
        coming = deque(pool.submit(make, next(numbers)) for _ in range(2 * given.jobs))
        while left > 0:
            line = coming.popleft().result()
            coming.append(pool.submit(make, next(numbers)))
            line["asked"] = [one for one in line["asked"] if _what(line, one) not in known][:left]
            left -= len(line["asked"])
            if line["asked"]:
                yield line
    finally:
        pool.shutdown(cancel_futures=True)


def _what(line: dict[str, Any], asked: dict[str, Any]) -> str:
    """Return a question of a game with all that led to it: games of other numbers may begin alike."""
    return json.dumps([line["seats"], line["options"], line["moves"][: asked["after"]], asked["seat"]], sort_keys=True)


def add(name: str, given: argparse.Namespace) -> None:
    """Add positions to the suite of a game, each game of them as it is played."""
    with (FOLDER / f"{name}.jsonl").open("a+", encoding="utf-8") as file, Progress(transient=True) as progress:
        file.seek(0)
        known = {_what(line, one) for line in map(json.loads, file) for one in line["asked"]}
        task = progress.add_task(name, total=given.positions)
        for line in lines(name, given, known):
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
            file.flush()
            progress.advance(task, len(line["asked"]))


def check(name: str, bot: str) -> dict[str, object]:
    """Return how a bot does in the positions of a game."""
    player = find_player(bot, load(name))
    found = losses(name, player.make(load(name)), player.budget)
    told = {"positions": len(found), "right": round(share_right(found), 3), "loss": round(mean(found), 4)}
    return {"game": name, "bot": bot, **told}


def main() -> None:
    """Add to the suite of each game, or tell how a bot does in it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--positions", type=int, default=50, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game that is played for them")
    parser.add_argument("--by", default="", help="who plays the games, such as search:300, instead of the net")
    parser.add_argument("--playouts", type=int, default=2048, help="to look ahead at each question")
    parser.add_argument("--iterations", type=int, default=20_000, help="to search for its answer")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--check", action="store_true", help="tell how a bot does, and make nothing")
    parser.add_argument("--bot", default="net", help="who is told about")
    given = parser.parse_args()
    if given.game not in {None, *GAMES}:
        parser.error(f"--game is one of {', '.join(GAMES)}")
    FOLDER.mkdir(exist_ok=True)
    for name in [given.game] if given.game else GAMES:
        try:
            if not given.check:
                add(name, given)
            print(json.dumps(check(name, given.bot)), flush=True)
        except Fault as fault:  # such as bots that nobody knows
            parser.error(str(fault))


if __name__ == "__main__":
    main()

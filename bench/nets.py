"""Lets nets of a game play among each other, thousands of games at once, to tell apart what lies close together.

    python -m bench.nets GAME FILE FILE [FILE ...] [--games 8192] [--slips 0 0.1]

Each file of weights is tried among the first one, and the first one among each. With `--slips 0.1` a tenth of all
answers is anything, whoever gives them: so it is seen how well nets do where they would not have come by themselves.
Prints a line of JSON for each number of seats. It needs no torch: nets play as bots play with them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from tenshu import GAMES, load
from tenshu.arena.summary import estimate
from tenshu.bots.net import Net, legal_only, read_net
from tenshu.bots.players import find_weights
from tenshu.core.bits import Words
from tenshu.core.game import Game
from tenshu.core.words import Fault
from tenshu.vector import Tables
from tenshu.vector.loops import NOBODY

SEED = 2026
_FEWEST = 2  # games: one alone has no spread


def pairs(files: Sequence[str]) -> list[tuple[str, str]]:
    """Return who is tried among whom: each among the first, and the first among each."""
    first, *others = files
    return [pair for other in others for pair in ((other, first), (first, other))]


class Meeting:
    """One net among others, at tables with so many seats; whose seat it takes changes from table to table."""

    def __init__(self, game: Game, one: Net, among: Net, seats: int, games: int) -> None:
        self._tables = Tables(game, games, seats=seats, again=False)
        self._nets, self._ours = (one, among), np.arange(games) % seats

    def play(self, slips: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Play all games to their end; return what was won of each, as multiples of par, and the lead in points."""
        tables, luck = self._tables, np.random.default_rng(SEED)
        tables.reset(SEED)
        while (playing := np.flatnonzero(tables.seen.seat != NOBODY)).size:
            is_ours = tables.seen.seat[playing] == self._ours[playing]
            for net, where in zip(self._nets, (playing[is_ours], playing[~is_ours]), strict=True):
                if where.size:
                    liked, _ = net.judge_all(tables.seen.rows[where])
                    tables.actions[where] = legal_only(liked, tables.seen.legal[where]).argmax(1)
            slipping = playing[luck.random(playing.size) < slips]
            tables.actions[slipping] = anything(tables.seen.legal[slipping], tables.observing.answers, luck)
            tables.step()
        return self._found()

    def _found(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        outcome, which = self._tables.outcome, np.arange(len(self._tables))
        sides = self._tables.board.sides
        finals = outcome.finals / self._tables.game.parts
        mine = finals[which, self._ours]
        lead = mine - (finals.sum(1) - mine) / (sides - 1)
        return outcome.won[which, self._ours] * sides, lead


def anything(legal: Words, answers: int, luck: np.random.Generator) -> NDArray[np.int64]:
    """Return any legal answer for each row, each as readily as the next."""
    drawn: NDArray[np.int64] = legal_only(luck.random((len(legal), answers), np.float32), legal).argmax(1)
    return drawn


def main() -> None:
    """Compare some nets."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game", choices=GAMES)
    options.add_argument("files", nargs="+", metavar="FILE", help="of weights, two or more")
    options.add_argument("--games", type=int, default=8192, help="of each meeting, with each number of seats")
    options.add_argument("--slips", type=float, nargs="+", default=[0.0], help="shares of answers that are anything")
    asked = options.parse_args()
    if not 1 < len(set(asked.files)) == len(asked.files):
        options.error("name two files or more, each once")
    if asked.games < _FEWEST:
        options.error(f"--games is a whole number from {_FEWEST}")
    if not all(0 <= share <= 1 for share in asked.slips):
        options.error("--slips are shares from 0 to 1")
    game = load(asked.game)
    try:
        nets = {file: read_net(game, find_weights(file)) for file in asked.files}
    except Fault as fault:
        options.error(str(fault))
    compare(game, nets, asked.games, asked.slips)


def compare(game: Game, nets: dict[str, Net], games: int, slips: Sequence[float]) -> None:
    """Print what the nets reach among each other; alone nobody meets another net."""
    todo = [(share, pair, seats) for share in slips for pair in pairs(list(nets)) for seats in game.seats if seats > 1]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for share, (one, among), seats in progress.track(todo, description=game.name):
            won, lead = (estimate(found) for found in Meeting(game, nets[one], nets[among], seats, games).play(share))
            told = {"net": one, "among": among, "slips": share, "seats": seats, "games": games}
            shown = {"victories / par": won, "lead": lead}
            found = {name: f"{sure.mean:.3f} ± {sure.margin:.3f}" for name, sure in shown.items()}
            print(json.dumps({**told, **found}, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()

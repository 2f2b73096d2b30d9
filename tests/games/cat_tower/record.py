"""The ways in which rounds and games of Cat Tower end, and golden logs that show them.

`python -m tests.games.cat_tower.record` writes the logs that are missing and leaves what is there:
a recorded game changes only together with the game's version.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from tenshu.core import laws, log
from tenshu.core.play import Play
from tenshu.core.rng import Rng, new_rng, roll
from tenshu.games.cat_tower import GAME
from tenshu.games.cat_tower.pieces import COLUMNS_TO_END, LAST_ROUND
from tenshu.games.cat_tower.state import FIRST, LATER, NEITHER, PASS, State

GOLDEN = Path(__file__).with_name("golden")

# How a game ends: one seat has three columns and wins or not, a victory is shared, several seats have their third
# column in the same round, some seats were first in the same column together, nobody gets there in sixty rounds,
# and one game by the other readings of the leaflet.
ENDINGS = ("outright", "shared", "both", "together", "cap", "variants")
VARIANTS = {"house_hexes": "soft", "bowl_neighbours": "other"}

# How a round ends: no column is completed, or one by its first seat, by several first ones, or by a later one.
ROUND_ENDS = {"plain", "first", "together", "later"}


def game_ends(play: Play) -> set[str]:
    """Return the ways in which a game ended."""
    state = State.on(play.state)
    done = int(((state.columns != NEITHER).sum(axis=1) == COLUMNS_TO_END).sum())
    ends = {laws.ending(play)} if done else set()
    ends |= {"both"} if done > 1 else set()
    ends |= {"cap"} if not done and state.completed == LAST_ROUND else set()
    ends |= {"variants"} if VARIANTS.items() <= play.options.items() else set()
    return ends | (round_ends(play) & {"together"})


def round_ends(play: Play) -> set[str]:
    """Return the ways in which the rounds of a game ended."""
    again, ends = Play(play.game, play.seats, play.options), set()
    columns, completed = State.on(again.state).columns.copy(), 0
    for seat, action in play.moves:
        GAME.doors.apply(again.state, seat, action)
        state = State.on(again.state)
        if state.completed > completed:
            new = state.columns * (state.columns != columns)
            firsts = (new == FIRST).sum(axis=0)
            ends |= {"plain"} if not new.any() else set()
            ends |= {"first"} if (firsts == 1).any() else set()
            ends |= {"together"} if (firsts > 1).any() else set()
            ends |= {"later"} if (new == LATER).any() else set()
            columns, completed = state.columns.copy(), int(state.completed)
    return ends


def random_game(seats: int, options: dict[str, str], seed: int, *, lazy: bool) -> Play:
    """Return a game played at random, seats answering in any order; the lazy ones pass every other time."""
    rng, play = new_rng(seed), Play(GAME, seats, options)
    while play.asked:
        seat = play.asked[roll(rng, len(play.asked))]
        play.act(seat, _answer(play.choices(seat), rng, lazy=lazy))
    return play


def _answer(choices: list[int], rng: Rng, *, lazy: bool) -> int:
    if lazy and PASS in choices and roll(rng, 2):
        return PASS
    return choices[roll(rng, len(choices))]


def find(seats: int, ending: str) -> Play:
    """Return the first random game that ends as wanted."""
    options = VARIANTS if ending == "variants" else {}
    for seed in count(100 * seats):
        play = random_game(seats, options, seed, lazy=ending == "cap")
        if ending in game_ends(play):
            return play
    raise AssertionError


def path_of(seats: int, ending: str) -> Path:
    """Return where a golden log is."""
    return GOLDEN / f"{GAME.name}-{seats}-{ending}.log"


if __name__ == "__main__":
    for number in GAME.seats:
        for way in ENDINGS:
            if not path_of(number, way).exists():
                log.save(path_of(number, way), log.write(find(number, way)))

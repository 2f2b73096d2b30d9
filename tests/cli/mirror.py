"""What a game at the keyboard should come to, played without the command line."""

from __future__ import annotations

from functools import cache

from tenshu.cli.seats import new_seating
from tenshu.core.log import write
from tenshu.core.play import Play
from tenshu.games import load

WHOLE = 10_000  # more decisions than any game has
SEATS, SEED = 3, 5
PLAY = f"play catsle-builders --seats {SEATS} --seed {SEED} --bot random"  # who answers at once, and always the same


@cache
def begun_game(language: str, decisions: int, pick: int = 0) -> tuple[list[str], str]:
    """Return what the person at seat 1 says, so many times, and the log when that person is asked again.

    The person takes the choice number `pick`, or the last.
    """
    play = Play(load("catsle_builders"), SEATS)
    seating = new_seating(play.game, SEATS, 1, SEED, ["random"])
    said: list[str] = []
    while True:
        play.settle(SEED)
        seat = play.asked[0] if play.asked else -1
        if seat < 0 or (seat == 0 and len(said) == decisions):
            return said, write(play, seating.notes())
        if seat == 0:
            choices = play.choices(seat)
            action = choices[min(pick, len(choices) - 1)]
            said.append(play.say(action, language))
        else:
            action = seating.decide(play, seat).action
        play.act(seat, action)


def whole_game(language: str) -> tuple[list[str], str]:
    """Return all that the person says in a game, always the first choice, and its log."""
    return begun_game(language, WHOLE)

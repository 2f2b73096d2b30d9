"""Records sample tables of The White Castle for its gallery and tests.

Run it as `python web/src/games/white_castle/record_samples.py`. Each sample is what the board gets at one moment of a
real game, played by lot or by bots.
"""

# ruff: noqa: INP001, PLR2004 (it is run, not imported; moments are found by counting)
from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import msgspec

from tenshu import Play, load
from tenshu.core.heard import OPEN, said, seen_by
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.games.white_castle.state import DECLINE, EXCHANGE, State
from tenshu.table import wire
from tenshu.table.feed import further, heard, offered, question

SAMPLES = Path(__file__).parent / "samples"
NAMES = ("Miyu", "Grandmaster Sato", "Léa", "Oskar")
Wanted = Callable[[Play], bool]


def play_until(wanted: Wanted, seats: int, seed: int, **options: str) -> Play:
    """Play by lot until a moment is as wanted, or the game is over; only what must be is declined or exchanged."""
    play = Play(load("white_castle"), seats, options)
    play.settle(seed)
    lot = random.Random(seed)  # noqa: S311 (nothing is secret)
    while play.asked and not wanted(play):
        legal = play.choices(play.asked[0])
        bold = [action for action in legal if not EXCHANGE <= action <= DECLINE]
        play.act(play.asked[0], lot.choice(bold or legal))
        play.settle(seed)
    return play


def record(name: str, wanted: Wanted, seats: int, *, seed: int = 3, seat: int = 0, **options: str) -> None:
    """Write down a moment as a seat sees it."""
    play = play_until(wanted, seats, seed, **options)
    if not play.asked and not name.startswith("over"):  # no such moment in this game, so another
        record(name, wanted, seats, seed=seed + 1, seat=seat, **options)
        return
    viewer = seat if play.asked else OPEN
    own = [ply for ply, move in enumerate(play.moves) if move.seat == seat]
    sample = {
        "name": name,
        "game": play.game.name,
        "options": play.options,
        "seats": [wire.SeatShown(s, "bot" if s else "person", NAMES[s], "", "", s == seat) for s in range(seats)],
        "seat": viewer,
        "asked": [s for s in play.asked if s != CHANCE],
        "question": question(play),
        "view": {part: shown for part, shown in seen_by(play, viewer).items() if part != "legend"},  # for words only
        "legal": offered(play, seat, play.choices(seat)) if seat in play.asked else [],
        "beyond": further(play, seat, play) if seat in play.asked else [],
        "last": [heard(one) for one in said(play, viewer, own[-1] + 1 if own else 0)][-12:],
    }
    (SAMPLES / f"{name}.json").write_bytes(msgspec.json.encode(sample) + b"\n")


def asks(what: str, seat: int = 0, done: int = 0) -> Wanted:
    """Return whether a seat is asked something, after so many rounds at least."""
    return lambda play: play.question == what and seat in play.asked and State.on(play.state).completed >= done


def many(what: str, least: int, done: int = 0) -> Wanted:
    """Return whether I am asked something with so many choices at least."""
    return lambda play: asks(what, 0, done)(play) and len(play.choices(0)) >= least


def main() -> None:
    """Record all samples."""
    record("pair-4", asks("pair"), 4)
    record("pick-3", lambda play: asks("pick", 0, 1)(play) and play.about == 3, 3)
    record("die-2", asks("die"), 2)
    record("die-1", asks("die", 0, 1), 1)
    record("space-4", asks("space", 0, 2), 4)
    record("owed-3", many("owed", 3, 1), 3)
    record("gardener-3", many("gardener", 3, 1), 3)
    record("warrior-2", many("warrior", 2), 2)
    record("courtier-4", many("courtier", 4, 1), 4)
    record("one_of-2", asks("one_of", 0, 1), 2)
    record("room-2", asks("room"), 2)
    record("light-2", asks("light"), 2)
    record("favour-2", asks("favour"), 2)
    record("board_action-3", many("board_action", 6), 3)
    record("line-2", asks("line"), 2)
    record("checkpoint-2", asks("checkpoint"), 2)
    record("last_exchange-2", many("last_exchange", 3), 2)
    record("rival_room-1", asks("rival_room"), 1)
    record("wait-4", lambda p: p.question == "owed" and p.asked[0] == 2 and State.on(p.state).completed >= 1, 4)
    record("watch-3", asks("space", 1, 2), 3, seat=SPECTATOR)
    record("over-1", lambda _: False, 1)


if __name__ == "__main__":
    main()

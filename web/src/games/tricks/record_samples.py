"""Records sample tables of the card games, for their gallery and tests.

Each sample is what a board gets at one moment of a real game, played by bots.
"""

# ruff: noqa: INP001, PLR2004, T201 (moments are found by counting; it prints what it wrote)
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from tenshu import Play, load
from tenshu.bots import find_player
from tenshu.bots.bot import bot_rng
from tenshu.core.heard import OPEN, said, seen_by
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.table import wire
from tenshu.table.feed import heard, offered, question

GAMES = Path(__file__).parent.parent
NAMES = ("Akiko", "Bartholomäus", "Chloé", "Dai", "Émile")
LEVELS = ("", "master", "apprentice", "grandmaster", "journeyman")
Wanted = Callable[[Play], bool]


def record(game: str, name: str, seats: int, seed: int, wanted: Wanted, seat: int = 0, **options: str) -> None:
    """Play until a moment is as wanted, and write it down as a seat sees it."""
    play = Play(load(game), seats, options)
    player = find_player("search:20", play.game)
    bot = player.make(play.game)
    play.settle(seed)
    while play.asked and not wanted(play):
        who, ply = play.asked[0], len(play.moves)
        answer = bot.decide(play.seen(who), who, play.choices(who), bot_rng(seed, who, ply), player.budget)
        play.act(who, answer.action)
        play.settle(seed)
    if play.asked and not wanted(play):
        raise SystemExit(f"{game}/{name}: no such moment")
    viewer = seat if play.asked else OPEN
    own = [ply for ply, move in enumerate(play.moves) if move.seat == seat]
    first = own[-1] if own else max(0, len(play.moves) - 40)
    sample = {
        "name": name,
        "game": game,
        "options": play.options,
        "seats": [
            wire.SeatShown(s, "person" if s == 0 else "bot", NAMES[s], LEVELS[s], "", s == seat) for s in range(seats)
        ],
        "seat": viewer,
        "me": 0 if seat == SPECTATOR else seat,
        "asked": [s for s in play.asked if s != CHANCE],
        "question": question(play),
        "view": seen_by(play, viewer),
        "legal": offered(play, seat, play.choices(seat)) if seat in play.asked else [],
        "last": [heard(one) for one in said(play, viewer, first)][-12:],
    }
    folder = GAMES / game / "samples"
    folder.mkdir(exist_ok=True)
    text = msgspec.json.encode(sample)
    (folder / f"{name}.json").write_bytes(text + b"\n")
    print(game, name, len(text), play.question, play.asked)


def asks(what: str, seat: int = 0, answers: int = 0) -> Wanted:
    """Return whether a seat is asked something, after so many answers at least."""
    return lambda play: play.question == what and seat in play.asked and len(play.moves) >= answers


def played(play: Play) -> int:
    """Return how many have played to the trick."""
    view = seen_by(play, OPEN)
    trick = next(area for area in view["areas"] if area["id"] == "trick")
    return sum(bool(slot["pieces"]) for slot in trick["slots"] if slot["id"].startswith("seat-"))


def never(_play: Play) -> bool:
    """Return that no moment is wanted but the end."""
    return False


def both(first: Wanted, then: Wanted) -> Wanted:
    """Return whether a moment is as both want it."""
    return lambda play: first(play) and then(play)


def main() -> None:
    """Record all samples."""
    catsle, catte = "catsle_builders", "catte"
    chat = {"edition": "chatpentiers"}
    record(catsle, "lead-3", 3, 5, asks("play"), removed_suit="brown")
    record(catsle, "follow-4", 4, 3, both(asks("play", 0, 130), lambda p: played(p) == 2))
    record(catsle, "first-5", 5, 2, both(asks("play", 0), lambda p: played(p) in (1, 2)))
    record(catsle, "follow-5", 5, 4, both(asks("play", 0, 95), lambda p: played(p) == 4))
    record(catsle, "take-3", 3, 6, asks("take", 0, 110))
    record(catsle, "take-5", 5, 8, asks("take", 0, 140))
    record(catsle, "place-4", 4, 9, asks("place", 0, 80))
    record(catsle, "place-5", 5, 7, both(asks("place", 0, 70), lambda p: len(p.choices(0)) >= 3))
    record(catsle, "round-2-4", 4, 10, both(asks("play", 0, 200), lambda p: seen_by(p, OPEN)["chapter"] == 1), **chat)
    record(catsle, "late-4", 4, 12, both(asks("play", 0, 150), lambda p: len(p.choices(0)) >= 1), **chat)
    record(catsle, "waiting-5", 5, 13, both(asks("play", 3, 130), lambda p: played(p) == 2))
    record(catsle, "watching-4", 4, 14, asks("take", 2, 120), seat=SPECTATOR)
    record(catsle, "over-3", 3, 15, never, **chat)
    record(catsle, "over-5", 5, 15, never)
    record(catte, "lead-3", 3, 1, asks("play"))
    record(catte, "follow-3", 3, 2, both(asks("play", 0, 70), lambda p: played(p) == 2))
    record(catte, "sets-4", 4, 3, both(asks("play", 0, 60), lambda p: max(p.choices(0)) > 40 and played(p) > 0))
    record(catte, "pair-3", 3, 4, asks("pair", 0, 40))
    record(catte, "coffee-4", 4, 5, asks("coffee", 0, 70))
    record(catte, "coffee-3", 3, 6, asks("coffee", 0, 75))
    record(catte, "follow-4", 4, 7, both(asks("play", 0, 70), lambda p: played(p) == 3))
    record(catte, "round-2-4", 4, 8, lambda p: seen_by(p, OPEN)["chapter"] == 1 and 0 in p.asked)
    record(catte, "waiting-4", 4, 9, both(asks("play", 2, 75), lambda p: played(p) == 2))
    record(catte, "watching-3", 3, 10, both(asks("play", 1, 60), lambda p: played(p) == 1), seat=SPECTATOR)
    record(catte, "over-4", 4, 11, never)


if __name__ == "__main__":
    main()

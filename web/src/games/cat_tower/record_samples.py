"""Records sample tables of Cat Tower for its gallery and tests: `python web/src/games/cat_tower/record_samples.py`.

Each sample is what the board gets at one moment of a real game. Bots pick; most marks are drawn by lot, so that
every item shows.
"""

# ruff: noqa: INP001 (it is run, not imported)
from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from tenshu import Play, load
from tenshu.bots.bot import bot_rng
from tenshu.bots.players import find_player
from tenshu.core.heard import OPEN, said, seen_by
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.games.cat_tower.state import CHOOSE_CAT, CHOOSE_HEX, CHOOSE_ITEM, PASS, State
from tenshu.table import wire
from tenshu.table.feed import heard, offered, question

SAMPLES = Path(__file__).parent / "samples"
NAMES = ("Miyu", "Grandmaster Sato", "Léa", "Oskar")
ME = 0
AT_RANDOM = 0.75  # of the marks; bots would draw little but mice
SELDOM_PASS = 0.4
Wanted = Callable[[Play], bool]


def play_until(wanted: Wanted, seats: int, seed: int, order: Sequence[int], **options: str) -> Play:
    """Play until a moment is as wanted, or the game is over; of several seats the first in `order` answers."""
    play = Play(load("cat_tower"), seats, options)
    player = find_player("search:150", play.game)
    bot = player.make(play.game)
    play.settle(seed)
    while play.asked and not wanted(play):
        seat = min(play.asked, key=order.index)
        legal = play.choices(seat)
        lot = random.Random(f"{seed} {len(play.moves)}")  # noqa: S311 (nothing is secret)
        if play.question == "mark" and lot.random() < AT_RANDOM:
            marks = [action for action in legal if action != PASS]
            action = lot.choice(marks if marks and lot.random() > SELDOM_PASS else legal)
        else:
            action = bot.decide(
                play.seen(seat), seat, legal, bot_rng(seed, seat, len(play.moves)), player.budget
            ).action
        play.act(seat, action)
        play.settle(seed)
    return play


def record(
    name: str,
    wanted: Wanted,
    seats: int,
    after: int = 0,
    *,
    seed: int = 11,
    seat: int = ME,
    am_last: bool = False,
    **options: str,
) -> None:
    """Write down a moment, after so many rounds, as a seat sees it."""
    order = sorted(range(seats), key=lambda one: (one == ME) == am_last)
    play = play_until(lambda p: State.on(p.state).completed >= after and wanted(p), seats, seed, order, **options)
    if not play.asked and not name.startswith("over"):  # no such moment in this game, so another
        record(name, wanted, seats, after, seed=seed + 1, seat=seat, am_last=am_last, **options)
        return
    viewer = seat if play.asked else OPEN
    own = [ply for ply, move in enumerate(play.moves) if move.seat == seat]
    sample = {
        "name": name,
        "game": play.game.name,
        "options": play.options,
        "seats": [wire.SeatShown(s, "bot" if s % 2 else "person", NAMES[s], "", "", s == seat) for s in range(seats)],
        "seat": viewer,
        "asked": [s for s in play.asked if s != CHANCE],
        "question": question(play),
        "view": seen_by(play, viewer),
        "legal": offered(play, seat, play.choices(seat)) if seat in play.asked else [],
        "last": [heard(one) for one in said(play, viewer, own[-1] if own else 0)][-12:],
    }
    SAMPLES.mkdir(exist_ok=True)
    (SAMPLES / f"{name}.json").write_bytes(msgspec.json.encode(sample) + b"\n")


def _picked(play: Play) -> int:
    return int((State.on(play.state).picked > 0).sum())


def _ready(play: Play) -> int:
    state = State.on(play.state)
    return int(state.circled[ME] - state.crossed[ME])


def _is_at(play: Play, step: int) -> bool:
    return play.question == "mark" and ME in play.asked and bool(State.on(play.state).step[ME] == step)


def _completes(play: Play) -> bool:
    notes = (note for choice in offered(play, ME, play.choices(ME)) for note in choice.notes)
    return any(note.key == "cat_tower-explain-completes" for note in notes)


def _picks(play: Play) -> bool:
    return play.question == "pick" and ME in play.asked


def _waits(play: Play) -> bool:
    return ME not in play.asked and len(play.asked) > 1


def main() -> None:
    """Record all samples."""
    two = 2
    record("pick-first-2", _picks, 2)
    record("pick-4", lambda p: _picks(p) and _picked(p) == two, 4, 7)
    record("pick-wait-3", lambda p: p.question == "pick" and ME not in p.asked, 3, 5)
    record("item-3", lambda p: _is_at(p, CHOOSE_ITEM) and _ready(p) >= two, 3, 8)
    record("item-4-late", lambda p: _is_at(p, CHOOSE_ITEM) and _ready(p) > 0, 4, 17, am_last=True)
    record("pass-only-2", lambda p: _is_at(p, CHOOSE_ITEM) and p.choices(ME) == [PASS], 2)
    record("item-soft-2", lambda p: _is_at(p, CHOOSE_ITEM), 2, 6, house_hexes="soft", bowl_neighbours="other")
    record("hex-soft-2", lambda p: _is_at(p, CHOOSE_HEX), 2, 4, house_hexes="soft")
    record("hex-3", lambda p: _is_at(p, CHOOSE_HEX) and _ready(p) >= two, 3, 8)
    record("hex-last-4", lambda p: _is_at(p, CHOOSE_HEX) and _completes(p), 4, seed=1, am_last=True)
    record("cat-4", lambda p: _is_at(p, CHOOSE_CAT), 4, 9, am_last=True)
    record("wait-4", _waits, 4, 6)
    record("watch-3", lambda p: p.question == "mark" and len(p.asked) == two, 3, 12, seat=SPECTATOR)
    record("over-2", lambda _: False, 2)
    record("over-4", lambda _: False, 4)


if __name__ == "__main__":
    main()

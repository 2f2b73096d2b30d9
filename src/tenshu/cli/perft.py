"""Counting the ways in which a position goes on, to compare two versions of the rules."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, wait
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tenshu.cli import games
from tenshu.cli.screen import Screen, Shown
from tenshu.core.words import Fault
from tenshu.games import TITLES

if TYPE_CHECKING:
    from tenshu.core.play import Play


def perft(
    game: str = "",
    /,
    *,
    seats: int | None = None,
    depth: int = 3,
    option: list[str] | None = None,
    deck: Path | None = None,
    seed: int | None = None,
    file: Path | None = None,
    ply: int | None = None,
    divide: bool = False,
    screen: Shown,
) -> int:
    """Count the ways in which a position goes on."""
    if bool(game) == bool(file):
        raise Fault("cli-perft-position", known=", ".join(name.replace("_", "-") for name in TITLES))
    play = _logged(screen, file, ply) if file else _begun(games.choose(game, option, deck), seats)
    if seed is not None:
        play.settle(games.check_seed(seed))
    games.check_number("--depth", depth, 1, play.game.longest)
    if not play.asked:
        raise Fault("play-over", game=play.game.name)
    with screen.busy("cli-preparing", game=games.title_name(screen, play.game, play.options)):
        play.game.perft(play.state, 1)
    for level in range(1, depth):
        _show_count(screen, play, level)
    _show_divided(screen, play, depth, divide=divide)
    return 0


def _logged(screen: Screen, file: Path, ply: int | None) -> Play:
    """Return a position of a log: its last, or that after so many answers."""
    from tenshu.cli.replay import opened

    play, _ = opened(screen, file)
    return play.at(games.check_number("--ply", len(play.moves) if ply is None else ply, 0, len(play.moves)))


def _begun(choice: games.Choice, seats: int | None) -> Play:
    """Return the position that a game begins with."""
    from tenshu.core.play import Play

    seats = choice.check_seats(games.usual_seats(choice.game) if seats is None else seats)
    return Play(choice.game, seats, choice.options)


def _show_count(screen: Screen, play: Play, depth: int) -> None:
    start = time.perf_counter()
    ways = _interruptible(partial(play.game.perft, play.state, depth))
    _show_line(screen, depth, ways, time.perf_counter() - start)


def _show_line(screen: Screen, depth: int, ways: int, seconds: float) -> None:
    rate = round(ways / max(seconds, 1e-9))
    screen.print(screen.say("cli-perft", depth=depth, ways=ways, seconds=screen.decimal(seconds, 3), rate=rate))


def _show_divided(screen: Screen, play: Play, depth: int, *, divide: bool) -> None:
    """Count below each first answer, so that the work can be watched, and show each count if asked to."""
    from rich.progress import track

    seat, total, start, parts = play.asked[0], 0, time.perf_counter(), []
    choices = play.choices(seat)
    told = screen.say("cli-counting", depth=depth)
    for action in track(choices, told, console=screen.err, transient=True, disable=not screen.err.is_terminal):
        after = play.state.copy()
        play.game.doors.apply(after, seat, action)
        ways = _interruptible(partial(play.game.perft, after, depth - 1)) if depth > 1 else 1
        parts.append((play.say(action, screen.language), ways))
        total += ways
    _show_line(screen, depth, total, time.perf_counter() - start)
    for said, ways in parts if divide else ():
        screen.print(screen.say("cli-perft-below", what=said, ways=ways))


def _interruptible(work: Callable[[], int]) -> int:
    """Do something long in a thread of its own: compiled code does not hear Ctrl-C, but who waits for it does."""
    done: Future[int] = Future()
    threading.Thread(target=_fulfil, args=(done, work), daemon=True).start()
    while not wait([done], 0.1).done:
        pass
    return done.result()


def _fulfil(promise: Future[int], work: Callable[[], int]) -> None:
    try:
        promise.set_result(work())
    except BaseException as error:  # noqa: BLE001 whoever waits raises it
        promise.set_exception(error)

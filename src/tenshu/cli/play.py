"""Sitting down to play, and going on with a game that was saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from tenshu.cli import games
from tenshu.cli.answers import numbered, plain, whole_number
from tenshu.cli.screen import Screen, Shown
from tenshu.core.game import Game
from tenshu.core.words import Fault
from tenshu.games import TITLES, find_title

T = TypeVar("T")


def play(
    game: str = "",
    /,
    *,
    seats: int | None = None,
    people: int = 1,
    bot: list[str] | None = None,
    option: list[str] | None = None,
    deck: Path | None = None,
    seed: int | None = None,
    file: Path | None = None,
    screen: Shown,
) -> int:
    """Play at this keyboard, against bots or each other; what is not said is asked."""
    from tenshu.cli.saves import check_new, new_path
    from tenshu.cli.seats import new_seating
    from tenshu.cli.sitting import Sitting
    from tenshu.core.play import Play

    try:
        choice = games.choose(game or _ask_title(screen), option, deck)
        seats = choice.check_seats(_ask_seats(screen, choice) if seats is None else seats)
    except EOFError:  # nobody is there, and nothing has begun
        return 0
    seating = new_seating(choice.game, seats, people, None if seed is None else games.check_seed(seed), bot or ())
    path = check_new(file) if file else new_path(choice.title)
    _prepare(screen, choice.game, seats)
    sitting = Sitting(screen, Play(choice.game, seats, choice.options), seating, path)
    sitting.save()  # before anyone has thought about anything, in case it cannot be
    _welcome(screen, choice)
    return sitting.run()


def resume(file: Path | None = None, /, *, screen: Shown) -> int:
    """Go on with a saved game."""
    from tenshu.cli.saves import find, newest_unfinished
    from tenshu.cli.seats import seated
    from tenshu.cli.sitting import Sitting
    from tenshu.core.log import open_log
    from tenshu.games import load

    with screen.busy("cli-loading"):
        if file is None:
            path, saved, notes = newest_unfinished(screen)
        else:
            path = find(file)
            saved, notes = open_log(path, load)
    seating = seated(saved.game, saved.seats, notes, str(path))
    _prepare(screen, saved.game, saved.seats)
    return Sitting(screen, saved, seating, path, notes).run()


def _prepare(screen: Screen, game: Game, seats: int) -> None:
    """Call once whatever a table needs: the first time on a machine it is compiled, which takes a while."""
    from tenshu.core.play import Play
    from tenshu.core.questions import SPECTATOR

    with screen.busy("cli-preparing", game=games.title_name(screen, game, game.choose_options({}))):
        play = Play(game, seats)
        play.settle(0)
        seat = play.asked[0]
        game.view(play.seen(seat))
        play.explain(seat, play.choices(seat)[0])
        game.doors.heard(play.state, SPECTATOR, play.choices(seat)[0])
        play.scores(), play.places()


def _welcome(screen: Screen, choice: games.Choice) -> None:
    told = games.about(screen, choice.game, choice.options)
    if told:
        screen.print(told)


def _ask_title(screen: Screen) -> str:
    """Return the title that someone chooses; when there is only one, that."""
    titles = list(TITLES)
    if len(titles) == 1:
        return titles[0]
    screen.print(screen.say("cli-which-game"), style="bold")
    for number, title in enumerate(titles, 1):
        choice = games.choose(title)
        screen.print(f"{number:>3} {games.title_name(screen, choice.game, choice.options)}")
    return _ask_until(screen, lambda text: _title(titles, text))


def _ask_until(screen: Screen, read: Callable[[str], T]) -> T:
    """Ask until what is typed can be read."""
    while True:
        try:
            return read(plain(screen.ask(screen.say("cli-prompt"))))
        except Fault as fault:
            screen.print(screen.render(fault.message))


def _title(titles: list[str], text: str) -> str:
    number = whole_number(text)
    if number is not None:
        return numbered(titles, number)
    find_title(text or titles[0])
    return text or titles[0]


def _ask_seats(screen: Screen, choice: games.Choice) -> int:
    """Return how many seats someone wants; when there is no choice, what there is."""
    game = choice.game
    if len(game.seats) == 1:
        return game.seats.start
    usual = games.usual_seats(game)
    screen.print(
        screen.say("cli-how-many-seats", fewest=game.seats.start, most=game.seats.stop - 1, usual=usual),
        style="bold",
    )
    return _ask_until(screen, lambda text: _seats(choice, text, usual))


def _seats(choice: games.Choice, text: str, usual: int) -> int:
    number = whole_number(text or str(usual))
    if number is None:
        raise Fault("cli-usage-value", option="--seats", value=text, kind="int")
    return choice.check_seats(number)

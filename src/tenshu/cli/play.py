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
    from tenshu.cli.preparing import prepare
    from tenshu.cli.saves import check_new, new_path
    from tenshu.cli.seats import check_people, new_seating
    from tenshu.cli.sitting import Sitting
    from tenshu.core.play import Play

    try:
        choice = games.choose(game or _ask_title(screen), option, deck)
        seats = choice.check_seats(_ask_seats(screen, choice) if seats is None else seats)
        seed = None if seed is None else games.check_seed(seed)
        file = check_new(file) if file else None
        if bot is None and 0 < check_people(seats, people) < seats:
            bot = [_ask_level(screen, choice.game)]
    except EOFError:  # nobody is there, and nothing has begun
        return 0
    seating = new_seating(choice.game, seats, people, seed, bot or ())
    prepare(screen, choice.game, seats, seating.bots)
    seating.sit_down(choice.game)
    path = file or new_path(choice.title)
    sitting = Sitting(screen, Play(choice.game, seats, choice.options), seating, path)
    sitting.save()  # before anyone has thought about anything, in case it cannot be
    _welcome(screen, choice)
    return sitting.run()


def resume(file: Path | None = None, /, *, bot: list[str] | None = None, screen: Shown) -> int:
    """Go on with a saved game."""
    from tenshu.cli.preparing import prepare
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
    seating = seated(saved.game, saved.seats, notes, str(path), bot or ())
    prepare(screen, saved.game, saved.seats, seating.bots if saved.asked else ())
    return Sitting(screen, saved, seating, path, notes).run()


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


def _ask_level(screen: Screen, game: Game) -> str:
    """Return the bots that someone wants to play against; when there is no choice, those there are."""
    from tenshu.bots import default_level, levels

    known, usual = levels(game), default_level(game)
    if len(known) == 1:
        return usual
    screen.print(screen.say("cli-which-level", usual=known.index(usual) + 1), style="bold")
    width = max(len(level) for level in known)
    for number, level in enumerate(known, 1):
        screen.print(f"{number:>3} {level:<{width}}  {screen.say(f'cli-level-{level}')}")
    return _ask_until(screen, lambda text: _level(known, text or usual, game))


def _level(known: tuple[str, ...], text: str, game: Game) -> str:
    from tenshu.bots import find_player

    number = whole_number(text)
    if number is not None:
        return numbered(known, number)
    begun = [level for level in known if level.startswith(text.casefold())]
    return begun[0] if len(begun) == 1 else find_player(text, game).name

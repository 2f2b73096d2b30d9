"""Which games there are, and choosing one of them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tenshu.cli.brought import DECK, deck_of, read_deck
from tenshu.cli.names import called
from tenshu.cli.screen import Screen, Shown
from tenshu.core.game import Game, Option
from tenshu.core.play import Play
from tenshu.core.words import Argument, Fault
from tenshu.games import TITLES, find_title, load

_USUAL = 4  # seats at a table, where a game allows it
LARGEST_SEED = 10**18 - 1  # a generator takes any below 2**63


class Choice(NamedTuple):
    """A game as it is to be played: its title as people type it, and its options."""

    title: str
    game: Game
    options: dict[str, str]

    def check_seats(self, seats: int) -> int:
        """Return `seats`, or raise when the game is not for so many."""
        with called(self.game, self.options):
            return self.game.check_seats(seats)


def choose(title: str, options: list[str] | None = None, deck: Path | None = None) -> Choice:
    """Return a game by its title, with the options of the title, those asked for and a deck from a file."""
    found = find_title(title)
    game = load(found.game)
    asked = dict(_option(text) for text in options or ())
    if deck and DECK in asked:
        raise Fault("cli-deck-twice", value=asked[DECK])
    with called(game, found.options):
        if deck:
            asked[DECK] = read_deck(game, deck)
        return Choice(_typed(title), game, game.choose_options({**found.options, **asked}))


def _typed(title: str) -> str:
    return "-".join(title.casefold().replace("_", " ").replace("-", " ").split())


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise Fault("cli-option-form", text=text)
    return name.replace("-", "_"), value


def check_seed(seed: int) -> int:
    """Return a seed, or raise when it is not one."""
    return check_number("--seed", seed, 0, LARGEST_SEED)


def check_number(option: str, number: int, fewest: int, most: int) -> int:
    """Return a number, or raise when it is not between two others."""
    if fewest == most != number:
        raise Fault("cli-number-only", option=option, number=str(number), only=str(fewest))
    if not fewest <= number <= most:
        raise Fault("cli-number-range", option=option, number=str(number), fewest=str(fewest), most=str(most))
    return number


def usual_seats(game: Game) -> int:
    """Return how many seats to offer when nobody says."""
    return min(max(_USUAL, game.seats.start), game.seats.stop - 1)


def title_name(screen: Screen, game: Game, options: dict[str, str]) -> str:
    """Return the name of a game, in its edition."""
    return screen.say(f"{game.name}-name", **options)


def about(screen: Screen, game: Game, options: dict[str, str]) -> str:
    """Return what players should know of a game before they begin, where there is something."""
    return screen.say_if_known(f"{game.name}-about", **options)


def told_by_game(screen: Screen, play: Play, what: str) -> str:
    """Return what the game at a table has to say under some name, where it has something."""
    chosen: dict[str, Argument] = {**play.options, "seats": play.seats}
    return screen.say_if_known(f"{play.game.name}-{what}", **chosen)


def games(*, screen: Shown) -> int:
    """List the games: titles, seats and options."""
    for number, title in enumerate(TITLES):
        if number:
            screen.print()
        _show_title(screen, title)
    return 0


def _show_title(screen: Screen, title: str) -> None:
    from rich.padding import Padding
    from rich.text import Text

    choice = choose(title)
    game, preset = choice.game, find_title(title).options
    name = title_name(screen, game, choice.options)
    fewest, most = game.seats.start, game.seats.stop - 1
    key = "cli-games-seats" if fewest < most else "cli-games-seats-only"
    seats = screen.say(key, fewest=fewest, most=most)
    screen.print(Text.assemble((choice.title, "bold"), "  ", name, "  ", (seats, "dim")))
    for option in game.options:
        if option.name not in preset:
            values = ", ".join(_other_values(screen, game, option))
            line = screen.say("cli-games-option", option=option.name, default=option.values[0], values=values)
            screen.print(Padding(line, (0, 0, 0, 2), expand=False))
            what = screen.say_if_known(f"{game.name}-option-{option.name}", **choice.options)
            if what:
                screen.print(Padding(Text(what, "dim"), (0, 0, 0, 6), expand=False))
    told = about(screen, game, choice.options)
    if told:
        screen.print(Padding(Text(told, "dim"), (0, 0, 0, 2), expand=False))


def _other_values(screen: Screen, game: Game, option: Option) -> list[str]:
    """Return what an option can be instead of its default: another value, or a file."""
    is_file = option.name == DECK and deck_of(game) is not None
    return [*option.values[1:], *([screen.say("cli-games-deck")] if is_file else [])]

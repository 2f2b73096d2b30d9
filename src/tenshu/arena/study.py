"""What one game shows, told from its answers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from tenshu.arena.match import Table, asked_order, sheet_points
from tenshu.core.bits import no_numbers
from tenshu.core.play import Move
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.core.words import Message


class Choice(NamedTuple):
    """An answer by its name: to what question, and what it points at."""

    question: str
    what: Message


@dataclass
class Tally:
    """How often something was asked in a game, of all seats together."""

    answers: int = 0
    decisions: int = 0  # answers where there was more than one choice
    choices: int = 0  # how many there were at those decisions, added up

    def add(self, choices: int) -> None:
        """Count an answer where there were so many choices."""
        self.answers += 1
        if choices > 1:
            self.decisions += 1
            self.choices += choices


@dataclass(frozen=True)
class Study:
    """What one game shows; sides are the seats and then the rivals, as in an outcome."""

    scores: list[float]
    places: list[int]
    sheet: list[list[float]]  # for each line of the score sheet the points of each side
    order: list[int]  # all seats, in the order in which they were first asked
    chapters: int  # parts of the game after which the table was cleared, such as rounds
    chance: int  # answers of chance
    seats: list[Tally]
    questions: dict[str, Tally]
    taken: list[Counter[Choice]]  # by seat: how often it gave each answer
    first: list[dict[str, Choice]]  # by seat: its first decision at each question


def study(table: Table, moves: Iterable[Move]) -> Study:
    """Return what a finished game shows, whose answers are known to be legal."""
    play, legal, moves = table.play(), no_numbers(table.loaded.actions), list(moves)
    game, seats = play.game, range(play.seats)
    tallies, taken = [Tally() for _ in seats], [Counter[Choice]() for _ in seats]
    first: list[dict[str, Choice]] = [{} for _ in seats]
    questions: defaultdict[str, Tally] = defaultdict(Tally)
    for seat, action in moves:
        if seat != CHANCE:
            choice = Choice(play.question, game.say(play.state, action))
            count = game.doors.choices(play.state, seat, legal)
            for tally in (tallies[seat], questions[choice.question]):
                tally.add(count)
            taken[seat][choice] += 1
            if count > 1:
                first[seat].setdefault(choice.question, choice)
        game.doors.apply(play.state, seat, action)
    return Study(
        scores=play.scores(),
        places=play.places(),
        sheet=sheet_points(play),
        order=list(dict.fromkeys([*asked_order(moves), *seats])),
        chapters=game.view(play.seen(SPECTATOR))["chapter"],
        chance=sum(seat == CHANCE for seat, _ in moves),
        seats=tallies,
        questions=dict(questions),
        taken=taken,
        first=first,
    )

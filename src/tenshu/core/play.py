"""A game being played: the checked door through which people, bots, logs and servers act."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import numpy as np

from tenshu.core.bits import no_numbers, numbers
from tenshu.core.game import Game
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.rng import new_rng, roll
from tenshu.core.words import LANGUAGES, LOG, Fault, Message, render


class Move(NamedTuple):
    """An answer that was given, and the seat that gave it."""

    seat: int
    action: int


class Play:
    """A game from its first answer to where it stands; every answer is checked before it is taken.

    >>> from tenshu import load
    >>> play = Play(load("catsle_builders"), seats=4)
    >>> play.settle(seed=7)
    >>> seat = play.asked[0]
    >>> play.act(seat, play.choices(seat)[0])
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str] | None = None, moves: Iterable[Move] = ()
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.choose_options(options or {})
        self.moves: list[Move] = []
        self.state: Bytes = game.state.blank()
        self._words = no_numbers(game.actions)
        game.doors.setup(self.state, seats, game.option_numbers(self.options))
        for move in moves:
            self.act(*move)

    @property
    def asked(self) -> list[int]:
        """The seats that may answer now, CHANCE among them; none when the game is over."""
        waiting = self.game.doors.waiting(self.state)
        return [seat for seat in range(CHANCE + 1) if waiting >> seat & 1]

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return not self.game.doors.waiting(self.state)

    @property
    def question(self) -> str:
        """What is asked now, by its name in `game.questions`; nothing when the game is over."""
        state = self.game.state.row(self.state)
        return self.game.questions[state["question"][state["open"] - 1]] if state["open"] else ""

    @property
    def about(self) -> int:
        """What the question is about, where it is about something."""
        state = self.game.state.row(self.state)
        return int(state["about"][state["open"] - 1]) if state["open"] else 0

    def choices(self, seat: int) -> list[int]:
        """Return the actions that a seat may answer with now, lowest first."""
        if seat not in self.asked:  # also what is no seat at all, which the rules do not guard against
            return []
        self.game.doors.choices(self.state, seat, self._words)
        return numbers(self._words)

    def act(self, seat: int, action: int) -> None:
        """Answer the open question, or raise a `Fault` that says what would be legal."""
        if action not in self.choices(seat):
            self.check_asked(seat)
            what = self.game.say(self.state, action) if 0 <= action < self.game.actions else str(action)
            game, question = self.game.name, self.question
            raise Fault("play-illegal", game=game, question=question, what=what, legal=self.legal_words(seat))
        self.game.doors.apply(self.state, seat, action)
        self.moves.append(Move(seat, action))

    def check_asked(self, seat: int) -> None:
        """Raise when a seat has nothing to answer now."""
        if not self.asked:
            raise Fault("play-over", game=self.game.name)
        if seat not in self.asked:
            asked = ", ".join(seat_word(s) for s in self.asked)
            raise Fault("play-not-asked", game=self.game.name, seat=seat_word(seat), asked=asked)

    def legal_words(self, seat: int) -> str:
        """Return what a seat may answer, as logs write it."""
        return ", ".join(self.say(choice, LOG) for choice in self.choices(seat))

    def settle(self, seed: int) -> None:
        """Answer for chance until a seat is asked.

        Each answer follows from the seed and the number of answers before it, so that what is taken back
        and played again meets the same luck.
        """
        while self.asked == [CHANCE]:
            choices = self.choices(CHANCE)
            self.act(CHANCE, choices[roll(new_rng(seed, len(self.moves)), len(choices))])

    def at(self, ply: int) -> Play:
        """Return the game as it stood after its first `ply` answers."""
        again = Play(self.game, self.seats, self.options)
        for move in self.moves[:ply]:
            again.redo(move)
        return again

    def copy(self) -> Play:
        """Return the game as it stands, to be played on by itself."""
        again = Play(self.game, self.seats, self.options)
        again.state[:] = self.state
        again.moves = self.moves.copy()
        return again

    def redo(self, move: Move) -> None:
        """Take an answer that was checked when it was given at this same point, and is not checked again."""
        self.game.doors.apply(self.state, *move)
        self.moves.append(move)

    def seen(self, seat: int) -> Bytes:
        """Return the state as a seat may see it."""
        state = self.state.copy()
        self.game.doors.redact(state, seat)
        return state

    @property
    def rivals(self) -> range:
        """The sides, after the seats, that the game itself plays; mostly none."""
        return range(self.seats, self.game.sides(self.seats))

    def scores(self) -> list[float]:
        """Return each side's points as they stand: the seats', then the rivals'."""
        out = np.zeros(self.game.sides(self.seats), np.int64)
        self.game.doors.scores(self.state, out)
        return [self.game.points(int(score)) for score in out]

    def places(self) -> list[int]:
        """Return each side's place as things stand; equal places are shared."""
        out = np.zeros(self.game.sides(self.seats), np.int64)
        self.game.doors.places(self.state, out)
        return [int(place) for place in out]

    def say(self, action: int, language: str) -> str:
        """Return an action in words, unique among what is legal."""
        return render(self.game.say(self.state, action), language)

    def named(self, text: str, actions: Iterable[int]) -> list[int]:
        """Return those of some actions that `text` names in any of our languages: in full, or else in short."""
        wanted = _plain(text)
        names = {a: {_plain(self.say(a, language)) for language in (LOG, *LANGUAGES)} for a in actions}
        in_full = [action for action, said in names.items() if wanted in said]
        if in_full or not wanted or wanted.isdigit():  # a number alone is a number, and not the beginning of a card
            return in_full[:1]  # no two legal actions have the same name
        return [action for action, said in names.items() if any(_begins(name, wanted) for name in said)]

    def read(self, seat: int, text: str) -> int:
        """Return the legal action that `text` says, in any of our languages; in short where that is clear."""
        self.check_asked(seat)
        found = self.named(text, self.choices(seat))
        if len(found) != 1:
            key = "play-ambiguous" if found else "play-unread"
            raise Fault(key, text=text.strip(), legal=self.legal_words(seat))
        return found[0]

    def explain(self, seat: int, action: int) -> list[Message]:
        """Return what an action costs and brings, or why it is not legal."""
        return self.game.explain(self.seen(seat), seat, action)


def seat_word(seat: int) -> str:
    """Return a seat as logs write it: people count from 1."""
    return "chance" if seat == CHANCE else str(seat + 1)


def _plain(text: str) -> str:
    """Return words without capitals, with single spaces and narrow letters: Japanese keyboards write wide ones."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _begins(name: str, wanted: str) -> bool:
    """Tell whether a name begins so; a number is not the beginning of a longer one."""
    return name.startswith(wanted) and not (wanted[-1].isdigit() and name[len(wanted) :][:1].isdigit())

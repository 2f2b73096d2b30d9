"""Positions of Catte in the spoken form, so that a test reads like an example of the rulebook.

Seats have letters; the players 1, 2 and 3 of the rulebook's examples are A, B and C. Cat cards are said as in logs
(`black 5`), coffee cards without the word (`brown 15`), and answers by who gives them (`A: set black 5, A: white 7`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from tenshu.core.bits import numbers
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.core.words import LOG
from tenshu.games.catte import GAME
from tenshu.games.catte.pieces import CATS, COFFEES, COLOURS, NONE
from tenshu.games.catte.state import PLAY, PUT_COFFEE, State

WHO = {letter: seat for seat, letter in enumerate("ABCD")} | {"chance": CHANCE, "spectator": SPECTATOR}
LETTER = {seat: letter for letter, seat in WHO.items()} | {NONE: ""}
HANDS, LEFT, ROWS = {3: 13, 4: 10}, {3: 2, 4: 1}, {3: 4, 4: 3}
ENDS = ("", "limit", "coffee", "cards")  # how a round ended: conditions i, ii and iii


class Position(Play):
    """A game that is told and asked about in words; every answer goes through the checked door."""

    @property
    def record(self) -> State:
        """The state, to look at what no door tells."""
        return State.on(self.state)

    @property
    def turn(self) -> str:
        """Who is asked what; nothing when the game is over."""
        return ", ".join(f"{LETTER[seat]}: {self.question}" for seat in self.asked)

    @property
    def ahead(self) -> str:
        """The seat whose play is strongest so far."""
        return LETTER[int(self.record.winner)]

    @property
    def center(self) -> str:
        """The coffee card in the center."""
        return "" if self.record.center == NONE else _spoken([COFFEES[self.record.center]])[0]

    @property
    def ended(self) -> str:
        """How the last round ended, and who won its last trick."""
        return f"{ENDS[self.record.ended]} by {LETTER[int(self.record.ended_by)]}" if self.record.ended else ""

    def tell(self, answers: str) -> None:
        """Give answers, one after the other: `A: black 8, B: set black 2, B: white 15`."""
        for answer in answers.split(", "):
            who, said = answer.split(": ")
            self.act(WHO[who], self.read(WHO[who], said))

    def may(self, who: str) -> list[str]:
        """Return all that a seat may answer now."""
        return [self.say(action, LOG) for action in self.choices(WHO[who])]

    def hand(self, who: str) -> list[str]:
        """Return the cat cards of a hand."""
        return spoken(self.record.hand[WHO[who]])

    def row(self, who: str) -> list[str]:
        """Return the unused coffee cards of a seat."""
        return spoken_coffees(self.record.unused[WHO[who]])

    def won(self, who: str) -> list[str]:
        """Return the acquired coffee cards of a seat."""
        return spoken_coffees(self.record.acquired[WHO[who]])

    def lacks(self, who: str) -> list[str]:
        """Return the colours that a seat has shown not to hold."""
        return [colour for number, colour in enumerate(COLOURS) if self.record.void[WHO[who]] >> number & 1]

    def lines(self, who: str) -> list[int]:
        """Return a seat's column of the score sheet: four rounds, then the acquired and the unused coffee cards."""
        sheet = np.zeros((GAME.lines, self.seats), np.int64)
        GAME.doors.sheet(self.state, sheet)
        return [int(points) for points in sheet[:, WHO[who]]]

    def redacted(self, who: str) -> Position:
        """Return the same position as a seat or a spectator sees it."""
        return self._with(self.seen(WHO[who]))

    def copy(self) -> Position:
        """Return a position to play on from, while this one stays."""
        return self._with(self.state.copy())

    def _with(self, state: np.ndarray[tuple[int], np.dtype[np.uint8]]) -> Position:
        other = Position(self.game, self.seats, self.options)
        other.state = state
        return other


def new_game(seats: int, **options: str) -> Position:
    """Return a game of which nothing is played."""
    return Position(GAME, seats, options)


def position(
    seats: int = 3,
    *,
    hands: Mapping[str, str] | None = None,
    rows: Mapping[str, str] | None = None,
    won: Mapping[str, str] | None = None,
    points: Mapping[str, Sequence[int]] | None = None,
    voids: Mapping[str, str] | None = None,
    center: str = "black 7",
    deck: str = "",
    leader: str = "A",
    start: str = "A",
    spare: int = 0,
    **options: str,
) -> Position:
    """Return a position before a lead, in the round after those that have `points`; after as many as seats it is over.

    Hands hold what is said and `spare` more cards of their own first colour; those that are not named have as many
    cards as the longest. The cards left over are filled up to their lawful number, and all others have been seen.
    Rows that are not named are filled as far as coffee cards go. Without a `center` the leader has to put one there.
    """
    table = new_game(seats, **options)
    state = table.record
    state.start, state.leader = WHO[start], WHO[leader]
    letters = "ABCD"[:seats]
    _lay_cats(state, letters, hands or {}, deck, spare)
    _lay_coffees(state, letters, rows or {}, won or {}, center)
    for letter, colours in (voids or {}).items():
        state.void[WHO[letter]] = sum(1 << COLOURS.index(colour) for colour in colours.split(", "))
    for letter, rounds in (points or {}).items():
        state.completed = len(rounds)
        state.points[: len(rounds), WHO[letter]] = rounds
    over = state.completed == seats
    state.open = 0 if over else 1
    state.question[0] = 0 if over else PLAY if center else PUT_COFFEE
    state.asked[0] = 0 if over else 1 << state.leader
    return table


def _lay_cats(state: State, letters: str, hands: Mapping[str, str], deck: str, spare: int) -> None:
    box = _Box(len(CATS))
    held = {letter: box.take(cards(hands.get(letter, ""))) for letter in letters}
    left = box.take(cards(deck))
    size = max(len(hand) for hand in held.values())
    for letter, hand in held.items():
        hand.extend(box.fill(spare if letter in hands else size + spare, like=hand))
        state.hand[WHO[letter]], state.hand_size[WHO[letter]] = bits(hand), len(hand)
    left += box.fill(LEFT[len(letters)] - len(left), like=[])
    state.deck, state.seen = bits(left), bits(box.free)


def _lay_coffees(state: State, letters: str, rows: Mapping[str, str], won: Mapping[str, str], center: str) -> None:
    box = _Box(len(COFFEES))
    state.center = box.take(coffees(center))[0] if center else NONE
    for letter, said in won.items():
        state.acquired[WHO[letter]] = bits(box.take(coffees(said)))
    for letter, said in rows.items():
        state.unused[WHO[letter]] = bits(box.take(coffees(said)))
    for letter in letters:
        if letter not in rows:
            state.unused[WHO[letter]] = bits(box.fill(ROWS[len(letters)], like=[]))


class _Box:
    """The cards that have no place yet."""

    def __init__(self, size: int) -> None:
        self.free = set(range(size))

    def take(self, wanted: Iterable[int]) -> list[int]:
        wanted = list(wanted)
        if not self.free.issuperset(wanted) or len(set(wanted)) < len(wanted):
            raise ValueError("two places for one card")
        self.free.difference_update(wanted)
        return wanted

    def fill(self, count: int, like: Sequence[int]) -> list[int]:
        """Return cat cards that give a hand no colour that it did not hold before, while there are any."""
        colour = CATS[like[0]][0] if like else -1
        ordered = sorted(self.free, key=lambda card: (bool(like) and CATS[card][0] != colour, card))
        return self.take(ordered[: max(count, 0)])


def cards(said: str) -> list[int]:
    """Return cat cards by their numbers: `black 5, brown 12`."""
    return [CATS.index(_printed(card)) for card in said.split(", ") if said]


def coffees(said: str) -> list[int]:
    """Return coffee cards by their numbers: `black 7, brown 15`."""
    return [COFFEES.index(_printed(card)) for card in said.split(", ") if said]


def _printed(said: str) -> tuple[int, int]:
    colour, number = said.split()
    return COLOURS.index(colour), int(number)


def bits(numbered: Iterable[int]) -> np.uint64:
    """Return numbers as a set."""
    return np.uint64(sum(1 << number for number in numbered))


def spoken(pile: int | np.uint64) -> list[str]:
    """Return the cat cards of a set in words."""
    return _spoken(CATS[card] for card in numbers(np.array([pile], np.uint64)))


def spoken_coffees(pile: int | np.uint64) -> list[str]:
    """Return the coffee cards of a set in words."""
    return _spoken(COFFEES[coffee] for coffee in numbers(np.array([pile], np.uint64)))


def _spoken(printed: Iterable[tuple[int, int]]) -> list[str]:
    return [f"{COLOURS[colour]} {number}" for colour, number in printed]

"""Positions of CATsle Builders in the spoken form, so that a test reads like an example of the rulebook.

Seats have the letters of those examples. Cards are said as in logs (`red 8`), boards by what lies where
(`1 red in column 1, 2 green in scrap`), and answers by who gives them (`A: red 8, B: red 2`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from tenshu.core.bits import numbers
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.core.words import LOG
from tenshu.games.catsle_builders import GAME
from tenshu.games.catsle_builders.pieces import BOX, SUITS
from tenshu.games.catsle_builders.state import PLAY, REVEAL, State

RANKS = 12
PLACES = ("scrap", "column 1", "column 2", "column 3", "column 4")
WHO = {letter: seat for seat, letter in enumerate("ABCDE")} | {"chance": CHANCE, "spectator": SPECTATOR}
LETTER = {seat: letter for letter, seat in WHO.items()}


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
    def ranks(self) -> str:
        """The seats that have played to this trick, strongest first."""
        ranked = {int(rank): LETTER[seat] for seat, rank in enumerate(self.record.rank) if rank}
        return " ".join(ranked[rank] for rank in sorted(ranked))

    @property
    def table(self) -> list[str]:
        """The cards of this trick that can still be taken."""
        return spoken(int(self.record.table))

    def tell(self, answers: str) -> None:
        """Give answers, one after the other: `A: red 8, B: red 2`."""
        for answer in answers.split(", "):
            who, said = answer.split(": ")
            self.act(WHO[who], self.read(WHO[who], said))

    def may(self, who: str) -> list[str]:
        """Return all that a seat may answer now."""
        return [self.say(action, LOG) for action in self.choices(WHO[who])]

    def hand(self, who: str) -> list[str]:
        """Return the cards of a hand."""
        return spoken(int(self.record.hand[WHO[who]]))

    def lacks(self, who: str) -> list[str]:
        """Return the suits that a seat has shown not to hold."""
        return [suit for number, suit in enumerate(SUITS) if self.record.void[WHO[who]] >> number & 1]

    def board(self, who: str) -> str:
        """Return what lies on a board: `1 red in column 1, 2 green in scrap`."""
        piles = [spoken(int(pile)) for pile in self.record.board[WHO[who]]]
        named = zip(piles, PLACES, strict=True)
        return ", ".join(f"{len(pile)} {pile[0].split()[0]} in {place}" for pile, place in named if pile)

    def lines(self, who: str) -> list[int]:
        """Return a seat's column of the score sheet."""
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
    seats: int = 4,
    *,
    hands: Mapping[str, str] | None = None,
    boards: Mapping[str, str] | None = None,
    points: Mapping[str, Sequence[int]] | None = None,
    voids: Mapping[str, str] | None = None,
    deck: str = "",
    leader: str = "A",
    start: str = "A",
    tricks: int = 0,
    **options: str,
) -> Position:
    """Return a position before a lead, in the round after those that have `points`; after three the game is over.

    There are `tricks` to be played, or as many as the longest hand has cards. Shorter hands are filled up with cards of
    their own first suit, the deck to its lawful size, and all that is left has been discarded.
    With three seats brown is out of the game unless another suit is named.
    """
    if seats == 3:
        options.setdefault("removed_suit", "brown")
    table = new_game(seats, **options)
    state = table.record
    state.start, state.leader = WHO[start], WHO[leader]
    state.removed = SUITS.index(options["removed_suit"]) if seats == 3 else state.removed
    box = _Box(options["removed_suit"] if seats == 3 else "")
    held = {letter: box.take(cards((hands or {}).get(letter, ""))) for letter in "ABCDE"[:seats]}
    unseen = box.take(cards(deck))
    for letter, spoken_board in (boards or {}).items():
        for place, pile in box.piles(spoken_board):
            state.board[WHO[letter], place] = bits(pile)
    tricks = tricks or max(len(hand) for hand in held.values())
    for letter, hand in held.items():
        hand.extend(box.fill(tricks - len(hand), like=hand))
        state.hand[WHO[letter]], state.hand_size[WHO[letter]] = bits(hand), len(hand)
    aside = next(row for row in BOX["tables"] if row["seats"] == seats)["aside"]
    unseen += box.fill(aside + (tricks if seats == 3 else 0) - len(unseen), like=[])
    state.deck = bits(unseen)
    state.seen = bits(box.all - set(unseen).union(*held.values()))
    for letter, suits in (voids or {}).items():
        state.void[WHO[letter]] = sum(1 << SUITS.index(suit) for suit in suits.split(", "))
    for letter, rounds in (points or {}).items():
        state.completed = len(rounds)
        state.points[: len(rounds), WHO[letter]] = rounds
    _open(state)
    return table


def _open(state: State) -> None:
    over = state.completed == 3
    state.open = 0 if over else 1
    state.question[0] = 0 if over else REVEAL if state.seats == 3 else PLAY
    state.asked[0] = 0 if over else 1 << (CHANCE if state.seats == 3 else state.leader)


class _Box:
    """The cards that have no place yet."""

    def __init__(self, removed: str) -> None:
        self.all = {card for card in range(60) if SUITS[card // RANKS] != removed}
        self.free = set(self.all)

    def take(self, wanted: Iterable[int]) -> list[int]:
        wanted = list(wanted)
        if not self.free.issuperset(wanted) or len(set(wanted)) < len(wanted):
            raise ValueError(f"two places for one of {spoken(bits(wanted))}")
        self.free.difference_update(wanted)
        return wanted

    def piles(self, board: str) -> list[tuple[int, list[int]]]:
        """Return the cards of each place of a board, whose numbers do not matter."""
        piles = []
        for pile in board.split(", ") if board else ():
            said, place = pile.split(" in ")
            count, suit = said.split()
            free = [card for card in sorted(self.free) if SUITS[card // RANKS] == suit]
            piles.append((PLACES.index(place), self.take(free[: int(count)])))
        return piles

    def fill(self, count: int, like: Sequence[int]) -> list[int]:
        """Return cards that let a hand follow no suit that it could not follow before, while there are any."""
        suit = like[0] // RANKS if like else -1
        ordered = sorted(self.free, key=lambda card: (card // RANKS != suit, card))
        return self.take(ordered[: max(count, 0)])


def cards(said: str) -> list[int]:
    """Return cards by their numbers: `red 8, blue 10`."""
    return [SUITS.index(card.split()[0]) * RANKS + int(card.split()[1]) - 1 for card in said.split(", ") if said]


def bits(numbered: Iterable[int]) -> np.uint64:
    """Return numbers as a set."""
    return np.uint64(sum(1 << number for number in numbered))


def spoken(pile: int | np.uint64) -> list[str]:
    """Return the cards of a set in words."""
    held = numbers(np.array([pile], np.uint64))
    return [f"{SUITS[card // RANKS]} {card % RANKS + 1}" for card in held]

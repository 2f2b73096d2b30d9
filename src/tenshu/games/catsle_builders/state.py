"""Everything on the table in a game of CATsle Builders."""

from __future__ import annotations

from tenshu.core.bits import Bits, Words
from tenshu.core.questions import Asking
from tenshu.core.record import Ints, i16, u64
from tenshu.games.catsle_builders.pieces import CARDS, MOST_SEATS, MOST_TRICKS, NSUITS, PLACES, ROUNDS

# The questions that the game asks.
QUESTIONS = ("start", "remove", "deal", "reveal", "play", "take", "place")
START, REMOVE, DEAL, REVEAL, PLAY, TAKE, PLACE_CARD = range(len(QUESTIONS))

# The actions: a card, a place on one's own board, a suit, a seat.
CARD = 0
PLACE = CARD + CARDS
SUIT = PLACE + PLACES
SEAT = SUIT + NSUITS
ACTIONS = SEAT + MOST_SEATS

# The lines of the score sheet: each round completed, then each place of the board in the round being played,
# the bonus for perfect columns, and what keeps a round from counting below zero.
PLACE_LINES = ROUNDS
BONUS_LINE = PLACE_LINES + PLACES
FLOOR_LINE = BONUS_LINE + 1
LINES = FLOOR_LINE + 1

# At most one question for each card to be taken from a trick, or where to put one and the rest of them.
DEPTH = 4


class State(Asking, depth=DEPTH):
    """The table. A card is a number: its suit times 12, plus its rank less 1."""

    seats: int = i16()
    edition: int = i16()
    winner_leads: int = i16()  # 1 when the variant is played
    removed: int = i16()  # the suit that is not in the game, or NONE

    completed: int = i16()  # rounds; 3 when the game is over
    start: int = i16()  # the seat that opened this round
    points: Ints = i16(ROUNDS, MOST_SEATS)  # of the rounds completed

    deck: Bits = u64()  # cards neither dealt nor revealed, the four set aside among them
    hand: Words = u64(MOST_SEATS)
    hand_size: Ints = i16(MOST_SEATS)  # which all may see
    seen: Bits = u64()  # cards that have lain face up in this round
    void: Ints = i16(MOST_SEATS)  # suits that a seat has shown not to hold, one bit each

    leader: int = i16()  # the start player of this trick
    led: int = i16()  # the suit led, or NONE
    extra: int = i16()  # the extra card of this trick, or NONE
    trick: Ints = i16(MOST_SEATS)  # the card that each seat has played, or NONE
    rank: Ints = i16(MOST_SEATS)  # the rank of each seat among those that have played: 1 is strongest, 0 not yet
    table: Bits = u64()  # cards of this trick that can still be taken

    board: Words = u64(MOST_SEATS, PLACES)  # cards in the scrap area and the four columns of each seat

    # What all have seen in this round, by trick: who led, and the card that each seat played, or NONE. Of three seats
    # the extra card stands after theirs. With the boards it tells all that went before: a card that lies there was
    # taken from the very trick that it was played to.
    leaders: Ints = i16(MOST_TRICKS)
    plays: Ints = i16(MOST_TRICKS, MOST_SEATS)

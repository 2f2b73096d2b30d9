"""Everything on the table in a game of Catte."""

from __future__ import annotations

from tenshu.core.bits import Bits, Words
from tenshu.core.questions import Asking
from tenshu.core.record import Ints, i16, u64
from tenshu.games.catte.pieces import BLACK_CATS, MOST_SEATS, MOST_TRICKS, NCATS, NCOFFEES, ROUNDS

# The questions that the game asks.
QUESTIONS = ("start", "deal", "deal-coffee", "coffee", "play", "pair")
START, DEAL, DEAL_COFFEE, PUT_COFFEE, PLAY, PAIR = range(len(QUESTIONS))

# The actions: a cat card, a black cat card that begins a set, a coffee card, a seat.
CARD = 0
SET = CARD + NCATS
COFFEE = SET + BLACK_CATS
SEAT = COFFEE + NCOFFEES
ACTIONS = SEAT + MOST_SEATS

# The lines of the score sheet: each round completed, then what the acquired and the unused coffee cards of the
# round being played are worth.
ACQUIRED_LINE = ROUNDS
UNUSED_LINE = ACQUIRED_LINE + 1
LINES = UNUSED_LINE + 1

# How a round ended: by which of the conditions i, ii and iii.
GOES_ON, LIMIT_BROKEN, NO_COFFEE, LAST_CARD = range(4)

DEPTH = 1  # one question is answered before the next is asked


class State(Asking, depth=DEPTH):
    """The table. Cat cards and coffee cards are numbered as in `pieces`."""

    seats: int = i16()
    forced_set: int = i16()  # 1 when a set must be made under a brown lead, if it is the only brown play
    led_set: int = i16()  # 1 when a set may be led

    completed: int = i16()  # rounds; as many as seats when the game is over
    start: int = i16()  # the seat that opened this round
    points: Ints = i16(ROUNDS, MOST_SEATS)  # of the rounds completed
    ended: int = i16()  # how the last of the rounds completed ended; GOES_ON while there is none
    ended_by: int = i16()  # the seat that won the last trick of that round, or NONE

    deck: Bits = u64()  # cat cards that were not dealt
    hand: Words = u64(MOST_SEATS)
    hand_size: Ints = i16(MOST_SEATS)  # which all may see
    seen: Bits = u64()  # cat cards that have lain face up in this round
    void: Ints = i16(MOST_SEATS)  # colours that a seat has shown not to hold, one bit each

    coffees: Bits = u64()  # coffee cards not yet dealt
    unused: Words = u64(MOST_SEATS)  # coffee cards in each seat's own column, which all may see
    acquired: Words = u64(MOST_SEATS)  # coffee cards that each seat has won
    center: int = i16()  # the coffee card in the center, or NONE

    leader: int = i16()  # the first player of this trick
    led: int = i16()  # the colour led, or NONE
    trick: Ints = i16(MOST_SEATS)  # the cat card that each seat has played, or NONE
    pair: Ints = i16(MOST_SEATS)  # the white cat card that makes a set of it, or NONE
    winner: int = i16()  # the seat whose play is strongest so far, or NONE

    # What all have seen in this round, by trick: who led, the coffee card in the center, and what each seat played, or
    # NONE. A play is the number of a cat card; of a set that of the black one, plus NCATS times 1 more than the white.
    leaders: Ints = i16(MOST_TRICKS)
    centers: Ints = i16(MOST_TRICKS)
    plays: Ints = i16(MOST_TRICKS, MOST_SEATS)

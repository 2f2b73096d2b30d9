"""What a seat of CATsle Builders sees, as a row of numbers that nets read.

Seats are counted from the one that looks, clockwise; what belongs to a seat that is not at the table is zero.
Both editions are played alike, so the row does not tell them apart. Nor does it tell the numbers of cards that lie on
boards, and of the extra card: they count for nothing.
"""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import Bits, Words, bit, count, lowest
from tenshu.core.observing import Answers, Axis, Field, Observing, starts
from tenshu.core.questions import CHANCE, about, question, waiting
from tenshu.core.record import Bytes
from tenshu.core.rows import mark, put
from tenshu.core.rules import compiled
from tenshu.games.catsle_builders import rules
from tenshu.games.catsle_builders.pieces import (
    BONUS,
    BOX,
    CARDS,
    LIMITS,
    MOST_SEATS,
    MOST_TRICKS,
    NO_CARDS,
    NONE,
    NSUITS,
    PLACES,
    RANKS,
    ROUNDS,
    SCRAP,
    SUIT_CARDS,
)
from tenshu.games.catsle_builders.rules import TWO_CARDS, is_stronger, number_of, suit_of
from tenshu.games.catsle_builders.state import PLACE_CARD, PLAY, SUIT, TAKE, State

_FEWEST_SEATS: int = BOX["tables"][0]["seats"]
_RIVALS = MOST_SEATS - 1
_COLUMNS = PLACES - 1  # at most so many are perfect
_QUESTIONS = PLACE_CARD - PLAY + 1  # to seats: they are the last ones
_ROOM = int(LIMITS.max()) - 1  # beside the card that chose the column
_GAIN, _LOSS = 3, 7  # the most that one card brings a board, and costs it: the bonus of perfect columns comes and goes
_BELOW_ZERO, _BOARD = 10, 24  # where a board that is worth 0 stands, and the most that is told
_LEAD = 28  # the most that two rounds bring

_BY_SEAT = Axis(MOST_SEATS, "seats")
_BY_RIVAL = Axis(_RIVALS, "other seats")
_BY_SUIT = Axis(NSUITS, "suits")
_BY_NUMBER = Axis(RANKS, "numbers")
_BY_PLACE = Axis(PLACES, "places")
_BY_CARD = (_BY_SUIT, _BY_NUMBER)

# The cards that have some number or a higher one.
_AT_LEAST: Words = np.array(
    [sum(1 << card for card in range(CARDS) if card % RANKS >= rank) for rank in range(RANKS)], np.uint64
)

FIELDS = (
    Field("seats", (Axis(MOST_SEATS - _FEWEST_SEATS + 1, "numbers of seats"),), 1, "How many play, from 3."),
    Field("winner_leads", 1, 1, "Whether the first rank leads the next trick, which is a variant."),
    Field("removed", (_BY_SUIT,), 1, "The suit that is not in the game, with 3 seats.", 1),
    Field("round", (Axis(ROUNDS, "rounds"),), 1, "The round that is played."),
    Field(
        "question",
        (Axis(_QUESTIONS, "questions"),),
        1,
        "What is asked: a card to play, a card to take, or a place for it.",
    ),
    Field("turn", (_BY_SEAT,), 1, "The seat that is asked."),
    Field("leader", (_BY_SEAT,), 1, "The seat that leads this trick."),
    Field("start", (_BY_SEAT,), 1, "The seat that led the first trick of this round."),
    Field("tricks", 1, MOST_TRICKS, "How many tricks of this round are not over."),
    Field("to_play", 1, _RIVALS, "How many other seats have yet to play to this trick."),
    Field("hand", _BY_CARD, 1, "The cards in hand.", RANKS),
    Field(
        "unseen", _BY_CARD, 1, "The cards that another seat may hold: neither in hand nor shown in this round.", RANKS
    ),
    Field("played", (_BY_SEAT, *_BY_CARD), 1, "The cards that each seat played in this round.", RANKS),
    Field("hand_suits", (_BY_SUIT,), RANKS, "How many cards of each suit are in hand.", 1),
    Field("unseen_suits", (_BY_SUIT,), RANKS, "How many cards of each suit are unseen.", 1),
    Field("above", (_BY_SUIT,), RANKS, "How many unseen cards of a suit are above the highest in hand.", 1),
    Field("below", (_BY_SUIT,), RANKS, "How many unseen cards of a suit are below the lowest in hand.", 1),
    Field("void", (_BY_SEAT, _BY_SUIT), 1, "The suits that each seat has shown not to hold.", 1),
    Field("led", (_BY_SUIT,), 1, "The suit led.", 1),
    Field("extra", (_BY_SUIT,), 1, "The suit of the extra card of this trick, with 3 seats.", 1),
    Field("trick_suit", (_BY_SEAT, _BY_SUIT), 1, "The suit of the card that each seat played to this trick.", 1),
    Field("trick_number", (_BY_SEAT,), RANKS, "Its number."),
    Field(
        "trick_rank",
        (_BY_SEAT, Axis(MOST_SEATS, "ranks")),
        1,
        "The rank of each seat among those that have played, from 1.",
    ),
    Field("trick_stronger", (_BY_SEAT,), CARDS, "How many unseen cards would rank above the card of each seat."),
    Field("play_rank", _BY_CARD, MOST_SEATS, "The rank that each card would have, if it can be played now.", RANKS),
    Field("play_stronger", _BY_CARD, CARDS, "How many unseen cards would then rank above it.", RANKS),
    Field("loose", (_BY_SUIT,), MOST_SEATS, "How many cards of each suit can still be taken from this trick.", 1),
    Field("owed", (_BY_SEAT,), TWO_CARDS, "How many cards each seat has yet to take from this trick."),
    Field("placing", (_BY_SUIT,), 1, "The suit of the card that a place is asked for.", 1),
    Field(
        "place", (_BY_SEAT, _BY_SUIT, _BY_PLACE), 1, "The place of each suit on each board: scrap or a column.", PLACES
    ),
    Field("room", (_BY_SEAT, _BY_SUIT), _ROOM, "How many more cards of a suit its column on a board has room for.", 1),
    Field("gain", (_BY_SEAT, _BY_SUIT), _GAIN, "The points that one more card of a suit brings a board, at best.", 1),
    Field("loss", (_BY_SEAT, _BY_SUIT), _LOSS, "The points that it costs, at best.", 1),
    Field("board", (_BY_SEAT,), _BOARD, "The points of each board as it stands, plus 10."),
    Field("perfect", (_BY_SEAT,), _COLUMNS, "How many columns of each board are perfect."),
    Field("ahead", (_BY_RIVAL,), _LEAD, "How many points of the rounds completed one is ahead of each other seat."),
    Field("behind", (_BY_RIVAL,), _LEAD, "How many one is behind."),
)
HIDDEN = (Field("hands", (_BY_RIVAL, *_BY_CARD), 1, "The cards in the hand of each other seat.", RANKS),)

(
    _SEATS,
    _WINNER_LEADS,
    _REMOVED,
    _ROUND,
    _QUESTION,
    _TURN,
    _LEADER,
    _START,
    _TRICKS,
    _TO_PLAY,
    _HAND,
    _UNSEEN,
    _PLAYED,
    _HAND_SUITS,
    _UNSEEN_SUITS,
    _ABOVE,
    _BELOW,
    _VOID,
    _LED,
    _EXTRA,
    _TRICK_SUIT,
    _TRICK_NUMBER,
    _TRICK_RANK,
    _TRICK_STRONGER,
    _PLAY_RANK,
    _PLAY_STRONGER,
    _LOOSE,
    _OWED,
    _PLACING,
    _PLACE,
    _ROOM_LEFT,
    _GAINED,
    _LOST,
    _BOARD_POINTS,
    _PERFECT,
    _AHEAD,
    _BEHIND,
) = starts(FIELDS)


@compiled
def observe(state: State, seat: int, row: Bytes) -> None:
    """Write what a seat sees."""
    unseen = rules.cards_in_game(state) & ~state.seen & ~state.hand[seat]
    _write_game(state, seat, row)
    _write_cards(state, seat, unseen, row)
    _write_trick(state, seat, unseen, row)
    _write_question(state, seat, unseen, row)
    for away in range(state.seats):
        other = (seat + away) % state.seats
        _write_board(state, other, away, row)
        if away > 0:
            lead = _points(state, seat) - _points(state, other)
            put(row, _AHEAD + away - 1, lead, _LEAD)
            put(row, _BEHIND + away - 1, -lead, _LEAD)


@compiled
def _write_game(state: State, seat: int, row: Bytes) -> None:
    row[_SEATS + state.seats - _FEWEST_SEATS] = 1
    row[_WINNER_LEADS] = state.winner_leads
    if state.removed != NONE:
        row[_REMOVED + state.removed] = 1
    if state.completed < ROUNDS:
        row[_ROUND + state.completed] = 1
    row[_LEADER + (state.leader - seat) % state.seats] = 1
    row[_START + (state.start - seat) % state.seats] = 1
    row[_TRICKS] = state.hand_size[seat] + (state.trick[seat] != NONE)


# Cards


@compiled
def _write_cards(state: State, seat: int, unseen: Bits, row: Bytes) -> None:
    mark(row, _HAND, state.hand[seat])
    mark(row, _UNSEEN, unseen)
    for suit in range(NSUITS):
        held, hidden = state.hand[seat] & SUIT_CARDS[suit], unseen & SUIT_CARDS[suit]
        row[_HAND_SUITS + suit] = count(held)
        row[_UNSEEN_SUITS + suit] = count(hidden)
        if held != NO_CARDS:
            row[_ABOVE + suit] = count(hidden & _AT_LEAST[_highest(held) % RANKS])
            row[_BELOW + suit] = count(hidden & ~_AT_LEAST[lowest(held) % RANKS])
    for away in range(state.seats):
        other = (seat + away) % state.seats
        for suit in range(NSUITS):
            row[_VOID + away * NSUITS + suit] = state.void[other] >> suit & 1
        for trick in range(MOST_TRICKS):
            if state.plays[trick, other] != NONE:
                row[_PLAYED + away * CARDS + state.plays[trick, other]] = 1


@compiled
def _highest(cards: Bits) -> int:
    """Return the highest card of a set that is not empty."""
    card = 0
    while cards != NO_CARDS:
        card = lowest(cards)
        cards &= ~bit(card)
    return card


# The trick


@compiled
def _write_trick(state: State, seat: int, unseen: Bits, row: Bytes) -> None:
    if state.led != NONE:
        row[_LED + state.led] = 1
    if state.extra != NONE:
        row[_EXTRA + suit_of(state.extra)] = 1
    for away in range(state.seats):
        other = (seat + away) % state.seats
        card = int(state.trick[other])
        if card != NONE:
            row[_TRICK_SUIT + away * NSUITS + suit_of(card)] = 1
            row[_TRICK_NUMBER + away] = number_of(card)
            row[_TRICK_RANK + away * MOST_SEATS + state.rank[other] - 1] = 1
            row[_TRICK_STRONGER + away] = _stronger(card, state.led, unseen)
        elif away > 0:
            row[_TO_PLAY] += 1
    for suit in range(NSUITS):
        row[_LOOSE + suit] = count(state.table & SUIT_CARDS[suit])


@compiled
def _stronger(card: int, led: int, cards: Bits) -> int:
    """Return how many of some cards would rank above one that is played before them."""
    above: Bits = cards & _AT_LEAST[card % RANKS]  # an equal number of another suit that was not led ranks above too
    if suit_of(card) == led:
        return count(above & SUIT_CARDS[led])
    return count(above | cards & SUIT_CARDS[led])


# The question


@compiled
def _write_question(state: State, seat: int, unseen: Bits, row: Bytes) -> None:
    asked = waiting(state)
    if asked == 0 or asked == 1 << CHANCE:
        return
    row[_QUESTION + question(state) - PLAY] = 1
    row[_TURN + (lowest(np.uint64(asked)) - seat) % state.seats] = 1
    if question(state) == PLACE_CARD:
        row[_PLACING + suit_of(about(state))] = 1
    elif question(state) == PLAY and asked == 1 << seat:
        _write_plays(state, seat, unseen, row)
    for number in range(state.open):
        if state.question[number] == TAKE:
            row[_OWED + (lowest(np.uint64(state.asked[number])) - seat) % state.seats] += 1


@compiled
def _write_plays(state: State, seat: int, unseen: Bits, row: Bytes) -> None:
    left = rules.may_play(state, seat)
    while left != NO_CARDS:
        card = lowest(left)
        left &= ~bit(card)
        led = suit_of(card) if state.led == NONE else int(state.led)
        rank = 1
        for rival in range(state.seats):
            if state.trick[rival] != NONE and is_stronger(state.trick[rival], card, led):
                rank += 1
        row[_PLAY_RANK + card] = rank
        row[_PLAY_STRONGER + card] = _stronger(card, led, unseen)


# Boards and points


@compiled
def _write_board(state: State, owner: int, away: int, row: Bytes) -> None:
    perfect = rules.perfect_columns(state, owner)
    put(row, _BOARD_POINTS + away, rules.board_points(state, owner) + _BELOW_ZERO, _BOARD)
    row[_PERFECT + away] = perfect
    laid, best = 0, -_LOSS
    for place in range(PLACES):
        pile = state.board[owner, place]
        change = _change(place, count(pile), LIMITS[state.seats, place], perfect)
        if pile != NO_CARDS:
            suit = suit_of(lowest(pile))
            laid |= 1 << suit
            at = away * NSUITS + suit
            row[_PLACE + at * PLACES + place] = 1
            put(row, _ROOM_LEFT + at, LIMITS[state.seats, place] - count(pile), _ROOM)
            _write_change(at, change, row)
        elif rules.has_place(state.seats, place):
            best = max(best, change)
    for suit in range(NSUITS):
        if laid >> suit & 1 == 0 and suit != state.removed:
            _write_change(away * NSUITS + suit, best, row)


@compiled
def _change(place: int, cards: int, limit: int, perfect: int) -> int:
    """Return what one more card on a place changes the points of a board by, whose perfect columns are counted."""
    change = rules.place_points(cards + 1, limit) - rules.place_points(cards, limit)
    if place != SCRAP and cards == limit:
        change += BONUS[perfect - 1] - BONUS[perfect]
    elif place != SCRAP and cards + 1 == limit:
        change += BONUS[perfect + 1] - BONUS[perfect]
    return int(change)


@compiled
def _write_change(at: int, change: int, row: Bytes) -> None:
    put(row, _GAINED + at, change, _GAIN)
    put(row, _LOST + at, -change, _LOSS)


@compiled
def _points(state: State, seat: int) -> int:
    """Return the points of the rounds completed."""
    points = 0
    for number in range(state.completed):
        points += int(state.points[number, seat])
    return points


@compiled
def observe_hidden(state: State, seat: int, row: Bytes) -> None:
    """Write what is hidden from a seat."""
    for away in range(1, state.seats):
        mark(row, (away - 1) * CARDS, state.hand[(seat + away) % state.seats])


OBSERVING = Observing(
    version=1,
    fields=FIELDS,
    hidden=HIDDEN,
    answers=SUIT,
    observe=observe,
    observe_hidden=observe_hidden,
    alike=NSUITS,  # no suit is stronger than another, or worth more
    about=(Answers(CARDS, RANKS), Answers(PLACES)),
)

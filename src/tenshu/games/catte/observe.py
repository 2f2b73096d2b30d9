"""What a seat of Catte sees, as a row of numbers that nets read.

Seats are counted from the one that looks, clockwise; what belongs to a seat that is not at the table is zero.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from tenshu.core.bits import ONE, Bits, bit, count, lowest
from tenshu.core.observing import Axis, Field, Observing, starts
from tenshu.core.questions import CHANCE, question, waiting
from tenshu.core.record import Bytes
from tenshu.core.rows import LEAD_STEPS, LEAD_WORDS, mark, put, put_lead
from tenshu.core.rules import compiled
from tenshu.games.catte import rules
from tenshu.games.catte.pieces import (
    ALL_CATS,
    BLACK,
    BLACK_CATS,
    BOX,
    BROWN,
    COFFEE_COLOUR,
    COFFEE_NUMBER,
    COLOUR,
    COLOUR_CATS,
    COLOURS,
    HAND,
    LIMIT,
    MOST_SEATS,
    MOST_TRICKS,
    NCATS,
    NCOFFEES,
    NO_CARDS,
    NONE,
    NUMBER,
    ROUNDS,
    ROW,
    WHITE,
)
from tenshu.games.catte.state import PAIR, PLAY, PUT_COFFEE, SEAT, State

_Each: TypeAlias = tuple[int, int, int, int]  # a number a seat

_FEWEST_SEATS: int = BOX["tables"][0]["seats"]
_RIVALS = MOST_SEATS - 1
_QUESTIONS = PAIR - PUT_COFFEE + 1  # to seats: they are the last ones
_NCOLOURS = len(COLOURS)
_CATS = int(np.bincount(COLOUR).max())  # of one colour, at most
_UNSEEN_STRONGER = 2 * _CATS - 1  # all trumps, and all others of the colour led
_HIGHEST, _HIGHEST_SET = int(NUMBER.max()), int(2 * NUMBER[:BLACK_CATS].max())  # black and white go equally high
_LIMIT, _COFFEE = int(LIMIT.max()), int(COFFEE_NUMBER.max())
_ROUND = 2 * _LIMIT + 16  # the most that a round brings: the limit twice, and four unused coffee cards squared
_LEAD = 100  # the most that is told of the rounds completed

_BY_SEAT = Axis(MOST_SEATS, "seats")
_BY_RIVAL = Axis(_RIVALS, "other seats")
_BY_CAT = Axis(NCATS, "cats")
_BY_COFFEE = Axis(NCOFFEES, "coffees")
_BY_COLOUR = Axis(_NCOLOURS, "colours")
_BY_STEP = Axis(LEAD_STEPS, "steps")

FIELDS = (
    Field("seats", (Axis(MOST_SEATS - _FEWEST_SEATS + 1, "numbers of seats"),), 1, "How many play, from 3."),
    Field("forced_set", 1, 1, "Whether a set must be made under a brown lead, if it is the only brown play."),
    Field("led_set", 1, 1, "Whether a set may be led."),
    Field("rounds", (Axis(ROUNDS, "amounts from 1"),), 1, "How many rounds are not over, from 1."),
    Field(
        "question",
        (Axis(_QUESTIONS, "questions"),),
        1,
        "What is asked: a coffee card, a cat card, or the white card of a set.",
    ),
    Field("turn", (_BY_SEAT,), 1, "The seat that is asked."),
    Field("leader", (_BY_SEAT,), 1, "The seat that leads this trick."),
    Field("start", (_BY_SEAT,), 1, "The seat that led the first trick of this round."),
    Field("hand_size", (_BY_SEAT,), int(HAND.max()), "How many cat cards each seat holds."),
    Field("to_play", 1, _RIVALS, "How many other seats have yet to play to this trick."),
    Field("last_trick", 1, 1, "Whether the round ends with this trick, since somebody plays a last card."),
    Field("hand", (_BY_CAT,), 1, "The cat cards in hand."),
    Field(
        "unseen", (_BY_CAT,), 1, "The cat cards that another seat may hold: neither in hand nor shown in this round."
    ),
    Field("played", (_BY_SEAT, _BY_CAT), 1, "The cat cards that each seat played in this round."),
    Field("hand_colours", (_BY_COLOUR,), _CATS, "How many cards of each colour are in hand."),
    Field("unseen_colours", (_BY_COLOUR,), _CATS, "How many cards of each colour are unseen."),
    Field("highest", (_BY_COLOUR,), _HIGHEST, "The highest number of each colour in hand."),
    Field("above", (_BY_COLOUR,), _CATS, "How many unseen cards of a colour are above that."),
    Field("sets", (Axis(2, "sets"),), _HIGHEST_SET, "The lowest and the highest set that could be made of the hand."),
    Field("void", (_BY_SEAT, _BY_COLOUR), 1, "The colours that each seat has shown not to hold."),
    Field("led", (_BY_COLOUR,), 1, "The colour led."),
    Field("trump", (_BY_COLOUR,), 1, "The colour of the coffee card in the center."),
    Field(
        "trick_colour", (_BY_SEAT, _BY_COLOUR), 1, "The colour of what each seat played to this trick; a set is brown."
    ),
    Field("trick_number", (_BY_SEAT,), _HIGHEST_SET, "Its number, of a set the sum."),
    Field("trick_set", (_BY_SEAT,), 1, "Whether it is a set."),
    Field("winner", (_BY_SEAT,), 1, "The seat that would win this trick now."),
    Field("ahead_with", (_BY_CAT,), 1, "The cards that can be played now and would be ahead."),
    Field("stronger", (_BY_CAT,), _UNSEEN_STRONGER, "How many unseen cards would then beat them."),
    Field(
        "ahead_with_set",
        (Axis(BLACK_CATS, "black cats"),),
        1,
        "The black cards of sets that can be made now and would be ahead.",
    ),
    Field("center", (_BY_COFFEE,), 1, "The coffee card in the center."),
    Field("center_number", 1, _COFFEE, "Its number."),
    Field("unused", (_BY_SEAT, _BY_COFFEE), 1, "The unused coffee cards of each seat."),
    Field("unused_size", (_BY_SEAT,), int(ROW.max()), "How many they are."),
    Field("acquired", (_BY_SEAT, _BY_COFFEE), 1, "The coffee cards that each seat has acquired."),
    Field("sum", (_BY_SEAT,), _LIMIT, "What they sum up to."),
    Field("room", (_BY_SEAT, Axis(_LIMIT + 1, "amounts from 0")), 1, "How much is missing to the limit, from 0."),
    Field("gain", (_BY_SEAT,), 2 * _LIMIT, "The points that the coffee card in the center would bring each seat."),
    Field("loss", (_BY_SEAT,), 2 * _LIMIT, "The points that it would cost."),
    Field("would_end", (_BY_SEAT,), 1, "Whether the round ends if that seat wins this trick."),
    Field("round_points", (_BY_SEAT,), _ROUND, "The points of each seat in this round as it stands."),
    Field("ahead", (_BY_RIVAL,), _LEAD, "How many points of the rounds completed one is ahead of each other seat."),
    Field("behind", (_BY_RIVAL,), _LEAD, "How many one is behind."),
    Field("standing", (_BY_RIVAL, _BY_STEP), 1, f"The steps of leads over each other seat now: {LEAD_WORDS}."),
    Field(
        "if_won",
        (_BY_RIVAL, _BY_STEP),
        1,
        "The same if oneself wins this trick, and has put the next coffee card unless the round is over then.",
    ),
    Field("if_lost", (_BY_RIVAL, _BY_STEP), 1, "The same if it is that other seat that wins it."),
    Field("first", (_BY_SEAT,), 1, "The seats that have the most points now."),
    Field(
        "first_if",
        (Axis(MOST_SEATS, "winners"), _BY_SEAT),
        1,
        "Those that would have them, for each seat that wins this trick.",
    ),
)
HIDDEN = (Field("hands", (_BY_RIVAL, _BY_CAT), 1, "The cat cards in the hand of each other seat."),)

(
    _SEATS,
    _FORCED_SET,
    _LED_SET,
    _ROUNDS,
    _QUESTION,
    _TURN,
    _LEADER,
    _START,
    _HAND_SIZE,
    _TO_PLAY,
    _LAST_TRICK,
    _HAND,
    _UNSEEN,
    _PLAYED,
    _HAND_COLOURS,
    _UNSEEN_COLOURS,
    _HIGHEST_HELD,
    _ABOVE,
    _SETS,
    _VOID,
    _LED,
    _TRUMP,
    _TRICK_COLOUR,
    _TRICK_NUMBER,
    _TRICK_SET,
    _WINNER,
    _AHEAD_WITH,
    _STRONGER,
    _AHEAD_WITH_SET,
    _CENTER,
    _CENTER_NUMBER,
    _UNUSED,
    _UNUSED_SIZE,
    _ACQUIRED,
    _SUM,
    _ROOM,
    _GAIN,
    _LOSS,
    _WOULD_END,
    _ROUND_POINTS,
    _AHEAD,
    _BEHIND,
    _STANDING,
    _IF_WON,
    _IF_LOST,
    _FIRST,
    _FIRST_IF,
) = starts(FIELDS)


@compiled
def observe(state: State, seat: int, row: Bytes) -> None:
    """Write what a seat sees."""
    _write_game(state, seat, row)
    _write_cards(state, seat, row)
    _write_question(state, seat, row)
    for away in range(state.seats):
        other = (seat + away) % state.seats
        _write_seat(state, other, away, row)
        _write_trick(state, other, away, row)
        _write_coffees(state, other, away, row)
        if away > 0:
            lead = _points(state, seat) - _points(state, other)
            put(row, _AHEAD + away - 1, lead, _LEAD)
            put(row, _BEHIND + away - 1, -lead, _LEAD)
    _write_standings(state, seat, row)


@compiled
def _write_game(state: State, seat: int, row: Bytes) -> None:
    row[_SEATS + state.seats - _FEWEST_SEATS] = 1
    row[_FORCED_SET], row[_LED_SET] = state.forced_set, state.led_set
    if state.completed < state.seats:
        row[_ROUNDS + state.seats - state.completed - 1] = 1
    row[_LEADER + (state.leader - seat) % state.seats] = 1
    row[_START + (state.start - seat) % state.seats] = 1
    if state.led != NONE:
        row[_LED + state.led] = 1
    if state.winner != NONE:
        row[_WINNER + (state.winner - seat) % state.seats] = 1
    if state.center != NONE:
        row[_CENTER + state.center] = 1
        row[_CENTER_NUMBER] = COFFEE_NUMBER[state.center]
        row[_TRUMP + COFFEE_COLOUR[state.center]] = 1


# Cards


@compiled
def _write_cards(state: State, seat: int, row: Bytes) -> None:
    hand, unseen = state.hand[seat], ALL_CATS & ~state.seen & ~state.hand[seat]
    mark(row, _HAND, hand)
    mark(row, _UNSEEN, unseen)
    for colour in range(_NCOLOURS):
        held, hidden = hand & COLOUR_CATS[colour], unseen & COLOUR_CATS[colour]
        row[_HAND_COLOURS + colour] = count(held)
        row[_UNSEEN_COLOURS + colour] = count(hidden)
        if held != NO_CARDS:
            card = _highest(held)
            row[_HIGHEST_HELD + colour] = NUMBER[card]
            row[_ABOVE + colour] = count(hidden & ~(bit(card) - ONE))
    if rules.can_make_set(hand):
        black, white = hand & COLOUR_CATS[BLACK], hand & COLOUR_CATS[WHITE]
        row[_SETS] = NUMBER[lowest(black)] + NUMBER[lowest(white)]
        row[_SETS + 1] = NUMBER[_highest(black)] + NUMBER[_highest(white)]


@compiled
def _highest(cards: Bits) -> int:
    """Return the highest card of a set that is not empty."""
    card = 0
    while cards != NO_CARDS:
        card = lowest(cards)
        cards &= ~bit(card)
    return card


@compiled
def _write_seat(state: State, other: int, away: int, row: Bytes) -> None:
    row[_HAND_SIZE + away] = state.hand_size[other]
    for colour in range(_NCOLOURS):
        row[_VOID + away * _NCOLOURS + colour] = state.void[other] >> colour & 1
    for trick in range(MOST_TRICKS):
        play = int(state.plays[trick, other])
        if play != NONE:
            row[_PLAYED + away * NCATS + play % NCATS] = 1
        if play >= NCATS:
            row[_PLAYED + away * NCATS + play // NCATS - 1] = 1


# The trick


@compiled
def _write_trick(state: State, other: int, away: int, row: Bytes) -> None:
    has_played = state.trick[other] != NONE
    if has_played:
        is_set = state.pair[other] != NONE or _is_in_set(state, other)
        row[_TRICK_COLOUR + away * _NCOLOURS + (BROWN if is_set else rules.colour_played(state, other))] = 1
        row[_TRICK_NUMBER + away] = rules.number_played(state, other)
        row[_TRICK_SET + away] = is_set
    elif away > 0:
        row[_TO_PLAY] += 1
    plays_on = not has_played or _is_in_set(state, other)
    if state.hand_size[other] == 0 or (state.hand_size[other] == 1 and plays_on):
        row[_LAST_TRICK] = 1


@compiled
def _is_in_set(state: State, seat: int) -> bool:
    """Tell whether a seat has laid the black card of a set, and not yet the white one."""
    return waiting(state) == 1 << seat and question(state) == PAIR


# The question


@compiled
def _write_question(state: State, seat: int, row: Bytes) -> None:
    asked = waiting(state)
    if asked == 0 or asked == 1 << CHANCE:
        return
    row[_QUESTION + question(state) - PUT_COFFEE] = 1
    row[_TURN + (lowest(np.uint64(asked)) - seat) % state.seats] = 1
    if asked == 1 << seat and question(state) == PLAY:
        _write_plays(state, seat, row)
    elif _is_in_set(state, seat):
        _write_sets(state, rules.may_pair(state, seat), int(NUMBER[state.trick[seat]]), _AHEAD_WITH, row)


@compiled
def _write_plays(state: State, seat: int, row: Bytes) -> None:
    unseen = ALL_CATS & ~state.seen & ~state.hand[seat]
    left = rules.may_play_single(state, seat)
    while left != NO_CARDS:
        card = lowest(left)
        left &= ~bit(card)
        if _would_be_ahead(state, int(COLOUR[card]), int(NUMBER[card])):
            row[_AHEAD_WITH + card] = 1
            row[_STRONGER + card] = _stronger(card, COFFEE_COLOUR[state.center], unseen)
    black = rules.may_begin_set(state, seat)
    if black != NO_CARDS:
        white = _highest(state.hand[seat] & COLOUR_CATS[WHITE])
        _write_sets(state, black, int(NUMBER[white]), _AHEAD_WITH_SET, row)


@compiled
def _stronger(card: int, trump: int, cards: Bits) -> int:
    """Return how many of some cards would beat one that is ahead, and so is trump or of the colour led."""
    colour = COLOUR[card]
    above: Bits = cards & COLOUR_CATS[colour] & ~(bit(card) - ONE)
    return count(above if colour == trump else above | cards & COLOUR_CATS[trump])


@compiled
def _write_sets(state: State, halves: Bits, other_half: int, start: int, row: Bytes) -> None:
    """Mark the cards that make a set which would be ahead, with a card of some number as its other half."""
    while halves != NO_CARDS:
        card = lowest(halves)
        halves &= ~bit(card)
        row[start + card] = _would_be_ahead(state, BROWN, int(NUMBER[card]) + other_half)


@compiled
def _would_be_ahead(state: State, colour: int, number: int) -> bool:
    """Tell whether a play would be ahead in this trick, as `rules.is_stronger` decides once it is made."""
    if state.winner == NONE:
        return True
    best = rules.strength(state, state.winner)
    strength = 2 if colour == COFFEE_COLOUR[state.center] else 1 if colour == state.led else 0
    return strength > best or (strength == best and number >= rules.number_played(state, state.winner))


# Coffee cards and points


@compiled
def _write_coffees(state: State, other: int, away: int, row: Bytes) -> None:
    total, limit = rules.acquired_sum(state, other), int(LIMIT[state.seats])
    mark(row, _UNUSED + away * NCOFFEES, state.unused[other])
    mark(row, _ACQUIRED + away * NCOFFEES, state.acquired[other])
    row[_UNUSED_SIZE + away] = count(state.unused[other])
    put(row, _SUM + away, total, _LIMIT)
    if total <= limit:
        row[_ROOM + away * (_LIMIT + 1) + limit - total] = 1
    put(row, _ROUND_POINTS + away, rules.round_points(state, other), _ROUND)
    if state.center != NONE:
        with_center = total + int(COFFEE_NUMBER[state.center])
        change = _coffee_points(with_center, limit) - _coffee_points(total, limit)
        put(row, _GAIN + away, change, 2 * _LIMIT)
        put(row, _LOSS + away, -change, 2 * _LIMIT)
        row[_WOULD_END + away] = with_center > limit or not rules.can_put_coffee(state, other)


@compiled
def _coffee_points(total: int, limit: int) -> int:
    """Return what acquired coffee cards of some sum are worth; must agree with `rules.coffee_points`."""
    if total > limit:
        return 0
    return 2 * total if total == limit else total


# Who would win


@compiled
def _write_standings(state: State, seat: int, row: Bytes) -> None:
    """Write who is ahead by how much: as it stands, and as it would stand when each of the seats has won this trick."""
    # A number a seat, worked out once: a row tells of them many times.
    now = (_total(state, 0), _total(state, 1), _total(state, 2), _total(state, 3))
    _write_first(state.seats, seat, NONE, now, now, _FIRST, row)
    for away in range(1, state.seats):
        put_lead(row, _STANDING + (away - 1) * LEAD_STEPS, now[seat] - now[(seat + away) % state.seats])
    if state.center == NONE:
        return
    is_last = row[_LAST_TRICK]
    won = (_won(state, 0, is_last), _won(state, 1, is_last), _won(state, 2, is_last), _won(state, 3, is_last))
    for away in range(state.seats):
        other = (seat + away) % state.seats
        _write_first(state.seats, seat, other, now, won, _FIRST_IF + away * MOST_SEATS, row)
        if away > 0:
            put_lead(row, _IF_WON + (away - 1) * LEAD_STEPS, won[seat] - now[other])
            put_lead(row, _IF_LOST + (away - 1) * LEAD_STEPS, now[seat] - won[other])


@compiled
def _write_first(seats: int, seat: int, taker: int, now: _Each, won: _Each, start: int, row: Bytes) -> None:
    """Mark the seats that have the most points when a seat, or NONE, has won this trick."""
    most = 0
    for other in range(seats):
        most = max(most, won[other] if other == taker else now[other])
    for away in range(seats):
        other = (seat + away) % seats
        row[start + away] = (won[other] if other == taker else now[other]) == most


@compiled
def _total(state: State, seat: int) -> int:
    """Return the points of a seat as it stands."""
    return rules.total_points(state, seat) if seat < state.seats else 0


@compiled
def _won(state: State, seat: int, is_last: int) -> int:
    """Return the points of a seat when it has won this trick, after which the round may be over.

    If it is not, the seat puts another coffee card into the center then.
    """
    if seat >= state.seats:
        return 0
    total, limit = rules.acquired_sum(state, seat) + int(COFFEE_NUMBER[state.center]), int(LIMIT[state.seats])
    unused = count(state.unused[seat])
    if unused > 0 and total <= limit and is_last == 0:
        unused -= 1
    return _points(state, seat) + _coffee_points(total, limit) + unused * unused


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
        mark(row, (away - 1) * NCATS, state.hand[(seat + away) % state.seats])


OBSERVING = Observing(
    version=2, fields=FIELDS, hidden=HIDDEN, answers=SEAT, observe=observe, observe_hidden=observe_hidden
)

"""The rules of Catte, in the order of the rulebook.

Rulings (C1 to C16) are ours, and are listed in docs/games/catte.md.
"""

from __future__ import annotations

import numpy as np

from tenshu.core.bits import ONE, Bits, Words, bit, count, fill, first, lowest
from tenshu.core.questions import CHANCE, about, answered, ask, question, waiting
from tenshu.core.record import Ints
from tenshu.core.rules import compiled, rule
from tenshu.games.catte.pieces import (
    ALL_CATS,
    ALL_COFFEES,
    BLACK,
    BROWN,
    COFFEE_COLOUR,
    COFFEE_NUMBER,
    COLOUR,
    COLOUR_CATS,
    HAND,
    LIMIT,
    MOST_SEATS,
    MOST_TRICKS,
    NCATS,
    NO_CARDS,
    NONE,
    NUMBER,
    ROW,
    WHITE,
)
from tenshu.games.catte.state import (
    ACQUIRED_LINE,
    CARD,
    COFFEE,
    DEAL,
    DEAL_COFFEE,
    GOES_ON,
    LAST_CARD,
    LIMIT_BROKEN,
    NO_COFFEE,
    PAIR,
    PLAY,
    PUT_COFFEE,
    SEAT,
    SET,
    START,
    UNUSED_LINE,
    State,
)

# Preparation


@rule("Contents", "Preparation")
def setup(state: State, seats: int, options: Ints) -> None:
    state.seats = seats
    state.forced_set, state.led_set = 1 - options[0], 1 - options[1]  # "yes" is the first value of both
    state.center = state.ended_by = NONE
    clear_trick(state)
    forget_plays(state)
    ask(state, START, CHANCE, 0)


@rule("Preparation", ruling="C16")
def choose_starting_player(state: State, seat: int) -> None:
    state.start = seat
    start_round(state)


@compiled
def start_round(state: State) -> None:
    state.deck, state.coffees, state.seen = ALL_CATS, ALL_COFFEES, NO_CARDS
    for seat in range(state.seats):
        state.hand[seat] = state.unused[seat] = state.acquired[seat] = NO_CARDS
        state.hand_size[seat] = state.void[seat] = 0
    state.leader = state.start
    ask(state, DEAL, CHANCE, 0)


@rule("Preparation 1", "Preparation 2")
def deal(state: State, card: int, seat: int) -> None:
    state.deck &= ~bit(card)
    state.hand[seat] |= bit(card)
    state.hand_size[seat] += 1
    if state.hand_size[seat] < HAND[state.seats]:
        ask(state, DEAL, CHANCE, seat)
    elif seat + 1 < state.seats:
        ask(state, DEAL, CHANCE, seat + 1)
    else:
        ask(state, DEAL_COFFEE, CHANCE, 0)


@rule("Preparation 3")
def deal_coffee(state: State, coffee: int, seat: int) -> None:
    state.coffees &= ~bit(coffee)
    state.unused[seat] |= bit(coffee)
    if count(state.unused[seat]) < ROW[state.seats]:
        ask(state, DEAL_COFFEE, CHANCE, seat)
    elif seat + 1 < state.seats:
        ask(state, DEAL_COFFEE, CHANCE, seat + 1)
    else:
        place_remaining_coffee(state)


@rule("Preparation 4", "How to Play Coffee Cards")
def place_remaining_coffee(state: State) -> None:
    state.center = lowest(state.coffees)
    state.coffees = NO_CARDS
    ask(state, PLAY, state.leader, 0)


# How to Play 1 and 2; How to Play Cards


@rule("How to Play Cards")
def can_make_set(hand: Bits) -> bool:
    return bool(hand & COLOUR_CATS[BLACK] != NO_CARDS and hand & COLOUR_CATS[WHITE] != NO_CARDS)


@rule("Game Outline 1", "How to Play 1", "How to Play 2", "How to Play Cards", ruling="C1 C5")
def may_play_single(state: State, seat: int) -> Bits:
    hand: Bits = state.hand[seat]
    if state.led == NONE:
        return hand
    following: Bits = hand & COLOUR_CATS[state.led]
    if following != NO_CARDS or (state.led == BROWN and state.forced_set != 0 and can_make_set(hand)):
        return following
    return hand


@rule("Game Outline 1", "How to Play 1", "How to Play 2", "How to Play Cards", ruling="C2 C3 C4")
def may_begin_set(state: State, seat: int) -> Bits:
    """Return the black cat cards that a set may be made with; a set is brown."""
    hand: Bits = state.hand[seat]
    may_play_brown = state.led == BROWN or (state.led == NONE and state.led_set != 0)
    if not may_play_brown or not can_make_set(hand):
        return NO_CARDS
    black: Bits = hand & COLOUR_CATS[BLACK]
    return black


@rule("How to Play Cards")
def begin_set(state: State, card: int, seat: int) -> None:
    lay_out(state, card, seat)
    state.trick[seat] = card
    note_play(state, seat)
    ask(state, PAIR, seat, 0)  # even for the only white cat card of a hand, which nobody may know that it is


@rule("How to Play Cards")
def may_pair(state: State, seat: int) -> Bits:
    white: Bits = state.hand[seat] & COLOUR_CATS[WHITE]
    return white


@rule("How to Play Cards")
def pair(state: State, card: int, seat: int) -> None:
    lay_out(state, card, seat)
    state.pair[seat] = card
    note_play(state, seat)
    follow(state, BROWN, seat)


@rule("How to Play 1", "How to Play 2")
def play(state: State, card: int, seat: int) -> None:
    lay_out(state, card, seat)
    state.trick[seat] = card
    note_play(state, seat)
    follow(state, int(COLOUR[card]), seat)


@compiled
def lay_out(state: State, card: int, seat: int) -> None:
    state.hand[seat] &= ~bit(card)
    state.hand_size[seat] -= 1
    state.seen |= bit(card)


@compiled
def tricks_won(state: State) -> int:
    """Return how many tricks of this round were won: each brought a coffee card."""
    tricks = 0
    for seat in range(state.seats):
        tricks += count(state.acquired[seat])
    return tricks


@compiled
def note_play(state: State, seat: int) -> None:
    trick = tricks_won(state)
    state.leaders[trick], state.centers[trick] = state.leader, state.center
    state.plays[trick, seat] = state.trick[seat] + NCATS * (state.pair[seat] + 1)  # NONE is -1: no pair adds nothing


@compiled
def forget_plays(state: State) -> None:
    for trick in range(MOST_TRICKS):
        state.leaders[trick] = state.centers[trick] = NONE
        for seat in range(MOST_SEATS):
            state.plays[trick, seat] = NONE


@rule("How to Play 2")
def follow(state: State, colour: int, seat: int) -> None:
    if state.led == NONE:
        state.led = colour
    elif colour != state.led:
        show_void(state, colour, seat)
    if state.winner == NONE or not is_stronger(state, state.winner, seat):
        state.winner = seat
    next_seat = (seat + 1) % state.seats
    if next_seat != state.leader:
        ask(state, PLAY, next_seat, 0)
    else:
        end_trick(state)


@rule("How to Play 2", ruling="C1")
def show_void(state: State, colour: int, seat: int) -> None:
    state.void[seat] |= 1 << state.led
    if state.led == BROWN and state.forced_set != 0:  # no set could be made, so the other half of one is missing
        state.void[seat] |= 1 << (WHITE if colour == BLACK else BLACK)


# How to Play 3; Winner Determination


@rule("Winner Determination", "How to Play Cards")
def colour_played(state: State, seat: int) -> int:
    return int(COLOUR[state.trick[seat]]) if state.pair[seat] == NONE else BROWN


@rule("Winner Determination", "How to Play Cards")
def number_played(state: State, seat: int) -> int:
    number = int(NUMBER[state.trick[seat]])
    return number if state.pair[seat] == NONE else number + int(NUMBER[state.pair[seat]])


@rule("Game Outline 2", "Winner Determination", "Supplement: About Coffee Card")
def strength(state: State, seat: int) -> int:
    """Return what decides first: the colour of the coffee card, then the colour led, then any other."""
    colour = colour_played(state, seat)
    if colour == COFFEE_COLOUR[state.center]:
        return 2
    return 1 if colour == state.led else 0


@rule("How to Play 3", "Winner Determination", ruling="C6")
def is_stronger(state: State, earlier: int, later: int) -> bool:
    if strength(state, earlier) != strength(state, later):
        return strength(state, earlier) > strength(state, later)
    return number_played(state, earlier) > number_played(state, later)


# How to Play 4 and 5; How to Play Coffee Cards


@rule("How to Play 4", "How to Play 5", "Supplement: About Coffee Card", ruling="C8")
def end_trick(state: State) -> None:
    state.leader = state.winner
    state.acquired[state.leader] |= bit(state.center)
    state.center = NONE
    clear_trick(state)
    if condition_met(state) == GOES_ON:
        ask(state, PUT_COFFEE, state.leader, 0)
    else:
        end_round(state)


@rule("How to Play 5", "How to Play Coffee Cards", ruling="C13")
def put_coffee(state: State, coffee: int, seat: int) -> None:
    state.unused[seat] &= ~bit(coffee)
    state.center = coffee
    ask(state, PLAY, seat, 0)


@compiled
def clear_trick(state: State) -> None:
    state.led = state.winner = NONE
    for seat in range(MOST_SEATS):
        state.trick[seat] = state.pair[seat] = NONE


# Conditions for Ending a Round


@rule("Conditions for Ending a Round i", ruling="C12")
def acquired_sum(state: State, seat: int) -> int:
    total, left = 0, state.acquired[seat]
    while left != NO_CARDS:
        total += int(COFFEE_NUMBER[lowest(left)])
        left &= left - ONE
    return total


@rule("Conditions for Ending a Round i", ruling="C12")
def has_broken_limit(state: State, seat: int) -> bool:
    return bool(acquired_sum(state, seat) > LIMIT[state.seats])


@rule("Conditions for Ending a Round ii", ruling="C10")
def can_put_coffee(state: State, seat: int) -> bool:
    return bool(state.unused[seat] != NO_CARDS)


@rule("Conditions for Ending a Round iii", ruling="C7")
def is_hand_played_out(state: State) -> bool:
    for seat in range(state.seats):
        if state.hand_size[seat] == 0:
            return True
    return False


@rule("Game Outline 3", "How to Play 6", ruling="C9")
def condition_met(state: State) -> int:
    """Return the condition that ends the round after a trick, or GOES_ON; its winner is the leader now."""
    if has_broken_limit(state, state.leader):
        return LIMIT_BROKEN
    if is_hand_played_out(state):
        return LAST_CARD
    return GOES_ON if can_put_coffee(state, state.leader) else NO_COFFEE


@rule("How to Play 6", "How to Play 7", ruling="C15")
def end_round(state: State) -> None:
    state.ended, state.ended_by = condition_met(state), state.leader
    for seat in range(state.seats):
        state.points[state.completed, seat] = round_points(state, seat)
    state.completed += 1
    if state.completed < state.seats:
        state.start = (state.start + 1) % state.seats
        forget_plays(state)
        start_round(state)


# Calculating the Scores


@rule("Calculating the Scores 1", ruling="C11 C12")
def coffee_points(state: State, seat: int) -> int:
    total = acquired_sum(state, seat)
    if has_broken_limit(state, seat):
        return 0
    return 2 * total if total == LIMIT[state.seats] else total


@rule("Calculating the Scores 2")
def unused_points(state: State, seat: int) -> int:
    return count(state.unused[seat]) * count(state.unused[seat])


@rule("Calculating the Scores 3")
def round_points(state: State, seat: int) -> int:
    return coffee_points(state, seat) + unused_points(state, seat)


@rule("How to Play 7")
def total_points(state: State, seat: int) -> int:
    points = 0
    for number in range(state.completed):
        points += int(state.points[number, seat])
    return points + round_points(state, seat) if state.completed < state.seats else points


@compiled
def scores(state: State, out: Ints) -> None:
    for seat in range(state.seats):
        out[seat] = total_points(state, seat)


@rule("Calculating the Scores 3")
def sheet(state: State, out: Ints) -> None:
    """Write what the scores are made of: a row for each round completed, and those of the round being played."""
    for seat in range(state.seats):
        for number in range(state.seats):
            out[number, seat] = state.points[number, seat]
        if state.completed < state.seats:
            out[ACQUIRED_LINE, seat] = coffee_points(state, seat)
            out[UNUSED_LINE, seat] = unused_points(state, seat)


@rule("How to Play 7", "Game Outline 4")
def places(state: State, out: Ints) -> None:
    for seat in range(state.seats):
        out[seat] = 1
        for rival in range(state.seats):
            if total_points(state, rival) > total_points(state, seat):
                out[seat] += 1


# The turn: what may be answered, and what an answer does.


@compiled
def choices(state: State, seat: int, legal: Words) -> int:
    """Write the set of the legal actions, and return how many they are."""
    if waiting(state) >> seat & 1 == 0:
        return fill(legal, 0, NO_CARDS)
    asked = question(state)
    if asked == PLAY:
        # The black cat cards are the lowest, so those that begin a set lie side by side above all cat cards.
        return fill(legal, CARD, may_play_single(state, seat) | may_begin_set(state, seat) << np.uint64(SET - CARD))
    if asked == PAIR:
        return fill(legal, CARD, may_pair(state, seat))
    if asked == PUT_COFFEE:
        return fill(legal, COFFEE, state.unused[seat])
    if asked == DEAL:
        return fill(legal, CARD, state.deck)
    if asked == DEAL_COFFEE:
        return fill(legal, COFFEE, state.coffees)
    return fill(legal, SEAT, first(state.seats))  # START


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Answer the question that is open."""
    asked, what = question(state), about(state)
    answered(state, seat)
    if asked == PLAY:
        if action < SET:
            play(state, action - CARD, seat)
        else:
            begin_set(state, action - SET, seat)
    elif asked == PAIR:
        pair(state, action - CARD, seat)
    elif asked == PUT_COFFEE:
        put_coffee(state, action - COFFEE, seat)
    elif asked == DEAL:
        deal(state, action - CARD, what)
    elif asked == DEAL_COFFEE:
        deal_coffee(state, action - COFFEE, what)
    else:  # START
        choose_starting_player(state, action - SEAT)

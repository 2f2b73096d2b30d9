"""What bots know of Catte: whether to win the coffee card in the center, with what, and which one to put there.

The advice is that of players who tried it on each other: the numbers were found by letting them play a few hundred
thousand rounds and keeping what brought points, and then rounded.
"""

from __future__ import annotations

from math import exp, log

from tenshu.bots.odds import all_miss, weight_of
from tenshu.bots.striving import strive
from tenshu.bots.tree import Reals
from tenshu.core.bits import EMPTY, ONE, WORD, Bits, Words, bit, count, lowest
from tenshu.core.questions import question
from tenshu.core.rules import compiled
from tenshu.games.catte import rules
from tenshu.games.catte.past import take_back
from tenshu.games.catte.pieces import (
    ALL_CATS,
    BLACK,
    BROWN,
    COFFEE_COLOUR,
    COFFEE_NUMBER,
    COLOUR,
    COLOUR_CATS,
    LIMIT,
    NONE,
    NUMBER,
    WHITE,
)
from tenshu.games.catte.rules import acquired_sum, number_played, strength
from tenshu.games.catte.state import COFFEE, PUT_COFFEE, SET, State

_SURE = 0.5  # how sure the advice is of itself: what looks better by 1 weighs as much more as e to this power


@compiled
def weigh(state: State, seat: int, legal: Words, weights: Reals) -> None:
    """Weigh the coffee cards to put in the center, or the cat cards to play."""
    if question(state) == PUT_COFFEE:
        _weigh_coffees(state, seat, weights)
    else:
        _weigh_plays(state, seat, legal, weights)


# What is at stake


@compiled
def _stake(state: State, seat: int, number: int, unused: int) -> float:
    """Return the points that a coffee card brings a seat, which puts one of so many unused ones for it.

    The limit brings its number once more, and what goes over it costs all. Unused cards count squared, so the first
    one that is put costs most.
    """
    acquired, limit = acquired_sum(state, seat), LIMIT[state.seats]
    total = acquired + number
    if total > limit:
        return float(-2 * acquired if acquired == limit else -acquired)
    points = 2 * total - acquired if total == limit else number
    return float(points - (2 * unused - 1 if unused > 0 else 0))


@compiled
def _stake_in_center(state: State, seat: int) -> float:
    return _stake(state, seat, COFFEE_NUMBER[state.center], count(state.unused[seat]))


# Playing

_WIN, _WIN_EARLY = 3.0, -0.75  # for the chance to win the trick, and for each card in hand: early there is time
_OWN, _RIVALS = 1.3, -0.6  # for each point that winning brings, and that it would bring the others on average
_LOSS = -25.0  # for the chance to win what costs points
_TWO_CARDS = -4.2  # for a set: it takes two cards, and both may be missed
_HIGH = 0.07  # for the number of a card, for each point at stake
_LOW = -0.3  # for the number of a card, when winning would cost points: it is better to be safe


@compiled
def _weigh_plays(state: State, seat: int, legal: Words, weights: Reals) -> None:
    unseen = ALL_CATS & ~state.seen & ~state.hand[seat]
    own, rivals, keen = _stake_in_center(state, seat), 0.0, 0
    for rival in range(state.seats):
        if rival != seat:
            points = _stake_in_center(state, rival)
            rivals += points / (state.seats - 1)
            keen |= (1 if points > 0.0 else 0) << rival
    worth = _WIN + _WIN_EARLY * state.hand_size[seat] + _OWN * own + _RIVALS * rivals + (_LOSS if own < 0.0 else 0.0)
    number_counts = _HIGH * own + (_LOW if own < 0.0 else 0.0)
    for word in range(legal.size):
        left = legal[word]
        while left != EMPTY:
            action = word * WORD + lowest(left)
            left &= left - ONE
            colour, number, is_set = _as_played(state, seat, action, own)
            chance = _win_chance(state, seat, colour, number, unseen, keen)
            score = worth * chance + number_counts * number + (_TWO_CARDS if is_set else 0.0)
            weights[action] = exp(_SURE * score)


@compiled
def _as_played(state: State, seat: int, action: int, own: float) -> tuple[int, int, bool]:
    """Return the colour and number that a card would have in the trick, and whether it is part of a set.

    The black card of a set is thought of with the white card that fits what is wanted: to win, or not to.
    """
    if action >= SET:
        white = state.hand[seat] & COLOUR_CATS[WHITE]
        return BROWN, int(NUMBER[action - SET] + (_highest(white) if own > 0.0 else NUMBER[lowest(white)])), True
    if state.trick[seat] != NONE:
        return BROWN, int(NUMBER[state.trick[seat]] + NUMBER[action]), True
    return int(COLOUR[action]), int(NUMBER[action]), False


@compiled
def _highest(cards: Bits) -> int:
    """Return the highest number among cards of one colour, or 0 without cards."""
    number, left = 0, cards
    while left != EMPTY:
        number = int(NUMBER[lowest(left)])
        left &= left - ONE
    return number


# Winning: what the others may have

_KEEN, _IDLE = 0.9, 0.4  # how likely a seat plays what beats, if that brings it points, and if it does not
_SETS = 225  # pairs of a black and a white number
_HIGHEST_SET = 30


@compiled
def _win_chance(state: State, seat: int, colour: int, number: int, unseen: Bits, keen: int) -> float:
    """Return how likely a card or set is to win the trick."""
    trump = COFFEE_COLOUR[state.center]
    led = colour if state.led == NONE else state.led
    grade = 2 if colour == trump else 1 if colour == led else 0
    if grade == 0 or _is_behind(state, grade, number):
        return 0.0
    size = max(count(unseen), 1)
    higher = count(unseen & _higher(colour, number)) / size
    follows, trumps = count(unseen & COLOUR_CATS[led]) / size, count(unseen & COLOUR_CATS[trump]) / size
    sets = _share_of_sets_above(number) if led == BROWN and colour == BROWN else 0.0
    chance, rival = 1.0, seat
    for _ in range(_to_follow(state, seat)):
        rival = (rival + 1) % state.seats
        cards = state.hand_size[rival]
        is_void, has_no_trump = state.void[rival] >> led & 1 != 0, state.void[rival] >> trump & 1 != 0
        void = 1.0 if is_void else all_miss(follows, cards)
        beats = 0.0
        if colour == led and not is_void:
            beats = 1.0 - all_miss(higher, cards) * all_miss(sets, cards // 2)
        if led != trump and not has_no_trump:  # then a trump, or a higher one, by who cannot follow
            beats += (1.0 - beats) * void * (1.0 - all_miss(trumps if colour == led else higher, cards))
        chance *= 1.0 - beats * (_KEEN if keen >> rival & 1 else _IDLE)
    return chance


@compiled
def _to_follow(state: State, seat: int) -> int:
    """Return how many play to this trick after a seat."""
    return int((state.leader - seat - 1) % state.seats)


@compiled
def _is_behind(state: State, grade: int, number: int) -> bool:
    """Tell whether a play loses to what lies on the table, by its grade (2 for trump, 1 for the colour led)."""
    if state.winner == NONE:
        return False
    best = strength(state, state.winner)
    return best > grade or (best == grade and number_played(state, state.winner) > number)


@compiled
def _higher(colour: int, number: int) -> Bits:
    """Return the cards of a colour above a number."""
    cards: Bits = COLOUR_CATS[colour]
    lowest_card = lowest(cards)
    above = min(max(number - NUMBER[lowest_card] + 1, 0), count(cards))
    return cards & ~(bit(lowest_card + above) - ONE)


@compiled
def _share_of_sets_above(number: int) -> float:
    above = _HIGHEST_SET - number
    return min(0.9, above * (above + 1) / (2.0 * _SETS))


# Putting a coffee card

_PUT_OWN, _PUT_OWN_STRONG = 1.5, 0.3  # for each point that it would bring oneself; more with a high card of its colour
_PUT_STRONG = 1.8  # for a high card of its colour, which is trump then
_PUT_LIMIT = 4.0  # for what would lift oneself to the limit
_PUT_RIVALS, _PUT_RIVAL = -0.9, -0.3  # for each point that it would bring the others on average, and the one it suits
_STRONG = 15.0  # the number of a card that is as high as can be
_BROWN_LEAD = 12  # by so much must brown be higher to be as strong, since it has sets


@compiled
def _weigh_coffees(state: State, seat: int, weights: Reals) -> None:
    left = state.unused[seat]
    unused = count(left) - 1
    while left != EMPTY:
        coffee = lowest(left)
        left &= left - ONE
        weights[COFFEE + coffee] = exp(_SURE * _put(state, seat, coffee, unused))


@compiled
def _put(state: State, seat: int, coffee: int, unused: int) -> float:
    """Return how good a coffee card is to put in the center, with so many unused ones left."""
    number, rivals, rival_most = COFFEE_NUMBER[coffee], 0.0, -99.0
    own, strong = _stake(state, seat, number, unused), _trump_strength(state.hand[seat], COFFEE_COLOUR[coffee])
    for rival in range(state.seats):
        if rival != seat:
            points = _stake(state, rival, number, count(state.unused[rival]))
            rivals += points / (state.seats - 1)
            rival_most = max(rival_most, points)
    score = (_PUT_OWN + _PUT_OWN_STRONG * strong) * own + _PUT_STRONG * strong
    if acquired_sum(state, seat) + number == LIMIT[state.seats]:
        score += _PUT_LIMIT
    return score + _PUT_RIVALS * rivals + _PUT_RIVAL * rival_most


@compiled
def _trump_strength(hand: Bits, colour: int) -> float:
    """Return how strong the best card of a colour is, or the best set, with 1 for as strong as can be."""
    best = _highest(hand & COLOUR_CATS[colour])
    if colour != BROWN:
        return best / _STRONG
    pair = _highest(hand & COLOUR_CATS[BLACK]) + _highest(hand & COLOUR_CATS[WHITE])
    return (max(best, pair) - _BROWN_LEAD) / _STRONG


# What others have decided

# Measured in bench/guesses.py. Less faith would lose less on seats that play at random, and gain less on all others.
_FAITH = 1.0  # in evidence: with 0 nothing tells, with 1 it is as the sense says
_SLIP = 0.1  # how likely a seat takes any choice, for reasons that the sense does not know


@compiled
def likelihood(world: State, seat: int, legal: Words, weights: Reals) -> float:
    """Return how likely the other seats were to play as they did in this round, were the hands as in `world`.

    It is 1 where all was forced. `world` is paper: the round is taken back in it, and each decision weighed with what
    the seat that took it could see then, and its hand in `world`.
    """
    evidence = 0.0
    rival, action = take_back(world)
    while rival != NONE:
        if rival != seat:
            ways = rules.choices(world, rival, legal)
            if ways > 1:
                weigh(world, rival, legal, weights)
                share = weights[action] / weight_of(legal, weights)
                evidence += log(_SLIP / ways + (1.0 - _SLIP) * share)
        rival, action = take_back(world)
    return exp(_FAITH * evidence)


# Where the search stops

_SCALE = 10.0


@compiled
def is_cut(root: State, state: State) -> bool:
    """Cut a game where its round ends."""
    return bool(state.completed != root.completed)


@compiled
def value(state: State, worth: Reals, points: Reals) -> None:
    """Write what the points are worth so far."""
    rules.scores(state, points)
    strive(points, state.seats, _SCALE, worth)

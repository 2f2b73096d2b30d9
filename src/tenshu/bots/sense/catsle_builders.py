"""What bots know of CATsle Builders: whether to be in a trick, what to take from it, and where to lay it.

The advice is that of players who tried it on each other: the numbers were found by letting them play a few hundred
thousand rounds and keeping what brought points, and then rounded.
"""

from __future__ import annotations

from math import exp, log

from tenshu.bots.odds import all_miss, weight_of
from tenshu.bots.striving import strive
from tenshu.bots.tree import Reals
from tenshu.core.bits import EMPTY, ONE, Bits, Words, bit, count, lowest
from tenshu.core.questions import question
from tenshu.core.rules import compiled
from tenshu.games.catsle_builders import rules
from tenshu.games.catsle_builders.past import take_back
from tenshu.games.catsle_builders.pieces import LIMITS, NONE, NSUITS, PLACES, RANKS, SCRAP, SUIT_CARDS, TAKES
from tenshu.games.catsle_builders.rules import TWO_CARDS, is_stronger, number_of, suit_of
from tenshu.games.catsle_builders.state import CARD, PLACE, PLAY, TAKE, State

_SURE = 0.5  # how sure the advice is of itself: what looks better by 1 weighs as much more as e to this power

# What another card of a suit is worth to a seat, in about a third of a point.
_NO_USE = -1.0  # on a place that is scrap, or over its limit already
_BURST = -1.7  # on a full column, for each card there that counts for nothing then, and the one too many
_NEW, _NEW_COLUMN = -0.33, 0.2  # of a suit that has no place yet, and more for each column that is free

_TAKING = 4.0  # for what a card is worth when it can be taken
_LAYING = 8.0  # for each card that a column has room for: the longest first, scrap last


@compiled
def weigh(state: State, seat: int, legal: Words, weights: Reals) -> None:
    """Weigh the cards to play or take, or the places for one."""
    asked = question(state)
    if asked == PLAY:
        _weigh_plays(state, seat, legal[CARD], weights)
    elif asked == TAKE:
        _weigh_takes(state, seat, legal[CARD], weights)
    else:
        for place in range(PLACES):
            weights[PLACE + place] = exp(_SURE * _LAYING * LIMITS[state.seats, place])


# Taking


@compiled
def _use(state: State, seat: int, suit: int, more: int) -> float:
    """Return what another card of a suit is worth to a seat, after so many more of that suit.

    Room counts, rather than points: a column that has more room can take what must be taken later.
    """
    free = 0
    for place in range(PLACES):
        pile = state.board[seat, place]
        if pile & SUIT_CARDS[suit] != EMPTY:
            room = LIMITS[state.seats, place] - count(pile) - more
            if room > 0:
                return float(1 + room)
            return float(_BURST * (1 + LIMITS[state.seats, place])) if room == 0 and place != SCRAP else _NO_USE
        if pile == EMPTY and place != SCRAP:
            free += 1
    return _NEW + _NEW_COLUMN * free


@compiled
def _weigh_takes(state: State, seat: int, cards: Bits, weights: Reals) -> None:
    left = cards
    while left != EMPTY:
        card = lowest(left)
        left &= left - ONE
        weights[CARD + card] = exp(_SURE * _TAKING * _use(state, seat, suit_of(card), 0))


# Playing

# A card may win one card of the trick, or two, or none: what speaks for each, apart from what they are worth.
_WORTH = 3.2  # for what can be expected to be taken
_ONE, _ONE_EARLY = 0.5, -0.4  # to take one, and for each trick that is left: early there is no hurry
_TWO, _TWO_EARLY = -6.7, -0.3  # to take two, which is seldom welcome
_ONE_LEADING, _TWO_LEADING = 1.6, -8.3  # more, when leading
_NUMBER = -0.1  # for the number of a card: low ones go first, where it makes no difference
_LONG = 1.0  # for each card of the suit in hand, when nothing is taken: shorten long suits
_KEEP = -1.5  # for what the card is worth to oneself, when nothing is taken: keep what one would like to take
_LEAD = 1.6  # for what the card is worth to oneself, when leading: others have to follow


@compiled
def _weigh_plays(state: State, seat: int, cards: Bits, weights: Reals) -> None:
    """Weigh the cards of each suit, for which most is the same."""
    unseen = rules.cards_in_game(state) & ~state.seen & ~state.hand[seat]
    for suit in range(NSUITS):
        if cards & SUIT_CARDS[suit] != EMPTY:
            _weigh_suit(state, seat, suit, cards & SUIT_CARDS[suit], unseen, weights)


@compiled
def _weigh_suit(state: State, seat: int, suit: int, cards: Bits, unseen: Bits, weights: Reals) -> None:
    tricks, is_lead = state.hand_size[seat], state.led == NONE
    led = suit if is_lead else int(state.led)
    unseen_led = unseen & SUIT_CARDS[led]
    follow = 1.0 - all_miss(count(unseen_led) / max(count(unseen), 1), tricks)
    own = _use(state, seat, suit, 0)
    spoil, spoils = _spoils(state, seat, suit, led)
    missed = _LONG * count(state.hand[seat] & SUIT_CARDS[suit]) + _KEEP * own
    left = cards
    while left != EMPTY:
        card = lowest(left)
        left &= left - ONE
        one, two = _chances(state, seat, card, led, unseen_led, follow)
        score = _WORTH * (one * spoil + two * spoils) + _NUMBER * number_of(card)
        score += one * (_ONE + _ONE_EARLY * tricks) + two * (_TWO + _TWO_EARLY * tricks)
        score += (1.0 - one - two) * missed
        if is_lead:
            score += one * _ONE_LEADING + two * _TWO_LEADING + _LEAD * own
        weights[CARD + card] = exp(_SURE * score)


@compiled
def _spoils(state: State, seat: int, suit: int, led: int) -> tuple[float, float]:
    """Return what one card of the trick is worth, and two, to who plays a suit.

    They are cards of the suit led, or one of them is the best of the others on the table.
    """
    first, second = _use(state, seat, led, 0), _use(state, seat, led, 1)
    other = 2.0 * _NO_USE if suit == led else max(2.0 * _NO_USE, _use(state, seat, suit, 0))
    left = state.table & ~SUIT_CARDS[led]
    while left != EMPTY:
        other = max(other, _use(state, seat, suit_of(lowest(left)), 0))
        left &= left - ONE
    return max(first, other), first + max(second, other)


@compiled
def _chances(state: State, seat: int, card: int, led: int, unseen_led: Bits, follow: float) -> tuple[float, float]:
    """Return how likely a card is to win one card of the trick, and two, if the others play at random.

    `follow` is how likely a rival can follow.
    """
    higher = count(unseen_led & ~(bit(card + 1) - ONE)) / max(count(unseen_led), 1)
    is_led = suit_of(card) == led
    first, second, third = 1.0, 0.0, 0.0  # how likely this rank is
    for rival in range(state.seats):
        beaten = 0.0
        if rival != seat and state.rank[rival] > 0:
            beaten = 1.0 if is_stronger(state.trick[rival], card, led) else 0.0
        elif rival != seat:
            follows = 0.0 if state.void[rival] >> led & 1 else follow
            beaten = follows * higher if is_led else follows + (1.0 - follows) * (1.0 - number_of(card) / RANKS)
        third += (second - third) * beaten
        second += (first - second) * beaten
        first -= first * beaten
    if TAKES[state.seats, 1] == TWO_CARDS:
        return first, second
    return first + second, third


# What others have played

# Measured in bench/guesses.py. Less faith would lose less on seats that play at random, and gain less on all others.
_FAITH = 1.0  # in evidence: with 0 nothing tells, with 1 it is as the sense says
_SLIP = 0.1  # how likely a seat plays any card, for reasons that the sense does not know


@compiled
def likelihood(world: State, seat: int, legal: Words, weights: Reals) -> float:
    """Return how likely the other seats were to play as they did in this round, were the hands as in `world`.

    It is 1 where all was forced. `world` is paper: the round is taken back in it, and each decision weighed with what
    the seat that took it could see then, and its hand in `world`.
    """
    evidence = 0.0
    rival, card = take_back(world)
    while rival != NONE:
        if rival != seat:
            ways = rules.choices(world, rival, legal)
            if ways > 1:
                _weigh_plays(world, rival, legal[CARD], weights)
                share = weights[CARD + card] / weight_of(legal, weights)
                evidence += log(_SLIP / ways + (1.0 - _SLIP) * share)
        rival, card = take_back(world)
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

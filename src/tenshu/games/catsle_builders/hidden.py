"""What a seat of CATsle Builders may not see, and guesses of it."""

from __future__ import annotations

from tenshu.core.bits import Bits, bit, count, has, nth
from tenshu.core.questions import HIDDEN, about, question
from tenshu.core.rng import Rng, roll
from tenshu.core.rules import compiled, rule
from tenshu.games.catsle_builders.pieces import NO_CARDS, NONE, NSUITS, SUIT_CARDS
from tenshu.games.catsle_builders.rules import cards_in_game, suit_of
from tenshu.games.catsle_builders.state import DEAL, State

SWAPS = 2  # for each hidden card: enough to even out the order in which a guess was dealt


@rule(
    "5-0 Deal the cards",
    "5-5 Preparing for the next trick",
    "11 Q&A",
    "F5-5 Préparer le prochain pli",
    ruling="A12",
)
def redact(state: State, seat: int) -> None:
    """Hide what a seat may not see: other hands, the extra deck and the cards set aside."""
    state.deck = NO_CARDS
    for rival in range(state.seats):
        if rival != seat:
            state.hand[rival] = NO_CARDS


@rule("5-0 Deal the cards", "F4-3 Distribuer les cartes", ruling="A12")
def heard(state: State, seat: int, action: int) -> int:
    """Return an answer as a seat hears it: cards are dealt face down."""
    if question(state) == DEAL and about(state) != seat:
        return HIDDEN
    return action


@compiled
def guess(state: State, seat: int, rng: Rng) -> None:
    """Deal the cards that a seat cannot see: any deal in which no rival holds a suit that it has shown not to hold.

    Where nobody is void, each deal is as likely as the next; otherwise nearly so.
    """
    unseen = cards_in_game(state) & ~state.seen
    voids = 0
    for rival in range(state.seats):
        if rival == seat:
            unseen &= ~state.hand[rival]
        else:
            voids |= state.void[rival]
    state.deck = unseen
    for rival in range(state.seats):
        if rival != seat:
            for _ in range(state.hand_size[rival]):
                cards = state.deck if voids == 0 else may_get(state, seat, rival)
                give(state, nth(cards, roll(rng, count(cards))), NONE, rival)
    if voids != 0:
        for _ in range(SWAPS * count(unseen)):
            swap(state, nth(unseen, roll(rng, count(unseen))), nth(unseen, roll(rng, count(unseen))))


@compiled
def may_hold(state: State, seat: int) -> Bits:
    """Return the cards of the suits that a seat has not shown to be void in."""
    cards = NO_CARDS
    for suit in range(NSUITS):
        if state.void[seat] >> suit & 1 == 0:
            cards |= SUIT_CARDS[suit]
    return cards


@compiled
def may_get(state: State, seat: int, rival: int) -> Bits:
    """Return the cards that a rival may get so that enough are left for the others.

    By Hall's theorem a deal can be finished when every group of rivals finds as many cards as it lacks.
    A group that finds no more than that must keep them all.
    """
    cards = state.deck & may_hold(state, rival)
    for group in range(1, 1 << state.seats):
        if group >> rival & 1 == 0 and group >> seat & 1 == 0:
            lacking, theirs = 0, NO_CARDS
            for other in range(state.seats):
                if group >> other & 1 != 0 and count(state.hand[other]) < state.hand_size[other]:
                    lacking += state.hand_size[other] - count(state.hand[other])
                    theirs |= may_hold(state, other)
            if count(state.deck & theirs) == lacking:
                cards &= ~theirs
    return cards


@compiled
def swap(state: State, card: int, other: int) -> None:
    """Swap two hidden cards where both holders may hold what they get."""
    holder, other_holder = holder_of(state, card), holder_of(state, other)
    if may_receive(state, holder, other) and may_receive(state, other_holder, card):
        give(state, card, holder, other_holder)
        give(state, other, other_holder, holder)


@compiled
def may_receive(state: State, holder: int, card: int) -> bool:
    """Tell whether a holder, the deck among them, may be guessed to have a card."""
    return holder == NONE or state.void[holder] >> suit_of(card) & 1 == 0


@compiled
def holder_of(state: State, card: int) -> int:
    """Return the seat that holds a hidden card, or NONE when it is in the deck."""
    for seat in range(state.seats):
        if has(state.hand[seat], card):
            return seat
    return NONE


@compiled
def give(state: State, card: int, giver: int, receiver: int) -> None:
    """Move a hidden card between hands, and the deck, which is NONE."""
    if giver == NONE:
        state.deck &= ~bit(card)
    else:
        state.hand[giver] &= ~bit(card)
    if receiver == NONE:
        state.deck |= bit(card)
    else:
        state.hand[receiver] |= bit(card)

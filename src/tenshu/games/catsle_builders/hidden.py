"""What a seat of CATsle Builders may not see, and guesses of it."""

from __future__ import annotations

from tenshu.core.questions import HIDDEN, about, question
from tenshu.core.rng import Rng
from tenshu.core.rules import compiled, rule
from tenshu.games.catsle_builders.pieces import SUIT_CARDS
from tenshu.games.catsle_builders.rules import cards_in_game
from tenshu.games.catsle_builders.state import DEAL, State
from tenshu.mechanisms.hands import guess_hands, hide_hands


@rule("5-0 Deal the cards", "5-5 Preparing for the next trick", "11 Q&A", "F5-5 Préparer le prochain pli", ruling="A12")
def redact(state: State, seat: int) -> None:
    """Hide what a seat may not see: other hands, the extra deck and the cards set aside."""
    hide_hands(state, seat)


@rule("5-0 Deal the cards", "F4-3 Distribuer les cartes", ruling="A12")
def heard(state: State, seat: int, action: int) -> int:
    """Return an answer as a seat hears it: cards are dealt face down."""
    if question(state) == DEAL and about(state) != seat:
        return HIDDEN
    return action


@compiled
def guess(state: State, seat: int, rng: Rng) -> None:
    """Deal the cards that a seat cannot see: to the other hands, and to the deck with the cards set aside."""
    guess_hands(state, seat, cards_in_game(state) & ~state.seen, SUIT_CARDS, rng)

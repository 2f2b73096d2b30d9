"""The rules of CATsle Builders and CHATpentiers, in the order of the rulebook.

Sections are those of the English rulebook; those of the French one begin with F. Rulings (A1 to A16, B1 to B5)
are ours, and are listed in docs/games/catsle_builders.md.
"""

from __future__ import annotations

from tenshu.core.bits import Bits, Words, bit, count, fill, first, lowest
from tenshu.core.questions import CHANCE, about, answered, ask, question, waiting
from tenshu.core.record import Ints
from tenshu.core.rules import compiled, rule
from tenshu.games.catsle_builders import pieces
from tenshu.games.catsle_builders.pieces import (
    ALL_CARDS,
    BONUS,
    EXTRA,
    HAND,
    LIMITS,
    MOST_SEATS,
    MOST_TRICKS,
    NO_CARDS,
    NONE,
    NSUITS,
    PLACES,
    ROUNDS,
    SCRAP,
    SUIT_CARDS,
    SUITS_IN_GAME,
    TAKES,
)
from tenshu.games.catsle_builders.state import (
    BONUS_LINE,
    CARD,
    DEAL,
    FLOOR_LINE,
    PLACE,
    PLACE_CARD,
    PLACE_LINES,
    PLAY,
    REMOVE,
    REVEAL,
    SEAT,
    START,
    SUIT,
    TAKE,
    State,
)

TWO_CARDS = 2  # who takes as many starts the next trick

# 2 Components


suit_of = rule("2 Components", "F2 Matériel", ruling="B1")(pieces.suit_of)
number_of = rule("2 Components", "F2 Matériel")(pieces.number_of)


# 4 Game setup


@rule("4 Game setup", "F4 Mise en place")
def setup(state: State, seats: int, options: Ints) -> None:
    state.seats = seats
    state.edition, state.winner_leads = options[0], options[1]
    state.removed = options[2] - 1 if SUITS_IN_GAME[seats] < NSUITS else NONE  # the value before the suits is chance
    clear_trick(state)
    forget_plays(state)
    ask(state, START, CHANCE, 0)


@rule("4-1 Determining the start player", "F4-1 Premier joueur", ruling="A16")
def choose_start_player(state: State, seat: int) -> None:
    state.start = state.leader = seat
    if SUITS_IN_GAME[state.seats] < NSUITS and state.removed == NONE:
        ask(state, REMOVE, CHANCE, 0)
    else:
        start_round(state)


@rule("4-4 Preparing the deck", "F4-3 Distribuer les cartes", ruling="A2")
def remove_suit(state: State, suit: int) -> None:
    state.removed = suit
    start_round(state)


@rule(
    "4-4 Preparing the deck",
    "8 Next round",
    "F4-3 Distribuer les cartes",
    "F7 Manche suivante",
    ruling="A2 B3",
)
def cards_in_game(state: State) -> Bits:
    cards: Bits = ALL_CARDS
    if state.removed != NONE:
        cards &= ~SUIT_CARDS[state.removed]
    return cards


# 5 Round flow


@rule("5 Round flow", "F5 Déroulement de la manche")
def start_round(state: State) -> None:
    state.deck = cards_in_game(state)
    state.seen = NO_CARDS
    for seat in range(state.seats):
        state.void[seat] = 0
        for place in range(PLACES):
            state.board[seat, place] = NO_CARDS
    state.leader = state.start
    ask(state, DEAL, CHANCE, 0)


@rule("5-0 Deal the cards", "10 Deal the cards", "F4-3 Distribuer les cartes", "F9 Distribuer les cartes")
def deal(state: State, card: int, seat: int) -> None:
    state.deck &= ~bit(card)
    state.hand[seat] |= bit(card)
    state.hand_size[seat] += 1
    if state.hand_size[seat] < HAND[state.seats]:
        ask(state, DEAL, CHANCE, seat)
    elif seat + 1 < state.seats:
        ask(state, DEAL, CHANCE, seat + 1)
    else:
        start_trick(state)


# 5-1 Play a card


@rule("5-1 Play a card", "10 Play a card", "F5-1 Jouer une carte", "F9 Jouer une carte")
def start_trick(state: State) -> None:
    if EXTRA[state.seats] > 0:
        ask(state, REVEAL, CHANCE, 0)
    else:
        ask(state, PLAY, state.leader, 0)


@rule("10 Play a card", "F9 Jouer une carte", ruling="A13")
def reveal(state: State, card: int) -> None:
    state.deck &= ~bit(card)
    state.extra = card
    state.plays[HAND[state.seats] - state.hand_size[state.leader], state.seats] = card
    lay_on_table(state, card)
    ask(state, PLAY, state.leader, 0)


@rule("5-1 Play a card", "F5-1 Jouer une carte", ruling="A13")
def may_play(state: State, seat: int) -> Bits:
    hand: Bits = state.hand[seat]
    if state.led == NONE:
        return hand
    following: Bits = hand & SUIT_CARDS[state.led]
    return following if following != NO_CARDS else hand


@rule("5-1 Play a card", "F5-1 Jouer une carte")
def play(state: State, card: int, seat: int) -> None:
    note_play(state, card, seat)
    follow(state, suit_of(card), seat)
    state.hand[seat] &= ~bit(card)
    state.hand_size[seat] -= 1
    state.trick[seat] = card
    lay_on_table(state, card)
    rank_player(state, seat)
    next_seat = (seat + 1) % state.seats
    if next_seat != state.leader:
        ask(state, PLAY, next_seat, 0)
    else:
        ask_to_take(state)


@rule("5-1 Play a card", "F5-1 Jouer une carte")
def follow(state: State, suit: int, seat: int) -> None:
    if state.led == NONE:
        state.led = suit
    elif suit != state.led:
        state.void[seat] |= 1 << state.led  # as all can see, since who can follow must


@compiled
def note_play(state: State, card: int, seat: int) -> None:
    trick = HAND[state.seats] - state.hand_size[seat]  # the number of this trick, before its card leaves the hand
    state.leaders[trick] = state.leader
    state.plays[trick, seat] = card


@compiled
def forget_plays(state: State) -> None:
    for trick in range(MOST_TRICKS):
        state.leaders[trick] = NONE
        for column in range(MOST_SEATS):
            state.plays[trick, column] = NONE


@compiled
def lay_on_table(state: State, card: int) -> None:
    state.table |= bit(card)
    state.seen |= bit(card)


# 5-2 Determine player ranks


@rule("5-2 Determine player ranks", "F5-2 Déterminer le classement", ruling="A15 B5")
def is_stronger(earlier: int, later: int, led: int) -> bool:
    if (suit_of(earlier) == led) != (suit_of(later) == led):
        return suit_of(earlier) == led
    return number_of(earlier) > number_of(later)


@rule(
    "5-2 Determine player ranks",
    "10 Determine player ranks",
    "F5-2 Déterminer le classement",
    "F9 Déterminer le classement",
)
def rank_player(state: State, seat: int) -> None:
    rank = 1
    for rival in range(state.seats):
        if state.rank[rival] > 0:
            if is_stronger(state.trick[rival], state.trick[seat], state.led):
                rank += 1
            else:
                state.rank[rival] += 1
    state.rank[seat] = rank


@compiled
def seat_ranked(state: State, rank: int) -> int:
    seat = 0
    while state.rank[seat] != rank:
        seat += 1
    return seat


# 5-3 Take cards


@rule("5-3 Take cards", "10 Take cards", "F5-3 Prendre des cartes", "F9 Prendre des cartes", ruling="A8 A9 A13")
def ask_to_take(state: State) -> None:
    for rank in range(state.seats, 0, -1):
        for card in range(TAKES[state.seats, rank - 1]):
            ask(state, TAKE, seat_ranked(state, rank), card + 1)


@rule("5-3 Take cards", "F5-3 Prendre des cartes")
def take(state: State, card: int, seat: int) -> None:
    state.table &= ~bit(card)
    places = may_place(state, suit_of(card), seat)
    if count(places) == 1:
        place_card(state, card, lowest(places), seat)
    else:
        ask(state, PLACE_CARD, seat, card)


# 5-4 Place cards


@rule(
    "5-4 Place cards",
    "10 Place cards",
    "11 Q&A",
    "F5-4 Placer des cartes",
    "F9 Placer les cartes",
    ruling="A3 A4 A5 A6 A7 A8 B2",
)
def may_place(state: State, suit: int, seat: int) -> Bits:
    empty = NO_CARDS
    for place in range(PLACES):
        if state.board[seat, place] & SUIT_CARDS[suit] != NO_CARDS:
            return bit(place)
        if state.board[seat, place] == NO_CARDS and has_place(state.seats, place):
            empty |= bit(place)
    return empty


has_place = rule(
    "4-2 Take the blueprint board",
    "5-4 Place cards",
    "10 Place cards",
    "F4-2 Prendre un plateau",
    "F5-4 Placer des cartes",
    "F9 Placer les cartes",
)(pieces.has_place)


@rule("5-4 Place cards", "F5-4 Placer des cartes")
def place_card(state: State, card: int, place: int, seat: int) -> None:
    state.board[seat, place] |= bit(card)
    if state.open == 0:  # all have taken and placed
        prepare_next_trick(state)


# 5-5 Preparing for the next trick


@rule("5-5 Preparing for the next trick", "F5-5 Préparer le prochain pli", ruling="A12")
def prepare_next_trick(state: State) -> None:
    state.leader = next_leader(state)
    clear_trick(state)
    if state.hand_size[state.leader] > 0:
        start_trick(state)
    else:
        end_round(state)


@rule("5-5 Preparing for the next trick", "11 Variant rule", "F5-5 Préparer le prochain pli", ruling="B4")
def next_leader(state: State) -> int:
    rank = 1
    if state.winner_leads == 0:
        while TAKES[state.seats, rank - 1] != TWO_CARDS:
            rank += 1
    return seat_ranked(state, rank)


@compiled
def clear_trick(state: State) -> None:
    state.led = state.extra = NONE
    state.table = NO_CARDS
    for seat in range(MOST_SEATS):
        state.trick[seat] = NONE
        state.rank[seat] = 0


# 6 Round end


@rule("6 Round end", "F6 Fin de la manche")
def end_round(state: State) -> None:
    for seat in range(state.seats):
        state.points[state.completed, seat] = round_points(state, seat)
    state.completed += 1
    if state.completed < ROUNDS:
        next_round(state)


# 7 Scoring


@rule("7 Scoring", "11 Q&A", "F6 Calcul des points", ruling="A14")
def round_points(state: State, seat: int) -> int:
    return max(board_points(state, seat), 0)


@rule("7 Scoring", "F6 Calcul des points")
def board_points(state: State, seat: int) -> int:
    points = int(BONUS[perfect_columns(state, seat)])
    for place in range(PLACES):
        points += place_points(count(state.board[seat, place]), LIMITS[state.seats, place])
    return points


@rule("7 Scoring: the cards in a column", "F6 Points des cartes", ruling="A10 A11")
def place_points(cards: int, limit: int) -> int:
    return cards if cards <= limit else limit - cards


@rule("7 Scoring: perfect columns", "11 Q&A", "F6 Sections parfaites", ruling="A10")
def perfect_columns(state: State, seat: int) -> int:
    perfect = 0
    for column in range(SCRAP + 1, PLACES):
        if count(state.board[seat, column]) == LIMITS[state.seats, column]:
            perfect += 1
    return perfect


# 8 Next round


@rule("8 Next round", "F7 Manche suivante", ruling="A1 B3")
def next_round(state: State) -> None:
    state.start = (state.start + 1) % state.seats
    forget_plays(state)
    start_round(state)


# 9 End of the game


@rule("9 End of the game", "F8 Fin de la partie")
def total(state: State, seat: int) -> int:
    points = 0
    for number in range(state.completed):
        points += state.points[number, seat]
    return points + round_points(state, seat) if state.completed < ROUNDS else points


@rule("9 End of the game: in case of a tie", "F8 En cas d'égalité")
def is_ahead(state: State, seat: int, rival: int) -> bool:
    if total(state, seat) != total(state, rival):
        return total(state, seat) > total(state, rival)
    return perfect_columns(state, seat) > perfect_columns(state, rival)


@compiled
def scores(state: State, out: Ints) -> None:
    for seat in range(state.seats):
        out[seat] = total(state, seat)


@rule("4-3 Find a way to keep your score")
def sheet(state: State, out: Ints) -> None:
    """Write what the scores are made of: a row for each round completed, and those of the round being played."""
    for seat in range(state.seats):
        for number in range(ROUNDS):
            out[number, seat] = state.points[number, seat]
        if state.completed < ROUNDS:
            for place in range(PLACES):
                cards = count(state.board[seat, place])
                out[PLACE_LINES + place, seat] = place_points(cards, LIMITS[state.seats, place])
            out[BONUS_LINE, seat] = BONUS[perfect_columns(state, seat)]
            out[FLOOR_LINE, seat] = round_points(state, seat) - board_points(state, seat)


@rule("3 Objective and overview", "9 End of the game", "F3 But du jeu", "F8 Fin de la partie")
def places(state: State, out: Ints) -> None:
    for seat in range(state.seats):
        out[seat] = 1
        for rival in range(state.seats):
            if is_ahead(state, rival, seat):
                out[seat] += 1


# The turn: what may be answered, and what an answer does.


@compiled
def choices(state: State, seat: int, legal: Words) -> int:
    """Write the set of the legal actions, and return how many they are."""
    if waiting(state) >> seat & 1 == 0:
        return fill(legal, 0, NO_CARDS)
    asked = question(state)
    if asked == PLAY:
        return fill(legal, CARD, may_play(state, seat))
    if asked == TAKE:
        return fill(legal, CARD, state.table)
    if asked == PLACE_CARD:
        return fill(legal, PLACE, may_place(state, suit_of(about(state)), seat))
    if asked == START:
        return fill(legal, SEAT, first(state.seats))
    if asked == REMOVE:
        return fill(legal, SUIT, first(NSUITS))
    return fill(legal, CARD, state.deck)  # DEAL and REVEAL


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Answer the question that is open."""
    asked, what = question(state), about(state)
    answered(state, seat)
    if asked == PLAY:
        play(state, action - CARD, seat)
    elif asked == TAKE:
        take(state, action - CARD, seat)
    elif asked == PLACE_CARD:
        place_card(state, what, action - PLACE, seat)
    elif asked == DEAL:
        deal(state, action - CARD, what)
    elif asked == REVEAL:
        reveal(state, action - CARD)
    elif asked == START:
        choose_start_player(state, action - SEAT)
    else:
        remove_suit(state, action - SUIT)

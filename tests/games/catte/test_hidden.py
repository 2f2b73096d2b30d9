"""What seats and spectators of Catte may see and hear, and what they guess of the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import pytest
from tests.games.catte.position import LETTER, WHO, Position, bits, new_game, position, spoken

from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE, HIDDEN, SPECTATOR
from tenshu.core.record import Bytes
from tenshu.core.rng import new_rng
from tenshu.core.words import Fault
from tenshu.games.catte import GAME
from tenshu.games.catte.state import CARD, COFFEE, SET, State

at_every_table = pytest.mark.parametrize("seats", [3, 4])
with_and_without_force = pytest.mark.parametrize("forced_set", ["yes", "no"])

# What is seen


@pytest.mark.section("Preparation 1", "Preparation 2")
@pytest.mark.ruling("C14")
@at_every_table
def test_a_seat_sees_its_own_hand_only(seats: int) -> None:
    """Other hands and the cat cards left over are hidden; all else of the table is as it was."""
    table = position(seats, hands={"A": "black 1, white 2, brown 12"}, won={"B": "black 9"}, voids={"C": "brown"})
    for seat in range(seats):
        seen = table.redacted(LETTER[seat])
        hands = [seen.hand(LETTER[other]) for other in range(seats)]

        assert table.hand(LETTER[seat]) == hands.pop(seat)
        assert [[]] * (seats - 1) == hands
        assert [] == spoken(seen.record.deck)
        assert _open_fields(table) == _open_fields(seen)


@pytest.mark.ruling("C14")
@at_every_table
def test_a_spectator_sees_no_hand(seats: int) -> None:
    """Whoever looks on sees coffee cards, trick and the sizes of hands, and no card of any hand."""
    table = position(seats, hands={"A": "black 1, white 2, brown 12"})
    seen = table.redacted("spectator")

    assert [[]] * seats == [seen.hand(LETTER[seat]) for seat in range(seats)]
    assert [3] * seats == seen.record.hand_size[:seats].tolist()
    assert _open_fields(table) == _open_fields(seen)


def _open_fields(table: Position) -> dict[str, object]:
    names = State.dtype.names or ()
    return {name: getattr(table.record, name).tolist() for name in names if name not in {"hand", "deck"}}


@pytest.mark.section("Preparation 3", "How to Play 4")
@pytest.mark.ruling("C14")
def test_coffee_cards_and_the_trick_are_open() -> None:
    """Everybody sees rows, acquired cards, the center, both cards of a set, and who is ahead."""
    table = position(hands={"A": "brown 13", "B": "black 2, white 15"}, won={"C": "black 9"}, rows={"C": "white 2"})
    table.tell("A: brown 13, B: set black 2, B: white 15")
    for who in ("A", "B", "C", "spectator"):
        seen = table.redacted(who)

        assert (["white 2"], ["black 9"], "black 7") == (seen.row("C"), seen.won("C"), seen.center)
        assert "B" == seen.ahead
        assert table.record.trick.tolist() == seen.record.trick.tolist()
        assert table.record.pair.tolist() == seen.record.pair.tolist()


# What is heard


@pytest.mark.section("Preparation 1")
@at_every_table
def test_a_dealt_cat_card_is_heard_by_its_owner_alone(seats: int) -> None:
    """Each card of the deal is told to the seat that gets it and hidden from all others."""
    table = new_game(seats)
    table.tell("chance: seat 1")
    while table.question == "deal":
        owner, action = table.about, table.choices(CHANCE)[0]
        heard = [GAME.doors.heard(table.state, who, action) for who in (*range(seats), SPECTATOR)]

        assert [action if who == owner else HIDDEN for who in (*range(seats), SPECTATOR)] == heard
        table.act(CHANCE, action)


@pytest.mark.section("Preparation 3")
@at_every_table
def test_all_else_is_heard_by_all(seats: int) -> None:
    """Starting player, coffee cards, plays and both cards of a set are public."""
    questions = set()
    for play in random_play(Table(GAME, seats, {}, seed=3)):
        for seat in play.asked if play.question != "deal" else ():
            questions.add(play.question)
            for action in play.choices(seat)[:2]:
                assert {action} == {GAME.doors.heard(play.state, w, action) for w in (*range(seats), SPECTATOR)}

    assert {"start", "deal-coffee", "coffee", "play", "pair"} == questions


# What is guessed


def _guess(seen: Position, who: str, seed: int) -> Position:
    guess = seen.copy()
    GAME.doors.guess(guess.state, WHO[who], new_rng(seed))
    return guess


@pytest.mark.compiled
@at_every_table
@with_and_without_force
def test_the_whole_round_could_have_been_played_as_guessed(seats: int, forced_set: str) -> None:
    """With the guessed cards dealt at the beginning of the round, every answer since then is legal, and leads here."""
    checked: Counter[str] = Counter()
    for seed in range(3):
        begin = 0
        for play in random_play(Table(GAME, seats, {"forced_set": forced_set}, seed)):
            if play.question == "deal" and not any(State.on(play.state).hand_size):
                begin = len(play.moves)
            if play.question == "pair" or (play.question in {"play", "coffee"} and len(play.moves) % 5 == 0):
                checked[play.question] += 1
                for who in (*range(seats), SPECTATOR):
                    guess = play.seen(who)
                    GAME.doors.guess(guess, who, new_rng(seed, len(play.moves)))

                    assert bytes(guess) == bytes(_replayed(play, begin, guess))

    assert min(checked[question] for question in ("play", "pair", "coffee")) >= 5


def _replayed(play: Play, begin: int, guess: Bytes) -> Bytes:
    """Return the state after all answers since a round began, when the cards of a guess were dealt for it."""
    again = play.at(begin)
    hands = [_numbers(int(State.on(guess).hand[seat])) for seat in range(play.seats)]
    for seat, action in play.moves[begin:]:
        if seat != CHANCE and action < COFFEE:
            hands[seat].append(action - SET if action >= SET else action - CARD)
    for hand in hands:
        for card in hand:
            again.act(CHANCE, CARD + card)
    for move in play.moves[begin + sum(map(len, hands)) :]:
        again.act(*move)
    return again.state


def _numbers(pile: int) -> list[int]:
    return [card for card in range(41) if pile >> card & 1]


@at_every_table
def test_a_spectator_may_guess(seats: int) -> None:
    """Who holds no hand guesses all of them, and nothing that was not hidden changes."""
    seen = position(seats, hands={"A": "black 1, white 2, brown 12"}, won={"A": "black 9"}).redacted("spectator")
    guesses = [_guess(seen, "spectator", seed) for seed in range(5)]

    assert all([3] * seats == [len(guess.hand(LETTER[seat])) for seat in range(seats)] for guess in guesses)
    assert {bytes(seen.state)} == {bytes(guess.redacted("spectator").state) for guess in guesses}
    assert 1 < len({bytes(guess.state) for guess in guesses})


def test_a_guess_follows_from_its_generator() -> None:
    """The same seed gives the same guess, and another seed another; in the middle of a set too."""
    table = position(hands={"A": "brown 12", "B": "black 4, white 9, white 2"}, voids={"C": "black"}, spare=6)
    table.tell("A: brown 12, B: set black 4")
    seen = table.redacted("A")

    assert bytes(_guess(seen, "A", 5).state) == bytes(_guess(seen, "A", 5).state)
    assert bytes(_guess(seen, "A", 5).state) != bytes(_guess(seen, "A", 6).state)


def test_a_guess_while_cards_are_dealt_keeps_to_what_was_dealt() -> None:
    """In the middle of a deal hands are guessed at the size that they have so far."""
    table = new_game(4)
    table.tell("chance: seat 1")
    for _ in range(25):
        table.act(CHANCE, table.choices(CHANCE)[0])
    guess = _guess(table.redacted("B"), "B", seed=1)

    assert table.hand("B") == guess.hand("B")
    assert [10, 10, 5, 0] == [len(guess.hand(who)) for who in "ABCD"]
    assert 16 == len(spoken(guess.record.deck))


def test_a_guess_when_the_game_is_over() -> None:
    """Nothing is asked any more, and hands can still be guessed."""
    table = position(points={"A": (1, 2, 3)}, hands={"A": "black 1, black 2"})
    guess = _guess(table.redacted("A"), "A", seed=1)

    assert [2, 2] == [len(guess.hand(who)) for who in "BC"]


# Tight positions, in which all deals can be tried

Deal = tuple[int, ...]


class Told(NamedTuple):
    """A position, what is answered, who then guesses, and how many deals are possible then."""

    hands: dict[str, str]
    deck: str
    answers: str
    who: str
    deals: dict[str, int]  # by `forced_set`


TIGHT = {
    # B shows to hold neither brown nor, where a set would have been forced, white.
    "black thrown under brown": Told(
        {"A": "brown 20, brown 19", "B": "black 1, black 2", "C": "brown 10, white 3"},
        "white 1, black 3",
        "A: brown 20, B: black 1",
        "A",
        {"yes": 12, "no": 24},
    ),
    "white thrown under brown": Told(
        {"A": "brown 20, brown 19", "B": "white 1, white 2, white 3", "C": "brown 10, black 3"},
        "black 1, white 4",
        "A: brown 20, B: white 1",
        "A",
        {"yes": 18, "no": 60},
    ),
    # B has laid the black card and holds a white one, which is all that is known of that hand.
    "a rival in the middle of a set": Told(
        {"A": "brown 20, brown 19", "B": "black 1, white 1, brown 11", "C": "brown 10, white 3"},
        "black 2, black 3",
        "A: brown 20, B: set black 1",
        "A",
        {"yes": 54, "no": 54},
    ),
    "the last two cards are a set": Told(
        {"A": "brown 20, brown 19", "B": "black 1, white 1", "C": "brown 10, white 3"},
        "black 2, black 3",
        "A: brown 20, B: set black 1",
        "A",
        {"yes": 12, "no": 12},
    ),
    "a rival leads a set": Told(
        {"A": "brown 20, brown 19", "B": "black 1, white 1, white 2", "C": "black 10, white 3"},
        "brown 12, black 3",
        "B: set black 1",
        "C",
        {"yes": 54, "no": 54},
    ),
    # B is void in brown and white, C needs a white card: the others are for C or left over.
    "a set begun after a throw": Told(
        {"A": "brown 20, brown 19", "B": "black 1, black 2", "C": "black 3, white 3, white 4"},
        "white 1, brown 12",
        "A: brown 20, B: black 1, C: set black 3",
        "A",
        {"yes": 6, "no": 21},
    ),
    "a finished set": Told(
        {"A": "brown 20, brown 19", "B": "black 1, white 1, white 2", "C": "brown 10, white 3"},
        "black 2, black 3",
        "A: brown 20, B: set black 1, B: white 1",
        "A",
        {"yes": 30, "no": 30},
    ),
    "a spectator looks on": Told(
        {"A": "brown 20", "B": "black 1, white 1", "C": "brown 10, white 3"},
        "black 2, black 3",
        "A: brown 20, B: set black 1",
        "spectator",
        {"yes": 12, "no": 12},
    ),
    "four seats and voids": Told(
        {"A": "black 15, black 14", "B": "white 1, white 2", "C": "black 2, white 5", "D": "brown 12, brown 13"},
        "black 3",
        "A: black 15, B: white 1, C: black 2, D: brown 12",
        "A",
        {"yes": 12, "no": 12},
    ),
    "voids from both black and brown": Told(
        {"A": "black 15, brown 20", "B": "white 1, white 2", "C": "black 2, brown 11", "D": "brown 12, black 3"},
        "white 3",
        "A: black 15, B: white 1, C: black 2, D: black 3, A: coffee white 2, A: brown 20, B: white 2",
        "A",
        {"yes": 6, "no": 6},
    ),
}
cases = pytest.mark.parametrize("name", TIGHT)


def _tight(name: str, forced_set: str) -> tuple[Position, Position]:
    """Return a tight position before and after what is told."""
    told = TIGHT[name]
    leader = told.answers[0]
    rows = {"A": "white 2"}
    before = position(
        len(told.hands), hands=told.hands, deck=told.deck, leader=leader, rows=rows, forced_set=forced_set
    )
    after = before.copy()
    after.tell(told.answers)
    return before, after


def _all_deals(before: Position, answers: str, who: str) -> set[Deal]:
    """Return every deal of what a seat cannot see that allows the answers: all are tried by the real rules."""
    rivals = [seat for seat in range(before.seats) if LETTER[seat] != who]
    state = before.record
    unseen = [card for pile in (*state.hand[rivals], state.deck) for card in _numbers(int(pile))]
    found = set()
    for hands in _splits(sorted(unseen), [int(state.hand_size[seat]) for seat in rivals]):
        table = before.copy()
        for seat, hand in zip(rivals, hands, strict=True):
            table.record.hand[seat] = bits(hand)
        table.record.deck = bits(card for card in unseen if not any(card in hand for hand in hands))
        try:
            table.tell(answers)
        except Fault:
            continue
        found.add(_deal(table.state))
    return found


def _splits(cards: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        for rest in _splits([card for card in cards if card not in hand], sizes[1:]):
            yield [hand, *rest]


def _deal(data: Bytes) -> Deal:
    state = State.on(data)
    return (*state.hand.tolist(), int(state.deck))


def _guessed_deals(table: Position, who: str, draws: int) -> Counter[Deal]:
    seen = table.seen(WHO[who])
    data, deals, rng = seen.copy(), Counter[Deal](), new_rng(1, 2)
    for _ in range(draws):
        data[:] = seen
        GAME.doors.guess(data, WHO[who], rng)
        deals[_deal(data)] += 1
    return deals


@cases
@with_and_without_force
def test_every_deal_that_fits_is_guessed_and_no_other(name: str, forced_set: str) -> None:
    """However few deals are possible, each of them comes up, and nothing else does."""
    told, (before, after) = TIGHT[name], _tight(name, forced_set)
    deals = _all_deals(before, told.answers, told.who)

    assert told.deals[forced_set] == len(deals)
    assert _deal(after.state) in deals
    assert deals == set(_guessed_deals(after, told.who, 15 * len(deals)))


@pytest.mark.compiled
@cases
@with_and_without_force
def test_voids_bend_the_odds_by_less_than_two(name: str, forced_set: str) -> None:
    """No deal comes up half or twice as often as it should."""
    told, (_, after) = TIGHT[name], _tight(name, forced_set)
    mean = 20_000 / told.deals[forced_set]
    guessed = _guessed_deals(after, told.who, 20_000)

    assert mean / 2 < min(guessed.values()) <= max(guessed.values()) < mean * 2


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "bound"),
    [("a rival in the middle of a set", 90.6), ("a rival leads a set", 90.6), ("a finished set", 58.3)],
)
def test_where_nobody_is_void_all_deals_are_alike(name: str, bound: float) -> None:
    """The frequencies pass a chi-square test, in the middle of a set too: one guesser in a thousand would fail it."""
    told, (_, after) = TIGHT[name], _tight(name, "yes")
    deals = told.deals["yes"]
    guessed = _guessed_deals(after, told.who, 200 * deals)
    chi_square = sum((count - 200) ** 2 / 200 for count in guessed.values())

    assert deals == len(guessed)
    assert chi_square < bound

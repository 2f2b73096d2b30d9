"""What seats and spectators of CATsle Builders may see and hear, and what they guess of the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import pytest
from tests.games.catsle_builders.position import LETTER, WHO, Position, bits, new_game, position, spoken

from tenshu.core.laws import Table, random_play
from tenshu.core.questions import CHANCE, HIDDEN, SPECTATOR
from tenshu.core.rng import new_rng
from tenshu.games.catsle_builders import GAME
from tenshu.games.catsle_builders.pieces import RANKS
from tenshu.games.catsle_builders.state import State

at_every_table = pytest.mark.parametrize("seats", [3, 4, 5])

# What is seen


@pytest.mark.section("5-0 Deal the cards", "F4-3 Distribuer les cartes")
@pytest.mark.ruling("A12")
@at_every_table
def test_a_seat_sees_its_own_hand_only(seats: int) -> None:
    """Other hands and the deck are hidden; all else of the table is as it was."""
    table = position(seats, boards={"B": "2 red in column 2"}, voids={"C": "red"}, tricks=3)
    for seat in range(seats):
        seen = table.redacted(LETTER[seat])
        hands = [seen.hand(LETTER[other]) for other in range(seats)]

        assert table.hand(LETTER[seat]) == hands.pop(seat)
        assert [[]] * (seats - 1) == hands
        assert [] == spoken(seen.record.deck)
        assert _open_fields(table) == _open_fields(seen)


@pytest.mark.ruling("A12")
@at_every_table
def test_a_spectator_sees_no_hand(seats: int) -> None:
    """Whoever looks on sees boards, trick and the sizes of hands, and no card of any hand."""
    table = position(seats, boards={"B": "2 red in column 2"}, tricks=3)
    seen = table.redacted("spectator")

    assert [[]] * seats == [seen.hand(LETTER[seat]) for seat in range(seats)]
    assert [3] * seats == seen.record.hand_size[:seats].tolist()
    assert _open_fields(table) == _open_fields(seen)


def _open_fields(table: Position) -> dict[str, object]:
    names = State.dtype.names or ()
    return {name: getattr(table.record, name).tolist() for name in names if name not in {"hand", "deck"}}


@pytest.mark.section("5-5 Preparing for the next trick", "F5-5 Préparer le prochain pli")
@pytest.mark.ruling("A12")
def test_the_current_trick_and_boards_are_open() -> None:
    """Everybody sees what lies on the table and on each board, and who ranks where."""
    table = position(hands={"A": "red 8", "B": "red 9", "C": "blue 2"}, boards={"D": "2 red in column 2"}, tricks=2)
    table.tell("A: red 8, B: red 9, C: blue 2")
    for who in ("A", "B", "C", "D", "spectator"):
        seen = table.redacted(who)

        assert ["red 8", "red 9", "blue 2"] == seen.table
        assert "2 red in column 2" == seen.board("D")
        assert "B A C" == seen.ranks


# What is heard


@pytest.mark.section("5-0 Deal the cards", "F4-3 Distribuer les cartes")
@at_every_table
def test_a_dealt_card_is_heard_by_its_owner_alone(seats: int) -> None:
    """Each card of the deal is told to the seat that gets it and hidden from all others."""
    table = new_game(seats, removed_suit="gray")
    table.tell("chance: seat 1")
    while table.question == "deal":
        owner, action = table.about, table.choices(CHANCE)[0]
        heard = [GAME.doors.heard(table.state, who, action) for who in (*range(seats), SPECTATOR)]

        assert [action if who == owner else HIDDEN for who in (*range(seats), SPECTATOR)] == heard
        table.act(CHANCE, action)


@at_every_table
def test_all_else_is_heard_by_all(seats: int) -> None:
    """Start player, removed suit, extra cards, plays, takes and places are public."""
    questions = set()
    for play in random_play(Table(GAME, seats, {}, seed=3)):
        for seat in play.asked if play.question != "deal" else ():
            questions.add(play.question)
            for action in play.choices(seat)[:2]:
                assert {action} == {GAME.doors.heard(play.state, w, action) for w in (*range(seats), SPECTATOR)}

    assert {"start", "play", "take", "place"} | ({"remove", "reveal"} if seats == 3 else set()) == questions


# What is guessed


def _guess(seen: Position, who: str, seed: int, stream: int = 0) -> Position:
    guess = seen.copy()
    GAME.doors.guess(guess.state, WHO[who], new_rng(seed, stream))
    return guess


def _is_consistent(guess: Position, who: str) -> bool:
    """Tell whether a guess deals each unseen card once, and no rival a card that it cannot hold."""
    state = guess.record
    hands = [int(hand) for hand in state.hand[: guess.seats]]
    fits = all(
        hand.bit_count() == state.hand_size[seat]
        and (LETTER[seat] == who or not any(state.void[seat] >> card // RANKS & 1 for card in _cards(hand)))
        for seat, hand in enumerate(hands)
    )
    known = [card for pile in (*hands, int(state.deck), int(state.seen)) for card in _cards(pile)]
    in_game = [card for card in range(60) if guess.seats > 3 or card // RANKS != state.removed]
    return fits and sorted(known) == in_game


def _cards(pile: int) -> list[int]:
    return [card for card in range(60) if pile >> card & 1]


@at_every_table
def test_guesses_fit_what_the_seat_knows(seats: int) -> None:
    """In any round each guess gives the hands their sizes, no void suit, no seen card and nothing twice."""
    for number, play in enumerate(random_play(Table(GAME, seats, {"removed_suit": "brown"}, seed=20 + seats))):
        if play.question not in {"start", "deal", ""} and number % 7 == 0:
            who = LETTER[number % seats]
            table = Position(GAME, seats, play.options)
            table.state = play.state
            seen = table.redacted(who)
            guess = _guess(seen, who, number)

            assert _is_consistent(guess, who)
            assert table.hand(who) == guess.hand(who)
            assert bytes(seen.state) == bytes(guess.redacted(who).state)


@at_every_table
def test_a_spectator_may_guess(seats: int) -> None:
    """Who holds no hand guesses all of them, and nothing that was not hidden changes."""
    seen = position(seats, boards={"A": "3 gray in column 3"}, tricks=3).redacted("spectator")
    guesses = [_guess(seen, "spectator", seed) for seed in range(5)]

    assert all(_is_consistent(guess, "spectator") for guess in guesses)
    assert {bytes(seen.state)} == {bytes(guess.redacted("spectator").state) for guess in guesses}


def test_a_guess_follows_from_its_generator() -> None:
    """The same seed gives the same guess, and another seed another."""
    seen = position(tricks=8, voids={"B": "red"}).redacted("A")

    assert bytes(_guess(seen, "A", 5).state) == bytes(_guess(seen, "A", 5).state)
    assert bytes(_guess(seen, "A", 5).state) != bytes(_guess(seen, "A", 6).state)


def test_a_guess_while_cards_are_dealt_keeps_to_what_was_dealt() -> None:
    """In the middle of a deal hands are guessed at the size that they have so far."""
    table = new_game(4)
    table.tell("chance: seat 1")
    for _ in range(33):
        table.act(CHANCE, table.choices(CHANCE)[0])
    guess = _guess(table.redacted("B"), "B", seed=1)

    assert table.hand("B") == guess.hand("B")
    assert [14, 14, 5, 0] == [len(guess.hand(who)) for who in "ABCD"]
    assert 27 == len(spoken(guess.record.deck))


# Tight positions, in which all deals can be counted

Deal = tuple[int, ...]


def _all_deals(table: Position, who: str) -> set[Deal]:
    """Return every way to deal what a seat cannot see, found by trying them all."""
    state = table.record
    rivals = [seat for seat in range(table.seats) if seat != WHO[who]]
    unseen = [int(pile) for seat, pile in enumerate(state.hand) if seat in rivals] + [int(state.deck)]
    cards = sorted(card for pile in unseen for card in _cards(pile))

    def deal(left: list[int], seats: list[int]) -> Iterator[Deal]:
        if not seats:
            yield ()
            return
        may = [card for card in left if not state.void[seats[0]] >> card // RANKS & 1]
        for hand in combinations(may, int(state.hand_size[seats[0]])):
            for rest in deal([card for card in left if card not in hand], seats[1:]):
                yield (int(bits(hand)), *rest)

    return set(deal(cards, rivals))


def _guessed_deals(table: Position, who: str, draws: int) -> Counter[Deal]:
    seen, rivals = table.seen(WHO[who]), [seat for seat in range(table.seats) if seat != WHO[who]]
    data, deals, rng = seen.copy(), Counter[Deal](), new_rng(1, 2)
    for _ in range(draws):
        data[:] = seen
        GAME.doors.guess(data, WHO[who], rng)
        deals[tuple(State.on(data).hand[rivals].tolist())] += 1
    return deals


class Told(NamedTuple):
    """What is held and what is known not to be held."""

    hands: dict[str, str]
    voids: dict[str, str]
    deals: int


TIGHT = {
    # Each rival may hold two suits, and each suit two rivals: no two of them can just swap.
    "cyclic voids": Told(
        {"A": "red 12", "B": "gray 1", "C": "green 1", "D": "red 1", "E": "brown 1"},
        {"B": "red, brown, blue", "C": "gray, brown, blue", "D": "gray, green, blue", "E": "green, red, blue"},
        deals=2,
    ),
    "cyclic voids and a free hand": Told(
        {
            "A": "red 12, blue 12",
            "B": "gray 1, green 2",
            "C": "green 1, red 2",
            "D": "red 1, gray 2",
            "E": "brown 1, gray 3",
        },
        {"B": "red, brown, blue", "C": "gray, brown, blue", "D": "green, brown, blue"},
        deals=66,
    ),
    "one suit for one hand": Told(
        {
            "A": "gray 12, blue 12",
            "B": "gray 1, gray 2",
            "C": "gray 3, green 1",
            "D": "green 2, red 1",
            "E": "blue 1, blue 2",
        },
        {"B": "green, red, brown, blue", "C": "blue, red", "D": "blue, gray", "E": "brown"},
        deals=6,
    ),
    "all known": Told(
        {
            "A": "red 1, red 2",
            "B": "gray 1, gray 2",
            "C": "green 1, green 2",
            "D": "blue 1, blue 2",
            "E": "red 3, red 4",
        },
        {"B": "green, red, brown, blue", "C": "red, brown, blue", "D": "red, green, brown", "E": "brown"},
        deals=1,
    ),
    "four seats and cards set aside": Told(
        {"A": "red 1", "B": "blue 1", "C": "red 2", "D": "red 3"},
        {"B": "gray, green, red", "C": "gray, blue", "D": "gray, green, blue"},
        deals=8,
    ),
    "three seats and an extra deck": Told(
        {"A": "red 1", "B": "blue 1", "C": "red 2"}, {"B": "green, red", "C": "gray"}, deals=22
    ),
}
DECKS = {4: "blue 2, green 1, gray 1, gray 2", 3: "blue 2, blue 3, green 1, gray 1, gray 2", 5: ""}


def _tight(name: str) -> Position:
    told = TIGHT[name]
    return position(
        len(told.hands), hands=told.hands, voids=told.voids, deck=DECKS[len(told.hands)], removed_suit="brown"
    )


@pytest.mark.parametrize("name", TIGHT)
def test_every_deal_that_fits_is_guessed_and_no_other(name: str) -> None:
    """However few deals are possible, each of them comes up, and nothing else does."""
    table = _tight(name)
    deals = _all_deals(table, "A")

    assert TIGHT[name].deals == len(deals)
    assert deals == set(_guessed_deals(table, "A", 15 * len(deals)))


@pytest.mark.compiled
@pytest.mark.parametrize("name", TIGHT)
def test_voids_bend_the_odds_by_less_than_two(name: str) -> None:
    """Where seats are void no deal comes up half or twice as often as it should."""
    table = _tight(name)
    mean = 50_000 / len(_all_deals(table, "A"))
    guessed = _guessed_deals(table, "A", 50_000)

    assert mean / 2 < min(guessed.values()) <= max(guessed.values()) < mean * 2


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("seats", "deals", "bound"),
    [(3, 7 * 6, 74.7), (4, 7 * 6 * 5, 276.0), (5, 4 * 3 * 2, 49.7)],
    ids=["three", "four", "five"],
)
def test_where_nobody_is_void_all_deals_are_alike(seats: int, deals: int, bound: float) -> None:
    """The frequencies pass a chi-square test: one guesser in a thousand would fail it by bad luck."""
    guessed = _guessed_deals(position(seats, tricks=1), "A", 100 * deals)
    chi_square = sum((count - 100) ** 2 / 100 for count in guessed.values())

    assert deals == len(guessed)
    assert chi_square < bound

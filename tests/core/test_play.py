"""The checked door: what is refused and how, luck that can be met again, and answers in words."""

from __future__ import annotations

import doctest
from collections.abc import Callable, Iterator
from copy import copy
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenshu import Fault, Move, Play, load
from tenshu.core import laws
from tenshu.core import play as module
from tenshu.core.play import seat_word
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.core.words import LANGUAGES, LOG

GAME = load("catsle_builders")


@cache
def first_dealt(seats: int, seed: int, options: tuple[tuple[str, str], ...]) -> Play:
    """Deal once, since dealing takes long when the rules are interpreted."""
    play = Play(GAME, seats, dict(options))
    play.settle(seed)
    return play


@cache
def first_finished(seats: int) -> Play:
    """Play once to the end."""
    *_, play = laws.random_play(laws.Table(GAME, seats, {}, 1))
    return play


def twin(play: Play) -> Play:
    """Return the same game again, to be played on from."""
    other = copy(play)
    other.state, other.moves = play.state.copy(), [*play.moves]
    return other


def dealt(seats: int = 4, seed: int = 5, **options: str) -> Play:
    """Return a game in which the cards are dealt and the first seat is asked to play."""
    return twin(first_dealt(seats, seed, tuple(options.items())))


def finished(seats: int = 3) -> Play:
    """Return a game that is over."""
    return twin(first_finished(seats))


def positions() -> Iterator[Play]:
    """Yield a random game before each answer of a seat."""
    for play in laws.random_play(laws.Table(GAME, 4, {}, 8)):
        if play.asked and play.asked != [CHANCE]:
            yield play


def refused(act: Callable[[], object]) -> Fault:
    """Return the fault that something raises."""
    with pytest.raises(Fault) as caught:
        act()
    return caught.value


def test_the_example_in_the_docstring_runs() -> None:
    """What the class shows of itself is true."""
    failed, attempted = doctest.testmod(module)

    assert (0, True) == (failed, attempted > 0)


# What is refused


def test_an_illegal_action_is_refused_with_what_would_be_legal() -> None:
    """The sentence names the game, the question, what was said, and every legal answer."""
    play = dealt()
    seat = play.asked[0]
    choices = play.choices(seat)
    held_by_another = next(action for action in range(60) if action not in choices)
    fault = refused(lambda: play.act(seat, held_by_another))
    expected = (
        f'{play.say(held_by_another, "en")} does not answer the question "play" of catsle_builders; '
        f"legal: {', '.join(play.say(action, LOG) for action in choices)}."
    )

    assert ("play-illegal", expected) == (fault.message.key, str(fault))


@pytest.mark.parametrize("action", [-1, -(2**63), GAME.actions, 64 * GAME.words, 10**9, 2**63, 2**70])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    """Numbers that stand for nothing are refused like any other illegal answer."""
    play = dealt()
    fault = refused(lambda: play.act(play.asked[0], action))

    assert "play-illegal" == fault.message.key
    assert str(action) in str(fault)


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    """A seat that speaks out of turn hears who is asked."""
    play = dealt()
    seat = play.asked[0]
    fault = refused(lambda: play.act((seat + 1) % 4, play.choices(seat)[0]))

    assert f"Seat {(seat + 1) % 4 + 1} is not asked now in catsle_builders; asked: {seat + 1}." == str(fault)


def test_who_speaks_before_chance_hears_that_chance_is_asked() -> None:
    """Chance is a seat like any other in what is said."""
    fault = refused(lambda: Play(GAME, 4).act(0, 0))

    assert str(fault).endswith("asked: chance.")


def test_chance_does_not_play_for_a_seat() -> None:
    """Chance is refused where a seat is asked."""
    play = dealt()

    assert "play-not-asked" == refused(lambda: play.act(CHANCE, 0)).message.key


@pytest.mark.parametrize("seat", [0, 2, CHANCE, SPECTATOR])
def test_a_game_that_is_over_takes_no_answer(seat: int) -> None:
    """When nobody is asked, that is what is said."""
    fault = refused(lambda: finished().act(seat, 0))

    assert "This game of catsle_builders is over; nothing can be answered any more." == str(fault)


def test_what_is_refused_changes_nothing() -> None:
    """After a refusal the game stands where it stood."""
    play = dealt()
    state, moves = bytes(play.state), list(play.moves)
    for seat, action in ((play.asked[0], 63), ((play.asked[0] + 1) % 4, 0), (CHANCE, 0), (SPECTATOR, 0)):
        refused(lambda seat=seat, action=action: play.act(seat, action))  # type: ignore[misc]

    assert (state, moves) == (bytes(play.state), play.moves)


def offered(play: Play, seat: int) -> list[int]:
    """Return the choices of a seat; to refuse the seat is to offer it nothing."""
    try:
        return play.choices(seat)
    except Fault:
        return []


@pytest.mark.parametrize("seat", [-1, -63, -64, 4, 7, SPECTATOR, 15, 16, 31, 32, 63, 2**40, 2**63 - 1, 2**63, 2**70])
def test_a_seat_that_nobody_sits_at_has_no_choice(seat: int) -> None:
    """Numbers that are no seat at this table are offered nothing and are refused, whatever the number."""
    play = dealt()

    assert [] == offered(play, seat)
    assert "play-not-asked" == refused(lambda: play.act(seat, 0)).message.key


@pytest.mark.parametrize("turns", [-1, 1, 2])
def test_a_seat_number_never_wraps_around(turns: int) -> None:
    """A number that is a whole number of words away from the seat that is asked is not that seat."""
    play = dealt()
    seat = play.asked[0] + 64 * turns

    assert [] == offered(play, seat)  # first, since a rule that were let in would write out of its fields
    assert "play-not-asked" == refused(lambda: play.act(seat, 0)).message.key


@pytest.mark.parametrize("seats", [-1, 0, 2, 6, 64])
def test_a_table_of_the_wrong_size_is_refused(seats: int) -> None:
    """Who sits down too few or too many hears for how many the game is."""
    assert f"catsle_builders is for 3 to 5 seats, not for {seats}." == str(refused(lambda: Play(GAME, seats)))


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    """An option that the game does not have is answered with those it has."""
    fault = refused(lambda: Play(GAME, 4, {"speed": "fast"}))

    assert "catsle_builders has no option speed; it has: edition, winner_leads, removed_suit." == str(fault)


def test_an_unknown_value_is_refused_with_the_known_ones() -> None:
    """A value that an option does not have is answered with those it has."""
    fault = refused(lambda: Play(GAME, 4, {"winner_leads": "maybe"}))

    assert "The option winner_leads of catsle_builders cannot be maybe; it can be: no, yes." == str(fault)


def test_options_that_nobody_chose_have_their_defaults() -> None:
    """Every option has a value, and the chosen ones are as chosen."""
    expected = {"edition": "catsle_builders", "winner_leads": "yes", "removed_suit": "random"}

    assert expected == Play(GAME, 4, {"winner_leads": "yes"}).options


# Luck


def test_settling_stops_where_a_seat_is_asked() -> None:
    """Chance answers as long as only chance is asked, and not a ply further."""
    play = dealt()
    before = list(play.moves)
    play.settle(99)

    assert {CHANCE} == {move.seat for move in before}
    assert before == play.moves
    assert CHANCE not in play.asked


def test_settling_a_game_that_is_over_does_nothing() -> None:
    """Nobody is asked, so chance is not."""
    play = finished()
    before = list(play.moves)
    play.settle(1)

    assert before == play.moves


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_taken_back_meets_the_same_luck(seats: int) -> None:
    """From wherever it is played again, the same seed deals the same cards at the same ply."""
    play = dealt(seats, seed=12)
    for ply in range(len(play.moves)):
        again = play.at(ply)
        again.settle(12)

        assert (play.moves, bytes(play.state)) == (again.moves, bytes(again.state))


def test_luck_after_a_decision_is_the_same_again() -> None:
    """An extra card that comes after a trick is the same when the trick is played again alike."""
    play = dealt(3, seed=3)
    while play.question != "reveal":
        play.act(play.asked[0], play.choices(play.asked[0])[0])
    ply = len(play.moves)
    play.settle(3)
    again = play.at(ply - 5)
    again.settle(3)
    for move in play.moves[len(again.moves) : ply]:
        again.act(*move)
    again.settle(3)

    assert play.moves == again.moves


def test_another_seed_is_other_luck() -> None:
    """Seeds that differ, by one or in their high bits only, deal differently."""
    deals = {tuple(dealt(seed=seed).moves) for seed in (0, 1, 2, 2**32, 2**62, 2**63 - 1)}

    assert 6 == len(deals)


# Going back, and looking


def test_at_gives_every_moment_back() -> None:
    """The game after so many answers is, byte for byte, what it was then."""
    history = [bytes(play.state) for play in laws.random_play(laws.Table(GAME, 3, {}, 1))]
    play = finished()
    plies = [*range(0, len(history), 25), len(play.moves)]

    assert [history[ply] for ply in plies] == [bytes(play.at(ply).state) for ply in plies]
    assert [play.moves[:ply] for ply in plies] == [play.at(ply).moves for ply in plies]


def test_going_back_leaves_the_game_alone() -> None:
    """The game that one went back from still stands where it stood, and keeps its options."""
    play = dealt(3, winner_leads="yes", removed_suit="red")
    state, moves = bytes(play.state), list(play.moves)
    back = play.at(10)
    back.settle(77)

    assert (state, moves) == (bytes(play.state), play.moves)
    assert play.options == back.options


def test_a_game_can_be_given_with_its_moves() -> None:
    """A list of moves is replayed through the same checks."""
    play = dealt()

    assert bytes(play.state) == bytes(Play(GAME, 4, moves=play.moves).state)
    assert "play-not-asked" == refused(lambda: Play(GAME, 4, moves=[Move(0, 0)])).message.key


def test_seen_hides_and_leaves_the_game_alone() -> None:
    """A seat sees its own hand and no other, a spectator none, and the game keeps them all."""
    play = dealt()
    before = bytes(play.state)
    hands = [[bool(hand) for hand in hands_seen(play, seat)] for seat in (*range(4), SPECTATOR)]

    assert [[seat == hand for hand in range(4)] for seat in (*range(4), SPECTATOR)] == hands
    assert before == bytes(play.state)


def hands_seen(play: Play, seat: int) -> list[int]:
    """Return the hands that a seat sees."""
    state = GAME.state.on(play.seen(seat))
    return [int(hand) for hand in state.hand[:4]]  # type: ignore[attr-defined]


def test_question_and_asked_go_together() -> None:
    """What is asked has a name as long as someone is asked, and none when the game is over."""
    assert ("start", [CHANCE], 0) == (Play(GAME, 4).question, Play(GAME, 4).asked, Play(GAME, 4).about)
    assert "play" == dealt().question
    assert ("", [], 0) == (finished().question, finished().asked, finished().about)


def test_scores_and_places_are_plain_numbers() -> None:
    """One number a seat, that any JSON can carry; the best place is 1."""
    play = finished(5)

    assert [5, 5] == [len(play.scores()), len(play.places())]
    assert {int} == {type(number) for number in (*play.scores(), *play.places())}
    assert 1 == min(play.places())


# Answers in words


@pytest.mark.parametrize("language", [*LANGUAGES, LOG])
def test_every_answer_is_read_in_every_language(language: str) -> None:
    """What is said to a person, in any language, can be typed back by another."""
    for play in positions():
        seat = play.asked[0]
        said = {action: play.say(action, language) for action in play.choices(seat)}

        assert list(said) == [play.read(seat, text) for text in said.values()]


@given(st.integers(0, 50), st.sampled_from([str.upper, str.lower, str.title]), st.sampled_from(["", " ", "  \t"]))
def test_capitals_and_spaces_do_not_matter(number: int, case: Callable[[str], str], space: str) -> None:
    """An answer is read however it is capitalised and spaced."""
    play = dealt()
    seat = play.asked[0]
    action = play.choices(seat)[number % len(play.choices(seat))]
    words = case(play.say(action, "en")).split()

    assert action == play.read(seat, space + f" {space}".join(words) + space)


def holding(*wanted: str, without: tuple[str, ...] = ()) -> tuple[Play, int]:
    """Return a game whose first seat may play some cards and not others, and the seat."""
    for seed in range(1000):
        play = dealt(seed=seed)
        seat = play.asked[0]
        said = {play.say(action, LOG) for action in play.choices(seat)}
        if said.issuperset(wanted) and said.isdisjoint(without):
            return play, seat
    raise AssertionError


def test_what_is_said_in_full_is_never_ambiguous() -> None:
    """Red 1 is red 1, though red 11 begins alike."""
    play, seat = holding("red 1", "red 11")

    assert "red 1" == play.say(play.read(seat, "red 1"), LOG)


def test_an_answer_may_be_cut_short_where_that_is_clear() -> None:
    """The beginning of a single answer is enough."""
    play, seat = holding("red 11", without=tuple(f"red {number}" for number in range(1, 13) if number != 11))

    assert "red 11" == play.say(play.read(seat, "re"), LOG)


def test_a_number_is_not_the_beginning_of_a_longer_one() -> None:
    """Who holds red 11 and types red 1 has mistaken a card."""
    play, seat = holding("red 11", without=("red 1",))

    assert "play-unread" == refused(lambda: play.read(seat, "red 1")).message.key


def test_what_is_cut_too_short_is_ambiguous() -> None:
    """The beginning of several answers is refused with all that is legal."""
    play, seat = holding("red 11", "red 12", without=("red 1",))
    fault = refused(lambda: play.read(seat, " Red "))

    assert "play-ambiguous" == fault.message.key
    assert str(fault).startswith('"Red" could mean more than one answer; legal: ')
    assert all(play.say(action, LOG) in str(fault) for action in play.choices(seat))


@pytest.mark.parametrize("text", ["", "   ", "\n", "purple 3", "red", "1", "{ $legal }", "red 1x", "\x00", "赤い"])
def test_what_is_not_understood_is_refused_with_what_is_legal(text: str) -> None:
    """Nothing, nonsense and other people's cards are refused with all that is legal."""
    play, seat = holding("blue 5", without=tuple(f"red {number}" for number in range(1, 13)))
    fault = refused(lambda: play.read(seat, text))

    assert "play-unread" == fault.message.key
    assert all(play.say(action, LOG) in str(fault) for action in play.choices(seat))


def test_a_long_text_is_refused_with_what_is_legal() -> None:
    """A text that no answer is as long as is refused like any other."""
    play = dealt()

    assert "is none of the legal answers" in str(refused(lambda: play.read(play.asked[0], "x" * 5000)))


@given(st.text(max_size=12))
def test_reading_answers_or_refuses(text: str) -> None:
    """Whatever is typed, it is a legal action or a fault."""
    play = dealt()
    seat = play.asked[0]
    try:
        action = play.read(seat, text)
    except Fault:
        return

    assert action in play.choices(seat)


def test_who_is_not_asked_is_told_so_when_read_too() -> None:
    """A seat that types out of turn hears who is asked, not an empty list of what is legal."""
    play = dealt()
    seat = play.asked[0]
    fault = refused(lambda: play.read((seat + 1) % 4, play.say(play.choices(seat)[0], LOG)))

    assert ("play-not-asked", True) == (fault.message.key, str(fault).endswith(f"asked: {seat + 1}."))


def test_a_game_that_is_over_says_so_when_read_too() -> None:
    """Who types after the end hears that the game is over."""
    assert "play-over" == refused(lambda: finished().read(0, "red 1")).message.key


def test_seats_are_said_as_people_count() -> None:
    """People count from 1, and chance has its name."""
    assert ["1", "5", "chance"] == [seat_word(seat) for seat in (0, 4, CHANCE)]


def test_explaining_is_from_what_the_seat_sees() -> None:
    """A seat is told why, out of turn and in turn, and the game is left alone."""
    play = dealt()
    before = bytes(play.state)
    seat = play.asked[0]
    keys = [
        [what.key for what in play.explain(who, play.choices(seat)[0])] for who in (seat, (seat + 1) % 4, SPECTATOR)
    ]

    assert [["catsle_builders-explain-rank-so-far"], ["explain-not-asked"], ["explain-not-asked"]] == keys
    assert ["explain-over"] == [what.key for what in finished().explain(0, 0)]
    assert before == bytes(play.state)

"""Chance that the games of a block share."""

from __future__ import annotations

from collections import Counter

import pytest

from tenshu.arena.chance import Chance
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.core.rng import new_rng, roll
from tenshu.games import load


def chances(name: str, seats: int, seed: int, luck: int) -> list[tuple[str, int, int]]:
    """Return what chance was asked and answered in a game whose seats answer at random."""
    play, chance, found = Play(load(name), seats), Chance(seed), list[tuple[str, int, int]]()
    rng = new_rng(luck)
    while play.asked:
        seat = play.asked[0]
        choices = play.choices(seat)
        if seat == CHANCE:
            action = chance.answer(play.question, play.about, choices)
            found.append((play.question, play.about, action))
        else:
            action = choices[roll(rng, len(choices))]
        play.act(seat, action)
    return found


@pytest.mark.parametrize(("name", "seats"), [("catsle_builders", 4), ("catte", 3), ("cat_tower", 2)])
def test_deals_and_dice_are_the_same_whatever_is_done(name: str, seats: int) -> None:
    """The cards and dice of every round are the same however the seats answer, also where games last longer."""
    one, other = chances(name, seats, 5, luck=1), chances(name, seats, 5, luck=2)
    shorter = min(len(one), len(other))

    assert one[:shorter] == other[:shorter]
    assert one != chances(name, seats, 6, luck=1)


@pytest.mark.compiled
def test_cards_are_replaced_by_the_same_where_they_can_be() -> None:
    """In The White Castle dice are the same in each round, and refills mostly, in whatever order rooms are refilled."""
    same = []
    for seed in range(40):
        one, other = (_counted(chances("white_castle", 4, seed, luck)) for luck in (1, 2))
        for asked in {*one} & {*other}:
            if asked[0] == "refill":
                same.append(one[asked] == other[asked])
            else:
                assert one[asked] == other[asked], asked

    assert len(same) > 3
    assert sum(same) > 0.7 * len(same)


def _counted(found: list[tuple[str, int, int]]) -> dict[tuple[str, int, int], int]:
    """Return the answers by the question, what it was about, and how often that was asked before."""
    before: Counter[tuple[str, int]] = Counter()
    answers = {}
    for question, about, action in found:
        answers[question, about, before[question, about]] = action
        before[question, about] += 1
    return answers


def test_each_answer_is_as_likely_as_the_next() -> None:
    """Over many questions each legal action comes up equally often, and no answer tells of the next."""
    chance = Chance(1)
    answers = [chance.answer("roll", 0, [3, 5, 8]) for _ in range(6000)]
    pairs = Counter(zip(answers[::2], answers[1::2], strict=True))

    assert {3, 5, 8} == set(answers)
    assert all(1850 < count < 2150 for count in Counter(answers).values())
    assert all(260 < count < 410 for count in pairs.values())
    assert 9 == len(pairs)


def test_what_is_not_legal_moves_no_other_answer() -> None:
    """When one action is gone, chance answers otherwise only where it would have answered with that."""
    some, all_of_them = Chance(4), Chance(4)
    answers = [(some.answer("deal", 0, [1, 2, 4]), all_of_them.answer("deal", 0, [1, 2, 3, 4])) for _ in range(200)]

    assert all(one == other for one, other in answers if other != 3)
    assert any(other == 3 for _, other in answers)


def test_questions_do_not_disturb_each_other() -> None:
    """How often one thing was asked has no part in what is answered to another."""
    asked, unasked = Chance(2), Chance(2)
    for about in range(5):
        asked.answer("refill", about, [1, 2, 3])

    legal = list(range(40))
    assert [unasked.answer("roll", 0, legal) for _ in range(9)] == [asked.answer("roll", 0, legal) for _ in range(9)]
    assert unasked.answer("refill", 0, legal) != unasked.answer("refill", 1, legal)


def test_chance_answers_until_a_seat_is_asked() -> None:
    """Settling a new game names who begins and deals the cards."""
    play = Play(load("catte"), 3)
    Chance(1).settle(play)

    assert [] != play.asked != [CHANCE]

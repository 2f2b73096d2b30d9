"""Advice to a player of The White Castle, in positions where it is clear."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
import pytest
from tests.games.white_castle.position import WHO, Position, position

from tenshu.bots.sense import white_castle as sense
from tenshu.bots.sensing import search_doors
from tenshu.bots.tree import GREEDY, RANDOM, Reals
from tenshu.core.bits import WORD, no_numbers
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.rng import new_rng, roll
from tenshu.core.words import LOG
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.pieces import COLOURS
from tenshu.games.white_castle.state import CHOOSE_PAIR, QUESTIONS, REFILL, RIVAL_GARDEN

EARLY, LATE = 0, 2  # rounds that are completed

at_every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def weights_of(state: Bytes, seat: int) -> Reals:
    """Return what the actions of a seat weigh."""
    weights = np.zeros(WORD * GAME.words)
    search_doors(GAME).weigh(state, seat, no_numbers(GAME.actions), weights)
    return weights


def weights(table: Position, who: str = "A") -> dict[str, float]:
    """Return what a seat may answer, and how much each answer weighs."""
    found = weights_of(table.state, WHO[who])
    return {table.say(action, LOG): float(found[action]) for action in table.choices(WHO[who])}


def best(table: Position, who: str = "A") -> str:
    """Return the answer that weighs most."""
    found = weights(table, who)
    return max(found, key=lambda answer: found[answer])


def valued(play: Play) -> tuple[list[float], list[float]]:
    """Return what a position is worth to each side, and the points of each."""
    sides = play.game.sides(play.seats)
    worth, points = np.zeros(sides), np.zeros(sides)
    sense.value(play.state.view(GAME.state.dtype)[0], worth, points)
    return worth.tolist(), points.tolist()


def bridges(*dice: int) -> dict[str, tuple[int, ...]]:
    """Return the same dice for all bridges."""
    return dict.fromkeys(COLOURS, dice)


# Any question


def games(seats: int) -> Iterator[Play]:
    """Yield the positions of some games, in which every other answer is at random and the rest as is advised."""
    for seed, lines in enumerate(("once", "unlimited")):
        play, rng = Play(GAME, seats, {"domain_lines": lines}), new_rng(seed)
        while play.asked:
            yield play
            (seat,) = play.asked
            legal = play.choices(seat)
            action = legal[roll(rng, len(legal))]
            if seat != CHANCE and roll(rng, 2) == 0:
                found = weights_of(play.state, seat)
                action = max(legal, key=lambda one: float(found[one]))
            play.act(seat, action)
        yield play


@at_every_table
def test_every_legal_action_weighs_something(seats: int) -> None:
    """No choice is ruled out, so that a search can find out better, and looking at one changes nothing."""
    for play in games(seats):
        if play.asked and play.asked[0] != CHANCE:
            before = bytes(play.state)
            found = weights_of(play.state, play.asked[0])[play.choices(play.asked[0])]

            assert np.isfinite(found).all()
            assert (found > 0).all()
            assert before == bytes(play.state)


def test_every_question_is_weighed() -> None:
    """The games of the test before ask all that a seat is ever asked."""
    asked = {play.question for seats in (1, 2, 3, 4) for play in games(seats) if play.asked and play.asked[0] != CHANCE}

    assert {*QUESTIONS[CHOOSE_PAIR:REFILL], *QUESTIONS[RIVAL_GARDEN:]} == asked


def test_the_rival_is_not_advised() -> None:
    """Where the player decides for the rival, each choice is as good as the next."""
    for play in games(seats=1):
        if play.question in {"rival_garden", "rival_room"}:
            assert {1.0} == set(weights_of(play.state, 0)[play.choices(0)])


@at_every_table
def test_a_position_is_worth_something_to_each_side(seats: int) -> None:
    """It is between 0 and 1 for each side, also for the rival; of two, what one gains the other loses."""
    for play in games(seats):
        worth, points = valued(play)

        assert play.scores() == points
        assert all(0.0 < one < 1.0 for one in worth)
        assert pytest.approx(1.0) == sum(worth) or len(worth) > 2


@at_every_table
def test_who_has_won_has_most(seats: int) -> None:
    """At the end of a game nothing is worth more than the victory."""
    for play in games(seats):
        if not play.asked:
            worth, _ = valued(play)

            assert [place == 1 for place in play.places()] == [one == max(worth) for one in worth]


def test_of_equals_the_earlier_in_turn_order_wins() -> None:
    """Equal points are a victory for who is first in turn order, and the points stay as they are."""
    worth, points = valued(position(3, order="BCA", over=True))

    assert [0.0, 0.0, 0.0] == points
    assert worth[1] > 0.5 > worth[2] > worth[0]


def test_the_rival_counts() -> None:
    """Alone, the rival's points are what there is to be beaten."""
    behind, ahead = (valued(position(1, stock={"A": "5 vp", "B": f"{points} vp"}, over=True))[0] for points in (9, 1))

    assert behind[0] < 0.5 < ahead[0]


def test_nothing_is_cut_before_the_end() -> None:
    """A playout goes on to the last round, whatever has happened since."""
    early, late = (position(completed=rounds).state.view(GAME.state.dtype)[0] for rounds in (EARLY, LATE))

    assert not sense.is_cut(early, late)


def test_what_others_did_tells_nothing() -> None:
    """Nobody knows more of the decks than another, so that all guesses are as good."""
    state = position().state.view(GAME.state.dtype)[0]

    assert 1.0 == sense.likelihood(state, 0, no_numbers(GAME.actions), np.zeros(WORD * GAME.words))


@pytest.mark.compiled
@at_every_table
def test_greedy_beats_random(seats: int) -> None:
    """Who follows the advice has three times the points, and wins nearly all games against clans that do not."""
    scores = np.zeros((100, GAME.sides(seats)), np.int64)
    places = scores.copy()
    results = []
    for manner in (RANDOM, GREEDY):
        search_doors(GAME).sensible_games(
            np.zeros(GAME.state.dtype.itemsize, np.uint8), no_numbers(GAME.actions), np.zeros(WORD * GAME.words),
            new_rng(0), seats, GAME.option_numbers(GAME.choose_options({})), 3, 0,
            np.array([manner] + [RANDOM] * (seats - 1)), scores, places,
        )  # fmt: skip
        results.append(float(np.mean(scores[:, 0])))
        wins = float(np.mean(places[:, 0] == 1))

    assert results[1] > 3 * results[0]
    assert wins > 0.9 or seats == 1


# Taking and placing a die


def test_cover_what_is_lower() -> None:
    """Of two rooms that give the same, the one where the die brings more coins."""
    table = position(3, bridges={"coral": (4, 4, 4, 4)}, placed={"steward-room-2": "white 1"})
    table.tell("A: coral right 4")
    found = weights(table)

    assert found["steward-room-2"] > found["steward-room-3"]


def test_pay_as_little_as_can_be() -> None:
    """Of two rooms that give the same, the one where the die costs fewer coins."""
    table = position(3, bridges={"coral": (1, 1, 1, 1)}, placed={"steward-room-2": "white 6"}, stock={"A": "9 coin"})
    table.tell("A: coral right 1")
    found = weights(table)

    assert found["steward-room-3"] > found["steward-room-2"]


@pytest.mark.parametrize(("coins", "die"), [("1 coin", "coral left 4"), ("0 coin", "coral right 5")])
def test_take_no_die_that_cannot_be_paid_for(coins: str, die: str) -> None:
    """With a coin, the left die goes outside as well and brings a lantern; without one, it cannot go there."""
    table = position(
        bridges={"coral": (4, 4, 5), "black": (), "white": ()},
        stock={"A": f"5 food {coins}"},
        lantern={"A": "resource-01 steward-02"},  # pearl, coin
    )

    assert die == best(table)


def test_the_lantern_of_a_left_die() -> None:
    """Of equal dice on a bridge the one at the left brings something more."""
    found = weights(position(bridges=bridges(4, 4, 4)))

    assert found["coral left 4"] > found["coral right 4"]


def test_more_lanterns_make_the_left_end_better() -> None:
    """A low die is taken for many cards in the Lantern Area."""
    dice = {"coral": (4, 4, 6), "black": (), "white": ()}
    cards = "resource-01 resource-04 diplomat-01 diplomat-02 diplomat-03"

    assert "coral right 6" == best(position(bridges=dice))
    assert "coral left 4" == best(position(bridges=dice, lantern={"A": cards}))


def test_nothing_over_the_cap() -> None:
    """With 7 pearl, a step on the Passage of Time is better than 2 pearl that would be lost."""
    none, full = (weights(position(stock={"A": f"{pearl} pearl"}).tell("A: black right 6")) for pearl in (0, 7))

    assert none["steward-room-3"] > none["steward-room-1"]
    assert full["steward-room-3"] < full["steward-room-1"]


def test_a_line_that_many_have_left() -> None:
    """A line of the domain that members have uncovered gives more than a step on the Passage of Time and coins."""
    few, many = (
        weights(position(courtiers={"A": courtiers}).tell("A: coral right 6"))
        for courtiers in ("gate", "gate gate gate gate gate")
    )

    assert few["domain"] < few["steward-room-2"]
    assert many["domain"] > many["steward-room-2"]


# Resources


@pytest.mark.parametrize(("courtiers", "resource"), [({}, "food"), ({"A": "gate"}, "pearl")])
def test_pick_what_is_scarce_and_what_is_waited_for(courtiers: Mapping[str, str], resource: str) -> None:
    """With 6 pearl, food is worth more, unless a courtier waits to climb."""
    table = position(stock={"A": "6 pearl"}, courtiers=courtiers)
    table.tell("A: white right 6, A: diplomat-room-1")

    assert resource == best(table)


def test_the_richest_pair() -> None:
    """Of two starting pairs with the same seals, the one with more of everything else."""
    table = position(
        3,
        pairs=(
            ("resource-06", "action-warrior-1"),  # food, 2 iron, pearl, 3 coins, seal
            ("resource-08", "action-gardener-1"),  # 2 food, 2 iron, pearl, 4 coins, seal
            ("resource-03", "action-courtier-1"),  # 2 iron, pearl, 5 coins, seal
        ),
    )

    assert "pair 2" == best(table, "C")


def test_a_checkpoint_is_passed() -> None:
    """A seal for 3 points is well spent."""
    table = position(influence={"A": 5}, stock={"A": "2 seal"})
    table.tell("A: coral right 6, A: steward-room-2")

    assert "pay" == best(table)


# Exchanging seals


def test_seals_are_kept() -> None:
    """While there is something to do, seals are not given away for it."""
    assert not best(position(stock={"A": "4 seal"})).startswith("exchange")


def test_seals_that_would_be_lost_are_exchanged() -> None:
    """With 5 seals and more to come, two of them are a pearl first."""
    table = position(
        bridges={"coral": (6, 6, 6)},
        gardens={"coral stone": "stone-03"},
        stock={"A": "2 food 5 seal"},
        gardeners={"A": "white stone"},
    )
    table.tell("A: coral right 6, A: outside-1, A: gardener, A: coral stone")

    assert "exchange for pearl" == best(table)


@pytest.mark.parametrize(
    ("stock", "answer"),
    [
        ("2 food 2 seal", "exchange for food"),  # the third food is a point
        ("1 food 4 seal", "exchange for food"),  # twice
        ("6 iron 2 seal", "exchange for iron"),
        ("3 seal", "decline"),  # a single resource is none
        ("2 food 2 seal 3 coin", "decline"),  # five coins and seals are a point as well
    ],
)
def test_the_last_seals_are_exchanged_for_points_only(stock: str, answer: str) -> None:
    """When all is played, a resource counts if it makes three or seven, and seals if they make five with the coins."""
    table = position(
        bridges={"coral": (2, 5), "black": (), "white": (3, 4)},
        completed=LATE,
        turns=5,
        stock={"A": stock},
        lantern={"B": ""},
    )
    table.tell("B: coral left 2, B: well")

    assert "A: last_exchange" == table.turn
    assert answer == best(table)


# Members


def outside(
    space: str,
    completed: int,
    stock: str,
    *,
    courtiers: str = "",
    warriors: str = "",
    gardeners: str = "",
    daimyo: str = "daimyo-02",
    gardens: Mapping[str, str] | None = None,
) -> Position:
    """Return a position in which A has just placed a six outside the walls, with what it has besides a coin."""
    table = position(
        bridges={"coral": (6, 6, 6)},
        completed=completed,
        turns=4,
        stock={"A": stock},
        courtiers={"A": courtiers},
        warriors={"A": warriors},
        gardeners={"A": gardeners} if gardeners else {},
        daimyo=daimyo,
        gardens=gardens,
    )
    return table.tell(f"A: coral right 6, A: {space}")


@pytest.mark.parametrize(("completed", "garden"), [(EARLY, "coral stone"), (LATE, "white stone")])
def test_a_garden_that_is_used_again(completed: int, garden: str) -> None:
    """Early, 2 resources in each round are better than 2 points more; late, they are not."""
    assert garden == best(outside("outside-1", completed, "2 food"))


@pytest.mark.parametrize(("coins", "garden"), [("2 coin", "black plant"), ("1 coin", "coral stone")])
def test_a_garden_that_can_be_paid_for(coins: str, garden: str) -> None:
    """An action for 3 coins counts for those who have them."""
    table = outside("outside-1", EARLY, f"4 food {coins}")
    table.tell("A: gardener")

    assert garden == best(table)


@pytest.mark.parametrize(("courtiers", "member"), [("", "courtier"), ("stewards stewards diplomats", "warrior")])
def test_warriors_for_courtiers_inside(courtiers: str, member: str) -> None:
    """First somebody goes to court; a warrior brings a point for each who is inside."""
    assert member == best(outside("outside-2", EARLY, "1 iron 3 coin", courtiers=courtiers))


@pytest.mark.parametrize(("warriors", "climb"), [("", "stewards"), ("yard-a yard-a yard-b", "gate")])
def test_courtiers_inside_for_warriors(warriors: str, climb: str) -> None:
    """Late, the higher floor counts, unless the step inside makes all warriors count once more."""
    table = outside("outside-2", LATE, "2 pearl", courtiers="gate stewards", warriors=warriors)

    assert f"climb 1 from {climb}" == best(table)


@pytest.mark.parametrize(("completed", "answer"), [(EARLY, "climb 1 from gate"), (LATE, "climb 2 from gate")])
def test_pearls_are_saved_early_and_spent_late(completed: int, answer: str) -> None:
    """Five pearls for the Diplomats are dear while others could climb for them, and nothing to keep in the end."""
    assert answer == best(outside("outside-2", completed, "5 pearl", courtiers="gate"))


@pytest.mark.parametrize(("completed", "answer"), [(EARLY, "audience"), (LATE, "climb 1 from diplomats")])
def test_an_audience_is_for_the_future(completed: int, answer: str) -> None:
    """A courtier at the Gate may go far; in the end it is worth a point, and the Daimyo's room 4 more."""
    assert answer == best(outside("outside-2", completed, "2 pearl 1 coin", courtiers="diplomats"))


@pytest.mark.parametrize(("completed", "favour"), [(EARLY, "favour 2"), (LATE, "favour 3")])
def test_points_rather_than_resources_in_the_end(completed: int, favour: str) -> None:
    """Of the Daimyo's favours 2 pearl are wanted early, and 2 points late."""
    table = outside("outside-2", completed, "2 pearl", courtiers="diplomats", daimyo="daimyo-05")
    table.tell("A: climb 1 from diplomats")
    found = weights(table)

    assert favour == max(("favour 2", "favour 3"), key=lambda one: found[one])


def test_a_room_for_its_light_blocks() -> None:
    """Who arrives carries out a light block: 2 pearl are better than a dark courtier who stays where he is."""
    table = outside("outside-2", EARLY, "2 pearl 1 seal 5 coin", courtiers="gate")
    table.tell("A: climb 1 from gate")

    assert "steward-room-3" == best(table)


@pytest.mark.parametrize(("completed", "block"), [(EARLY, "bottom"), (LATE, "middle")])
def test_a_light_block_for_its_time(completed: int, block: str) -> None:
    """Iron is for early, influence for late."""
    table = outside("outside-2", completed, "2 pearl", courtiers="gate")
    table.tell("A: climb 1 from gate, A: steward-room-1")

    assert f"steward-room-1 {block}" == best(table)


def test_a_block_of_any_room() -> None:
    """The best of all light blocks is 2 points and the Well."""
    table = outside("outside-1", EARLY, "2 food", gardens={"coral stone": "stone-04"})
    table.tell("A: coral stone")

    assert "diplomat-room-2 top" == best(table)


@pytest.mark.parametrize(
    ("warriors", "gardeners", "line"),
    [("", "black stone, white stone", "black line"), ("yard-a yard-a yard-a yard-a", "", "white line")],
)
def test_run_the_line_that_gives_most(warriors: str, gardeners: str, line: str) -> None:
    """The line that more members have left."""
    gardens = {"coral plant": "plant-05"}  # for 4 coins a line
    table = outside("outside-1", EARLY, "3 food 4 coin", warriors=warriors, gardeners=gardeners, gardens=gardens)
    table.tell("A: gardener, A: coral plant, A: 4 coin -> line")

    assert line == best(table)

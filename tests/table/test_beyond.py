"""What can be pointed at before it is asked for is led to by one way, and by nothing but answers that lead there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from bench.taps import ORDINARY, Turn, count, fewest_taps, middle, part_of

from tenshu.core.heard import seen_by
from tenshu.core.play import Play
from tenshu.core.view import Area
from tenshu.games import GAMES, load
from tenshu.games.white_castle.state import CLIMB, DECLINE, EXCHANGE, GARDEN, GATE_ACTION, PAY, ROOM, SLOT, YARD
from tenshu.table.beyond import Way, sums, ways
from tenshu.table.feed import further


def moments(name: str, seats: int = 3, games: int = 3) -> Iterator[tuple[Play, int]]:
    """Yield every moment at which a seat is asked in a few games by lot, in which nobody declines what can be done."""
    for game in range(games):
        lot = Random(game)  # noqa: S311 (nothing is secret)
        play = Play(load(name), seats)
        play.settle(game)
        while play.asked:
            seat = play.asked[0]
            yield play, seat
            legal = play.choices(seat)
            play.act(seat, lot.choice([one for one in legal if not EXCHANGE <= one <= DECLINE] or legal))
            play.settle(game)


def found(play: Play, seat: int) -> list[Way]:
    """Return what a seat can point at already."""
    return ways(play.game, play.seen(seat), seat)


def is_in_two_parts(play: Play, seat: int) -> bool:
    """Tell whether two parts of the table have something that a seat can point at already."""
    return len({part_of(way.action) for way in found(play, seat)}) > 1


def actions_in(area: Area) -> Iterator[int]:
    """Yield the actions of all that lies in an area."""
    for slot in area["slots"]:
        yield slot["action"]
        yield from (piece["action"] for piece in slot["pieces"])


def test_answers_lead_to_it() -> None:
    """Whoever gives the answers on the way is asked for what was pointed at, with nothing else in between."""
    kinds = set()
    for play, seat in moments("white_castle"):
        for way in found(play, seat):
            after = play.copy()
            for action in way.by:
                after.act(seat, action)

            assert [seat] == after.asked
            assert way.action in after.choices(seat)
            assert way.action not in play.choices(seat)
            kinds.add((play.question, after.question))

    assert {("courtier", "room"), ("one_of", "gardener"), ("one_of", "room"), ("owed", "warrior")} <= kinds


def test_one_way_alone() -> None:
    """Nothing is led to in two ways, and seals are exchanged by whoever means to."""
    for play, seat in moments("white_castle"):
        actions = [way.action for way in found(play, seat)]

        assert len(actions) == len(set(actions))
        assert not any(EXCHANGE <= action <= DECLINE for way in found(play, seat) for action in (*way.by, way.action))


def test_what_two_ways_lead_to_is_asked_for() -> None:
    """A room that a courtier can come to from the Gate and from a lower floor cannot be pointed at before the climb."""
    both = [CLIMB + 1, CLIMB + 2]  # from the Gate two levels, and from the Stewards one: to the Diplomats
    asked = [
        found(play, seat)
        for play, seat in moments("white_castle", games=60)
        if play.question == "courtier" and all(one in play.choices(seat) for one in both)
    ]

    assert asked
    assert all(set(way.by).isdisjoint(both) for later in asked for way in later)


def test_each_part_of_the_table_means_one_thing() -> None:
    """What is pointed at lies on the table: a garden, a yard, the Gate, a way up, a room or a block."""
    actions = {way.action for play, seat in moments("white_castle") for way in found(play, seat)}

    assert {GARDEN, YARD, GATE_ACTION, CLIMB, ROOM, SLOT} <= actions
    assert all(GARDEN <= action < PAY for action in actions)


def test_several_at_once() -> None:
    """Whatever is picked several times can be picked in one go: each sum once, of as many as there are to pick."""
    counts = set()
    for play, seat in moments("white_castle", games=8):
        picked = [(*way.by, way.action) for way in sums(play.game, play.seen(seat), seat)]
        for answers in picked:
            after = play.copy()
            for action in answers:
                assert "pick" == after.question
                after.act(seat, action)

            assert list(answers) == sorted(answers)
            assert play.about == len(answers)
        assert len(picked) == len(set(picked))
        assert bool(picked) == (play.question == "pick" and play.about > 1)
        counts.add((play.about, len(picked)))

    assert {(2, 6), (3, 10)} <= counts


@pytest.mark.parametrize("name", [game for game in GAMES if game != "white_castle"])
def test_other_games_ask_for_everything(name: str) -> None:
    """A game without leading answers has nothing to point at but what is legal."""
    play, seat = next(moments(name, games=1))

    assert [] == found(play, seat) + sums(play.game, play.seen(seat), seat)


def test_it_is_told_as_a_choice_is() -> None:
    """What can be pointed at has a name, a price, and what the draft would have brought since it began."""
    play, seat = next(one for one in moments("white_castle") if one[0].question == "one_of")
    begun = play.copy()
    told = further(play, seat, begun)

    assert [way.action for way in found(play, seat)] == [one.action for one in told]
    assert [list(way.by) for way in found(play, seat)] == [one.by for one in told]
    assert all(one.name.key.startswith("white_castle-") for one in told)
    assert any(one.notes for one in told)
    assert any(one.gained for one in told)


# Where a page draws what it is told of these areas.
DRAWN = {
    "castle": "castle",
    "courtiers": "castle",
    "favours": "castle",
    "bridges": "bridges",
    "yards": "yards",
    "domain": "home",
    "time": "clans",
}


def test_it_lies_in_the_part_that_is_counted() -> None:
    """What can be pointed at ahead is counted in the part of the table where it is drawn."""
    parts = set()
    for play, seat in moments("white_castle"):
        areas = seen_by(play, seat)["areas"]
        drawn = {action: DRAWN[area["id"]] for area in areas if area["id"] in DRAWN for action in actions_in(area)}
        for way in found(play, seat):
            if way.action in drawn:  # ways to climb stand for themselves
                assert drawn[way.action] == part_of(way.action)
                parts.add(part_of(way.action))

    assert {"castle", "bridges", "yards"} <= parts


@pytest.mark.parametrize(("parts", "taps"), [(2, 2), (1, 3)])
def test_a_part_that_is_not_close_takes_a_tap_more(monkeypatch: pytest.MonkeyPatch, parts: int, taps: int) -> None:
    """Where a phone shows fewer parts from close up than have something, pointing at it ahead takes one tap more."""
    play, seat = next(one for one in moments("white_castle") if is_in_two_parts(*one))
    way = found(play, seat)[0]
    after = play.copy()
    for action in (*way.by, way.action):
        after.act(seat, action)
    monkeypatch.setattr("bench.taps.CLOSE", parts)

    assert taps == fewest_taps(play.game, Turn(seat, play.seen(seat), (*way.by, way.action), after.seen(seat)))


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_ordinary_turn_of_the_white_castle_takes_six_taps(seats: int) -> None:
    """Half the turns of strong players take six taps or fewer, the one that ends them counted in."""
    assert middle(count("net", seats, games=6, seed=1)) <= ORDINARY

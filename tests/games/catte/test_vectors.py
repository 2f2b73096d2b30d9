"""Recorded cases of the rulebook, each run through the real rules."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from tests.games.catte.position import LETTER, Position, new_game, position

from tenshu.core.questions import CHANCE
from tenshu.games.catte.pieces import BOX, COFFEES, COLOURS

Vector = dict[str, Any]
VECTORS = json.loads(Path(__file__).with_name("vectors_catte.json").read_text(encoding="utf-8"))["vectors"]
COLOUR = {row["letter"]: row["id"] for row in BOX["colours"]}
CONDITION = {"i": "limit", "ii": "coffee", "iii": "cards"}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_vector(vector: Vector) -> None:
    """The rules give what the vector expects."""
    CHECKS[vector["op"]](vector)


def _seat(name: str) -> str:
    """Return the letter of a seat that the vectors number from 1."""
    return LETTER[int(name.removeprefix("P")) - 1]


def _plays(plays: list[list[Any]]) -> dict[str, list[str]]:
    """Return the cat cards of each play; a brown number that no free single has is a set."""
    used: set[str] = set()
    found = {}
    for name, letter, number in plays:
        single = f"{COLOUR[letter]} {number}"
        sets = [[f"black {black}", f"white {number - black}"] for black in range(1, 16) if 0 < number - black < 16]
        pairs = sets if letter == "B" else []
        is_single = letter != "B" or (number <= 20 and single not in used)
        cards = [single] if is_single else next(pair for pair in pairs if used.isdisjoint(pair))
        used.update(cards)
        found[_seat(name)] = cards
    return found


def _played(plays: dict[str, list[str]], center: str, spare: int = 0) -> Position:
    table = position(len(plays), hands={w: ", ".join(c) for w, c in plays.items()}, center=center, spare=spare)
    for who, cards in plays.items():
        answers = cards if len(cards) == 1 else [f"set {cards[0]}", cards[1]]
        table.tell(", ".join(f"{who}: {answer}" for answer in answers))
    return table


def check_winner(vector: Vector) -> None:
    """Check that the plays, in order, give the trick to the expected seat."""
    center = next(f"{COLOURS[c]} {number}" for c, number in COFFEES if COLOURS[c] == COLOUR[vector["trump"]])
    table = _played(_plays(vector["plays"]), center)

    assert f"cards by {_seat(vector['expect'])}" == table.ended


def check_set(vector: Vector) -> None:
    """Check that a led set has the expected colour and beats all that is less than its number."""
    colour, number = COLOUR[vector["expect"]["colour"]], vector["expect"]["value"]
    cards = [f"black {vector['black']}", f"white {vector['white']}"]
    equal, lower = ({"A": cards, "B": [f"brown {n}"], "C": ["black 15"]} for n in (number, number - 1))
    led = position(hands={"A": ", ".join(cards)}, spare=1)
    led.tell(f"A: set {cards[0]}, A: {cards[1]}")

    assert COLOURS.index(colour) == led.record.led
    assert "cards by B" == _played(equal, "white 2").ended
    assert "cards by A" == _played(lower, "white 2").ended


def check_gain(vector: Vector) -> None:
    """Check that the winner of the example acquires the coffee card and leads next."""
    (letter, number), winner = vector["coffee"], _seat(vector["expect"]["next_leader"])
    table = _played({"A": ["brown 13"], "B": ["black 1"], "C": ["brown 17"]}, f"{COLOUR[letter]} {number}", spare=1)

    assert vector["expect"]["acquired"] == [int(coffee.split()[1]) for coffee in table.won(winner)]
    assert vector["expect"]["sum"] == table.lines(winner)[4]
    assert f"{winner}: coffee" == table.turn


def check_plays(vector: Vector) -> None:
    """Check that the next seat, or the leader, has the expected plays and no others."""
    hand = [f"{COLOUR[letter]} {number}" for letter, number in vector["hand"]]
    if vector["lead"]:
        lead = next(card for card in (f"{COLOUR[vector['lead']]} {n}" for n in range(10, 16)) if card not in hand)
        table, who = position(hands={"A": lead, "B": ", ".join(hand)}), "B"
        table.tell(f"A: {lead}")
    else:
        table, who = position(hands={"A": ", ".join(hand)}), "A"
    plays = []
    for said in table.may(who):
        if said.startswith("set "):
            begun = table.copy()
            begun.tell(f"{who}: {said}")
            numbers = [int(said.split()[2]) + int(white.split()[1]) for white in begun.may(who)]
            plays += [f"brown {number}" for number in numbers]
        else:
            plays.append(said)

    assert sorted(f"{COLOUR[letter]} {number}" for letter, number in vector["expect"]) == sorted(plays)


def check_score(vector: Vector) -> None:
    """Check that the coffee cards give the expected points, and their sum."""
    wanted = vector["acquired"]
    won = next(c for c in combinations(COFFEES, len(wanted)) if sorted(n for _, n in c) == sorted(wanted))
    row = [coffee for coffee in COFFEES[1:] if coffee not in won][: vector["unused"]]
    table = position(
        vector["players"],
        won={"A": ", ".join(f"{COLOURS[c]} {n}" for c, n in won)} if won else {},
        rows={"A": ", ".join(f"{COLOURS[c]} {n}" for c, n in row)},
        center="black 1",
        spare=1,
    )
    expected = vector["expect"]

    assert [expected.get("coffee_points", 0), expected["unused_points"]] == table.lines("A")[4:]
    assert expected["total"] == table.scores()[0]


def check_deal(vector: Vector) -> None:
    """Check that each seat count has its hands and rows, and what is left over."""
    for seats, cats, hand, left, coffees, row, rest in vector["rows"]:
        table = new_game(seats)
        table.tell("chance: seat 1")
        dealt_from = len(table.choices(CHANCE))
        while table.question == "deal":
            table.act(CHANCE, table.choices(CHANCE)[0])

        assert cats == dealt_from
        assert coffees == len(table.choices(CHANCE))
        table.settle(seed=seats)
        assert [hand] * seats == table.record.hand_size[:seats].tolist()
        assert left == int(table.record.deck).bit_count() == cats - seats * hand
        assert [row] * seats == [len(table.row(LETTER[seat])) for seat in range(seats)]
        assert rest == bool(table.center) == coffees - seats * row


def check_end(vector: Vector) -> None:
    """Check that a trick that A wins ends the round by the expected condition, or does not end it."""
    for case in vector["cases"]:
        seats, ends = case["players"], case["expect"]
        numbers = iter(range(15, 0, -1))
        sizes = [size + 1 for size in case.get("hands", [2] * seats)]
        hands = {
            LETTER[seat]: ", ".join(f"black {next(numbers)}" for _ in range(size)) for seat, size in enumerate(sizes)
        }
        center, *won = _coffees_summing_up_to(case["sum"])
        row = ["white 10"] * case.get("row_of_winner", 1)
        table = position(seats, hands=hands, center=center, won={"A": ", ".join(won)}, rows={"A": ", ".join(row)})
        table.tell("A: black 15")
        for seat in range(1, seats):
            table.act(seat, table.choices(seat)[0])

        assert ([f"{CONDITION[end]} by A" for end in ends] or [""]) == [table.ended]
        assert bool(ends) == bool(table.record.completed)


def _coffees_summing_up_to(total: int) -> list[str]:
    """Return a few coffee cards, white 10 not among them."""
    free = [coffee for coffee in COFFEES if coffee != (COLOURS.index("white"), 10)]
    few = next(c for size in (1, 2, 3) for c in combinations(free, size) if sum(number for _, number in c) == total)
    return [f"{COLOURS[colour]} {number}" for colour, number in few]


CHECKS = {
    "winner": check_winner,
    "set": check_set,
    "gain": check_gain,
    "plays": check_plays,
    "score": check_score,
    "deal": check_deal,
    "end": check_end,
}

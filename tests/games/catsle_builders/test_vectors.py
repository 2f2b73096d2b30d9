"""Recorded cases of both rulebooks, each run through the real rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.catsle_builders.position import PLACES, Position, new_game, position

from tenshu.core.questions import CHANCE
from tenshu.core.words import LOG
from tenshu.games.catsle_builders.pieces import BOX, EDITIONS, SUITS

Vector = dict[str, Any]
LETTERS = "ABCDE"


def _vectors() -> list[Any]:
    files = zip(("vectors_catsle.json", "vectors_chatpentiers.json"), EDITIONS, strict=True)
    return [
        pytest.param(vector, edition, id=vector["id"])
        for name, edition in files
        for vector in json.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))["vectors"]
    ]


@pytest.mark.parametrize(("vector", "edition"), _vectors())
def test_vector(vector: Vector, edition: str) -> None:
    """The rules give what the vector expects."""
    CHECKS[vector["op"]](vector, edition)


def check_rank(vector: Vector, edition: str) -> None:
    """Check that the cards, played in order, rank the seats as expected."""
    table = position(hands={who: f"{suit} {number}" for who, suit, number in vector["plays"]}, edition=edition)
    table.tell(", ".join(f"{who}: {suit} {number}" for who, suit, number in vector["plays"]))

    assert vector["expect"] == table.ranks.split()


def check_legal(vector: Vector, edition: str) -> None:
    """Check that after the lead the next seat may play the expected cards of its hand and no others."""
    hand = [f"{suit} {number}" for suit, number in vector["hand"]]
    lead = next(card for card in (f"{vector['lead']} {n}" for n in range(1, 13)) if card not in hand)
    table = position(hands={"A": lead, "B": ", ".join(hand)}, edition=edition)
    table.tell(f"A: {lead}")

    assert sorted(f"{suit} {number}" for suit, number in vector["expect"]) == sorted(table.may("B"))


def check_takes(vector: Vector, edition: str) -> None:
    """Check that each rank is asked for its cards in its turn, one card is left, and the right seat leads next."""
    expected = dict(vector["expect"])
    left, leader = expected.pop("left"), expected.pop("next_leader")
    table = _played(vector, edition, winner_leads="no")
    taken = _take_all(table)

    assert {who: count for who, count in expected.items() if who in vector["ranks"]} == taken
    assert left == len(vector["ranks"]) + (table.seats == 3) - sum(taken.values())
    assert leader == LETTERS[table.record.leader]

    if "next_leader_variant" in vector["expect"]:
        variant = _played(vector, edition, winner_leads="yes")
        _take_all(variant)

        assert vector["expect"]["next_leader_variant"] == LETTERS[variant.record.leader]


def _played(vector: Vector, edition: str, winner_leads: str) -> Position:
    """Return a trick that gives the ranks of the vector, with another one to follow."""
    hands = {who: f"red {12 - rank}" for rank, who in enumerate(vector["ranks"])}
    table = position(
        vector["players"], hands=hands, deck="blue 3", tricks=2, edition=edition, winner_leads=winner_leads
    )
    if vector["players"] == 3:
        table.tell("chance: blue 3")
    table.tell(", ".join(f"{who}: {hands[who]}" for who in sorted(hands)))

    assert vector["ranks"] == table.ranks.split()
    return table


def _take_all(table: Position) -> dict[str, int]:
    """Answer every question of the trick with the first choice; return how many cards each seat has got."""
    while table.question in {"take", "place"}:
        table.act(table.asked[0], table.choices(table.asked[0])[0])
    return {
        who: sum(int(pile.split()[0]) for pile in table.board(who).split(", ") if pile)
        for who in LETTERS[: table.seats]
    }


def check_slots(vector: Vector, edition: str) -> None:
    """Check that a card of the suit may go to the expected places and no others; a single one is not asked for."""
    card = f"{vector['suit']} 12"
    table = position(
        vector["players"],
        hands={"A": card},
        boards={"A": _spoken_board(vector["board"])},
        tricks=2,
        edition=edition,
    )
    table.tell(f"A: {card}")
    for who in LETTERS[1 : table.seats]:
        table.tell(f"{who}: {table.may(who)[0]}")
    places = [_place(place) for place in vector["expect"]]
    table.tell(f"A: {card}")

    if len(places) > 1:
        assert sorted(places) == sorted(table.may("A"))
        table.tell(f"A: {_place(vector.get('chosen', vector['expect'][0]))}")

    chosen = str(vector.get("chosen", vector["expect"][0]))
    before = vector["board"].get(chosen, [vector["suit"], 0])
    after = vector["board"] | {chosen: [vector["suit"], before[1] + 1]} | vector.get("after", {})

    assert _piles(_spoken_board(after)) == _piles(table.board("A"))
    if "over_by" in vector:
        assert -vector["over_by"] == table.lines("A")[3 + int(chosen)]


def _place(name: str | int) -> str:
    return "scrap" if name == "scrap" else f"column {name}"


def _spoken_board(board: dict[str, list[Any]]) -> str:
    return ", ".join(f"{count} {suit} in {_place(place)}" for place, (suit, count) in board.items())


def _piles(board: str) -> set[str]:
    return set(board.split(", "))


def check_score(vector: Vector, edition: str) -> None:
    """Check that the board gives the expected points for places and perfect columns, and their sum."""
    seats = {4: 4, 3: 5}[vector["limits"][-1]] if len(vector["limits"]) == 4 else 4
    counts = vector["counts"] if len(vector["counts"]) == 4 else [0, 0, vector["counts"][0], 0]
    piles = zip([vector["scrap"], *counts], SUITS, PLACES, strict=True)
    board = ", ".join(f"{count} {suit} in {place}" for count, suit, place in piles if count)
    expected = vector["expect"]
    table = position(seats, boards={"A": board}, tricks=1, edition=edition)

    assert expected["column_points"] == sum(table.lines("A")[3:8])
    if "total" in expected:
        tied = {"A": board, "B": _perfect_board(expected["perfect"], vector["limits"])}
        over = position(seats, boards=tied, points=dict.fromkeys("AB", (0, 0, 0)), edition=edition)

        assert expected["bonus"] == table.lines("A")[8]
        assert expected["total"] == table.scores()[0]
        assert over.places()[0] == over.places()[1]  # as many perfect columns as B


def _perfect_board(perfect: int, limits: list[int]) -> str:
    """Return a board on which so many columns are perfect and the others empty."""
    piles = list(zip(limits, SUITS, PLACES[1:], strict=False))[:perfect]
    return ", ".join(f"{limit} {suit} in {column}" for limit, suit, column in piles)


def check_deal(vector: Vector, edition: str) -> None:
    """Check that each seat count has its deck, its hands and its rest."""
    for seats, deck, hand, rest in vector["rows"]:
        table = new_game(seats, edition=edition)
        while table.question != "deal":
            table.act(CHANCE, table.choices(CHANCE)[0])
        dealt_from = len(table.choices(CHANCE))
        table.settle(seed=seats)

        assert deck == dealt_from
        assert [hand] * seats == table.record.hand_size[:seats].tolist()
        assert rest == int(table.record.deck).bit_count() + (table.record.extra >= 0)


def check_winner(vector: Vector, edition: str) -> None:
    """Check that the expected seats, and no others, have the first place."""
    totals, perfect = vector["totals"], vector["perfect_last_round"]
    table = position(
        len(totals),
        points={who: (total, 0, 0) for who, total in zip(LETTERS, totals, strict=False)},
        boards={who: _perfect_board(count, [1, 2, 3, 4]) for who, count in zip(LETTERS, perfect, strict=False)},
        removed_suit="blue",
        edition=edition,
    )

    assert vector["expect"] == [seat for seat, place in enumerate(table.places()) if place == 1]


def check_components(vector: Vector, edition: str) -> None:
    """Check that all cats are dealt from, and no joker."""
    table = new_game(5, edition=edition)
    table.tell("chance: seat 1")
    said = {table.say(action, LOG).split()[0] for action in table.choices(CHANCE)}

    assert vector["cats"] == vector["dealt_from"] == len(table.choices(CHANCE))
    assert set(SUITS) == said
    assert vector["jokers"] == BOX["jokers"]["count"]


CHECKS = {
    "rank": check_rank,
    "legal": check_legal,
    "takes": check_takes,
    "slots": check_slots,
    "score": check_score,
    "deal": check_deal,
    "winner": check_winner,
    "components": check_components,
}

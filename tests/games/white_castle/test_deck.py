"""The rival's deck: the one of the box, and one that a player brings in a file."""

from __future__ import annotations

import json
from contextlib import suppress
from copy import deepcopy
from itertools import product
from typing import Any

import pytest
from tests.games.white_castle.position import Position, position
from tests.games.white_castle.record import busy_play

from tenshu.core import laws, log
from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.rng import new_rng, roll
from tenshu.core.words import LANGUAGES, Fault, render
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.deck import PRINTED_DECK, deck_numbers, read_deck
from tenshu.games.white_castle.pieces import BOX, COLOURS, POSITIONS, RIVAL_ACTS, SPACE_NAMES
from tenshu.games.white_castle.state import State

CARDS: list[dict[str, Any]] = [
    {part: card[part] for part in ("die", "space", "actions")} for card in BOX["rival_deck"]["cards"]
]
# The same deck as a value, as logs write it.
VALUE = (
    "coral-left,outside-1,gardener-stone,audience;"
    "coral-center,diplomat-room-1,warrior-5,influence-1;"
    "coral-right,steward-room-1,audience,gardener-plant;"
    "black-left,outside-2,warrior-1,audience;"
    "black-center,diplomat-room-2,gardener-either,climb-2;"
    "black-right,steward-room-3,climb-1,influence-2;"
    "white-left,diplomat-room-1,warrior-3,climb-1;"
    "white-center,outside-2,gardener-stone,coins-3;"
    "white-right,steward-room-2,gardener-plant,points-2"
)
NAME = "mine.json"


def test_the_sample_is_our_deck() -> None:
    """Whoever writes a deck can begin with ours, in a file that is read."""
    (brought,) = [option.brought for option in GAME.options if option.brought]

    assert VALUE == read_deck(brought.sample, NAME)


def deck(*changes: tuple[int, str, object]) -> str:
    """Return the text of a file: the deck of the box, with some parts of its cards changed."""
    cards = deepcopy(CARDS)
    for number, part, what in changes:
        cards[number - 1][part] = what
    return json.dumps({"cards": cards})


def fault(text: str) -> Fault:
    """Return what is wrong with a file."""
    with pytest.raises(Fault) as refused:
        read_deck(text, NAME)
    return refused.value


def value_fault(value: str) -> Fault:
    """Return what is wrong with a value."""
    with pytest.raises(Fault) as refused:
        deck_numbers(value)
    return refused.value


# What is right


@pytest.mark.section("Solitaire Setup")
def test_a_good_file_is_one_word() -> None:
    """The deck of the box, read from a file, is the value that logs write."""
    assert VALUE == read_deck(deck(), NAME)
    assert [VALUE] == VALUE.split()


@pytest.mark.section("Solitaire Setup")
def test_the_numbers_of_a_deck() -> None:
    """A card is the bridge and position of its die, its space, and two acts; brought or printed, the same deck."""
    numbers = deck_numbers(VALUE)
    rows = [numbers[start : start + 5] for start in range(0, 45, 5)]

    assert 9 * 5 == len(numbers)
    assert numbers == deck_numbers(PRINTED_DECK)
    for (bridge, place, space, first, second), card in zip(rows, CARDS, strict=True):
        assert card["die"] == f"{('coral', 'black', 'white')[bridge]}-{POSITIONS[place]}"
        assert (card["space"], card["actions"]) == (SPACE_NAMES[space], [RIVAL_ACTS[first], RIVAL_ACTS[second]])


@pytest.mark.section("Solitaire Setup")
def test_what_else_a_file_says_is_no_matter() -> None:
    """Notes of whoever wrote it are left out, and so is how the text is laid out."""
    content = {"name": "mine", "cards": [{**card, "id": number, "note": "?"} for number, card in enumerate(CARDS)]}

    assert VALUE == read_deck(json.dumps(content, indent=4), NAME)


@pytest.mark.section("Solitaire Gameplay")
@pytest.mark.parametrize("act", RIVAL_ACTS)
def test_a_deck_may_name_every_space_and_every_act(act: str) -> None:
    """All spaces of the main board, and all that the rival knows to do."""
    for number, space in enumerate(SPACE_NAMES[:-1]):
        value = read_deck(deck((1, "space", space), (1, "actions", [act, act])), NAME)

        assert value.startswith(f"coral-left,{space},{act},{act};")
        assert [number, *[RIVAL_ACTS.index(act)] * 2] == deck_numbers(value)[2:5]


@pytest.mark.section("Solitaire Gameplay")
def test_a_die_may_be_named_twice() -> None:
    """As long as two cards always name dice that are there: the first that is turned over chooses none."""
    value = read_deck(deck((2, "die", "coral-left")), NAME)

    assert [[0, 0], [0, 0], [0, 2]] == [deck_numbers(value)[start : start + 2] for start in (0, 5, 10)]


# What is wrong


@pytest.mark.parametrize("text", ["", "not a deck", '{"cards": [', "{'cards': []}", "[" * 100_000, "1" * 5000])
def test_what_is_no_json_is_refused(text: str) -> None:
    """The sentence names the file."""
    assert "white_castle-deck-json" == fault(text).message.key
    _is_one_sentence(fault(text), NAME)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[]", 0),
        ("7", 0),
        ("null", 0),
        ('"cards"', 0),
        ("{}", 0),
        ('{"cards": {}}', 0),
        ('{"cards": "123456789"}', 0),
        ('{"cards": []}', 0),
        (json.dumps({"cards": CARDS[:8]}), 8),
        (json.dumps({"cards": [*CARDS, CARDS[0]]}), 10),
    ],
)
def test_a_deck_has_nine_cards(text: str, found: int) -> None:
    """The sentence says how many there are, and how many there should be."""
    message = fault(text).message

    assert ("white_castle-deck-size", found, 9) == (
        message.key,
        dict(message.args)["found"],
        dict(message.args)["size"],
    )
    _is_one_sentence(fault(text), NAME, str(found), "9")


@pytest.mark.parametrize(
    ("part", "what", "said", "known"),
    [
        ("die", "green-left", "green-left", "coral-left"),
        ("die", "coral-middle", "coral-middle", "white-right"),
        ("die", None, "", "black-center"),
        ("die", ["coral-left"], "['coral-left']", "coral-left"),
        ("die", 1, "1", "coral-left"),
        ("space", "domain", "domain", "well"),
        ("space", "gate", "gate", "outside-2"),
        ("space", {}, "{}", "steward-room-1"),
        ("actions", [], "", "climb-2"),
        ("actions", ["audience"], "", "audience"),
        ("actions", ["audience", "audience", "audience"], "", "audience"),
        ("actions", "audience", "", "audience"),
        ("actions", ["audience", "coins-6"], "coins-6", "coins-5"),
        ("actions", ["warrior-2", "audience"], "warrior-2", "warrior-1, audience"),
        ("actions", [True, "audience"], "True", "points-5"),
    ],
)
def test_a_card_has_a_die_a_space_and_two_actions(part: str, what: object, said: str, known: str) -> None:
    """The sentence tells the card, the part of it, what was said and what could be."""
    refused = fault(deck((4, part, what)))
    args = dict(refused.message.args)

    assert "white_castle-deck-card" == refused.message.key
    assert (NAME, 4, part, said) == (args["name"], args["card"], args["part"], args["said"])
    assert known in str(args["known"])
    _is_one_sentence(refused, NAME, "4", known)


@pytest.mark.parametrize("card", [None, 7, [], "coral-left"])
def test_a_card_is_an_object(card: object) -> None:
    """What is none lacks its die."""
    refused = fault(json.dumps({"cards": [*CARDS[:8], card]}))

    assert ("white_castle-deck-card", 9, "die", "") == (
        refused.message.key,
        *(dict(refused.message.args)[name] for name in ("card", "part", "said")),
    )


def test_a_deck_that_could_leave_the_rival_without_a_die_is_refused() -> None:
    """Center dice are soon gone: a deck that hardly names others is told which dice it fails with."""
    centers = [(number, "die", f"{('coral', 'black', 'white')[number % 3]}-center") for number in range(1, 9)]
    refused = fault(deck(*centers))

    assert "white_castle-deck-dice" == refused.message.key
    _is_one_sentence(refused, NAME, "coral-left, coral-right")


def test_one_die_that_is_there_is_not_enough() -> None:
    """The card that names it may be the first one turned over, which acts and chooses nothing."""
    # With four dice left, (coral left, coral right, black left, black right) say, two cards must name one of them.
    whites = [(number, "die", f"white-{place}") for number, place in enumerate([*POSITIONS] * 3, 1)]

    assert "white_castle-deck-dice" == fault(deck(*whites)).message.key
    assert "white_castle-deck-dice" == fault(deck(*whites[:8], (9, "die", "coral-left"))).message.key


@pytest.mark.parametrize(
    "value",
    [
        "",
        "none",
        "Reconstructed",
        VALUE[:-1],
        f"{VALUE};",
        f"{VALUE};{VALUE.split(';', 1)[0]}",
        VALUE.replace(";", ","),
        VALUE.replace("coral-left", "coral left", 1),
        VALUE.replace("outside-1", "domain"),
        VALUE.replace("climb-2", "climb-3"),
        VALUE.replace("points-2", "points-2,points-2"),
        VALUE.replace(",points-2", ""),
    ],
)
def test_a_value_that_is_no_deck_is_refused(value: str) -> None:
    """A log, or what is typed, may hold anything."""
    refused = value_fault(value)

    assert ("white_castle-deck-value", value) == (refused.message.key, dict(refused.message.args)["value"])
    _is_one_sentence(refused)


def test_a_value_that_could_leave_the_rival_without_a_die_is_refused() -> None:
    """As in a file."""
    value = VALUE.replace("coral-left", "white-center").replace("coral-right", "white-center")
    value = value.replace("black-left", "white-center").replace("black-right", "white-center")
    refused = value_fault(value)

    assert "white_castle-deck-dice" == refused.message.key
    _is_one_sentence(refused, "coral-left")


def _is_one_sentence(refused: Fault, *words: str) -> None:
    """Assert that a refusal is one sentence in each language, and says these words."""
    for language in LANGUAGES:
        said = render(refused.message, language)

        assert "\n" not in said
        assert said.strip() == said
        assert said[-1] in ".。"
        assert [] == [word for word in words if word not in said], said


# At the table


def test_an_option_takes_what_is_brought() -> None:
    """It is refused where it is no deck, before anything is laid out."""
    assert VALUE == Play(GAME, 1, {"deck": VALUE}).options["deck"]
    with pytest.raises(Fault, match="deck"):
        Play(GAME, 1, {"deck": VALUE[:-1]})
    with pytest.raises(Fault, match="reconstructed"):
        Play(GAME, 1, {"deck": "two words"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_others_the_deck_stays_in_the_box(seats: int) -> None:
    """The state of a game for several holds nothing of it."""
    states = [bytes(Play(GAME, seats, {"deck": value}).state) for value in (VALUE, PRINTED_DECK)]

    assert states[0] == states[1]
    assert not position(seats).record.rival_deck.any()


@pytest.mark.section("Solitaire Gameplay")
def test_the_rival_plays_from_the_deck_that_was_brought() -> None:
    """Card 6 of this deck goes outside the walls, and card 1 gives five coins and five points."""
    value = read_deck(deck((6, "space", "outside-1"), (1, "actions", ["coins-5", "points-5"])), NAME)
    table: Position = position(1, order="BA", deck=value, bridges={"black": (1, 1, 6)})
    table.tell("chance: rival-6, chance: outside-1, chance: coins 5, chance: points 5")

    assert "6 coin 5 vp" == table.stock("B")


@pytest.mark.section("Solitaire Gameplay")
def test_a_brought_deck_stands_in_the_log_whole() -> None:
    """A log needs no other file: the game replays from it, to the byte."""
    value = read_deck(deck((1, "actions", ["points-5", "coins-5"]), (7, "space", "well")), NAME)
    *_, play = random_play(Table(GAME, 1, {"deck": value, "difficulty": "hard"}, 77))
    written = log.write(play)
    again, _ = log.read(written, lambda _: GAME)

    assert f"option deck {value}" in written.splitlines()
    assert bytes(play.state) == bytes(again.state)
    assert (value, written) == (again.options["deck"], log.write(again))
    laws.it_replays(Table(GAME, 1, {"deck": value}, 78))


@pytest.mark.section("Solitaire Gameplay")
def test_the_same_deck_plays_the_same_game_however_it_came() -> None:
    """Brought or printed, the same nine cards make the same states."""
    plays = [random_play(Table(GAME, 1, {"deck": value}, 79)) for value in (VALUE, PRINTED_DECK)]
    states = [[bytes(play.state) for play in game] for game in plays]

    assert states[0] == states[1]


DICE = [f"{colour}-{place}" for colour, place in product(COLOURS, POSITIONS)]


def drawn_deck(seed: int) -> str:
    """Return a deck of which every word is drawn at random, the first that is accepted."""
    rng = new_rng(seed)
    for _ in range(1000):
        cards = [(DICE, SPACE_NAMES[:-1], RIVAL_ACTS, RIVAL_ACTS)] * 9
        value = ";".join(",".join(known[roll(rng, len(known))] for known in card) for card in cards)
        with suppress(Fault):
            deck_numbers(value)
            return value
    raise AssertionError(seed)


@pytest.mark.section("Solitaire Gameplay", "Solitaire Icons")
@pytest.mark.parametrize("seed", range(10))
def test_any_deck_that_is_accepted_can_be_played(seed: int) -> None:
    """The rival has a die in every turn, whatever the deck names, and the game ends in good time."""
    for play in busy_play(Table(GAME, 1, {"deck": drawn_deck(seed), "difficulty": "medium"}, seed)):
        state = State.on(play.state)

        assert not state.rival_row[-1]
        assert state.open <= 6
    assert (3, []) == (state.completed, play.asked)
    assert len(play.moves) < GAME.longest


@pytest.mark.section("Solitaire Gameplay")
@pytest.mark.parametrize("others", [2, 3])
def test_the_dice_that_a_deck_fails_with_can_be_left(others: int) -> None:
    """What the refusal names are four dice or more, of which the deck names one at most."""
    value = VALUE
    for die in DICE[others:6]:
        value = value.replace(die, "white-left")
    refused = value_fault(value)
    there = str(dict(refused.message.args)["dice"]).split(", ")

    assert "white_castle-deck-dice" == refused.message.key
    assert sum(card.split(",")[0] in there for card in value.split(";")) < 2
    assert len(there) >= 4

"""What is said, read, explained and shown of Catte."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from tests.games.catte.position import WHO, Position, cards, coffees, new_game, position, spoken, spoken_coffees

from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.core.view import NO_ACTION, Area, Slot, View
from tenshu.core.words import LANGUAGES, LOG, Fault, Message, render
from tenshu.games.catte import GAME
from tenshu.games.catte.pieces import COLOURS, NCATS
from tenshu.games.catte.state import COFFEE, SEAT, SET, State
from tenshu.games.catte.text import card_mark, coffee_mark

pytestmark = pytest.mark.compiled  # interpreted rules say the same, and take longer

in_every_language = pytest.mark.parametrize("language", [*LANGUAGES, LOG])
at_every_table = pytest.mark.parametrize("seats", [3, 4])
CARD_ID = re.compile(rf'"((?:coffee-)?(?:{"|".join(COLOURS)})-\d+)"')


def _questions(seats: int) -> Iterator[Play]:
    """Yield a table at which each question is asked, once each."""
    asked = set()
    for play in random_play(Table(GAME, seats, {}, seed=seats)):
        if play.question and play.question not in asked:
            asked.add(play.question)
            yield play


# Say and read


@in_every_language
@at_every_table
def test_answers_are_told_apart_and_read_back(seats: int, language: str) -> None:
    """To every question each legal answer has words of its own, which are read as this answer."""
    for play in _questions(seats):
        (seat,) = play.asked
        said = {play.say(action, language): action for action in play.choices(seat)}

        assert sorted(said.values()) == play.choices(seat)
        assert said == {words: play.read(seat, f" {words.upper()} ") for words in said}


@at_every_table
def test_every_question_is_asked(seats: int) -> None:
    """A game asks each of its questions."""
    assert set(GAME.questions) == {play.question for play in _questions(seats)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    """Each question can be put to a person in each language, and what a person answered can be told."""
    for question in GAME.questions:
        assert render(Message(f"catte-question-{question}"), language)
    for question in ("coffee", "play", "pair"):
        for you in ("yes", "no"):
            args = (("what", "black 5"), ("answer", "catte-card"), ("you", you))
            assert "black 5" in render(Message(f"catte-did-{question}", args), language)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "plays a set with black 5"),
        ("fr", "joue une formule avec le 5 noir"),
        ("ja", "セット（黒5＋白）を出した"),  # noqa: RUF001 (as Japanese writes it)
    ],
)
def test_a_set_is_told_as_people_say_it(language: str, told: str) -> None:
    """A card is played by its name, and a set as one thing that begins with a card."""
    args = (("what", new_game(4).say(SET + 4, language)), ("answer", "catte-set"), ("you", "no"))

    assert told == render(Message("catte-did-play", args), language)


@in_every_language
def test_every_action_has_words_of_its_own(language: str) -> None:
    """No two of all the actions are said alike."""
    table = new_game(4)

    assert GAME.actions == len({table.say(action, language) for action in range(GAME.actions)})


def test_the_words_of_logs() -> None:
    """A log says cat cards, sets, coffee cards and seats like this."""
    table = new_game(4)
    said = [table.say(action, LOG) for action in (cards("black 5")[0], SET + 4, COFFEE + coffees("brown 15")[0], SEAT)]

    assert ["black 5", "set black 5", "coffee brown 15", "seat 1"] == said


def test_what_is_said_may_be_cut_short() -> None:
    """The beginning of an answer will do where it is clear, and where it is not the fault says so."""
    table = position(hands={"A": "black 1, black 12, brown 13, white 3"})

    assert cards("brown 13") == [table.read(0, "br")]
    assert cards("black 1") == [table.read(0, "black 1")]
    assert SET + 11 == table.read(0, "set black 12")
    with pytest.raises(Fault, match="more than one"):
        table.read(0, "set")
    with pytest.raises(Fault, match="none of the legal answers"):
        table.read(0, "coffee black 1")


def test_no_two_cards_have_one_mark() -> None:
    """Two or three characters tell all cards apart, cats from coffees too."""
    marks = [*(card_mark(card) for card in range(41)), *(coffee_mark(coffee) for coffee in range(13))]

    assert 54 == len(set(marks))
    assert {2, 3} == {len(mark) for mark in marks}


# Explain


def _explained(table: Position, who: str, said: str) -> list[tuple[str, dict[str, object]]]:
    """Return what is told of an action, after seeing that it can be told in every language."""
    messages = table.explain(WHO[who], _action(said))
    for language in LANGUAGES:
        assert all(render(message, language) for message in messages)
    return [(message.key.removeprefix("catte-"), _plain(dict(message.args))) for message in messages]


def _plain(args: dict[str, object]) -> dict[str, object]:
    return {name: render(arg, "en") if isinstance(arg, Message) else arg for name, arg in args.items()}


def _keys(table: Position, who: str, said: str) -> list[str]:
    return [key for key, _ in _explained(table, who, said)]


def _action(said: str) -> int:
    others = {"seat 1": SEAT, "nothing at all": NO_ACTION}
    if said in others:
        return others[said]
    if said.startswith("coffee "):
        return COFFEE + coffees(said.removeprefix("coffee "))[0]
    if said.startswith("set "):
        return SET + cards(said.removeprefix("set "))[0]
    return cards(said)[0]


@pytest.fixture(name="trick")
def _trick() -> Position:
    """Return a trick of three that A leads, with white as trump."""
    hands = {
        "A": "brown 13, black 9, white 1",
        "B": "black 2, black 3, white 10, white 15",
        "C": "brown 16, white 12, black 1",
    }
    return position(hands=hands, center="white 6", rows={"A": "black 9", "B": "black 3, black 5", "C": "brown 5"})


def test_a_lead_is_told_its_color(trick: Position) -> None:
    """And whether that is trump; a set has the numbers that it may come to."""
    brown = ("explain-leads", {"colour": "brown", "trump": "no"})
    other = position(hands={"A": "black 9, white 1, white 3, white 2"}, center="brown 5")

    assert [brown] == _explained(trick, "A", "brown 13")
    assert [("explain-leads", {"colour": "white", "trump": "yes"})] == _explained(trick, "A", "white 1")
    assert [("explain-brown", {"number": 10}), brown] == _explained(trick, "A", "set black 9")
    assert ("explain-range", {"lowest": 10, "highest": 12}) == _explained(other, "A", "set black 9")[0]

    trick.tell("A: set black 9")

    assert [("explain-brown", {"number": 10}), brown] == _explained(trick, "A", "white 1")


def test_a_set_is_told_with_which_white_cards_it_is_ahead(trick: Position) -> None:
    """With some of them, with all of them, or with none."""
    trick.tell("A: brown 13")
    low, high = _explained(trick, "B", "set black 2"), _explained(trick, "B", "set black 3")
    other = position(hands={"A": "brown 20", "B": "black 2, white 10", "C": "brown 11"}, spare=1)
    other.tell("A: brown 20")

    assert ("explain-range", {"lowest": 12, "highest": 17}) == low[0]
    assert ("explain-from", {"card": "white 15", "what": "ahead so far"}) == low[1]
    assert [("explain-range", {"lowest": 13, "highest": 18}), ("explain-ahead", {})] == high
    assert ("explain-behind", {"seat": "seat 1"}) == _explained(other, "B", "set black 2")[-1]


def test_a_set_that_completes_the_trick_is_told_what_it_wins() -> None:
    """With some white cards, with all of them, or with none, and what the sum is then."""
    hands = {"A": "brown 13", "B": "brown 12", "C": "black 1, black 3, black 8, white 10, white 11"}
    table = position(hands=hands, center="white 6", won={"C": "white 4, white 10", "A": "black 1"})
    table.tell("A: brown 13, B: brown 12")
    told = [_explained(table, "C", f"set black {number}")[-1] for number in (1, 3, 8)]

    assert ("explain-loses", 7) == (told[0][0], told[0][1]["sum"])
    assert ["explain-wins", "explain-wins"] == [key for key, _ in told[1:]]
    assert ("exact", 20) == (told[2][1]["fate"], told[2][1]["sum"])

    some = position(hands={**hands, "C": "black 2, white 10, white 11"}, center="white 6", spare=1)
    some.tell("A: brown 13, B: brown 12")

    assert ("explain-from", {"card": "white 11", "what": "wins coffee white 6: 6/20"}) == _explained(
        some, "C", "set black 2"
    )[-1]


def test_a_play_is_told_who_is_ahead(trick: Position) -> None:
    """Until all have played, somebody is ahead so far."""
    trick.tell("A: brown 13, B: set black 2")

    assert [("explain-brown", {"number": 12}), ("explain-behind", {"seat": "seat 1"})] == _explained(
        trick, "B", "white 10"
    )
    assert [("explain-brown", {"number": 17}), ("explain-ahead", {})] == _explained(trick, "B", "white 15")


def test_the_last_play_is_told_who_wins_what(trick: Position) -> None:
    """When the trick is complete it is clear who acquires the coffee card, and what the sum is then."""
    trick.tell("A: brown 13, B: set black 2, B: white 15")
    (told,) = _explained(trick, "C", "brown 16")

    assert (
        "explain-loses",
        {"seat": "seat 2", "coffee": "coffee white 6", "sum": 6, "limit": 20, "fate": "under"},
    ) == told
    assert ["explain-brown", "explain-loses"] == _keys(trick, "C", "set black 1")


@pytest.mark.section("Conditions for Ending a Round i", "Calculating the Scores 1")
@pytest.mark.parametrize(
    ("won", "total", "fate"), [("black 3", 9, "under"), ("white 4, white 10", 20, "exact"), ("brown 15", 21, "over")]
)
def test_the_limit_is_told_as_a_fact(won: str, total: int, fate: str) -> None:
    """Who would reach or break the limit by winning is told the sum, and that the round would end."""
    hands = {"A": "brown 13", "B": "brown 12, brown 14", "C": "brown 11, brown 15"}
    table = position(hands=hands, won={"C": won, "B": "black 1"}, center="white 6", spare=1)
    table.tell("A: brown 13, B: brown 12")
    told, *ends = _explained(table, "C", "brown 15")

    assert ("explain-wins", {"coffee": "coffee white 6", "sum": total, "limit": 20, "fate": fate}) == told
    assert ([("explain-round-ends", {})] if fate == "over" else []) == ends
    assert ("explain-loses", "seat 1") == (
        _keys(table, "C", "brown 11")[0],
        _explained(table, "C", "brown 11")[0][1]["seat"],
    )


@pytest.mark.section("Conditions for Ending a Round iii")
def test_a_last_card_is_told_so() -> None:
    """The round ends with its trick, which the last to play is told of too."""
    table = position(hands={"A": "black 9", "B": "black 5, black 6", "C": "black 3, white 2"}, center="black 7")

    assert ["explain-leads", "explain-last-card"] == _keys(table, "A", "black 9")

    table.tell("A: black 9, B: black 5")

    assert ["explain-loses", "explain-round-ends"] == _keys(table, "C", "black 3")

    table = position(hands={"A": "brown 13, brown 10", "B": "black 2, white 15", "C": "brown 11"}, center="black 7")
    table.tell("A: brown 13, B: set black 2")

    assert ["explain-brown", "explain-ahead", "explain-last-card"] == _keys(table, "B", "white 15")

    lead = position(hands={"A": "black 2, white 15"})
    lead.tell("A: set black 2")

    assert ["explain-brown", "explain-leads", "explain-last-card"] == _keys(lead, "A", "white 15")


def test_a_last_card_that_stays_behind_is_told_so() -> None:
    """Losing and ending the round are two facts."""
    table = position(hands={"A": "black 9, black 8", "B": "black 5", "C": "black 3, white 2"}, center="black 7")
    table.tell("A: black 9")

    assert ["explain-behind", "explain-last-card"] == _keys(table, "B", "black 5")


@pytest.mark.section("Supplement: About Coffee Card", "Conditions for Ending a Round i")
def test_a_coffee_card_is_told_what_it_means() -> None:
    """It makes trump, it is what the winner gains, the row shrinks, and whoever stands near the limit is named."""
    won = {"A": "brown 15", "B": "black 5, white 10", "C": "black 1"}
    table = position(hands={"A": "black 1"}, won=won, rows={"A": "brown 5, black 7, white 2"}, center="", spare=2)
    five, seven, two = (_explained(table, "A", f"coffee {said}") for said in ("brown 5", "black 7", "white 2"))

    assert [
        ("explain-trump", {"colour": "brown", "number": 5}),
        ("explain-row", {"before": 9, "after": 4}),
        ("explain-would", {"seat": "you", "limit": 20, "fate": "exact"}),
        ("explain-would", {"seat": "seat 2", "limit": 20, "fate": "exact"}),
    ] == five
    assert ["over", "over"] == [args["fate"] for key, args in seven if key == "explain-would"]
    assert ["explain-trump", "explain-row"] == [key for key, _ in two]


@pytest.mark.section("How to Play 5")
def test_a_coffee_card_is_told_why_not() -> None:
    """Only those of one's own row can be put in the center."""
    table = position(hands={"A": "black 1"}, rows={"A": "brown 5", "B": "black 9"}, center="", spare=1)
    key, args = _explained(table, "A", "coffee black 9")[0]

    assert ("explain-not-in-row", "How to Play 5") == (key, args["rule"])
    assert ["explain-other-kind"] == _keys(table, "A", "black 1")


def test_a_play_is_told_why_not(trick: Position) -> None:
    """Who can follow must, who lacks a card cannot play it, and a coffee card is no cat."""
    trick.tell("A: black 9")
    follow = dict(_explained(trick, "B", "white 10"))["explain-follow"]

    assert ("black", 2, "How to Play 2") == (follow["colour"], follow["cards"], follow["rule"])
    assert ["explain-set-is-brown", "explain-follow"] == _keys(trick, "B", "set black 3")
    assert ["explain-not-held"] == _keys(trick, "B", "black 15")
    assert ["explain-not-held"] == _keys(trick, "B", "set black 15")
    assert ["explain-other-kind"] == _keys(trick, "B", "coffee black 3")
    assert ["explain-other-kind"] == _keys(trick, "B", "seat 1")
    assert ["explain-other-kind"] == _keys(trick, "B", "nothing at all")


@pytest.mark.ruling("C1")
def test_who_must_make_a_set_is_told_so(trick: Position) -> None:
    """Brown is led, and black and white together are brown."""
    trick.tell("A: brown 13")

    assert [("explain-make-set", {"rule": "How to Play Cards"})] == _explained(trick, "B", "black 2")
    assert [("explain-make-set", {"rule": "How to Play Cards"})] == _explained(trick, "B", "white 15")


@pytest.mark.ruling("C2")
def test_a_set_is_told_why_not() -> None:
    """Without a white card there is none, and a table may have agreed that none is led."""
    table = position(hands={"A": "black 4, brown 12"})
    agreed = position(hands={"A": "black 4, white 12"}, led_set="no")

    assert [("explain-no-white", {"rule": "How to Play Cards"})] == _explained(table, "A", "set black 4")
    assert [("explain-no-led-set", {"rule": "C2"})] == _explained(agreed, "A", "set black 4")


def test_the_second_card_of_a_set_is_told_why_not(trick: Position) -> None:
    """It must be a white cat card of one's own."""
    trick.tell("A: set black 9")

    assert ["explain-not-white"] == _keys(trick, "A", "brown 13")
    assert ["explain-not-held"] == _keys(trick, "A", "white 15")
    assert ["explain-other-kind"] == _keys(trick, "A", "set black 9")


def test_a_reason_says_nothing_of_what_a_seat_cannot_see(trick: Position) -> None:
    """A card of another hand is not held, wherever it may be."""
    trick.tell("A: brown 13")

    assert _keys(trick, "B", "brown 16") == _keys(trick, "B", "brown 20")


def test_who_is_not_asked_is_told_so(trick: Position) -> None:
    """It is A's turn, and nobody's when the game is over."""
    over = position(points={"A": (1, 2, 3)})

    assert [("explain-not-asked", {})] == _explained(trick, "B", "black 2")
    assert [("explain-over", {})] == _explained(over, "A", "black 2")


def test_chance_needs_no_explanation() -> None:
    """Nothing is told of what chance does."""
    table = new_game(4)

    assert [] == table.explain(CHANCE, _action("seat 1"))
    assert [] == table.explain(CHANCE, _action("black 1"))


@at_every_table
def test_what_is_told_of_winning_comes_true(seats: int) -> None:
    """Whenever the last of a trick is told who wins, that seat has the coffee card afterwards or ended the round."""
    seen = set()
    for play in random_play(Table(GAME, seats, {}, seed=80 + seats)):
        for seat in play.asked if play.question in {"play", "pair"} else ():
            for action in play.choices(seat):
                for key, args in ((m.key, dict(m.args)) for m in play.explain(seat, action)):
                    if key in {"catte-explain-wins", "catte-explain-loses"}:
                        seen.add((key, args["fate"]))
                        winner, ended = _winner_after(play, seat, action)

                        assert (key == "catte-explain-wins") == (winner == seat)
                        assert args["fate"] != "over" or ended

    assert len(seen) > 3


def _winner_after(play: Play, seat: int, action: int) -> tuple[int, bool]:
    """Return who wins the trick by its last play, whatever white card a set gets, and whether that ends the round."""
    after = play.at(len(play.moves))
    after.act(seat, action)
    if after.question == "pair":
        after.act(seat, after.choices(seat)[-1])
    state = State.on(after.state)
    ended = bool(state.completed > State.on(play.state).completed)
    return int(state.ended_by if ended else state.leader), ended


# View


def _view(table: Play, who: int) -> View:
    return GAME.view(table.seen(who))


def _areas(view: View, name: str) -> list[Area]:
    return [area for area in view["areas"] if area["id"] == name]


def _slots(area: Area) -> dict[str, Slot]:
    return {slot["id"]: slot for slot in area["slots"]}


def _pieces(area: Area) -> dict[str, list[str]]:
    return {slot["id"]: [piece["id"] for piece in slot["pieces"]] for slot in area["slots"]}


def _notes(area: Area) -> dict[str, str]:
    return {slot["id"]: render(slot["note"], "en") if slot["note"] else "" for slot in area["slots"]}


def _facts(view: View) -> dict[str, dict[str, object]]:
    return {fact.key.removeprefix("catte-"): _plain(dict(fact.args)) for fact in view["facts"]}


@at_every_table
def test_a_view_has_the_trick_all_coffee_cards_and_ones_own_hand(seats: int) -> None:
    """The trick belongs to nobody, each seat has coffee cards, and a hand is shown to its owner only."""
    table = position(seats, hands={"A": "black 1, white 2"})
    for who in range(seats):
        areas = [(area["id"], area["seat"]) for area in _view(table, who)["areas"]]

        assert [("trick", -1), *(("coffee", seat) for seat in range(seats)), ("hand", who)] == areas
    assert not _areas(_view(table, SPECTATOR), "hand")


@pytest.mark.section("Supplement: About Coffee Card")
def test_the_trick_shows_the_center_and_each_play_in_order() -> None:
    """The coffee card is trump, a set shows both cards and their sum, and one play is ahead."""
    hands = {"A": "black 2, white 15", "B": "brown 12", "C": "brown 13"}
    table = position(hands=hands, leader="C", center="black 7", spare=1)
    table.tell("C: brown 13, A: set black 2")
    (area,) = _areas(_view(table, 1), "trick")

    assert ["center", "seat-2", "seat-0", "seat-1"] == [slot["id"] for slot in area["slots"]]
    assert {"center": ["coffee-black-7"], "seat-2": ["brown-13"], "seat-0": ["black-2"], "seat-1": []} == _pieces(area)
    assert {"center": "trump", "seat-2": "ahead", "seat-0": "+ …", "seat-1": ""} == _notes(area)

    table.tell("A: white 15")
    (area,) = _areas(_view(table, 1), "trick")

    assert ["black-2", "white-15"] == _pieces(area)["seat-0"]
    assert {"center": "trump", "seat-2": "", "seat-0": "= 17 ahead", "seat-1": ""} == _notes(area)


def test_a_set_that_is_beaten_shows_its_sum() -> None:
    """Its number stays in sight."""
    table = position(hands={"A": "black 2, white 8", "B": "brown 12"}, spare=1)
    table.tell("A: set black 2, A: white 8, B: brown 12")
    (area,) = _areas(_view(table, 1), "trick")

    assert ("= 10", "ahead") == (_notes(area)["seat-0"], _notes(area)["seat-1"])


def test_the_center_is_empty_until_a_coffee_card_is_put_there() -> None:
    """Nothing is trump then."""
    view = _view(position(hands={"A": "black 1"}, center="", spare=1), 0)

    assert [] == _pieces(_areas(view, "trick")[0])["center"]
    assert "trump" not in _facts(view)


@at_every_table
def test_coffee_cards_show_what_they_are_worth(seats: int) -> None:
    """Unused cards have their square, acquired ones their sum and the limit."""
    won = {
        "B": "black 9, black 3",
        "C": {3: "brown 15, brown 5", 4: "brown 15"}[seats],
        "A": "brown 10, white 10, white 8",
    }
    table = position(seats, won=won, rows={"A": "white 2", "B": ""}, spare=1)
    areas = _areas(_view(table, 0), "coffee")
    limit = {3: 20, 4: 15}[seats]

    assert [{"unused": ["coffee-white-2"], "acquired": ["coffee-white-8", "coffee-white-10", "coffee-brown-10"]}] == [
        _pieces(areas[0])
    ]
    assert {"unused": "= 1 point", "acquired": f"28/{limit}, none count"} == _notes(areas[0])
    assert {"unused": "= 0 points", "acquired": f"12/{limit}"} == _notes(areas[1])
    assert f"{limit}/{limit}, double" == _notes(areas[2])["acquired"]


def test_a_hand_offers_the_sets_that_may_be_played() -> None:
    """They are shown when they are legal, each by its black card, and never otherwise."""
    table = position(hands={"A": "black 4, black 5, white 9, brown 10", "B": "black 1, white 2"}, center="")
    before = _pieces(_areas(_view(table, 0), "hand")[0])
    table.act(0, table.choices(0)[0])
    asked = _areas(_view(table, 0), "hand")[0]

    assert {"black": ["black-4", "black-5"], "white": ["white-9"], "brown": ["brown-10"]} == before
    assert {**before, "set": ["set-black-4", "set-black-5"]} == _pieces(asked)
    assert [SET + 3, SET + 4] == [piece["action"] for piece in _slots(asked)["set"]["pieces"]]
    assert "set" not in _pieces(_areas(_view(table, 1), "hand")[0])


@at_every_table
def test_every_legal_answer_can_be_pointed_at(seats: int) -> None:
    """Whatever a seat may answer, one thing that it sees stands for it: a card, a set, or a coffee card of its row."""
    for play in random_play(Table(GAME, seats, {}, seed=40 + seats)):
        for seat in play.asked:
            if seat != CHANCE:
                areas = [area for area in _view(play, seat)["areas"] if area["seat"] in {-1, seat}]
                things = [thing for area in areas for slot in area["slots"] for thing in (slot, *slot["pieces"])]
                actions = [thing["action"] for thing in things]

                assert [1] * len(play.choices(seat)) == [actions.count(a) for a in play.choices(seat)]


@at_every_table
def test_nothing_of_another_seat_stands_for_a_legal_answer(seats: int) -> None:
    """Pointing at somebody else's coffee cards puts none of one's own."""
    for play in random_play(Table(GAME, seats, {}, seed=40 + seats)):
        for seat in play.asked:
            others = [area for area in _view(play, seat)["areas"] if area["seat"] not in {-1, seat}]
            things = [thing for area in others for slot in area["slots"] for thing in (slot, *slot["pieces"])]

            assert set(play.choices(seat)).isdisjoint(thing["action"] for thing in things)


@at_every_table
def test_the_sheet_adds_up_to_the_scores(seats: int) -> None:
    """At every moment the lines that are shown sum up to each seat's points."""
    for play in random_play(Table(GAME, seats, {}, seed=50 + seats)):
        lines = _view(play, SPECTATOR)["sheet"]

        assert play.scores() == [sum(line["points"][seat] for line in lines) for seat in range(seats)]
        assert len(lines) == len({render(line["name"], "en") for line in lines})


@at_every_table
def test_a_view_holds_no_hidden_card(seats: int) -> None:
    """The JSON that a seat or a spectator gets names its hand, two tricks and the coffee cards, and nothing else."""
    for number, play in enumerate(random_play(Table(GAME, seats, {}, seed=60 + seats))):
        state = State.on(play.state)
        for who in (*range(seats), SPECTATOR) if number % 5 == 0 else ():
            hand = int(state.hand[who]) if who != SPECTATOR else 0
            trick = sum(1 << int(card) for card in (*state.trick, *state.pair) if card >= 0) | _last_trick(play)
            center = 1 << int(state.center) if state.center >= 0 else 0
            open_coffees = center | sum(state.unused.tolist()) | sum(state.acquired.tolist())
            shown = json.dumps(_view(play, who), default=Message.json)
            cats = {card.replace(" ", "-") for card in spoken(hand | trick)}

            assert cats | {f"coffee-{card.replace(' ', '-')}" for card in spoken_coffees(open_coffees)} == set(
                CARD_ID.findall(shown)
            )


def _last_trick(play: Play) -> int:
    """Return the cat cards of the trick before this one, from what was played."""
    state = State.on(play.state)
    trick = sum(int(cards).bit_count() for cards in state.acquired) - 1
    if trick < 0 or state.leaders[trick] < 0:
        return 0
    cards = [divmod(int(one), NCATS) for one in state.plays[trick, : state.seats]]
    return sum(1 << card | (1 << white >> 1 if white else 0) for white, card in cards)


def test_the_last_trick_is_shown_with_its_winner() -> None:
    """Coffee card, plays in their order, both cards of a set, and who won; nothing before a trick was played."""
    hands = {"A": "black 2, white 15", "B": "brown 12", "C": "brown 13"}
    table = position(hands=hands, leader="C", center="black 7", spare=1)

    assert not _areas(_view(table, 1), "last")

    table.tell("C: brown 13, A: set black 2, A: white 15, B: brown 12")
    (area,) = _areas(_view(table, 1), "last")

    assert ["center", "seat-2", "seat-0", "seat-1"] == [slot["id"] for slot in area["slots"]]
    assert {
        "center": ["coffee-black-7"],
        "seat-2": ["brown-13"],
        "seat-0": ["black-2", "white-15"],
        "seat-1": ["brown-12"],
    } == _pieces(area)
    assert {"center": "", "seat-2": "", "seat-0": "won", "seat-1": ""} == _notes(area)


@at_every_table
def test_who_won_the_last_trick_has_its_coffee_card(seats: int) -> None:
    """In every round, and at the end of the game."""
    shown = 0
    for play in random_play(Table(GAME, seats, {}, seed=90 + seats)):
        view = _view(play, SPECTATOR)
        for area in _areas(view, "last"):
            (winner,) = [name for name, note in _notes(area).items() if note]
            coffees = [_pieces(one)["acquired"] for one in _areas(view, "coffee") if f"seat-{one['seat']}" == winner]
            shown += 1

            assert _pieces(area)["center"][0] in coffees[0]

    assert _areas(view, "last")
    assert shown > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_a_view_can_be_said(language: str) -> None:
    """Every message of a view has words in every language, in any round and at the end."""
    for seats in (3, 4):
        for play in random_play(Table(GAME, seats, {"forced_set": "no", "led_set": "no"}, seed=70 + seats)):
            shown = json.dumps(_view(play, SPECTATOR), default=lambda message: render(message, language))

            assert "catte-" not in shown


def test_the_facts_tell_the_moment() -> None:
    """Round and trick are counted from one, trump is told, and the led color while a trick is on the table."""
    table = position(points={"A": (3,)}, hands={"A": "brown 13"}, won={"B": "black 1, black 3"}, spare=1)
    before = _facts(_view(table, 0))
    table.tell("A: brown 13")
    after = _facts(_view(table, 0))

    assert {"number": 2, "rounds": 3} == before["round"] == after["round"]
    assert {"number": 3} == before["trick"] == after["trick"]
    assert {"colour": "black"} == before["trump"] == after["trump"]
    assert "led" not in before
    assert {"colour": "brown"} == after["led"]


def test_the_facts_tell_what_was_agreed() -> None:
    """Rulings that were set aside are named; as printed there is nothing to say."""
    agreed = _facts(_view(position(hands={"A": "black 1"}, forced_set="no", led_set="no"), 0))

    assert {"no-forced-set", "no-led-set"} <= set(agreed)
    assert not {"no-forced-set", "no-led-set"} & set(_facts(_view(position(hands={"A": "black 1"}), 0)))


@pytest.mark.section("How to Play 6")
def test_the_facts_tell_how_the_last_round_ended() -> None:
    """Until a trick of the new round is won; at the end of the game it stays."""
    hands = {"A": "black 15", "B": "black 1", "C": "black 2"}
    limit = position(hands=hands, won={"A": "brown 15"}, spare=1)
    coffee, cats = position(hands=hands, rows={"A": ""}, spare=1), position(hands=hands)
    for table in (limit, coffee, cats):
        table.tell("A: black 15, B: black 1, C: black 2")
        table.settle(seed=1)

    assert {"round": 1, "seat": "seat 1"} == _facts(_view(limit, 0))["ended-limit"]
    assert {"round": 1, "seat": "seat 1"} == _facts(_view(coffee, 0))["ended-coffee"]
    assert {"round": 1} == _facts(_view(cats, 0))["ended-cards"]

    while not any(cats.record.acquired):
        cats.act(cats.asked[0], cats.choices(cats.asked[0])[0])

    assert "ended-cards" not in _facts(_view(cats, 0))

    over = position(hands=hands, points={"A": (1, 2)})
    over.tell("A: black 15, B: black 1, C: black 2")

    assert {"round": 3} == _facts(_view(over, 0))["ended-cards"]
    assert {"number": 3, "rounds": 3} == _facts(_view(over, 0))["round"]


def test_nobody_leads_before_the_starting_player_is_known() -> None:
    """While chance is asked who starts, no seat is marked as the leader; when the game is over none is either."""
    over = position(points={"A": (1, 2, 3)})

    assert [] == _leaders(new_game(4))
    assert [] == _leaders(over)
    assert [2] == _leaders(position(hands={"A": "black 1"}, leader="C"))


def _leaders(table: Play) -> list[int]:
    notes = [{note.key for note in notes} for notes in _view(table, SPECTATOR)["notes"]]
    return [seat for seat, keys in enumerate(notes) if "catte-leads" in keys]


def test_notes_tell_what_is_known_of_a_hand() -> None:
    """The size of each hand and the colors that it has shown not to hold are there for all to see."""
    table = position(hands={"A": "brown 13", "B": "black 1", "C": "brown 11"}, spare=2)
    table.tell("A: brown 13, B: black 1")
    notes = [[render(note, "en") for note in seat] for seat in _view(table, SPECTATOR)["notes"]]

    assert [["leads", "2 cards"], ["2 cards", "no white", "no brown"], ["3 cards"]] == notes

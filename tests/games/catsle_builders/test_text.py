"""What is said, read, explained and shown of CATsle Builders."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from tests.games.catsle_builders.position import WHO, Position, cards, new_game, position, spoken

from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.core.view import NO_ACTION, Area, View
from tenshu.core.words import LANGUAGES, LOG, Fault, Message, render
from tenshu.games.catsle_builders import GAME
from tenshu.games.catsle_builders.pieces import EDITIONS, SUITS
from tenshu.games.catsle_builders.state import PLACE, SEAT, SUIT, State

pytestmark = pytest.mark.compiled  # interpreted rules say the same, and take longer

in_every_language = pytest.mark.parametrize("language", [*LANGUAGES, LOG])
in_both_editions = pytest.mark.parametrize("edition", EDITIONS)
CARD_ID = re.compile(rf'"((?:{"|".join(SUITS)})-\d+)"')
at_every_table = pytest.mark.parametrize("seats", [3, 4, 5])


def _questions(seats: int, edition: str = "catsle_builders") -> Iterator[Play]:
    """Yield a table at which each question is asked, once each."""
    asked = set()
    for play in random_play(Table(GAME, seats, {"edition": edition}, seed=seats)):
        if play.question and play.question not in asked:
            asked.add(play.question)
            yield play


# Say and read


@in_every_language
@in_both_editions
@at_every_table
def test_answers_are_told_apart_and_read_back(seats: int, edition: str, language: str) -> None:
    """To every question each legal answer has words of its own, which are read as this answer."""
    for play in _questions(seats, edition):
        (seat,) = play.asked
        said = {play.say(action, language): action for action in play.choices(seat)}

        assert sorted(said.values()) == play.choices(seat)
        assert said == {words: play.read(seat, f" {words.upper()} ") for words in said}


@at_every_table
def test_every_question_is_asked(seats: int) -> None:
    """A game asks each of its questions, those about extra cards and the removed suit of three only."""
    three_only = {"remove", "reveal"} if seats == 3 else set()

    assert set(GAME.questions) - {"remove", "reveal"} | three_only == {p.question for p in _questions(seats)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    """Each question can be put to a person in each language."""
    for question in GAME.questions:
        assert render(Message(f"catsle_builders-question-{question}"), language)


@in_every_language
def test_every_action_has_words_of_its_own(language: str) -> None:
    """No two of all the actions are said alike."""
    table = new_game(5)

    assert GAME.actions == len({table.say(action, language) for action in range(GAME.actions)})


def test_what_is_said_may_be_cut_short() -> None:
    """The beginning of an answer will do where it is clear, and where it is not the fault says so."""
    table = position(hands={"A": "red 1, red 12, blue 3"})

    assert cards("blue 3") == [table.read(0, "bl")]
    assert cards("red 1") == [table.read(0, "red 1")]
    with pytest.raises(Fault, match="more than one"):
        table.read(0, "red")
    with pytest.raises(Fault, match="none of the legal answers"):
        table.read(0, "gray 1")


@pytest.mark.section("F5-4 Placer des cartes", "5-4 Place cards")
def test_each_edition_has_its_words_for_the_board() -> None:
    """The places of the board are named as in the box that is played."""
    english, french = (new_game(4, edition=edition) for edition in EDITIONS)

    assert ("scrap area", "column 2") == tuple(english.say(PLACE + place, "en") for place in (0, 2))
    assert english.say(PLACE, "en") != french.say(PLACE, "en")
    assert english.say(PLACE + 2, "fr") != french.say(PLACE + 2, "fr")


# Explain


def _explained(table: Position, who: str, said: str) -> list[tuple[str, dict[str, object]]]:
    """Return what is told of an action, after seeing that it can be told in every language."""
    messages = table.explain(WHO[who], _action(said))
    for language in LANGUAGES:
        assert all(render(message, language) for message in messages)
    return [(message.key.removeprefix("catsle_builders-"), dict(message.args)) for message in messages]


def _action(said: str) -> int:
    places = {"scrap": PLACE, **{f"column {n}": PLACE + n for n in (1, 2, 3, 4)}}
    others = {"seat 1": SEAT, "the suit gray": SUIT, "nothing at all": NO_ACTION}
    return (places | others)[said] if said in places | others else cards(said)[0]


@pytest.fixture(name="trick")
def _trick() -> Position:
    """Return a trick of four that A leads."""
    return position(
        hands={"A": "red 8", "B": "red 2, red 9, gray 5", "C": "blue 12", "D": "green 9"},
        boards={"A": "1 red in column 1, 2 green in column 3", "B": "2 red in column 2"},
        tricks=3,
    )


def test_a_play_is_told_its_rank_so_far(trick: Position) -> None:
    """Until all have played the rank is that among the cards on the table."""
    trick.tell("A: red 8")

    assert [("explain-rank-so-far", {"rank": 2, "played": 2, "rule": "5-2"})] == _explained(trick, "B", "red 2")
    assert [("explain-rank-so-far", {"rank": 1, "played": 2, "rule": "5-2"})] == _explained(trick, "B", "red 9")


def test_the_last_play_is_told_what_it_takes(trick: Position) -> None:
    """When the trick is complete the rank is final and has its number of cards."""
    trick.tell("A: red 8, B: red 2, C: blue 12")

    assert [("explain-rank", {"rank": 4, "cards": 0, "rule": "5-3"})] == _explained(trick, "D", "green 9")

    other = position(hands={"A": "red 8", "B": "red 2", "C": "red 1", "D": "red 9, red 7"}, tricks=2)
    other.tell("A: red 8, B: red 2, C: red 1")

    assert [("explain-rank", {"rank": 1, "cards": 1, "rule": "5-3"})] == _explained(other, "D", "red 9")
    assert [("explain-rank", {"rank": 2, "cards": 2, "rule": "5-3"})] == _explained(other, "D", "red 7")


def test_a_play_is_told_why_not(trick: Position) -> None:
    """Who can follow must, who lacks a card cannot play it, and a place is no card."""
    trick.tell("A: red 8")
    follow = dict(_explained(trick, "B", "gray 5"))["explain-follow"]

    assert (2, "5-1") == (follow["cards"], follow["rule"])
    assert ["explain-not-held"] == [key for key, _ in _explained(trick, "B", "blue 1")]
    assert ["explain-other-kind"] == [key for key, _ in _explained(trick, "B", "column 1")]
    assert ["explain-other-kind"] == [key for key, _ in _explained(trick, "B", "nothing at all")]


def test_a_play_says_nothing_of_what_a_seat_cannot_see(trick: Position) -> None:
    """A card of another hand is not held, wherever it may be."""
    trick.tell("A: red 8")

    assert _explained(trick, "B", "blue 12")[0][0] == _explained(trick, "B", "brown 12")[0][0]


def test_a_take_is_told_its_place_and_points(trick: Position) -> None:
    """A suit that lies on the board joins it, for so many points; a new one is placed by choice."""
    trick.tell("A: red 8, B: red 2, C: blue 12, D: green 9")
    green, red = (dict(_explained(trick, "A", card))["explain-joins"] for card in ("green 9", "red 2"))

    assert (3, 3, "+2", "5-4") == (green["cards"], green["limit"], green["points"], green["rule"])
    assert (2, 1, "-2", "5-4") == (red["cards"], red["limit"], red["points"], red["rule"])
    assert [("explain-free", {"rule": "5-4"})] == _explained(trick, "A", "blue 12")


def test_a_take_to_the_last_empty_place_is_told_it() -> None:
    """A new suit with one place left is told which, as nobody will ask."""
    board = "1 gray in column 1, 1 blue in scrap, 2 green in column 2, 1 brown in column 4"
    table = position(hands={"A": "red 12"}, boards={"A": board}, tricks=2)
    table.tell("A: red 12")
    while table.question == "play":
        table.act(table.asked[0], table.choices(table.asked[0])[0])
    joins = dict(_explained(table, "A", "red 12"))["explain-joins"]

    assert (1, 3, "+1") == (joins["cards"], joins["limit"], joins["points"])


def test_the_last_take_of_a_round_is_told_its_points() -> None:
    """The points are right although the boards are cleared by it: those of the board, which no floor has cut."""
    table = position(hands={"A": "red 8", "B": "red 2", "C": "red 3", "D": "red 4"}, boards={"D": "1 red in column 2"})
    table.tell("A: red 8, B: red 2, C: red 3, D: red 4, A: red 8, A: column 1, D: red 2")
    joins = dict(_explained(table, "D", "red 3"))["explain-joins"]

    assert (3, 2, "-3") == (joins["cards"], joins["limit"], joins["points"])


def test_a_take_is_told_why_not(trick: Position) -> None:
    """A card that is not on the table cannot be taken, and a place is no card."""
    trick.tell("A: red 8, B: red 2, C: blue 12, D: green 9")
    key, args = _explained(trick, "A", "red 1")[0]

    assert ("explain-not-there", "5-3") == (key, args["rule"])
    assert ["explain-other-kind"] == [key for key, _ in _explained(trick, "A", "scrap")]


def test_a_place_is_told_its_points(trick: Position) -> None:
    """A column pays, the scrap area costs, each with its limit."""
    trick.tell("A: red 8, B: red 2, C: blue 12, D: green 9, A: blue 12")
    column, scrap = (dict(_explained(trick, "A", place))["explain-joins"] for place in ("column 4", "scrap"))

    assert (1, 4, "+1") == (column["cards"], column["limit"], column["points"])
    assert (1, 0, "-1") == (scrap["cards"], scrap["limit"], scrap["points"])


def test_what_a_card_brings_is_told_after_its_name_or_that_of_the_place(trick: Position) -> None:
    """A card is told where it goes; of a place that is named already only what it then holds, with a true minus."""
    trick.tell("A: red 8, B: red 2, C: blue 12, D: green 9")

    assert "goes to column 1, makes 2 of 1: \N{MINUS SIGN}2 (5-4)" == _english(trick, "A", "red 2")
    assert "not among the cards to take (5-3)." == _english(trick, "A", "red 1")

    trick.tell("A: blue 12")

    assert "makes 1 of 4: +1 (5-4)" == _english(trick, "A", "column 4")
    assert "makes 1, a point off for each: \N{MINUS SIGN}1 (5-4)" == _english(trick, "A", "scrap")
    assert "holds green, and each place takes one suit (5-4)." == _english(trick, "A", "column 3")


def _english(table: Position, who: str, said: str) -> str:
    return "; ".join(render(told, "en") for told in table.explain(WHO[who], _action(said)))


def test_a_place_is_told_why_not(trick: Position) -> None:
    """A place of another suit is closed, and a card or a suit is no place."""
    trick.tell("A: red 8, B: red 2, C: blue 12, D: green 9, A: blue 12")
    key, args = _explained(trick, "A", "column 3")[0]

    assert ("explain-taken", "5-4") == (key, args["rule"])
    assert Message("catsle_builders-suit", (("suit", "green"),)) == args["suit"]
    assert ["explain-other-kind"] == [key for key, _ in _explained(trick, "A", "blue 12")]
    assert ["explain-other-kind"] == [key for key, _ in _explained(trick, "A", "the suit gray")]


@pytest.mark.section("10 Place cards", "F9 Placer les cartes")
@pytest.mark.parametrize(("edition", "section"), [("catsle_builders", "10"), ("chatpentiers", "9")])
def test_three_are_told_that_there_is_no_scrap_area(edition: str, section: str) -> None:
    """The reason names the section on three players of the rulebook that is played by."""
    table = position(3, hands={"A": "red 12", "B": "red 2", "C": "red 3"}, edition=edition)
    table.tell(f"chance: {table.may('chance')[0]}, A: red 12, B: red 2, C: red 3, A: red 2")
    key, args = _explained(table, "A", "scrap")[0]

    assert ("explain-no-scrap", section) == (key, args["rule"])


def test_who_is_not_asked_is_told_so(trick: Position) -> None:
    """It is A's turn, and nobody's when the game is over."""
    over = position(points={"A": (1, 2, 3)})

    assert [("explain-not-asked", {})] == _explained(trick, "B", "red 2")
    assert [("explain-over", {})] == _explained(over, "A", "red 2")


def test_chance_needs_no_explanation() -> None:
    """Nothing is told of what chance does."""
    table = new_game(4)

    assert [] == table.explain(CHANCE, _action("seat 1"))
    assert [] == table.explain(CHANCE, _action("scrap"))


# View


def _view(table: Play, who: int) -> View:
    return GAME.view(table.seen(who))


def _areas(view: View, name: str) -> list[Area]:
    return [area for area in view["areas"] if area["id"] == name]


def _pieces(area: Area) -> dict[str, list[str]]:
    return {slot["id"]: [piece["id"] for piece in slot["pieces"]] for slot in area["slots"]}


def _facts(view: View) -> dict[str, dict[str, object]]:
    return {fact.key.removeprefix("catsle_builders-"): dict(fact.args) for fact in view["facts"]}


@at_every_table
def test_a_view_has_the_trick_all_boards_and_ones_own_hand(seats: int) -> None:
    """The trick belongs to nobody, each seat has a board, and a hand is shown to its owner only."""
    table = position(seats, tricks=2)
    for who in range(seats):
        areas = [(area["id"], area["seat"]) for area in _view(table, who)["areas"]]

        assert [("trick", -1), *(("board", seat) for seat in range(seats)), ("hand", who)] == areas
    assert not _areas(_view(table, SPECTATOR), "hand")


def test_the_trick_lies_in_the_order_of_play(trick: Position) -> None:
    """Slots follow the leader, hold what can still be taken, and tell the ranks."""
    table = position(hands={"A": "red 8", "C": "red 2", "D": "gray 3"}, leader="C", tricks=2)
    table.tell("C: red 2, D: gray 3, A: red 8")
    (area,) = _areas(_view(table, 0), "trick")
    ranks = [slot["note"] and dict(slot["note"].args)["rank"] for slot in area["slots"]]

    assert {"seat-2": ["red-2"], "seat-3": ["gray-3"], "seat-0": ["red-8"], "seat-1": []} == _pieces(area)
    assert ["seat-2", "seat-3", "seat-0", "seat-1"] == [slot["id"] for slot in area["slots"]]
    assert [2, 3, 1, None] == ranks

    trick.tell("A: red 8, B: red 2, C: blue 12, D: green 9, A: blue 12")
    (area,) = _areas(_view(trick, 0), "trick")

    played = {"seat-0": ["red-8"], "seat-1": ["red-2"], "seat-2": [], "seat-3": ["green-9"]}

    assert {**played, "taken-0": ["blue-12"]} == _pieces(area)


@pytest.mark.section("10 Play a card")
def test_the_extra_card_has_a_slot_of_its_own() -> None:
    """With three it lies beside the cards that are played, until someone takes it."""
    table = position(3, hands={"A": "red 8", "B": "red 2", "C": "red 1"}, deck="blue 12", tricks=2)
    table.tell("chance: blue 12")

    assert ["blue-12"] == _pieces(_areas(_view(table, 1), "trick")[0])["extra"]

    table.tell("A: red 8, B: red 2, C: red 1, A: blue 12")

    assert [] == _pieces(_areas(_view(table, 1), "trick")[0])["extra"]


@pytest.mark.section("5-4 Place cards")
def test_a_card_without_a_place_is_shown(trick: Position) -> None:
    """Between being taken and being placed a card is nowhere else, and all see who has it and who played it."""
    trick.tell("A: red 8, B: red 2, C: blue 12, D: green 9")

    assert not [slot for slot in _areas(_view(trick, 3), "trick")[0]["slots"] if "taken" in slot["id"]]

    trick.tell("A: blue 12")
    (taken,) = [slot for slot in _areas(_view(trick, 3), "trick")[0]["slots"] if "taken" in slot["id"]]

    assert ("taken-0", ["blue-12"]) == (taken["id"], [piece["id"] for piece in taken["pieces"]])
    assert taken["note"] is not None
    assert "from seat 3" == render(taken["note"], "en")


@pytest.mark.section("10 Take cards")
def test_an_extra_card_without_a_place_was_played_by_nobody() -> None:
    """Of three it may be taken like the others."""
    table = position(3, hands={"A": "red 8", "B": "red 2", "C": "red 1"}, deck="blue 12", tricks=2)
    table.tell("chance: blue 12, A: red 8, B: red 2, C: red 1, A: blue 12")
    (taken,) = [slot for slot in _areas(_view(table, 1), "trick")[0]["slots"] if "taken" in slot["id"]]

    assert ("taken-0", None) == (taken["id"], taken["note"])


@pytest.mark.section("5-3 Take cards")
def test_notes_tell_how_many_cards_are_to_be_taken(trick: Position) -> None:
    """The second of the ranks takes two, and all see how many are still to come."""
    trick.tell("A: red 8, B: red 2, C: blue 12, D: green 9")

    assert [1, 2, 0, 0] == _to_take(trick)

    trick.tell("A: blue 12")

    assert [0, 2, 0, 0] == _to_take(trick)


def _to_take(table: Play) -> list[int]:
    notes = [{note.key: dict(note.args) for note in notes} for notes in _view(table, SPECTATOR)["notes"]]
    return [int(str(seat.get("catsle_builders-to-take", {}).get("cards", 0))) for seat in notes]


@at_every_table
def test_the_last_trick_is_shown_with_who_took_what(seats: int) -> None:
    """From the second trick of a round on it lies there as it was played, but for what nobody took: that is gone."""
    tricks: list[dict[str, list[str]]] = []
    chapter = 0
    for play in random_play(Table(GAME, seats, {}, seed=90 + seats)):
        view = _view(play, SPECTATOR)
        if view["chapter"] != chapter:
            tricks, chapter = [], view["chapter"]
        for area in _areas(view, "last"):
            tricks += [_pieces(area)] * (_pieces(area) not in tricks)
            _check_takers(area, view)

        assert "trick" not in _facts(view) or len(tricks) + 1 == _facts(view)["trick"]["number"]

    assert _areas(view, "last")  # at the end of the game too


def _check_takers(last: Area, view: View) -> None:
    """See that each card of the last trick lies where its note says, and that discarded ones are not told of."""
    boards = {
        area["seat"]: {card for pile in _pieces(area).values() for card in pile} for area in _areas(view, "board")
    }
    for slot in last["slots"]:
        assert slot["note"]
        takers = [seat for seat, cards in boards.items() for piece in slot["pieces"] if piece["id"] in cards]

        assert [f"to seat {seat + 1}" for seat in takers] == [render(slot["note"], "en")] * len(slot["pieces"])
        assert slot["pieces"] or render(slot["note"], "en") == "discarded"


@at_every_table
def test_boards_show_places_cards_and_limits(seats: int) -> None:
    """Columns and, but for three, the scrap area are shown with what lies there and what fits there."""
    table = position(seats, boards={"B": "2 red in column 3"}, tricks=1)
    board = _areas(_view(table, 0), "board")[1]
    notes = [dict(slot["note"].args) for slot in board["slots"] if slot["note"]]
    limits = {3: [1, 2, 3, 4], 4: [0, 1, 2, 3, 4], 5: [0, 1, 2, 3, 3]}[seats]

    assert limits == [note["limit"] for note in notes]
    assert [2] == [note["cards"] for note in notes if note["cards"]]
    assert ["red-1", "red-2"] == _pieces(board)["place-3"]


@at_every_table
def test_every_legal_answer_can_be_pointed_at(seats: int) -> None:
    """Whatever a seat may answer, one thing that it sees stands for it: a card it may play or take, or its place."""
    for play in random_play(Table(GAME, seats, {}, seed=40 + seats)):
        for seat in play.asked:
            if seat != CHANCE:
                areas = [area for area in _view(play, seat)["areas"] if area["seat"] in {-1, seat}]
                things = [thing for area in areas for slot in area["slots"] for thing in (slot, *slot["pieces"])]
                actions = [thing["action"] for thing in things]

                assert [1] * len(play.choices(seat)) == [actions.count(a) for a in play.choices(seat)]


@at_every_table
def test_nothing_of_another_seat_stands_for_a_legal_answer(seats: int) -> None:
    """Pointing at somebody else's board places nothing on one's own."""
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
    """The JSON that a seat or a spectator gets names its hand, two tricks and the boards, and no other cards."""
    for number, play in enumerate(random_play(Table(GAME, seats, {}, seed=60 + seats))):
        state = State.on(play.state)
        for who in (*range(seats), SPECTATOR) if number % 5 == 0 else ():
            hand = int(state.hand[who]) if who != SPECTATOR else 0
            lying = spoken(hand | int(state.table) | sum(state.board.ravel().tolist()))
            shown = set(CARD_ID.findall(json.dumps(_view(play, who), default=Message.json)))

            assert {card.replace(" ", "-") for card in lying} <= shown
            assert shown <= {card.replace(" ", "-") for card in spoken(hand | int(state.seen))}


@pytest.mark.parametrize("language", LANGUAGES)
@in_both_editions
def test_all_of_a_view_can_be_said(edition: str, language: str) -> None:
    """Every message of a view has words in every language."""
    for seats in (3, 4, 5):
        for play in _questions(seats, edition):
            shown = json.dumps(_view(play, SPECTATOR), default=lambda message: render(message, language))

            assert "catsle_builders-" not in shown


def test_the_facts_tell_the_moment() -> None:
    """Round and trick are counted from one, and the led suit is named while a trick is on the table."""
    table = position(points={"A": [3]}, hands={"A": "red 8"}, tricks=3)
    before = _facts(_view(table, 0))
    table.tell("A: red 8")
    after = _facts(_view(table, 0))

    assert {"number": 2, "rounds": 3} == before["round"] == after["round"]
    assert {"number": 12, "tricks": 14} == before["trick"] == after["trick"]
    assert "led" not in before
    assert Message("catsle_builders-suit", (("suit", "red"),)) == after["led"]["suit"]


@at_every_table
def test_no_trick_is_counted_that_cannot_be_played(seats: int) -> None:
    """From the first question to the end the number of the trick is one of those of a round, or is not told."""
    for play in random_play(Table(GAME, seats, {}, seed=70 + seats)):
        trick = _facts(_view(play, SPECTATOR)).get("trick", {"number": 1, "tricks": 1})

        assert trick["number"] in range(1, int(str(trick["tricks"])) + 1), play.question


def test_nobody_leads_before_the_start_player_is_known() -> None:
    """While chance is asked who starts, no seat is marked as the leader; when the game is over none is either."""
    over = position(points={"A": (1, 2, 3)})

    assert [] == _leaders(new_game(4))
    assert [] == _leaders(over)
    assert [2] == _leaders(position(leader="C", tricks=1))


def _leaders(table: Play) -> list[int]:
    notes = [{note.key for note in notes} for notes in _view(table, SPECTATOR)["notes"]]
    return [seat for seat, keys in enumerate(notes) if "catsle_builders-leads" in keys]


def test_notes_tell_what_is_known_of_a_hand(trick: Position) -> None:
    """The size of each hand and the suits that it has shown not to hold are there for all to see."""
    trick.tell("A: red 8, B: red 2, C: blue 12")
    notes = _view(trick, SPECTATOR)["notes"]

    assert [2, 2, 2, 3] == [dict(note.args)["cards"] for seat in notes for note in seat if "hand-size" in note.key]
    assert [0, 0, 1, 0] == [sum(note.key == "catsle_builders-void" for note in seat) for seat in notes]


def test_the_suit_that_is_out_is_told() -> None:
    """Three see which suit is not in the game."""
    facts = _facts(_view(position(3, tricks=1, removed_suit="green"), 0))

    assert Message("catsle_builders-suit", (("suit", "green"),)) == facts["removed"]["suit"]

"""What is said, read, explained and shown of Cat Tower."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from tests.games.cat_tower.position import HEX_NAMES, WHO, Position, filled, new_game, position

from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.core.view import NO_ACTION, Area, View
from tenshu.core.words import LANGUAGES, LOG, Fault, Message, message, render
from tenshu.games.cat_tower import GAME
from tenshu.games.cat_tower.pieces import BOX
from tenshu.games.cat_tower.state import CAT, DIE, HEX, ITEM, PASS, SEAT

pytestmark = pytest.mark.compiled  # interpreted rules say the same, and take longer

in_every_language = pytest.mark.parametrize("language", [*LANGUAGES, LOG])
in_spoken_languages = pytest.mark.parametrize("language", LANGUAGES)
at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def _questions(seats: int) -> Iterator[Play]:
    """Yield a table at each question and each step of a mark, once each."""
    asked = set()
    for play in random_play(Table(GAME, seats, {"house_hexes": "soft"}, seed=seats)):
        for seat in play.asked:
            kind = (play.question, _kind(play.choices(seat)[0]))
            if kind not in asked:
                asked.add(kind)
                yield play


def _kind(action: int) -> str:
    starts = {DIE: "die", ITEM: "item", HEX: "hex", CAT: "cat", PASS: "item", SEAT: "seat"}
    return starts[max(start for start in starts if start <= action)]


# Say and read


@in_every_language
@at_every_table
def test_answers_are_told_apart_and_read_back(seats: int, language: str) -> None:
    """To every question each legal answer has words of its own, which are read as this answer."""
    kinds = set()
    for play in _questions(seats):
        for seat in play.asked:
            kinds.add(_kind(play.choices(seat)[0]))
            said = {play.say(action, language): action for action in play.choices(seat)}

            assert sorted(said.values()) == play.choices(seat)
            assert said == {words: play.read(seat, f" {words.upper()} ") for words in said}

    assert {"seat", "die", "item", "hex", "cat"} == kinds


@at_every_table
def test_every_question_is_asked(seats: int) -> None:
    """A game asks each of its questions."""
    assert set(GAME.questions) == {play.question for play in _questions(seats)}


@in_spoken_languages
def test_every_question_has_words(language: str) -> None:
    """Each question can be put to a person in each language."""
    for question in GAME.questions:
        assert render(Message(f"cat_tower-question-{question}"), language)


@in_every_language
def test_every_action_has_words_of_its_own(language: str) -> None:
    """No two of all the actions are said alike."""
    table = new_game(4)

    assert GAME.actions == len({table.say(action, language) for action in range(GAME.actions)})


def test_the_words_of_logs() -> None:
    """Logs say what is pointed at, in plain words that stay."""
    table = new_game(4)
    actions = (DIE + 3, ITEM + 5, HEX + HEX_NAMES.index("red 4"), CAT + 1, PASS, SEAT + 1)

    assert ["die 4", "mouse", "red 4", "yarn cat", "pass", "seat 2"] == [table.say(action, LOG) for action in actions]


def test_dice_that_are_thrown_are_told_by_what_they_show() -> None:
    """A die has a name by which it is picked; of a throw the numbers are told, and logs have one word for both."""
    table = new_game(4)
    table.act(CHANCE, SEAT)

    assert "roll" == table.question
    assert [("6", "the 6"), ("6", "dé 6"), ("6", "ダイス6"), ("die 6", "die 6")] == [
        (table.say(DIE + 5, language), position(center=(2, 6)).say(DIE + 5, language)) for language in (*LANGUAGES, LOG)
    ]


def test_what_is_said_may_be_cut_short() -> None:
    """The beginning of an answer will do where it is clear, and where it is not the fault says so."""
    table = position(dice="6", shared=4, footprints={"A": 1})

    assert ITEM + 5 == table.read(0, "mo")
    with pytest.raises(Fault, match="more than one"):
        table.read(0, "b")


@in_spoken_languages
def test_players_are_told_what_is_reconstructed(language: str) -> None:
    """The words before a game name the designers, and each thing that we did not see."""
    about = render(message("cat_tower-about"), language)
    words = {
        "en": ("Reconstructed", "house hexes", "no footprint", "Likely", "columns", "gaps", "numbers", "18 footprints"),
        "fr": ("Reconstitués", "cases maison", "aucune empreinte", "Probables", "colonnes", "trous", "18 empreintes"),
        "ja": ("復元", "家のマス", "丸のついた足あとがない", "推定", "列", "すき間", "数字", "足あと18個"),
    }

    assert [] == [word for word in ("Lee Ju-Hwa", "Giung Kim", *words[language]) if word not in about]


# Explain


def _explained(table: Position, who: str, action: int) -> list[tuple[str, dict[str, Any]]]:
    """Return what is told of an action, after seeing that it can be told in every language."""
    messages = table.explain(WHO[who], action)
    for language in LANGUAGES:
        assert all(render(told, language) for told in messages)
    return [(told.key.removeprefix("cat_tower-explain-"), _plain(dict(told.args))) for told in messages]


def _plain(args: dict[str, Any]) -> dict[str, Any]:
    return {name: render(value, "en") if isinstance(value, Message) else value for name, value in args.items()}


def _item(name: str) -> int:
    return ITEM + [item["id"] for item in BOX["items"]].index(name)


def _hex(name: str) -> int:
    return HEX + HEX_NAMES.index(name)


def test_a_die_is_told_what_it_leaves() -> None:
    """The others choose from the rest; what the last one leaves is shared."""
    table = position(center=(2, 4, 4))

    assert [("leaves", {"numbers": "4, 4", "rule": "Round progress 2"})] == _explained(table, "A", DIE + 1)

    table.tell("A: die 4")

    assert [("shares", {"number": 4, "rule": "Round progress 3-1"})] == _explained(table, "B", DIE + 1)
    assert [("shares", {"number": 2, "rule": "Round progress 3-1"})] == _explained(table, "B", DIE + 3)


def test_a_die_is_told_why_not() -> None:
    """A number that no die shows cannot be picked, and an item is no die."""
    table = position(center=(2, 4, 4))

    assert [("no-die", {"rule": "Round progress 2"})] == _explained(table, "A", DIE + 4)
    assert ["explain-other-kind"] == [key for key, _ in _explained(table, "A", PASS)]
    assert ["explain-other-kind"] == [key for key, _ in _explained(table, "A", NO_ACTION)]


def test_an_item_is_told_its_hexes_and_price() -> None:
    """Without footprints it has one floor; with them others, and a price."""
    free = position(dice="6", shared=4)
    moved = position(dice="6", shared=4, footprints={"A": 1})
    lit = {"rule": "Round progress 3-2", "ids": "red-4 green-4 blue-4"}

    assert [("item", {"hexes": 3, "floors": "4", "footprints": 0, **lit})] == _explained(free, "A", _item("mouse"))

    ((_, told),) = _explained(moved, "A", _item("mouse"))
    floors = [int(name[-1]) for name in told["ids"].split()]

    assert (9, "3, 4, 5", 0) == (told["hexes"], told["floors"], told["footprints"])
    assert (9, {3, 4, 5}) == (len(floors), set(floors))

    ((_, told),) = _explained(moved, "A", _item("cushion"))

    assert (5, "4, 6", 1) == (told["hexes"], told["floors"], told["footprints"])


def test_an_item_with_one_hex_is_told_what_it_brings() -> None:
    """A house that has one place is told it, with its price and what follows."""
    table = position(dice="2", shared=4, footprints={"A": 1}, sheets={"A": "bowl on blue 4"})

    assert [
        ("only", {"hex": "purple 4"}),
        ("mark", {"footprints": 1, "points": 2, "rule": "Effects of items 1"}),
        ("house", {"houses": 1}),
    ] == _explained(table, "A", _item("house"))


def test_a_pass_is_told_its_footprint() -> None:
    """It brings one footprint, or nothing when the track is full."""
    table = position(footprints={"A": 2, "B": 18})

    assert [("pass", {"ready": 3, "rule": "Round progress 3-3"})] == _explained(table, "A", PASS)
    assert [("pass-full", {"rule": "Round progress 3-3"})] == _explained(table, "B", PASS)


def test_an_item_is_told_why_not() -> None:
    """It is too far, it has no hex left, or it is not asked for."""
    table = position(dice="6", shared=4, footprints={"A": 1}, sheets={"B": _every_house()})

    assert [("too-dear", {"needed": 2, "ready": 1, "rule": "Round progress 3-3"})] == _explained(
        table, "A", _item("yarn")
    )
    assert [("no-hex", {"rule": "Round progress 3-2"})] == _explained(table, "B", _item("house"))
    assert [("item-first", {"rule": "Round progress 3-2"})] == _explained(table, "A", _hex("red 4"))
    assert ["explain-other-kind"] == [key for key, _ in _explained(table, "A", CAT)]
    assert ["explain-other-kind"] == [key for key, _ in _explained(table, "A", NO_ACTION)]


def _every_house() -> str:
    return ", ".join(f"house on {place['column']} {place['floor']}" for place in BOX["house_hexes"])


def test_a_hex_is_told_its_price_and_points() -> None:
    """What a mark brings includes what it brings to its neighbours."""
    table = position(dice="6", shared=4, footprints={"A": 1}, sheets={"A": "bowl on red 3, mouse on red 5"})
    table.tell("A: mouse")

    assert [("mark", {"footprints": 0, "points": 5, "rule": "Effects of items 6"})] == _explained(
        table, "A", _hex("red 4")
    )


def test_points_may_be_halves() -> None:
    """A split second prize is told with a half, as each language writes it."""
    table = position(3, dice="2 2 2", shared=6, sheets={"A": "yarn on red 1, yarn on red 2", "B": "yarn on red 1"})
    table.tell("C: yarn")

    (told,) = table.explain(WHO["C"], _hex("red 6"))

    assert 1.5 == dict(told.args)["points"]
    assert all(said in render(told, language) for language, said in {"en": "+1.5", "fr": "+1,5", "ja": "+1.5"}.items())


def test_a_hex_is_told_that_it_completes_a_column() -> None:
    """With the number that this brings when the round is over, whoever has marked already."""
    table = position(dice="6 6", shared=4, sheets=dict.fromkeys("AB", filled("green", without="green 4")))
    table.tell("A: mouse, B: mouse")
    first = {"column": "green", "points": 7, "rule": "Round progress 3-4"}

    assert ("completes", first) == _explained(table, "A", _hex("green 4"))[1]

    table.tell("A: green 4")

    assert ("completes", first) == _explained(table, "B", _hex("green 4"))[1]

    later = position(dice="6", shared=4, sheets={"A": filled("green", without="green 4")}, numbers={"B": "green first"})
    later.tell("A: mouse")

    assert ("completes", {**first, "points": 3}) == _explained(later, "A", _hex("green 4"))[1]


def test_a_house_that_completes_a_column_is_told_so() -> None:
    """The number comes after the cat."""
    table = position(dice="1", shared=4, sheets={"A": filled("purple", without="purple 4")})

    assert ["only", "mark", "house", "completes"] == [key for key, _ in _explained(table, "A", _item("house"))]


def test_a_hex_is_told_why_not() -> None:
    """It is marked, it is for houses, it is not for houses, or it is too far away."""
    table = position(dice="6 1", shared=4, footprints={"B": 1}, sheets={"A": "bowl on red 4"})
    table.tell("A: mouse, B: house")
    rule = "Round progress 3-2"

    assert [("marked", {"rule": rule})] == _explained(table, "A", _hex("red 4"))
    assert [("house-only", {"rule": rule})] == _explained(table, "A", _hex("purple 4"))
    assert [("no-picture", {"rule": rule})] == _explained(table, "B", _hex("red 4"))
    assert [("too-dear", {"needed": 2, "ready": 0, "rule": "Round progress 3-3"})] == _explained(
        table, "A", _hex("red 6")
    )
    assert [("hex-now", {"item": "mouse", "rule": rule})] == _explained(table, "A", PASS)


def test_a_cat_is_told_its_points_and_why_not() -> None:
    """Houses times items; a cat that has a score keeps it."""
    table = position(
        dice="1", shared=4, sheets={"A": "house on gold 2, mouse on red 1, mouse on red 3"}, cats={"A": "yarn 0"}
    )
    table.tell("A: house")
    rule = "Effects of items 1"

    assert [("cat", {"houses": 2, "items": 2, "points": 4, "rule": rule})] == _explained(table, "A", CAT + 5)
    assert [("scored", {"points": 0, "rule": rule})] == _explained(table, "A", CAT + 1)
    assert [("cat-now", {"rule": rule})] == _explained(table, "A", PASS)


def test_who_is_not_asked_is_told_so() -> None:
    """Who has marked waits, and nobody is asked when the game is over."""
    table = position()
    table.tell("A: pass")

    assert ["explain-not-asked"] == [key for key, _ in _explained(table, "A", PASS)]
    assert ["explain-over"] == [key for key, _ in _explained(position(over=True), "A", PASS)]


def test_chance_needs_no_explanation() -> None:
    """Nothing is told of what chance does."""
    assert [] == new_game(4).explain(CHANCE, SEAT)


@at_every_table
def test_every_choice_is_explained(seats: int) -> None:
    """Whatever a seat may answer, something is said about it, and prices are what is paid."""
    for number, play in enumerate(random_play(Table(GAME, seats, {}, seed=30 + seats))):
        for seat in play.asked if number % 5 == 0 else ():
            if seat != CHANCE:
                assert all(play.explain(seat, action) for action in play.choices(seat))


# View


def _view(table: Play, who: int = SPECTATOR) -> View:
    return GAME.view(table.seen(who))


def _areas(view: View, name: str) -> list[Area]:
    return [area for area in view["areas"] if area["id"] == name]


def _marks(area: Area) -> dict[str, list[str]]:
    return {slot["id"]: [str(piece["mark"]) for piece in slot["pieces"]] for slot in area["slots"]}


@at_every_table
def test_pieces_of_an_area_have_names_of_their_own(seats: int) -> None:
    """No two of them have the same id, equal dice neither."""
    for number, play in enumerate(random_play(Table(GAME, seats, {}, seed=60 + seats))):
        for area in _view(play)["areas"] if number % 11 == 0 else ():
            names = [piece["id"] for slot in area["slots"] for piece in slot["pieces"]]

            assert len(set(names)) == len(names)


def _facts(view: View) -> dict[str, dict[str, object]]:
    return {fact.key.removeprefix("cat_tower-"): dict(fact.args) for fact in view["facts"]}


@at_every_table
def test_a_view_has_dice_items_and_all_sheets(seats: int) -> None:
    """Dice and items belong to nobody, and each seat has a sheet with its cats and footprints."""
    for who in (*range(seats), SPECTATOR):
        areas = [(area["id"], area["seat"]) for area in _view(new_game(seats), who)["areas"]]

        assert [
            ("dice", -1),
            ("items", -1),
            *(("sheet", seat) for seat in range(seats)),
            *(("margin", seat) for seat in range(seats)),
        ] == areas


def test_the_dice_lie_in_the_order_of_picking() -> None:
    """The center comes first, then the first player; the shared die stays in the center."""
    table = position(3, center=(1, 2, 2, 6), first_player="B")
    table.tell("B: die 6")
    (area,) = _areas(_view(table), "dice")

    assert {"center": ["[1]", "[2]", "[2]"], "seat-1": ["[6]"], "seat-2": [], "seat-0": []} == _marks(area)
    assert ["center", "seat-1", "seat-2", "seat-0"] == [slot["id"] for slot in area["slots"]]

    assert [DIE, DIE + 1, DIE + 1, NO_ACTION] == [p["action"] for slot in area["slots"] for p in slot["pieces"]]

    table.tell("C: die 2, A: die 2")
    (area,) = _areas(_view(table), "dice")

    assert {"center": ["[1]"], "seat-1": ["[6]"], "seat-2": ["[2]"], "seat-0": ["[2]"]} == _marks(area)
    assert {"number": 1} == _facts(_view(table))["shared"]


def test_a_sheet_shows_its_columns_floor_by_floor() -> None:
    """Marked hexes have the letter of their item, empty ones a dot or a house, and all have their floor."""
    table = position(sheets={"B": "mouse on red 4, house on red 5, yarn on gold 1"})
    sheet = _areas(_view(table), "sheet")[1]

    assert {
        "gold": ["Y1", "⌂2", "·3", "·5"],
        "red": ["·1", "·2", "·3", "M4", "H5", "·6"],
        "green": ["·1", "·2", "·4", "·5", "⌂6"],
        "blue": ["·1", "·2", "⌂3", "·4", "·5", "·6"],
        "purple": ["·1", "·3", "⌂4"],
    } == _marks(sheet)


def test_columns_show_which_number_is_circled() -> None:
    """Both numbers, the one that is circled, or what is left when others were first."""
    table = position(3, numbers={"A": "red first, blue later", "B": "blue first"})
    notes = [
        [render(slot["note"], "en") for slot in area["slots"] if slot["note"]] for area in _areas(_view(table), "sheet")
    ]

    assert [
        ["6/4", "(9)", "7/3", "(4)", "3/2"],
        ["6/4", "–/5", "7/3", "(8)", "3/2"],
        ["6/4", "–/5", "7/3", "–/4", "3/2"],
    ] == notes


def test_cats_and_footprints_are_shown() -> None:
    """A cat has its letter and its score, and the track tells what is ready, used and left."""
    table = position(dice="2", shared=4, cats={"A": "yarn 12, mouse 0"}, footprints={"A": 4})
    table.tell("A: mouse, A: red 1")
    margin = _areas(_view(table), "margin")[0]
    (note,) = [slot["note"] for slot in margin["slots"] if slot["note"]]

    assert ["H·", "Y12", "F·", "B·", "C·", "M0"] == _marks(margin)["scored"]
    assert {"ready": 1, "crossed": 3, "left": 14} == dict(note.args)


@at_every_table
def test_every_legal_answer_can_be_pointed_at(seats: int) -> None:
    """Whatever a seat may answer, something that it sees stands for it: only equal dice are several for one."""
    for number, play in enumerate(random_play(Table(GAME, seats, {"house_hexes": "soft"}, seed=40 + seats))):
        for seat in play.asked if number % 3 == 0 else ():
            if seat != CHANCE:
                actions = _actions(play, seat, {-1, seat})
                times = {action: actions.count(action) for action in play.choices(seat)}

                assert all(times.values())
                assert play.question == "pick" or set(times.values()) == {1}


def _actions(play: Play, seat: int, owners: set[int]) -> list[int]:
    areas = [area for area in _view(play, seat)["areas"] if area["seat"] in owners]
    return [thing["action"] for area in areas for slot in area["slots"] for thing in (slot, *slot["pieces"])]


@at_every_table
def test_nothing_of_a_seat_that_is_not_marking_can_be_pointed_at(seats: int) -> None:
    """A sheet carries actions only while its owner has to choose among what is on it."""
    for number, play in enumerate(random_play(Table(GAME, seats, {}, seed=40 + seats))):
        for seat in range(seats) if number % 5 == 0 else ():
            wanted = set(play.choices(seat)) if play.question == "mark" else set()
            there = set(_actions(play, seat, {seat})) - {NO_ACTION}

            assert {action for action in there if _kind(action) != "hex"} <= wanted
            assert not there or wanted


@at_every_table
def test_the_sheet_adds_up_to_the_scores(seats: int) -> None:
    """At every moment the seven lines sum up to each seat's points."""
    for number, play in enumerate(random_play(Table(GAME, seats, {}, seed=50 + seats))):
        if number % 9 == 0:
            lines = _view(play)["sheet"]

            assert play.scores() == [sum(line["points"][seat] for line in lines) for seat in range(seats)]
            assert 7 == len({render(line["name"], "en") for line in lines})


@in_spoken_languages
def test_all_of_a_view_can_be_said(language: str) -> None:
    """Every message of a view has words in every language."""
    for play in (*_questions(2), *_questions(4)):
        shown = json.dumps(_view(play), default=lambda told: render(told, language))

        assert "cat_tower-" not in shown


@in_spoken_languages
def test_names_are_short(language: str) -> None:
    """Items, hexes and columns fit a narrow table."""
    table = new_game(2)
    names = [table.say(action, language) for action in range(DIE, CAT)]
    lines = [render(line["name"], language) for line in _view(table)["sheet"]]

    assert all(cell_len(name) <= 18 for name in (*names, *lines))


def test_the_facts_tell_the_moment() -> None:
    """Rounds are counted from one, and the readings that are not the usual ones are told."""
    usual = _facts(_view(position(completed=6)))
    other = _facts(_view(position(house_hexes="soft", bowl_neighbours="other")))
    over = _facts(_view(position(completed=31, over=True)))

    assert {"round": {"number": 7}, "shared": {"number": 6}} == usual
    assert {"round", "shared", "soft-houses", "other-bowls"} == set(other)
    assert {"round": {"number": 31}} == {key: fact for key, fact in over.items() if key == "round"}


def test_notes_tell_the_first_player_and_the_columns() -> None:
    """The first player is marked once there is one, and everybody's columns are counted."""
    table = position(3, first_player="C", numbers={"A": "red first, blue later"})
    notes = _view(table)["notes"]

    assert [2, 0, 0] == [dict(note.args)["columns"] for seat in notes for note in seat if "completed" in note.key]
    assert [2] == _first_players(table)
    assert [] == _first_players(new_game(3))
    assert [] == _first_players(position(3, over=True))


def test_notes_tell_what_a_seat_is_choosing() -> None:
    """All mark at once, so everybody sees how far the others are: which item needs a hex, and who chooses a cat."""
    table = position(3, dice="2 4 1", shared=4, footprints={"A": 4})

    assert [[], [], []] == _choosing(table)

    table.tell("A: mouse")

    assert [["choosing a hex: mouse"], [], []] == _choosing(table)

    table.tell("A: red 1, B: pass")

    assert [[], [], []] == _choosing(table)


def _choosing(table: Play) -> list[list[str]]:
    return [[render(note, "en") for note in seat if "-marks-" in note.key] for seat in _view(table)["notes"]]


def _first_players(table: Play) -> list[int]:
    notes = [{note.key for note in notes} for notes in _view(table)["notes"]]
    return [seat for seat, keys in enumerate(notes) if "cat_tower-first-player" in keys]

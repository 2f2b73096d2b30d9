"""What is said and read of The White Castle, and what recaps tell of it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.white_castle.position import Position, position
from tests.games.white_castle.told import effect, english, questions, slot, space

from tenshu.core.heard import OPEN, said
from tenshu.core.laws import Table, random_play, what_is_said_is_read
from tenshu.core.words import LANGUAGES, LOG, message, render
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.changes import changes
from tenshu.games.white_castle.deck import PRINTED_DECK
from tenshu.games.white_castle.pieces import (
    CARD_NAMES,
    COIN,
    DAIMYO_CARDS,
    DIFFICULTIES,
    GARDEN_CARDS,
    RIVAL_ACTS,
    TILES,
    YARD_TILES,
)
from tenshu.games.white_castle.state import (
    ACT,
    ACTIONS,
    CARD,
    CLIMB,
    DAIMYO_CARD,
    DECLINE,
    DIE,
    EXCHANGE,
    FACE,
    FAVOUR,
    GARDEN,
    GARDEN_CARD,
    GATE_ACTION,
    LINE,
    LINES,
    PAIR,
    PAY,
    QUESTIONS,
    RESOURCE,
    RIVAL_CARD_ACTION,
    ROOM,
    SEAT,
    TILE,
    YARD,
    YARD_TILE,
)
from tenshu.games.white_castle.text import card_name

pytestmark = pytest.mark.compiled  # interpreted rules say the same, and take longer

in_every_language = pytest.mark.parametrize("language", [*LANGUAGES, LOG])
in_spoken_languages = pytest.mark.parametrize("language", LANGUAGES)
at_every_table = pytest.mark.parametrize("seats", GAME.seats)

# The questions that chance answers; all others are asked of a seat.
OF_CHANCE = (*QUESTIONS[: QUESTIONS.index("pair")], "refill", "rival_card", "rival_die", "rival_act")


# Say and read


@at_every_table
def test_what_is_said_is_read(seats: int) -> None:
    """To every question each legal answer has words of its own, which are read as this answer."""
    what_is_said_is_read(Table(GAME, seats, {}, seed=30 + seats))


@in_every_language
@at_every_table
def test_every_action_can_be_said_at_any_time(seats: int, language: str) -> None:
    """Whatever is asked, everything has a name."""
    for play in questions(seats):
        assert all(play.say(action, language) for action in range(ACTIONS))


def test_the_words_of_logs() -> None:
    """Logs say what is pointed at, in plain words that stay."""
    table = position(stock={"A": "3 coin"})
    actions = {
        RESOURCE: "food",
        EXCHANGE + COIN: "exchange for coin",
        DECLINE: "decline",
        PAY: "pay",
        DIE: "coral left 1",
        space("outside-1"): "outside-1",
        GARDEN: "coral stone",
        YARD + 1: "yard-b",
        GATE_ACTION: "audience",
        CLIMB + 1: "climb 2 from gate",
        ROOM + 3: "diplomat-room-1",
        FAVOUR: "favour 1",
        slot("steward-room-1/top"): "steward-room-1 top",
        LINE: "coral line",
        effect(table, "1 seal -> gardener"): "1 seal -> gardener",
        PAIR: "pair 1",
        CARD: "steward-01",
        DAIMYO_CARD: "daimyo-01",
        TILE: "coral-food",
        FACE: "die 1",
        GARDEN_CARD: "stone-01",
        YARD_TILE: "yard-01",
        SEAT + 1: "seat 2",
        RIVAL_CARD_ACTION + 8: "rival-9",
        ACT + RIVAL_ACTS.index("climb-2"): "climb 2",
    }

    assert actions == {action: table.say(action, LOG) for action in actions}


def test_the_words_of_players() -> None:
    """What is chosen has a name that tells what it is, in each language."""
    table = position(stock={"A": "3 coin"})
    names = {
        EXCHANGE: ("food for 2 seals", "nourriture contre 2 sceaux", "印2で食料"),
        DIE + 1: ("coral 6 (right)", "6 corail (à droite)", "珊瑚6（右）"),
        space("steward-room-1"): ("left Steward room", "salle gauche des Intendants", "執事の間・左"),
        GARDEN + 3: ("black plant garden", "jardin de plantes (noir)", "黒の草木の庭"),
        YARD: ("yard for 5 iron", "terrain à 5 fer", "鉄5の訓練場"),
        CLIMB + 3: (
            "climb from the Stewards to the Daimyo",
            "ascension des Intendants au Daimyo",
            "執事から大名へ昇進",
        ),
        CARD + CARD_NAMES.index("steward-07"): ("Steward card 7", "carte Intendant 7", "執事カード7"),
        CARD + CARD_NAMES.index("action-warrior-2"): ("warrior card 2", "carte Guerrier 2", "侍カード2"),
        effect(table, "1 seal -> gardener"): ("gardener for 1 seal", "jardinier pour 1 sceau", "印1で庭師"),
    }

    assert names == {action: tuple(table.say(action, language) for language in LANGUAGES) for action in names}


def test_names_tell_what_is_printed() -> None:
    """Blocks, favours, pairs and what is dealt are named with what they give."""
    table = position(pairs=(("resource-04", "action-gardener-1"), ("resource-02", "action-courtier-1")))

    assert "left Steward room top: courtier for 1 seal" == table.say(slot("steward-room-1/top"), "en")
    assert "favor 1: lantern" == table.say(FAVOUR, "en")
    assert "pair 2: 4 coins + 2 seals + any 2 resources · courtier card" == table.say(PAIR + 1, "en")
    assert "pair 3" == table.say(PAIR + 2, "en")
    assert "Daimyo card 2 (lantern / 2 food / 2 points)" == table.say(
        DAIMYO_CARD + DAIMYO_CARDS.index("daimyo-02"), "en"
    )
    assert "coral tile (any resource)" == table.say(TILE + TILES.index("coral-any"), "en")
    assert "stone garden 1 (1 food · 1 point · any 2 resources)" == table.say(
        GARDEN_CARD + GARDEN_CARDS[0].index("stone-01"), "en"
    )
    assert "yard tile 3 (gardener / 3 food)" == table.say(YARD_TILE + YARD_TILES.index("yard-03"), "en")


@in_spoken_languages
def test_decrees_have_names(language: str) -> None:
    """The three decrees are cards of a Lantern Area, and are told apart."""
    names = {render(card_name(CARD_NAMES.index(f"decree-{what}")), language) for what in ("coin", "seal", "vp")}

    assert 3 == len(names)


def test_a_new_card_is_told_with_its_blocks() -> None:
    """A card that comes into the castle is told with what it shows; Stewards have three blocks, Diplomats two."""
    table = position(stock={"A": "2 pearl 2 coin"}, courtiers={"A": "gate stewards"})
    table.tell("A: coral right 6, A: outside-1, A: climb 1 from stewards, A: diplomat-room-1")
    table.tell("A: food, A: food, A: food")

    assert "chance: refill" == table.turn
    assert "Diplomat card 4 (courtier / lantern + 1 seal)" == table.say(CARD + CARD_NAMES.index("diplomat-04"), "en")
    assert "Steward card 12 (2 pearl / 1 seal + 1 point / gardener for 1 seal)" == table.say(
        CARD + CARD_NAMES.index("steward-12"), "en"
    )
    assert "diplomat-04" == table.say(CARD + CARD_NAMES.index("diplomat-04"), LOG)


def test_a_checkpoint_is_told_with_its_price() -> None:
    """Whoever stands before it hears what it costs."""
    table = position(stock={"A": "3 seal"}, influence={"A": 10})

    assert "checkpoint" == table.say(PAY, "en")

    table.tell("A: coral right 6, A: steward-room-2")

    assert "A: checkpoint" == table.turn
    assert "checkpoint for 2 seals" == table.say(PAY, "en")


# Questions, rules, recaps: any screen looks for these, and gives them options as arguments.


@in_spoken_languages
@pytest.mark.parametrize("deck", [PRINTED_DECK, "brought"])
@pytest.mark.parametrize("domain_lines", ["once", "unlimited"])
@at_every_table
def test_all_that_a_screen_looks_for_is_there(seats: int, domain_lines: str, deck: str, language: str) -> None:
    """The rules and help of every table can be said."""
    for difficulty in DIFFICULTIES:
        options = {"difficulty": difficulty, "domain_lines": domain_lines, "deck": deck}
        for what in ("name", "about", "rules", "tiebreak", *(f"option-{name}" for name in options)):
            assert render(message(f"white_castle-{what}", **options, seats=seats), language)
        for question in set(QUESTIONS) - set(OF_CHANCE):
            assert render(message(f"white_castle-rule-{question}", **options, seats=seats), language)


@in_spoken_languages
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_can_be_asked_and_told(question: str, language: str) -> None:
    """Each question has words, and so has what was done, also when it was declined."""
    assert render(message(f"white_castle-question-{question}"), language)
    for answer in ("white_castle-other", "white_castle-decline", "white_castle-exchange"):
        for you in ("yes", "no"):
            args = {"what": "XYZ", "answer": answer, "you": you, "many": "no", "seen": 3, "hidden": 0}
            assert render(message(f"white_castle-did-{question}", **args), language)


@in_spoken_languages
def test_dealing_many_tiles_is_told_in_short(language: str) -> None:
    """A list of fifteen tiles tells nobody anything."""
    told = message("white_castle-did-die_tile", what="XYZ", you="no", many="yes", seen=15, hidden=0)

    assert "XYZ" not in render(told, language)


@in_spoken_languages
def test_the_sheet_has_words(language: str) -> None:
    """Each line of the score sheet has a name of its own."""
    assert len(LINES) == len({render(message("white_castle-sheet", line=line), language) for line in LINES})


@in_spoken_languages
def test_players_are_told_what_is_reconstructed(language: str) -> None:
    """The words before a game name its makers and what we did not see, and so do the rules of the solitaire mode."""
    about = render(message("white_castle-about"), language)
    options = {"difficulty": "easy", "domain_lines": "once", "deck": PRINTED_DECK}
    rules = render(message("white_castle-rules", **options, seats=1), language)
    word = {"en": "reconstruct", "fr": "reconstitu", "ja": "復元"}[language]
    two_sides = {"en": "two sides", "fr": "deux faces", "ja": "2面"}[language]

    assert [] == [
        name for name in ("Isra C.", "Sheila Santos", "Llama Dice", "Devir", "2023", "--deck") if name not in about
    ]
    assert word in about
    assert two_sides in about
    assert 2 == rules.count(word)
    assert two_sides in rules


@in_spoken_languages
@pytest.mark.parametrize("key", ["json", "size", "card", "value", "dice"])
def test_what_is_wrong_with_a_deck_can_be_said(key: str, language: str) -> None:
    """A deck that cannot be read is refused in words."""
    words = {"name": "deck.json", "part": "die", "said": "", "known": "a, b", "value": "deck", "dice": "coral-left"}

    assert render(message(f"white_castle-deck-{key}", **words, found=8, size=9, card=1), language)


# Changes


def changed(table: Position, answer: str) -> list[str]:
    """Return what an answer changed."""
    before = table.state.copy()
    table.tell(answer)
    return english(changes(before, table.state))


def test_changes_are_told_of_whoever_answered() -> None:
    """What is gained and paid, and how far one moved."""
    table = position(stock={"A": "4 seal 3 coin 5 food 5 iron"}, influence={"A": 3})

    assert ["+1 food", "-2 seals"] == changed(table, "A: exchange for food")
    assert [] == changed(table, "A: coral left 1")
    assert ["+1 food", "-2 coins", "+1 influence"] == changed(table, "A: steward-room-2")


def test_changes_of_others_are_told_with_who() -> None:
    """What others gain at the end of a round is theirs."""
    table = position(turns=5, gardeners={"A": "black stone"}, bridges={"coral": (1, 4), "white": ()})

    assert [] == changed(table, "B: coral right 4")
    assert ["+1 iron", "+1 pearl", "+3 coins", "+1 seal", "end of round 1", "seat 1: +3 coins"] == changed(
        table, "B: well"
    )


@pytest.mark.parametrize(
    ("spaces", "stack", "told"),
    [
        ({"A": 1, "B": 2, "C": 3}, "", ["now ahead of seat 2"]),  # on top of B's marker
        ({"A": 2, "B": 2, "C": 2}, "BCA", ["now ahead of seat 2", "now ahead of seat 3"]),  # from under both
        ({"A": 2, "B": 2, "C": 4}, "AB", []),  # it was ahead of B's already
    ],
)
def test_whoever_falls_behind_on_the_passage_of_time_is_told(
    spaces: dict[str, int], stack: str, told: list[str]
) -> None:
    """Their turns will come later, which touches them."""
    table = position(3, stock={"A": "2 coin"}, influence=spaces, stack=stack)
    table.tell("A: coral left 1")

    assert ["+1 food", "-2 coins", "+1 influence", *told] == changed(table, "A: steward-room-2")


def test_changes_of_the_rival() -> None:
    """In its turn they are its own; in the player's they are told as the rival's."""
    table = position(1, order="BA", turns=4, rival_top=8, stock={"B": "4 coin"}, bridges={"coral": (1, 4), "white": ()})
    table.tell("chance: rival-3, chance: steward-room-1, chance: gardener stone, A: coral stone")

    assert ["+3 coins"] == changed(table, "chance: coins 3")

    table.tell("A: black right 6")

    assert ["+1 iron", "+1 pearl", "+5 coins", "+1 seal", "end of round 1", "rival: -6 coins, +3 points"] == changed(
        table, "A: well"
    )


def test_nothing_changes_when_the_game_is_over() -> None:
    """There is nobody who answered."""
    table = position(over=True)

    assert [] == changes(table.state, table.state)


def test_what_is_heard_knows_its_turn() -> None:
    """A card that chance brings in the middle of a turn belongs to it; starting pairs do not belong to the first."""
    *_, play = random_play(Table(GAME, 2, {}, seed=61))
    answers = list(said(play, OPEN))
    seats = {one.turn: one.seat for one in answers if one.question == "space"}
    refills = [(before, one) for before, one in pairwise(answers) if one.question == "refill"]

    assert 2 * 9 == len(seats)
    assert refills
    assert all(before.turn == one.turn for before, one in refills)
    assert not seats.keys() & {one.turn for one in answers if one.question in {"pair", "roll"}}


# The rival, told


def test_the_rival_is_told_with_its_die() -> None:
    """Where it places a die is told with the die; to logs the space is enough."""
    table = position(1, order="BA", rival_top=8)
    table.tell("chance: rival-3")

    assert "coral 6 → left Steward room" == table.say(space("steward-room-1"), "en")
    assert "steward-room-1" == table.say(space("steward-room-1"), LOG)


def test_the_rival_is_told_what_it_does() -> None:
    """Acts are told in the words of the game."""
    table = position(1)
    acts = (
        "gardener-either",
        "gardener-stone",
        "warrior-3",
        "audience",
        "climb-1",
        "influence-2",
        "coins-1",
        "points-2",
    )

    assert [
        "sends a gardener to a garden",
        "sends a gardener to a stone garden",
        "sends a warrior to the yard for 3 iron",
        "sends a courtier to the Gate",
        "has a courtier climb 1 level",
        "moves 2 ahead on the Passage of Time",
        "gains 1 coin",
        "gains 2 points",
    ] == [table.say(ACT + RIVAL_ACTS.index(act), "en") for act in acts]


def test_what_the_rival_cannot_do_is_told() -> None:
    """An act that only brings points is told as such; one that gives points is not."""
    table = position(1, order="BA", rival_top=5, gardeners={"B": "coral plant, black plant, white plant"})
    table.tell("chance: rival-9, chance: steward-room-2, chance: gardener either, A: coral stone")

    assert "has no courtier who could climb" == table.say(ACT + RIVAL_ACTS.index("climb-2"), "en")
    assert "gains 2 points" == table.say(ACT + RIVAL_ACTS.index("points-2"), "en")

    table = position(1, order="BA", rival_top=9, gardeners={"B": "coral plant, black plant, white plant"})
    table.tell("chance: rival-3, chance: steward-room-1")

    assert "cannot send a gardener to a plant garden" == table.say(ACT + RIVAL_ACTS.index("gardener-plant"), "en")

    table.tell("chance: gardener plant")

    assert "gains 2 points" == table.say(ACT + RIVAL_ACTS.index("points-2"), "en")

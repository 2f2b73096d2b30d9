"""What the table of The White Castle looks like: whole, the same for any screen, and pointed at where it is right."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import pytest
from tests.games.white_castle.position import position

from tenshu.cli.layout import show_turn
from tenshu.cli.marks import in_language
from tenshu.cli.screen import Screen
from tenshu.cli.table import Drawing
from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.core.rng import new_rng, roll
from tenshu.core.view import NO_ACTION, Area, Piece, View
from tenshu.core.words import LANGUAGES, Message, message, render
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.pieces import BOX
from tenshu.games.white_castle.state import CLIMB, DECLINE, EXCHANGE, ROOM

SEATS = [1, 2, 3, 4]
# What is not pointed at: declining, an exchange in between, and how far a courtier climbs.
UNPOINTED = {*range(EXCHANGE, DECLINE + 1), *range(CLIMB, ROOM)}


def views(seats: int, seed: int = 5) -> Iterator[tuple[Play, View]]:
    """Yield a random game, with the table as whoever is asked sees it."""
    for play in random_play(Table(GAME, seats, {}, seed)):
        yield play, GAME.view(play.seen(play.asked[0]) if play.asked else play.state)


def pieces(view: View) -> Iterator[Piece]:
    """Yield all pieces."""
    for area in view["areas"]:
        for slot in area["slots"]:
            yield from slot["pieces"]


def pointed_at(view: View) -> set[int]:
    """Return the actions that something on the table stands for."""
    slots = {slot["action"] for area in view["areas"] for slot in area["slots"]}
    return (slots | {piece["action"] for piece in pieces(view)}) - {NO_ACTION}


def area_of(view: View, name: str, seat: int | None = None) -> Area:
    """Return an area by its name, and where each clan has one by its clan."""
    (found,) = [area for area in view["areas"] if area["id"] == name and seat in {None, area["seat"]}]
    return found


def marks(area: Area, name: str) -> list[str]:
    """Return the marks of what lies in a slot, in English."""
    (slot,) = [slot for slot in area["slots"] if slot["id"] == name]
    return [in_language(piece["mark"], "en") for piece in slot["pieces"]]


@pytest.mark.parametrize("seats", SEATS)
def test_what_may_be_chosen_can_be_pointed_at(seats: int) -> None:
    """Whatever a seat may choose lies on the table, but for declining, exchanges, and how far a courtier climbs."""
    for play, view in views(seats):
        if play.asked and play.asked[0] != CHANCE:
            legal = set(play.choices(play.asked[0]))

            assert legal - UNPOINTED <= pointed_at(view), play.question


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_is_plain_data(seats: int) -> None:
    """A view travels as JSON, and what it says can be said in every language."""
    for _, view in views(seats):
        assert json.dumps(view, default=Message.json)
        told = [piece["mark"] for piece in pieces(view)] + [piece["name"] for piece in pieces(view)]
        told += [sign[part] for sign in view["legend"] for part in ("mark", "name")]
        for language in LANGUAGES:
            assert all(render(what, language) for what in told if isinstance(what, Message))


@pytest.mark.parametrize("seats", SEATS)
def test_places_have_names_of_their_own(seats: int) -> None:
    """No two slots of an area have one id or one cell of a table, nor two pieces of a slot one id."""
    for _, view in views(seats):
        for area in view["areas"]:
            ids = [slot["id"] for slot in area["slots"]]
            cells = [(slot.get("row"), slot["name"]) for slot in area["slots"]]

            assert (len(ids), len(cells)) == (len(set(ids)), len(set(cells)))
            for slot in area["slots"]:
                there = [piece["id"] for piece in slot["pieces"]]
                assert len(there) == len(set(there)), slot["id"]


def test_a_room_and_a_bridge() -> None:
    """Blocks stand in the shape of the tile beside them, and the last die of a bridge lies at its end."""
    table = position(3, bridges={"coral": (5,)}, at_right="coral", placed={"steward-room-1": "coral 4 white 6"})
    view = GAME.view(table.seen(0))
    castle = area_of(view, "castle")

    assert ["(4)", "<6>"] == marks(castle, "steward-room-1")
    assert ["(1S:C)"] == marks(castle, "steward-room-1/top")
    assert ["[1T]"] == marks(castle, "steward-room-1/middle")
    assert ["<2I>"] == marks(castle, "steward-room-1/bottom")
    assert ["[Well+2pt]"] == marks(castle, "diplomat-room-2/top")
    assert ["–", "(5)"] == marks(area_of(view, "bridges"), "bridge-coral")
    assert ["1F 1pt 2?"] == marks(area_of(view, "bridges"), "garden-coral-stone")


def test_members_and_markers() -> None:
    """Members show whose they are, and markers where they are, the one that is ahead first."""
    table = position(
        2,
        courtiers={"A": "gate stewards", "B": "gate"},
        gardeners={"B": "white plant"},
        warriors={"A": "yard-a yard-a"},
        favours={2: "B"},
        influence={"A": 3, "B": 7},
    )
    view = GAME.view(table.seen(0))

    assert ["C1", "C2"] == marks(area_of(view, "courtiers"), "gate")
    assert ["C1"] == marks(area_of(view, "courtiers"), "stewards")
    assert ["4F 7pt 3$:W", "G2"] == marks(area_of(view, "bridges"), "garden-white-plant")
    assert ["W1", "W1"] == marks(area_of(view, "yards"), "yard-a/warriors")
    assert ["C2"] == marks(area_of(view, "favours"), "favour-2/courtier")
    assert ["1@3"] == marks(area_of(view, "time"), "season-1")
    assert ["2@7"] == marks(area_of(view, "time"), "season-2")


def test_a_domain() -> None:
    """A domain shows what there is, what a line and a lantern give now, and what the card does on each line."""
    table = position(
        2,
        stock={"A": "3 food 2 seal"},
        courtiers={"A": "gate gate gate"},
        card={"A": "diplomat-02"},
        lantern={"A": "resource-08 steward-02 steward-07 action-gardener-1"},
        domain={"A": "coral 4"},
    )
    domain = area_of(GAME.view(table.seen(0)), "domain", 0)
    (lantern,) = [slot["note"] for slot in domain["slots"] if slot["id"] == "lantern"]

    assert ["3F", "0I", "0P", "0$", "2S"] == marks(domain, "stock")
    assert ["2C", "3F+2$", "(4)"] == marks(domain, "line-coral")
    assert ["(C)", "[2T]", "<2T>"] == marks(domain, "card")
    assert lantern
    assert "1F+2$+1T" == render(lantern, "en")


def test_a_card_that_was_brought_home() -> None:
    """While a light block is chosen, those of the new action card can be pointed at, and the room is empty."""
    table = position(2, stock={"A": "4 coin 2 pearl"}, courtiers={"A": "gate"})
    table.tell("A: coral left 1, A: outside-1, A: courtier, A: climb 1 from gate, A: steward-room-3")
    view = GAME.view(table.seen(0))

    assert "light" == table.question
    assert ["( )"] == marks(area_of(view, "castle"), "steward-room-3/top")
    assert set(table.choices(0)) - UNPOINTED <= pointed_at(view)


def test_the_rival() -> None:
    """The card on the rival's deck lies open, and it is told that the deck is our reconstruction, or the player's."""
    solo = GAME.view(position(1).seen(0))
    brought = ";".join(
        ",".join((card["die"], card["space"], *reversed(card["actions"]))) for card in BOX["rival_deck"]["cards"]
    )
    own = GAME.view(position(1, deck=brought).seen(0))

    assert 1 == len(marks(area_of(solo, "deck"), "deck"))
    assert "deck reconstructed" in [render(note, "en") for note in solo["notes"][1]]
    assert "deck brought by you" in [render(note, "en") for note in own["notes"][1]]
    assert ["0$"] == marks(area_of(solo, "domain", 1), "stock")


def made(table: Play, line: str) -> list[str]:
    """Return how each clan's points of a line came to be, in English."""
    name = message("white_castle-sheet", line=line)
    (found,) = [one for one in GAME.view(table.state)["sheet"] if one["name"] == name]
    return [render(one, "en").replace("\xa0", " ") if one else "" for one in found["made"]]


def test_sums() -> None:
    """Below points stands how they came to be: what counts, and times what; nothing where nothing does."""
    table = position(
        2,
        stock={"A": "4 food 7 iron 6 coin 3 seal", "B": "2 pearl"},
        influence={"A": 8},
        courtiers={"A": "gate gate stewards diplomats"},
        warriors={"A": "yard-a yard-a yard-b"},
        gardeners={"A": "coral stone, white plant", "B": "black stone"},
    )

    assert ["(6+3) ÷ 5", ""] == made(table, "coins_and_seals")
    assert ["1+2+0", ""] == made(table, "resources")
    assert ["space 8", "space 0"] == made(table, "time")
    assert ["2 × 1", ""] == made(table, "gate")
    assert ["1 × 6", ""] == made(table, "diplomats")
    assert ["(2+2+1) × 2", ""] == made(table, "yards")
    assert ["1+7", ""] == made(table, "gardens")
    assert ["", ""] == made(table, "play")


@pytest.mark.parametrize("seats", SEATS)
def test_sums_agree_with_the_rules(seats: int) -> None:
    """Whatever is told of how points came to be makes these points."""
    counted = 0
    for _, view in views(seats, seed=11):
        for line in view["sheet"]:
            for points, sum_ in zip(line["points"], line["made"], strict=True):
                if sum_ is not None and sum_.key != "white_castle-sum-time":
                    counted += 1
                    told = render(sum_, "en").translate({ord("÷"): "//", ord("×"): "*", 0xA0: " "})
                    assert points == eval(told)  # noqa: S307 figures

    assert counted


def test_the_moment() -> None:
    """Round, turn, the part of the game and what was agreed on are told; rounds are chapters."""
    late = GAME.view(position(2, completed=1, turns=3, domain_lines="unlimited").seen(0))
    over = GAME.view(position(2, completed=3, over=True).state)
    draft = GAME.view(position(2, pairs=(("resource-01", "action-warrior-1"),)).seen(1))

    assert 1 == late["chapter"]
    assert ["round 2 of 3", "turn 2 of 3", "lines of a domain as often as you like"] == told(late)
    assert ["round 3 of 3"] == told(over)
    assert ["round 1 of 3", "starting pairs"] == told(draft)
    assert ["2F+1I+2$+1S"] == marks(area_of(draft, "pairs"), "pair-1")


def told(view: View) -> list[str]:
    """Return the facts of a view in English."""
    return [render(fact, "en") for fact in view["facts"]]


# The terminal


def shown(play: Play, language: str) -> str:
    """Return the screen for whoever is asked."""
    screen, seat = Screen(language), play.asked[0]
    drawing = Drawing(screen, seat, tuple(play.asked), frozenset(play.choices(seat)), play.rivals)
    with screen.out.capture() as capture:
        show_turn(drawing, play, [])
    return capture.get()


def is_table(text: str, language: str) -> bool:
    """Tell whether the castle is drawn as a table, with a heading over each column."""
    castle = render(message("white_castle-area", area="castle"), language)
    (heading,) = [line for line in text.splitlines() if line.startswith(f"{castle} ")]
    return render(message("white_castle-column", column="bottom"), language) in heading


@pytest.mark.parametrize(("seats", "columns", "lines"), [(1, 100, 40), (4, 100, 40), (1, 80, 24)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_fits_the_window(
    monkeypatch: pytest.MonkeyPatch, seats: int, columns: int, lines: int, language: str
) -> None:
    """A table is drawn whole in a window of usual size; for one, in the smallest too."""
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    play, rng = Play(GAME, seats), new_rng(seats)
    play.settle(seats)
    for _ in range(12):
        text = shown(play, language)

        assert text.count("\n") < lines, text
        assert (columns == 100) == is_table(text, language)
        choices = play.choices(play.asked[0])
        play.act(play.asked[0], choices[roll(rng, len(choices))])
        play.settle(seats)

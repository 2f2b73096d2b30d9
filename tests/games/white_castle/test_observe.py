"""What a seat of The White Castle observes, as nets read it."""

from __future__ import annotations

import numpy as np
import pytest
from tests.games.observed import (
    Row,
    every_value,
    fields_are_well_made,
    looking_changes_nothing,
    nothing_hidden_is_read,
    numbers_stay_within_bounds,
    observed,
    observed_hidden,
    observing,
    row_of,
)
from tests.games.white_castle.position import WHO, Position, new_game, position

from tenshu.core.laws import Table, random_play
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.pieces import (
    COLOURS,
    EFFECTS,
    KINDS,
    MEMBERS,
    NSPACES,
    RIVAL_ACTS,
    ROOM_NAMES,
    SLOT_NAMES,
    SPACE_NAMES,
)
from tenshu.games.white_castle.state import CARD, DECLINE, DIE, LINES, QUESTIONS, SPACE, State

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])
GIVEN = ("food", "iron", "pearl", "coin", "seal", "vp", "any", "influence")
DONE = ("lantern", "well", *MEMBERS, "for a seal")
DICE = [f"{colour} {end}" for colour in COLOURS for end in ("left", "right")]
SOLITAIRE_FIELDS = {
    "difficulty",
    "unknown",
    "top",
    "turned",
    "under",
    "top_acts",
    "next_acts",
    "next_dice",
    "next_spaces",
    "acts_later",
}


def seen_by(who: str, table: Position) -> Row:
    """Return what a seat observes."""
    return observed(GAME, table.seen(WHO[who]), WHO[who])


def marked(numbers: list[int]) -> list[int]:
    """Return which numbers of a field are not 0."""
    return [index for index, number in enumerate(numbers) if number]


def by(size: int, numbers: list[int]) -> list[list[int]]:
    """Return a field in parts of one size, such as one for each clan."""
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def asked(row: Row) -> tuple[str, list[int], list[int]]:
    """Return what is asked, of whom, and about what."""
    (question,) = marked(row["question"])
    return QUESTIONS[question], marked(row["asked"]), marked(row["about"])


def owed(row: Row, field: str = "owed") -> list[str]:
    """Return the kinds of the effects that are owed."""
    return [KINDS[EFFECTS[effect].kind] for effect in marked(row[field])]


def said(gives: list[int], does: list[int]) -> str:
    """Return what is given and done in words: `2 food, lantern`."""
    given = [f"{number} {name}" for number, name in zip(gives, GIVEN, strict=True) if number]
    return ", ".join([*given, *(DONE[sort] for sort in marked(does))])


def blocks(row: Row) -> dict[str, str]:
    """Return what the blocks of the castle do."""
    parts = zip(SLOT_NAMES, by(8, row["block_gives"]), by(6, row["block_does"]), strict=True)
    return {slot: said(gives, does) for slot, gives, does in parts}


def dice_in_rooms(row: Row) -> dict[str, str]:
    """Return what dice of the colours do in the rooms that take them."""
    names = [f"{colour} in {room}" for room in ROOM_NAMES for colour in COLOURS]
    parts = zip(names, by(8, row["die_gives"]), by(6, row["die_does"]), strict=True)
    return {name: said(gives, does) for name, gives, does in parts if any(gives) or any(does)}


# What holds at any time


def test_fields_are_well_made() -> None:
    """Names, sizes and meanings of the fields are in order."""
    fields_are_well_made(GAME)


def test_what_is_asked_of_seats_is_below_the_answers() -> None:
    """The answers of seats are in the first two words; cards and dice come by chance."""
    assert DECLINE < CARD == observing(GAME).answers


@pytest.mark.compiled
def test_numbers_stay_within_bounds() -> None:
    """Whatever is played, no number is above its most, and every field tells something at some time.

    Two things are so rare that they are shown by examples below.
    """
    tables = [table for seats in GAME.seats for table in every_value(GAME, seats)]

    assert {"one_of_later", "favour_later"} >= numbers_stay_within_bounds(tables)


def test_numbers_stay_within_bounds_in_a_game() -> None:
    """The same for one game, which is short enough to be run interpreted; of the rival it tells nothing."""
    assert SOLITAIRE_FIELDS <= numbers_stay_within_bounds([Table(GAME, 2, {}, seed=1)])


def test_nothing_is_hidden() -> None:
    """A seat observes all that there is, so that no critic could know more."""
    nothing_hidden_is_read(Table(GAME, 1, {}, seed=2))

    assert ((), {}) == (observing(GAME).hidden, observed_hidden(GAME, new_game(2).state, 0))


def test_looking_changes_nothing() -> None:
    """A table that was observed is as it was."""
    looking_changes_nothing(Table(GAME, 2, {}, seed=3))


@pytest.mark.parametrize("seats", [1, 2, *(pytest.param(seats, marks=pytest.mark.compiled) for seats in (3, 4))])
def test_every_answer_is_seen_by_all(seats: int) -> None:
    """After each answer of a seat, whatever it is, every row has changed."""
    before: list[bytes] = []
    for play in random_play(Table(GAME, seats, {}, seed=4)):
        rows = [bytes(row_of(GAME, play.state, seat)) for seat in range(seats)]
        if play.moves and play.moves[-1].seat != CHANCE:
            assert not any(map(bytes.__eq__, before, rows))
        before = rows


@at_every_table
def test_dice_fit_where_the_rules_let_them(seats: int) -> None:
    """Each die that can be taken could then be placed where the row of its taker says, and nowhere else."""
    for play in random_play(Table(GAME, seats, {}, seed=5)):
        if play.question == "die":
            seat = play.asked[0]
            fits = by(NSPACES, observed(GAME, play.state, seat)["fits"])
            for die in range(len(DICE)):
                after = play.state.copy()
                if DIE + die in play.choices(seat):
                    GAME.doors.apply(after, seat, DIE + die)
                    row = observed(GAME, after, seat)

                    assert _spaces(after, seat) == marked(fits[die]) == marked(row["hand_fits"])
                else:
                    assert not any(fits[die])


def _spaces(data: Bytes, seat: int) -> list[int]:
    legal = np.zeros(GAME.words, np.uint64)
    GAME.doors.choices(data, seat, legal)
    return [space for space in range(NSPACES) if int(legal[1]) >> SPACE - 64 + space & 1]


@pytest.mark.parametrize("seats", GAME.seats)
def test_points_are_those_of_the_sheet(seats: int) -> None:
    """Lines, totals and leads are what the rules count."""
    for number, play in enumerate(random_play(Table(GAME, seats, {}, seed=6))):
        if number % 17 == 0 and State.on(play.state).phase > 0:
            clans = GAME.sides(seats)
            sheet = np.zeros((GAME.lines, clans), np.int64)
            GAME.doors.sheet(play.state, sheet)
            row, totals = observed(GAME, play.state, 0), sheet.sum(axis=0).tolist()

            assert sheet.T.clip(max=40).tolist() == by(len(LINES), row["lines"])[:clans]
            assert totals == row["points"][:clans]
            assert [min(max(totals[0] - total, 0), 40) for total in totals[1:]] == row["ahead"][: clans - 1]
            assert [min(max(total - totals[0], 0), 40) for total in totals[1:]] == row["behind"][: clans - 1]


# Examples


def test_a_turn_begins() -> None:
    """B has the second turn of the second round; A, after it, sees the dice and who is to come how often."""
    table = position(2, completed=1, turns=1, bridges={"white": (3,)}, at_right="white", influence={"A": 3, "B": 3})
    row = seen_by("A", table)

    assert ("die", [1], [0]) == asked(row)
    assert ([1], [2], [1]) == tuple(marked(row[name]) for name in ("seats", "phase", "rounds"))
    assert ([[1, 0, 0, 0], [0, 1, 0, 0]], [2, 2, 0, 0]) == (by(4, row["order"])[:2], row["turns_left"])
    assert [[1], [6], [1], [6], [], [3]] == [[value + 1 for value in marked(end)] for end in by(6, row["ends"])]
    assert [[1, 4, 6, 0, 0], [1, 4, 6, 0, 0], [3, 0, 0, 0, 0]] == by(5, row["bridge"])
    assert ([3, 3, 1], [3, 3, 0, 0], [1, 0, 0]) == (row["on_bridge"], row["influence"], row["earlier"])
    assert [0, 0, 0] == seen_by("B", table)["earlier"]


def test_what_the_castle_gives() -> None:
    """Each block is told by itself, and together with those of the same colour in its room."""
    row = seen_by("A", position(2, tiles={"steward-room-2": "white black white"}))

    assert "courtier, for a seal" == blocks(row)["steward-room-1/top"]
    assert ("1 influence", "2 food") == tuple(blocks(row)[f"steward-room-2/{place}"] for place in ("top", "bottom"))
    assert ("warrior", "3 any") == tuple(blocks(row)[f"diplomat-room-1/{place}"] for place in ("top", "bottom"))
    assert "2 vp, well" == blocks(row)["diplomat-room-2/top"]
    assert "2 food, 1 influence" == dice_in_rooms(row)["white in steward-room-2"]
    assert "coral in steward-room-2" not in dice_in_rooms(row)
    assert [2, 1, 2] == [marked(tile)[0] for tile in by(3, row["tiles"])[3:6]]
    assert [0, 0] == row["black_above"]
    assert [0, 1, 1, 0, 1, 0, 0] == row["well"]
    assert 18 - 5 == len(marked(row["deck"]))  # all without diamonds, but for those in the rooms


def test_the_die_in_hand() -> None:
    """A coral 6 brings 3 coins in a room of the Stewards and one on a die that shows 5; the domain is taken."""
    table = position(3, placed={"outside-1": "white 5"}, domain={"A": "coral 2"}, stock={"A": "1 coin"})
    table.tell("A: coral right 6")
    row = seen_by("A", table)
    coins = {SPACE_NAMES[s]: row["hand_brings"][s] - row["hand_costs"][s] for s in marked(row["hand_fits"])}

    assert ([0], [5], [0]) == (marked(row["hand_colour"]), marked(row["hand_value"]), row["hand_left"])
    assert (3, 1, 1, 5) == tuple(coins[space] for space in ("steward-room-1", "outside-1", "outside-2", "well"))
    assert "domain" not in coins
    assert [1, 0, 0] == by(3, row["in_domain"])[0]

    table = position(2, placed={"outside-1": "white 5"}, stock={"A": "1 coin"})
    table.tell("A: coral left 1")
    row = seen_by("A", table)

    assert [0, 0, 0, 0, 0, 0, 0, 0, 0] == row["hand_brings"]
    assert ([SPACE_NAMES.index("well")], [1]) == (marked(row["hand_fits"]), row["hand_left"])
    assert [3, 3, 3, 4, 4, 5, 5] == row["covered"]
    assert [SPACE_NAMES.index("outside-1")] == [space for space, free in enumerate(row["vacant"]) if not free]


def test_what_is_owed_waits_below_what_is_asked() -> None:
    """Two icons that would be lost are asked for first; one of two members waits below them."""
    stock = {"A": "7 food 7 pearl 9 coin"}
    table = position(2, stock=stock, lantern={"A": "resource-08 resource-03"})
    table.tell("A: coral left 1, A: outside-1")
    row = seen_by("B", table)

    assert ("owed", [1], [0]) == asked(row)
    assert (["gain", "gain"], ["action", "action"]) == (owed(row), owed(row, "owed_later"))
    assert ([1], [0]) == (row["one_of_later"], row["favour_later"])


def test_a_courtier_action_has_two_halves() -> None:
    """A climbs first, so that an audience is left; its card leaves the room, which is to be refilled."""
    table = position(2, stock={"A": "2 pearl 9 coin"}, courtiers={"A": "gate"})
    table.tell("A: coral right 6, A: outside-1")
    before = seen_by("A", table)

    assert ("courtier", [0], [0]) == asked(before)
    assert [1, 1, 0, 0, 0, 0] == before["may_use"]  # an audience, or one level from the Gate
    assert [4, 1, 0, 0, 0] == by(5, before["courtiers"])[0]
    table.tell("A: climb 1 from gate")
    climbing = seen_by("A", table)

    assert ("room", [0], [1]) == asked(climbing)
    assert [1, 0] == climbing["courtier_later"]
    table.tell("A: steward-room-3")
    arrived = seen_by("A", table)

    assert ("light", [0], [2]) == asked(arrived)
    assert [0, 0, 1, 0, 0] == arrived["refill_later"]
    assert "" == blocks(arrived)["steward-room-3/top"]


def test_the_favours_of_the_daimyo() -> None:
    """B, who has come to the Daimyo, takes its Lantern Reward before a favour that A has left."""
    table = position(
        2,
        turns=1,
        favours={1: "A"},
        courtiers={"A": "daimyo", "B": "diplomats"},
        stock={"B": "7 food 7 iron 2 pearl"},
        lantern={"B": "resource-08 resource-06"},
    )
    table.tell("B: coral right 6, B: outside-1, B: courtier")
    before = seen_by("B", table)

    assert [[0, 0, 0], [1, 0, 0]] == by(3, before["favour_of"])[:2]
    assert [0, 1, 1] == [sum(effect) for effect in by(10, before["favours"])]
    table.tell("B: climb 1 from diplomats")
    row = seen_by("A", table)

    assert ("owed", [1], [0]) == asked(row)
    assert [1] == row["favour_later"]


def test_what_a_clan_has_and_could_do() -> None:
    """A has food for the stones and iron for two yards, and stands before a checkpoint of one seal."""
    table = position(
        2,
        stock={"A": "2 food 3 iron 9 coin 1 seal", "B": "1 pearl 30 coin"},
        influence={"A": 5},
        gardeners={"A": "coral stone", "B": "coral stone, white plant"},
        warriors={"A": "yard-c yard-c yard-b"},
        courtiers={"A": "stewards"},
    )
    row = seen_by("A", table)

    assert ([2, 4], [1, 2]) == (marked(row["may_garden"]), marked(row["may_train"]))
    assert [[2, 3, 0], [0, 0, 1]] == by(3, row["resources"])[:2]
    assert ([9, 20, 0, 0], [1, 0, 0, 0]) == (row["coins"], row["seals"])
    assert ([2, 3, 0], 8, 1) == (
        [sum(steps) for steps in by(7, row["at_least"])],
        sum(row["coins_at_least"]),
        sum(row["seals_at_least"]),
    )
    assert ([5], [0]) == (marked(row["space"]), marked(row["toll"]))
    assert [[0, 1, 2], [0, 0, 0]] == by(3, row["warriors"])[:2]
    assert [[0], [0, 5]] == [marked(gardens) for gardens in by(6, row["gardeners"])[:2]]
    assert [[1], [1], [3]] == [marked(gone) for gone in by(6, row["gone"])]
    assert 3 == by(len(LINES), row["lines"])[0][LINES.index("yards")]


def test_what_a_line_of_the_domain_gives() -> None:
    """Three warriors have left theirs: it gives three pearls and a seal; the action card sends a gardener with any."""
    row = seen_by("A", position(2, warriors={"A": "yard-c yard-c yard-b"}, card={"B": "steward-02"}))

    assert [[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 3, 0, 1, 0]] == by(6, row["line_gives"])
    assert ["gardener"] * 3 == [said([0] * 8, does) for does in by(6, row["card_does"])]
    assert "2 iron, 1 influence, courtier, for a seal" == said(row["cards_give"][:8], row["cards_do"][:6])
    assert [[1, 0, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0]] == by(7, row["lantern"])[:2]  # food, pearl


def test_lines_that_were_run_this_turn() -> None:
    """A die in the domain runs its line, which is told until the turn ends; what is still owed is told too."""
    table = position(2, stock={"A": "9 coin 7 food"}, card={"A": "action-courtier-1"})
    table.tell("A: black right 6, A: domain")
    row = seen_by("A", table)

    assert ("courtier", [0], [0]) == asked(row)
    assert [1] == marked(row["lines_used"])


def test_starting_pairs() -> None:
    """Two pairs are left when the first of two clans chooses, which is last in turn order."""
    table = position(2, pairs=(("resource-02", "action-courtier-1"), ("resource-09", "action-warrior-2")))
    row = seen_by("B", table)

    assert ("pair", [0], [0]) == asked(row)
    assert [[1], [8], [], [], []] == [marked(card) for card in by(9, row["pair_resource"])]
    assert [[0], [2], [], [], []] == [marked(member) for member in by(3, row["pair_action"])]
    assert [0, 1, 0, 0] == row["turns_left"]  # A is to choose after B
    assert not any(row["card_does"])


def test_the_rivals_deck() -> None:
    """Of the nine cards one is on top and two lie at the bottom; any of the other six can come after it."""
    table = position(1, rival_top=4, rival_under=(7, 2), difficulty="hard")
    row = seen_by("A", table)

    assert ([3], [2], []) == tuple(marked(row[name]) for name in ("top", "difficulty", "turned"))
    assert [0, 2, 0, 0, 0, 0, 1, 0, 0] == row["under"]
    assert [0, 2, 4, 5, 7, 8] == marked(row["unknown"])
    assert ["warrior-1", "audience"] == [RIVAL_ACTS[act] for act in marked(row["top_acts"])]
    assert [1, 0, 1, 0, 1, 1, 0, 1, 1] == row["next_dice"]
    assert 2 == row["next_acts"][RIVAL_ACTS.index("audience")]
    assert 6 == sum(row["next_spaces"])


def test_the_rivals_turn() -> None:
    """The card that it has turned over is known, and what it is about to do while the player chooses a garden."""
    table = position(1, order="BA", rival_top=8)

    assert [7] == marked(seen_by("A", table)["turned"])
    table.tell("chance: rival-6, chance: steward-room-3")

    assert ["gardener-stone", "coins-3"] == _acts_later(seen_by("A", table))
    table.tell("chance: gardener stone")
    row = seen_by("A", table)

    assert ("rival_garden", [0], [0]) == asked(row)
    assert ["coins-3"] == _acts_later(row)
    assert ([5], [0, 0, 0, 0, 0, 0, 0, 1, 0]) == (marked(row["top"]), row["under"])


def _acts_later(row: Row) -> list[str]:
    return [RIVAL_ACTS[act] for act in marked(row["acts_later"])]


@at_every_table
def test_clans_are_counted_from_the_one_that_looks(seats: int) -> None:
    """When all move up one chair, each sees what it saw before."""
    for number, play in enumerate(random_play(Table(GAME, seats, {}, seed=8))):
        if number % 13 == 0:
            moved = _moved_up(play.state)
            before = [bytes(row_of(GAME, play.state, seat)) for seat in range(seats)]
            after = [bytes(row_of(GAME, moved, (seat + 1) % seats)) for seat in range(seats)]

            assert before == after
            assert State.on(play.state).phase == 0 or len(set(before)) == seats


def _moved_up(data: Bytes) -> Bytes:
    """Return a state in which what belonged to each clan belongs to the next."""
    moved = data.copy()
    state = State.on(moved)
    clans = int(state.clans)
    of_clans = (
        "in_domain",
        "stock",
        "influence",
        "below",
        "courtiers",
        "gardeners",
        "warriors",
        "domain_card",
        "lantern",
    )
    for name in of_clans:
        held = getattr(state, name)
        held[:clans] = np.roll(held[:clans], 1, axis=0)
    state.order[:clans] = (state.order[:clans] + 1) % clans
    for favour, clan in enumerate(state.favour.tolist()):
        state.favour[favour] = clan % clans + 1 if clan else 0
    for place, who in enumerate(state.asked.tolist()):
        if who < 1 << CHANCE:
            state.asked[place] = (who << 1 | who >> clans - 1) & (1 << clans) - 1
    return moved

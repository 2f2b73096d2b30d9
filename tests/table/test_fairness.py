"""Fair chance: what a table is bound to, how its luck follows, and what a log shows of it."""

from __future__ import annotations

import hashlib
import hmac
import math
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenshu.core.log import read, write
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.core.words import Fault
from tenshu.games import GAMES, load
from tenshu.table.fairness import LONGEST_CUT, Finding, Luck, _below, check, check_cut, commitment, new_seed

SEED = bytes(range(32))
CUTS = ("banana", "", "うどん 2")
OTHER = bytes([255, *range(1, 32)])
AWKWARD = (1, 2, 3, 5, 6, 7, 10, 17, 52, 60, 97, 3 << 62, (1 << 63) + 1, (1 << 64) - 1, 1 << 64)


def finished(name: str = "catte", luck: Luck | None = None, *, bent: int = -1) -> Play:
    """Return a game whose seats always take the first choice; at the ply `bent` or soon after chance is not honest."""
    game = load(name)
    play, luck, is_bent = Play(game, max(game.seats.start, 3)), luck or Luck(SEED, CUTS), bent < 0
    while play.asked:
        seat, ply = play.asked[0], len(play.moves)
        legal = play.choices(seat)
        action = luck.answer(ply, legal) if seat == CHANCE else legal[0]
        if seat == CHANCE and not is_bent and ply >= bent and len(legal) > 1:
            action, is_bent = next(other for other in legal if other != action), True
        play.act(seat, action)
    return play


def found(findings: list[Finding]) -> dict[str, bool | None]:
    """Return what holds, by what was looked at; what does not hold outweighs the rest."""
    holds: dict[str, bool | None] = {}
    for finding in findings:
        holds[finding.what] = finding.holds if holds.get(finding.what) is not False else False
    return holds


def logged(play: Play, notes: dict[str, str]) -> tuple[Play, dict[str, str]]:
    """Return a game and its notes as somebody reads them from a log."""
    return read(write(play, notes), load)


Changed = dict[str, bool | None]
HONEST: Changed = {"rules": True, "commitment": True, "noted": None, "cut": None, "chance": True, "end": True}


# The scheme, said again in a few lines that share nothing with the code


def reckoned_commitment(log: str) -> str:
    """Return the commitment that belongs to the heading and the seed of a log."""
    heading = [line for line in log.split("\n") if line.startswith(("game ", "seats ", "option "))]
    (seed,) = [line.removeprefix("note ") for line in log.split("\n") if line.startswith("note seed ")]
    return hashlib.sha256("\n".join(["tenshu chance 1", *heading, seed, ""]).encode()).hexdigest()


def reckoned_number(seed: bytes, cuts: str, ply: int, ways: int) -> int:
    """Return the number that chance draws; the cuts are lines."""
    for attempt in count():
        text = f"tenshu chance 1\n{cuts}draw {ply} {attempt}\n".encode()
        number = int(hmac.new(seed, text, hashlib.sha256).hexdigest()[:16], 16)
        if number < 2**64 // ways * ways:
            return number % ways
    raise AssertionError


@pytest.mark.parametrize("name", GAMES)
def test_the_commitment_is_the_reckoned_one(name: str) -> None:
    """The heading of a log and its seed are all that goes into the commitment, line by line."""
    play = finished(name)
    notes = Luck(SEED, CUTS).notes(play)

    assert reckoned_commitment(write(play, notes)) == notes["commitment"]


def test_a_known_commitment() -> None:
    """The scheme is pinned: what people have noted depends on it."""
    text = (
        "tenshu chance 1\ngame catte 1\nseats 3\noption forced_set yes\noption led_set yes\nseed " + SEED.hex() + "\n"
    )

    assert (
        "97918177137e79e31f16463854cc8859a6b70cd9de3eb1854a655dedc36a0212" == hashlib.sha256(text.encode()).hexdigest()
    )
    assert hashlib.sha256(text.encode()).hexdigest() == commitment(Play(load("catte"), 3), SEED)


def test_a_commitment_fits_one_table_and_one_seed() -> None:
    """Another seed, game, version, number of seats or option has another commitment."""
    catte = load("catte")
    tables = [
        Play(catte, 3),
        Play(catte, 4),
        Play(catte, 3, {"led_set": "no"}),
        Play(catte, 3, {"forced_set": "no"}),
        Play(replace(catte, version=catte.version + 1), 3),
        Play(load("cat_tower"), 3),
    ]
    made = [commitment(table, seed) for table in tables for seed in (SEED, OTHER)]

    assert len(made) == len(set(made))


@pytest.mark.parametrize("ways", AWKWARD)
def test_numbers_are_the_reckoned_ones(ways: int) -> None:
    """Seed, cuts, ply and attempt go into a number as the docs say; what is left over is drawn again."""
    lines = "cut 1 banana\ncut 3 うどん 2\n"
    expected = [reckoned_number(SEED, lines, ply, ways) for ply in range(60)]

    assert expected == [Luck(SEED, CUTS).number(ply, ways) for ply in range(60)]
    assert all(number < ways for number in expected)


def test_numbers_left_over_are_drawn_again() -> None:
    """Of 64 bits, those beyond the last whole multiple of the ways would favour the low ones, so they are not used."""
    most = 2**64 - 1  # the only number that is left over when three share them out

    assert 1 == _below(3, [most, 4])
    assert 1 == _below(3, [most, most, most, 4])
    assert 2 == _below(3, [most - 1, 4])
    assert 1 == _below(2, [most, 0])
    assert 5 == _below(most, [most, 5])


def is_even(counts: Counter[int], sides: int) -> bool:
    """Tell whether counts are as even as chance makes them but one time in 10,000 (chi-square, Wilson-Hilferty)."""
    expected = counts.total() / sides
    chi_square = sum((counts[side] - expected) ** 2 / expected for side in range(sides))
    freedom = sides - 1
    return chi_square < freedom * (1 - 2 / (9 * freedom) + 3.72 * math.sqrt(2 / (9 * freedom))) ** 3


@pytest.mark.parametrize("ways", [2, 3, 5, 6, 7, 13, 52, 60])
def test_every_way_is_as_likely(ways: int) -> None:
    """Over many plies each answer comes equally often."""
    luck = Luck(SEED, CUTS)

    assert is_even(Counter(luck.number(ply, ways) for ply in range(10_000)), ways)


@pytest.mark.parametrize("ways", [3 << 62, 5 << 61])
def test_parts_of_an_awkward_number_are_as_likely(ways: int) -> None:
    """Where a remainder would fall on the low ways far more often, they are drawn no more than the high ones."""
    luck = Luck(SEED)
    remainders = Counter(luck.number(ply, 1 << 64) % ways * 5 // ways for ply in range(5000))

    assert is_even(Counter(luck.number(ply, ways) * 5 // ways for ply in range(5000)), 5)
    assert not is_even(remainders, 5)


@pytest.mark.parametrize("ways", [6, 52])
def test_seeds_and_cuts_are_as_even_as_plies(ways: int) -> None:
    """At one ply each answer comes equally often over many seeds or cuts, and tells nothing of the next ply."""
    by_seed = [Luck(hashlib.sha256(bytes([n >> 8, n & 255])).digest()).number(7, ways) for n in range(5000)]
    by_cut = [Luck(SEED, (str(n),)).number(7, ways) for n in range(5000)]
    next_cut = [Luck(SEED, (str(n),)).number(8, ways) for n in range(5000)]

    assert is_even(Counter(by_seed), ways)
    assert is_even(Counter(by_cut), ways)
    assert is_even(Counter((a - b) % ways for a, b in zip(by_cut, next_cut, strict=True)), ways)


@settings(max_examples=30)
@given(st.lists(st.sampled_from(["", "a", "b", "a b", "cut 2 a"]), max_size=4).map(tuple))
def test_who_cut_matters_and_who_did_not_does_not(cuts: tuple[str, ...]) -> None:
    """The same cuts of other seats make other luck; empty places after the last cut make none."""
    numbers = [Luck(SEED, cuts).number(ply, 1 << 64) for ply in range(2)]
    shifted = [Luck(SEED, ("", *cuts)).number(ply, 1 << 64) for ply in range(2)]

    assert numbers == [Luck(SEED, (*cuts, "")).number(ply, 1 << 64) for ply in range(2)]
    assert (numbers == shifted) == (not any(cuts))


# A table


def test_seeds_are_secret() -> None:
    """Two tables have nothing in common, and a seed is not shown where someone prints the luck of a table."""
    first, second = new_seed(), new_seed()

    assert first != second
    assert (32, 32) == (len(first), len(second))
    assert first.hex() not in repr(Luck(first))
    assert repr(first) not in repr(Luck(first))


def test_a_seed_has_32_bytes() -> None:
    """A shorter one could be guessed."""
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        Luck(SEED[:31])


@pytest.mark.parametrize(
    "text", ["", " a", "a ", "a\nb", "a\rb", "a\tb", "\x1b[31m", "a\u2028b", "x" * (LONGEST_CUT + 1)]
)
def test_what_is_no_cut(text: str) -> None:
    """A cut is a line that a log holds as it is."""
    with pytest.raises(Fault):
        check_cut(text)
    if text:
        with pytest.raises(Fault):
            Luck(SEED, (text,))


@given(st.text(max_size=LONGEST_CUT))
def test_a_cut_survives_a_log(text: str) -> None:
    """Whatever can be cut with is read from a log as it was given."""
    play = Play(load("catte"), 3)
    try:
        check_cut(text)
    except Fault:
        return
    notes = Luck(SEED, ("", text)).notes(play)

    assert text == logged(play, notes)[1]["cut-2"]


def test_settle_answers_for_chance_alone() -> None:
    """Chance answers until a seat is asked, and again the same after something was taken back."""
    play, luck = Play(load("cat_tower"), 2), Luck(SEED, CUTS)
    luck.settle(play)
    begun = len(play.moves)
    while len(play.moves) < 60:
        play.act(play.asked[0], play.choices(play.asked[0])[0])
        luck.settle(play)
    again = play.at(begun)
    while len(again.moves) < len(play.moves):
        again.act(again.asked[0], again.choices(again.asked[0])[0])
        luck.settle(again)

    assert CHANCE not in play.asked
    assert begun
    assert play.moves == again.moves


def test_no_seed_leaves_a_table_before_the_end() -> None:
    """A log of a game in progress carries the commitment and the cuts, and the seed comes when it is over."""
    play, luck = Play(load("catte"), 3), Luck(SEED, CUTS)
    luck.settle(play)

    assert {"commitment", "cut-1", "cut-3"} == set(luck.notes(play))
    assert SEED.hex() not in write(play, luck.notes(play))
    assert SEED.hex() == luck.notes(finished())["seed"]


# A table that began with answers of another game


BEFORE = Luck(bytes(range(32, 64)))
SINCE = Luck(SEED, ("apple",))
BEGUN: Changed = {**HONEST, "begun": None}


def gone_on(name: str, begun: int) -> Play:
    """Return a game that goes on by other luck after its first answers."""
    play = finished(name, BEFORE).at(begun)
    while play.asked:
        SINCE.settle(play)
        if play.asked:
            play.act(play.asked[0], play.choices(play.asked[0])[-1])
    return play


@pytest.mark.parametrize("begun", [1, 20, 61])
@pytest.mark.parametrize("name", GAMES)
def test_answers_taken_over_are_left_alone(name: str, begun: int) -> None:
    """The luck of the first answers is not this table's, which is told; all that came after follows from its seed."""
    play = gone_on(name, begun)
    notes = SINCE.notes(play, begun)
    findings = check(*logged(play, notes))
    told = {finding.what: dict(finding.told.args) for finding in findings}

    assert str(begun) == notes["begun"]
    assert BEGUN == found(findings)
    assert {"begun": begun} == told["begun"]
    assert sum(seat == CHANCE for seat, _ in play.moves[begun:]) == told["chance"]["answers"]
    assert {**HONEST, "chance": False} == found(check(*logged(play, SINCE.notes(play))))


def test_a_bent_answer_after_those_taken_over_is_found() -> None:
    """Whoever says that less was taken over than was, or bends what came after, is found out."""
    play = gone_on("catte", 20)
    bent = finished(bent=100)
    told = {finding.what: finding for finding in check(*logged(bent, Luck(SEED, CUTS).notes(bent, 90)))}

    assert {**BEGUN, "chance": False} == found(check(*logged(play, SINCE.notes(play, 19))))
    assert told["chance"].holds is False
    assert 1 == dict(told["chance"].told.args)["wrong"]


@pytest.mark.parametrize("value", ["x", "-1", "", "1.5", "²", "9" * 19, "9" * 5000, "248"])
def test_a_begun_note_that_is_nonsense(value: str) -> None:
    """What is no number, or more than all answers, is told, and then the luck of all is checked."""
    play = finished()
    notes = {**Luck(SEED, CUTS).notes(play), "begun": value}
    bent = finished(bent=0)

    assert 247 == len(play.moves)
    assert {**HONEST, "begun": False} == found(check(*logged(play, notes)))
    assert found(check(*logged(bent, notes)))["chance"] is False


def test_all_answers_were_taken_over() -> None:
    """A table where nothing was answered yet has a log, too, and so has one that begins with nothing."""
    play = finished()
    notes = Luck(SEED, CUTS).notes(play)
    unfinished = play.at(60)

    assert BEGUN == found(check(*logged(play, {**notes, "begun": "247"})))
    assert HONEST == found(check(*logged(play, {**notes, "begun": "0"})))
    assert notes == Luck(SEED, CUTS).notes(play, begun=0)
    assert found(check(*logged(unfinished, Luck(SEED, CUTS).notes(unfinished, 60))))["begun"] is None


# Checking a log


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_log_holds(name: str) -> None:
    """All of a whole game is found to be as it should, in every game."""
    play = finished(name)
    notes = Luck(SEED, CUTS).notes(play)
    findings = check(*logged(play, notes), notes["commitment"])

    assert {**HONEST, "noted": True} == found(findings)
    assert HONEST == found(check(*logged(play, notes)))


@pytest.mark.parametrize("bent", [0, 1, 40, 100, 150])
def test_one_bent_answer_is_found(bent: int) -> None:
    """The first answer of chance that was bent is named: where it is, what it was, and what it should have been."""
    play = finished(bent=bent)
    findings = check(*logged(play, Luck(SEED, CUTS).notes(play)))
    told = dict(next(finding for finding in findings if finding.what == "chance").told.args)
    ply = int(str(told["ply"]))
    before = play.at(ply)

    assert {**HONEST, "chance": False} == found(findings)
    assert bent <= ply
    assert (CHANCE, 1) == (play.moves[ply].seat, told["wrong"])
    assert play.game.say(before.state, play.moves[ply].action) == told["drawn"]
    assert play.game.say(before.state, Luck(SEED, CUTS).answer(ply, before.choices(CHANCE))) == told["due"]
    assert told["drawn"] != told["due"]


def _other_seats(_: dict[str, str]) -> dict[str, str]:
    return {"commitment": commitment(Play(load("catte"), 4), SEED)}


def _other_option(_: dict[str, str]) -> dict[str, str]:
    return {"commitment": commitment(Play(load("catte"), 3, {"led_set": "no"}), SEED)}


def _other_version(_: dict[str, str]) -> dict[str, str]:
    return {"commitment": commitment(Play(replace(load("catte"), version=9), 3), SEED)}


NO_SEED: Changed = {"rules": True, "seed": False, "noted": None, "cut": None, "end": True}
SPOILT: dict[str, tuple[Callable[[dict[str, str]], dict[str, str]], Changed]] = {
    "another seed": (lambda _: {"seed": OTHER.hex()}, {**HONEST, "commitment": False, "chance": False}),
    "another seed that fits": (
        lambda _: {"seed": OTHER.hex(), "commitment": commitment(Play(load("catte"), 3), OTHER)},
        {**HONEST, "chance": False},
    ),
    "another commitment": (lambda _: {"commitment": "0" * 64}, {**HONEST, "commitment": False}),
    "a commitment that is none": (lambda _: {"commitment": "x"}, {**HONEST, "commitment": False}),
    "capitals": (lambda notes: {"commitment": notes["commitment"].upper()}, {**HONEST, "commitment": False}),
    "that of another number of seats": (_other_seats, {**HONEST, "commitment": False}),
    "that of another option": (_other_option, {**HONEST, "commitment": False}),
    "that of another version": (_other_version, {**HONEST, "commitment": False}),
    "another cut": (lambda _: {"cut-1": "bananas"}, {**HONEST, "chance": False}),
    "one cut more": (lambda _: {"cut-2": "apple"}, {**HONEST, "chance": False}),
    "a cut of nobody": (lambda _: {"cut-4": "apple"}, {**HONEST, "cut": False}),
    "a cut that is none": (lambda _: {"cut-2": "x" * 101}, {**HONEST, "cut": False}),
    "a seed that is none": (lambda _: {"seed": "x"}, NO_SEED),
    "a seed of the terminal": (lambda _: {"seed": "5"}, NO_SEED),
    "a seed in capitals": (lambda _: {"seed": OTHER.hex().upper()}, NO_SEED),
}


@pytest.mark.parametrize("case", SPOILT)
def test_what_was_changed_is_found(case: str) -> None:
    """Whatever is changed in the notes of a log shows at the right place, and nowhere else."""
    play = finished()
    notes = Luck(SEED, CUTS).notes(play)
    spoil, expected = SPOILT[case]

    assert expected == found(check(*logged(play, {**notes, **spoil(notes)})))


@pytest.mark.parametrize(
    ("left_out", "expected"),
    [
        (("cut-1",), {**HONEST, "chance": False}),
        (("cut-1", "cut-3"), {**HONEST, "chance": False}),
        (("commitment",), {**HONEST, "commitment": None}),
        (("seed",), NO_SEED),
        (("seed", "commitment"), {"rules": True, "seed": None, "commitment": None, "cut": None, "end": True}),
        (("seed", "commitment", "cut-1", "cut-3"), {"rules": True, "seed": None, "commitment": None, "end": True}),
    ],
)
def test_what_was_left_out_is_found(left_out: tuple[str, ...], expected: Changed) -> None:
    """A finished game without its seed breaks the promise; without a commitment there is none to be kept."""
    play = finished()
    notes = {name: value for name, value in Luck(SEED, CUTS).notes(play).items() if name not in left_out}

    assert expected == found(check(*logged(play, notes)))


def test_what_someone_noted_is_compared() -> None:
    """A file that agrees with itself and not with what was noted is found out."""
    play = finished()
    notes = Luck(SEED, CUTS).notes(play)
    noted = commitment(play, OTHER)
    bare = {name: value for name, value in notes.items() if name != "commitment"}

    assert {**HONEST, "noted": False} == found(check(play, notes, noted))
    assert found(check(play, bare, notes["commitment"]))["noted"] is True
    assert found(check(play, bare, noted))["noted"] is False
    assert found(check(play, {}, noted))["noted"] is False
    assert found(check(play, {"seed": "5"}, noted))["noted"] is False


def test_nobody_cut() -> None:
    """Where no seat has cut, that is told."""
    luck = Luck(SEED)
    play = finished(luck=luck)
    findings = check(*logged(play, luck.notes(play)))

    assert HONEST == found(findings)
    assert ["cli-verify-cut-none"] == [finding.told.key for finding in findings if finding.what == "cut"]


def test_an_unfinished_game() -> None:
    """Before the end there is no seed, so what follows from it stays open; nothing is called wrong."""
    whole = finished()
    play = whole.at(len(whole.moves) - 1)
    notes = Luck(SEED, CUTS).notes(play)
    findings = check(*logged(play, notes), notes["commitment"])

    assert {"rules": True, "seed": None, "noted": True, "cut": None, "end": None} == found(findings)
    assert {"cli-verify-seed-later", "cli-verify-end-not"} <= {finding.told.key for finding in findings}


@pytest.mark.parametrize("name", GAMES)
def test_the_luck_of_the_terminal(name: str) -> None:
    """A game whose chance was settled by a number is checked by that number; nothing was promised."""
    game = load(name)
    play = Play(game, game.seats.stop - 1)
    play.settle(5)
    for _ in range(40):
        play.act(play.asked[0], play.choices(play.asked[0])[0])
        play.settle(5)
    expected = {"rules": True, "commitment": None, "end": None}

    assert {**expected, "chance": True} == found(check(*logged(play, {"seed": "5", "players": "person"})))
    assert {**expected, "chance": False} == found(check(*logged(play, {"seed": "6"})))
    assert {**expected, "seed": False} == found(check(*logged(play, {"seed": "9" * 19})))
    assert {**expected, "seed": None} == found(check(*logged(play, {})))


def test_a_game_without_chance() -> None:
    """A log in which chance was not asked yet holds."""
    play = Play(load("catte"), 3)
    findings = check(play, {"seed": "5"})

    assert {"rules": True, "commitment": None, "chance": True, "end": None} == found(findings)

"""`tenshu verify`: what it checks, what it cannot check, and how it says so."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from tests.cli.conftest import Outcome, Tenshu
from tests.cli.mirror import PLAY, whole_game
from tests.cli.test_bad_input import BAD_LOGS, assert_refused, sealed
from tests.cli.test_look import assert_narrow

from tenshu.core.game import Game
from tenshu.core.log import write, write_heard
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.games import load
from tenshu.table.fairness import Luck

LUCK = Luck(bytes(range(32)), ("banana", "", "うどん"))
LANGUAGES = ["en", "fr", "ja"]


@cache
def honest(bent: int = -1) -> Play:
    """Return a game with the luck of a table, in which one answer of chance may have been bent."""
    play = Play(load("catsle_builders"), 3)
    while play.asked:
        seat, ply = play.asked[0], len(play.moves)
        legal = play.choices(seat)
        action = LUCK.answer(ply, legal) if seat == CHANCE else legal[0]
        play.act(seat, legal[legal.index(action) - 1] if ply == bent else action)
    return play


COMMITMENT = LUCK.notes(honest())["commitment"]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Return the path of a finished game, as a table exports it."""
    return written(tmp_path, write(honest(), LUCK.notes(honest())))


def written(folder: Path, text: str) -> Path:
    """Write a log."""
    path = folder / "game.log"
    path.write_text(text, encoding="utf-8")
    return path


def changed(path: Path, old: str, new: str) -> Path:
    """Change a log as somebody who knows how to seal it would."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(sealed(text.replace(old, new, 1)), encoding="utf-8")
    return path


def marked(outcome: Outcome, mark: str) -> list[str]:
    """Return the findings with a mark, each on one line."""
    findings: list[str] = []
    for line in outcome.out.splitlines()[1:]:
        if line[:2] in {"✓ ", "✗ ", "– "}:
            findings.append(line.strip())
        elif line.startswith("  ") and not line.startswith("    "):
            findings[-1] += f" {line.strip()}"
    return [finding[2:] for finding in findings if finding[0] == mark]


def test_an_honest_game(tenshu: Tenshu, log: Path) -> None:
    """Each thing that was checked has a line, and so has each that only a person can confirm."""
    outcome = tenshu(["verify", str(log), "--commitment", COMMITMENT])
    options = "edition=catsle_builders, winner_leads=no, removed_suit=random"
    answers, chance = len(honest().moves), sum(seat == CHANCE for seat, _ in honest().moves)

    assert (0, "") == (outcome.code, outcome.err)
    assert outcome.out.startswith("CATsle Builders\n")
    assert [
        f"{log} is whole: its checksum fits.",
        f"{answers} answers, all legal by the rules of CATsle Builders, version 1, for 3 seats, with {options}.",
        f"The seed belongs to the commitment {COMMITMENT}, with this game, version, number of seats and options.",
        f"The commitment is the one that you noted: {COMMITMENT}.",
        f"Each of the {chance} answers of chance follows from the seed and the cuts.",
        "The game is over, and by these answers it ended so:",
    ] == marked(outcome, "✓")
    assert [
        'Only who had seat 1 can tell whether it cut with "banana".',
        'Only who had seat 3 can tell whether it cut with "うどん".',
    ] == marked(outcome, "–")
    assert not marked(outcome, "✗")
    assert sorted(honest().places()) == [
        int(place) for place in re.findall(r"^    (\d)\. seat", outcome.out, re.MULTILINE)
    ]
    assert outcome.out.endswith("\nAll that could be checked holds.\n")


def test_what_was_not_noted_is_said(tenshu: Tenshu, log: Path) -> None:
    """Without --commitment the last word on it is the reader's."""
    outcome = tenshu(["verify", str(log)])
    (told,) = [line for line in marked(outcome, "–") if "--commitment" in line]

    assert 0 == outcome.code
    assert COMMITMENT in told


@pytest.mark.parametrize(
    "spelt", [COMMITMENT.upper(), f"  {COMMITMENT}", " ".join(COMMITMENT[i : i + 8] for i in range(0, 64, 8))]
)
def test_a_commitment_is_read_as_people_write_it(tenshu: Tenshu, log: Path, spelt: str) -> None:
    """Capitals and spaces do not matter."""
    assert 0 == tenshu(["verify", str(log), "--commitment", spelt]).code


@pytest.mark.parametrize("wrong", ["", "12", COMMITMENT[:-1], COMMITMENT + "0", "g" * 64])
def test_what_is_no_commitment_is_refused(tenshu: Tenshu, log: Path, wrong: str) -> None:
    """A slip in what was noted is no verdict on the game."""
    assert_refused(tenshu(["verify", str(log), "--commitment", wrong]), "--commitment", "64")


def test_a_bent_answer(tenshu: Tenshu, tmp_path: Path) -> None:
    """The first answer of chance that was not drawn is told, with its ply, and the exit code is 1."""
    ply = 20
    play = honest(ply)
    before = play.at(ply)
    due = before.say(LUCK.answer(ply, before.choices(CHANCE)), "en")
    outcome = tenshu(["verify", str(written(tmp_path, write(play, LUCK.notes(play))))])
    (told,) = marked(outcome, "✗")

    assert (1, "") == (outcome.code, outcome.err)
    assert told.startswith("1 of ")
    assert f'at ply {ply}: "{before.say(play.moves[ply].action, "en")}" was drawn' in told
    assert f'should have been "{due}"' in told
    assert outcome.out.endswith("\n1 check failed.\n")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("note seed 00", "note seed 01", ("does not belong to the commitment", "do not follow from the seed")),
        (f"note commitment {COMMITMENT[:8]}", "note commitment 00000000", ("does not belong to the commitment",)),
        ("note cut-1 banana", "note cut-1 bananas", ("do not follow from the seed and the cuts",)),
        ("note cut-1 banana", "note cut-2 banana", ("do not follow from the seed and the cuts",)),
        (
            "note cut-1 banana",
            "note cut-7 banana",
            ('"cut-7 banana" is not a cut', "do not follow from the seed and the cuts"),
        ),
        ("edition catsle_builders", "edition chatpentiers", ("does not belong to the commitment",)),
        (f"note seed {LUCK.seed.hex()}\n", "", ("there is no seed in the file",)),
        (f"note seed {LUCK.seed.hex()}", "note seed 5", ('"5", is none',)),
    ],
)
def test_what_was_changed(tenshu: Tenshu, log: Path, old: str, new: str, told: tuple[str, ...]) -> None:
    """Whatever was changed in a log, and sealed again, is told by the right lines and no others."""
    outcome = tenshu(["verify", str(changed(log, old, new))])
    wrong = marked(outcome, "✗")

    assert 1 == outcome.code
    assert len(told) == len(wrong)
    assert [words in line for words, line in zip(told, wrong, strict=True)] == [True] * len(told)
    assert f"{len(told)} check" in outcome.out.splitlines()[-1]


def test_another_commitment_than_was_noted(tenshu: Tenshu, log: Path, tmp_path: Path) -> None:
    """A file that agrees with itself does not pass for the table whose commitment was noted."""
    other = "0" * 64
    outcome = tenshu(["verify", str(log), "--commitment", other])
    (told,) = marked(outcome, "✗")
    bare = tenshu(["verify", str(written(tmp_path, whole_game("en")[1])), "--commitment", other])

    assert (1, 1) == (outcome.code, bare.code)
    assert told.startswith(f"The commitment in the file, {COMMITMENT}, is not the one")
    assert [f"You noted the commitment {other}, and there is none in the file."] == marked(bare, "✗")


def test_an_unfinished_game(tenshu: Tenshu, tmp_path: Path) -> None:
    """Before the end it is told what cannot be checked yet, and that is no failure."""
    play = honest().at(60)
    outcome = tenshu(["verify", str(written(tmp_path, write(play, LUCK.notes(play)))), "--commitment", COMMITMENT])
    later, *_, end = marked(outcome, "–")

    assert 0 == outcome.code
    assert "There is no seed in the file yet" in later
    assert "The game is not over" in end
    assert 3 == len(marked(outcome, "✓"))


def test_a_game_of_the_terminal(tenshu: Tenshu, tmp_path: Path) -> None:
    """Its chance follows from its number, and nothing was promised; another number does not fit."""
    path = tmp_path / "left.log"
    tenshu([*PLAY.split(), "--file", str(path)], ["1", "1", "q"])
    outcome = tenshu(["verify", str(path)])
    other = tenshu(["verify", str(changed(path, "note seed 5", "note seed 6"))])

    assert 0 == outcome.code
    assert 'follows from the seed 5, as "tenshu play" draws.' in marked(outcome, "✓")[-1]
    assert "Nothing was promised beforehand" in marked(outcome, "–")[0]
    assert 1 == other.code
    assert "do not follow from the seed; the first is at ply " in marked(other, "✗")[0]


def test_a_saved_game_by_its_name(tenshu: Tenshu, home: Path) -> None:
    """A game is found as `replay` finds it."""
    tenshu(PLAY, ["q"])
    (path,) = home.iterdir()

    assert 0 == tenshu(["verify", path.stem]).code


def test_a_log_without_notes(tenshu: Tenshu, tmp_path: Path) -> None:
    """Where nothing is told of the luck, only rules and result can be checked, and that is said."""
    outcome = tenshu(["verify", str(written(tmp_path, write(honest())))])
    seed, promise = marked(outcome, "–")

    assert 0 == outcome.code
    assert "There is no seed in the file, so" in seed
    assert "There is no commitment in the file" in promise
    assert not [line for line in marked(outcome, "✓") if "chance" in line]


def test_a_rival_has_a_place(tenshu: Tenshu, toy: Game, tmp_path: Path) -> None:
    """Where the game plays a rival, its draw is checked, and it is among the places."""
    play, luck = Play(toy, 1), Luck(LUCK.seed, ("me",))
    play.act(0, 2)
    play.act(0, 0)
    luck.settle(play)
    outcome = tenshu(["verify", str(written(tmp_path, write(play, luck.notes(play))))])

    assert 0 == outcome.code
    assert "The only answer of chance follows from the seed and the cut." in marked(outcome, "✓")
    assert ". rival: " in outcome.out.split("it ended so:")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(tenshu: Tenshu, log: Path, language: str) -> None:
    """The same is found in every language, and fits 80 columns."""
    good = tenshu(["verify", str(log), "--language", language])
    bad = tenshu(["verify", str(changed(log, "note cut-1 banana", "note cut-9 banana")), "--language", language])

    assert (0, 1) == (good.code, bad.code)
    assert (5, 3, 0) == tuple(len(marked(good, mark)) for mark in "✓–✗")
    assert (4, 2, 2) == tuple(len(marked(bad, mark)) for mark in "✓–✗")
    assert_narrow(good.out + bad.out)


def test_languages_differ(tenshu: Tenshu, log: Path) -> None:
    """No language speaks the words of another."""
    told = [set(marked(tenshu(["verify", str(log), "--language", language]), "✓")) for language in LANGUAGES]

    assert not told[0] & told[1]
    assert not told[1] & told[2]
    assert not told[0] & told[2]


def test_json(tenshu: Tenshu, log: Path) -> None:
    """One object, and nothing else, holds all findings: true, false, or null where it cannot be checked."""
    outcome = tenshu(["verify", str(log), "--json", "--commitment", COMMITMENT])
    told = json.loads(outcome.out)
    play = honest()

    assert (0, "", 1) == (outcome.code, outcome.err, outcome.out.count("\n"))
    assert ("catsle_builders", 1, 3, True, True) == tuple(
        told[k] for k in ("game", "version", "seats", "over", "holds")
    )
    assert (play.options, len(play.moves)) == (told["options"], told["answers"])
    assert (play.scores(), play.places()) == (told["scores"], told["places"])
    assert [
        ("file", True),
        ("rules", True),
        ("commitment", True),
        ("noted", True),
        ("cut", None),
        ("cut", None),
        ("chance", True),
        ("end", True),
    ] == [(finding["check"], finding["holds"]) for finding in told["checks"]]
    assert {"seat": 3, "cut": "うどん"} == told["checks"][5]["told"]["args"]


def test_json_of_a_bent_answer(tenshu: Tenshu, tmp_path: Path) -> None:
    """What does not hold is told with its ply, and the exit code is 1 as well."""
    play = honest(20)
    outcome = tenshu(["verify", str(written(tmp_path, write(play, LUCK.notes(play)))), "--json"])
    told = json.loads(outcome.out)
    (wrong,) = [finding for finding in told["checks"] if finding["holds"] is False]

    assert (1, False) == (outcome.code, told["holds"])
    assert ("chance", 20, 1) == (wrong["check"], wrong["told"]["args"]["ply"], wrong["told"]["args"]["wrong"])


def begun(answers: int) -> Play:
    """Return a game that goes on by the luck of a table after so many answers of another game."""
    play = honest(20).at(answers)
    while play.asked:
        LUCK.settle(play)
        if play.asked:
            play.act(play.asked[0], play.choices(play.asked[0])[-1])
    return play


def test_a_game_that_began_elsewhere(tenshu: Tenshu, tmp_path: Path) -> None:
    """What was taken over from another game is said to be unchecked, and what came after is counted by itself."""
    play = begun(24)
    chance = sum(seat == CHANCE for seat, _ in play.moves[24:])
    path = written(tmp_path, write(play, LUCK.notes(play, 24)))
    outcome = tenshu(["verify", str(path)])
    told = json.loads(tenshu(["verify", str(path), "--json"]).out)["checks"]

    assert 0 == outcome.code
    assert (
        "The file says that the table began with the first 24 answers of another game, or of a lesson: what chance "
        "answered there is not this table's luck, and was not checked." in marked(outcome, "–")
    )
    assert (
        f"Each of the {chance} answers of chance after the first 24 answers follows from the seed and the cuts."
        in marked(outcome, "✓")
    )
    assert {"check": "begun", "holds": None} == {
        name: value for name, value in told[6].items() if name in {"check", "holds"}
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_begun_in_every_language(tenshu: Tenshu, tmp_path: Path, language: str) -> None:
    """A note that holds, one that leaves nothing to check, one that is false and one that is nonsense are told."""
    play = begun(24)
    notes = LUCK.notes(play, 24)
    findings = []
    for value in ("24", str(len(play.moves)), "5", "many"):
        path = written(tmp_path, write(play, {**notes, "begun": value}))
        outcome = tenshu(["verify", str(path), "--language", language])
        assert_narrow(outcome.out)
        findings.append((outcome.code, *(len(marked(outcome, mark)) for mark in "✓–✗")))
        assert value in outcome.out

    assert [(0, 5, 4, 0), (0, 5, 4, 0), (1, 4, 4, 1), (1, 4, 3, 2)] == findings


@pytest.mark.parametrize("command", ["verify", "replay", "resume"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_someone_heard_is_no_log(tenshu: Tenshu, tmp_path: Path, command: str, language: str) -> None:
    """A game that was not over when it was exported is refused by what it is, in one sentence."""
    path = written(tmp_path, write_heard(honest().at(60), 1, LUCK.notes(honest().at(60))))
    outcome = tenshu([command, str(path), "--language", language])
    words = {"en": "export it again when it is over", "fr": "exportez-la de nouveau", "ja": "もう一度書き出して"}

    assert_refused(outcome, str(path), words[language])


@pytest.mark.parametrize("case", BAD_LOGS)
def test_bad_logs(tenshu: Tenshu, tmp_path: Path, case: str) -> None:
    """A log that cannot be read is refused with the sentence that `replay` gives."""
    spoil, told = BAD_LOGS[case]
    path = written(tmp_path, spoil(whole_game("en")[1]))
    outcome = tenshu(["verify", str(path)])

    assert_refused(outcome, told)
    assert tenshu(["replay", str(path)]) == outcome


def test_an_illegal_answer_is_refused(tenshu: Tenshu, log: Path) -> None:
    """What the rules do not allow is told by its line, as `replay` tells it."""
    text = log.read_text(encoding="utf-8")
    last = text.splitlines()[-2]

    assert_refused(tenshu(["verify", str(changed(log, f"\n{last}\nend", "\n1: nonsense\nend"))]), "nonsense", "line")


def test_control_letters_do_not_reach_the_terminal(tenshu: Tenshu, log: Path) -> None:
    """Whoever wrote the notes of a log cannot disturb the terminal of who checks it."""
    path = changed(log, "note cut-1 banana", "note cut-1 \x1b[31mbanana")
    outcome = tenshu(["verify", str(path)])

    assert 1 == outcome.code
    assert "\x1b" not in outcome.out
    assert "?[31mbanana" in outcome.out

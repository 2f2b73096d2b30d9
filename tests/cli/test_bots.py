"""Bots at the keyboard's table: who they are, why they decide as they do, and what they would do in one's place."""

from __future__ import annotations

import re
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest
from tests.cli.conftest import Tenshu
from tests.cli.mirror import PLAY
from tests.cli.test_bad_input import assert_refused
from tests.cli.test_look import LANGUAGES, assert_narrow
from tests.games.catsle_builders.position import spoken

from tenshu.bots import LEVELS, players
from tenshu.bots.sensing import search_doors
from tenshu.cli.preparing import prepare
from tenshu.cli.reasons import common_choices
from tenshu.cli.screen import Screen
from tenshu.cli.seats import new_seating
from tenshu.core.log import open_log
from tenshu.core.play import Play
from tenshu.core.rules import compiled
from tenshu.games import load
from tenshu.games.catsle_builders.state import State

ASKED = "play catsle-builders --seats 3 --seed 5"  # without saying against whom
OPEN = "play cat-tower --seats 2 --seed 5"  # where nothing is hidden
# What a bot of one's own may do wrong.
OWN = """
from tenshu.bots import Answer, Candidate

class Lowest:
    def __init__(self, game):
        self.game = game

    def decide(self, redacted, seat, legal, rng, budget):
        redacted.fill(0)
        return Answer(min(legal), tuple(Candidate(action, 7, 0.25, 1.5) for action in legal))

class Broken(Lowest):
    def decide(self, *_):
        return 1 / 0

class Cheat(Lowest):
    def decide(self, *_):
        return Answer(-1)

class Silent(Lowest):
    def decide(self, *_):
        return None

def unmade():
    pass
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write bots into a module in the folder that we are in."""
    (tmp_path / "own_bots.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no level think for long."""
    monkeypatch.setattr(players, "_MOMENT", 0.01)
    monkeypatch.setattr(players, "_WHILE", 0.01)


def note(home: Path) -> str:
    """Return who plays, as the one saved game notes it."""
    (path,) = home.iterdir()
    return path.read_text(encoding="utf-8").partition("\nnote players ")[2].partition("\n")[0]


# Who they are


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("typed", "level"), [("", "master"), ("1", "visitor"), ("grand", "grandmaster"), ("Apprentice", "apprentice")]
)
def test_whoever_does_not_say_is_asked(tenshu: Tenshu, home: Path, typed: str, level: str) -> None:
    """The levels are listed, and can be chosen by number or name; Enter takes the usual one."""
    outcome = tenshu(ASKED, [typed, "q"])

    assert 0 == outcome.code
    assert all(f" {number} {name} " in outcome.out for number, name in enumerate(LEVELS, 1))
    assert f"person {level} {level}" == note(home)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_is_described(tenshu: Tenshu, language: str) -> None:
    """In each language a level says in a few words how it plays."""
    outcome = tenshu(f"{ASKED} --language {language}", ["visitor", "q"])

    assert 5 == len({Screen(language).say(f"cli-level-{level}") for level in LEVELS})
    assert all(Screen(language).say(f"cli-level-{level}") in outcome.out for level in LEVELS)
    assert_narrow(outcome.out)


def test_who_is_nobody_is_asked_again(tenshu: Tenshu, home: Path) -> None:
    """An answer that names no bot gets one sentence, and the question stands."""
    outcome = tenshu(ASKED, ["9", "wizard", "no.such:Bot", "random", "q"])

    assert "9 is not in the list; choose from 1 to 5." in outcome.out
    assert "wizard is not a bot" in outcome.out
    assert "The bot no.such:Bot cannot be used: No module named 'no'." in outcome.out
    assert "person random random" == note(home)


def test_nobody_to_ask_about_bots(tenshu: Tenshu, home: Path) -> None:
    """When nobody says how strong, nothing begins; where no seat is free or nobody plays, nobody is asked."""
    assert 0 == tenshu(ASKED).code
    assert not home.exists()
    assert "How strong" not in tenshu(f"{ASKED} --people 3", ["q"]).out


@pytest.mark.usefixtures("toy")
def test_a_game_without_a_sense_has_no_levels(tenshu: Tenshu, home: Path) -> None:
    """Where only visitors can play nobody is asked, others are refused, and there is no advice."""
    outcome = tenshu("play toy --seats 2 --seed 4", ["!", "q"])

    assert "How strong" not in outcome.out
    assert "There is no bot yet that thinks about this game." in outcome.out
    assert "person visitor" == note(home)
    assert_refused(tenshu("play toy --seats 2 --bot master"), "master", "visitor")


def test_several_bots_are_named_in_turn(tenshu: Tenshu, home: Path) -> None:
    """Each is seated in turn, the last as often as needed; more than there are seats are refused."""
    tenshu("play catsle-builders --seats 4 --seed 5 --bot apprentice --bot random", ["q"])

    assert "person apprentice random random" == note(home)
    assert_refused(tenshu(f"{ASKED} --bot random --bot random --bot random"), "3 bots for 2 seats")
    assert_refused(tenshu(f"{ASKED} --bot wizard"), "wizard", "visitor, apprentice")


def test_everyone_is_of_the_usual_level_when_nobody_plays() -> None:
    """Where nobody says, bots have the level that people are offered, also in a log that names nobody."""
    assert ("person", "master", "master") == new_seating(load("catsle_builders"), 3, 1, 5).players


def test_old_logs_go_on(tenshu: Tenshu, home: Path) -> None:
    """A game that was begun against random bots is resumed against them."""
    tenshu(PLAY, ["1", "q"])
    outcome = tenshu("resume", ["1", "q"])

    assert (0, "person random random") == (outcome.code, note(home))


# Bots of one's own


@pytest.mark.usefixtures("own")
def test_a_bot_of_ones_own_plays(tenshu: Tenshu, home: Path) -> None:
    """A bot in a module here plays; what it was given is its own, so that it spoils nothing."""
    outcome = tenshu(f"{ASKED} --bot own_bots:Lowest", ["1", "1", "q"])

    assert 0 == outcome.code
    assert "person own_bots:Lowest own_bots:Lowest" == note(home)


def test_a_net_of_ones_own_plays(tenshu: Tenshu, home: Path, tmp_path: Path) -> None:
    """A game against weights that someone has trained goes on against them, or says why it cannot."""
    mine = tmp_path / "my nets" / "first.safetensors"
    mine.parent.mkdir()
    mine.write_bytes(Path(players.__file__).with_name("weights").joinpath("catsle_builders.safetensors").read_bytes())
    tenshu([*ASKED.split(), "--bot", "apprentice", "--bot", f"net:{mine}"], ["1", "q"])

    assert f"person apprentice 'net:{mine}'" == note(home)
    assert 0 == tenshu("resume", ["1", "q"]).code

    mine.unlink()

    assert_refused(tenshu("resume"), "There is no file", "first.safetensors")


@pytest.mark.parametrize(
    ("language", "made", "needed"),
    [("en", "Catte (", "The White Castle ("), ("fr", "Catte (", "Le Château Blanc ("), ("ja", "「Catte（", "「白鷺城")],
)
def test_a_net_of_another_game(tenshu: Tenshu, language: str, made: str, needed: str) -> None:
    """Weights for another game are refused, and both games are called as their boxes call them."""
    weights = Path(players.__file__).with_name("weights") / "catte.safetensors"

    assert_refused(tenshu(f"play white-castle --seats 3 --bot net:{weights} --language {language}"), made, needed)


@pytest.mark.usefixtures("own")
def test_a_log_seats_no_program(tenshu: Tenshu, home: Path) -> None:
    """A log that names a bot which is not ours goes on only when that bot is named again."""
    tenshu(f"{ASKED} --bot own_bots:Lowest", ["1", "q"])
    (path,) = home.iterdir()
    del sys.modules["own_bots"]

    assert_refused(tenshu("resume"), "own_bots:Lowest", f"tenshu resume {path} --bot own_bots:Lowest")
    assert "own_bots" not in sys.modules
    assert 0 == tenshu("resume --bot own_bots:Lowest", ["1", "q"]).code
    assert_refused(tenshu("resume --bot own_bots:Broken"), "own_bots:Lowest")


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Broken", "failed: ZeroDivisionError: division by zero"),
        ("Cheat", "answered what is not legal now"),
        ("Silent", "failed: AttributeError"),
        ("unmade", "failed: TypeError"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_fails_is_named(tenshu: Tenshu, bot: str, told: str, language: str) -> None:
    """Whatever a bot does wrong is said of it in one sentence, which tells nothing of its hand."""
    outcome = tenshu(f"{ASKED} --bot own_bots:{bot} --language {language}", ["1"] * 4)

    assert 2 == outcome.code
    assert 1 == outcome.err.count("\n")
    assert f"own_bots:{bot}" in outcome.err
    assert language != "en" or told in outcome.err
    assert not re.search(r"legal: |(red|blue|gray|green|brown) \d", outcome.err)


@pytest.mark.usefixtures("own")
def test_whoever_writes_a_bot_may_see_where_it_failed(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """With TENSHU_TRACEBACK an error in a bot is not caught."""
    monkeypatch.setenv("TENSHU_TRACEBACK", "1")

    with pytest.raises(ZeroDivisionError):
        tenshu(f"{ASKED} --bot own_bots:Broken", ["1"] * 4)


@pytest.mark.usefixtures("own")
def test_a_bot_that_cannot_be_made_is_told_of_before_anything_is_saved(tenshu: Tenshu, home: Path) -> None:
    """Before the game begins all bots sit down."""
    tenshu(f"{ASKED} --bot own_bots:unmade")

    assert not home.exists()


# Reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_where_nothing_is_hidden(tenshu: Tenshu, language: str) -> None:
    """Why the bots did what they did is told on request, with what else they thought of; it fits 80 columns."""
    outcome = tenshu(f"{OPEN} --bot search:20 --language {language}", ["b", "1", "b", "1", "b", "u", "b", "q"])
    screen = Screen(language)
    shown = outcome.out.split("> b\n")[1:]

    assert 0 == outcome.code
    assert any(screen.say("cli-why-tried") in part for part in shown)
    assert screen.say("cli-why-hidden") not in outcome.out
    assert screen.say("cli-why-tried") not in outcome.out.split("> b\n")[0]
    assert_narrow(outcome.out)


@pytest.mark.usefixtures("own")
def test_reasons_tell_nothing_that_is_hidden(tenshu: Tenshu, home: Path) -> None:
    """Of a bot with a hidden hand one is told about what it played, and not what else it could have played."""
    outcome = tenshu(f"{ASKED} --bot own_bots:Lowest", ["b", "1"] * 4 + ["q"])
    told = outcome.out.partition("> b\n")[2]
    (path,) = home.iterdir()
    play, _ = open_log(path, load)
    held = {card for hand in State.on(play.state).hand[1:3] for card in spoken(hand)}
    rows = re.findall(r"^  (\w+ \d+) +7 +25% +1\.5 *$", told, re.MULTILINE)

    assert 8 < len(held)
    assert rows
    assert not held & set(rows)
    assert "what else it could have done is hidden from you" in told


def test_who_draws_lots_has_no_reasons(tenshu: Tenshu) -> None:
    """Bots that do not think say so; before any has decided there is nothing to tell, nor after a take-back."""
    outcome = tenshu(f"{OPEN} --bot random", ["b", "1", "1", "1", "1", "b", "q"])

    assert "it gives no reasons" in outcome.out
    resumed = tenshu("resume", ["b", "q"]).out
    assert "Since your last decision no bot has decided anything here" in resumed


def test_what_everyone_knows_that_a_seat_may_do() -> None:
    """Where all lies open everything legal is known; of a hidden hand one knows one's own cards only."""
    tower, cards = Play(load("cat_tower"), 2), Play(load("catsle_builders"), 4)
    for play in (tower, cards):
        play.settle(1)
    seat, leader = tower.asked[0], cards.asked[0]

    assert set(tower.choices(seat)) == common_choices(tower, 1 - seat, seat)
    assert set() == common_choices(cards, (leader + 1) % 4, leader)
    assert set(cards.choices(leader)) == common_choices(cards, leader, leader)


# Advice


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_given_on_request(tenshu: Tenshu, home: Path, language: str) -> None:
    """What a bot of the usual level would do is told when it is asked for, with its reasons, and nothing is decided."""
    outcome = tenshu(f"{PLAY} --language {language}", ["!", "h", "q"])
    (path,) = home.iterdir()
    screen = Screen(language)
    before, after = outcome.out.split("> !\n")

    assert screen.say("cli-hint", player="grandmaster", what="")[:6] in after
    assert screen.say("cli-why-caption")[:10] in after
    assert screen.say("cli-why-tried") not in before
    assert "\n1: " not in path.read_text(encoding="utf-8")
    assert_narrow(outcome.out)


@pytest.mark.usefixtures("quick")
def test_advice_about_the_only_choice(tenshu: Tenshu) -> None:
    """Where there is one choice it is that, without a thought."""
    outcome = tenshu(PLAY, ["1"] * 11 + ["!", "q"])
    after = outcome.out.split("> !\n")[1]

    assert "grandmaster would choose: " in after


# While they think


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is shown while something takes a while."""
    shown: list[str] = []
    say = Screen.say

    def saying(screen: Screen, key: str, /, **args: str) -> str:
        if key in {"cli-thinking", "cli-preparing-part"}:
            shown.append(f"{key} {' '.join(str(arg) for arg in args.values())}")
        return say(screen, key, **args)

    monkeypatch.setattr(Screen, "say", saying)
    return shown


def test_one_is_told_who_thinks(tenshu: Tenshu, busy: list[str]) -> None:
    """While a bot thinks its seat and its name are shown; of one that does not think nothing is."""
    tenshu("play catsle-builders --seats 3 --seed 5 --bot random --bot search:2", ["1", "q"])

    assert {"cli-thinking 3 search:2"} == {line for line in busy if line.startswith("cli-thinking")}


def test_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Setting up is told step by step: the rules, and what the bots that sit there think with."""
    told: list[tuple[str, int, int]] = []

    monkeypatch.setattr(Screen, "steps", lambda _: nullcontext(lambda *step: told.append(step)))
    prepare(Screen("en"), load("catte"), 3, ["random", "search:2"])
    begun = [step for step in told if "compiled" not in step[0]]
    rules = [step for step in begun if step[0] == "Setting up: rules"]
    bots = [step for step in begun if step[0] == "Setting up: bots"]

    assert begun == rules + bots
    assert [(done, len(rules)) for done in range(len(rules))] == [step[1:] for step in rules]
    assert [(0, 2), (1, 2)] == [step[1:] for step in bots]


@pytest.mark.compiled
def test_what_is_compiled_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a step compiles, the functions are counted, so that something moves."""
    told: list[str] = []

    @compiled
    def one(number: int) -> int:
        return number + 1

    @compiled
    def two(number: int) -> int:
        return one(number) + 1

    monkeypatch.setattr(Screen, "steps", lambda _: nullcontext(lambda text, *_: told.append(text)))
    monkeypatch.setattr("tenshu.bots.warming._RULES", (lambda _: two(1),))
    prepare(Screen("en"), load("catte"), 3, [])

    assert ["Setting up: rules (1 function compiled)", "Setting up: rules (2 functions compiled)"] == told[-2:]


def test_a_bar_is_drawn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """On a terminal there is a bar with the step and how many there are; elsewhere nothing is written."""
    with Screen("en").steps() as tell:
        tell("Setting up", 3, 9)
    nothing = capsys.readouterr()
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("TERM", "xterm")
    with Screen("en").steps() as tell:
        tell("Setting up", 3, 9)
    shown = capsys.readouterr()

    assert ("", "", "") == (*nothing, shown.out)
    assert re.search(r"Setting up.*3/9.*0:00:0", shown.err)


def test_what_nobody_needs_is_not_prepared(tenshu: Tenshu) -> None:
    """The search of a game is not loaded for people alone, nor for bots that do not think."""
    search_doors.cache_clear()
    tenshu(f"{PLAY} --people 3", ["q"])
    tenshu(PLAY, ["1", "q"])
    before = search_doors.cache_info().misses
    tenshu("play catsle-builders --seats 3 --seed 5 --bot search:2", ["q"])

    assert (0, 1) == (before, search_doors.cache_info().misses)

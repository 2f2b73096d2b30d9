"""Playing at the keyboard."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Tenshu
from tests.cli.mirror import PLAY, SEATS, SEED, begun_game, whole_game

from tenshu.cli.layout import choice_lines, show_turn
from tenshu.cli.marks import legend, marked
from tenshu.cli.program import program
from tenshu.cli.screen import Screen
from tenshu.cli.seats import new_seating
from tenshu.cli.sheet import result_lines
from tenshu.cli.story import ends
from tenshu.cli.table import Drawing
from tenshu.core.log import open_log, read, write
from tenshu.core.play import Play
from tenshu.core.view import NO_ACTION, Area, Piece, Slot, View
from tenshu.core.words import message
from tenshu.games import load


def only_log(home: Path) -> str:
    """Return the one saved game."""
    (path,) = home.iterdir()
    return path.read_text(encoding="utf-8")


def test_a_whole_game_by_numbers(tenshu: Tenshu, home: Path) -> None:
    """A game answered by number to its end is saved as it would be without the command line, and its end is told."""
    said, log = whole_game("en")

    outcome = tenshu(PLAY, ["1"] * len(said))

    assert 0 == outcome.code
    assert log == only_log(home)
    assert "wins with" in outcome.out or "share the victory" in outcome.out
    assert "tenshu replay catsle-builders-" in outcome.out


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_game_in_words(tenshu: Tenshu, home: Path, language: str) -> None:
    """A game answered in the spoken form of any language is the same game."""
    said, log = begun_game(language, 15, pick=1)

    outcome = tenshu(f"{PLAY} --language {language}", [*said, "q"])

    assert 0 == outcome.code
    assert log == only_log(home)


def test_words_of_another_language(tenshu: Tenshu, home: Path) -> None:
    """Whoever reads English may still answer in Japanese, with letters as wide as they come."""
    said, _ = begun_game("ja", 1)
    wide = "".join(chr(ord(letter) + 0xFEE0) if letter.isdigit() else letter for letter in said[0])

    tenshu(PLAY, [wide, "q"])

    assert f"1: {begun_game('log', 1)[0][0]}\n" in only_log(home)


def test_taking_back(tenshu: Tenshu, home: Path) -> None:
    """What is taken back leaves no trace, and what follows meets the same luck."""
    said, log = begun_game("en", 10)
    typed = ["2", "u", said[0], said[1], "3", "U", "u", *said[1:], "q"]

    assert 0 == tenshu(PLAY, typed).code
    assert log == only_log(home)


def test_nothing_to_take_back(tenshu: Tenshu) -> None:
    """Before the first decision there is nothing to take back, and that is said."""
    outcome = tenshu(PLAY, ["u", "q"])

    assert "There is nothing to take back" in outcome.out


def test_saving_and_going_on(tenshu: Tenshu, home: Path) -> None:
    """A game that is left and resumed, here three times, goes on as if nobody had left."""
    said, log = whole_game("en")
    first = tenshu(PLAY, [*said[:3], "q"])
    name = first.out.split("tenshu resume ")[1].split()[0]
    tenshu("resume", said[3:5])  # here the input ends
    tenshu(["resume", name], [*said[5:9], "Q"])

    outcome = tenshu(["resume", str(home / f"{name}.log")], said[9:])

    assert 0 == outcome.code
    assert log == only_log(home)


def test_the_end_of_input_saves(tenshu: Tenshu, home: Path) -> None:
    """When nobody types any more the game is saved, even if nothing was decided."""
    outcome = tenshu(PLAY)

    assert 0 == outcome.code
    assert "Saved." in outcome.out
    assert "note players person random random\nnote seed 5\n" in only_log(home)


def test_an_interrupt_saves(tenshu: Tenshu, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C saves too, and the exit code says what happened."""
    typed = iter(["1", "1"])

    def type_or_interrupt() -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", type_or_interrupt)
    outcome = tenshu(PLAY)
    (path,) = home.iterdir()
    play, _ = open_log(path, load)

    assert 130 == outcome.code
    assert 2 == sum(seat == 0 for seat, _ in play.moves)


def test_every_answer_is_saved_at_once(tenshu: Tenshu, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever someone is asked, the file holds all that was decided before, so that a crash loses nothing."""
    held = []

    def type_one() -> str:
        held.append(only_log(home).count("\n1: "))
        return "1" if len(held) < 5 else "q"

    monkeypatch.setattr("builtins.input", type_one)
    tenshu(PLAY)

    assert [0, 1, 2, 3, 4] == held


def test_a_finished_game_resumed_shows_its_result(tenshu: Tenshu, home: Path, tmp_path: Path) -> None:
    """Resuming what is over shows how it ended, and changes nothing."""
    path = tmp_path / "over.log"
    path.write_text(whole_game("en")[1], encoding="utf-8")
    path.chmod(0o400)

    outcome = tenshu(["resume", str(path)])

    assert 0 == outcome.code
    assert "Total" in outcome.out
    assert not home.exists()


def test_resume_takes_the_newest_unfinished(tenshu: Tenshu, home: Path) -> None:
    """Games that are over, and files that cannot be read, are passed over; the latter are told of."""
    tenshu(PLAY, ["q"])
    (home / "over.log").write_text(whole_game("en")[1], encoding="utf-8")
    (home / "junk.log").write_text("junk", encoding="utf-8")

    outcome = tenshu("resume", ["q"])

    assert 0 == outcome.code
    assert "junk.log is not a Tenshu log" in outcome.err
    assert "Your turn, seat 1" in outcome.out


def test_nothing_to_resume(tenshu: Tenshu) -> None:
    """Without an unfinished game, resuming says so."""
    outcome = tenshu("resume")

    assert 2 == outcome.code
    assert "There is no unfinished game" in outcome.err


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "99 is not in the list"),
        ("0", "0 is not in the list"),
        ("9" * 5000, "999999999 is not in the list"),
        ("nonsense", '"nonsense" is none of the choices'),
        ("column 3", "column 3 (not allowed now): "),
        ("? nonsense", 'There is nothing called "nonsense"'),
        ("? 99", "99 is not in the list"),
        ("x" * 5000, "xxx…"),
        ("[red]", '"[red]" is none of the choices'),
    ],
)
def test_bad_answers(tenshu: Tenshu, home: Path, typed: str, told: str) -> None:
    """An answer that is none gets one sentence, and the question stands."""
    outcome = tenshu(PLAY, [typed, "q"])

    assert 0 == outcome.code
    assert told in outcome.out
    assert "\n1: " not in only_log(home)


def test_an_ambiguous_answer(tenshu: Tenshu) -> None:
    """Letters that two choices begin with are not enough."""
    letters = begun_game("en", 1)[0][0][:2]
    outcome = tenshu(PLAY, [letters, "q"])

    assert f'"{letters}" could be more than one' in outcome.out


def test_what_is_legal_comes_first(tenshu: Tenshu) -> None:
    """A word that several choices begin with is ambiguous, also where something else is called just that."""
    first, _ = begun_game("en", 1)
    suit = first[0].split()[0]
    outcome = tenshu(PLAY, [suit, f"? {suit}", "q"])

    assert 2 == outcome.out.count(f'"{suit}" could be more than one')
    assert "not allowed now" not in outcome.out


def test_a_number_is_not_the_beginning_of_another(tenshu: Tenshu, home: Path) -> None:
    """Whoever asks for 1 does not get 10, 11 or 12."""
    play = start()
    held = {play.say(action, "en") for action in play.choices(0)}
    suit = next(name.split()[0] for name in held if name.endswith((" 10", " 11", " 12")))
    assert f"{suit} 1" not in held
    outcome = tenshu(PLAY, [f"{suit} 1", f"? {suit} 1", "q"])

    assert 2 == outcome.out.count(f"{suit} 1 (not allowed now): ")
    assert "\n1: " not in only_log(home)


def start() -> Play:
    """Return the game of `PLAY` when its person is first asked."""
    play, seating = (
        Play(load("catsle_builders"), SEATS),
        new_seating(load("catsle_builders"), SEATS, 1, SEED, ["random"]),
    )
    play.settle(SEED)
    while play.asked != [0]:
        play.act(play.asked[0], seating.decide(play, play.asked[0]).action)
    return play


def test_marks_can_be_typed(tenshu: Tenshu, home: Path) -> None:
    """What is marked on the table may be called by its mark, to play it or to ask about it; help shows the marks."""
    play = start()
    pieces = {
        piece["action"]: str(piece["mark"])
        for area in play.game.view(play.seen(0))["areas"]
        for slot in area["slots"]
        for piece in slot["pieces"]
    }
    action = play.choices(0)[-1]
    illegal = next(mark for other, mark in pieces.items() if other not in play.choices(0))
    mark, name = pieces[action], play.say(action, "en")
    outcome = tenshu(PLAY, ["h", f"? {mark.lower()}", f"? {illegal}", illegal, mark.lower(), "q"])

    assert f"\n{name}: " in outcome.out
    assert 2 == outcome.out.count(" (not allowed now): ")
    assert f"\n1: {play.say(action, 'log')}\n" in only_log(home)
    assert re.search(r"Marks, such as:\n  \w\d+ \w+ \d+ · ", outcome.out)


def test_a_mark_that_two_choices_bear_is_not_enough() -> None:
    """Where two pieces that stand for different choices look alike, the mark is ambiguous."""
    piece = {"id": "p", "name": message("seat", number=1), "mark": "K8", "tint": "black"}
    pieces = [Piece(**piece, action=action) for action in (4, 9, 4, NO_ACTION)]  # type: ignore[typeddict-item]
    slot = Slot(id="s", name=message("seat", number=1), note=None, pieces=pieces, action=NO_ACTION)
    area = Area(id="a", name=message("seat", number=1), seat=0, slots=[slot])
    view = View(chapter=0, facts=[], areas=[area], sheet=[], notes=[[]])

    assert [4, 9] == marked(view, "k8", "en")
    assert [("K8", message("seat", number=1))] == legend(view)


def known(**messages: str) -> Callable[..., str]:
    """Return a `say_if_known` of a game that has these messages, and shows what they are told."""

    def say_if_known(_: Screen, key: str, /, **args: object) -> str:
        end = key.partition("-")[2].replace("-", "_")
        return f"{messages[end]} {args}" if end in messages else ""

    return say_if_known


def test_explaining_begins_with_the_rule(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question mark tells the rule of the question first; r tells the rules; both know seats and options."""
    monkeypatch.setattr(Screen, "say_if_known", known(rule_play="THE RULE", rules="THE RULES"))
    outcome = tenshu(PLAY, ["?", "r", "q"])
    rule, rules = outcome.out.split("> ?\n")[1].split("> r\n")

    assert rule.startswith("THE RULE {'edition': 'catsle_builders'")
    assert rules.startswith("THE RULES {'edition': 'catsle_builders'")
    assert "'seats': 3}" in " ".join(rule.split())


def test_a_game_without_a_summary_of_its_rules(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no summary, that is said."""
    monkeypatch.setattr(Screen, "say_if_known", known())

    assert "There is no summary" in tenshu(PLAY, ["r", "q"]).out


def test_what_all_choices_bring_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all choices bring the same, one line says it."""
    play, screen = start(), Screen("en")
    seat, count = play.asked[0], len(play.choices(play.asked[0]))
    each = choice_lines(screen, play, seat)
    monkeypatch.setattr(Play, "explain", lambda *_: [message("explain-over")])
    monkeypatch.setattr("tenshu.cli.layout._FEW", count)

    assert 1 < count == len(each)
    assert ["Whichever you choose: The game is over."] == choice_lines(screen, play, seat)
    with screen.out.capture() as capture:
        show_turn(Drawing(screen, seat), play, [])
    assert 1 == capture.get().count("Whichever you choose: The game is over.")


def test_explaining(tenshu: Tenshu) -> None:
    """A question mark explains each choice, and with words any action, allowed or not, with its rule."""
    play_first = ["1", "1", "1"]
    outcome = tenshu(PLAY, [*play_first, "?", "? 1", "? column 1", "q"])
    asked = outcome.out.rsplit("> ?\n", maxsplit=1)[1]

    assert "(5-" in asked.split("> ? 1\n")[0]
    assert "(5-" in asked.split("> ? 1\n")[1].split("\n")[0]
    assert "column 1" in asked.split("> ? column 1\n")[1].split("\n")[0]


def test_the_keys_and_the_sheet(tenshu: Tenshu) -> None:
    """The other keys show help and the score sheet, and Enter shows the table again."""
    outcome = tenshu(PLAY, ["h", "=", "", "q"])

    assert "take back to your last decision" in outcome.out
    assert 2 == outcome.out.count("Your turn, seat 1")


def test_enter_takes_the_only_choice(tenshu: Tenshu, home: Path) -> None:
    """Where there is one choice, Enter takes it."""
    said, log = begun_game("en", 20)
    shown = tenshu(f"{PLAY} --file {home}/words.log", [*said, "q"]).out.split("Your turn")[1:]
    typed = ["" if "Enter: take it" in turn else words for turn, words in zip(shown, said, strict=False)]
    tenshu(f"{PLAY} --file {home}/enter.log", [*typed, "q"])

    assert "" in typed
    assert log == (home / "enter.log").read_text(encoding="utf-8")


def test_the_end_of_a_round_is_shown(tenshu: Tenshu) -> None:
    """At the first turn of a new round the last one is shown as it ended; also after a take-back or when resumed."""
    said, log = whole_game("en")
    play, _ = read(log, load)
    over = min(ends(play, 0))
    turns = sum(seat == 0 for seat, _ in play.moves[: over + 1])

    shown = tenshu(PLAY, [*said[:turns], "", "1", "u", "q"]).out.split("Your turn, seat 1")
    resumed = tenshu("resume", ["q"]).out.split("Your turn, seat 1")[0]

    assert [0] * turns + [1, 1, 0, 1] == [part.count("points so far:") for part in shown[:-1]]
    assert shown[turns].count("Points ") == 2  # of the round that is over, and of the one that begins
    assert re.search(r"Round 1 of 3 · Trick 11 of 11(.|\n)*points so far:\n\nPoints (.|\n)*Round 2 of 3", shown[turns])
    assert 1 == resumed.count("points so far:")


def test_everyone_sees_the_end_of_a_round_as_it_was_to_them(tenshu: Tenshu, tmp_path: Path) -> None:
    """With two people each is shown the end of the round, and only the hand that is theirs."""
    play, seating = (
        Play(load("catsle_builders"), SEATS),
        new_seating(load("catsle_builders"), SEATS, 2, SEED, ["random"]),
    )
    while not ends(play, 0):
        play.settle(SEED)
        play.act(play.asked[0], play.choices(play.asked[0])[0])
        play.settle(SEED)
    path = tmp_path / "two.log"
    path.write_text(write(play, seating.notes()), encoding="utf-8")
    shown = tenshu(["resume", str(path)], ["", "1"] * 6).out.split("Hand the keyboard to seat ")[1:]

    firsts = {part[0]: part for part in reversed(shown)}
    assert {"1", "2"} == set(firsts)
    assert all(1 == part.count("points so far:") for part in firsts.values())


def test_a_tie_break_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who wins at equal points wins by the tie-break, which the game may explain; a shared victory is none."""
    play, screen = Play(load("catsle_builders"), SEATS), Screen("en")
    monkeypatch.setattr(Play, "scores", lambda _: [3, 5, 5])
    monkeypatch.setattr(Screen, "say_if_known", known(tiebreak="MOST CATS"))
    monkeypatch.setattr(Play, "places", lambda _: [3, 1, 2])
    alone = result_lines(Drawing(screen), play)[0]
    monkeypatch.setattr(Play, "places", lambda _: [3, 1, 1])
    shared = result_lines(Drawing(screen), play)[0]

    assert alone.startswith("Seat 2 wins with 5 points. Points are level: the tie-break decides. MOST CATS {")
    assert "tie-break" not in shared


def test_two_people_have_a_curtain(tenshu: Tenshu, home: Path) -> None:
    """Between two people the screen is emptied before the next hand is shown."""
    said = ["", "1"] * 6
    outcome = tenshu(f"{PLAY} --people 2", said)
    parts = outcome.out.split("Hand the keyboard to seat ")

    assert len(parts) > 2
    assert all("\n" * 20 in part for part in parts[1:-1])
    assert "note players person person random\n" in only_log(home)


@pytest.mark.parametrize("variable", ["FORCE_COLOR", "NO_COLOR"])
def test_nothing_can_be_scrolled_back_to(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    """On a terminal the lines that have scrolled away are emptied too, whether or not there is colour."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv(variable, "1")
    outcome = tenshu(f"{PLAY} --people 2", ["", "1"] * 6)
    parts = outcome.out.split("Hand the keyboard to seat ")

    assert len(parts) > 2
    assert all("\x1b[3J" in part for part in parts[1:-1])


def test_leaving_at_the_curtain(tenshu: Tenshu) -> None:
    """Whoever is to sit down may leave instead."""
    outcome = tenshu(f"{PLAY} --people 3", ["q"])

    assert 0 == outcome.code
    assert "Saved." in outcome.out


def test_bots_alone(tenshu: Tenshu) -> None:
    """Without people the bots play, and the end is shown."""
    outcome = tenshu(f"{PLAY} --people 0")

    assert 0 == outcome.code
    assert "Total" in outcome.out


def test_what_is_not_said_is_asked(tenshu: Tenshu, home: Path) -> None:
    """Without a title, seats and bots all are asked for, again after a bad answer, with a default for Enter."""
    outcome = tenshu("play", ["9", "chess", "2", "nine", "9", "", "9", "wizard", "visitor", "q"])
    (path,) = home.iterdir()
    log = path.read_text(encoding="utf-8")

    assert 0 == outcome.code
    assert path.name.startswith("chatpentiers-")
    assert "seats 4\noption edition chatpentiers\n" in log
    assert "note players person visitor visitor visitor\n" in log


def test_nobody_to_ask(tenshu: Tenshu, home: Path) -> None:
    """When nobody says which game, nothing begins and nothing is written."""
    assert 0 == tenshu("play").code
    assert not home.exists()


def test_a_file_of_ones_own(tenshu: Tenshu, home: Path, tmp_path: Path) -> None:
    """A game can be saved where one wants, and the command that goes on names that place."""
    path = tmp_path / "my game.log"
    outcome = tenshu([*PLAY.split(), "--file", str(path)], ["q"])

    assert path.exists()
    assert f"tenshu resume {path}" in outcome.out.replace("'", "")
    assert not home.exists()


def test_the_command_to_go_on_is_one_that_works(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The name alone is told where the shell finds this very program by it, else the way it was called."""
    ours, other = tmp_path / "our bin" / "tenshu", tmp_path / "other" / "tenshu"
    for file in (ours, other):
        file.parent.mkdir()
        file.touch(0o755)
    told = []
    for called, found in ((ours, ours), (ours, other), (ours, tmp_path), (tmp_path / "tenshu" / "__main__.py", ours)):
        monkeypatch.setattr(sys, "argv", [str(called)])
        monkeypatch.setenv("PATH", str(found.parent))
        told.append(program())

    assert ["tenshu", f"'{ours}'", f"'{ours}'", f"{sys.executable} -m tenshu"] == told


def test_options_are_played(tenshu: Tenshu, home: Path) -> None:
    """Options reach the game, and the log."""
    tenshu(f"{PLAY} --option winner-leads=yes --option removed_suit=red", ["q"])

    assert "option winner_leads yes\noption removed_suit red\n" in only_log(home)


def test_hidden_cards_stay_hidden(tenshu: Tenshu) -> None:
    """The first screen shows one hand, and not what was dealt to others."""
    outcome = tenshu(PLAY, ["q"])

    assert 1 == outcome.out.count("Hand ")
    assert "11 in sight, 22 face down" in outcome.out


def test_a_game_may_have_words_for_what_is_done(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game says how its answers are played, the recap says it so, of others and of oneself."""

    def say_if_known(_: Screen, key: str, /, **args: str) -> str:
        if args.get("many") == "yes":
            return f"{args['seen']} + {args['hidden']}"
        verb = "play" if args.get("you") == "yes" else "plays"
        return f"{verb} {args['what']}" if "-did-" in key else ""

    monkeypatch.setattr(Screen, "say_if_known", say_if_known)
    outcome = tenshu(PLAY, ["1", "q"])

    assert "Seat 2 plays " in outcome.out
    assert "plays seat 2\n" in outcome.out  # chance, which is nobody
    assert "11 + 22\n" in outcome.out
    assert f"You play {begun_game('en', 1)[0][0]}" in outcome.out

"""What was answered and what it changed, as a seat hears and sees it, in lines that are broken between answers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from rich.cells import cell_len
from rich.padding import Padding
from tests.core.toy import GAME

from tenshu.cli.flow import Flow, joined
from tenshu.cli.recap import lines
from tenshu.cli.screen import Screen
from tenshu.core.heard import OPEN, said
from tenshu.core.play import Play
from tenshu.core.questions import SPECTATOR
from tenshu.core.record import Bytes
from tenshu.core.words import LANGUAGES, Message, message
from tenshu.games import load


def played(seats: int, *actions: int) -> Play:
    """Return the toy game after some answers."""
    play = Play(GAME, seats)
    for action in actions:
        play.act(play.asked[0], action)
    return play


def told(play: Play, viewer: int, language: str = "en", first: int = 0) -> list[str]:
    """Return the runs of answers as someone hears them."""
    return [str(line) for _, line in lines(Screen(language), play, viewer, first)]


def test_brackets_follow_each_answer() -> None:
    """What an answer changed stands behind it, also in a run, and also where chance answers."""
    expected = ["You: card 3 (+3 coins), card 1 (-1 coins)", "The rival takes: card 2 (+2 coins)"]

    assert expected == told(played(1, 2, 0, 1), viewer=0)
    assert expected[1:] == told(played(1, 2, 0, 1), viewer=0, first=2)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_hidden_answer_has_what_all_can_see(viewer: int) -> None:
    """Others do not hear where a coin was hidden, but they see that it is gone."""
    assert ["Seat 1: card 3 (+3 coins), (hidden) (-1 coins)"] == told(played(2, 2, 0), viewer)


def test_whoever_sees_all_hears_all() -> None:
    """To the reader of a finished game nothing is hidden."""
    assert ["Seat 1: card 3 (+3 coins), card 1 (-1 coins)"] == told(played(2, 2, 0), OPEN)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("fr", "Vous\N{NO-BREAK SPACE}: card 3 (+3 coins), card 1 (-1 coins)"),
        ("ja", "あなた：card 3（+3 coins）、card 1（-1 coins）"),
    ],
)
def test_brackets_in_other_languages(language: str, expected: str) -> None:
    """Brackets are those of the language."""
    assert [expected] == told(played(1, 2, 0), 0, language)


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[tuple[bytes, bytes]]:
    """Return the states that the toy game is asked to compare, once it is."""
    seen: list[tuple[bytes, bytes]] = []

    def changes(before: Bytes, after: Bytes) -> list[Message]:
        seen.append((bytes(before), bytes(after)))
        return []

    monkeypatch.setitem(GAME.__dict__, "changes", changes)
    return seen


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_changes_are_judged_by_what_the_viewer_sees(compared: list[tuple[bytes, bytes]], viewer: int) -> None:
    """Each answer is judged by the state before it and that after it, both redacted for who is told."""
    play = played(2, 2, 0, 1, 1)
    told(play, viewer)
    seen = [bytes(play.at(ply).seen(viewer)) for ply in range(5)]

    assert list(pairwise(seen)) == compared


def test_games_without_changes_pay_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game tells of no changes, no state is copied or redacted, and nothing is in brackets."""
    play = Play(load("catsle_builders"), 3)
    play.settle(1)
    monkeypatch.setattr(Play, "seen", lambda *_: pytest.fail("looked"))

    assert {()} == {answer.changed for answer in said(play, 0)}


def test_brackets_follow_what_a_game_says_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game has words for what is done, brackets stand behind those words."""

    def say_if_known(_: Screen, _key: str, /, **args: object) -> str:
        return f"<{args['what']}>"

    monkeypatch.setattr(Screen, "say_if_known", say_if_known)

    assert ["You <card 3> (+3 coins), <card 1> (-1 coins)", "<card 2 (+2 coins)>"] == told(played(1, 2, 0, 1), 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", ["yes", "no"])
@pytest.mark.parametrize("key", ["cli-recap-said", "cli-recap-did", "cli-recap-chance"])
def test_in_every_language_an_answer_ends_the_sentence(language: str, key: str, you: str) -> None:
    """Whoever answered or was asked is named first, so that other answers can follow."""
    assert Screen(language).say(key, you=you, seat=3, question="WHO", what="WHAT").endswith("WHAT")


def test_a_long_turn_is_told_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many answers one seat gives, none is cut off."""
    play = played(2, 2, 0)
    monkeypatch.setitem(GAME.__dict__, "say", lambda *_: message("toy-coins", coins="x" * 700))

    (line,) = told(play, OPEN)
    assert 1400 < len(line)
    assert "…" not in line


# Lines


def shown(wrap: Callable[[Flow], object], *parts: str) -> list[str]:
    """Return how a list of answers is broken on a screen of 80 columns."""
    screen = Screen("en")
    with screen.out.capture() as capture:
        screen.print(wrap(joined([Flow((part,)) for part in parts], ", ")))
    return [line.rstrip() for line in capture.get().splitlines()]


def indented(flow: Flow) -> Padding:
    """Return a text as a turn shows it."""
    return Padding(flow, (0, 0, 0, 2), expand=False)


def test_lines_are_broken_between_answers() -> None:
    """Ten answers of a turn flow; none of them is broken."""
    parts = [f"room {number} (+1 coin, +2 iron)" for number in range(10)]
    broken = shown(indented, *parts)

    assert 5 == len(broken)
    assert ", ".join(parts) == " ".join(line.strip() for line in broken)
    assert all(line.startswith("  room ") and line.endswith((")", "),")) for line in broken)
    assert all(cell_len(line) <= 80 for line in broken)


def test_an_answer_too_long_for_a_line_is_broken() -> None:
    """What fits no line is broken inside, and the rest flows on below."""
    broken = shown(indented, "short", "long " * 20 + "end", "short")

    assert ["  short,", "  short"] == [broken[0], broken[-1]]
    assert 4 == len(broken)
    assert all(cell_len(line) <= 80 for line in broken)


def test_short_lines_are_not_padded() -> None:
    """A text takes no more room than it needs."""
    screen = Screen("en")
    with screen.out.capture() as capture:
        screen.print(indented(Flow(("a", "b"))))

    assert "  ab\n" == capture.get()

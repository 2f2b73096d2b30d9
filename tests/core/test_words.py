"""Messages, their rendering, and faults."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path

import pytest

import tenshu
from tenshu.core.words import LANGUAGES, LOG, Fault, Message, message, render

LOCALES = Path(tenshu.__file__).parent / "locales"


def keys(path: Path) -> set[str]:
    """Return the messages that a Fluent file holds."""
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def arguments(path: Path) -> dict[str, set[str]]:
    """Return the arguments that each message of a Fluent file takes."""
    parts = re.split(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[::2], parts[1::2], strict=True)}


def test_a_message_travels_as_json() -> None:
    """A message is its key and its arguments, and messages inside it travel the same way."""
    card = message("card", suit=message("suit", suit="red"), number=8)
    expected = {"key": "card", "args": {"suit": {"key": "suit", "args": {"suit": "red"}}, "number": 8}}

    assert expected == card.json()
    assert expected == json.loads(json.dumps(card.json()))
    assert {"key": "over", "args": {}} == message("over").json()


def test_equal_messages_are_one() -> None:
    """Messages are compared and hashed by what they say."""
    assert message("seat", number=1) == message("seat", number=1) != message("seat", number=2)
    assert 1 == len({message("seat", number=1), Message("seat", (("number", 1),))})


def test_an_argument_may_be_called_key() -> None:
    """No name is taken from the messages."""
    assert (("key", "a"), ("what", "b")) == message("some", key="a", what="b").args


@pytest.mark.parametrize("language", [*LANGUAGES, LOG])
def test_a_message_inside_a_message_is_rendered_in_the_same_language(language: str) -> None:
    """A card is said with the name of its suit in the language of the sentence."""
    suit = message("catsle_builders-suit", suit="red")
    card = render(message("catsle_builders-card", suit=suit, number=8), language)

    assert render(suit, language) in card
    assert "8" in card


def test_log_words_are_plain() -> None:
    """Logs have words of their own, which golden logs hold."""
    suit = message("catsle_builders-suit", suit="red")

    assert "red 8" == render(message("catsle_builders-card", suit=suit, number=8), LOG)
    assert "seat 2" == render(message("seat", number=2), LOG)
    assert "scrap" == render(message("catsle_builders-scrap", edition="chatpentiers"), LOG)


def test_no_isolating_marks_are_added() -> None:
    """Text is plain: no invisible characters stand around what is filled in."""
    for language in (*LANGUAGES, LOG):
        assert render(message("seat", number=3), language).isprintable()


def test_what_is_filled_in_is_not_interpreted() -> None:
    """A person's own text, braces and all, is shown as it was written."""
    fault = Fault("games-unknown", name="{ $known } -term { seat }", known="x")

    assert "no game called { $known } -term { seat }; there are: x" in str(fault)


@pytest.mark.parametrize("size", [999, 1000, 1001, 100_000])
def test_a_long_text_is_still_a_sentence(size: int) -> None:
    """Whatever a person typed, however long, is answered with a sentence and no other fault."""
    assert "There is no game called " in str(Fault("games-unknown", name="x" * size, known="y"))
    assert "; there are: y" in str(Fault("games-unknown", name="x", known="y" * size))


@pytest.mark.parametrize("number", [-1, 0, 999, 10**27, 10**30, -(10**40)])
def test_a_number_of_any_size_is_still_a_sentence(number: int) -> None:
    """Numbers that a person typed are shown, however large."""
    assert "is for 3 to 5 seats" in str(Fault("game-seats", game="x", seats=number, fewest=3, most=5))


def test_a_missing_key_shows_at_once() -> None:
    """A key that no language file holds is a fault of the program: KeyError, never an empty text."""
    with pytest.raises(KeyError, match="no-such-key"):
        render(message("no-such-key"), "en")


def test_a_missing_argument_shows_at_once() -> None:
    """A sentence that lacks an argument is never shown with a hole."""
    with pytest.raises(KeyError, match="number"):
        render(message("seat"), "en")


def test_an_unknown_language_shows_at_once() -> None:
    """Nothing can be said in a language that we do not have."""
    with pytest.raises(KeyError):
        render(message("seat", number=1), "xx")


def test_a_log_has_only_what_logs_say() -> None:
    """Sentences for people have no log words."""
    with pytest.raises(KeyError):
        render(message("play-over", game="x"), LOG)


def test_a_fault_is_an_english_sentence() -> None:
    """A fault that nobody translates is still a whole sentence, and carries its message for who does."""
    fault = Fault("game-seats", game="catsle_builders", seats=9, fewest=3, most=5)

    assert "catsle_builders is for 3 to 5 seats, not for 9." == str(fault)
    assert message("game-seats", game="catsle_builders", seats=9, fewest=3, most=5) == fault.message


def test_a_fault_may_hold_another() -> None:
    """The reason why is rendered within the sentence."""
    reason = Fault("play-over", game="catsle_builders")
    fault = Fault("log-illegal", name="a.log", line=9, said="1: red 1", fault=reason.message)

    assert str(fault).startswith('a.log, line 9 ("1: red 1"), cannot be played: ')
    assert str(fault).endswith(str(reason))


def test_a_fault_survives_the_way_between_processes() -> None:
    """A worker's fault says the same to its parent."""
    fault = Fault("game-seats", game="catsle_builders", seats=9, fewest=3, most=5)
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301 (our own, from the line above)

    assert (str(fault), fault.message) == (str(again), again.message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_core_says_everything_in_every_language(language: str) -> None:
    """Each language has the messages of the core, with the same arguments, and no others."""
    assert arguments(LOCALES / "en" / "core.ftl") == arguments(LOCALES / language / "core.ftl")


def test_what_logs_say_is_said_to_people_too() -> None:
    """Every word of a log has its translation."""
    said = set().union(*(keys(file) for file in (LOCALES / "en").glob("*.ftl")))

    assert set() == set().union(*(keys(file) for file in (LOCALES / LOG).glob("*.ftl"))) - said


def test_no_message_is_defined_twice() -> None:
    """Two files of one language never give one key two meanings."""
    for language in LANGUAGES:
        found = [key for file in (LOCALES / language).glob("*.ftl") for key in keys(file)]

        assert sorted(set(found)) == sorted(found)


def test_every_fault_of_the_core_has_its_sentence() -> None:
    """Each key that the core names in a fault is in the file of the core."""
    sources = [file.read_text(encoding="utf-8") for file in (LOCALES.parent / "core").glob("*.py")]
    named = set(re.findall(r'Fault\(\s*"([\w-]+)"', "\n".join(sources)))

    assert named
    assert set() == named - keys(LOCALES / "en" / "core.ftl")

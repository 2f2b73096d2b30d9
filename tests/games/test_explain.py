"""What is told of any action, in any game and language."""

from __future__ import annotations

import re

import pytest

from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.words import LANGUAGES, render
from tenshu.games import GAMES, load

EVERY = 6  # so many moments of a game apart
_CITED = re.compile(r"\s*[(（][^()（）]*[)）]")


def told(play: Play, seat: int, language: str) -> list[tuple[str, str]]:
    """Return the name of each action with what is told of it, but for what changes at once: that is told by things."""
    return [
        (play.say(action, language).casefold(), _CITED.sub("", render(note, language)).casefold())
        for action in range(play.game.actions)
        for note in play.explain(seat, action)
        if not note.key.endswith("-at-once")
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_does_not_begin_with_the_name_again(language: str, game: str) -> None:
    """It stands after the name, on buttons of phones too: the name once is enough."""
    loaded = load(game)
    again = set()
    for ply, play in enumerate(random_play(Table(loaded, loaded.seats[-1], {}, seed=5))):
        if ply % EVERY == 0:
            for seat in play.asked:
                again |= {pair for pair in told(play, seat, language) if seat >= 0 and _repeats(*pair)}

    assert set() == again


def _repeats(name: str, note: str) -> bool:
    """Tell whether a note begins with a name, or with its article and a name."""
    first = re.sub(r"^(the|le|la|les|l’) ?", "", note)
    return note.startswith(name) or first.startswith(name)


def test_a_name_that_is_repeated_is_found() -> None:
    """Each of these would be told."""
    assert _repeats("column 1", "column 1 then holds 1 of 1: +1")
    assert _repeats("scrap area", "the scrap area then holds 1, a point off for each: -1")
    assert _repeats("4 marron", "le 4 marron n’est pas parmi les cartes à prendre.")
    assert not _repeats("column 1", "makes 1 of 1: +1")

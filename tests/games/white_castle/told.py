"""What is told of The White Castle, as tests look at it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.white_castle.position import WHO, Position

from tenshu.core.laws import Table, random_play
from tenshu.core.play import Play
from tenshu.core.words import LANGUAGES, LOG, Message, render
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.pieces import SLOT_NAMES, SPACE_NAMES
from tenshu.games.white_castle.state import EFFECT, PAIR, SLOT, SPACE


def english(messages: list[Message]) -> list[str]:
    """Return messages in English, after seeing that they can be said in every language."""
    for told in messages:
        assert all(render(told, language) for language in LANGUAGES)
    return [render(told, "en").replace("\N{MINUS SIGN}", "-") for told in messages]


def brings(table: Position, answer: str) -> list[str]:
    """Return what is told of an answer that is legal: `A: well`."""
    who, said = answer.split(": ")
    (action,) = [action for action in table.choices(WHO[who]) if table.say(action, LOG) == said]
    return english(table.explain(WHO[who], action))


def why_not(table: Position, who: str, action: int) -> list[str]:
    """Return why an action is not legal."""
    assert action not in table.choices(WHO[who])
    return english(table.explain(WHO[who], action))


def space(name: str) -> int:
    """Return the action of placing a die."""
    return SPACE + SPACE_NAMES.index(name)


def slot(name: str) -> int:
    """Return the action of using a block."""
    return int(SLOT + SLOT_NAMES.index(name))


def effect(table: Position, said: str) -> int:
    """Return the action of choosing an effect, by its words in logs."""
    return next(action for action in range(EFFECT, PAIR) if table.say(action, LOG) == said)


def questions(seats: int) -> Iterator[Play]:
    """Yield a table at each question, once each, and now and then."""
    asked = set()
    for number, play in enumerate(random_play(Table(GAME, seats, {}, seed=60 + seats))):
        if play.question not in asked or number % 12 == 0:
            asked.add(play.question)
            yield play

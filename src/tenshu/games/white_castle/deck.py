"""The rival's deck: the one in the box as far as we know it, or one that a player brings in a file.

A deck is nine cards. Each says which die the rival takes, where it goes, and two things that the rival does:

    {"cards": [{"die": "coral-left", "space": "outside-1", "actions": ["gardener-stone", "audience"]}, ...]}
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import product

from tenshu.core.words import Fault
from tenshu.games.white_castle.pieces import (
    BOX,
    COLOURS,
    DECK_SIZE,
    DICE,
    DOMAIN_SPACE,
    POSITIONS,
    RIVAL_ACTS,
    SOLITAIRE,
    SPACE_NAMES,
    TURNS,
)

PRINTED_DECK = "reconstructed"

_DICE_NAMES = tuple(f"{colour}-{position}" for colour, position in product(COLOURS, POSITIONS))
_SPACES = SPACE_NAMES[:DOMAIN_SPACE]  # those of the main board
_PARTS = (_DICE_NAMES, _SPACES, RIVAL_ACTS, RIVAL_ACTS)  # what the words of a card can be
_NEXT_CARD, _NEXT_WORD = ";", ","
_WRITTEN = ("die", "space", "actions")  # what a file says of a card

# The fewest dice on the bridges when the rival takes one: in the last turn of a round, when only the other has gone.
_FEWEST_DICE = len(COLOURS) * int(DICE[SOLITAIRE]) - (2 * TURNS - 1)
# What can lie on a bridge: all three, both ends, one end, nothing.
_BRIDGES = ((0, 1, 2), (0, 2), (0,), (2,), ())


def sample_deck() -> str:
    """Return our deck as the text of a file, for whoever wants to write another."""
    lines = [f"  {json.dumps({part: card[part] for part in _WRITTEN})}" for card in BOX["rival_deck"]["cards"]]
    return '{"cards": [\n' + ",\n".join(lines) + "\n]}\n"


def read_deck(text: str, name: str) -> str:
    """Return the deck in a file's text as the value that logs write, or raise a `Fault` that says what is wrong."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Fault("white_castle-deck-json", name=name) from error
    cards = content.get("cards") if isinstance(content, dict) else None
    if not isinstance(cards, list) or len(cards) != DECK_SIZE:
        found = len(cards) if isinstance(cards, list) else 0
        raise Fault("white_castle-deck-size", name=name, found=found, size=DECK_SIZE)
    value = _NEXT_CARD.join(_NEXT_WORD.join(_words(card, number, name)) for number, card in enumerate(cards, 1))
    _check_dice(value, name)
    return value


def _words(card: object, number: int, name: str) -> list[str]:
    """Return the words of a card in a file: its die, its space and its two actions."""
    found = card if isinstance(card, dict) else {}
    actions = found.get("actions")
    first, second = actions if isinstance(actions, list) and len(actions) == 2 else (None, None)  # noqa: PLR2004 a card has two
    words = [found.get("die"), found.get("space"), first, second]
    for part, word, known in zip(("die", "space", "actions", "actions"), words, _PARTS, strict=True):
        if word not in known:
            said = "" if word is None else str(word)
            raise Fault("white_castle-deck-card", name=name, card=number, part=part, said=said, known=", ".join(known))
    return [str(word) for word in words]


def deck_numbers(value: str) -> list[int]:
    """Return a deck as `setup` takes it, or raise a `Fault` when the value is none."""
    if value == PRINTED_DECK:
        return _numbers((card["die"], card["space"], *card["actions"]) for card in BOX["rival_deck"]["cards"])
    cards = [card.split(_NEXT_WORD) for card in value.split(_NEXT_CARD)]
    is_deck = len(cards) == DECK_SIZE and all(len(card) == len(_PARTS) for card in cards)
    if not is_deck or any(word not in known for card in cards for word, known in zip(card, _PARTS, strict=True)):
        raise Fault("white_castle-deck-value", value=value)
    _check_dice(value, value)
    return _numbers(cards)


def _numbers(cards: Iterable[Iterable[str]]) -> list[int]:
    numbers = []
    for card in cards:
        die, space, first, second = (known.index(word) for word, known in zip(card, _PARTS, strict=True))
        numbers += [*divmod(die, len(POSITIONS)), space, first, second]
    return numbers


def _check_dice(value: str, name: str) -> None:
    """Raise when the rival could be left without a die.

    The first card that is turned over chooses none, so that two of the cards must name dice that are there.
    """
    named = [card.split(_NEXT_WORD)[0] for card in value.split(_NEXT_CARD)]
    for bridges in product(_BRIDGES, repeat=len(COLOURS)):
        there = {f"{c}-{POSITIONS[p]}" for c, on_it in zip(COLOURS, bridges, strict=True) for p in on_it}
        if len(there) >= _FEWEST_DICE and sum(die in there for die in named) < 2:  # noqa: PLR2004
            raise Fault("white_castle-deck-dice", name=name, dice=", ".join(sorted(there)))

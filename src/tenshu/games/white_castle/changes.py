"""What an answer changed in plain sight, and its words do not say."""

from __future__ import annotations

from functools import reduce

from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.white_castle.pieces import NONE, RIVAL, THINGS
from tenshu.games.white_castle.state import RIVAL_CARD, TAKE_TURNS, State
from tenshu.games.white_castle.text import side_name


def changes(before: Bytes, after: Bytes) -> list[Message]:
    """Return what whoever answered has more or less of, whether the round ended, and what the others have."""
    then, now = State.on(before), State.on(after)
    changed = {clan: changes_of(before, after, clan) + _overtaken(before, after, clan) for clan in range(then.clans)}
    told = changed.pop(_who_answered(then), [])
    if then.phase == TAKE_TURNS != now.phase:
        told.append(message("white_castle-round-over", number=int(then.completed) + 1))
    return told + [
        message("white_castle-change-of", who=side_name(then, clan), change=as_one(other))
        for clan, other in changed.items()
        if other
    ]


def changes_of(before: Bytes, after: Bytes, clan: int) -> list[Message]:
    """Return what one clan has more or less of, and how far it moved on the Passage of Time."""
    then, now = State.row(before), State.row(after)
    stock = (now["stock"][clan] - then["stock"][clan]).tolist()
    told = [_change(thing, amount) for thing, amount in zip(THINGS, stock, strict=True) if amount]
    steps = int(now["influence"][clan] - then["influence"][clan])
    return [*told, _change("influence", steps)] if steps else told


def _overtaken(before: Bytes, after: Bytes, clan: int) -> list[Message]:
    """Return whom a clan got ahead of on the Passage of Time, by passing a marker or by landing on top of it.

    They will take their turns after it: that touches them, though nothing that they have is more or less.
    """
    then, now = _markers(before), _markers(after)
    (was, _), (space, _) = then[clan], now[clan]
    passed = [other for other in range(len(now)) if then[other] > then[clan] and now[other] < now[clan]]
    return [message("white_castle-ahead", who=side_name(State.on(after), other)) for other in passed if was < space]


def _markers(data: Bytes) -> list[tuple[int, int]]:
    """Return the space of each marker and how many lie below it there: whichever is greater is ahead."""
    row = State.row(data)
    return list(zip(row["influence"].tolist(), row["below"].tolist(), strict=True))


def as_one(changed: list[Message]) -> Message:
    """Return several changes as one message."""
    return reduce(lambda one, other: message("white_castle-changes", first=one, second=other), changed)


def _who_answered(then: State) -> int:
    """Return the clan whose move it was: of what chance answers, the rival's where it is about its deck."""
    if not then.open:
        return NONE
    seat = int(then.asked[then.open - 1]).bit_length() - 1
    if seat == CHANCE:
        return RIVAL if then.question[then.open - 1] >= RIVAL_CARD else NONE
    return seat


def _change(thing: str, amount: int) -> Message:
    return message("white_castle-change", sign="more" if amount > 0 else "less", amount=abs(amount), thing=thing)

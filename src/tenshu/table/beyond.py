"""What can be pointed at before it is asked for: answers that one way alone leads to, and several at once."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tenshu.core.bits import no_numbers, numbers
from tenshu.core.game import Game
from tenshu.core.record import Bytes

_MOST = 2  # answers that are given on the way


class Way(NamedTuple):
    """A later answer, the answers that lead to it, and what the seat sees after those."""

    action: int
    by: tuple[int, ...]
    seen: Bytes


def ways(game: Game, seen: Bytes, seat: int) -> list[Way]:
    """Return what a seat can point at already, of what it sees.

    Only answers that the game calls leading are given on the way, and only where nobody else answers in between.
    What is legal now means itself, and what two ways lead to has to be asked for.
    """
    known = set(_choices(game, seen, seat))
    found: list[Way] = []
    here = [Way(-1, (), seen)]
    for _ in range(_MOST):
        here = [after for way in here for after in _led(game, way, seat)]
        later = [Way(action, way.by, way.seen) for way in here for action in _choices(game, way.seen, seat)]
        fresh = [way for way in later if way.action in game.leading.to and way.action not in known]
        count = Counter(way.action for way in fresh)
        found += [way for way in fresh if count[way.action] == 1]
        known |= count.keys()
    return found


def sums(game: Game, seen: Bytes, seat: int) -> list[Way]:
    """Return the answers that a seat can give in one go where the same is asked again: each sum of them once."""
    answers = game.leading.again.get(_question(game, seen))
    if answers is None:
        return []
    found: list[Way] = []
    here = [Way(answers.start, (), seen)]
    while here:
        way = here.pop(0)
        # In rising order, so that no sum is found twice.
        for action in (one for one in _choices(game, way.seen, seat) if one in answers and one >= way.action):
            after = way.seen.copy()
            game.doors.apply(after, seat, action)
            if _left(game, after) < _left(game, way.seen) and _question(game, after) == _question(game, seen):
                here.append(Way(action, (*way.by, action), after))
            elif way.by:
                found.append(Way(action, way.by, way.seen))
    return found


def _led(game: Game, way: Way, seat: int) -> list[Way]:
    """Return where leading answers lead: to a question of another sort that is asked of the same seat."""
    leading = game.leading.by
    answers = leading.get(_question(game, way.seen))
    if answers is None:
        return []
    led = []
    for action in filter(answers.__contains__, _choices(game, way.seen, seat)):
        after = way.seen.copy()
        game.doors.apply(after, seat, action)
        if game.doors.waiting(after) == 1 << seat and leading.get(_question(game, after)) != answers:
            led.append(Way(-1, (*way.by, action), after))
    return led


def _choices(game: Game, seen: Bytes, seat: int) -> list[int]:
    legal = no_numbers(game.actions)
    game.doors.choices(seen, seat, legal)
    return numbers(legal)


def _left(game: Game, seen: Bytes) -> int:
    """Return how often the open question is still asked, which such a question is about."""
    state = game.state.row(seen)
    return int(state["about"][state["open"] - 1]) if state["open"] else 0


def _question(game: Game, seen: Bytes) -> str:
    state = game.state.row(seen)
    return game.questions[state["question"][state["open"] - 1]] if state["open"] else ""

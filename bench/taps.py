"""Counts the taps that a turn of The White Castle takes on a phone.

    python -m bench.taps [--bot net] [--seats 2] [--games 20] [--seed 1]

Bots play whole games. Each of their turns is then found again with the fewest taps that a page needs for it: one for an
answer, one for what can be pointed at before it is asked for, one for several things of one's choice, one that opens
the exchange of seals where any are exchanged, and one that ends the turn. A turn is the same when the table is; its
answers may come in another order. `tests/web/test_white_castle.py` sees that one tap is an answer. A phone shows one or
two parts of the table from close up; where more have something to point at it shows the whole in small, where a finger
finds nothing that is not asked for yet: to point at that takes a tap more, which brings its part close.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

from tenshu.arena.match import Pace, Table, play_game
from tenshu.core.bits import no_numbers, numbers
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.record import Bytes
from tenshu.games.white_castle.state import DECLINE, EXCHANGE, GARDEN, GATE_ACTION, LINE, PAY, YARD
from tenshu.table.beyond import sums, ways

TITLE = "white_castle"
MOST = 100  # taps, which no turn takes
END = 1  # the tap that ends a turn
ORDINARY = 6  # taps that an ordinary turn takes at most
CLOSE = 2  # parts of the table that a phone shows from close up, as `web/src/games/white_castle/focus.ts` has it
# The parts that have what can be pointed at ahead, as there; a test holds them against the areas of a view.
PARTS = {
    "bridges": range(GARDEN, YARD),
    "yards": range(YARD, GATE_ACTION),
    "castle": range(GATE_ACTION, LINE),
    "home": range(LINE, PAY),
    "clans": range(PAY, EXCHANGE),
}


class Turn(NamedTuple):
    """What a seat answered in a turn, and the table before and after it, as the seat sees it."""

    seat: int
    before: Bytes
    answers: tuple[int, ...]
    after: Bytes


class Thing(NamedTuple):
    """What can be pointed at: the answers that it stands for, and the taps that it takes."""

    answers: tuple[int, ...]
    taps: int = 1


def turns(play: Play) -> Iterator[Turn]:
    """Yield the turns of a game in which a die was placed, one after another."""
    again, moves = Play(play.game, play.seats, play.options), list(play.moves)
    while moves:
        seat, asked, now = moves[0].seat, again.question, play.game.turn(again.state)
        before, answers = again.seen(seat), []
        while moves and moves[0].seat == seat and play.game.turn(again.state) == now:
            answers.append(moves[0].action)
            again.redo(moves.pop(0))
        if asked == "die":
            yield Turn(seat, before, tuple(answers), again.seen(seat))


def fewest_taps(game: Game, turn: Turn) -> int:
    """Return how many taps a turn takes at least, with those that open the exchange of seals and end the turn."""
    # By the number of taps: the tables that so many lead to, each once, with the answers that are then left.
    found: defaultdict[int, dict[tuple[bytes, tuple[int, ...]], Bytes]] = defaultdict(dict)
    found[0][turn.before.tobytes(), turn.answers] = turn.before
    for count in range(MOST):
        for (table, answers), seen in found.pop(count, {}).items():
            if table == turn.after.tobytes():
                return count + any(EXCHANGE <= action < DECLINE for action in turn.answers) + END
            for by, taps in _things(game, seen, turn.seat):
                if (left := _without(answers, by)) is not None:
                    after = _given(game, seen, turn.seat, by)
                    found[count + taps][after.tobytes(), left] = after
    raise ValueError(f"no taps lead through {turn.answers}")


def _things(game: Game, seen: Bytes, seat: int) -> list[Thing]:
    """Return all that a phone has to point at."""
    legal = no_numbers(game.actions)
    game.doors.choices(seen, seat, legal)
    now, ahead = numbers(legal), ways(game, seen, seat)
    parts = {part_of(action) for action in [*now, *(way.action for way in ahead)]} - {None}
    looks = int(len(parts) > CLOSE)
    return [
        *(Thing((one,)) for one in now),
        *(Thing((*way.by, way.action), 1 + looks) for way in ahead),
        *(Thing((*way.by, way.action)) for way in sums(game, seen, seat)),
    ]


def part_of(action: int) -> str | None:
    """Return the part of the table where an action is pointed at, of those that have anything ahead."""
    return next((part for part, actions in PARTS.items() if action in actions), None)


def _without(answers: tuple[int, ...], given: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the answers of a turn that are left, or nothing when others were given."""
    left = Counter(answers)
    left.subtract(given)
    return None if min(left.values()) < 0 else tuple(sorted(left.elements()))


def _given(game: Game, seen: Bytes, seat: int, answers: tuple[int, ...]) -> Bytes:
    after = seen.copy()
    for action in answers:
        game.doors.apply(after, seat, action)
    return after


def count(bot: str, seats: int, games: int, seed: int) -> Counter[int]:
    """Return how many turns take how many taps in some games of a bot."""
    table = Table(TITLE, seats, {})
    found: Counter[int] = Counter()
    for number in range(games):
        play = play_game(table, seed + number, [bot] * seats, defaultdict(Pace))
        found.update(fewest_taps(play.game, turn) for turn in turns(play))
    return found


def middle(found: Counter[int]) -> int:
    """Return the taps that the middle one of all turns takes."""
    in_order = sorted(found.elements())
    return in_order[len(in_order) // 2]


def main() -> None:
    """Count, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="net")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    found = count(**vars(parser.parse_args()))
    of = found.total()
    for taps, so_far in zip(sorted(found), accumulate(found[taps] for taps in sorted(found)), strict=True):
        print(f"{taps:2} taps {found[taps]:5} turns, so far {so_far / of:6.1%}")
    print(f"{of} turns, the middle one {middle(found)} taps")


if __name__ == "__main__":
    main()

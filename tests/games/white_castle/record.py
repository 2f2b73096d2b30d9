"""Games of The White Castle in which much happens, the ways in which they end, and golden logs that show them.

`python -m tests.games.white_castle.record` writes the logs and the counts that are missing and leaves what is there:
a recorded game changes only together with the game's version.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tenshu.core import laws, log
from tenshu.core.laws import Table
from tenshu.core.play import Play
from tenshu.core.rng import Rng, new_rng, roll
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.pieces import DIFFICULTIES, NCOLOURS
from tenshu.games.white_castle.state import DECLINE, EXCHANGE, LINE, State

GOLDEN = Path(__file__).with_name("golden")
PERFT = Path(__file__).with_name("perft.txt")
DEPTHS = range(1, 9)


def busy_play(table: Table) -> Iterator[Play]:
    """Yield a game in which seats answer at random, but decline or exchange seldom, so that clans get far."""
    rng, play = new_rng(table.seed, 9), Play(table.game, table.seats, table.options)
    while play.asked:
        yield play
        (seat,) = play.asked
        play.act(seat, _answer(play.choices(seat), rng))
    yield play


def _answer(choices: list[int], rng: Rng) -> int:
    eager = [action for action in choices if not EXCHANGE <= action <= DECLINE]
    offered = eager if eager and roll(rng, 12) else choices
    return offered[roll(rng, len(offered))]


# A rival that does little, so that a game alone can be won, or end in a tie.
_MILD = (
    "coral-left,outside-1,warrior-5,coins-1",
    "coral-center,diplomat-room-1,audience,coins-1",
    "coral-right,steward-room-1,warrior-3,coins-1",
    "black-left,outside-2,influence-1,coins-1",
    "black-center,diplomat-room-2,audience,coins-1",
    "black-right,steward-room-3,influence-1,coins-1",
    "white-left,outside-1,warrior-1,coins-1",
    "white-center,diplomat-room-1,audience,coins-1",
    "white-right,steward-room-2,points-1,coins-1",
)
MILD_DECK = ";".join(_MILD)
UNLIMITED = {"domain_lines": "unlimited"}

# How a game ends: alone, lost to the rival of each difficulty, won against a mild one, and in a tie with that;
# with others, outright, in a tie, and by the other reading of ruling W17.
ALONE: dict[str, dict[str, str]] = {level: {"difficulty": level} for level in DIFFICULTIES} | {
    "won": {"deck": MILD_DECK},
    "tiebreak_won": {"deck": MILD_DECK},
    "tiebreak_lost": {"deck": MILD_DECK},
}
TOGETHER: dict[str, dict[str, str]] = {"outright": {}, "tiebreak": {}, "unlimited": UNLIMITED}
WANTED = {(seats, way): options for seats in GAME.seats for way, options in (ALONE if seats == 1 else TOGETHER).items()}


def ends(play: Play) -> set[str]:
    """Return the names that a finished game may have among the golden logs."""
    if play.seats > 1:
        return {laws.ending(play)} | ({"unlimited"} if runs_a_line_again(play) else set())
    is_won = play.places()[0] == 1
    if laws.ending(play) == laws.TIEBREAK:
        return {"tiebreak_won" if is_won else "tiebreak_lost"}
    return {"won" if is_won else play.options["difficulty"]}


def runs_a_line_again(play: Play) -> bool:
    """Tell whether a clan ran a line of its domain twice in a turn, as the other reading of ruling W17 has it."""
    again = Play(play.game, play.seats, play.options)
    state = State.on(again.state)
    for seat, action in play.moves:
        if again.question == "line" and LINE <= action < LINE + NCOLOURS and int(state.lines_used) >> action - LINE & 1:
            return True
        GAME.doors.apply(again.state, seat, action)
    return False


def path_of(seats: int, way: str) -> Path:
    """Return where a golden log is."""
    return GOLDEN / f"{GAME.name}-{seats}-{way}.log"


def find(seats: int, way: str) -> Play:
    """Return the first busy game that ends as wanted."""
    for seed in range(100 * seats, 100 * seats + 5000):
        *_, play = busy_play(Table(GAME, seats, WANTED[seats, way], seed))
        if way in ends(play):
            return play
    raise AssertionError((seats, way))


def count_ways() -> str:
    """Return the counts of a few deals, as a perft file holds them."""
    lines = ["# seats seed depth ways: chance deals by the seed, then every answer counts"]
    for seats in GAME.seats:
        for seed, options in ((1, {}), (2, UNLIMITED if seats > 1 else {"difficulty": "hard"})):
            play = Play(GAME, seats, options)
            play.settle(seed)
            said = " ".join(f"{name}={value}" for name, value in options.items())
            lines += [f"{seats} {seed} {d} {GAME.perft(play.state, d)} {said}".strip() for d in DEPTHS]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for number, ending in WANTED:
        if not path_of(number, ending).exists():
            log.save(path_of(number, ending), log.write(find(number, ending)))
    if not PERFT.exists():
        PERFT.write_text(count_ways(), encoding="utf-8")

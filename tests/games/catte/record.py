"""Records golden logs of Catte that end their last round in each way: `python -m tests.games.catte.record`.

It writes what is missing and leaves what is there, as tests/record.py does for the ways in which a game ends.
It also adds to perft.txt the counts under each option, for deals in which a set may be forced.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from tenshu.core import laws, log
from tenshu.core.play import Play
from tenshu.core.record import Bytes
from tenshu.games.catte import GAME
from tenshu.games.catte.pieces import COFFEES
from tenshu.games.catte.state import LAST_CARD, LIMIT_BROKEN, NO_COFFEE, State

HERE = Path(__file__).parent
ENDS = {"limit": LIMIT_BROKEN, "coffee": NO_COFFEE, "cards": LAST_CARD}
LIMIT = {3: 20, 4: 15}
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"forced_set": "no"},
    {"led_set": "no"},
    {"forced_set": "no", "led_set": "no"},
)
DEPTHS = range(1, 7)


def conditions(play: Play) -> list[str]:
    """Return the conditions that were met at the end of the last round of a finished game."""
    state = State.on(play.state)
    leader = int(state.leader)
    total = sum(number for coffee, (_, number) in enumerate(COFFEES) if int(state.acquired[leader]) >> coffee & 1)
    met = {"limit": total > LIMIT[play.seats], "coffee": not state.unused[leader], "cards": _is_a_hand_empty(state)}
    return [name for name, is_met in met.items() if is_met]


def _is_a_hand_empty(state: State) -> bool:
    return not state.hand_size[: state.seats].all()


def find(seats: int, end: str, first: int) -> Play:
    """Return the first random game, from seed `first` on, whose last round ended by this condition and no other."""
    for seed in count(first):
        *_, play = laws.random_play(laws.Table(GAME, seats, {}, seed))
        if conditions(play) == [end]:
            return play
    raise AssertionError


def main() -> None:
    """Write the logs that are missing, and the counts under options if there are none."""
    for seats in GAME.seats:
        for number, end in enumerate(ENDS, 1):
            path = HERE / "golden" / f"catte-{seats}-{end}.log"
            if not path.exists():
                log.save(path, log.write(find(seats, end, 1000 * number)))
    perft = HERE / "perft.txt"
    text = perft.read_text(encoding="utf-8")
    if "=" not in text:
        perft.write_text(text + "".join(line for line in _counts() if line not in text), encoding="utf-8")


def _counts() -> list[str]:
    lines = []
    for seats in GAME.seats:
        seed = next(seed for seed in count(1) if _is_a_set_forced(seats, seed))
        for options in OPTIONS:
            said = "".join(f" {name}={value}" for name, value in options.items())
            state = _dealt(seats, seed, options)
            lines += [f"{seats} {seed} {depth} {GAME.perft(state, depth)}{said}\n" for depth in DEPTHS]
    return lines


def _is_a_set_forced(seats: int, seed: int) -> bool:
    """Tell whether a deal has a hand that may have to make a set in the first trick."""
    forced, free = (_dealt(seats, seed, {"forced_set": value}) for value in ("yes", "no"))
    return GAME.perft(forced, seats) != GAME.perft(free, seats)


def _dealt(seats: int, seed: int, options: dict[str, str]) -> Bytes:
    play = Play(GAME, seats, options)
    play.settle(seed)
    return play.state


if __name__ == "__main__":
    main()

"""Records golden logs and perft counts for a game: `python tests/record.py catsle_builders outright tiebreak shared`.

It writes what is missing and leaves what is there: a recorded game changes only together with the game's version.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tenshu import Play, load
from tenshu.core import laws, log
from tenshu.core.game import Game
from tenshu.games import TITLES

DEPTHS = range(1, 9)
SEEDS = (1, 2)
TRIES = 5000  # seeds, before we take it that a game for so many never ends so, as when a rival wins every tie


def record_golden(game: Game, folder: Path, endings: list[str]) -> None:
    """Write a log for each title, seat count and ending that has none yet."""
    for number, (title, (name, options)) in enumerate(TITLES.items()):
        for seats in game.seats if name == game.name else ():
            for ending in endings:
                path = folder / f"{title}-{seats}-{ending}.log"
                if not path.exists():
                    play = find(game, seats, options, ending, 1000 * number)
                    if play:
                        log.save(path, log.write(play))
                    else:
                        print(f"no game of {title} for {seats} ended {ending}")  # noqa: T201 (for who records)


def find(game: Game, seats: int, options: dict[str, str], ending: str, first: int) -> Play | None:
    """Return the first random game, from seed `first` on, that ends as wanted, or None where none is found."""
    for seed in range(first, first + TRIES):
        *_, play = laws.random_play(laws.Table(game, seats, options, seed))
        if laws.ending(play) == ending:
            return play
    return None


def record_perft(game: Game, path: Path) -> None:
    """Write the counts of a few deals."""
    lines = ["# seats seed depth ways: chance deals by the seed, then every answer counts"]
    for seats in game.seats:
        for seed in SEEDS:
            play = Play(game, seats)
            play.settle(seed)
            lines += [f"{seats} {seed} {depth} {game.perft(play.state, depth)}" for depth in DEPTHS]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    chosen = load(sys.argv[1])
    home = Path(__file__).parent / "games" / chosen.name
    record_golden(chosen, home / "golden", sys.argv[2:])
    if not (home / "perft.txt").exists():
        record_perft(chosen, home / "perft.txt")

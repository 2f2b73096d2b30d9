"""What seats observe in the golden logs of a game: a sum over all rows of a log, kept under the version of `observe`.

`python -m tests.games.golden_rows` writes the sums that are missing into the `rows.txt` of each game, and leaves what
is there: rows change only together with the version, since weights were trained on them.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tests.games.observed import hidden_row_of, observing, row_of

from tenshu.core import log
from tenshu.core.game import Game
from tenshu.core.observing import Observing
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.games import GAMES, load

HERE = Path(__file__).parent
COMMAND = "python -m tests.games.golden_rows"
HEAD = "# version log answers rows: of observe.py, a golden log, the sum of its answers, and that of its rows"
DIGITS = 16


class Key(NamedTuple):
    """What a sum of rows is kept for: the version of `observe`, and a golden log with these answers."""

    version: str
    name: str
    answers: str


def golden_logs(game: str) -> list[Path]:
    """Return the golden logs of a game."""
    return sorted((HERE / game / "golden").glob("*.log"))


def rows_are_as_recorded(game: Game, path: Path) -> None:
    """Check that seats observe in a golden log what they did when the version was new."""
    key, recorded = _key(game, path), _read(game)
    where = f"version {key.version} of tenshu.games.{game.name}.observe"
    assert key in recorded, f"There are no rows of {key.name} yet under {where}: `{COMMAND}` records them."
    assert recorded[key] == _sum_of_rows(game, path), (
        f"Other rows are written than under the same {where} before: raise its `version`, since weights were trained"
        f" on those rows, and record the new ones with `{COMMAND}`; or undo the change."
    )


def record(game: Game) -> None:
    """Write the sums that are missing, and leave out those of other versions and answers."""
    recorded, lines = _read(game), [HEAD]
    for path in golden_logs(game.name):
        key = _key(game, path)
        lines.append(" ".join([*key, recorded.get(key) or _sum_of_rows(game, path)]))
    _sums_of(game).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _sums_of(game: Game) -> Path:
    return HERE / game.name / "rows.txt"


def _read(game: Game) -> dict[Key, str]:
    """Return the sums of rows that are kept of a game."""
    path = _sums_of(game)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    lines = [line.split() for line in text.splitlines() if line[0] != "#"]
    return {Key(version, name, answers): rows for version, name, answers, rows in lines}


def _key(game: Game, path: Path) -> Key:
    """Return what the sum of a golden log is kept for; the log itself ends with the sum of its answers."""
    return Key(str(observing(game).version), path.stem, path.read_text(encoding="utf-8").split()[-1])


def _sum_of_rows(game: Game, path: Path) -> str:
    """Return a sum over how rows are laid out, and what every seat observes in a log."""
    content = sha256(repr(_layout(observing(game))).encode())
    play, _ = log.read(path.read_text(encoding="utf-8"), lambda _: game, path.name)
    for now in _decisions(play):
        for seat in range(now.seats):
            content.update(bytes(row_of(game, now.seen(seat), seat)))
            content.update(bytes(hidden_row_of(game, now.state, seat)))
    return content.hexdigest()[:DIGITS]


def _layout(how: Observing) -> list[object]:
    """Return what weights are laid out and scaled by."""
    fields = [(field.size, field.each, field.most) for field in (*how.fields, *how.hidden)]
    return [how.answers, how.alike, *fields, *((run.size, run.each) for run in how.about)]


def _decisions(play: Play) -> Iterator[Play]:
    """Yield a game that was played before each answer of a seat, and at the end."""
    again = Play(play.game, play.seats, play.options)
    for seat, action in play.moves:
        if seat != CHANCE:
            yield again
        play.game.doors.apply(again.state, seat, action)
    yield again


def main() -> None:
    """Record what is missing of every game that is observed."""
    for name in GAMES:
        if load(name).observing:
            record(load(name))


if __name__ == "__main__":
    main()

"""What seats observe stays the same under a version, in every game that is observed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.games import golden_rows
from tests.games.golden_rows import golden_logs, record, rows_are_as_recorded
from tests.games.observed import observing

from tenshu.core.game import Game
from tenshu.core.observing import observe_nothing
from tenshu.games import GAMES, load

GOLDEN = {
    game: sorted(golden_logs(game), key=lambda path: path.stat().st_size) for game in GAMES if load(game).observing
}
# Interpreted rules are slow, and are shown elsewhere to play the same games: there the shortest log of each game.
LOGS = [
    pytest.param(path, id=path.stem, marks=[pytest.mark.compiled] * (path != logs[0]))
    for logs in GOLDEN.values()
    for path in logs
]
CATTE = GOLDEN["catte"]


@pytest.mark.parametrize("path", LOGS)
def test_rows_stay_the_same_under_a_version(path: Path) -> None:
    """What seats observe of a recorded game is what the weights of this version were trained on."""
    rows_are_as_recorded(load(path.parents[1].name), path)


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the only golden log that there is of Catte, the rows of which are recorded."""
    path = tmp_path / "catte" / "golden" / CATTE[0].name
    path.parent.mkdir(parents=True)
    path.write_bytes(CATTE[0].read_bytes())
    monkeypatch.setattr(golden_rows, "HERE", tmp_path)
    record(load("catte"))
    return path


def _blind(version: int) -> Game:
    """Return Catte as it is when its rows tell nothing."""
    game = load("catte")
    return replace(game, observing=observing(game)._replace(observe=observe_nothing, version=version))


def test_other_rows_under_the_same_version_are_told(log: Path) -> None:
    """Who changes what is written is asked to raise the version; recording again does not hide it."""
    changed = _blind(observing(load("catte")).version)
    record(changed)

    with pytest.raises(AssertionError, match=r"raise its `version`, .* or undo the change"):
        rows_are_as_recorded(changed, log)


def test_rows_of_a_new_version_are_recorded(log: Path) -> None:
    """When the version was raised, the rows are to be recorded, and hold from then on."""
    raised = _blind(observing(load("catte")).version + 1)
    with pytest.raises(AssertionError, match=r"no rows .* yet under version 3 .* records them"):
        rows_are_as_recorded(raised, log)
    record(raised)

    rows_are_as_recorded(raised, log)


def test_another_scale_is_another_row(log: Path) -> None:
    """What a number can be at most is what it is divided by, so it is recorded with the rows."""
    game = load("catte")
    first, *others = observing(game).fields
    scaled = replace(game, observing=observing(game)._replace(fields=(first._replace(most=2), *others)))

    with pytest.raises(AssertionError, match="raise its `version`"):
        rows_are_as_recorded(scaled, log)


def test_a_log_that_was_recorded_anew_has_no_rows_yet(log: Path) -> None:
    """Rows of another game than before say nothing of how it is observed, so they are recorded anew without a word."""
    log.write_bytes(CATTE[-1].read_bytes())

    with pytest.raises(AssertionError, match="There are no rows"):
        rows_are_as_recorded(load("catte"), log)

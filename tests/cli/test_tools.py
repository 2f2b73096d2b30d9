"""Simulations, replays, counts and timings on the command line."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Tenshu
from tests.cli.mirror import PLAY, whole_game

from tenshu.arena.speed import Load, Rate, Speed
from tenshu.cli.perft import _interruptible
from tenshu.cli.story import ends
from tenshu.core.game import Game
from tenshu.core.log import open_log
from tenshu.core.play import Play
from tenshu.games import GAMES, load


@pytest.fixture
def log(tmp_path: Path) -> str:
    """Return the path of a finished game."""
    path = tmp_path / "game.log"
    path.write_text(whole_game("en")[1], encoding="utf-8")
    return str(path)


@pytest.fixture
def unfinished(tenshu: Tenshu, tmp_path: Path) -> str:
    """Return the path of a game that was left."""
    path = tmp_path / "left.log"
    tenshu([*PLAY.split(), "--file", str(path)], ["1", "1", "q"])
    return str(path)


def test_simulation_as_json(tenshu: Tenshu) -> None:
    """One object, and nothing else, holds all figures."""
    outcome = tenshu("simulate chatpentiers --seats 5 --games 12 --seed 3 --threads 2 --json")
    told = json.loads(outcome.out)

    assert (0, "") == (outcome.code, outcome.err)
    assert 1 == outcome.out.count("\n")
    assert (12, 5, "chatpentiers") == (told["games"], told["seats"], told["options"]["edition"])
    assert 5 == len(told["balance"])
    assert 60 == sum(count for _, count in told["histogram"])
    assert abs(1 - sum(seat["wins"]["mean"] for seat in told["balance"])) < 1e-9


def test_simulation_of_one_game(tenshu: Tenshu) -> None:
    """One game has a mean and no confidence interval."""
    outcome = tenshu("simulate catsle-builders --games 1 --json")

    assert json.loads(outcome.out)["points"]["margin"] is None
    assert "±" not in tenshu("simulate catsle-builders --games 1").out


def test_simulation_as_a_table(tenshu: Tenshu) -> None:
    """The table tells decisions per second, each seat, shared victories and how points are spread."""
    outcome = tenshu("simulate catsle-builders --seats 3 --games 20")

    for told in ("20 random games", "a second", "seat 3", "±", "An even share is 33.3%", "█"):
        assert told in outcome.out


def test_replay_tells_all_of_a_finished_game(tenshu: Tenshu, log: str) -> None:
    """What was dealt is open when the game is over, and the end is told."""
    outcome = tenshu(["replay", log])

    assert "33 in sight, 0 face down" in outcome.out
    assert "points" in outcome.out


def test_replay_hides_what_is_hidden(tenshu: Tenshu, unfinished: str) -> None:
    """A spectator of an unfinished game sees no hand, a seat sees its own, and --open shows all."""
    spectator = tenshu(["replay", unfinished])
    seat = tenshu(["replay", unfinished, "--seat", "2"])
    everything = tenshu(["replay", unfinished, "--open"])

    assert ("0 in sight, 33 face down" in spectator.out, "Hand " in spectator.out) == (True, False)
    assert ("11 in sight, 22 face down" in seat.out, seat.out.count("Hand ")) == (True, 1)
    assert "33 in sight, 0 face down" in everything.out


def test_replay_shows_the_end_of_each_round(tenshu: Tenshu, log: str) -> None:
    """Where a round ends, the table stands as it was before its last answer, then come that answer and the points."""
    told = tenshu(["replay", log]).out
    rounds = told.split("The round is over; points so far:")

    assert 3 == len(rounds)
    for number, (before, after) in enumerate(itertools.pairwise(rounds), 1):
        assert f"Round {number} of 3 · Trick 11 of 11" in before
        assert re.search(rf"Points +seat 1 +seat 2 +seat 3\n(  round . .*\n){{{number}}}  Total ", after)
        assert re.search(r"Blueprint boards.*\n(?:.*\n)+\n  Seat \d (takes|puts|You).*\n\n$", before)


def test_a_walk_stops_at_the_end_of_a_round(tenshu: Tenshu, log: str) -> None:
    """Going over the end of a round step by step shows it once, at the step that ends it."""
    play, _ = open_log(Path(log), load)
    (first, _) = sorted(ends(play, 0))
    outcome = tenshu(["replay", log, "--step"], [str(first), "", "", "q"])
    before, over, after = outcome.out.split(f" of {len(play.moves)} (Enter: on")[1:4]

    assert "points so far" not in before
    assert 1 == over.count("points so far")
    assert "points so far" not in after


def test_replay_as_json_hides_too(tenshu: Tenshu, unfinished: str) -> None:
    """In JSON what is hidden is null, and the seed from which it follows is left out."""
    hidden = json.loads(tenshu(["replay", unfinished, "--json", "--seat", "1"]).out)
    shown = json.loads(tenshu(["replay", unfinished, "--json", "--open"]).out)
    dealt = [move for move in hidden["moves"] if move["question"] == "deal"]

    assert 22 == sum(move["action"] is None and move["said"] is None for move in dealt)
    assert "seed" not in hidden["notes"]
    assert "5" == shown["notes"]["seed"]
    assert None not in [move["said"] for move in shown["moves"]]
    assert {"chapter", "facts", "areas", "sheet", "notes"} == set(hidden["view"])


def test_replay_at_a_ply(tenshu: Tenshu, log: str) -> None:
    """An earlier position is shown as it was."""
    told = json.loads(tenshu(["replay", log, "--ply", "40", "--json"]).out)

    assert (40, 40) == (told["ply"], len(told["moves"]))
    assert told["asked"]


def test_walking_through_a_replay(tenshu: Tenshu, log: str) -> None:
    """Enter goes on, b goes back, a number goes there, and q ends."""
    outcome = tenshu(["replay", log, "--step"], ["", "", "b", "50", "x", "9999", "q"])
    steps = [line.split(" of ")[0] for line in outcome.out.splitlines() if " (Enter: on" in line]

    assert ["0", "1", "2", "1", "50", "50", "50"] == steps
    assert '"x" is not a step' in outcome.out


def test_a_walk_ends_at_the_end(tenshu: Tenshu, log: str) -> None:
    """Enter at the end of the game ends the walk, and so does the end of input."""
    last = int(whole_game("en")[1].split()[-2])
    outcome = tenshu(["replay", log, "--step"], [str(last - 1), "", "", ""])

    assert 0 == outcome.code
    assert f"{last} of {last} (Enter" in outcome.out
    assert 0 == tenshu(["replay", log, "--step"]).code


def count_ways(play: Play, depth: int) -> int:
    """Count by playing through the checked door."""
    if not depth or not play.asked:
        return 1
    seat, total = play.asked[0], 0
    for action in play.choices(seat):
        after = play.at(len(play.moves))
        after.act(seat, action)
        total += count_ways(after, depth - 1)
    return total


def test_perft_counts_what_the_checked_door_allows(tenshu: Tenshu) -> None:
    """The counts are those of playing each answer, and the counts below each first answer add up."""
    play = Play(load("catsle_builders"), 3)
    play.settle(2)
    ways = [count_ways(play, depth) for depth in (1, 2, 3)]
    outcome = tenshu("perft catsle-builders --seats 3 --seed 2 --depth 3 --divide")
    lines = outcome.out.splitlines()

    assert [f"{count:,} ways" in line for count, line in zip(ways, lines, strict=False)] == [True] * 3
    assert ways[0] == len(lines[3:])
    assert ways[2] == sum(int(line.split(": ")[1].replace(",", "")) for line in lines[3:])


def test_what_goes_wrong_in_a_thread_is_told() -> None:
    """A fault in what is counted is raised as itself to whoever waits."""

    def work() -> int:
        raise ArithmeticError("too many")

    with pytest.raises(ArithmeticError, match="too many"):
        _interruptible(work)


def test_perft_from_a_log(tenshu: Tenshu, log: str) -> None:
    """A position of a log is counted from, and one that is over is not."""
    assert "1 answer: " in tenshu(["perft", "--file", log, "--ply", "50", "--depth", "1"]).out
    assert 2 == tenshu(["perft", "--file", log]).code


def test_bench_as_json(tenshu: Tenshu) -> None:
    """There is a line for each seat count, with the machine that it was timed on."""
    outcome = tenshu("bench catsle-builders --seconds 0.001 --runs 2 --json")
    lines = [json.loads(line) for line in outcome.out.splitlines()]

    assert [("catsle_builders", seats) for seats in (3, 4, 5)] == [(line["game"], line["seats"]) for line in lines]
    for line in lines:
        assert line["one_core"]["lowest"] <= line["one_core"]["median"] <= line["one_core"]["highest"]
        assert line["all_cores"]["median"] > 0
        assert {"tenshu", "python", "numba", "cpu", "cores", "act_us", "replay_us", "guess_us"} <= set(line)


def test_bench_times_every_game_that_is_for_so_many(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a title all games for so many seats are timed, each once; when there is none, that is refused."""
    timed: list[tuple[str, int]] = []

    def measure(game: Game, seats: int, **_: object) -> Speed:
        timed.append((game.name, seats))
        return Speed(game.name, seats, Rate(1, 1, 1), None, 1, 1, 1, 1, 1)

    def load_timed(load: Callable[[], Game]) -> tuple[Game, Load]:
        return load(), Load(0.0, compiled_now=False)

    monkeypatch.setattr("tenshu.arena.speed.measure", measure)
    monkeypatch.setattr("tenshu.arena.speed.load_timed", load_timed)
    outcome = tenshu("bench --seats 5 --json")

    assert 0 == outcome.code
    assert [(name, 5) for name in GAMES if 5 in load(name).seats] == timed
    assert 2 == tenshu("bench --seats 99").code


def test_bench_of_one_core(tenshu: Tenshu) -> None:
    """One core can be timed alone, and shown as a table."""
    outcome = tenshu("bench catsle-builders --seats 3 --seconds 0.001 --runs 1 --core-only")

    assert "Decisions/s" in outcome.out
    assert 1 == outcome.out.split("Answer")[0].count(" –")

"""Simulations, replays, counts and timings on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Tenshu
from tests.cli.mirror import PLAY, whole_game

from tenshu.core.play import Play
from tenshu.games import load


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

    assert "33 seen, 0 hidden" in outcome.out
    assert "points" in outcome.out


def test_replay_hides_what_is_hidden(tenshu: Tenshu, unfinished: str) -> None:
    """A spectator of an unfinished game sees no hand, a seat sees its own, and --open shows all."""
    spectator = tenshu(["replay", unfinished])
    seat = tenshu(["replay", unfinished, "--seat", "2"])
    everything = tenshu(["replay", unfinished, "--open"])

    assert ("0 seen, 33 hidden" in spectator.out, "Hand " in spectator.out) == (True, False)
    assert ("11 seen, 22 hidden" in seat.out, seat.out.count("Hand ")) == (True, 1)
    assert "33 seen, 0 hidden" in everything.out


def test_replay_as_json_hides_too(tenshu: Tenshu, unfinished: str) -> None:
    """In JSON what is hidden is null, and the seed from which it follows is left out."""
    hidden = json.loads(tenshu(["replay", unfinished, "--json", "--seat", "1"]).out)
    shown = json.loads(tenshu(["replay", unfinished, "--json", "--open"]).out)
    dealt = [move for move in hidden["moves"] if move["question"] == "deal"]

    assert 22 == sum(move["action"] is None and move["said"] is None for move in dealt)
    assert "seed" not in hidden["notes"]
    assert "5" == shown["notes"]["seed"]
    assert None not in [move["said"] for move in shown["moves"]]
    assert {"facts", "areas", "sheet", "notes"} == set(hidden["view"])


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
    assert '"x" is no step' in outcome.out


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


def test_perft_from_a_log(tenshu: Tenshu, log: str) -> None:
    """A position of a log is counted from, and one that is over is not."""
    assert "1 answer: " in tenshu(["perft", "--file", log, "--ply", "50", "--depth", "1"]).out
    assert 2 == tenshu(["perft", "--file", log]).code


def test_bench_as_json(tenshu: Tenshu) -> None:
    """There is a line for each game and seat count, with the machine that it was timed on."""
    outcome = tenshu("bench --seconds 0.001 --runs 2 --json")
    lines = [json.loads(line) for line in outcome.out.splitlines()]

    assert [3, 4, 5] == [line["seats"] for line in lines if line["game"] == "catsle_builders"]
    for line in lines:
        assert line["one_core"]["lowest"] <= line["one_core"]["median"] <= line["one_core"]["highest"]
        assert line["all_cores"]["median"] > 0
        assert {"tenshu", "python", "numba", "cpu", "cores", "act_us", "replay_us", "guess_us"} <= set(line)


def test_bench_of_one_core(tenshu: Tenshu) -> None:
    """One core can be timed alone, and shown as a table."""
    outcome = tenshu("bench catsle-builders --seats 3 --seconds 0.001 --runs 1 --core-only")

    assert "Decisions/s" in outcome.out
    assert 1 == outcome.out.split("Answer")[0].count(" –")

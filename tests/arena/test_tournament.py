"""Tournaments: who meets whom, who plays it, and what is kept."""

from __future__ import annotations

import json
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from typing import Any

import pytest
from safetensors import safe_open
from safetensors.numpy import save_file
from tests.arena.made_up import block

from tenshu.arena.match import RIVAL, Pairing, Result, Table
from tenshu.arena.results import Results, open_results
from tenshu.arena.setup import Setup, block_seed, fingerprint
from tenshu.arena.sprt import Sprt
from tenshu.arena.tournament import run
from tenshu.arena.workers import Here, Workers, check_workers, open_workers
from tenshu.bots import net
from tenshu.core.files import write_whole
from tenshu.core.words import Fault, message
from tenshu.games import load

HERE = Workers(Here(), 1)


def catte(*bots: str, blocks: int = 2, seed: int = 1, seats: int = 3) -> Setup:
    """Return a tournament of Catte."""
    return Setup(Table("catte", seats, load("catte").choose_options({})), bots or ("greedy", "random"), blocks, seed)


def games(results: list[Result]) -> list[object]:
    """Return all of some results but the time they took."""
    return [(result.pairing, result.number, result.games) for result in results]


def test_a_ladder_tries_each_bot_among_the_next() -> None:
    """On a ladder only neighbours meet; alone at the table each meets the rival anyway."""
    bots = ("search:9", "greedy", "random")
    ladder = Setup(Table("catte", 3, {}), bots, 1, 0, is_ladder=True)
    alone = Setup(Table("white_castle", 1, load("white_castle").choose_options({})), bots, 1, 0, is_ladder=True)

    assert (("search:9", "greedy"), ("greedy", "random")) == ladder.pairings
    assert tuple((bot, "rival") for bot in bots) == alone.pairings


def test_two_bots_are_one_pairing() -> None:
    """Of two the first is tried among the second; of more, each among each."""
    assert (("greedy", "random"),) == catte().pairings
    assert 6 == len(catte("greedy", "random", "visitor").pairings)
    assert ("visitor", "greedy") in catte("greedy", "random", "visitor").pairings


def test_at_a_table_of_two_one_way_is_enough() -> None:
    """One among one is the same both ways."""
    setup = Setup(Table("cat_tower", 2, {}), ("greedy", "random", "visitor"), 1, 0)

    assert [("greedy", "random"), ("greedy", "visitor"), ("random", "visitor")] == list(setup.pairings)


def test_alone_each_bot_meets_the_rival() -> None:
    """At a table for one, each bot plays against what the game itself plays."""
    setup = Setup(Table("white_castle", 1, {}), ("greedy",), 1, 0)

    assert (Pairing("greedy", RIVAL),) == setup.pairings
    assert ("greedy", RIVAL) == setup.sides


def test_more_blocks_only_add_to_the_end() -> None:
    """The schedule goes deal by deal, each the same for all pairings, and another seed has other deals."""
    short, long = (list(catte("greedy", "random", "visitor", blocks=n).schedule()) for n in (2, 3))

    assert 12 == len(short)
    assert short == long[:12]
    assert 2 == len({one.seed for one in short})
    assert not {block_seed(1, n) for n in range(50)} & {block_seed(2, n) for n in range(50)}


@pytest.mark.parametrize(
    ("bots", "told"),
    [(("greedy",), "at least 2"), (("greedy", "greedy"), "twice"), (("greedy", "nobody"), "nobody is not a bot")],
)
def test_bots_that_cannot_meet(bots: tuple[str, ...], told: str) -> None:
    """Too few, the same twice, or unknown ones are refused."""
    with pytest.raises(Fault, match=told.split(maxsplit=1)[0]) as refused:
        Setup(Table("catte", 3, {}), bots, 1, 0)

    assert told in str(refused.value)


def test_results_come_in_order() -> None:
    """Every block of the schedule is played, in its order."""
    setup = catte("greedy", "random", "visitor", blocks=1)

    assert list(setup.pairings) == [result.pairing for result in run(setup, HERE, {})]


def test_processes_bring_the_same_results() -> None:
    """Two processes play what one plays, in the same order."""
    setup = catte(blocks=5)
    with open_workers(setup, 2) as two:
        beside = list(run(setup, two, {}))

    assert games(list(run(setup, HERE, {}))) == games(beside)
    assert 2 == two.count


def test_a_cluster_brings_the_same_results() -> None:
    """Workers of Dask play what this process plays, in the same order."""
    distributed: Any = pytest.importorskip("distributed")
    setup = catte(blocks=3)
    with (
        distributed.LocalCluster(1, threads_per_worker=2, processes=False, dashboard_address=None) as cluster,
        open_workers(setup, cluster=cluster.scheduler_address) as workers,
    ):
        there = list(run(setup, workers, {}))

    assert games(list(run(setup, HERE, {}))) == games(there)


class Cluster:
    """What stands for a cluster whose workers tell us what they have."""

    def __init__(self, told: dict[str, str] | Exception) -> None:
        self.told = told

    def run(self, *_: object) -> dict[str, str]:
        """Tell, or fail."""
        if isinstance(self.told, Exception):
            raise self.told
        return self.told


@pytest.mark.parametrize(
    ("told", "what"),
    [({}, "no workers"), ({"tcp://w": "old"}, "tcp://w"), (ModuleNotFoundError("No module named 'tenshu'"), "module")],
)
def test_a_cluster_must_have_the_same_code(told: dict[str, str] | Exception, what: str) -> None:
    """A cluster without workers, or with other code, is refused."""
    with pytest.raises(Fault) as refused:
        check_workers(Cluster(told), "tcp://s", catte())  # type: ignore[arg-type]

    assert what in str(refused.value)
    assert "tcp://s" in str(refused.value)


class Broken(Executor):
    """Workers that are gone."""

    def submit(self, *_: object, **__: object) -> Future[Any]:
        """Fail as processes do that were killed."""
        done: Future[Any] = Future()
        done.set_exception(BrokenExecutor())
        return done


def test_lost_workers_are_told() -> None:
    """When a process that plays is killed, one sentence says so."""
    with pytest.raises(Fault, match="ended from outside"):
        list(run(catte(), Workers(Broken(), 1), {}))


def test_the_test_ends_a_pairing() -> None:
    """Once the test has decided, a pairing is not tried any more, and what was handed out ahead is not counted."""
    setup = catte("greedy", "random", blocks=200)
    tests = {pairing: Sprt(0.8) for pairing in setup.pairings}
    kept = {(setup.pairings[0], n): block(n, [9 + n % 3, 1, 1], pairing=("greedy", "random")) for n in range(100)}
    found = list(run(setup, Workers(Here(), 5), kept, tests))
    (test,) = tests.values()

    assert ("ahead", len(found)) == (test.verdict, len(test.path))
    assert 3 < len(found) < 20


# What is kept


def lines(path: Path) -> list[dict[str, Any]]:
    """Return what a file holds."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def play_into(path: Path, setup: Setup, blocks: int = 99) -> list[Result]:
    """Play into a file, and stop after so many blocks."""
    found = []
    with open_results(path, setup.json()) as results:
        for result in run(setup, HERE, results.kept):
            results.add(result)
            found.append(result)
            if len(found) == blocks:
                break
    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where results go."""
    return tmp_path / "results.jsonl"


def test_a_file_has_a_line_for_each_block(path: Path) -> None:
    """The first line tells the set-up, and each further one a block."""
    play_into(path, catte(blocks=3))
    head, *rest = lines(path)

    assert ("tenshu tournament 1", "catte", 3) == (head["format"], head["game"], head["seats"])
    assert [0, 1, 2] == [line["number"] for line in rest]


@pytest.mark.parametrize("torn", [b"", b'{"pairing":["greedy","ra', b"\0\0\0\n"])
def test_going_on_after_a_kill(path: Path, torn: bytes) -> None:
    """What is in the file is not played again, a torn last line is dropped, and the whole is as if played at once."""
    setup = catte(blocks=4)
    whole = list(run(setup, HERE, {}))
    play_into(path, setup, blocks=2)
    before = path.read_bytes()
    path.write_bytes(before + torn)
    after = play_into(path, setup)

    assert path.read_bytes().startswith(before)
    assert 5 == len(lines(path))
    assert games(whole) == games(after)


def test_a_file_torn_in_its_first_line_begins_anew(path: Path) -> None:
    """A kill before anything was played leaves nothing to go on from."""
    path.write_bytes(b'{"format":"tensh')
    play_into(path, catte(blocks=1))

    assert 2 == len(lines(path))


def test_a_file_can_grow(path: Path) -> None:
    """With more blocks the same tournament goes on, and with fewer the rest is left out."""
    play_into(path, catte(blocks=2))

    assert 3 == len(play_into(path, catte(blocks=3)))
    assert 1 == len(play_into(path, catte(blocks=1)))
    assert 4 == len(lines(path))


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (catte(seed=2), "seed"),
        (catte("random", "greedy"), "bots"),
        (catte(seats=4), "seats"),
        (Setup(Table("catte", 3, {"led_set": "no"}), ("greedy", "random"), 2, 1), "options"),
    ],
)
def test_another_set_up_is_refused(path: Path, other: Setup, told: str) -> None:
    """A file of another set-up is refused with what differs, and is as it was."""
    play_into(path, catte(blocks=1))
    before = path.read_bytes()
    with pytest.raises(Fault, match="another tournament") as refused:
        play_into(path, other)

    assert told in str(refused.value)
    assert before == path.read_bytes()


@pytest.mark.parametrize(
    ("text", "told"),
    [("my notes\n", "no results"), ("[1]\n", "no results"), ('{"a": 1}\n', "no results"), ("\0\n\0\n", "no results")],
)
def test_a_foreign_file_is_refused(path: Path, text: str, told: str) -> None:
    """A file that is not ours is refused, and is as it was."""
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Fault, match=told):
        play_into(path, catte())

    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("spoilt", ["{}", "nonsense", '{"pairing": 3}'])
def test_a_damaged_line_is_refused(path: Path, spoilt: str) -> None:
    """A line in the middle that is no block is told by its number."""
    play_into(path, catte(blocks=2))
    head, first, second = path.read_text(encoding="utf-8").splitlines()
    path.write_text(f"{head}\n{spoilt}\n{first}\n{second}\n", encoding="utf-8")

    with pytest.raises(Fault, match="line 2"):
        play_into(path, catte(blocks=2))


def test_two_tournaments_do_not_share_a_file(path: Path) -> None:
    """While one writes, another is refused."""
    setup = catte(blocks=1)
    with open_results(path, setup.json()), pytest.raises(Fault, match="Another tournament"):
        play_into(path, setup)


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    """A folder that is not there, or a folder itself, is refused."""
    for place in (tmp_path / "no" / "such.jsonl", tmp_path):
        with pytest.raises(Fault, match="cannot be written"), open_results(place, {}):
            pass


def test_without_a_file_results_are_in_memory() -> None:
    """Results are kept for as long as the tournament goes."""
    with open_results(None, {}) as results:
        results.add(block(0, [1, 2]))

    assert [(Pairing("a", "b"), 0)] == list(results.kept)
    assert {} == Results().kept


def test_code_has_a_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results of other rules or other bots are told apart, also of bots that someone wrote."""
    module = tmp_path / "their_bots.py"
    monkeypatch.syspath_prepend(tmp_path)
    found = []
    for text in ("class Bot: pass\n", "class Bot: ...\n"):
        module.write_text(text, encoding="utf-8")
        found.append(fingerprint("catte", ("their_bots:Bot",)))

    assert 4 == len({*found, fingerprint("catte"), fingerprint("cat_tower")})
    assert ["their_bots:Bot"] == catte("their_bots:Bot", "random").timed


@pytest.mark.compiled
def test_weights_that_change_while_they_play_end_a_tournament(tmp_path: Path) -> None:
    """What was played until then was one net; what a training has written since is another."""
    mine = tmp_path / "mine.safetensors"
    mine.write_bytes((Path(net.__file__).with_name("weights") / "catte.safetensors").read_bytes())
    played = run(catte(f"net:{mine}", "random", blocks=3), HERE, {})
    next(played)
    write_whole(mine, mine.read_bytes())

    with pytest.raises(Fault) as changed:
        next(played)
    assert message("cli-arena-weights-changed", file="mine.safetensors") == changed.value.message


def test_weights_belong_to_the_fingerprint(tmp_path: Path) -> None:
    """Results of a net that has learned on since are told apart, wherever its file lies."""
    mine = tmp_path / "weights" / "mine.safetensors"
    mine.parent.mkdir()
    with safe_open(Path(net.__file__).with_name("weights") / "catte.safetensors", "numpy") as file:
        about, tensors = file.metadata(), {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118 (it is no mapping)
    found = []
    for minutes in ("1.0", "2.0"):
        save_file(tensors, mine, metadata={**about, "minutes": minutes})
        found.append(fingerprint("catte", (f"net:{mine}",)))

    assert 3 == len({*found, fingerprint("catte", ("net",))})

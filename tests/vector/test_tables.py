"""Many tables: the games that one table plays, however many there are, on however many cores, and on a GPU."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.core import toy
from tests.vector.following import follow, held, leads, played, row_of

from tenshu import GAMES, Fault, Play, load
from tenshu.core.rng import new_rng, roll
from tenshu.core.words import LANGUAGES, render
from tenshu.vector import Tables
from tenshu.vector.loops import NOBODY

ROOT = Path(__file__).parents[2]
SEED = 2**62 + 5

CATTE = load("catte")
KINDS = [
    ("catsle_builders", 3, {"winner_leads": "yes"}),
    ("catsle_builders", 5, {"edition": "chatpentiers"}),
    ("catte", 3, {}),
    ("catte", 4, {"forced_set": "no"}),
    ("cat_tower", 2, {"bowl_neighbours": "other"}),
    ("cat_tower", 4, {}),
    ("white_castle", 1, {"difficulty": "hard"}),
    ("white_castle", 3, {}),
]


def some_steps(tables: Tables, steps: int, luck: int = 1) -> None:
    """Answer at random, with what is legal."""
    rng = new_rng(luck)
    for _ in range(steps):
        ways = [np.flatnonzero(mask) for mask in tables.masks()]
        tables.step([int(legal[roll(rng, len(legal))]) if legal.size else 0 for legal in ways])


def until_over(tables: Tables) -> NDArray[np.float32]:
    """Play to the end at tables that do not go on; return all rewards, in sum."""
    rewards: NDArray[np.float32] = np.zeros_like(tables.outcome.gains)
    while (tables.seen.seat != NOBODY).any():
        rewards += tables.step(tables.masks().argmax(axis=1))[1]
    return rewards


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_a_table_plays_the_game_of_its_number(name: str, seats: int, options: dict[str, str]) -> None:
    """What is seen, legal and won at a table is what the checked door gives, answer by answer."""
    game = load(name)
    followed = follow(Tables(game, 2, seats=seats, options=options), SEED, games=3)

    for number, at_table in followed.items():
        expected = played(game, seats, options, SEED, number)
        assert expected.decisions == at_table.decisions
        assert expected.scores == at_table.scores
        assert pytest.approx(expected.won) == at_table.won
        assert pytest.approx(expected.rewards, abs=1e-3) == at_table.rewards


def test_a_table_plays_the_game_of_its_number_interpreted() -> None:
    """The same of one game by interpreted rules, too."""
    [at_table] = follow(Tables(CATTE, 1, seats=3), 5, games=1).values()
    expected = played(CATTE, 3, {}, 5, 0)

    assert (expected.decisions, expected.scores) == (at_table.decisions, at_table.scores)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_neither_tables_nor_threads_change_a_game(name: str) -> None:
    """Game number i is the same at one table and at five, on one core and on three."""
    game = load(name)
    alone = follow(Tables(game, 1, seats=3), 9, games=7)

    assert alone == follow(Tables(game, 5, seats=3), 9, games=7)
    assert alone == follow(Tables(game, 5, seats=3, threads=3), 9, games=7)
    assert alone == follow(Tables(game, 2, seats=3, threads=64), 9, games=7)


def test_games_of_another_seed_or_number_are_others() -> None:
    """Seeds and first numbers choose the games, and a reset begins them anew."""
    tables = Tables(CATTE, 2, seats=3)
    begun = {key: tables.reset(*key)[0].rows.tobytes() for key in ((1, 0), (2, 0), (1, 2), (1, 1))}
    width = tables.observing.width

    assert len(begun) == len(set(begun.values()))
    assert begun[1, 0][width:] == begun[1, 1][:width]
    some_steps(tables, 3)
    assert begun[1, 0] == tables.reset(1)[0].rows.tobytes()


def test_without_a_seed_the_count_goes_on() -> None:
    """A reset with None as seed takes games of the last seed that have not begun; the first of all is that of none."""
    tables, beside = Tables(CATTE, 2, seats=3), Tables(CATTE, 2, seats=3)
    assert np.array_equal(tables.reset(seed=None)[0].rows, beside.reset()[0].rows)

    tables.reset(seed=4, first=6)
    ended = np.zeros(2, np.int64)
    while ended.max() < 2:  # so games 6 and 7, 8 and 9, and one or two of 10 and 11 have begun
        ended += tables.step(tables.masks().argmax(axis=1))[2]
    for games, first in ((0, 12), (3, 17), (0, 19)):
        tables.reset(seed=None, first=games)
        beside.reset(seed=4, first=first)
        assert np.array_equal(beside.states(), tables.states())


def test_a_reset_takes_no_options() -> None:
    """As Gymnasium has it they may be named and left empty; what would not be heeded is refused."""
    tables = Tables(CATTE, 4, seats=3)
    tables.reset(seed=7, options=None)
    tables.reset(seed=7, options={})
    before = tables.states().copy()
    with pytest.raises(Fault, match="takes no options, and was given led_set;") as refused:
        tables.reset(options={"led_set": "no"})

    assert all(render(refused.value.message, language) for language in LANGUAGES)
    assert np.array_equal(before, tables.states())


def test_nothing_has_to_be_closed() -> None:
    """What is closed plays on, and threads end when nobody has the tables any more."""
    before = {*threading.enumerate()}
    tables = Tables(CATTE, 4, seats=3, threads=2)
    tables.reset()
    tables.close()
    tables.step(tables.masks().argmax(axis=1))
    working = {*threading.enumerate()} - before

    assert 4 == tables.num_envs
    assert working
    del tables
    gc.collect()
    for thread in working:
        thread.join(timeout=10)
    assert not any(thread.is_alive() for thread in working)


def test_seats_and_options_take_turns() -> None:
    """Of several kinds of tables the next has the next, from the first on again."""
    kinds = [{"led_set": "no"}, {}]
    tables = Tables(CATTE, 5, seats=[3, 4], options=kinds)
    tables.reset(1)
    states = tables.states()

    assert [3, 4, 3, 4, 3] == tables.seats.tolist()
    for table, state in enumerate(states):
        alone = Tables(CATTE, 1, seats=int(tables.seats[table]), options=kinds[table % 2])
        alone.reset(1, first=table)
        assert bytes(alone.states()[0]) == bytes(state)


@pytest.mark.parametrize("seats", [np.int64(4), np.array([4]), [4], (4,), range(4, 5)])
def test_seats_may_be_told_in_any_way(seats: Any) -> None:  # noqa: ANN401 (any of them)
    """A number or several, of Python or of NumPy."""
    tables = Tables(CATTE, 2, seats=seats)
    tables.reset(7)

    assert [4, 4] == tables.seats.tolist()


def test_whatever_seats_a_game_has_are_played_by_themselves() -> None:
    """Without a number of seats tables of all numbers take turns."""
    assert [3, 4, 3] == Tables(CATTE, 3).seats.tolist()


@pytest.mark.parametrize("forced", [False, True])
def test_what_is_forced_is_asked_on_request(forced: bool) -> None:  # noqa: FBT001 (a setting)
    """A seat without a choice is asked only where that is wanted."""
    tables = Tables(CATTE, 1, seats=3, forced=forced, again=False)
    tables.reset(2)
    fewest = 99
    while tables.seen.seat[0] != NOBODY:
        fewest = min(fewest, int(tables.masks().sum()))
        tables.step(tables.masks().argmax(axis=1))

    assert (1 if forced else 2) == fewest


def test_where_a_game_ends_the_next_begins_or_nothing_does() -> None:
    """A table goes on with another game, or stays over: nobody is asked, nothing is gained."""
    on, off = Tables(CATTE, 2, seats=3), Tables(CATTE, 2, seats=3, again=False)
    on.reset(3)
    off.reset(3)
    until_over(off)
    states, finals = off.states().copy(), off.outcome.finals.copy()
    seen, rewards, terminated, truncated, info = off.step([0, 99])

    assert [NOBODY, NOBODY] == seen.seat.tolist()
    assert not any(part.any() for part in (seen.rows, rewards, terminated, truncated, off.masks()))
    assert np.array_equal(states, off.states())
    assert np.array_equal(finals, info["finals"])
    ended = np.zeros(2, bool)
    while not ended.all():
        seen, _, terminated, _, _ = on.step(on.masks().argmax(axis=1))
        ended |= terminated
    assert (seen.seat != NOBODY).all()


def test_before_the_first_game_nobody_is_asked() -> None:
    """A step before the first reset does nothing."""
    tables = Tables(CATTE, 2)
    seen, rewards, *_ = tables.step([5, 5])

    assert [NOBODY, NOBODY] == seen.seat.tolist()
    assert not any(part.any() for part in (rewards, tables.states()))


@pytest.mark.compiled
def test_rewards_are_the_lead_and_shares_the_victory() -> None:
    """All rewards of a game are the lead that it ends with, and those in the first place share the victory."""
    tables = Tables(CATTE, 60, seats=4, again=False)
    tables.reset(4)
    rewards = until_over(tables)
    doors = CATTE.doors
    for table, state in enumerate(tables.states()):
        places, finals = np.zeros(4, np.int64), tables.outcome.finals[table].tolist()
        doors.places(state, places)
        winners = places == 1
        assert pytest.approx(leads(finals), abs=1e-3) == rewards[table]
        assert (winners / winners.sum()).astype(np.float32).tolist() == tables.outcome.won[table].tolist()


def test_what_is_hidden_is_written_on_request() -> None:
    """A critic gets what the seat does not see, and nobody else does."""
    plain, told = Tables(CATTE, 2, seats=3), Tables(CATTE, 2, seats=3, hidden=True)
    plain.reset(6)
    told.reset(6)
    some_steps(told, 4)
    observing = told.observing
    for table, state in enumerate(told.states()):
        row = np.zeros(observing.hidden_width, np.uint8)
        observing.observe_hidden(CATTE.state.on(state), int(told.seen.seat[table]), row)
        assert row.any()
        assert np.array_equal(row, told.seen.hidden[table])

    assert (2, 0) == plain.seen.hidden.shape


def test_a_state_that_is_put_is_played_on_from() -> None:
    """Tables go on from the states they are given; with as many lucks as states, equal states meet equal luck."""
    play = Play(CATTE, 3)
    play.settle(8)
    for _ in range(6):
        play.act(play.asked[0], play.choices(play.asked[0])[0])
    tables = Tables(CATTE, 4, seats=3)
    seen = tables.put(np.stack([play.state] * 4), seed=1, lucks=2)
    seat = play.asked[0]

    assert [seat] * 4 == seen.seat.tolist()
    assert all(np.array_equal(row_of(CATTE, play.seen(seat), seat), row) for row in seen.rows)
    assert all(play.choices(seat) == np.flatnonzero(mask).tolist() for mask in tables.masks())
    for _ in range(60):  # into the next deal
        tables.step(tables.masks().argmax(axis=1))
    states = tables.states()
    assert np.array_equal(states[:2], states[2:])
    assert not np.array_equal(states[0], states[1])


@pytest.mark.compiled
def test_nothing_hidden_is_seen() -> None:
    """Whatever the others hold, the seat that decides sees and may do the same: all that is hidden is dealt anew."""
    deals, rng = 6, new_rng(3)
    tables, again = Tables(CATTE, 1, seats=3), Tables(CATTE, deals, seats=3, hidden=True)
    tables.reset(7)
    for decision in range(60):
        seat = int(tables.seen.seat[0])
        worlds = np.repeat(tables.states(), deals, axis=0)
        for world in worlds[1:]:
            CATTE.doors.redact(world, seat)
            CATTE.doors.guess(world, seat, rng)
        seen = again.put(worlds)
        assert [seat] * deals == seen.seat.tolist()
        assert (seen.rows == tables.seen.rows).all()
        assert (seen.legal == tables.seen.legal).all()
        if decision == 0:
            assert (seen.hidden != seen.hidden[0]).any()  # which is where the deals differ
        some_steps(tables, 1, luck=decision)


KERNEL = """
import json, sys
from tests.vector.following import held
from tenshu import load
from tenshu.vector import Tables
name, tables, ends, settings = json.loads(sys.argv[1])
print(*held(Tables(load(name), tables, device="cuda", hidden=True, **settings), ends), sep="\\n")
"""


def check_kernels(name: str, tables: int, ends: int, settings: dict[str, Any]) -> None:
    """Check that all that tables hold is the same to the byte on a CPU and on Numba's simulator of a GPU."""
    asked = json.dumps([name, tables, ends, settings])
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", "-c", KERNEL, asked]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)  # noqa: S603
    expected = list(held(Tables(load(name), tables, hidden=True, **settings), ends))

    assert "" == done.stderr
    assert expected == done.stdout.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_kernels_play_the_games_of_the_cpu(name: str) -> None:
    """After each step of whole games a kernel has written what the CPU has, at a table for each number of seats."""
    tables = len(load(name).seats)
    check_kernels(name, tables, tables, {"again": False})


def test_kernels_go_on_with_the_games_of_the_cpu() -> None:
    """So do they where the next game begins, what is forced is asked, and options take turns that are not usual."""
    options = [{"forced_set": "no"}, {"led_set": "no"}]
    check_kernels("catte", 2, 3, {"seats": 3, "forced": True, "options": options})


def refuse(told: str, **settings: Any) -> None:  # noqa: ANN401 (whatever a setting should not be)
    """Check that tables cannot be made so, and that one sentence says why in every language."""
    with pytest.raises(Fault) as refused:
        Tables(**{"game": CATTE, "tables": 2, **settings})
    assert told in str(refused.value)
    assert all(render(refused.value.message, language) for language in LANGUAGES)


def test_tables_that_cannot_be_are_refused() -> None:
    """Each setting that cannot be is told in one sentence, with what could."""
    refuse("at least one", tables=0)
    refuse("at least one", threads=0)
    refuse("cpu, cuda", device="tpu")
    refuse("3 to 4 seats", seats=5)
    refuse("3 to 4 seats", seats=[3, 2])
    refuse("it has: forced_set, led_set", options={"jokers": "yes"})
    refuse("toy cannot be observed", game=toy.GAME)


def test_without_a_gpu_that_is_said() -> None:
    """Where no GPU is, whoever asks for one is told so."""
    ask = "from tenshu import load\nfrom tenshu.vector import Tables\nTables(load('catte'), 2, device='cuda')"
    environment = {**os.environ, "CUDA_VISIBLE_DEVICES": "", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", ask]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)  # noqa: S603

    assert "tenshu.core.words.Fault: No CUDA GPU" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("actions", [[1], [0, 1, 2], [0.0, 1.0], [[0, 1]], "ab"])
def test_actions_are_a_number_a_table(actions: Any) -> None:  # noqa: ANN401 (what is refused)
    """Anything else is refused before a table is touched."""
    tables = Tables(CATTE, 2, seats=3)
    tables.reset(1)
    before = tables.states().copy()
    with pytest.raises(Fault, match="must be 2 whole numbers"):
        tables.step(actions)

    assert np.array_equal(before, tables.states())


@pytest.mark.parametrize("wrong", [-1, 3, 68, 69, 10**12])
def test_illegal_actions_are_refused(wrong: int) -> None:
    """What is not legal is refused with the table, the seat and what would be legal, and nothing is changed."""
    tables = Tables(CATTE, 2, seats=3)
    tables.reset(1)
    before, legal = tables.states().copy(), np.flatnonzero(tables.masks()[1]).tolist()
    assert wrong not in legal
    with pytest.raises(Fault, match=f"At table 1 seat {tables.seen.seat[1]} .* {wrong} now; legal: {legal[0]}, "):
        tables.step([int(tables.masks()[0].argmax()), wrong])

    assert np.array_equal(before, tables.states())


def test_seeds_and_states_that_cannot_be_are_refused() -> None:
    """A seed has a range, and states have a shape."""
    tables = Tables(CATTE, 2, seats=3)
    for seed in (-1, 2**63, 1.5):
        with pytest.raises(Fault, match="The seed cannot be"):
            tables.reset(seed)  # type: ignore[arg-type]
    for first in (-1, 2**63, 0.5):
        with pytest.raises(Fault, match="Games cannot be counted from"):
            tables.reset(1, first=first)  # type: ignore[arg-type]
    kinds: list[tuple[tuple[int, ...], Any]] = [((1, 376), "u1"), ((2, 375), "u1"), ((2, 376), "i1"), ((752,), "u1")]
    for shape, kind in kinds:
        with pytest.raises(Fault, match="2 rows of 376"):
            tables.put(np.zeros(shape, kind))

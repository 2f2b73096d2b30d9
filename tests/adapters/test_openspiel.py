"""Every game as a game of OpenSpiel: it passes OpenSpiel's own tests, and tells each seat what it may know."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

from tenshu import GAMES, Fault, load
from tenshu.adapters.openspiel import TenshuState
from tenshu.core.rng import new_rng, roll
from tenshu.vector.stepping import observing_of, stepping

# One simulation draws thousands of tables, so each game is tried with its fewest and its most seats.
TABLES = [(name, seats) for name in GAMES for seats in (load(name).seats[0], load(name).seats[-1])]


def random_states(game: Any, seed: int) -> Iterator[Any]:  # noqa: ANN401 (OpenSpiel has no types)
    """Yield the states of a random game."""
    state, rng = game.new_initial_state(), new_rng(seed)
    yield state
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[roll(rng, len(legal))])
        yield state


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_passes_the_simulation_of_openspiel(name: str, seats: int) -> None:
    """OpenSpiel's random simulation finds nothing wrong: copies, masks, strings, bounds, returns, saved states."""
    game = pyspiel.load_game(f"tenshu_{name}(players={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

    assert seats == game.num_players()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_loaded_by_its_name(name: str) -> None:
    """Without parameters the fewest play that need no rival."""
    game, ours = pyspiel.load_game(f"tenshu_{name}"), load(name)
    kind = game.get_type()

    assert (2 if name == "white_castle" else ours.seats[0]) == game.num_players()
    assert pyspiel.GameType.Utility.ZERO_SUM == kind.utility
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    assert ("IMPERFECT_INFORMATION" if name in ("catte", "catsle_builders") else "PERFECT_INFORMATION") == (
        kind.information.name
    )


def test_a_copy_goes_its_own_way() -> None:
    """What is copied or read back is the same to the byte, and playing on from it changes nothing else."""
    game = pyspiel.load_game("tenshu_catte(players=3,led_set=no)")
    *_, state = (state for state, _ in zip(random_states(game, 1), range(90), strict=False))
    saved = pyspiel.serialize_game_and_state(game, state)
    copy, (_, read) = state.clone(), pyspiel.deserialize_game_and_state(saved)
    before = attributes(state)
    copy.apply_action(copy.legal_actions()[0])

    assert before == attributes(state)
    assert before == attributes(read)
    assert before != attributes(copy)
    assert {"forced_set": "yes", "led_set": "no"} == read.options
    assert state.history() == read.history()


def attributes(state: TenshuState) -> tuple[bytes, list[str]]:
    """Return all that changes in a state."""
    return bytes(state.data), list(state.heard)


def test_chance_is_a_player() -> None:
    """All that chance may answer is equally likely, and a game is told by its answers alone."""
    game = pyspiel.load_game("tenshu_catte(players=3)")
    chances = 0
    for state in random_states(game, 2):
        if state.is_chance_node():
            chances += 1
            outcomes = state.chance_outcomes()
            assert {1 / len(outcomes)} == {odds for _, odds in outcomes}
            assert pyspiel.PlayerId.CHANCE == state.current_player()
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)

    assert chances
    assert attributes(state) == attributes(again)


def test_a_seat_hears_what_it_may() -> None:
    """Cards that are dealt to others are not in a seat's information state, and one's own answers are."""
    state = pyspiel.load_game("tenshu_catte(players=3)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    seat = state.current_player()
    action = state.legal_actions()[-1]
    told = [state.information_state_string(player) for player in range(3)]
    state.apply_action(action)

    assert 3 == len(set(told))
    assert all("chance:?" in words for words in told)
    assert f"{told[0]} {seat + 1}:{action}" == state.information_state_string(0)


def test_what_is_observed_is_the_row_of_nets() -> None:
    """The tensor is the row, scaled, in pieces by its fields; the words are the table as the seat sees it."""
    game, ours = pyspiel.load_game("tenshu_catte(players=3)"), load("catte")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    observing = observing_of(ours)
    row, seen = np.zeros(observing.width, np.uint8), state.data.copy()
    ours.doors.redact(seen, 1)
    stepping(ours).see(seen, 1, row)
    observer = game.make_py_observer()
    observer.set_from(state, 1)

    assert (row * observing.scale).tolist() == state.observation_tensor(1)
    assert {field.name: field.shape for field in observing.fields} == {k: v.shape for k, v in observer.dict.items()}
    assert all(np.shares_memory(observer.tensor, piece) for piece in observer.dict.values())
    assert 1 == state.observation_string(1).count("Hand 2: ")
    assert 3 == str(state).count("Hand ")


def test_observers_that_are_none_of_ours_are_refused() -> None:
    """Nobody gets to see what no player sees."""
    game = pyspiel.load_game("tenshu_catte")
    openly = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="SINGLE_PLAYER"):
        game.make_py_observer(openly)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"x": 1})


@pytest.mark.compiled
def test_returns_are_shares_of_the_victory() -> None:
    """A seat gets its share of the victory above an even one, at the end; alone, against the rival."""
    for parameters, sides in (("catte(players=3)", 3), ("white_castle(players=1)", 2)):
        *_, state = random_states(pyspiel.load_game(f"tenshu_{parameters}"), 3)
        places = state.play.places()
        shares = [(place == 1) / places.count(1) - 1 / sides for place in places]

        assert sides == len(places)
        assert shares[: state.num_players()] == state.returns()


def test_what_cannot_be_is_refused() -> None:
    """A wrong number of players and a wrong option are told in one sentence."""
    with pytest.raises(Fault, match="3 to 4 seats"):
        pyspiel.load_game("tenshu_catte(players=5)")
    with pytest.raises(Fault, match="it can be: yes, no"):
        pyspiel.load_game("tenshu_catte(led_set=maybe)")


def test_python_ends_well() -> None:
    """A program that has loaded a game ends without a crash: OpenSpiel holds on to what we registered until then."""
    program = "import pyspiel, tenshu.adapters.openspiel\npyspiel.load_game('tenshu_catte').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)  # noqa: S603

    assert (0, "") == (done.returncode, done.stderr)

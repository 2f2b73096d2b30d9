"""Every game as an environment of PettingZoo: it passes PettingZoo's own tests, and plays the games of many tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tenshu import GAMES, Fault, load
from tenshu.adapters.pettingzoo import TableEnv
from tenshu.vector import Tables

CATTE = load("catte")
EVERY_TABLE = [(name, seats) for name in GAMES for seats in load(name).seats]
# PettingZoo lists by name its own games whose observations hold a mask, and warns of all others.
its_own_tests = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


def first_legal(observation: dict[str, Any]) -> int:
    """Return the lowest action that the mask allows."""
    return int(observation["action_mask"].argmax())


def play(env: TableEnv, answer: Callable[[dict[str, Any]], int] = first_legal) -> dict[str, float]:
    """Play a game that has begun to its end; return what each agent was given."""
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        given[agent] += reward
        env.step(None if over else answer(observation))
    return given


@its_own_tests
@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
@pytest.mark.compiled
def test_it_passes_the_tests_of_pettingzoo(name: str, seats: int) -> None:
    """PettingZoo's tests of environments and of seeds pass for every game with every number of seats."""
    game = load(name)
    api_test(TableEnv(game, seats), num_cycles=100)
    api_test(TableEnv(game, seats, dense=True, forced=True), num_cycles=100)
    seed_test(lambda: TableEnv(game, seats), num_cycles=30)


@its_own_tests
def test_it_passes_the_tests_of_pettingzoo_interpreted() -> None:
    """The same by interpreted rules, of one table."""
    api_test(TableEnv(CATTE, 3, {"led_set": "no"}), num_cycles=10)


@pytest.mark.parametrize("forced", [False, True])
def test_it_plays_the_games_of_many_tables(forced: bool) -> None:  # noqa: FBT001 (a setting)
    """Game number i of a seed is the same here and at many tables, to the row and to the reward."""
    env = TableEnv(CATTE, 3, dense=True, forced=forced)
    tables = Tables(CATTE, 1, seats=3, forced=forced)
    for number in range(2):
        env.reset(seed=9 if number == 0 else None)
        tables.reset(9, first=number)
        over = False
        while not over:
            seat, action = int(tables.seen.seat[0]), int(tables.masks()[0].argmax())
            observation, *_ = env.last()
            assert f"seat_{seat}" == env.agent_selection
            assert np.array_equal(tables.seen.rows[0], observation["observation"])
            assert np.array_equal(tables.masks()[0], observation["action_mask"])
            env.step(action)
            _, rewards, ends, *_ = tables.step([action])
            assert pytest.approx(rewards[0, :3]) == list(env.rewards.values())
            over = bool(ends[0])
        assert all(env.terminations.values())


@pytest.mark.compiled
def test_rewards_are_shares_of_the_victory_or_leads() -> None:
    """At the end a seat gets its share of the victory above an even one; dense rewards sum to its lead."""
    by_victory, by_lead = TableEnv(CATTE, 4), TableEnv(CATTE, 4, dense=True)
    for env in (by_victory, by_lead):
        env.reset(seed=5)
    shares, leads = play(by_victory), play(by_lead)
    scores, places = by_victory.play.scores(), by_victory.play.places()

    assert [(place == 1) / places.count(1) - 1 / 4 for place in places] == list(shares.values())
    assert pytest.approx([score - (sum(scores) - score) / 3 for score in scores]) == list(leads.values())


def test_nobody_sees_what_is_hidden() -> None:
    """An agent that is not selected may do nothing, and what it sees is what its seat sees."""
    env = TableEnv(CATTE, 3)
    env.reset(seed=1)
    rows = [env.observe(agent) for agent in env.agents]
    for seat, observed in enumerate(rows):
        env.play.game.doors.redact(env.play.state, seat)
        assert np.array_equal(env.observe(f"seat_{seat}")["observation"], observed["observation"])
        env.reset(seed=1)

    assert [env.agent_selection == agent for agent in env.agents] == [row["action_mask"].any() for row in rows]


def test_the_table_is_told_in_words() -> None:
    """Rendered is what the selected agent sees, and all of it when the game is over."""
    env = TableEnv(CATTE, 3)
    env.reset(seed=3)
    during = env.render()
    while not env.play.is_over:
        env.step(first_legal(env.last()[0]))

    assert during.startswith("Round 1 of 3 · Trick 1 · ")
    assert 1 == during.count("Hand ")
    assert during.endswith(": Play a cat card, or begin a set.")
    assert 3 == env.render().count("Hand ")
    env.close()


def test_what_cannot_be_is_refused() -> None:
    """A wrong number of seats, a wrong seed and an illegal action are told in one sentence."""
    with pytest.raises(Fault, match="3 to 4 seats"):
        TableEnv(CATTE, 5)
    env = TableEnv(CATTE, 3)
    with pytest.raises(Fault, match="The seed cannot be"):
        env.reset(seed=-1)
    env.reset(seed=1)
    with pytest.raises(Fault, match="legal: "):
        env.step(68)
    with pytest.raises(Fault, match="legal: "):
        env.step(None)

"""A table of any game as an environment of PettingZoo (extra `[pettingzoo]`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from tenshu.adapters.drawing import drawn
from tenshu.adapters.single import above_even, ahead, row_of
from tenshu.adapters.spaces import action_space, observation_space
from tenshu.core.game import Game
from tenshu.core.heard import OPEN
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.core.rng import new_rng, roll
from tenshu.vector.stepping import observing_of
from tenshu.vector.tables import check_seed


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table at which the agents `seat_0`, `seat_1`, … sit.

    An agent observes a row, as `docs/observing.md` tells, and a mask of what it may answer. Chance answers by itself,
    and what is forced is answered unless `forced` asks for it; where several are asked at once, the lowest seat answers
    first. Rewards come at the end: a seat's share of the victory above an even one. If they are `dense`, each step
    brings by how many points a seat's lead over the mean of the others has grown.

    Game number i of a seed is the one that `tenshu.vector.Tables` plays by that number: `reset(seed=…)` begins with
    number 0, and `reset()` takes the next.
    """

    render_mode = "ansi"  # the only one

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        dense: bool = False,
        forced: bool = False,
    ) -> None:
        super().__init__()
        self.play = Play(game, seats, options)
        self._dense, self._forced, self._answers = dense, forced, observing_of(game).answers
        self._seed, self._number = 0, -1
        self.metadata = {"name": f"tenshu_{game.name}_v{game.version}", "render_modes": [self.render_mode]}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Return what an agent can observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return what an agent can answer."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002 (there are none)
        """Begin game number 0 of a seed, or the next of the last one."""
        self._seed, self._number = (self._seed, self._number + 1) if seed is None else (check_seed(seed), 0)
        self._rng = new_rng(self._seed, self._number)
        self.play = Play(self.play.game, self.play.seats, self.play.options)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()
        self._leads = ahead(self.play.scores())

    def step(self, action: int | None) -> None:
        """Answer for the agent that is selected; one whose game is over answers nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.play.act(self._seat(agent), -1 if action is None else int(action))
        self._go_on()
        self.rewards = dict(zip(self.agents, self._earned(), strict=False))  # rivals are no agents
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and what it may answer: nothing unless it is selected."""
        mask = np.zeros(self._answers, np.int8)
        if agent == self.agent_selection:
            mask[self.play.choices(self._seat(agent))] = 1
        row = row_of(self.play.game, self.play.state, self._seat(agent))
        return {"observation": row, "action_mask": mask}

    def render(self) -> str:
        """Return the table in words, as the agent that is selected sees it; nothing is hidden when it is over."""
        return drawn(self.play, OPEN if self.play.is_over else self._seat(self.agent_selection))

    def close(self) -> None:
        """Do nothing: there is no window."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _go_on(self) -> None:
        """Play on to the next decision, as tables of the vector environment do, and select who takes it."""
        play = self.play
        while play.asked:
            seat = play.asked[0]
            choices = play.choices(seat)
            if seat != CHANCE and (len(choices) > 1 or self._forced):
                self.agent_selection = self.possible_agents[seat]
                return
            play.act(seat, choices[roll(self._rng, len(choices))])
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _earned(self) -> list[float]:
        """Return the reward of each side for the last step."""
        if self._dense:
            before, self._leads = self._leads, ahead(self.play.scores())
            return [now - then for now, then in zip(self._leads, before, strict=True)]
        return above_even(self.play.places()) if self.play.is_over else [0.0] * len(self._leads)

"""Proximal policy optimisation, for any number of seats that take turns at each of many tables.

Windows of play and rounds of learning take turns. What a decision was worth is told by a critic that sees all, hidden
things too; the net that plays sees what its seat sees.
"""

from __future__ import annotations

import torch
from torch import Tensor

from tenshu.learn.fusing import fused
from tenshu.learn.guests import Guests
from tenshu.learn.nets import Critic, Player, draw
from tenshu.learn.recipes import Recipe
from tenshu.learn.tensors import watch
from tenshu.learn.updating import Told, Updates
from tenshu.learn.windows import advantages, new_window
from tenshu.vector import Tables

_CHUNK = 1 << 18  # rows that a net judges at once
_CERTAIN = 1e-6  # added to what is divided by


class Learner:
    """Plays and learns."""

    def __init__(self, tables: Tables, player: Player, critic: Critic, recipe: Recipe, guests: Guests) -> None:
        self.tables, self.player, self.critic, self.recipe, self.guests = tables, player, critic, recipe, guests
        self.now = watch(tables)
        self.window = new_window(recipe.window, self.now)
        self.device = self.now.seat.device
        self.scale, _ = recipe.scale  # points of a lead that are worth as much as a victory now
        self.updates = Updates(player, critic, self.window, recipe)
        self._draw = fused(draw, self.device)
        self._half = torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda")

    @torch.no_grad()
    def play(self) -> None:
        """Play a window."""
        for step in range(self.recipe.window):
            self.step(step)

    @torch.no_grad()
    def step(self, step: int) -> None:
        """Answer at each table, and note it in a row of the window."""
        window, now = self.window, self.now
        for kept, seen in (
            (window.rows, now.rows),
            (window.hidden, now.hidden),
            (window.legal, now.legal),
            (window.seat, now.seat),
        ):
            kept[step] = seen
        window.own[step] = True
        with self._half:
            action, window.likely[step] = self._draw(self.player, now.rows, now.legal)
            self.guests.answer(now, action, window.own[step])
        window.action[step] = action
        now.actions.copy_(action)
        self.tables.step()
        window.over[step] = now.over.bool()
        window.reward[step] = self._reward()

    def _reward(self) -> Tensor:
        """Return what the last step was worth to each side: a better lead and, where a game has ended, a victory."""
        now, sides = self.now, self.now.sides[:, None]
        victory = self.recipe.victory * (now.won - 1 / sides) * now.over[:, None]
        sits = torch.arange(now.gains.shape[1], device=self.device) < sides
        return (now.gains / self.scale + victory) * sits

    @torch.no_grad()
    def judge(self) -> Tensor:
        """Return what the critic expects at each decision of the window."""
        rows, hidden = self.window.rows.flatten(0, 1), self.window.hidden.flatten(0, 1)
        with self._half:
            parts = [
                self.critic(rows[at : at + _CHUNK], hidden[at : at + _CHUNK]).float()
                for at in range(0, len(rows), _CHUNK)
            ]
        return torch.cat(parts).view(self.window.seat.shape)

    def learn(self, rate: float, entropy: float, *, is_critic_alone: bool = False) -> dict[str, float]:
        """Learn from the window, or let the critic alone learn; return how it went."""
        value = self.judge()
        told = self.told(value)
        found = self.updates.learn(told, rate, entropy, is_critic_alone=is_critic_alone)
        policy, critic, spread, moved = found.tolist()
        wanted = told.target[told.picked]
        missed = (wanted - value.flatten()[told.picked]).var() / wanted.var().clamp(min=_CERTAIN)
        return {
            "policy": policy,
            "critic": critic,
            "entropy": spread,
            "moved": moved,
            "explained": 1 - missed.item(),
            "learned": float(len(told.picked)),
        }

    def told(self, value: Tensor) -> Told:
        """Return what the window tells: of one's own decisions of which it is known what came of them."""
        advantage, known = advantages(self.window, value, self.recipe.trace)
        picked = (known & self.window.own).flatten().nonzero().squeeze(1)
        gain, target = advantage.flatten(), (advantage + value).flatten()
        better = (gain - gain[picked].mean()) / (gain[picked].std() + _CERTAIN)
        return Told(picked, better, target)

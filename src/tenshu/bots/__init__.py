"""Players that decide by themselves, and see no more than a person in their seat."""

from __future__ import annotations

from tenshu.bots.bot import Answer, Bot, Budget, Candidate
from tenshu.bots.players import DEFAULT, LEVELS, Player, adviser, default_level, find_player, is_written, levels

__all__ = [
    "DEFAULT",
    "LEVELS",
    "Answer",
    "Bot",
    "Budget",
    "Candidate",
    "Player",
    "adviser",
    "default_level",
    "find_player",
    "is_written",
    "levels",
]

"""Players that decide by themselves, and see no more than a person in their seat."""

from __future__ import annotations

from tenshu.bots.bot import Answer, Bot, Budget, Candidate
from tenshu.bots.players import DEFAULT, LEVELS, Player, find_player

__all__ = ["DEFAULT", "LEVELS", "Answer", "Bot", "Budget", "Candidate", "Player", "find_player"]

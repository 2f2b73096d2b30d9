"""Players that decide by themselves, by the names that people choose them by."""

from __future__ import annotations

from collections.abc import Callable

from tenshu.bots.bot import Bot
from tenshu.bots.random import RandomBot
from tenshu.core.game import Game

BOTS: dict[str, Callable[[Game], Bot]] = {"random": RandomBot}

__all__ = ["BOTS", "Bot", "RandomBot"]

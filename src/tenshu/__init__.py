"""Tenshu: a digital table for five published rulebooks, and their rules as a fast library."""

from tenshu.core.play import Move, Play
from tenshu.core.words import Fault
from tenshu.games import GAMES, load

__version__ = "0.1.0"
__all__ = ["GAMES", "Fault", "Move", "Play", "load"]

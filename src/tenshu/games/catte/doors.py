"""The rules of Catte as loops take them, and as Python calls them."""

from __future__ import annotations

from tenshu.core.game import open_doors
from tenshu.games.catte import hidden, rules
from tenshu.games.catte.state import State

RULES, DOORS = open_doors("tenshu.games.catte", State, rules, hidden)

"""The rules of The White Castle as loops take them, and as Python calls them."""

from __future__ import annotations

from tenshu.core.game import open_doors
from tenshu.games.white_castle import hidden, rules
from tenshu.games.white_castle.state import State

RULES, DOORS = open_doors("tenshu.games.white_castle", State, rules, hidden)

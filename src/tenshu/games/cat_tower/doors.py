"""The rules of Cat Tower as loops take them, and as Python calls them."""

from __future__ import annotations

from tenshu.core.game import open_doors
from tenshu.games.cat_tower import hidden, rules
from tenshu.games.cat_tower.state import State

RULES, DOORS = open_doors("tenshu.games.cat_tower", State, rules, hidden)

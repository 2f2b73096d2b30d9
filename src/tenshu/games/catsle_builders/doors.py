"""The rules of CATsle Builders as loops take them, and as Python calls them."""

from __future__ import annotations

from tenshu.core.game import open_doors
from tenshu.games.catsle_builders import hidden, rules
from tenshu.games.catsle_builders.state import State

RULES, DOORS = open_doors("tenshu.games.catsle_builders", State, rules, hidden)

"""What there are numbers for one by one, in several fields of a row."""

from __future__ import annotations

from tenshu.core.observing import Axis
from tenshu.games.white_castle.observe.effects import DONE, GIVEN
from tenshu.games.white_castle.pieces import (
    DECK_SIZE,
    ENDS,
    FACES,
    MEMBERS,
    MOST_CLANS,
    NCOLOURS,
    NEFFECTS,
    NFAVOURS,
    NGARDENS,
    NROOMS,
    NSLOTS,
    NSPACES,
    NYARDS,
    RESOURCES,
    RIVAL_ACTS,
    STACKED,
)
from tenshu.games.white_castle.state import NPAIRS

BY_CLAN = Axis(MOST_CLANS, "clans")
BY_OTHER = Axis(MOST_CLANS - 1, "other clans")
BY_COLOUR = Axis(NCOLOURS, "colours")  # of a die
BY_BRIDGE = Axis(NCOLOURS, "bridges")
BY_LINE = Axis(NCOLOURS, "lines")  # of the domain
BY_END = Axis(ENDS, "ends")
BY_FACE = Axis(FACES, "values")  # of a die
BY_SPACE = Axis(NSPACES, "spaces")
BY_STACK = Axis(STACKED, "spaces")  # the first ones: rooms, and those outside
BY_ROOM = Axis(NROOMS, "rooms")
BY_BLOCK = Axis(NSLOTS, "blocks")
BY_EFFECT = Axis(NEFFECTS, "effects")
BY_GIFT = Axis(GIVEN, "gifts")  # what effects give
BY_DEED = Axis(DONE, "deeds")  # what else they do
BY_FAVOUR = Axis(NFAVOURS, "favours")
BY_GARDEN = Axis(NGARDENS, "gardens")
BY_YARD = Axis(NYARDS, "yards")
BY_PAIR = Axis(NPAIRS, "pairs")
BY_MEMBER = Axis(len(MEMBERS), "members")
BY_RESOURCE = Axis(RESOURCES, "resources")
BY_RIVAL_CARD = Axis(DECK_SIZE, "cards")
BY_ACT = Axis(len(RIVAL_ACTS), "acts")

"""Catte: trick-taking for three and four."""

from tenshu.core.game import Game, Option
from tenshu.games.catte.doors import DOORS, RULES
from tenshu.games.catte.explain import explain
from tenshu.games.catte.observe import OBSERVING
from tenshu.games.catte.pieces import BOX, NCATS, NCOFFEES, ROUNDS
from tenshu.games.catte.state import ACTIONS, LINES, QUESTIONS, State
from tenshu.games.catte.text import say
from tenshu.games.catte.view import ended, view

# Of chance: the starting player, and in each round every card at most. Of the seats: in each round
# every cat card is played once at most, and every coffee card put in the center once at most.

_LONGEST = 1 + ROUNDS * (NCATS + NCOFFEES) * 2

GAME = Game(
    name="catte",
    version=1,
    seats=range(BOX["tables"][0]["seats"], BOX["tables"][-1]["seats"] + 1),
    options=(
        Option("forced_set", ("yes", "no")),
        Option("led_set", ("yes", "no")),
    ),
    actions=ACTIONS,
    longest=_LONGEST,
    lines=LINES,
    questions=QUESTIONS,
    state=State,
    rules=RULES,
    doors=DOORS,
    say=say,
    view=view,
    explain=explain,
    ended=ended,
    observing=OBSERVING,
)

__all__ = ["GAME"]

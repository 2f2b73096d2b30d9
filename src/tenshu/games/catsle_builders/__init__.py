"""CATsle Builders and its French edition CHATpentiers: trick-taking for three to five."""

from tenshu.core.game import Game, Option
from tenshu.games.catsle_builders.doors import DOORS, RULES
from tenshu.games.catsle_builders.explain import explain
from tenshu.games.catsle_builders.observe import OBSERVING
from tenshu.games.catsle_builders.pieces import BOX, CARDS, EDITIONS, ROUNDS, SUITS
from tenshu.games.catsle_builders.state import ACTIONS, LINES, QUESTIONS, State
from tenshu.games.catsle_builders.text import say
from tenshu.games.catsle_builders.view import ended, view

# Of chance: the start player, a suit, and in each round every card at most. Of the seats: in each round
# every card is played once at most, and all but one of each trick are taken and placed.

_LONGEST = 2 + ROUNDS * CARDS * 4

GAME = Game(
    name="catsle_builders",
    version=1,
    seats=range(BOX["tables"][0]["seats"], BOX["tables"][-1]["seats"] + 1),
    options=(
        Option("edition", EDITIONS),
        Option("winner_leads", ("no", "yes")),
        Option("removed_suit", ("random", *SUITS)),
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

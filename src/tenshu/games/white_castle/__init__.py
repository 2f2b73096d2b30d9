"""The White Castle: dice and clan members at the court of Himeji, for one to four."""

from tenshu.core.game import Brought, Game, Leading, Option
from tenshu.games.white_castle.changes import changes
from tenshu.games.white_castle.deck import PRINTED_DECK, deck_numbers, read_deck, sample_deck
from tenshu.games.white_castle.doors import DOORS, RULES
from tenshu.games.white_castle.explain import explain
from tenshu.games.white_castle.observe import OBSERVING
from tenshu.games.white_castle.pieces import DIFFICULTIES, EACH, MOST_CLANS, ROUNDS, SOLITAIRE, TURNS
from tenshu.games.white_castle.state import (
    ACTIONS,
    CLIMB,
    DIE,
    EFFECT,
    GARDEN,
    LINES,
    PAIR,
    PAY,
    QUESTIONS,
    RESOURCE,
    ROOM,
    State,
)
from tenshu.games.white_castle.text import say
from tenshu.games.white_castle.turns import turn
from tenshu.games.white_castle.view import view
from tenshu.games.white_castle.waste import waste

# No game comes near this. An occasion is a turn, or a garden at the end of a round; a move is a member that is
# sent or climbs, of which a clan has 5 + 5 + 5 + 15. An occasion grants up to ten effects (two blocks of two, a
# lantern of three, another for the left end), a move up to eight; an effect takes at most eight answers (the choice
# of it, three picks, a checkpoint, a block or line or place, and what is declined), and brings at most three seals,
# each of which can be exchanged. Chance deals the castle and the tiles up to thirteen times, 15 dice each round, and
# less than a hundred cards besides; the rival's three turns a round turn over its nine cards and act four times.
_OCCASIONS = ROUNDS * TURNS + (ROUNDS - 1) * EACH
_MOVES = 6 * EACH
_ANSWERS = (10 * _OCCASIONS + 8 * _MOVES) * (8 + 3)
_CHANCE = 13 * (5 + 15) + ROUNDS * (15 + TURNS * (9 + 1 + 4)) + 100
_LONGEST = MOST_CLANS * _ANSWERS + _CHANCE

GAME = Game(
    name="white_castle",
    version=1,
    seats=range(SOLITAIRE, MOST_CLANS + 1),
    options=(
        Option("difficulty", DIFFICULTIES),
        Option("domain_lines", ("once", "unlimited")),
        Option("deck", (PRINTED_DECK,), Brought(read_deck, deck_numbers, sample_deck())),
    ),
    actions=ACTIONS,
    longest=_LONGEST,
    lines=len(LINES),
    questions=QUESTIONS,
    state=State,
    rules=RULES,
    doors=DOORS,
    say=say,
    view=view,
    explain=explain,
    rivals={SOLITAIRE: 1},
    changes=changes,
    leading=Leading(
        by={"owed": range(EFFECT, PAIR), "one_of": range(EFFECT, PAIR), "courtier": range(CLIMB, ROOM)},
        to=range(GARDEN, PAY),
        again={"pick": range(RESOURCE, DIE)},
    ),
    waste=waste,
    turn=turn,
    observing=OBSERVING,
)

__all__ = ["GAME"]

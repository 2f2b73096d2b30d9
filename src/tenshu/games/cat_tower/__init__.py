"""Cat Tower: roll and write for two to four."""

from tenshu.core.game import Game, Option
from tenshu.games.cat_tower.changes import changes
from tenshu.games.cat_tower.doors import DOORS, RULES
from tenshu.games.cat_tower.explain import explain
from tenshu.games.cat_tower.observe import OBSERVING
from tenshu.games.cat_tower.pieces import BOX, DICE, LAST_ROUND, MOST_SEATS, NHEXES, PARTS
from tenshu.games.cat_tower.state import ACTIONS, LINES, QUESTIONS, State
from tenshu.games.cat_tower.text import say
from tenshu.games.cat_tower.view import view

# Of chance: the first player, and in each round every die. Of each seat: in each round a die, and an item or nothing;
# over the game every hex once at most, and a cat for every house hex.
_LONGEST = (
    1 + LAST_ROUND * (int(DICE[MOST_SEATS]) + MOST_SEATS + MOST_SEATS) + MOST_SEATS * (NHEXES + len(BOX["house_hexes"]))
)

GAME = Game(
    name="cat_tower",
    version=1,
    seats=range(BOX["tables"][0]["seats"], MOST_SEATS + 1),
    options=(
        Option("house_hexes", ("exclusive", "soft")),
        Option("bowl_neighbours", ("any", "other")),
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
    changes=changes,
    parts=PARTS,
    observing=OBSERVING,
)

__all__ = ["GAME"]

"""The rules of The White Castle, a file a chapter of its rulebook.

Sections are the headings of the rulebook, with the numbers of their steps. Rulings (W1 to W32) are ours, and are listed
in docs/games/white_castle.md.

    set_up      Game setup: castle, bridges, gardens, yards, starting pairs
    dice        A player's turn: taking a die, placing it, and the spaces
    stock       Gaining and paying, Daimyo Seals
    effects     What is printed, from its rows in the box: whether it can be done, and doing it
    owed        Effects that are owed, in any order
    domain      Lantern Rewards and the lines of the personal domain
    members     Warriors, gardeners, courtiers
    time        The Passage of Time
    round_end   Whose turn it is, the end of a round, the end of the game
    scoring     Final points
    solitaire   The rival
    asking      What may be answered to each question
    answering   What an answer does
"""

from tenshu.games.white_castle.rules.answering import apply
from tenshu.games.white_castle.rules.asking import choices
from tenshu.games.white_castle.rules.scoring import places, scores, sheet
from tenshu.games.white_castle.rules.set_up import setup

__all__ = ["apply", "choices", "places", "scores", "setup", "sheet"]

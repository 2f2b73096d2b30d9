"""What a seat sees and may answer, as spaces of Gymnasium (extra `[pettingzoo]`)."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from tenshu.core.game import Game
from tenshu.vector.stepping import observing_of


def observation_space(game: Game) -> spaces.Dict:
    """Return the space of a seat's row with its mask of legal answers."""
    observing = observing_of(game)
    most = np.repeat([field.most for field in observing.fields], [field.size for field in observing.fields])
    row = spaces.Box(np.zeros(observing.width, np.uint8), most.astype(np.uint8), dtype=np.uint8)
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (observing.answers,), np.int8)})


def action_space(game: Game) -> spaces.Discrete:
    """Return the space of a seat's answers."""
    return spaces.Discrete(observing_of(game).answers)

"""How the points went: those of all sides after each turn, as one seat may know them, and those of each round."""

from __future__ import annotations

import numpy as np

from tenshu.core.heard import OPEN
from tenshu.core.play import Move, Play
from tenshu.core.questions import CHANCE
from tenshu.table import wire
from tenshu.table.sitting import OVER, Sitting


def points(sitting: Sitting, viewer: int) -> wire.Points:
    """Return the points of all sides when the first seat was asked, and after each turn."""
    viewer = OPEN if sitting.phase == OVER else viewer
    again, moves = sitting.play.at(0), sitting.play.moves
    stops = [] if moves else [wire.Stop(0, _seen_points(again, viewer))]
    for ply, move in enumerate(moves, 1):
        again.redo(move)
        if ply == len(moves) or _begins_turn(moves, ply):
            stops.append(wire.Stop(ply, _seen_points(again, viewer)))
    return wire.Points(stops)


def rounds(sitting: Sitting) -> wire.Rounds:
    """Return what the points of each round that is over were made of, which all may know."""
    again, found = sitting.play.at(0), []
    for ply, move in enumerate(sitting.play.moves, 1):
        ended = sitting.game.ended(again.state, *move)
        if ended:
            found.append(wire.RoundOver(ply, **ended))
        again.redo(move)
    return wire.Rounds(found)


def _begins_turn(moves: list[Move], ply: int) -> bool:
    """Tell whether an answer begins a turn: chance, or another seat, has answered before."""
    return moves[ply].seat not in (CHANCE, moves[ply - 1].seat)


def _seen_points(play: Play, viewer: int) -> list[float]:
    """Return the sums of the score sheet as someone sees it."""
    out = np.zeros(play.game.sides(play.seats), np.int64)
    play.game.doors.scores(play.state if viewer == OPEN else play.seen(viewer), out)
    return [play.game.points(int(score)) for score in out]

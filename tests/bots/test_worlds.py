"""Guesses that are weighed by what the others have played."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from tests.bots.tables import SEED, settled

from tenshu.bots import worlds
from tenshu.bots.net import net_of
from tenshu.bots.recall import NOTHING
from tenshu.bots.worlds import Guessing, imagine, recall_door
from tenshu.core.bits import no_numbers
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.rng import new_rng
from tenshu.games import GAMES, load
from tenshu.vector.stepping import observing_of, stepping

HIDING = ("catsle_builders", "catte")  # the games in which something is hidden
RECALLED = {"catsle_builders": {"play"}, "catte": {"play", "pair", "coffee"}}  # questions that can be taken back
WORLDS = 32


def others_decided(play: Play, seat: int) -> list[tuple[int, Bytes]]:
    """Return what the others decided in this round, the last first, and what they saw: forced answers as NOTHING."""
    found: list[tuple[int, Bytes]] = []
    for ply in range(len(play.moves) - 1, -1, -1):
        before, (mover, action) = play.at(ply), play.moves[ply]
        if round_of(before) != round_of(play):
            break
        if mover not in {CHANCE, seat} and before.question in RECALLED[play.game.name]:
            row = np.zeros(observing_of(play.game).width, np.uint8)
            stepping(play.game).see(before.seen(mover), mover, row)
            found.append((action if len(before.choices(mover)) > 1 else NOTHING, row))
    return found


def round_of(play: Play) -> int:
    """Return how many rounds are completed."""
    return int(play.game.state.row(play.state)["completed"])


@pytest.mark.compiled
@pytest.mark.parametrize("name", HIDING)
@pytest.mark.parametrize("decisions", [4, 17, 30])
def test_the_others_decisions_are_taken_back_as_they_were_taken(name: str, decisions: int) -> None:
    """From the last one to the first of the round, each with what its seat saw and did then."""
    play = settled(name, decisions=decisions)
    game, seat, recall = play.game, play.asked[0], recall_door(play.game)
    assert recall is not None
    data, paper, legal = play.state[None].copy(), play.state.copy(), no_numbers(game.actions)[None]
    rows, ways, actions = (
        np.zeros((1, observing_of(game).width), np.uint8),
        np.zeros(1, np.int64),
        np.zeros(1, np.int64),
    )
    told = []
    while recall(data, paper, seat, rows, legal, ways, actions):
        told.append((int(actions[0]), rows[0].copy()))
    true = others_decided(play, seat)

    assert [action for action, _ in true] == [action for action, _ in told]
    assert all((row == other).all() for (action, row), (_, other) in zip(true, told, strict=True) if action != NOTHING)


@pytest.mark.compiled
@pytest.mark.parametrize("name", HIDING)
def test_weighed_guesses_are_in_accord_and_explain_more(name: str) -> None:
    """A seat sees the same in all of them, and they make what was played likelier than any guesses do."""
    play = settled(name, decisions=30)
    game, seat, recall = play.game, play.asked[0], recall_door(play.game)
    assert recall is not None
    seen, net, luck = play.seen(seat), net_of(game), new_rng(SEED)
    plain = imagine(game, net, Guessing(WORLDS, evidence=0), seen, seat, luck)
    weighed = imagine(game, net, Guessing(WORLDS, faith=1.0), seen, seat, luck)
    both = np.concatenate([plain, weighed])
    likely = worlds._evidence(game, net, Guessing(WORLDS), both, seat, recall)  # noqa: SLF001
    for world in both:
        game.doors.redact(world, seat)

    assert (both == seen).all()
    assert likely[:WORLDS].mean() < likely[WORLDS:].mean()


def test_a_world_comes_up_as_often_as_it_is_likely() -> None:
    """Three times as likely is three times as often, and to the whole number below or above."""
    drawn = Counter(worlds._drawn(np.array([3.0, 1.0, 0.0, 4.0] * 4), np.random.default_rng(SEED)).tolist())  # noqa: SLF001

    assert 16 == drawn.total()
    assert all(drawn[place] in {1, 2} for place in range(0, 16, 4))
    assert all(drawn[place] in {0, 1} for place in range(1, 16, 4))
    assert all(0 == drawn[place] for place in range(2, 16, 4))
    assert all(2 == drawn[place] for place in range(3, 16, 4))


@pytest.mark.parametrize("name", GAMES)
def test_games_that_hide_something_can_be_taken_back(name: str) -> None:
    """Where nothing is hidden there is nothing to weigh."""
    assert (name in HIDING) == (recall_door(load(name)) is not None)

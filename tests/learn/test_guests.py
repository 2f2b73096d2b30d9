"""Guests decide where they sit, and nobody learns from what they did."""

from __future__ import annotations

import copy

import pytest
import torch

from tenshu.core.game import Game
from tenshu.learn.guests import Guests, all_but_one, remembered
from tenshu.learn.nets import Critic, Player
from tenshu.learn.ppo import Learner
from tenshu.learn.recipes import Recipe
from tenshu.vector import Tables
from tenshu.vector.stepping import observing_of


def test_one_seat_is_left_at_each_table() -> None:
    """At each kind of table each seat takes its turn."""
    seats = torch.tensor([3, 4] * 12)
    left = [(~row).nonzero().squeeze(1).tolist() for row in all_but_one(seats, 2, 5)]

    assert all(1 == len(seat) for seat in left)
    assert [0, 1, 2, 0, 1, 2] == [seat[0] for seat in left[::2]][:6]
    assert [0, 1, 2, 3, 0, 1] == [seat[0] for seat in left[1::2]][:6]


def learner(game: Game, recipe: Recipe, *, is_bold: bool, slips: float = 0.0) -> Learner:
    """Return one who learns at tables with guests on all seats but one."""
    torch.manual_seed(4)
    tables = Tables(game, recipe.tables, seats=3, hidden=True)
    tables.reset(4)
    observing = observing_of(game)
    sits = all_but_one(torch.from_numpy(tables.seats), 1, tables.outcome.gains.shape[1])
    guests = Guests(Player(observing, recipe.width, recipe.layers), sits, is_bold=is_bold, slips=slips)
    return Learner(
        tables,
        Player(observing, recipe.width, recipe.layers),
        Critic(observing, recipe.critic, recipe.layers),
        recipe,
        guests,
    )


@pytest.mark.compiled
def test_guests_sit_where_they_sit(catte: Game, tiny: Recipe) -> None:
    """Of each decision it is noted whether a guest took it; one that is not bold takes what it likes best."""
    plays = learner(catte, tiny, is_bold=False)
    torch.nn.init.constant_(plays.guests.net.policy.bias, 0.0)
    with torch.no_grad():
        plays.guests.net.policy.bias[:] = torch.arange(observing_of(catte).answers, 0, -1.0)  # the lowest is liked best
    plays.play()
    window = plays.window
    mine = window.seat == torch.arange(tiny.tables) % 3
    lowest = torch.tensor([[_lowest(words) for words in step] for step in window.legal.tolist()])

    assert torch.equal(mine, window.own)
    assert torch.equal(window.action[~mine], lowest[~mine])


def _lowest(words: list[int]) -> int:
    return next(bit + 64 * at for at, word in enumerate(words) for bit in range(64) if word >> bit & 1)


@pytest.mark.compiled
def test_nobody_learns_from_guests(catte: Game, tiny: Recipe) -> None:
    """What is learned stays the same to the last digit when guests are said to have answered something else."""
    plays = learner(catte, tiny, is_bold=True)
    plays.play()
    other = copy.deepcopy((plays.player.state_dict(), plays.critic.state_dict(), plays.updates.optimiser.state_dict()))
    torch.manual_seed(5)
    told = plays.learn(1e-3, 0.01)
    learned = copy.deepcopy(plays.player.state_dict())
    plays.player.load_state_dict(other[0])
    plays.critic.load_state_dict(other[1])
    plays.updates.go_on_from(other[2])
    theirs = plays.window.seat != torch.arange(tiny.tables) % 3
    plays.window.action[theirs] = 0
    plays.window.likely[theirs] = -9.0
    torch.manual_seed(5)
    again = plays.learn(1e-3, 0.01)

    assert told == again
    assert 0 < told["learned"] <= int((~theirs).sum())
    assert all(torch.equal(learned[name], weights) for name, weights in plays.player.state_dict().items())
    assert not torch.equal(other[0]["policy.weight"], learned["policy.weight"])


@pytest.mark.compiled
def test_whoever_slips_answers_anything(catte: Game, tiny: Recipe) -> None:
    """At the tables of guests some answers are anything, one's own as well, and nobody learns from these."""
    plays = learner(catte, tiny, is_bold=True, slips=0.25)
    for net in (plays.player, plays.guests.net):  # both like the lowest action by far
        torch.nn.init.constant_(net.policy.bias, 0.0)
        with torch.no_grad():
            net.policy.bias[:] = torch.arange(observing_of(catte).answers, 0, -1.0) * 1000
    plays.play()
    window = plays.window
    legal = window.legal.flatten(0, 1).tolist()
    lowest = torch.tensor([_lowest(words) for words in legal]).view(window.seat.shape)
    strange = window.action != lowest
    mine = window.seat == torch.arange(tiny.tables) % 3

    answers = window.action.flatten().tolist()
    assert all(words[bit // 64] >> bit % 64 & 1 for words, bit in zip(legal, answers, strict=True))
    assert strange[mine].any()
    assert strange[~mine].any()
    assert not bool((strange & window.own).any())
    assert 0.7 < float(window.own[mine].double().mean()) < 0.8


def test_a_past_self_is_remembered_in_half_precision(catte: Game) -> None:
    """It takes half of the memory, and plays the same to three digits."""
    observing = observing_of(catte)
    now, guest = Player(observing, 16, 3), Player(observing, 16, 3)
    torch.nn.init.normal_(now.policy.weight)
    past = remembered(now)
    Guests(guest, torch.zeros((0, 4), dtype=torch.bool), is_bold=True).become(past)
    rows = torch.randint(2, (8, observing.width), dtype=torch.uint8)

    assert {torch.float16} == {weights.dtype for weights in past.values()}
    assert torch.equal(now.scale, guest.scale)
    assert torch.allclose(now(rows)[0], guest(rows)[0], atol=1e-2)

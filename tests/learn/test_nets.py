"""The nets, and how answers are drawn from what they say."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
from tests.games.observed import exchanged

import tenshu.bots
from tenshu.bots.net import net_of, read_net
from tenshu.core.game import Game
from tenshu.games import GAMES, load
from tenshu.learn.export import export, read_player
from tenshu.learn.nets import Critic, Player, masked, sample
from tenshu.learn.tensors import legal_mask
from tenshu.vector.stepping import observing_of

WEIGHTS = Path(tenshu.bots.__file__).parent / "weights"


def signed(bits: list[int], words: int = 2) -> list[int]:
    """Return a set of actions as signed words of 64 bits."""
    numbers = [sum(1 << (bit - 64 * word) for bit in bits if bit // 64 == word) for word in range(words)]
    return [number - (1 << 64) if number >> 63 else number for number in numbers]


SETS = [[0], [63], [64, 99], [5, 63, 70], list(range(100))]
LEGAL = torch.tensor([signed(bits) for bits in SETS])


def test_each_legal_action_has_its_column() -> None:
    """All bits of all words are read, the one that stands for a sign too; what chance answers is left out."""
    mask = legal_mask(LEGAL, 100)

    assert (len(SETS), 100) == mask.shape
    assert SETS == [row.nonzero().squeeze(1).tolist() for row in mask]
    assert [0, 63] == [
        int(row.sum()) for row in legal_mask(torch.tensor([signed([64]), signed(list(range(1, 99)))]), 64)
    ]


def test_what_is_drawn_is_legal() -> None:
    """However much something illegal is liked, it is never drawn; and what is told of its likelihood is true."""
    torch.manual_seed(1)
    for _ in range(200):
        liked = 30 * torch.randn(len(SETS), 100)
        action, likely = sample(masked(liked, LEGAL))
        for row, bits in enumerate(SETS):
            assert int(action[row]) in bits
            among = torch.log_softmax(liked[row, bits], 0)[bits.index(int(action[row]))]
            assert float(among) == pytest.approx(float(likely[row]), abs=1e-4)


def test_answers_are_drawn_as_often_as_they_are_likely() -> None:
    """Of many draws each action has its share."""
    torch.manual_seed(2)
    wanted = torch.tensor([0.1, 0.2, 0.7])
    action, _ = sample(wanted.log().expand(20_000, 3))

    assert torch.allclose(wanted, torch.bincount(action) / len(action), atol=0.02)


def test_at_first_all_actions_are_alike(catte: Game) -> None:
    """A net that has learned nothing likes nothing more, and expects nothing."""
    observing = observing_of(catte)
    rows = torch.randint(2, (4, observing.width), dtype=torch.uint8)
    hidden = torch.randint(2, (4, observing.hidden_width), dtype=torch.uint8)
    liked, value = Player(observing, 16, 3)(rows)

    assert (4, observing.answers) == liked.shape
    assert 0 == liked.count_nonzero() == value.count_nonzero() == Critic(observing, 16, 3)(rows, hidden).count_nonzero()


@pytest.mark.parametrize("name", ["catte", "catsle_builders"])
@torch.no_grad()
def test_a_deep_net_begins_much_as_a_shallow_one(name: str) -> None:
    """What its heads are given differs from row to row about as much, however many layers it came through.

    It is not the same, though: each layer adds something of its own.
    """
    observing = observing_of(load(name))
    rows = torch.randint(2, (64, observing.width), dtype=torch.uint8)
    found = []
    for layers in (3, 12, 48):
        torch.manual_seed(5)
        player = Player(observing, 64, layers)
        found.append(player.trunk(player.given(rows)).others.std(0).mean().item())

    assert layers + 2 == len(player.layers)
    assert 0.2 < found[1] / found[0] < 5 > found[2] / found[0] > 0.2
    assert 3 == len(set(found))


@pytest.mark.parametrize("name", ["catte", "catsle_builders"])
def test_heads_speak_in_full_precision(name: str) -> None:
    """Where all else is multiplied in half precision, actions that are liked by a hundred still differ a little."""
    game = load(name)
    torch.manual_seed(4)
    player, critic = Player(observing_of(game), 64, 3), Critic(observing_of(game), 64, 3)
    for head in (player.policy, player.value, critic.value):
        torch.nn.init.uniform_(head.weight, 30, 31)
    rows = torch.randint(2, (32, observing_of(game).width), dtype=torch.uint8)
    hidden = torch.randint(2, (32, observing_of(game).hidden_width), dtype=torch.uint8)
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        said = (*player(rows), critic(rows, hidden))

    assert all(told.dtype == torch.float32 for told in said)
    assert said[0].abs().max() > 100
    assert all((told != told.bfloat16()).any() for told in said)


def test_what_is_learned_of_one_suit_holds_for_all() -> None:
    """When suits change places in what is seen, they do so in what is liked, and as much is expected."""
    torch.manual_seed(4)
    observing, suits = observing_of(load("catsle_builders")), [3, 0, 4, 1, 2]
    player, critic = Player(observing, 64, 3), Critic(observing, 64, 3)
    for layer in (player.policy, player.value, critic.value):
        for weights in layer.parameters():
            torch.nn.init.normal_(weights)
    rows = torch.randint(4, (8, observing.width), dtype=torch.uint8)
    hidden = torch.randint(2, (8, observing.hidden_width), dtype=torch.uint8)
    others = torch.from_numpy(np.array([exchanged(observing.fields, row, suits) for row in rows.numpy()]))
    hidden_others = torch.from_numpy(np.array([exchanged(observing.hidden, row, suits) for row in hidden.numpy()]))
    (liked, value), (liked_there, value_there) = player(rows), player(others)
    expected = [exchanged(observing.about, row, suits) for row in liked.detach().numpy()]

    assert liked.std() > 0.1
    assert np.allclose(expected, liked_there.detach().numpy(), atol=1e-5)
    assert torch.allclose(value, value_there, atol=1e-5)
    assert torch.allclose(critic(rows, hidden), critic(others, hidden_others), atol=1e-5)
    assert not torch.allclose(value, player(rows.flip(1))[1], atol=1e-2)


@pytest.mark.compiled
@pytest.mark.parametrize("is_tied", [True, False], ids=["tied", "untied"])
@pytest.mark.parametrize("layers", [1, 5])
@torch.no_grad()
def test_weights_are_exported_as_they_play(layers: int, is_tied: bool, tmp_path: Path) -> None:  # noqa: FBT001
    """Written and read again, a net says the same, and so do those who play with it."""
    torch.manual_seed(5)
    game = load("catsle_builders")
    player = Player(observing_of(game), 64, layers, is_tied=is_tied)
    for weights in (*player.policy.parameters(), *player.value.parameters()):
        torch.nn.init.normal_(weights)
    export(game, player, tmp_path / "weights", {"scale": "8", "victory": "1"})
    rows = torch.randint(2, (8, observing_of(game).width), dtype=torch.uint8)
    net, again = read_net(game, tmp_path / "weights"), read_player(game, tmp_path / "weights")
    liked, value = (told.numpy() for told in player(rows))
    one_by_one = zip(*(net.judge(row) for row in rows.numpy()), strict=True)

    assert (64, layers, 5 if is_tied else 0) == (again.width, again.hidden_layers, again.inputs.alike)
    assert liked.std() > 0.1
    for liked_there, value_there in (again(rows), net.judge_all(rows.numpy()), one_by_one):
        assert np.allclose(liked, liked_there, atol=2e-2)
        assert np.allclose(value, value_there, atol=2e-2)


@torch.no_grad()
def test_a_tied_net_has_few_weights(tmp_path: Path) -> None:
    """In memory and in a file it has an eighth of those that an untied one has, with as many units."""
    game = load("catsle_builders")
    sizes = []
    for is_tied in (True, False):
        player = Player(observing_of(game), 640, 3, is_tied=is_tied)
        export(game, player, tmp_path / "weights", {"scale": "8", "victory": "1"})
        sizes += [sum(one.numel() for one in player.parameters()), (tmp_path / "weights").stat().st_size]

    assert sizes[0] < sizes[2] / 8
    assert sizes[1] < sizes[3] / 8


@torch.no_grad()
def test_weights_that_come_with_a_game_can_be_learned_from() -> None:
    """Whether they are tied or not: what was read says what the net of bots says."""
    torch.manual_seed(6)
    for name in GAMES:
        game = load(name)
        rows = torch.randint(2, (8, observing_of(game).width), dtype=torch.uint8)
        liked, value = read_player(game, WEIGHTS / f"{name}.safetensors")(rows)
        liked_there, value_there = net_of(game).judge_all(rows.numpy())

        assert np.allclose(liked, liked_there, rtol=1e-3, atol=1e-3)
        assert np.allclose(value, value_there, rtol=1e-3, atol=1e-3)

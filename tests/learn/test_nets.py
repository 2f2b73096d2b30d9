"""The nets, and how answers are drawn from what they say."""

from __future__ import annotations

import pytest
import torch

from tenshu.core.game import Game
from tenshu.learn.nets import Critic, Player, legal_mask, masked, sample
from tenshu.vector.stepping import observing_of


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
    liked, value = Player(observing, 16)(rows)

    assert (4, observing.answers) == liked.shape
    assert 0 == liked.count_nonzero() == value.count_nonzero() == Critic(observing, 16)(rows, hidden).count_nonzero()

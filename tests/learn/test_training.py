"""A training, from its first window to weights that are played with."""

from __future__ import annotations

import copy
import json
import os
import shutil
from dataclasses import asdict, replace
from itertools import islice
from pathlib import Path
from stat import filemode

import numpy as np
import pytest
import torch
from safetensors import safe_open
from safetensors.torch import load_file, save_file
from tests.learn.conftest import WINDOWS
from torch import Tensor
from torch.nn import Module

from tenshu.bots.net import read_net
from tenshu.core.game import Game
from tenshu.core.words import Fault
from tenshu.games import load
from tenshu.learn import log
from tenshu.learn import training as training_module
from tenshu.learn.checkpoint import CHECKPOINT
from tenshu.learn.export import export, read_player
from tenshu.learn.nets import Player
from tenshu.learn.recipes import CPU_TABLES, Recipe, recipe_of
from tenshu.learn.strength import measure
from tenshu.learn.tied import Layer
from tenshu.learn.training import WEIGHTS, Training
from tenshu.vector.stepping import observing_of

pytestmark = pytest.mark.compiled


@pytest.fixture
def copied(folder: Path, tmp_path: Path) -> Path:
    """Return a copy of the trained folder, to be written to."""
    return Path(shutil.copytree(folder, tmp_path / "copy"))


# What is learned


def test_a_net_that_knows_nothing_is_about_as_good_as_visitors(catte: Game) -> None:
    """One that likes all actions alike, made a little undecided, has what it would have by luck."""
    torch.manual_seed(6)
    player = Player(observing_of(catte), 16, 3)
    torch.nn.init.normal_(player.policy.weight, std=0.3)
    found = measure(catte, player, "visitor", 4, among="visitor", games=1024, device="cpu", seed=1)

    assert 0.6 < found.victories < 1.4
    assert abs(found.lead) < 6
    assert 0 < found.victories_error < 0.2
    assert (4, 1024, "visitor") == (found.seats, found.games, found.among)


def test_a_training_learns(catte: Game, folder: Path) -> None:
    """After some windows the net is ahead of visitors, which no net was at first."""
    player = read_player(catte, folder / WEIGHTS)
    found = measure(catte, player, "visitor", 3, among="visitor", games=1024, device="cpu", seed=2)

    assert found.lead - found.error > 0


def test_rewards_add_up_to_lead_and_victory(catte: Game, tiny: Recipe, tmp_path: Path) -> None:
    """Over a whole game a side is paid its lead and its share of the victory beyond an even one."""
    training = Training(catte, tiny, tmp_path, device="cpu", seed=7)
    learner, tables = training.learner, training.tables
    sums, paid = np.zeros((tiny.tables, 4)), 0
    for _ in range(150):
        learner.step(0)
        sums += learner.window.reward[0].numpy()
        for table in np.flatnonzero(tables.outcome.over):
            sides = int(tables.seats[table])
            finals = tables.outcome.finals[table, :sides] / catte.parts
            lead = finals - (finals.sum() - finals) / (sides - 1)
            won = tables.outcome.won[table, :sides]
            expected = lead / tiny.scale[0] + tiny.victory * (won - 1 / sides)
            assert np.allclose(expected, sums[table, :sides], atol=1e-3)
            assert not sums[table, sides:].any()
            assert abs(expected.sum()) < 1e-3
            sums[table] = 0
            paid += 1

    assert paid > tiny.tables


def test_victories_count_ever_more(catte: Game, tiny: Recipe, tmp_path: Path) -> None:
    """A lead is worth less from window to window, and from the middle of the training on as little as it ever is."""
    training = Training(catte, replace(tiny, scale=(10.0, 40.0)), tmp_path, device="cpu")
    paid = []
    for done in (0.0, 0.25, 0.5, 1.0):
        training.progress.seconds = done * 60
        next(training.run(1.0 + 1e-9))
        paid.append(training.learner.scale)

    assert [10.0, 20.0, 40.0, 40.0] == pytest.approx(paid, rel=0.05)


# What is kept


def test_it_goes_on_where_it_stopped(catte: Game, tiny: Recipe, copied: Path) -> None:
    """Seed, progress, weights, past selves and the optimiser are as they were; then windows are added to the log."""
    first = Training(catte, tiny, copied, device="cpu", seed=3)
    kept = {name: weights.clone() for name, weights in first.player.state_dict().items()}
    again = Training(catte, tiny, copied, device="cpu")

    assert 3 == first.seed == again.seed
    assert WINDOWS == again.progress.windows
    assert WINDOWS * tiny.decisions == again.progress.decisions
    assert first.progress == again.progress
    assert len(first.past) == len(again.past) > 0
    assert again.learner.updates.optimiser.state_dict()["state"]
    assert all(torch.equal(kept[name], weights) for name, weights in again.player.state_dict().items())
    assert [WINDOWS + 1] == [row["windows"] for row in islice(again.run(1000), 1)]
    assert list(range(1, WINDOWS + 2)) == [row["windows"] for row in log.read(copied)]


@pytest.mark.parametrize("layers", [1, 5])
def test_both_nets_have_the_layers_that_are_wanted(catte: Game, tiny: Recipe, tmp_path: Path, layers: int) -> None:
    """The one that plays and the one that judges: when they begin, when they go on, and in what is played with."""
    recipe = replace(tiny, layers=layers, games=8)
    next(Training(catte, recipe, tmp_path, device="cpu").run(1000, stop_after=1e-6))
    training = Training(catte, recipe, tmp_path, device="cpu")
    trunks = [net.trunk for net in (training.player, training.kept, training.learner.critic)]

    assert 1 == training.progress.windows
    assert [layers] * 3 == [sum(isinstance(part, Layer) for part in trunk) for trunk in trunks]
    assert layers + 1 == len(read_net(catte, tmp_path / WEIGHTS).layers)
    assert str(layers) == read_net(catte, tmp_path / WEIGHTS).about["layers"]


def test_windows_after_the_checkpoint_are_played_again(catte: Game, tiny: Recipe, copied: Path) -> None:
    """What was logged and not kept is forgotten, and so is a line that was not written to its end."""
    log.append(copied, {"windows": WINDOWS + 1})
    with (copied / log.LOG).open("a", encoding="utf-8") as file:
        file.write('{"windows": 1')
    training = Training(catte, tiny, copied, device="cpu")
    list(islice(training.run(1000), 2))

    assert list(range(1, WINDOWS + 3)) == [row["windows"] for row in log.read(copied)]
    assert all("rate" in row for row in log.read(copied))


def test_a_log_that_was_torn_in_its_first_line_goes_on(catte: Game, tiny: Recipe, copied: Path) -> None:
    """Nothing is written behind half a line, where nobody could read it."""
    (copied / log.LOG).write_text('{"windows": 1', encoding="utf-8")
    next(Training(catte, tiny, copied, device="cpu").run(1000))

    assert [WINDOWS + 1] == [row["windows"] for row in log.read(copied)]


def test_a_checkpoint_may_lack_its_optimiser(catte: Game, tiny: Recipe, copied: Path) -> None:
    """One that was made small to be moved, with all numbers of a recipe in it and no seed, is gone on from."""
    found = torch.load(copied / CHECKPOINT, weights_only=True)
    del found["optimiser"], found["against"], found["seed"]
    found["recipe"] = asdict(tiny)
    found["past"] = [{**past, "scale": torch.zeros(1).half()} for past in found["past"]]
    torch.save(found, copied / CHECKPOINT)
    training = Training(catte, tiny, copied, device="cpu", seed=5)

    assert (WINDOWS, 5) == (training.progress.windows, training.seed)
    assert [WINDOWS + 1] == [row["windows"] for row in islice(training.run(1000), 1)]


def test_what_is_no_number_is_not_kept(catte: Game, tiny: Recipe, copied: Path) -> None:
    """A net that broke is told of in one sentence, and the folder still holds what was good."""
    training = Training(catte, tiny, copied, device="cpu")
    before = (copied / CHECKPOINT).read_bytes()
    with torch.no_grad():
        training.learner.critic.value.bias.fill_(torch.nan)

    with pytest.raises(Fault, match="is no number any more"):
        next(training.run(1000))
    assert before == (copied / CHECKPOINT).read_bytes()


def test_what_the_last_step_broke_is_not_kept(
    catte: Game, tiny: Recipe, copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No loss tells of it yet, and whoever plays with it next would answer what is not legal."""
    training = Training(catte, tiny, copied, device="cpu")
    before, learn = (copied / CHECKPOINT).read_bytes(), training.learner.learn

    def broken(*pace: float, is_critic_alone: bool = False) -> dict[str, float]:
        told = learn(*pace, is_critic_alone=is_critic_alone)
        with torch.no_grad():
            next(training.player.parameters()).view(-1)[0] = torch.nan
        return told

    monkeypatch.setattr(training.learner, "learn", broken)
    with pytest.raises(Fault, match="is no number any more"):
        next(training.run(1000))

    assert before == (copied / CHECKPOINT).read_bytes()
    assert all(torch.isfinite(weights).all() for weights in training.kept.parameters())


def test_whoever_is_interrupted_while_saving_saves_again(
    catte: Game, tiny: Recipe, copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The checkpoint that lies there already is one's own, and not another command's."""
    training = Training(catte, tiny, copied, device="cpu")
    next(training.run(1000))

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(training_module, "export", interrupted)
    with pytest.raises(KeyboardInterrupt):
        training.save()
    monkeypatch.undo()
    (copied / WEIGHTS).unlink()
    training.save()

    assert (copied / WEIGHTS).exists()
    assert WINDOWS + 1 == Training(catte, tiny, copied, device="cpu").progress.windows


def test_the_last_window_is_measured_at_length(
    catte: Game, tiny: Recipe, copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where its time was up while strength was measured in between: then one more window is the last."""
    training, now, measured = Training(catte, tiny, copied, device="cpu"), [0.0], list[int]()

    def strengths(games: int) -> list[object]:
        measured.append(games)
        now[0] += 600
        return []

    monkeypatch.setattr("tenshu.learn.training.time.monotonic", lambda: now[0])
    monkeypatch.setattr(training, "strengths", strengths)
    monkeypatch.setattr(training, "_is_due", lambda _: True)
    rows = list(training.run(1000, stop_after=5))

    assert [tiny.games, 4 * tiny.games] == measured
    assert [WINDOWS + 1, WINDOWS + 2] == [row["windows"] for row in rows]


def test_it_is_saved_now_and_then(catte: Game, tiny: Recipe, copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However rarely strength is measured, a machine that stops loses a minute."""
    monkeypatch.setattr(training_module, "_UNSAVED", 0.0)
    training = Training(catte, tiny, copied, device="cpu")
    rows = list(islice(training.run(100_000), 2))

    assert not any("strength" in row for row in rows)
    assert WINDOWS + 2 == Training(catte, tiny, copied, device="cpu").progress.windows


def test_whoever_is_interrupted_while_measuring_keeps_the_window(
    catte: Game, tiny: Recipe, copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log tells of every window that was learned from."""
    training = Training(catte, tiny, copied, device="cpu")

    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(training, "strengths", interrupted)
    with pytest.raises(KeyboardInterrupt):
        list(training.run(1000, stop_after=1e-6))

    assert WINDOWS + 1 == training.progress.windows == log.read(copied)[-1]["windows"]


def test_the_last_window_is_measured(catte: Game, tiny: Recipe, copied: Path) -> None:
    """When its time is up, strength is measured once more on more games, and all is kept."""
    training = Training(catte, replace(tiny, games=8), copied, device="cpu")
    rows = list(training.run(1000, stop_after=1e-6))
    strengths = rows[-1]["strength"]

    assert 1 == len(rows)
    assert [(who, seats, 32) for seats in (3, 4) for who in ("visitor", "apprentice")] == [
        (one["among"], one["seats"], one["games"]) for one in strengths
    ]
    assert strengths == log.last_strength(log.read(copied))
    assert WINDOWS + 1 == Training(catte, tiny, copied, device="cpu").progress.windows
    assert [] == list(training.run(training.progress.seconds / 60 / 2))


def test_weights_play_without_torch_as_they_do_with_it(catte: Game, tiny: Recipe, folder: Path) -> None:
    """What is exported in half precision likes and expects the same to two digits."""
    training = Training(catte, tiny, folder, device="cpu")
    training.learner.play()
    rows = training.learner.window.rows.flatten(0, 1)[:512]
    net = read_net(catte, folder / WEIGHTS)
    liked, value = (told.detach().numpy() for told in training.kept(rows))
    read = [told.detach().numpy() for told in read_player(catte, folder / WEIGHTS)(rows)]

    assert np.abs(liked).max() > 0.5
    for other in (net.judge_all(rows.numpy()), read):
        assert np.allclose(liked, other[0], atol=1e-2)
        assert np.allclose(value, other[1], atol=1e-2)
    assert (str(tiny.scale[0]), "3", "32") == (net.about["scale"], net.about["seed"], net.about["width"])


def test_weights_may_be_read_by_whom_the_umask_lets(catte: Game, folder: Path, tmp_path: Path) -> None:
    """Their permissions are those of any other new file."""
    player = read_player(catte, folder / WEIGHTS)
    before = os.umask(0o027)
    try:
        export(catte, player, tmp_path / WEIGHTS, {})
    finally:
        os.umask(before)

    assert "-rw-r-----" == filemode((tmp_path / WEIGHTS).stat().st_mode)


# What is refused


def refusal(game: Game, recipe: Recipe, folder: Path, against: Path | None = None, *, seed: int | None = None) -> str:
    """Return the sentence with which a folder is refused."""
    with pytest.raises(Fault) as refused:
        Training(game, recipe, folder, device="cpu", against=against, seed=seed)
    return str(refused.value)


def test_a_folder_of_another_training_is_refused(catte: Game, tiny: Recipe, folder: Path) -> None:
    """A sentence tells what is there and what would be right."""
    tower = load("cat_tower")

    assert "a training of catte, and not of cat_tower" in refusal(tower, recipe_of(tower).with_tables(8), folder)
    assert "width 32, and not 64" in refusal(catte, replace(tiny, width=64), folder)
    assert "of depth 3, and not 5; leave --layers" in refusal(catte, replace(tiny, layers=5), folder)
    assert "against somebody else" in refusal(catte, tiny, folder, folder / WEIGHTS)
    assert "the seed 3, and not 0; leave --seed out" in refusal(catte, tiny, folder, seed=0)


def test_a_folder_that_does_not_tell_its_layers_has_three(catte: Game, tiny: Recipe, copied: Path) -> None:
    """All nets had, before anybody could choose."""
    found = torch.load(copied / CHECKPOINT, weights_only=True)
    del found["recipe"]["layers"]
    torch.save(found, copied / CHECKPOINT)

    assert WINDOWS == Training(catte, tiny, copied, device="cpu").progress.windows
    assert "of depth 3, and not 2" in refusal(catte, replace(tiny, layers=2), copied)


def test_who_began_otherwise_is_told_that_first(catte: Game, tiny: Recipe, copied: Path) -> None:
    """A net that another began with has a width of its own, which nobody could have named."""
    found = torch.load(copied / CHECKPOINT, weights_only=True)
    torch.save({**found, "recipe": {"width": 64, "critic": 64}, "begin": "another"}, copied / CHECKPOINT)

    assert "began otherwise" in refusal(catte, tiny, copied)


def test_nobody_else_trains_in_the_same_folder(catte: Game, tiny: Recipe, copied: Path) -> None:
    """A second command is refused while the first goes on, and not afterwards."""
    first, second = (Training(catte, tiny, copied, device="cpu") for _ in range(2))
    rows = first.run(1000)
    next(rows)
    with pytest.raises(Fault, match="Another command is training"):
        next(second.run(1000))
    rows.close()

    assert next(second.run(1000))


def test_nobody_goes_on_from_what_was_trained_on_since(catte: Game, tiny: Recipe, copied: Path) -> None:
    """Whoever has read a checkpoint before another command saved would write over what that has learned."""
    first, second = (Training(catte, tiny, copied, device="cpu") for _ in range(2))
    list(islice(first.run(1000), 2))
    first.save()
    for late in (second.save, lambda: next(second.run(1000))):
        with pytest.raises(Fault, match="or has done so since"):
            late()

    assert WINDOWS + 2 == log.read(copied)[-1]["windows"]
    assert WINDOWS + 2 == Training(catte, tiny, copied, device="cpu").progress.windows


@pytest.mark.parametrize(
    "line",
    [b"no window", b"[1]", b"{}", b'{"windows": "many"}', b'{"windows": true}', b"\xff\xfe", b"[" * 100_000],
    ids=["words", "list", "nothing", "many", "true", "bytes", "deep"],
)
def test_a_log_of_something_else_is_refused(catte: Game, tiny: Recipe, copied: Path, line: bytes) -> None:
    """The line is named, and nothing is written."""
    before = (copied / log.LOG).read_bytes() + line + b"\n"
    (copied / log.LOG).write_bytes(before)
    training = Training(catte, tiny, copied, device="cpu")
    with pytest.raises(Fault, match=f"Line {WINDOWS + 1} of"):
        next(training.run(1000))

    assert before == (copied / log.LOG).read_bytes()


def test_a_log_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    """Somebody has put a folder in its place, say."""
    (tmp_path / log.LOG).mkdir()
    with pytest.raises(Fault, match="Is a directory"):
        log.read(tmp_path)


@pytest.mark.parametrize("width", [1, 16])
def test_weights_whose_layers_differ_are_not_learned_from(
    catte: Game, tiny: Recipe, folder: Path, tmp_path: Path, width: int
) -> None:
    """They could play; who learns has layers that are equally wide."""
    tensors = load_file(folder / WEIGHTS)
    with safe_open(folder / WEIGHTS, "pt") as file:
        about = file.metadata()
    for first in ("0.weight", "0.bias"):
        tensors[first] = tensors[first][:width].contiguous()
    tensors["1.weight"] = tensors["1.weight"][:, :width].contiguous()
    save_file(tensors, tmp_path / "odd.safetensors", metadata=about)

    assert tiny.layers < len(read_net(catte, tmp_path / "odd.safetensors").layers)
    assert "odd.safetensors cannot be read" in refusal(catte, tiny, tmp_path / "new", tmp_path / "odd.safetensors")


@pytest.mark.parametrize(
    ("note", "told"),
    [("minutes", "many"), ("minutes", "nan"), ("minutes", "-1"), ("decisions", "1.5"), ("decisions", "-5")],
)
def test_notes_of_what_was_learned_are_amounts(
    catte: Game, tiny: Recipe, folder: Path, tmp_path: Path, note: str, told: str
) -> None:
    """They are added to, so that others are refused before anything begins."""
    with safe_open(folder / WEIGHTS, "pt") as file:
        about = file.metadata()
    save_file(load_file(folder / WEIGHTS), tmp_path / "odd.safetensors", metadata={**about, note: told})
    with pytest.raises(Fault, match=rf"odd\.safetensors cannot be read.*{told}"):
        Training(catte, tiny, tmp_path / "new", device="cpu", begin=tmp_path / "odd.safetensors")


def test_a_folder_of_older_rows_is_refused(catte: Game, tiny: Recipe, copied: Path) -> None:
    """What a net has learned to read, it cannot read in another order."""
    found = torch.load(copied / CHECKPOINT, weights_only=True)
    torch.save({**found, "observing": 0}, copied / CHECKPOINT)

    assert "version 0" in refusal(catte, tiny, copied)


def test_a_damaged_checkpoint_is_refused(catte: Game, tiny: Recipe, copied: Path) -> None:
    """Half a file, or something else, is told as such."""
    whole = (copied / CHECKPOINT).read_bytes()
    for content in (whole[: len(whole) // 2], b"", b"no checkpoint", b"\x80\x02\x94" * 99):
        (copied / CHECKPOINT).write_bytes(content)
        assert CHECKPOINT in refusal(catte, tiny, copied)


@pytest.mark.parametrize(
    "odd",
    [
        {"progress": {"windows": "many", "decisions": 1, "seconds": 1.0}},
        {"past": 3},
        {"past": [{"nobody": torch.zeros(1)}]},
        {"seed": "none"},
    ],
)
def test_a_checkpoint_of_something_else_is_refused(
    catte: Game, tiny: Recipe, copied: Path, odd: dict[str, object]
) -> None:
    """Whatever is not what it should be is told as damage."""
    torch.save({**torch.load(copied / CHECKPOINT, weights_only=True), **odd}, copied / CHECKPOINT)

    assert CHECKPOINT in refusal(catte, tiny, copied)


@pytest.mark.parametrize("part", ["player", "critic", "kept"])
def test_a_net_that_broke_is_neither_saved_nor_gone_on_with(catte: Game, tiny: Recipe, copied: Path, part: str) -> None:
    """Whoever plays with what is no number answers what is not legal."""
    training, before = Training(catte, tiny, copied, device="cpu"), (copied / CHECKPOINT).read_bytes()
    broken = {"player": training.player, "critic": training.learner.critic, "kept": training.kept}[part]
    with torch.no_grad():
        next(broken.parameters()).fill_(torch.nan)
    with pytest.raises(Fault, match="is no number any more"):
        training.save()

    assert before == (copied / CHECKPOINT).read_bytes()
    torch.save({**torch.load(copied / CHECKPOINT, weights_only=True), part: broken.state_dict()}, copied / CHECKPOINT)
    assert "not all of its weights are numbers" in refusal(catte, tiny, copied)


def test_nets_of_another_make_are_refused(catte: Game, tiny: Recipe, copied: Path) -> None:
    """A checkpoint whose nets have other parts is told as damaged, and left as it is."""
    found = torch.load(copied / CHECKPOINT, weights_only=True)
    found["player"] = {name.replace("policy.", "liking."): one for name, one in found["player"].items()}
    torch.save(found, copied / CHECKPOINT)
    before = (copied / CHECKPOINT).read_bytes()

    assert CHECKPOINT in refusal(catte, tiny, copied)
    assert before == (copied / CHECKPOINT).read_bytes()


# Best responses


def test_a_best_response(
    catte: Game, tiny: Recipe, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It begins as the net that it answers, learns at one seat of each table, and is measured among copies of that."""
    monkeypatch.setattr(training_module, "_CRITIC_ALONE", 0)
    other = replace(tiny, games=16, layers=7, width=99)
    training = Training(catte, other, tmp_path, device="cpu", against=folder / WEIGHTS)
    frozen = training.frozen
    assert frozen is not None
    before = {name: weights.clone() for name, weights in frozen.state_dict().items()}
    row = next(training.run(1000, stop_after=1e-6))

    assert (3, 32) == (training.recipe.layers, training.recipe.width)
    assert (tiny.entropy[1], tiny.entropy[1]) == training.recipe.entropy
    assert training.recipe.rate[1] <= training.recipe.rate[0] < tiny.rate[0]
    assert 1 / 5 < row["learned"] / tiny.decisions < 1 / 3
    assert [("frozen", 3, 64), ("frozen", 4, 64)] == [(s["among"], s["seats"], s["games"]) for s in row["strength"]]
    assert all(torch.equal(before[name], weights) for name, weights in frozen.state_dict().items())
    assert not torch.equal(before["policy.weight"], training.player.state_dict()["policy.weight"])
    assert [] == training.past
    assert 1 == Training(catte, tiny, tmp_path, device="cpu", against=folder / WEIGHTS).progress.windows


def test_a_best_response_to_a_net_with_tied_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins as that net, learns with its weights tied as they are, and is written as it was read."""
    monkeypatch.setattr(training_module, "_CRITIC_ALONE", 0)
    game = load("catsle_builders")
    few = replace(recipe_of(game).with_tables(16), width=40, critic=40, games=8, window=8)
    next(Training(game, few, tmp_path / "net", device="cpu").run(1000, stop_after=1e-6))
    answer = Training(game, few, tmp_path / "answer", device="cpu", against=tmp_path / "net" / WEIGHTS)
    next(answer.run(1000, stop_after=1e-6))
    frozen, learned = (read_net(game, tmp_path / folder / WEIGHTS) for folder in ("net", "answer"))

    assert 5 == frozen.alike == learned.alike
    assert [one.weight.shape for one in frozen.layers] == [one.weight.shape for one in learned.layers]
    assert not np.array_equal(frozen.layers[0].own, learned.layers[0].own)


def test_the_critic_learns_first(
    catte: Game, tiny: Recipe, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A net that plays already stays as it is while its critic knows nothing, and takes its first steps after that."""
    monkeypatch.setattr(training_module, "_CRITIC_ALONE", 2)
    training = Training(catte, tiny, tmp_path, device="cpu", against=folder / WEIGHTS)
    learner = training.learner
    steps: list[float] = []
    same: list[tuple[bool, bool]] = []
    for _ in range(3):
        player, critic = (copy.deepcopy(net.state_dict()) for net in (training.player, learner.critic))
        next(training.run(1000, stop_after=1e-6))
        same.append((_is_same(player, training.player), _is_same(critic, learner.critic)))
        optimiser = learner.updates.optimiser
        steps.append(optimiser.state[next(training.player.parameters())]["step"].item())

    assert [(True, False), (True, False), (False, False)] == same
    assert [0, 0] == steps[:2]
    assert steps[2] > 0


def _is_same(before: dict[str, Tensor], net: Module) -> bool:
    return all(torch.equal(before[name], weights) for name, weights in net.state_dict().items())


def test_a_net_learns_on(catte: Game, tiny: Recipe, folder: Path, tmp_path: Path) -> None:
    """It begins as a net that was written, as wide as it is, with small steps, and for what pays in the end."""
    other = replace(tiny, layers=7, width=99)
    training = Training(catte, other, tmp_path, device="cpu", begin=folder / WEIGHTS)
    first = read_player(catte, folder / WEIGHTS)

    assert _is_same(dict(first.state_dict()), training.player)
    assert (3, 32, tiny.kinds) == (training.recipe.layers, training.recipe.width, training.recipe.kinds)
    assert (32, [tiny.scale[1]] * 2, [tiny.entropy[1]] * 2) == (
        training.recipe.critic,
        list(training.recipe.scale),
        list(training.recipe.entropy),
    )
    assert training.recipe.rate[1] <= training.recipe.rate[0] < tiny.rate[0]
    row = next(training.run(1000, stop_after=1e-6))
    assert int(read_net(catte, folder / WEIGHTS).about["decisions"]) + tiny.decisions == int(
        training.about()["decisions"]
    )
    assert "began otherwise" in refusal(catte, tiny, tmp_path)
    assert 1 == Training(catte, tiny, tmp_path, device="cpu", begin=folder / WEIGHTS).progress.windows
    assert {"visitor", "apprentice"} == {strength["among"] for strength in row["strength"]}


# Recipes


def test_fewer_tables_are_learned_from_in_as_many_steps() -> None:
    """A machine with less memory takes smaller steps, and not fewer."""
    for name in ("catsle_builders", "catte", "cat_tower", "white_castle"):
        recipe = recipe_of(load(name))
        assert recipe.updates == recipe.with_tables(CPU_TABLES).updates == 256
        assert {seats for seats, _ in recipe.kinds} == set(load(name).seats)


def test_a_game_without_a_recipe_is_learned_at_all_tables(catte: Game) -> None:
    """It gets the usual numbers, and every number of seats."""
    recipe = recipe_of(replace(catte, name="unknown"))

    assert ((3, {}), (4, {})) == recipe.kinds
    assert json.dumps(asdict(recipe))

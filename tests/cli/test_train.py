"""Training from the command line."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from errno import ENOSPC
from pathlib import Path

import pytest
import torch
from safetensors import safe_open
from safetensors.torch import load_file
from tests.cli.conftest import Tenshu
from tests.cli.test_look import COLOUR

from tenshu.learn import log
from tenshu.learn import training as training_module
from tenshu.learn.checkpoint import CHECKPOINT
from tenshu.learn.training import WEIGHTS, Training

TINY = "train catte --device cpu --tables 16 --games 4 --threads 1"
NARROW = f"{TINY} --width 16"


@pytest.mark.compiled
def test_a_training_and_its_best_response(tenshu: Tenshu, tmp_path: Path) -> None:
    """One command trains, the same command says that it is done, with more minutes it goes on; then it is hunted."""
    folder = tmp_path / "new" / "net"
    command = [*f"{NARROW} --layers 2 --slips 0.05".split(), "--folder", str(folder), "--minutes"]
    first, again = tenshu([*command, "0.0001"]), tenshu([*command, "0.0001"])
    more = tenshu([*command, "5", "--stop-after", "0.0001"])
    other = tenshu([*command, "5", "--seed", "4"])
    careful = tenshu([*(word if word != "0.05" else "0" for word in command), "5"])
    hunted = tenshu(
        [*TINY.split(), "--folder", str(tmp_path / "best"), "--minutes", "0.0001", "--against", str(folder / WEIGHTS)]
    )

    assert (0, 0, 0, 2, 2, 0) == (first.code, again.code, more.code, other.code, careful.code, hunted.code)
    assert "this is slow" in first.err
    assert "Catte: a training" in first.out
    assert "apprentices" in first.out
    assert str(folder / WEIGHTS) in first.out
    assert "has had its 0.0 minutes" in again.err
    assert "apprentices" in again.out
    assert "Going on" in more.err
    assert f"the same command goes on from {folder}." in more.err
    assert "the seed 0, and not 4" in other.err
    assert "with --slips 0.05, and not 0;" in " ".join(careful.err.split())
    assert 2 == len(log.read(folder))
    assert {f"{layer}.{part}" for layer in range(4) for part in ("weight", "bias")} == load_file(
        folder / WEIGHTS
    ).keys()
    assert "Catte: a best response" in hunted.out
    assert 2 == hunted.out.count("the frozen net")
    assert "<svg" in (folder / "report.html").read_text(encoding="utf-8")
    assert ("0.05", "0.0") == (about(folder)["slips"], about(tmp_path / "best")["slips"])


@pytest.mark.compiled
def test_a_net_learns_on(tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins as the net that is named, which stays so while its critic learns alone; the same command goes on."""
    given, folder = tmp_path / "given", tmp_path / "on"
    tenshu([*NARROW.split(), "--folder", str(given), "--minutes", "0.0001"])
    command = [*TINY.split(), "--folder", str(folder), "--begin", str(given / WEIGHTS), "--minutes", "5"]
    first = tenshu([*command, "--stop-after", "0.0001"])
    began = is_same(given / WEIGHTS, folder / WEIGHTS)
    monkeypatch.setattr(training_module, "_CRITIC_ALONE", 1)
    more = tenshu([*command, "--stop-after", "0.0001"])

    assert (0, 0) == (first.code, more.code)
    assert "Training on" in first.err
    assert "Catte: a training" in first.out
    assert began
    assert "Going on" in more.err
    assert [1, 2] == [row["windows"] for row in log.read(folder)]
    assert not is_same(given / WEIGHTS, folder / WEIGHTS)


def about(folder: Path) -> dict[str, str]:
    """Return what is noted with the weights of a training."""
    with safe_open(folder / WEIGHTS, "numpy") as file:
        told: dict[str, str] = file.metadata()
    return told


def is_same(one: Path, other: Path) -> bool:
    """Tell whether two files hold the same net."""
    weights, others = load_file(one), load_file(other)
    return weights.keys() == others.keys() and all(torch.equal(weights[name], others[name]) for name in weights)


@pytest.mark.compiled
def test_a_log_tells_how_it_goes(tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a terminal each measurement of strength is a line, however long, and other windows are none."""
    monkeypatch.setattr(Training, "_is_due", lambda training, _: training.progress.windows == 2)
    monkeypatch.setattr(Training, "_invite", interrupt_after(3))
    outcome = tenshu([*NARROW.split(), "--folder", str(tmp_path), "--minutes", "9"])
    lines = [line for line in outcome.err.splitlines() if "decisions/s" in line]

    assert 1 == len(lines)
    assert re.match(r"\d\.\d of 9\.0 minutes, 2 windows, [\d,]+ decisions/s \| visitors, 3 seats: ", lines[0])
    assert re.search(r"\| apprentices, 4 seats: \d\.\d\d ± \d\.\d\d × par, lead -?[\d.]+ ± [\d.]+$", lines[0])


@pytest.mark.compiled
def test_threads_are_those_of_learning_too(tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PyTorch takes as many as are asked for while it trains, and afterwards as many as before."""
    before, meanwhile = torch.get_num_threads(), []
    monkeypatch.setattr(Training, "_invite", lambda _: meanwhile.append(torch.get_num_threads()))
    words = [*NARROW.replace("--threads 1", "--threads 3").split(), "--folder", str(tmp_path), "--minutes", "0.0001"]

    assert 0 == tenshu(words).code
    assert [3] == meanwhile
    assert before == torch.get_num_threads()


def interrupt_after(windows: int) -> Callable[[Training], None]:
    """Return what stops a training after some windows, and says that they took 66 seconds, whatever they took."""

    def interrupted(training: Training) -> None:
        if training.progress.windows == windows:
            training.progress.seconds = 66.0
            raise KeyboardInterrupt

    return interrupted


@pytest.mark.compiled
def test_an_interrupt_saves(tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C keeps what was learned, reports it though no strength was measured yet, and tells how to go on."""
    command = [*NARROW.split(), "--folder", str(tmp_path), "--minutes", "9"]
    monkeypatch.setattr(Training, "_invite", interrupt_after(2))
    stopped = tenshu(command)

    assert 130 == stopped.code
    assert "Stopped after 1.1 of 9.0 minutes; the same command goes on from" in stopped.err
    assert [1, 2] == [row["windows"] for row in log.read(tmp_path)]
    assert (tmp_path / WEIGHTS).exists()
    assert "<dt>minutes</dt><dd>1.1</dd>" in (tmp_path / "report.html").read_text(encoding="utf-8")
    monkeypatch.undo()
    assert "Going on" in tenshu([*command, "--stop-after", "0.0001"]).err


@pytest.mark.compiled
def test_the_end_of_a_job_saves(tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What batch systems end a job with does what Ctrl-C does."""

    def end(training: Training) -> None:
        if training.progress.windows:
            os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(Training, "_invite", end)
    usual = signal.getsignal(signal.SIGTERM)
    stopped = tenshu([*NARROW.split(), "--folder", str(tmp_path), "--minutes", "9"])

    assert 130 == stopped.code
    assert (tmp_path / WEIGHTS).exists()
    assert usual == signal.getsignal(signal.SIGTERM)


@pytest.mark.compiled
@pytest.mark.parametrize("again", [signal.SIGINT, signal.SIGTERM])
def test_who_is_stopped_twice_saves_once(
    tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, again: signal.Signals
) -> None:
    """Impatience, or a batch system that ends a job after Ctrl-C, does not keep it from saving."""

    def end(training: Training) -> None:
        if training.progress.windows:
            os.kill(os.getpid(), signal.SIGINT)

    def save(training: Training) -> None:
        os.kill(os.getpid(), again)
        usual(training)

    usual = Training.save
    monkeypatch.setattr(Training, "_invite", end)
    monkeypatch.setattr(Training, "save", save)
    stopped = tenshu([*NARROW.split(), "--folder", str(tmp_path), "--minutes", "9"])

    assert 130 == stopped.code
    assert (tmp_path / WEIGHTS).exists()
    assert (tmp_path / "report.html").exists()


@pytest.mark.compiled
def test_an_interrupt_of_the_first_window(tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to report yet, and that is no fault."""
    monkeypatch.setattr(Training, "_invite", interrupt_after(0))
    stopped = tenshu([*NARROW.split(), "--folder", str(tmp_path), "--minutes", "9"])

    assert 130 == stopped.code
    assert not (tmp_path / "report.html").exists()


@pytest.mark.compiled
def test_a_terminal_shows_how_it_stands(tmp_path: Path) -> None:
    """Rate and strength are seen while it trains; Ctrl-C ends it with the exit code of an interrupt."""
    words = [sys.executable, "-m", "tenshu", *NARROW.split(), "--folder", str(tmp_path), "--minutes", "9"]
    main, terminal = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "120", "LANG": "en_GB.UTF-8"}
    with subprocess.Popen(words, stdout=terminal, stderr=terminal, env=environment) as process:  # noqa: S603 our own
        os.close(terminal)
        told = b""
        deadline = time.monotonic() + 100
        while b"decisions/s" not in told and time.monotonic() < deadline:
            told += os.read(main, 4096)
        process.send_signal(signal.SIGINT)
        try:
            while part := os.read(main, 4096):
                told += part
        except OSError:  # the other end was closed
            pass
    shown = COLOUR.sub("", told.decode())

    assert 130 == process.returncode
    assert "Training on" in shown
    assert "Stopped after" in shown


@pytest.mark.parametrize(
    ("words", "wrong", "right"),
    [
        ("train", "GAME", "--help"),
        ("train chess", "chess", "catte"),
        (f"{TINY} --minutes 0", "--minutes", "more than 0"),
        (f"{TINY} --minutes nan", "nan", "100000"),
        (f"{TINY} --stop-after -1", "--stop-after", "more than 0"),
        (f"{TINY} --seed -1", "-1", "from 0"),
        (f"{TINY} --width 1", "--width", "from 8"),
        (f"{TINY} --layers 0", "--layers", "from 1"),
        (f"{TINY} --slips 0.6", "--slips cannot be 0.6", "from 0 to 0.5"),
        (f"{TINY} --slips nan", "--slips cannot be nan", "from 0 to 0.5"),
        (f"{TINY} --slips 0.1 --against {__file__}", "which does not slip", "leave --slips out"),
        ("train catte --device cpu --tables 1", "--tables", "from 8"),
        ("train catte --device cpu --games 1", "--games", "from 2"),
        ("train catte --device cpu --threads -1", "--threads", "from 0"),
        ("train catte --device tpu", '--device cannot be "tpu"', "it can be: cuda, cpu."),
        (f"{TINY} --begin no-such-file", "no-such-file", "weights.safetensors"),
        (f"{NARROW} --begin {__file__}", "With --begin the net is as wide", "leave --width out"),
        (f"{TINY} --begin {__file__}", "test_train.py", ""),
        (f"{TINY} --begin {__file__} --against {__file__}", "A best response begins as the net", "leave --begin out"),
        (f"{TINY} --layers 4 --begin {__file__}", "With --begin the net is as wide and as deep", "leave --layers out"),
        (f"{TINY} --against no-such-file", "no-such-file", "weights.safetensors"),
        (f"{NARROW} --against {__file__}", "With --against the net is as wide", "leave --width out"),
        (f"{TINY} --against {__file__}", "test_train.py", ""),
        (f"{TINY} --folder {__file__}", "is a file", "folder"),
        (f"{TINY} --folder {__file__}/net", "test_train.py/net cannot be written to", "name another --folder"),
        (f"{TINY} --folder /proc/no/where", "/proc/no/where cannot be written to", "name another --folder"),
        (f"{TINY} --folder {'long' * 99}", "cannot be written to", "name another --folder"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(tenshu: Tenshu, words: str, wrong: str, right: str) -> None:
    """Nothing begins, and the sentence says what would be right."""
    outcome = tenshu(words)
    told = " ".join(outcome.err.split())

    assert (2, "") == (outcome.code, outcome.out)
    assert wrong in told
    assert right in told


def test_a_folder_that_cannot_be_made_is_told_before_anything_is_compiled(
    tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link that leads nowhere is refused at once, and nothing is left beside it."""
    monkeypatch.setattr(Training, "__init__", None)  # whoever gets there fails
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    outcome = tenshu([*TINY.split(), "--folder", str(tmp_path / "link")])

    assert 2 == outcome.code
    assert "link cannot be written to" in " ".join(outcome.err.split())
    assert [tmp_path / "link"] == list(tmp_path.iterdir())


@pytest.mark.compiled
def test_a_disk_that_is_full_is_told(tenshu: Tenshu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence says why a training ended, which goes on from what was kept before."""
    command = [*NARROW.split(), "--folder", str(tmp_path), "--minutes", "9"]
    assert 0 == tenshu([*command, "--stop-after", "0.0001"]).code
    kept = (tmp_path / CHECKPOINT).read_bytes()

    def full(*_: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("tenshu.learn.checkpoint.write_whole", full)
    outcome = tenshu([*command, "--stop-after", "0.0001"])

    assert 2 == outcome.code
    assert "cannot be written to (No space left on device)" in " ".join(outcome.err.split())
    assert kept == (tmp_path / CHECKPOINT).read_bytes()


def test_without_a_gpu_nobody_trains_on_one(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence says what could be done instead."""
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    outcome = tenshu("train catte --device cuda")

    assert 2 == outcome.code
    assert "--device cpu" in " ".join(outcome.err.split())


def test_without_torch_nobody_trains(tenshu: Tenshu, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence says how to bring what is missing."""
    monkeypatch.setattr("tenshu.cli.train.find_spec", lambda name: None if name == "torch" else name)
    outcome = tenshu("train catte")

    assert 2 == outcome.code
    assert "make train" in outcome.err
    assert 'pip install "tenshu[train]"' in outcome.err

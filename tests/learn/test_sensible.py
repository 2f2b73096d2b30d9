"""Apprentices at many tables: in a kernel, on Numba's simulator, they answer as they do on the CPU."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tenshu.games import load
from tenshu.learn.sensible import Apprentices
from tenshu.vector import Tables

TABLES, STEPS = 3, 12
ROOT = Path(__file__).parents[2]

KERNEL = f"""
import json
import sys
from tenshu import load
from tenshu.learn.sensible import Apprentices
from tenshu.vector import Tables
tables = Tables(load(sys.argv[1]), {TABLES}, device="cuda")
tables.reset(7)
apprentices = Apprentices(tables)
for _ in range({STEPS}):
    apprentices.decide()
    actions = apprentices.actions.copy_to_host()
    print(json.dumps(actions.tolist()))
    tables.actions.copy_to_device(actions)
    tables.step()
"""


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["catte", "cat_tower"])
def test_the_kernel_answers_as_the_cpu_does(name: str) -> None:
    """Each answer is that of an apprentice at a table of its own."""
    tables = Tables(load(name), TABLES)
    tables.reset(7)
    apprentices = Apprentices(tables)
    answers = []
    for _ in range(STEPS):
        apprentices.decide()
        answers.append(apprentices.actions.tolist())
        tables.actions[:] = apprentices.actions
        tables.step()
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", KERNEL, name], env=environment, capture_output=True, text=True, check=False, cwd=ROOT
    )

    assert "" == done.stderr
    assert answers == [json.loads(line) for line in done.stdout.splitlines()]

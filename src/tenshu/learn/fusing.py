"""Functions of tensors whose kernels are joined.

Of a step of learning most kernels only pass on what they read, with a number changed: joined they read and write once.
PyTorch compiles them by Triton, which wants a C compiler and Python's headers; where they are missing, all works as it
is, and takes longer.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import torch

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")

_COMPILERS = ("gcc", "clang")  # that Triton looks for, if the environment names none as CC


def fused(function: Callable[_Given, _Found], device: torch.device) -> Callable[_Given, _Found]:
    """Return a function that does the same, with joined kernels where they can be had: on a GPU, with a C compiler."""
    return joined(function) if device.type == "cuda" and _can_compile() else function


def _can_compile() -> bool:
    has_compiler = bool(os.environ.get("CC")) or any(map(shutil.which, _COMPILERS))
    return has_compiler and Path(sysconfig.get_path("include"), "Python.h").exists()


def forget() -> None:
    """Forget what was compiled, since of each function PyTorch keeps a few shapes alone and refuses more."""
    torch.compiler.reset()


def joined(function: Callable[_Given, _Found], backend: str = "inductor") -> Callable[_Given, _Found]:
    """Return a function with joined kernels, which are compiled when it is first called.

    Tensors of other shapes are compiled for anew, and what cannot be joined into one whole is an error.
    """
    return torch.compile(function, fullgraph=True, dynamic=False, backend=backend)

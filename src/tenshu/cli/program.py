"""How this program was called, so that it can be called again."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from shlex import quote

_NAME = "tenshu"


def program() -> str:
    """Return what to type to call this program: its name where the shell finds it by that, else the way it was called.

    >>> program()
    'tenshu'
    """
    called = Path(sys.argv[0])
    if (called.parent.name, called.name) == (_NAME, "__main__.py"):
        return f"{quote(sys.executable)} -m {_NAME}"
    if called.stem != _NAME:  # another program uses us as a library
        return _NAME
    found = shutil.which(_NAME)
    return _NAME if found and Path(found).resolve() == called.resolve() else quote(sys.argv[0])

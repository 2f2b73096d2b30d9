# ruff: noqa: INP001 (a script)
"""Renders the messages of src/lib/words.parity.json as the server does; the client's tests compare its own words.

Run from the root: .venv/bin/python web/scripts/parity.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tenshu.core.words import LANGUAGES, Message, render

FILE = Path(__file__).parents[1] / "src/lib/words.parity.json"


def message(told: dict[str, Any]) -> Message:
    """Return a message as it travelled."""
    args = ((name, message(value) if isinstance(value, dict) else value) for name, value in told["args"])
    return Message(told["key"], tuple(args))


if __name__ == "__main__":
    cases = json.loads(FILE.read_text(encoding="utf-8"))
    for case in cases:
        case |= {language: render(message(case["message"]), language) for language in LANGUAGES}
    FILE.write_text(json.dumps(cases, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")

"""The description of the API that the browser's types are made from is the one that the server gives."""

from __future__ import annotations

import json
from pathlib import Path

from msgspec import json as fast

from tenshu.table.openapi import document

KEPT = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_types_of_the_browser_are_up_to_date() -> None:
    """Whoever changes the wire format runs `npm run types` in web/."""
    assert json.loads(fast.encode(document())) == json.loads(KEPT.read_text(encoding="utf-8"))

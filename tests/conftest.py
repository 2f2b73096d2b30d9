"""In which order the tests run, and which of them count where rules have to be covered."""

from __future__ import annotations

from pathlib import Path

import pytest

_HERE = Path(__file__).parent
_IN_BROWSERS = _HERE / "web"
_OF_GAMES = _HERE / "games"
_WHOLE_GAMES = {"test_laws.py", "test_observe.py", "test_text.py", "test_vectors.py"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests in browsers, and let only examples of rules cover them.

    What runs in browsers takes longest: at the end no worker should wait for it. As long as there are other tests, one
    worker has it all, with one server and one browser.

    A rule that only whole games reach is not shown to agree with its rulebook. Besides, looking whether lines are
    reached makes interpreted rules half as slow again.
    """
    items.sort(key=lambda item: _IN_BROWSERS not in item.path.parents)
    for item in items:
        if _OF_GAMES not in item.path.parents or item.path.name in _WHOLE_GAMES:
            item.add_marker(pytest.mark.no_cover)

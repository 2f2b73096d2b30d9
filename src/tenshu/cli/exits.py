"""Exit codes, as shells know them."""

from __future__ import annotations

DONE, BROKEN, REFUSED, INTERRUPTED, NO_READER = 0, 1, 2, 130, 141

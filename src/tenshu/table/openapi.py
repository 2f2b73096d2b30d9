"""Prints the OpenAPI document of the server, from which the types of the browser's client are made.

`python -m tenshu.table.openapi > web/openapi.json`, which is a part of `npm run types`.
"""

from __future__ import annotations

import sys
from typing import Any

from msgspec import Struct, json

from tenshu.table import wire
from tenshu.table.app import Config, create_app

_REFERENCE = "#/components/schemas/{name}"
_BASES = (Struct, wire.Request, wire.Reply)


def document() -> dict[str, Any]:
    """Return the OpenAPI document of the server, with what is sent beside its routes too."""
    told = create_app(Config(db="sqlite://")).openapi_schema.to_schema()
    told["components"]["schemas"] |= _schemas()
    return told


def _schemas() -> dict[str, Any]:
    """Return all that travels, by name.

    msgspec knows its own types better: what may be missing in a view, and that the arguments of a message are pairs.
    """
    structs = [
        one for one in vars(wire).values() if isinstance(one, type) and issubclass(one, Struct) and one not in _BASES
    ]
    _, schemas = json.schema_components(structs, ref_template=_REFERENCE)
    for struct in structs:
        if issubclass(struct, wire.Request):  # what has a default may be left out; of an answer nothing is
            for field in schemas[struct.__name__]["properties"].values():
                field.pop("default", None)
    return schemas


if __name__ == "__main__":
    text = json.format(json.encode(document(), order="deterministic"), indent=1)
    sys.stdout.write(text.decode() + "\n")

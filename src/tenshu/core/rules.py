"""Marks functions as rules, compiles them, and notes which sections of the rulebook they implement."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

from numba import njit, types

from tenshu.core.cache import cache_folder

F = TypeVar("F", bound=Callable[..., Any])


class Citation(NamedTuple):
    """One rule function and what it implements."""

    function: str
    sections: tuple[str, ...]
    rulings: tuple[str, ...]


CITATIONS: dict[str, list[Citation]] = defaultdict(list)  # by the package of a game


def rule(*sections: str, ruling: str = "") -> Callable[[F], F]:
    """Compile a function that implements `sections` of its game's rulebook and our `ruling` (`"A1 A3"`)."""

    def mark(function: F) -> F:
        package = ".".join(function.__module__.split(".")[:3])
        CITATIONS[package].append(Citation(function.__name__, sections, tuple(ruling.split())))
        return compiled(function)

    return mark


def _njit(*, cache: bool) -> Callable[[F], Any]:
    # Without the GIL, so that bots think in threads; a division by zero gives what NumPy gives,
    # since an exception could not be raised on a GPU.
    return njit(nogil=True, error_model="numpy", cache=cache)


def compiled(function: F) -> F:
    """Compile a function that other compiled functions call and no section of a rulebook names."""
    made = _njit(cache=False)(function)
    if made is not function:  # as it is when rules run interpreted
        _compile_once(made)
    return cast("F", made)


def _compile_once(dispatcher: Any) -> None:  # noqa: ANN401 (Numba has no types for its own)
    """Let a function be compiled for wide numbers alone, and not anew for each constant and each narrow field.

    What is inlined is specialised after all; a large game compiles in two thirds of the time.
    """
    template = dispatcher.get_call_template

    def widened(args: tuple[Any, ...], kws: dict[str, Any]) -> object:
        return template(tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = widened


def _wide(kind: object) -> object:
    """Return the type of an argument, if it is a signed number as one of 64 bits."""
    plain: object = types.unliteral(kind)  # type: ignore[no-untyped-call]
    is_signed = isinstance(plain, types.Integer) and cast("Any", plain).signed
    return types.int64 if is_signed else plain


def door(function: F) -> F:
    """Compile a function that Python calls, and keep the machine code between runs.

    Only doors are cached: a door holds all that it calls.
    """
    with cache_folder(function.__module__):
        return cast("F", _njit(cache=True)(function))

"""The neutral operations by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import attrs

F = TypeVar("F", bound=Callable[..., Any])


@attrs.frozen
class Operation:
    """An operation. `places` are the positions of arguments that it stores into; with `takes_types` the first argument is the
    tuple of the call's type arguments."""

    name: str
    function: Callable[..., Any]
    places: frozenset[int]
    takes_types: bool


OPERATIONS: dict[str, Operation] = {}


def operation(name: str, *, places: tuple[int, ...] = (), takes_types: bool = False) -> Callable[[F], F]:
    """Registers an operation under a neutral name. Its first argument is the machine."""

    def register(function: F) -> F:
        OPERATIONS[name] = Operation(name, function, frozenset(places), takes_types)
        return function

    return register

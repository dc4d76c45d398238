"""Bounds how many parts a value has if a part that is shared counts as often as it is reached.

Hashing and comparing reach every part so. A pair of a pair with itself, fifty times, has more parts than can ever be visited.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from variorum.interpreter.numerals import Char
from variorum.interpreter.signals import BudgetExceeded

MOST_PARTS = 2_000
_PLAIN = frozenset({int, float, str, bool, type(None), Char})


def check_parts(parts: Collection[Any]) -> int:
    """Returns how many parts there are, those of lists, tuples, maps, sets and records among them included; 0 if none of them
    has parts. Raises BudgetExceeded if there are too many.
    """
    if _PLAIN.issuperset(map(type, parts)):
        return 0
    waiting, count = list(parts), 0
    while waiting:
        count += len(waiting)
        if count > MOST_PARTS:
            raise BudgetExceeded("memory")
        waiting = [inner for each in waiting for inner in _inner(each)]
    return count


def hashed_parts(parts: Iterable[Any], depth: int = 2) -> tuple[Any, ...]:
    """Returns what a list is hashed by: its parts, those of lists among them down to a depth, and of deeper lists the length."""
    return tuple(
        each if not isinstance(each, list) else hashed_parts(each, depth - 1) if depth else len(each)
        for each in parts
    )


def checked(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Returns a new tuple, which the host hashes and compares without counting. Raises BudgetExceeded as `check_parts`."""
    check_parts(parts)
    return parts


def _inner(value: Any) -> Iterable[Any]:
    if isinstance(value, (list, tuple)):
        return value
    nested = getattr(value, "nested_parts", None)
    return () if nested is None else nested()

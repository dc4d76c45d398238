"""Distinguishes edge inputs from natural ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from variorum.program.values import Record, Value

_MAX_INT = 5000


def has_edge(arguments: Sequence[Value]) -> bool:
    """Returns whether an argument is null, zero, negative, huge, empty, or contains such a sequence."""
    return any(map(_is_edge, arguments))


def _is_edge(value: Value) -> bool:
    if isinstance(value, bool) or value is None:
        return value is None
    if isinstance(value, int | float):
        return value <= 0 or value > _MAX_INT
    if isinstance(value, str):
        return not value or value != value.strip()
    if isinstance(value, Mapping | Record):
        return False
    if isinstance(value, list | tuple):
        return not value or any(_is_edge(each) for each in value if isinstance(each, str | list | tuple))
    return isinstance(value, set | frozenset) and not value


def is_ragged(arguments: Sequence[Value]) -> bool:
    """Returns whether an argument has rows of different lengths."""
    return any(
        isinstance(value, list) and len({len(row) for row in value if isinstance(row, list)}) > 1
        for value in arguments
    )


def squared(arguments: Sequence[Value]) -> list[Value] | None:
    """Returns the arguments without the columns of matrices that exceed the number of rows; None if there are none."""
    cut = [
        [row[: len(value)] for row in value]
        if isinstance(value, list) and value and all(isinstance(row, list) for row in value)
        else value
        for value in arguments
    ]
    return cut if cut != list(arguments) else None

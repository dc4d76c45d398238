"""Passes whole numbers as ints where one side's language has one type for all numbers.

There `1.0` and 1 are the same value. To the other side they are not, and callers pass 1. A parameter that is declared as a float
gets a float nevertheless: the interpreter converts by declared types.
"""

from __future__ import annotations

from variorum.program.values import Record, Value


def with_whole_ints(value: Value) -> Value:
    """Returns the value with whole floats as ints."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else value
    if isinstance(value, list):
        return [with_whole_ints(each) for each in value]
    if isinstance(value, tuple):
        return tuple(map(with_whole_ints, value))
    if isinstance(value, dict):
        return {with_whole_ints(key): with_whole_ints(each) for key, each in value.items()}
    if isinstance(value, Record):
        return Record(value.type, {name: with_whole_ints(each) for name, each in value.fields.items()})
    return value

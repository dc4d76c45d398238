"""Compares two results, whatever languages they come from."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from enum import IntEnum

from variorum.program.values import Opaque, Record, Value

# Floats that are this close, relatively, are equal: order of additions and libraries' last digits.
_TOLERANCE = 1e-6
# Values that languages use for "none".
_NOTHING = (None, -1, 0, "", False)


class Likeness(IntEnum):
    """How alike two results are, the most alike first."""

    EQUAL = 0
    FORM = 1
    """The same, written in another way: `true` and 1, `"3"` and 3, null and -1."""
    ORDER = 2
    """The same elements in another order."""
    DIFFERENT = 3


def likeness(source: Value, target: Value) -> Likeness:
    """How alike two values are."""
    if source is None and target is None:
        return Likeness.EQUAL
    if isinstance(source, Opaque) or isinstance(target, Opaque):
        return Likeness.EQUAL if source == target else Likeness.DIFFERENT
    if isinstance(source, bool | int | float) and isinstance(target, bool | int | float):
        return _of_numbers(source, target)
    if isinstance(source, str) and isinstance(target, str):
        return _of_texts(source, target)
    if _is_sequence(source) and _is_sequence(target):
        return _of_sequences(list(source), list(target))
    if isinstance(source, Record | Mapping) and isinstance(target, Record | Mapping):
        return _of_fields(source, target)
    if isinstance(source, set | frozenset) and isinstance(target, set | frozenset):
        return _of_bags(source, target, Likeness.EQUAL)
    return _of_kinds(source, target)


def _of_numbers(source: float, target: float) -> Likeness:
    if isinstance(source, bool) != isinstance(target, bool) and not {source, target} <= {0, 1}:
        # A comparison of order is a number in one language and a truth value in another.
        return Likeness.FORM
    if isinstance(source, int) and isinstance(target, int):
        return Likeness.EQUAL if source == target else Likeness.DIFFERENT
    if math.isnan(source) and math.isnan(target):
        return Likeness.EQUAL
    if source == target or math.isclose(source, target, rel_tol=_TOLERANCE, abs_tol=1e-9):
        return Likeness.EQUAL
    return Likeness.FORM if math.isclose(source, target, rel_tol=1e-4, abs_tol=1e-6) else Likeness.DIFFERENT


def _of_texts(source: str, target: str) -> Likeness:
    if source == target:
        return Likeness.EQUAL
    if source.casefold() == target.casefold() and source.casefold() in (
        "true",
        "false",
        "none",
        "null",
        "nan",
    ):
        return Likeness.FORM
    first, second = _number(source), _number(target)
    if first is None or second is None or _of_numbers(first, second) > Likeness.FORM:
        return Likeness.DIFFERENT
    return Likeness.FORM


def _of_sequences(source: list[Value], target: list[Value]) -> Likeness:
    if len(source) != len(target):
        return Likeness.DIFFERENT
    worst = max(map(likeness, source, target), default=Likeness.EQUAL)
    return worst if worst < Likeness.DIFFERENT else _of_bags(source, target, Likeness.ORDER)


def _of_bags(source: Iterable[Value], target: Iterable[Value], if_equal: Likeness) -> Likeness:
    first, second = sorted(map(key_of, source)), sorted(map(key_of, target))
    return if_equal if first == second else Likeness.DIFFERENT


def _of_fields(source: Record | Mapping[Value, Value], target: Record | Mapping[Value, Value]) -> Likeness:
    """Objects and maps by their keys, whatever the spelling; objects without common names by position."""
    first = source.fields if isinstance(source, Record) else source
    second = target.fields if isinstance(target, Record) else target
    if len(first) != len(second):
        # Objects keep what they know in other fields in another language, so that nothing can be said of them.
        are_objects = isinstance(source, Record) and isinstance(target, Record)
        return Likeness.FORM if are_objects else Likeness.DIFFERENT
    if not isinstance(source, Record) and not isinstance(target, Record):
        left, right = {key_of(k): v for k, v in first.items()}, {key_of(k): v for k, v in second.items()}
    else:
        left, right = (
            {_plain_name(k): v for k, v in first.items()},
            {_plain_name(k): v for k, v in second.items()},
        )
    if left.keys() == right.keys():
        return max((likeness(left[key], right[key]) for key in left), default=Likeness.EQUAL)
    if isinstance(source, Record) and isinstance(target, Record):
        return max(map(likeness, first.values(), second.values()), default=Likeness.EQUAL)
    return Likeness.DIFFERENT


def _of_kinds(source: Value, target: Value) -> Likeness:
    """Values of different kinds."""
    for one, other in ((source, target), (target, source)):
        if isinstance(one, str) and _is_sequence(other) and all(isinstance(each, str) for each in other):
            return Likeness.EQUAL if one == "".join(other) else Likeness.DIFFERENT
        if isinstance(one, str) and isinstance(other, bool):
            return Likeness.FORM if one.casefold() == str(other).casefold() else Likeness.DIFFERENT
        if isinstance(one, str) and isinstance(other, int | float):
            number = _number(one)
            is_like = number is not None and _of_numbers(number, other) <= Likeness.FORM
            return (
                Likeness.FORM
                if is_like
                else Likeness.FORM
                if len(one) == 1 and ord(one) == other
                else Likeness.DIFFERENT
            )
        if one is None:
            is_nothing = _is_nothing(other)
            return Likeness.FORM if is_nothing else Likeness.DIFFERENT
        if isinstance(one, set | frozenset) and _is_sequence(other):
            return _of_bags(one, other, Likeness.ORDER)
        if isinstance(one, Record) and _is_sequence(other):
            return _of_sequences(list(one.fields.values()), list(other))
    return Likeness.DIFFERENT


def _is_nothing(value: Value) -> bool:
    if isinstance(value, list | tuple | dict | set | frozenset):
        return not value
    return not isinstance(value, Record) and value in _NOTHING


def _is_sequence(value: Value) -> bool:
    return isinstance(value, list | tuple)


def _number(text: str) -> float | None:
    try:
        return float(text) if len(text) < 40 else None
    except ValueError:
        return None


def _plain_name(name: Value) -> str:
    return str(name).replace("_", "").lower()


def key_of(value: Value) -> str:
    """A text that is the same for equal values."""
    if isinstance(value, int):
        # Decimal digits of large numbers take quadratic time, and Python refuses them.
        return format(int(value), "x")
    if isinstance(value, float):
        return format(int(value), "x") if value.is_integer() else f"{value:.9g}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(key_of, value)) + "]"
    if isinstance(value, set | frozenset):
        return "{" + ",".join(sorted(map(key_of, value))) + "}"
    if isinstance(value, Mapping):
        return "{" + ",".join(sorted(f"{key_of(k)}:{key_of(v)}" for k, v in value.items())) + "}"
    if isinstance(value, Record):
        return "[" + ",".join(map(key_of, value.fields.values())) + "]"
    return repr(value) if isinstance(value, str) else str(value)

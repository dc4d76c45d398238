"""Compares results across languages."""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Iterable, Mapping
from enum import IntEnum

from variorum.program.plain_names import plain_name
from variorum.program.values import EnumConstant, Opaque, Record, Value

# The relative difference up to which floats are equal: libraries round and sum differently.
_TOLERANCE = 1e-6
# The values that languages use for a missing result.
_EMPTY_VALUES = (None, -1, 0, "", False)
# The largest values of numeric types, which languages use in place of infinity.
_LARGEST = (2**31 - 1, 2**53 - 1, 2**63 - 1, sys.float_info.max, math.inf)
_WHOLE = re.compile(r"(?<=\d)\.0(?![\d.])")
_MESSAGE = "message"
# What exceptions have besides their message in JavaScript and Python.
_BOOKKEEPING = frozenset({"name", "stack", "args"})
_LONGEST_KEY = 2**64


class Equivalence(IntEnum):
    """How similar two results are, the most similar first."""

    EQUAL = 0
    FORM = 1
    """The same value in another form: `true` and 1, `"3"` and 3, null and -1."""
    ORDER = 2
    """The same elements in another order."""
    DIFFERENT = 3


def equivalence(source: Value, target: Value) -> Equivalence:
    """Returns how similar two values are."""
    if source is None and target is None:
        return Equivalence.EQUAL
    if isinstance(source, Opaque) or isinstance(target, Opaque):
        return Equivalence.EQUAL if source == target else Equivalence.DIFFERENT
    if isinstance(source, bool | int | float) and isinstance(target, bool | int | float):
        return _compare_numbers(source, target)
    if isinstance(source, str) and isinstance(target, str):
        return _compare_strings(source, target)
    if _is_sequence(source) and _is_sequence(target):
        return _compare_sequences(list(source), list(target))
    if isinstance(source, Record | Mapping) and isinstance(target, Record | Mapping):
        return _compare_fields(source, target)
    if isinstance(source, set | frozenset) and isinstance(target, set | frozenset):
        return _compare_sets(source, target)
    return _compare_mixed(source, target)


def _compare_numbers(source: float, target: float) -> Equivalence:
    if isinstance(source, bool) != isinstance(target, bool) and not {source, target} <= {0, 1}:
        # The result of a three-way comparison is an int in one language and a boolean in another.
        return Equivalence.FORM
    if source != target and _sign_of_infinity(source) == _sign_of_infinity(target) != 0:
        return Equivalence.FORM
    if isinstance(source, int) and isinstance(target, int):
        return Equivalence.EQUAL if source == target else Equivalence.DIFFERENT
    # An integer that no float holds, beside the infinity that it becomes.
    is_exact = source != target
    source, target = _as_float(source), _as_float(target)
    if math.isnan(source) and math.isnan(target):
        return Equivalence.EQUAL
    if math.isinf(source) and source == target:
        return Equivalence.FORM if is_exact else Equivalence.EQUAL
    if source == target or math.isclose(source, target, rel_tol=_TOLERANCE, abs_tol=1e-9):
        return Equivalence.EQUAL
    return (
        Equivalence.FORM
        if math.isclose(source, target, rel_tol=1e-4, abs_tol=1e-6)
        else Equivalence.DIFFERENT
    )


def _as_float(number: float) -> float:
    """Returns the number as a float, infinity if it is too large for one."""
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf


def _sign_of_infinity(number: float) -> int:
    """Returns 1 or -1 for a number that stands for infinity or its negative, 0 for another."""
    if abs(number) in _LARGEST:
        return 1 if number > 0 else -1
    return -1 if -number - 1 in _LARGEST else 0


def _compare_strings(source: str, target: str) -> Equivalence:
    if source == target:
        return Equivalence.EQUAL
    if source.casefold() == target.casefold() and source.casefold() in (
        "true",
        "false",
        "none",
        "null",
        "nan",
    ):
        return Equivalence.FORM
    if _WHOLE.sub("", source) == _WHOLE.sub("", target):
        # Languages write whole floats with or without a fraction.
        return Equivalence.FORM
    first, second = _number(source), _number(target)
    if first is None or second is None or _compare_numbers(first, second) > Equivalence.FORM:
        return Equivalence.DIFFERENT
    return Equivalence.FORM


def _compare_sequences(source: list[Value], target: list[Value]) -> Equivalence:
    if len(source) != len(target):
        return Equivalence.DIFFERENT
    worst = max(map(equivalence, source, target), default=Equivalence.EQUAL)
    return worst if worst < Equivalence.DIFFERENT else _compare_unordered(source, target, Equivalence.ORDER)


def _compare_unordered(
    source: Iterable[Value], target: Iterable[Value], if_equal: Equivalence
) -> Equivalence:
    first, second = sorted(map(canonical_key, source)), sorted(map(canonical_key, target))
    return if_equal if first == second else Equivalence.DIFFERENT


def _compare_sets(source: Iterable[Value], target: Iterable[Value]) -> Equivalence:
    first, second = _with_codes(list(source), list(target))
    found = _compare_unordered(source, target, Equivalence.EQUAL)
    return _compare_unordered(first, second, Equivalence.FORM) if found is Equivalence.DIFFERENT else found


def _with_codes(first: list[Value], second: list[Value]) -> tuple[list[Value], list[Value]]:
    """Returns both lists, the characters of one as codes if the other has numbers."""
    if first and second and _are_characters(first) and _are_codes(second):
        return [ord(str(each)) for each in first], second
    if first and second and _are_characters(second) and _are_codes(first):
        return first, [ord(str(each)) for each in second]
    return first, second


def _are_characters(values: Iterable[Value]) -> bool:
    return all(isinstance(each, str) and len(each) == 1 for each in values)


def _are_codes(values: Iterable[Value]) -> bool:
    return all(isinstance(each, int) and not isinstance(each, bool) for each in values)


def _compare_fields(
    source: Record | Mapping[Value, Value], target: Record | Mapping[Value, Value]
) -> Equivalence:
    """Compares objects and maps by key, ignoring case and underscores, or objects without common names by position."""
    first = source.fields if isinstance(source, Record) else source
    second = target.fields if isinstance(target, Record) else target
    if isinstance(source, Record) and isinstance(target, Record):
        first, second = _without_bookkeeping(first, second), _without_bookkeeping(second, first)
    if len(first) != len(second):
        # Translations may have other private fields, so objects with different fields are not called
        # different.
        are_objects = isinstance(source, Record) and isinstance(target, Record)
        return Equivalence.FORM if are_objects else Equivalence.DIFFERENT
    if not isinstance(source, Record) and not isinstance(target, Record):
        left, right = (
            {canonical_key(k): v for k, v in first.items()},
            {canonical_key(k): v for k, v in second.items()},
        )
    else:
        left, right = (
            {_plain_name(k): v for k, v in first.items()},
            {_plain_name(k): v for k, v in second.items()},
        )
    if left.keys() == right.keys():
        return max((equivalence(left[key], right[key]) for key in left), default=Equivalence.EQUAL)
    if isinstance(source, Record) and isinstance(target, Record):
        return max(map(equivalence, first.values(), second.values()), default=Equivalence.EQUAL)
    return _compare_keys_as_text(first, second)


def _without_bookkeeping(own: Mapping[Value, Value], other: Mapping[Value, Value]) -> Mapping[Value, Value]:
    """Returns the fields of an exception without those that its runtime alone has."""
    if not (_MESSAGE in own and _MESSAGE in other):
        return own
    return {name: value for name, value in own.items() if name in other or name not in _BOOKKEEPING}


def _compare_keys_as_text(first: Mapping[Value, Value], second: Mapping[Value, Value]) -> Equivalence:
    """Compares maps by their keys as text, which objects of JavaScript have, or characters by their codes."""
    left, right = ({_key_text(k): v for k, v in each.items()} for each in (first, second))
    if left.keys() != right.keys():
        codes = _with_codes(list(first), list(second))
        left, right = (
            {_key_text(k): v for k, v in zip(keys, each.values(), strict=True)}
            for keys, each in zip(codes, (first, second), strict=True)
        )
    if left.keys() != right.keys() or len(left) != len(first) or len(right) != len(second):
        return Equivalence.DIFFERENT
    return max(Equivalence.FORM, *(equivalence(left[key], right[key]) for key in left))


def _key_text(key: Value) -> str:
    """Returns a key as JavaScript writes it."""
    if key is None or isinstance(key, bool):
        return "null" if key is None else str(key).lower()
    if isinstance(key, tuple):
        return ",".join(map(_key_text, key))
    if isinstance(key, float) and key.is_integer():
        key = int(key)
    return canonical_key(key) if isinstance(key, int) and abs(key) > _LONGEST_KEY else str(key)


def _compare_mixed(source: Value, target: Value) -> Equivalence:
    """Compares values of different kinds."""
    for one, other in ((source, target), (target, source)):
        inner = _wrapped(one)
        if inner is not None and other is not None and type(inner) is type(other):
            return max(Equivalence.FORM, equivalence(inner, other))
        if isinstance(one, str) and _is_sequence(other) and all(isinstance(each, str) for each in other):
            return Equivalence.EQUAL if one == "".join(other) else Equivalence.DIFFERENT
        if isinstance(one, str) and _is_sequence(other) and _are_codes(other):
            is_same = list(other) in ([*map(ord, one)], [*one.encode(errors="replace")])
            return Equivalence.FORM if is_same else Equivalence.DIFFERENT
        if isinstance(one, str) and isinstance(other, bool):
            is_like = one.casefold() == str(other).casefold() or (_is_empty(one) and _is_empty(other))
            return Equivalence.FORM if is_like else Equivalence.DIFFERENT
        if isinstance(one, EnumConstant) and other == one.number and not isinstance(other, bool | float):
            return Equivalence.FORM
        if isinstance(one, str) and isinstance(other, int | float):
            number = _number(one)
            is_like = number is not None and _compare_numbers(number, other) <= Equivalence.FORM
            return (
                Equivalence.FORM
                if is_like
                else Equivalence.FORM
                if len(one) == 1 and ord(one) == other
                else Equivalence.DIFFERENT
            )
        if one is None:
            is_nothing = _is_empty(other)
            return Equivalence.FORM if is_nothing else Equivalence.DIFFERENT
        if isinstance(one, set | frozenset) and _is_sequence(other):
            return _compare_unordered(one, other, Equivalence.ORDER)
        if isinstance(one, set | frozenset) and (elements := _marked_keys(other)) is not None:
            return max(Equivalence.FORM, _compare_sets(one, elements))
        if isinstance(one, Record) and _is_sequence(other):
            return _compare_sequences(list(one.fields.values()), list(other))
    return Equivalence.DIFFERENT


def _marked_keys(value: Value) -> list[Value] | None:
    """Returns the elements of a set that is written as a map to booleans or to empty objects; None for other values."""
    if not isinstance(value, Mapping):
        return None
    if any(not (isinstance(each, bool) or _has_no_parts(each)) for each in value.values()):
        return None
    return [key for key, each in value.items() if each is not False]


def _has_no_parts(value: Value) -> bool:
    return value == {} or (isinstance(value, Record) and not value.fields)


def _wrapped(value: Value) -> Value:
    """Returns the value in a pair of a value and no error, or in an object with one field; None for others."""
    if isinstance(value, tuple) and len(value) == 2 and value[1] is None:
        return value[0]
    if isinstance(value, Record) and len(value.fields) == 1:
        return next(iter(value.fields.values()))
    return None


def _is_empty(value: Value) -> bool:
    if isinstance(value, list | tuple | dict | set | frozenset):
        return not value
    return not isinstance(value, Record) and value in _EMPTY_VALUES


def _is_sequence(value: Value) -> bool:
    return isinstance(value, list | tuple)


def _number(text: str) -> float | None:
    try:
        return float(text) if len(text) < 40 else None
    except ValueError:
        return None


def _plain_name(name: Value) -> str:
    return plain_name(str(name))


def canonical_key(value: Value) -> str:
    """Returns a string that is equal for equal values."""
    if isinstance(value, int):
        # Decimal conversion of large ints takes quadratic time, and Python refuses it.
        return format(int(value), "x")
    if isinstance(value, float):
        return format(int(value), "x") if value.is_integer() else f"{value:.9g}"
    if isinstance(value, str):
        return repr(value)
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(canonical_key, value)) + "]"
    if isinstance(value, set | frozenset):
        return "{" + ",".join(sorted(map(canonical_key, value))) + "}"
    if isinstance(value, Mapping):
        return (
            "{" + ",".join(sorted(f"{canonical_key(k)}:{canonical_key(v)}" for k, v in value.items())) + "}"
        )
    if isinstance(value, Record):
        return "[" + ",".join(map(canonical_key, value.fields.values())) + "]"
    return str(value)

"""Aligns results that languages report in different ways: an error or a boolean beside the value, and the exit status of
`main`.
"""

from __future__ import annotations

from typing import TypeGuard

import attrs

from variorum.interpreter.outcome import Outcome
from variorum.program.declarations import Function
from variorum.program.types import Kind
from variorum.program.values import Opaque, Record, Value

_ERROR_TYPE = "error"
_MAIN = "main"
# What a translation returns in place of an error.
_NOTHING = (None, -1)
# The target fails with one of these because of a mistake in its text, whatever the source does.
_MISTAKES = frozenset({"name", "unset", "undefined"})
_FAILURE = Opaque("an error")


def aligned(
    source: Outcome, target: Outcome, source_function: Function, target_function: Function
) -> tuple[Outcome, Outcome]:
    """Returns both outcomes in one convention.

    Without an error, a value beside an error is the value alone. With one, it is the same as an exception or an `Err`.
    A value beside `true` is the value alone, one beside `false` is none, if the other side returns no boolean.
    """
    if _is_main(source_function) and _is_main(target_function):
        return _without_status(source, target)
    source_has_error, target_has_error = _returns_error(source_function), _returns_error(target_function)
    if source_has_error and not target_has_error:
        return _without_error(source, target)
    if target_has_error and not source_has_error:
        target, source = _without_error(target, source)
        return source, _raised(target, source)
    if _says_whether_found(source_function) != _says_whether_found(target_function):
        return _found_value(source, target), _found_value(target, source)
    return source, target


def _is_main(function: Function) -> bool:
    return function.name.lower() == _MAIN and (not function.owner or function.is_static)


def _without_status(source: Outcome, target: Outcome) -> tuple[Outcome, Outcome]:
    """Returns the outcomes of two `main` without their exit status, unless both are known and differ."""
    first, second = _status(source), _status(target)
    if first is not None and second is not None and first != second:
        return attrs.evolve(source, value=first), attrs.evolve(target, value=second)
    return attrs.evolve(source, value=None), attrs.evolve(target, value=None)


def _status(outcome: Outcome) -> int | None:
    if outcome.kind != "returned" or not isinstance(outcome.value, int | None):
        return None
    return outcome.value or 0


def _returns_error(function: Function) -> bool:
    """Returns whether the last or only result is declared as an error."""
    result = function.result
    last = result.arguments[-1] if result.kind is Kind.TUPLE and result.arguments else result
    return last.kind is Kind.OBJECT and last.name == _ERROR_TYPE


def _says_whether_found(function: Function) -> bool:
    """Returns whether the function is declared to return a value and a boolean, as Go's `value, ok`."""
    result = function.result
    return result.kind is Kind.TUPLE and len(result.arguments) == 2 and result.arguments[1].kind is Kind.BOOL


def _found_value(outcome: Outcome, other: Outcome) -> Outcome:
    """Returns the outcome with the value alone, or without one, if the other side returns no boolean beside it."""
    if outcome.kind != "returned" or other.kind != "returned":
        return outcome
    if not _is_found_pair(outcome.value) or _is_found_pair(other.value):
        return outcome
    value, is_found = outcome.value
    return attrs.evolve(outcome, value=value if is_found else None)


def _is_found_pair(value: Value) -> TypeGuard[tuple[Value, bool]]:
    return isinstance(value, tuple | list) and len(value) == 2 and isinstance(value[1], bool)


def _without_error(outcome: Outcome, other: Outcome) -> tuple[Outcome, Outcome]:
    """Returns the outcome of a function that declares an error in the convention of the other side's function."""
    if outcome.kind != "returned":
        return outcome, other
    *values, error = outcome.value if isinstance(outcome.value, tuple) else (outcome.value,)
    if _has_error_beside(other, len(values) + 1):
        return outcome, other
    if error is None:
        return attrs.evolve(outcome, value=values[0] if len(values) == 1 else tuple(values) or None), other
    if other.value == _FAILURE or (other.kind == "raised" and other.exception not in _MISTAKES):
        failed = attrs.evolve(other, kind="returned", value=_FAILURE, exception="", message="")
        return attrs.evolve(outcome, value=_FAILURE), failed
    if other.kind == "returned" and other.value in _NOTHING:
        return attrs.evolve(outcome, value=None), other
    return outcome, other


def _has_error_beside(outcome: Outcome, count: int) -> bool:
    """Returns whether so many values were returned together, of which the last may be an error."""
    value = outcome.value
    if count < 2 or not isinstance(value, tuple) or len(value) != count:
        return False
    return value[-1] is None or isinstance(value[-1], str | Record | Opaque)


def _raised(target: Outcome, source: Outcome) -> Outcome:
    """Returns the outcome as a failure if the target returned an error where the source returned a value."""
    value: Value = target.value
    error = value[-1] if isinstance(value, tuple) and value else value
    is_error = isinstance(error, Record) and not _has_error_beside(
        source, len(value) if isinstance(value, tuple) else 1
    )
    if target.kind != "returned" or not is_error:
        return target
    return attrs.evolve(target, kind="raised", value=None, exception="error")

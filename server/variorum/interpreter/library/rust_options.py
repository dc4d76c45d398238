"""Options and results as Rust has them."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.result_value import ResultValue
from variorum.interpreter.values import Optional


@operation("rust.some")
def some(m: Any, value: Any) -> Optional:
    """`Some`."""
    return Optional(value)


@operation("rust.none")
def none(m: Any) -> Optional:
    """`None`."""
    return Optional()


@operation("rust.ok")
def ok(m: Any, value: Any = None) -> ResultValue:
    """`Ok`."""
    return ResultValue(True, value)


@operation("rust.err")
def err(m: Any, value: Any = None) -> ResultValue:
    """`Err`."""
    return ResultValue(False, value)


def _is_there(value: Any) -> bool:
    return value.is_ok if isinstance(value, ResultValue) else value.value is not None


@operation("rust.is_there")
def is_there(m: Any, value: Any) -> bool:
    """Whether an option is `Some`, or a result `Ok`."""
    return _is_there(value)


@operation("rust.is_missing")
def is_missing(m: Any, value: Any) -> bool:
    """Whether an option is `None`, or a result `Err`."""
    return not _is_there(value)


@operation("rust.is_some_and")
def is_some_and(m: Any, value: Any, test: Any) -> bool:
    """Whether there is a value that a test holds for."""
    return _is_there(value) and bool(m.truth(m.apply(test, value.value)))


@operation("rust.unwrap")
def unwrap(m: Any, value: Any, message: Any = "called unwrap on nothing") -> Any:
    """What is inside. Raises a state error where nothing is."""
    if not _is_there(value):
        raise m.fail("state", m.text(message))
    return value.value


@operation("rust.unwrap_err")
def unwrap_err(m: Any, value: ResultValue, *_: Any) -> Any:
    """What is in an `Err`."""
    if value.is_ok:
        raise m.fail("state", "called unwrap_err on Ok")
    return value.value


@operation("rust.unwrap_or")
def unwrap_or(m: Any, value: Any, other: Any) -> Any:
    """What is inside, or another value."""
    return m.cast_like(value.value, value.value) if _is_there(value) else other


@operation("rust.unwrap_or_else")
def unwrap_or_else(m: Any, value: Any, function: Any) -> Any:
    """What is inside, or what a function gives."""
    if _is_there(value):
        return value.value
    return m.apply(function, value.value) if isinstance(value, ResultValue) else m.apply(function)


@operation("rust.unwrap_or_default")
def unwrap_or_default(m: Any, value: Any) -> Any:
    """What is inside, or 0: of which type is not known."""
    if _is_there(value):
        return value.value
    m.note("guessed")
    return 0


def _again(value: Any, made: Any) -> Any:
    return ResultValue(True, made) if isinstance(value, ResultValue) else Optional(made)


@operation("rust.mapped")
def mapped(m: Any, value: Any, function: Any) -> Any:
    """What a function makes of what is inside, inside again."""
    return _again(value, m.apply(function, value.value)) if _is_there(value) else value


@operation("rust.map_err")
def map_err(m: Any, value: ResultValue, function: Any) -> Any:
    """A result with what a function makes of its error."""
    return value if value.is_ok else ResultValue(False, m.apply(function, value.value))


@operation("rust.map_or")
def map_or(m: Any, value: Any, other: Any, function: Any) -> Any:
    """What a function makes of what is inside, or another value."""
    return m.apply(function, value.value) if _is_there(value) else other


@operation("rust.map_or_else")
def map_or_else(m: Any, value: Any, other: Any, function: Any) -> Any:
    """What a function makes of what is inside, or what another gives."""
    return m.apply(function, value.value) if _is_there(value) else unwrap_or_else(m, value, other)


@operation("rust.and_then")
def and_then(m: Any, value: Any, function: Any) -> Any:
    """What a function, which may fail itself, makes of what is inside."""
    return m.apply(function, value.value) if _is_there(value) else value


@operation("rust.or")
def or_(m: Any, value: Any, other: Any) -> Any:
    """The option itself, or another."""
    return value if _is_there(value) else other


@operation("rust.or_else")
def or_else(m: Any, value: Any, function: Any) -> Any:
    """The option itself, or what a function gives."""
    if _is_there(value):
        return value
    return m.apply(function, value.value) if isinstance(value, ResultValue) else m.apply(function)


@operation("rust.to_option")
def to_option(m: Any, value: ResultValue) -> Optional:
    """`ok`: what a result has inside, as an option."""
    return Optional(value.value) if value.is_ok else Optional()


@operation("rust.error_option")
def error_option(m: Any, value: ResultValue) -> Optional:
    """`err`: the error, as an option."""
    return Optional() if value.is_ok else Optional(value.value)


@operation("rust.ok_or")
def ok_or(m: Any, value: Optional, error: Any) -> ResultValue:
    """A result of an option."""
    return ResultValue(False, error) if value.value is None else ResultValue(True, value.value)


@operation("rust.ok_or_else")
def ok_or_else(m: Any, value: Optional, function: Any) -> ResultValue:
    """A result of an option; a function gives the error."""
    return ResultValue(False, m.apply(function)) if value.value is None else ResultValue(True, value.value)


@operation("rust.take_out")
def take_out(m: Any, value: Optional) -> Optional:
    """What is in an option, which is empty then."""
    taken = Optional(value.value)
    value.value = None
    return taken


@operation("rust.filtered")
def filtered(m: Any, value: Optional, test: Any) -> Optional:
    """The option, if a test holds for what is inside."""
    return value if value.value is not None and m.truth(m.apply(test, value.value)) else Optional()

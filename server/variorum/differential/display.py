"""Formats neutral values for messages, in one notation for all languages and with a bounded length."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from variorum.differential.undefined_names import UNDEFINED
from variorum.interpreter.outcome import Outcome
from variorum.program.values import Opaque, Record, Value

_MAX_LENGTH = 80
_MAX_LINES = 3

# The kinds of exceptions, as messages name them.
_EXCEPTIONS = {
    "index": "an index error",
    "key": "a missing key",
    "null": "a null dereference",
    "value": "an invalid value",
    "type": "a type error",
    "arithmetic": "an arithmetic error",
    "state": "an invalid state",
    "end": "the end of the input",
    "name": "an undefined name",
    "unset": "a variable without a value",
    "error": "an error",
}


def display(value: Value, max_length: int = _MAX_LENGTH) -> str:
    """Returns a value in neutral notation: `[1, 2]`, `"text"`, `true`, `null`, `{"a": 1}`."""
    text = _display(value, max_length)
    return text if len(text) <= max_length else text[: max_length - 1] + "…"


def _display(value: Value, max_length: int) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**max_length else f"an int of {value.bit_length()} bits"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, str):
        return _quote(value[: max_length + 1])
    if isinstance(value, list):
        return "[" + _join((_display(each, max_length) for each in value), max_length) + "]"
    if isinstance(value, tuple):
        comma = "," if len(value) == 1 else ""
        return "(" + _join((_display(each, max_length) for each in value), max_length) + comma + ")"
    if isinstance(value, set | frozenset):
        return "{" + _join(sorted(_display(each, max_length) for each in value), max_length) + "}"
    if isinstance(value, Mapping):
        return (
            "{"
            + _join(
                (f"{_display(k, max_length)}: {_display(v, max_length)}" for k, v in value.items()),
                max_length,
            )
            + "}"
        )
    if isinstance(value, Record):
        fields = (f"{name}: {_display(each, max_length)}" for name, each in value.fields.items())
        return f"{value.type}({_join(fields, max_length)})"
    return f"<{value.text}>" if isinstance(value, Opaque) else str(value)


def _join(parts: Iterable[str], max_length: int) -> str:
    """Joins the parts up to the length, so that a large value is never formatted as a whole."""
    shortened: list[str] = []
    length = 0
    for part in parts:
        if length > max_length:
            shortened.append("…")
            break
        shortened.append(part)
        length += len(part) + 2
    return ", ".join(shortened)


def _quote(text: str) -> str:
    escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
    return '"' + "".join(escapes.get(c, c if c.isprintable() else f"\\u{ord(c):04x}") for c in text) + '"'


def display_text(text: str, max_length: int = _MAX_LENGTH) -> str:
    """Returns a program's input or output as one line."""
    lines = text.rstrip("\n").split("\n")
    first_lines = "\n".join(lines[:_MAX_LINES])
    quoted = _quote(first_lines[:max_length])
    return quoted if len(lines) <= _MAX_LINES and len(first_lines) <= max_length else quoted[:-1] + '…"'


def display_exception(kind: str) -> str:
    """Returns a kind of exception, as the object of a sentence."""
    if kind.startswith("thrown:"):
        return kind.removeprefix("thrown:") or "an exception"
    return _EXCEPTIONS.get(kind, kind or "an exception")


def action_of(
    outcome: Outcome,
    result: Value,
    *,
    shows_output: bool,
    shows_state: bool = False,
    shows_effects: bool = False,
) -> str:
    """Returns what a run does as a predicate: `returns 3`, `fails with an index error`, `prints "yes"`,
    `leaves this.sum = 3`, `leaves [1, 2]` where nothing is returned. With `shows_effects` the result
    lists what the call leaves in its arguments and objects.
    """
    if "undefined" in outcome.notes:
        return "reads what was never set"
    if outcome.exception == UNDEFINED:
        return f"fails because `{outcome.message}` is not defined"
    if outcome.kind == "raised" and "outside" in outcome.notes:
        return "accesses memory out of bounds"
    if outcome.kind == "raised":
        return f"fails with {display_exception(outcome.exception)}"
    if outcome.kind == "budget":
        return "does not end in reasonable time"
    if shows_output:
        return f"prints {display_text(outcome.output)}" if outcome.output.strip() else "prints nothing"
    if shows_state and isinstance(result, Record):
        return f"leaves {_display_state(result)}"
    if shows_effects and isinstance(result, list):
        return f"leaves {_display_effects(result)}" if result else "leaves everything as it was"
    if outcome.value is None and result is not None:
        return f"leaves {display(result)}"
    return f"returns {display(result)}"


def _display_effects(result: Sequence[Value]) -> str:
    """Returns what a call without a result leaves: one argument or object without the brackets of the list that holds it."""
    return display(result[0] if len(result) == 1 else result)


def _display_state(state: Record) -> str:
    length = max(24, _MAX_LENGTH // len(state.fields))
    return ", ".join(f"{name} = {display(value, length)}" for name, value in state.fields.items())

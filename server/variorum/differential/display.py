"""Writes neutral values for people, the same whatever language they came from, and bounded in length."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from variorum.interpreter.outcome import Outcome
from variorum.program.values import Opaque, Record, Value

_LONGEST = 80
_MOST_LINES = 3

# What the neutral kinds of exceptions are called in a sentence.
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
}


def shown(value: Value, longest: int = _LONGEST) -> str:
    """A value in a neutral notation: `[1, 2]`, `"text"`, `true`, `null`, `{"a": 1}`."""
    text = _shown(value, longest)
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _shown(value: Value, longest: int) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**longest else f"an int of {value.bit_length()} bits"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, str):
        return _quoted(value[: longest + 1])
    if isinstance(value, list):
        return "[" + _joined((_shown(each, longest) for each in value), longest) + "]"
    if isinstance(value, tuple):
        return "(" + _joined((_shown(each, longest) for each in value), longest) + ")"
    if isinstance(value, set | frozenset):
        return "{" + _joined(sorted(_shown(each, longest) for each in value), longest) + "}"
    if isinstance(value, Mapping):
        return (
            "{"
            + _joined((f"{_shown(k, longest)}: {_shown(v, longest)}" for k, v in value.items()), longest)
            + "}"
        )
    if isinstance(value, Record):
        fields = (f"{name}: {_shown(each, longest)}" for name, each in value.fields.items())
        return f"{value.type}({_joined(fields, longest)})"
    return f"<{value.text}>" if isinstance(value, Opaque) else str(value)


def _joined(parts: Iterable[str], longest: int) -> str:
    """The parts up to the length, so that a large value is never written out whole."""
    written: list[str] = []
    length = 0
    for part in parts:
        if length > longest:
            written.append("…")
            break
        written.append(part)
        length += len(part) + 2
    return ", ".join(written)


def _quoted(text: str) -> str:
    escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
    return '"' + "".join(escapes.get(c, c if c.isprintable() else f"\\u{ord(c):04x}") for c in text) + '"'


def shown_text(text: str, longest: int = _LONGEST) -> str:
    """Input or output of a program on one line."""
    lines = text.rstrip("\n").split("\n")
    kept = "\n".join(lines[:_MOST_LINES])
    quoted = _quoted(kept[:longest])
    return quoted if len(lines) <= _MOST_LINES and len(kept) <= longest else quoted[:-1] + '…"'


def shown_exception(kind: str) -> str:
    """A kind of exception, as the object of a sentence."""
    if kind.startswith("thrown:"):
        return kind.removeprefix("thrown:") or "an exception"
    return _EXCEPTIONS.get(kind, kind or "an exception")


def action_of(outcome: Outcome, result: Value, *, shows_output: bool) -> str:
    """What a run does, as a verb with its object: `returns 3`, `fails with an index error`, `prints "yes"`."""
    if "undefined" in outcome.notes:
        return "reads what was never set"
    if outcome.kind == "raised":
        return f"fails with {shown_exception(outcome.exception)}"
    if outcome.kind == "budget":
        return "does not end in reasonable time"
    if shows_output:
        return f"prints {shown_text(outcome.output)}" if outcome.output.strip() else "prints nothing"
    return f"returns {shown(result)}"

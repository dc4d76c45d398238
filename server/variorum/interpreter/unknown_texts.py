"""Names values in the text of an unknown result: equal values have the same text, on both sides and in every run."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.numerals import Char
from variorum.interpreter.values import Builder, Library, Uninterpreted

_MOST = 50
"""Elements of a list that are named."""


def unknown_text(machine: Any, value: Any) -> str:
    """Returns the text of a value; an object is named by its type, because its address differs from run to run."""
    if isinstance(value, Uninterpreted):
        return value.text
    if isinstance(value, (bool, str)) or value is None:
        return str(value)
    if isinstance(value, (Builder, Char)):
        return str(machine.text(value))
    if isinstance(value, int):
        return repr(float(value))
    if isinstance(value, float):
        return str(value)
    if isinstance(value, (list, tuple)):
        machine.step(min(len(value), _MOST))
        return "[" + ",".join(unknown_text(machine, each) for each in value[:_MOST]) + "]"
    if isinstance(value, Library):
        return str(machine.uninterpreted(value.name, []).text)
    return type(value).__name__.lower()

"""The text of a value as Rust writes it for debugging."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.objects import Object
from variorum.interpreter.result_value import ResultValue
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import Optional


def debug_text(m: Any, value: Any) -> str:
    """Returns what `{:?}` writes. Raises Unsupported for a single character, which may be a text."""
    if isinstance(value, str) and len(value) == 1:
        raise Unsupported("a text or a character")
    if isinstance(value, float):
        text = str(m.text(value))
        return text if "." in text or not text.lstrip("-").isdigit() else text + ".0"
    if isinstance(value, Optional):
        return "None" if value.value is None else f"Some({debug_text(m, value.value)})"
    if isinstance(value, ResultValue):
        return f"{value.variant}({debug_text(m, value.value)})"
    if isinstance(value, tuple):
        parts = [debug_text(m, each) for each in value]
        return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"
    if isinstance(value, list):
        m.charge(len(value))
        return f"[{', '.join(debug_text(m, each) for each in value)}]"
    if isinstance(value, Object):
        return _object(m, value)
    return str(m.displayer.text(value, 1))


def _object(m: Any, value: Object) -> str:
    name = value.cls.name.rpartition("::")[2]
    if not value.fields:
        return name
    if next(iter(value.fields)).isdigit():
        return f"{name}({', '.join(debug_text(m, each) for each in value.fields.values())})"
    parts = [f"{key}: {debug_text(m, each)}" for key, each in value.fields.items()]
    return f"{name} {{ {', '.join(parts)} }}"

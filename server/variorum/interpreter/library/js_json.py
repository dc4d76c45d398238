"""JavaScript's `JSON`."""

from __future__ import annotations

import json
import math
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, made, text_of
from variorum.interpreter.objects import Closure, Native, Object
from variorum.interpreter.signals import BudgetExceeded, Raised, Unsupported
from variorum.interpreter.values import UNDEFINED, Array, Map, Set

_DEEPEST = 60


@operation("json.text")
def stringify(m: Any, value: Any, replacer: Any = None, indent: Any = None) -> Any:
    """A value in JSON, undefined for what has none. Only plain values, arrays and objects have one here."""
    if replacer not in (None, UNDEFINED):
        raise Unsupported("a function that replaces values")
    step = ""
    if isinstance(indent, str):
        step = indent[:10]
    elif isinstance(indent, (int, float)):
        step = " " * max(0, min(integer(m, indent), 10))
    text = _text(m, value, step, "\n" if step else "", 0)
    return UNDEFINED if text is None else made(m, text)


def _text(m: Any, value: Any, step: str, line: str, depth: int) -> str | None:
    m.step()
    if depth > _DEEPEST:
        raise BudgetExceeded("depth")
    if value is UNDEFINED or isinstance(value, (Closure, Native)):
        return None
    if value is None or value is True or value is False:
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, float) and not math.isfinite(value):
        return "null"
    if isinstance(value, (int, float)):
        return str(m.text(value))
    if isinstance(value, (list, tuple)):
        parts = [_text(m, each, step, line + step, depth + 1) or "null" for each in value]
        return _around("[", parts, "]", step, line)
    return _around("{", _entries(m, value, step, line, depth), "}", step, line)


def _entries(m: Any, value: Any, step: str, line: str, depth: int) -> list[str]:
    if isinstance(value, Set) or (isinstance(value, Map) and value.kind != "record"):
        return []
    if isinstance(value, Object):
        if value.cls.find("toJSON"):
            raise Unsupported("an object with its own JSON")
        pairs = list(value.fields.items())
    elif isinstance(value, Map):
        pairs = [(key, m.indexer.get(value, key)) for key in m.loop_keys(value)]
    else:
        raise Unsupported("the JSON of a value")
    found: list[str] = []
    for key, each in pairs:
        text = _text(m, each, step, line + step, depth + 1)
        if text is not None:
            found.append(f"{json.dumps(m.text(key), ensure_ascii=False)}:{' ' if step else ''}{text}")
    return found


def _around(start: str, parts: list[str], end: str, step: str, line: str) -> str:
    if not parts or not step:
        return start + ",".join(parts) + end
    return start + line + step + ("," + line + step).join(parts) + line + end


@operation("json.value")
def parse(m: Any, text: Any, reviver: Any = None) -> Any:
    """The value that a text in JSON is. Raises a value error for another text."""
    if reviver not in (None, UNDEFINED):
        raise Unsupported("a function that revives values")
    whole = text_of(m, text)
    m.charge(len(whole))

    def refuse(name: str) -> Any:
        raise ValueError(name)

    try:
        return _value(m, json.loads(whole, parse_constant=refuse), 0)
    except (ValueError, RecursionError):
        raise Raised("value", "Unexpected token in JSON", type_name="SyntaxError") from None


def _value(m: Any, found: Any, depth: int) -> Any:
    m.step()
    if depth > _DEEPEST:
        raise BudgetExceeded("depth")
    if isinstance(found, list):
        return Array(_value(m, each, depth + 1) for each in found)
    if isinstance(found, dict):
        made_map = Map("insertion", kind="record")
        for key, each in found.items():
            made_map.entries[key] = _value(m, each, depth + 1)
        return made_map
    if isinstance(found, (int, float)) and not isinstance(found, bool):
        return m.operators.arithmetic.number(float(found))
    return found

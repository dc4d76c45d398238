"""Formats of printf."""

from __future__ import annotations

import math
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, text_of
from variorum.interpreter.numerals import Big, Char
from variorum.interpreter.objects import Object
from variorum.interpreter.signals import BudgetExceeded, Unsupported
from variorum.interpreter.values import Map, Uninterpreted

WIDEST = 10_000
"""The largest width and precision of a format."""


def checked(m: Any, size: int) -> int:
    if size > WIDEST:
        raise BudgetExceeded("memory")
    m.charge(size)
    return size


class Spec:
    """One conversion of a `printf` string."""

    __slots__ = ("conversion", "flags", "index", "precision", "width")

    def __init__(self, flags: str, width: int, precision: int, conversion: str, index: int) -> None:
        self.flags, self.width, self.precision, self.conversion, self.index = (
            flags,
            width,
            precision,
            conversion,
            index,
        )


def _parse(m: Any, form: str, position: int, take: Any) -> tuple[Spec, int]:
    """Parses what follows a `%`. Returns the conversion and where it ends."""
    flags = ""
    index = -1
    start = position
    while position < len(form) and form[position].isdigit():
        position += 1
    if position < len(form) and form[position] == "$" and position > start:
        index = int(form[start:position]) - 1
        position += 1
    else:
        position = start
    while position < len(form) and form[position] in "-+ 0#,('":
        flags += form[position]
        position += 1
    width, position = _number(m, form, position, take)
    precision = -1
    if position < len(form) and form[position] == ".":
        precision, position = _number(m, form, position + 1, take)
        precision = max(precision, 0)
    while (
        position < len(form) and form[position] in "hlLqjzt" and form[position + 1 : position + 2].isalpha()
    ):
        position += 1
    if position >= len(form):
        raise m.fail("value", "incomplete format")
    if width < -1:
        flags, width = flags + "-", -width
    return Spec(flags, max(width, 0), precision, form[position], index), position + 1


def _number(m: Any, form: str, position: int, take: Any) -> tuple[int, int]:
    if form[position : position + 1] == "*":
        return integer(m, take()), position + 1
    start = position
    while position < len(form) and form[position].isdigit():
        position += 1
    digits = form[start:position]
    return (checked(m, int(digits[:6])) if digits else -1), position


def printf(m: Any, form: Any, values: list[Any], named: Any = None) -> str:
    """Returns a text formatted by a `printf` string. Raises a value or type error where values do not fit."""
    text = text_of(m, form)
    parts: list[str] = []
    position = used = 0

    def take() -> Any:
        nonlocal used
        if used >= len(values):
            raise m.fail(
                "type" if m.semantics.unset == "error" else "value", "not enough arguments for format"
            )
        used += 1
        return values[used - 1]

    while position < len(text):
        found = text.find("%", position)
        if found < 0:
            parts.append(text[position:])
            break
        parts.append(text[position:found])
        position = found + 1
        name = None
        if named is not None and text[position : position + 1] == "(":
            end = text.index(")", position)
            name, position = text[position + 1 : end], end + 1
        spec, position = _parse(m, text, position, take)
        if spec.conversion == "%":
            parts.append("%")
            continue
        if spec.conversion == "n" and m.semantics.text_equality == "identity":
            parts.append("\n")
            continue
        value = (
            named.entries[name]
            if name is not None
            else values[spec.index]
            if 0 <= spec.index < len(values)
            else take()
        )
        parts.append(_convert(m, spec, value))
    if named is None and used < len(values) and m.semantics.unset == "error" and used >= 0:
        raise m.fail("type", "not all arguments converted")
    result = "".join(parts)
    m.charge(len(result))
    return result


def _pad(m: Any, spec: Spec, text: str, is_number: bool = False) -> str:
    checked(m, spec.width)
    if "-" in spec.flags:
        return text.ljust(spec.width)
    if "0" in spec.flags and is_number:
        sign = text[:1] if text[:1] in ("+", "-", " ") else ""
        return sign + text[len(sign) :].rjust(spec.width - len(sign), "0")
    return text.rjust(spec.width)


def _signed(spec: Spec, text: str, is_negative: bool) -> str:
    if is_negative:
        return f"({text})" if "(" in spec.flags else "-" + text
    return "+" + text if "+" in spec.flags else " " + text if " " in spec.flags else text


def _convert(m: Any, spec: Spec, value: Any) -> str:
    if isinstance(value, Uninterpreted):
        return f"<{value.text}>"
    kind = spec.conversion
    is_strict = m.semantics.display.float == "java"
    if kind in "diu":
        return _convert_integer(m, spec, value, is_strict)
    if kind in "xXob":
        return _convert_base(m, spec, value, is_strict)
    if kind in "fFeEgG":
        return _convert_float(m, spec, value, is_strict)
    if kind in "sSvqrap" or (kind in "Tt" and not is_strict):
        text = _text(m, kind, value, spec)
        if spec.precision >= 0:
            text = text[: spec.precision]
        return _pad(m, spec, text.upper() if kind == "S" else text)
    if kind in "cC":
        return _pad(m, spec, chr(value) if isinstance(value, int) else m.text(value)[:1])
    if kind in "bBtT":
        truthful = value if isinstance(value, bool) else value is not None
        return _pad(m, spec, m.text(truthful))
    if is_strict or m.semantics.unset == "error":
        raise m.fail("value", f"format {kind}")
    raise Unsupported(f"format {kind}")


def _text(m: Any, kind: str, value: Any, spec: Spec) -> str:
    if kind in "ra" or (kind == "p" and m.semantics.display.inner_methods):
        return str(m.displayer.text(value, 1))
    if kind == "T":
        return _type_name(m, value)
    if kind == "q" and isinstance(value, int):
        return f"'{chr(value)}'"
    if kind == "q":
        return '"' + str(m.text(value)).replace("\\", "\\\\").replace('"', '\\"') + '"'
    if kind == "v" and "+" in spec.flags:
        raise Unsupported("format %+v")
    if kind == "s" and isinstance(value, int) and (found := m.extension("String", value)) is not None:
        return str(m.text(found.invoke([], None, value)))
    note_own_text(m, value)
    return str(m.text(value))


def note_own_text(m: Any, value: Any) -> None:
    """Raises Unsupported for a number that may be of a type of the program with a text of its own: its type is not known."""
    if isinstance(value, int) and not isinstance(value, bool) and "String" in m.functions:
        if m.extension("String", value) is not None:
            raise Unsupported("a value that may have a text of its own")


def _type_name(m: Any, value: Any) -> str:
    names = {bool: "bool", int: "int", float: "float64", str: "string"}
    name = names.get(type(value)) or getattr(type(value), "__name__", "").lower()
    if type(value) in names:
        return name
    if isinstance(value, int) and name[1:].isdigit():
        return {"i": "int", "u": "uint"}[name[0]] + name[1:]
    raise Unsupported("the name of a type")


def _convert_integer(m: Any, spec: Spec, value: Any, is_strict: bool) -> str:
    if not isinstance(value, int) or (is_strict and isinstance(value, (bool, Char))):
        if value is None and is_strict:
            return _pad(m, spec, "null")
        if not isinstance(value, (int, float)) or is_strict:
            if m.semantics.undefined and not is_strict:
                value = m.to_number(value)
            else:
                raise m.fail("value" if is_strict else "type", "%d of no integer")
        value = int(value)
    digits = m.displayer.integer(abs(int(value)))
    if "," in spec.flags:
        digits = f"{abs(int(value)):,}"
    if spec.precision > len(digits):
        digits = digits.rjust(checked(m, spec.precision), "0")
    return _pad(m, spec, _signed(spec, digits, value < 0), True)


def _convert_base(m: Any, spec: Spec, value: Any, is_strict: bool) -> str:
    from variorum.interpreter.library.numerals_of_texts import in_base

    if spec.conversion == "b" and is_strict:
        return _pad(m, spec, m.text(value if isinstance(value, bool) else value is not None))
    if isinstance(value, str) and spec.conversion in "xX":
        text = value.encode("utf-8", "replace").hex()
        return _pad(m, spec, text)
    if not isinstance(value, int):
        raise m.fail("value" if is_strict else "type", "a base of no integer")
    base = {"x": 16, "X": 16, "o": 8, "b": 2}[spec.conversion]
    number = int(value)
    if (
        number < 0
        and m.semantics.integers.bits
        and m.semantics.integers.small == "promote"
        and type(value) is not Big
    ):
        number &= (1 << (getattr(type(value), "bits", 0) or m.semantics.integers.bits)) - 1
    digits = in_base(abs(number), base)
    if "#" in spec.flags:
        digits = {16: "0x", 8: "0o" if m.semantics.unset == "error" else "0", 2: "0b"}[base] + digits
    text = _signed(spec, digits, number < 0)
    return _pad(m, spec, text.upper() if spec.conversion == "X" else text, True)


def fixed(value: float, places: int, half_up: bool) -> str:
    """Returns a number with so many decimal places."""
    if half_up:
        # Java rounds the shortest decimal form half up, others the exact binary value half to even.
        shortest = Decimal(repr(value))
        if abs(shortest) < Decimal(10) ** 60:
            quantum = Decimal(1).scaleb(-places)
            return (
                format(shortest.quantize(quantum, rounding=ROUND_HALF_UP), "f")
                if places < 25
                else format(value, f".{places}f")
            )
    return format(value, f".{places}f")


def _convert_float(m: Any, spec: Spec, value: Any, is_strict: bool) -> str:
    if not isinstance(value, (int, float)) or (is_strict and not isinstance(value, float)):
        if value is None and is_strict:
            return _pad(m, spec, "null")
        if m.semantics.undefined and not is_strict:
            value = m.to_number(value)
        elif isinstance(value, Object) and value.cls.find("__float__"):
            value = m.call_method(value, "__float__", [])
        else:
            raise m.fail("value" if is_strict else "type", "%f of no float")
    number = float(value)
    if number != number or abs(number) == math.inf:
        names = {"nan": "NaN" if is_strict else "nan", "inf": "Infinity" if is_strict else "inf"}
        text = names["nan" if number != number else "inf"]
        return _pad(
            m, Spec(spec.flags.replace("0", ""), spec.width, -1, "s", -1), _signed(spec, text, number < 0)
        )
    places = spec.precision if spec.precision >= 0 else 6
    checked(m, places)
    kind = spec.conversion
    if kind in "fF":
        digits = fixed(abs(number), places, is_strict)
        if "," in spec.flags:
            whole, dot, fraction = digits.partition(".")
            digits = f"{int(whole):,}{dot}{fraction}"
    elif kind in "gG" and spec.precision < 0 and m.semantics.library.general_format == "shortest":
        digits = m.displayer.float(abs(number))
    else:
        digits = format(abs(number), f".{places}{kind}")
    is_negative = math.copysign(1.0, number) < 0
    return _pad(m, spec, _signed(spec, digits, is_negative), True)


@operation("format.printf")
def format_printf(m: Any, form: Any, *values: Any) -> str:
    """A text formatted by a `printf` string."""
    from variorum.interpreter.values import Array

    if len(values) == 1 and isinstance(values[0], Array) and m.semantics.text_equality == "identity":
        values = tuple(values[0])
    if values and type(form).__name__ == "Library":
        form, values = values[0], values[1:]
    return printf(m, form, list(values))


@operation("format.percent")
def percent(m: Any, form: Any, values: Any) -> str:
    """`%` between a form and a value, or several of them in a tuple or, where there are none, in a list."""
    if isinstance(values, Map):
        return printf(m, form, [], values)
    several = (tuple, list) if m.semantics.collections.tuple == "list" else tuple
    return printf(m, form, list(values) if isinstance(values, several) else [values])

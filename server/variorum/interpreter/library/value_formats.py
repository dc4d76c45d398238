"""Formats of single values as Python, Rust and C# write them."""

from __future__ import annotations

import math
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from variorum.interpreter.library.formats import checked
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.rust_debug import debug_text
from variorum.interpreter.library.support import integer, text_of
from variorum.interpreter.numerals import Char
from variorum.interpreter.objects import Object
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import UNDEFINED, Uninterpreted


@operation("format.part")
def part(m: Any, value: Any, form: str, conversion: str = "") -> str:
    """A value with a format in an interpolated text."""
    if conversion in ("r", "a"):
        value = m.displayer.text(value, 1)
    elif conversion == "s":
        value = m.text(value)
    style = m.semantics.library.format
    if style == "python":
        return python_format(m, value, form)
    if style == "csharp":
        return csharp_format(m, value, f",{conversion}:{form}" if conversion else form)
    if style == "rust":
        return rust_format(m, value, form)
    if not form:
        return str(m.text(value))
    raise Unsupported("a format in a text")


def python_format(m: Any, value: Any, form: Any) -> str:
    """Returns Python's `format(value, form)`. Raises a value error for a format that does not fit."""
    if isinstance(value, Object) and value.cls.find("__format__"):
        return str(m.call_method(value, "__format__", [form]))
    if not form:
        return str(m.text(value))
    for digits in "".join(each if each.isdigit() else " " for each in form).split():
        checked(m, int(digits[:6]))
    if isinstance(value, (int, float, str)):
        try:
            return format(value, form)
        except (ValueError, OverflowError) as error:
            raise m.fail("value", str(error)) from None
    if isinstance(value, Uninterpreted):
        return f"<{value.text}>"
    raise m.fail("type", "unsupported format")


def rust_format(m: Any, value: Any, form: str) -> str:
    """Returns a value as Rust's `{:form}` writes it."""
    if form.endswith("?"):
        if form != "?":
            raise Unsupported(f"the format {form}")
        return debug_text(m, value)
    if not form:
        return str(m.text(value))
    if isinstance(value, float) and "." not in form:
        return format(str(m.text(value)), ">" + form if form[0].isdigit() and form[0] != "0" else form)
    if isinstance(value, Char):
        value = chr(value)
    if isinstance(value, float) and form[-1].isdigit():
        form += "f"
    text = python_format(m, value, form)
    return text.replace("0X", "0x", 1) if form.endswith("X") else text


@operation("format.value")
def value_format(m: Any, value: Any, form: Any = "") -> str:
    """Python's `format`."""
    return python_format(m, value, form)


@operation("format.braces")
def braces(m: Any, form: Any, *values: Any, **named: Any) -> str:
    """Python's `str.format`."""
    return _braces(m, text_of(m, form), list(values), named)


def _braces(m: Any, text: str, values: list[Any], named: dict[str, Any]) -> str:
    parts: list[str] = []
    position = automatic = 0
    while position < len(text):
        each = text[position]
        if text[position : position + 2] in ("{{", "}}"):
            parts.append(each)
            position += 2
            continue
        if each == "}":
            raise m.fail("value", "single '}' in format")
        if each != "{":
            parts.append(each)
            position += 1
            continue
        end, depth = position + 1, 1
        while end < len(text) and depth:
            depth += (text[end] == "{") - (text[end] == "}")
            end += 1
        if depth:
            raise m.fail("value", "single '{' in format")
        field = text[position + 1 : end - 1]
        name, _, form = field.partition(":")
        name, _, conversion = name.partition("!")
        if "{" in form:
            form = _braces(m, form, values[automatic + 1 :] if not name else values, named)
        head = name.split(".")[0].split("[")[0]
        if not head:
            found: Any = _nth(m, values, automatic)
            automatic += 1
        elif head.isdigit():
            found = _nth(m, values, int(head))
        else:
            if head not in named:
                raise m.fail("key", head)
            found = named[head]
        found = _path(m, found, name[len(head) :])
        parts.append(part(m, found, form, conversion))
        position = end
    result = "".join(parts)
    m.charge(len(result))
    return result


def _nth(m: Any, values: list[Any], index: int) -> Any:
    if index >= len(values):
        raise m.fail("index", "replacement index out of range")
    return values[index]


def _path(m: Any, value: Any, path: str) -> Any:
    while path:
        if path[0] == ".":
            name = path[1:].split(".")[0].split("[")[0]
            value, path = m.members.get(value, name), path[1 + len(name) :]
        else:
            key = path[1 : path.index("]")]
            value, path = m.indexer.get(value, int(key) if key.isdigit() else key), path[len(key) + 2 :]
    return value


# --- C#


def csharp_format(m: Any, value: Any, form: str) -> str:
    """Returns a value as C#'s `ToString(form)` writes it."""
    width = ""
    if "," in form and form.split(",")[0] == "":
        width, _, form = form[1:].partition(":")
    text = (
        _csharp_number(m, value, form)
        if form and isinstance(value, (int, float))
        else str(m.text(value))
        if value is not None
        else ""
    )
    if width:
        n = checked(m, abs(int(width)))
        return text.ljust(n) if width.startswith("-") else text.rjust(n)
    return text


def _csharp_number(m: Any, value: Any, form: str) -> str:
    kind, digits = form[0].upper(), form[1:]
    if (digits and not digits.isdigit()) or kind not in "FNDXPCEG":
        return _csharp_pattern(m, value, form)
    places = checked(m, int(digits)) if digits else -1
    if kind == "D":
        if not isinstance(value, int):
            raise m.fail("value", "format D")
        return ("-" if value < 0 else "") + str(abs(int(value))).rjust(max(places, 0), "0")
    if kind == "X":
        from variorum.interpreter.library.numerals_of_texts import in_base

        number = (
            int(value) & ((1 << (getattr(type(value), "bits", 0) or 32)) - 1) if value < 0 else int(value)
        )
        text = in_base(number, 16).rjust(max(places, 0), "0")
        return text.upper() if form[0] == "X" else text
    if kind == "F":
        return fixed_away(float(value), places if places >= 0 else 2)
    if kind == "N":
        whole, dot, fraction = fixed_away(abs(float(value)), places if places >= 0 else 2).partition(".")
        return ("-" if value < 0 else "") + f"{int(whole):,}{dot}{fraction}"
    if kind == "P":
        return fixed_away(float(value) * 100, places if places >= 0 else 2) + "%"
    raise Unsupported(f"format {form}")


def fixed_away(value: float, places: int) -> str:
    """Returns a number with so many decimal places, its exact value rounded half away from zero."""
    if value != value or abs(value) == math.inf:
        return "NaN" if value != value else "∞" if value > 0 else "-∞"
    if abs(value) > 1e60:
        return format(value, f".{places}f")
    exact = (
        Decimal(value).quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP)
        if places < 20
        else Decimal(value)
    )
    return format(exact, "f")


def _csharp_pattern(m: Any, value: Any, form: str) -> str:
    if set(form) - set("0#.,"):
        raise Unsupported(f"format {form}")
    whole, _, fraction = form.partition(".")
    least, most = fraction.count("0"), len(fraction)
    text = fixed_away(abs(float(value)), most)
    digits, _, rest = text.partition(".")
    while len(rest) > least and rest.endswith("0"):
        rest = rest[:-1]
    least_whole = whole.replace(",", "").lstrip("#").count("0")
    digits = digits.rjust(least_whole, "0") if least_whole else digits.lstrip("0")
    if "," in whole and digits:
        digits = f"{int(digits):,}"
    sign = "-" if value < 0 and (digits.strip("0,") or rest.strip("0")) else ""
    return sign + digits + ("." + rest if rest else "")


@operation("format.composite")
def composite(m: Any, form: Any, *values: Any) -> str:
    """C#'s `string.Format`."""
    from variorum.interpreter.values import Array

    items = list(values[0]) if len(values) == 1 and isinstance(values[0], Array) else list(values)
    text, parts, position = text_of(m, form), [], 0
    while position < len(text):
        if text[position : position + 2] in ("{{", "}}"):
            parts.append(text[position])
            position += 2
        elif text[position] == "{":
            end = text.find("}", position)
            if end < 0:
                raise m.fail("value", "format")
            field = text[position + 1 : end]
            digits = ""
            while field[:1].isdigit():
                digits, field = digits + field[0], field[1:]
            if not digits or int(digits) >= len(items):
                raise m.fail("value", "format")
            parts.append(csharp_format(m, items[int(digits)], field if field.startswith(",") else field[1:]))
            position = end + 1
        else:
            parts.append(text[position])
            position += 1
    result = "".join(parts)
    m.charge(len(result))
    return result


@operation("format.csharp_text")
def csharp_text(m: Any, value: Any, form: Any = "", *_: Any) -> str:
    """C#'s `ToString`."""
    return csharp_format(m, value, form if isinstance(form, str) else "")


@operation("format.fixed")
def to_fixed(m: Any, value: Any, places: Any = 0) -> str:
    """JavaScript's `toFixed`: the exact value rounded, ties away from zero."""
    number = float(m.to_number(value))
    n = 0 if places is UNDEFINED else integer(m, places)
    if not 0 <= n <= 100:
        raise m.fail("value", "digits")
    if number != number or abs(number) >= 1e21:
        return str(m.text(number))
    text = (
        format(Decimal(abs(number)).quantize(Decimal(1).scaleb(-n), rounding=ROUND_HALF_UP), "f")
        if n < 20
        else format(abs(number), f".{n}f")
    )
    return ("-" if number < 0 and text.strip("0.") else "-" if number < 0 else "") + text


@operation("format.precision")
def to_precision(m: Any, value: Any, digits: Any = UNDEFINED) -> str:
    """JavaScript's `toPrecision`."""
    if digits is UNDEFINED:
        return str(m.text(value))
    n, number = checked(m, integer(m, digits)), float(value)
    mantissa, _, exponent = format(abs(number), f".{n - 1}e").partition("e")
    e = int(exponent)
    sign = "-" if number < 0 else ""
    if e < -6 or e >= n:
        return f"{sign}{mantissa}e{'+' if e >= 0 else '-'}{abs(e)}"
    return sign + format(abs(number), f".{max(n - 1 - e, 0)}f")

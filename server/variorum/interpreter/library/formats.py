"""Formatting by `printf` strings, Python's and C#'s formats."""

from __future__ import annotations

import math
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, text_of
from variorum.interpreter.numerals import Big, Char
from variorum.interpreter.objects import Object
from variorum.interpreter.signals import BudgetExceeded, Unsupported
from variorum.interpreter.values import UNDEFINED, Map, Uninterpreted

WIDEST = 10_000
"""The largest width and precision of a format."""


def _checked(m: Any, size: int) -> int:
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
    return (_checked(m, int(digits[:6])) if digits else -1), position


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
    _checked(m, spec.width)
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
    is_strict = m.semantics.text_equality == "identity"
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
    if kind in "ra":
        return str(m.displayer.text(value, 1))
    if kind == "T":
        return _type_name(m, value)
    if kind == "q" and isinstance(value, int):
        return f"'{chr(value)}'"
    if kind == "q":
        return '"' + m.text(value).replace("\\", "\\\\").replace('"', '\\"') + '"'
    if kind == "v" and "+" in spec.flags:
        raise Unsupported("format %+v")
    return str(m.text(value))


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
        digits = digits.rjust(_checked(m, spec.precision), "0")
    return _pad(m, spec, _signed(spec, digits, value < 0), True)


def _convert_base(m: Any, spec: Spec, value: Any, is_strict: bool) -> str:
    from variorum.interpreter.library.numbers import in_base

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
    _checked(m, places)
    kind = spec.conversion
    if kind in "fF":
        digits = fixed(abs(number), places, is_strict)
        if "," in spec.flags:
            whole, dot, fraction = digits.partition(".")
            digits = f"{int(whole):,}{dot}{fraction}"
    elif kind in "gG" and spec.precision < 0 and m.semantics.names.get("float_g") == "shortest":
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
    """Python's `%`."""
    if isinstance(values, Map):
        return printf(m, form, [], values)
    return printf(m, form, list(values) if isinstance(values, tuple) else [values])


# --- Python's formats


@operation("format.part")
def part(m: Any, value: Any, form: str, conversion: str = "") -> str:
    """A value with a format in an interpolated text."""
    if conversion in ("r", "a"):
        value = m.displayer.text(value, 1)
    elif conversion == "s":
        value = m.text(value)
    style = m.semantics.names.get("format", "python")
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
        _checked(m, int(digits[:6]))
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
        return m.displayer.text(value, 1)
    if not form:
        return str(m.text(value))
    if isinstance(value, float) and "." not in form:
        return format(str(m.text(value)), ">" + form if form[0].isdigit() and form[0] != "0" else form)
    if isinstance(value, Char):
        value = chr(value)
    if isinstance(value, float) and form[-1].isdigit():
        form += "f"
    return python_format(m, value, form)


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
        n = _checked(m, abs(int(width)))
        return text.ljust(n) if width.startswith("-") else text.rjust(n)
    return text


def _csharp_number(m: Any, value: Any, form: str) -> str:
    kind, digits = form[0].upper(), form[1:]
    if (digits and not digits.isdigit()) or kind not in "FNDXPCEG":
        return _csharp_pattern(m, value, form)
    places = _checked(m, int(digits)) if digits else -1
    if kind == "D":
        if not isinstance(value, int):
            raise m.fail("value", "format D")
        return ("-" if value < 0 else "") + str(abs(int(value))).rjust(max(places, 0), "0")
    if kind == "X":
        from variorum.interpreter.library.numbers import in_base

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
    n, number = _checked(m, integer(m, digits)), float(value)
    mantissa, _, exponent = format(abs(number), f".{n - 1}e").partition("e")
    e = int(exponent)
    sign = "-" if number < 0 else ""
    if e < -6 or e >= n:
        return f"{sign}{mantissa}e{'+' if e >= 0 else '-'}{abs(e)}"
    return sign + format(abs(number), f".{max(n - 1 - e, 0)}f")


@operation("format.grouped")
def grouped(m: Any, value: Any, places: Any = 0, *_: Any) -> str:
    """PHP's `number_format`, and `toLocaleString`."""
    return f"{Decimal(repr(float(value))).quantize(Decimal(1).scaleb(-integer(m, places)), rounding=ROUND_HALF_UP):,}"

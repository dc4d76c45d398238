"""PHP's `sprintf` and its relatives, and the forms in which it shows whole values."""

from __future__ import annotations

import math
from typing import Any

import attrs

from variorum.interpreter import floats
from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.library.formats import checked
from variorum.interpreter.library.php_numbers import clamped
from variorum.interpreter.library.php_support import array, ascii_text, joined, leading, text
from variorum.interpreter.library.registry import operation
from variorum.interpreter.objects import Object
from variorum.interpreter.signals import BudgetExceeded, Unsupported

DEEPEST = 20


@attrs.frozen
class Spec:
    """One conversion: the argument's position (-1: the next one), the width, the places (-1: none given), what fills the width,
    and the letter of the conversion."""

    index: int
    width: int
    places: int
    fill: str
    is_left: bool
    has_plus: bool
    kind: str


def _digits(form: str, position: int) -> int:
    while position < len(form) and form[position] in "0123456789":
        position += 1
    return position


def _parsed(m: Any, form: str, position: int) -> tuple[Spec, int]:
    """Reads what follows a `%`. Returns the conversion and where it ends."""
    index, fill, is_left, has_plus = -1, " ", False, False
    end = _digits(form, position)
    if end > position and form[end : end + 1] == "$":
        index, position = int(form[position : min(end, position + 6)]) - 1, end + 1
        if index < 0:
            raise m.fail("value", "an argument before the first")
    while position < len(form) and form[position] in "-+ 0'":
        if form[position] == "-":
            is_left = True
        elif form[position] == "+":
            has_plus = True
        else:
            position += form[position] == "'"
            fill = form[position : position + 1]
        position += 1
    end = _digits(form, position)
    width, position = checked(m, int(form[position : min(end, position + 6)] or 0)), end
    places = -1
    if form[position : position + 1] == ".":
        end = _digits(form, position + 1)
        places, position = checked(m, int(form[position + 1 : min(end, position + 7)] or 0)), end
    position += form[position : position + 1] == "l"
    if position >= len(form):
        raise m.fail("value", "an unknown format")
    return Spec(index, width, places, fill, is_left, has_plus, form[position]), position + 1


def formatted(m: Any, form: Any, values: list[Any]) -> str:
    """Returns a text formatted as `sprintf` does. Raises a value error where there are too few values."""
    given, parts, position, used = text(m, form), [], 0, 0
    while (at := given.find("%", position)) >= 0:
        parts.append(given[position:at])
        if given.startswith("%%", at):
            parts.append("%")
            position = at + 2
            continue
        spec, position = _parsed(m, given, at + 1)
        index = spec.index if spec.index >= 0 else used
        used += spec.index < 0
        if index >= len(values):
            raise m.fail("value", "not enough arguments")
        parts.append(_padded(spec, _converted(m, spec.kind, values[index], spec.places)))
    return joined(m, [*parts, given[position:]])


def _padded(spec: Spec, rendered: str) -> str:
    has_sign = spec.kind in "dfFeE"
    if spec.has_plus and has_sign and not rendered.startswith("-"):
        rendered = "+" + rendered
    if spec.is_left:
        # Zeros behind an integer would change it.
        return rendered.ljust(spec.width, " " if spec.fill == "0" and spec.kind == "d" else spec.fill)
    if spec.fill == "0" and rendered[:1] in ("-", "+") and has_sign:
        return rendered[0] + rendered[1:].rjust(spec.width - 1, "0")
    return rendered.rjust(spec.width, spec.fill or " ")


def _converted(m: Any, kind: str, value: Any, places: int) -> str:
    if kind == "s":
        rendered = "Array" if isinstance(value, KeyedArray) else text(m, value)
        return rendered if places < 0 else rendered[:places]
    if kind in "duxXobc":
        return _integer(m, kind, clamped(leading(value)))
    if kind not in "eEfFgG":
        raise m.fail("value", "an unknown format")
    # Zero has no sign.
    found = float(leading(value)) or 0.0
    if not math.isfinite(found):
        return "nan" if found != found else "-inf" if found < 0 else "inf"
    size = 6 if places < 0 else places
    if kind in "fF":
        return format(found, f".{size}f")
    if kind in "eE":
        mantissa, _, exponent = format(found, f".{size}{kind}").partition(kind)
        return f"{mantissa}{kind}{exponent[0]}{int(exponent[1:])}"
    raise Unsupported(f"format %{kind}")


def _integer(m: Any, kind: str, value: int) -> str:
    if kind == "d":
        return str(value)
    if kind == "c":
        return ascii_text(m, chr(value % 256))
    unsigned = value % (1 << 64)
    return {"u": str(unsigned), "o": f"{unsigned:o}", "b": f"{unsigned:b}", "X": f"{unsigned:X}"}.get(
        kind, f"{unsigned:x}"
    )


@operation("juggled.format")
def format_(m: Any, form: Any, *values: Any) -> str:
    """A text formatted by a form."""
    return formatted(m, form, list(values))


@operation("juggled.format_array")
def format_array(m: Any, form: Any, values: Any) -> str:
    """A text formatted by a form, with the values of an array."""
    return formatted(m, form, array(m, values).values())


@operation("juggled.print_format")
def print_format(m: Any, form: Any, *values: Any) -> int:
    """Writes a formatted text. Returns its length."""
    output = formatted(m, form, list(values))
    m.write(output)
    return len(output)


@operation("juggled.print_format_array")
def print_format_array(m: Any, form: Any, values: Any) -> int:
    """Writes a formatted text with the values of an array. Returns its length."""
    return print_format(m, form, *array(m, values).values())


@operation("juggled.echo")
def echo(m: Any, *values: Any) -> None:
    """Writes the texts of values."""
    m.write(joined(m, (m.text(each) for each in values)))


@operation("juggled.print")
def print_(m: Any, value: Any) -> int:
    """Writes the text of a value. Returns 1."""
    m.write(m.text(value))
    return 1


def _entries(value: Any) -> list[tuple[Any, Any]]:
    return list((value.entries if isinstance(value, KeyedArray) else value.fields).items())


def _readable(m: Any, value: Any, indent: str, depth: int = 0) -> str:
    m.step()
    if not isinstance(value, (KeyedArray, Object)):
        if hasattr(value, "invoke"):
            raise Unsupported("the text of a function")
        return str(m.text(value))
    if isinstance(value, Object) or depth > DEEPEST:
        raise Unsupported("the visibility of fields") if depth <= DEEPEST else BudgetExceeded("depth")
    inner = joined(
        m,
        (
            f"{indent}    [{name}] => {_readable(m, each, indent + '        ', depth + 1)}\n"
            for name, each in _entries(value)
        ),
    )
    return f"Array\n{indent}(\n{inner}{indent})\n"


@operation("juggled.readable")
def readable(m: Any, value: Any, returns: Any = False) -> Any:
    """Writes, or returns, a value for people to read."""
    rendered = _readable(m, value, "")
    if m.truth(returns):
        return rendered
    m.write(rendered)
    return True


def exact(value: float) -> str:
    """Returns a float with all digits that tell it apart from others, and with a point."""
    if not math.isfinite(value):
        return floats.php(value)
    digits, exponent = floats.digits_and_exponent(value)
    sign = "-" if math.copysign(1.0, value) < 0 else ""
    if value == 0:
        return sign + "0"
    if -5 < exponent < 17:
        return sign + floats.positional(digits, exponent, 0)
    return f"{sign}{digits[0]}.{digits[1:] or '0'}E{'+' if exponent > 0 else '-'}{abs(exponent)}"


def _dumped(m: Any, value: Any, indent: str, depth: int = 0) -> str:
    m.step()
    if depth > DEEPEST:
        raise BudgetExceeded("depth")
    if isinstance(value, bool):
        return f"{indent}bool({'true' if value else 'false'})\n"
    if value is None:
        return f"{indent}NULL\n"
    if isinstance(value, int):
        return f"{indent}int({value})\n"
    if isinstance(value, float):
        return f"{indent}float({exact(value)})\n"
    if isinstance(value, str):
        return f'{indent}string({len(value.encode("utf-8", "replace"))}) "{value}"\n'
    if not isinstance(value, KeyedArray):
        raise Unsupported("the number of an object")
    inner = joined(
        m,
        (
            f"{indent}  [{name if isinstance(name, int) else chr(34) + name + chr(34)}]=>\n"
            + _dumped(m, each, indent + "  ", depth + 1)
            for name, each in _entries(value)
        ),
    )
    return f"{indent}array({len(value)}) {{\n{inner}{indent}}}\n"


@operation("juggled.dumped")
def dumped(m: Any, *values: Any) -> None:
    """Writes values with their types."""
    for each in values:
        m.write(_dumped(m, each, ""))


def _exported(m: Any, value: Any, indent: str, depth: int = 0) -> str:
    m.step()
    if value is None:
        return "NULL"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        rendered = exact(value)
        return rendered if any(each in rendered for each in ".EN") else rendered + ".0"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    if not isinstance(value, KeyedArray) or depth > DEEPEST:
        raise Unsupported("the form of an object")
    inner = ""
    for name, each in _entries(value):
        mark = f"\n{indent}  " if isinstance(each, KeyedArray) else ""
        inner += (
            f"{indent}  {_exported(m, name, '')} => {mark}{_exported(m, each, indent + '  ', depth + 1)},\n"
        )
    return f"array (\n{inner}{indent})"


@operation("juggled.exported")
def exported(m: Any, value: Any, returns: Any = False) -> Any:
    """Writes, or returns, a value as a program would write it."""
    rendered = _exported(m, value, "")
    if m.truth(returns):
        return rendered
    m.write(rendered)
    return None


def _json(m: Any, value: Any, depth: int = 0) -> str:
    m.step()
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, float):
        return exact(value).replace("E", "e")
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _json_text(value)
    if isinstance(value, Object):
        raise Unsupported("the visibility of fields")
    if depth > DEEPEST or not isinstance(value, KeyedArray):
        raise Unsupported("the form of a value")
    if value.is_list:
        return "[" + ",".join(_json(m, each, depth + 1) for each in value.values()) + "]"
    inner = [f"{_json_text(str(name))}:{_json(m, each, depth + 1)}" for name, each in _entries(value)]
    return "{" + ",".join(inner) + "}"


def _json_text(value: str) -> str:
    escapes = {
        '"': '\\"',
        "\\": "\\\\",
        "/": "\\/",
        "\n": "\\n",
        "\t": "\\t",
        "\r": "\\r",
        "\b": "\\b",
        "\f": "\\f",
    }
    parts = []
    for each in value:
        if each in escapes:
            parts.append(escapes[each])
        elif " " <= each <= "~":
            parts.append(each)
        else:
            units = each.encode("utf-16-be")
            parts.extend(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
    return '"' + "".join(parts) + '"'


@operation("juggled.json")
def json(m: Any, value: Any, flags: Any = 0) -> str:
    """A value in JSON."""
    if flags:
        raise Unsupported("forms of JSON")
    found = _json(m, value)
    m.charge(len(found))
    return found

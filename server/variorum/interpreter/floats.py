"""How languages write a float."""

from __future__ import annotations

import math
from collections.abc import Callable

from variorum.interpreter.numerals import F32, to_single


def digits_and_exponent(value: float) -> tuple[str, int]:
    """Returns the shortest decimal digits that give the number back, and the exponent of the first of them."""
    if isinstance(value, F32):
        text = next(
            text
            for text in (f"{value:.{places}e}" for places in range(10))
            if to_single(float(text)) == value
        )
    else:
        text = repr(abs(value))
        if "e" not in text:
            whole, _, fraction = text.partition(".")
            joined = whole + fraction
            stripped = joined.lstrip("0")
            if not stripped:
                return "0", 0
            exponent = len(whole) - 1 - (len(joined) - len(stripped))
            return stripped.rstrip("0") or "0", exponent
    mantissa, _, power = text.lstrip("-").partition("e")
    return mantissa.replace(".", "").rstrip("0") or "0", int(power)


def positional(digits: str, exponent: int, least: int) -> str:
    """Writes digits without an exponent, with at least `least` digits behind the point."""
    if exponent < 0:
        whole, fraction = "0", "0" * (-exponent - 1) + digits
    else:
        padded = digits.ljust(exponent + 1, "0")
        whole, fraction = padded[: exponent + 1], padded[exponent + 1 :]
    fraction = fraction.ljust(least, "0")
    return f"{whole}.{fraction}" if fraction else whole


def _special(value: float, infinity: str, nan: str) -> str | None:
    if value != value:
        return nan
    if value in (math.inf, -math.inf):
        return infinity if value > 0 else "-" + infinity
    return None


def _sign(value: float) -> str:
    return "-" if math.copysign(1.0, value) < 0 else ""


def python(value: float) -> str:
    """As Python's `repr`."""
    return repr(float(value))


def java(value: float) -> str:
    """As `Double.toString`."""
    special = _special(value, "Infinity", "NaN")
    if special is not None:
        return special
    digits, exponent = digits_and_exponent(value)
    if value == 0:
        return _sign(value) + "0.0"
    if -3 <= exponent < 7:
        return _sign(value) + positional(digits, exponent, 1)
    return f"{_sign(value)}{digits[0]}.{digits[1:] or '0'}E{exponent}"


def c(value: float) -> str:
    """As C++'s stream: six digits."""
    special = _special(value, "inf", "nan")
    return special if special is not None else format(float(value), ".6g")


def javascript(value: float) -> str:
    """As JavaScript's `String`."""
    special = _special(value, "Infinity", "NaN")
    if special is not None:
        return special
    if value == 0:
        return "0"
    digits, exponent = digits_and_exponent(value)
    if -7 < exponent < 21:
        return _sign(value) + positional(digits, exponent, 0)
    tail = "." + digits[1:] if len(digits) > 1 else ""
    return f"{_sign(value)}{digits[0]}{tail}e{'+' if exponent > 0 else '-'}{abs(exponent)}"


def go(value: float) -> str:
    """As Go's `%v`."""
    special = _special(value, "+Inf", "NaN")
    if special is not None:
        return special
    if value == 0:
        return _sign(value) + "0"
    digits, exponent = digits_and_exponent(value)
    if -4 <= exponent < 6:
        return _sign(value) + positional(digits, exponent, 0)
    tail = "." + digits[1:] if len(digits) > 1 else ""
    return f"{_sign(value)}{digits[0]}{tail}e{'+' if exponent > 0 else '-'}{abs(exponent):02d}"


def csharp(value: float) -> str:
    """As C#'s `ToString`."""
    special = _special(value, "∞", "NaN")
    if special is not None:
        return special
    if value == 0:
        return _sign(value) + "0"
    digits, exponent = digits_and_exponent(value)
    if -5 <= exponent < 15:
        return _sign(value) + positional(digits, exponent, 0)
    tail = "." + digits[1:] if len(digits) > 1 else ""
    return f"{_sign(value)}{digits[0]}{tail}E{'+' if exponent > 0 else '-'}{abs(exponent):02d}"


def rust(value: float) -> str:
    """As Rust's `{}`."""
    special = _special(value, "inf", "NaN")
    if special is not None:
        return special
    digits, exponent = digits_and_exponent(value)
    return _sign(value) + positional(digits, exponent, 0)


def ruby(value: float) -> str:
    """As Ruby's `to_s`."""
    special = _special(value, "Infinity", "NaN")
    if special is not None:
        return special
    digits, exponent = digits_and_exponent(value)
    if value == 0:
        return _sign(value) + "0.0"
    if -4 <= exponent < 15:
        return _sign(value) + positional(digits, exponent, 1)
    return f"{_sign(value)}{digits[0]}.{digits[1:] or '0'}e{'+' if exponent > 0 else '-'}{abs(exponent):02d}"


def php(value: float) -> str:
    """As PHP's `echo`: fourteen digits."""
    special = _special(value, "INF", "NAN")
    if special is not None:
        return special
    text = format(float(value), ".14G")
    if "E" not in text:
        return text
    mantissa, _, exponent = text.partition("E")
    mantissa = mantissa if "." in mantissa else mantissa + ".0"
    return f"{mantissa}E{exponent[0]}{exponent[1:].lstrip('0')}"


STYLES: dict[str, Callable[[float], str]] = {
    "shortest": python,
    "java": java,
    "c": c,
    "javascript": javascript,
    "go": go,
    "csharp": csharp,
    "rust": rust,
    "ruby": ruby,
    "php": php,
}

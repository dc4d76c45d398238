"""Operators with one operand."""

from __future__ import annotations

import math
from typing import Any

from variorum.interpreter.machine_part import MachinePart
from variorum.interpreter.numeric_texts import leading_number
from variorum.interpreter.objects import Object
from variorum.interpreter.values import (
    Uninterpreted,
)


class UnaryOperators(MachinePart):
    """The unary operators of a language."""

    def negate(self, value: Any) -> Any:
        """Unary minus."""
        if isinstance(value, (int, float)):
            return self.operators.arithmetic.negate(value)
        return self._unary("-", value)

    def plus(self, value: Any) -> Any:
        """Unary plus."""
        if type(value) is str and self.semantics.texts_change_in_place:
            return value
        if type(value) in (int, float):
            return value
        if isinstance(value, (int, float)):
            arithmetic = self.operators.arithmetic
            if isinstance(value, float):
                return value
            return arithmetic.make(arithmetic.result_type(type(value), type(value)), int(value))
        if self.semantics.undefined or self.semantics.equality == "juggled":
            return self.to_number(value)
        if isinstance(value, (Uninterpreted, Object)):
            return self._unary("+", value)
        if self.semantics.copied:
            return value
        return self.operators.arithmetic.negate(value)

    def invert(self, value: Any) -> Any:
        """Bitwise complement; of a boolean its negation, where there are no others to test."""
        if isinstance(value, bool) and self.semantics.strict_truth:
            return not value
        if isinstance(value, (int, float)):
            return self.operators.arithmetic.invert(value)
        return self._unary("~", value)

    def not_null(self, value: Any) -> Any:
        """The value itself. Raises a null error for null."""
        if value is None:
            raise self.fail("null", "null")
        return value

    def _unary(self, name: str, value: Any) -> Any:
        if isinstance(value, Uninterpreted):
            return self.uninterpreted("op" + name, [value])
        if isinstance(value, Object):
            for method in (self.semantics.operators.get("u" + name), "operator" + name):
                if method and value.cls.find(method):
                    return self.call_method(value, method, [])
        if self.semantics.undefined or self.semantics.equality == "juggled":
            number = self.to_number(value)
            return (
                self.operators.arithmetic.negate(number)
                if name == "-"
                else self.operators.arithmetic.invert(number)
            )
        return self.operators.arithmetic.negate(value)

    def to_number(self, value: Any) -> Any:
        """Returns the number that a language with conversions makes of a value."""
        if isinstance(value, (int, float)):
            return int(value) if isinstance(value, bool) else value
        if value is None:
            return 0
        if isinstance(value, str):
            self.read_digits(value)
        if self.semantics.equality == "juggled":
            return self._juggled_number(value)
        self.note("coerced")
        if isinstance(value, str):
            text = value.strip()
            if not text:
                return 0
            try:
                if text[:2].lower() in ("0x", "0b", "0o"):
                    return int(text, 0)
                if "_" in text or text.lower().lstrip("+-") in ("inf", "nan", "infinity"):
                    return float(text) if text.lstrip("+-") == "Infinity" else math.nan
                return (
                    self.operators.arithmetic.number(float(text))
                    if self.semantics.one_number_type
                    else float(text)
                )
            except ValueError:
                return math.nan
        if isinstance(value, list):
            return self.to_number(self.text(value))
        if isinstance(value, Uninterpreted):
            return value
        return math.nan

    def _juggled_number(self, value: Any) -> Any:
        """The number that a text begins with. Raises a type error for a text without one, and for containers."""
        if isinstance(value, Uninterpreted):
            return value
        number = leading_number(value)[0] if isinstance(value, str) else None
        if number is None:
            raise self.fail("type", "arithmetic on no number")
        return number

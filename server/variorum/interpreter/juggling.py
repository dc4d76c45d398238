"""Equality and order that convert what they compare, as PHP's `==` and `<` do."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.comparing import NUMBERS, Comparer
from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.numeric_texts import whole_number
from variorum.interpreter.objects import Closure, Object
from variorum.interpreter.runtime import Runtime
from variorum.interpreter.values import Uninterpreted


class JugglingComparer(Comparer):
    """Compares numbers with the texts that hold them, booleans with the truth of anything, and arrays by their entries."""

    def equal(self, a: Any, b: Any) -> bool:
        """The language's `==`."""
        return self.loosely_equal(a, b)

    def loosely_equal(self, a: Any, b: Any) -> bool:
        """The language's `==`."""
        if type(a) is type(b) and type(a) in (int, float, bool):
            return bool(a == b)
        if isinstance(a, Uninterpreted) or isinstance(b, Uninterpreted):
            return super().equal(a, b)
        if isinstance(a, KeyedArray) and isinstance(b, KeyedArray):
            self.runtime.step(1 + len(a))
            return len(a) == len(b) and all(
                key in b.entries and self.loosely_equal(each, b.entries[key])
                for key, each in a.entries.items()
            )
        return self.order(a, b) == 0

    def identical(self, a: Any, b: Any) -> bool:
        """The language's `===`."""
        if isinstance(a, KeyedArray) and isinstance(b, KeyedArray):
            self.runtime.step(1 + len(a))
            return list(a.entries) == list(b.entries) and all(
                self.identical(each, b.entries[key]) for key, each in a.entries.items()
            )
        if isinstance(a, NUMBERS) and isinstance(b, NUMBERS) and isinstance(a, float) != isinstance(b, float):
            return False
        return super().identical(a, b)

    def order(self, a: Any, b: Any, comparator: Any = None) -> int:
        """The language's `<=>`. What cannot be compared is above, whichever side it stands on."""
        self.runtime.step()
        if comparator is not None:
            return self._by(comparator, a, b)
        if isinstance(a, Uninterpreted) or isinstance(b, Uninterpreted):
            return super().order(a, b)
        if isinstance(a, str) and isinstance(b, str):
            return self._order_of_texts(a, b)
        if a is None or b is None or isinstance(a, bool) or isinstance(b, bool):
            if (a is None and isinstance(b, str)) or (b is None and isinstance(a, str)):
                return _sign(a or "", b or "")
            return _sign(self.truth(a), self.truth(b))
        if isinstance(a, NUMBERS) and isinstance(b, NUMBERS):
            return _order_of_numbers(a, b)
        if isinstance(a, NUMBERS) and isinstance(b, str):
            return self._order_with_text(a, b)
        if isinstance(a, str) and isinstance(b, NUMBERS):
            return -self._order_with_text(b, a) if b == b else 1
        return self._order_of_composites(a, b)

    def is_less(self, a: Any, b: Any) -> bool:
        """Whether `a < b`."""
        return self.order(a, b) < 0

    def _by(self, comparator: Any, a: Any, b: Any) -> int:
        result = self.runtime.apply(comparator, a, b)
        if isinstance(result, Uninterpreted):
            return super().order(a, b, comparator)
        if result is False:
            return -1 if self.truth(self.runtime.apply(comparator, b, a)) else 0
        number = self.runtime.to_number(result)  # type: ignore[attr-defined]
        return _sign(int(number) if number == number else 0, 0)

    def _order_of_texts(self, a: str, b: str) -> int:
        self.runtime.read_digits(a)
        left, right = whole_number(a), whole_number(b)
        if left is not None and right is not None:
            return _order_of_numbers(left, right)
        return _sign(a, b)

    def _order_with_text(self, number: int | float, text: str) -> int:
        self.runtime.read_digits(text)
        other = whole_number(text)
        if other is not None:
            return _order_of_numbers(number, other)
        return _sign(self.runtime.text(number), text)  # type: ignore[attr-defined]

    def _order_of_composites(self, a: Any, b: Any) -> int:
        if isinstance(a, KeyedArray) and isinstance(b, KeyedArray):
            return self._order_of_arrays(a, b)
        if isinstance(a, KeyedArray) or isinstance(b, KeyedArray):
            return 1 if isinstance(a, KeyedArray) else -1
        if isinstance(a, Object) and isinstance(b, str) and a.cls.find("__toString"):
            return _sign(self.runtime.text(a), b)  # type: ignore[attr-defined]
        if isinstance(b, Object) and isinstance(a, str) and b.cls.find("__toString"):
            return _sign(a, self.runtime.text(b))  # type: ignore[attr-defined]
        if isinstance(a, Object) and isinstance(b, Object):
            if a is b:
                return 0
            if a.cls is not b.cls or a.constant is not None:
                return 1
            return self._order_of_arrays(KeyedArray(a.fields), KeyedArray(b.fields))
        if isinstance(a, Closure) and isinstance(b, Closure):
            return 0 if a is b else 1
        if isinstance(a, Object) != isinstance(b, Object):
            self.runtime.note("undefined")
            return 1 if isinstance(a, Object) else -1
        return super().order(a, b)

    def _order_of_arrays(self, a: KeyedArray, b: KeyedArray) -> int:
        if len(a) != len(b):
            return _sign(len(a), len(b))
        for key, each in a.entries.items():
            if key not in b.entries:
                return 1
            found = self.order(each, b.entries[key])
            if found:
                return found
        return 0


def position_in_text(runtime: Runtime, index: Any) -> int:
    """Returns the position that an index of a text is converted to. Raises a type error for a text that is no integer."""
    if isinstance(index, (int, float)):
        return int(index)
    number = whole_number(index) if isinstance(index, str) else None
    if not isinstance(number, int):
        raise runtime.fail("type", "an index that is no integer")
    return number


def _order_of_numbers(a: int | float, b: int | float) -> int:
    """Below, at or above 0; an integer beside a float is compared as a float."""
    return _sign(a, b) if isinstance(a, float) == isinstance(b, float) else _sign(float(a), float(b))


def _sign(a: Any, b: Any) -> int:
    """Below, at or above 0; what is not a number is above."""
    return 0 if a == b else -1 if a < b else 1

"""Equality, order and truth of values, as a language has them."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from variorum.interpreter.numerals import Char
from variorum.interpreter.objects import ClassValue, Closure, Exceptional, Object
from variorum.interpreter.runtime import Runtime
from variorum.interpreter.stand_ins import ABSENT, GIVEN
from variorum.interpreter.unknown_texts import unknown_text
from variorum.interpreter.values import (
    UNDEFINED,
    Array,
    Builder,
    Device,
    Library,
    Map,
    Optional,
    Pair,
    PriorityQueue,
    Sequence,
    Set,
    Uninterpreted,
)

SIMPLE = frozenset({int, float, str, bool})
NUMBERS = (int, float)


class Comparer:
    """Compares as one language does."""

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.falsy = runtime.semantics.falsy
        self.is_strict = runtime.semantics.strict_truth
        self.has_numeric_characters = runtime.semantics.characters.form == "number"

    # --- truth

    def truth(self, value: Any) -> bool:
        """Whether a condition holds."""
        if value is True or value is False:
            return value
        if isinstance(value, Uninterpreted):
            return self.guess(value.text) and value.name != ABSENT
        falsy = self.falsy
        if value is None or value is UNDEFINED:
            if "null" in falsy:
                return False
            raise self.runtime.fail("null", "a condition is null")
        if isinstance(value, NUMBERS):
            if value != value:
                return "nan" not in falsy
            return not ("zero" in falsy and value == 0) or self._strict()
        if isinstance(value, str):
            return not (("empty text" in falsy and not value) or ("zero text" in falsy and value == "0"))
        if "empty container" in falsy and isinstance(value, (list, tuple, range, Map, Set, Builder)):
            return len(value) > 0
        if isinstance(value, Device):
            return bool(value.state.get("good", True)) if isinstance(value.state, dict) else True
        if isinstance(value, Object) and "empty container" in falsy:
            for name in ("__bool__", "__len__"):
                methods = value.cls.find(name)
                if methods:
                    return bool(methods[0].machine.invoke_method(methods, value, []))
        return True

    def _strict(self) -> bool:
        return False

    def guess(self, text: str) -> bool:
        """Decides what cannot be known, the same for the same text in one run, and notes it."""
        self.runtime.note("opaque")
        seed = self.runtime.limits.seed
        # With another seed about half of the conditions turn out otherwise.
        return bool((sum(map(ord, text)) + (crc32(text.encode("utf-8", "replace"), seed) if seed else 0)) & 1)

    def _guess_of(self, a: Any, operator: str, b: Any) -> bool:
        return self.guess(f"{unknown_text(self.runtime, a)}{operator}{unknown_text(self.runtime, b)}")

    # --- equality

    def equal(self, a: Any, b: Any) -> bool:
        """The language's equality of values (`equals`, Python's `==`)."""
        ta, tb = type(a), type(b)
        if ta is tb and ta in SIMPLE:
            if ta is str:
                self.runtime.scan(a)
            return bool(a == b)
        if ta is Library or tb is Library:
            a, b = self.runtime.as_unknown(a), self.runtime.as_unknown(b)
        if isinstance(a, Uninterpreted) or isinstance(b, Uninterpreted):
            if isinstance(a, Uninterpreted) and isinstance(b, Uninterpreted) and a == b:
                return True
            if any(each is None or each is UNDEFINED for each in (a, b)) and GIVEN in (
                getattr(a, "name", ""),
                getattr(b, "name", ""),
            ):
                # Objects that are passed exist; null is an input of its own.
                self.runtime.note("opaque")
                return False
            return self._guess_of(a, "==", b)
        if isinstance(a, NUMBERS) and isinstance(b, NUMBERS):
            return bool(a == b)
        if ta is Builder or tb is Builder:
            if ta is Builder:
                self.runtime.scan(a)
            return bool(self._text(a) == self._text(b))
        if (ta is Char and tb is str) or (ta is str and tb is Char):
            return bool(self._text(a) == self._text(b))
        if isinstance(a, (Sequence, tuple, list)) and isinstance(b, (Sequence, tuple, list)):
            if isinstance(a, Array) or isinstance(b, Array):
                return a is b
            self.runtime.step(1 + (min(len(a), len(b)) >> 3))
            if self._differ_in_kind(a, b):
                return False
            return len(a) == len(b) and all(x is y or self.equal(x, y) for x, y in zip(a, b, strict=True))
        if isinstance(a, (Map, Set)):
            self.runtime.step(1 + (len(a) >> 3))
            return type(a) is type(b) and self._same_entries(a, b)
        return bool(a == b)

    def _same_entries(self, a: Any, b: Any) -> bool:
        """Whether two sets have the same elements, or two maps equal values under the same keys."""
        if isinstance(a, Set):
            return bool(a == b)
        if a.entries.keys() != b.entries.keys():
            return False
        return all(
            each is b.entries[key] or self.equal(each, b.entries[key]) for key, each in a.entries.items()
        )

    def _differ_in_kind(self, a: Any, b: Any) -> bool:
        return (
            self.runtime.semantics.undefined is False
            and (type(a) is tuple) != (type(b) is tuple)
            and (type(a) in (list, tuple) and type(b) in (list, tuple))
        )

    @staticmethod
    def _text(value: Any) -> Any:
        if isinstance(value, Builder):
            return value.text
        return chr(value) if type(value) is Char else value

    def identical(self, a: Any, b: Any) -> bool:
        """Identity of objects; numbers, texts and booleans are identical if they are equal."""
        ta, tb = type(a), type(b)
        if ta in SIMPLE and ta is tb:
            if ta is str:
                self.runtime.scan(a)
            if ta is str and self.runtime.semantics.text_equality == "identity" and a == b and len(a) > 1:
                self.runtime.note("identity")
            return bool(a == b)
        if isinstance(a, Uninterpreted) or isinstance(b, Uninterpreted):
            return self.equal(a, b)
        if isinstance(a, NUMBERS) and isinstance(b, NUMBERS):
            if (ta is bool) != (tb is bool):
                return False
            return bool(a == b)
        if ta is Builder and tb is Builder:
            return a is b
        if (a is None or a is UNDEFINED) and (b is None or b is UNDEFINED):
            return True
        if ta is tuple and tb is tuple:
            return bool(a == b)
        if type(a).__name__ == "Library" and type(b).__name__ == "Library":
            return bool(a == b)
        if isinstance(a, Closure) and isinstance(b, Closure):
            return a.template is b.template and a.this is b.this
        return a is b

    def loosely_equal(self, a: Any, b: Any) -> bool:
        """JavaScript's and PHP's `==`."""
        if (a is None or a is UNDEFINED) and (b is None or b is UNDEFINED):
            return True
        if a is None or b is None or a is UNDEFINED or b is UNDEFINED:
            if self.runtime.semantics.undefined:
                return False
            return self.truth(a) == self.truth(b)
        if (isinstance(a, str) and isinstance(b, NUMBERS)) or (isinstance(b, str) and isinstance(a, NUMBERS)):
            text, number = (str(a), b) if isinstance(a, str) else (str(b), a)
            try:
                return float(text.strip() or "0") == number
            except ValueError:
                return False
        return self.identical(a, b)

    # --- order

    def order(self, a: Any, b: Any, comparator: Any = None) -> int:
        """Returns a number below, at or above 0. A comparator gives a number, or a boolean that says whether `a` comes first."""
        self.runtime.step()
        if comparator is not None:
            result = self.runtime.apply(comparator, a, b)
            if result is True or result is False:
                return -1 if result else (1 if self.runtime.apply(comparator, b, a) else 0)
            if result is UNDEFINED or result is None or result != result:
                return 0
            if isinstance(result, Uninterpreted):
                return -1 if self.guess(result.text) else 1
            return -1 if result < 0 else 1 if result > 0 else 0
        ta, tb = type(a), type(b)
        if (ta is tb and ta in SIMPLE) or (isinstance(a, NUMBERS) and isinstance(b, NUMBERS)):
            if ta is str:
                self.runtime.scan(a)
            return int(a > b) - int(a < b)
        return self._composite_order(a, b)

    def _composite_order(self, a: Any, b: Any) -> int:
        a, b = self._text(self.runtime.as_unknown(a)), self._text(self.runtime.as_unknown(b))
        if isinstance(a, str) and isinstance(b, str):
            self.runtime.scan(a)
            return int(a > b) - int(a < b)
        if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
            if (
                isinstance(a, (Array, Sequence))
                and a.kind in ("array",)
                and self.runtime.semantics.integers.bits
            ):
                raise self.runtime.fail("type", "arrays have no order")
            for x, y in zip(a, b, strict=False):
                found = self.order(x, y)
                if found:
                    return found
            return (len(a) > len(b)) - (len(a) < len(b))
        if isinstance(a, Object):
            return self._object_order(a, b)
        if isinstance(a, Uninterpreted) or isinstance(b, Uninterpreted):
            if a == b:
                return 0
            return -1 if self._guess_of(a, "<", b) else 1
        if a is None or b is None:
            raise self.runtime.fail(
                "null" if self.runtime.semantics.integers.bits else "type", "order of null"
            )
        if isinstance(a, Optional) and isinstance(b, Optional):
            return self.order(a.value, b.value)
        raise self.runtime.fail("type", "no order")

    def _object_order(self, a: Object, b: Any) -> int:
        for name in ("compareTo", "CompareTo", "<=>", "cmp"):
            methods = a.cls.find(name)
            if methods:
                result = methods[0].machine.invoke_method(methods, a, [b])
                return int(result)
        for name in ("__lt__", "operator<"):
            methods = a.cls.find(name)
            if methods:
                machine = methods[0].machine
                if self.truth(machine.invoke_method(methods, a, [b])):
                    return -1
                return (
                    1 if isinstance(b, Object) and self.truth(machine.invoke_method(methods, b, [a])) else 0
                )
        if isinstance(b, Object) and a.constant is not None and b.constant is not None:
            return a.constant[1] - b.constant[1]
        if a.cls.has_value_equality and isinstance(b, Object) and a.cls is b.cls:
            for x, y in zip(a.fields.values(), b.fields.values(), strict=True):
                found = self.order(x, y)
                if found:
                    return found
            return 0
        if getattr(a, "kind", "") == "key" and getattr(b, "kind", "") == "key":
            return -1 if a < b else 1 if b < a else 0
        raise self.runtime.fail("type", "no order")

    def is_less(self, a: Any, b: Any) -> bool:
        """Whether `a < b`, where not both are plain numbers or texts. Nothing is less than what is not a number."""
        if isinstance(a, NUMBERS) and isinstance(b, NUMBERS):
            return bool(a < b)
        if isinstance(a, Set) and isinstance(b, Set):
            return a.elements.keys() < b.elements.keys()
        if self.runtime.semantics.undefined:
            a, b = self.coerced(a, b)
            if isinstance(a, NUMBERS) and isinstance(b, NUMBERS):
                return bool(a < b)
        return self.order(a, b) < 0

    def coerced(self, a: Any, b: Any) -> tuple[Any, Any]:
        """Returns two values as JavaScript compares them: both texts, or both numbers."""
        if (isinstance(a, str) and isinstance(b, str)) or isinstance(a, Object) or isinstance(b, Object):
            return a, b
        return self._as_number(a), self._as_number(b)

    def _as_number(self, value: Any) -> Any:
        if isinstance(value, NUMBERS):
            return value
        return self.runtime.to_number(value)  # type: ignore[attr-defined]


__all__ = ["ClassValue", "Comparer", "Exceptional", "Pair", "PriorityQueue"]

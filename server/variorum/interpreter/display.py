"""The text of a value, as a language writes it when it prints or joins."""

from __future__ import annotations

from typing import Any

from variorum.interpreter import floats
from variorum.interpreter.iterating import elements_of, entries_of
from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.library.support import text_of
from variorum.interpreter.numerals import Char
from variorum.interpreter.objects import ClassValue, Exceptional, Object
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.runtime import Runtime
from variorum.interpreter.signals import BudgetExceeded, Unsupported
from variorum.interpreter.spans import Span
from variorum.interpreter.values import (
    UNDEFINED,
    Array,
    Builder,
    Cursor,
    Library,
    Map,
    Optional,
    Pair,
    PriorityQueue,
    Set,
    SymbolName,
    Uninterpreted,
)

DEEPEST = 30


class Displayer:
    """Writes values as one language does."""

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.form = runtime.semantics.display
        self.float = floats.STYLES[self.form.float]
        self._equals_sign = self.form.record[2] if self.form.record else "="

    def text(self, value: Any, nested: int = 0) -> str:
        """Returns the text of a value. `nested` is how many containers it stands in."""
        kind = type(value)
        if kind is str:
            return self._quoted(value) if nested and self.form.quotes else value
        if kind is SymbolName:
            return ":" + value if nested else str(value)
        if kind is bool:
            return self.form.true if value else self.form.false
        if kind is Char:
            return (
                self._quoted(chr(value & 0xFFFF), "'") if nested and self.form.quotes else chr(value & 0xFFFF)
            )
        if isinstance(value, int):
            return self.integer(value)
        if isinstance(value, float):
            return self.float(value)
        if value is None:
            return self.form.inner_null if nested and self.form.inner_null else self.form.null
        if kind is Builder:
            return self._quoted(value.text) if nested and self.form.quotes else value.text
        if nested > DEEPEST:
            raise BudgetExceeded("depth")
        self.runtime.step()
        return self._composite(value, nested)

    def integer(self, value: int) -> str:
        """Returns the digits. Raises BudgetExceeded where there are too many."""
        try:
            return str(int(value))
        except ValueError:
            raise BudgetExceeded("memory") from None

    def _quoted(self, text: str, quote: str = '"') -> str:
        if self.form.quotes == "python":
            return repr(text)
        escaped = text.replace("\\", "\\\\").replace(quote, "\\" + quote)
        return quote + escaped.replace("\n", "\\n").replace("\t", "\\t") + quote

    def _composite(self, value: Any, nested: int) -> str:
        if self.runtime.semantics.mutable_texts and isinstance(value, (list, Cursor)):
            holder = value.container if isinstance(value, Cursor) else value
            if isinstance(holder, (str, Builder)) or (holder and all(type(each) is Char for each in holder)):
                return text_of(self.runtime, value).split("\0")[0]
        if isinstance(value, Object):
            return self._object(value, nested)
        if isinstance(value, Pointer) and isinstance(value.target, Object) and not self._equals_sign:
            own = any(value.target.cls.find(name) for name in self.form.methods)
            return ("" if own else "&") + self._object(value.target, nested)
        if isinstance(value, KeyedArray):
            return "Array"
        if isinstance(value, Map):
            return self._map(value, nested)
        if isinstance(value, Set):
            if not value.elements and self.form.quotes == "python":
                return "set()"
            return self._joined(elements_of(self.runtime, value), self.form.set, nested)
        if isinstance(value, (tuple, Pair)):
            return self._tuple(value, nested)
        if isinstance(value, Array) and value.kind == "array" and self.form.array != self.form.list:
            if not self.form.array:
                self.runtime.note("identity")
                return "[array]"
            return self._joined(value, self.form.array, nested)
        if isinstance(value, Span):
            dots = "..." if value.is_open else ".."
            return f"{self.text(value.low, nested)}{dots}{self.text(value.high, nested)}"
        if isinstance(value, (list, range, PriorityQueue)):
            if type(value) is range:
                return repr(value)
            return self._joined(elements_of(self.runtime, value), self.form.list, nested)
        return self._other(value)

    def _other(self, value: Any) -> str:
        if isinstance(value, Exceptional):
            return (
                value.message
                if not self.form.methods or self.form.methods[0] != "toString"
                else self._thrown(value)
            )
        if isinstance(value, Uninterpreted):
            return f"<{value.text}>"
        if value is UNDEFINED:
            return "undefined"
        if isinstance(value, Optional):
            inner = "" if value.value is None else self.text(value.value)
            return f"Optional[{inner}]" if value.value is not None else "Optional.empty"
        if isinstance(value, (ClassValue, Library)):
            return value.name
        if isinstance(value, Cursor):
            raise Unsupported("text of a pointer")
        self.runtime.note("identity")
        return f"<{type(value).__name__}>"

    @staticmethod
    def _thrown(value: Exceptional) -> str:
        return f"{value.name}: {value.message}" if value.message else value.name

    def _object(self, value: Object, nested: int) -> str:
        names = self.form.inner_methods if nested and self.form.inner_methods else self.form.methods
        for name in names:
            methods = value.cls.find(name)
            if methods:
                return self.text(methods[0].machine.invoke_method(methods, value, []))
        if value.constant is not None:
            return value.constant[0]
        if value.cls.has_value_equality and self.form.record:
            start, between, equals, closing = self.form.record
            if not equals:
                return (
                    start
                    + between.join(self.text(each, nested + 1) for each in value.fields.values())
                    + closing
                )
            parts = (f"{name}{equals}{self.text(each, nested + 1)}" for name, each in value.fields.items())
            return value.cls.name + start + between.join(parts) + closing
        message = value.fields.get("message", value.fields.get("args"))
        if value.cls.library_base and message is not None:
            return message if isinstance(message, str) else self.text(message)
        self.runtime.note("identity")
        return f"<{value.cls.name}>"

    def _map(self, value: Map, nested: int) -> str:
        start, between, closing, arrow = self.form.map
        if not start:
            return between
        self.runtime.charge(len(value) * 4)
        entries = entries_of(self.runtime, value)
        if start == "map[":
            entries.sort(key=lambda entry: entry[0])
        parts = [f"{self.text(key, nested + 1)}{arrow}{self.text(each, nested + 1)}" for key, each in entries]
        return start + between.join(parts) + closing

    def _tuple(self, value: Any, nested: int) -> str:
        start, between, closing = self.form.tuple
        parts = [self.text(each, nested + 1) for each in value]
        if len(parts) == 1 and self.form.quotes == "python":
            return f"({parts[0]},)"
        if isinstance(value, Pair) and value.kind == "entry":
            return f"{parts[0]}={parts[1]}"
        return start + between.join(parts) + closing

    def _joined(self, values: Any, form: tuple[str, ...], nested: int) -> str:
        start, between, closing = form[:3]
        values = list(values)
        self.runtime.charge(len(values) * 2)
        if not start and not closing and between == ",":
            # JavaScript leaves out what is missing.
            parts = [
                "" if each is None or each is UNDEFINED else self.text(each, nested + 1) for each in values
            ]
        else:
            parts = [self.text(each, nested + 1) for each in values]
        text = between.join(parts)
        self.runtime.charge(len(text))
        return start + text + closing

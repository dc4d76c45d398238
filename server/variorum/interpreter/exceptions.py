"""Exceptions: what is thrown, what a handler catches, and what kind an exception is."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.machine_part import MachinePart
from variorum.interpreter.objects import ClassValue, Exceptional, Object
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.signals import Raised
from variorum.interpreter.values import (
    Library,
    Uninterpreted,
)
from variorum.program.types import Kind, Type


class Exceptions(MachinePart):
    """The exceptions of a language."""

    def is_exception(self, cls: ClassValue) -> bool:
        """Whether a class is one of exceptions."""
        return any(
            each.library_base.rsplit(".", 1)[-1] in self.operations.exceptions for each in cls.lineage()
        )

    def exception_of(self, value: Any) -> Raised:
        """Returns the exception that a thrown value is."""
        if isinstance(value, Object):
            return Raised("thrown", self._message(value), type_name=value.cls.name, value=value)
        if isinstance(value, Exceptional):
            return Raised(value.exception_kind, value.message, type_name=value.name, value=value)
        if isinstance(value, ClassValue):
            return self.exception_of(self.construct(value, [], None))
        if isinstance(value, Library):
            return self.exception_of(self.call_library(value, [], None))
        if isinstance(value, Pointer):
            return self.exception_of(value.target)
        if isinstance(value, Uninterpreted):
            return Raised("thrown", "", type_name=value.name.removeprefix("new"), value=value)
        if value is None:
            return self.fail("null", "a null is thrown")
        return Raised("thrown", self.text(value), type_name="", value=value)

    def _message(self, value: Object) -> str:
        message = value.fields.get("message")
        return message if isinstance(message, str) else ""

    def exception_value(self, raised: Raised) -> Any:
        """Returns the object that a handler gets."""
        if raised.value is not None:
            return raised.value
        name = raised.type_name or self.operations.type_of_kind(raised.kind) or raised.kind
        raised.value = Exceptional(name, raised.kind, raised.message, (raised.message,))
        return raised.value

    def catches(self, types: tuple[Type, ...], raised: Raised) -> bool:
        """Whether a handler of the types handles an exception."""
        if not types:
            return True
        for type_ in types:
            name = type_.name.rsplit(".", 1)[-1]
            if isinstance(raised.value, Object):
                if raised.value.cls.is_a(name) or self.is_library_base(raised.value, name):
                    return True
            elif (
                self.is_kind_of_exception(raised.type_name or self.operations.type_of_kind(raised.kind), name)
                or name in ("...", "")
                or self._may_be_index(raised, name)
                or (type_.kind is not Kind.OBJECT and self.is_of_type(raised.value, type_))
            ):
                return True
        return False

    def _may_be_index(self, raised: Raised, name: str) -> bool:
        """Whether an index that is out of range is one of the kinds that a language has for arrays, texts and lists."""
        if raised.kind != "index" or raised.value is not None:
            return False
        known = self.operations.exceptions.get(name)
        return known is not None and known.kind == "index"

    def is_kind_of_exception(self, name: str, wanted: str) -> bool:
        """Whether an exception type of the library is another, or one of its kinds."""
        table = self.operations.exceptions
        seen: set[str] = set()
        pending = [name.rsplit(".", 1)[-1]]
        while pending:
            each = pending.pop()
            if each == wanted.rsplit(".", 1)[-1]:
                return True
            if each in seen or each not in table:
                continue
            seen.add(each)
            pending.extend(table[each].parents)
        return False

    def exception_kind(self, raised: Raised) -> str:
        """Returns the neutral kind of an exception, as an outcome has it."""
        if raised.kind != "thrown":
            return raised.kind
        return f"thrown:{raised.type_name}"

    def message_of(self, raised: Raised) -> str:
        """Returns the message of an exception."""
        return raised.message

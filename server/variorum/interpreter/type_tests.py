"""Whether a value is of a type."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.machine_part import MachinePart
from variorum.interpreter.numerals import Big, Char
from variorum.interpreter.objects import Exceptional, Object
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import (
    UNDEFINED,
    Builder,
    Map,
    Optional,
    Set,
    SymbolName,
    Uninterpreted,
)
from variorum.program.types import Kind, Type

VARIANTS = frozenset({"Some", "None", "Ok", "Err"})


class TypeTests(MachinePart):
    """Tests values against types."""

    def is_of_type(self, value: Any, type_: Type) -> bool:
        """Whether a value is of a type. Raises a name error for one that nobody knows, where types are looked up when it runs."""
        if self.semantics.undefined and type_.kind is Kind.OBJECT and not self._knows_type(type_.name):
            raise self.fail("name", type_.name)
        if isinstance(value, Uninterpreted):
            return bool(self.comparer.guess(f"{value.text} is {type_.name}"))
        kind = type_.kind
        if isinstance(value, Pointer) and isinstance(value.target, Object):
            value = value.target
        if isinstance(value, Object):
            if kind is Kind.POINTER and type_.arguments:
                return self.is_of_type(value, type_.arguments[0])
            if kind is not Kind.OBJECT and kind is not Kind.ANY:
                return False
            return (
                value.cls.is_a(type_.name)
                or type_.name in ("Object", "object", "Any", "any")
                or self.is_library_base(value, type_.name)
            )
        if value is None or value is UNDEFINED:
            return kind is Kind.VOID or type_.name in ("null", "None", "NoneType")
        if isinstance(value, Exceptional):
            return bool(self.is_kind_of_exception(value.name, type_.name))
        return self._is_builtin(value, type_)

    def _knows_type(self, name: str) -> bool:
        tables = self.operations
        tabled = (
            name in tables.types
            or name in tables.exceptions
            or name in tables.constructors
            or name in tables.functions
        )
        return (
            tabled
            or self.class_named(name) is not None
            or bool(self.functions.get(name))
            or name in self.unbound_values
        )

    def is_library_base(self, value: Object, name: str) -> bool:
        """Whether the class of the library that an object's class extends is of a type."""
        base = next((each.library_base for each in value.cls.lineage() if each.library_base), "")
        return bool(base) and self.is_kind_of_exception(base, name)

    def _is_builtin(self, value: Any, type_: Type) -> bool:
        kind, name = type_.kind, type_.name
        if name in VARIANTS and hasattr(value, "variant"):
            return bool(value.variant == name)
        if name in ("Object", "object", "Any", "any"):
            return True
        if kind is Kind.INT:
            if isinstance(value, bool):
                return not self.semantics.integers.bits and self.semantics.unset == "error"
            return isinstance(value, int) and (
                not self.semantics.integers.bits or type(value) is self.numeral(type_)
            )
        if kind is Kind.FLOAT:
            return isinstance(value, float) or (self.semantics.one_number_type and type(value) is int)
        if kind is Kind.BOOL:
            return isinstance(value, bool)
        if kind is Kind.CHAR:
            return isinstance(value, Char) or (
                self.semantics.characters.form == "text" and isinstance(value, str) and len(value) == 1
            )
        if kind in (Kind.STR, Kind.BUILDER):
            return isinstance(value, (str, Builder)) and (type(value) is SymbolName) == (name == "Symbol")
        if kind is Kind.LIST:
            return isinstance(value, list) or (
                name in ("Sequence", "Iterable") and isinstance(value, (tuple, str))
            )
        if kind is Kind.TUPLE:
            return isinstance(value, tuple)
        if kind is Kind.SET:
            return isinstance(value, Set)
        if kind is Kind.MAP:
            return isinstance(value, Map)
        if kind is Kind.FUNCTION:
            return hasattr(value, "invoke")
        if name in ("Number", "number"):
            return isinstance(value, (int, float)) and not isinstance(value, (bool, Char))
        if name in ("Iterable", "Collection"):
            return isinstance(value, (list, tuple, Set, Map))
        if name == "CharSequence":
            return isinstance(value, (str, Builder))
        if name == "BigInteger":
            return isinstance(value, Big)
        if isinstance(value, Optional) or kind is Kind.OBJECT:
            return False
        raise Unsupported(f"a test for {name or kind.value}")

"""What the names of a language's library stand for, and how its operations are applied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.registry import OPERATIONS, Operation
from variorum.interpreter.machine_part import MachinePart
from variorum.interpreter.numerals import Big, Char
from variorum.interpreter.objects import Native
from variorum.interpreter.runtime import LONG_TEXT
from variorum.interpreter.signals import BudgetExceeded
from variorum.interpreter.stand_ins import ABSENT, GIVEN
from variorum.interpreter.unknown_texts import unknown_text
from variorum.interpreter.values import (
    UNDEFINED,
    Builder,
    Device,
    Library,
    Uninterpreted,
)
from variorum.program.expressions import Member, Unbound, Variable
from variorum.program.node import Expression, Symbol
from variorum.program.types import Kind, Type


def _without_convention(name: str) -> str:
    """Returns the name of a member without what languages add by habit: `getName`, `setName`, `NameAsync`."""
    inner = name.removesuffix("async").removeprefix("get" if name.startswith("get") else "set")
    return inner or name


class LibraryNames(MachinePart):
    """Finds and applies the operations of the library."""

    def operation(self, name: str) -> Callable[..., Any]:
        """Returns a neutral operation."""
        return OPERATIONS[name].function

    def guarded(self, apply: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        """Applies an operation. Values that it cannot take are a type error of the program; a number of arguments that it does
        not have makes the result unknown, unless the language checks that at run time.
        """
        for each in arguments:
            if (type(each) is str or type(each) is Builder) and len(each) > LONG_TEXT:
                self.scan(each)
        try:
            return apply(self, *arguments, **named)
        except (TypeError, AttributeError) as error:
            for each in arguments:
                if isinstance(each, (Uninterpreted, list)) and self.holds_opaque(each):
                    return self.uninterpreted(getattr(apply, "__name__", ""), list(arguments))
            if self.semantics.unset != "error" and _is_of_signature(error):
                return self.unknown_call(getattr(apply, "__name__", ""), [*arguments, *named.values()])
            if any(each is None for each in arguments):
                raise self.fail("null" if self.semantics.integers.bits else "type", str(error)) from None
            self.note("guessed")
            raise self.fail("type", str(error)) from None
        except ZeroDivisionError:
            raise self.fail("arithmetic", "division by zero") from None
        except (OverflowError, ValueError) as error:
            raise self.fail("value", str(error)) from None
        except (IndexError, KeyError) as error:
            raise self.fail("index" if isinstance(error, IndexError) else "key", str(error)) from None
        except MemoryError:
            raise BudgetExceeded("memory") from None

    @staticmethod
    def holds_opaque(value: Any) -> bool:
        """Whether a value, or an element of it, is the result of something unknown."""
        if isinstance(value, (list, tuple)):
            return any(isinstance(each, Uninterpreted) for each in value)
        return isinstance(value, Uninterpreted)

    def uninterpreted(self, name: str, arguments: list[Any]) -> Uninterpreted:
        """Returns the result of something unknown: the same for the same name and arguments."""
        self.note("opaque")
        # Not every language writes `new`, or a static method as a member of its class.
        holder, last = f".{name.removeprefix('new ')}".replace("::", ".").split(".")[-2:]
        short = "".join(each for each in last.lower() if each.isalnum() or each in "+-*/%<>=&|^")
        short = _without_convention(short)
        if "::" in name and holder[:1].isupper() and last[:1].islower():
            arguments = [self.uninterpreted(holder, []), *arguments]
        present = [
            each for each in arguments if not (isinstance(each, Uninterpreted) and each.name == ABSENT)
        ]
        text = f"{short}({', '.join(unknown_text(self, each) for each in present)})"
        self.charge(len(text))
        return Uninterpreted(short, text[:400])

    def unknown_call(self, path: str, arguments: list[Any], named: dict[str, Any] | None = None) -> Any:
        """Stands for a call of what neither the file nor the tables know."""
        self.note(f"unknown:{path}")
        return self.uninterpreted(path, [*arguments, *(named or {}).values()])

    def library_function(self, path: str) -> Operation | None:
        """Returns the operation of a function or constructor of the library, by its path."""
        found = self._library_name(path)
        return OPERATIONS.get(found) if found is not None else None

    def _library_name(self, path: str) -> str | None:
        tables = self.operations
        found = tables.functions.get(path) or tables.constructors.get(path)
        if found is None and "." in path:
            parts = path.split(".")
            if len(parts) > 2 and parts[-2][:1].isupper():
                found = tables.functions.get(".".join(parts[-2:]))
            elif parts[-1][:1].isupper() and self.semantics.integers.bits:
                found = tables.constructors.get(parts[-1])
        return found

    def constructed_type(self, path: str, arguments: tuple[Type, ...] = ()) -> Type | None:
        """Returns the type that a call of a library class without `new` constructs, None where the name is a function."""
        name = path.rsplit(".", 1)[-1]
        if path in self.operations.functions or name not in self.operations.constructors:
            return None
        form = self.operations.types.get(name, "")
        kinds = {"map": Kind.MAP, "set": Kind.SET, "multiset": Kind.SET, "queue": Kind.QUEUE}
        return Type(kinds.get(form.split(" ")[0], Kind.LIST if form else Kind.OBJECT), name, arguments)

    def is_library(self, symbol: Symbol) -> bool:
        """Whether an imported name is not one of the file."""
        return symbol.name not in self.classes.by_name and symbol.name not in self.functions

    def library_path(self, node: Expression) -> str | None:
        """Returns the path of a library that an expression names, None if it names none."""
        if isinstance(node, Unbound):
            return node.name
        if (
            isinstance(node, Variable)
            and node.symbol.kind == Symbol.MODULE
            and node.symbol.path
            and self.is_library(node.symbol)
        ):
            return node.symbol.path
        if isinstance(node, Member):
            outer = self.library_path(node.object)
            return f"{outer}.{node.name}" if outer is not None else None
        return None

    def is_known(self, path: str) -> bool:
        """Whether a path names something of the library itself."""
        tables = self.operations
        return path in tables.constants or path in tables.libraries or path in tables.functions

    def is_listed(self, path: str) -> bool:
        """Whether the tables list a type or a part of the library by this name."""
        tables = self.operations
        last = path.rsplit(".", 1)[-1]
        listed = (tables.types, tables.prefixes, tables.exceptions, tables.constructors)
        return any(name in known for known in listed for name in (path, last))

    def library_value(self, path: str) -> Any:
        """Returns what a name of the library stands for; functions and devices are the same each time they are asked for."""
        known = self.devices.get(path)
        if known is None:
            known = self._find_library_value(path)
            if isinstance(known, (Native, Library, Device)):
                self.devices[path] = known
        return known

    def _find_library_value(self, path: str) -> Any:
        tables = self.operations
        for name in (path, ".".join(path.split(".")[-2:])) if path.count(".") > 1 else (path,):
            if name in tables.constants:
                return self._constant(tables.constants[name])
            if name in tables.libraries:
                return Device(tables.libraries[name])
        if path == "__name__":
            return "__main__" if self.is_main else "module"
        operation = self.library_function(path)
        if operation is not None:
            apply = operation.function
            made_type = self.constructed_type(path)
            if made_type is not None:
                return Native(path, lambda *values, **named: self.guarded(apply, made_type, *values, **named))
            if operation.takes_types:
                return Native(path, lambda *values, **named: self.guarded(apply, (), *values, **named))
            return Native(path, lambda *values, **named: self.guarded(apply, *values, **named))
        if path.rsplit(".", 1)[-1] in tables.exceptions or path in tables.types:
            return Library(path)
        if path in tables.prefixes:
            return Library(path)
        reference = self._method_reference(path)
        if reference is not None:
            return reference
        if path.isupper() or path[:1].islower():
            return self.unknown_name(path)
        return Library(path)

    def as_unknown(self, value: Any) -> Any:
        """Returns the value, or something unknown for a member of a class that the tables do not list."""
        if isinstance(value, Library) and "." in value.name and not self.is_listed(value.name):
            return self.uninterpreted(value.name, [])
        return value

    def unknown_name(self, name: str) -> Uninterpreted:
        """Stands for a variable or field that the file does not define."""
        self.note(f"unknown:{name}")
        return Uninterpreted(GIVEN, self.uninterpreted(name, []).text)

    def _method_reference(self, path: str) -> Any:
        """`String::length`: a method of a library type as a function of its receiver."""
        owner, _, name = path.rpartition(".")
        form = self.operations.types.get(owner)
        if form is None or not name:
            return None
        return Native(name, lambda receiver, *values: self.dispatch(receiver, name, list(values)))

    def _constant(self, entry: object) -> Any:
        if not isinstance(entry, str):
            return self.operators.arithmetic.fit(entry) if type(entry) is int else entry
        form, _, text = entry.partition(":")
        if form == "float":
            return float(text)
        if form == "text":
            return text
        if form == "null":
            return None
        if form == "undefined":
            return UNDEFINED
        if form == "big":
            return Big(int(text))
        if form == "bool":
            return text == "true"
        if form == "make":
            return self.operation(text)(self)
        if form == "char":
            return Char(int(text))
        cls = self.conversions.numeral(Type(Kind.INT, bits=int(form[1:]), is_signed=form[0] == "i"))
        return cls(int(text))

    def formatted(self, value: Any, form: str, conversion: str) -> str:
        """Returns the text of a value with a format of its own."""
        return str(self.guarded(self.operation("format.part"), value, form, conversion))


def _is_of_signature(error: Exception) -> bool:
    """Returns whether a call failed before the operation ran: it has other parameters."""
    return isinstance(error, TypeError) and (
        error.__traceback__ is None or error.__traceback__.tb_next is None
    )

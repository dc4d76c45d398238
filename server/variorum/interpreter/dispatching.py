"""Calls of functions, methods, classes and library operations, and the names of the library."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from variorum.interpreter.compiling.template import Template
from variorum.interpreter.helpers import Helpers
from variorum.interpreter.library.registry import OPERATIONS, Operation
from variorum.interpreter.numerals import BY_WIDTH, F32, Big, Char
from variorum.interpreter.objects import ClassValue, Closure, Exceptional, Native, Object, Overloads
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.signals import BudgetExceeded, Raised, Unsupported
from variorum.interpreter.values import (
    UNDEFINED,
    Array,
    Builder,
    Device,
    Library,
    Map,
    Place,
    Sequence,
    Set,
    Uninterpreted,
)
from variorum.program.declarations import Function
from variorum.program.expressions import Member, Unbound, Variable
from variorum.program.node import Expression, Symbol
from variorum.program.types import Kind, Type

if TYPE_CHECKING:
    from variorum.interpreter.classes import Classes
    from variorum.program.declarations import Program

KINDS: dict[type, str] = {
    str: "text",
    int: "integer",
    float: "float",
    F32: "float",
    bool: "bool",
    Char: "char",
    Big: "big",
    list: "list",
    tuple: "tuple",
    range: "range",
    **dict.fromkeys(BY_WIDTH.values(), "integer"),
}
VALUE_KINDS: dict[Kind, tuple[type, ...]] = {
    Kind.INT: (int,),
    Kind.FLOAT: (float,),
    Kind.BOOL: (bool,),
    Kind.CHAR: (Char,),
    Kind.STR: (str, Builder),
    Kind.BUILDER: (Builder, str),
    Kind.LIST: (list, tuple),
    Kind.MAP: (Map,),
    Kind.SET: (Set,),
    Kind.TUPLE: (tuple, Sequence),
}


class Dispatching(Helpers):
    """Finds what a call calls."""

    program: Program
    classes: Classes
    functions: dict[str, list[Function]]

    # --- operations

    def operation(self, name: str) -> Callable[..., Any]:
        """Returns a neutral operation."""
        return OPERATIONS[name].function

    def guarded(self, apply: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        """Applies an operation. Arguments that it cannot take are a type error of the program."""
        try:
            return apply(self, *arguments, **named)
        except (TypeError, AttributeError) as error:
            for each in arguments:
                if isinstance(each, (Uninterpreted, list)) and self.holds_opaque(each):
                    return self.uninterpreted(getattr(apply, "__name__", ""), list(arguments))
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
        short = "".join(
            each for each in name.rsplit(".", 1)[-1].lower() if each.isalnum() or each in "+-*/%<>=&|^"
        )
        text = f"{short}({', '.join(self._brief(each) for each in arguments)})"
        self.charge(len(text))
        return Uninterpreted(short, text[:400])

    def _brief(self, value: Any) -> str:
        if isinstance(value, Uninterpreted):
            return value.text
        if isinstance(value, (int, float, str, bool)) or value is None:
            return (
                repr(float(value))
                if isinstance(value, int) and not isinstance(value, (bool, Char))
                else str(value)
            )
        if isinstance(value, (list, tuple)):
            return "[" + ",".join(self._brief(each) for each in value[:50]) + "]"
        if isinstance(value, (Builder, Char)):
            return self.text(value)
        return type(value).__name__.lower()

    def unknown_call(self, path: str, arguments: list[Any], named: dict[str, Any] | None = None) -> Any:
        """Stands for a call of what neither the file nor the tables know."""
        self.note(f"unknown:{path}")
        return self.uninterpreted(path, [*arguments, *(named or {}).values()])

    # --- the library

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
        if self._is_prefix(path):
            return Library(path)
        reference = self._method_reference(path)
        if reference is not None:
            return reference
        if path.isupper() or path[:1].islower():
            self.note(f"unknown:{path}")
            return self.uninterpreted(path, [])
        return Library(path)

    def _is_prefix(self, path: str) -> bool:
        tables = self.operations
        start = path + "."
        return any(
            name.startswith(start)
            for table in (tables.functions, tables.constants, tables.libraries)
            for name in table
        )

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

    # --- calls

    def call_value(self, function: Any, arguments: list[Any], named: dict[str, Any] | None = None) -> Any:
        """Calls a value: a function, class, object with a call operator, or something unknown."""
        if isinstance(function, (Closure, Overloads)):
            return function.invoke(arguments, named)
        if isinstance(function, Native):
            self.step()
            return function.invoke(arguments, named)
        if isinstance(function, ClassValue):
            return self.construct(function, arguments, named)
        if isinstance(function, Object):
            for name in ("__call__", "operator()", "invoke", "call"):
                if function.cls.find(name):
                    return self.call_method(function, name, arguments)
            single = [each for each in function.cls.methods.values() if not each[0].function.is_static]
            if len(single) == 1 and self.semantics.integers.bits:
                return self.invoke_method(single[0], function, arguments)
            raise self.fail("type", "not a function")
        if isinstance(function, Library):
            return self._call_library(function, arguments, named)
        if isinstance(function, Uninterpreted):
            return self.uninterpreted("call", [function, *arguments])
        if isinstance(function, (Pointer, Place)):
            return self.call_value(self.indexer.read_through(function), arguments, named)
        if function is None:
            raise self.fail("null" if self.semantics.integers.bits else "type", "not a function")
        if hasattr(function, "invoke"):
            return function.invoke(arguments, named)
        raise self.fail("type", "not a function")

    def _call_library(self, library: Library, arguments: list[Any], named: dict[str, Any] | None) -> Any:
        name = library.name.rsplit(".", 1)[-1]
        known = self.operations.exceptions.get(name)
        if known is not None:
            message = self.text(arguments[0]) if arguments and arguments[0] is not None else ""
            return Exceptional(name, known.kind, message, tuple(arguments))
        return self.unknown_call(library.name, arguments, named)

    def invoke_method(
        self, templates: list[Template], this: Any, arguments: list[Any], named: dict[str, Any] | None = None
    ) -> Any:
        """Calls the one of several functions that fits the arguments best."""
        chosen = templates[0]
        if len(templates) > 1:
            chosen = self._fitting(templates, arguments)
        if chosen.function.is_static and not chosen.function.is_class_method:
            this = chosen.owner if isinstance(this, (Object, type(None))) else this
        elif chosen.function.is_class_method and isinstance(this, Object):
            this = this.cls
        return chosen.invoke(arguments, named, this)

    def _fitting(self, templates: list[Template], arguments: list[Any]) -> Template:
        best, best_score = templates[0], -1
        for template in templates:
            score = self._fit(template, arguments)
            if score > best_score:
                best, best_score = template, score
        return best

    def _fit(self, template: Template, arguments: list[Any]) -> int:
        parameters = template.function.parameters
        count = len(parameters)
        has_rest = any(each.rest for each in parameters)
        least = sum(1 for each in parameters if each.default is None and not each.rest)
        if not (least <= len(arguments) and (has_rest or len(arguments) <= count)):
            return -1
        score = 1 if has_rest else 2
        for parameter, value in zip(parameters, arguments, strict=False):
            score += self._type_fit(parameter.symbol.type, value)
        return score

    def _type_fit(self, type_: Type, value: Any) -> int:
        if isinstance(value, Place):
            value = value.read()
        if type_.kind is Kind.ANY:
            return 2
        if type_.kind is Kind.INT and isinstance(value, int) and not isinstance(value, bool):
            return 10 if type(value) is self.numeral(type_) else 7
        if type_.kind is Kind.FLOAT and isinstance(value, (int, float)) and not isinstance(value, bool):
            return 10 if isinstance(value, float) else 5
        if type_.kind is Kind.OBJECT:
            if isinstance(value, Object):
                return 10 if value.cls.name == type_.name else 8 if value.cls.is_a(type_.name) else 1
            return 1 if type_.name in ("Object", "T", "E") or value is None else 0
        expected = VALUE_KINDS.get(type_.kind)
        if expected is not None:
            return (
                10
                if isinstance(value, expected) and not (bool not in expected and type(value) is bool)
                else -20
            )
        return 0

    def call_method(self, target: Object, name: str, arguments: list[Any]) -> Any:
        """Calls a method of an object that has it."""
        return self.invoke_method(target.cls.find(name) or [], target, arguments)

    def dispatch(
        self, target: Any, name: str, arguments: list[Any], named: dict[str, Any] | None = None
    ) -> Any:
        """Calls a method of any value."""
        if isinstance(target, Object):
            return self._call_on_object(target, name, arguments, named)
        if isinstance(target, ClassValue):
            return self._call_on_class(target, name, arguments, named)
        if isinstance(target, Library):
            return self._call_on_library(target, name, arguments, named)
        if isinstance(target, (Pointer, Place)):
            inner = self.indexer.read_through(target)
            if not isinstance(inner, Object) and self.operations.method("pointer", name):
                return self.guarded(
                    self.operation(str(self.operations.method("pointer", name))), target, *arguments
                )
            return self.dispatch(inner, name, arguments, named)
        if isinstance(target, Map) and target.kind == "record" and name in target.entries:
            return self._call_with_this(target.entries[name], target, arguments, named)
        return self._call_on_value(target, name, arguments, named)

    def _call_with_this(
        self, function: Any, this: Any, arguments: list[Any], named: dict[str, Any] | None
    ) -> Any:
        if isinstance(function, Closure) and not function.template.function.is_expression:
            return function.template.invoke(arguments, named, this, function.cells)
        return self.call_value(function, arguments, named)

    def _call_on_object(
        self, target: Object, name: str, arguments: list[Any], named: dict[str, Any] | None
    ) -> Any:
        methods = target.cls.find(name)
        if methods:
            return self.invoke_method(methods, target, arguments, named)
        if name == "" and target.cls.constructors:
            self.invoke_method(target.cls.constructors, target, arguments, named)
            return None
        if name in target.fields:
            return self._call_with_this(target.fields[name], target, arguments, named)
        kind = (
            "enum"
            if target.constant is not None
            else "exception"
            if self.is_exception(target.cls)
            else "object"
        )
        operation = self.operations.method(kind, name)
        if operation is not None:
            return self.guarded(self.operation(operation), target, *arguments, **(named or {}))
        if target.cls.has_value_equality and name in target.fields:
            return target.fields[name]
        found = self.getter(target.cls, name)
        if found is not None:
            return self.call_value(found.invoke([], None, target), arguments, named)
        owner = target.cls.static_owner(name)
        if owner is not None:
            return self.call_value(owner.statics[name], arguments, named)
        if target.cls.library_base and not self.is_exception(target.cls):
            return self.unknown_call(name, arguments, named)
        functions = self.functions.get(name)
        if functions and self.semantics.integers.bits:
            return self.invoke_method(
                [self.template_of(each) for each in functions], target, arguments, named
            )
        if self.semantics.integers.bits:
            return self.unknown_call(name, [target, *arguments], named)
        raise self.fail("name", name)

    def _call_on_class(
        self, target: ClassValue, name: str, arguments: list[Any], named: dict[str, Any] | None
    ) -> Any:
        self.make_ready(target)
        methods = target.find(name)
        if methods:
            method = methods[0].function
            if (
                not method.is_static
                and not method.is_class_method
                and arguments
                and isinstance(arguments[0], Object)
            ):
                return self.invoke_method(methods, arguments[0], arguments[1:], named)
            return self.invoke_method(methods, target, arguments, named)
        if name in ("new", "") or name == target.name:
            return self.construct(target, arguments, named)
        owner = target.static_owner(name)
        if owner is not None:
            return self.call_value(owner.statics[name], arguments, named)
        nested = self.nested_class(target, name)
        if nested is not None:
            return self.construct(nested, arguments, named)
        kind = "enum class" if target.definition.form == "enum" else "class"
        operation = self.operations.method(kind, name)
        if operation is not None:
            return self.guarded(self.operation(operation), target, *arguments, **(named or {}))
        outer = self.classes.by_name.get(target.definition.outer)
        if outer is not None:
            return self._call_on_class(outer, name, arguments, named)
        functions = self.functions.get(name)
        if functions:
            return self.invoke_method([self.template_of(each) for each in functions], None, arguments, named)
        if target.library_base or self.semantics.integers.bits:
            return self.unknown_call(name, arguments, named)
        raise self.fail("name", name)

    def _call_on_library(
        self, target: Library, name: str, arguments: list[Any], named: dict[str, Any] | None
    ) -> Any:
        operation = self.library_function(f"{target.name}.{name}")
        if operation is not None:
            return self.guarded(operation.function, *arguments, **(named or {}))
        form = self.operations.types.get(target.name)
        if form is not None and arguments and self.semantics.unset == "error":
            return self.dispatch(arguments[0], name, arguments[1:], named)
        return self.unknown_call(f"{target.name}.{name}", arguments, named)

    def _call_on_value(
        self, target: Any, name: str, arguments: list[Any], named: dict[str, Any] | None
    ) -> Any:
        kind = self.kind_of(target)
        operation = self.operations.method(kind, name)
        if operation is not None:
            self.steps -= 1
            return self.guarded(self.operation(operation), target, *arguments, **(named or {}))
        if target is None or target is UNDEFINED:
            null_methods = self.operations.method("null", name)
            if null_methods is not None:
                return self.guarded(self.operation(null_methods), target, *arguments)
            owners = [each for each in self.classes.by_definition.values() if each.find(name)]
            if len(owners) == 1 and self.semantics.names.get("null_receiver") == "allowed":
                return self.invoke_method(owners[0].find(name) or [], None, arguments, named)
            raise self.fail("null" if self.semantics.integers.bits else "type", f"{name} of null")
        if isinstance(target, Uninterpreted):
            return self.uninterpreted(name, [target, *arguments])
        extension = self._extension(name, target)
        if extension is not None:
            return extension.invoke(arguments, named, target)
        if kind == "function" and self.semantics.integers.bits:
            # A functional interface: whatever its only method is called, it calls the function.
            return self.call_value(target, arguments, named)
        if self.is_complete(kind):
            raise self.fail("name", name)
        if isinstance(target, (list, Array)) and self.semantics.undefined and name.isdigit():
            return self.call_value(target[int(name)], arguments, named)
        return self.unknown_call(name, [target, *arguments], named)

    def _extension(self, name: str, target: Any) -> Template | None:
        for function in self.functions.get(name, ()):
            if function.receiver is not None:
                return self.template_of(function)
        return None

    def call_base(
        self, owner: ClassValue | None, this: Any, name: str, arguments: list[Any], named: Any
    ) -> Any:
        """Calls a method or the constructor of the base class."""
        if owner is None:
            raise Unsupported("a base class outside of a class")
        names = self.constructor_names if not name or name in self.constructor_names else ()
        for base in owner.bases:
            if names or not name:
                if isinstance(this, Object):
                    self.classes.initialise(base, this, arguments, named)
                return None
            methods = base.find(name)
            if methods:
                return self.invoke_method(methods, this, arguments, named)
        if isinstance(this, Object) and (names or not name):
            if self.is_exception(owner):
                self.classes.initialise_exception(this, arguments)
            return None
        if isinstance(this, Object):
            operation = self.operations.method("exception" if self.is_exception(owner) else "object", name)
            if operation is not None:
                return self.guarded(self.operation(operation), this, *arguments)
            if name == "__init__":
                return None
            if name == "__setattr__":
                this.fields[arguments[0]] = arguments[1]
                return None
        return self.unknown_call(f"{owner.library_base}.{name}", arguments, named)


__all__ = ["Dispatching", "Raised"]

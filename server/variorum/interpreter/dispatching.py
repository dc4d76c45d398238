"""Calls functions, classes, and methods of any value."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from variorum.interpreter.compiling.template import Template
from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.kinds import KINDS
from variorum.interpreter.machine_part import MachinePart
from variorum.interpreter.objects import ClassValue, Closure, Exceptional, Native, Object, Overloads
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.signals import Raised, Unsupported
from variorum.interpreter.stand_ins import ABSENT, GIVEN, REPEATED
from variorum.interpreter.values import (
    UNDEFINED,
    Array,
    Library,
    Map,
    Place,
    Uninterpreted,
)
from variorum.program.declarations import Function
from variorum.program.types import ANY, Kind

if TYPE_CHECKING:
    from variorum.interpreter.classes import Classes
    from variorum.program.declarations import Program


class Dispatching(MachinePart):
    """Finds what a call calls."""

    program: Program
    classes: Classes
    functions: dict[str, list[Function]]
    method_operations: dict[tuple[str, str], Callable[..., Any] | None]
    calls_of_given: dict[Uninterpreted, int]
    """The different calls of methods of given objects, in order, and how often each was made."""

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
            for name in ("__call__", "operator()", "invoke", "call", "__invoke"):
                if function.cls.find(name):
                    return self.call_method(function, name, arguments)
            single = [each for each in function.cls.methods.values() if not each[0].function.is_static]
            if len(single) == 1 and self.semantics.integers.bits:
                return self.invoke_method(single[0], function, arguments)
            raise self.fail("type", "not a function")
        if isinstance(function, Library):
            return self.call_library(function, arguments, named)
        if isinstance(function, Uninterpreted):
            return self.uninterpreted("call", [function, *arguments])
        if isinstance(function, (Pointer, Place)):
            return self.call_value(self.indexer.read_through(function), arguments, named)
        if isinstance(function, (str, KeyedArray)) and self.semantics.functions_by_name:
            return self.call_value(self.operation("callable.of")(self, function), arguments, named)
        if function is None:
            raise self.fail("null" if self.semantics.integers.bits else "type", "not a function")
        if hasattr(function, "invoke"):
            return function.invoke(arguments, named)
        raise self.fail("type", "not a function")

    def call_library(self, library: Library, arguments: list[Any], named: dict[str, Any] | None) -> Any:
        """Calls a class of the library: what it makes is an exception, or unknown."""
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
            chosen = self.fitting(templates, arguments)
        if chosen.function.is_static and not chosen.function.is_class_method:
            this = chosen.owner if isinstance(this, (Object, type(None))) else this
        elif chosen.function.is_class_method and isinstance(this, Object):
            this = this.cls
        return chosen.invoke(arguments, named, this)

    def call_method(self, target: Object, name: str, arguments: list[Any]) -> Any:
        """Calls a method of an object that has it."""
        return self.invoke_method(target.cls.find(name) or [], target, arguments)

    def dispatch(
        self, target: Any, name: str, arguments: list[Any], named: dict[str, Any] | None = None
    ) -> Any:
        """Calls a method of any value."""
        if type(target) in KINDS:
            return self._call_on_value(target, name, arguments, named)
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
        any_name = target.cls.find("__call")
        if any_name:
            return self.invoke_method(any_name, target, [name, self.new_list(arguments)])
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
        if self.is_listed(target.name):
            return self.unknown_call(f"{target.name}.{name}", arguments, named)
        # A class or property that another file defines.
        self.note(f"unknown:{target.name}.{name}")
        owner = self.unknown_name(target.name)
        return self.record_call(owner, name, [*arguments, *(named or {}).values()])

    def record_call(self, target: Uninterpreted, name: str, arguments: list[Any]) -> Uninterpreted:
        """Returns the result of a call of a method of something unknown. Calls on given objects are effects of the run."""
        if target.name == ABSENT:
            return target
        result: Uninterpreted = self.uninterpreted(name, [target, *arguments])
        if target.name != GIVEN:
            return result
        count = self.calls_of_given[result] = self.calls_of_given.get(result, 0) + 1
        return result if count < REPEATED else Uninterpreted(result.name, f"{result.text}'")

    def _call_on_value(
        self, target: Any, name: str, arguments: list[Any], named: dict[str, Any] | None
    ) -> Any:
        kind = self.kind_of(target)
        apply = self._method_operation(kind, name)
        if apply is not None:
            self.steps -= 1
            if named:
                return self.guarded(apply, target, *arguments, **named)
            return self.guarded(apply, target, *arguments)
        if target is None or target is UNDEFINED:
            null_methods = self.operations.method("null", name)
            if null_methods is not None:
                return self.guarded(self.operation(null_methods), target, *arguments)
            owners = [each for each in self.classes.by_definition.values() if each.find(name)]
            if len(owners) == 1 and self.semantics.objects.null_receiver == "allowed":
                return self.invoke_method(owners[0].find(name) or [], None, arguments, named)
            if self.semantics.objects.null_receiver == "extensions" and not self._is_method(name):
                return self.unknown_call(name, [target, *arguments], named)
            raise self.fail("null" if self.semantics.integers.bits else "type", f"{name} of null")
        if isinstance(target, Uninterpreted):
            return self.record_call(target, name, arguments)
        extension = self.extension(name, target)
        if extension is not None:
            return extension.invoke(arguments, named, target)
        if kind == "function" and self.semantics.integers.bits:
            # A functional interface: whatever its only method is called, it calls the function.
            return self.call_value(target, arguments, named)
        if self.is_missing(kind, name):
            raise self.fail("name", f".{name}")
        if isinstance(target, (list, Array)) and self.semantics.undefined and name.isdigit():
            return self.call_value(target[int(name)], arguments, named)
        return self.unknown_call(name, [target, *arguments], named)

    def _is_method(self, name: str) -> bool:
        """Whether the language's tables or a class of the program have a method of the name. Others may extend null."""
        if any(name in methods for methods in self.operations.methods.values()):
            return True
        return any(each.find(name) for each in self.classes.by_definition.values())

    def _method_operation(self, kind: str, name: str) -> Callable[..., Any] | None:
        """The operation of a method, looked up in the tables once."""
        key = (kind, name)
        if key not in self.method_operations:
            operation = self.operations.method(kind, name)
            self.method_operations[key] = None if operation is None else self.operation(operation)
        return self.method_operations[key]

    def extension(self, name: str, target: Any) -> Template | None:
        """The function that extends the type of a value. Returns None if it is not clear which one."""
        found = [each for each in self.functions.get(name, ()) if each.receiver is not None]
        if len(found) > 1:
            found = [each for each in found if self._extends(each, target)]
        if not found or (len(found) > 1 and target != []):
            return None
        template: Template = self.template_of(found[0])
        return template

    def _extends(self, function: Function, target: Any) -> bool:
        """Whether a value, and its first element, are of the type that a function extends."""
        type_ = function.receiver.type if function.receiver is not None else ANY
        while type_.kind is Kind.POINTER and type_.arguments:
            type_ = type_.arguments[0]
        if not self.is_of_type(target, type_):
            return False
        is_filled = isinstance(target, list) and target and type_.arguments
        return not is_filled or bool(self.is_of_type(target[0], type_.arguments[0]))

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

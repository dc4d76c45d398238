"""What the names of a program stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from variorum.interpreter.objects import ClassValue
from variorum.program.declarations import Class, Function
from variorum.program.node import Symbol
from variorum.program.types import Kind

if TYPE_CHECKING:
    from variorum.interpreter.classes import Classes
    from variorum.interpreter.compiling.scope import Scope
    from variorum.interpreter.compiling.template import Template
from variorum.interpreter.machine_part import MachinePart


class Names(MachinePart):
    """Finds variables, functions, classes and properties by name."""

    classes: Classes
    functions: dict[str, list[Function]]

    def unset(self, symbol: Symbol) -> Any:
        """Returns what a variable is that has no value yet, or raises."""
        if symbol.path:
            return self.library_value(symbol.path)
        if self.semantics.unset == "error":
            raise self.fail("name", symbol.name)
        if symbol.type.kind is not Kind.ANY or self.semantics.unassigned.value != "null":
            return self.default_maker(symbol.type)()
        return self.absent

    def functions_named(self, symbol: Symbol) -> list[Any]:
        """Returns the functions of the file that a name stands for."""
        if symbol.kind not in (Symbol.FUNCTION, Symbol.GLOBAL):
            return []
        return self.functions.get(symbol.name, [])

    def methods_named(self, name: str) -> list[Any]:
        """Returns all methods of the file's classes with the name."""
        return [
            method
            for each in self.classes.by_definition.values()
            for method in each.definition.methods
            if method.name == name
        ]

    def free_operator(self, name: str) -> Any:
        """Returns an operator of the program that is no member, None if there is none."""
        functions = self.functions.get(name)
        if not functions:
            return None
        from variorum.interpreter.objects import Overloads

        return Overloads(self, [self.template_of(each) for each in functions])

    def class_of(self, definition: Class, scope: Scope) -> ClassValue:
        """Returns the class of a definition that stands among statements."""
        return self.classes.make(definition, scope if scope.parent is not None or scope.locations else None)

    def class_named(self, name: str) -> ClassValue | None:
        """Returns a class of the file."""
        return self.classes.by_name.get(name) or self.classes.by_name.get(name.rsplit(".", 1)[-1])

    def nested_class(self, outer: ClassValue, name: str) -> ClassValue | None:
        """Returns a class of the file that stands in another."""
        found = self.classes.by_name.get(name)
        return found if found is not None and found.definition.outer in (outer.name, "") else None

    @staticmethod
    def is_struct(cls: ClassValue) -> bool:
        """Whether a variable of the class holds the object itself."""
        return cls.is_value

    def getter(self, cls: ClassValue, name: str) -> Template | None:
        """Returns the property of the name."""
        for each in cls.lineage():
            self.classes.complete(each)
            if name in each.getters:
                return each.getters[name]
        return None

    def setter_method(self, cls: ClassValue, name: str) -> Template | None:
        """Returns what sets the property of the name."""
        for each in cls.lineage():
            if name in each.setters:
                return each.setters[name]
        return None

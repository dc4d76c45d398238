"""Classes and objects of the program, and what can be called."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, ClassVar

from variorum.interpreter.nesting import check_parts
from variorum.program.declarations import Class, Function

if TYPE_CHECKING:
    from variorum.interpreter.compiling.template import Template


class ClassValue:
    """A class of the program. `library_base` is the name of a base that the program does not define."""

    kind: ClassVar[str] = "class"

    def __init__(self, definition: Class) -> None:
        self.name = definition.name
        self.definition = definition
        self.bases: list[ClassValue] = []
        self.library_base = ""
        self.statics: dict[str, Any] = {}
        self.methods: dict[str, list[Template]] = {}
        self.constructors: list[Template] = []
        self.fields: list[tuple[str, Callable[[list[Any]], Any] | None, Callable[[], Any]]] = []
        self.is_value = False
        self.has_value_equality = False
        self.is_ready = False
        self.getters: dict[str, Template] = {}
        self.setters: dict[str, Template] = {}
        self.set_up: list[tuple[str, Callable[[], Any]]] = []
        """What makes the class ready, in order: the static fields with their first values, and blocks, which have no name."""
        self.templates: list[Template] = []

    def lineage(self) -> list[ClassValue]:
        """Returns the class and its bases, the nearest first."""
        found: list[ClassValue] = [self]
        for base in self.bases:
            found.extend(each for each in base.lineage() if each not in found)
        return found

    def find(self, name: str) -> list[Template] | None:
        """Returns the methods of the name, of the nearest class that has some with a body."""
        own = self.methods.get(name)
        if own is not None:
            return own
        for base in self.bases:
            inherited = base.find(name)
            if inherited is not None:
                return inherited
        return None

    def static_owner(self, name: str) -> ClassValue | None:
        """Returns the class of the lineage that has the static field."""
        return next((each for each in self.lineage() if name in each.statics), None)

    def is_a(self, name: str) -> bool:
        """Whether the class or one of its bases has the name."""
        return any(each.name == name or each.library_base == name for each in self.lineage())


class Object:
    """An object of a class of the program. Equality and hashing are the class's own where it defines them."""

    __slots__ = ("cls", "constant", "fields", "number")
    kind: ClassVar[str] = "object"

    def __init__(self, cls: ClassValue, fields: dict[str, Any] | None = None) -> None:
        self.cls = cls
        self.constant: tuple[str, int] | None = None
        """The name and position of a constant of an enum."""
        self.number = 0
        """The number that stands for a constant of an enum."""
        self.fields: dict[str, Any] = {} if fields is None else fields

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        for name in ("equals", "__eq__", "operator==", "Equals", "=="):
            methods = self.cls.find(name)
            if methods:
                return bool(methods[0].machine.invoke_method(methods, self, [other]))
        if self.cls.has_value_equality and isinstance(other, Object):
            check_parts(self.fields.values())
            return self.cls is other.cls and self.fields == other.fields
        return False

    def __hash__(self) -> int:
        for name in ("hashCode", "__hash__", "GetHashCode", "hash"):
            methods = self.cls.find(name)
            if methods:
                return hash(methods[0].machine.invoke_method(methods, self, []))
        if not self.cls.has_value_equality:
            return id(self)
        check_parts(self.fields.values())
        return hash(tuple(self.fields.values()))

    def nested_parts(self) -> Collection[Any]:
        """Returns the fields, if they are what the object is compared by."""
        return self.fields.values() if self.cls.has_value_equality else ()


class Closure:
    """A function of the program with the variables it captured."""

    __slots__ = ("cells", "template", "this")
    kind: ClassVar[str] = "function"

    def __init__(self, template: Template, cells: tuple[list[Any], ...] = (), this: Any = None) -> None:
        self.template = template
        self.cells = cells
        self.this = this

    def invoke(self, arguments: list[Any], named: dict[str, Any] | None = None) -> Any:
        """Calls the function."""
        return self.template.invoke(arguments, named, self.this, self.cells)

    @property
    def arity(self) -> int:
        """How many parameters it has."""
        return len(self.template.function.parameters)


class Overloads:
    """Functions of one name, told apart by their arguments; of a receiver, if there is one."""

    __slots__ = ("machine", "templates", "this")
    kind: ClassVar[str] = "function"

    def __init__(self, machine: Any, templates: list[Template], this: Any = None) -> None:
        self.machine = machine
        self.templates = templates
        self.this = this

    def invoke(self, arguments: list[Any], named: dict[str, Any] | None = None) -> Any:
        """Calls the one that fits."""
        return self.machine.invoke_method(self.templates, self.this, arguments, named)

    @property
    def arity(self) -> int:
        """How many parameters the first has."""
        return len(self.templates[0].function.parameters)


class Native:
    """A function of the library as a value."""

    __slots__ = ("arity", "function", "name")
    kind: ClassVar[str] = "function"

    def __init__(self, name: str, function: Callable[..., Any], arity: int = -1) -> None:
        self.name = name
        self.function = function
        self.arity = arity

    def invoke(self, arguments: list[Any], named: dict[str, Any] | None = None) -> Any:
        """Calls the function."""
        return self.function(*arguments, **named) if named else self.function(*arguments)


class Exceptional:
    """An exception object of the library: its type, message and neutral kind."""

    __slots__ = ("exception_kind", "message", "name", "values")
    kind: ClassVar[str] = "exception"

    def __init__(self, name: str, exception_kind: str, message: str, values: tuple[Any, ...] = ()) -> None:
        self.name = name
        self.exception_kind = exception_kind
        self.message = message
        self.values = values


__all__ = ["ClassValue", "Closure", "Exceptional", "Function", "Native", "Object", "Overloads"]

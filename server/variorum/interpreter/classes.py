"""Classes of the program: their making, their static members, and the construction of objects."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import attrs

from variorum.interpreter.compiling.compiler import Compiler
from variorum.interpreter.compiling.scope import FIRST, Scope
from variorum.interpreter.compiling.template import Template
from variorum.interpreter.objects import ClassValue, Object
from variorum.interpreter.signals import Raised, Unsupported
from variorum.interpreter.values import UNSET
from variorum.program.declarations import PARTIAL, Class, Field
from variorum.program.node import Expression, Node
from variorum.program.types import Kind

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine

VALUE_FORMS = frozenset({"struct"})
ENUMS = frozenset({"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"})
ABSTRACT = frozenset({"", "object", "Object", "ABC", "Any", "Generic", "Protocol", "NamedTuple"})


class Classes:
    """The classes of one program."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.by_definition: dict[int, ClassValue] = {}
        self.by_name: dict[str, ClassValue] = {}
        self.pending: list[Class] = []

    def declare(self, definitions: tuple[Class, ...]) -> None:
        """Makes the classes of a file; their members are compiled when they are first used."""
        for definition in definitions:
            self.make(definition, None)
        for cls in list(self.by_definition.values()):
            self._link(cls)

    def make(self, definition: Class, parent: Scope | None) -> ClassValue:
        """Returns the class of a definition; there is one for each."""
        found = self.by_definition.get(id(definition))
        if found is not None:
            if parent is not None and parent.locations and not found.templates:
                self._add_members(found, parent)
            return found
        cls = ClassValue(definition)
        self.by_definition[id(definition)] = cls
        self.by_name.setdefault(definition.name, cls)
        cls.is_value = definition.form in VALUE_FORMS or (
            definition.form in ("class", "record") and self.machine.semantics.objects.are_values
        )
        cls.has_value_equality = definition.form == "record" or (
            cls.is_value and self.machine.semantics.objects.compares_values
        )
        if parent is not None:
            self._add_members(cls, parent)
            self._link(cls)
        return cls

    def _link(self, cls: ClassValue) -> None:
        if cls.bases or cls.library_base:
            return
        for base in cls.definition.bases:
            known = self.by_name.get(base.name)
            if known is not None and known is not cls:
                cls.bases.append(known)
            elif base.name not in ABSTRACT and not cls.library_base:
                cls.library_base = base.name

    def complete(self, cls: ClassValue) -> None:
        """Compiles the members of a class of the file, once."""
        if not cls.templates and not cls.fields and not cls.set_up:
            self._add_members(cls, None)

    def _add_members(self, cls: ClassValue, parent: Scope | None) -> None:
        machine = self.machine
        constructors = machine.constructor_names
        for function in cls.definition.methods:
            if function.body is None:
                continue
            template = Template(machine, function, parent, cls)
            cls.templates.append(template)
            if function.is_setter:
                cls.setters[function.name] = template
            elif function.is_property:
                cls.getters[function.name] = template
            elif function.name == "" or function.name in constructors:
                cls.constructors.append(template)
            else:
                cls.methods.setdefault(function.name, []).append(template)
        set_up: list[tuple[int, str, Callable[[], Any]]] = []
        for field in cls.definition.fields:
            start = self._field_value(cls, field, parent)
            if field.is_static:
                set_up.append((field.start, field.symbol.name, lambda start=start: start(None)))  # type: ignore[misc]
            else:
                cls.fields.append((field.symbol.name, start, lambda: None))
        for block in cls.definition.initialisers:
            set_up.append((block.start, "", self._initialiser(cls, block, parent)))
        cls.set_up += [each[1:] for each in sorted(set_up, key=lambda each: each[0])]

    def _field_value(self, cls: ClassValue, field: Field, parent: Scope | None) -> Callable[[Any], Any]:
        if field.value is None:
            default = self.machine.default_maker(field.symbol.type)
            return lambda this: default()
        return self.evaluator(field.value, cls, parent)

    def evaluator(
        self, node: Expression, cls: ClassValue | None, parent: Scope | None
    ) -> Callable[[Any], Any]:
        """Returns what evaluates an expression that stands outside of functions, of a receiver."""
        machine = self.machine
        compiled: list[Any] = []

        def run(this: Any) -> Any:
            if not compiled:
                scope = Scope(machine, _Holder(node), parent)
                compiled.extend((scope, Compiler(machine, scope, cls).expression(node)))
            scope, evaluate = compiled
            return evaluate(_frame(scope, this))

        return run

    def _initialiser(self, cls: ClassValue, block: Any, parent: Scope | None) -> Callable[[], Any]:
        machine = self.machine

        def run() -> Any:
            scope = Scope(machine, block, parent)
            compiled = Compiler(machine, scope, cls).statement(block)
            return compiled(_frame(scope, cls))

        return run

    def make_ready(self, cls: ClassValue) -> None:
        """Gives the static fields their first values, once in an evaluation."""
        if cls.is_ready:
            return
        cls.is_ready = True
        self.complete(cls)
        for base in cls.bases:
            self.make_ready(base)
        is_enum = cls.definition.form == "enum" or cls.library_base in ENUMS
        for name, _ in cls.set_up:
            if name:
                cls.statics.setdefault(name, self.machine.absent)
        position = number = 0
        for name, start in cls.set_up:
            if not name:
                start()
                continue
            value = self._first_static(cls, name, start)
            if is_enum and cls.library_base in ENUMS and not isinstance(value, Object):
                value = Object(cls, {"value": position + 1 if value == () else value})
            cls.statics[name] = value
            if is_enum and isinstance(value, Object) and value.cls.is_a(cls.name):
                value.constant = (name, position)
                given = value.cls.definition.number
                given = value.fields.get("value") if given is None else given
                number = value.number = given if type(given) is int else number
                position, number = position + 1, number + 1

    def _first_static(self, cls: ClassValue, name: str, start: Callable[[], Any]) -> Any:
        """Returns the first value of a static field. One that cannot be known, such as a logger, is uninterpreted, so that the
        other fields of its class can be. It is noted where the value takes part, not here.
        """
        notes = self.machine.notes
        before = set(notes)
        value = self._started(cls, name, start)
        notes -= {note for note in notes - before if note == "opaque" or note.startswith("unknown:")}
        return value

    def _started(self, cls: ClassValue, name: str, start: Callable[[], Any]) -> Any:
        try:
            return start()
        except Unsupported:
            pass
        except Raised as raised:
            # Programs that load have no such errors: what is missing is a name of a library.
            if raised.kind not in ("name", "type"):
                raise
        return self.machine.uninterpreted(f"{cls.name}.{name}", [])

    def forget(self) -> None:
        """Takes static members back to where they were before anything ran."""
        for cls in self.by_definition.values():
            cls.is_ready = False
            cls.statics.clear()

    # --- construction

    def blank(self, cls: ClassValue) -> Object:
        """Returns an object whose fields have their first values, those of the bases first."""
        self.complete(cls)
        made = Object(cls)
        self.machine.charge(8)
        lineage = cls.lineage()
        for each in reversed(lineage):
            self.complete(each)
            for name, start, _ in each.fields:
                made.fields[name] = start(made) if start is not None else None  # type: ignore[arg-type]
            if each.definition.form == PARTIAL:
                # Another file says what its fields start with.
                made.fields.update((name, self.machine.unknown_name(name)) for name, _, _ in each.fields)
        return made

    def construct(self, cls: ClassValue, arguments: list[Any], named: dict[str, Any] | None) -> Any:
        """Returns a new object. Raises what its constructor raises."""
        self.make_ready(cls)
        if cls.library_base in ENUMS:
            return self._constant_of(cls, arguments)
        if cls.definition.form in ("interface",):
            raise self.machine.fail("type", "an interface has no objects")
        made = self.blank(cls)
        self.initialise(cls, made, arguments, named)
        return made

    def _constant_of(self, cls: ClassValue, arguments: list[Any]) -> Any:
        for value in cls.statics.values():
            if (
                isinstance(value, Object)
                and arguments
                and self.machine.equal(value.fields.get("value"), arguments[0])
            ):
                return value
        raise self.machine.fail("value", "no such constant")

    def initialise(
        self, cls: ClassValue, made: Object, arguments: list[Any], named: dict[str, Any] | None
    ) -> None:
        """Runs the constructor of a class, or that of a base where it has none."""
        machine = self.machine
        self.complete(cls)
        if cls.constructors:
            self.set_up_object(made, cls)
            machine.invoke_method(cls.constructors, made, arguments, named)
            return
        for base in cls.bases:
            self.complete(base)
            if any(each.constructors for each in base.lineage()):
                self.initialise(base, made, arguments, named)
                return
        if machine.is_exception(cls):
            self.initialise_exception(made, arguments)
            return
        self.set_up_object(made, cls)
        self._aggregate(cls, made, arguments, named)

    def set_up_object(self, made: Object, cls: ClassValue | None = None) -> None:
        """Runs the blocks that initialise each object of a class."""
        blocks = (cls or made.cls).methods.get("{}", ())
        for each in blocks:
            each.invoke([], None, made)

    def initialise_exception(self, made: Object, arguments: list[Any]) -> None:
        """Gives an object of an exception class its message."""
        made.fields["message"] = arguments[0] if arguments else None
        if self.machine.semantics.index.makes:
            made.fields["message"] = arguments[0] if arguments else ""
            made.fields["code"] = arguments[1] if len(arguments) > 1 else 0
        if self.machine.semantics.unset == "error":
            made.fields["args"] = tuple(arguments)

    def _aggregate(
        self, cls: ClassValue, made: Object, arguments: list[Any], named: dict[str, Any] | None
    ) -> None:
        if not arguments and not named:
            return
        machine = self.machine
        names = [name for name, _, _ in cls.fields]
        is_aggregate = cls.definition.form in ("struct", "record") or cls.is_value
        if machine.semantics.arguments == "loose" and not is_aggregate:
            return
        if len(arguments) == 1 and isinstance(arguments[0], Object) and arguments[0].cls is cls:
            made.fields.update(machine.copy(arguments[0]).fields)
            return
        if not is_aggregate or len(arguments) > len(names):
            if cls.library_base:
                raise Unsupported(f"construction of {cls.library_base}")
            raise machine.fail("type", "no such constructor")
        for name, value in [*zip(names, arguments, strict=False), *(named or {}).items()]:
            if name not in made.fields:
                raise machine.fail("type", f"no field {name}")
            machine.members.set(made, name, value)


@attrs.frozen(eq=False)
class _Holder(Node):
    """Holds an expression, so that a scope can be made of it."""

    value: Expression


def _frame(scope: Scope, this: Any) -> list[Any]:
    frame = [None, this, *([UNSET] * (scope.size - FIRST))]
    for slot in scope.fresh_cells:
        frame[slot] = [UNSET]
    return frame


__all__ = ["Classes", "Kind"]

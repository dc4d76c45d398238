"""What the compiled code and the library ask a machine for."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from variorum.interpreter.iterating import elements_of, entry_pairs, keys_of
from variorum.interpreter.library.registry import OPERATIONS
from variorum.interpreter.numerals import Big, Char
from variorum.interpreter.objects import ClassValue, Exceptional, Object
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.runtime import Runtime
from variorum.interpreter.signals import Raised, Unsupported
from variorum.interpreter.values import (
    UNDEFINED,
    Array,
    Builder,
    Cursor,
    Device,
    Library,
    Map,
    Optional,
    Place,
    PriorityQueue,
    Sequence,
    Set,
    Uninterpreted,
)
from variorum.program.declarations import Class
from variorum.program.node import Symbol
from variorum.program.types import Kind, Type

if TYPE_CHECKING:
    from variorum.interpreter.compiling.scope import Scope
    from variorum.interpreter.compiling.template import Template

COMPLETE = frozenset({"text", "integer", "float", "bool", "tuple"})
"""Kinds of which a name that no table has is a mistake in a language that looks names up at run time."""


class Helpers(Runtime):
    """Small questions, most of them about the kind of a value."""

    is_main = False

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """The machine adds its parts; they know each other."""

    def kind_of(self, value: Any) -> str:
        """Returns the kind by which operations are looked up."""
        from variorum.interpreter.dispatching import KINDS

        found = KINDS.get(type(value))
        if found is not None:
            return found
        kind = getattr(value, "kind", None)
        if kind is not None:
            return str(kind)
        if value is None or value is UNDEFINED:
            return "null"
        if hasattr(value, "__next__"):
            return "iterator"
        return type(value).__name__.lower()

    def is_complete(self, kind: str) -> bool:
        """Whether a name that the tables lack is a mistake of the program."""
        return self.semantics.unset == "error" and kind in COMPLETE

    # --- numbers

    def negate(self, value: Any) -> Any:
        """Unary minus."""
        if isinstance(value, (int, float)):
            return self.operators.arithmetic.negate(value)
        return self._unary("-", value)

    def plus(self, value: Any) -> Any:
        """Unary plus."""
        if type(value) is str and self.semantics.names.get("texts") == "changed":
            return value
        if type(value) in (int, float):
            return value
        if isinstance(value, (int, float)):
            arithmetic = self.operators.arithmetic
            if isinstance(value, float):
                return value
            return arithmetic.make(arithmetic.result_type(type(value), type(value)), int(value))
        if self.semantics.undefined:
            return self.to_number(value)
        if isinstance(value, (Uninterpreted, Object)):
            return self._unary("+", value)
        if self.semantics.copied:
            return value
        return self.operators.arithmetic.negate(value)

    def invert(self, value: Any) -> Any:
        """Bitwise complement."""
        if isinstance(value, (int, float)):
            return self.operators.arithmetic.invert(value)
        return self._unary("~", value)

    def not_null(self, value: Any) -> Any:
        """The value itself. Raises a null error for null."""
        if value is None:
            raise self.fail("null", "null")
        return value

    def _unary(self, name: str, value: Any) -> Any:
        if isinstance(value, Uninterpreted):
            return self.uninterpreted("op" + name, [value])
        if isinstance(value, Object):
            for method in (self.semantics.operators.get("u" + name), "operator" + name):
                if method and value.cls.find(method):
                    return self.call_method(value, method, [])
        if self.semantics.undefined:
            number = self.to_number(value)
            return (
                self.operators.arithmetic.negate(number)
                if name == "-"
                else self.operators.arithmetic.invert(number)
            )
        return self.operators.arithmetic.negate(value)

    def to_number(self, value: Any) -> Any:
        """Returns the number that a language with conversions makes of a value."""
        if isinstance(value, (int, float)):
            return int(value) if isinstance(value, bool) else value
        if value is None:
            return 0
        self.note("coerced")
        if isinstance(value, str):
            text = value.strip()
            if not text:
                return 0
            try:
                if text[:2].lower() in ("0x", "0b", "0o"):
                    return int(text, 0)
                if "_" in text or text.lower().lstrip("+-") in ("inf", "nan", "infinity"):
                    return float(text) if text.lstrip("+-") == "Infinity" else math.nan
                return (
                    self.operators.arithmetic.number(float(text))
                    if self.semantics.one_number_type
                    else float(text)
                )
            except ValueError:
                return math.nan
        if isinstance(value, list):
            return self.to_number(self.text(value))
        if isinstance(value, Uninterpreted):
            return value
        return math.nan

    # --- collections

    def loop_values(self, value: Any) -> Iterable[Any]:
        """Returns what a loop over a value visits."""
        if isinstance(value, str) and self.semantics.characters.form != "text":
            make: Callable[[str], Any] = (
                (lambda each: Char(ord(each))) if self.semantics.characters.form == "number" else ord
            )
            return [make(each) for each in value]
        if isinstance(value, (Pointer, Place)):
            return self.loop_values(self.indexer.read_through(value))
        if isinstance(value, (Map, Set)) and self.semantics.unset == "error":
            return self._watched(value)
        if (
            isinstance(value, (Sequence, Array))
            and self.semantics.names.get("concurrent") == "error"
            and value.kind != "array"
        ):
            return self._checked(value)
        if isinstance(value, int) and self.semantics.names.get("loop_count") == "yes":
            return range(value)
        return elements_of(self, value)

    def _watched(self, value: Any) -> Iterator[Any]:
        size = len(value)
        for each in elements_of(self, value):
            if len(value) != size:
                raise self.fail("state", "changed size during iteration")
            yield each

    def _checked(self, value: Any) -> Iterator[Any]:
        """A list that changes its size under a loop ends the loop with an exception, except before its last round."""
        size = len(value)
        position = 0
        while position != len(value):
            if len(value) != size or position >= size:
                raise self.fail("state", "changed under a loop")
            yield value[position]
            position += 1

    def loop_keys(self, value: Any) -> Iterable[Any]:
        """Returns the keys, or indexes, that a loop visits."""
        if isinstance(value, (Pointer, Place)):
            return self.loop_keys(self.indexer.read_through(value))
        is_text = self.semantics.undefined
        if isinstance(value, Map):
            return keys_of(self, value)
        if isinstance(value, (list, tuple, str, Builder)):
            return [str(each) for each in range(len(value))] if is_text else range(len(value))
        if isinstance(value, Object):
            return list(value.fields)
        if isinstance(value, int):
            return range(value)
        if value is None or value is UNDEFINED:
            return ()
        raise Unsupported("keys of something else")

    def places_of(self, value: Any) -> Iterator[Any]:
        """Returns the places of a container's elements, in order."""
        if isinstance(value, (Pointer, Place)):
            value = self.indexer.read_through(value)
        if isinstance(value, list):
            position = 0
            while position < len(value):
                element = value[position]
                yield element if self.is_whole(element) else Cursor(value, position)
                position += 1
            return
        if isinstance(value, Builder):
            for position in range(len(value.text)):
                yield Cursor(value, position)
            return
        if isinstance(value, Map):
            for pair in entry_pairs(self, value):
                yield pair
                if len(pair) == 2 and pair[0] in value.entries:
                    value.entries[pair[0]] = pair[1]
            return
        yield from elements_of(self, value)

    @staticmethod
    def is_whole(value: Any) -> bool:
        """Whether a value has parts of its own, so that a reference to it is the value itself."""
        return isinstance(value, (list, Map, Set, PriorityQueue, Builder, Object, Device))

    def append(self, target: Any, value: Any) -> None:
        """Adds a value to a collection that is being built."""
        self.charge(1)
        if isinstance(target, list):
            target.append(value)
        elif isinstance(target, Set):
            try:
                target.elements[value] = 1
            except TypeError:
                raise self.fail("type", "unhashable element") from None
        elif isinstance(target, Builder):
            target.text += self.text(value)
        else:
            raise Unsupported("growing of something else")

    def add_entries(self, target: Map, value: Any) -> None:
        """Adds the entries of a map, record or object."""
        if isinstance(value, Map):
            self.charge(len(value) * 2)
            target.entries.update(value.entries)
        elif isinstance(value, Object):
            target.entries.update(value.fields)
        elif isinstance(value, list):
            target.entries.update({self.property_name(index): each for index, each in enumerate(value)})
        elif value is not None and value is not UNDEFINED:
            raise self.fail("type", "not a map")

    def components_of(self, value: Any, count: int) -> list[Any]:
        """Returns the parts that a pattern takes a value apart into."""
        if isinstance(value, (list, tuple)):
            return list(value)
        if isinstance(value, (Pointer, Place)):
            return self.components_of(self.indexer.read_through(value), count)
        if isinstance(value, Object):
            parts = [f"component{index + 1}" for index in range(count)]
            if value.cls.find(parts[0]):
                return [self.call_method(value, each, []) for each in parts]
            if value.cls.has_value_equality:
                return (
                    list(value.fields.values())[:count]
                    if self.semantics.integers.bits
                    else list(value.fields.values())
                )
        if isinstance(value, Uninterpreted):
            return [self.uninterpreted(f"part{index}", [value]) for index in range(count)]
        found = []
        for each in elements_of(self, value):
            self.step()
            found.append(each)
            if self.semantics.undefined and len(found) == count:
                break
        return found

    def new_list(self, values: Iterable[Any]) -> Any:
        """Returns a list of the language's commonest type."""
        return self.make_collection(self.semantics.names.get("list", "list"), list(values))

    def property_name(self, key: Any) -> Any:
        """Returns a key as a record holds it."""
        rule = self.semantics.object_keys
        if rule == "text":
            return key if isinstance(key, (str, Library)) else self.text(key)
        if rule == "integers":
            if (
                isinstance(key, str)
                and (key.isdigit() or (key[:1] == "-" and key[1:].isdigit()))
                and str(int(key)) == key
            ):
                return int(key)
            if isinstance(key, (bool, float)):
                return int(key)
            return "" if key is None else key
        return key

    # --- names

    def unset(self, symbol: Symbol) -> Any:
        """Returns what a variable is that has no value yet, or raises."""
        if symbol.path:
            return self.library_value(symbol.path)
        if self.semantics.unset == "error":
            raise self.fail("name", symbol.name)
        if symbol.type.kind is not Kind.ANY or self.semantics.defaults != "null":
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

    # --- types

    def constructor_of(self, type_: Type) -> Callable[[list[Any], dict[str, Any] | None], Any]:
        """Returns what constructs a value of a type."""
        if type_.kind is Kind.POINTER and type_.arguments:
            make = self.constructor_of(type_.arguments[0])
            return lambda values, named: self._pointer_to(make(values, named))
        if type_.kind is Kind.LIST and type_.name.startswith("["):
            return lambda values, named: self._new_array(type_, values, named)
        named_operation = self.operations.constructors.get(type_.name)
        operation = OPERATIONS[named_operation] if named_operation is not None else None

        def run(values: list[Any], named: dict[str, Any] | None) -> Any:
            cls = self.class_named(type_.name)
            if cls is not None:
                return self.construct(cls, values, named)
            if operation is not None:
                return self.guarded(operation.function, type_, *values, **(named or {}))
            known = self.operations.exceptions.get(type_.name.rsplit(".", 1)[-1])
            if known is not None:
                message = self.text(values[0]) if values and values[0] is not None else ""
                return Exceptional(type_.name, known.kind, message, tuple(values))
            if type_.kind in (Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.CHAR):
                convert = self.converter(type_)
                return convert(values[0]) if values and convert is not None else self.default_maker(type_)()
            return self.unknown_call("new " + type_.name, values, named)

        return run

    def _new_array(self, type_: Type, lengths: list[Any], named: dict[str, Any] | None) -> Any:
        elements = named.get("elements") if named else None
        if elements is None:
            return self.conversions.array(type_, lengths)
        made = self.conversions.array(type_, lengths) if lengths else None
        return self._filled_array(made, elements, type_)

    def _filled_array(self, made: Any, elements: Any, type_: Type) -> Any:
        if isinstance(elements, (str, Builder)):
            elements = [Char(ord(each)) for each in self.text(elements)] + [Char(0)]
        if made is None:
            made = self.make_collection(self.conversions.representation(type_), list(elements))
            made.kind = "array"
            return made
        if len(elements) > len(made):
            made.extend([None] * (len(elements) - len(made)))
        for position, each in enumerate(elements):
            if isinstance(made[position], list) and isinstance(each, (list, tuple)):
                self._filled_array(made[position], each, type_.arguments[0])
            else:
                made[position] = self.cast_like(made[position], each)
        return made

    @staticmethod
    def _pointer_to(value: Any) -> Any:
        if isinstance(value, Object):
            return Pointer(value)
        if isinstance(value, list):
            return Cursor(value, 0)
        box = [value]

        def write(new: Any) -> None:
            box[0] = new

        return Place(lambda: box[0], write)

    def parameter_converter(self, type_: Type) -> Callable[[Any], Any] | None:
        """Returns what converts an argument to the type of its parameter, in a language with static types."""
        if not self.semantics.integers.bits or self.semantics.names.get("types") == "loose":
            return None
        if type_.kind in (Kind.INT, Kind.FLOAT) and not type_.name[:1].isupper():
            return self.converter(type_, True)
        if type_.kind is Kind.BUILDER and self.semantics.mutable_texts:
            return self.converter(type_, True)
        return None

    def is_of_type(self, value: Any, type_: Type) -> bool:
        """Whether a value is of a type. Raises a name error for one that nobody knows, where types are looked up when it runs."""
        if self.semantics.undefined and type_.kind is Kind.OBJECT and not self._knows_type(type_.name):
            raise self.fail("name", type_.name)
        if isinstance(value, Uninterpreted):
            return self.comparer.guess(f"{value.text} is {type_.name}")
        kind = type_.kind
        if isinstance(value, Object):
            if kind is Kind.POINTER and type_.arguments:
                return self.is_of_type(value, type_.arguments[0])
            if kind is not Kind.OBJECT and kind is not Kind.ANY:
                return False
            return (
                value.cls.is_a(type_.name)
                or type_.name in ("Object", "object", "Any", "any")
                or self._is_base(value, type_.name)
            )
        if value is None or value is UNDEFINED:
            return kind is Kind.VOID or type_.name in ("null", "None", "NoneType")
        if isinstance(value, Exceptional):
            return self.is_kind_of_exception(value.name, type_.name)
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

    def _is_base(self, value: Object, name: str) -> bool:
        base = next((each.library_base for each in value.cls.lineage() if each.library_base), "")
        return bool(base) and self.is_kind_of_exception(base, name)

    def _is_builtin(self, value: Any, type_: Type) -> bool:
        kind, name = type_.kind, type_.name
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
            return isinstance(value, (str, Builder))
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

    # --- exceptions

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
            return self.exception_of(self._call_library(value, [], None))
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
                if raised.value.cls.is_a(name) or self._is_base(raised.value, name):
                    return True
            elif (
                self.is_kind_of_exception(raised.type_name or self.operations.type_of_kind(raised.kind), name)
                or name in ("...", "")
                or (type_.kind is not Kind.OBJECT and self.is_of_type(raised.value, type_))
            ):
                return True
        return False

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

    # --- tracing

    def remember(self, a: Any, b: Any) -> None:
        """Keeps values that are compared."""
        for each in (a, b):
            if isinstance(each, Builder):
                self.compared.add(each.text)
            elif isinstance(each, (int, float)) and not isinstance(each, bool):
                self.compared.add(
                    chr(each) if isinstance(each, Char) else int(each) if isinstance(each, int) else each
                )
            elif isinstance(each, str):
                self.compared.add(each)

    def formatted(self, value: Any, form: str, conversion: str) -> str:
        """Returns the text of a value with a format of its own."""
        return str(self.guarded(self.operation("format.part"), value, form, conversion))

    def run_entry(self) -> None:
        """Calls the entry function of a whole program, where the language has one."""
        from variorum.interpreter.entry import run_entry

        run_entry(self)  # type: ignore[arg-type]

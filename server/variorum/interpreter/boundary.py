"""Converts between neutral values and those of a language, by declared types where there are some."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from variorum.interpreter.iterating import elements_of, entries_of
from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.numerals import I32, Char
from variorum.interpreter.objects import ClassValue, Exceptional, Object
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.result_value import ResultValue
from variorum.interpreter.signals import BudgetExceeded, Unsupported
from variorum.interpreter.stand_ins import ABSENT, GIVEN
from variorum.interpreter.values import (
    UNDEFINED,
    Builder,
    Cursor,
    Iteration,
    Library,
    Map,
    Optional,
    Place,
    PriorityQueue,
    Sequence,
    Set,
    Stream,
    Uninterpreted,
)
from variorum.program.plain_names import plain_name
from variorum.program.types import ANY, Kind, Type
from variorum.program.values import EnumConstant, Opaque, Record, Value

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine

DEEPEST = 60


# Characters of the name of a stand-in.
_LONGEST = 400
# Elements of a lazy result. A generator may have no end.
_MOST_ELEMENTS = 100


def to_own(machine: Machine, value: Value, type_: Type = ANY) -> Any:
    """Returns a neutral value as a language has it. Raises Unsupported where the type takes no such value."""
    kind = type_.kind
    if kind is Kind.POINTER:
        if isinstance(value, str) and _points_to_characters(machine, type_):
            characters = [Char(ord(each)) for each in value] + [Char(0)]
            return Cursor(machine.make_collection("array", characters), 0)
        if isinstance(value, list) and type_.arguments and type_.arguments[0].kind in (Kind.INT, Kind.FLOAT):
            numbers = [to_own(machine, each, type_.arguments[0]) for each in value]
            return Cursor(machine.make_collection("array", numbers), 0)
        inner = to_own(machine, value, type_.arguments[0] if type_.arguments else ANY)
        if isinstance(value, (list, tuple)) and isinstance(inner, list):
            return inner if type_.name == "&" else Cursor(inner, 0)
        if isinstance(inner, Object):
            return Pointer(inner) if type_.name != "&" else inner
        if isinstance(value, str) and type_.name != "&":
            return value
        return (
            inner
            if value is None or machine.is_whole(inner) or type_.name == "&"
            else machine._pointer_to(inner)
        )
    if kind is Kind.OPTIONAL and machine.containers.representation(type_) == "optional":
        return Optional(
            to_own(machine, value, type_.arguments[0] if type_.arguments else ANY)
            if value is not None
            else None
        )
    if value is None:
        return None
    if kind is Kind.OPTIONAL:
        return to_own(machine, value, type_.arguments[0] if type_.arguments else ANY)
    if isinstance(value, bool) or kind is Kind.BOOL:
        return _boolean(machine, value, type_)
    if isinstance(value, (int, float)):
        return _number(machine, value, type_)
    if isinstance(value, str):
        return _text(machine, value, type_)
    if isinstance(value, Record):
        return _object(machine, value, type_)
    if isinstance(value, Opaque):
        return Uninterpreted(GIVEN if value.text else ABSENT, value.text)
    return _container(machine, value, type_)


def _points_to_characters(machine: Machine, type_: Type) -> bool:
    return (
        machine.semantics.mutable_texts
        and type_.name != "&"
        and bool(type_.arguments)
        and type_.arguments[0].kind is Kind.CHAR
    )


def _boolean(machine: Machine, value: Value, type_: Type) -> Any:
    if not isinstance(value, bool) or type_.kind not in (Kind.BOOL, Kind.ANY, Kind.OBJECT):
        if type_.kind is Kind.INT and isinstance(value, bool) and machine.semantics.integers.bits == 0:
            return value
        if type_.kind is Kind.BOOL and value in (0, 1):
            return bool(value)
        raise Unsupported("a boolean where another type is")
    return value


def _number(machine: Machine, value: int | float, type_: Type) -> Any:
    if type_.kind in (Kind.STR, Kind.BUILDER, Kind.LIST, Kind.MAP, Kind.SET, Kind.TUPLE):
        raise Unsupported("a number where another type is")
    if type_.kind is Kind.FLOAT:
        if machine.semantics.one_number_type:
            return machine.operators.arithmetic.number(float(value)) if isinstance(value, float) else value
        convert = machine.converter(type_)
        return convert(value) if convert is not None else float(value)
    if type_.kind is Kind.INT:
        if isinstance(value, float):
            raise Unsupported("a float where an integer is")
        if machine.semantics.one_number_type and type_.name != "bigint":
            return value
        return _fitting(machine, value, type_)
    if type_.kind is Kind.CHAR and isinstance(value, int):
        return Char(value)
    if isinstance(value, int):
        if type_.kind is Kind.ANY and machine.semantics.integers.bits:
            return machine.operators.arithmetic.fit(value)
        return value
    return machine.operators.arithmetic.number(value) if machine.semantics.one_number_type else value


def _fitting(machine: Machine, value: int, type_: Type) -> Any:
    cls = machine.numeral(type_)
    bits = type_.bits or (machine.semantics.integers.bits if cls is int else 0)
    if bits:
        low, high = (-(1 << (bits - 1)), 1 << (bits - 1)) if type_.is_signed else (0, 1 << bits)
        if not low <= value < high:
            raise Unsupported("a number that the type does not hold")
    return cls(value)


def _text(machine: Machine, value: str, type_: Type) -> Any:
    if type_.kind is Kind.BUILDER or (type_.kind is Kind.ANY and machine.semantics.mutable_texts):
        return Builder(value)
    if type_.kind is Kind.CHAR or (type_.kind is Kind.INT and len(value) == 1):
        if len(value) != 1:
            raise Unsupported("a text where a character is")
        if machine.semantics.characters.form == "number":
            return Char(ord(value)) if type_.kind is Kind.CHAR else machine.numeral(type_)(ord(value))
        if machine.semantics.characters.form == "byte" and type_.kind is Kind.CHAR:
            return I32(ord(value))
        return value if type_.kind is Kind.CHAR else machine.numeral(type_)(ord(value))
    if type_.kind is Kind.LIST:
        return _container(machine, list(value), type_)
    if type_.kind in (Kind.INT, Kind.FLOAT, Kind.MAP, Kind.SET):
        raise Unsupported("a text where another type is")
    return value


def _object(machine: Machine, value: Record, type_: Type) -> Any:
    cls = machine.class_named(type_.name) if type_.name else None
    cls = cls or machine.class_named(value.type)
    if cls is None:
        return Uninterpreted(GIVEN, f"{value.type}({', '.join(map(str, value.fields.values()))})"[:_LONGEST])
    made = machine.classes.blank(cls)
    types = {field.symbol.name: field.symbol.type for field in cls.definition.fields}
    for name, each in value.fields.items():
        own = next((known for known in types if same_name(known, name)), name)
        made.fields[own] = to_own(machine, each, types.get(own, ANY))
    return made


def same_name(a: str, b: str) -> bool:
    """Whether two names of fields are the same in two languages' styles."""
    return a == b or plain_name(a) == plain_name(b)


def _container(machine: Machine, value: Value, type_: Type) -> Any:
    arguments = type_.arguments
    if type_.kind in (Kind.INT, Kind.FLOAT, Kind.CHAR):
        raise Unsupported("a container where another type is")
    if type_.kind is Kind.MAP and not isinstance(value, dict) and form_of(machine, type_) == "keyed array":
        type_ = Type(Kind.LIST, type_.name, arguments[1:])
        arguments = type_.arguments
    if isinstance(value, dict):
        made = machine.map_maker(type_ if type_.kind is Kind.MAP else Type(Kind.MAP))()
        key_type = arguments[0] if arguments else ANY
        value_type = arguments[1] if len(arguments) > 1 else ANY
        for key, each in value.items():
            made.entries[machine.indexer.key(made, to_own(machine, key, key_type))] = to_own(
                machine, each, value_type
            )
        return KeyedArray.of_entries(made.entries) if isinstance(made, KeyedArray) else made
    if type_.kind is Kind.STR or type_.kind is Kind.BUILDER:
        if all(isinstance(each, str) for each in value):
            return _text(machine, "".join(value), type_)
        raise Unsupported("a container where a text is")
    if type_.kind is Kind.MAP:
        raise Unsupported("a list where a map is")
    types = (
        arguments
        if type_.kind is Kind.TUPLE and len(arguments) == len(value)
        else [arguments[0] if arguments else ANY] * len(value)
    )
    values = [to_own(machine, each, part) for each, part in zip(value, types, strict=True)]
    machine.charge(len(values))
    form = machine.containers.representation(type_)
    if type_.kind is Kind.ANY or not form:
        if isinstance(value, tuple):
            form = machine.semantics.collections.tuple
        elif isinstance(value, (set, frozenset)):
            form = machine.semantics.collections.set
        else:
            form = machine.semantics.collections.list
    return machine.make_collection(form, values, machine.containers.element_converter(type_))


def form_of(machine: Machine, type_: Type) -> str:
    """Returns what represents a type of collection in the language."""
    return machine.containers.representation(type_)


def exhausted(machine: Machine, value: Any) -> Any:
    """Returns a result whose lazy parts have run, so that their effects and exceptions are part of the evaluation. Of many
    elements it is the first ones, and the note `endless` says so.
    """
    if not isinstance(value, (Iteration, Stream)) and not hasattr(value, "__next__"):
        return value
    elements = machine.take(elements_of(machine, value), _MOST_ELEMENTS + 1)
    if len(elements) > _MOST_ELEMENTS:
        machine.note("endless")
        elements.pop()
    return elements


def to_neutral(machine: Machine, value: Any, depth: int = 0) -> Value:
    """Returns a value of a language as a neutral one."""
    kind = type(value)
    if kind is int or kind is str or kind is float or kind is bool or value is None:
        return value
    if depth > DEEPEST:
        raise BudgetExceeded("depth")
    if isinstance(value, Char):
        return chr(value & (1 << machine.semantics.characters.bits) - 1)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return float(value)
    if isinstance(value, str):
        return str(value)
    if isinstance(value, Builder):
        return value.text
    if isinstance(value, list):
        machine.step(len(value))
        parts = [to_neutral(machine, each, depth + 1) for each in value]
        return tuple(parts) if isinstance(value, Sequence) and value.kind in ("pair", "entry") else parts
    return _composite(machine, value, depth)


def _composite(machine: Machine, value: Any, depth: int) -> Value:
    if isinstance(value, tuple):
        machine.step(len(value))
        return tuple(to_neutral(machine, each, depth + 1) for each in value)
    if isinstance(value, Map):
        machine.step(len(value))
        if isinstance(value, KeyedArray) and value.is_list:
            return [to_neutral(machine, each, depth + 1) for each in value.values()]
        notes = set(machine.notes)
        entries = entries_of(machine, value)
        machine.notes = notes
        return {
            _hashable(to_neutral(machine, key, depth + 1)): to_neutral(machine, each, depth + 1)
            for key, each in entries
        }
    if isinstance(value, Set):
        machine.step(len(value))
        if value.kind == "multiset":
            return [to_neutral(machine, each, depth + 1) for each in elements_of(machine, value)]
        return {_hashable(to_neutral(machine, each, depth + 1)) for each in value.elements}
    if isinstance(value, Object):
        if value.constant is not None:
            return EnumConstant(value.constant[0], value.number)
        machine.step(len(value.fields))
        fields = {name: to_neutral(machine, each, depth + 1) for name, each in value.fields.items()}
        return Record(value.cls.name, fields)
    if isinstance(value, (range, Stream, Iteration)) or hasattr(value, "__next__"):
        return [to_neutral(machine, each, depth + 1) for each in machine.list_of(elements_of(machine, value))]
    if isinstance(value, PriorityQueue):
        return [to_neutral(machine, each, depth + 1) for each in value.elements]
    if isinstance(value, Optional):
        return to_neutral(machine, value.value, depth + 1)
    if isinstance(value, ResultValue) and value.is_ok:
        return to_neutral(machine, value.value, depth + 1)
    if isinstance(value, ResultValue):
        # Other languages raise an exception instead.
        machine.note("opaque")
        return Opaque("an error")
    if isinstance(value, (Pointer, Place)):
        return to_neutral(machine, machine.indexer.read_through(value), depth + 1)
    return _rest(machine, value, depth)


def _rest(machine: Machine, value: Any, depth: int) -> Value:
    if isinstance(value, Cursor) and machine.semantics.mutable_texts:
        holder = value.container
        if isinstance(holder, str) or (holder and all(type(each) is Char for each in holder)):
            return machine.text(value)
        if value.position == 0 and isinstance(holder, list):
            return to_neutral(machine, holder, depth + 1)
    if isinstance(value, Cursor):
        machine.note("opaque")
        return Opaque(f"position {value.position}")
    if isinstance(value, Uninterpreted):
        return Opaque(value.text)
    if value is UNDEFINED:
        return None
    if isinstance(value, Exceptional):
        return Record(value.name, {"message": value.message})
    if isinstance(value, (ClassValue, Library)):
        return Opaque(value.name)
    machine.note("opaque")
    return Opaque(f"a {machine.kind_of(value)}")


def _hashable(value: Value) -> Value:
    if isinstance(value, list):
        return tuple(_hashable(each) for each in value)
    if isinstance(value, tuple):
        return tuple(_hashable(each) for each in value)
    if isinstance(value, (set, frozenset)):
        return frozenset(value)
    if isinstance(value, dict):
        return tuple((key, _hashable(each)) for key, each in value.items())
    if isinstance(value, Record):
        return (value.type, *(_hashable(each) for each in value.fields.values()))
    return value

"""Operations on objects, enums, exceptions and classes."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.objects import ClassValue, Exceptional, Object
from variorum.interpreter.values import Array, Optional


@operation("object.text")
def text(m: Any, value: Any) -> str:
    """The text of an object."""
    return str(m.text(value))


@operation("object.equals")
def equals(m: Any, a: Any, b: Any) -> bool:
    """Equality of objects: identity, or that of the fields of a record."""
    if isinstance(a, Object) and a.cls.has_value_equality:
        return (
            isinstance(b, Object)
            and a.cls is b.cls
            and all(m.comparer.equal(x, b.fields[name]) for name, x in a.fields.items())
        )
    return a is b


@operation("object.hash")
def hash_of(m: Any, value: Any) -> int:
    """The hash of an object."""
    if isinstance(value, Object) and value.cls.has_value_equality:
        from variorum.interpreter.library.hashes import java_hash

        result = 0
        for each in value.fields.values():
            result = (result * 31 + java_hash(m, each)) & 0xFFFFFFFF
        return result - (1 << 32) if result >> 31 else result
    m.note("identity")
    return id(value) & 0x7FFFFFFF


@operation("object.copy")
def copy(m: Any, value: Object, **changes: Any) -> Object:
    """A copy of an object with other values in some fields."""
    m.charge(len(value.fields))
    return Object(value.cls, {**value.fields, **changes})


@operation("enum.name")
def enum_name(m: Any, value: Object) -> str:
    """The name of a constant."""
    return value.constant[0] if value.constant is not None else ""


@operation("enum.ordinal")
def enum_ordinal(m: Any, value: Object) -> int:
    """The position of a constant."""
    return value.constant[1] if value.constant is not None else 0


@operation("enum.compare")
def enum_compare(m: Any, a: Object, b: Object) -> int:
    """The difference of two positions."""
    return enum_ordinal(m, a) - enum_ordinal(m, b)


def constants(cls: ClassValue) -> list[Object]:
    """Returns the constants of an enum in order."""
    return [each for each in cls.statics.values() if isinstance(each, Object) and each.constant is not None]


@operation("enum.values")
def enum_values(m: Any, cls: ClassValue) -> Any:
    """All constants."""
    return Array(constants(cls))


@operation("enum.value_of")
def enum_value_of(m: Any, cls: ClassValue, name: Any) -> Any:
    """The constant of a name. Raises a value error if there is none."""
    for each in constants(cls):
        if each.constant is not None and each.constant[0] == name:
            return each
    raise m.fail("value", f"no enum constant {name}")


@operation("exception.message")
def message(m: Any, value: Any) -> Any:
    """The message of an exception, null if there is none."""
    found = value.fields.get("message") if isinstance(value, Object) else value.message
    return found if found or m.semantics.text_equality != "identity" else None


@operation("exception.text")
def exception_text(m: Any, value: Any) -> str:
    """The text of an exception."""
    if isinstance(value, Exceptional):
        return f"{value.name}: {value.message}" if value.message else value.name
    return str(m.text(value))


@operation("exception.name")
def exception_name(m: Any, value: Any) -> str:
    """The name of an exception's type."""
    return value.cls.name if isinstance(value, Object) else value.name.rsplit(".", 1)[-1]


@operation("exception.cause")
def cause(m: Any, value: Any) -> Any:
    """The exception that caused another, which is not kept."""
    return None


@operation("exception.new")
def new(m: Any, *values: Any) -> Exceptional:
    """An error value with a message."""
    return Exceptional("error", "value", m.text(values[0]) if values else "", values)


@operation("exception.new_formatted")
def new_formatted(m: Any, form: Any, *values: Any) -> Exceptional:
    """An error value with a formatted message."""
    from variorum.interpreter.library.formats import printf

    return Exceptional("error", "value", printf(m, m.text(form).replace("%w", "%v"), list(values)), values)


@operation("class.name")
def class_name(m: Any, cls: Any) -> str:
    """The name of a class."""
    return str(getattr(cls, "name", "")).rsplit(".", 1)[-1]


@operation("optional.of")
def optional_of(m: Any, value: Any = None) -> Optional:
    """A value that may be missing."""
    return Optional(value)


@operation("optional.get")
def optional_get(m: Any, value: Optional) -> Any:
    """The value. Raises an end error if it is missing."""
    if value.value is None:
        raise m.fail("end", "no value present")
    return value.value


@operation("optional.present")
def present(m: Any, value: Optional) -> bool:
    """Whether there is a value."""
    return value.value is not None


@operation("optional.missing")
def missing(m: Any, value: Optional) -> bool:
    """Whether there is no value."""
    return value.value is None


@operation("optional.or")
def or_else(m: Any, value: Optional, other: Any) -> Any:
    """The value, or another."""
    return other if value.value is None else value.value


@operation("optional.or_call")
def or_call(m: Any, value: Optional, function: Any) -> Any:
    """The value, or what a function gives."""
    return m.apply(function) if value.value is None else value.value


@operation("optional.or_throw")
def or_throw(m: Any, value: Optional, *function: Any) -> Any:
    """The value. Raises what a function gives if it is missing."""
    if value.value is not None:
        return value.value
    if function:
        raise m.exception_of(m.apply(function[0]))
    raise m.fail("end", "no value present")


@operation("optional.map")
def optional_map(m: Any, value: Optional, function: Any) -> Optional:
    """What a function makes of the value."""
    return value if value.value is None else Optional(m.apply(function, value.value))


@operation("optional.filter")
def optional_filter(m: Any, value: Optional, test: Any) -> Optional:
    """The value, if a test holds."""
    return value if value.value is None or m.truth(m.apply(test, value.value)) else Optional()


@operation("optional.if_present")
def if_present(m: Any, value: Optional, function: Any, *otherwise: Any) -> None:
    """Calls a function with the value."""
    if value.value is not None:
        m.apply(function, value.value)
    elif otherwise:
        m.apply(otherwise[0])


@operation("atomic.new")
def atomic_new(m: Any, type_: Any = None, value: Any = 0) -> Any:
    """A cell that holds a value."""
    from variorum.interpreter.values import Device

    return Device("atomic", [value])


@operation("atomic.get")
def atomic_get(m: Any, cell: Any) -> Any:
    """The value."""
    return cell.state[0]


@operation("atomic.set")
def atomic_set(m: Any, cell: Any, value: Any) -> None:
    """Another value."""
    cell.state[0] = value


def _changing(delta: int, gives_new: bool) -> Any:
    def run(m: Any, cell: Any, by: Any = 1) -> Any:
        old = cell.state[0]
        cell.state[0] = m.operators.table["+"](old, by * delta)
        return cell.state[0] if gives_new else old

    return run


operation("atomic.add_get")(_changing(1, True))
operation("atomic.get_add")(_changing(1, False))
operation("atomic.subtract_get")(_changing(-1, True))
operation("atomic.get_subtract")(_changing(-1, False))


@operation("class.empty")
def empty_object(m: Any, *_: Any) -> Any:
    """An object without fields."""
    from variorum.program.declarations import Class

    return Object(ClassValue(Class("Object")))

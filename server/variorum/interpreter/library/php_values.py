"""PHP's questions about values: types, conversions, and what programs read."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.library.php_support import element_copy, leading, new_list, new_map, store, text
from variorum.interpreter.library.reading import source_of
from variorum.interpreter.library.registry import operation
from variorum.interpreter.objects import ClassValue, Exceptional, Object
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import Iteration, Place

TYPES = {
    bool: "boolean",
    int: "integer",
    float: "double",
    str: "string",
    KeyedArray: "array",
    type(None): "NULL",
}
SHORT = {"boolean": "bool", "integer": "int", "double": "float", "NULL": "null"}


@operation("juggled.type")
def type_(m: Any, value: Any) -> str:
    """The name of a value's type."""
    return TYPES.get(type(value), "object")


@operation("juggled.short_type")
def short_type(m: Any, value: Any) -> str:
    """The short name of a value's type, the class of an object."""
    if isinstance(value, Object):
        return value.cls.name
    if isinstance(value, Exceptional):
        return value.name
    found = type_(m, value)
    return SHORT.get(found, "Closure" if found == "object" else found)


def _testing(name: str, *types: type) -> None:
    @operation(name)
    def test(m: Any, value: Any) -> bool:
        """Whether a value is of a type."""
        return type(value) in types


_testing("juggled.is_integer", int)
_testing("juggled.is_float", float)
_testing("juggled.is_text", str)
_testing("juggled.is_boolean", bool)
_testing("juggled.is_array", KeyedArray)
_testing("juggled.is_null", type(None))
_testing("juggled.is_scalar", int, float, str, bool)


@operation("juggled.is_object")
def is_object(m: Any, value: Any) -> bool:
    """Whether a value is an object; functions are."""
    return type(value) not in TYPES


@operation("juggled.is_iterable")
def is_iterable(m: Any, value: Any) -> bool:
    """Whether a value can be looped over."""
    return isinstance(value, (KeyedArray, Iteration))


@operation("juggled.text")
def text_(m: Any, value: Any) -> str:
    """A value as a text."""
    return text(m, value)


@operation("juggled.boolean")
def boolean(m: Any, value: Any) -> bool:
    """Whether a value holds."""
    return bool(m.truth(value))


@operation("juggled.array")
def array_(m: Any, value: Any) -> KeyedArray:
    """A value as an array: the fields of an object, nothing for null, or the value alone."""
    if isinstance(value, KeyedArray):
        return value.copy()
    if value is None:
        return KeyedArray()
    return new_map(m, value.fields) if isinstance(value, Object) else new_list(m, [value])


@operation("juggled.set_type", places=(0,))
def set_type(m: Any, place: Any, name: Any) -> bool:
    """Converts a variable to a type."""
    convert = {
        "int": "juggled.integer",
        "integer": "juggled.integer",
        "float": "juggled.float",
        "string": "juggled.text",
        "bool": "juggled.boolean",
        "boolean": "juggled.boolean",
        "array": "juggled.array",
    }.get(text(m, name))
    if convert is None or not isinstance(place, Place):
        raise TypeError("a conversion to a type")
    store(place, m.operation(convert)(m, place.read()))
    return True


@operation("juggled.class_name")
def class_name(m: Any, value: Any) -> Any:
    """The name of an object's class."""
    if isinstance(value, (Object, Exceptional)):
        return short_type(m, value)
    raise m.fail("type", "an object is expected")


@operation("juggled.called_class")
def called_class(m: Any, value: Any) -> str:
    """The name of the class that is called, or of an object's class."""
    return value.name if isinstance(value, ClassValue) else class_name(m, value)


@operation("juggled.has_method")
def has_method(m: Any, value: Any, name: Any) -> bool:
    """Whether an object has a method."""
    cls = value.cls if isinstance(value, Object) else m.class_named(value) if isinstance(value, str) else None
    return cls is not None and bool(cls.find(text(m, name)))


@operation("juggled.has_property")
def has_property(m: Any, value: Any, name: Any) -> bool:
    """Whether an object or class has a property."""
    cls = value.cls if isinstance(value, Object) else m.class_named(value) if isinstance(value, str) else None
    if isinstance(value, Object) and text(m, name) in value.fields:
        return True
    return cls is not None and any(
        field.symbol.name == name for each in cls.lineage() for field in each.definition.fields
    )


@operation("juggled.is_instance")
def is_instance(m: Any, value: Any, cls: Any) -> bool:
    """Whether an object is of a class."""
    name = cls.name if isinstance(cls, ClassValue) else text(m, cls)
    if isinstance(value, Exceptional):
        return bool(m.is_kind_of_exception(value.name, name))
    return isinstance(value, Object) and bool(value.cls.is_a(name) or m.is_library_base(value, name))


@operation("juggled.fields")
def fields(m: Any, value: Any) -> KeyedArray:
    """The fields of an object as an array."""
    return new_map(m, value.fields)


@operation("juggled.copied")
def copied(m: Any, value: Any) -> Any:
    """A copy of an object, with what its own method changes."""
    if not isinstance(value, Object):
        raise m.fail("type", "a copy of no object")
    m.charge(len(value.fields) + 1)
    made = Object(value.cls, {name: element_copy(each) for name, each in value.fields.items()})
    if made.cls.find("__clone"):
        m.call_method(made, "__clone", [])
    return made


def _line(m: Any, device: Any, end: str) -> Any:
    found = source_of(m, device).line(m.site)
    return False if found is None else found + end


@operation("juggled.read_line")
def read_line(m: Any, device: Any, *_: Any) -> Any:
    """The next line with its end, false at the end of the input."""
    return _line(m, device, "\n")


@operation("juggled.read_line_without_end")
def read_line_without_end(m: Any, prompt: Any = None) -> Any:
    """The next line without its end, false at the end of the input."""
    if prompt is not None:
        m.write(text(m, prompt))
    return _line(m, None, "")


@operation("juggled.at_end")
def at_end(m: Any, device: Any) -> bool:
    """Whether all of the input is read."""
    return not source_of(m, device).has_line(m.site)


@operation("juggled.read_rest")
def read_rest(m: Any, device: Any, *_: Any) -> str:
    """What is left of the input, which a path names or which is open."""
    if isinstance(device, str) and device != "php://stdin":
        raise Unsupported("a file")
    return str(source_of(m, None if isinstance(device, str) else device).rest(m.site))


@operation("juggled.exit")
def exit_(m: Any, value: Any = 0) -> None:
    """Ends the program; a text is written first."""
    if isinstance(value, str):
        m.write(value)
    m.operation("any.exit")(m, 0 if isinstance(value, str) else leading(value))


@operation("juggled.code_of")
def code_of(m: Any, error: Any) -> Any:
    """The code that an exception was made with, 0 if with none."""
    if isinstance(error, Exceptional):
        return error.values[1] if len(error.values) > 1 else 0
    return error.fields.get("code", 0)


@operation("generated.current")
def current(m: Any, source: Iteration) -> Any:
    """The value that a generator stands at, null at its end."""
    return source.ahead[-1] if source.has_next() else None


@operation("generated.next")
def following(m: Any, source: Iteration) -> None:
    """Moves a generator to its next value."""
    if source.has_next():
        next(source)


@operation("generated.valid")
def is_valid(m: Any, source: Iteration) -> bool:
    """Whether a generator has a value."""
    return source.has_next()

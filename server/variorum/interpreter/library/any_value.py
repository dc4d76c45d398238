"""Operations on values of any kind."""

from __future__ import annotations

import zlib
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import text_of, values_of
from variorum.interpreter.numerals import F32, Char
from variorum.interpreter.objects import ClassValue, Exceptional, Object
from variorum.interpreter.spans import Span
from variorum.interpreter.values import UNDEFINED, Builder, Library, Map, PriorityQueue, Set, Uninterpreted


@operation("any.text")
def text(m: Any, value: Any = "", *_: Any) -> str:
    """The text of a value."""
    return m.text(value)  # type: ignore[no-any-return]


@operation("any.equals")
def equals(m: Any, a: Any, b: Any) -> bool:
    """Equality of values; of numbers only if they have the same type."""
    if a is None or b is None:
        return a is b
    if isinstance(a, (int, float)) and isinstance(b, (int, float)) and m.semantics.integers.bits:
        return type(a) is type(b) and a == b
    if isinstance(a, Builder):
        return a is b if not m.semantics.mutable_texts else bool(a == b)
    return bool(m.comparer.equal(a, b))


@operation("any.same")
def same(m: Any, a: Any, b: Any) -> bool:
    """Identity."""
    return bool(m.operators.identical(a, b))


@operation("any.is_null")
def is_null(m: Any, value: Any) -> bool:
    """Whether a value is null."""
    return value is None or value is UNDEFINED


@operation("any.not_null")
def not_null(m: Any, value: Any) -> bool:
    """Whether a value is not null."""
    return value is not None and value is not UNDEFINED


@operation("any.require")
def require(m: Any, value: Any, *_: Any) -> Any:
    """The value itself. Raises a null error for null."""
    if value is None:
        raise m.fail("null")
    return value


@operation("any.itself")
def itself(m: Any, value: Any = None, *_: Any) -> Any:
    """The value itself."""
    return value


@operation("any.nothing")
def nothing(m: Any, *_: Any, **__: Any) -> None:
    """Does nothing that a program can see."""


@operation("any.compare")
def compare(m: Any, a: Any, b: Any) -> int:
    """Below, at or above 0."""
    return int(m.order(a, b))


@operation("any.length")
def length(m: Any, value: Any) -> int:
    """How many elements or characters there are."""
    if isinstance(value, str):
        if m.semantics.characters.unit == "byte" and not value.isascii():
            return len(value.encode("utf-8", "replace"))
        return len(value)
    if isinstance(value, (list, tuple, range, Set, Map, Builder, PriorityQueue)):
        if isinstance(value, Set) and value.kind == "multiset":
            return sum(value.elements.values())
        return len(value)
    if isinstance(value, Object):
        for name in ("__len__", "size", "Count"):
            if value.cls.find(name):
                return m.call_method(value, name, [])  # type: ignore[no-any-return]
    if value is None:
        if m.semantics.names.get("null_length") == "zero":
            return 0
        raise m.fail("null" if m.semantics.integers.bits else "type")
    if isinstance(value, Uninterpreted):
        return m.uninterpreted("len", [value])  # type: ignore[no-any-return]
    raise TypeError("no length")


@operation("any.is_empty")
def is_empty(m: Any, value: Any) -> bool:
    """Whether there is nothing in a container."""
    return length(m, value) == 0


@operation("any.is_not_empty")
def is_not_empty(m: Any, value: Any) -> bool:
    """Whether there is something in a container."""
    return length(m, value) != 0


@operation("any.is_null_or_empty")
def is_null_or_empty(m: Any, value: Any) -> bool:
    """Whether a text or container is missing or has nothing."""
    return value is None or length(m, value) == 0


@operation("any.contains")
def contains(m: Any, container: Any, value: Any) -> bool:
    """Whether a value is an element, a key, or a part of a text."""
    if isinstance(container, (str, Builder)):
        m.step(len(container) >> 5)
        return text_of(m, value) in text_of(m, container)
    if isinstance(container, Map):
        try:
            return m.indexer.key(container, value) in container.entries
        except TypeError:
            raise m.fail("type", "unhashable key") from None
    if isinstance(container, Set):
        try:
            return value in container.elements
        except TypeError:
            raise m.fail("type", "unhashable element") from None
    if isinstance(container, range):
        return value in container
    if isinstance(container, Span):
        return container.holds(value)
    if isinstance(container, Object):
        if container.cls.find("__contains__"):
            return bool(m.truth(m.call_method(container, "__contains__", [value])))
        if container.cls.find("contains"):
            return bool(m.call_method(container, "contains", [value]))
        if m.semantics.undefined:
            return m.property_name(value) in container.fields
    if isinstance(container, ClassValue):
        return any(m.comparer.equal(each, value) for each in container.statics.values())
    return has_element(m, container, value)


@operation("list.contains")
def has_element(m: Any, container: Any, value: Any) -> bool:
    """Whether a value is an element of what can be looped over."""
    equal = m.comparer.identical if m.semantics.undefined else m.operators.equal
    for each in m.loop_values(container):
        m.step()
        if equal(each, value):
            return True
    return False


def java_hash(m: Any, value: Any) -> int:
    """The hash that Java defines for a value."""
    if value is None:
        return 0
    if isinstance(value, bool):
        return 1231 if value else 1237
    if isinstance(value, str):
        result = 0
        for each in value:
            result = (result * 31 + ord(each)) & 0xFFFFFFFF
        m.step(len(value) >> 3)
        return result - (1 << 32) if result >> 31 else result
    if isinstance(value, Char):
        return int(value)
    if isinstance(value, int):
        if -(1 << 31) <= value < 1 << 31 and type(value) is int:
            return value
        folded = (value ^ (value >> 32)) & 0xFFFFFFFF
        return folded - (1 << 32) if folded >> 31 else folded
    if isinstance(value, (list, tuple)):
        result = 1
        for each in value:
            result = (result * 31 + java_hash(m, each)) & 0xFFFFFFFF
        return result - (1 << 32) if result >> 31 else result
    if isinstance(value, Object):
        methods = value.cls.find("hashCode")
        if methods:
            return int(m.invoke_method(methods, value, []))
    m.note("identity")
    return zlib.crc32(type(value).__name__.encode())


@operation("any.hash")
def hash_of(m: Any, value: Any) -> Any:
    """The hash of a value, as Java defines it; other languages leave it open."""
    if m.semantics.text_equality != "identity":
        m.note("identity")
    return java_hash(m, value)


@operation("any.hash_all")
def hash_all(m: Any, *values: Any) -> int:
    """The hash of several values, as Java's `Objects.hash`."""
    return java_hash(m, list(values))


@operation("any.identity")
def identity(m: Any, value: Any) -> int:
    """What tells objects apart; it differs from run to run."""
    m.note("identity")
    return id(value) & 0x7FFFFFFF


@operation("any.type_name")
def type_name(m: Any, value: Any) -> str:
    """`typeof`."""
    if value is UNDEFINED:
        return "undefined"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "bigint" if type(value).__name__ == "Big" else "number"
    if isinstance(value, str):
        return "string"
    if hasattr(value, "invoke") or isinstance(value, ClassValue):
        return "function"
    return "object"


PYTHON_TYPES = (
    (bool, "bool"),
    (int, "int"),
    (float, "float"),
    (str, "str"),
    (list, "list"),
    (tuple, "tuple"),
    (Map, "dict"),
    (Set, "set"),
)


@operation("any.class_of")
def class_of(m: Any, value: Any) -> Any:
    """The class of a value."""
    if isinstance(value, Object):
        return value.cls
    if isinstance(value, Exceptional):
        return Library(value.name)
    for kind, name in PYTHON_TYPES:
        if isinstance(value, kind):
            return Library(name)
    return Library("NoneType" if value is None else type(value).__name__)


@operation("any.is_instance")
def is_instance(m: Any, value: Any, kinds: Any) -> bool:
    """Python's `isinstance`."""
    wanted = kinds if isinstance(kinds, tuple) else (kinds,)
    for each in wanted:
        if isinstance(each, ClassValue):
            if isinstance(value, Object) and value.cls.is_a(each.name):
                return True
            continue
        name = getattr(each, "name", "")
        if _is_named(m, value, name.rsplit(".", 1)[-1]):
            return True
    return False


def _is_named(m: Any, value: Any, name: str) -> bool:
    if isinstance(value, Uninterpreted):
        return bool(m.comparer.guess(value.text + name))
    if isinstance(value, Exceptional):
        return bool(m.is_kind_of_exception(value.name, name))
    if isinstance(value, Object):
        return (
            bool(m.is_kind_of_exception(value.cls.library_base, name))
            if value.cls.library_base
            else name == "object"
        )
    if name == "object":
        return True
    if name in ("int", "Integral"):
        return isinstance(value, int)
    if name in ("Number", "Real"):
        return isinstance(value, (int, float))
    if name in ("Sequence", "Iterable", "Collection"):
        return isinstance(value, (list, tuple, str)) or (name != "Sequence" and isinstance(value, (Map, Set)))
    if name in ("Mapping", "MutableMapping"):
        return isinstance(value, Map)
    if name in ("Callable", "FunctionType"):
        return hasattr(value, "invoke")
    if name == "Counter":
        return isinstance(value, Map) and value.kind == "counter"
    if name == "OrderedDict":
        return isinstance(value, Map)
    return any(isinstance(value, kind) and known == name for kind, known in PYTHON_TYPES)


@operation("any.truth")
def truth_of(m: Any, value: Any = False) -> bool:
    """Whether a value counts as true."""
    return bool(m.truth(value))


@operation("any.copy")
def copy(m: Any, value: Any, *_: Any) -> Any:
    """A copy of the outermost container."""
    return shallow(m, value)


def shallow(m: Any, value: Any) -> Any:
    """Returns a copy of a container whose elements are shared."""
    from variorum.interpreter.copying import kind_like

    if isinstance(value, list):
        m.charge(len(value))
        return kind_like(value, value)
    if isinstance(value, Map):
        m.charge(len(value) * 2)
        return value.like(dict(value.entries))
    if isinstance(value, Set):
        m.charge(len(value))
        return value.like(value.elements)
    if isinstance(value, Object):
        m.charge(len(value.fields))
        return Object(value.cls, dict(value.fields))
    if isinstance(value, PriorityQueue):
        other = PriorityQueue()
        other.elements, other.compare, other.element = list(value.elements), value.compare, value.element
        other.is_descending = value.is_descending
        return other
    if isinstance(value, Builder):
        return Builder(value.text)
    return value


@operation("any.deep_copy")
def deep_copy(m: Any, value: Any, *_: Any) -> Any:
    """A copy of a value and of all that it holds."""
    return _deep(m, value, {}, 0)


def _deep(m: Any, value: Any, known: dict[int, Any], depth: int) -> Any:
    m.step()
    if id(value) in known:
        return known[id(value)]
    other = shallow(m, value)
    if other is value:
        return (
            tuple(_deep(m, each, known, depth + 1) for each in value) if isinstance(value, tuple) else value
        )
    known[id(value)] = other
    if isinstance(other, list):
        other[:] = [_deep(m, each, known, depth + 1) for each in other]
    elif isinstance(other, Map):
        other.entries = {key: _deep(m, each, known, depth + 1) for key, each in other.entries.items()}
    elif isinstance(other, Object):
        other.fields = {key: _deep(m, each, known, depth + 1) for key, each in other.fields.items()}
    return other


@operation("any.exit")
def leave(m: Any, code: Any = 0, *_: Any) -> None:
    """Ends the program."""
    from variorum.interpreter.signals import Exited

    raise Exited(code if isinstance(code, int) else 1 if code is not None else 0)


@operation("any.default")
def default(m: Any, value: Any, other: Any) -> Any:
    """The value, or another one if it is null."""
    return other if value is None or value is UNDEFINED else value


@operation("any.get_attribute")
def get_attribute(m: Any, value: Any, name: str, *default_value: Any) -> Any:
    """A member by its name."""
    from variorum.interpreter.signals import Raised

    try:
        return m.members.get(value, name)
    except Raised:
        if default_value:
            return default_value[0]
        raise


@operation("any.set_attribute")
def set_attribute(m: Any, holder: Any, name: str, value: Any) -> None:
    """Stores into a member by its name."""
    m.members.set(holder, name, value)


@operation("any.has_attribute")
def has_attribute(m: Any, value: Any, name: str) -> bool:
    """Whether there is a member of the name."""
    if isinstance(value, Object):
        return name in value.fields or bool(value.cls.find(name)) or value.cls.static_owner(name) is not None
    kind = m.kind_of(value)
    return bool(m.operations.method(kind, name) or m.operations.field(kind, name))


@operation("any.assert")
def check(m: Any, test: Any, *message: Any) -> None:
    """Raises where a test does not hold."""
    if not m.truth(test):
        raise m.fail("state", m.text(message[0]) if message else "assertion")


@operation("any.not_supported")
def not_supported(m: Any, *_: Any, **__: Any) -> Any:
    """Ends the evaluation: what is asked for depends on the world outside."""
    from variorum.interpreter.signals import Unsupported

    raise Unsupported("depends on the world outside")


@operation("any.iterable")
def iterable(m: Any, *values: Any) -> Any:
    """The elements of a value, as a list."""
    return values_of(m, values[0]) if values else []


@operation("any.inner_text")
def inner_text(m: Any, value: Any) -> str:
    """The text of a value as it stands in a container."""
    return str(m.displayer.text(value, 1))


@operation("any.is_callable")
def is_callable(m: Any, value: Any) -> bool:
    """Whether a value can be called."""
    return (
        hasattr(value, "invoke")
        or isinstance(value, ClassValue)
        or (isinstance(value, Object) and bool(value.cls.find("__call__")))
    )


__all__ = ["F32"]

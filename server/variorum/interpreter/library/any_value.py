"""Operations on values of any kind."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import text_of
from variorum.interpreter.numerals import F32
from variorum.interpreter.objects import ClassValue, Object
from variorum.interpreter.spans import Span
from variorum.interpreter.values import UNDEFINED, Builder, Map, PriorityQueue, Set, Uninterpreted


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
    if isinstance(value, Builder) and m.semantics.characters.unit == "byte" and not value.text.isascii():
        return len(value.text.encode("utf-8", "replace"))
    if isinstance(value, (list, tuple, range, Set, Map, Builder, PriorityQueue)):
        if isinstance(value, Set) and value.kind == "multiset":
            return sum(value.elements.values())
        return len(value)
    if isinstance(value, Object):
        for name in ("__len__", "size", "Count"):
            if value.cls.find(name):
                return m.call_method(value, name, [])  # type: ignore[no-any-return]
    if value is None:
        if m.semantics.collections.null_is_empty:
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


@operation("any.truth")
def truth_of(m: Any, value: Any = False) -> bool:
    """Whether a value counts as true."""
    return bool(m.truth(value))


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


@operation("any.inner_text")
def inner_text(m: Any, value: Any) -> str:
    """The text of a value as it stands in a container."""
    return str(m.displayer.text(value, 1))


__all__ = ["F32"]

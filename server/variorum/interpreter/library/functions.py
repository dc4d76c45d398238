"""Operations on function values."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import truth, values_of
from variorum.interpreter.objects import Closure, Native
from variorum.interpreter.values import UNDEFINED


@operation("function.call")
def call(m: Any, f: Any, *values: Any, **named: Any) -> Any:
    """Calls the function."""
    return m.call_value(f, list(values), named or None)


@operation("function.with_index")
def with_index(m: Any, f: Any, value: Any, index: Any, whole: Any) -> Any:
    """Calls a function with an element, its position and the whole, as JavaScript does; other languages give the element."""
    if not m.semantics.undefined:
        return m.apply(f, value)
    if isinstance(f, Closure):
        count = f.arity
        if count == 1 and f.template.is_simple:
            return m.apply(f, value)
        if count == 2 and f.template.is_simple:
            return m.apply(f, value, index)
        return m.apply(f, value, index, whole)
    if isinstance(f, Native) and f.name in ("parseInt", "Number.parseInt"):
        return m.apply(f, value, index)
    return m.apply(f, value)


@operation("function.call_with_this")
def call_with_this(m: Any, f: Any, this: Any = None, *values: Any) -> Any:
    """JavaScript's `call`."""
    if isinstance(f, Closure):
        return f.template.invoke(list(values), None, this, f.cells)
    return m.call_value(f, list(values))


@operation("function.apply_with_this")
def apply_with_this(m: Any, f: Any, this: Any = None, values: Any = ()) -> Any:
    """JavaScript's `apply`."""
    return call_with_this(m, f, this, *([] if values is UNDEFINED or values is None else list(values)))


@operation("function.bind")
def bind(m: Any, f: Any, this: Any = None, *first: Any) -> Any:
    """JavaScript's `bind`."""
    return Native("bound", lambda *rest: call_with_this(m, f, this, *first, *rest))


@operation("function.partial")
def partial(m: Any, f: Any, *first: Any, **named: Any) -> Any:
    """Python's `partial`."""
    return Native("partial", lambda *rest, **more: m.call_value(f, [*first, *rest], {**named, **more}))


@operation("function.and_then")
def and_then(m: Any, f: Any, g: Any) -> Any:
    """First this function, then the other on its result."""
    return Native("composed", lambda *values: m.apply(g, m.apply(f, *values)))


@operation("function.after")
def after(m: Any, f: Any, g: Any) -> Any:
    """First the other function, then this one on its result."""
    return Native("composed", lambda *values: m.apply(f, m.apply(g, *values)))


@operation("function.and")
def both(m: Any, f: Any, g: Any) -> Any:
    """Whether both hold."""
    return Native("both", lambda *values: truth(m, m.apply(f, *values)) and truth(m, m.apply(g, *values)))


@operation("function.or")
def one_of(m: Any, f: Any, g: Any) -> Any:
    """Whether one of two holds."""
    return Native("either", lambda *values: truth(m, m.apply(f, *values)) or truth(m, m.apply(g, *values)))


@operation("function.not")
def negated(m: Any, f: Any) -> Any:
    """Whether it does not hold."""
    return Native("not", lambda *values: not truth(m, m.apply(f, *values)))


@operation("function.identity")
def identity(m: Any, *_: Any) -> Any:
    """A function that returns its argument."""
    return Native("identity", lambda value: value, 1)


@operation("function.cached")
def cached(m: Any, f: Any = None, **_: Any) -> Any:
    """A function that remembers its results."""
    if f is None or isinstance(f, int):
        return Native("cached", lambda function: cached(m, function))
    known: dict[Any, Any] = {}

    def run(*values: Any) -> Any:
        if values not in known:
            m.charge(4)
            known[values] = m.apply(f, *values)
        return known[values]

    return Native("cached", run)


@operation("function.item_getter")
def item_getter(m: Any, *keys: Any) -> Any:
    """Python's `itemgetter`."""
    if len(keys) == 1:
        return Native("item", lambda value: m.indexer.get(value, keys[0]), 1)
    return Native("items", lambda value: tuple(m.indexer.get(value, each) for each in keys), 1)


@operation("function.attribute_getter")
def attribute_getter(m: Any, *names: Any) -> Any:
    """Python's `attrgetter`."""
    if len(names) == 1:
        return Native("attribute", lambda value: m.members.get(value, names[0]), 1)
    return Native("attributes", lambda value: tuple(m.members.get(value, each) for each in names), 1)


@operation("function.reduce")
def reduce(m: Any, f: Any, values: Any, *start: Any) -> Any:
    """Python's `reduce`."""
    items = values_of(m, values)
    if start:
        result = start[0]
    elif items:
        result = items.pop(0)
    else:
        raise m.fail("type", "reduce of an empty sequence")
    for each in items:
        result = m.apply(f, result, each)
    return result


@operation("function.let")
def let(m: Any, value: Any, f: Any) -> Any:
    """Kotlin's `let`."""
    return m.apply(f, value)


@operation("function.also")
def also(m: Any, value: Any, f: Any) -> Any:
    """Kotlin's `also`: the value itself."""
    m.apply(f, value)
    return value


@operation("function.with_receiver")
def with_receiver(m: Any, value: Any, f: Any) -> Any:
    """Kotlin's `run`: the function has the value as its receiver."""
    return f.template.invoke([], None, value, f.cells) if isinstance(f, Closure) else m.apply(f, value)


@operation("function.apply_receiver")
def apply_receiver(m: Any, value: Any, f: Any) -> Any:
    """Kotlin's `apply`: the value itself."""
    with_receiver(m, value, f)
    return value


@operation("function.take_if")
def take_if(m: Any, value: Any, test: Any) -> Any:
    """The value if a test holds, else null."""
    return value if truth(m, m.apply(test, value)) else None


@operation("function.repeat")
def repeat(m: Any, count: Any, f: Any) -> None:
    """Calls a function with 0, 1, …"""
    for position in range(int(count)):
        m.step()
        m.apply(f, position)

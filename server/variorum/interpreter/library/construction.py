"""Operations that make containers."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import entries_of
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, text_of, values_of
from variorum.interpreter.numerals import Char
from variorum.interpreter.values import (
    UNDEFINED,
    Builder,
    Cursor,
    Deque,
    Map,
    PriorityQueue,
    Sequence,
    Set,
)
from variorum.program.types import Kind, Type


def _form(m: Any, type_: Any, default: str) -> str:
    return m.containers.representation(type_) or default if isinstance(type_, Type) else default


@operation("new.list")
def new_list(m: Any, type_: Any, *values: Any) -> Any:
    """A list: empty, with a capacity, or with the elements of a collection."""
    items = values_of(m, values[0]) if values and not isinstance(values[0], (int, float)) else []
    if values and isinstance(values[0], int) and values[0] < 0:
        raise m.fail("value", "negative capacity")
    return m.make_collection(_form(m, type_, "list"), items, m.containers.element_converter(type_))


@operation("new.set")
def new_set(m: Any, type_: Any, *values: Any) -> Set:
    """A set: empty, with a capacity or comparison, or with the elements of a collection."""
    first = values[0] if values else None
    if m.semantics.undefined and isinstance(first, (int, float)):
        raise m.fail("type", "not iterable")
    items = (
        []
        if first is None or first is UNDEFINED or isinstance(first, int) or hasattr(first, "invoke")
        else values_of(m, first)
    )
    if isinstance(first, Cursor):
        items = first.container[first.position : values[1].position]
    made: Set = m.make_collection(_form(m, type_, "set hash"), items, m.containers.element_converter(type_))
    compare = m.containers.comparison(type_) if isinstance(type_, Type) else None
    if compare is not None:
        made.comparator = compare()
    if hasattr(first, "invoke"):
        made.comparator = first
    return made


@operation("new.map")
def new_map(m: Any, type_: Any, *values: Any) -> Map:
    """A map: empty, with a capacity or comparison, or with the entries of another."""
    made: Map = m.map_maker(type_)()
    first = values[0] if values else None
    if isinstance(first, Map):
        m.charge(len(first) * 2)
        made.entries.update(dict(entries_of(m, first)))
    elif hasattr(first, "invoke"):
        made.comparator = first
    elif first is not None and first is not UNDEFINED and not isinstance(first, (int, float)):
        for each in values_of(m, first):
            key, value = m.components_of(each, 2)
            m.operation("map.put")(m, made, key, value)
    return made


@operation("new.queue")
def new_queue(m: Any, type_: Any, *values: Any) -> PriorityQueue:
    """A priority queue, with a comparison or elements perhaps."""
    queue: PriorityQueue = m.make_collection(
        _form(m, type_, "queue"), [], m.containers.element_converter(type_)
    )
    for each in values:
        if hasattr(each, "invoke") or hasattr(each, "cls"):
            queue.compare = each
        elif isinstance(each, PriorityQueue):
            queue.elements, queue.compare = list(each.elements), each.compare
        elif not isinstance(each, int):
            for item in values_of(m, each):
                m.operation("queue.push")(m, queue, item)
    return queue


@operation("new.python_list")
def python_list(m: Any, values: Any = ()) -> Any:
    """Python's `list`."""
    return values_of(m, values)


@operation("new.python_tuple")
def python_tuple(m: Any, values: Any = ()) -> Any:
    """Python's `tuple`."""
    return m.make_collection("tuple", values_of(m, values))


@operation("new.python_set")
def python_set(m: Any, values: Any = ()) -> Set:
    """Python's `set`."""
    made: Set = m.make_collection("set hash", values_of(m, values))
    return made


@operation("new.python_dict")
def python_dict(m: Any, values: Any = None, **named: Any) -> Map:
    """Python's `dict`."""
    made = Map("insertion")
    m.operation("map.update")(m, made, *([] if values is None else [values]), **named)
    return made


@operation("new.counter")
def counter(m: Any, values: Any = None, **named: Any) -> Map:
    """Python's `Counter`."""
    made = Map("insertion", None, "counter")
    if values is not None:
        m.operation("map.update")(m, made, values)
    for key, value in named.items():
        made.entries[key] = value
    made.missing = None
    return made


@operation("new.default_map")
def default_map(m: Any, factory: Any = None, *values: Any) -> Map:
    """Python's `defaultdict`."""
    made = Map("insertion")
    if factory is not None:
        made.missing = lambda: m.call_value(factory, [])
    if values:
        m.operation("map.update")(m, made, *values)
    return made


@operation("new.deque")
def deque(m: Any, values: Any = (), maxlen: Any = None) -> Deque:
    """Python's `deque`."""
    made = Deque(values_of(m, values))
    made.bound = maxlen
    if maxlen is not None and len(made) > maxlen:
        del made[: len(made) - maxlen]
    return made


@operation("new.named_tuple")
def named_tuple(m: Any, name: Any, fields: Any, *_: Any, **__: Any) -> Any:
    """Python's `namedtuple`."""
    from variorum.interpreter.objects import ClassValue, Native, Object
    from variorum.program.declarations import Class

    names = fields.replace(",", " ").split() if isinstance(fields, str) else list(fields)
    cls = ClassValue(Class(name, form="record"))
    cls.has_value_equality = True

    def make(*values: Any, **named: Any) -> Object:
        if len(values) + len(named) != len(names):
            raise m.fail("type", "wrong number of fields")
        given = dict(zip(names, values, strict=False)) | named
        return Object(cls, {each: given[each] for each in names})

    return Native(name, make)


@operation("new.js_array")
def js_array(m: Any, type_: Any = None, *values: Any) -> Any:
    """JavaScript's `new Array`."""
    if len(values) == 1 and isinstance(values[0], (int, float)):
        n = integer(m, values[0])
        if n < 0 or n != values[0]:
            raise m.fail("value", "invalid array length")
        m.charge(n)
        return m.new_list([UNDEFINED] * n)
    return m.new_list(values)


@operation("new.js_array_call")
def js_array_call(m: Any, *values: Any) -> Any:
    """JavaScript's `Array(…)`."""
    return js_array(m, None, *values)


@operation("new.js_array_from")
def js_array_from(m: Any, source: Any, function: Any = UNDEFINED, *_: Any) -> Any:
    """JavaScript's `Array.from`."""
    if isinstance(source, Map) and source.kind == "record" and "length" in source.entries:
        n = integer(m, source.entries["length"])
        m.charge(n)
        items = [source.entries.get(str(each), UNDEFINED) for each in range(n)]
    elif isinstance(source, (int, float)) and not isinstance(source, bool):
        items = []
    else:
        items = values_of(m, source)
    if function is not UNDEFINED:
        items = [
            m.operation("function.with_index")(m, function, each, index, items)
            for index, each in enumerate(items)
        ]
    return m.new_list(items)


@operation("new.cpp_list")
def cpp_list(m: Any, type_: Any, *values: Any) -> Any:
    """C++'s constructors of sequences: so many of a value, or the elements between two iterators."""
    convert = m.containers.element_converter(type_)
    element = type_.arguments[0] if type_.arguments else Type(Kind.ANY)
    form = _form(m, type_, "list")
    if not values:
        items: list[Any] = []
    elif isinstance(values[0], Cursor):
        whole = values[0].container[::-1] if values[0].is_reverse else values[0].container
        stop = values[1].position
        part = (
            whole.text[values[0].position : stop]
            if isinstance(whole, Builder)
            else whole[values[0].position : stop]
        )
        items = (
            [Char(ord(each)) for each in part] if isinstance(part, str) else [m.copy(each) for each in part]
        )
    elif isinstance(values[0], (list, tuple, Set)) and len(values) == 1:
        items = [m.copy(each) for each in values_of(m, values[0])]
    elif isinstance(values[0], int):
        n = int(values[0])
        if n < 0:
            raise m.fail("value", "negative size")
        m.charge(n)
        make = m.default_maker(element) if len(values) == 1 else lambda: m.copy(values[1])
        items = [make() for _ in range(n)]
    else:
        items = list(values)
    if convert is not None:
        items = [convert(each) for each in items]
    made = m.make_collection(form, items, convert)
    if isinstance(made, Sequence):
        made.fresh = m.default_maker(element)  # type: ignore[attr-defined]
    return made


@operation("new.cpp_pair")
def cpp_pair(m: Any, type_: Any, *values: Any) -> Any:
    """C++'s constructors of pairs and tuples."""
    arguments = type_.arguments
    if not values:
        values = tuple(m.default_maker(each)() for each in arguments)
    return m.containers.collected([m.copy(each) for each in values], type_)


@operation("cpp.make_pair")
def make_pair(m: Any, *values: Any) -> Any:
    """C++'s `make_pair`."""
    return m.make_collection("pair", [m.copy(each) for each in values])


@operation("cpp.get", takes_types=True)
def cpp_get(m: Any, types: Any, value: Any) -> Any:
    """C++'s `get<N>`."""
    name = types[0].name if types else ""
    if not name.isdigit():
        from variorum.interpreter.signals import Unsupported

        raise Unsupported("get by type")
    return value[int(name)]


@operation("new.text")
def new_text(m: Any, type_: Any = None, *values: Any) -> str:
    """A text: of characters, or of one several times."""
    result: str = m.operation("text.of_values")(m, *values)
    return result


@operation("new.object")
def new_object(m: Any, *_: Any) -> Any:
    """An object without fields."""
    if m.semantics.undefined:
        return Map("insertion", None, "record")
    return m.operation("class.empty")(m)


__all__ = ["text_of"]

"""Operations of PHP that call functions of the program: on arrays, and by name."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.library.php_arrays import places
from variorum.interpreter.library.php_support import array, new_list, new_map, text
from variorum.interpreter.library.registry import operation
from variorum.interpreter.objects import ClassValue, Closure, Native, Object, Overloads
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import Place


@operation("callable.of")
def callable_of(m: Any, value: Any) -> Any:
    """What a text or an array of an object and a name calls."""
    if isinstance(value, KeyedArray) and len(value) == 2 and value.is_list:
        owner, name = value.values()
        if isinstance(owner, str):
            owner = m.class_named(owner)
        if isinstance(owner, (Object, ClassValue)):
            return Native(text(m, name), lambda *values: m.dispatch(owner, name, list(values)))
        raise m.fail("type", "nothing to call")
    if not isinstance(value, str):
        raise m.fail("type", "nothing to call")
    if "::" in value:
        owner_name, _, name = value.partition("::")
        return callable_of(m, KeyedArray.of_values([owner_name, name]))
    functions = m.functions.get(value)
    if functions:
        templates = [m.template_of(each) for each in functions]
        return Closure(templates[0]) if len(templates) == 1 else Overloads(m, templates)
    library = m.library_function(value.lower())
    if library is None:
        raise Unsupported(f"a call of {value} by name")
    return Native(value, lambda *values: m.guarded(library.function, *values))


@operation("callable.is")
def is_callable(m: Any, value: Any) -> bool:
    """Whether a value can be called."""
    if isinstance(value, Object):
        return bool(value.cls.find("__invoke"))
    if isinstance(value, str):
        return value in m.functions or m.library_function(value.lower()) is not None
    return hasattr(value, "invoke") or (isinstance(value, KeyedArray) and len(value) == 2)


@operation("callable.call")
def call(m: Any, function: Any, *arguments: Any) -> Any:
    """Calls a function with arguments."""
    return m.call_value(function, list(arguments))


@operation("callable.call_array")
def call_array(m: Any, function: Any, arguments: Any) -> Any:
    """Calls a function with the values of an array."""
    found = array(m, arguments)
    named = {name: each for name, each in found.entries.items() if isinstance(name, str)}
    plain = [each for name, each in found.entries.items() if not isinstance(name, str)]
    return m.call_value(function, plain, named or None)


@operation("callable.exists")
def exists(m: Any, name: Any) -> bool:
    """Whether a function exists."""
    return text(m, name) in m.functions or m.library_function(text(m, name).lower()) is not None


@operation("keyed.map")
def map_(m: Any, function: Any, a: Any, *more: Any) -> Any:
    """What a function makes of the values; of one array with its keys."""
    if not more:
        entries = array(m, a).entries
        return new_map(m, {name: m.apply(function, each) for name, each in entries.items()})
    columns = [array(m, each).values() for each in (a, *more)]
    rows = [
        [each[index] if index < len(each) else None for each in columns]
        for index in range(max(map(len, columns)))
    ]
    if function is None:
        return new_list(m, [new_list(m, each) for each in rows])
    return new_list(m, [m.apply(function, *each) for each in rows])


@operation("keyed.filter")
def filter_(m: Any, a: Any, function: Any = None, mode: Any = 0) -> Any:
    """The entries for which a function, or the value itself, holds. Mode 2 gives the function the key, mode 1 both."""
    entries = array(m, a).entries

    def holds(name: Any, each: Any) -> bool:
        if function is None:
            return bool(m.truth(each))
        arguments = (name,) if mode == 2 else (each, name) if mode == 1 else (each,)
        return bool(m.truth(m.apply(function, *arguments)))

    return new_map(m, {name: each for name, each in entries.items() if holds(name, each)})


@operation("keyed.reduce")
def reduce(m: Any, a: Any, function: Any, start: Any = None) -> Any:
    """What a function makes of a start and one value after another."""
    for each in array(m, a).values():
        start = m.apply(function, start, each)
    return start


@operation("keyed.walk", places=(0,))
def walk(m: Any, a: Any, function: Any, *extra: Any) -> bool:
    """Calls a function with the place of each value and the key."""
    is_by_reference = isinstance(function, Closure) and any(
        each.is_by_reference for each in function.template.function.parameters[:1]
    )
    for name, place in places(m, a):
        m.step()
        value: Any = place.read()
        if is_by_reference and not isinstance(value, KeyedArray):
            value = Place(place.read, place.write)
        m.apply(function, value, name, *extra)
    return True

"""What several operations need."""

from __future__ import annotations

from collections.abc import Callable
from functools import cmp_to_key
from typing import Any

from variorum.interpreter.iterating import elements_of
from variorum.interpreter.numerals import Char
from variorum.interpreter.objects import Object
from variorum.interpreter.values import UNDEFINED, Builder, Cursor, Uninterpreted


def text_of(machine: Any, value: Any) -> str:
    """Returns the text that a text, builder or character holds. Raises a null or type error for anything else."""
    if isinstance(value, str):
        return value
    if isinstance(value, Builder):
        return value.text
    if type(value) is Char:
        return chr(value)
    if isinstance(value, list) and value and all(type(each) is Char for each in value):
        return (
            "".join(map(chr, value)).split("\0")[0]
            if machine.semantics.mutable_texts
            else "".join(map(chr, value))
        )
    if value is None or value is UNDEFINED:
        raise machine.fail("null" if machine.semantics.integers.bits else "type", "a text is null")
    if isinstance(value, Cursor):
        whole = text_of(machine, value.container)
        return whole[value.position :]
    if isinstance(value, int) and machine.semantics.characters.form == "byte":
        return chr(value)
    if machine.semantics.undefined:
        return str(machine.text(value))
    raise TypeError("not a text")


def character(machine: Any, text: str) -> Any:
    """Returns a character of the language."""
    return Char(ord(text)) if machine.semantics.characters.form == "number" else text


def made(machine: Any, text: str) -> str:
    """Charges for a text and returns it."""
    machine.charge(len(text))
    return text


def like(machine: Any, receiver: Any, text: str) -> Any:
    """Returns a text of the receiver's type."""
    machine.charge(len(text))
    return Builder(text) if isinstance(receiver, Builder) and machine.semantics.mutable_texts else text


def integer(machine: Any, value: Any) -> int:
    """Returns an integer that is used as a position or a count."""
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float) and machine.semantics.one_number_type:
        if value != value:
            return 0
        return int(max(min(value, 1e15), -1e15))
    if value is None and machine.semantics.integers.bits:
        raise machine.fail("null", "a count is null")
    if value is UNDEFINED:
        return 0
    if isinstance(value, Object) and value.cls.find("__index__"):
        return int(machine.call_method(value, "__index__", []))
    raise TypeError("not an integer")


def new_list(machine: Any, values: Any) -> Any:
    """Returns a new list of the language's commonest type."""
    values = list(values)
    machine.charge(len(values) + 1)
    return machine.new_list(values)


def values_of(machine: Any, value: Any) -> list[Any]:
    """Returns the elements of anything that can be looped over, counted."""
    values: list[Any] = machine.list_of(machine.loop_values(value))
    return values


def sort_key(machine: Any, comparator: Any = None) -> Callable[[Any], Any]:
    """Returns a key that sorts as the language compares, or as a comparison function of the program does."""
    return cmp_to_key(lambda a, b: machine.order(a, b, comparator))


def sort_values(
    machine: Any, values: list[Any], comparator: Any = None, key: Any = None, reverse: bool = False
) -> list[Any]:
    """Returns the values sorted; equal ones stay in their order."""
    machine.charge(len(values))
    machine.step(len(values))
    if comparator is None and key is None and is_plain(values):
        return sorted(values, reverse=reverse)
    if key is not None:
        keyed = [(machine.apply(key, each), index, each) for index, each in enumerate(values)]
        if is_plain([each[0] for each in keyed]):
            keyed.sort(key=lambda each: each[0], reverse=reverse)
        else:
            compare = sort_key(machine, comparator)
            keyed.sort(key=lambda each: compare(each[0]), reverse=reverse)
        return [each[2] for each in keyed]
    return sorted(values, key=sort_key(machine, comparator), reverse=reverse)


def is_plain(values: list[Any]) -> bool:
    """Whether Python orders the values as every language does: all integers, or all texts."""
    if not values:
        return True
    kind = type(values[0])
    return kind in (int, str) and all(type(each) is kind for each in values)


def best(machine: Any, values: list[Any], sign: int, comparator: Any = None, key: Any = None) -> Any:
    """Returns the first of the largest (`sign` 1) or smallest (-1) values; there must be one."""
    machine.step(len(values))
    keys = [machine.apply(key, each) for each in values] if key is not None else values
    if comparator is None and is_plain(keys):
        chosen = max(keys) if sign > 0 else min(keys)
        return values[keys.index(chosen)]
    found = 0
    for index in range(1, len(keys)):
        if machine.order(keys[index], keys[found], comparator) * sign > 0:
            found = index
    return values[found]


def truth(machine: Any, value: Any) -> bool:
    """Whether a function's answer holds."""
    return value if value is True or value is False else machine.truth(value)


def opaque_in(*values: Any) -> bool:
    """Whether one of the values is the result of something unknown."""
    return any(isinstance(each, Uninterpreted) for each in values)


def elements(machine: Any, value: Any) -> Any:
    """Returns what a loop over the value visits, not counted."""
    return elements_of(machine, value)

"""What PHP's operations do with their arguments first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.numeric_texts import leading_number, whole_number
from variorum.interpreter.objects import Object
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import Place


def text(m: Any, value: Any) -> str:
    """Returns an argument as a text. Raises a type error for an array."""
    if isinstance(value, str):
        return value
    if isinstance(value, KeyedArray) or (isinstance(value, Object) and not value.cls.find("__toString")):
        raise m.fail("type", "a text is expected")
    return str(m.text(value))


def ascii_text(m: Any, value: Any) -> str:
    """Returns an argument as a text whose bytes are its characters. Raises Unsupported for other texts."""
    found = text(m, value)
    if not found.isascii():
        raise Unsupported("bytes of a text that is not ASCII")
    return found


def number(m: Any, value: Any) -> int | float:
    """Returns an argument as a number. Raises a type error for what is none."""
    if type(value) in (int, float):
        return value  # type: ignore[no-any-return]
    if isinstance(value, bool) or value is None:
        return int(value or 0)
    found = whole_number(value) if isinstance(value, str) else None
    if found is None:
        raise m.fail("type", "a number is expected")
    return found


def leading(value: Any) -> int | float:
    """Returns the number that a text begins with, or that another value is; 0 if there is none."""
    if isinstance(value, str):
        return leading_number(value)[0] or 0
    if isinstance(value, (int, float)):
        return int(value) if isinstance(value, bool) else value
    return int(len(value) > 0) if isinstance(value, KeyedArray) else int(value is not None)


def whole(m: Any, value: Any) -> int:
    """Returns an argument as an integer. Raises a type error for what is no number."""
    if type(value) is int:
        return value
    found = number(m, value)
    if found != found or abs(found) >= 1 << 63:
        raise m.fail("type", "an integer is expected")
    return int(found)


def array(m: Any, value: Any) -> KeyedArray:
    """Returns an argument that is an array. Raises a type error for anything else."""
    if isinstance(value, Place):
        value = value.read()
    if not isinstance(value, KeyedArray):
        raise m.fail("type", "an array is expected")
    m.step(1 + (len(value) >> 2))
    return value


def element_copy(value: Any) -> Any:
    """Returns a value to be put into another array: an array is copied."""
    return value.copy() if isinstance(value, KeyedArray) else value


def new_list(m: Any, values: Any) -> KeyedArray:
    """Returns an array of values with the keys 0, 1, 2 and so on."""
    made = KeyedArray.of_values(element_copy(each) for each in values)
    m.charge(len(made) * 2 + 1)
    return made


def new_map(m: Any, entries: dict[Any, Any]) -> KeyedArray:
    """Returns an array of entries."""
    m.charge(len(entries) * 4 + 1)
    return KeyedArray.of_entries({key: element_copy(each) for key, each in entries.items()})


def renumbered(m: Any, entries: list[tuple[Any, Any]]) -> KeyedArray:
    """Returns an array of entries whose integer keys are counted anew."""
    made = KeyedArray()
    m.charge(len(entries) * 4 + 1)
    for key, each in entries:
        if isinstance(key, str):
            made.put(key, element_copy(each))
        else:
            made.append(element_copy(each))
    return made


def key(m: Any, value: Any) -> Any:
    """Returns a key as an array holds it."""
    return m.property_name(value)


def joined(m: Any, parts: Iterable[str], mark: str = "") -> str:
    """Returns texts with a mark between them, charged for before they are joined."""
    found = list(parts)
    m.charge(sum(map(len, found)) + len(mark) * len(found))
    return mark.join(found)


def store(place: Any, value: Any) -> None:
    """Stores a value into an argument that is passed by reference."""
    if isinstance(place, Place):
        place.write(value)
    elif isinstance(place, KeyedArray):
        if not isinstance(value, KeyedArray):
            raise Unsupported("an array that a call replaces by another value")
        place.take_over(value)


def position(size: int, start: int) -> int:
    """Returns a position that may be counted from the end, cut off at both ends."""
    return max(size + start, 0) if start < 0 else min(start, size)


def part(m: Any, size: int, start: Any, length: Any) -> tuple[int, int]:
    """Returns where a part of something with a size starts and ends; a negative length counts from the end."""
    low = position(size, whole(m, start))
    if length is None:
        return low, size
    count = whole(m, length)
    high = size + count if count < 0 else low + count
    return low, max(min(high, size), low)

"""What a loop or a pattern takes from a value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from variorum.interpreter.iterating import elements_of, entry_pairs, keys_of
from variorum.interpreter.machine_part import MachinePart
from variorum.interpreter.numerals import Char
from variorum.interpreter.objects import Object
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import (
    UNDEFINED,
    Array,
    Builder,
    Cursor,
    Map,
    Place,
    Sequence,
    Set,
    Uninterpreted,
)


class Looping(MachinePart):
    """Hands out the elements, keys or places of a value."""

    def loop_values(self, value: Any) -> Iterable[Any]:
        """Returns what a loop over a value visits."""
        if isinstance(value, str) and self.semantics.characters.form != "text":
            make: Callable[[str], Any] = (
                (lambda each: Char(ord(each))) if self.semantics.characters.form == "number" else ord
            )
            return [make(each) for each in value]
        if self.semantics.index.makes and (value is None or isinstance(value, (str, int, float))):
            return ()
        if isinstance(value, (Pointer, Place)):
            return self.loop_values(self.indexer.read_through(value))
        if isinstance(value, (Map, Set)) and self.semantics.unset == "error":
            return self._watched(value)
        if (
            isinstance(value, (Sequence, Array))
            and self.semantics.collections.detects_changes
            and value.kind != "array"
        ):
            return self._checked(value)
        return elements_of(self, value)

    def _watched(self, value: Any) -> Iterator[Any]:
        size = len(value)
        for each in elements_of(self, value):
            if len(value) != size:
                raise self.fail("state", "changed size during iteration")
            yield each

    def _checked(self, value: Any) -> Iterator[Any]:
        """A list that changes its size under a loop ends the loop with an exception, except before its last round."""
        size = len(value)
        position = 0
        while position != len(value):
            if len(value) != size or position >= size:
                raise self.fail("state", "changed under a loop")
            yield value[position]
            position += 1

    def loop_keys(self, value: Any) -> Iterable[Any]:
        """Returns the keys, or indexes, that a loop visits."""
        if isinstance(value, (Pointer, Place)):
            return self.loop_keys(self.indexer.read_through(value))
        is_text = self.semantics.undefined
        if isinstance(value, Map):
            return keys_of(self, value)
        if isinstance(value, (list, tuple, str, Builder)):
            return [str(each) for each in range(len(value))] if is_text else range(len(value))
        if isinstance(value, Object):
            return list(value.fields)
        if isinstance(value, int):
            return range(value)
        if value is None or value is UNDEFINED:
            return ()
        raise Unsupported("keys of something else")

    def places_of(self, value: Any) -> Iterator[Any]:
        """Returns the places of a container's elements, in order."""
        if isinstance(value, (Pointer, Place)):
            value = self.indexer.read_through(value)
        if isinstance(value, list):
            position = 0
            while position < len(value):
                element = value[position]
                yield element if self.is_whole(element) else Cursor(value, position)
                position += 1
            return
        if isinstance(value, Builder):
            for position in range(len(value.text)):
                yield Cursor(value, position)
            return
        if isinstance(value, Map):
            for pair in entry_pairs(self, value):
                yield pair
                if len(pair) == 2 and pair[0] in value.entries:
                    value.entries[pair[0]] = pair[1]
            return
        yield from elements_of(self, value)

    def components_of(self, value: Any, count: int) -> list[Any]:
        """Returns the parts that a pattern takes a value apart into."""
        if isinstance(value, (list, tuple)):
            return list(value)
        if isinstance(value, (Pointer, Place)):
            return self.components_of(self.indexer.read_through(value), count)
        if isinstance(value, Object):
            parts = [f"component{index + 1}" for index in range(count)]
            if value.cls.find(parts[0]):
                return [self.call_method(value, each, []) for each in parts]
            if value.cls.has_value_equality:
                return (
                    list(value.fields.values())[:count]
                    if self.semantics.integers.bits
                    else list(value.fields.values())
                )
        if isinstance(value, Uninterpreted):
            return [self.uninterpreted(f"part{index}", [value]) for index in range(count)]
        found = []
        for each in elements_of(self, value):
            self.step()
            found.append(each)
            if self.semantics.undefined and len(found) == count:
                break
        return found

    def bounded(self, values: Iterable[Any]) -> Iterator[Any]:
        """Yields values and counts them; what is endless ends in a budget."""
        for value in values:
            self.step()
            yield value

    def list_of(self, values: Any) -> list[Any]:
        """Returns the values that an iterable hands out, counted."""
        if isinstance(values, (list, tuple, range, str)):
            self.charge(len(values))
            return list(values)
        return list(self.bounded(values))

    def take(self, values: Any, count: int) -> list[Any]:
        """Returns the first values of an iterable."""
        return list(islice(self.bounded(values), max(count, 0)))

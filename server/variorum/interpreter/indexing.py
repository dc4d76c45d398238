"""Elements and slices of sequences, maps and texts, and what pointers point to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from variorum.interpreter.copying import kind_like
from variorum.interpreter.iterating import elements_of
from variorum.interpreter.juggling import position_in_text
from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.keyed_default import KeyedDefault
from variorum.interpreter.numerals import U8, Char
from variorum.interpreter.objects import ClassValue, Object
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.spans import Span
from variorum.interpreter.stand_ins import UNKNOWN
from variorum.interpreter.values import UNDEFINED, Builder, Cursor, Map, Place, Stream, Uninterpreted

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine

ITEM_METHODS = ("__getitem__", "operator[]", "get", "this[]", "[]", "index")
SET_METHODS = ("__setitem__", "set", "[]=")


def _place_of(cursor: Cursor) -> int:
    """Returns the position of the element that an iterator points to."""
    return len(cursor.container) - cursor.position - 1 if cursor.is_reverse else cursor.position


class Indexer:
    """Reads and writes elements as one language does."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.rules = machine.semantics.index
        self.is_from_end = self.rules.negative == "end"
        self.has_characters = machine.semantics.characters.form == "number"
        self.has_properties = machine.semantics.undefined
        self.shares_memory = machine.semantics.collections.slices_share
        self.is_bytes = machine.semantics.characters.unit == "byte"

    # --- reading

    def get(self, container: Any, index: Any) -> Any:
        """Returns an element."""
        if isinstance(container, (list, tuple, range)):
            return self._element(container, index)
        if isinstance(container, Map):
            if self.has_properties and container.kind == "map":
                return self.machine.function_members.get(
                    (id(container), self.machine.property_name(index)), UNDEFINED
                )
            return self.entry(container, index)
        if isinstance(container, str):
            return self._character(container, index)
        if isinstance(container, Builder):
            return self._character(container.text, index)
        return self._other(container, index)

    def _element(self, container: Any, index: Any) -> Any:
        if type(index) is Span:
            return self._part(container, index)
        if type(index) in UNKNOWN:
            return self.machine.uninterpreted("item", [container, index])
        position = self._position(container, index)
        if position is None:
            return self._outside(container, index)
        return container[position]

    def _part(self, container: Any, span: Span) -> Any:
        bounds = span.bounds(len(container), self.is_from_end)
        if bounds is None or bounds[1] < bounds[0] or (bounds[1] > len(container) and not self.is_from_end):
            return self._outside(container, 0)
        found = container[bounds[0] : bounds[1]]
        self.machine.charge(len(found) + 1)
        return found if isinstance(found, str) else kind_like(container, found)

    def _position(self, container: Any, index: Any) -> int | None:
        if not isinstance(index, int):
            if isinstance(index, float) and index.is_integer() and self.machine.semantics.one_number_type:
                index = int(index)
            elif self.machine.semantics.undefined:
                return None
            else:
                raise self.machine.fail("type", "an index that is no integer")
        size = len(container)
        if index < 0 and self.is_from_end:
            index += size
        return int(index) if 0 <= index < size else None

    def _outside(self, container: Any, index: Any) -> Any:
        outside = self.rules.outside
        if outside == "undefined":
            if isinstance(index, str):
                return self.machine.members.get(container, index)
            return UNDEFINED
        if outside == "null":
            return None
        if outside == "chaos":
            raise self.machine.outside("index out of range")
        raise self.machine.fail("index", "index out of range")

    def _character(self, text: str, index: Any) -> Any:
        if type(index) is Span:
            return self._part(text, index)
        if self.rules.makes:
            index = position_in_text(self.machine, index)
        elif type(index) is str and self.rules.outside == "null":
            return index if index in text else None
        if self.is_bytes and not text.isascii():
            data = text.encode("utf-8", "replace")
            position = self._position(data, index)
            return self._outside(text, index) if position is None else U8(data[position])
        position = self._position(text, index)
        if position is None:
            if self.rules.outside == "chaos" and index == len(text):
                return Char(0)
            return self._outside(text, index)
        if self.has_characters:
            return Char(ord(text[position]))
        return (
            U8(ord(text[position]))
            if self.is_bytes and self.machine.semantics.characters.form == "byte"
            else text[position]
        )

    def entry(self, container: Map, key: Any) -> Any:
        """Returns the value of a key, or what the language has for one that is missing."""
        key = self.key(container, key)
        try:
            found = container.entries.get(key, UNDEFINED)
        except TypeError:
            raise self.machine.fail("type", "unhashable key") from None
        if found is not UNDEFINED or key in container.entries:
            return found
        if container.missing is not None:
            self.machine.charge(2)
            if isinstance(container.missing, KeyedDefault):
                return container.missing.make(container, key)
            made = container.missing()
            if self.rules.key != "zero":
                container.entries[key] = made
            return made
        if container.kind == "counter":
            return 0
        if self.rules.key == "undefined":
            if isinstance(key, str):
                return self.machine.members.get(container, key)
            return UNDEFINED
        if self.rules.key == "null":
            return None
        raise self.machine.fail("key", self.machine.text(key))

    def key(self, container: Map, key: Any) -> Any:
        """Returns a key as the map holds it."""
        if container.key_of is not None:
            return container.key_of(key)
        if container.kind in ("record", "keyed array"):
            return self.machine.property_name(key)
        if isinstance(key, (list, Builder)) and self.machine.semantics.copied:
            return self.machine.copy(key)
        return key

    def _other(self, container: Any, index: Any) -> Any:
        machine = self.machine
        if isinstance(container, Cursor):
            return self.get(container.container, container.position + index)
        if isinstance(container, (Place, Pointer)):
            return self.get(self.read_through(container), index)
        if isinstance(container, Object):
            for name in ITEM_METHODS:
                if container.cls.find(name):
                    return machine.call_method(container, name, [index])
            if isinstance(index, str) and machine.semantics.undefined:
                return machine.members.get(container, index)
            raise machine.fail("type", "no elements")
        if isinstance(container, Uninterpreted):
            return machine.uninterpreted("item", [container, index])
        if self.rules.makes and (container is None or isinstance(container, (int, float))):
            return None
        if container is None or container is UNDEFINED:
            raise machine.fail("null" if not machine.semantics.undefined else "type", "an element of null")
        if isinstance(container, ClassValue):
            return machine.members.get(container, index)
        if isinstance(container, Stream):
            return self.get(list(container.values), index)
        if machine.semantics.undefined:
            return machine.members.get(container, index)
        raise machine.fail("type", "no elements")

    # --- writing

    def set(self, container: Any, index: Any, value: Any) -> None:
        """Stores an element."""
        if isinstance(container, list):
            self._set_element(container, index, value)
        elif isinstance(container, KeyedArray):
            self.machine.put_entry(container, self.key(container, index), value)
        elif isinstance(container, Map) and self.has_properties and container.kind == "map":
            # A property of the object is no entry of the map.
            self.machine.function_members[id(container), self.machine.property_name(index)] = value
        elif isinstance(container, Map):
            if container.value_of is not None:
                value = container.value_of(value)
            key = self.key(container, index)
            if key not in container.entries:
                self.machine.charge(4)
            container.entries[key] = value
        elif isinstance(container, Builder):
            position = self._position(container.text, index)
            if position is None:
                self._outside(container.text, index)
                return
            character = self.machine.text(value) if not isinstance(value, int) else chr(value & 0x10FFFF)
            self.machine.step(len(container.text) >> 6)
            container.text = container.text[:position] + character + container.text[position + 1 :]
        else:
            self._set_other(container, index, value)

    def _set_element(self, container: list[Any], index: Any, value: Any) -> None:
        if type(index) in UNKNOWN:
            self.machine.note("opaque")
            return
        position = self._position(container, index)
        kind = getattr(container, "kind", "list")
        if kind == "fixed":
            raise self.machine.fail("state", "a list that cannot be changed")
        if position is None:
            self._set_outside(container, index, value)
            return
        if self.shares_memory:
            self.note_shared(container)
        old = container[position]
        if type(old) is not type(value) or getattr(container, "is_numeric", False):
            convert = getattr(container, "element", None)
            value = convert(value) if convert is not None else self.machine.cast_like(old, value)
        container[position] = value

    def note_shared(self, container: Any) -> None:
        """Notes a store into a slice that shares its memory with another: what the other sees of it is not followed."""
        if getattr(container, "is_shared", False):
            self.machine.note("undefined")

    def _set_outside(self, container: list[Any], index: Any, value: Any) -> None:
        if not self.rules.grows:
            self._outside(container, index)
            raise self.machine.fail("index", "index out of range")
        if not isinstance(index, int) or index < 0:
            raise Unsupported("a property of an array")
        if not getattr(container, "is_numeric", False):
            self.machine.charge(index - len(container) + 1)
            container.extend([*[self.machine.absent] * (index - len(container)), value])

    def _set_other(self, container: Any, index: Any, value: Any) -> None:
        machine = self.machine
        if isinstance(container, Cursor):
            self.set(container.container, container.position + index, value)
        elif isinstance(container, (Place, Pointer)):
            self.set(self.read_through(container), index, value)
        elif isinstance(container, Object):
            for name in SET_METHODS:
                if container.cls.find(name):
                    machine.call_method(container, name, [index, value])
                    return
            if container.cls.find("operator[]"):
                place = machine.call_method(container, "operator[]", [index])
                self.write_through(place, value)
                return
            if machine.semantics.undefined:
                machine.members.set(container, machine.property_name(index), value)
                return
            raise machine.fail("type", "elements cannot be set")
        elif container is None or container is UNDEFINED:
            raise machine.fail("null" if not machine.semantics.undefined else "type", "an element of null")
        elif isinstance(container, Uninterpreted):
            machine.record_call(container, "item", [index, value])
        else:
            raise machine.fail("type", "elements cannot be set")

    def remove(self, container: Any, index: Any) -> None:
        """Removes an element."""
        if container is None and self.rules.makes:
            return
        if isinstance(container, KeyedArray):
            self.machine.own_entries(container).pop(self.key(container, index), None)
        elif isinstance(container, Map):
            key = self.key(container, index)
            if key not in container.entries:
                if self.rules.key in ("undefined", "null"):
                    return
                raise self.machine.fail("key", self.machine.text(key))
            del container.entries[key]
        elif isinstance(container, list):
            position = self._position(container, index)
            if position is None:
                raise self.machine.fail("index", "index out of range")
            self.machine.step(len(container) >> 6)
            del container[position]
        elif isinstance(container, Object):
            self.machine.call_method(container, "__delitem__", [index])
        else:
            raise self.machine.fail("type", "elements cannot be removed")

    # --- slices

    def bounds(self, size: int, low: Any, high: Any, step: Any) -> slice:
        """Returns a slice; bounds that are too large are cut off where the language does so."""
        if not self.is_from_end:
            low = 0 if low is None else low
            high = size if high is None else high
            if not 0 <= low <= high <= size:
                raise self.machine.fail("index", "slice out of range")
        if step == 0:
            raise self.machine.fail("value", "slice step is zero")
        for each in (low, high, step):
            if each is not None and not isinstance(each, int):
                raise self.machine.fail("type", "a bound that is no integer")
        return slice(low, high, step)

    def slice(self, container: Any, low: Any, high: Any, step: Any = None) -> Any:
        """Returns a part of a sequence."""
        if isinstance(container, (Place, Pointer)):
            container = self.read_through(container)
        if isinstance(container, Builder):
            container = container.text
        if isinstance(container, (str, list, tuple, range)):
            part = container[self.bounds(len(container), low, high, step)]
            self.machine.charge(len(part))
            if not isinstance(container, list):
                return part
            made = kind_like(container, part)
            if self.shares_memory:
                made.is_shared = container.is_shared = True  # type: ignore[attr-defined]
            return made
        if isinstance(container, Object):
            raise Unsupported("a slice of an object")
        if isinstance(container, Uninterpreted):
            return self.machine.uninterpreted("slice", [container, low, high, step])
        raise self.machine.fail(
            "null" if container is None and self.machine.semantics.integers.bits else "type", "a slice"
        )

    def set_slice(self, container: Any, low: Any, high: Any, step: Any, value: Any) -> None:
        """Replaces a part of a list."""
        if not isinstance(container, list):
            raise self.machine.fail("type", "a slice of what is no list")
        values = list(elements_of(self.machine, value))
        self.machine.charge(len(values))
        try:
            container[self.bounds(len(container), low, high, step)] = values
        except ValueError:
            raise self.machine.fail("value", "slice of another length") from None

    def remove_slice(self, container: Any, low: Any, high: Any, step: Any) -> None:
        """Removes a part of a list."""
        if not isinstance(container, list):
            raise self.machine.fail("type", "a slice of what is no list")
        del container[self.bounds(len(container), low, high, step)]

    # --- pointers

    def read_through(self, pointer: Any) -> Any:
        """Returns what a pointer or iterator points to."""
        if isinstance(pointer, Place):
            return pointer.read()
        if isinstance(pointer, Pointer):
            return pointer.target
        if isinstance(pointer, Cursor):
            return self.get(pointer.container, _place_of(pointer))
        if pointer is None:
            raise self.machine.fail("null", "a null pointer")
        is_array = isinstance(pointer, list) and getattr(pointer, "kind", "") == "array"
        holds_text = isinstance(pointer, str) and self.machine.semantics.mutable_texts
        if holds_text or (is_array and self.machine.semantics.copied):
            return self.get(pointer, 0)
        if type(pointer).__name__ == "Optional" and self.machine.semantics.mutable_texts:
            return pointer.value
        if isinstance(pointer, Object) and pointer.cls.find("operator*"):
            return self.machine.call_method(pointer, "operator*", [])
        return pointer

    def write_through(self, pointer: Any, value: Any) -> None:
        """Stores a value where a pointer points to."""
        from variorum.interpreter.copying import replace

        if isinstance(pointer, Place):
            pointer.write(self.machine.cast_like(pointer.read(), value))
        elif isinstance(pointer, Cursor):
            self.set(pointer.container, _place_of(pointer), value)
        elif isinstance(pointer, list) and getattr(pointer, "kind", "") == "array":
            self.set(pointer, 0, value)
        elif pointer is None:
            raise self.machine.fail("null", "a null pointer")
        elif not replace(self.machine, pointer.target if isinstance(pointer, Pointer) else pointer, value):
            raise Unsupported("a store through a pointer")

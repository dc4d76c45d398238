"""Adds elements to collections that are being built."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.machine_part import MachinePart
from variorum.interpreter.objects import Object
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import (
    UNDEFINED,
    Builder,
    Library,
    Map,
    Set,
)


class Filling(MachinePart):
    """Builds collections element by element."""

    def append(self, target: Any, value: Any) -> None:
        """Adds a value to a collection that is being built."""
        self.charge(1)
        if isinstance(target, list):
            target.append(value)
        elif isinstance(target, KeyedArray):
            self.own_entries(target)
            target.append(value)
        elif isinstance(target, Set):
            try:
                target.elements[value] = 1
            except TypeError:
                raise self.fail("type", "unhashable element") from None
        elif isinstance(target, Builder):
            target.text += self.text(value)
        else:
            raise Unsupported("growing of something else")

    def own_entries(self, array: KeyedArray) -> dict[Any, Any]:
        """Returns the entries of an array to be changed, and charges for them where that copies them."""
        if array.is_shared:
            self.charge(len(array) * 2)
            self.step(sum(isinstance(each, KeyedArray) for each in array.entries.values()))
        return array.own()

    def put_entry(self, array: KeyedArray, key: Any, value: Any) -> None:
        """Stores a value in an array."""
        self.own_entries(array)
        self.charge(4)
        array.put(key, value)

    def add_entries(self, target: Map, value: Any) -> None:
        """Adds the entries of a map, record or object."""
        if isinstance(value, Map):
            self.charge(len(value) * 2)
            target.entries.update(value.entries)
        elif isinstance(value, Object):
            target.entries.update(value.fields)
        elif isinstance(value, list):
            target.entries.update({self.property_name(index): each for index, each in enumerate(value)})
        elif value is not None and value is not UNDEFINED:
            raise self.fail("type", "not a map")

    def new_list(self, values: Iterable[Any]) -> Any:
        """Returns a list of the language's commonest type."""
        return self.make_collection(self.semantics.collections.list, list(values))

    def property_name(self, key: Any) -> Any:
        """Returns a key as a record holds it."""
        rule = self.semantics.object_keys
        if rule == "text":
            return key if isinstance(key, (str, Library)) else self.text(key)
        if rule == "integers":
            if isinstance(key, (KeyedArray, Object)):
                raise self.fail("type", "a key that is neither an integer nor a text")
            if (
                isinstance(key, str)
                and (key.isdigit() or (key[:1] == "-" and key[1:].isdigit()))
                and str(int(key)) == key
            ):
                return int(key)
            if isinstance(key, (bool, float)):
                return int(key)
            return "" if key is None else key
        return key

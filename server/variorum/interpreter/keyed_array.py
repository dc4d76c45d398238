"""PHP's array: a map that keeps the order of insertion, counts its own integer keys, and is copied by an assignment.

Copies share their entries until one of them is changed, so a copy costs nothing by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from variorum.interpreter.values import Map


class KeyedArray(Map):
    """Entries in the order of insertion, with integers and texts as keys. `next_key` is the key of an element that is added
    without one. `is_shared` tells that another array may have the same entries, which must be copied before they are changed;
    arrays in them are shared then, too."""

    __slots__ = ("cursor", "is_shared", "next_key")

    def __init__(self, entries: dict[Any, Any] | None = None, next_key: int = 0) -> None:
        super().__init__("insertion", entries, "keyed array")
        self.next_key = next_key
        self.is_shared = False
        self.cursor = 0
        """The position that `current` and `next` are at."""

    @classmethod
    def of_values(cls, values: Iterable[Any]) -> KeyedArray:
        """Returns an array with the keys 0, 1, 2 and so on."""
        entries = dict(enumerate(values))
        return cls(entries, len(entries))

    @classmethod
    def of_entries(cls, entries: dict[Any, Any]) -> KeyedArray:
        """Returns an array with the given keys."""
        made = cls(entries)
        made.next_key = max((key + 1 for key in entries if isinstance(key, int) and key >= 0), default=0)
        return made

    def copy(self) -> KeyedArray:
        """Returns an array with the same entries."""
        self.is_shared = True
        other = KeyedArray(self.entries, self.next_key)
        other.is_shared = True
        other.cursor = self.cursor
        return other

    def like(self, entries: dict[Any, Any]) -> KeyedArray:
        """Returns an array with other entries."""
        return KeyedArray.of_entries(entries)

    def own(self) -> dict[Any, Any]:
        """Returns the entries to be changed."""
        if self.is_shared:
            self.entries = {
                key: each.copy() if isinstance(each, KeyedArray) else each
                for key, each in self.entries.items()
            }
            self.is_shared = False
        return self.entries

    def put(self, key: Any, value: Any) -> None:
        """Stores a value under a key."""
        self.own()[key] = value
        if isinstance(key, int) and key >= self.next_key:
            self.next_key = key + 1

    def append(self, value: Any) -> None:
        """Adds a value behind the others."""
        self.put(self.next_key, value)

    def take_over(self, other: KeyedArray) -> None:
        """Gets the entries of another array."""
        copy = other.copy()
        self.entries, self.next_key, self.is_shared, self.cursor = copy.entries, copy.next_key, True, 0

    def set_values(self, values: Iterable[Any]) -> None:
        """Gets the values in place of its entries, with the keys 0, 1, 2 and so on."""
        self.entries = dict(enumerate(values))
        self.next_key = len(self.entries)
        self.is_shared, self.cursor = False, 0

    def set_entries(self, entries: dict[Any, Any]) -> None:
        """Gets other entries in place of its own; the next key stays at least what it was."""
        self.entries = entries
        self.is_shared, self.cursor = False, 0
        self.next_key = max(self.next_key, KeyedArray.of_entries(entries).next_key)

    @property
    def is_list(self) -> bool:
        """Whether the keys are 0, 1, 2 and so on, in this order."""
        return all(key == index for index, key in enumerate(self.entries))

    def values(self) -> list[Any]:
        """Returns the values in order."""
        return list(self.entries.values())

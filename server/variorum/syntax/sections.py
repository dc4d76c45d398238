"""Sections: runs of neighbouring items, with what was folded over them.

What only the whole file can tell is asked on every keystroke. Folded over one section, an answer holds until one of the
section's items changes; what is left to do for a keystroke is to put the answers of the sections together.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, TypeVar

from variorum.syntax.item import Item

_T = TypeVar("_T")

# A change folds one section anew and asks all of them: of a file with ten thousand items both cost about the same.
_SIZE = 48


class Section:
    """Some neighbouring items, as they were when the section was made: a fold may use all of an item but its place."""

    __slots__ = ("_folded", "items")

    def __init__(self, items: Sequence[Item]) -> None:
        self.items = items
        self._folded: dict[Hashable, Any] = {}

    def fold(self, function: Callable[..., _T], *arguments: Hashable) -> _T:
        """What a function makes of the items and of further, hashable arguments; worked out once.

        The function must be one that lasts, such as a module's own, because it is part of the key.
        """
        return self.once((function, *arguments), lambda: function(self.items, *arguments))

    def once(self, key: Hashable, make: Callable[[], _T]) -> _T:
        """What `make` makes of the items, worked out when a key is asked for the first time."""
        if key not in self._folded:
            self._folded[key] = make()
        value: _T = self._folded[key]
        return value


def sections_of(items: Sequence[Item]) -> tuple[Section, ...]:
    """The sections of a whole file."""
    return tuple(Section(items[start : start + _SIZE]) for start in range(0, len(items), _SIZE))


def sections_after(
    before: Sequence[Section], items: Sequence[Item], kept: int, rest: int
) -> tuple[Section, ...]:
    """The sections of an edited file: those that the edit did not touch, and new ones between them.

    Args:
        before: the sections before the edit.
        items: the items after it.
        kept: how many items the edit left alone at the beginning.
        rest: how many it left alone at the end.
    """
    head, start = _whole(iter(before), kept)
    tail, behind = _whole(reversed(before[head:]), rest)
    if head and len(items) - behind - start < _SIZE // 2:
        # Small ones join the one before, so that a file that is written item by item does not fall to pieces.
        head -= 1
        start -= len(before[head].items)
    return (
        *before[:head],
        *sections_of(items[start : len(items) - behind]),
        *before[len(before) - tail :],
    )


def _whole(sections: Iterator[Section], items: int) -> tuple[int, int]:
    """How many of the sections lie within a number of items, and how many items these have."""
    count = covered = 0
    for section in sections:
        if covered + len(section.items) > items:
            break
        covered += len(section.items)
        count += 1
    return count, covered

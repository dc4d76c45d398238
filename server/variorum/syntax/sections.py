"""Sections: runs of neighbouring items with cached results of functions over them.

Checks of a whole file run on every keystroke. The result over one section remains valid until one of its items
changes, so a keystroke only combines the results of the sections.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from math import isqrt
from typing import Any, NamedTuple, TypeVar

from variorum.syntax.item import Item

_T = TypeVar("_T")

# The minimum and maximum number of items in a section.
_SMALLEST, _LARGEST = 16, 160


class _Notes(NamedTuple):
    """Notes on the items of a section, and what they depend on besides these items."""

    basis: object
    entries: Sequence[tuple[int, Any]]


class _Succession(NamedTuple):
    """What a section takes over from the one it replaces, which has as many items."""

    notes: Mapping[Hashable, _Notes]
    changed: range
    """The indices of the changed items."""


class Section:
    """Neighbouring items, at their positions when the section was made. Functions over them may use all of an item
    except its position.
    """

    __slots__ = ("_folded", "_notes", "_succession", "begin", "items", "length")

    def __init__(self, items: Sequence[Item], *, succession: _Succession | None = None) -> None:
        first, last = items[0], items[-1]
        self.items = items
        self.begin = first.span.start
        """The original start of the first item, in bytes."""
        self.length = last.span.start + len(last.facts.text) - self.begin
        """The length up to the end of the last item's text, in bytes; for a header, up to its members."""
        self._folded: dict[Hashable, Any] = {}
        self._notes: dict[Hashable, _Notes] = {}
        self._succession = succession

    def fold(self, function: Callable[..., _T], *arguments: Hashable) -> _T:
        """Returns the cached result of a function of the items and of further hashable arguments.

        The function must be long-lived, such as a module's function, because it is part of the key.
        """
        key = (function, *arguments)
        if key in self._folded:
            known: _T = self._folded[key]
            return known
        value = self._folded[key] = function(self.items, *arguments)
        return value

    def once(self, key: Hashable, make: Callable[[], _T]) -> _T:
        """Returns the cached value of a key, computed by `make` the first time."""
        if key not in self._folded:
            self._folded[key] = make()
        value: _T = self._folded[key]
        return value

    def noted(
        self, key: Hashable, make: Callable[[range], Iterable[tuple[int, _T]]], basis: object = None
    ) -> Sequence[tuple[int, _T]]:
        """Returns the notes on the items, each with the index of its item.

        Notes on items that an edit did not change are reused. If no note changes, the result is the same object as
        before.

        Args:
            key: what is noted.
            make: yields the notes on the items with some indices, in their order.
            basis: what the notes depend on besides the items' texts. It is compared with the last one, which is
                cheap if both consist of the same objects.
        """
        known = self._notes.get(key)
        if known is None or known.basis != basis:
            # Assigned as a whole: another thread may read another version of the file.
            known = self._notes[key] = _Notes(basis, self._succeeding(key, make, basis))
        return known.entries

    def _succeeding(
        self, key: Hashable, make: Callable[[range], Iterable[tuple[int, _T]]], basis: object
    ) -> Sequence[tuple[int, _T]]:
        succession = self._succession
        last = succession.notes.get(key) if succession is not None else None
        if succession is None or last is None or last.basis != basis:
            return list(make(range(len(self.items))))
        changed, entries = succession.changed, last.entries
        made, gone = list(make(changed)), [note for note in entries if note[0] in changed]
        if not made and not gone:
            return entries
        before = [note for note in entries if note[0] < changed.start]
        return [*before, *made, *entries[len(before) + len(gone) :]]

    def succeeded_by(self, items: Sequence[Item], changed: range) -> Section:
        """Returns the section that replaces this one, with as many items. Those whose indices are not in `changed`
        have only moved.
        """
        # Otherwise each section would keep all of its predecessors alive.
        self._succession = None
        return Section(items, succession=_Succession(self._notes, changed))

    def with_item(self, index: int, item: Item) -> Section:
        """Returns the section with one item replaced by an equal one at another position. Cached results remain
        valid.
        """
        items = (*self.items[:index], item, *self.items[index + 1 :])
        section = Section(items, succession=self._succession)
        section._folded, section._notes = self._folded, self._notes
        return section


def size_for(count: int) -> int:
    """Returns how many items a section should have in a file of so many.

    A change recomputes one section and visits all of them. Visiting a section costs about twice as much as
    recomputing an item.
    """
    return min(max(isqrt(2 * count), _SMALLEST), _LARGEST)


def sections_of(items: Sequence[Item], size: int) -> list[Section]:
    """Returns a run of items split into sections of a size."""
    return [Section(items[start : start + size]) for start in range(0, len(items), size)]


def whole_sections(sections: Iterator[Section], items: int) -> tuple[int, int]:
    """Returns how many of the sections are covered by a number of items, and how many items these have."""
    count = covered = 0
    for section in sections:
        if covered + len(section.items) > items:
            break
        covered += len(section.items)
        count += 1
    return count, covered

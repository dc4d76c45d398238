"""Sections: runs of neighbouring items, with what was folded over them.

What only the whole file can tell is asked on every keystroke. Folded over one section, an answer holds until one of the
section's items changes; what is left to do for a keystroke is to put the answers of the sections together.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from math import isqrt
from typing import Any, NamedTuple, TypeVar

from variorum.syntax.item import Item

_T = TypeVar("_T")

# Items of a section at least, and at most.
_SMALLEST, _LARGEST = 16, 160


class _Notes(NamedTuple):
    """What was noted of the items of a section, and what that rests on besides them."""

    basis: object
    entries: Sequence[tuple[int, Any]]


class _Succession(NamedTuple):
    """What a section takes over from the one in the place of which it stands, and which has as many items."""

    notes: Mapping[Hashable, _Notes]
    changed: range
    """The numbers of the items that are others."""


class Section:
    """Some neighbouring items, as they were when the section was made: a fold may use all of an item but its place."""

    __slots__ = ("_folded", "_notes", "_succession", "begin", "items", "length")

    def __init__(self, items: Sequence[Item], *, succession: _Succession | None = None) -> None:
        first, last = items[0], items[-1]
        self.items = items
        self.begin = first.span.start
        """Where the first of the items stood, in bytes."""
        self.length = last.span.start + len(last.facts.text) - self.begin
        """From there to the end of the last item's text, in bytes; of the head of a container, to where its members begin."""
        self._folded: dict[Hashable, Any] = {}
        self._notes: dict[Hashable, _Notes] = {}
        self._succession = succession

    def fold(self, function: Callable[..., _T], *arguments: Hashable) -> _T:
        """What a function makes of the items and of further, hashable arguments; worked out once.

        The function must be one that lasts, such as a module's own, because it is part of the key.
        """
        key = (function, *arguments)
        if key in self._folded:
            known: _T = self._folded[key]
            return known
        value = self._folded[key] = function(self.items, *arguments)
        return value

    def once(self, key: Hashable, make: Callable[[], _T]) -> _T:
        """What `make` makes of the items, worked out when a key is asked for the first time."""
        if key not in self._folded:
            self._folded[key] = make()
        value: _T = self._folded[key]
        return value

    def noted(
        self, key: Hashable, make: Callable[[range], Iterable[tuple[int, _T]]], basis: object = None
    ) -> Sequence[tuple[int, _T]]:
        """What is noted of the items, each note with the number of its item.

        Of items that an edit left alone it is what was noted before. Where nothing of it changes, it is the very same object.

        Args:
            key: what is noted.
            make: yields the notes of the items with some numbers, in the order of these.
            basis: all that the notes rest on besides the texts of the items. It is compared with that of the last time, which
                costs nothing where it is made of the same objects.
        """
        known = self._notes.get(key)
        if known is None or known.basis != basis:
            # Put down as a whole: another thread may look at another state of the file.
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
        """The section in the place of this one, with as many items; those with other numbers than `changed` have only moved."""
        # Nothing may hold on to all the sections that there ever were.
        self._succession = None
        return Section(items, succession=_Succession(self._notes, changed))

    def with_item(self, index: int, item: Item) -> Section:
        """The section with an item in the place of one from which it differs by its place alone: what was folded holds."""
        items = (*self.items[:index], item, *self.items[index + 1 :])
        section = Section(items, succession=self._succession)
        section._folded, section._notes = self._folded, self._notes
        return section


def size_for(count: int) -> int:
    """How many items a section should have in a file of so many.

    A change folds one section anew and asks all of them. To ask a section costs about twice as much as to fold an item.
    """
    return min(max(isqrt(2 * count), _SMALLEST), _LARGEST)


def sections_of(items: Sequence[Item], size: int) -> list[Section]:
    """The sections of a size that a run of items falls into."""
    return [Section(items[start : start + size]) for start in range(0, len(items), size)]


def whole_sections(sections: Iterator[Section], items: int) -> tuple[int, int]:
    """How many of the sections lie within a number of items, and how many items these have."""
    count = covered = 0
    for section in sections:
        if covered + len(section.items) > items:
            break
        covered += len(section.items)
        count += 1
    return count, covered

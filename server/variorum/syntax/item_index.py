"""The items of a file in source order, in sections that an edit before them moves as a whole.

A section keeps its items at their original positions, and the index keeps the offset by which each section has moved.
Items are moved to their current positions on demand, a section at a time, so an edit costs the number of sections and
not of items. Repeated requests return the same objects.

Results computed per section are listed for all of them, and the next version's list takes over the parts before and
after the edit: asking for the whole file costs the sections that the edit changed.

The header of a container grows with an edit among its members, so items of a section may refer to an old header.
Headers are identified by their facts, which no two headers share.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import accumulate
from operator import attrgetter
from typing import Any, TypeVar, overload

import attrs

from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.sections import Section, sections_of, size_for, whole_sections
from variorum.syntax.span import Span

_T = TypeVar("_T")


@attrs.frozen(eq=False)
class _Inheritance:
    """The per-section results of the index before an edit."""

    lists: Mapping[Hashable, Sequence[Any]]
    head: int
    """How many sections at the start are unchanged."""
    behind: int
    """The old number of the first unchanged section at the end."""

    def taken_over(self, key: Hashable, count: int, made: Callable[[range], list[_T]]) -> list[_T]:
        """Returns the list under a key for `count` sections, in which only the changed ones are `made`."""
        before = self.lists.get(key)
        if before is None:
            return made(range(count))
        middle = made(range(self.head, count - len(before) + self.behind))
        return [*before[: self.head], *middle, *before[self.behind :]]


_NOTHING = _Inheritance({}, 0, 0)


class ItemIndex(Sequence[Item]):
    """The items of one version of a file. An edit makes the next one."""

    def __init__(
        self, sections: Sequence[Section], shifts: Sequence[int], inheritance: _Inheritance = _NOTHING
    ) -> None:
        """`shifts` are the bytes that each section has moved since it was made."""
        self.sections = sections
        self._inheritance = inheritance
        self._lists: dict[Hashable, Sequence[Any]] = {}
        self._shifts = shifts
        self._ends = list(accumulate(len(section.items) for section in sections))
        self.starts = [section.begin + shift for section, shift in zip(sections, shifts, strict=True)]
        """The start of each section's first item, in bytes."""
        self._placed: list[Sequence[Item] | None] = [None] * len(sections)
        self._known_heads: dict[ItemFacts, Item] | None = None

    @classmethod
    def of(cls, items: Sequence[Item]) -> ItemIndex:
        """Returns the index of items at their current positions."""
        sections = sections_of(items, size_for(len(items)))
        return cls(sections, [0] * len(sections))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __iter__(self) -> Iterator[Item]:
        for number in range(len(self.sections)):
            yield from self.placed(number)

    @overload
    def __getitem__(self, number: int) -> Item: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[Item]: ...

    def __getitem__(self, number: int | slice) -> Item | Sequence[Item]:
        if isinstance(number, slice):
            first, end, step = number.indices(len(self))
            if step != 1:
                return [self[one] for one in range(first, end, step)]
            return [
                item for section in self._sections_of(first, end) for item in self._part(section, first, end)
            ]
        if number < 0:
            number += len(self)
        if not 0 <= number < len(self):
            raise IndexError(f"there are {len(self)} items")
        section = self._section_of(number)
        return self.placed(section)[number - self._first(section)]

    def placed(self, section: int) -> Sequence[Item]:
        """Returns the items of a section at their current positions."""
        known = self._placed[section]
        if known is None:
            known = self._placed[section] = self._in_place(self.sections[section], self._shifts[section])
        return known

    def facts(self) -> Iterator[ItemFacts]:
        """Yields the facts of each item, without moving items to their positions."""
        for section in self.sections:
            for item in section.items:
                yield item.facts

    def end_of(self, section: int) -> int:
        """Returns the end of the last item of a section; for a header, the start of its members."""
        return self.starts[section] + self.sections[section].length

    def listed(self, key: Hashable, make: Callable[[int], _T]) -> Sequence[_T]:
        """Returns the cached values of each section under a key, in file order. `make` computes one from a section's
        number.

        The value must not depend on the section's position in the file.
        """
        sections = self.sections
        return self._listed(
            key, lambda numbers: [sections[number].once(key, partial(make, number)) for number in numbers]
        )

    def noted(
        self, key: Hashable, make: Callable[[int, range], Sequence[tuple[int, _T]]]
    ) -> Sequence[Sequence[tuple[int, _T]]]:
        """Returns the notes of each section, computed by `make` from the section's number and those of its items;
        see `Section.noted`.
        """
        sections = self.sections
        return self._listed(
            key, lambda numbers: [sections[number].noted(key, partial(make, number)) for number in numbers]
        )

    def folded(self, function: Callable[..., _T], *arguments: Hashable) -> Sequence[_T]:
        """Returns the results of a function of the items of each section and of further arguments; see
        `Section.fold`.
        """
        sections = self.sections
        return self._listed(
            (function, *arguments),
            lambda numbers: [sections[number].fold(function, *arguments) for number in numbers],
        )

    def found(
        self, function: Callable[..., Sequence[tuple[int, _T]]], *arguments: Hashable
    ) -> Iterator[tuple[Item, _T]]:
        """Yields the results of a function of some neighbouring items, which it returns as pairs of an index among
        them and a value.

        The function may use all of an item except its position, and no other item: only changed items are visited
        again.
        """
        notes = self.noted((function, *arguments), partial(self._found, function, arguments))
        for number, found in enumerate(notes):
            if found:
                items = self.placed(number)
                for index, value in found:
                    yield items[index], value

    def number_at(self, offset: int) -> int:
        """Returns how many items start before a byte offset."""
        section = bisect_left(self.starts, offset) - 1
        if section < 0:
            return 0
        items, shift = self.sections[section].items, self._shifts[section]
        return self._first(section) + bisect_left(items, offset - shift, key=_start)

    def has_item_ending_at(self, offset: int) -> bool:
        """Whether some item ends at a byte offset."""
        number = self.number_at(offset)
        item = self[number - 1] if number else None
        while item is not None and item.span.end != offset:
            item = item.container
        return item is not None

    def boundary_behind(self, offset: int) -> int | None:
        """Where the innermost item around an offset ends, or the next one behind it; None where a container ends first."""
        number = self.number_at(offset + 1)
        around = self[number - 1] if number else None
        while around is not None and around.span.end <= offset:
            around = around.container
        following = self[number] if number < len(self) else None
        if around is not None and not around.facts.is_header:
            return around.span.end
        return following.span.end if following is not None and following.container is around else None

    def number_of(self, item: Item) -> int:
        """Returns the index of an item."""
        number = self.number_at(item.span.start)
        while self[number] is not item:
            number += 1
        return number

    def after(
        self, reused: int, rest: int, made: Sequence[Item], growth: int, grown: Iterable[tuple[int, Item]]
    ) -> ItemIndex:
        """Returns the index after an edit.

        Args:
            reused: how many items at the start are unchanged and unmoved.
            rest: how many at the end only move.
            made: the items between them.
            growth: by how many bytes the rest moves.
            grown: the indices of the headers of the containers around the edit, with their new values.
        """
        head, start = whole_sections(iter(self.sections), reused)
        tail, covered = whole_sections(iter(reversed(self.sections[head:])), rest)
        size = size_for(len(self))
        if head and reused - start + len(made) + rest - covered < size // 2:
            # Small sections are merged with the one before, so that a file that is typed item by item is not
            # fragmented.
            head -= 1
            start -= len(self.sections[head].items)
        heads = dict(grown)
        before = [heads.get(start + index, item) for index, item in enumerate(self[start:reused])]
        moved = [
            _moved(item, growth, item.container) for item in self[len(self) - rest : len(self) - covered]
        ]
        behind = len(self.sections) - tail
        middle = self._between(
            head, behind, [*before, *made, *moved], range(reused - start, reused - start + len(made)), size
        )
        return ItemIndex(
            [*self._with(heads, head), *middle, *self.sections[behind:]],
            [
                *self._shifts[:head],
                *([0] * len(middle)),
                *[shift + growth for shift in self._shifts[behind:]],
            ],
            _Inheritance(self._lists, head, behind),
        )

    def _between(
        self, first: int, behind: int, items: Sequence[Item], made: range, size: int
    ) -> list[Section]:
        """Returns the sections that replace those from `first` to before `behind`. `made` are the indices of new
        items.
        """
        if behind - first == 1 and len(self.sections[first].items) == len(items):
            return [self.sections[first].succeeded_by(items, made)]
        return sections_of(items, size)

    def _listed(self, key: Hashable, made: Callable[[range], list[_T]]) -> Sequence[_T]:
        known = self._lists.get(key)
        if known is None:
            known = self._lists[key] = self._inheritance.taken_over(key, len(self.sections), made)
        return known

    def _with(self, heads: dict[int, Item], count: int) -> list[Section]:
        """Returns the first `count` sections, with these headers in them."""
        sections = list(self.sections[:count])
        for number, item in heads.items():
            place = self._section_of(number)
            if place < count:
                shift = self._shifts[place]
                stored = _moved(item, -shift, item.container)
                sections[place] = sections[place].with_item(number - self._first(place), stored)
        return sections

    def _first(self, section: int) -> int:
        """Returns the index of a section's first item."""
        return self._ends[section - 1] if section else 0

    def _section_of(self, number: int) -> int:
        """Returns the section that holds an item."""
        return bisect_left(self._ends, number + 1)

    def _sections_of(self, first: int, end: int) -> range:
        """Returns the sections with items in a range of indices."""
        return range(self._section_of(first), self._section_of(end - 1) + 1) if first < end else range(0)

    def _part(self, section: int, first: int, end: int) -> Sequence[Item]:
        """Returns the items of a section with indices in a range."""
        base = self._first(section)
        return self.placed(section)[max(first - base, 0) : end - base]

    def _in_place(self, section: Section, shift: int) -> Sequence[Item]:
        around = section.fold(_containers)
        has_heads = bool(section.fold(_head_numbers))
        if not shift and not around:
            return section.items
        heads = self._heads() if around or has_heads else {}
        if not shift and all(heads.get(one.facts) is one for one in around):
            return section.items
        return [
            heads[item.facts] if item.facts in heads else _moved(item, shift, _owner(item, heads))
            for item in section.items
        ]

    def _found(
        self,
        function: Callable[..., Sequence[tuple[int, _T]]],
        arguments: Sequence[Hashable],
        section: int,
        numbers: range,
    ) -> list[tuple[int, _T]]:
        items = self.sections[section].items[numbers.start : numbers.stop]
        return [(numbers.start + index, value) for index, value in function(items, *arguments)]

    def _heads(self) -> dict[ItemFacts, Item]:
        """Returns the headers of all containers at their current positions, by their facts."""
        if self._known_heads is None:
            heads: dict[ItemFacts, Item] = {}
            for section, shift in zip(self.sections, self._shifts, strict=True):
                for index in section.fold(_head_numbers):
                    item = section.items[index]
                    heads[item.facts] = _moved(item, shift, _owner(item, heads))
            self._known_heads = heads
        return self._known_heads


_start = attrgetter("span.start")


def _head_numbers(items: Sequence[Item]) -> list[int]:
    return [index for index, item in enumerate(items) if item.facts.is_header]


def _containers(items: Sequence[Item]) -> Sequence[Item]:
    """Returns the different containers of the items."""
    return list(dict.fromkeys(item.container for item in items if item.container is not None))


def _owner(item: Item, heads: dict[ItemFacts, Item]) -> Item | None:
    return heads[item.container.facts] if item.container is not None else None


def _moved(item: Item, growth: int, container: Item | None) -> Item:
    """Returns the item moved by some bytes and with this container. Returns the same object if nothing changes."""
    if not growth and container is item.container:
        return item
    start, end = item.span
    return Item(Span(start + growth, end + growth), item.node_type, container, item.facts, item.has_error)

"""The layout of a file: its items in source order, in sections that an edit before them moves as wholes.

A section keeps its items where they stood when it was made, and the layout keeps for each section by how many bytes it has
moved since. An item in its place is made when somebody asks for it, and for all of its section at once; so an edit costs
the sections of a file, and not its items. Who asks twice gets the same items.

What is worked out from each section is listed for all of them, and the list of the next state takes over the parts before
and behind the edit: to ask the whole file costs a look at the sections that the edit made, however long the file is.

The head of a container grows with an edit among its members. Items of a section may therefore name a container as it was:
the facts of a head, which no other head has, tell which of the layout's heads is meant.
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
    """What the layout before an edit listed for its sections."""

    lists: Mapping[Hashable, Sequence[Any]]
    head: int
    """How many sections at the beginning are those of before."""
    behind: int
    """The old number of the first of those at the end that are those of before."""

    def taken_over(self, key: Hashable, count: int, made: Callable[[range], list[_T]]) -> list[_T]:
        """The list under a key for `count` sections, of which what belongs to those in the middle is `made`."""
        before = self.lists.get(key)
        if before is None:
            return made(range(count))
        middle = made(range(self.head, count - len(before) + self.behind))
        return [*before[: self.head], *middle, *before[self.behind :]]


_NOTHING = _Inheritance({}, 0, 0)


class ItemIndex(Sequence[Item]):
    """The items of one state of a file; an edit makes the next one."""

    def __init__(
        self, sections: Sequence[Section], shifts: Sequence[int], inheritance: _Inheritance = _NOTHING
    ) -> None:
        """`shifts` says of each section by how many bytes it has moved since it was made."""
        self.sections = sections
        self._inheritance = inheritance
        self._lists: dict[Hashable, Sequence[Any]] = {}
        self._shifts = shifts
        self._ends = list(accumulate(len(section.items) for section in sections))
        self.starts = [section.begin + shift for section, shift in zip(sections, shifts, strict=True)]
        """Where the first item of each section begins, in bytes."""
        self._placed: list[Sequence[Item] | None] = [None] * len(sections)
        self._known_heads: dict[ItemFacts, Item] | None = None

    @classmethod
    def of(cls, items: Sequence[Item]) -> ItemIndex:
        """The layout of items in their places."""
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
        """The items of a section in their places."""
        known = self._placed[section]
        if known is None:
            known = self._placed[section] = self._in_place(self.sections[section], self._shifts[section])
        return known

    def facts(self) -> Iterator[ItemFacts]:
        """The facts of each item; none of them has to be put into its place for that."""
        for section in self.sections:
            for item in section.items:
                yield item.facts

    def end_of(self, section: int) -> int:
        """Where the text of a section's last item ends; of the head of a container, where its members begin."""
        return self.starts[section] + self.sections[section].length

    def listed(self, key: Hashable, make: Callable[[int], _T]) -> Sequence[_T]:
        """What is kept with each section under a key, in the order of the file; `make` makes it from a section's number.

        What is made may not depend on where in the file the section stands.
        """
        sections = self.sections
        return self._listed(
            key, lambda numbers: [sections[number].once(key, partial(make, number)) for number in numbers]
        )

    def noted(
        self, key: Hashable, make: Callable[[int, range], Sequence[tuple[int, _T]]]
    ) -> Sequence[Sequence[tuple[int, _T]]]:
        """What `make` notes of items of each section, from the section's number and theirs in it; see `Section.noted`."""
        sections = self.sections
        return self._listed(
            key, lambda numbers: [sections[number].noted(key, partial(make, number)) for number in numbers]
        )

    def folded(self, function: Callable[..., _T], *arguments: Hashable) -> Sequence[_T]:
        """What a function makes of the items of each section and of further arguments; see `Section.fold`."""
        sections = self.sections
        return self._listed(
            (function, *arguments),
            lambda numbers: [sections[number].fold(function, *arguments) for number in numbers],
        )

    def found(
        self, function: Callable[..., Sequence[tuple[int, _T]]], *arguments: Hashable
    ) -> Iterator[tuple[Item, _T]]:
        """What a function finds in some neighbouring items, given as the number of one among them and something of it.

        It may use all of an item but its place, and no other item: only those that an edit made are looked at again.
        """
        notes = self.noted((function, *arguments), partial(self._found, function, arguments))
        for number, found in enumerate(notes):
            if found:
                items = self.placed(number)
                for index, value in found:
                    yield items[index], value

    def number_at(self, offset: int) -> int:
        """How many items begin before a byte offset."""
        section = bisect_left(self.starts, offset) - 1
        if section < 0:
            return 0
        items, shift = self.sections[section].items, self._shifts[section]
        return self._first(section) + bisect_left(items, offset - shift, key=_start)

    def number_of(self, item: Item) -> int:
        """Which of the items it is, counted from 0."""
        number = self.number_at(item.span.start)
        while self[number] is not item:
            number += 1
        return number

    def after(
        self, reused: int, rest: int, made: Sequence[Item], growth: int, grown: Iterable[tuple[int, Item]]
    ) -> ItemIndex:
        """The layout after an edit.

        Args:
            kept: how many items at the beginning stay where they are.
            rest: how many at the end only move.
            made: the items between them.
            growth: by how many bytes the rest moves.
            grown: the numbers of the heads that the edit lies behind and in whose containers it is, and what they are now.
        """
        head, start = whole_sections(iter(self.sections), reused)
        tail, covered = whole_sections(iter(reversed(self.sections[head:])), rest)
        size = size_for(len(self))
        if head and reused - start + len(made) + rest - covered < size // 2:
            # Small ones join the one before, so that a file that is written item by item does not fall to pieces.
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
        """Sections of a size in the place of those from `first` to before `behind`; of the items, these are `made` anew."""
        if behind - first == 1 and len(self.sections[first].items) == len(items):
            return [self.sections[first].succeeded_by(items, made)]
        return sections_of(items, size)

    def _listed(self, key: Hashable, made: Callable[[range], list[_T]]) -> Sequence[_T]:
        known = self._lists.get(key)
        if known is None:
            known = self._lists[key] = self._inheritance.taken_over(key, len(self.sections), made)
        return known

    def _with(self, heads: dict[int, Item], count: int) -> list[Section]:
        """So many sections from the beginning, with these heads in them."""
        sections = list(self.sections[:count])
        for number, item in heads.items():
            place = self._section_of(number)
            if place < count:
                shift = self._shifts[place]
                stored = _moved(item, -shift, item.container)
                sections[place] = sections[place].with_item(number - self._first(place), stored)
        return sections

    def _first(self, section: int) -> int:
        """The number of a section's first item."""
        return self._ends[section - 1] if section else 0

    def _section_of(self, number: int) -> int:
        """Which section holds an item."""
        return bisect_left(self._ends, number + 1)

    def _sections_of(self, first: int, end: int) -> range:
        """The sections that hold items from one number to before another."""
        return range(self._section_of(first), self._section_of(end - 1) + 1) if first < end else range(0)

    def _part(self, section: int, first: int, end: int) -> Sequence[Item]:
        """The items of a section whose numbers are in a range."""
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
        """The heads of all containers in their places, by their facts."""
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
    """The different containers that the items name."""
    return list(dict.fromkeys(item.container for item in items if item.container is not None))


def _owner(item: Item, heads: dict[ItemFacts, Item]) -> Item | None:
    return heads[item.container.facts] if item.container is not None else None


def _moved(item: Item, growth: int, container: Item | None) -> Item:
    """The item so many bytes further on and in this container; the very same where that changes nothing."""
    if not growth and container is item.container:
        return item
    start, end = item.span
    return Item(Span(start + growth, end + growth), item.node_type, container, item.facts, item.has_error)

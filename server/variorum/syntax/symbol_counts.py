"""Counts the names and marks of the items of a file, so that an edit adds and subtracts instead of counting again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence, Set
from typing import TypeVar

import attrs

from variorum.syntax.item import Item, ItemFacts

Place = tuple[ItemFacts | None, str]
"""A name, and the facts of the header of the container that binds it; None for the file itself."""
_K = TypeVar("_K")


@attrs.frozen(eq=False)
class SymbolCounts:
    """How many items use each name, and how many have each mark. Zero counts are not listed."""

    reads: dict[str, int]
    """Names that items read from their surroundings, or export in a list."""
    members: dict[str, int]
    """Names used after a dot or an arrow."""
    dynamic: int
    """How many items make the file's names unknowable."""
    bound: dict[str, int]
    """Names that top-level items bind."""
    members_bound: dict[str, int]
    """Names that items in a class or another container bind there."""
    places: dict[Place, int]
    """Names with the container that binds them."""
    repeated: frozenset[Place]
    """The places that more than one item binds."""
    lacking: frozenset[str]
    """Names that are read and not bound in the file itself."""
    shared: dict[str, int]
    """Names that functions declare to share with the enclosing scope."""
    marks: dict[str, int]
    """What checks can select items by; see `ItemFacts.marks`."""

    @classmethod
    def of(cls, items: Iterable[Item]) -> SymbolCounts:
        """Returns the counts of these items."""
        reads: list[str] = []
        members: list[str] = []
        bound: list[str] = []
        members_bound: list[str] = []
        places: list[Place] = []
        shared: list[str] = []
        marks: list[str] = []
        dynamic = 0
        for item in items:
            facts, container = item.facts, item.container
            names = facts.names
            around = container.facts if container is not None else None
            own = [binding.name for binding in names.outermost]
            (bound if around is None else members_bound).extend(own)
            places += [(around, name) for name in own]
            reads += names.free_reads
            reads += names.exports - names.free_reads
            members += names.members
            shared += names.shared
            marks += facts.marks
            dynamic += names.is_dynamic
        counted, reads_counted, bound_counted = _counted(places), _counted(reads), _counted(bound)
        return cls(
            reads_counted,
            _counted(members),
            dynamic,
            bound_counted,
            _counted(members_bound),
            counted,
            frozenset([place for place, count in counted.items() if count > 1]),
            frozenset([name for name in reads_counted if name not in bound_counted]),
            _counted(shared),
            _counted(marks),
        )

    def after(self, gone: Iterable[Item], made: Iterable[Item]) -> SymbolCounts:
        """Returns the counts after some items were removed and others added."""
        less, more = SymbolCounts.of(gone), SymbolCounts.of(made)
        places = _sum(self.places, less.places, more.places)
        moved = less.places.keys() | more.places.keys()
        reads, bound = _sum(self.reads, less.reads, more.reads), _sum(self.bound, less.bound, more.bound)
        changed = (less.reads.keys() ^ more.reads.keys()) | (less.bound.keys() ^ more.bound.keys())
        return SymbolCounts(
            reads,
            _sum(self.members, less.members, more.members),
            self.dynamic - less.dynamic + more.dynamic,
            bound,
            _sum(self.members_bound, less.members_bound, more.members_bound),
            places,
            _replaced(self.repeated, moved, [place for place in moved if places.get(place, 0) > 1]),
            _replaced(
                self.lacking, changed, [name for name in changed if name in reads and name not in bound]
            ),
            _sum(self.shared, less.shared, more.shared),
            _sum(self.marks, less.marks, more.marks),
        )


def _counted(names: Sequence[_K]) -> dict[_K, int]:
    return dict(Counter(names)) if names else {}


def _sum(counts: dict[_K, int], less: dict[_K, int], more: dict[_K, int]) -> dict[_K, int]:
    if less == more:
        return counts
    counts = dict(counts)
    for name, count in more.items():
        counts[name] = counts.get(name, 0) + count
    for name, count in less.items():
        counts[name] -= count
        if not counts[name]:
            del counts[name]
    return counts


def _replaced(names: frozenset[_K], touched: Set[_K], among: Iterable[_K]) -> frozenset[_K]:
    """Returns the names without the touched ones, except those that are in `among`."""
    return names.difference(touched).union(among) if touched else names

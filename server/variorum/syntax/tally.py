"""The names that the items of a file use, counted, so that an edit adds and takes away instead of counting anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import attrs

from variorum.syntax.item import Item


@attrs.frozen(eq=False)
class Tally:
    """By how many items each name is used. A name that no item uses has no entry."""

    reads: dict[str, int]
    """Names that items read from their surroundings, or export by listing them."""
    members: dict[str, int]
    """Names used behind a dot or an arrow."""
    dynamic: int
    """How many items make the file's names unknowable."""

    @classmethod
    def of(cls, items: Iterable[Item]) -> Tally:
        """The tally of these items."""
        reads: Counter[str] = Counter()
        members: Counter[str] = Counter()
        dynamic = 0
        for item in items:
            names = item.facts.names
            reads.update(names.free_reads)
            reads.update(names.exports - names.free_reads)
            members.update(names.members)
            dynamic += names.is_dynamic
        return cls(dict(reads), dict(members), dynamic)

    def after(self, gone: Iterable[Item], made: Iterable[Item]) -> Tally:
        """The tally once some items are gone and others have been made."""
        less, more = Tally.of(gone), Tally.of(made)
        return Tally(
            _sum(self.reads, less.reads, more.reads),
            _sum(self.members, less.members, more.members),
            self.dynamic - less.dynamic + more.dynamic,
        )


def _sum(counts: dict[str, int], less: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    counts = dict(counts)
    for name, count in more.items():
        counts[name] = counts.get(name, 0) + count
    for name, count in less.items():
        counts[name] -= count
        if not counts[name]:
            del counts[name]
    return counts

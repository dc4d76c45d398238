"""Finds terms of the translation that differ in one place from a term that only the original has."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

import attrs

from variorum.translation.suspicion.statement_terms import StatementTerm
from variorum.translation.suspicion.term import SET, Term
from variorum.translation.suspicion.term_differences import Difference, DifferenceKind

# The parts of longer terms are seldom all alike.
_MOST_PARTS = 4

_Place = tuple[str, int, tuple[str, ...]]


@attrs.frozen
class Occurrences:
    """How often each key occurs on either side."""

    source: Counter[str]
    target: Counter[str]

    @classmethod
    def of(cls, source: Sequence[StatementTerm], target: Sequence[StatementTerm]) -> Occurrences:
        """Counts the terms of both sides."""
        return cls(_counted(source), _counted(target))

    def only_in_source(self, one: Term) -> bool:
        """Returns whether the original has more of a term."""
        return self.source[one.key] > self.target[one.key]

    def only_in_target(self, one: Term) -> bool:
        """Returns whether the translation has more of a term."""
        return self.target[one.key] > self.source[one.key]


def near_misses(
    source: Sequence[StatementTerm], target: Sequence[StatementTerm], occurrences: Occurrences
) -> Iterator[tuple[Difference, int]]:
    """Yields differences in one operator or leaf, each with how many terms of the original it may come from."""
    by_parts: dict[tuple[str, ...], list[Term]] = defaultdict(list)
    by_rest: dict[_Place, list[Term]] = defaultdict(list)
    for one in _small_terms(source):
        if occurrences.only_in_source(one):
            by_parts[tuple(part.key for part in one.parts)].append(one)
            for place in _places(one):
                by_rest[place].append(one)
    for other in _small_terms(target):
        if not occurrences.only_in_target(other):
            continue
        changed = by_parts.get(tuple(part.key for part in other.parts), ())
        if changed and not other.is_call:
            yield Difference(DifferenceKind.OPERATOR, changed[0], other), len(changed)
        for place in _places(other):
            leaves = [
                each.parts[place[1]] for each in by_rest.get(place, ()) if not each.parts[place[1]].parts
            ]
            if leaves and not other.parts[place[1]].parts:
                yield Difference(DifferenceKind.LEAF, leaves[0], other.parts[place[1]]), len(leaves)


def _small_terms(statements: Sequence[StatementTerm]) -> Iterator[Term]:
    for statement in statements:
        for one in statement.term.walk():
            if 0 < len(one.parts) <= _MOST_PARTS and one.label != SET:
                yield one


def _places(one: Term) -> Iterator[_Place]:
    """Yields the term without each of its parts in turn."""
    if len(one.parts) < 2:
        return
    for index in range(len(one.parts)):
        rest = tuple(part.key for other, part in enumerate(one.parts) if other != index)
        yield one.label, index, rest


def _counted(statements: Sequence[StatementTerm]) -> Counter[str]:
    return Counter(one.key for statement in statements for one in statement.term.walk())

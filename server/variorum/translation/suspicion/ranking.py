"""Ranks the differences between the statements of two programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import attrs

from variorum.program.node import Node
from variorum.program.statements import ForEach, If, Loop
from variorum.translation.suspicion.near_misses import Occurrences, near_misses
from variorum.translation.suspicion.renaming import renamed_names
from variorum.translation.suspicion.statement_matching import StatementMatching, match_statements
from variorum.translation.suspicion.statement_terms import StatementTerm
from variorum.translation.suspicion.term import SET, Term
from variorum.translation.suspicion.term_differences import Difference, DifferenceKind, differences

# Chosen on one-token mistakes in right translations (docs/accuracy/suspects.md). A difference in one token of a statement that
# agrees otherwise is the most suspicious; a statement that is written in another way is hardly so.
_BY_KIND = {
    DifferenceKind.OPERATOR: 1.0,
    DifferenceKind.ORDER: 0.9,
    DifferenceKind.LEAF: 0.8,
    DifferenceKind.REWRITTEN: 0.35,
}
_LEAVES_OF_TWO_KINDS = 0.4
_CALLED_DIFFERENTLY = 0.3
_OPERATION_AND_CALL = 0.4
_ALSO_ELSEWHERE = 0.7
_NEAR_MISS = {DifferenceKind.OPERATOR: 0.7, DifferenceKind.LEAF: 0.6}
_UNMATCHED = 0.15
_MISSING_EFFECT = 0.3
_MISSING_CONTROL = 0.12
_WITHOUT_EFFECT = frozenset({"declare", "Block", "DefineFunction", "DefineClass"})


@attrs.frozen
class Ranked:
    """A difference with its suspicion in `[0, 1]`. A side is None if it has nothing there; `offset` is the place in the
    translation then."""

    suspicion: float
    source: Term | None
    target: Term | None
    difference: Difference | None = None
    offset: int = 0


def ranked_differences(source: Sequence[StatementTerm], target: Sequence[StatementTerm]) -> list[Ranked]:
    """Returns the differences between two sequences of statements, the most suspicious first."""
    matching = match_statements(source, target)
    names = renamed_names(source, target, matching)
    if names:
        target = [StatementTerm(each.term.renamed(names)) for each in target]
        matching = match_statements(source, target)
    ranking = _Ranking(source, target, matching, Occurrences.of(source, target))
    return sorted(ranking.all(), key=lambda each: -each.suspicion)


@attrs.frozen(eq=False)
class _Ranking:
    source: Sequence[StatementTerm]
    target: Sequence[StatementTerm]
    matching: StatementMatching
    occurrences: Occurrences

    def all(self) -> Iterator[Ranked]:
        yield from self._in_matched()
        yield from self._near_misses()
        agreement = self.matching.agreement(len(self.source))
        yield from self._extra(agreement)
        yield from self._missing(agreement)

    def _in_matched(self) -> Iterator[Ranked]:
        found = [
            (self.matching.similarities[other], each)
            for other, one in sorted(self.matching.targets.items())
            for each in differences(self.source[one].term, self.target[other].term)
        ]
        frequency = Counter(each.labels for _, each in found)
        for similarity, each in found:
            # What differs in many places differs on purpose.
            suspicion = similarity * self._weight(each) / frequency[each.labels] ** 0.5
            yield Ranked(suspicion, each.source, each.target, each)

    def _weight(self, found: Difference) -> float:
        weight = _BY_KIND[found.kind]
        source, target = found.source, found.target
        if found.kind is DifferenceKind.LEAF and (source.is_name, source.is_constant) != (
            target.is_name,
            target.is_constant,
        ):
            weight = _LEAVES_OF_TWO_KINDS
        elif found.kind is DifferenceKind.OPERATOR and source.is_call and target.is_call:
            weight = _CALLED_DIFFERENTLY
        elif found.kind is DifferenceKind.OPERATOR and source.is_call != target.is_call:
            weight = _OPERATION_AND_CALL
        if not self.occurrences.only_in_source(source):
            weight *= _ALSO_ELSEWHERE
        if not self.occurrences.only_in_target(target):
            weight *= _ALSO_ELSEWHERE
        return weight

    def _near_misses(self) -> Iterator[Ranked]:
        for each, origins in near_misses(self.source, self.target, self.occurrences):
            yield Ranked(_NEAR_MISS[each.kind] / origins**0.5, each.source, each.target, each)

    def _extra(self, agreement: float) -> Iterator[Ranked]:
        for other, statement in enumerate(self.target):
            if other not in self.matching.targets and statement.term.label not in _WITHOUT_EFFECT:
                yield Ranked(_UNMATCHED * agreement, None, statement.term)

    def _missing(self, agreement: float) -> Iterator[Ranked]:
        for one, statement in enumerate(self.source):
            if one in self.matching.sources or statement.term.label in _WITHOUT_EFFECT:
                continue
            has_effect = statement.term.label == SET or statement.term.is_call
            weight = _MISSING_EFFECT if has_effect else _MISSING_CONTROL
            yield Ranked(weight * agreement**2, statement.term, None, offset=self._place_of_missing(one))

    def _place_of_missing(self, one: int) -> int:
        """Returns where a statement of the original would be in the translation: after the one that it follows."""
        counterparts = self.matching.sources
        for before in range(one - 1, -1, -1):
            if before in counterparts:
                return _behind(self.target[counterparts[before]].term.node)
        for after in range(one + 1, len(self.source)):
            if after in counterparts:
                return self.target[counterparts[after]].term.node.start
        return 0


def _behind(node: Node) -> int:
    """Returns where the statement that follows a node begins: in the body of a loop or branch, otherwise at its end."""
    if isinstance(node, Loop | ForEach):
        return node.body.start
    return node.then.start if isinstance(node, If) else node.end

"""Matches the statements of a translation with those of its original, by the terms they share and by their order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import attrs

from variorum.translation.suspicion.statement_terms import StatementTerm

# Statements that share less have nothing to do with each other.
_LEAST_SIMILARITY = 0.25
# Chosen on one-token mistakes in right translations (docs/accuracy.md).
_DISTANCE_WEIGHT = 0.15
_SAME_KIND = 0.1


@attrs.frozen
class StatementMatching:
    """The statements of both sides with their counterparts, by index."""

    sources: dict[int, int]
    """The index of the translation's statement for one of the original's."""
    targets: dict[int, int]
    """The reverse."""
    similarities: dict[int, float]
    """How much a statement of the translation shares with its counterpart, in `[0, 1]`."""

    def agreement(self, statements: int) -> float:
        """Returns the share of the original's statements that the translation has, in `[0, 1]`."""
        return sum(self.similarities.values()) / statements if statements else 1.0


def match_statements(source: Sequence[StatementTerm], target: Sequence[StatementTerm]) -> StatementMatching:
    """Matches the statements one to one, the most similar ones first."""
    found = StatementMatching({}, {}, {})
    for _, similarity, one, other in sorted(_candidates(source, target), key=lambda each: -each[0]):
        if one not in found.sources and other not in found.targets:
            found.sources[one], found.targets[other] = other, one
            found.similarities[other] = similarity
    return found


def _candidates(
    source: Sequence[StatementTerm], target: Sequence[StatementTerm]
) -> list[tuple[float, float, int, int]]:
    by_feature: dict[str, set[int]] = defaultdict(set)
    for index, statement in enumerate(target):
        for feature in statement.features:
            by_feature[feature].add(index)
    found = []
    for one, statement in enumerate(source):
        for other in set().union(*(by_feature.get(feature, ()) for feature in statement.features)):
            similarity = _similarity(statement, target[other])
            if similarity > _LEAST_SIMILARITY:
                distance = abs(one / len(source) - other / len(target))
                bonus = _SAME_KIND * (statement.term.label == target[other].term.label)
                found.append((similarity - _DISTANCE_WEIGHT * distance + bonus, similarity, one, other))
    return found


def _similarity(one: StatementTerm, other: StatementTerm) -> float:
    """Returns the Dice coefficient of the features."""
    shared = (one.features & other.features).total()
    return 2 * shared / (one.features.total() + other.features.total())

"""Matches the statements of a translation with those of its original, by the terms they share and by their order."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence

import attrs

from variorum.translation.suspicion.statement_terms import StatementTerm

# Statements that share less have nothing to do with each other.
_LEAST_SIMILARITY = 0.25
# Chosen on one-token mistakes in right translations (docs/accuracy/suspects.md).
_DISTANCE_WEIGHT = 0.15
_SAME_KIND = 0.1
# What more statements have in common says little about any two of them, and comparing all of them takes quadratic time.
_MOST_SHARING = 40


@attrs.frozen
class StatementMatching:
    """The statements of both sides with their counterparts, by index."""

    sources: dict[int, int]
    """The index of the translation's statement for one of the original's."""
    targets: dict[int, int]
    """The reverse."""
    similarities: dict[int, float]
    """How much a statement of the translation shares with its counterpart, in `[0, 1]`."""

    def add(self, source: int, target: int, similarity: float) -> None:
        """Matches two statements."""
        self.sources[source], self.targets[target] = target, source
        self.similarities[target] = similarity

    def agreement(self, statements: int) -> float:
        """Returns the share of the original's statements that the translation has, in `[0, 1]`."""
        return sum(self.similarities.values()) / statements if statements else 1.0


def match_statements(source: Sequence[StatementTerm], target: Sequence[StatementTerm]) -> StatementMatching:
    """Matches the statements one to one: equal ones in their order, then the most similar ones."""
    found = StatementMatching({}, {}, {})
    for one, other in _equal(source, target):
        found.add(one, other, 1.0)
    for _, similarity, one, other in sorted(_candidates(source, target, found), key=lambda each: -each[0]):
        if one not in found.sources and other not in found.targets:
            found.add(one, other, similarity)
    return found


def _equal(source: Sequence[StatementTerm], target: Sequence[StatementTerm]) -> Iterator[tuple[int, int]]:
    by_key: dict[str, deque[int]] = defaultdict(deque)
    for other, statement in enumerate(target):
        by_key[statement.term.key].append(other)
    for one, statement in enumerate(source):
        if waiting := by_key.get(statement.term.key):
            yield one, waiting.popleft()


def _candidates(
    source: Sequence[StatementTerm], target: Sequence[StatementTerm], found: StatementMatching
) -> list[tuple[float, float, int, int]]:
    """Returns pairs of the statements that are left, each with its rank and its similarity."""
    by_feature: dict[str, list[int]] = defaultdict(list)
    for other, statement in enumerate(target):
        if other not in found.targets:
            for feature in statement.features:
                by_feature[feature].append(other)
    candidates = []
    for one, statement in enumerate(source):
        if one in found.sources:
            continue
        shared = (by_feature.get(feature, ()) for feature in statement.features)
        for other in set().union(*(others for others in shared if len(others) <= _MOST_SHARING)):
            similarity = _similarity(statement, target[other])
            if similarity > _LEAST_SIMILARITY:
                distance = abs(one / len(source) - other / len(target))
                bonus = _SAME_KIND * (statement.term.label == target[other].term.label)
                candidates.append((similarity - _DISTANCE_WEIGHT * distance + bonus, similarity, one, other))
    return candidates


def _similarity(one: StatementTerm, other: StatementTerm) -> float:
    """Returns the Dice coefficient of the features."""
    shared = (one.features & other.features).total()
    return 2 * shared / (one.features.total() + other.features.total())

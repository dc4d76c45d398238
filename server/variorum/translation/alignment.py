"""Aligns the items of an original with those of its translation by name, signature and body.

Names decide where they can: a name keeps its words through any change of letter case. What is left is matched by the
overlap of words, the number of parameters and the meaning-bearing events of the bodies, best match first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import attrs

from variorum.syntax.program import Event
from variorum.translation.declared import Candidate

# A match below this likeness is more often an accident than a counterpart.
_LEAST_LIKENESS = 0.42
# With more leftover items than this, only those that share a word of their names are compared.
_MOST_FULL_COMPARISONS = 4000
_COMPARED_KINDS = frozenset(
    {"branch", "loop", "return", "operator", "call", "number", "string", "throw", "invoke"}
)


@attrs.frozen
class Matched:
    """An item of the original beside its counterpart; one of the two may be missing."""

    source: Candidate | None
    target: Candidate | None


def align(source: list[Candidate], target: list[Candidate]) -> list[Matched]:
    """Every item of both sides exactly once: matched ones and originals in source order, then what only the target has."""
    counterpart: dict[int, Candidate] = {}
    taken: set[int] = set()
    for one, other in [*_by_name(source, target), *_by_likeness(source, target)]:
        if id(one) not in counterpart and id(other) not in taken:
            counterpart[id(one)] = other
            taken.add(id(other))
    matched = [Matched(one, counterpart.get(id(one))) for one in source]
    return matched + [Matched(None, other) for other in target if id(other) not in taken]


def _by_name(source: list[Candidate], target: list[Candidate]) -> Iterable[tuple[Candidate, Candidate]]:
    """Pairs with the same words in their names, those whose owner and parameter count agree first."""
    by_words: dict[tuple[bool, tuple[str, ...]], list[Candidate]] = {}
    for other in target:
        by_words.setdefault((other.is_type, other.words), []).append(other)
    ranked = []
    for position, one in enumerate(source):
        for other in by_words.get((one.is_type, one.words), ()):
            ranked.append((-_agreement(one, other), position, one, other))
    ranked.sort(key=lambda entry: entry[:2])
    return [(one, other) for _, _, one, other in ranked]


def _agreement(one: Candidate, other: Candidate) -> float:
    owners = 1.0 if _owner_words(one) == _owner_words(other) else 0.0
    arity = 1.0 if len(one.declared.parameters) == len(other.declared.parameters) else 0.0
    return 2 * owners + arity + _bodies(one, other)


def _by_likeness(source: list[Candidate], target: list[Candidate]) -> Iterable[tuple[Candidate, Candidate]]:
    names_of_target = {(other.is_type, other.words) for other in target}
    names_of_source = {(one.is_type, one.words) for one in source}
    left = [one for one in source if (one.is_type, one.words) not in names_of_target]
    right = [other for other in target if (other.is_type, other.words) not in names_of_source]
    narrow = len(left) * len(right) > _MOST_FULL_COMPARISONS
    ranked = []
    for position, one in enumerate(left):
        for other in right:
            if one.is_type != other.is_type or (narrow and not set(one.words) & set(other.words)):
                continue
            likeness = _likeness(one, other)
            if likeness >= _LEAST_LIKENESS:
                ranked.append((-likeness, position, one, other))
    ranked.sort(key=lambda entry: entry[:2])
    return [(one, other) for _, _, one, other in ranked]


def _likeness(one: Candidate, other: Candidate) -> float:
    """How much two items look like counterparts, in `[0, 1]`: names 0.45, parameters 0.15, bodies 0.4."""
    mine, theirs = set(one.words), set(other.words)
    names = 2 * len(mine & theirs) / (len(mine) + len(theirs)) if mine and theirs else 0.0
    more, fewer = (
        max(len(one.declared.parameters), len(other.declared.parameters)),
        min(len(one.declared.parameters), len(other.declared.parameters)),
    )
    parameters = (fewer + 1) / (more + 1)
    return 0.45 * names + 0.15 * parameters + 0.4 * _bodies(one, other)


def _bodies(one: Candidate, other: Candidate) -> float:
    mine, theirs = _counts(one.events), _counts(other.events)
    total = mine.total() + theirs.total()
    return 2 * (mine & theirs).total() / total if total else 1.0


def _counts(events: Iterable[Event]) -> Counter[tuple[str, str]]:
    return Counter((event.kind, event.value.lstrip(".")) for event in events if event.kind in _COMPARED_KINDS)


def _owner_words(candidate: Candidate) -> str | None:
    return candidate.owner.lower().replace("_", "") if candidate.owner else None

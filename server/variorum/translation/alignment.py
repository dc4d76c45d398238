"""Aligns the items of an original with those of its translation by name, signature and body.

Names decide where they can: a name keeps its words through any change of letter case. What is left is matched by the
overlap of words, the number of parameters and the meaning-bearing events of the bodies, best match first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from heapq import nlargest

import attrs

from variorum.translation.declared import Candidate

# A match below this likeness is more often an accident than a counterpart.
_LEAST_LIKENESS = 0.42
# With more pairs of leftover items than this, each is compared only with the most promising ones on the other side.
_MOST_FULL_COMPARISONS = 4000
_PROMISING = 8
# What more than this share of the items have tells none of them from another.
_COMMON = 0.25


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
    bearers = Counter((one.is_type, one.words) for one in source)
    ranked = []
    for position, one in enumerate(source):
        others = by_words.get((one.is_type, one.words), [])
        for other in others:
            # Where the name has one bearer on each side, there is nothing to choose.
            agreement = (
                0.0 if len(others) == 1 and bearers[one.is_type, one.words] == 1 else _agreement(one, other)
            )
            ranked.append((-agreement, position, one, other))
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
    promising = _promising(left, right) if len(left) * len(right) > _MOST_FULL_COMPARISONS else None
    ranked = []
    for position, one in enumerate(left):
        for other in right if promising is None else promising[position]:
            if one.is_type != other.is_type:
                continue
            likeness = _likeness(one, other)
            if likeness >= _LEAST_LIKENESS:
                ranked.append((-likeness, position, one, other))
    ranked.sort(key=lambda entry: entry[:2])
    return [(one, other) for _, _, one, other in ranked]


def _promising(left: list[Candidate], right: list[Candidate]) -> list[list[Candidate]]:
    """For each item of the left side the items of the right that share most of what few others have."""
    holders: dict[object, list[int]] = {}
    for place, other in enumerate(right):
        for trait in _traits(other):
            holders.setdefault(trait, []).append(place)
    rare = {trait: places for trait, places in holders.items() if len(places) <= max(len(right) * _COMMON, 1)}
    found = []
    for one in left:
        shared: dict[int, float] = {}
        for trait in _traits(one) & rare.keys():
            worth = 1 / len(rare[trait])
            for place in rare[trait]:
                shared[place] = shared.get(place, 0.0) + worth
        best = nlargest(_PROMISING, shared, key=lambda place: (shared[place], -place))
        found.append([right[place] for place in best])
    return found


def _traits(candidate: Candidate) -> set[object]:
    """The words of its name and all that it does."""
    return {*candidate.words, *candidate.side.features.items()}


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
    mine, theirs = one.side.features, other.side.features
    total = mine.total() + theirs.total()
    return 2 * (mine & theirs).total() / total if total else 1.0


def _owner_words(candidate: Candidate) -> str | None:
    return candidate.owner.lower().replace("_", "") if candidate.owner else None

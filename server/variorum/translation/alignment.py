"""Aligns the items of an original with those of its translation by name, signature and body.

Names decide where they can: a name keeps its words when its letter case changes. The remaining items are matched by common words,
the number of parameters and the events of the bodies, best match first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from heapq import nlargest
from typing import NamedTuple

import attrs

from variorum.syntax.name_words import words_of
from variorum.translation.alignment_candidates import MAIN, Candidate, Candidates, Key, Profile
from variorum.translation.class_mapping import ClassMapping

# A match below this similarity is more often an accident than a counterpart.
_LEAST_SIMILARITY = 0.42
# With more pairs of remaining items than this, each is compared only with the most promising ones on the other side.
_MOST_FULL_COMPARISONS = 4000
_PROMISING = 8
# A trait that more than this share of the items have does not help to tell them apart.
_COMMON = 0.25
# The weight of a trait that only one item has; a shared trait's weight is divided.
_WORTH = 1_000_000
# The number of profiles that are compared with those of the previous version at a time.
_RUN = 64


class ItemMatch(NamedTuple):
    """An item of the original and its counterpart. One of the two may be missing."""

    source: Candidate | None
    target: Candidate | None


def align(source: Candidates, target: Candidates) -> list[ItemMatch]:
    """Returns every item of both sides exactly once: the items of the original in source order, then the remaining ones of the
    target."""
    return ItemMatching.of(source, target).matched(source, target)


class MatchedNames(NamedTuple):
    """The names of the two files, for checks of an item and its counterpart."""

    counterparts: Mapping[str, str]
    """The functions that both files declare: the name in the original to the name in the translation."""
    helpers: frozenset[str]
    """The functions that only the translation declares."""
    reordered: frozenset[str]
    """The functions of the original whose counterpart has the same parameters in another order."""


@attrs.frozen(eq=False)
class ItemMatching:
    """Which items of two files match, by index. An edit that cannot change the matches keeps it."""

    source: Sequence[Profile]
    target: Sequence[Profile]
    counterparts: Sequence[int | None]
    """For each item of the original the index of its counterpart in the translation."""
    source_places: Sequence[int | None]
    """For each item of the translation the index of its counterpart in the original."""
    source_profiles: Sequence[Profile | None]
    """For each item of the translation the profile of its counterpart in the original."""
    pairs: Sequence[tuple[int, int]]
    """The indexes of each matched pair."""
    missing: Sequence[int]
    """The indexes of the originals without a counterpart."""
    extra: Sequence[int]
    """The indexes of the items that only the translation has."""
    unique_names: Set[Key]
    """The names that exactly one item on each side has: these two match, whatever they do."""
    entry_points: Sequence[tuple[int | None, int | None]]
    """The indexes of the functions in which the programs begin, with those of their counterparts."""
    names: MatchedNames
    class_mapping: ClassMapping

    @classmethod
    def of(cls, source: Candidates, target: Candidates) -> ItemMatching:
        """Returns the matching of these items."""
        in_source, in_target = _places_by_key(source.profiles), _places_by_key(target.profiles)
        unique_names = {
            key for key, places in in_source.items() if len(places) == len(in_target.get(key, ())) == 1
        }
        counterpart: list[int | None] = [None] * len(source)
        taken: set[int] = set()
        for one, other in (
            *_by_name(source, target, in_source, in_target),
            *_by_similarity(source, target, in_source, in_target),
        ):
            if counterpart[one] is None and other not in taken:
                counterpart[one] = other
                taken.add(other)
        extra = [other for other in range(len(target)) if other not in taken]
        both = [*enumerate(counterpart), *((None, other) for other in extra)]
        source_places: list[int | None] = [None] * len(target)
        for one, place in enumerate(counterpart):
            if place is not None:
                source_places[place] = one
        return cls(
            source=source.profiles,
            target=target.profiles,
            counterparts=counterpart,
            source_places=source_places,
            source_profiles=[None if one is None else source.profiles[one] for one in source_places],
            pairs=[(one, other) for one, other in enumerate(counterpart) if other is not None],
            missing=[one for one, other in enumerate(counterpart) if other is None],
            extra=extra,
            entry_points=[
                (one, other) for one, other in both if _is_main(source, one) or _is_main(target, other)
            ],
            unique_names=unique_names,
            names=_names(source.profiles, target.profiles, counterpart),
            class_mapping=ClassMapping.of(source.profiles, target.profiles, counterpart),
        )

    def after(self, source: Candidates, target: Candidates) -> ItemMatching:
        """Returns the matching of the items after an edit. Only recomputes it if the edit can change it."""
        in_source, in_target = (
            differing(self.source, source.profiles),
            differing(self.target, target.profiles),
        )
        if in_source is None or in_target is None:
            return ItemMatching.of(source, target)
        changed = [(self.source[place], source.profiles[place]) for place in in_source]
        changed += [(self.target[place], target.profiles[place]) for place in in_target]
        if any(old.key != new.key or old.key not in self.unique_names for old, new in changed):
            return ItemMatching.of(source, target)
        names = self.names
        if any(_heading(old) != _heading(new) for old, new in changed):
            # A name can change its letter case and keep its words.
            names = _names(source.profiles, target.profiles, self.counterparts)
        class_mapping = self.class_mapping
        if any(old.name != new.name or old.owners != new.owners for old, new in changed):
            class_mapping = ClassMapping.of(source.profiles, target.profiles, self.counterparts)
        behind = self.source_profiles
        if in_source:
            behind = list(behind)
            for place in in_source:
                other = self.counterparts[place]
                if other is not None:
                    behind[other] = source.profiles[place]
        return attrs.evolve(
            self,
            source=source.profiles,
            target=target.profiles,
            source_profiles=behind,
            names=names,
            class_mapping=class_mapping,
        )

    def matched(self, source: Candidates, target: Candidates) -> list[ItemMatch]:
        """Returns the matched items."""
        both = [
            ItemMatch(one, None if place is None else target[place])
            for one, place in zip(source, self.counterparts, strict=True)
        ]
        return both + [ItemMatch(None, target[place]) for place in self.extra]


def _is_main(side: Candidates, place: int | None) -> bool:
    return place is not None and side.profiles[place].words == MAIN


def differing(before: Sequence[Profile], now: Sequence[Profile]) -> Sequence[int] | None:
    """Returns the indexes of the profiles that changed. Returns None if their number changed."""
    if before is now:
        return ()
    if len(before) != len(now):
        return None
    # Nearly all are the same, and slices are compared faster than single elements.
    runs = (
        first
        for first in range(0, len(now), _RUN)
        if before[first : first + _RUN] != now[first : first + _RUN]
    )
    return [
        place
        for first in runs
        for place in range(first, min(first + _RUN, len(now)))
        if before[place] is not now[place]
    ]


def _names(
    source: Sequence[Profile], target: Sequence[Profile], counterparts: Sequence[int | None]
) -> MatchedNames:
    both = [
        (one, target[place])
        for one, place in zip(source, counterparts, strict=True)
        if place is not None and not one.is_type
    ]
    taken = set(counterparts)
    return MatchedNames(
        {one.name: other.name for one, other in both},
        frozenset(one.name for place, one in enumerate(target) if place not in taken),
        frozenset(one.name for one, other in both if _is_reordered(one, other)),
    )


def _heading(profile: Profile) -> tuple[str, tuple[str, ...]]:
    return profile.name, profile.declaration.parameters


def _is_reordered(one: Profile, other: Profile) -> bool:
    if len(one.declaration.parameters) < 2:
        return False
    source, target = ([words_of(name) for name in side.declaration.parameters] for side in (one, other))
    return source != target and sorted(source) == sorted(target)


def _places_by_key(profiles: Sequence[Profile]) -> Mapping[Key, list[int]]:
    """Returns the indexes of the items by name."""
    found: dict[Key, list[int]] = {}
    for place, profile in enumerate(profiles):
        found.setdefault(profile.key, []).append(place)
    return found


def _by_name(
    source: Sequence[Candidate],
    target: Sequence[Candidate],
    in_source: Mapping[Key, list[int]],
    in_target: Mapping[Key, list[int]],
) -> list[tuple[int, int]]:
    """Returns pairs of indexes of items with the same words in their names, those with the same owner and parameter count
    first."""
    ranked = []
    for key, places in in_source.items():
        others = in_target.get(key, ())
        for one in places:
            for other in others:
                # If one item on each side has the name, there is nothing to choose.
                is_unique = len(places) == len(others) == 1
                ranked.append((0.0 if is_unique else -_agreement(source[one], target[other]), one, other))
    ranked.sort()
    return [(one, other) for _, one, other in ranked]


def _agreement(one: Candidate, other: Candidate) -> float:
    owners = 1.0 if _owner_words(one) == _owner_words(other) else 0.0
    arity = 1.0 if len(one.side.parameters) == len(other.side.parameters) else 0.0
    return 2 * owners + arity + _bodies(one, other)


def _by_similarity(
    source: Sequence[Candidate],
    target: Sequence[Candidate],
    in_source: Mapping[Key, list[int]],
    in_target: Mapping[Key, list[int]],
) -> list[tuple[int, int]]:
    """Returns pairs of indexes of items whose names only one side has, the most similar ones first."""
    left = sorted(place for key, places in in_source.items() if key not in in_target for place in places)
    right = sorted(place for key, places in in_target.items() if key not in in_source for place in places)
    ranked = []
    promising = None
    if len(left) * len(right) > _MOST_FULL_COMPARISONS:
        promising = _promising([source[place] for place in left], [target[place] for place in right])
    for index, one in enumerate(left):
        for other in right if promising is None else [right[place] for place in promising[index]]:
            if source[one].is_type != target[other].is_type:
                continue
            similarity = _similarity(source[one], target[other])
            if similarity >= _LEAST_SIMILARITY:
                ranked.append((-similarity, one, other))
    ranked.sort(key=lambda entry: entry[:2])
    return [(one, other) for _, one, other in ranked]


def _promising(left: Sequence[Candidate], right: Sequence[Candidate]) -> list[list[int]]:
    """Returns for each item of the left side the indexes of those on the right that share most of the rare traits."""
    holders: dict[object, list[int]] = {}
    for place, other in enumerate(right):
        for trait in _traits(other):
            holders.setdefault(trait, []).append(place)
    rare = {trait: places for trait, places in holders.items() if len(places) <= max(len(right) * _COMMON, 1)}
    found = []
    for one in left:
        shared: dict[int, int] = {}
        for trait in _traits(one) & rare.keys():
            # Integers, because a sum of floats would depend on the order of a set.
            worth = _WORTH // len(rare[trait])
            for place in rare[trait]:
                shared[place] = shared.get(place, 0) + worth
        found.append(nlargest(_PROMISING, shared, key=lambda place: (shared[place], -place)))
    return found


def _traits(candidate: Candidate) -> set[object]:
    """Returns the words of its name and all its events."""
    return {*candidate.words, *candidate.side.features.items()}


def _similarity(one: Candidate, other: Candidate) -> float:
    """Returns how similar two items are, in `[0, 1]`: names 0.45, parameters 0.15, bodies 0.4."""
    source, target = set(one.words), set(other.words)
    names = 2 * len(source & target) / (len(source) + len(target)) if source and target else 0.0
    if one.profile.has_name_of(other.profile):
        names = 1.0
    more, fewer = (
        max(len(one.side.parameters), len(other.side.parameters)),
        min(len(one.side.parameters), len(other.side.parameters)),
    )
    parameters = (fewer + 1) / (more + 1)
    return 0.45 * names + 0.15 * parameters + 0.4 * _bodies(one, other)


def _bodies(one: Candidate, other: Candidate) -> float:
    source, target = one.side.features, other.side.features
    total = source.total() + target.total()
    return 2 * (source & target).total() / total if total else 1.0


def _owner_words(candidate: Candidate) -> str | None:
    return candidate.owner.lower().replace("_", "") if candidate.owner else None
